// SPDX-License-Identifier: Apache-2.0

import TestSupport

/// Strings that break a writer that forgets an escape.
enum Hostile {
  private static let pieces: [String] = [
    "\"", "'", "\\", "\\\\", "\\\"", "\\N", "\\G", "\\E", "\\L", "\\T", "\\H", "\\n", "\\l", "\\r", "\\",
    "&amp;",
    "&lt;", "&quot;", "&#65;", "&#x41;", "&nbsp;", "&", "&bogus;", "]", "[", "]]>", "<>", "<", ">", "<b>",
    "</b>",
    "</TABLE>", "<BR/>", "<!--", "-->", "|", "{", "}", "%s", "%n", "%d", "$", "`", "#", "//", "/*", "*/", ";",
    ",",
    "=", "->", "--", "-", "javascript:alert(1)", "\" onload=\"x", "中文视图", "タッチ", "한국어", "👩‍👩‍👧", "🇩🇪", "👍🏽",
    "e\u{301}", "é", "עברית", "العربية", "\u{202E}", "\u{200D}", "\u{FEFF}", "\u{0}", "\u{7}", "\u{1B}",
    "\u{7F}",
    "\u{85}", "\u{FFFE}", "\u{2028}", "\n", "\r\n", "\r", "\t", " ", "  ", "a", "UIView", "x y", "Ω", "1.5",
  ]

  static func strings(count: Int, seed: UInt64) -> [String] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      (0..<Int.random(in: 1...8, using: &random))
        .map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined()
    }
  }

  /// The string without control characters and line breaks.
  static func visible(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\t", "\u{A0}": result.append(" ")
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}": continue
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// The same with a space in the place of each end of a line.
  static func visibleOnOneLine(_ text: String) -> String {
    var joined = ""
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar == "\r" || (scalar == "\n" && previous != "\r") {
        joined += " "
      } else if scalar != "\n" {
        joined.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return visible(joined)
  }
}
