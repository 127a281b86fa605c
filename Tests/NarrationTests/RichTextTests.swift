// SPDX-License-Identifier: Apache-2.0

import Analysis
import Testing

@testable import Narration

@Suite("A sentence whose names stand apart")
struct RichTextTests {
  @Test("is written plainly, or with its names between backticks")
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

  @Test("takes code from the backticks of a catalogue, and never searches the inserted values for it")
  func code() {
    let text: RichText = "`hitTest` of \(RichText(object: "A`b")) returns `nil`, says \("`nobody`")"
    #expect(text.names.map(\.text) == ["hitTest", "A`b", "nil"])
    #expect(text.plain == "hitTest of A`b returns nil, says `nobody`")
  }

  @Test("begins with a capital, but for a name")
  func capitals() {
    #expect(("the scroll of List" as RichText).capitalized.plain == "The scroll of List")
    #expect(("\(RichText(object: "tap")) fails" as RichText).capitalized.plain == "tap fails")
  }

  @Test("can be joined in a list")
  func rows() {
    let names = ["a", "b", "c"].map(RichText.init(object:))
    #expect(English.row(names).quoted == "`a`, `b` and `c`")
    #expect(English.row(["a", "b"]) == "a and b")
    #expect(SimplifiedChinese.list(names).quoted == "`a`、`b`、`c`")
  }
}
