// SPDX-License-Identifier: Apache-2.0

/// Coordinates in tenths of a point, which is finer than any screen shows them.
package enum SVGNumber {
  /// Reads a decimal number and moves behind it; nil if there is none.
  static func tenths(_ bytes: ArraySlice<UInt8>, at position: inout Int) -> Int? {
    var index = position
    let isNegative = index < bytes.endIndex && bytes[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    let start = index
    var hundredths = 0
    /// The decimals that were read; nil before the point.
    var decimals: Int?
    while index < bytes.endIndex, index - start < 16 {
      let byte = bytes[index]
      if byte == UInt8(ascii: "."), decimals == nil {
        decimals = 0
      } else if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
        if (decimals ?? 0) < 2 { hundredths = hundredths * 10 + Int(byte - UInt8(ascii: "0")) }
        decimals = decimals.map { $0 + 1 }
      } else {
        break
      }
      index += 1
    }
    guard index > start, index - start < 16 else { return nil }
    for _ in min(decimals ?? 0, 2)..<2 { hundredths *= 10 }
    position = index
    let tenths = (hundredths + 5) / 10
    return isNegative ? -tenths : tenths
  }

  /// Reads numbers between commas and spaces; nil if there is anything else.
  static func list(_ bytes: ArraySlice<UInt8>) -> [Int]? {
    var numbers: [Int] = []
    var position = bytes.startIndex
    while position < bytes.endIndex {
      if bytes[position] == UInt8(ascii: " ") || bytes[position] == UInt8(ascii: ",") {
        position += 1
      } else {
        guard let number = tenths(bytes, at: &position) else { return nil }
        numbers.append(number)
      }
    }
    return numbers
  }

  /// Writes tenths in as few bytes as there are.
  package static func write(_ tenths: Int, to output: inout [UInt8]) {
    if tenths < 0 { output.append(UInt8(ascii: "-")) }
    let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
    if whole > 0 || rest == 0 { writeWhole(whole, to: &output) }
    guard rest > 0 else { return }
    output.append(UInt8(ascii: "."))
    output.append(UInt8(ascii: "0") + UInt8(rest))
  }

  /// Writes pairs of coordinates.
  package static func writePairs(_ numbers: [Int], to output: inout [UInt8]) {
    for (offset, number) in numbers.enumerated() {
      if offset > 0 { output.append(UInt8(ascii: offset % 2 == 0 ? " " : ",")) }
      write(number, to: &output)
    }
  }

  private static func writeWhole(_ number: UInt, to output: inout [UInt8]) {
    if number >= 10 { writeWhole(number / 10, to: &output) }
    output.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
