// SPDX-License-Identifier: Apache-2.0

/// Numbers as people write them.
package enum NumberText {
  /// The number with at most four decimals, without trailing zeros, exponent or negative zero.
  package static func plain(_ value: Double) -> String {
    decimal(value, places: 4)
  }

  /// The number with at most so many decimals, without trailing zeros, exponent or negative zero.
  ///
  /// What is infinite, not a number or has more than 15 digits is written as Swift does.
  package static func decimal(_ value: Double, places: Int) -> String {
    guard value.isFinite else { return "\(value)" }
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let scaled = (value * scale).rounded()
    guard abs(scaled) < 9e15 else { return "\(value)" }
    var digits = String(Int64(abs(scaled)))
    if digits.count <= places { digits = String(repeating: "0", count: places + 1 - digits.count) + digits }
    let whole = digits.dropLast(places)
    var fraction = digits.suffix(places)
    while fraction.last == "0" { fraction.removeLast() }
    let sign = scaled < 0 ? "-" : ""
    return fraction.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(fraction)"
  }
}
