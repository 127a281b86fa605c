// SPDX-License-Identifier: Apache-2.0

import HitPath

/// What a person reads of checked scenarios.
@MainActor
struct CheckText {
  let terminal: Terminal

  /// A line for a scenario that does as expected, else the differences.
  func text(for scenario: CheckedScenario) -> String {
    let file = scenario.file
    let count = scenario.results.count
    guard count > 0 else {
      return "\(terminal.styled("-", .muted))      \(terminal.styled(file, .plain)): nothing is expected\n"
    }
    let failures = scenario.failures
    guard !failures.isEmpty else {
      let mark = terminal.styled("ok", .hit)
      return "\(mark)     \(terminal.styled(file, .plain)): \(Self.number(count, "expectation"))\n"
    }
    return failures.map { text(for: $0, file: file) }.joined()
  }

  private func text(for failure: ExpectationResult, file: String) -> String {
    let mark = terminal.styled("failed", .refused)
    var text = "\(mark) \(terminal.styled(failure.title(in: file), .plain))\n"
    for line in failure.difference ?? [] {
      text += "         \(terminal.styled(line, line.hasPrefix(" ") ? .muted : .strong))\n"
    }
    return text
  }

  /// The last line: how many expectations passed and failed, and what else there was.
  static func summary(of scenarios: [CheckedScenario], unreadable: Int) -> String {
    let total = scenarios.reduce(0) { $0 + $1.results.count }
    let failed = scenarios.reduce(0) { $0 + $1.failures.count }
    let empty = scenarios.count { $0.results.isEmpty }
    var parts = ["\(total - failed) passed", "\(failed) failed"]
    if empty > 0 { parts.append("\(number(empty, "file")) without expectations") }
    if unreadable > 0 { parts.append("\(number(unreadable, "file")) with errors") }
    return parts.joined(separator: ", ") + "\n"
  }

  private static func number(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

/// A scenario's expectations against what its touches did.
struct CheckedScenario: Hashable {
  /// The file's name as the user gave it.
  var file: String

  /// The expectations in the order of the file.
  var results: [ExpectationResult]

  var failures: [ExpectationResult] { results.filter { $0.difference != nil } }
}
