// SPDX-License-Identifier: Apache-2.0

/// Unpacks DEFLATE (RFC 1951) the slow and plain way, to hold the packer to the format.
struct Inflater {
  enum Mistake: Error { case tooShort, unknownBlock, unknownCode, tooFarBack, codesDoNotFit }

  private let bytes: [UInt8]
  private var position = 0
  private(set) var output: [UInt8] = []

  static func inflated(_ bytes: [UInt8]) throws -> [UInt8] {
    var inflater = Inflater(bytes: bytes)
    while try !inflater.readBlock() {}
    // Nothing but the rest of the last byte is left.
    guard (inflater.position + 7) / 8 == bytes.count else { throw Mistake.tooShort }
    return inflater.output
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func bits(_ count: Int) throws -> Int {
    var value = 0
    for place in 0..<count {
      guard position / 8 < bytes.count else { throw Mistake.tooShort }
      value |= Int(bytes[position / 8] >> UInt8(position % 8) & 1) << place
      position += 1
    }
    return value
  }

  /// Codes by length and word, as "length:word".
  private struct Code {
    var symbols: [[Int]: Int] = [:]

    /// Fails for lengths of which no complete code can be made; browsers refuse such blocks.
    init(_ lengths: [Int]) throws {
      let room = lengths.filter { $0 > 0 }.reduce(0) { $0 + 1 << (15 - $1) }
      guard room == 1 << 15 else { throw Mistake.codesDoNotFit }
      var word = 0
      for length in 1...15 {
        for (symbol, own) in lengths.enumerated() where own == length {
          symbols[[length, word]] = symbol
          word += 1
        }
        word <<= 1
      }
    }
  }

  private mutating func symbol(_ code: Code) throws -> Int {
    var word = 0
    for length in 1...15 {
      word = word << 1 | (try bits(1))
      if let symbol = code.symbols[[length, word]] { return symbol }
    }
    throw Mistake.unknownCode
  }

  /// Reads a block; whether it is the last one.
  private mutating func readBlock() throws -> Bool {
    let isLast = try bits(1) == 1
    guard try bits(2) == 2 else { throw Mistake.unknownBlock }
    let (literalCount, distanceCount) = (try bits(5) + 257, try bits(5) + 1)
    let orderCount = try bits(4) + 4
    var lengths = [Int](repeating: 0, count: 19)
    for place in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15].prefix(orderCount) {
      lengths[place] = try bits(3)
    }
    let code = try Code(lengths)
    var row: [Int] = []
    while row.count < literalCount + distanceCount {
      switch try symbol(code) {
      case 16: row += [Int](repeating: row[row.count - 1], count: try bits(2) + 3)
      case 17: row += [Int](repeating: 0, count: try bits(3) + 3)
      case 18: row += [Int](repeating: 0, count: try bits(7) + 11)
      case let length: row.append(length)
      }
    }
    let literals = try Code(Array(row.prefix(literalCount)))
    let distances = try Code(Array(row.dropFirst(literalCount)))
    while true {
      let value = try symbol(literals)
      if value == 256 { return isLast }
      if value < 256 { output.append(UInt8(value)) } else { try readMatch(value, distances) }
    }
  }

  private mutating func readMatch(_ value: Int, _ distances: Code) throws {
    let length: Int
    switch value {
    case 257..<265: length = value - 254
    case 285: length = 258
    default:
      let extra = (value - 261) / 4
      length = (4 + (value - 265) % 4) << extra + 3 + (try bits(extra))
    }
    let code = try symbol(distances)
    let extra = max(code / 2 - 1, 0)
    let distance = code < 4 ? code + 1 : (2 + code % 2) << extra + 1 + (try bits(extra))
    guard distance <= output.count else { throw Mistake.tooFarBack }
    for _ in 0..<length { output.append(output[output.count - distance]) }
  }
}
