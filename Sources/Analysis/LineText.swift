// SPDX-License-Identifier: Apache-2.0

/// Text for terminals and logs. Names from a screen are hostile: they may hold line ends and escape sequences.
package enum LineText {
  /// The text on one line: what would end the line, move the cursor or turn the direction of writing is replaced.
  package static func safe(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var safe = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { safe.append(isUnsafe(scalar) ? "\u{FFFD}" : scalar) }
    return String(safe)
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
