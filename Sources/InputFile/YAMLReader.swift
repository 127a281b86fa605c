// SPDX-License-Identifier: Apache-2.0

import Yams

extension SourceNode {
  /// The most nodes of a file, aliases counted wherever they stand.
  ///
  /// A few lines of aliases to aliases mean billions of values; this is where they end.
  package static let maximumNodes = 2_000_000

  /// The deepest nesting that libyaml reads.
  package static let maximumDepth = 1_000

  /// Reads a text that holds one YAML document. To be called on a ``DeepStack``.
  ///
  /// - Parameters:
  ///   - source: The text with its file's name.
  ///   - wanted: What the file is expected to hold.
  ///   - hint: What to tell of one that holds nothing.
  ///   - report: Takes what is wrong with single nodes; reading goes on.
  /// - Throws: What makes the whole text unreadable.
  package init(
    yaml source: SourceText, of wanted: String, hint: String?, report: (InputError) -> Void
  ) throws(InputError) {
    if let place = AliasScan.aliasInKey(of: source.text) {
      throw source.error(
        at: place, "an alias as a key, or in a key; keys must be plain words", hint: "write the key out")
    }
    if let place = ValueScan.place(of: Self.maximumNodes, in: source.text) {
      throw source.error(
        at: place, "more than \(Self.maximumNodes) lines, commas, colons and brackets that can part values")
    }
    let root: Node?
    do {
      // The basic resolver leaves every scalar a text: what it means is decided by the key that it belongs
      // to.
      root = try Parser(yaml: source.text, resolver: .basic, encoding: .utf8).singleRoot()
    } catch let error as YamlError {
      throw error.inputError(in: source)
    } catch {
      throw InputError(file: source.file, message: "not readable as YAML: \(error)")
    }
    guard let root else {
      throw InputError(
        file: source.file, message: "the file is empty, expected \(wanted)", hint: hint)
    }
    var builder = NodeBuilder(source: source)
    self = try builder.node(root, report: report)
  }
}

/// Turns Yams' nodes into nodes of our own.
private struct NodeBuilder {
  let source: SourceText
  var count = 0

  mutating func node(_ node: Node, report: (InputError) -> Void) throws(InputError) -> SourceNode {
    count += 1
    let place = SourcePlace(line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
    guard count <= SourceNode.maximumNodes else {
      throw source.error(
        at: place, "more than \(SourceNode.maximumNodes) values, aliases counted wherever they stand",
        hint: source.text.utf8.contains(UInt8(ascii: "*")) ? "an alias that holds aliases multiplies" : nil)
    }
    switch node {
    case .scalar(let scalar):
      check(scalar.tag, at: place, report: report)
      let isText = scalar.tag.rawValue == Tag.Name.str.rawValue || scalar.tag.rawValue == "!"
      let isPlain = scalar.style == .plain && !isText
      return SourceNode(content: .scalar(scalar.string, isPlain: isPlain), place: place)
    case .sequence(let sequence):
      check(sequence.tag, at: place, report: report)
      var items: [SourceNode] = []
      items.reserveCapacity(sequence.count)
      for item in sequence { items.append(try self.node(item, report: report)) }
      return SourceNode(content: .list(items), place: place)
    case .mapping(let mapping):
      check(mapping.tag, at: place, report: report)
      var entries: [SourceEntry] = []
      entries.reserveCapacity(mapping.count)
      for (key, value) in mapping {
        if let entry = try entry(key, value, report: report) { entries.append(entry) }
      }
      return SourceNode(content: .mapping(entries), place: place)
    case .alias:
      // The parser resolves aliases; only trees made in code hold them.
      return SourceNode(content: .scalar("", isPlain: true), place: place)
    }
  }

  private mutating func entry(
    _ key: Node, _ value: Node, report: (InputError) -> Void
  ) throws(InputError) -> SourceEntry? {
    let place = SourcePlace(line: key.mark?.line ?? 1, column: key.mark?.column ?? 1)
    guard case .scalar(let scalar) = key else {
      report(source.error(at: place, "a list or mapping as a key; keys must be plain words"))
      return nil
    }
    count += 1
    if scalar.string == "<<", scalar.style == .plain {
      report(
        source.error(
          at: place, "merge keys '<<' are not supported",
          hint: "write the keys out, or give a whole value by alias"))
      return nil
    }
    return SourceEntry(key: scalar.string, place: place, value: try node(value, report: report))
  }

  private func check(_ tag: Tag, at place: SourcePlace, report: (InputError) -> Void) {
    switch tag.rawValue {
    case "", "!", Tag.Name.str.rawValue, Tag.Name.seq.rawValue, Tag.Name.map.rawValue: break
    default:
      report(
        source.error(
          at: place, "the tag '\(tag.rawValue.shown())' is not supported",
          hint: "write the value without a tag"))
    }
  }
}

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

/// Looks for aliases in keys before a text is parsed.
///
/// Yams compares the keys of a mapping by their whole value. A key that is an alias to aliases to aliases
/// would keep it busy for ever, before the values are counted. No scenario has such keys, so the search may be
/// rough: it ignores quotes, and takes everything that could be an alias in a key for one.
enum AliasScan {
  /// The first place where a key may hold an alias.
  static func aliasInKey(of text: String) -> SourcePlace? {
    guard text.utf8.contains(UInt8(ascii: "*")), text.utf8.contains(UInt8(ascii: "&")) else { return nil }
    var scan = LineScan()
    var line = 1
    var explicitKey: SourcePlace?
    var sawAlias = false
    for bytes in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      scan.read(bytes)
      if let column = scan.keyColumn { return place(line, column, bytes) }
      if let column = scan.explicitKeyColumn, explicitKey == nil { explicitKey = place(line, column, bytes) }
      sawAlias = sawAlias || scan.sawAlias
      line += 1
    }
    return sawAlias ? explicitKey : nil
  }

  private static func place(_ line: Int, _ offset: Int, _ bytes: Substring.UTF8View) -> SourcePlace {
    let scalars = bytes.prefix(offset).count { $0 & 0xC0 != 0x80 }
    return SourcePlace(line: line, column: scalars + 1)
  }
}

/// What one line holds that may put an alias in a key. Offsets are in bytes.
private struct LineScan {
  /// An alias followed by a colon, or a bracket after an alias closed and followed by a colon.
  var keyColumn: Int?

  /// A question mark that starts a key of its own.
  var explicitKeyColumn: Int?

  var sawAlias = false

  mutating func read(_ bytes: Substring.UTF8View) {
    (keyColumn, explicitKeyColumn, sawAlias) = (nil, nil, false)
    var waiting: Int?
    var mayStart = true
    var isName = false
    var offset = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "*"):
        sawAlias = true
        (waiting, isName, mayStart) = (offset, true, false)
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if sawAlias { waiting = offset }
        (isName, mayStart) = (false, false)
      case UInt8(ascii: ":"):
        if let waiting {
          keyColumn = waiting
          return
        }
        mayStart = true
      case UInt8(ascii: "?"):
        if mayStart { explicitKeyColumn = explicitKeyColumn ?? offset }
        if !isName { waiting = nil }
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        isName = false
      case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: "-"):
        if !isName || byte != UInt8(ascii: "-") { (waiting, isName, mayStart) = (nil, false, true) }
      default:
        if !isName { waiting = nil }
        mayStart = false
      }
      offset += 1
    }
  }
}

/// Counts what can part the values of a text before it is parsed.
///
/// Yams keeps every value of a text in memory before the first can be counted. There are no more values than lines with
/// something in them, commas, colons that end a key, and opening brackets. The count is rough: it looks into texts too.
enum ValueScan {
  /// The place of the sign behind the first `limit`; nil if there are no more.
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

  /// Whether a sign can part values, by where it stands in its line and in its word.
  private static func parts(_ byte: UInt8, isFirst: Bool, isLast: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "?"): true
    case UInt8(ascii: ":"): isLast
    // The first of a line is counted with the line.
    case UInt8(ascii: "-"): isLast && !isFirst
    default: false
    }
  }
}
