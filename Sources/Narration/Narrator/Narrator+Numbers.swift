// SPDX-License-Identifier: Apache-2.0

import Trace

extension Narrator {
  /// A number with at most two decimals, no trailing zeros and no exponent.
  package func number(_ value: Double) -> String { NumberText.decimal(value, digits: 2) }

  /// A time of the scenario, in seconds since its start, to the millisecond.
  ///
  /// Sentences give all times on this clock, unless they say that a time counts from the touch-down or the lift.
  package func seconds(_ time: Double) -> String { NumberText.decimal(time, digits: 3) }

  /// A number below a limit, with at least two decimals and so many that it reads as below the limit, and
  /// not as 0 unless it is too small for any.
  static func decimal(_ value: Double, readingBelow limit: Double) -> String {
    for digits in 2...15 {
      let text = NumberText.decimal(value, digits: digits)
      if let shown = Double(text), shown < limit, shown > 0 || value <= 0 { return text }
    }
    return "0"
  }
}
