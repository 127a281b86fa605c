// SPDX-License-Identifier: Apache-2.0

package import Trace

/// A property with what is expected of its value.
package struct ExpectedValue: Hashable, Sendable {
  package var name: String
  package var wanted: Wanted

  /// A value, or the limits between which it is.
  package enum Wanted: Hashable, Sendable {
    case value(PropertyValue)
    case limits([ValueLimit])
  }

  package init(name: String, _ wanted: Wanted) {
    self.name = name
    self.wanted = wanted
  }
}

/// What a number, and each of a row of numbers, is compared with.
package struct ValueLimit: Hashable, Sendable {
  package var comparison: Comparison
  package var value: PropertyValue

  package init(_ comparison: Comparison, _ value: PropertyValue) {
    self.comparison = comparison
    self.value = value
  }

  /// How two numbers compare. Numbers that differ by no more than the tolerance are the same.
  package enum Comparison: String, CaseIterable, Hashable, Sendable {
    case greaterThan, atLeast, atMost, lessThan

    func holds(_ number: Double, _ limit: Double) -> Bool {
      let isSame = abs(number - limit) <= Tolerance.number.largest
      return switch self {
      case .greaterThan: number > limit && !isSame
      case .atLeast: number > limit || isSame
      case .atMost: number < limit || isSame
      case .lessThan: number < limit && !isSame
      }
    }
  }
}
