// SPDX-License-Identifier: Apache-2.0

/// A place in a file: line and column from 1, the column in Unicode scalars as libYAML counts.
package struct SourcePlace: Hashable, Comparable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) { (self.line, self.column) = (line, column) }

  package static func < (first: SourcePlace, second: SourcePlace) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}

/// The text of a file, for showing the places of errors.
package struct SourceText: Sendable {
  package var file: String
  package var text: String

  /// Whether it is a real file, and not a value from an unknown place.
  package var isFile = true

  package init(file: String, text: String, isFile: Bool = true) {
    (self.file, self.text, self.isFile) = (file, text, isFile)
  }

  /// An error at a place, with its line as excerpt.
  package func error(at place: SourcePlace?, _ message: String, hint: String? = nil) -> InputError {
    guard let place else { return InputError(file: file, message: message, hint: hint) }
    guard let line = line(place.line) else {
      return InputError(
        file: file, line: place.line, column: place.column, message: message, hint: hint)
    }
    // Columns are given in characters, so that they match what a person counts on the screen.
    let scalars = line.unicodeScalars
    let end =
      scalars.index(scalars.startIndex, offsetBy: place.column - 1, limitedBy: scalars.endIndex)
      ?? scalars.endIndex
    let column = line[..<end].count + 1
    let (excerpt, caret) = Self.excerpt(of: line, column: column)
    return InputError(
      file: file, line: place.line, column: column, message: message, excerpt: excerpt, hint: hint,
      caret: caret)
  }

  /// A line without its line break; nil beyond the end.
  package func line(_ wanted: Int) -> Substring? {
    var found: Substring?
    forEachLine { number, line in
      if number == wanted { found = line }
      return number < wanted
    }
    return found
  }

  /// Calls the body with each line, without its line break, until it returns false. The line breaks are those of
  /// libyaml.
  package func forEachLine(_ body: (_ number: Int, _ line: Substring) -> Bool) {
    let scalars = text.unicodeScalars
    var start = scalars.startIndex
    var number = 1
    var index = start
    while index < scalars.endIndex {
      let scalar = scalars[index]
      var next = scalars.index(after: index)
      if Self.isBreak(scalar) {
        if scalar == "\r", next < scalars.endIndex, scalars[next] == "\n" {
          next = scalars.index(after: next)
        }
        guard body(number, text[start..<index]) else { return }
        number += 1
        start = next
      }
      index = next
    }
    _ = body(number, text[start...])
  }

  /// The first place whose scalar satisfies the condition.
  package func firstPlace(where condition: (Unicode.Scalar) -> Bool) -> SourcePlace? {
    var place = SourcePlace(line: 1, column: 1)
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if condition(scalar) { return place }
      if scalar == "\n", previous == "\r" {
        // The second half of one line break.
      } else if Self.isBreak(scalar) {
        place = SourcePlace(line: place.line + 1, column: 1)
      } else {
        place.column += 1
      }
      previous = scalar
    }
    return nil
  }

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  /// The part of a line around a column, safe for a terminal, with the column in that part.
  private static func excerpt(of line: Substring, column: Int) -> (excerpt: String, caret: Int?) {
    let width = 100
    var start = line.startIndex
    var lead = 0
    if column > width - 20,
      let cut = line.index(start, offsetBy: column - width / 2, limitedBy: line.endIndex)
    {
      start = cut
      lead = column - width / 2
    }
    var excerpt = lead > 0 ? "…" : ""
    for character in line[start...].prefix(width) {
      let isTab = character == "\t"
      excerpt.append(
        !isTab && character.unicodeScalars.contains(where: \.movesCursor) ? "\u{FFFD}" : character)
    }
    if line[start...].dropFirst(width).first != nil { excerpt += "…" }
    return (excerpt, lead > 0 ? column - lead + 1 : nil)
  }
}

/// A value of the file with its place, aliases resolved.
package struct SourceNode: Sendable {
  package var content: Content
  package var place: SourcePlace

  package init(content: Content, place: SourcePlace) { (self.content, self.place) = (content, place) }

  package enum Content: Sendable {
    /// A text as written. Only a plain one, without quotes, can be a number, a word or empty.
    case scalar(String, isPlain: Bool)
    case list([SourceNode])
    case mapping([SourceEntry])
  }

  /// A description of the value for messages.
  package var found: String {
    switch content {
    case .scalar("", isPlain: true): "nothing"
    case .scalar("", isPlain: false): "an empty text"
    case .scalar(let text, isPlain: true): "'\(text.shown())'"
    case .scalar(let text, isPlain: false): "the text '\(text.shown())' in quotes"
    case .list(let items): items.isEmpty ? "an empty list" : "a list"
    case .mapping(let entries): entries.isEmpty ? "an empty mapping" : "a mapping"
    }
  }

  /// The text of a scalar without quotes.
  package var word: String? {
    if case .scalar(let text, isPlain: true) = content { text } else { nil }
  }

  /// The text of a scalar, with quotes or without.
  package var text: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }

  package var isEmptyList: Bool {
    if case .list(let items) = content { items.isEmpty } else { false }
  }

  /// Whether the file has the key without a value.
  package var isBlank: Bool { word == "" }

  /// Whether it is one of YAML's words for null.
  package var isNull: Bool {
    switch word {
    case "null", "Null", "NULL", "~": true
    default: false
    }
  }

  /// Whether it means "no object": `nil`, or YAML's null.
  package var isNil: Bool { isNull || text == "nil" }
}

/// A key of a mapping with its value.
package struct SourceEntry: Sendable {
  package var key: String
  package var place: SourcePlace
  package var value: SourceNode

  package init(key: String, place: SourcePlace, value: SourceNode) {
    (self.key, self.place, self.value) = (key, place, value)
  }

  /// The key as a text of the file.
  package var keyNode: SourceNode { SourceNode(content: .scalar(key, isPlain: false), place: place) }
}
