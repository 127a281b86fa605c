// SPDX-License-Identifier: Apache-2.0

import Trace

/// When a call or an action is expected, in seconds from the start.
package enum ExpectedTime: Hashable, Sendable {
  case at(Double)
  case limits([ValueLimit])

  /// Whether something comes when it is expected.
  package func isMet(by time: Double) -> Bool {
    switch self {
    case .at(let wanted): Tolerance.callTime.allows(wanted, time)
    case .limits(let limits):
      limits.allSatisfy { limit in
        guard case .number(let number) = limit.value else { return false }
        return limit.comparison.holds(time, number)
      }
    }
  }

  /// As a file writes it: `0.5`, `{atLeast: 0.2, lessThan: 0.4}`.
  package var shown: String {
    switch self {
    case .at(let time): NumberText.decimal(time)
    case .limits(let limits):
      "{\(limits.map { "\($0.comparison.rawValue): \($0.value.words)" }.joined(separator: ", "))}"
    }
  }
}

extension ExpectedTime: ExpressibleByFloatLiteral {
  package init(floatLiteral time: Double) { self = .at(time) }
}
