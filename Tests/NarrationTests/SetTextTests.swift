// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Testing

@Suite("The words of an index and of served pages")
struct SetTextTests {
  static let texts: [PageSetText] =
    [
      .met(count: 3), .failed(count: 1, total: 3), .failed(count: 2, total: 3), .nothingExpected,
      .scenarios(count: 1), .scenarios(count: 4), .hits(shown: "2", total: "4"), .noHits, .search,
      .expectations,
      .whoActs, .any, .anyMet, .anyFailed, .anyWrong, .skipToScenarios, .nothingHere,
      .serverGone,
      .mistakes(count: 1), .mistakes(count: 2), .mistakesSummary, .moreMistakes(count: 1),
      .moreMistakes(count: 2), .place(line: 1, column: nil), .place(line: 1, column: 2), .hint, .noSuchPage,
      .wrongHost, .readOnly, .pageIsLate, .otherSite, .badRequest, .longAddress, .longHeaders,
      .example, .exampleCaption, .exampleLink, .pages(count: 1), .pages(count: 4),
      .pageHits(shown: "2", total: "4"), .noPageHits, .searchPages, .bestMatches, .rule, .uikitClass,
    ] + CourseSymptom.allCases.map(PageSetText.symptom) + Verdict.Taker.allCases.map(PageSetText.taker)
    + RuleArea.allCases.map(PageSetText.ruleArea)

  @Test("are there in each language, and differ", arguments: texts)
  func translated(_ text: PageSetText) {
    let english = Language.english.say(text)
    let chinese = Language.simplifiedChinese.say(text)
    #expect(!english.isEmpty)
    #expect(!chinese.isEmpty)
    #expect(english != chinese)
  }

  @Test("count in the singular and in the plural")
  func counts() {
    #expect(Language.english.say(PageSetText.scenarios(count: 1)) == "1 scenario")
    #expect(Language.english.say(PageSetText.failed(count: 1, total: 6)) == "1 of 6 fails")
    #expect(Language.english.say(PageSetText.failed(count: 2, total: 6)) == "2 of 6 fail")
    #expect(Language.simplifiedChinese.say(PageSetText.failed(count: 1, total: 6)) == "6项预期中1项不符")
  }
}
