// SPDX-License-Identifier: Apache-2.0

package import Trace

/// The decisions in one call of `hitTest(_:with:)`, gate by gate (HT-2 to HT-5).
package struct HitTestFlow: Hashable, Sendable {
  /// One of the gates, in the order in which they are checked (HT-4).
  package enum Gate: Int, Hashable, Sendable, CaseIterable {
    case isUserInteractionEnabled, isAnimating, isHidden, alpha

    /// The gate that refuses with a reason; nil if the reason is not that of a gate.
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

  /// The outcome of a gate.
  package enum Passage: Hashable, Sendable {
    /// It let the touch through.
    case passed
    /// It made the default implementation return nil.
    case refused(TraceReason)
    /// The call did not get this far.
    case notReached
    /// An override skipped the gate (HT-17).
    case skipped
  }

  /// How the override of `hitTest` affected the answer.
  package enum Part: Hashable, Sendable {
    /// It answered without the default implementation.
    case answeredAlone
    /// It called the default implementation and changed its answer.
    case changedAnswer
  }

  /// The result of a call.
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

  /// The outcomes of the gates, in order.
  package var gates: [Passage]

  package var inside: Passage

  /// The answers of the subviews that the default implementation asked, front to back.
  package var subviews: [WalkStep] = []

  /// Whether the call got as far as asking subviews.
  package var asksSubviews = false

  /// The result of the default implementation; nil if it did not run to its end.
  package var byDefault: Result?

  /// How an override affected the answer; nil if the default implementation's answer was used.
  package var override: Part?

  /// Reads the decisions of one call.
  ///
  /// - Parameters:
  ///   - step: The call, of a view that was asked.
  ///   - walk: All calls of the traversal.
  package init(of step: WalkStep, in walk: [WalkStep]) {
    view = step.view
    self.step = step
    let isOverridden = step.reason?.code == .customHitTest
    // A trace without gates was not written by the simulation; there the reasons say which gate refused.
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

  /// A view that was not asked, or was skipped.
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

  /// The direct calls of the default implementation to subviews.
  private static func subviews(of step: WalkStep, in walk: [WalkStep]) -> [WalkStep] {
    walk.drop { $0.order <= step.order }.prefix { $0.depth > step.depth }
      .filter { $0.depth == step.depth + 1 && !$0.isDirect }
  }
}

extension TouchAnswer {
  /// The most interesting step of the last traversal; nil if no view was asked.
  ///
  /// In this order: a view whose override decided; a view under the finger that a gate refused, controls first; a view
  /// that keeps the touch from a subview under the finger; a view that the finger missed narrowly; labels and images;
  /// other views under the finger that refused; the hit-test view.
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

  /// The approximate width of a fingertip, in points.
  private static let fingerWidth = 44.0

  /// Whether the touch is inside a view's bounds or at most `distance` points outside.
  private func isNear(_ step: WalkStep, _ distance: Double, in index: ScreenIndex) -> Bool {
    guard let point = step.point, let bounds = index.view(step.view)?.bounds else { return false }
    if bounds.contains(point) { return true }
    let across = max(bounds.minX - point.x, point.x - bounds.maxX, 0)
    let along = max(bounds.minY - point.y, point.y - bounds.maxY, 0)
    return distance > 0 && max(across, along) <= distance
  }

  /// Whether it is a view that ignores touches by default, such as a label or image view.
  private func isDecoration(_ id: String, in index: ScreenIndex) -> Bool {
    index.view(id)?.isOfClassThatIgnoresTouches ?? false
  }

  /// The first refusal that prevented a view under the finger from being asked.
  private func keepingTouch(among refused: [WalkStep], in index: ScreenIndex) -> WalkStep? {
    let steps = Dictionary(refused.map { ($0.view, $0) }) { first, _ in first }
    guard !steps.isEmpty else { return nil }
    var best: WalkStep?
    /// For each view seen so far, the point in its window and the refusing superview; superviews come first.
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
  /// Whether an override, and not the default implementation, decided the answer.
  fileprivate var isDecidedByOverride: Bool {
    reason?.code == .customHitTest || reason?.code == .customPointInside
      || insideReason?.code == .customPointInside
  }

  /// Whether a gate or an override of `hitTest` refused, independently of the point.
  fileprivate var isClosed: Bool {
    gates?.refusal != nil || isDecidedByOverride || HitTestFlow.Gate(refusing: reason) != nil
  }
}

extension [WalkStep] {
  /// The smallest number of equal refusals in a row that are described together.
  private static var shortestRun: Int { 8 }

  /// The positions of the calls, in order. Many siblings that refused in a row for the same reason share a range; every
  /// other call has its own.
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

  /// The reason of a refusal that may be described together with others for the same reason; else nil.
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
