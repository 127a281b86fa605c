// SPDX-License-Identifier: Apache-2.0

package import Trace

/// What one call of `hitTest(_:with:)` decided, gate by gate (HT-2 to HT-5).
package struct HitTestFlow: Hashable, Sendable {
  /// One of the gates, in the order in which they are checked (HT-4).
  package enum Gate: Int, Hashable, Sendable, CaseIterable {
    case isUserInteractionEnabled, isAnimating, isHidden, alpha

    /// The gate that refuses for a reason; nil for another reason.
    init?(refusing reason: TraceReason?) {
      switch reason?.code {
      case .interactionDisabled?: self = .isUserInteractionEnabled
      case .animating?: self = .isAnimating
      case .hidden?: self = .isHidden
      case .alphaBelowThreshold?: self = .alpha
      default: return nil
      }
    }
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
    let stop = Gate(refusing: refusal)
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

extension TouchAnswer {
  /// The step of the last traversal that readers would ask about first; nil if no view was asked.
  ///
  /// That is a view whose override decided; else a view under the finger that refused by a gate, controls before
  /// others; else one that keeps the touch from a view in it that lies under the finger; else one that the finger missed
  /// by little. Labels and images come after those, then what else refused under the finger, and the hit view.
  package func mainStep(in index: ScreenIndex) -> WalkStep? {
    let asked = walk.filter { !$0.isPassedOver }
    if let decided = asked.first(where: \.isDecidedByOverride) { return decided }
    let refused = asked.filter { $0.outcome == .refused }
    func isControl(_ step: WalkStep) -> Bool { index.view(step.view)?.control != nil }
    let closed = refused.filter { $0.isClosed && isNear($0, 0, in: index) }
    let views = closed.filter { !isDecoration($0.view, in: index) }
    let missed = refused.filter {
      isNear($0, Self.fingerWidth, in: index) && !isDecoration($0.view, in: index)
    }
    if let step = views.first(where: isControl) ?? views.first { return step }
    if let step = keepingTouch(among: refused, in: index) { return step }
    if let step = missed.first(where: isControl) ?? missed.first ?? closed.first { return step }
    if let step = refused.first(where: { !isDecoration($0.view, in: index) }) { return step }
    return asked.last { $0.view == hitView } ?? refused.first ?? walk.first(where: \.isPassedOver)
      ?? asked.last
  }

  /// About the width of a finger's tip, in points.
  private static let fingerWidth = 44.0

  /// Whether the touch is in a view's bounds, or no further from them than so much.
  private func isNear(_ step: WalkStep, _ distance: Double, in index: ScreenIndex) -> Bool {
    guard let point = step.point, let bounds = index.view(step.view)?.bounds else { return false }
    if bounds.contains(point) { return true }
    let across = max(bounds.minX - point.x, point.x - bounds.maxX, 0)
    let along = max(bounds.minY - point.y, point.y - bounds.maxY, 0)
    return distance > 0 && max(across, along) <= distance
  }

  /// Whether it is a label, an image or the like, which takes no touches anyway.
  private func isDecoration(_ id: String, in index: ScreenIndex) -> Bool {
    index.view(id)?.isOfClassThatIgnoresTouches ?? false
  }

  /// The first of some refusals because of which a view under the finger was not asked.
  private func keepingTouch(among refused: [WalkStep], in index: ScreenIndex) -> WalkStep? {
    let steps = Dictionary(refused.map { ($0.view, $0) }) { first, _ in first }
    guard !steps.isEmpty else { return nil }
    var best: WalkStep?
    /// The window's point and the refusing view of everything seen so far; superviews come before their subviews.
    var places: [String: (point: TracePoint?, refusing: WalkStep?)] = [:]
    for view in index.screen.views {
      guard let above = view.superview else {
        places[view.id] = (TraceTransform(boundsOf: view).inverse?(location), steps[view.id])
        continue
      }
      let (point, refusing) = places[above] ?? (nil, nil)
      places[view.id] = (point, refusing ?? steps[view.id])
      guard let point, let refusing, refusing.order < best?.order ?? .max,
        index.refusal(of: view) == nil,
        let own = view.windowTransform?.inverse?(point), view.bounds.contains(own)
      else { continue }
      best = refusing
    }
    return best
  }
}

extension WalkStep {
  /// Whether the answer is an override's and not the default implementation's.
  fileprivate var isDecidedByOverride: Bool {
    reason?.code == .customHitTest || reason?.code == .customPointInside
      || insideReason?.code == .customPointInside
  }

  /// Whether a gate refused, or an override of `hitTest`, wherever the point was.
  fileprivate var isClosed: Bool {
    gates?.refusal != nil || isDecidedByOverride || HitTestFlow.Gate(refusing: reason) != nil
  }
}

extension [WalkStep] {
  /// At least this many refusals for one reason are told together.
  private static var shortestRun: Int { 8 }

  /// The positions of the calls, in order. Many siblings that refused one after the other for one reason are one range,
  /// every other call is a range of its own.
  package var runs: [Range<Int>] {
    var runs: [Range<Int>] = []
    var position = 0
    while position < count {
      let end = Swift.max(endOfRun(from: position), position + 1)
      if end - position >= Self.shortestRun {
        runs.append(position..<end)
      } else {
        runs += (position..<end).map { $0..<$0 + 1 }
      }
      position = end
    }
    return runs
  }

  /// Whether a view asked others before it answered.
  func asksOthers(_ position: Int) -> Bool {
    position + 1 < count && self[position + 1].depth > self[position].depth
  }

  private func endOfRun(from start: Int) -> Int {
    guard let reason = sharedReason(start) else { return start }
    var end = start + 1
    while end < count, self[end].depth == self[start].depth, sharedReason(end) == reason { end += 1 }
    return end
  }

  /// Why a view refused, if its refusal may be told together with others for the same reason; else nil.
  private func sharedReason(_ position: Int) -> TraceReason.Code? {
    let step = self[position]
    guard step.outcome == .refused, !step.isPassedOver, !step.isDirect, !asksOthers(position),
      let code = step.reason?.code
    else { return nil }
    switch code {
    case .hidden, .alphaBelowThreshold, .interactionDisabled, .animating, .pointOutsideBounds, .zeroSize,
      .nonInvertibleTransform:
      return code
    default: return nil
    }
  }
}
