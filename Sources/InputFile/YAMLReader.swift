// SPDX-License-Identifier: Apache-2.0

import YAML

extension SourceNode {
  /// The largest number of nodes in a file; the nodes of an alias count at each use.
  ///
  /// Without the limit, a few lines of aliases to aliases could mean billions of values.
  package static let maximumNodes = 2_000_000

  /// The deepest nesting of lists and mappings.
  package static let maximumDepth = 1_000

  /// Reads a text that contains one YAML document. Nodes are released by recursion, so it must be called on a
  /// ``DeepStack``.
  ///
  /// - Parameters:
  ///   - source: The text with its file's name.
  ///   - wanted: The expected content of the file.
  ///   - hint: The hint for an empty file.
  ///   - report: Receives the errors of single nodes; reading continues.
  /// - Throws: The error that makes the whole text unreadable.
  package init(
    yaml source: SourceText, of wanted: String, hint: String?, report: (InputError) -> Void
  ) throws(InputError) {
    if let place = ValueScan.place(of: Self.maximumNodes, in: source.text) {
      throw source.error(
        at: place, "more than \(Self.maximumNodes) lines, commas, colons and brackets that can part values")
    }
    var builder = NodeBuilder(source: source)
    do {
      try YAMLReader.read(source.text) { event, place in
        builder.take(event, at: SourcePlace(line: place.line, column: place.column))
      }
    } catch {
      throw error.inputError(in: source)
    }
    if let error = builder.refusal { throw error }
    guard let root = builder.root else {
      throw InputError(
        file: source.file, message: "the file is empty, expected \(wanted)", hint: hint)
    }
    builder.reports.forEach(report)
    self = root
  }
}

/// Creates nodes from the reader's events, without recursion at any depth.
private struct NodeBuilder {
  let source: SourceText

  /// The value of the document, after its end.
  private(set) var root: SourceNode?

  /// The error that makes the whole text unreadable.
  private(set) var refusal: InputError?

  /// The errors of single nodes.
  private(set) var reports: [InputError] = []

  /// The open lists and mappings, from the outermost.
  private var open: [Collection] = []

  /// The values that aliases may refer to, with the number of their nodes.
  private var anchors: [String: (node: SourceNode, count: Int)] = [:]

  /// The number of nodes; those of an alias count at each use.
  private var count = 0

  /// The error for too many nodes. An unreadable text, or an alias in a key, is reported instead.
  private var excess: InputError?

  private var hasDocument = false

  init(source: SourceText) { self.source = source }

  /// An open list or mapping.
  private struct Collection {
    let place: SourcePlace

    /// Its depth, from 1. A pair without braces has the depth of its list.
    let depth: Int
    let isMapping: Bool
    let anchor: String?

    /// The number of nodes before it.
    let before: Int

    /// Whether it is a key, or inside one.
    let isInKey: Bool

    /// Whether it is left out, so that its errors are not reported.
    let isLeftOut: Bool

    var items: [SourceNode] = []
    var entries: [SourceEntry] = []
    var keys: [String: SourcePlace] = [:]
    var key = Key.none

    /// The key whose value comes next.
    enum Key {
      /// A key comes next, or the collection is a list.
      case none
      case word(String, SourcePlace)

      /// Its value is left out.
      case wrong
    }

    var isAtKey: Bool {
      if isMapping, case .none = key { true } else { false }
    }

    var isAtWrongKey: Bool {
      if case .wrong = key { true } else { false }
    }
  }

  /// Takes the next event; returns false to stop.
  mutating func take(_ event: YAMLReader.Event, at place: SourcePlace) -> Bool {
    switch event {
    case .document:
      guard !hasDocument else {
        return refuse(
          at: place, "a second document begins here, expected one scenario in a file",
          hint: "give each scenario a file of its own")
      }
      hasDocument = true
      return true
    case .scalar(let text, let isPlain, let properties):
      check(properties.tag, at: place)
      if let collection = open.last, collection.isAtKey {
        return key(text, isPlain: isPlain && properties.tag == nil, properties, at: place)
      }
      let node = SourceNode(
        content: .scalar(text, isPlain: isPlain && properties.tag != YAMLReader.textTag), place: place)
      return one(at: place) && add(node, anchor: properties.anchor, count: 1)
    case .list(let properties): return begin(isMapping: false, properties, at: place)
    case .mapping(let properties, let isPair):
      return begin(isMapping: true, isPair: isPair, properties, at: place)
    case .end: return end()
    case .alias(let anchor): return alias(anchor, at: place)
    }
  }

  private mutating func refuse(at place: SourcePlace, _ message: String, hint: String? = nil) -> Bool {
    refusal = source.error(at: place, message, hint: hint)
    return false
  }

  private mutating func report(at place: SourcePlace, _ message: String, hint: String?) {
    let isLeftOut = open.last.map { $0.isLeftOut || $0.isAtWrongKey } ?? false
    if !isLeftOut { reports.append(source.error(at: place, message, hint: hint)) }
  }

  private mutating func check(_ tag: String?, at place: SourcePlace) {
    switch tag {
    case nil, "!", YAMLReader.textTag, "tag:yaml.org,2002:seq", "tag:yaml.org,2002:map": break
    case let tag?:
      report(at: place, "the tag '\(tag.shown())' is not supported", hint: "write the value without a tag")
    }
  }

  // MARK: - Counting

  private static let most = SourceNode.maximumNodes

  private func excess(at place: SourcePlace) -> InputError {
    source.error(
      at: place, "more than \(Self.most) values, aliases counted wherever they stand",
      hint: source.text.utf8.contains(UInt8(ascii: "*")) ? "an alias that holds aliases multiplies" : nil)
  }

  /// Counts a node of the text; returns false if there are too many.
  private mutating func one(at place: SourcePlace) -> Bool {
    count += 1
    guard count > Self.most, excess == nil else { return true }
    refusal = excess(at: place)
    return false
  }

  /// Counts the nodes of an alias. They use no memory, so reading continues even if there are too many.
  private mutating func several(_ more: Int, at place: SourcePlace) {
    count = min(count, Self.most) + more
    if count > Self.most, excess == nil { excess = excess(at: place) }
  }

  // MARK: - Values

  private mutating func begin(
    isMapping: Bool, isPair: Bool = false, _ properties: YAMLReader.Properties, at place: SourcePlace
  ) -> Bool {
    check(properties.tag, at: place)
    let outer = open.last
    let depth = (outer?.depth ?? 0) + (isPair ? 0 : 1)
    guard depth <= SourceNode.maximumDepth else {
      return refuse(at: place, "values nested more than \(SourceNode.maximumDepth) deep")
    }
    let isKey = outer?.isAtKey ?? false
    if isKey { report(at: place, "a list or mapping as a key; keys must be plain words", hint: nil) }
    let before = count
    guard one(at: place) else { return false }
    open.append(
      Collection(
        place: place, depth: depth, isMapping: isMapping, anchor: properties.anchor, before: before,
        isInKey: isKey || outer?.isInKey ?? false,
        isLeftOut: isKey || outer.map { $0.isLeftOut || $0.isAtWrongKey } ?? false))
    return true
  }

  private mutating func end() -> Bool {
    guard let ended = open.popLast() else { return true }
    let content: SourceNode.Content = ended.isMapping ? .mapping(ended.entries) : .list(ended.items)
    let node = SourceNode(content: content, place: ended.place)
    return add(node, anchor: ended.anchor, count: count - ended.before)
  }

  private mutating func alias(_ anchor: String, at place: SourcePlace) -> Bool {
    if let collection = open.last, collection.isAtKey || collection.isInKey {
      return refuse(
        at: place, "an alias as a key, or in a key; keys must be plain words", hint: "write the key out")
    }
    guard let value = anchors[anchor] else {
      return refuse(
        at: place, "an alias without an anchor before it", hint: "a text that begins with * needs quotes")
    }
    several(value.count, at: place)
    return add(value.node, anchor: nil, count: value.count)
  }

  private mutating func key(
    _ text: String, isPlain: Bool, _ properties: YAMLReader.Properties, at place: SourcePlace
  ) -> Bool {
    let last = open.count - 1
    if let anchor = properties.anchor {
      anchors[anchor] = (SourceNode(content: .scalar(text, isPlain: isPlain), place: place), 1)
    }
    if let first = open[last].keys.updateValue(place, forKey: text) {
      let origin = place.line == first.line ? "column \(first.column)" : "line \(first.line)"
      return refuse(at: place, "the key '\(text.shown())' stands twice in one mapping, first in \(origin)")
    }
    guard one(at: place) else { return false }
    if text == "<<", isPlain {
      report(
        at: place, "merge keys '<<' are not supported",
        hint: "write the keys out, or give a whole value by alias")
      open[last].key = .wrong
    } else {
      open[last].key = .word(text, place)
    }
    return true
  }

  /// Adds a value to the open list or mapping.
  private mutating func add(_ node: SourceNode, anchor: String?, count: Int) -> Bool {
    if let anchor { anchors[anchor] = (node, count) }
    guard !open.isEmpty else {
      root = node
      refusal = excess
      return true
    }
    let last = open.count - 1
    guard open[last].isMapping else {
      open[last].items.append(node)
      return true
    }
    switch open[last].key {
    case .word(let key, let place):
      open[last].entries.append(SourceEntry(key: key, place: place, value: node))
    case .none:
      // The key was a list or a mapping.
      open[last].key = .wrong
      return true
    case .wrong: break
    }
    open[last].key = .none
    return true
  }
}

extension YAMLError {
  /// The error as a sentence with its place.
  fileprivate func inputError(in source: SourceText) -> InputError {
    let place = SourcePlace(line: place.line, column: place.column)
    return switch problem {
    case .memory: InputError(file: source.file, message: "not enough memory to read the file")
    case .character(let value): Self.unreadable(value, in: source)
    case .malformed(let problem, let outer): Self.malformed(problem, within: outer, at: place, in: source)
    }
  }

  private static func unreadable(_ value: UInt32, in source: SourceText) -> InputError {
    let place = source.firstPlace { $0.value == value }
    let code = String(value, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(0, 4 - code.count)) + code
    return source.error(
      at: place, "the character U+\(padded) must not stand in YAML",
      hint: "in a text in double quotes, write it as \"\\u\(padded)\"")
  }

  private static func malformed(
    _ problem: String, within outer: Outer?, at place: SourcePlace, in source: SourceText
  ) -> InputError {
    let place = source.inside(place)
    if source.scalar(at: place) == "\t" {
      return source.error(at: place, "a tab where YAML takes only spaces", hint: "indent with spaces")
    }
    var message = "not readable as YAML: \(problem)"
    if let outer {
      message += " \(outer.words)"
      if outer.line != place.line { message += " that begins in line \(outer.line)" }
    }
    return source.error(at: place, message, hint: hints[problem])
  }

  /// The usual causes of a problem, by libyaml's message.
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
}

/// Counts the characters that can separate values before a text is parsed.
///
/// A huge text is refused at once. There are no more values than non-empty lines, commas, colons after keys, and
/// opening brackets. The count is rough, because it includes characters inside texts.
enum ValueScan {
  /// The place of the first such character after the first `limit`; nil if there are no more.
  static func place(of limit: Int, in text: String) -> SourcePlace? {
    var text = text
    return text.withUTF8 { bytes in
      // Each value takes at least a byte.
      guard bytes.count > limit else { return nil }
      var (count, line, lineStart) = (0, 1, 0)
      var (isBlank, isComment) = (true, false)
      for (index, byte) in bytes.enumerated() {
        if byte == UInt8(ascii: "\n") {
          if !isBlank, !isComment { count += 1 }
        } else if byte > 0x20 {
          if isBlank, byte == UInt8(ascii: "#") { isComment = true }
          let isLast = index + 1 == bytes.count || bytes[index + 1] <= 0x20
          if !isComment, parts(byte, isFirst: isBlank, isLast: isLast) { count += 1 }
          isBlank = false
        }
        if count > limit {
          let column = bytes[lineStart..<index].count { $0 & 0xC0 != 0x80 } + 1
          return SourcePlace(line: line, column: column)
        }
        if byte == UInt8(ascii: "\n") {
          (line, lineStart, isBlank, isComment) = (line + 1, index + 1, true, false)
        }
      }
      return nil
    }
  }

  /// Whether a character can separate values, depending on its position in the line and in its word.
  private static func parts(_ byte: UInt8, isFirst: Bool, isLast: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "?"): true
    case UInt8(ascii: ":"): isLast
    // The first character of a line is counted with the line.
    case UInt8(ascii: "-"): isLast && !isFirst
    default: false
    }
  }
}
