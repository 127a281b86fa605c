// SPDX-License-Identifier: Apache-2.0

/// A value that few objects have. Where it is missing it takes the room of a pointer, however large it is: screens have
/// a hundred thousand views.
@propertyWrapper
package struct Rare<Value> {
  /// At most one.
  private var values: [Value] = []

  package init() {}

  package var wrappedValue: Value? {
    get { values.first }
    set { values = newValue.map { [$0] } ?? [] }
  }
}

extension Rare: Equatable where Value: Equatable {}

extension Rare: Hashable where Value: Hashable {}

extension Rare: Sendable where Value: Sendable {}
