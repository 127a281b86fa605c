// SPDX-License-Identifier: Apache-2.0

import Trace

/// Numbers as they stand in attributes and in data for the script.
enum PageNumber {
  /// A number with few decimals.
  static func text(_ number: Double, digits: Int = 2) -> String {
    NumberText.decimal(rounded(number, digits: digits), digits: digits)
  }

  /// A number with few decimals; one that a page cannot use is 0.
  static func rounded(_ number: Double, digits: Int = 2) -> Double {
    guard number.isFinite, abs(number) < 1e9 else { return 0 }
    let scale = digits == 4 ? 10_000.0 : 100.0
    return (number * scale).rounded() / scale
  }
}
