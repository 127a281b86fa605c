// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
internal import Trace
internal import UIKitModel

/// An object of a capture. The reader, the JSON Schema and the tables of docs/live-capture.md are generated from its
/// keys.
protocol CaptureRecord: CaptureValue, Sendable {
  static var name: String { get }

  /// The meaning of the object, a sentence without its period.
  static var meaning: String { get }

  static var keys: [CaptureKey<Self>] { get }

  /// The keys by name.
  static var keysByName: [String: CaptureKey<Self>] { get }

  init()
}

/// A key of an object of a capture: its row in the file format, and how its value is read into the object.
struct CaptureKey<Object: Sendable>: Sendable {
  let name: String

  /// The values and the meaning of the key, in words without a capital and a period.
  let row: KeyRow

  let read: @Sendable (JSONValue, inout Object) throws(CaptureProblem) -> Void

  init(
    _ name: String, isRequired: Bool = false, type: KeyType, _ meaning: String,
    read: @escaping @Sendable (JSONValue, inout Object) throws(CaptureProblem) -> Void
  ) {
    self.name = name
    row = isRequired ? .needed(type, meaning) : KeyRow(type, meaning)
    self.read = read
  }

  init<Value: CaptureValue>(
    _ name: String, isRequired: Bool = false,
    _ path: any WritableKeyPath<Object, Value> & Sendable, _ meaning: String
  ) {
    self.init(name, isRequired: isRequired, type: Value.type, meaning) {
      value, object throws(CaptureProblem) in
      object[keyPath: path] = try Value(capture: value)
    }
  }

  init<Value: CaptureValue>(
    _ name: String, _ path: any WritableKeyPath<Object, Value?> & Sendable, _ meaning: String
  ) {
    self.init(name, type: Value.type, meaning) { value, object throws(CaptureProblem) in
      object[keyPath: path] = try Value(capture: value)
    }
  }

  /// A required key whose value is one of some words.
  init(
    _ name: String, of words: [String], _ path: any WritableKeyPath<Object, String> & Sendable,
    _ meaning: String
  ) {
    self.init(name, isRequired: true, type: .word(words), meaning) { value, object throws(CaptureProblem) in
      let word = try String(capture: value)
      guard words.contains(word) else {
        throw CaptureProblem("expected \(words.joinedByOr), found \(value.found)")
      }
      object[keyPath: path] = word
    }
  }
}

extension CaptureRecord {
  typealias Key = CaptureKey<Self>

  static var type: KeyType { .definition(name) }

  /// The object as a kind of mapping; null is allowed for a key that is left out.
  fileprivate static var kind: MappingKind {
    MappingKind(
      name, name, sentence(meaning),
      rows: keys.map { key in
        var row = key.row
        row.sentence = sentence(row.sentence)
        if !row.isNeeded { row.type = .either([row.type, .schema(["type": "null"], "`null`")]) }
        return (key.name, row)
      })
  }

  private static func sentence(_ words: String) -> String {
    let plain = words.filter { $0 != "`" }
    return plain.prefix(1).uppercased() + plain.dropFirst() + "."
  }
}

/// A problem with a value, and its location in the capture.
struct CaptureProblem: Error {
  var message: String
  var hint: String?

  /// The member names and element indexes of the path to the value, the last first.
  var path: [String] = []

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  func within(_ step: String) -> CaptureProblem {
    var problem = self
    problem.path.append(step)
    return problem
  }
}

extension CaptureRecord {
  /// Reads an object. It must have no unknown or duplicate keys, and all required ones.
  init(capture value: JSONValue) throws(CaptureProblem) {
    guard case .object(let members) = value else {
      throw CaptureProblem("expected \(Self.name) as an object, found \(value.found)")
    }
    self.init()
    let keys = Self.keysByName
    var seen: Set<String> = []
    for member in members {
      guard let key = keys[member.name] else {
        throw CaptureProblem(
          "\(Self.name) has no key '\(SafeText.line(member.name))'",
          hint: Spelling.nearest(to: member.name, in: Self.keys.map(\.name)).map { "did you mean '\($0)'?" }
        ).within(member.name)
      }
      guard seen.insert(member.name).inserted else {
        throw CaptureProblem("\(Self.name) has '\(member.name)' twice").within(member.name)
      }
      if member.value == .null { continue }
      do {
        try key.read(member.value, &self)
      } catch {
        var problem = error
        if problem.path.isEmpty { problem.message = "'\(member.name)': \(problem.message)" }
        throw problem.within(member.name)
      }
    }
    if let missing = Self.keys.first(where: { $0.row.isNeeded && !seen.contains($0.name) }) {
      throw CaptureProblem("\(Self.name) has no '\(missing.name)'")
    }
  }

  static var keysByName: [String: Key] { byName(keys) }

  static func byName(_ keys: [Key]) -> [String: Key] {
    Dictionary(keys.map { ($0.name, $0) }) { first, _ in first }
  }
}

/// A value of a key of a capture.
protocol CaptureValue: SendableMetatype {
  static var type: KeyType { get }

  init(capture value: JSONValue) throws(CaptureProblem)
}

extension JSONValue {
  /// A description of the value, for messages.
  var found: String {
    switch self {
    case .null: "nothing"
    case .bool(let flag): "\(flag)"
    case .number(let number): number.isFinite ? NumberText.decimal(number) : "a number too large"
    case .string(let text): "the text '\(SafeText.line(text, limit: 40))'"
    case .array(let values): values.isEmpty ? "an empty list" : "a list of \(values.count)"
    case .object: "an object"
    }
  }
}

extension String: CaptureValue {
  static var type: KeyType { .schema(["type": "string"], "a text") }

  init(capture value: JSONValue) throws(CaptureProblem) {
    guard case .string(let text) = value else {
      throw CaptureProblem("expected a text, found \(value.found)")
    }
    self = SafeText.line(text)
  }
}

extension TraceScreenshot: CaptureValue {
  static var type: KeyType { .schema(["type": "string", "contentEncoding": "base64"], "a text in base64") }

  init(capture value: JSONValue) throws(CaptureProblem) {
    guard case .string(let text) = value else {
      throw CaptureProblem("expected a PNG or JPEG in base64, found \(value.found)")
    }
    do throws(TraceScreenshotError) {
      try self.init(base64: text)
    } catch {
      throw CaptureProblem(error.message, hint: error.hint)
    }
  }
}

extension Bool: CaptureValue {
  static var type: KeyType { .schema(["enum": [true, false, 0, 1]], KeyType.bool.words()) }

  /// On some processors `BOOL` is a number, which `NSNumber` preserves.
  init(capture value: JSONValue) throws(CaptureProblem) {
    switch value {
    case .bool(let flag): self = flag
    case .number(0): self = false
    case .number(1): self = true
    default: throw CaptureProblem("expected true or false, found \(value.found)")
    }
  }
}

extension Double: CaptureValue {
  static var type: KeyType { .schema(["type": "number"], "a number") }

  init(capture value: JSONValue) throws(CaptureProblem) {
    guard case .number(let number) = value, NumberLimit.range.contains(number) else {
      throw CaptureProblem("expected a number, found \(value.found)")
    }
    self = number
  }
}

extension Int: CaptureValue {
  static var type: KeyType { .schema(["type": "integer"], "a whole number") }

  init(capture value: JSONValue) throws(CaptureProblem) {
    guard case .number(let number) = value, let whole = Int(exactly: number) else {
      throw CaptureProblem("expected a whole number, found \(value.found)")
    }
    self = whole
  }
}

/// The address of an object in the app's memory: `0x104e08a00`, in lower case.
struct CaptureAddress: Hashable, Sendable, CaptureValue {
  var text: String

  static var type: KeyType {
    .schema(["type": "string", "pattern": "^0x[0-9a-fA-F]{1,16}$"], "an address")
  }

  init(capture value: JSONValue) throws(CaptureProblem) {
    guard case .string(let text) = value, let address = CaptureAddress(text) else {
      throw CaptureProblem("expected an address such as 0x104e08a00, found \(value.found)")
    }
    self = address
  }

  /// The address; nil for another text.
  init?(_ text: some StringProtocol) {
    let digits = text.dropFirst(2)
    guard text.hasPrefix("0x"), (1...16).contains(digits.utf8.count),
      digits.allSatisfy({ $0.isASCII && $0.isHexDigit })
    else { return nil }
    self.text = text.lowercased()
  }
}

extension Array: CaptureValue where Element: CaptureValue {
  static var type: KeyType { .list(Element.type) }

  init(capture value: JSONValue) throws(CaptureProblem) {
    guard case .array(let values) = value else {
      throw CaptureProblem("expected a list, found \(value.found)")
    }
    self = []
    reserveCapacity(values.count)
    for (index, value) in values.enumerated() {
      do { append(try Element(capture: value)) } catch { throw error.within(String(index)) }
    }
  }
}

/// A value that is a list of a fixed number of numbers.
protocol CaptureNumbers: CaptureValue, NumberRow {
  /// The type of properties with such values.
  static var form: PropertyType { get }
}

extension CaptureNumbers {
  static var type: KeyType {
    let count = JSONValue.number(Double(count))
    return .schema(
      ["type": "array", "items": ["type": "number"], "minItems": count, "maxItems": count], form.words)
  }

  init(capture value: JSONValue) throws(CaptureProblem) {
    guard case .array(let values) = value, values.count == Self.count else {
      throw CaptureProblem("expected [\(Self.form.parts.joined(separator: ", "))], found \(value.found)")
    }
    self.init(row: try [Double](capture: value))
  }
}

extension TracePoint: CaptureNumbers { static let form = PropertyType.point }
extension TraceSize: CaptureNumbers { static let form = PropertyType.size }
extension TraceRect: CaptureNumbers { static let form = PropertyType.rect }
extension TraceTransform: CaptureNumbers { static let form = PropertyType.transform }

/// A property of views, windows or recognizers that a capture contains under its UIKit name: a row of the table of
/// scenario properties.
///
/// Programs that capture a screen read the properties by key-value coding, and leave out default values.
struct CaptureProperty: Sendable {
  let name: String

  /// The classes that have it, each with the type of its values.
  private let owners: [UIKitProperty]

  /// The class, the UIKit key path, and the default value, for a program that captures.
  ///
  /// The visible text of a view is read differently for each class.
  var readings: [(className: String, path: String, defaultValue: JSONValue?)] {
    // UIKit returns the colour of a superview if a view has none of its own.
    if name == "tintColor" { return ["UIControl", "UIImageView"].map { ($0, name, nil) } }
    return owners.compactMap { owner in
      Self.path(of: name, in: owner.className).map { (owner.className, $0, Self.defaultValue(of: owner)) }
    }
  }

  /// The key path in objects of a class; nil for a property that is read differently, or does not exist. A button's
  /// title is a label among its subviews.
  private static func path(of name: String, in className: String) -> String? {
    switch (name, className) {
    case ("text", _), ("fontSize", "UIButton"), ("textAlignment", "UIButton"): nil
    case ("zPosition", _), ("cornerRadius", _), ("borderWidth", _), ("borderColor", _): "layer." + name
    case ("fontSize", _): "font.pointSize"
    case ("textColor", "UIButton"): "currentTitleColor"
    case ("image", "UIButton"): "currentImage"
    default: name
    }
  }

  /// Properties that a capture contains under different keys, or not at all.
  private static let others: Set<String> = [
    "transform", "anchorPoint", "contentOffset", "isAnimating", "name", "hitTestInsets",
  ]

  static let ofViews = all(UIKitProperties.ofViews + UIKitProperties.ofWindows)
  static let ofRecognizers = all(UIKitProperties.ofRecognizers)

  private static func all(_ properties: [UIKitProperty]) -> [CaptureProperty] {
    let kept = properties.filter { $0.uses.contains(.key) && !others.contains($0.name) }
    var names: [String] = []
    for property in kept where !names.contains(property.name) { names.append(property.name) }
    return names.map { name in CaptureProperty(name: name, owners: kept.filter { $0.name == name }) }
  }

  /// The default value in JSON; nil if it depends on the class, or if a program should always write the value.
  private static func defaultValue(of property: UIKitProperty) -> JSONValue? {
    guard let defaultValue = property.defaultValue else { return nil }
    switch property.type {
    case .bool: return .bool(defaultValue == "true")
    case .number, .integer: return Double(defaultValue).map { .number($0) }
    case .word(let words): return words.firstIndex(of: defaultValue).map { .number(Double($0)) }
    default: return nil
    }
  }

  /// The key of an object for the property.
  func key<Object: Sendable>(
    _ list: any WritableKeyPath<Object, [ScenarioProperty]> & Sendable
  ) -> CaptureKey<Object> {
    let property = owners[0]
    let classes = owners.map(\.className).filter { !["UIView", "UIGestureRecognizer"].contains($0) }
    let owner = classes.isEmpty ? "" : " (\(classes.joined(separator: ", ")))"
    let (name, type) = (name, property.type)
    return CaptureKey(name, type: Self.type(of: type), property.sentence + owner) {
      value, object throws(CaptureProblem) in
      var read = try Self.value(value, type)
      if name == "image", case .text(let text)? = read { read = ImageName.read(text).map { .text($0) } }
      guard let value = read else { return }
      object[keyPath: list].append(ScenarioProperty(name: name, value: value))
    }
  }

  private static func type(of type: PropertyType) -> KeyType {
    switch type {
    case .bool: Bool.type
    case .number: Double.type
    case .integer, .limit: Int.type
    case .size: TraceSize.type
    case .point: TracePoint.type
    case .words(let words, _, _): .wordsOrBits(words)
    case .word(let words): .wordOrNumber(words)
    case .color: .colorOrParts
    default: String.type
    }
  }

  /// The value in a scenario; nil for a value without a meaning.
  private static func value(_ value: JSONValue, _ type: PropertyType) throws(CaptureProblem) -> PropertyValue?
  {
    switch type {
    case .bool: return .bool(try Bool(capture: value))
    case .number: return .number(try Double(capture: value))
    case .integer: return .number(Double(try Int(capture: value)))
    case .limit:
      // The largest integer stands for no limit, as does leaving it out.
      if case .number(let number) = value, number >= Double(Int32.max) { return nil }
      return .number(Double(try Int(capture: value)))
    case .size: return try TraceSize(capture: value).clamped.propertyValue
    case .point: return try TracePoint(capture: value).clamped.propertyValue
    case .words(let words, let all, let bits): return try Self.words(value, words, all: all, bits: bits)
    case .word(let words): return try word(value, words)
    case .color: return try color(value)
    default: return SafeText.name(try String(capture: value)).map { .text($0) }
    }
  }

  /// A word, or its number in UIKit.
  private static func word(_ value: JSONValue, _ words: [String]) throws(CaptureProblem) -> PropertyValue {
    if case .number(let number) = value, let index = Int(exactly: number), words.indices.contains(index) {
      return .text(words[index])
    }
    if case .string(let word) = value, words.contains(word) { return .text(word) }
    throw CaptureProblem("expected \(words.joinedByOr), found \(value.found)")
  }

  /// A colour; nil for a transparent one.
  private static func color(_ value: JSONValue) throws(CaptureProblem) -> PropertyValue? {
    var color: HexColor?
    if case .string(let text) = value {
      color = HexColor(text)
    } else {
      let parts = try [Double](capture: value)
      if parts.count == 4 {
        color = HexColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
      }
    }
    guard let color else {
      throw CaptureProblem("expected '#rrggbb' or [red, green, blue, alpha], found \(value.found)")
    }
    return color.visibleText.map { .text($0) }
  }

  /// Words, or the sum of their bits.
  private static func words(
    _ value: JSONValue, _ words: [String], all: String?, bits: [String]
  ) throws(CaptureProblem) -> PropertyValue? {
    let found: [String]
    if case .number = value {
      let mask = try Int(capture: value)
      found = bits.named(byBits: mask)
    } else {
      found = if case .string = value { [try String(capture: value)] } else { try [String](capture: value) }
      if let unknown = found.first(where: { !words.contains($0) && $0 != all }) {
        throw CaptureProblem("expected \(words.joined(separator: ", ")), found '\(unknown)'")
      }
    }
    return PropertyValue(found, all: all, of: words.count)
  }
}

extension KeyType {
  /// A CSS colour, or its components.
  static var colorOrParts: KeyType {
    .schema(
      [
        "anyOf": [
          ["type": "string", "pattern": "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$"],
          ["type": "array", "items": ["type": "number"], "minItems": 4, "maxItems": 4],
        ]
      ], "`'#rrggbb'`, `'#rrggbbaa'`, or [red, green, blue, alpha] in sRGB, from 0 to 1")
  }

  /// A word, or its number in UIKit.
  static func wordOrNumber(_ words: [String]) -> KeyType {
    let word = KeyType.word(words)
    return .schema(
      ["anyOf": [word.schema, ["type": "integer"]]], "one of \(word.words()), or its number in UIKit")
  }

  /// Some words, or the sum of their bits.
  static func wordsOrBits(_ words: [String]) -> KeyType {
    let word = KeyType.word(words)
    return .schema(
      ["anyOf": [word.schema, KeyType.list(word).schema, ["type": "integer"]]],
      "some of \(word.words()), or the number of their bits")
  }
}

/// The JSON Schema of a capture, as `hitpath schema capture` prints it.
package enum CaptureSchema {
  /// The schema's text, draft 2020-12.
  package static var json: String { schema.text + "\n" }

  private static var schema: JSONValue {
    let head: JSONValue = [
      "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "HitPath capture",
    ]
    let screen = CapturedScreen.kind.object(
      "The screen of a running app. What is left out, or null, has UIKit's default.")
    return head.adding(screen).adding([
      "$defs": .object(objects.map { JSONValue.Member($0.name, $0.kind.object) })
    ])
  }

  /// The objects of a capture, in the order of the documentation.
  static let objects: [any CaptureRecord.Type] = [
    CapturedApplication.self, CapturedObject.self, CapturedClass.self, CapturedOverride.self,
    CapturedController.self, CapturedView.self, CapturedAction.self, CapturedRecognizer.self,
    CapturedTouch.self, CapturedSample.self, CapturedRecording.self,
  ]
}
