// SPDX-License-Identifier: Apache-2.0

import InputFile

/// One line of a dump taken apart: how deep it is, whose line it is, and its fields as ranges of bytes.
struct DumpLine {
  /// The number of bars before the description.
  var depth = 0

  /// What stands between the bars and the description, such as the name of an instance variable.
  var annotation: Range<Int>?

  var className = 0..<0
  var hasAddress = false
  var address = 0..<0
  var fields: [Field] = []

  /// Whether the line ends before the description does.
  var isCut = false

  /// Whether the line ends inside a quoted text, which may go on in the next line.
  var endsInText = false

  /// Whether bars stand after other text, as in a log; only a frame then shows that the line is a view's.
  private var hasForeignMargin = false

  /// Whether it is a sublayer without a view.
  var isLayer = false

  struct Field {
    var name: Range<Int>
    var value: Range<Int>

    /// Whether the value ended with the closing quote, bracket or semicolon that it has to end with.
    var isWhole: Bool
  }
}

extension DumpLine {
  /// Takes a line apart, or returns nil for one that describes no view and no layer.
  init?(_ text: DumpText, _ line: Range<Int>) {
    guard let open = readMargin(text, line), let afterName = readClass(text, open + 1..<line.upperBound)
    else {
      return nil
    }
    readFields(text, afterName..<line.upperBound)
    if isLayer { return }
    let hasFrame = fields.contains { text.has("frame", at: $0.name.lowerBound, before: $0.name.upperBound) }
    let looksLikeView = depth > 0 && !hasForeignMargin && (hasAddress || !fields.isEmpty)
    guard hasFrame || looksLikeView else { return nil }
  }

  /// Reads bars and annotation, and returns where the description's bracket is.
  private mutating func readMargin(_ text: DumpText, _ line: Range<Int>) -> Int? {
    var index = line.lowerBound
    while index < line.upperBound {
      let byte = text.bytes[index]
      if byte == .bar {
        depth += 1
      } else if !byte.isBlank && (depth > 0 || !Self.isMarginMark(byte)) {
        break
      }
      index += 1
    }
    let start = index
    while index < line.upperBound, text.bytes[index] != .less { index += 1 }
    guard index < line.upperBound else { return nil }
    guard start < index else { return index }
    // Bars after other text: the whole prefix is a log's, and the annotation begins after the last bar.
    var annotationStart = start
    for position in start..<index where text.bytes[position] == .bar {
      depth += 1
      hasForeignMargin = true
      annotationStart = position + 1
    }
    annotation = annotationStart..<index
    return index
  }

  /// Comment marks, quotes and fences that stand before a pasted line.
  private static func isMarginMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "#"), .greater, UInt8(ascii: "`"),
      UInt8(ascii: "\""),
      UInt8(ascii: "@"), 0xEF, 0xBB, 0xBF:
      true
    default: false
    }
  }

  /// Reads class and address, and returns where the fields begin.
  private mutating func readClass(_ text: DumpText, _ range: Range<Int>) -> Int? {
    var index = range.lowerBound
    var nesting = 0
    scan: while index < range.upperBound {
      switch text.bytes[index] {
      case .less: nesting += 1
      // The arrow of a function type closes nothing: `Box<(Int) -> String>`.
      case .greater where index > range.lowerBound && text.bytes[index - 1] == UInt8(ascii: "-"): break
      case .greater where nesting > 0: nesting -= 1
      case .greater, .semicolon: break scan
      case UInt8(ascii: ":") where text.has(": 0x", at: index, before: range.upperBound): break scan
      case UInt8(ascii: ":") where text.has(":0x", at: index, before: range.upperBound): break scan
      // Labels in a tuple have colons too.
      case UInt8(ascii: ":") where nesting == 0 && text.has(": ", at: index, before: range.upperBound):
        break scan
      default: break
      }
      index += 1
    }
    guard index > range.lowerBound else { return nil }
    className = range.lowerBound..<index
    guard index < range.upperBound else { return index }
    if text.bytes[index] == UInt8(ascii: ":") {
      hasAddress = true
      let start = text.bytes[index + 1] == .space ? index + 2 : index + 1
      let end = (start..<range.upperBound).first { !text.bytes[$0].isNameByte } ?? range.upperBound
      address = start..<max(start, end)
      while index < range.upperBound, text.bytes[index] != .semicolon, text.bytes[index] != .greater {
        index += 1
      }
    }
    if index < range.upperBound, text.bytes[index] == .greater {
      isLayer = text.has("> (layer)", at: index, before: range.upperBound)
    }
    return index
  }
}
