// SPDX-License-Identifier: Apache-2.0

import Analysis
import Testing
import Trace

/// The calls of a trace, and the expectations that match them.
@Suite struct CallListTests {
  private static let point = TracePoint(x: 1, y: 2)

  private static let trace = EventTrace.make([
    (0, .hitTestPassBegan(.init(touch: "touch1", pass: 1, location: point, windows: ["UIWindow"]))),
    (0, .hitTestEntered(.init(view: "UIWindow", point: point, isDirect: false))),
    (0, .pointInsideAsked(.init(view: "UIWindow", point: point))),
    (
      0,
      .questionAnswered(
        QuestionRecord(
          .shouldReceiveTouch, asked: "Editor", recognizer: "tap", touch: "touch1", answer: true))
    ),
    (0, .eventSent(.init(receiver: "UIApplication", touches: ["touch1"]))),
    (0, .recognizerReceived(.init(recognizer: "tap", method: .began, touches: ["touch1"]))),
    (0, .touchesDelivered(.init(responder: "Switch", method: .began, touches: ["touch1"]))),
    (0, .controlTracking(.init(control: "Switch", hook: .beginTracking, touch: "touch1", answer: true))),
    (0, .controlTracking(.init(control: "Switch", hook: .cancelTracking, touch: "touch1", answer: nil))),
    (0, .controlEventsSent(.init(control: "Switch", events: [.touchUpInside, .valueChanged]))),
    (
      0.25,
      .questionAnswered(
        QuestionRecord(.canPrevent, asked: "tap", recognizer: "tap", other: "pan", answer: false))
    ),
    (0.25, .actionSent(ActionRecord(action: "handleTap", sender: "tap", target: "Editor", state: .ended))),
    (
      0.25,
      .actionSent(ActionRecord(action: "toggle:", sender: "Switch", target: "Editor", event: .valueChanged))
    ),
    (0.25, .actionSent(ActionRecord(action: "copy", sender: nil, target: "Page"))),
    (0.5, .touchesForwarded(.init(responder: "Page", method: .ended, next: "UIWindow"))),
    (0.5, .touchesDelivered(.init(responder: "UIWindow", method: .ended, touches: ["touch1"]))),
    (0.5, .callbackSent(.init(receiver: "Table", method: .didSelectRow, subject: "Cell 2"))),
    (0.5, .eventDelivered(.init(responder: "Page", method: .pressesBegan, what: "select"))),
    (0.5, .eventDelivered(.init(responder: "Page", method: .motionBegan, what: ""))),
  ])

  private let list = CallList(trace)

  private func lines(_ kinds: CallKind...) -> [String] {
    list.calls(of: Set(kinds)).map(\.text)
  }

  @Test("Every call is a line, in the order of the trace")
  func everyCallIsALine() {
    #expect(
      list.calls.map { "\($0.sequence) \($0.kind) \($0.text)" } == [
        "2 hitTests UIWindow.hitTest",
        "3 hitTests UIWindow.pointInside",
        "4 questions Editor.shouldReceiveTouch",
        "5 sendEvent UIApplication.sendEvent",
        "6 recognizers tap.touchesBegan",
        "7 touches Switch.touchesBegan",
        "8 tracking Switch.beginTracking",
        "9 tracking Switch.cancelTracking",
        "10 controlEvents Switch.touchUpInside",
        "10 controlEvents Switch.valueChanged",
        "11 questions tap.canPrevent",
        "12 actions tap.handleTap",
        "13 actions Switch.toggle:",
        "14 actions copy",
        "16 touches UIWindow.touchesEnded",
        "17 callbacks Table.didSelectRow",
        "18 events Page.pressesBegan",
        "19 events Page.motionBegan",
      ])
    #expect(
      list.calls.map(\.time) == Array(repeating: 0, count: 10) + [0.25, 0.25, 0.25, 0.25, 0.5, 0.5, 0.5, 0.5])
  }

  @Test("Calls are chosen by kind; the usual ones leave out resets, hit tests, questions, sendEvent and code")
  func callsAreChosenByKind() {
    #expect(
      lines(.controlEvents, .callbacks) == [
        "Switch.touchUpInside", "Switch.valueChanged", "Table.didSelectRow",
      ])
    #expect(
      Set(CallKind.allCases).subtracting(CallKind.defaults) == [
        .resets, .hitTests, .questions, .sendEvent, .code,
      ])
  }

  @Test("The full line tells the arguments and the result")
  func theFullLine() {
    #expect(
      list.calls(of: [.questions, .tracking, .actions, .callbacks, .events, .touches]).map(\.fullText) == [
        "Editor.shouldReceiveTouch(tap, touch1) -> true",
        "Switch.touchesBegan",
        "Switch.beginTracking -> true",
        "Switch.cancelTracking",
        "tap.canPrevent(pan) -> false",
        "tap.handleTap(ended) -> Editor",
        "Switch.toggle:(valueChanged) -> Editor",
        "copy -> Page",
        "UIWindow.touchesEnded",
        "Table.didSelectRow(Cell 2)",
        "Page.pressesBegan(select)",
        "Page.motionBegan",
      ])
  }

  @Test(
    "A line means a call that it names as far as it goes",
    arguments: [
      ("tap.touchesBegan", [6]),
      ("Editor.shouldReceiveTouch", [4]), ("Editor.shouldReceiveTouch(tap)", [4]),
      ("Editor.shouldReceiveTouch(tap, touch1)", [4]), ("Editor.shouldReceiveTouch -> true", [4]),
      ("Editor.shouldReceiveTouch(tap) -> true", [4]), ("Editor.shouldReceiveTouch -> false", []),
      ("Editor.shouldReceiveTouch(touch1)", []), ("shouldReceiveTouch", []),
      ("tap.canPrevent(pan)", [11]), ("tap.canPrevent(tap, pan)", []),
      ("Switch.beginTracking", [8]), ("Switch.beginTracking -> true", [8]),
      ("handleTap", [12]), ("tap.handleTap", [12]), ("handleTap -> Editor", [12]),
      ("tap.handleTap -> Editor", [12]), ("handleTap(ended)", [12]),
      ("tap.handleTap(ended) -> Editor", [12]), ("tap.handleTap(began)", []), ("tap.handleTap -> Page", []),
      ("pan.handleTap", []), ("toggle:", [13]), ("Switch.toggle:(valueChanged)", [13]), ("toggle", []),
      ("copy", [14]), ("copy -> Page", [14]), ("Page.copy", []),
      ("Page.pressesBegan(select)", [18]), ("Page.motionBegan()", []), ("touchUpInside", []), ("", []),
    ])
  func aLineMeansACall(_ line: String, _ sequences: [Int]) {
    #expect(list.calls.filter { $0.matches(line) }.map(\.sequence) == sequences)
  }

  @Test("What an object received are its touches, presses, motion and remote control")
  func whatAnObjectReceived() {
    #expect(list.received(by: "Switch") == ["touchesBegan"])
    #expect(list.received(by: "UIWindow") == ["touchesEnded"])
    #expect(list.received(by: "Page") == ["pressesBegan", "motionBegan"])
    #expect(list.received(by: "tap") == ["touchesBegan"])
    #expect(list.received(by: "Editor") == [])
  }
}
