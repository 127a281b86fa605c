// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

/// Delivers touches to views after the recognizers have received them: now, later, or not at all.
///
/// For each touch of a view the first of these applies:
/// 1. A recognizer that recognized takes the touch: the view gets `touchesCancelled` if it had the touch, and nothing
///    more (GR-23).
/// 2. An undecided recognizer delays the touch: the call is held (GR-24, GR-25).
/// 3. The view gets what was held, then what is new.
@MainActor
final class ViewPhase {
  /// The touches whose views may still get calls, in the order of touch-down: fingers that are down, and lifted fingers
  /// whose end is held.
  private var open: [UITouch] = []

  /// Adds a new touch.
  func begin(_ touch: UITouch) {
    open.append(touch)
  }

  // MARK: - Cancelling

  /// Notes that a recognizer recognized with touches that it takes from their views (GR-23, GR-24).
  func take(_ touches: [UITouch], for recognizer: UIGestureRecognizer) {
    for touch in touches where !touch.share.isOver && touch.share.taker == nil {
      touch.share.taker = recognizer
    }
  }

  /// Ends the taken touches for their views: a view that had a touch gets `touchesCancelled`, any other view nothing.
  ///
  /// A new touch that joins a running gesture is taken by that gesture at once.
  func takeAway(in window: UIWindow?) {
    for touch in open where touch.share.taker == nil && !touch.share.hasBegun {
      touch.share.taker = touch.gestureRecognizers?.first {
        $0.isActive && $0.cancelsTouchesInView && $0.hasTouch(touch)
      }
    }
    let taken = open.filter { touch in
      touch.share.taker != nil && !touch.share.isOver && (window == nil || touch.window === window)
    }
    // One call reports all touches of a sequence that one recognizer takes, lifted and resting ones included (TE-6).
    for group in grouped(taken, by: { $0.share.taker === $1.share.taker && $0.sequence == $1.sequence }) {
      guard let taker = group.first?.share.taker else { continue }
      end(group, taker.takingReason)
    }
    sweep()
  }

  /// Ends touches for their views at once, because of an interruption (TE-14).
  private func interrupt(_ touches: [UITouch]) {
    for group in grouped(touches, by: shareACall) { end(group, TraceReason(.interrupted)) }
  }

  /// Ends the lifted touches whose end is held, because of an interruption (TE-14).
  func interruptHeld() {
    interrupt(open.filter { $0.isLifted && !$0.share.isOver })
    sweep()
  }

  private func end(_ touches: [UITouch], _ reason: TraceReason) {
    let touches = touches.filter { !$0.share.isOver && $0.view != nil }
    guard let view = touches.first?.view else { return }
    let begun = touches.filter(\.share.hasBegun)
    let unknown = touches.filter { !$0.share.hasBegun }
    for touch in touches {
      touch.share.held = []
      touch.share.isOver = true
    }
    if !unknown.isEmpty {
      TraceRecorder.note {
        .touchesDiscarded(
          .init(
            view: $0.identifier(of: view), method: TouchesMethod.began.traced,
            touches: $0.names(of: unknown),
            reason: reason))
      }
    }
    if !begun.isEmpty {
      TraceRecorder.note {
        .touchesTaken(.init(view: $0.identifier(of: view), touches: $0.names(of: begun), reason: reason))
      }
      call(.cancelled, begun, view)
    }
  }

  // MARK: - Delivering

  /// Delivers held calls that nothing delays any more, then the changes of an event, view by view in the order of each
  /// view's first touch (TE-5, TE-6).
  func deliver(_ event: UIEvent?, in window: UIWindow?) {
    var views: [UIView] = []
    for touch in open where window == nil || touch.window === window {
      if let view = touch.view, !views.contains(where: { $0 === view }) { views.append(view) }
    }
    for view in views {
      release(view, event)
      guard let event else { continue }
      for method in TouchesMethod.allCases { deliver(method, event, view) }
    }
    sweep()
  }

  /// Delivers held calls that nothing delays any more: `touchesBegan`, a move to catch up, and `touchesEnded`.
  private func release(_ view: UIView, _ event: UIEvent?) {
    for method in [TouchesMethod.began, .ended] {
      let due = open.filter { touch in
        // A touch that the system cancels is not begun first.
        touch.view === view && !touch.share.isOver && touch.share.held.first?.method == method
          && touch.phase != .cancelled && delayer(of: touch, method) == nil
      }
      guard !due.isEmpty else { continue }
      for group in grouped(due, by: shareACall) {
        // Code of the app's that a call before has run may have ended a touch.
        let group = group.filter { !$0.share.isOver && $0.share.held.first?.method == method }
        let last = group.first?.share.held.first?.delayer
        for touch in group { touch.share.held.removeFirst() }
        give(method, group, view) { touches in
          TraceRecorder.note { recorder in
            .touchesReleased(
              .init(
                view: recorder.identifier(of: view), method: method.traced,
                touches: recorder.names(of: touches),
                reason: TraceReason(.recognizersFailed, subject: last.map { recorder.identifier(of: $0) })))
          }
        }
        if method == .began { catchUp(group, event, view) }
      }
    }
  }

  /// After a delayed `touchesBegan`, which shows the touch-down, sends one `touchesMoved` to where each finger is now
  /// (GR-24), unless the running event does so anyway.
  private func catchUp(_ touches: [UITouch], _ event: UIEvent?, _ view: UIView) {
    let moved = touches.filter { touch in
      let arrivesAnyway = touch.phase == .moved && event?.touches.contains { $0 === touch } ?? false
      return touch.share.hasBegun && !arrivesAnyway && touch.lastMove.location != touch.start.location
    }
    give(.moved, moved, view)
  }

  /// Delivers one phase of an event to one view, or holds it.
  private func deliver(_ method: TouchesMethod, _ event: UIEvent, _ view: UIView) {
    let touches = event.touches.filter { touch in
      touch.view === view && touch.phase == method.phase && !touch.share.isOver && touch.isKnown
    }
    guard !touches.isEmpty else { return }
    if method == .cancelled { return interrupt(touches) }
    var due: [UITouch] = []
    var held: [(recognizer: UIGestureRecognizer, touches: [UITouch])] = []
    for touch in touches {
      let waiting = touch.share.held.first?.delayer
      guard let recognizer = delayer(of: touch, method) ?? waiting else {
        due.append(touch)
        continue
      }
      // Moves are not held: the next call reports where the finger is.
      guard method != .moved else { continue }
      touch.share.held.append((method, recognizer))
      if let index = held.firstIndex(where: { $0.recognizer === recognizer }) {
        held[index].touches.append(touch)
      } else {
        held.append((recognizer, [touch]))
      }
    }
    for entry in held {
      TraceRecorder.note {
        .touchesHeld(
          .init(
            view: $0.identifier(of: view), method: method.traced, touches: $0.names(of: entry.touches),
            reason: TraceReason(
              method == .began ? .recognizerDelaysBegan : .recognizerDelaysEnded,
              subject: $0.identifier(of: entry.recognizer))))
      }
    }
    if !due.isEmpty { give(method, due, view) }
  }

  /// The recognizer that delays a method of the view; nil for none (GR-24, GR-25).
  private func delayer(of touch: UITouch, _ method: TouchesMethod) -> UIGestureRecognizer? {
    guard let recognizers = touch.gestureRecognizers else { return nil }
    let delayers = recognizers.filter { recognizer in
      let delays =
        touch.share.hasBegun
        ? method == .ended && recognizer.delaysTouchesEnded
        : recognizer.delaysTouchesBegan
      return delays && recognizer.isUndecided && recognizer.hasTouch(touch)
    }
    // Prefer a recognizer that is not itself waiting for another one: that one is the cause.
    return delayers.first { !$0.arbitration.attempt.isWaiting } ?? delayers.first
  }

  /// Calls a touches method with those of the touches that the view may still get, after passing them to `record`.
  private func give(
    _ method: TouchesMethod, _ touches: [UITouch], _ view: UIView, _ record: ([UITouch]) -> Void = { _ in }
  ) {
    var touches = touches.filter { !$0.share.isOver && $0.view === view }
    if method == .began {
      // The app's answer may have removed the view.
      touches = touches.filter { ContentTouches.mayBegin($0, in: view) && $0.view === view }
      for touch in touches { touch.share.hasBegun = true }
    }
    if method == .ended {
      for touch in touches { touch.share.isOver = true }
    }
    guard !touches.isEmpty else { return }
    record(touches)
    call(method, touches, view)
  }

  /// Calls the method while the touches show the moment that it reports.
  private func call(_ method: TouchesMethod, _ touches: [UITouch], _ view: UIView) {
    let now = touches.map(\.moment)
    for touch in touches { touch.moment = touch.moment(of: method) }
    view.receive(EventCall(method, Set(touches), touches.first?.event))
    for (touch, moment) in zip(touches, now) { touch.moment = moment }
  }

  // MARK: - Bookkeeping

  /// Whether one call may report both touches. Fingers lifted before the running event get a call each.
  private func shareACall(_ first: UITouch, _ second: UITouch) -> Bool {
    !first.isPast && !second.isPast
  }

  /// Groups touches that have the same view and belong together.
  private func grouped(_ touches: [UITouch], by areTogether: (UITouch, UITouch) -> Bool) -> [[UITouch]] {
    var groups: [[UITouch]] = []
    for touch in touches {
      let index = groups.firstIndex { group in
        guard let first = group.first else { return false }
        return first.view === touch.view && areTogether(first, touch)
      }
      if let index { groups[index].append(touch) } else { groups.append([touch]) }
    }
    return groups
  }

  /// Forgets lifted touches without held calls, whose end an override of `sendEvent` did not deliver.
  func forgetPast() {
    open.removeAll { $0.isPast && $0.share.held.isEmpty }
  }

  /// Forgets touches that are over.
  private func sweep() {
    open.removeAll { $0.share.isOver || $0.view == nil }
  }

  // MARK: - Removal

  /// Cancels the touches of the views in a hierarchy that is about to leave its window, unless the configuration says
  /// otherwise (TE-13). The hierarchy is still in place, so that the call takes the same way up as `touchesBegan` did.
  func cancel(in root: UIView) {
    guard root.configuration.cancelsTouchesOfRemovedViews else { return }
    let touches = open.filter { $0.view?.isDescendant(of: root) ?? false }
    for group in grouped(touches, by: shareACall) { end(group, TraceReason(.viewRemoved)) }
  }

  /// Detaches the touches of the views in a hierarchy that has left its window (TE-13).
  func detach(_ root: UIView) {
    for touch in open {
      guard let view = touch.view, view.isDescendant(of: root) else { continue }
      lose(touch, view)
    }
    sweep()
  }

  /// Detaches a touch from a view that has left its window (TE-13). A control stops tracking it.
  func lose(_ touch: UITouch, _ view: UIView) {
    TraceRecorder.note { .touchDetached(.init(touch: $0.name(of: touch), view: $0.identifier(of: view))) }
    touch.share.isOver = true
    touch.view = nil
    (view as? UIControl)?.forget(touch)
  }
}

/// What the hit-test view of a touch has received of it.
struct ViewShare {
  /// Whether the view got `touchesBegan`.
  var hasBegun = false

  /// Whether the view gets nothing more: the touch ended, was cancelled, or is withheld.
  var isOver = false

  /// The calls that wait, each with the recognizer that it waits for.
  var held: [(method: TouchesMethod, delayer: UIGestureRecognizer)] = []

  /// The recognizer that takes the touch from the view, once it has recognized.
  var taker: UIGestureRecognizer?
}

extension UIGestureRecognizer {
  /// Whether the recognizer takes a touch from its view when it recognizes: any touch with `cancelsTouchesInView`
  /// (GR-23); without it those that `delaysTouchesBegan` kept the view from hearing of, which are discarded (GR-24).
  final func takesFromView(_ touch: UITouch) -> Bool {
    cancelsTouchesInView || delaysTouchesBegan && !touch.share.hasBegun
  }

  fileprivate final func hasTouch(_ touch: UITouch) -> Bool {
    attemptTouches.contains { $0 === touch }
  }
}
