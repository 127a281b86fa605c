// SPDX-License-Identifier: Apache-2.0

import Trace

/// Coordinates in tenths, which is finer than any screen shows them.
enum SVGNumber {
  /// Tenths of a pixel; what a picture cannot hold becomes 0 or its edge.
  static func tenths(_ number: Double) -> Int {
    number.isFinite ? Int((min(max(number, -1e9), 1e9) * 10).rounded()) : 0
  }

  /// Tenths as a number, without the zero in front of the point.
  static func text(_ tenths: Int) -> String {
    let text = NumberText.decimal(Double(tenths) / 10, digits: 1)
    guard tenths != 0, abs(tenths) < 10 else { return text }
    return tenths < 0 ? "-" + text.dropFirst(2) : String(text.dropFirst())
  }
}
