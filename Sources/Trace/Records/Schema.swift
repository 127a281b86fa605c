// SPDX-License-Identifier: Apache-2.0

/// The type of a value in a record. The published JSON Schema is made from it, and every record is checked against it
/// before it is read.
///
/// Unknown members of objects are accepted, because a later version may add some.
indirect enum Schema: Sendable {
  case flag
  case text(minLength: Int? = nil, pattern: String? = nil, examples: [String] = [])
  case limited(isWhole: Bool, ClosedRange<Double>)
  case constant(JSONValue)
  case choice([JSONValue])
  case nullable(Schema)
  /// A value of one of several types.
  case either([Schema])
  case elements(Schema, count: ClosedRange<Int>)
  /// An array with one type per element; elements from position `least` on may be missing.
  case row([Schema], least: Int)
  /// An object with arbitrary names, such as some that are known.
  case map(Schema, names: [String] = [])
  case object(SchemaObject)
  /// Some members of an object; null for a member that no longer has a value.
  case changes(SchemaObject)
  /// A type that the published schema refers to by its name.
  case definition(String, Schema)
}

extension Schema {
  /// The identifier of an object or touch.
  static let id = definition("id", text(minLength: 1))

  static let ids = list(of: id)

  /// An array.
  static func list(of elements: Schema, minItems: Int = 0) -> Schema {
    .elements(elements, count: minItems...Int.max)
  }

  /// One of several words.
  static func word(of words: [String]) -> Schema { choice(words.map(JSONValue.string)) }

  /// An array of `count` numbers.
  static func numbers(_ count: Int) -> Schema { elements(number, count: count...count) }

  /// A text by language.
  static let localized = definition("localized", map(text()))

  /// Any number.
  static let number = limited(isWhole: false, NumberLimit.range)

  /// A number that is not negative.
  static let duration = limited(isWhole: false, 0...NumberLimit.greatest)

  /// A whole number.
  static func integer(from least: Double) -> Schema { limited(isWhole: true, least...NumberLimit.greatest) }
}

/// The published JSON Schema.
extension Schema {
  var json: JSONValue {
    switch self {
    case .flag: return ["type": "boolean"]
    case .text(let minLength, let pattern, let examples):
      var members: [JSONValue.Member] = [.init("type", "string")]
      if let minLength { members.append(.init("minLength", .number(Double(minLength)))) }
      if let pattern { members.append(.init("pattern", .string(pattern))) }
      if !examples.isEmpty { members.append(.init("examples", .array(examples.map(JSONValue.string)))) }
      return .object(members)
    case .limited(let isWhole, let range):
      return [
        "type": isWhole ? "integer" : "number", "minimum": .number(range.lowerBound),
        "maximum": .number(range.upperBound),
      ]
    case .constant(let value): return ["const": value]
    case .choice(let values): return ["enum": .array(values)]
    case .nullable(let schema):
      guard case .object(let members) = schema.json else { return schema.json }
      return .object(members.map { $0.name == "type" ? .init("type", [$0.value, "null"]) : $0 })
    case .either(let schemas): return ["anyOf": .array(schemas.map(\.json))]
    case .elements(let element, let count):
      var members: [JSONValue.Member] = [.init("type", "array"), .init("items", element.json)]
      if count.lowerBound > 0 { members.append(.init("minItems", .number(Double(count.lowerBound)))) }
      if count.upperBound < .max { members.append(.init("maxItems", .number(Double(count.upperBound)))) }
      return .object(members)
    case .row(let schemas, let least):
      return [
        "type": "array", "prefixItems": .array(schemas.map(\.json)), "items": false,
        "minItems": .number(Double(least)),
      ]
    case .map(let schema, let names):
      var members: [JSONValue.Member] = [.init("type", "object")]
      if !names.isEmpty {
        members.append(.init("propertyNames", ["examples": .array(names.map(JSONValue.string))]))
      }
      return .object(members + [.init("additionalProperties", schema.json)])
    case .object(let object): return object.definition
    case .changes: return ["type": "object", "minProperties": 1]
    case .definition(let name, _): return Self.reference(name)
    }
  }

  /// A reference to a definition.
  static func reference(_ name: String) -> JSONValue { ["$ref": .string("#/$defs/\(name)")] }

  /// The type with a description, from which the backticks around names of code are removed.
  static func described(_ type: JSONValue, _ meaning: String) -> JSONValue {
    guard case .object(let members) = type else { return type }
    return .object(members + [.init("description", .string(meaning.filter { $0 != "`" }))])
  }

  /// The type behind a definition.
  var defined: Schema { if case .definition(_, let schema) = self { schema.defined } else { self } }
}

/// The schema of an object.
struct SchemaObject: Sendable {
  let name: String
  let meaning: String
  let fields: [FieldDescription]

  private let positions: [String: Int]

  init(name: String, meaning: String, fields: [FieldDescription]) {
    self.name = name
    self.meaning = meaning
    self.fields = fields
    positions = Dictionary(fields.enumerated().map { ($1.name, $0) }) { first, _ in first }
  }

  /// The object's definition.
  var definition: JSONValue {
    let required = fields.filter(\.isRequired).map { JSONValue.string($0.name) }
    return Schema.described(
      [
        "type": "object", "additionalProperties": false, "required": .array(required),
        "properties": .object(fields.map(\.property)),
      ], meaning)
  }

  /// The position of a field; nil if the object has no such field.
  func position(of name: String) -> Int? { positions[name] }
}
