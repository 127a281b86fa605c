// SPDX-License-Identifier: Apache-2.0

import Trace

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
      guard let point, let refusing, refusing.order < best?.order ?? .max, view.refusal == nil,
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
    if gates?.refusal != nil { return true }
    switch reason?.code {
    case .hidden?, .alphaBelowThreshold?, .interactionDisabled?, .animating?, .customHitTest?,
      .customPointInside?:
      return true
    default: return false
    }
  }
}
