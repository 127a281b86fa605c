// SPDX-License-Identifier: Apache-2.0

/// A parsed template, in the subset of Mustache that our templates need: values (`{{name}}`, `{{{markup}}}`,
/// `{{label.word}}`, `{{.}}`), sections (`{{#name}}`, `{{^name}}`, `{{/name}}`), included templates (`{{> name}}`) and
/// comments (`{{! … }}`). `{{#empty(name)}}` tests whether a list is empty.
///
/// As in Mustache, a line with only a tag that writes nothing itself is removed.
struct Template: Sendable {
  /// A piece of the template.
  enum Part: Sendable {
    case text(String)
    case value(TemplatePath, isEscaped: Bool)
    case section(TemplatePath, isInverted: Bool, [Part])
    case include(String)
  }

  /// `{{> name}}`. Line and column are those of the tag, from 1.
  struct Include: Sendable {
    var name: String
    var line: Int
    var column: Int
  }

  let parts: [Part]

  /// The other templates that this one includes.
  let includes: [Include]

  /// Parses a template.
  ///
  /// - Parameters:
  ///   - text: The template.
  ///   - file: Its file, for messages.
  /// - Throws: ``TemplateError`` with the position of the first mistake.
  init(_ text: String, file: String) throws(TemplateError) {
    var parser = TemplateParser(text, file: file)
    (parts, includes) = try parser.parse()
  }
}

/// The path in a tag.
struct TemplatePath: Sendable {
  /// The name and those after its dots; empty for `.`, the value of the section.
  let words: [TemplateWord]

  /// Whether it tests if the value is an empty list.
  let asksIfEmpty: Bool
}

/// A name in a template.
struct TemplateWord: Sendable {
  let text: String

  /// The corresponding name that the program fills in; nil if there is none.
  let name: TemplateName?

  init(_ text: some StringProtocol) {
    self.text = String(text)
    name = TemplateName(rawValue: self.text)
  }
}

/// Reads a template, byte by byte.
private struct TemplateParser {
  private let bytes: [UInt8]
  private let file: String
  private var place = 0

  /// The start of the text that is not in a part yet.
  private var textStart = 0

  /// The open sections with their parts so far; the first is the whole template.
  private var open: [Section] = [Section(place: 0, name: "", path: nil, isInverted: false)]
  private var includes: [Template.Include] = []

  private struct Section {
    let place: Int
    let name: String
    let path: TemplatePath?
    let isInverted: Bool
    var parts: [Template.Part] = []
  }

  /// The maximum depth of sections.
  private static let deepest = 64

  init(_ text: String, file: String) {
    bytes = Array(text.utf8)
    self.file = file
  }

  mutating func parse() throws(TemplateError) -> ([Template.Part], [Template.Include]) {
    while let start = find("{{", from: place) {
      try tag(at: start)
    }
    addText(to: bytes.count)
    if open.count > 1 { throw error("a section is not closed", at: open[open.count - 1].place) }
    return (open[0].parts, includes)
  }

  private mutating func tag(at start: Int) throws(TemplateError) {
    let isMarkup = start + 2 < bytes.count && bytes[start + 2] == UInt8(ascii: "{")
    guard let close = find(isMarkup ? "}}}" : "}}", from: start + 2) else {
      throw error("a tag is not closed", at: start)
    }
    let end = close + (isMarkup ? 3 : 2)
    let content = String(decoding: bytes[(start + (isMarkup ? 3 : 2))..<close], as: UTF8.self)
    if isMarkup {
      addText(to: start)
      add(.value(try path(content, at: start), isEscaped: false))
      (place, textStart) = (end, end)
      return
    }
    let rest = content.dropFirst()
    switch content.first {
    case "#", "^":
      take(lineOf: start, end)
      let name = Self.trimmed(rest)
      guard open.count <= Self.deepest else {
        throw error("sections lie more than \(Self.deepest) deep in each other", at: start)
      }
      open.append(
        Section(place: start, name: name, path: try path(name, at: start), isInverted: content.first == "^"))
    case "/":
      take(lineOf: start, end)
      guard open.count > 1, let section = open.popLast(), let path = section.path,
        section.name == Self.trimmed(rest)
      else { throw error("a section is closed under another name than it was opened with", at: start) }
      add(.section(path, isInverted: section.isInverted, section.parts))
    case ">":
      take(lineOf: start, end)
      let name = Self.trimmed(rest)
      if name.hasPrefix("*") {
        throw error("templates are included by their names, not by a value", at: start)
      }
      let (line, column) = lineAndColumn(of: start)
      includes.append(Template.Include(name: name, line: line, column: column))
      add(.include(name))
    case "!": take(lineOf: start, end)
    case "<", "$", "=", "%", "&":
      throw error(
        "tags '{{\(content.prefix(1))' are not known; there are {{name}}, {{{name}}}, {{#name}}, {{^name}}, {{/name}}, "
          + "{{> name}} and {{! comment}}", at: start)
    default:
      addText(to: start)
      add(.value(try path(content, at: start), isEscaped: true))
      (place, textStart) = (end, end)
    }
  }

  private mutating func add(_ part: Template.Part) { open[open.count - 1].parts.append(part) }

  private mutating func addText(to end: Int) {
    guard textStart < end else { return }
    add(.text(String(decoding: bytes[textStart..<end], as: UTF8.self)))
  }

  /// Skips a tag that writes nothing, and its line if the line contains nothing else.
  private mutating func take(lineOf start: Int, _ end: Int) {
    func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let lineStart = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    var lineEnd = end
    while lineEnd < bytes.count, isBlank(bytes[lineEnd]) { lineEnd += 1 }
    if lineEnd < bytes.count, bytes[lineEnd] == UInt8(ascii: "\r") { lineEnd += 1 }
    let isEnded = lineEnd == bytes.count || bytes[lineEnd] == UInt8(ascii: "\n")
    if isEnded, bytes[lineStart..<start].allSatisfy(isBlank) {
      addText(to: max(lineStart, textStart))
      place = min(lineEnd + 1, bytes.count)
    } else {
      addText(to: start)
      place = end
    }
    textStart = place
  }

  // MARK: - Names

  private func path(_ text: String, at start: Int) throws(TemplateError) -> TemplatePath {
    var name = Self.trimmed(text)
    let question = "empty("
    let asksIfEmpty = name.hasPrefix(question) && name.hasSuffix(")")
    if asksIfEmpty { name = String(name.dropFirst(question.count).dropLast()) }
    if name == "." { return TemplatePath(words: [], asksIfEmpty: asksIfEmpty) }
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    let areNames = words.allSatisfy { word in
      !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    guard areNames else { throw error("'\(name)' is not the name of a value", at: start) }
    return TemplatePath(words: words.map { TemplateWord($0) }, asksIfEmpty: asksIfEmpty)
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  // MARK: - Places

  private func find(_ mark: StaticString, from start: Int) -> Int? {
    let count = mark.utf8CodeUnitCount
    guard bytes.count >= count else { return nil }
    let wanted = UnsafeBufferPointer(start: mark.utf8Start, count: count)
    return (start..<max(start, bytes.count - count + 1)).first {
      bytes[$0] == wanted[0] && bytes[$0..<($0 + count)].elementsEqual(wanted)
    }
  }

  private func lineAndColumn(of offset: Int) -> (line: Int, column: Int) {
    let before = bytes[..<offset]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    return (line, String(decoding: bytes[lineStart..<offset], as: UTF8.self).count + 1)
  }

  private func error(_ problem: String, at offset: Int) -> TemplateError {
    let (line, column) = lineAndColumn(of: offset)
    return TemplateError(file: file, line: line, column: column, problem: problem)
  }
}

/// Fills templates with values.
struct TemplateWriter {
  private let templates: [String: Template]

  /// The values of the enclosing sections, outermost first.
  private var levels: [any TemplateValue]
  private(set) var text = ""

  init(_ templates: [String: Template], _ values: any TemplateValue) {
    (self.templates, levels) = (templates, [values])
  }

  /// Writes a template; nothing if it does not exist.
  mutating func write(_ name: String) {
    if let template = templates[name] { write(template.parts) }
  }

  private mutating func write(_ parts: [Template.Part]) {
    for part in parts {
      switch part {
      case .text(let text): self.text += text
      case .value(let path, let isEscaped):
        guard let words = value(of: path)?.words else { continue }
        text += isEscaped ? HTMLText.escaped(words) : words
      case .include(let name): write(name)
      case .section(let path, let isInverted, let parts):
        let value = value(of: path)
        if !isInverted {
          if let value { write(parts, about: value) }
        } else if value?.isNothing ?? true {
          write(parts)
        }
      }
    }
  }

  private mutating func write(_ parts: [Template.Part], about value: any TemplateValue) {
    switch value.kind {
    case .condition(let isTrue): if isTrue { write(parts) }
    case .one:
      levels.append(value)
      write(parts)
      levels.removeLast()
    case .list(let items):
      for item in items {
        levels.append(item)
        write(parts)
        levels.removeLast()
      }
    }
  }

  /// The value that a tag names: from the innermost level that has its first name.
  private func value(of path: TemplatePath) -> (any TemplateValue)? {
    guard let first = path.words.first else { return levels.last }
    for level in levels.reversed() {
      guard var value = level.value(named: first) else { continue }
      for word in path.words.dropFirst() {
        guard let next = value.value(named: word) else { return nil }
        value = next
      }
      guard path.asksIfEmpty else { return value }
      if case .list(let items) = value.kind { return items.isEmpty }
      return nil
    }
    return nil
  }
}

/// A value: a text, a number, a condition, the values of an inner section, or a list of these.
protocol TemplateValue: Sendable {
  var kind: TemplateValueKind { get }

  /// The text that replaces the value's name; nil for none.
  var words: String? { get }

  /// The value with a name inside this one; nil if there is none.
  func value(named word: TemplateWord) -> (any TemplateValue)?
}

/// How a section treats a value.
enum TemplateValueKind {
  case condition(Bool)
  case one
  case list([any TemplateValue])
}

extension TemplateValue {
  var kind: TemplateValueKind { .one }
  var words: String? { nil }

  func value(named word: TemplateWord) -> (any TemplateValue)? { nil }

  /// Whether a section with this value is omitted.
  fileprivate var isNothing: Bool {
    switch kind {
    case .condition(let isTrue): !isTrue
    case .one: false
    case .list(let items): items.isEmpty
    }
  }
}

extension String: TemplateValue {
  var words: String? { self }
}

extension Int: TemplateValue {
  var words: String? { String(self) }
}

extension Bool: TemplateValue {
  var kind: TemplateValueKind { .condition(self) }
}

extension Array: TemplateValue where Element: TemplateValue {
  var kind: TemplateValueKind { .list(self) }
}
