// SPDX-License-Identifier: Apache-2.0

/// Reads a style sheet: rules, and media queries around them.
enum StyleParser {
  static func parse(_ css: String) -> [StyleRule] {
    var rules: [StyleRule] = []
    var rest = withoutComments(css)[...].utf8
    var media = ""
    while let brace = rest.firstIndex(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) {
      let head = rest[..<brace]
      let isOpening = rest[brace] == UInt8(ascii: "{")
      rest = rest[rest.index(after: brace)...]
      if !isOpening {
        media = ""
        continue
      }
      let words = trimmed(head)
      if words.utf8.first == UInt8(ascii: "@") {
        media = words
      } else {
        let end = rest.firstIndex(of: UInt8(ascii: "}")) ?? rest.endIndex
        rules.append(
          StyleRule(
            selectors: head.split(separator: UInt8(ascii: ",")).map(trimmed),
            declarations: declarations(rest[..<end]),
            isDark: media.hasSuffix("dark)"), isPrint: media.hasSuffix("print")))
        rest = end < rest.endIndex ? rest[rest.index(after: end)...] : rest[end...]
      }
    }
    return rules
  }

  private static func declarations(_ text: Substring.UTF8View) -> [StyleRule.Declaration] {
    text.split(separator: UInt8(ascii: ";")).compactMap { part in
      guard let colon = part.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      return StyleRule.Declaration(
        name: trimmed(part[..<colon]), value: trimmed(part[part.index(after: colon)...]))
    }
  }

  private static func withoutComments(_ css: String) -> String {
    var result = ""
    var rest = css[...]
    while let start = rest.utf8.firstRange(ofASCII: "/*") {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      rest = rest.utf8.firstRange(ofASCII: "*/").map { rest[$0.upperBound...] } ?? ""
    }
    return result + rest
  }

  /// Without spaces at the ends, and with single ones inside.
  private static func trimmed(_ text: Substring.UTF8View) -> String {
    let words = text.split(whereSeparator: \.isSpaceByte)
    return words.count == 1 ? String(Substring(words[0])) : words.map { Substring($0) }.joined(separator: " ")
  }
}
