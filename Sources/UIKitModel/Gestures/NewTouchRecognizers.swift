// SPDX-License-Identifier: Apache-2.0

import Trace

/// Which recognizers see a new touch, and which do not and why.
@MainActor
final class NewTouchRecognizers {
  /// Which recognizers see an event, by the event (GR-5: asked once for each).
  private var eventAnswers: [ObjectIdentifier: Bool] = [:]
  private weak var answeredEvent: UIEvent?

  /// The recognizers that do not see the touch which was collected for last, and why not.
  private(set) var passedOver: [(recognizer: UIGestureRecognizer, reason: TraceReason)] = []

  /// The recognizers that will see a new touch: of the hit view and of every superview up to the window, those that
  /// are enabled and let it in (TE-10, GR-1, GR-4 to GR-6).
  func collect(for touch: UITouch, in event: UIEvent, hit: UIView) -> [UIGestureRecognizer] {
    var collected: [UIGestureRecognizer] = []
    passedOver = []
    for view in hit.selfAndSuperviews {
      var index = view.attachedRecognizers.count
      while index > 0 {
        index -= 1
        guard index < view.attachedRecognizers.count else { continue }
        let recognizer = view.attachedRecognizers[index]
        if admits(touch, in: event, recognizer) { collected.append(recognizer) }
      }
    }
    // An answer may have disabled or detached one that was asked before.
    return collected.filter { recognizer in
      if recognizer.isEnabled, recognizer.view != nil { return true }
      let code = recognizer.isEnabled ? TraceReason.Code.viewRemoved : .recognizerDisabled
      passedOver.append((recognizer, TraceReason(code)))
      return false
    }
  }

  private func admits(_ touch: UITouch, in event: UIEvent, _ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.takesTouches else { return false }
    guard let refusal = refusal(of: touch, in: event, by: recognizer) else { return true }
    passedOver.append((recognizer, refusal))
    return false
  }

  /// Why a recognizer does not see a touch; nil if it does.
  private func refusal(
    of touch: UITouch, in event: UIEvent, by recognizer: UIGestureRecognizer
  ) -> TraceReason? {
    guard recognizer.isEnabled else { return TraceReason(.recognizerDisabled) }
    if let view = recognizer.view, let control = UIControl.whole(of: view) {
      return TraceReason(.partOfControl, subject: TraceRecorder.current?.identifier(of: control))
    }
    // One that is done, or only waits for others to fail, has what it needs (GR-10, GR-14).
    if recognizer.isFinal || recognizer.progress == .ended { return TraceReason(.gestureDecided) }
    if answeredEvent !== event {
      answeredEvent = event
      eventAnswers = [:]
    }
    let key = ObjectIdentifier(recognizer)
    let seesEvent = eventAnswers[key] ?? GestureQuestions.shouldReceive(event, recognizer)
    eventAnswers[key] = seesEvent
    let subject = TraceRecorder.current?.identifier(of: recognizer.delegate ?? recognizer)
    guard seesEvent else { return TraceReason(.eventRefused, subject: subject) }
    let seesTouch = GestureQuestions.shouldReceive(touch, recognizer)
    return seesTouch ? nil : TraceReason(.delegateRefusedTouch, subject: subject)
  }
}
