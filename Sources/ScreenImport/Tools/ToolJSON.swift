// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
internal import Trace

/// The JSON in a tool's output.
struct ToolJSON {
  /// The deepest nesting of values: each element is an object, usually in an array.
  static let deepest = 2 * ToolScreen.deepest + 10

  /// The largest number of values.
  static var most: Int { 40 * InputLimits.views }

  let root: JSONValue
  private let document: JSONDocument

  /// The number of lines before the JSON.
  private let linesBefore: Int

  /// Reads the JSON of a text, and warns of parts that are left out.
  init(_ text: String, file: String, warnings: inout ImportWarnings) throws(InputError) {
    let bytes = Array(text.utf8)
    let start = Self.start(of: bytes)
    linesBefore = bytes[..<start].count { $0 == .lineFeed }
    let end = (bytes[start...].lastIndex { Self.closing.contains($0) } ?? bytes.count - 1) + 1
    let json = String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
    do {
      document = try JSONDocument(json, deepest: Self.deepest, most: Self.most)
      root = document.root
      if let line = Self.words(in: bytes, from: end) {
        warnings.add("what stands from here on is not JSON of the tool and is skipped", line: line)
      }
    } catch {
      let line = linesBefore + error.place.line
      if let values = try? Self.lines(of: json) {
        (document, root) = values
      } else if let repaired = ToolJSONRepair.closed(Array(bytes[start...])),
        let found = try? JSONDocument(
          String(decoding: repaired, as: UTF8.self), deepest: Self.deepest, most: Self.most)
      {
        (document, root) = (found, found.root)
        warnings.add(
          "the JSON breaks off; what stands before is read",
          line: linesBefore + Self.lastLine(bytes[start...]))
      } else {
        throw InputError(file: file, line: line, column: error.place.column, message: error.message)
      }
    }
  }

  /// The line of a value, by the names and indexes of its path.
  func line(of path: [String]) -> Int { linesBefore + document.place(of: path).line }

  private static let closing = [UInt8(ascii: "}"), UInt8(ascii: "]")]

  /// The start of the first line that begins a value; 0 for none.
  private static func start(of bytes: [UInt8]) -> Int {
    var isAtStart = true
    for (index, byte) in bytes.enumerated() {
      if isAtStart, byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { return index }
      if byte == .lineFeed {
        isAtStart = true
      } else if !byte.isBlank, ![0xEF, 0xBB, 0xBF, .carriageReturn].contains(byte) {
        isAtStart = false
      }
    }
    return 0
  }

  /// The line of the first word after a byte; nil if there is none.
  private static func words(in bytes: [UInt8], from start: Int) -> Int? {
    guard let word = bytes[min(start, bytes.count)...].firstIndex(where: \.isNameByte) else { return nil }
    return bytes[..<word].count { $0 == .lineFeed } + 1
  }

  private static func lastLine(_ bytes: ArraySlice<UInt8>) -> Int { bytes.count { $0 == .lineFeed } + 1 }

  /// The values of a text with one on each line, as an array.
  private static func lines(of text: String) throws(JSONDocument.Fault) -> (JSONDocument, JSONValue) {
    let lines = text.split(whereSeparator: \.isNewline).filter { $0.contains { !$0.isWhitespace } }
    let document = try JSONDocument(
      "[" + lines.joined(separator: "\n,") + "]", deepest: deepest, most: most)
    return (document, document.root)
  }
}

/// Completes JSON that is cut.
struct ToolJSONRepair {
  /// The open brackets.
  private var open: [UInt8] = []
  private var isInString = false
  private var isEscaped = false

  /// The text up to the last complete value, and the closing brackets; nil if the text is not cut.
  static func closed(_ bytes: [UInt8]) -> [UInt8]? {
    var all = ToolJSONRepair()
    var cut = 0
    for (index, byte) in bytes.enumerated() {
      all.take(byte)
      guard !all.isInString else { continue }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "}"), UInt8(ascii: "]"): cut = index + 1
      case UInt8(ascii: ","): cut = index
      default: break
      }
    }
    guard cut > 1, !all.open.isEmpty else { return nil }
    var kept = ToolJSONRepair()
    for byte in bytes[..<cut] { kept.take(byte) }
    return bytes[..<cut]
      + kept.open.reversed().map { $0 == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]") }
  }

  private mutating func take(_ byte: UInt8) {
    guard !isEscaped else {
      isEscaped = false
      return
    }
    switch byte {
    case .backslash where isInString: isEscaped = true
    case UInt8(ascii: "\""): isInString.toggle()
    case UInt8(ascii: "{") where !isInString, UInt8(ascii: "[") where !isInString: open.append(byte)
    case UInt8(ascii: "}") where !isInString, UInt8(ascii: "]") where !isInString: _ = open.popLast()
    default: break
    }
  }
}

extension String {
  /// A flag in the form that tools use.
  var toolFlag: Bool? {
    switch self {
    case "true", "1": true
    case "false", "0": false
    default: nil
    }
  }
}

extension JSONValue {
  /// The text of a string that is not empty.
  var toolText: String? {
    if case .string(let text) = self, !text.isEmpty { text } else { nil }
  }

  /// The text for a value: a text, a number or a word.
  var toolWord: String? {
    switch self {
    case .string(let text): text.isEmpty ? nil : text
    case .number(let number): NumberText.exact(number)
    case .bool(let bool): bool ? "1" : "0"
    case .null, .array, .object: nil
    }
  }

  /// A number, with or without quotes.
  var toolNumber: Double? {
    switch self {
    case .number(let number): number
    case .string(let text): Double(text)
    default: nil
    }
  }

  /// A flag: `true`, `1`, `"1"` or `"true"`.
  var toolFlag: Bool? {
    switch self {
    case .bool(let bool): bool
    case .number(let number): number == 1 ? true : number == 0 ? false : nil
    case .string(let text): text.toolFlag
    case .null, .array, .object: nil
    }
  }

  /// `{"x": 16, "y": 59, "width": 44, "height": 44}`.
  var toolFrame: TraceRect? {
    let numbers = ["x", "y", "width", "height"].compactMap { self[$0]?.toolNumber }
    return ToolFrame.rect(numbers)
  }

  /// The elements of an array.
  var toolParts: [JSONValue]? {
    if case .array(let parts) = self { parts } else { nil }
  }
}

/// Visits the elements of a tool's JSON, children after their parent, without recursion.
struct ToolJSONWalk {
  private let json: ToolJSON

  /// The path to a value.
  fileprivate final class Path {
    let above: Path?
    let steps: [String]

    init(_ above: Path?, _ steps: [String]) {
      self.above = above
      self.steps = steps
    }

    var names: [String] {
      var parts: [[String]] = []
      var path: Path? = self
      while let next = path {
        parts.append(next.steps)
        path = next.above
      }
      return parts.reversed().flatMap { $0 }
    }
  }

  /// A value of the walk.
  struct Node {
    let value: JSONValue

    /// The index of the element that contains it.
    let parent: Int?

    fileprivate let path: Path
    fileprivate let json: ToolJSON

    /// The line in which it begins. Each use reads the text once.
    var line: Int { json.line(of: path.names) }
  }

  init(_ json: ToolJSON) { self.json = json }

  /// Visits elements, starting with some values.
  ///
  /// - Parameters:
  ///   - values: An array of elements, or one.
  ///   - path: The names that lead to it.
  ///   - take: Takes an element, and returns the index that its children get as their parent; nil to skip the children.
  /// - Throws: The errors of `take`.
  func walk(
    _ values: JSONValue, at path: [String], _ take: (Node) throws(InputError) -> Int?
  ) throws(InputError) {
    let start = Path(nil, path)
    var open: [Node] = []
    push(values, start, parent: nil, to: &open)
    while let node = open.popLast() {
      guard let position = try take(node), let below = node.value["children"] else { continue }
      push(below, Path(node.path, ["children"]), parent: position, to: &open)
    }
  }

  private func push(_ values: JSONValue, _ path: Path, parent: Int?, to open: inout [Node]) {
    guard case .array(let list) = values else {
      if case .object = values { open.append(Node(value: values, parent: parent, path: path, json: json)) }
      return
    }
    for (index, value) in list.enumerated().reversed() {
      guard case .object = value else { continue }
      open.append(Node(value: value, parent: parent, path: Path(path, ["\(index)"]), json: json))
    }
  }
}
