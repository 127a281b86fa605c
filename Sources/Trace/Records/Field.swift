// SPDX-License-Identifier: Apache-2.0

/// A field of a record: name, type of value and meaning.
struct Field<Value: FieldValue>: Sendable {
  /// The name and its description, without the type of the value.
  let description: FieldDescription

  /// The name as it is written after another member, `,"name":`.
  let key: [UInt8]

  init(_ name: String, _ meaning: String, as type: Schema = Value.schema) {
    description = FieldDescription(name: name, type: type, isRequired: Value.isRequired, meaning: meaning)
    key = Array(",\"\(name)\":".utf8)
  }

  /// Reads the field from the members of its record.
  func read(_ record: JSONValue) throws -> Value {
    guard let value = Value(json: record[description.name]) else {
      throw FieldProblem(.other("has a value that it cannot have")).within(description.name)
    }
    return value
  }
}

/// What a schema and a page say of a field.
package struct FieldDescription: Sendable {
  package let name: String

  /// What its values may be.
  let type: Schema

  /// Whether every record of the kind has it.
  package let isRequired: Bool

  /// A clause or two, names of code between backticks.
  package let meaning: String

  /// The member of an object of a schema.
  var property: JSONValue.Member { .init(name, Schema.described(type.json, meaning)) }
}
