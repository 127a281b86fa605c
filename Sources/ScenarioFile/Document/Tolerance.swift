// SPDX-License-Identifier: Apache-2.0

/// How far what comes may be from what is expected.
package enum Tolerance: CaseIterable, Sendable {
  /// The time at which an action is sent or another call comes, in seconds.
  case callTime

  /// A number of a property, also each of a row of numbers or of a location.
  case number

  /// A time at which something is expected, after the end of all that happens, in seconds.
  case afterEnd

  /// The largest difference.
  package var largest: Double {
    switch self {
    case .callTime: 0.001
    case .number: 0.000_001
    case .afterEnd: 1
    }
  }

  /// Whether two numbers are as near as they may be.
  package func allows(_ expected: Double, _ actual: Double) -> Bool {
    abs(expected - actual) <= largest + Self.rounding
  }

  /// What it is about, in words for the documentation.
  package var words: String {
    switch self {
    case .callTime: "the time of an action or of another call, in seconds"
    case .number: "a number of a property, and each of a row of numbers or of a location"
    case .afterEnd: "how late `at` may be after the end of all that happens, in seconds"
    }
  }

  /// Sums of decimal fractions are not exact: 0.1 + 0.2 is more than 0.3.
  package static let rounding = 1e-9
}
