// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Flash cards of pages: sheets for print, and tables for card programs.
@MainActor
@Suite struct CardTests {
  private static let pages = ["question-08-outside-the-superview", "lesson-03-parent-first"]

  /// A question and a lesson in both languages, made once.
  private static let made: Folder = {
    guard let folder = try? Folder() else { fatalError("no temporary folder") }
    _ = hitpath(["gallery"] + pages + ["--cards", "--lang", "en,zh-Hans", "-o", folder["out"]])
    return folder
  }()

  private static func rows(_ file: String) throws -> [[String]] {
    try made.text("out/\(file)").split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  @Test func eachLanguageHasSheetsATableAndPictures() {
    #expect(
      Self.made.files == [
        "out/cards.html", "out/cards.tsv", "out/cards.zh-Hans.html", "out/cards.zh-Hans.tsv",
        "out/pictures/hitpath-question-08-outside-the-superview.svg",
        "out/pictures/hitpath-question-08-outside-the-superview.zh-Hans.svg",
      ])
  }

  @Test func aQuestionHasItsAnswerInTwoSentencesItsProofAndAFollowUp() throws {
    let rows = try Self.rows("cards.tsv")
    #expect(rows.allSatisfy { $0.count == 5 })
    let row = try #require(rows.first { $0[0] == "question-08" })
    #expect(row[1] == "A button sticks out of its superview: is that part touchable?")
    let back = row[2].components(separatedBy: "<br>")
    #expect(back.count == 3)
    #expect(back[0] == "No, not by default. The superview is asked first.")
    #expect(back[1].hasPrefix("<code>Row</code> says yes") && !back[1].contains("<a "))
    #expect(back[2].hasPrefix("And then: <strong><code>Bubble</code> overrides <code>hitTest</code>"))
    #expect(row[3].hasPrefix("hitpath question HT-"))
    #expect(row[4] == "hitpath-question-08-outside-the-superview.svg")
  }

  @Test func aLessonHasItsRuleAndASayingOnACardEach() throws {
    for file in ["cards.tsv", "cards.zh-Hans.tsv"] {
      let rows = try Self.rows(file).filter { $0[0].hasPrefix("lesson-03") }
      #expect(rows.map { $0[0] } == ["rule", "myth-1", "myth-2", "myth-3"].map { "lesson-03-\($0)" })
      #expect(
        rows.dropFirst().allSatisfy { $0[1].hasPrefix("<em>") && !$0[2].contains("<em>") && !$0[2].isEmpty })
    }
  }

  @Test func aMisconceptionHasACardWithAWrongAnswerAndWhatRefutesIt() throws {
    let english = try Self.rows("cards.tsv").filter { $0[0].hasPrefix("trap-") }
    let chinese = try Self.rows("cards.zh-Hans.tsv").filter { $0[0].hasPrefix("trap-") }
    #expect(Set(english.map { $0[0] }).count == english.count)
    #expect(english.map { $0[0] } == chinese.map { $0[0] })
    let row = try #require(english.first { $0[0] == "trap-seen-is-touchable" })
    #expect(row[1].contains("? <em>") && row[1].hasSuffix("</em>") && !row[1].contains("<a "))
    #expect(!row[2].hasPrefix("Right") && row[2].count > 20)
    #expect(row[4].hasSuffix(".svg"))
    #expect((english + chinese).allSatisfy { !$0[2].hasPrefix("Right") && !$0[2].hasPrefix("对。") })
  }

  /// Turned over the long edge, the back of a card is behind its front: rows of backs run from right to left.
  @Test func sheetsOfFrontsAndBacksHaveTheSameCardsInTheSameOrder() throws {
    for file in ["cards.html", "cards.zh-Hans.html"] {
      let html = try Self.made.text("out/\(file)")
      let sheets = html.components(separatedBy: "<section class=\"sheet").dropFirst()
      #expect(sheets.count.isMultiple(of: 2) && sheets.count >= 2)
      let ids = sheets.map { sheet in
        sheet.matches(of: /<p class="id">([a-z0-9-]+)/).map { String($0.1) }
      }
      for sheet in stride(from: 0, to: ids.count, by: 2) { #expect(ids[sheet] == ids[sheet + 1]) }
      #expect(ids.joined().contains("lesson-03-rule"))
      #expect(html.contains("direction:rtl") && html.contains("size:A4 portrait"))
      #expect(!html.contains("<script") && !html.contains("href="))
    }
  }

  @Test func theScreenOfTheFrontHasNoMarksOfTheAnswer() throws {
    let svg = try Self.made.text("out/pictures/hitpath-question-08-outside-the-superview.svg")
    _ = try XMLTree.parse(svg)
    #expect(svg.contains("Bubble"))
    #expect(!svg.contains("class=\"hit") && !svg.contains("refused\""))
  }
}
