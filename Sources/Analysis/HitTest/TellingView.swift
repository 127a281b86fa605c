// SPDX-License-Identifier: Apache-2.0

import Trace

extension TouchAnswer {
  /// The step of the last traversal that a reader would ask about first; nil if no view was asked.
  ///
  /// That is a view under the finger that refused by a gate, controls before others; else one that keeps the touch from
  /// a view in it that lies under the finger; else the first that refused; else the hit view.
  package func tellingStep(in index: ScreenIndex) -> WalkStep? {
    let asked = walk.filter { !$0.isPassedOver }
    let refused = asked.filter { $0.outcome == .refused }
    let closed = refused.filter { step in
      guard let point = step.point, let view = index.view(step.view) else { return false }
      return step.isClosed && view.bounds.contains(point)
    }
    return closed.first { index.view($0.view)?.control != nil } ?? closed.first
      ?? keepingTouch(among: refused, in: index) ?? refused.first ?? asked.last { $0.view == hitView }
      ?? walk.first { $0.isPassedOver } ?? asked.last
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
