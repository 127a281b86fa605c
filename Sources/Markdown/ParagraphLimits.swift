// SPDX-License-Identifier: Apache-2.0

/// Limits of a paragraph, checked before it is parsed. Only empty lines separate paragraphs here, so a list without
/// empty lines counts as one.
struct ParagraphLimits {
  /// The largest number of emphasis marks and closing brackets: the parser compares each with all before it.
  static let marks = 8000

  /// The largest number of cells: the parser gives every row as many cells as the first row has.
  static let cells = 100_000

  private var start = 1
  private var line = 1
  private var marks = 0
  private var bars = 0
  private var mostBars = 0
  private var isBlank = true

  /// The fault of the first paragraph beyond a limit; nil if there is none.
  static func fault(in text: String) -> MarkdownText.Fault? {
    var limits = ParagraphLimits()
    for byte in text.utf8 {
      limits.take(byte)
      let place = MarkdownText.Place(line: limits.start, column: 1)
      if limits.marks > marks {
        return MarkdownText.Fault(
          place, "more than \(marks) characters '*', '_' and ']' in a paragraph that begins here")
      }
      if limits.mostBars * (limits.line - limits.start) > cells {
        return MarkdownText.Fault(place, "more than \(cells) cells in a table that begins here")
      }
    }
    return nil
  }

  private mutating func take(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\n"):
      line += 1
      mostBars = max(mostBars, bars)
      if isBlank { (start, marks, mostBars) = (line, 0, 0) }
      (bars, isBlank) = (0, true)
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "]"):
      marks += 1
      isBlank = false
    case UInt8(ascii: "|"):
      bars += 1
      isBlank = false
    case let other: if other > 0x20 { isBlank = false }
    }
  }
}
