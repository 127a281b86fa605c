// SPDX-License-Identifier: Apache-2.0

/// Counts what can part the values of a text before it is parsed.
///
/// Yams keeps every value of a text in memory before the first can be counted. There are no more values than lines with
/// something in them, commas, colons that end a key, and opening brackets. The count is rough: it looks into texts too.
enum ValueScan {
  /// The place of the sign behind the first `limit`; nil if there are no more.
  static func place(of limit: Int, in text: String) -> SourcePlace? {
    var text = text
    return text.withUTF8 { bytes in
      // Each value takes at least a byte.
      guard bytes.count > limit else { return nil }
      var (count, line, lineStart) = (0, 1, 0)
      var (isBlank, isComment) = (true, false)
      for (index, byte) in bytes.enumerated() {
        if byte == UInt8(ascii: "\n") {
          if !isBlank, !isComment { count += 1 }
        } else if byte > 0x20 {
          if isBlank, byte == UInt8(ascii: "#") { isComment = true }
          let isLast = index + 1 == bytes.count || bytes[index + 1] <= 0x20
          if !isComment, parts(byte, isFirst: isBlank, isLast: isLast) { count += 1 }
          isBlank = false
        }
        if count > limit {
          let column = bytes[lineStart..<index].count { $0 & 0xC0 != 0x80 } + 1
          return SourcePlace(line: line, column: column)
        }
        if byte == UInt8(ascii: "\n") {
          (line, lineStart, isBlank, isComment) = (line + 1, index + 1, true, false)
        }
      }
      return nil
    }
  }

  /// Whether a sign can part values, by where it stands in its line and in its word.
  private static func parts(_ byte: UInt8, isFirst: Bool, isLast: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "?"): true
    case UInt8(ascii: ":"): isLast
    // The first of a line is counted with the line.
    case UInt8(ascii: "-"): isLast && !isFirst
    default: false
    }
  }
}
