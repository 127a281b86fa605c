// SPDX-License-Identifier: Apache-2.0

package import Trace

/// A control, or a view with a recognizer of the app's, that lies under the finger and that a touch did not come to.
package struct MissedControl: Hashable, Sendable {
  package var control: String

  package var reason: TraceReason
}

extension TouchAnswer {
  /// The control in front of all that contain the point and are not on the way to the hit-test view, with why the
  /// touch did not come to it; nil if there is none that a person sees there.
  package func unreachedControl(in index: ScreenIndex) -> MissedControl? {
    guard let window else { return nil }
    let path = Set(hitPath(in: index))
    let answers = ViewAnswers(self, in: index)
    let aims = Set(index.screen.gestureRecognizers.filter { !$0.isSystem }.map(\.view))
    for view in index.screen.views.reversed()
    where (view.control != nil || aims.contains(view.id)) && !path.contains(view.id) {
      // Parts of the hit-test view, and those of another control, are no controls to aim at.
      let ancestry = index.ancestry(of: view.id)
      guard ancestry.last?.id == window || ancestry.last?.window != nil,
        !ancestry.dropFirst().contains(where: { $0.control != nil }),
        !view.isHidden, !ancestry.dropFirst().contains(where: \.isUnseen)
      else { continue }
      let answer = answers.answer(for: view)
      guard answer.boundsContainPoint == true, answer.outcome != .hit, answer.outcome != .passedUp,
        let reason = answer.ownRefusal ?? answer.reason
      else { continue }
      switch reason.code {
      case .interactionDisabled, .outsideAncestor, .ancestorInteractionDisabled, .siblingInFront,
        .windowInFront, .customPointInside, .customHitTest, .alphaBelowThreshold, .animating:
        return MissedControl(control: view.id, reason: reason)
      default: continue
      }
    }
    return nil
  }
}

extension TouchAnswer {
  /// About half the width of a finger's tip, in points.
  private static let reach = 22.0

  /// The nearest control that takes touches and that the finger missed by no more than half its width. Nil if
  /// somebody acts on the touch, if something in front let it through, or if it lies on a control. The reason says
  /// beyond which edges of its bounds the touch was, and by how much.
  package func nearMiss(in index: ScreenIndex) -> MissedControl? {
    guard needsReason, let window = window.flatMap(index.view),
      let point = TraceTransform(boundsOf: window).inverse?(location)
    else { return nil }
    guard lettingThrough(in: index).isEmpty, returnedView(in: index) == nil, claim == nil else { return nil }
    var nearest: (distance: Double, miss: MissedControl)?
    for view in index.screen.views where view.control != nil {
      let ancestry = index.ancestry(of: view.id)
      guard ancestry.last?.id == window.id, let own = view.windowTransform?.inverse?(point) else { continue }
      if view.bounds.contains(own) { return nil }
      let away = Distance(of: own, from: view.bounds)
      guard away.length <= Self.reach, away.length <= nearest?.distance ?? Self.reach,
        view.takesTouches, ancestry.allSatisfy({ $0.refusal == nil }),
        ancestry.dropFirst().allSatisfy({ $0.lets(away.nearest, of: view) })
      else { continue }
      let reason = TraceReason(.pointOutsideBounds, numbers: away.numbers)
      nearest = (away.length, MissedControl(control: view.id, reason: reason))
    }
    return nearest?.miss
  }

  /// Whether the finger went down and up in one place, and nobody did anything about it.
  private var needsReason: Bool {
    switch verdict.code {
    case .dropped, .undecided, .keptByScrollView: break
    case .recognized, .controlActed, .selected, .scrolled, .focused, .withheld, .handled, .keptByControl,
      .unclaimed:
      return false
    }
    return samples.last?.phase == .ended && !isDrag
  }
}

/// How far a point is from a rectangle.
private struct Distance {
  /// By how much it is beyond the edges, as reasons tell it.
  private(set) var numbers: [String: Double] = [:]

  /// The point of the rectangle that is nearest to it.
  private(set) var nearest: TracePoint

  let length: Double

  init(of point: TracePoint, from bounds: TraceRect) {
    nearest = TracePoint(
      x: min(max(point.x, bounds.minX), bounds.maxX), y: min(max(point.y, bounds.minY), bounds.maxY))
    let (x, y) = (point.x - nearest.x, point.y - nearest.y)
    length = (x * x + y * y).squareRoot()
    if point.x < bounds.minX { numbers["left"] = -x }
    if point.x >= bounds.maxX { numbers["right"] = x }
    if point.y < bounds.minY { numbers["above"] = -y }
    if point.y >= bounds.maxY { numbers["below"] = y }
  }
}

extension TraceView {
  /// Whether a touch within its bounds would be the control's: it is enabled, and no code of its own decides.
  fileprivate var takesTouches: Bool {
    control?.isEnabled == true && overrides.allSatisfy { $0.method == "next" }
  }

  /// Whether a touch at a place of a view inside of this one comes that far.
  fileprivate func lets(_ place: TracePoint, of view: TraceView) -> Bool {
    guard !decidesItself, let toWindow = view.windowTransform,
      let own = (window != nil ? .identity : windowTransform)?.inverse?(toWindow(place))
    else { return false }
    // The nearest point of a control lies on its edge, which may be that of the other view too.
    let tolerance = 0.01
    return own.x >= bounds.minX - tolerance && own.x <= bounds.maxX + tolerance
      && own.y >= bounds.minY - tolerance && own.y <= bounds.maxY + tolerance
  }
}
