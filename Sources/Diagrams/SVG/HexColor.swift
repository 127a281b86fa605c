// SPDX-License-Identifier: Apache-2.0

/// A colour such as `#ff8800`, known to be nothing else.
package struct HexColor: Hashable, Sendable {
  let text: String

  /// Reads `#rgb`, `#rrggbb` or `#rrggbbaa`; a colour that cannot be seen is none.
  init?(_ string: String) {
    var digits = string.utf8.dropFirst().map { $0 }
    let isHex = digits.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
        UInt8(ascii: "A")...UInt8(ascii: "F"):
        true
      default: false
      }
    }
    guard string.utf8.first == UInt8(ascii: "#"), isHex else { return nil }
    switch digits.count {
    case 3: digits = digits.flatMap { [$0, $0] }
    case 6: break
    case 8:
      if digits.suffix(2).allSatisfy({ $0 == UInt8(ascii: "0") }) { return nil }
      digits.removeLast(2)
    default: return nil
    }
    text = "#" + String(decoding: digits, as: UTF8.self).lowercased()
  }
}
