// SPDX-License-Identifier: Apache-2.0

/// A colour written as `#rgb`, `#rrggbb` or `#rrggbbaa`.
package struct HexColor: Hashable, Sendable {
  /// The components, from 0 to 255.
  package let red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8

  /// Parses a text; nil if it is not a colour.
  package init?(_ text: String) {
    guard text.utf8.first == UInt8(ascii: "#") else { return nil }
    var digits: [UInt8] = []
    for character in text.dropFirst() {
      guard character.isASCII, let digit = character.hexDigitValue else { return nil }
      digits.append(UInt8(digit))
    }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    if digits.count == 6 { digits += [15, 15] }
    guard digits.count == 8 else { return nil }
    let bytes = stride(from: 0, to: 8, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    (red, green, blue, alpha) = (bytes[0], bytes[1], bytes[2], bytes[3])
  }

  /// Creates a colour from components between 0 and 1, clamped to that range; nil if one is not a number.
  package init?(red: Double, green: Double, blue: Double, alpha: Double) {
    let parts = [red, green, blue, alpha]
    guard parts.allSatisfy(\.isFinite) else { return nil }
    let bytes = parts.map { UInt8((min(max($0, 0), 1) * 255).rounded()) }
    (self.red, self.green, self.blue, self.alpha) = (bytes[0], bytes[1], bytes[2], bytes[3])
  }

  package init?(gray: Double, alpha: Double) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }

  /// `#rrggbb`, or `#rrggbbaa` if the colour is not opaque.
  package var text: String {
    let bytes = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return bytes.reduce(into: "#") { text, byte in
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
  }

  /// The text; nil for a colour that is fully transparent.
  package var visibleText: String? { alpha > 0 ? text : nil }
}
