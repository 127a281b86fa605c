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
}
