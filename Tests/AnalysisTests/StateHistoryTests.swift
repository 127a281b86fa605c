// SPDX-License-Identifier: Apache-2.0

import Analysis
import Testing
import Trace

/// The states that recognizers went through.
@Suite struct StateHistoryTests {
  private static func change(
    _ recognizer: String, _ from: GestureState, _ to: GestureState, _ code: TraceReason.Code
  ) -> TraceEvent.Kind {
    .recognizerStateChanged(.init(recognizer: recognizer, from: from, to: to, reason: TraceReason(code)))
  }

  private static let trace = EventTrace.make([
    (0.1, change("pan", .possible, .began, .movedFarEnough)),
    (0.1, change("tap", .possible, .failed, .movedTooFar)),
    (0.2, change("pan", .began, .changed, .touchesMoved)),
    (0.1 + 0.2, change("pan", .changed, .ended, .touchesLifted)),
    (0.1 + 0.2, change("pan", .ended, .possible, .sequenceOver)),
    (0.1 + 0.2, change("tap", .failed, .possible, .sequenceOver)),
  ])

  private let history = StateHistory(trace)

  @Test("The states entered are those of the changes without the resets to possible (GR-10)")
  func entered() {
    #expect(history.entered(by: "pan") == [.began, .changed, .ended])
    #expect(history.entered(by: "tap") == [.failed])
    #expect(history.entered(by: "press") == [])
  }

  @Test(
    "The state at a time is the one after everything at that time; before any change it is possible (GR-8)")
  func theStateAtATime() {
    #expect(
      [0, 0.0999, 0.1, 0.15, 0.2, 0.2999, 0.3, 9].map { history.state(of: "pan", at: $0) } == [
        .possible, .possible, .began, .began, .changed, .changed, .possible, .possible,
      ])
    #expect(history.state(of: "press", at: 1) == .possible)
  }

  @Test("The last cause is not that of the reset (GR-10)")
  func theLastCause() {
    #expect(history.lastCause(of: "pan") == TraceReason(.touchesLifted))
    #expect(history.lastCause(of: "tap") == TraceReason(.movedTooFar))
    #expect(history.lastCause(of: "press") == nil)
  }

  @Test("Circles of recognizers that wait for each other are found once, wherever they begin (GR-16)")
  func circles() {
    let trace = EventTrace.make([
      (0, .requirementCycle(.init(recognizers: ["tap", "pan"]))),
      (1, .requirementCycle(.init(recognizers: ["a", "b", "c"]))),
      (2, .requirementCycle(.init(recognizers: ["pan", "tap"]))),
    ])
    #expect(RequirementCycles.all(in: trace) == [["tap", "pan"], ["a", "b", "c"]])
    #expect(RequirementCycles.all(in: Self.trace) == [])
  }
}
