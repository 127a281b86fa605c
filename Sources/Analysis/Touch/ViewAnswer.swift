// SPDX-License-Identifier: Apache-2.0

package import Trace

/// The answer to "why not this view?" for one touch.
package struct ViewAnswer: Hashable, Sendable {
  package var view: String

  package var outcome: Outcome

  /// Why the touch did not go to the view; nil if it did.
  package var reason: TraceReason?

  /// For a view that was not asked and whose bounds do not contain the point: what was in front of it.
  package var front: TraceReason?

  /// Why a view that was not asked would have refused, or would not have been asked, all the same: its own flags or
  /// those of a view between it and the nearest one that was asked.
  package var ownRefusal: TraceReason?

  /// For a hit view that did not answer itself: how it came to be the answer.
  package var returned: ReturnedView?

  /// The point of the touch in the view's own bounds coordinates, if one corresponds.
  package var point: TracePoint?

  /// Whether that point lies in the view's bounds, whatever its superviews say.
  package var boundsContainPoint: Bool?

  package enum Outcome: String, Hashable, Sendable {
    /// It is the hit-test view.
    case hit
    /// It was asked and returned a view below it, or another one.
    case passedUp
    /// It was asked and returned nil.
    case refused
    /// Its turn came, and it was passed over without a call.
    case passedOver
    case notAsked
  }
}

extension TouchAnswer {
  /// Why the touch went to a view or not. Who asks about many views takes ``ViewAnswers``.
  package func answer(for view: TraceView, in index: ScreenIndex) -> ViewAnswer {
    ViewAnswers(self, in: index).answer(for: view)
  }
}

extension TraceTransform {
  /// Maps a view's bounds coordinates to its superview's, or a window's to the screen's (HT-18).
  package init(boundsOf view: TraceView) {
    let moved = view.transform(
      TracePoint(
        x: -(view.bounds.minX + view.anchorPoint.x * view.bounds.size.width),
        y: -(view.bounds.minY + view.anchorPoint.y * view.bounds.size.height)))
    self = view.transform
    tx = view.center.x + moved.x
    ty = view.center.y + moved.y
  }

  /// The transform that applies the other one first, then this one.
  func after(_ first: TraceTransform) -> TraceTransform {
    let origin = self(TracePoint(x: first.tx, y: first.ty))
    return TraceTransform(
      a: a * first.a + c * first.b, b: b * first.a + d * first.b, c: a * first.c + c * first.d,
      d: b * first.c + d * first.d, tx: origin.x, ty: origin.y)
  }
}
