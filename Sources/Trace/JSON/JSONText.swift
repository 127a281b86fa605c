// SPDX-License-Identifier: Apache-2.0

/// JSON that may be shown in a terminal: what a terminal obeys is an escape in it, which reads back as the same text.
package enum JSONText {
  /// The JSON with escapes for what ``LineText`` takes out of a text. JSON has such characters in strings only, but for
  /// the ends of lines.
  package static func safe(_ json: String) -> String {
    guard json.utf8.contains(where: mayBeUnsafe) else { return json }
    var safe = ""
    safe.reserveCapacity(json.utf8.count)
    for scalar in json.unicodeScalars {
      if scalar.value >= 0x7F, LineText.isHidden(scalar) {
        safe += escape(scalar)
      } else {
        safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }

  /// Whether the byte of a text, from 0x7F on, may begin a character that a terminal obeys.
  static func mayBeUnsafe(_ byte: UInt8) -> Bool {
    byte == 0x7F || byte == 0xC2 || byte == 0xE2 || byte == 0xF3
  }

  /// The character as JSON writes it in digits.
  static func escape(_ scalar: Unicode.Scalar) -> String {
    Character(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
