// SPDX-License-Identifier: Apache-2.0

extension Narrator {
  /// A number with at most two decimals, no trailing zeros and no exponent.
  package func number(_ value: Double) -> String { Self.decimal(value, decimals: 2) }

  /// A number with at most so many decimals, rounded half away from zero.
  static func decimal(_ value: Double, decimals: Int) -> String {
    guard value.isFinite else { return value.description }
    var scale = 1
    for _ in 0..<decimals { scale *= 10 }
    let scaled = (abs(value) * Double(scale)).rounded()
    guard scaled < 9e15 else { return wholeDigits(value) }
    let digits = Int(scaled)
    guard digits > 0 else { return "0" }
    let whole = (value < 0 ? "-" : "") + String(digits / scale)
    let fraction = String(String(digits % scale + scale).dropFirst())
    let trimmed = fraction.reversed().drop { $0 == "0" }.reversed()
    return trimmed.isEmpty ? whole : whole + "." + String(trimmed)
  }

  /// The digits of a number too large for fractions to matter.
  private static func wholeDigits(_ value: Double) -> String {
    let parts = abs(value).rounded().description.split(separator: "e")
    let mantissa = parts[0].split(separator: ".")
    var digits = String(mantissa[0])
    if parts.count == 2, let exponent = Int(parts[1]) {
      let fraction = mantissa.count == 2 && mantissa[1] != "0" ? String(mantissa[1]) : ""
      digits += fraction + String(repeating: "0", count: max(0, exponent - fraction.count))
    }
    return (value < 0 ? "-" : "") + digits
  }

  /// A number below a limit, with at least two decimals and so many that it reads as below the limit, and not as 0.
  static func decimal(_ value: Double, readingBelow limit: Double) -> String {
    for decimals in 2...12 {
      let text = decimal(value, decimals: decimals)
      if let shown = Double(text), shown < limit, shown > 0 || value <= 0 { return text }
    }
    return value.description
  }
}
