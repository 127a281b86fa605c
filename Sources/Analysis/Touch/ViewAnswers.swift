// SPDX-License-Identifier: Apache-2.0

package import Trace

/// Finds why a touch did or did not go to each view of a screen.
///
/// What views share is computed once: the nearest superview that was asked, and its subview that took the touch. The
/// answers for all views therefore take time linear in the size of the screen.
package final class ViewAnswers {
  private let touch: TouchAnswer
  private let index: ScreenIndex

  /// The steps of the walk by view; if a view was called several times, the last.
  package let asked: [String: WalkStep]

  /// How many records of views have been visited so far.
  package private(set) var work = 0

  private var ways: [String: Way] = [:]
  private var points: [String: TracePoint?] = [:]
  private var fronts: [String: Front] = [:]

  /// What is known about the superviews of a view.
  private struct Way {
    /// The window that contains it; nil for none.
    var window: String?

    /// The nearest superview that was asked, and its subview that contains the view.
    var nearest: (step: WalkStep, branch: String)?

    /// The reason for which views below the nearest one that was asked would have refused.
    var refusal: TraceReason?
  }

  /// The subviews of a view that was asked.
  private struct Front {
    /// The positions of the subviews; the last one is in front.
    var positions: [String: Int]

    /// The subview that took the touch.
    var taker: (position: Int, view: String)?
  }

  package init(_ touch: TouchAnswer, in index: ScreenIndex) {
    self.touch = touch
    self.index = index
    asked = touch.stepsByView()
  }

  /// Why the touch did or did not go to a view.
  package func answer(for view: TraceView) -> ViewAnswer {
    var answer = ViewAnswer(view: view.id, outcome: .notAsked)
    let way = way(to: view)
    if let point = way.window.flatMap(windowPoint), let inverse = view.windowTransform?.inverse {
      let own = inverse(point)
      answer.point = own
      answer.boundsContainPoint = view.bounds.contains(own)
    }
    if view.id == touch.hitView {
      answer.outcome = .hit
      answer.loss = touch.loss(of: view.id)
      answer.returned = touch.returnedView(in: index)
    } else if let step = asked[view.id], step.isPassedOver {
      answer.outcome = .passedOver
      answer.reason = step.reason
    } else if let step = asked[view.id] {
      answer.outcome = step.outcome == .refused ? .refused : .passedUp
      answer.reason = step.outcome == .refused ? step.reason : nil
      if step.outcome == .hit { answer.droppedBy = touch.dropping(view.id, asked, in: index) }
    } else {
      answer.reason = reasonForNotAsking(way)
      answer.ownRefusal = index.refusal(of: view) ?? way.refusal
      if answer.boundsContainPoint == false, !view.decidesItself,
        let reason = answer.reason, [.siblingInFront, .windowInFront].contains(reason.code)
      {
        answer.front = reason
        answer.reason = TraceReason(.pointOutsideBounds)
      }
    }
    return answer
  }

  /// Whether the touch is within the bounds of a view.
  package func isUnderFinger(_ view: TraceView) -> Bool { answer(for: view).boundsContainPoint == true }

  /// Why a view was never asked, judged from the nearest superview that was.
  private func reasonForNotAsking(_ way: Way) -> TraceReason {
    guard way.window != nil else { return TraceReason(.notInWindow) }
    guard let (step, branch) = way.nearest else {
      let front = touch.walk.first { $0.depth == 0 && $0.result != nil }
      return TraceReason(front == nil ? .notReached : .windowInFront, subject: front?.view)
    }
    guard step.result != nil else { return TraceReason(of: step.view, refusing: step.reason) }
    let front = front(of: step.view)
    if let taker = front.taker, let position = front.positions[branch], taker.position > position {
      return TraceReason(.siblingInFront, subject: taker.view)
    }
    return TraceReason(.notReached, subject: step.view)
  }

  /// The touch's location in a window's own coordinates.
  private func windowPoint(of window: String) -> TracePoint? {
    if let point = points[window] { return point }
    let point = index.view(window).flatMap { TraceTransform(boundsOf: $0).inverse?(touch.location) }
    points[window] = .some(point)
    return point
  }

  private func front(of superview: String) -> Front {
    if let front = fronts[superview] { return front }
    let subviews = index.subviews(of: superview)
    work += subviews.count
    let front = Front(
      positions: Dictionary(subviews.enumerated().map { ($1, $0) }) { first, _ in first },
      taker: subviews.lastIndex { asked[$0]?.result != nil }.map { ($0, subviews[$0]) })
    fronts[superview] = front
    return front
  }

  private func way(to view: TraceView) -> Way {
    if let way = ways[view.id] { return way }
    // From the view upwards to the first superview that is already known, or to the window.
    var path = [view]
    while let above = path[path.count - 1].superview.flatMap(index.view), ways[above.id] == nil,
      path.count <= index.screen.views.count
    {
      path.append(above)
    }
    work += path.count
    for view in path.reversed() { ways[view.id] = step(to: view) }
    return ways[view.id] ?? Way()
  }

  /// Extends what is known about the superview to a view.
  private func step(to view: TraceView) -> Way {
    guard let superview = view.superview.flatMap(index.view) else {
      return Way(window: view.window == nil ? nil : view.id)
    }
    var way = ways[superview.id] ?? Way()
    if let step = asked[superview.id] {
      way.nearest = (step, view.id)
      way.refusal = nil
    } else if let refusal = index.refusal(of: superview) ?? outside(superview, way) {
      way.refusal = TraceReason(of: superview.id, refusing: refusal)
    }
    return way
  }

  /// Where the touch is beside a view whose bounds decide; nil if it is inside them.
  private func outside(_ view: TraceView, _ way: Way) -> TraceReason? {
    guard !view.decidesItself, let point = way.window.flatMap(windowPoint),
      let own = view.windowTransform?.inverse?(point), !view.bounds.contains(own)
    else { return nil }
    return TraceReason(own, outside: view.bounds)
  }
}

extension TouchAnswer {
  /// Why a view never gets the touch or loses it; nil if it keeps it.
  fileprivate func loss(of view: String) -> DeliveryChange? {
    let changes = outcome.deliveryChanges.filter { $0.view == view }
    return changes.last { $0.kind == .taken }
      ?? changes.last { $0.kind == .withheld || $0.kind == .discarded && $0.method == .began }
  }

  /// The view around one that returned itself whose override then returned something else, by the steps of the walk (HT-17).
  func dropping(_ view: String, _ steps: [String: WalkStep], in index: ScreenIndex) -> String? {
    let around = index.ancestry(of: view).dropFirst().first { around in
      steps[around.id].map { $0.result != view } ?? false
    }
    return around?.id
  }

  /// The steps of the walk by view; if a view was called several times, the last.
  package func stepsByView() -> [String: WalkStep] {
    Dictionary(walk.map { ($0.view, $0) }) { _, last in last }
  }
}

/// The answer to "why not this view?" for one touch.
package struct ViewAnswer: Hashable, Sendable {
  package var view: String

  package var outcome: Outcome

  /// Why the touch did not go to the view; nil if it did.
  package var reason: TraceReason?

  /// For a view that was not asked and whose bounds do not contain the point: what was in front of it.
  package var front: TraceReason?

  /// Why a view that was not asked would have refused or not been asked anyway: its own properties, or those of a view
  /// between it and the nearest one that was asked.
  package var ownRefusal: TraceReason?

  /// Why a hit view never gets the touch or loses it; nil if it keeps it.
  package var loss: DeliveryChange?

  /// For a view that returned itself, the view around it whose override dropped it.
  package var droppedBy: String?

  /// How a hit view became the result, if it did not return itself.
  package var returned: ReturnedView?

  /// The touch's point in the view's bounds coordinates; nil if no point corresponds.
  package var point: TracePoint?

  /// Whether that point is inside the view's bounds, regardless of its superviews.
  package var boundsContainPoint: Bool?

  /// Why the touch does not get to a view that was not asked: its own refusal, or that of a view around it which was asked,
  /// if both are about the bounds.
  var outermostRefusal: TraceReason? {
    ownRefusal?.code == .outsideAncestor && reason?.code == .outsideAncestor ? reason : ownRefusal ?? reason
  }

  package enum Outcome: String, Hashable, Sendable {
    /// It is the hit-test view.
    case hit
    /// It was asked and returned a subview or another view.
    case passedUp
    /// It was asked and returned nil.
    case refused
    /// It was skipped without a call when its turn came.
    case passedOver
    case notAsked
  }
}

extension TouchAnswer {
  /// Why the touch did or did not go to a view. To ask about many views, use ``ViewAnswers``.
  package func answer(for view: TraceView, in index: ScreenIndex) -> ViewAnswer {
    ViewAnswers(self, in: index).answer(for: view)
  }
}

extension TraceTransform {
  /// The transform from a view's bounds coordinates to its superview's, or from a window's to the screen's (HT-18).
  package init(boundsOf view: TraceView) {
    let moved = view.transform(
      TracePoint(
        x: -(view.bounds.minX + view.anchorPoint.x * view.bounds.size.width),
        y: -(view.bounds.minY + view.anchorPoint.y * view.bounds.size.height)))
    self = view.transform
    tx = view.center.x + moved.x
    ty = view.center.y + moved.y
  }

  /// The transform that applies `first`, then this one.
  func after(_ first: TraceTransform) -> TraceTransform {
    let origin = self(TracePoint(x: first.tx, y: first.ty))
    return TraceTransform(
      a: a * first.a + c * first.b, b: b * first.a + d * first.b, c: a * first.c + c * first.d,
      d: b * first.c + d * first.d, tx: origin.x, ty: origin.y)
  }
}
