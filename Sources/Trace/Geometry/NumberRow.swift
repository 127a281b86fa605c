// SPDX-License-Identifier: Apache-2.0

/// A row of a fixed count of numbers, the encoded form of every geometric value.
struct NumberRow {
  private let numbers: [Double]

  init(_ numbers: [Double]) {
    self.numbers = numbers
  }

  /// Reads exactly `count` numbers.
  init(_ count: Int, from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var numbers: [Double] = []
    while !container.isAtEnd { numbers.append(try container.decode(Double.self)) }
    guard numbers.count == count else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "\(numbers.count) numbers where \(count) were expected"))
    }
    self.numbers = numbers
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for number in numbers { try container.encode(number) }
  }

  subscript(index: Int) -> Double { numbers[index] }
}
