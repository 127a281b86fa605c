// SPDX-License-Identifier: Apache-2.0

/// A kind of record: its name, what it says, and its fields in the order in which they are written.
///
/// Reader, writer, JSON Schema and the tables of docs/trace-format.md are made from it.
struct RecordType<Made, each Value: FieldValue>: Sendable {
  let name: String

  /// A sentence or two, names of code between backticks.
  let meaning: String

  private let fields: (repeat Field<each Value>)
  private let names: [String]
  private let make: @Sendable (repeat each Value) -> Made

  init(
    _ name: String, _ meaning: String, _ fields: repeat Field<each Value>,
    make: @escaping @Sendable (repeat each Value) -> Made
  ) {
    self.name = name
    self.meaning = meaning
    self.fields = (repeat each fields)
    var names: [String] = []
    repeat names.append((each fields).name)
    self.names = names
    self.make = make
  }

  func read(_ record: JSONValue) throws -> Made {
    guard case .object = record else { throw FieldProblem(.other("is not an object")) }
    return make(repeat try (each fields).read(record))
  }

  /// Writes the fields of a record.
  func write(_ values: repeat each Value, to object: inout JSONObjectText) throws {
    repeat try (each values).write(as: (each fields).key, to: &object)
  }

  /// The value of the field of that name; nil if there is none, it is absent, or of another type.
  func value<Wanted>(_ name: String, of values: repeat each Value) -> Wanted? {
    // Most records have no field of that name, and a walk over all values takes a hundred times as long as this.
    guard var left = names.firstIndex(of: name) else { return nil }
    for value in repeat each values {
      if left == 0 { return value as? Wanted }
      left -= 1
    }
    return nil
  }

  /// Shows each field and its value, absent ones too.
  func forEach(
    of values: repeat each Value, body: (_ name: String, _ holdsIDs: Bool, _ value: Any) -> Void
  ) {
    for (field, value) in repeat (each fields, each values) { body(field.name, field.holdsIDs, value) }
  }

  /// The fields without the types of their values.
  var descriptions: [FieldDescription] {
    var descriptions: [FieldDescription] = []
    repeat descriptions.append((each fields).description)
    return descriptions
  }
}
