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
    /// It was not asked at all.
    case notAsked
  }
}

extension TouchAnswer {
  /// Why the touch went to a view or not.
  ///
  /// - Parameters:
  ///   - view: The view in question.
  ///   - index: The screen.
  ///   - asked: ``stepsByView``, to be passed in by callers that ask about many views.
  /// - Returns: The answer.
  package func answer(
    for view: TraceView, in index: ScreenIndex, asked: [String: WalkStep]? = nil
  ) -> ViewAnswer {
    let asked = asked ?? stepsByView
    var answer = ViewAnswer(view: view.id, outcome: .notAsked)
    let ancestry = index.ancestry(of: view.id)
    if let point = windowPoint(for: ancestry), let inverse = view.windowTransform?.inverse {
      let own = inverse(point)
      answer.point = own
      answer.boundsContainPoint = view.bounds.contains(own)
    }
    if view.id == hitView {
      answer.outcome = .hit
      answer.returned = returnedView(in: index)
    } else if let step = asked[view.id], step.isPassedOver {
      answer.outcome = .passedOver
      answer.reason = step.reason
    } else if let step = asked[view.id] {
      answer.outcome = step.outcome == .refused ? .refused : .passedUp
      answer.reason = step.outcome == .refused ? step.reason : nil
    } else {
      answer.reason = reasonForNotAsking(ancestry, in: index, asked: asked)
      answer.ownRefusal = ownRefusal(of: ancestry, asked: asked)
      if answer.boundsContainPoint == false, !view.claimsMoreThanItsBounds,
        let reason = answer.reason, [.siblingInFront, .windowInFront].contains(reason.code)
      {
        answer.front = reason
        answer.reason = TraceReason(.pointOutsideBounds)
      }
    }
    return answer
  }

  /// The touch's location in the coordinates of the window that a view's ancestry ends in.
  private func windowPoint(for ancestry: [TraceView]) -> TracePoint? {
    guard let window = ancestry.last, window.window != nil else { return nil }
    return TraceTransform(boundsOf: window).inverse?(location)
  }

  /// The steps of the walk by view; of several for one view the last.
  package var stepsByView: [String: WalkStep] {
    Dictionary(walk.map { ($0.view, $0) }) { _, last in last }
  }

  /// Why a view was never asked: from the nearest view above it that was.
  private func reasonForNotAsking(
    _ ancestry: [TraceView], in index: ScreenIndex, asked: [String: WalkStep]
  ) -> TraceReason {
    guard let window = ancestry.last, window.window != nil else { return TraceReason(.notInWindow) }
    guard let position = ancestry.dropFirst().firstIndex(where: { asked[$0.id] != nil }),
      let step = asked[ancestry[position].id]
    else {
      let front = walk.first { $0.depth == 0 && $0.result != nil }
      return TraceReason(front == nil ? .notReached : .windowInFront, subject: front?.view)
    }
    let ancestor = ancestry[position].id
    guard step.result == nil else {
      let branch = ancestry[position - 1].id
      let siblings = index.subviews(of: ancestor)
      if let place = siblings.firstIndex(of: branch),
        let front = siblings[(place + 1)...].last(where: { asked[$0]?.result != nil })
      {
        return TraceReason(.siblingInFront, subject: front)
      }
      return TraceReason(.notReached, subject: ancestor)
    }
    return TraceReason(of: ancestor, refusing: step.reason)
  }
}

extension TraceView {
  /// Whether an override decides where the view is hit.
  fileprivate var claimsMoreThanItsBounds: Bool {
    overrides.contains { $0.method == "pointInside" || $0.method == "hitTest" }
  }
}

extension TraceTransform {
  /// Maps a view's bounds coordinates to its superview's, or a window's to the screen's (HT-18).
  package init(boundsOf view: TraceView) {
    let anchorX = view.bounds.minX + view.anchorPoint.x * view.bounds.size.width
    let anchorY = view.bounds.minY + view.anchorPoint.y * view.bounds.size.height
    let own = view.transform
    self.init(
      a: own.a, b: own.b, c: own.c, d: own.d,
      tx: view.center.x + own.tx - own.a * anchorX - own.c * anchorY,
      ty: view.center.y + own.ty - own.b * anchorX - own.d * anchorY)
  }
}
