// SPDX-License-Identifier: Apache-2.0

/// A field of a record: name, type of value and meaning.
struct Field<Value: FieldValue>: Sendable {
  /// The name and its description, without the type of the value.
  let description: FieldDescription

  /// The name as it is written after another member, `,"name":`.
  let key: [UInt8]

  /// Whether identifiers of objects or touches stand in it.
  let holdsIDs: Bool

  init(_ name: String, _ meaning: String, as type: JSONValue = Value.schema) {
    description = FieldDescription(name: name, type: type, isRequired: Value.isRequired, meaning: meaning)
    key = Array(",\"\(name)\":".utf8)
    holdsIDs = type == Schema.id || type == Schema.ids
  }

  var name: String { description.name }

  /// The same field where it may be absent.
  var optional: Field<Value?> { Field<Value?>(name, description.meaning, as: description.type) }

  /// Reads the field from the members of its record.
  func read(_ record: JSONValue) throws -> Value {
    guard let value = Value(json: record[name]) else {
      throw FieldProblem(.other("has a value that it cannot have")).within(name)
    }
    return value
  }
}

/// What a schema and a page say of a field.
package struct FieldDescription: Sendable {
  package var name: String

  /// The JSON Schema of the value.
  var type: JSONValue

  /// Whether every record of the kind has it.
  package var isRequired: Bool

  /// A clause or two, names of code between backticks.
  package var meaning: String

  /// The member of an object of a schema.
  var property: JSONValue.Member { .init(name, Schema.described(type, meaning)) }
}

extension Field where Value == String {
  /// The identifier of an object or touch.
  static func id(_ name: String, _ meaning: String) -> Field { Field(name, meaning, as: Schema.id) }

  static func method(_ meaning: String = "The touches method.") -> Field {
    Field("method", meaning, as: Schema.reference("method"))
  }

  /// The state of a gesture recognizer.
  static func state(_ name: String, _ meaning: String) -> Field {
    Field(name, meaning, as: Schema.reference("state"))
  }

  /// One of a few words.
  static func word(_ name: String, of words: [String], _ meaning: String) -> Field {
    Field(name, meaning, as: Schema.word(of: words))
  }

  /// A name that is never empty.
  static func name(_ name: String, _ meaning: String, examples: [String] = []) -> Field {
    Field(name, meaning, as: Schema.text(minLength: 1, examples: examples))
  }

  /// Any text.
  static func text(_ name: String, _ meaning: String, examples: [String] = []) -> Field {
    Field(name, meaning, as: Schema.text(examples: examples))
  }
}

extension Field where Value == [String] {
  /// Identifiers.
  static func ids(_ name: String, _ meaning: String) -> Field { Field(name, meaning, as: Schema.ids) }
}

extension Field where Value == TraceReason {
  /// The reason of a decision.
  static func reason(_ meaning: String = "Why.") -> Field { Field("reason", meaning) }
}
