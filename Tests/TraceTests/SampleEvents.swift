// SPDX-License-Identifier: Apache-2.0

import Trace

/// Events of every kind, with every optional field both present and absent.
enum SampleEvents {
  static let kinds = hitTests + touches + touchesOfViews + gestures + controls + responders

  private static let reason = TraceReason(
    .pointOutsideBounds, subject: "Button", numbers: [.left: 3, .above: 0.5])

  private static let hitTests: [TraceEvent.Kind] = [
    .hitTestPassBegan(
      .init(touch: "touch1", pass: 1, location: TracePoint(x: 1, y: 2), windows: ["UIWindow"])),
    .hitTestEntered(.init(view: "Button", point: TracePoint(x: -1.5, y: 2), isDirect: true)),
    .gatesChecked(.init(view: "Button", gates: GateChecks(isUserInteractionEnabled: false, refusal: reason))),
    .gatesChecked(
      .init(
        view: "Button",
        gates: GateChecks(isUserInteractionEnabled: true, isAnimating: false, isHidden: false, alpha: 1))),
    .pointInsideAsked(.init(view: "Button", point: TracePoint(x: 1, y: 2))),
    .pointInsideAnswered(.init(view: "Button", point: TracePoint(x: 1, y: 2), answer: false, reason: reason)),
    .pointInsideAnswered(.init(view: "Button", point: TracePoint(x: 1, y: 2), answer: true, reason: nil)),
    .hitTestReturned(.init(view: "Button", result: nil, reason: reason)),
    .hitTestReturned(.init(view: "Button", result: "Button", reason: nil)),
    .hitTestPassEnded(.init(touch: "touch1", pass: 1, view: "Button")),
    .hitTestPassEnded(.init(touch: "touch1", pass: 2, view: nil)),
  ]

  private static let touches: [TraceEvent.Kind] = [
    .touchUpdated(
      TouchSample(
        touch: "touch1", finger: "finger", phase: .began, location: TracePoint(x: 1, y: 2),
        window: "UIWindow", view: "Button", tapCount: 2)),
    .touchUpdated(
      TouchSample(touch: "touch2", finger: "b", phase: .ended, location: TracePoint(x: 1, y: 2))),
    .recognizersCollected(.init(touch: "touch1", recognizers: ["Tap"])),
    .responderChain(
      .init(
        touch: "touch1",
        links: ChainLink.Rule.allCases.map { ChainLink(responder: "Responder", rule: $0) })),
    .eventSent(.init(receiver: "UIApplication", touches: ["touch1"])),
    .touchesDelivered(.init(responder: "Button", method: .began, touches: ["touch1"])),
    .touchesForwarded(.init(responder: "Button", method: .began, next: "UIWindow")),
    .touchesKept(
      .init(responder: "Button", method: .began, reason: TraceReason(.handledByResponder))),
    .eventDropped(
      .init(
        touches: ["touch1"], method: .touches(.began), responder: "UIApplication",
        reason: TraceReason(.chainEnded))),
    .eventDropped(
      .init(
        touches: [], method: .other(.pressesBegan), responder: nil, reason: TraceReason(.noFirstResponder))),
  ]

  private static let touchesOfViews: [TraceEvent.Kind] = [
    .touchWithheld(.init(touch: "touch2", view: "Button", reason: TraceReason(.multipleTouchDisabled))),
    .touchesHeld(
      .init(
        view: "Button", method: .ended, touches: ["touch1", "touch2"],
        reason: TraceReason(.recognizerDelaysEnded, subject: "DoubleTap"))),
    .touchesReleased(
      .init(
        view: "Button", method: .ended, touches: ["touch1"],
        reason: TraceReason(.recognizersFailed, subject: "DoubleTap"))),
    .touchesDiscarded(
      .init(
        view: "Button", method: .began, touches: ["touch1"],
        reason: TraceReason(.recognizerCancelledTouches, subject: "Tap"))),
    .touchesTaken(
      .init(
        view: "Button", touches: ["touch1", "touch2"],
        reason: TraceReason(.recognizerCancelledTouches, subject: "Tap"))),
    .touchDetached(.init(touch: "touch1", view: "Button")),
  ]

  private static let gestures: [TraceEvent.Kind] = [
    .questionAnswered(
      QuestionRecord(
        .shouldReceiveTouch, asked: "Controller", recognizer: "Tap", touch: "touch1", answer: true)),
    .questionAnswered(
      QuestionRecord(.canPrevent, asked: "Tap", recognizer: "Tap", other: "DoubleTap", answer: false)),
    .questionAnswered(
      QuestionRecord(.touchesShouldBegin, asked: "Scroll", touch: "touch1", answer: false)),
    .requirementAdded(.init(recognizer: "Tap", other: "DoubleTap")),
    .requirementCycle(.init(recognizers: ["Tap", "DoubleTap"])),
    .recognizerReceived(.init(recognizer: "Tap", method: .began, touches: ["touch1"])),
    .recognizerPassedOver(
      .init(
        recognizer: "Tap", touch: "touch2",
        reason: TraceReason(.delegateRefusedTouch, subject: "Tap.delegate"))),
    .recognizerIgnoredTouch(.init(recognizer: "Tap", touch: "touch2")),
    .recognizerWaits(.init(recognizer: "Tap", wish: .ended, other: "DoubleTap")),
    .recognizerStateChanged(
      .init(
        recognizer: "Tap", from: .possible, to: .failed,
        reason: TraceReason(.movedTooFar, numbers: [.distance: 12.5, .allowed: 10]))),
    .illegalTransition(.init(recognizer: "Tap", from: .possible, to: .changed)),
    .exclusionDecided(
      .init(
        recognizer: "Tap", other: "DoubleTap", prevents: true, reason: TraceReason(.exclusiveByDefault))),
    .exclusionDecided(
      .init(
        recognizer: "Tap", other: "DoubleTap", prevents: false,
        reason: TraceReason(.simultaneousAllowed, subject: "Controller"))),
    .timerFired(.init(owner: "Tap", timer: .nextTap)),
  ]

  private static let controls: [TraceEvent.Kind] = [
    .controlTracking(.init(control: "Button", hook: .beginTracking, touch: "touch1", answer: true)),
    .controlTracking(.init(control: "Button", hook: .cancelTracking, touch: nil, answer: nil)),
    .propertyChanged(.init(object: "Button", property: "isHighlighted", value: .bool(true))),
    .controlEventsSent(.init(control: "Button", events: [.touchUpInside, .primaryActionTriggered])),
    .targetSearchBegan(
      .init(
        action: "save:", sender: "Button", start: "Field", reason: TraceReason(.startsAtFirstResponder))),
    .targetSearchBegan(.init(action: "copy:", sender: nil, start: nil, reason: TraceReason(.nowhereToStart))),
    .targetAsked(.init(responder: "Field", action: "save:", answer: false)),
    .actionSent(
      ActionRecord(action: "tapped", sender: "Button", target: "Controller", event: .touchUpInside)),
    .actionSent(ActionRecord(action: "handleTap", sender: "Tap", target: "Controller", state: .ended)),
    .actionSent(ActionRecord(action: "copy:", sender: nil, target: "Field")),
    .actionDropped(.init(action: "save:", sender: "Button", reason: TraceReason(.noTargetForAction))),
    .actionDropped(.init(action: "copy:", sender: nil, reason: TraceReason(.nowhereToStart))),
    .callbackSent(.init(receiver: "Controller", method: .didSelectRow, subject: "Cell")),
    .callbackSent(.init(receiver: "Controller", method: .scrollViewDidScroll, subject: nil)),
  ]

  private static let responders: [TraceEvent.Kind] = [
    .firstResponderChanged(.init(window: "UIWindow", from: nil, to: "Field")),
    .firstResponderChanged(.init(window: "UIWindow", from: "Field", to: nil)),
    .firstResponderRefused(
      .init(
        responder: "Button", method: .become, reason: TraceReason(.cannotBecomeFirstResponder))
    ),
    .eventDelivered(.init(responder: "Field", method: .pressesBegan, what: "select")),
    .eventForwarded(.init(responder: "Field", method: .pressesBegan, next: "UIWindow")),
    .eventKept(
      .init(responder: "UIWindow", method: .pressesBegan, reason: TraceReason(.handledByResponder))),
    .inputReceived(.init(input: .interruption)),
    .inputReceived(.init(input: .method("sendActions"), object: "Field", what: "touchDown", answer: true)),
    .inputReceived(assignment),
    .viewChanged(
      .init(view: "Button", changes: changes(of: TraceView.blank("Button")) { $0.isHidden = true })),
    .subviewsChanged(.init(view: "UIWindow", subviews: ["Button"])),
    .presentationRefused(
      .init(
        presenter: "Controller", controller: "Card", reason: TraceReason(.presentsAlready, subject: "Sheet"))),
    .recognizerChanged(
      .init(
        recognizer: "Tap",
        changes: changes(of: TraceGestureRecognizer.blank("Tap")) {
          $0.settings = ["numberOfTapsRequired": .number(2)]
        })),
    .controllerChanged(
      .init(
        controller: "Detail", changes: changes(of: TraceController.blank("Detail")) { $0.parent = "Stack" })),
  ]

  private static let assignment: InputReceived = {
    var record = InputReceived(input: .set, object: "Tap")
    (record.property, record.value) = ("numberOfTapsRequired", "2")
    return record
  }()

  /// What an edit changes of a record.
  private static func changes<Record: ChangingRecord>(
    of record: Record, _ edit: (inout Record) -> Void
  ) -> RecordChanges<Record> {
    var edited = record
    edit(&edited)
    // A record of the samples has no number that JSON has no word for.
    // swift-format-ignore: NeverUseForceTry
    return try! RecordChanges(from: record, to: edited)
  }
}
