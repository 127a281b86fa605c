// SPDX-License-Identifier: Apache-2.0

/// A geometric value, which is an array of so many numbers where it is written.
package protocol NumberRow: PropertyRepresentable {
  /// The name in the schema.
  static var definition: String { get }
  static var count: Int { get }

  /// Creates the value of as many numbers as it has.
  init(row: [Double])

  var row: [Double] { get }
}

extension NumberRow {
  package init?(_ value: PropertyValue) {
    guard case .numbers(let numbers) = value, numbers.count == Self.count else { return nil }
    self.init(row: numbers)
  }

  package var propertyValue: PropertyValue { .numbers(row) }
}

extension FieldValue where Self: NumberRow {
  static var schema: JSONValue { Schema.reference(definition) }

  init?(json: JSONValue?) {
    guard let numbers = [Double](json: json), numbers.count == Self.count else { return nil }
    self.init(row: numbers)
  }

  func write(to sink: JSONSink) throws { try row.write(to: sink) }
}
