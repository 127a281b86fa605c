// SPDX-License-Identifier: Apache-2.0

import Analysis
import Testing

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
}
