// SPDX-License-Identifier: Apache-2.0

package import Trace

/// What one call of `hitTest(_:with:)` decided, gate by gate (HT-2 to HT-5).
package struct HitTestFlow: Hashable, Sendable {
  /// One of the gates, in the order in which they are checked (HT-4).
  package enum Gate: Int, Hashable, Sendable, CaseIterable {
    case isUserInteractionEnabled, isAnimating, isHidden, alpha
  }

  /// What came of a decision.
  package enum Passage: Hashable, Sendable {
    /// It let the touch through.
    case passed
    /// It made the default implementation return nil.
    case refused(TraceReason)
    /// The call did not come so far.
    case notReached
    /// An override went past it without asking (HT-17).
    case skipped
  }

  /// What the override of `hitTest` had to do with the answer.
  package enum Part: Hashable, Sendable {
    /// It answered without the default implementation.
    case answeredAlone
    /// It ran the default implementation and answered otherwise.
    case changedAnswer
  }

  /// What the default implementation came to.
  package enum Result: Hashable, Sendable {
    case refusal
    case itself
    case other(String)

    /// What a call returned.
    init(of step: WalkStep) {
      self = step.result.map { $0 == step.view ? .itself : .other($0) } ?? .refusal
    }
  }

  package var view: String

  /// The call; nil for a view that was not asked.
  package var step: WalkStep?

  /// The gates in order; of each what came of it.
  package var gates: [Passage]

  package var inside: Passage

  /// What the subviews said that the default implementation asked, front to back.
  package var subviews: [WalkStep] = []

  /// Whether the subviews' turn came.
  package var asksSubviews = false

  /// What the default implementation returned; nil if it did not run to its end.
  package var byDefault: Result?

  /// What an override had to do with the answer; nil if the default implementation's answer stood.
  package var override: Part?

  /// The way of one call.
  ///
  /// - Parameters:
  ///   - step: The call, of a view that was asked.
  ///   - walk: All calls of the traversal.
  package init(of step: WalkStep, in walk: [WalkStep]) {
    view = step.view
    self.step = step
    let isOverridden = step.reason?.code == .customHitTest
    // A trace without any gates was not written by the simulation; its reasons say which gate refused.
    let tellsGates = walk.contains { $0.gates != nil }
    let ranGates = step.gates != nil || (!tellsGates && !isOverridden)
    let refusal = step.gates?.refusal ?? (ranGates ? step.reason : nil)
    gates = Self.passages(refusedBy: refusal, areReached: ranGates)
    let isStopped = gates.contains { if case .refused = $0 { true } else { false } }

    let refusesPoint = step.isInside == false || (ranGates && !isStopped && Self.concernsPoint(step.reason))
    if refusesPoint {
      inside = .refused(step.insideReason ?? step.reason ?? TraceReason(.pointOutsideBounds))
    } else if step.isInside == true || (ranGates && !isStopped && !isOverridden && step.result != nil) {
      inside = .passed
    } else {
      inside = .notReached
    }
    if !ranGates, inside != .notReached { gates = gates.map { _ in .skipped } }

    asksSubviews = inside == .passed
    if asksSubviews { subviews = Self.subviews(of: step, in: walk) }
    if isStopped || refusesPoint {
      byDefault = .refusal
    } else if asksSubviews {
      byDefault = subviews.lazy.compactMap(\.result).first.map { .other($0) } ?? .itself
    }
    if isOverridden, byDefault == nil {
      override = .answeredAlone
    } else if isOverridden, byDefault != Result(of: step) {
      override = .changedAnswer
    }
  }

  /// The way of a view that was not asked, or passed over.
  package init(notAsked view: String, step: WalkStep? = nil) {
    self.view = view
    self.step = step
    gates = Gate.allCases.map { _ in .notReached }
    inside = .notReached
  }

  private static func passages(refusedBy refusal: TraceReason?, areReached: Bool) -> [Passage] {
    let stop: Gate? =
      switch refusal?.code {
      case .interactionDisabled?: .isUserInteractionEnabled
      case .animating?: .isAnimating
      case .hidden?: .isHidden
      case .alphaBelowThreshold?: .alpha
      default: nil
      }
    return Gate.allCases.map { gate in
      guard areReached else { return .notReached }
      guard let stop, let refusal else { return .passed }
      if gate == stop { return .refused(refusal) }
      return gate.rawValue < stop.rawValue ? .passed : .notReached
    }
  }

  private static func concernsPoint(_ reason: TraceReason?) -> Bool {
    switch reason?.code {
    case .pointOutsideBounds?, .zeroSize?, .customPointInside?: true
    default: false
    }
  }

  /// The calls right within a call that the default implementation made.
  private static func subviews(of step: WalkStep, in walk: [WalkStep]) -> [WalkStep] {
    walk.drop { $0.order <= step.order }.prefix { $0.depth > step.depth }
      .filter { $0.depth == step.depth + 1 && !$0.isDirect }
  }
}
