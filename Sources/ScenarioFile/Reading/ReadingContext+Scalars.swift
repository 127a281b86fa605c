// SPDX-License-Identifier: Apache-2.0

import Trace
import UIKitModel

extension ReadingContext {
  /// The longest identifier, in Unicode's scalars.
  static let maximumIDLength = 200

  /// The words that stand for something else wherever an identifier could be.
  static let reservedWords: Set<String> = ["nil", "self", "none"]

  /// The value of a key, if the mapping has it.
  func value<Key: ScenarioKey, Value>(_ fields: Fields, _ key: Key, _ form: ValueForm<Value>) -> Value? {
    fields[key].flatMap { form.read(self, $0, key.rawValue) }
  }

  /// `true` or `false`.
  func bool(_ node: SourceNode, _ key: String) -> Bool? {
    switch node.word {
    case "true": return true
    case "false": return false
    default: break
    }
    let meant: String? =
      switch node.text?.lowercased() {
      case "true", "yes", "on", "y": "true"
      case "false", "no", "off", "n": "false"
      default: nil
      }
    expected(
      "true or false", for: key, found: node, hint: meant.map { "write \($0), without quotes" })
    return nil
  }

  /// Coordinates and other plain numbers.
  static let lengths = PropertyType.coordinates

  /// A finite number within the limits of the key.
  func number<Key: ScenarioKey>(_ fields: Fields, _ key: Key) -> Double? {
    guard let node = fields[key], case .value(.number(let limits)) = key.row.type else { return nil }
    return number(node, key.rawValue, in: limits)
  }

  /// What else may stand there is told by the words after a comma.
  func number(
    _ node: SourceNode, _ key: String, in limits: ClosedRange<Double> = lengths, or others: String = ""
  ) -> Double? {
    guard let word = node.word, let number = YAMLNumber.number(word) else {
      expected("a number\(others)", for: key, found: node, hint: YAMLNumber.hint(for: node.text ?? ""))
      return nil
    }
    guard limits.contains(number) else {
      report(node.place, "'\(key)' takes a number \(YAMLNumber.words(for: limits)), found \(word.shown())")
      return nil
    }
    return number
  }

  /// A whole number within the limits of the key.
  func integer<Key: ScenarioKey>(_ fields: Fields, _ key: Key) -> Int? {
    guard let node = fields[key], case .value(.integer(let limits)) = key.row.type else { return nil }
    return integer(node, key.rawValue, in: limits)
  }

  func integer(
    _ node: SourceNode, _ key: String, in limits: ClosedRange<Int>, or others: String = ""
  ) -> Int? {
    guard
      let number = number(
        node, key, in: Double(limits.lowerBound)...Double(limits.upperBound), or: others)
    else { return nil }
    guard let whole = Int(exactly: number) else {
      expected("a whole number", for: key, found: node)
      return nil
    }
    return whole
  }

  /// A list of as many numbers as there are names.
  func numbers(_ node: SourceNode, _ key: String, names: [String]) -> [Double]? {
    let wanted = "\(names.count) numbers [\(names.joined(separator: ", "))]"
    guard let items = list(node, key, wanted) else { return nil }
    guard items.count == names.count else {
      report(node.place, "'\(key)' takes \(wanted), found \(items.count)")
      return nil
    }
    let numbers = items.compactMap { number($0, key) }
    return numbers.count == names.count ? numbers : nil
  }

  func point(_ node: SourceNode, _ key: String) -> TracePoint? {
    numbers(node, key, names: ["x", "y"]).map { TracePoint(x: $0[0], y: $0[1]) }
  }

  func rect(_ node: SourceNode, _ key: String) -> TraceRect? {
    guard let numbers = numbers(node, key, names: ["x", "y", "width", "height"]),
      isSize(numbers[2], numbers[3], node, key)
    else { return nil }
    return TraceRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  func size(_ node: SourceNode, _ key: String) -> TraceSize? {
    guard let numbers = numbers(node, key, names: ["width", "height"]),
      isSize(numbers[0], numbers[1], node, key)
    else { return nil }
    return TraceSize(width: numbers[0], height: numbers[1])
  }

  private func isSize(_ width: Double, _ height: Double, _ node: SourceNode, _ key: String) -> Bool {
    if width >= 0, height >= 0 { return true }
    report(
      node.place,
      "'\(key)' takes a width and height of at least 0, found "
        + "\(YAMLNumber.text(width)) and \(YAMLNumber.text(height))")
    return false
  }

  /// A colour in CSS' hex form.
  func color(_ node: SourceNode, _ key: String) -> String? {
    guard let color = string(node, key) else { return nil }
    let digits = color.dropFirst()
    guard color.first == "#", [3, 6, 8].contains(digits.count),
      digits.allSatisfy({ $0.isASCII && $0.isHexDigit })
    else {
      report(
        node.place,
        "'\(key)' takes a colour such as '#3af', '#33aaff' or '#33aaff80', found '\(color.shown())'")
      return nil
    }
    return color
  }

  /// A text of any kind, taken as written: `No` and `007` are texts here.
  func string(_ node: SourceNode, _ key: String) -> String? {
    guard let text = node.text, !node.isBlank, !node.isNull else {
      let comment = node.isBlank && restIsComment(after: node.place)
      expected(
        "a text", for: key, found: node,
        hint: comment ? "an unquoted # begins a comment; quote the text" : nil)
      return nil
    }
    return text
  }

  /// A name on one line: a class, a method.
  func name(_ node: SourceNode, _ key: String) -> String? {
    guard let text = string(node, key) else { return nil }
    guard !text.isEmpty, !text.unicodeScalars.contains(where: \.movesCursor) else {
      report(
        node.place,
        text.isEmpty
          ? "'\(key)' takes a name, found an empty text"
          : "'\(key)' takes a name without line breaks and control characters, found '\(text.shown())'")
      return nil
    }
    return text
  }

  /// An identifier, as it is given or referred to.
  func identifier(_ node: SourceNode, _ key: String) -> String? {
    guard let text = name(node, key) else { return nil }
    guard text.unicodeScalars.count <= Self.maximumIDLength else {
      report(
        node.place,
        "'\(key)' takes at most \(Self.maximumIDLength) characters, found \(text.unicodeScalars.count)")
      return nil
    }
    guard !Self.reservedWords.contains(text) else {
      report(node.place, "the word '\(text)' cannot be an id")
      return nil
    }
    return text
  }

  /// One of some words, or nil and an error.
  func word(_ node: SourceNode, _ key: String, of words: [String], or more: String = "") -> String? {
    if let text = node.text, words.contains(text) { return text }
    expected(
      words.joined(separator: ", ") + more, for: key, found: node,
      hint: node.text.flatMap { Spelling.nearest(to: $0, in: words) }.map { "did you mean '\($0)'?" })
    return nil
  }

  /// One of the cases of an enumeration.
  func word<Word: CaseIterable & RawRepresentable<String>>(
    _ node: SourceNode, _ key: String, as type: Word.Type
  ) -> Word? {
    word(node, key, of: Word.allCases.map(\.rawValue)).flatMap { Word(rawValue: $0) }
  }

  /// The items of a list.
  func items(_ node: SourceNode, _ key: String, of wanted: String) -> [SourceNode] {
    list(node, key, "a list of \(wanted)", hint: "begin each item with '- '") ?? []
  }

  /// The items of a list, as many as are needed; the words tell what is wanted.
  func list(
    _ node: SourceNode, _ key: String, _ wanted: String, atLeast least: Int = 0,
    hint: @autoclosure () -> String? = nil
  ) -> [SourceNode]? {
    if case .list(let items) = node.content, items.count >= least { return items }
    expected(wanted, for: key, found: node, hint: hint())
    return nil
  }

  /// An action's name. YAML takes `save:` in a row for a mapping without a value; it is the selector here.
  func selector(_ node: SourceNode, _ key: String) -> String? {
    if case .mapping(let entries) = node.content, entries.count == 1, entries[0].value.isBlank {
      return name(SourceNode(content: .scalar(entries[0].key + ":", isPlain: false), place: node.place), key)
    }
    return name(node, key)
  }

  /// One id or a list of them, of objects that must exist.
  func ids(_ node: SourceNode, _ key: String, _ wanted: ObjectIndex.Wanted) -> [String]? {
    guard case .list(let items) = node.content else {
      return reference(node, key, wanted).map { [$0] }
    }
    if items.isEmpty { expected("an id or a list of ids", for: key, found: node) }
    return items.compactMap { reference($0, key, wanted) }
  }

  /// The id of an object that must exist.
  func reference(
    _ node: SourceNode, _ key: String, _ wanted: ObjectIndex.Wanted, isExpected: Bool = false
  ) -> String? {
    guard let id = identifier(node, key) else { return nil }
    note(ScenarioReference(id: id, place: node.place, key: key, wanted: wanted, isExpected: isExpected))
    return id
  }

  private func restIsComment(after place: SourcePlace) -> Bool {
    guard let line = source.line(place.line) else { return false }
    return line.unicodeScalars.dropFirst(place.column - 1).drop { $0 == " " }.first == "#"
  }
}
