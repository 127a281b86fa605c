// SPDX-License-Identifier: Apache-2.0

/// What a paragraph may have, found before it is parsed. Paragraphs are parted by empty lines here, so that a list without
/// such lines counts as one.
struct ParagraphLimits {
  /// How many marks of emphasis and ends of brackets: the parser compares each with those before it.
  static let marks = 8000

  /// How many cells: the parser gives every row as many as the first has.
  static let cells = 100_000

  private var start = 1
  private var line = 1
  private var marks = 0
  private var bars = 0
  private var mostBars = 0
  private var isBlank = true

  /// What is wrong with the first paragraph that has more; nil if none has.
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
