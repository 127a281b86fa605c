// SPDX-License-Identifier: Apache-2.0

import Testing
import Trace

@testable import ScenarioFile

/// What is expected of recognizers' states and of cycles.
@MainActor
@Suite struct CheckStatesTests {
  private static let met = "ok     tap.yml: 1 expectation\n"

  private func check(_ change: (inout ScenarioExpectation) -> Void) -> String {
    CheckedEvents.text(CheckedEvents.tap, change)
  }

  private func states(_ recognizer: String, _ change: (inout ScenarioStates) -> Void) -> String {
    check { expectation in
      var states = ScenarioStates(recognizer: recognizer)
      change(&states)
      expectation.states = [states]
    }
  }

  @Test("States that are entered leave out the resets (GR-10)")
  func statesEntered() {
    #expect(states("tap") { $0.entered = ["ended"] } == Self.met)
    #expect(states("pan") { $0.entered = [] } == Self.met)
    #expect(
      states("tap") { $0.entered = ["failed"] } == """
        tap.yml:7: error: states of tap
          - failed
          + ended

        """)
  }

  @Test("Of a recognizer the states, the state at times and the cause are expectations of their own")
  func statesAtTimes() {
    #expect(
      states("tap") {
        $0.entered = ["ended"]
        $0.at = [
          ScenarioStateAt(time: 0, state: "possible"), ScenarioStateAt(time: 0.05, state: "ended"),
          ScenarioStateAt(time: 0.4, state: "possible"),
        ]
        $0.because = "tapsCompleted"
      } == "ok     tap.yml: 5 expectations\n")
    #expect(
      states("tap") {
        $0.line = 9
        $0.at = [ScenarioStateAt(time: 0.3999, state: "possible")]
        $0.because = "sequenceOver"
      } == """
        tap.yml:9: error: state of tap at 0.3999
          - possible
          + ended
        tap.yml:9: error: cause of the last state of tap
          - sequenceOver
          + tapsCompleted

        """)
  }

  @Test("A recognizer that changed nothing has no cause")
  func aRecognizerThatChangedNothing() {
    #expect(
      states("pan") { $0.because = "movedTooFar" } == """
        tap.yml:7: error: cause of the last state of pan
          - movedTooFar
          + no change of state

        """)
  }

  @Test("A recognizer that there is not fails, even if it should enter no state")
  func aRecognizerThatThereIsNot() {
    #expect(
      states("tab") { $0.entered = [] } == """
        tap.yml:7: error: states of tab
          - tab
          + no object of this name

        """)
  }

  @Test("Circles of requirements are sets of sets (GR-16)")
  func cycles() {
    #expect(check { $0.cycles = [["swipe", "pan"]] } == Self.met)
    #expect(
      check { $0.cycles = [] } == """
        tap.yml:7: error: cycles
          + pan, swipe

        """)
    #expect(
      check { $0.cycles = [["tap", "pan"], ["pan", "swipe"]] } == """
        tap.yml:7: error: cycles
            pan, swipe
          - pan, tap

        """)
  }
}
