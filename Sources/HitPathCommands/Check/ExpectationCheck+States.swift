// SPDX-License-Identifier: Apache-2.0

import Analysis
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
          LineDifference.lines(entered, states.entered(by: recognizer)))
      }
      for moment in expected.at {
        note(
          "state of \(recognizer) at \(NumberText.decimal(moment.time))", of: recognizer, line,
          LineDifference.lines([moment.state], [states.state(of: recognizer, at: moment.time)]))
      }
      if let because = expected.because {
        let cause = states.lastCause(of: recognizer)?.name ?? "no change of state"
        note(
          "cause of the last state of \(recognizer)", of: recognizer, line,
          LineDifference.lines([because], [cause]))
      }
    }
  }

  mutating func checkFinalValues(_ expectation: ScenarioExpectation) {
    if let expected = expectation.firstResponder {
      note(
        "firstResponder", expectation.line,
        LineDifference.lines([expected ?? "nil"], [values.firstResponder ?? "nil"]))
    }
    for object in expectation.properties {
      for expected in object.values {
        let value = value(of: expected.name, of: object.object)
        note(
          "\(expected.name) of \(object.object)", of: object.object, expectation.line,
          expected.value.isSame(as: value)
            ? nil : ["- \(expected.value.shown)", "+ \(value ?? "not in the trace")"])
      }
    }
  }

  /// The value at the end; UIKit's usual one where the trace leaves it out.
  private func value(of property: String, of object: String) -> String? {
    let className = analysis.index.view(object)?.baseClass
    return values.value(of: property, of: object)
      ?? className.flatMap { ScenarioLimits.usualValue(of: property, $0) }
  }

  mutating func checkCycles(_ expectation: ScenarioExpectation) {
    guard let expected = expectation.cycles else { return }
    let cycles = RequirementCycles.all(in: analysis.trace)
    note(
      "cycles", expectation.line,
      LineDifference.lines(Self.lines(expected.map { Set($0) }), Self.lines(cycles)))
  }

  /// Circles as lines, each once, sorted.
  private static func lines(_ cycles: [Set<String>]) -> [String] {
    Set(cycles).map { $0.sorted().joined(separator: ", ") }.sorted()
  }
}

extension PropertyValue {
  /// Numbers that differ by no more are equal.
  private static let tolerance = 1e-6

  /// Whether a value of a trace, in words, is this one.
  ///
  /// A row of numbers may stand in brackets of any sort; the order of several texts does not count.
  fileprivate func isSame(as words: String?) -> Bool {
    guard let words else { return false }
    switch self {
    case .bool(let value): return words == "\(value)"
    case .number(let value): return Self.areSame([value], [Double(words)])
    case .numbers(let values):
      let parts = words.filter { !"[](){} ".contains($0) }.split(
        separator: ",", omittingEmptySubsequences: false)
      return Self.areSame(values, parts.map { Double($0) })
    case .text(let value): return words == value
    case .texts(let values):
      let parts = words.split(separator: ",").map { $0.trimmingPrefix { $0 == " " } }
      return values.sorted() == parts.map { String($0) }.sorted()
    }
  }

  private static func areSame(_ expected: [Double], _ actual: [Double?]) -> Bool {
    expected.count == actual.count
      && zip(expected, actual).allSatisfy { wanted, found in
        found.map { abs($0 - wanted) <= tolerance } ?? false
      }
  }

  fileprivate var shown: String {
    switch self {
    case .bool(let value): "\(value)"
    case .number(let value): NumberText.decimal(value, digits: 6)
    case .numbers(let values):
      "[\(values.map { NumberText.decimal($0, digits: 6) }.joined(separator: ", "))]"
    case .text(let value): value
    case .texts(let values): values.joined(separator: ", ")
    }
  }
}
