// SPDX-License-Identifier: Apache-2.0

/// Numbers as text.
package enum NumberText {
  /// The number with at most `digits` decimals, rounded half away from zero.
  ///
  /// There are no trailing zeros, no exponent and no negative zero. `inf` and `nan` stay as they are.
  package static func decimal(_ value: Double, digits: Int = 4) -> String {
    guard value.isFinite else { return value.description }
    var scale = 1
    for _ in 0..<digits { scale *= 10 }
    let scaled = (abs(value) * Double(scale)).rounded()
    guard scaled < 9e15 else { return whole(value) }
    let (whole, rest) = Int(scaled).quotientAndRemainder(dividingBy: scale)
    if whole == 0, rest == 0 { return "0" }
    var text = (value < 0 ? "-" : "") + String(whole)
    if rest > 0 {
      let fraction = String(rest)
      text += "." + String(repeating: "0", count: digits - fraction.utf8.count) + fraction
      while text.hasSuffix("0") { text.removeLast() }
    }
    return text
  }

  /// The shortest text that parses as the same number. A whole number below 10¹⁵ has no decimals.
  package static func exact(_ value: some BinaryFloatingPoint & CustomStringConvertible) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : value.description
  }

  /// The digits of a number so large that its fraction does not matter.
  private static func whole(_ value: Double) -> String {
    let parts = value.rounded().description.split(separator: "e")
    let mantissa = parts[0].split(separator: ".")
    guard parts.count == 2, let exponent = Int(parts[1]) else { return String(mantissa[0]) }
    let fraction = mantissa.count == 2 && mantissa[1] != "0" ? mantissa[1] : ""
    return mantissa[0] + fraction + String(repeating: "0", count: max(0, exponent - fraction.utf8.count))
  }
}

/// The numbers that a trace can hold.
package enum NumberLimit {
  /// The largest number of points, seconds or anything else, and the largest entry of a transform. No screen needs
  /// more, and sums, products and inverses of such numbers stay finite.
  package static let greatest = 1e9

  /// All numbers within the limit.
  package static let range = -greatest...greatest

  /// The smallest determinant of a transform that is treated as invertible. It keeps points mapped by the inverse far
  /// below the limit of `Double`.
  static let smallestDeterminant = 1e-100
}
