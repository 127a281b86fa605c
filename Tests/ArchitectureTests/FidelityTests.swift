// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// The fidelity page: every rule, how much of it is modelled, and the tests that check it.
@Suite struct FidelityTests {
  private static func rows() throws -> [FidelityPage.Row] {
    try Repository.text(FidelityPage.path).split(separator: "\n").compactMap { FidelityPage.Row($0) }
  }

  /// The rules and their marks, in order.
  private static func rules() throws -> [(id: String, mark: String)] {
    try Repository.text("docs/rules.md").matches(of: /(?m)^- \*\*([A-Z]{2}-\d+)\*\* \((\w+)\)/)
      .map { (String($0.1), String($0.2)) }
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
    let tests = try FidelityPage.testsByRule()
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
      // No scenario has a better source than its rule, unless Apple documents the part of the rule that it shows.
      if mark == "unsure" || mark == "reimplementation", !source.words.hasPrefix("Apple, ") {
        #expect(source.origin == .ourReading, "\(scenario.path)")
      }
    }
  }

  @Test func everyRuleThatIsUnsureStandsAmongTheUnsure() throws {
    let page = try Repository.text(FidelityPage.path)
    let unsure = page.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^\| ([A-Z]{2}-\d+) \|/).map { String($0.1) }
    }
    let marked = try Self.rules().filter { $0.mark == "unsure" }.map(\.id)
    #expect(marked.filter { !unsure.contains($0) } == [])
  }

  @Test func theTablesAreUpToDate() throws {
    let text = try Repository.text(FidelityPage.path)
    let fresh = try FidelityPage.updated(text)
    let differences = fresh.split(separator: "\n").difference(from: text.split(separator: "\n"))
    #expect(differences.isEmpty, "`make tables` writes them anew: \(differences)")
  }
}
