// SPDX-License-Identifier: Apache-2.0

/// Text for terminals and logs. Names from a screen are hostile: they may hold line ends and escape sequences.
package enum LineText {
  /// The text on one line: replaces characters that end the line, move the cursor or change the writing direction, and
  /// shows invisible tag characters as escapes.
  package static func safe(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    var safe = ""
    for scalar in text.unicodeScalars {
      if isTag(scalar) {
        safe += escape(scalar)
      } else {
        safe.unicodeScalars.append(isUnsafe(scalar) ? "\u{FFFD}" : scalar)
      }
    }
    return safe
  }

  /// The path of a file on one line. Characters that cannot be shown become escapes, so that different paths stay
  /// different.
  package static func path(_ path: String) -> String {
    guard path.unicodeScalars.contains(where: isHidden) else { return path }
    var text = ""
    for scalar in path.unicodeScalars {
      switch scalar {
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default: text += isHidden(scalar) ? escape(scalar) : String(scalar)
      }
    }
    return text
  }

  /// The text without workflow commands of GitHub Actions, which are lines that begin with `::` after optional blanks.
  package static func withoutCommands(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: ":")), text.contains("::") else { return text }
    var result = ""
    var mayBegin = true
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\n" || scalar == "\r" {
        mayBegin = true
      } else if mayBegin, !scalar.properties.isWhitespace {
        mayBegin = false
        if scalar == ":", rest.first == ":" {
          result += escape(scalar)
          continue
        }
      }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// The line without workflow commands that a runner accepts anywhere in a line.
  package static func withoutInnerCommands(_ line: String) -> String {
    guard line.contains("##") else { return line }
    return line.replacing("##[", with: "#\(escape("#"))[").replacing("##vso[", with: "#\(escape("#"))vso[")
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  /// Whether a terminal does more with the character than show it.
  package static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether the character is invisible: a terminal interprets it, or it has no shape.
  static func isHidden(_ scalar: Unicode.Scalar) -> Bool { isUnsafe(scalar) || isTag(scalar) }

  private static func isTag(_ scalar: Unicode.Scalar) -> Bool { (0xE0000...0xE007F).contains(scalar.value) }
}

/// Finds the ends of sentences, in every language of the texts.
package enum SentenceText {
  /// The first sentence of a text without its final period; the whole text if no sentence ends in it.
  package static func first(of text: String) -> Substring {
    guard let end = end(in: text[...]) else { return text[...] }
    return text[..<text.index(before: end)]
  }

  /// The index after the period of the first sentence; nil if no sentence ends in the text.
  ///
  /// A period within a number or a name, such as `0.01` or `.identity`, does not end a sentence.
  package static func end(in text: Substring) -> String.Index? {
    text.indices.first { index in
      let next = text.index(after: index)
      return "。？！".contains(text[index])
        || ".?!".contains(text[index]) && (next == text.endIndex || text[next].isWhitespace)
    }.map { text.index(after: $0) }
  }
}
