// SPDX-License-Identifier: Apache-2.0

/// A colour that both Graphviz and SVG accept. It refuses `currentColor` and variables: themes belong in a style sheet.
public struct Color: Hashable, Sendable {
  /// The colour as it is written: `#rrggbb`, `#rrggbbaa`, or a name in lower case.
  public let text: String

  private init(text: String) { self.text = text }

  /// Creates a colour from `#rrggbb`, `#rrggbbaa`, or an SVG colour name in lower case.
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

  /// Creates a colour from the CSS forms `#rgb`, `#rrggbb` or `#rrggbbaa`, without the transparency.
  /// - Returns: `nil` for anything else, and for a fully transparent colour.
  package init?(css string: String) {
    guard let digits = Self.digits(of: string), [3, 6, 8].contains(digits.count), digits.dropFirst(6) != "00"
    else { return nil }
    text = "#" + (digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits.prefix(6)))
  }

  /// Creates a colour from a number such as `0x336699`.
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

  /// The hexadecimal digits after the `#`, in lower case; nil if there is no `#` or another character.
  private static func digits(of string: String) -> String? {
    guard string.utf8.first == UInt8(ascii: "#"),
      string.dropFirst().allSatisfy({ $0.isASCII && $0.isHexDigit })
    else { return nil }
    return string.dropFirst().lowercased()
  }
}

extension Color: ExpressibleByStringLiteral {
  /// Creates a colour from a literal; stops the program if the literal is not a colour.
  public init(stringLiteral value: String) {
    guard let color = Self(value) else {
      preconditionFailure("\"\(value)\" is not a colour: #rrggbb, #rrggbbaa or a name in lower case")
    }
    self = color
  }
}
