// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

/// The rules of `docs/rules.md` and the places that cite them.
@Suite struct RuleTests {
  private let defined: [String]

  init() throws {
    defined = try Repository.text("docs/rules.md")
      .matches(of: /(?m)^- \*\*([A-Z]{2}-\d+)\*\*/).map { String($0.1) }
  }

  @Test func everyRuleStandsOnce() {
    let twice = Dictionary(grouping: defined) { $0 }.filter { $1.count > 1 }.keys.sorted()
    #expect(twice == [])
    #expect(defined.count > 100)
  }

  @Test func theRulesOfAFamilyAreNumberedWithoutGaps() {
    #expect(RuleNames.families == ["HT", "TE", "GR", "UC", "RC", "SV", "VL", "OW"])
    for family in RuleNames.families where family != "OW" {
      let numbers = defined.filter { $0.hasPrefix("\(family)-") }.compactMap { Int($0.dropFirst(3)) }
      #expect(numbers == Array(1...max(1, numbers.count)), "\(family)")
    }
  }

  /// What UIKit adds is modelled part by part.
  @Test func theRulesOfWhatUIKitAddsGoUp() {
    let numbers = defined.filter { $0.hasPrefix("OW-") }.compactMap { Int($0.dropFirst(3)) }
    #expect(numbers == numbers.sorted())
    #expect(numbers.count > 5)
  }

  @Test func everyRuleThatIsCitedExists() throws {
    let files =
      try Repository.files(
        in: ["Sources", "Tests", "templates"], endingIn: [".swift", ".yml", ".json", ".mustache"])
      + Repository.documents()
    let known = Set(defined)
    for file in files {
      #expect(Set(RuleNames.cited(in: file.text)).subtracting(known).sorted() == [], "\(file.path)")
    }
  }

  @Test func theNumberOfRulesIsAsTold() throws {
    let readme = try Repository.text("README.md")
    if let told = readme.firstMatch(of: /(\d+) numbered rules/) {
      #expect(String(told.1) == "\(defined.count)")
    }
  }
}
