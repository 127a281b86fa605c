// SPDX-License-Identifier: Apache-2.0

import Yams

extension YamlError {
  /// The error as a sentence with its place.
  func inputError(in source: SourceText) -> InputError {
    switch self {
    case .reader(_, _, let value, _):
      return Self.unreadable(value, in: source)
    case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _):
      return Self.malformed(problem, context: context, at: SourcePlace(mark), in: source)
    case .composer(_, let problem, let mark, _):
      return Self.uncomposable(problem, at: SourcePlace(mark), in: source)
    case .duplicatedKeysInMapping(let keys, let context):
      return Self.duplicate(keys.first ?? "", first: SourcePlace(context.mark), in: source)
    case .memory:
      return InputError(file: source.file, message: "not enough memory to read the file")
    case .no, .writer, .emitter, .representer, .dataCouldNotBeDecoded:
      return InputError(file: source.file, message: "not readable as YAML: \(self)")
    }
  }

  private static func unreadable(_ value: Int32, in source: SourceText) -> InputError {
    let place = source.firstPlace { $0.value == UInt32(bitPattern: value) }
    let code = String(UInt32(bitPattern: value), radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(0, 4 - code.count)) + code
    return source.error(
      at: place, "the character U+\(padded) must not stand in YAML",
      hint: "in a text in double quotes, write it as \"\\u\(padded)\"")
  }

  private static func malformed(
    _ problem: String, context: Context?, at place: SourcePlace, in source: SourceText
  ) -> InputError {
    let place = source.inside(place)
    if problem.hasPrefix("Maximum nesting level") {
      return source.error(at: place, "values nested more than \(SourceNode.maximumDepth) deep")
    }
    if source.scalar(at: place) == "\t" {
      return source.error(at: place, "a tab where YAML takes only spaces", hint: "indent with spaces")
    }
    var message = "not readable as YAML: \(problem)"
    if let context {
      message += " \(context.text)"
      if context.mark.line != place.line { message += " that begins in line \(context.mark.line)" }
    }
    return source.error(at: place, message, hint: hints[problem])
  }

  /// What most often causes a problem, by libYAML's words for it.
  private static let hints = [
    "mapping values are not allowed in this context": "a text that holds ': ' or ends in ':' needs quotes",
    "did not find expected key": "check the indentation, and quotes or brackets left open",
    "did not find expected '-' indicator": "items of a list begin in the same column",
    "did not find expected ',' or ']'": "a bracket is left open, or a comma is missing",
    "did not find expected ',' or '}'": "a bracket is left open, or a comma is missing",
    "could not find expected ':'": "a key is followed by a colon and a space",
    "found unexpected end of stream": "a quote is left open",
    "found unexpected ':'": "a text that ends in ':' needs quotes here",
    "found character that cannot start any token": "a text that begins with @, ` or % needs quotes",
  ]

  private static func uncomposable(
    _ problem: String, at place: SourcePlace, in source: SourceText
  ) -> InputError {
    switch problem {
    case "but found another document":
      return source.error(
        at: place, "a second document begins here, expected one scenario in a file",
        hint: "give each scenario a file of its own")
    case "found undefined alias":
      return source.error(
        at: place, "an alias without an anchor before it", hint: "a text that begins with * needs quotes")
    default:
      return source.error(at: place, "not readable as YAML: \(problem)")
    }
  }

  /// Yams tells the first place only; the second is looked for in the lines that follow.
  private static func duplicate(_ key: String, first: SourcePlace, in source: SourceText) -> InputError {
    let message = "the key '\(key.shown())' stands twice in one mapping"
    guard let second = source.secondPlace(ofKey: key, after: first) else {
      return source.error(at: first, message)
    }
    let origin = second.line == first.line ? "column \(first.column)" : "line \(first.line)"
    return source.error(at: second, "\(message), first in \(origin)")
  }
}

extension SourcePlace {
  init(_ mark: Mark) {
    self.init(line: mark.line, column: mark.column)
  }
}

extension SourceText {
  /// The scalar at a place, or nil at the end of a line.
  func scalar(at place: SourcePlace) -> Unicode.Scalar? {
    line(place.line)?.unicodeScalars.dropFirst(place.column - 1).first
  }

  /// The place, or the end of the last line with text for a place after it.
  func inside(_ place: SourcePlace) -> SourcePlace {
    var end = SourcePlace(line: 1, column: 1)
    var isInside = false
    forEachLine { number, text in
      if !text.allSatisfy(\.isWhitespace) {
        isInside = number >= place.line
        end = SourcePlace(line: number, column: text.unicodeScalars.count + 1)
      }
      return !isInside
    }
    return isInside ? place : end
  }

  /// The next place after a key where the same mapping, judged by brackets and indentation, has the key
  /// again.
  func secondPlace(ofKey key: String, after first: SourcePlace) -> SourcePlace? {
    guard let firstLine = line(first.line), !key.isEmpty else { return nil }
    let spellings = [key, "\"\(key)\"", "'\(key)'"]

    /// Whether the text begins with the key and a colon.
    func begins(_ text: Substring) -> Bool {
      spellings.contains { text.hasPrefix($0) && text.dropFirst($0.count).drop { $0 == " " }.first == ":" }
    }

    var place = first
    var rest = Substring(firstLine.unicodeScalars.dropFirst(first.column))
    var depth = 0
    var previous: Unicode.Scalar = "x"
    while let scalar = rest.unicodeScalars.first, depth >= 0 {
      place.column += 1
      if depth == 0, " ,{".unicodeScalars.contains(previous), begins(rest) { return place }
      if scalar == "{" || scalar == "[" { depth += 1 }
      if scalar == "}" || scalar == "]" { depth -= 1 }
      previous = scalar
      rest = Substring(rest.unicodeScalars.dropFirst())
    }
    var second: SourcePlace?
    forEachLine { number, text in
      guard number > first.line else { return true }
      let scalars = text.unicodeScalars
      let indent = scalars.prefix { $0 == " " }.count
      if indent == scalars.count || scalars.dropFirst(indent).first == "#" { return true }
      if indent == first.column - 1, begins(Substring(scalars.dropFirst(indent))) {
        second = SourcePlace(line: number, column: first.column)
        return false
      }
      return indent >= first.column - 1
    }
    return second
  }
}
