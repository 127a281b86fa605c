// SPDX-License-Identifier: Apache-2.0

internal import Trace

extension Character {
  /// How many columns of a terminal the character takes: two for Chinese, Japanese, Korean and most emoji.
  package var columns: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    switch scalar.value {
    case ..<0x1100: return 1
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
      0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}

extension String {
  /// The text fit for one line of a terminal: at most `limit` characters, and a sign for everything that
  /// would move the cursor, such as line breaks, escapes and marks that turn the writing direction.
  package func shown(limit: Int = 60) -> String {
    var result = ""
    var count = 0
    for character in self {
      if count == limit { return result + "…" }
      result +=
        character.unicodeScalars.contains(where: \.movesCursor)
        ? "\u{FFFD}" : LineText.safe(String(character))
      count += 1
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether a terminal does more than show the character.
  package var movesCursor: Bool { LineText.isUnsafe(self) }
}
