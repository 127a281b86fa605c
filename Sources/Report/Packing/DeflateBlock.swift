// SPDX-License-Identifier: Apache-2.0

/// A block of symbols with codes of its own (RFC 1951, 3.2.7).
struct DeflateBlock {
  private let symbols: [DeflateSymbol]
  private let isLast: Bool
  private let literals: HuffmanCode
  private let distances: HuffmanCode

  private static let endOfBlock = 256

  init(_ symbols: [DeflateSymbol], isLast: Bool) {
    self.symbols = symbols
    self.isLast = isLast
    var literalCounts = [Int](repeating: 0, count: 286)
    var distanceCounts = [Int](repeating: 0, count: 30)
    for symbol in symbols {
      if symbol.distance == 0 {
        literalCounts[Int(symbol.value)] += 1
      } else {
        literalCounts[Ranges.lengths.code(of: Int(symbol.value)) + 257] += 1
        distanceCounts[Ranges.distances.code(of: Int(symbol.distance))] += 1
      }
    }
    literalCounts[Self.endOfBlock] += 1
    literals = HuffmanCode(counts: literalCounts, longest: 15)
    distances = HuffmanCode(counts: distanceCounts, longest: 15)
  }

  func write(to writer: inout BitWriter) {
    writer.write(isLast ? 1 : 0, 1)
    writer.write(2, 2)
    writeCodes(to: &writer)
    for symbol in symbols {
      guard symbol.distance > 0 else {
        literals.write(Int(symbol.value), to: &writer)
        continue
      }
      Ranges.lengths.write(Int(symbol.value), by: literals, from: 257, to: &writer)
      Ranges.distances.write(Int(symbol.distance), by: distances, from: 0, to: &writer)
    }
    literals.write(Self.endOfBlock, to: &writer)
  }

  // MARK: - The codes themselves

  /// The order in which the lengths of the code for lengths are written.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// A length, or so many equal ones; the second number and its bits say how many.
  private typealias LengthSymbol = (symbol: Int, extra: UInt32, bits: UInt8)

  private func writeCodes(to writer: inout BitWriter) {
    let literalCount = max(257, literals.lengths.lastIndex { $0 > 0 }.map { $0 + 1 } ?? 0)
    let distanceCount = max(1, distances.lengths.lastIndex { $0 > 0 }.map { $0 + 1 } ?? 0)
    let row = Self.folded(
      Array(literals.lengths.prefix(literalCount) + distances.lengths.prefix(distanceCount)))
    var counts = [Int](repeating: 0, count: 19)
    for item in row { counts[item.symbol] += 1 }
    let code = HuffmanCode(counts: counts, longest: 7)
    let orderCount = max(4, (Self.order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
    writer.write(UInt32(literalCount - 257), 5)
    writer.write(UInt32(distanceCount - 1), 5)
    writer.write(UInt32(orderCount - 4), 4)
    for symbol in Self.order.prefix(orderCount) { writer.write(UInt32(code.lengths[symbol]), 3) }
    for item in row {
      code.write(item.symbol, to: &writer)
      writer.write(item.extra, item.bits)
    }
  }

  /// Lengths with runs of equal ones as counts.
  private static func folded(_ lengths: [UInt8]) -> [LengthSymbol] {
    var row: [LengthSymbol] = []
    var position = 0
    while position < lengths.count {
      let length = lengths[position]
      var run = 1
      while position + run < lengths.count, lengths[position + run] == length { run += 1 }
      position += run
      if length != 0 {
        row.append((Int(length), 0, 0))
        run -= 1
      }
      while run >= 3 {
        let count = min(run, length != 0 ? 6 : 138)
        row.append(symbol(repeating: length, count))
        run -= count
      }
      for _ in 0..<run { row.append((Int(length), 0, 0)) }
    }
    return row
  }

  private static func symbol(repeating length: UInt8, _ count: Int) -> LengthSymbol {
    if length != 0 { return (16, UInt32(count - 3), 2) }
    return count <= 10 ? (17, UInt32(count - 3), 3) : (18, UInt32(count - 11), 7)
  }
}

/// Numbers in ranges, each with a code and bits that tell the place in it (RFC 1951, 3.2.5).
private struct Ranges {
  static let lengths = Ranges(
    firsts: [
      3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
      227, 258,
    ],
    bits: [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0])
  static let distances = Ranges(
    firsts: [
      1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073,
      4097, 6145, 8193, 12289, 16385, 24577,
    ],
    bits: [
      0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
    ])

  private let firsts: [Int]
  private let bits: [UInt8]

  /// The code of each number.
  private let codes: [UInt8]

  private init(firsts: [Int], bits: [UInt8]) {
    self.firsts = firsts
    self.bits = bits
    var codes = [UInt8](repeating: 0, count: (firsts.last ?? 0) + 1 << Int(bits.last ?? 0))
    for (code, first) in firsts.enumerated() {
      for number in first..<min(first + 1 << Int(bits[code]), codes.count) { codes[number] = UInt8(code) }
    }
    self.codes = codes
  }

  func code(of number: Int) -> Int { Int(codes[number]) }

  func write(_ number: Int, by huffman: HuffmanCode, from offset: Int, to writer: inout BitWriter) {
    let code = code(of: number)
    huffman.write(code + offset, to: &writer)
    writer.write(UInt32(number - firsts[code]), bits[code])
  }
}
