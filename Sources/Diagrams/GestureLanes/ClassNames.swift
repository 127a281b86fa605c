// SPDX-License-Identifier: Apache-2.0

/// Texts with the classes of recognizers, whose long names are shortened at their ends.
enum ClassNames {
  private static let suffix = "GestureRecognizer"

  /// The text and shorter ones: without the part that all classes of recognizers share, then without the last
  /// word of a class, and so on.
  static func shorter(_ text: String) -> [String] {
    var texts = [text]
    let short = shortened(text)
    guard short != text else { return texts }
    texts.append(short)
    while let next = texts.last.flatMap(withoutLastWord) { texts.append(next) }
    return texts
  }

  /// The text without the part that all classes of recognizers share.
  static func shortened(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(where: isPartOfName) {
      result += rest[..<start]
      let name = rest[start...].prefix(while: isPartOfName)
      let isClass = name.hasPrefix("UI") && name.hasSuffix(suffix) && name.count > suffix.count + 2
      result += isClass ? name.dropLast(suffix.count) + "…" : name
      rest = rest[name.endIndex...]
    }
    return result + rest
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == "_")
  }

  /// The text without the word before the first cut; nil if too little would stay.
  private static func withoutLastWord(_ text: String) -> String? {
    guard let cut = text.firstIndex(of: "…") else { return nil }
    let head = text[..<cut]
    guard let word = head.lastIndex(where: \.isUppercase), head[..<word].count > 3 else { return nil }
    return String(head[..<word] + text[cut...])
  }
}
