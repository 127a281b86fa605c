// SPDX-License-Identifier: Apache-2.0

/// Text as it stands in Markdown: on one line, and meaning nothing but itself.
enum MarkdownEscaping {
  /// The text with a backslash before each character that would begin something else: emphasis, code, a link or a
  /// picture, HTML, a table's cell, mathematics, a directive of DocC.
  ///
  /// At the beginning nothing begins a list, a heading or a quotation, and addresses do not become links.
  static func escaped(_ text: String) -> String {
    let scalars = Array(line(text).unicodeScalars)
    var result = ""
    for (position, scalar) in scalars.enumerated() {
      if mustBeEscaped(scalar) || beginsList(position, in: scalars) || isPartOfAddress(position, in: scalars)
      {
        result += "\\"
      }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// The text on one line, for an attribute in quotes of an HTML element.
  static func attribute(_ text: String) -> String { HTMLText.escaped(line(text)) }

  /// Without controls, runs of spaces, and what turns the order of the text around.
  private static func line(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in HTMLText.withoutDirectionMarks(text).unicodeScalars {
      if scalar.properties.isWhitespace {
        if let last = result.last, last != " " { result.append(" ") }
      } else if scalar.value >= 0x20, scalar.value != 0x7f {
        result.append(scalar)
      }
    }
    if result.last == " " { result.removeLast() }
    return String(result)
  }

  private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "#", "&", "$", "@": true
    default: false
    }
  }

  /// Whether a list, a line or the mark below a heading would begin at the beginning of a text.
  private static func beginsList(_ position: Int, in scalars: [Unicode.Scalar]) -> Bool {
    switch scalars[position] {
    case "-", "+", "=": position == 0
    case ".", ")": position > 0 && scalars[..<position].allSatisfy { ("0"..."9").contains($0) }
    default: false
    }
  }

  /// Whether what is before and after would become a link by itself: `https://…`, `www.…`.
  private static func isPartOfAddress(_ position: Int, in scalars: [Unicode.Scalar]) -> Bool {
    switch scalars[position] {
    case ":": scalars[(position + 1)...].starts(with: ["/", "/"])
    case ".": scalars[..<position].suffix(3).allSatisfy { $0 == "w" || $0 == "W" } && position >= 3
    default: false
    }
  }
}
