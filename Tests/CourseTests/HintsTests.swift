// SPDX-License-Identifier: Apache-2.0

import Course
import Markdown
import Testing
import Trace

@Suite struct HintsTests {
  private func rule(_ text: String, _ kind: PageKind, _ language: LanguageCode = .english) throws -> String {
    let (page, _) = CourseTextReader.read(text, kind: kind, language: language)
    let options = try #require(page.questions.first)
    return page.rule(of: options, right: "one").plain
  }

  private static let question = """
    # Who?

    Lead.

    ## Your answer

    - [two] Two.

      No. (HT-1)

    - [one] One.

      Right. (HT-5)

    ## The answer in half a minute

    Words. (HT-2)
    """

  @Test func theRuleIsThatOfTheRightReasonThenOfOthersThenOfTheText() throws {
    let siblings = "HT-5: Siblings are asked only until one answers."
    #expect(try rule(Self.question, .question) == siblings)
    let without = Self.question.replacing(" (HT-5)", with: "")
    #expect(try rule(without, .question).hasPrefix("HT-1: `hitTest".replacing("`", with: "")))
    #expect(try rule(without.replacing(" (HT-1)", with: ""), .question).hasPrefix("HT-2: "))
    #expect(try rule(without.replacing(" (HT-1)", with: "").replacing(" (HT-2)", with: ""), .question) == "")
    #expect(
      try rule("# 谁\n\n导语。\n\n## 你的答案\n\n- [one] 一。\n\n  对。（HT-5）\n", .question, .simplifiedChinese)
        == "HT-5：兄弟视图只询问到第一个返回非nil的为止，命中视图后面的不再询问。")
  }

  @Test func aLessonsRuleIsItsOwn() throws {
    let lesson =
      "# A\n\nLead.\n\n## Guess first\n\nWho?\n\n- [one] One.\n\n  Right. (HT-5)\n\n## The rule\n\nOwn words. (HT-1)\n"
    #expect(try rule(lesson, .lesson) == "Own words. (HT-1)")
  }
}
