// SPDX-License-Identifier: Apache-2.0

/// Something of each of two traces, which are called A and B.
package struct Sides<Value> {
  package var a: Value
  package var b: Value

  package init(_ a: Value, _ b: Value) {
    self.a = a
    self.b = b
  }

  package subscript(side: Side) -> Value { side == .a ? a : b }
}

extension Sides: Equatable where Value: Equatable {}
extension Sides: Hashable where Value: Hashable {}
extension Sides: Sendable where Value: Sendable {}

/// One of two traces.
package enum Side: String, Hashable, Sendable, CaseIterable {
  case a, b
}
