// SPDX-License-Identifier: Apache-2.0

/// Parts of a JSON Schema.
enum Schema {
  /// A definition by name.
  static func reference(_ name: String) -> JSONValue { ["$ref": .string("#/$defs/\(name)")] }

  /// An array.
  static func list(of elements: JSONValue, minItems: Int? = nil) -> JSONValue {
    var members: [JSONValue.Member] = [.init("type", "array"), .init("items", elements)]
    if let minItems { members.append(.init("minItems", .number(Double(minItems)))) }
    return .object(members)
  }

  static func text(minLength: Int? = nil, examples: [String] = []) -> JSONValue {
    var members: [JSONValue.Member] = [.init("type", "string")]
    if let minLength { members.append(.init("minLength", .number(Double(minLength)))) }
    if !examples.isEmpty { members.append(.init("examples", .array(examples.map(JSONValue.string)))) }
    return .object(members)
  }

  /// An object of strings.
  static let textsByName: JSONValue = ["type": "object", "additionalProperties": ["type": "string"]]

  /// One of some words.
  static func word(of words: [String]) -> JSONValue { ["enum": .array(words.map(JSONValue.string))] }

  /// An array of so many numbers.
  static func numbers(_ count: Int) -> JSONValue {
    [
      "type": "array", "items": number, "minItems": .number(Double(count)),
      "maxItems": .number(Double(count)),
    ]
  }

  /// Any number.
  static let number = limited("number", from: -NumberLimit.greatest)

  /// A number that is not negative.
  static let duration = limited("number", from: 0)

  /// A whole number.
  static func integer(from least: Double) -> JSONValue { limited("integer", from: least) }

  private static func limited(_ type: String, from least: Double) -> JSONValue {
    ["type": .string(type), "minimum": .number(least), "maximum": .number(NumberLimit.greatest)]
  }

  /// The same with a description, in which names of code lose their backticks.
  static func described(_ type: JSONValue, _ meaning: String) -> JSONValue {
    guard case .object(let members) = type else { return type }
    return .object(members + [.init("description", .string(meaning.filter { $0 != "`" }))])
  }
}

/// An object of a record, as the schema has it.
struct SchemaObject: Sendable {
  var name: String
  var meaning: String
  var fields: [FieldDescription]

  init(_ name: String, _ meaning: String, _ fields: [FieldDescription]) {
    self.name = name
    self.meaning = meaning
    self.fields = fields
  }

  init<Made, each Value: FieldValue>(_ type: RecordType<Made, repeat each Value>) {
    self.init(type.name, type.meaning, type.descriptions)
  }

  /// The object's definition.
  var definition: JSONValue {
    let required = fields.filter(\.isRequired).map { JSONValue.string($0.name) }
    let properties = fields.map { JSONValue.Member($0.name, Schema.described($0.type, $0.meaning)) }
    return Schema.described(
      [
        "type": "object", "additionalProperties": false, "required": .array(required),
        "properties": .object(properties),
      ], meaning)
  }
}

extension FieldDescription {
  /// The same field where it may be absent.
  var optional: FieldDescription {
    var field = self
    field.isRequired = false
    return field
  }

  static func field(_ name: String, _ type: JSONValue, _ meaning: String) -> FieldDescription {
    FieldDescription(name: name, type: type, isRequired: true, meaning: meaning)
  }

  /// A value that the schema defines by name.
  static func one(_ name: String, _ definition: String, _ meaning: String) -> FieldDescription {
    field(name, Schema.reference(definition), meaning)
  }

  /// An array of values that the schema defines by name.
  static func list(_ name: String, of definition: String, _ meaning: String) -> FieldDescription {
    field(name, Schema.list(of: Schema.reference(definition)), meaning)
  }

  static func id(_ name: String, _ meaning: String) -> FieldDescription { one(name, "id", meaning) }
  static func ids(_ name: String, _ meaning: String) -> FieldDescription {
    list(name, of: "id", meaning)
  }

  static func text(_ name: String, _ meaning: String, examples: [String] = []) -> FieldDescription {
    field(name, Schema.text(examples: examples), meaning)
  }

  static func texts(_ name: String, _ meaning: String) -> FieldDescription {
    field(name, Schema.list(of: Schema.text()), meaning)
  }

  static func flag(_ name: String, _ meaning: String) -> FieldDescription {
    field(name, ["type": "boolean"], meaning)
  }

  static func number(_ name: String, _ meaning: String) -> FieldDescription {
    field(name, Schema.number, meaning)
  }
}
