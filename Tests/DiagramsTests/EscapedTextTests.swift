// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Diagrams

@Suite struct EscapedTextTests {
  @Test func marksThatTurnTheDirectionOfTextAreRemovedWhereverTheyStand() {
    #expect(SVGWriter.escape("\u{202E}a\u{2066}b\u{2069}\u{202A}") == "ab")
  }

  @Test func whatLooksLikeThemInBytesStays() {
    for text in ["", "plain", "“quoted” – … → 命中视图", "\u{202F}\u{2065}\u{200F}", "👩‍👩‍👧"] {
      #expect(SVGWriter.escape(text) == text)
    }
  }

  /// `<` and `&` are markup in XML, and so is `]]>`; the rest are characters of CSS.
  @Test(arguments: [
    ("a>b[c=d]{e:f}\n", "a>b[c=d]{e:f}\n"), ("a[b[c]>d", "a[b[c]>d"), ("a<b&c", "a&lt;b&amp;c"),
    ("a]]>b", "a]]&gt;b"), ("a]]\n>b", "a]]\n>b"), ("\u{1}a\u{7F}\u{202E}é", "aé"),
  ])
  func styleSheetsAreEscapedWhereTheyMust(_ style: String, _ escaped: String) {
    #expect(SVGWriter.escapeStyle(style) == escaped)
  }
}
