// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Narration

@Suite("Names are found again in sentences")
struct KnownNamesTests {
  private func found(_ names: String..., in sentence: String) -> [String] {
    RichText(sentence, among: KnownNames(names.map { RichText.Name($0) })).names.map(\.text)
  }

  @Test("whole words only, and of two names the longer one")
  func words() {
    #expect(
      found("Row 1", "Row", in: "Row 1 is in front of Row, and Row 12 behind Rows.") == [
        "Row 1", "Row", "Row",
      ])
  }

  @Test("beside Chinese words too, and names that are Chinese")
  func chinese() {
    #expect(found("List", "购买", in: "List上的购买收到点击。") == ["List", "购买"])
  }

  @Test("words with a capital after a small letter are code, others are not")
  func code() {
    #expect(found(in: "Its cancelsTouchesInView is true, says UIKit.") == ["cancelsTouchesInView"])
  }
}
