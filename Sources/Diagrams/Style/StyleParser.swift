// SPDX-License-Identifier: Apache-2.0

/// Reads a style sheet: rules, and media queries around them.
enum StyleParser {
  static func parse(_ css: String) -> [StyleRule] {
    var rules: [StyleRule] = []
    var rest = withoutComments(css)[...]
    var media = ""
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      let head = trimmed(rest[..<brace])
      let isOpening = rest[brace] == "{"
      rest = rest[rest.index(after: brace)...]
      if !isOpening {
        media = ""
      } else if head.hasPrefix("@") {
        media = head
      } else {
        let end = rest.firstIndex(of: "}") ?? rest.endIndex
        rules.append(
          StyleRule(
            selectors: head.split(separator: ",").map { trimmed($0) },
            declarations: declarations(rest[..<end]),
            isDark: media.contains("dark"), isPrint: media.contains("print")))
        rest = end < rest.endIndex ? rest[rest.index(after: end)...] : rest[end...]
      }
    }
    return rules
  }

  private static func declarations(_ text: Substring) -> [StyleRule.Declaration] {
    text.split(separator: ";").compactMap { part in
      guard let colon = part.firstIndex(of: ":") else { return nil }
      return StyleRule.Declaration(
        name: trimmed(part[..<colon]), value: trimmed(part[part.index(after: colon)...]))
    }
  }

  private static func withoutComments(_ css: String) -> String {
    var result = ""
    var rest = css[...]
    while let start = rest.firstRange(of: "/*") {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...].firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
    }
    return result + rest
  }

  /// Without spaces at the ends, and with single ones inside.
  private static func trimmed(_ text: Substring) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
