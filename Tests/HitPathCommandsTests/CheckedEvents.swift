// SPDX-License-Identifier: Apache-2.0

import Analysis
import HitPath
import ScenarioFile
import Trace

@testable import HitPathCommands

/// Expectations against a trace made of events by hand.
@MainActor
enum CheckedEvents {
  /// A tap on a button in a page with two recognizers: one recognizes, and the button loses its touch.
  static let tap: [(time: Double, kind: TraceEvent.Kind)] = [
    (0, .hitTestEntered(.init(view: "UIWindow", point: TracePoint(x: 1, y: 1), isDirect: false))),
    (
      0,
      .questionAnswered(
        QuestionRecord(
          .shouldReceiveTouch, asked: "Editor", recognizer: "tap", touch: "touch1", answer: true))
    ),
    (0, .recognizerReceived(.init(recognizer: "tap", method: .began, touches: ["touch1"]))),
    (0, .touchesDelivered(.init(responder: "Save", method: .began, touches: ["touch1"]))),
    (0, .controlTracking(.init(control: "Save", hook: .beginTracking, touch: "touch1", answer: true))),
    (0, .propertyChanged(.init(object: "Save", property: "isHighlighted", value: .bool(true)))),
    (0, .controlEventsSent(.init(control: "Save", events: [.touchDown]))),
    (0.05, .recognizerReceived(.init(recognizer: "tap", method: .ended, touches: ["touch1"]))),
    (0.05, .requirementCycle(.init(recognizers: ["pan", "swipe"]))),
    (
      0.05,
      .recognizerStateChanged(
        .init(
          recognizer: "tap", from: .possible, to: .ended, reason: TraceReason(.tapsCompleted)))
    ),
    (0.05, .actionSent(ActionRecord(action: "handleTap", sender: "tap", target: "Editor", state: .ended))),
    (0.05, .touchesDelivered(.init(responder: "Save", method: .cancelled, touches: ["touch1"]))),
    (0.05, .propertyChanged(.init(object: "Save", property: "contentOffset", value: .text("{0, 120.5}")))),
    (0.05, .firstResponderChanged(.init(window: "UIWindow", from: nil, to: "Field"))),
    (0.4, .actionSent(ActionRecord(action: "copy", sender: nil, target: "Page"))),
    (
      0.4,
      .recognizerStateChanged(
        .init(
          recognizer: "tap", from: .ended, to: .possible, reason: TraceReason(.sequenceOver)))
    ),
  ]

  /// What is printed of an expectation at line 7 of `tap.yml`.
  static func text(
    _ events: [(time: Double, kind: TraceEvent.Kind)],
    _ change: (inout ScenarioExpectation) -> Void
  ) -> String {
    var expectation = ScenarioExpectation()
    expectation.line = 7
    change(&expectation)
    let results = ExpectationCheck([expectation], TraceAnalysis(trace(events)), NotedValues()).results
    let terminal = Terminal(output: { _ in }, diagnostics: { _ in })
    let text = CheckText(terminal: terminal).text(for: CheckedScenario(file: "tap.yml", results: results))
    return Outcome(code: 0, output: text, diagnostics: "").withoutReasons.output
  }

  private static func trace(_ events: [(time: Double, kind: TraceEvent.Kind)]) -> TouchTrace {
    var window = TraceView(
      id: "UIWindow", className: "UIWindow", baseClass: "UIWindow",
      frame: TraceRect(x: 0, y: 0, width: 320, height: 480))
    window.window = TraceWindow(windowLevel: 0, isKeyWindow: true)
    var button = TraceView(
      id: "Save", className: "UIButton", baseClass: "UIButton",
      frame: TraceRect(x: 0, y: 0, width: 100, height: 44))
    button.superview = "UIWindow"
    button.control = TraceControl(isEnabled: true)
    let screen = TraceScreen(
      size: TraceSize(width: 320, height: 480),
      application: TraceResponder(id: "UIApplication", className: "UIApplication"), views: [window, button],
      windowOrder: ["UIWindow"],
      gestureRecognizers: ["tap", "pan", "swipe"].map {
        TraceGestureRecognizer(id: $0, className: "UIGestureRecognizer", view: "UIWindow")
      })
    return TouchTrace(
      header: TraceHeader(name: "tap"), screen: screen,
      events: events.enumerated().map { TraceEvent(sequence: $0 + 1, time: $1.time, kind: $1.kind) })
  }
}

extension Outcome {
  /// What `hitpath check` printed without columns, reasons and commands, which ``CheckReasonTests`` and ``GitHubTests`` are about.
  var withoutReasons: Outcome {
    var outcome = self
    let lines = output.replacing(/(:\d+):\d+(: error: )/) { "\($0.1)\($0.2)" }
      .split(separator: "\n", omittingEmptySubsequences: false)
    outcome.output = lines.filter { !$0.hasPrefix("  why: ") && !$0.hasPrefix("  see: ") }.joined(
      separator: "\n")
    return outcome
  }

  /// What was printed, with the folder's path left out.
  func output(in folder: Folder) -> String { output.replacing("\(folder.path)/", with: "") }
}
