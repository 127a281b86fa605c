// SPDX-License-Identifier: Apache-2.0

import Course
import Markdown
import TestSupport
import Testing
import Trace

/// The rules in the languages that they are told in.
@Suite struct RulesTests {
  /// A line of a list: the name of its rule and the rest.
  private static func lines(_ file: String) throws -> [(name: String, text: String)] {
    try Repository.text(file).matches(of: /(?m)^- \*\*([A-Z]{2}-\d+)\*\* (.+)$/).map {
      (String($0.1), String($0.2))
    }
  }

  private static func found(_ pattern: some RegexComponent<(Substring, Substring)>, in text: String) -> Set<
    String
  > {
    Set(text.matches(of: pattern).map { String($0.output.1) })
  }

  @Test func theChineseListTellsEveryRuleInTheOrderOfTheEnglishOne() throws {
    let english = try Self.lines("docs/rules.md")
    let chinese = try Self.lines("docs/rules.zh-Hans.md")
    #expect(english.count > 100)
    #expect(english.map(\.name) == chinese.map(\.name))
  }

  @Test func bothListsNameTheSameRulesAndSayWhereTheModelChooses() throws {
    let english = try Self.lines("docs/rules.md")
    let chinese = Dictionary(
      uniqueKeysWithValues: try Self.lines("docs/rules.zh-Hans.md").map { ($0.name, $0.text) })
    for (name, text) in english {
      let other = try #require(chinese[name], "\(name)")
      let own = text.prefixMatch(of: /(.+?)(?: \[[^\[\]]*\])?$/)?.1 ?? text[...]
      #expect(
        Self.found(/([A-Z]{2}-\d+)/, in: String(own)) == Self.found(/([A-Z]{2}-\d+)/, in: other), "\(name)")
      #expect(own.contains("**Model:**") == other.contains("**模型：**"), "\(name)")
      // What stands in backticks in English does so in Chinese.
      let missing = Self.found(/`([^`]+)`/, in: String(own)).subtracting(Self.found(/`([^`]+)`/, in: other))
      #expect(missing == [], "\(name)")
    }
  }

  @Test func theChineseListKeepsTheStyleOfTheCourse() throws {
    let text = try Repository.text("docs/rules.zh-Hans.md")
    let (page, _) = CourseTextReader.read(text, kind: .note, language: .simplifiedChinese)
    let faults = CourseStyle.faults(of: page, text: text).filter {
      $0.message.contains("is not a word") || $0.message.contains("half width")
        || $0.message.contains("a blank")
    }
    #expect(faults.map { "\($0.place.line): \($0.message)" } == [])
  }

  @Test func aRuleIsToldInTheLanguageThatIsAskedFor() throws {
    let english = try #require(Rule.named("HT-5", in: .english))
    let chinese = try #require(Rule.named("HT-5", in: .simplifiedChinese))
    #expect(
      english.text.plain
        == "Siblings are asked only until one answers. What lies behind the hit is never asked.")
    #expect(chinese.text.plain == "兄弟视图只询问到第一个返回非nil的为止，命中视图后面的不再询问。")
    #expect(chinese.mark == .observed && chinese.source == english.source)
    #expect(english.source == "[published log of the Touch demo]")
    #expect(Rule.named("HT-\(99)", in: .english) == nil)
  }
}
