// SPDX-License-Identifier: Apache-2.0

/// Marks that turn the order of the text around them: with one a name could pass for another name.
enum DirectionMarks {
  /// A text without U+202A to U+202E and U+2066 to U+2069.
  static func removed(from text: String) -> String {
    var bytes = Array(text.utf8)
    var kept = 0
    var position = 0
    while position < bytes.count {
      if bytes[position] == 0xe2, position + 2 < bytes.count,
        isMark(bytes[position + 1], bytes[position + 2])
      {
        position += 3
        continue
      }
      bytes[kept] = bytes[position]
      kept += 1
      position += 1
    }
    return kept == bytes.count ? text : String(decoding: bytes[..<kept], as: UTF8.self)
  }

  private static func isMark(_ second: UInt8, _ third: UInt8) -> Bool {
    (second == 0x80 && (0xaa...0xae).contains(third)) || (second == 0x81 && (0xa6...0xa9).contains(third))
  }
}
