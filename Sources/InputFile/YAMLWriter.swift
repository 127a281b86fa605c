// SPDX-License-Identifier: Apache-2.0

import Trace
package import YAML

/// Creates nodes from values. Each kind of file has an extension for its content.
package struct NodeWriter {
  package init() {}

  /// A text, in quotes if it would be read as something else.
  package func text(_ text: String) -> Node {
    Node(text, Self.style(for: text))
  }

  /// A word of the format, such as `nil`, which is not a text.
  package func word(_ word: String) -> Node { Node(word, .plain) }

  package func bool(_ value: Bool) -> Node { word(value ? "true" : "false") }

  package func number(_ value: Double) -> Node { word(YAMLNumber.text(value)) }

  package func integer(_ value: Int) -> Node { word(String(value)) }

  package func row(_ numbers: [Double]) -> Node {
    flow(numbers.map { number($0) })
  }

  package func row(_ texts: [String]) -> Node {
    flow(texts.map { text($0) })
  }

  /// A list with an item on each line.
  package func list(_ items: [Node]) -> Node {
    Node(items, .block)
  }

  /// A mapping whose keys are names of the file.
  package func byName(_ entries: [(String, Node)]) -> Node {
    var mapping = MappingWriter(self)
    for (name, value) in entries { mapping.add(name, value) }
    return mapping.block
  }

  /// The one item, or a list with an item on each line.
  package func oneOrList(_ items: [Node]) -> Node { items.count == 1 ? items[0] : list(items) }

  /// A list on one line.
  package func flow(_ items: [Node]) -> Node {
    Node(items, .flow)
  }

  /// Plain if every YAML reader reads it as a text; otherwise libyaml chooses the quotes.
  private static func style(for text: String) -> Node.Scalar.Style {
    guard let first = text.unicodeScalars.first else { return .singleQuoted }
    if text.unicodeScalars.contains(where: { $0.movesCursor || $0 == "\u{FEFF}" || $0.value > 0xFFFF }) {
      return .doubleQuoted
    }
    switch first {
    case "0"..."9", "+", "-", ".", "~", "=", "<", " ": return .singleQuoted
    default: break
    }
    if text.unicodeScalars.last == " " || text.unicodeScalars.last == ":" { return .singleQuoted }
    return text.utf8.count <= 5 && ambiguousWords.contains(text.lowercased()) ? .singleQuoted : .any
  }

  /// The words that some version of YAML, or this format, does not read as texts.
  private static let ambiguousWords: Set<String> = [
    "true", "false", "yes", "no", "on", "off", "y", "n", "null", "nil", "self", "none",
  ]
}

/// Collects the entries of one mapping, without those that are nil.
package struct MappingWriter {
  package let writer: NodeWriter
  private var pairs: [(Node, Node)] = []

  package init(_ writer: NodeWriter) {
    self.writer = writer
  }

  package mutating func add<Key: FileKey>(_ key: Key, _ value: Node?) { add(word: key.rawValue, value) }

  /// An entry whose key is a word of the format.
  package mutating func add(word: String, _ value: Node?) {
    if let value { pairs.append((Node(word, .plain), value)) }
  }

  /// An entry whose key is a text of the file, such as an id.
  package mutating func add(_ key: String, _ value: Node) {
    pairs.append((writer.text(key), value))
  }

  /// An entry whose key is a time.
  package mutating func add(time: Double, _ value: Node) {
    pairs.append((writer.number(time), value))
  }

  package var isEmpty: Bool { pairs.isEmpty }

  /// The mapping with an entry on each line, or `{}`.
  package var block: Node { Node(pairs, isEmpty ? .flow : .block) }

  /// The mapping on one line.
  package var flow: Node { Node(pairs, .flow) }
}

extension Node {
  /// The text of a file. Nodes are written and released by recursion, so it must be called on a ``DeepStack``.
  package var fileText: String { Self.safe(yaml ?? "") }

  /// The YAML with escapes for control characters of terminals. Texts with such characters are in double quotes.
  private static func safe(_ yaml: String) -> String {
    func isUnsafe(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 0x7F && scalar.movesCursor }
    guard yaml.unicodeScalars.contains(where: isUnsafe) else { return yaml }
    var safe = ""
    for scalar in yaml.unicodeScalars {
      guard isUnsafe(scalar) else {
        safe.unicodeScalars.append(scalar)
        continue
      }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      safe += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return safe
  }
}

/// Values of a file as YAML on one line, such as those of variants.
package enum LineValue {
  /// The text of a value, independent of how the value was written; nil if YAML cannot express it.
  package static func text(_ value: SourceNode) -> String? {
    let writer = NodeWriter()
    // Written as the only item of a list, so that it is valid inside one.
    guard let text = writer.flow([writer.flow(value)]).yaml, text.hasPrefix("["), text.hasSuffix("]\n")
    else { return nil }
    return String(text.dropFirst().dropLast(2))
  }

  /// The value of a text; nil if it is not one value.
  package static func node(_ text: String) -> Node? {
    var isRight = true
    let source = SourceText(file: "", text: "[\(text)]", isFile: false)
    guard let list = try? SourceNode(yaml: source, of: "", hint: nil, report: { _ in isRight = false }),
      case .list(let items) = list.content, isRight, items.count == 1
    else { return nil }
    return NodeWriter().flow(items[0])
  }
}

extension NodeWriter {
  /// A value of a file on one line.
  fileprivate func flow(_ value: SourceNode) -> Node {
    switch value.content {
    case .scalar(let text, let isPlain):
      let isWord = isPlain && !text.isEmpty && !text.unicodeScalars.contains(where: \.movesCursor)
      return isWord ? word(text) : self.text(text)
    case .list(let items): return flow(items.map { flow($0) })
    case .mapping(let entries):
      var mapping = MappingWriter(self)
      for entry in entries { mapping.add(entry.key, flow(entry.value)) }
      return mapping.flow
    }
  }
}

extension SourceNode {
  /// The value of a node that is not from a file; all of it gets the same place.
  package init(_ node: Node, at place: SourcePlace) {
    switch node {
    case .scalar(let scalar):
      let isPlain = scalar.style == .plain || scalar.style == .any
      self.init(content: .scalar(scalar.string, isPlain: isPlain), place: place)
    case .list(let list):
      self.init(content: .list(list.items.map { SourceNode($0, at: place) }), place: place)
    case .mapping(let mapping):
      let entries = mapping.pairs.map { key, value in
        SourceEntry(key: key.string ?? "", place: place, value: SourceNode(value, at: place))
      }
      self.init(content: .mapping(entries), place: place)
    }
  }
}

/// Numbers as a scenario file writes them: decimal, with an optional exponent.
package enum YAMLNumber {
  /// The finite number of a text, or nil.
  ///
  /// YAML's hexadecimal, octal, sexagesimal and grouped numbers are refused: programs disagree about them.
  package static func number(_ text: String) -> Double? {
    var rest = Substring(text)
    if rest.first == "-" || rest.first == "+" { rest.removeFirst() }
    let whole = rest.prefix(while: isDigit)
    rest = rest.dropFirst(whole.count)
    var fraction = Substring()
    if rest.first == "." {
      rest.removeFirst()
      fraction = rest.prefix(while: isDigit)
      rest = rest.dropFirst(fraction.count)
    }
    guard !whole.isEmpty || !fraction.isEmpty else { return nil }
    guard whole.count < 2 || whole.first != "0" else { return nil }
    var exponent = ""
    if rest.first == "e" || rest.first == "E" {
      rest.removeFirst()
      exponent = "e"
      if rest.first == "-" || rest.first == "+" { exponent.append(rest.removeFirst()) }
      let digits = rest.prefix(while: isDigit)
      guard !digits.isEmpty else { return nil }
      exponent += digits
      rest = rest.dropFirst(digits.count)
    }
    guard rest.isEmpty else { return nil }
    let sign = text.first == "-" ? "-" : ""
    let plain = "\(sign)\(whole.isEmpty ? "0" : whole).\(fraction.isEmpty ? "0" : fraction)\(exponent)"
    guard let number = Double(plain), number.isFinite else { return nil }
    return number
  }

  /// The shortest text that reads as the same number, whole numbers without decimals.
  package static func text(_ number: Double) -> String {
    let text = NumberText.exact(number)
    // YAML 1.1 allows an exponent only after a decimal point.
    guard let mark = text.firstIndex(of: "e"), !text[..<mark].contains(".") else { return text }
    return "\(text[..<mark]).0\(text[mark...])"
  }

  /// The limits in words, such as `from 0 to 1`.
  package static func words(for limits: ClosedRange<Double>) -> String {
    if limits.upperBound == .greatestFiniteMagnitude { return "of at least \(text(limits.lowerBound))" }
    return "from \(text(limits.lowerBound)) to \(text(limits.upperBound))"
  }

  /// What to write instead of a text that is nearly a number.
  package static func hint(for text: String) -> String? {
    let plain = text.lowercased().drop { $0 == "-" || $0 == "+" || $0 == "." }
    if plain == "inf" || plain == "infinity" || plain == "nan" { return "only finite numbers" }
    if number(text) != nil { return "write it without quotes" }
    guard plain.first.map(isDigit) == true else { return nil }
    if plain.contains(where: isUnit) {
      return "write the number alone; lengths are in points, times in seconds"
    }
    return "write it as a decimal number, such as 12 or 0.5"
  }

  private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isWholeNumber }

  private static func isUnit(_ character: Character) -> Bool { "ptms%".contains(character) }
}
