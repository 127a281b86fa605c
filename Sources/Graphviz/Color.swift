// SPDX-License-Identifier: Apache-2.0

/// A colour that Graphviz accepts. Themes belong into a style sheet; `currentColor` and variables are refused.
public struct Color: Hashable, Sendable {
  let text: String

  private init(text: String) { self.text = text }

  /// Makes a colour of `#rrggbb`, `#rrggbbaa`, or an SVG colour name in lower case.
  /// - Returns: `nil` for anything else.
  public init?(_ string: String) {
    if string.utf8.first == UInt8(ascii: "#") {
      let digits = string.utf8.dropFirst()
      guard digits.count == 6 || digits.count == 8, digits.allSatisfy(Self.isHexadecimal) else { return nil }
    } else {
      let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
      guard (2...24).contains(string.utf8.count), string.utf8.allSatisfy(letters.contains) else { return nil }
    }
    text = string
  }

  /// Makes a colour of a number such as `0x336699`.
  public static func rgb(_ number: UInt32) -> Color {
    let digits = String(number & 0xFF_FFFF, radix: 16)
    return Color(text: "#" + String(repeating: "0", count: 6 - digits.utf8.count) + digits)
  }

  /// No colour at all; `none` in a cleaned SVG.
  public static let transparent: Color = Color(text: "transparent")

  /// Black.
  public static let black: Color = Color(text: "black")

  /// White.
  public static let white: Color = Color(text: "white")

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}

extension Color: ExpressibleByStringLiteral {
  /// Makes a colour of a literal; one that is not a colour is a programmer's mistake and traps.
  public init(stringLiteral value: String) {
    guard let color = Self(value) else {
      preconditionFailure("\"\(value)\" is not a colour: #rrggbb, #rrggbbaa or a name in lower case")
    }
    self = color
  }
}
