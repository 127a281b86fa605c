// SPDX-License-Identifier: Apache-2.0

/// Gives a picture a unique name, so that one document can contain several.
///
/// The name is the identifier of the picture's element, and the prefix, with a hyphen, of all identifiers in it and of
/// the names of its animations. Rules for `svg.hp` use the identifier instead.
enum PictureNaming {
  /// A short word that is an identifier in XML and CSS, made from the FNV-1a hash of some bytes.
  static func name(of bytes: [UInt8]) -> String {
    let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let digits = String((hash ^ hash >> 32) % 2_176_782_336, radix: 36)
    return "h" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// Whether a name can be the prefix of identifiers: an ASCII letter, then ASCII letters, digits, hyphens and
  /// underscores.
  static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, Character(Unicode.Scalar(first)).isLetter else { return false }
    return text.utf8.allSatisfy { byte in
      let character = Character(Unicode.Scalar(byte))
      return byte < 0x80 && (character.isLetter || character.isNumber || "-_".contains(character))
    }
  }
}
