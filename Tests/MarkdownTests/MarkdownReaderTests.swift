// SPDX-License-Identifier: Apache-2.0

import Markdown
import TestSupport
import Testing

@Suite struct MarkdownReaderTests {
  private func blocks(_ text: String) -> [MarkdownText.Block] {
    let (read, faults) = MarkdownReader.read(text)
    #expect(faults == [])
    return read.blocks
  }

  private func faults(_ text: String) -> [String] {
    MarkdownReader.read(text).faults.map { "\($0.place.line):\($0.place.column): \($0.message)" }
  }

  @Test func headingsAndParagraphsAreReadWithTheirPlaces() {
    let blocks = blocks("# Title\n\nA lead with `code`.\n\n## Section\n")
    #expect(blocks.map(\.place.line) == [1, 3, 5])
    guard case .heading(1, let title) = blocks[0].kind, case .paragraph(let lead) = blocks[1].kind else {
      Issue.record("no heading and paragraph")
      return
    }
    #expect(title.plain == "Title")
    #expect(lead.map(\.place.column) == [1, 14, 19])
    #expect(lead.plain == "A lead with code.")
  }

  @Test func columnsCountCharactersAndNotBytes() {
    let blocks = blocks("手指下面是`谁`，问[窗口](#t1/UIWindow.hitTest)。\n")
    guard case .paragraph(let words) = blocks[0].kind else {
      Issue.record("no paragraph")
      return
    }
    let link = words.first { if case .link = $0.kind { true } else { false } }
    #expect(link?.place == MarkdownText.Place(line: 1, column: 11))
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func columnsAreThoseOfTheirLine(lineEnd: String) {
    let blocks = blocks("手\u{2028}指 `a`\(lineEnd)下`b`")
    guard case .paragraph(let words) = blocks[0].kind else {
      Issue.record("no paragraph")
      return
    }
    let places = words.compactMap { if case .code = $0.kind { $0.place } else { nil } }
    // Code begins behind its mark.
    #expect(places == [MarkdownText.Place(line: 1, column: 6), MarkdownText.Place(line: 2, column: 3)])
  }

  @Test func aParagraphHasSoManyMarks() {
    let part = String(repeating: "*a* [b](#c) ", count: 2000)
    #expect(faults("a\n\n\(part)\n\n\(part)\n") == [])
    let message = "more than 8000 characters '*', '_' and ']' in a paragraph that begins here"
    #expect(faults("a\n\n\(part)\n\(part)*a* [b](#c)") == ["3:1: \(message)"])
  }

  @Test func aTableHasSoManyCells() {
    let row = String(repeating: "| a ", count: 500) + "|\n"
    let line = String(repeating: "| - ", count: 500) + "|\n"
    let message = "more than 100000 cells in a table that begins here"
    #expect(faults("a\n\n" + row + line + String(repeating: "| a |\n", count: 100)) == [])
    #expect(faults("a\n\n" + row + line + String(repeating: "| a |\n", count: 200)) == ["3:1: \(message)"])
  }

  @Test func listsOfParagraphsAndTablesAreRead() {
    let blocks = blocks(
      """
      - [one] First.

        Its reason.

      - [two] Second.

      | a | b |
      | --- | --- |
      | 1 | **2** |
      """)
    guard case .list(isOrdered: false, let items) = blocks[0].kind,
      case .table(let header, let rows) = blocks[1].kind
    else {
      Issue.record("no list and table")
      return
    }
    #expect(items.map(\.blocks.count) == [2, 1])
    #expect(items[0].blocks.inlines.map(\.plain) == ["[one] First.", "Its reason."])
    #expect(header.map(\.inlines.plain) == ["a", "b"])
    #expect(rows.map { $0.map(\.inlines.plain) } == [["1", "2"]])
  }

  @Test func codeKeepsItsLanguageAndLines() {
    #expect(blocks("```swift\nlet a = 1\n```\n").map(\.kind) == [.code(language: "swift", "let a = 1\n")])
  }

  @Test(arguments: [
    ("<div>x</div>\n", "1:1: HTML is not allowed"),
    ("Words <b>bold</b>\n", "1:7: HTML is not allowed"),
    ("![alt](a.png)\n", "1:1: an image; a page has one picture, the stage"),
    ("Words\n\n> quoted\n", "3:1: a block quotation"),
    ("a\n\n---\n", "3:1: a horizontal line"),
    ("a  \nb\n", "1:1: a forced line break"),
    ("[a](b \"title\")\n", "1:1: the link has a title"),
  ])
  func whateverElseIsRefusedWithItsPlace(text: String, fault: String) {
    #expect(faults(text).first == fault)
  }

  @Test func partsThatNestTooDeepAreRefused() {
    let deep = (0..<40).map { String(repeating: "  ", count: $0) + "- x\n" }.joined()
    #expect(faults(deep).last?.hasSuffix("more than 16 parts inside each other") == true)
  }

  @Test func aTextThatIsTooLargeIsNotRead() {
    #expect(faults(String(repeating: "a", count: (1 << 20) + 1)) == ["1:1: the text is larger than 1 MB"])
  }
}
