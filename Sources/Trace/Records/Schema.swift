// SPDX-License-Identifier: Apache-2.0

/// Parts of a JSON Schema.
enum Schema {
  /// A definition by name.
  static func reference(_ name: String) -> JSONValue { ["$ref": .string("#/$defs/\(name)")] }

  /// The identifier of an object or touch.
  static let id = reference("id")

  static let ids = list(of: id)

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

  /// One of some words.
  static func word(of words: [String]) -> JSONValue { ["enum": .array(words.map(JSONValue.string))] }

  /// An array of so many numbers.
  static func numbers(_ count: Int) -> JSONValue {
    [
      "type": "array", "items": number, "minItems": .number(Double(count)),
      "maxItems": .number(Double(count)),
    ]
  }

  /// A switch, a number, coordinates, a text, or several words.
  static let propertyValue: JSONValue = [
    "anyOf": [["type": "boolean"], number, text(), list(of: number), list(of: text())]
  ]

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

  /// The object's definition.
  var definition: JSONValue {
    let required = fields.filter(\.isRequired).map { JSONValue.string($0.name) }
    return Schema.described(
      [
        "type": "object", "additionalProperties": false, "required": .array(required),
        "properties": .object(fields.map(\.property)),
      ], meaning)
  }
}
