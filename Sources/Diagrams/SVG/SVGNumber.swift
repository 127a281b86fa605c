// SPDX-License-Identifier: Apache-2.0

/// Coordinates in tenths, which is finer than any screen shows them.
enum SVGNumber {
  /// Tenths of a pixel; what a picture cannot hold becomes 0 or its edge.
  static func tenths(_ number: Double) -> Int {
    number.isFinite ? Int((min(max(number, -1e9), 1e9) * 10).rounded()) : 0
  }

  /// Writes tenths in as few bytes as there are.
  static func write(_ tenths: Int, to output: inout [UInt8]) {
    if tenths < 0 { output.append(UInt8(ascii: "-")) }
    let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
    if whole > 0 || rest == 0 { output += String(whole).utf8 }
    guard rest > 0 else { return }
    output.append(UInt8(ascii: "."))
    output.append(UInt8(ascii: "0") + UInt8(rest))
  }
}
