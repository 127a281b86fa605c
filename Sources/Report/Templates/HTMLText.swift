// SPDX-License-Identifier: Apache-2.0

import Mustache

/// Text as it stands in HTML, between tags and in quoted attributes.
///
/// The Mustache escapes characters in Swift's sense: a `<` or a quote that forms one character with a
/// combining mark, or with a mark before it, would pass unescaped. This looks at each byte.
struct HTMLText: MustacheContentType {
  init() {}

  func escapeText(_ text: String) -> String { Self.escaped(text) }

  /// The text on one line, or with its ends of lines, for preformatted text.
  static func escaped(_ text: String, keepsLines: Bool = false) -> String {
    guard !text.utf8.allSatisfy(isPlain) else { return text }
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count + 16)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "<"): result += "&lt;".utf8
      case UInt8(ascii: ">"): result += "&gt;".utf8
      case UInt8(ascii: "&"): result += "&amp;".utf8
      case UInt8(ascii: "\""): result += "&quot;".utf8
      case UInt8(ascii: "'"): result += "&#39;".utf8
      case UInt8(ascii: "\n") where keepsLines: result.append(byte)
      case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): result.append(UInt8(ascii: " "))
      case 0..<0x20, 0x7f: break
      default: result.append(byte)
      }
    }
    return withoutDirectionMarks(String(decoding: result, as: UTF8.self))
  }

  /// Whether the byte is a character that stands as it is anywhere in HTML.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "\""), UInt8(ascii: "'"): false
    default: byte >= 0x20 && byte < 0x7f
    }
  }

  /// Drops what would turn the order of the text around it: a name with such a mark could pass for another name.
  static func withoutDirectionMarks(_ text: String) -> String {
    func turns(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x80...0x9f, 0x202a...0x202e, 0x2066...0x2069: true
      default: false
      }
    }
    guard text.unicodeScalars.contains(where: turns) else { return text }
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: text.unicodeScalars.lazy.filter { !turns($0) })
    return String(kept)
  }
}
