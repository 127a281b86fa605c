// SPDX-License-Identifier: Apache-2.0

import Analysis
import Testing
import Trace

/// The lines of a log for what happens after the hit test.
@Suite struct LogLineTests {
  /// The log of events that happened one after the other; a pair with a number is within the event of that number.
  private func log(_ kinds: (parent: Int?, kind: TraceEvent.Kind)...) -> String {
    let events = kinds.enumerated().map { index, entry in
      TraceEvent(sequence: index + 1, time: 0, parent: entry.parent, kind: entry.kind)
    }
    let screen = TraceScreen(
      size: TraceSize(width: 1, height: 1),
      application: TraceResponder(id: "UIApplication", className: "UIApplication"), views: [],
      windowOrder: [])
    return TraceLog(TouchTrace(header: TraceHeader(name: "log"), screen: screen, events: events)).text
  }

  @Test("Recognizers are logged with their states, causes and conflicts (GR-9, GR-14, GR-18)")
  func recognizers() {
    #expect(
      log(
        (nil, .recognizerReceived(.init(recognizer: "tap", method: .began, touches: ["touch1"]))),
        (1, .recognizerWaits(.init(recognizer: "tap", wish: .ended, other: "doubleTap"))),
        (nil, .timerFired(.init(owner: "doubleTap", timer: .nextTap))),
        (
          3,
          .recognizerStateChanged(
            .init(
              recognizer: "doubleTap", from: .possible, to: .failed,
              reason: TraceReason(.nextTapLate, numbers: [.allowed: 0.35])))
        ),
        (
          3,
          .recognizerStateChanged(
            .init(
              recognizer: "pan", from: .possible, to: .failed,
              reason: TraceReason(.recognizerPrevented, subject: "tap")))
        ),
        (
          nil,
          .exclusionDecided(
            .init(
              recognizer: "tap", other: "pan", prevents: true, reason: TraceReason(.exclusiveByDefault)))
        ),
        (
          nil,
          .exclusionDecided(
            .init(
              recognizer: "tap", other: "pinch", prevents: false,
              reason: TraceReason(.simultaneousAllowed, subject: "Editor")))
        ),
        (nil, .requirementAdded(.init(recognizer: "tap", other: "doubleTap"))),
        (nil, .requirementCycle(.init(recognizers: ["tap", "doubleTap"]))),
        (
          nil,
          .recognizerPassedOver(
            .init(
              recognizer: "pan", touch: "touch3", reason: TraceReason(.recognizerDisabled)))
        ),
        (nil, .recognizerIgnoredTouch(.init(recognizer: "pinch", touch: "touch3"))),
        (nil, .illegalTransition(.init(recognizer: "tap", from: .possible, to: .changed)))
      ) == """
        tap touchesBegan
          tap waits for doubleTap
        doubleTap timer fires: next tap
          doubleTap possible -> failed: nextTapLate
          pan possible -> failed: recognizerPrevented (tap)
        tap prevents pan
        tap does not prevent pinch: simultaneousAllowed (Editor)
        tap requires doubleTap to fail
        waiting in a circle: tap -> doubleTap -> tap
        pan does not see touch3: recognizerDisabled
        pinch ignores touch3
        tap possible -> changed refused: there is no such transition

        """)
  }

  @Test("Questions are logged with who was asked and what about (GR-5)")
  func questions() {
    #expect(
      log(
        (
          nil,
          .questionAnswered(
            QuestionRecord(
              .shouldReceiveTouch, asked: "tap.delegate", recognizer: "tap", touch: "touch1", answer: true))
        ),
        (
          nil,
          .questionAnswered(
            QuestionRecord(
              .shouldRecognizeSimultaneouslyWith, asked: "tap.delegate", recognizer: "tap", other: "pan",
              answer: false))
        ),
        (
          nil,
          .questionAnswered(
            QuestionRecord(.canPrevent, asked: "tap", recognizer: "tap", other: "pan", answer: true))
        ),
        (
          nil,
          .questionAnswered(
            QuestionRecord(.shouldReceiveEvent, asked: "tap", recognizer: "tap", answer: true))
        ),
        (
          nil,
          .questionAnswered(
            QuestionRecord(.touchesShouldBegin, asked: "Scroll", touch: "touch1", answer: false))
        )
      ) == """
        tap.delegate shouldReceiveTouch tap -> true
        tap.delegate shouldRecognizeSimultaneouslyWith tap, pan -> false
        tap canPrevent pan -> true
        tap shouldReceiveEvent -> true
        Scroll touchesShouldBegin touch1 -> false

        """)
  }

  @Test("What a view gets late, or not at all, is logged with the cause (GR-23, GR-24, TE-7, TE-13)")
  func touchesOfViews() {
    #expect(
      log(
        (
          nil,
          .touchWithheld(.init(touch: "touch2", view: "CView", reason: TraceReason(.multipleTouchDisabled)))
        ),
        (
          nil,
          .touchesHeld(
            .init(
              view: "CView", method: .ended, touches: ["touch1"],
              reason: TraceReason(.recognizerDelaysEnded, subject: "doubleTap")))
        ),
        (
          nil,
          .touchesReleased(
            .init(
              view: "CView", method: .ended, touches: ["touch1"],
              reason: TraceReason(.recognizersFailed, subject: "doubleTap")))
        ),
        (
          nil,
          .touchesDiscarded(
            .init(
              view: "CView", method: .began, touches: ["touch1"],
              reason: TraceReason(.recognizerCancelledTouches, subject: "pan")))
        ),
        (
          nil,
          .touchesTaken(
            .init(
              view: "CView", touches: ["touch1", "touch2"],
              reason: TraceReason(.recognizerCancelledTouches, subject: "pan")))
        ),
        (nil, .touchDetached(.init(touch: "touch1", view: "CView")))
      ) == """
        touch2 withheld from CView: multipleTouchDisabled
        CView touchesEnded held: recognizerDelaysEnded (doubleTap)
        CView touchesEnded released
        CView touchesBegan discarded: recognizerCancelledTouches (pan)
        CView loses touch1, touch2: recognizerCancelledTouches (pan)
        touch1 detached from CView

        """)
  }

  @Test("Controls, their events and actions are logged (UC-1, UC-11, UC-16)")
  func controls() {
    #expect(
      log(
        (
          nil,
          .controlTracking(.init(control: "Button", hook: .beginTracking, touch: "touch1", answer: true))
        ),
        (1, .propertyChanged(.init(object: "Button", property: "isHighlighted", value: .bool(true)))),
        (nil, .controlTracking(.init(control: "Button", hook: .endTracking, touch: "touch1", answer: nil))),
        (
          nil,
          .controlEventsSent(.init(control: "Button", events: [.touchUpInside, .primaryActionTriggered]))
        ),
        (
          4,
          .targetSearchBegan(
            .init(
              action: "save:", sender: "Button", start: "Field", reason: TraceReason(.startsAtFirstResponder))
          )
        ),
        (5, .targetAsked(.init(responder: "Field", action: "save:", answer: false))),
        (5, .targetAsked(.init(responder: "Editor", action: "save:", answer: true))),
        (
          5,
          .actionSent(
            ActionRecord(action: "save:", sender: "Button", target: "Editor", event: .touchUpInside))
        ),
        (
          nil,
          .actionSent(ActionRecord(action: "handleTap", sender: "tap", target: "Editor", state: .ended))
        ),
        (nil, .actionSent(ActionRecord(action: "copy:", sender: nil, target: "Field"))),
        (
          nil,
          .targetSearchBegan(
            .init(action: "cut:", sender: nil, start: nil, reason: TraceReason(.nowhereToStart)))
        ),
        (11, .actionDropped(.init(action: "cut:", sender: nil, reason: TraceReason(.nowhereToStart)))),
        (
          nil,
          .actionDropped(
            .init(
              action: "save:", sender: "Button", reason: TraceReason(.targetLacksAction, subject: "Editor")))
        ),
        (nil, .callbackSent(.init(receiver: "Editor", method: .didSelectRow, subject: "Cell")))
      ) == """
        Button beginTracking -> true
          Button isHighlighted = true
        Button endTracking
        Button touchUpInside, primaryActionTriggered
          save: looks for a target from Field: startsAtFirstResponder
            Field canPerformAction save: -> false
            Editor canPerformAction save: -> true
            save: sent to Editor by Button (touchUpInside)
        handleTap sent to Editor by tap (ended)
        copy: sent to Field
        cut: looks for a target: nowhereToStart
          cut: dropped: nowhereToStart
        save: by Button dropped: targetLacksAction (Editor)
        Editor didSelectRow Cell

        """)
  }

  @Test("The first responder and events that are no touches are logged (RC-15, RC-19)")
  func firstResponderAndOtherEvents() {
    #expect(
      log(
        (nil, .inputReceived(.init(input: .press, what: "select"))),
        (1, .eventDelivered(.init(responder: "Field", method: .pressesBegan, what: "select"))),
        (2, .eventForwarded(.init(responder: "Field", method: .pressesBegan, next: "Page"))),
        (2, .eventDelivered(.init(responder: "Page", method: .pressesBegan, what: "select"))),
        (
          4,
          .eventKept(
            .init(responder: "Page", method: .pressesBegan, reason: TraceReason(.handledByResponder)))
        ),
        (
          nil,
          .eventDropped(
            .init(
              touches: [], method: .other(.motionEnded), responder: nil,
              reason: TraceReason(.noFirstResponder)))
        ),
        (nil, .firstResponderChanged(.init(window: "UIWindow", from: "Field", to: "Name"))),
        (nil, .firstResponderChanged(.init(window: "UIWindow", from: "Name", to: nil))),
        (
          nil,
          .firstResponderRefused(
            .init(
              responder: "Label", method: .become,
              reason: TraceReason(.cannotBecomeFirstResponder)))
        ),
        (nil, .inputReceived(.init(input: .interruption)))
      ) == """
        press select
          Field pressesBegan (select)
            Page pressesBegan (select)
              Page pressesBegan kept: handledByResponder
        motionEnded dropped: noFirstResponder
        first responder: Field -> Name
        first responder: Name -> nil
        Label becomeFirstResponder refused: cannotBecomeFirstResponder
        interruption

        """)
  }
}
