// SPDX-License-Identifier: Apache-2.0

/// Percent-encodes bytes.
package enum PercentEncoding {
  /// An identifier of the trace for a list inside an attribute of a page: without `%`, `|`, spaces and control
  /// characters.
  package static func encoded(_ text: String) -> String {
    encoded(text) { $0 > 0x20 && $0 != UInt8(ascii: "%") && $0 != UInt8(ascii: "|") && $0 != 0x7f }
  }

  /// A relative link to a file with any name.
  package static func link(to file: String) -> String {
    "./" + encoded(file) { $0.isNameByte || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }
  }

  /// A relative reference to a file for Markdown and HTML's `srcset`; letters of all scripts stay readable.
  package static func reference(to file: String) -> String {
    encoded(file) {
      $0.isNameByte || $0 >= 0x80 || [UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "~")].contains($0)
    }
  }

  private static func encoded(_ text: String, isPlain: (UInt8) -> Bool) -> String {
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

extension UInt8 {
  /// Whether a byte is an ASCII letter or digit, a hyphen or an underscore.
  fileprivate var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
