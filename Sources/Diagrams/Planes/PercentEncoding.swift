// SPDX-License-Identifier: Apache-2.0

/// Identifiers of the trace as they stand in lists within attributes of a page.
package enum PercentEncoding {
  /// The text with `%`, `|`, spaces and controls as a percent sign and two hexadecimal digits.
  package static func encoded(_ text: String) -> String {
    func isPlain(_ byte: UInt8) -> Bool {
      byte > 0x20 && byte != UInt8(ascii: "%") && byte != UInt8(ascii: "|") && byte != 0x7f
    }
    guard !text.utf8.allSatisfy(isPlain) else { return text }
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for byte in text.utf8 {
      if isPlain(byte) {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
