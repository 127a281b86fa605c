// SPDX-License-Identifier: Apache-2.0

internal import Trace

/// Reads the numbers of a field such as `(16 120; 358 200)`, `[0, 1, -1, 0, 0, 0]` or `{0, -64}`.
enum DumpNumbers {
  /// The numbers in order, `inf` and `nan` included; words that are not numbers count as `nan`.
  static func read(_ text: DumpText, _ range: Range<Int>) -> [Double] {
    var numbers: [Double] = []
    var start: Int?
    for index in range {
      if isSeparator(text.bytes[index]) {
        if let begin = start { numbers.append(number(text, begin..<index)) }
        start = nil
      } else if start == nil {
        start = index
      }
    }
    if let begin = start { numbers.append(number(text, begin..<range.upperBound)) }
    return numbers
  }

  static func isUsable(_ number: Double) -> Bool {
    NumberLimit.range.contains(number)
  }

  private static func number(_ text: DumpText, _ range: Range<Int>) -> Double {
    // Adding zero turns -0 into 0.
    (Double(text.string(range)) ?? .nan) + 0
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case .semicolon, UInt8(ascii: ","), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["),
      UInt8(ascii: "]"),
      UInt8(ascii: "{"), UInt8(ascii: "}"):
      true
    default: byte.isBlank
    }
  }
}

/// Reads the colours that UIKit prints, such as `UIExtendedSRGBColorSpace 0.9 0.3 0.3 1`.
enum DumpColor {
  /// A CSS hex colour, nil for dynamic, catalogue and see-through colours.
  static func hex(_ text: String) -> String? {
    let words = text.split(separator: " ")
    let numbers = words.dropFirst().compactMap { Double($0) }
    guard let space = words.first, numbers.count == words.count - 1 else { return nil }
    switch (numbers.count, space.contains("Gray") || space.contains("White")) {
    case (2, true):
      return HexColor(gray: numbers[0], alpha: numbers[1])?.visibleText
    case (4, false):
      return HexColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])?.visibleText
    default: return nil
    }
  }
}
