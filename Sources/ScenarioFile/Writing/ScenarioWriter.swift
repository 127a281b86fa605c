// SPDX-License-Identifier: Apache-2.0

import Yams

/// Writes scenario files.
package enum ScenarioWriter {
  /// Whether the scenario can be written as a file that is read again.
  package static func canWrite(_ scenario: Scenario) -> Bool {
    scenario.depth <= ScenarioReader.maximumDepth
  }

  /// The text of a scenario file that reads as the same scenario.
  ///
  /// Keys come in the order of the documentation, defaults are left out, and rows of numbers and short mappings
  /// stand on one line. Read again, the scenario differs only in the lines of its
  /// touches and expectations, which the text gives them, and in a window without `baseClass`, which becomes
  /// `UIWindow`.
  ///
  /// - Parameters:
  ///   - scenario: What to write.
  ///   - file: What the scenario was made of, which begins the error; nil for the scenario's name.
  /// - Returns: The text, in YAML.
  /// - Throws: ``InputError`` for a scenario that is nested deeper than files may be, as imported ones can be.
  package static func yaml(_ scenario: Scenario, file: String? = nil) throws -> String {
    try yaml(scenario, file: file) { ($0, ()) }.text
  }

  /// The same with a document that is changed before it is written, and what there is to note of that.
  static func yaml<Note: Sendable>(
    _ scenario: Scenario, file: String?, changing change: @escaping @Sendable (Node) -> (Node, Note)
  ) throws -> (text: String, note: Note) {
    let depth = scenario.depth
    guard depth <= ScenarioReader.maximumDepth else {
      throw InputError(
        file: file ?? scenario.name,
        message: "views and view controllers are nested \(depth) deep, and a scenario file holds "
          + "\(ScenarioReader.maximumDepth) levels at most",
        hint: "'explain' and 'report' take the screen as it is")
    }
    // Yams writes and releases nodes by recursion.
    return try DeepStack.run {
      Result {
        let (document, note) = change(NodeWriter().document(scenario))
        return (safe(try Yams.serialize(node: document, width: -1, allowUnicode: true)), note)
      }
    }.get()
  }

  /// The YAML with escapes for what a terminal obeys. Texts with such characters stand in double quotes.
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

/// Makes Yams' nodes of a scenario. One extension for each part of the file.
struct NodeWriter {
  let tags = NodeTags()

  /// A text, in quotes where it would be read as something else.
  func text(_ text: String) -> Node {
    Node(text, tags.text, Self.style(for: text))
  }

  /// A word of the format, such as `nil`, which is not a text.
  func word(_ word: String) -> Node { Node(word, tags.text, .plain) }

  func bool(_ value: Bool) -> Node { word(value ? "true" : "false") }

  func number(_ value: Double) -> Node { word(YAMLNumber.text(value)) }

  func integer(_ value: Int) -> Node { word(String(value)) }

  func row(_ numbers: [Double]) -> Node {
    flow(numbers.map { number($0) })
  }

  func row(_ texts: [String]) -> Node {
    flow(texts.map { text($0) })
  }

  /// A list with an item on each line.
  func list(_ items: [Node]) -> Node {
    Node(items, tags.list, .block)
  }

  /// A mapping by names of the file.
  func byName(_ entries: [(String, Node)]) -> Node {
    var mapping = MappingWriter(self)
    for (name, value) in entries { mapping.add(name, value) }
    return mapping.block
  }

  /// The one item, or a list with an item on each line.
  func oneOrList(_ items: [Node]) -> Node { items.count == 1 ? items[0] : list(items) }

  /// A list on one line.
  func flow(_ items: [Node]) -> Node {
    Node(items, tags.list, .flow)
  }

  /// Plain where every YAML reader takes it for a text; else in quotes of Yams' choice.
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

  /// The words that some version of YAML, or this format, does not take for texts.
  private static let ambiguousWords: Set<String> = [
    "true", "false", "yes", "no", "on", "off", "y", "n", "null", "nil", "self", "none",
  ]
}

/// The tags of all nodes. Yams takes long to make one.
struct NodeTags {
  let text = Tag(.str)
  let list = Tag(.seq)
  let mapping = Tag(.map)
}

/// Collects the entries of one mapping, without those that are nil.
struct MappingWriter {
  let writer: NodeWriter
  private var pairs: [(Node, Node)] = []

  init(_ writer: NodeWriter) {
    self.writer = writer
  }

  mutating func add<Key: ScenarioKey>(_ key: Key, _ value: Node?) { add(word: key.rawValue, value) }

  /// An entry whose key is a word of the format.
  mutating func add(word: String, _ value: Node?) {
    if let value { pairs.append((Node(word, writer.tags.text, .plain), value)) }
  }

  /// An entry whose key is a text of the file, such as an id.
  mutating func add(_ key: String, _ value: Node) {
    pairs.append((writer.text(key), value))
  }

  /// An entry whose key is a time.
  mutating func add(time: Double, _ value: Node) {
    pairs.append((writer.number(time), value))
  }

  var isEmpty: Bool { pairs.isEmpty }

  /// The mapping with an entry on each line, or `{}`.
  var block: Node { Node(pairs, writer.tags.mapping, isEmpty ? .flow : .block) }

  /// The mapping on one line.
  var flow: Node { Node(pairs, writer.tags.mapping, .flow) }
}
