// SPDX-License-Identifier: Apache-2.0

import InputFile
import Testing
import Trace
import UIKitModel

@testable import ScenarioFile

/// Steps of methods that run later, and steps that would never end in an app.
@MainActor
@Suite struct EndlessTests {
  private func outcome(_ text: String) throws -> ScenarioOutcome {
    var scenario = try scenario(text)
    scenario.nameEverything()
    return ScenarioRun(scenario).outcome()
  }

  /// What is told of a scenario that never ends.
  private func mistake(_ text: String) throws -> String? {
    let outcome = try outcome(text)
    return #expect(throws: InputError.self) { try outcome.checkEnd("a.yml") }?.description
  }

  /// A button whose action sends itself again, with what the step takes besides.
  private func button(_ step: String) -> String {
    """
    window:
      subviews:
        - id: B
          class: UIButton
          frame: [0, 0, 90, 90]
          performs: [a]
          actions:
            - event: touchDown
              action: a
              target: B
              do:
                - {call: sendActions, on: B, with: touchDown\(step)}
    touches: [{tap: [5, 5]}]
    """
  }

  @Test(
    "A step after 0 s is done once: after a touch, an action of a timer, a step with a delay",
    arguments: [0, 1e-12])
  func nextTurn(delay: Double) throws {
    let outcome = try outcome(
      """
      window:
        id: W
        gestureRecognizers:
          - {id: dbl, class: UITapGestureRecognizer, numberOfTapsRequired: 2}
          - id: single
            class: UITapGestureRecognizer
            requiresFailureOf: dbl
            actions:
              - action: tapped
                target: W
                do: [{set: {W: {alpha: 0.5}}, after: \(NumberText.decimal(delay))}]
      touches: [{tap: [5, 5]}]
      """)
    #expect(outcome.end == nil)
    let sets = outcome.trace.events.filter {
      if case .inputReceived(let record) = $0.kind, record.input == .set { true } else { false }
    }
    #expect(sets.count == 1)
    // The single tap waits for the second of a double tap: 0.05 s for the first, 0.35 s for the next (GR-15).
    #expect(sets.first.map { abs($0.time - 0.4) < 0.001 } == true)
  }

  @Test func aStepThatAsksForItselfOnTheNextTurnIsRefusedWithItsPlace() throws {
    #expect(
      try mistake(button(", after: 0")) == """
        a.yml:12:15: error: more than 1000 steps with 'after' ask for each other, and this is the first too many
          hint: what this step causes calls a method that has the step, again and again
        """)
  }

  @Test func aStepThatStillAsksForItselfAMinuteLaterIsRefusedWithItsPlace() throws {
    #expect(
      try mistake(button(", after: 0.5"))?.hasPrefix(
        "a.yml:12:15: error: 60 seconds after the last touch this step still asks for itself\n") == true)
  }

  @Test func aStepThatIsDueLongAfterTheLastTouchIsNoMistake() throws {
    let text = """
      window:
        id: W
        subviews:
          - id: B
            class: UIButton
            actions:
              - {event: touchDown, action: a, target: W, do: [{call: sendActions, on: B, with: touchUpInside, after: 1}]}
              - {event: touchUpInside, action: b, target: W, do: [{set: {W: {alpha: 0.5}}, after: 100}]}
      touches: [{tap: [50, 50]}]
      """
    #expect(try outcome(text).end == nil)
  }

  @Test func aMethodThatCallsItselfDoesNothingThen() throws {
    #expect(try outcome(button("")).end == nil)
  }

  @Test func methodsThatAllCallEachOtherAreRefusedWithThePlaceOfOneStep() throws {
    let names = (1...9).map { "B\($0)" }
    let calls = names.map { "{call: sendActions, on: \($0), with: touchDown}" }.joined(separator: ", ")
    let buttons = names.map {
      "    - {id: \($0), class: UIButton, actions: [{event: touchDown, action: a, target: W, do: [\(calls)]}]}"
    }
    let text = "window:\n  id: W\n  subviews:\n\(buttons.joined(separator: "\n"))\ntouches: [{tap: [50, 50]}]"
    let message = try #require(try mistake(text))
    #expect(
      message.contains("error: methods do more than 1000 steps at one time, and this is the first too many\n")
    )
    #expect(message.hasPrefix("a.yml:"))
  }

  @Test func tooManyStepsThatWaitAreRefused() throws {
    let steps = Array(repeating: "{set: {W: {alpha: 0.5}}, after: 50}", count: 101).joined(separator: ", ")
    let text = """
      window:
        id: W
        subviews:
          - {id: B, class: UIButton, frame: [0, 0, 90, 90], actions: [{event: touchDown, action: a, target: W, do: [\(steps)]}]}
      touches:
      \(String(repeating: "  - tap: [5, 5]\n", count: 10))
      """
    #expect(
      try mistake(text)?.contains(
        "error: more than 1000 steps of methods wait at one time, and this is the first too many\n") == true)
  }

  @Test func aRunCanBeStopped() throws {
    var scenario = try scenario(button(""))
    scenario.touches = Array(repeating: scenario.touches[0], count: 2_000)
    scenario.nameEverything()
    var questions = 0
    let outcome = ScenarioRun(scenario).outcome {
      questions += 1
      return questions == 3
    }
    #expect(outcome.end == .stopped)
    #expect(questions == 3)
    #expect(throws: InputError.self) { try outcome.checkEnd("a.yml") }
  }
}
