// SPDX-License-Identifier: Apache-2.0

import Analysis
import InputFile
import ScenarioFile
import Trace

extension ExpectationCheck {
  mutating func checkStates(_ expectation: ScenarioExpectation) {
    for expected in expectation.states {
      let recognizer = expected.recognizer
      let line = expected.line ?? expectation.line
      if let entered = expected.entered {
        note(
          "states of \(recognizer)", of: recognizer, line,
          LineDifference.lines(entered, states.entered(by: recognizer).map(\.rawValue)))
      }
      for moment in expected.at {
        note(
          "state of \(recognizer) at \(NumberText.decimal(moment.time))", of: recognizer, line,
          over(before: moment.time)
            ?? LineDifference.lines([moment.state], [states.state(of: recognizer, at: moment.time).rawValue]))
      }
      if let because = expected.because {
        let cause = states.lastCause(of: recognizer)?.name ?? "no change of state"
        note(
          "cause of the last state of \(recognizer)", of: recognizer, line,
          LineDifference.lines([because], [cause]))
      }
    }
  }

  mutating func checkValues(_ expectation: ScenarioExpectation) {
    let time = expectation.at
    let when = time.map { " at \(NumberText.decimal($0))" } ?? ""
    let over = time.flatMap(over)
    if let expected = expectation.firstResponder {
      note(
        "firstResponder\(when)", expectation.line,
        over ?? LineDifference.lines([expected ?? "nil"], [values.firstResponder(at: time) ?? "nil"]))
    }
    for object in expectation.properties {
      for expected in object.values {
        let value = values.value(of: expected.name, of: object.object, at: time)
        note(
          "\(expected.name) of \(object.object)\(when)", expectation.line,
          over
            ?? (value?.meets(expected.wanted) == true
              ? nil
              : [
                "- \(expected.wanted.shown)",
                "+ \(value.map { expected.wanted.shown($0.words) } ?? missing(object.object))",
              ]))
      }
    }
  }

  /// The difference for an expectation at a time after the end of the run; nil for an earlier time.
  private func over(before time: Double) -> [String]? {
    guard time > values.end + Tolerance.afterEnd.largest + Tolerance.rounding else { return nil }
    return [
      "- at \(NumberText.decimal(time)) s",
      "+ all is over at \(NumberText.decimal(values.end)) s; a 'wait' at the end of 'touches' goes on",
    ]
  }

  /// Why an object has no value.
  private func missing(_ object: String) -> String {
    objects.contains(object) ? "it has no such property" : "no object of this name"
  }

  mutating func checkCycles(_ expectation: ScenarioExpectation) {
    guard let expected = expectation.cycles else { return }
    let cycles = RequirementCycles.all(in: analysis.trace)
    note("cycles", expectation.line, Self.lines(expected.map { Set($0) }), Self.lines(cycles))
  }

  /// Circles as lines, each once, sorted.
  private static func lines(_ cycles: [Set<String>]) -> [String] {
    Set(cycles).map { $0.sorted().joined(separator: ", ") }.sorted()
  }
}

extension ExpectedValue.Wanted {
  /// What is expected, as a file writes it.
  fileprivate var shown: String {
    switch self {
    case .value(let value): return value.shown
    case .limits(let limits):
      let parts = limits.map { "\($0.comparison.rawValue): \($0.value.shown)" }
      return "{\(parts.joined(separator: ", "))}"
    }
  }

  /// The words of a value of the same property as a file writes them.
  fileprivate func shown(_ words: String) -> String {
    switch self {
    case .value(let value): value.shown(words)
    case .limits(let limits): limits.first?.value.shown(words) ?? words
    }
  }
}

extension PropertyValue {
  /// The value as a file writes it.
  fileprivate var shown: String { shown(words) }

  /// The words of another value of the same property as a file writes them: numbers to a millionth, rows in brackets, an
  /// empty text in quotes.
  fileprivate func shown(_ words: String) -> String {
    switch self {
    case .number: return Self.number(words)
    case .numbers:
      return "[\(words.split(separator: ", ").map { Self.number(String($0)) }.joined(separator: ", "))]"
    case .bool, .text, .texts: return words.isEmpty ? "''" : words
    }
  }

  private static func number(_ words: String) -> String {
    Double(words).map { NumberText.decimal($0, digits: 6) } ?? words
  }
}
