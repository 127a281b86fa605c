// SPDX-License-Identifier: Apache-2.0

/// Packs bytes by DEFLATE (RFC 1951), without a header, as browsers unpack it as `deflate-raw`.
///
/// It is our own so that the same page has the same bytes everywhere: builds of zlib differ in what they write.
enum Deflate {
  /// How many literals and matches share one pair of codes.
  private static let blockSize = 32_768

  static func packed(_ bytes: [UInt8]) -> [UInt8] {
    var matches = MatchFinder(bytes)
    var writer = BitWriter()
    writer.reserve(bytes.count / 4)
    var symbols: [DeflateSymbol] = []
    symbols.reserveCapacity(blockSize + 1)
    repeat {
      symbols.removeAll(keepingCapacity: true)
      while symbols.count < blockSize, let symbol = matches.next() { symbols.append(symbol) }
      DeflateBlock(symbols, isLast: matches.isAtEnd).write(to: &writer)
    } while !matches.isAtEnd
    return writer.finished()
  }
}

/// A byte as it is, or a repetition of what stood before.
struct DeflateSymbol {
  /// The byte, or the length of a repetition.
  var value: UInt16

  /// How far back it stood; 0 for a byte.
  var distance: UInt16
}

/// Writes bits, the lowest first.
struct BitWriter {
  private var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var count: UInt64 = 0

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  mutating func write(_ bits: UInt32, _ length: UInt8) {
    pending |= UInt64(bits) << count
    count += UInt64(length)
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      count -= 8
    }
  }

  /// The bytes, the last one filled up.
  consuming func finished() -> [UInt8] {
    if count > 0 { bytes.append(UInt8(truncatingIfNeeded: pending)) }
    return bytes
  }
}
