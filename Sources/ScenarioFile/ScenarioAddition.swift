// SPDX-License-Identifier: Apache-2.0

import InputFile
package import Trace
import YAML

/// Touches and an expectation to add to the text of a scenario file. The rest of the text stays unchanged.
package struct ScenarioAddition: Sendable {
  /// The changes before the touches, each in a separate entry.
  package let settings: [TraceSetting]
  package let touches: [ScenarioTouch]
  package let expectation: ScenarioExpectation?

  package init(
    _ touches: [ScenarioTouch], after settings: [TraceSetting] = [],
    expecting expectation: ScenarioExpectation? = nil
  ) {
    (self.touches, self.settings, self.expectation) = (touches, settings, expectation)
  }

  /// Why nothing can be added to a text.
  package struct Refusal: Error, Hashable {
    package let message: String
  }

  /// A text with the additions.
  package struct Result: Hashable, Sendable {
    package let text: String

    /// The lines that are new or changed, each with its number from 1.
    package let lines: [Line]
    package let scenario: Scenario
  }

  package struct Line: Hashable, Sendable {
    package let number: Int
    package let text: String
  }

  /// Adds to a text.
  ///
  /// - Parameters:
  ///   - text: A scenario file.
  ///   - file: Its name, for errors.
  /// - Returns: The text. It reads as the same scenario, with the touches and the expectation at the ends of their
  ///   lists.
  /// - Throws: `InputErrors` for a text with mistakes, and ``Refusal`` for one to which nothing can be added without
  ///   rewriting other parts.
  package func added(to text: String, file: String) throws -> Result {
    let before = try ScenarioReader.read(text, file: file)
    var changed = SourceLines(text)
    // Later additions first, since they do not move earlier lines.
    let keys = try TopLevel(text).entries
    var parts: [(key: DocumentKey, items: [Node])] = [(.touches, touchItems)]
    if expectation != nil { parts.append((.expect, expectationItems)) }
    func line(_ key: DocumentKey) -> Int { keys.first { $0.key == key.rawValue }?.line ?? .max }
    let whole = changed
    var ends: [String] = []
    for (key, items) in parts.sorted(by: { line($0.key) > line($1.key) }) {
      guard let position = keys.firstIndex(where: { $0.key == key.rawValue }) else {
        ends.append(Self.text(of: key, items))
        continue
      }
      let next = position + 1 < keys.count ? keys[position + 1].line : nil
      try changed.add(items, to: keys[position], before: next)
    }
    for end in ends { changed.append(end) }
    let scenario = try? ScenarioReader.read(changed.text, file: file)
    guard let scenario, isSame(scenario, as: before, file) else {
      throw Refusal(message: "the lists of this file are written in a way in which nothing can be added")
    }
    return Result(text: changed.text, lines: changed.lines(notIn: whole), scenario: scenario)
  }

  /// Whether a scenario is the earlier one plus the additions, and nothing else.
  private func isSame(_ scenario: Scenario, as before: Scenario, _ file: String) -> Bool {
    var wanted = scenario
    let added = scenario.touches.count - before.touches.count
    guard added == settings.count + touches.count,
      scenario.expectations.count == before.expectations.count + (expectation == nil ? 0 : 1)
    else { return false }
    wanted.touches = before.touches + scenario.touches.suffix(added)
    wanted.expectations = before.expectations + scenario.expectations.dropFirst(before.expectations.count)
    let isWhole =
      (try? ScenarioWriter.yaml(scenario, file: file)) == (try? ScenarioWriter.yaml(wanted, file: file))
    var (rest, other) = (scenario, before)
    (rest.touches, other.touches, rest.expectations, other.expectations) = ([], [], [], [])
    return isWhole
      && (try? ScenarioWriter.yaml(rest, file: file)) == (try? ScenarioWriter.yaml(other, file: file))
  }

  private var touchItems: [Node] {
    ScenarioWriter.settingNodes(settings) + nodes(.touches) { $0.touches = touches }
  }

  private var expectationItems: [Node] {
    nodes(.expect) { $0.expectations = expectation.map { [$0] } ?? [] }
  }

  /// The items of a list of a scenario, as nodes of a file.
  private func nodes(_ key: DocumentKey, _ fill: (inout Scenario) -> Void) -> [Node] {
    var part = Scenario(name: "")
    fill(&part)
    let document = NodeWriter().mapping(part, DocumentKey.rows).block
    let value = document.pairs?.first { $0.key.string == key.rawValue }?.value
    return value.map { $0.items ?? [$0] } ?? []
  }

  /// A list with its key, for a file without it.
  private static func text(of key: DocumentKey, _ items: [Node]) -> String {
    let writer = NodeWriter()
    return DeepStack.run { writer.byName([(key.rawValue, writer.list(items))]).fileText }
  }
}

/// The keys of a document's outermost mapping, with the start positions of keys and values.
private struct TopLevel {
  struct Entry {
    let key: String
    let line: Int
    let value: YAMLReader.Place
    let kind: Kind

    /// The end of a list; nil for other values.
    var end: YAMLReader.Place?
  }

  enum Kind { case list, mapping, other }

  private(set) var entries: [Entry] = []

  init(_ text: String) throws(YAMLError) {
    var found: [Entry] = []
    var key: (name: String, line: Int)?
    var depth = 0
    func note(_ kind: Kind, _ place: YAMLReader.Place) {
      guard let own = key else { return }
      found.append(Entry(key: own.name, line: own.line, value: place, kind: kind))
      key = nil
    }
    try YAMLReader.read(text) { event, place in
      switch event {
      case .document: break
      case .scalar(let name, _, _):
        guard depth == 1 else { break }
        if key == nil { key = (name, place.line) } else { note(.other, place) }
      case .alias: if depth == 1 { note(.other, place) }
      case .list(let properties), .mapping(let properties, _):
        var kind = Kind.mapping
        if case .list = event { kind = .list }
        if properties.anchor != nil || properties.tag != nil { kind = .other }
        if depth == 1 { note(kind, place) }
        depth += 1
      case .end:
        depth -= 1
        if depth == 1, !found.isEmpty { found[found.count - 1].end = place }
      }
      return true
    }
    entries = found
  }
}

/// The lines of a text, each with its line break.
private struct SourceLines {
  private var lines: [[Unicode.Scalar]]
  private let lineBreak: [Unicode.Scalar]

  init(_ text: String) {
    var lines: [[Unicode.Scalar]] = [[]]
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      lines[lines.count - 1].append(scalar)
      let isPair = scalar == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
      if Self.isBreak(scalar), !isPair { lines.append([]) }
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    self.lines = lines
    lineBreak = lines.first?.suffix(2) == ["\r", "\n"] ? ["\r", "\n"] : ["\n"]
  }

  /// The line breaks of libyaml.
  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"].contains(scalar)
  }

  var text: String {
    var text = String.UnicodeScalarView()
    for line in lines { text.append(contentsOf: line) }
    return String(text)
  }

  /// The lines that differ from those of another text, compared from the first and from the last line.
  func lines(notIn other: SourceLines) -> [ScenarioAddition.Line] {
    let difference = lines.difference(from: other.lines)
    return difference.insertions.compactMap { change in
      guard case .insert(let offset, let line, _) = change else { return nil }
      let text = String(String.UnicodeScalarView(line.filter { !Self.isBreak($0) }))
      return ScenarioAddition.Line(number: offset + 1, text: text)
    }
  }

  /// Adds lines at the end.
  mutating func append(_ text: String) {
    insert(
      text.split(separator: "\n").map { Array($0.unicodeScalars) }, at: endOfContent(before: lines.count))
  }

  /// Adds items to the value of a key.
  ///
  /// - Parameters:
  ///   - items: At least one.
  ///   - entry: The key.
  ///   - next: The line of the key that follows; nil for the last one.
  /// - Throws: ``ScenarioAddition/Refusal`` for a value whose form does not take items.
  mutating func add(_ items: [Node], to entry: TopLevel.Entry, before next: Int?) throws(ScenarioAddition
    .Refusal)
  {
    let (line, column) = (entry.value.line - 1, entry.value.column - 1)
    let refusal = ScenarioAddition.Refusal(
      message: "'\(entry.key)' is written in a way in which nothing can be added")
    guard lines.indices.contains(line), lines[line].indices.contains(column) else { throw refusal }
    let first = lines[line][column]
    let end = endOfContent(before: next.map { $0 - 1 } ?? lines.count)
    switch (entry.kind, first) {
    case (.list, "-"): insert(Self.block(items, indentation: column), at: end)
    case (.list, "["):
      guard let close = entry.end, lines.indices.contains(close.line - 1),
        lines[close.line - 1].indices.contains(close.column - 1),
        lines[close.line - 1][close.column - 1] == "]"
      else { throw refusal }
      let words = ", " + DeepStack.run { items.map(\.onOneLine).joined(separator: ", ") }
      lines[close.line - 1].insert(contentsOf: Array(words.unicodeScalars), at: close.column - 1)
    case (.mapping, "{"):
      // The one item becomes the first of a list.
      guard entry.line == entry.value.line else { throw refusal }
      let start = lines[line][..<column].lastIndex { $0 != " " }.map { $0 + 1 } ?? column
      let rest = Array("- ".unicodeScalars) + lines[line][column...]
      insert(Self.block(items, indentation: 0), at: end)
      lines.insert(rest, at: line + 1)
      lines[line] = lines[line][..<start] + lineBreak
    case (.mapping, _):
      guard column >= 2, lines[line][..<column].allSatisfy({ $0 == " " }) else { throw refusal }
      insert(Self.block(items, indentation: column - 2), at: end)
      lines[line][column - 2] = "-"
    default: throw refusal
    }
  }

  /// Items with a dash each.
  private static func block(_ items: [Node], indentation: Int) -> [[Unicode.Scalar]] {
    let text = DeepStack.run { NodeWriter().list(items).fileText }
    let blanks = [Unicode.Scalar](repeating: " ", count: indentation)
    return text.split(separator: "\n").map { blanks + Array($0.unicodeScalars) }
  }

  private mutating func insert(_ new: [[Unicode.Scalar]], at position: Int) {
    if position > 0, let last = lines[position - 1].last, !Self.isBreak(last) {
      lines[position - 1] += lineBreak
    }
    lines.insert(contentsOf: new.map { $0 + lineBreak }, at: position)
  }

  /// The line after the content above another line, without blank lines and unindented comments directly above that
  /// line.
  private func endOfContent(before line: Int) -> Int {
    var end = line
    while end > 0 {
      let above = lines[end - 1]
      let isBlank = above.allSatisfy { $0 == " " || $0 == "\t" || Self.isBreak($0) }
      guard isBlank || above.first == "#" || above.starts(with: ["." as Unicode.Scalar, ".", "."]) else {
        break
      }
      end -= 1
    }
    return end
  }
}

extension Node {
  /// The value on one line, as inside brackets.
  fileprivate var onOneLine: String {
    var flat = self
    flat.flatten()
    let text = Node([flat], .flow).fileText
    return String(text.drop { $0 != "[" }.dropFirst().reversed().drop { $0 != "]" }.dropFirst().reversed())
  }

  private mutating func flatten() {
    switch self {
    case .scalar: break
    case .list(var list):
      list.layout = .flow
      for index in list.items.indices { list.items[index].flatten() }
      self = .list(list)
    case .mapping(var mapping):
      mapping.layout = .flow
      for index in mapping.pairs.indices { mapping.pairs[index].value.flatten() }
      self = .mapping(mapping)
    }
  }
}
