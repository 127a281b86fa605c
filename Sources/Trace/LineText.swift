// SPDX-License-Identifier: Apache-2.0

/// Text for terminals and logs. Names from a screen are hostile: they may hold line ends and escape sequences.
package enum LineText {
  /// The text on one line: what would end the line, move the cursor or turn the direction of writing is replaced, and
  /// tag characters, which nobody sees, are shown as escapes.
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

  /// The path of a file on one line. What cannot be shown is an escape, so that each file is told from others.
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

  /// The text without commands to the runner of a workflow, which are lines that begin with `::` after blanks.
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

  /// The line without the commands that are found wherever they stand in it.
  package static func withoutInnerCommands(_ line: String) -> String {
    guard line.contains("##") else { return line }
    return line.replacing("##[", with: "#\(escape("#"))[").replacing("##vso[", with: "#\(escape("#"))vso[")
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  /// Whether a terminal does more than show the character.
  package static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether the character is no part of what somebody sees: a terminal obeys it, or nobody sees it.
  static func isHidden(_ scalar: Unicode.Scalar) -> Bool { isUnsafe(scalar) || isTag(scalar) }

  private static func isTag(_ scalar: Unicode.Scalar) -> Bool { (0xE0000...0xE007F).contains(scalar.value) }
}

/// Where sentences end, in every language that sentences are written in.
package enum SentenceText {
  /// The first sentence of a text without its final point; the whole text if no sentence ends in it.
  package static func first(of text: String) -> Substring {
    guard let end = end(in: text[...]) else { return text[...] }
    return text[..<text.index(before: end)]
  }

  /// The place behind the point with which the first sentence ends; nil if none ends in the text.
  ///
  /// A point within a number or a name, such as `0.01` or `.identity`, ends nothing.
  package static func end(in text: Substring) -> String.Index? {
    text.indices.first { index in
      let next = text.index(after: index)
      return "。？！".contains(text[index])
        || ".?!".contains(text[index]) && (next == text.endIndex || text[next].isWhitespace)
    }.map { text.index(after: $0) }
  }
}
