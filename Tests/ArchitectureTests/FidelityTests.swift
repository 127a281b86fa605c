// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// The fidelity page: every rule, what is modelled of it, and the tests that hold the model to it.
@Suite struct FidelityTests {
  private static let page = "docs/fidelity.md"
  private static var rule: Regex<Substring> { /(?:HT|TE|GR|UC|RC|SV|VL)-\d+/ }

  /// A row of one of the tables of rules.
  private struct Row {
    var rule: String
    var mark: String
    var modelled: String
    var choice: String
    var tests: String

    init?(_ line: some StringProtocol) {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard cells.count == 7, let name = cells[1].wholeMatch(of: /\[([A-Z]{2}-\d+)\]\(rules\.md\)/) else {
        return nil
      }
      (rule, mark, modelled, choice, tests) = (String(name.1), cells[2], cells[3], cells[4], cells[5])
    }

    var line: String { "| [\(rule)](rules.md) | \(mark) | \(modelled) | \(choice) | \(tests) |" }
  }

  private static func rows() throws -> [Row] {
    try Repository.text(page).split(separator: "\n").compactMap { Row($0) }
  }

  /// The rules and their marks, in order.
  private static func rules() throws -> [(id: String, mark: String)] {
    try Repository.text("docs/rules.md").matches(of: /(?m)^- \*\*([A-Z]{2}-\d+)\*\* \((\w+)\)/)
      .map { (String($0.1), String($0.2)) }
  }

  /// What the last column should say of each rule.
  private static func testsByRule() throws -> [String: String] {
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
        for rule in Set(String(name.1).matches(of: rule).map { String($0.0) }) {
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

  @Test func everyRuleHasOneRowWithItsMark() throws {
    #expect(try Self.rows().map { "\($0.rule) \($0.mark)" } == Self.rules().map { "\($0.id) \($0.mark)" })
  }

  @Test func whatIsModelledIsOneOfFourWords() throws {
    let odd = try Self.rows().filter { !["yes", "in part", "no", "no need"].contains($0.modelled) }
    #expect(odd.map(\.line) == [])
    let silent = try Self.rows().filter { $0.modelled != "yes" && $0.choice.isEmpty }
    #expect(silent.map(\.line) == [], "what is not modelled says why")
  }

  @Test func everyRuleThatIsModelledHasATest() throws {
    let tests = try Self.testsByRule()
    let untested = try Self.rows().filter { $0.modelled != "no need" && tests[$0.rule] == nil }
    #expect(untested.map(\.rule) == [])
  }

  @Test func everyScenarioProvesARuleThatThereIs() throws {
    let known = Set(try Self.rules().map(\.id))
    for scenario in try ConformanceScenario.all() {
      #expect(!scenario.rules.isEmpty && scenario.rules.isSubset(of: known), "\(scenario.path)")
    }
  }

  @Test func everyScenarioSaysWhereItsExpectationComesFrom() throws {
    let marks = Dictionary(uniqueKeysWithValues: try Self.rules())
    for scenario in try ConformanceScenario.all() {
      let source = try #require(scenario.source, "\(scenario.path) has no second line `# from: …`")
      let mark = try #require(marks[source.rule], "\(scenario.path) names a rule that there is not")
      // No scenario is surer than its rule, unless it shows a part of the rule for which Apple's word is known.
      if mark == "unsure" || mark == "reimplementation", !source.words.hasPrefix("Apple, ") {
        #expect(source.origin == .ourReading, "\(scenario.path)")
      }
    }
  }

  @Test func everyRuleThatIsUnsureStandsAmongTheUnsure() throws {
    let page = try Repository.text(Self.page)
    let unsure = page.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^\| ([A-Z]{2}-\d+) \|/).map { String($0.1) }
    }
    let marked = try Self.rules().filter { $0.mark == "unsure" }.map(\.id)
    #expect(marked.filter { !unsure.contains($0) } == [])
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

  @Test func theTablesAreUpToDate() throws {
    let tests = try Self.testsByRule()
    var lines: [String] = []
    var isAmongOrigins = false
    for line in try Repository.text(Self.page).split(separator: "\n", omittingEmptySubsequences: false) {
      if var row = Row(line) {
        row.tests = tests[row.rule] ?? ""
        lines.append(row.line)
      } else if line.hasPrefix("| scenarios in |") {
        isAmongOrigins = true
        lines += [String(line), "| --- | --- | --- | --- | --- | --- |"] + (try Self.originRows())
      } else {
        if !line.hasPrefix("|") { isAmongOrigins = false }
        if !isAmongOrigins { lines.append(String(line)) }
      }
    }
    let fresh = lines.joined(separator: "\n")
    if ProcessInfo.processInfo.environment["HITPATH_WRITE_FIDELITY"] == "1" {
      try fresh.write(to: Repository.url(Self.page), atomically: true, encoding: .utf8)
    }
    #expect(try Repository.text(Self.page) == fresh, "run make fidelity")
  }
}
