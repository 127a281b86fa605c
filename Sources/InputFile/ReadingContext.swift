// SPDX-License-Identifier: Apache-2.0

package import Trace

/// Reads values of one file, and collects the errors.
///
/// The methods that read a value report its errors and return nil, so that reading continues and finds further errors.
open class ReadingContext {
  package let source: SourceText

  private var errors: [(place: SourcePlace?, error: InputError)] = []
  private var errorCount = 0

  /// The kinds of mappings of the file, to find the right place of a misplaced key. Making all of them takes time, which a
  /// file without such a key does not need.
  private let kinds: () -> [MappingKind]

  package init(source: SourceText, kinds: @escaping @autoclosure () -> [MappingKind] = []) {
    self.source = source
    self.kinds = kinds
  }

  package var hasErrors: Bool { errorCount > 0 }

  /// Whether the limit of errors is reached, so that further ones are only counted.
  package var isFull: Bool { errorCount >= InputErrors.maximum }

  /// The errors in the order of the file.
  package var inputErrors: InputErrors {
    let sorted = errors.enumerated().sorted { first, second in
      let (one, two) = (first.element.place, second.element.place)
      guard let one, let two, one != two else { return first.offset < second.offset }
      return one < two
    }
    return InputErrors(sorted.map(\.element.error), omitted: errorCount - errors.count)
  }

  package func report(
    _ place: SourcePlace?, _ message: @autoclosure () -> String, hint: @autoclosure () -> String? = nil
  ) {
    errorCount += 1
    guard errorCount <= InputErrors.maximum else { return }
    errors.append((place, source.error(at: place, message(), hint: hint())))
  }

  /// Adds the errors that another context found in the same file.
  package func report(_ other: ReadingContext) {
    for (place, error) in other.errors {
      errorCount += 1
      if errorCount <= InputErrors.maximum { errors.append((place, error)) }
    }
    errorCount += other.errorCount - other.errors.count
  }

  package func report(_ error: InputError) {
    errorCount += 1
    guard errorCount <= InputErrors.maximum else { return }
    let place = error.line.map { SourcePlace(line: $0, column: error.column ?? 1) }
    errors.append((place, error))
  }

  /// Reports that a value is not valid for its key.
  package func expected(
    _ wanted: String, for key: String, found node: SourceNode, hint: @autoclosure () -> String? = nil
  ) {
    report(node.place, "'\(key)' takes \(wanted), found \(node.found)", hint: hint())
  }

  /// Reports that a mapping lacks a required key.
  package func missing(_ message: String, in fields: Fields, hint: String? = nil) {
    if !fields.hasUnknownKeys { report(fields.place, message, hint: hint) }
  }

  /// The entries of a mapping by key, without those that the kind does not have. `isWhole` is false for single keys of an
  /// object that stands elsewhere.
  package func fields(
    _ node: SourceNode, _ kind: MappingKind, isWhole: Bool = true, hint: String? = nil
  ) -> Fields? {
    guard case .mapping(let entries) = node.content else {
      report(node.place, "expected \(kind.name) as a mapping of keys, found \(node.found)", hint: hint)
      return nil
    }
    var fields = Fields(place: node.place)
    for entry in entries {
      if kind.has(entry.key) {
        fields.values[entry.key] = entry
      } else {
        fields.hasUnknownKeys = true
        report(
          entry.place, "\(kind.name) has no key '\(entry.key.shown())'",
          hint: self.hint(for: entry) ?? self.hint(forKey: entry.key, in: kind, isWhole: isWhole))
      }
    }
    return fields
  }

  /// The entries of a mapping. Missing required keys are reported.
  package func fields<Key: FileKey>(_ node: SourceNode, _ kind: MappingKind, needing keys: Key.Type)
    -> Fields?
  {
    guard let fields = fields(node, kind) else { return nil }
    checkNeeded(keys, in: fields, of: kind.shortName)
    return fields
  }

  /// Reports missing required keys.
  package func checkNeeded<Key: FileKey>(_ keys: Key.Type, in fields: Fields, of name: String) {
    for key in keys.allCases where fields[key] == nil {
      let row = key.row
      if row.isNeeded { missing("\(name) has no '\(key.rawValue)'", in: fields, hint: row.example) }
    }
  }

  /// The rest of a text after a comma, which YAML takes for a key without a value.
  private func hint(for entry: SourceEntry) -> String? {
    entry.key.contains(" ") && entry.value.isBlank ? "a text with a comma needs quotes between braces" : nil
  }

  private func hint(forKey key: String, in kind: MappingKind, isWhole: Bool) -> String? {
    if let hint = kind.hints[key] { return hint }
    if kind.has("class"), UIKitClass.isUIKit(key) { return "write 'class: \(key)'" }
    if kind.has(key + "s") { return "did you mean '\(key)s'?" }
    if isWhole, let outer = kind.outerKey(of: key, among: kinds()) { return "it goes into '\(outer)'" }
    if let near = Spelling.nearest(to: key, in: kind.keys) { return "did you mean '\(near)'?" }
    if let other = kinds().first(where: { $0.has(key) }) {
      return "'\(key)' is a key of \(other.name)"
    }
    if let part = Spelling.part(of: key, in: kind.keys) { return "did you mean '\(part)'?" }
    if kind.keys.count <= 10 { return "its keys: " + kind.keys.joined(separator: ", ") }
    return nil
  }
}

extension ReadingContext {
  /// Reads a YAML file.
  ///
  /// - Parameters:
  ///   - text: The whole file.
  ///   - file: The file's name as the user gave it.
  ///   - kind: The kind of file, for the message that it is too large.
  ///   - content: The expected content; nil for the kind.
  ///   - hint: The hint for an empty file.
  ///   - make: Creates the reading context.
  ///   - read: Reads the value, and reports errors.
  /// - Returns: The value.
  /// - Throws: ``InputErrors`` with all errors, except those hidden by others.
  package static func read<Context: ReadingContext, Value: Sendable>(
    _ text: String, file: String, as kind: String, of content: String? = nil, hint: String? = nil,
    by make: @escaping @Sendable (SourceText) -> Context,
    _ read: @escaping @Sendable (Context, SourceNode) -> Value
  ) throws(InputErrors) -> Value {
    if let error = InputError.tooLarge(kind, text, limit: InputLimits.scenarioBytes, file: file) {
      throw InputErrors([error])
    }
    // The limits belong to the task, but the work runs on another thread.
    let (views, moments) = (InputLimits.views, InputLimits.moments)
    return try DeepStack.run {
      InputLimits.$views.withValue(views) {
        InputLimits.$moments.withValue(moments) {
          Result { () throws(InputErrors) in
            // A byte order mark is not part of the text, but libyaml would read it as one if it is told the encoding.
            let isMarked = text.unicodeScalars.first == "\u{FEFF}"
            let plain = isMarked ? String(text.unicodeScalars.dropFirst()) : text
            let context = make(SourceText(file: file, text: plain))
            do throws(InputError) {
              let root = try SourceNode(yaml: context.source, of: content ?? kind, hint: hint) {
                context.report($0)
              }
              let value = read(context, root)
              if !context.hasErrors { return value }
            } catch {
              context.report(error)
            }
            throw context.inputErrors
          }
        }
      }
    }.get()
  }
}

extension ReadingContext {
  /// `true` or `false`.
  package func bool(_ node: SourceNode, _ key: String) -> Bool? {
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
  package static let lengths = PropertyType.coordinates

  /// A finite number within the limits of the key.
  package func number<Key: FileKey>(_ fields: Fields, _ key: Key) -> Double? {
    guard let node = fields[key], case .value(.number(let limits)) = key.row.type else { return nil }
    return number(node, key.rawValue, in: limits)
  }

  /// Further possible values are described by the words after a comma.
  package func number(
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
  package func integer<Key: FileKey>(_ fields: Fields, _ key: Key) -> Int? {
    guard let node = fields[key], case .value(.integer(let limits)) = key.row.type else { return nil }
    return integer(node, key.rawValue, in: limits)
  }

  package func integer(
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

  /// A list with the number of numbers that the property type has.
  package func numbers(_ node: SourceNode, _ key: String, _ type: PropertyType) -> [Double]? {
    let parts = type.parts
    let wanted = "\(parts.count) numbers [\(parts.joined(separator: ", "))]"
    if let numbers = Self.numbers(written: node, as: parts) {
      expected(wanted, for: key, found: node, hint: "write \(key): [\(numbers.joined(separator: ", "))]")
      return nil
    }
    guard let items = list(node, key, wanted) else { return nil }
    guard items.count == parts.count else {
      report(
        node.place, "'\(key)' takes \(wanted), found \(items.count)",
        hint: type == .transform && items.count == 16
          ? "transforms in space are not simulated: write the resulting frame, or a transform in the plane"
          : nil)
      return nil
    }
    let numbers = items.compactMap { number($0, key) }
    return numbers.count == parts.count ? numbers : nil
  }

  /// The numbers, written as the values of these names in any order or as a text; nil if the value is anything else.
  private static func numbers(written node: SourceNode, as names: [String]) -> [String]? {
    let texts: [String]
    switch node.content {
    case .mapping(let entries):
      texts = names.compactMap { name in
        guard case .scalar(let text, _)? = entries.first(where: { $0.key == name })?.value.content else {
          return nil
        }
        return text
      }
    case .scalar(let text, _): texts = text.split { " ,;".contains($0) }.map(String.init)
    case .list: return nil
    }
    return texts.count == names.count && texts.allSatisfy { Double($0) != nil } ? texts : nil
  }

  /// The same, but widths and heights must not be negative.
  package func row(_ node: SourceNode, _ key: String, _ type: PropertyType) -> [Double]? {
    guard let numbers = numbers(node, key, type) else { return nil }
    let size = zip(type.parts, numbers).filter { ["width", "height"].contains($0.0) }.map(\.1)
    guard size.contains(where: { $0 < 0 }) else { return numbers }
    report(
      node.place,
      "'\(key)' takes a width and height of at least 0, found "
        + "\(YAMLNumber.text(size[0])) and \(YAMLNumber.text(size[1]))")
    return nil
  }

  package func point(_ node: SourceNode, _ key: String) -> TracePoint? {
    row(node, key, .point).map { TracePoint(row: $0) }
  }

  package func rect(_ node: SourceNode, _ key: String) -> TraceRect? {
    row(node, key, .rect).map { TraceRect(row: $0) }
  }

  /// A CSS hex colour.
  package func color(_ node: SourceNode, _ key: String) -> String? {
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

  /// A text as written: `No` and `007` are texts here.
  package func string(_ node: SourceNode, _ key: String) -> String? {
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
  package func name(_ node: SourceNode, _ key: String) -> String? {
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

  /// Of more words an error gives only the number.
  private static let mostListed = 50

  /// One of some words, or nil and an error.
  package func word(_ node: SourceNode, _ key: String, of words: [String], or more: String = "") -> String? {
    if let text = node.text, words.contains(text) { return text }
    let near = node.text.flatMap { Spelling.nearest(to: $0, in: words) }.map { "did you mean '\($0)'?" }
    if words.count > Self.mostListed {
      expected(
        "one of \(words.count) words\(more)", for: key, found: node,
        hint: near ?? "'hitpath schema' lists them")
    } else {
      expected(words.joined(separator: ", ") + more, for: key, found: node, hint: near)
    }
    return nil
  }

  /// One of the cases of an enumeration.
  package func word<Word: CaseIterable & RawRepresentable<String>>(
    _ node: SourceNode, _ key: String, as type: Word.Type
  ) -> Word? {
    word(node, key, of: Word.allCases.map(\.rawValue)).flatMap { Word(rawValue: $0) }
  }

  /// The items of a list.
  package func items(_ node: SourceNode, _ key: String, of wanted: String) -> [SourceNode] {
    list(node, key, "a list of \(wanted)", hint: "begin each item with '- '") ?? []
  }

  /// The items of a list with the required number of items; the words describe them.
  package func list(
    _ node: SourceNode, _ key: String, _ wanted: String, atLeast least: Int = 0,
    hint: @autoclosure () -> String? = nil
  ) -> [SourceNode]? {
    if case .list(let items) = node.content, items.count >= least { return items }
    expected(wanted, for: key, found: node, hint: hint())
    return nil
  }

  /// A name on one line, if the mapping has the key.
  package func name<Key: FileKey>(_ fields: Fields, _ key: Key) -> String? {
    fields[key].flatMap { name($0, key.rawValue) }
  }

  /// An action's name. YAML reads `save:` in a list as a mapping without a value; here it is the selector.
  package func selector(_ node: SourceNode, _ key: String) -> String? {
    if case .mapping(let entries) = node.content, entries.count == 1, entries[0].value.isBlank {
      return name(SourceNode(content: .scalar(entries[0].key + ":", isPlain: false), place: node.place), key)
    }
    return name(node, key)
  }

  private func restIsComment(after place: SourcePlace) -> Bool {
    guard let line = source.line(place.line) else { return false }
    return line.unicodeScalars.dropFirst(place.column - 1).drop { $0 == " " }.first == "#"
  }
}

/// The entries of one mapping by key.
package struct Fields {
  /// The place where the mapping begins.
  package var place: SourcePlace

  package var values: [String: SourceEntry] = [:]

  /// Whether a key was refused. It may be a misspelt required key, so a missing key is not reported as well.
  package var hasUnknownKeys = false

  package subscript<Key: FileKey>(_ key: Key) -> SourceNode? { values[key.rawValue]?.value }

  /// The place of a key.
  package func keyPlace<Key: FileKey>(_ key: Key) -> SourcePlace { values[key.rawValue]?.place ?? place }
}
