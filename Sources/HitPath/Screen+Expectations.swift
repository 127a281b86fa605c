// SPDX-License-Identifier: Apache-2.0

import Analysis
import InputFile
import Narration
import ScenarioFile
import Trace

/// What Swift code expects from touches, like `expect` in a scenario file.
package enum TouchExpectation: Sendable {
  /// The hit-test view of the first touch; nil for none.
  case hitView(String?)
  /// All actions that are sent, in order: `buy`, `Buy.buy`, `buy -> Shop`.
  case actions([String])
  /// Calls in this order, with any others between them: `Card.touchesBegan`.
  case order([String])
  /// All states of a recognizer except resets, in order. Consecutive equal states count once.
  case states([String], of: String)
}

/// The result of an expectation.
package struct ExpectedTouches: Sendable {
  /// The answer for the first of the touches that were sent.
  package var answer: Answer

  /// Why the expectation is not met, beginning with a sentence; nil if it is met.
  package var failure: String?
}

extension Screen {
  /// Sends touches and compares their effects with an expectation.
  ///
  /// - Throws: ``ScreenError`` if none of the touches goes down, or if code on the screen never ends.
  package func outcome(
    of expected: TouchExpectation, after touches: [Touch]
  ) throws(ScreenError) -> ExpectedTouches {
    let (answer, outcome) = try result(of: touches)
    var expectation = ScenarioExpectation()
    switch expected {
    case .hitView(let view):
      expectation.touch = answer.number
      expectation.hitView = .some(view)
    case .actions(let actions): expectation.actions = actions.map { ScenarioAction(text: $0) }
    case .order(let calls):
      expectation.calls = ScenarioCalls()
      expectation.calls?.includes = calls.map { ScenarioCall($0) }
    case .states(let states, let recognizer):
      expectation.states = [ScenarioStates(recognizer: recognizer, entered: states)]
    }
    if case .states(let states, let recognizer) = expected,
      Self.withoutRepeats(StateHistory(outcome.trace).entered(by: recognizer).map(\.rawValue))
        == Self.withoutRepeats(states)
    {
      return ExpectedTouches(answer: answer)
    }
    let results = ExpectationCheck([expectation], TraceAnalysis(outcome.trace), outcome.values).results
    let failures = results.filter { $0.difference != nil }
    let lines = failures.flatMap { failure in
      [failure.why ?? answer.sentence(), "\(failure.subject):"] + (failure.difference ?? []).map { "  \($0)" }
    }
    return ExpectedTouches(answer: answer, failure: failures.isEmpty ? nil : lines.joined(separator: "\n"))
  }

  /// Removes repeated states: a recognizer changes as often as the finger moves, which nobody wants to count.
  private static func withoutRepeats(_ states: [String]) -> [String] {
    states.enumerated().filter { $0.offset == 0 || states[$0.offset - 1] != $0.element }.map(\.element)
  }
}

extension Screen {
  /// A problem of a screen before any touch, as found by `hitpath audit`.
  public struct Finding: Hashable, Sendable, CustomStringConvertible {
    /// The rule's code, such as `covered`; `docs/audit.md` lists all rules.
    public let code: String

    /// The severity: `error`, `warning` or `note`.
    public let severity: String

    /// The view or recognizer that does not get what it should.
    public let subject: String

    /// The problem and its fix.
    public let description: String
  }

  /// What makes controls and gestures of the screen unusable, before any touch, the worst first.
  ///
  /// To find what covers controls, this calls overrides of `hitTest` and `point(inside:)` for many points.
  ///
  /// - Throws: ``ScreenError`` if code on the screen never ends.
  public func findings() throws(ScreenError) -> [Finding] {
    let analysis = try still()
    let narrator = Narrator(.english, analysis.index)
    let found = analysis.findings
    return FindingSeverity.allCases.sorted(by: >).flatMap { severity in
      found.filter { $0.severity == severity }.map { finding in
        let cures = narrator.cures(finding)
        return Finding(
          code: finding.rule.rawValue, severity: severity.rawValue, subject: finding.subject,
          description: ([narrator.sentence(finding).plain] + cures).joined(separator: " "))
      }
    }
  }

  /// How much of a control, or of another view that uses touches, taps can reach.
  ///
  /// - Parameter view: Its name.
  /// - Returns: The share of its area, from 0 to 1.
  /// - Throws: ``ScreenError`` if there is no such view, or code on the screen never ends.
  public func reachableShare(of view: String) throws(ScreenError) -> Double { try reach(of: view).share }

  /// The share, and a sentence that says which views take the rest.
  package func reach(of view: String) throws(ScreenError) -> (share: Double, sentence: String) {
    let analysis = try still()
    let targets = analysis.tapMap?.targets ?? []
    guard let target = targets.first(where: { $0.view == view }) else {
      let near = Spelling.nearest(to: view, in: targets.map(\.view))
      throw ScreenError(
        InputError(
          file: name, message: "there is no view '\(view)' that does something with touches",
          hint: near.map { "did you mean '\($0)'?" }))
    }
    let narrator = Narrator(.english, analysis.index)
    let share = narrator.language.say(
      SpaceText.reachableShare(percent: narrator.language.percent(target.share)))
    let takers = narrator.language.list(
      target.takers.prefix(3).map { taker in
        let name = taker.view.map { narrator.name($0) } ?? narrator.language.say(SpaceText.noView)
        let part = target.area > 0 ? taker.area / target.area : 0
        return narrator.language.say(SpaceText.part(percent: narrator.language.percent(part), name: name))
      })
    let rest = takers.isEmpty ? "" : ", " + narrator.language.say(SpaceText.takenBy(names: takers))
    return (target.share, "\(narrator.name(view)): \(share)\(rest)")
  }
}
