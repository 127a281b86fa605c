// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Diagrams

@Suite struct DirectionMarksTests {
  @Test func theyAreRemovedWhereverTheyStand() {
    #expect(DirectionMarks.removed(from: "\u{202E}a\u{2066}b\u{2069}\u{202A}") == "ab")
  }

  @Test func whatLooksLikeThemInBytesStays() {
    for text in ["", "plain", "“quoted” – … → 命中视图", "\u{202F}\u{2029}\u{2065}\u{200F}", "👩‍👩‍👧"] {
      #expect(DirectionMarks.removed(from: text) == text)
    }
  }
}
