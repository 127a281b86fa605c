// SPDX-License-Identifier: Apache-2.0

import Testing
import Trace

/// Text for terminals and logs.
@Suite struct LineTextTests {
  @Test(arguments: ["", "SubView3", "UIButton#2", "名字 é 👩‍👧", "a\u{00A0}b", "שלום"])
  func plainTextStaysAsItIs(_ text: String) {
    #expect(LineText.safe(text) == text)
  }

  @Test(arguments: [
    ("a\nb", "a\u{FFFD}b"), ("a\r\nb", "a\u{FFFD}\u{FFFD}b"), ("\u{1B}[31m", "\u{FFFD}[31m"),
    ("\0", "\u{FFFD}"),
    ("a\u{202E}b", "a\u{FFFD}b"), ("\u{2066}x\u{2069}", "\u{FFFD}x\u{FFFD}"), ("\u{9B}1m", "\u{FFFD}1m"),
  ])
  func whatMovesTheCursorIsReplaced(_ text: String, _ safe: String) {
    #expect(LineText.safe(text) == safe)
  }

  @Test func whatNobodySeesIsShown() {
    #expect(LineText.safe("a\u{E0041}\u{E007F}b") == "a\\u{E0041}\\u{E007F}b")
    #expect(LineText.path("a\nb\t\u{1B}\u{E0041}") == "a\\nb\\t\\u{1B}\\u{E0041}")
  }

  @Test(arguments: [
    ("::error::x", "\\u{3A}:error::x"), ("a\n \t\u{3000}::set-env::", "a\n \t\u{3000}\\u{3A}:set-env::"),
    ("a\r::x", "a\r\\u{3A}:x"), ("a::b", "a::b"), (": :", ": :"), (":::", "\\u{3A}::"),
    ("a\r\n::", "a\r\n\\u{3A}:"),
  ])
  func noLineIsACommand(_ text: String, _ plain: String) {
    #expect(LineText.withoutCommands(text) == plain)
  }

  @Test func commandsWithinALineAreSpelledOut() {
    #expect(LineText.withoutInnerCommands("a ##[group]b ##vso[x]") == "a #\\u{23}[group]b #\\u{23}vso[x]")
  }
}
