// SPDX-License-Identifier: Apache-2.0

extension Substring.UTF8View {
  /// Where a text of ASCII characters stands first. Quicker than a search by characters.
  func firstRange(ofASCII text: StaticString) -> Range<String.Index>? {
    text.withUTF8Buffer { wanted in
      guard let first = wanted.first else { return nil }
      var rest = self[...]
      while let start = rest.firstIndex(of: first) {
        rest = rest[start...]
        if rest.starts(with: wanted) {
          return start..<rest.index(start, offsetBy: wanted.count)
        }
        rest = rest.dropFirst()
      }
      return nil
    }
  }
}

extension UInt8 {
  /// Whether a byte is part of a name in a style sheet or a tag.
  var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Whether a byte is a space or the end of a line.
  var isSpaceByte: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\t")
  }
}
