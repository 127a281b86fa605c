// SPDX-License-Identifier: Apache-2.0

import Analysis
import Testing

@testable import Narration

@Suite("A sentence whose names stand apart")
struct RichTextTests {
  @Test("is told plainly, or with its names between backticks")
  func forms() {
    let row = RichText(RichText.Name("Row 1", object: "Row 1"))
    let text: RichText = "\(row) is selected, because its \(code: "isOn") is \(code: "true")."
    #expect(text.plain == "Row 1 is selected, because its isOn is true.")
    #expect(text.quoted == "`Row 1` is selected, because its `isOn` is `true`.")
    #expect(text.names.map(\.object) == ["Row 1", nil, nil])
    #expect(text.marking { $0 == "Row 1" ? .gets : nil }.names.map(\.mark) == [.gets, nil, nil])
  }

  @Test("has a name with a backtick in it as it is")
  func backticks() {
    #expect(("\(code: "a`b") falls" as RichText).quoted == "a`b falls")
  }

  @Test("is found again in a sentence: its objects as whole words, and words of code")
  func finding() {
    let objects = ["Row 1", "Row 10", "A"].map { RichText(RichText.Name($0, object: $0)) }
    let text = RichText("A tap on Row 10 and Row 1: Another cancelsTouchesInView of Arow.", naming: objects)
    #expect(text.quoted == "`A` tap on `Row 10` and `Row 1`: Another `cancelsTouchesInView` of Arow.")
    #expect(text.plain == "A tap on Row 10 and Row 1: Another cancelsTouchesInView of Arow.")
  }
}
