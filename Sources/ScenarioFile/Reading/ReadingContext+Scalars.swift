// SPDX-License-Identifier: Apache-2.0

import Trace

extension ReadingContext {
  /// The largest coordinate or size, in points.
  static let maximumLength = ScenarioReader.maximumLength

  /// The words that stand for something else wherever an identifier could be.
  static let reservedWords: Set<String> = ["nil", "self", "none"]

  /// `true` or `false`.
  func bool<Key: ScenarioKey>(_ fields: Fields, _ key: Key) -> Bool? {
    guard let node = fields[key] else { return nil }
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
      "true or false", for: key.rawValue, found: node, hint: meant.map { "write \($0), without quotes" })
    return nil
  }

  /// A finite number within the limits.
  func number<Key: ScenarioKey>(
    _ fields: Fields, _ key: Key, in limits: ClosedRange<Double> = -maximumLength...maximumLength
  ) -> Double? {
    guard let node = fields[key] else { return nil }
    return number(node, key.rawValue, in: limits)
  }

  func number(
    _ node: SourceNode, _ key: String, in limits: ClosedRange<Double> = -maximumLength...maximumLength
  ) -> Double? {
    guard let word = node.word, let number = NumberText.number(word) else {
      expected("a number", for: key, found: node, hint: NumberText.hint(for: node.text ?? ""))
      return nil
    }
    guard limits.contains(number) else {
      report(node.place, "'\(key)' takes a number \(NumberText.words(for: limits)), found \(word.shown())")
      return nil
    }
    return number
  }

  /// A whole number within the limits.
  func integer<Key: ScenarioKey>(_ fields: Fields, _ key: Key, in limits: ClosedRange<Int>) -> Int? {
    guard let node = fields[key],
      let number = number(
        node, key.rawValue, in: Double(limits.lowerBound)...Double(limits.upperBound))
    else { return nil }
    guard let whole = Int(exactly: number) else {
      expected("a whole number", for: key.rawValue, found: node)
      return nil
    }
    return whole
  }

  /// A list of as many numbers as there are names.
  func numbers(_ node: SourceNode, _ key: String, names: [String]) -> [Double]? {
    let wanted = "\(names.count) numbers [\(names.joined(separator: ", "))]"
    guard case .list(let items) = node.content else {
      expected(wanted, for: key, found: node)
      return nil
    }
    guard items.count == names.count else {
      report(node.place, "'\(key)' takes \(wanted), found \(items.count)")
      return nil
    }
    let numbers = items.compactMap { number($0, key) }
    return numbers.count == names.count ? numbers : nil
  }

  func point<Key: ScenarioKey>(_ fields: Fields, _ key: Key) -> TracePoint? {
    guard let node = fields[key] else { return nil }
    return point(node, key.rawValue)
  }

  func point(_ node: SourceNode, _ key: String) -> TracePoint? {
    numbers(node, key, names: ["x", "y"]).map { TracePoint(x: $0[0], y: $0[1]) }
  }

  func rect<Key: ScenarioKey>(_ fields: Fields, _ key: Key) -> TraceRect? {
    guard let node = fields[key],
      let numbers = numbers(node, key.rawValue, names: ["x", "y", "width", "height"])
    else { return nil }
    guard numbers[2] >= 0, numbers[3] >= 0 else {
      report(
        node.place,
        "'\(key.rawValue)' takes a width and height of at least 0, found "
          + "\(NumberText.text(numbers[2])) and \(NumberText.text(numbers[3]))")
      return nil
    }
    return TraceRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// A text of any kind, taken as written: `No` and `007` are texts here.
  func string<Key: ScenarioKey>(_ fields: Fields, _ key: Key) -> String? {
    guard let node = fields[key] else { return nil }
    return string(node, key.rawValue)
  }

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
  func name<Key: ScenarioKey>(_ fields: Fields, _ key: Key) -> String? {
    guard let node = fields[key] else { return nil }
    return name(node, key.rawValue)
  }

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
    guard text.unicodeScalars.count <= 200 else {
      report(node.place, "'\(key)' takes at most 200 characters, found \(text.unicodeScalars.count)")
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

  /// The items of a list.
  func list<Key: ScenarioKey>(_ fields: Fields, _ key: Key, of wanted: String) -> [SourceNode] {
    guard let node = fields[key] else { return [] }
    guard case .list(let items) = node.content else {
      expected("a list of \(wanted)", for: key.rawValue, found: node, hint: "begin each item with '- '")
      return []
    }
    return items
  }

  /// A list of names, such as properties.
  func names<Key: ScenarioKey>(_ fields: Fields, _ key: Key, of wanted: String) -> [String] {
    list(fields, key, of: wanted).compactMap { name($0, key.rawValue) }
  }

  private func restIsComment(after place: SourcePlace) -> Bool {
    guard let line = source.line(place.line) else { return false }
    return line.unicodeScalars.dropFirst(place.column - 1).drop { $0 == " " }.first == "#"
  }
}
