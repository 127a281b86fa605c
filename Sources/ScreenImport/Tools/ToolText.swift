// SPDX-License-Identifier: Apache-2.0

internal import Trace

/// Takes a tool's output out of what it was sent or printed in.
enum ToolText {
  /// The text itself, or the one in it: a JSON string, or the `value` of an answer to a request.
  static func unwrapped(_ text: String) -> String {
    let plain = withoutMark(text)
    let start = plain.utf8.first { $0 > 0x20 }
    guard start == UInt8(ascii: "\"") || start == UInt8(ascii: "{") else { return spelled(plain) }
    if let document = try? JSONDocument(plain, deepest: 4, most: 100) {
      if case .string(let inner) = document.root { return spelled(inner) }
      if case .string(let inner)? = document.root["value"] { return spelled(inner) }
    }
    guard start == UInt8(ascii: "\""), let quote = plain.firstIndex(of: "\"") else { return plain }
    // A string whose end is missing, or that was pasted without care.
    return String(plain[plain.index(after: quote)...]).replacing("\\\"", with: "\"").replacing(
      "\\/", with: "/"
    )
    .replacing("\\n", with: "\n")
  }

  /// The text without a byte order mark.
  private static func withoutMark(_ text: String) -> String {
    text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
  }

  /// The text with line breaks where they are spelled `\n`, if that is how most of them are written.
  private static func spelled(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var breaks = 0
    var spelledBreaks = 0
    for (index, byte) in bytes.enumerated() {
      if byte == .lineFeed {
        breaks += 1
      } else if byte == .backslash, index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "n") {
        spelledBreaks += 1
      }
    }
    return spelledBreaks > breaks ? text.replacing("\\n", with: "\n") : text
  }
}
