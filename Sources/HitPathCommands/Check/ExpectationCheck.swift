// SPDX-License-Identifier: Apache-2.0

import Analysis
import ScenarioFile

/// A scenario's expectations against what its touches did.
struct ExpectationCheck {
  /// One expectation that was not met.
  struct Failure: Hashable {
    var line: Int?
    var what: String
    var expected: [String]
    var actual: [String]
  }

  let file: String

  /// How many things were expected.
  private(set) var count = 0

  private(set) var failures: [Failure] = []

  init(_ scenario: Scenario, _ analysis: TraceAnalysis, file: String) {
    self.file = file
    for expectation in scenario.expectations {
      let number = expectation.touch
      guard analysis.touches.indices.contains(number - 1) else {
        count += 1
        failures.append(
          Failure(
            line: expectation.line, what: "touch \(number)", expected: ["a touch"],
            actual: ["\(analysis.touches.count) touches in all"]))
        continue
      }
      let answer = analysis.touches[number - 1]
      if let hitView = expectation.hitView {
        compare("hitView", number, expectation.line, [hitView ?? "nil"], [answer.hitView ?? "nil"])
      }
      if let order = expectation.hitOrder {
        let asked = answer.walk.filter { $0.point != nil }.map(\.view)
        compare("hitOrder", number, expectation.line, order, asked)
      }
      if let chain = expectation.chain {
        compare("chain", number, expectation.line, chain, answer.chain.map(\.responder.id))
      }
    }
  }

  private mutating func compare(
    _ what: String, _ touch: Int, _ line: Int?, _ expected: [String], _ actual: [String]
  ) {
    count += 1
    guard expected != actual else { return }
    failures.append(
      Failure(line: line, what: "\(what) of touch \(touch)", expected: expected, actual: actual))
  }

  /// What a person reads: a line for a scenario that does as expected, else the differences.
  @MainActor
  func text(for terminal: Terminal) -> String {
    guard count > 0 else {
      return "\(terminal.styled("-", .muted))      \(file): nothing is expected\n"
    }
    guard !failures.isEmpty else {
      let mark = terminal.styled("ok", .hit)
      return "\(mark)     \(file): \(count) \(count == 1 ? "expectation" : "expectations")\n"
    }
    var text = ""
    for failure in failures {
      let place = failure.line.map { "\(file):\($0)" } ?? file
      text += "\(terminal.styled("failed", .refused)) \(place): \(failure.what)\n"
      for line in Self.difference(failure.expected, failure.actual) {
        text += "         \(terminal.styled(line, line.hasPrefix(" ") ? .muted : .strong))\n"
      }
    }
    return text
  }

  /// The two lists as lines: `-` expected and missing, `+` not expected, in between what both have.
  static func difference(_ expected: [String], _ actual: [String]) -> [String] {
    let changes = actual.difference(from: expected)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [String] = []
    var (left, right) = (0, 0)
    while left < expected.count || right < actual.count {
      if left < expected.count, removed.contains(left) {
        lines.append("- \(expected[left])")
        left += 1
      } else if right < actual.count, inserted.contains(right) {
        lines.append("+ \(actual[right])")
        right += 1
      } else {
        lines.append("  \(expected[left])")
        left += 1
        right += 1
      }
    }
    return lines
  }
}
