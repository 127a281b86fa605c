// SPDX-License-Identifier: Apache-2.0

/// A line of an input: the text up to the mistake, the word with the mistake, and the rest. All of it stands before if
/// there is no column.
struct SourceLine {
  var before: String
  var wrong = ""
  var after = ""

  /// Of a longer line only a part is shown.
  private static let limit = 160

  init(_ text: Substring, column: Int?) {
    guard let column, column > 0 else {
      before = Self.beginning(of: text)
      return
    }
    let head = text.prefix(column - 1)
    let tail = text.dropFirst(column - 1)
    let word = tail.prefix(1) + tail.dropFirst().prefix { $0.isLetter || $0.isNumber || "_-.".contains($0) }
    let cut = head.count - Self.limit / 2
    before = cut > 0 ? "…" + head.dropFirst(cut) : String(head)
    wrong = tail.isEmpty ? " " : String(word.prefix(Self.limit))
    after = Self.beginning(of: tail.dropFirst(wrong.count))
  }

  private static func beginning(of text: Substring) -> String {
    String(text.prefix(limit)) + (text.dropFirst(limit).isEmpty ? "" : "…")
  }
}
