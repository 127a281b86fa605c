// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The tables of `docs/fidelity.md` that are made from the tests: which hold the model to a rule, and where expectations
/// come from.
package enum FidelityPage {
  package static let path = "docs/fidelity.md"

  /// A row of one of the tables of rules.
  package struct Row {
    package var rule: String
    package var mark: String
    package var modelled: String
    package var choice: String
    package var tests: String

    package init?(_ line: some StringProtocol) {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard cells.count == 7, let name = cells[1].wholeMatch(of: /\[([A-Z]{2}-\d+)\]\(rules\.md\)/) else {
        return nil
      }
      (rule, mark, modelled, choice, tests) = (String(name.1), cells[2], cells[3], cells[4], cells[5])
    }

    package var line: String { "| [\(rule)](rules.md) | \(mark) | \(modelled) | \(choice) | \(tests) |" }
  }

  /// What the last column should say of each rule.
  package static func testsByRule() throws -> [String: String] {
    var links: [String: [String]] = [:]
    for scenario in try ConformanceScenario.all() {
      for rule in scenario.rules {
        links[rule, default: []].append("[\(scenario.name)](../\(scenario.path))")
      }
    }
    var counts: [String: Int] = [:]
    for file in try Repository.files(in: ["Tests"], endingIn: [".swift"])
    where !file.path.hasPrefix("Tests/ArchitectureTests/") {
      for name in file.text.matches(of: /@Test\(\s*"((?:\\.|[^"\\])*)"/) {
        for rule in Set(RuleNames.cited(in: name.1)) {
          counts[rule, default: 0] += 1
        }
      }
    }
    var cells: [String: String] = [:]
    for rule in Set(links.keys).union(counts.keys) {
      let swift = counts[rule].map { ["\($0) in Swift"] } ?? []
      cells[rule] = (links[rule, default: []].sorted() + swift).joined(separator: ", ")
    }
    return cells
  }

  /// The rows of the table of origins: an area each, and all together.
  private static func originRows() throws -> [String] {
    let scenarios = try ConformanceScenario.all()
    func row(_ title: String, _ scenarios: [ConformanceScenario]) -> String {
      let counts = ConformanceScenario.Origin.allCases.map { origin in
        scenarios.count { $0.source?.origin == origin }
      }
      return "| \(title) | " + (counts + [scenarios.count]).map(String.init).joined(separator: " | ") + " |"
    }
    let areas = Dictionary(grouping: scenarios, by: \.area).sorted { $0.key < $1.key }
    return areas.map { row($0.key, $0.value) } + [row("all", scenarios)]
  }

  /// The page's text with its tables as they are now.
  package static func updated(_ text: String) throws -> String {
    let tests = try testsByRule()
    var lines: [String] = []
    var isAmongOrigins = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if var row = Row(line) {
        row.tests = tests[row.rule] ?? ""
        lines.append(row.line)
      } else if line.hasPrefix("| scenarios in |") {
        isAmongOrigins = true
        lines += [String(line), "| --- | --- | --- | --- | --- | --- |"] + (try originRows())
      } else {
        if !line.hasPrefix("|") { isAmongOrigins = false }
        if !isAmongOrigins { lines.append(String(line)) }
      }
    }
    return lines.joined(separator: "\n")
  }
}
