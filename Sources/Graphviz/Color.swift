// SPDX-License-Identifier: Apache-2.0

/// A colour that Graphviz and SVG both accept. Themes belong into a style sheet; `currentColor` and variables are
/// refused.
public struct Color: Hashable, Sendable {
  /// The colour as it is written: `#rrggbb`, `#rrggbbaa`, or a name in lower case.
  public let text: String

  private init(text: String) { self.text = text }

  /// Makes a colour of `#rrggbb`, `#rrggbbaa`, or an SVG colour name in lower case.
  /// - Returns: `nil` for anything else.
  public init?(_ string: String) {
    if let count = Self.digits(of: string)?.count {
      guard count == 6 || count == 8 else { return nil }
    } else {
      let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
      guard (2...24).contains(string.utf8.count), string.utf8.allSatisfy(letters.contains) else { return nil }
    }
    text = string
  }

  /// Makes a colour of CSS' `#rgb`, `#rrggbb` or `#rrggbbaa`, without its transparency.
  /// - Returns: `nil` for anything else, and for a colour that cannot be seen.
  package init?(css string: String) {
    guard let digits = Self.digits(of: string), [3, 6, 8].contains(digits.count), digits.dropFirst(6) != "00"
    else { return nil }
    text = "#" + (digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits.prefix(6)))
  }

  /// Makes a colour of a number such as `0x336699`.
  public static func rgb(_ number: UInt32) -> Color {
    let digits = String(number & 0xFF_FFFF, radix: 16)
    return Color(text: "#" + String(repeating: "0", count: 6 - digits.utf8.count) + digits)
  }

  /// No colour at all.
  public static let transparent: Color = Color(text: "transparent")

  /// Black.
  public static let black: Color = Color(text: "black")

  /// White.
  public static let white: Color = Color(text: "white")

  /// What follows the `#`, in lower case; nil if there is none, or anything but hexadecimal digits.
  private static func digits(of string: String) -> String? {
    guard string.utf8.first == UInt8(ascii: "#"),
      string.dropFirst().allSatisfy({ $0.isASCII && $0.isHexDigit })
    else { return nil }
    return string.dropFirst().lowercased()
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
