// SPDX-License-Identifier: Apache-2.0

/// A field of a record: its name, type and meaning.
struct Field<Value: FieldValue>: Sendable {
  /// The name and its description, without the type of the value.
  let description: FieldDescription

  /// The key in the form that follows another member: `,"name":`.
  let key: [UInt8]

  init(_ name: String, _ meaning: String, as type: Schema = Value.schema) {
    description = FieldDescription(name: name, type: type, isRequired: Value.isRequired, meaning: meaning)
    key = Array(",\"\(name)\":".utf8)
  }

  /// Reads the field from its record.
  func read(_ record: JSONValue) throws -> Value {
    guard let value = Value(json: record[description.name]) else {
      throw FieldProblem(.other("has a value that it cannot have")).within(description.name)
    }
    return value
  }
}

/// The description of a field for the schema and the documentation.
package struct FieldDescription: Sendable {
  package let name: String

  /// The type of its values.
  let type: Schema

  /// Whether every record of the kind has the field.
  package let isRequired: Bool

  /// A clause or two; names of code are in backticks.
  package let meaning: String

  /// The field as a property of a JSON Schema.
  var property: JSONValue.Member { .init(name, Schema.described(type.json, meaning)) }
}
