// SPDX-License-Identifier: Apache-2.0

package import Trace

/// How a touch came to its hit-test view, and why not to a control that the finger was meant for.
extension ActFinder {
  /// Why the touch came to the hit-test view.
  var whyHit: Because { passage ?? shield ?? front }

  /// What brought the touch to the hit-test view past others, or though it is hardly there.
  var passage: Because? {
    if let returned = answer.returnedView(in: index) { return .returned(view: hitView, by: returned.by) }
    if let claim = answer.claim { return .reachesFurther(view: hitView, reason: claim) }
    if let overlay = answer.lettingThrough(in: index).first {
      return .letsThrough(view: overlay.view, reason: overlay.reason, isInFront: true)
    }
    return answer.faintView(in: index).map { .nearlyInvisible(view: $0.id, alpha: $0.alpha) }
  }

  /// The hit-test view lies in front of a control that the finger was meant for.
  var shield: Because? {
    guard let control = answer.unreachedControl(in: index) else { return nil }
    switch control.reason.code {
    case .siblingInFront, .windowInFront: return unreached(control)
    default: return nil
    }
  }

  /// Why no deeper view was hit.
  var front: Because {
    let steps = answer.stepsByView()
    let subviews = index.subviews(of: hitView).filter { steps[$0] != nil }
    let isBeside =
      !subviews.isEmpty && subviews.allSatisfy { steps[$0]?.reason?.code == .pointOutsideBounds }
    guard isBeside, subviews.count == index.subviews(of: hitView).count else {
      return .deepest(view: hitView, beside: neighbours)
    }
    return .besideSubviews(
      view: hitView, count: subviews.count, only: subviews.count == 1 ? subviews[0] : nil)
  }

  /// Why a control that the finger was meant for got nothing, if no view in front took the touch from it.
  var missed: Because? {
    guard passage == nil, shield == nil else { return nil }
    if let control = answer.unreachedControl(in: index) { return unreached(control) }
    return answer.nearMiss(in: index).map { .misses(control: $0.control, reason: $0.reason) }
  }

  private func unreached(_ it: MissedControl) -> Because {
    switch (it.reason.code, it.reason.subject) {
    case (.interactionDisabled, _): .interactionDisabled(object: it.control, control: it.control)
    case (.ancestorInteractionDisabled, let other?):
      .interactionDisabled(object: other, control: it.control)
    case (.siblingInFront, let other?): .inFront(view: other, of: it.control, isWindow: false)
    case (.windowInFront, let other?):
      .inFront(view: other, of: it.control, isWindow: other != hitView)
    case (.outsideAncestor, let other?):
      .refusesFor(view: other, control: it.control, reason: refusal(of: other, it.reason))
    default: .letsThrough(view: it.control, reason: it.reason, isInFront: false)
    }
  }

  /// Why a view says no, with where the point is if the trace tells that.
  private func refusal(of view: String, _ reason: TraceReason) -> TraceReason {
    if reason.placesPoint { return reason }
    let step = answer.walk.first { $0.view == view }
    return step?.insideReason ?? step?.reason ?? TraceReason(.pointOutsideBounds)
  }

  // MARK: - Siblings

  /// Of at least this many siblings that were asked first only the number is told.
  private static let manySiblings = 20

  /// What was asked before the hit-test view among its siblings.
  private var neighbours: Because.Neighbours {
    let superview = index.view(hitView)?.superview
    let asked = answer.walk.filter { $0.view != hitView && index.view($0.view)?.superview == superview }
    if asked.count >= Self.manySiblings {
      let roles = Set(asked.compactMap { index.view($0.view)?.role })
      return .many(count: asked.count, role: roles.count == 1 ? roles.first ?? .view : .view)
    }
    let through = answer.walk.first { step in
      guard step.view != hitView, step.outcome == .refused, let point = step.point else { return false }
      return index.view(step.view)?.bounds.contains(point) ?? false
    }
    if let through { return .letThrough(view: through.view, reason: through.reason ?? through.insideReason) }
    let missed = asked.compactMap { step -> (view: String, distance: Double)? in
      guard let reason = step.reason, reason.code == .pointOutsideBounds, let distance = reason.distance
      else { return nil }
      return (step.view, distance)
    }
    return missed.min { $0.distance < $1.distance }.map { .missed(view: $0.view) } ?? .none
  }
}

extension TraceReason {
  /// Where a point is beyond bounds, by the names that the reason's numbers have.
  package enum Side: String, Hashable, Sendable, CaseIterable {
    case left, right, above, below
  }

  /// By how many points a point is beyond edges of its bounds, first of the left or right one; empty if the numbers do
  /// not say. A point on the right or bottom edge is beyond it by 0, and outside (HT-12).
  package var beyond: [(side: Side, distance: Double)] {
    Side.allCases.compactMap { side in numbers[side.rawValue].map { (side, $0) } }
  }

  /// On which side of its bounds a point is farthest from them, and by how many points; nil if the numbers do not say.
  package var farthestSide: (side: Side, distance: Double)? {
    guard let most = distance else { return nil }
    return beyond.first { abs($0.distance) == most }
  }

  /// Whether the numbers say where a point outside of bounds is.
  package var placesPoint: Bool { !beyond.isEmpty }

  /// How far a point is from the edge that it is farthest beyond, in points; nil if the numbers do not say.
  package var distance: Double? { beyond.map { abs($0.distance) }.max() }
}
