// SPDX-License-Identifier: Apache-2.0

/// Finds repetitions within the last 32 KB, by chains of places that begin with the same bytes.
struct MatchFinder {
  private static let windowSize = 32_768
  private static let hashBits = 15
  private static let shortest = 4
  private static let longest = 258

  /// How many earlier places are tried, and the length with which one is content.
  private static let tries = 24
  private static let goodLength = 96

  private let bytes: [UInt8]
  private var position = 0

  /// The last place of each hash, and for each place in the window the one before with the same hash; -1 for none.
  private var heads = [Int32](repeating: -1, count: 1 << hashBits)
  private var chain = [Int32](repeating: -1, count: windowSize)

  /// A match at ``position`` that was found while looking one place ahead.
  private var known: Match?

  private struct Match {
    var length: Int
    var distance: Int
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// The next byte or repetition; nil at the end.
  mutating func next() -> DeflateSymbol? {
    guard position < bytes.count else { return nil }
    let match = known ?? longestMatch(longerThan: Self.shortest - 1)
    known = nil
    enter()
    guard let match else { return literal() }
    // A longer one that begins a byte later is worth a byte as it is.
    if match.length < Self.goodLength, position + 1 < bytes.count {
      position += 1
      let later = longestMatch(longerThan: match.length)
      position -= 1
      if let later {
        known = later
        return literal()
      }
    }
    let end = position + match.length
    position += 1
    while position < end {
      enter()
      position += 1
    }
    return DeflateSymbol(value: UInt16(match.length), distance: UInt16(match.distance))
  }

  private mutating func literal() -> DeflateSymbol {
    position += 1
    return DeflateSymbol(value: UInt16(bytes[position - 1]), distance: 0)
  }

  /// The hash of four bytes; nil too near to the end.
  private func hash(at place: Int) -> Int? {
    guard place + 4 <= bytes.count else { return nil }
    let word =
      UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
      | UInt32(bytes[place + 3]) << 24
    return Int((word &* 0x9E37_79B1) >> UInt32(32 - Self.hashBits))
  }

  /// Notes the place, to be found later.
  private mutating func enter() {
    guard let hash = hash(at: position) else { return }
    chain[position & (Self.windowSize - 1)] = heads[hash]
    heads[hash] = Int32(truncatingIfNeeded: position)
  }

  private func longestMatch(longerThan shortest: Int) -> Match? {
    guard let hash = hash(at: position) else { return nil }
    let limit = min(Self.longest, bytes.count - position)
    let oldest = max(0, position - Self.windowSize + 1)
    var best = Match(length: shortest, distance: 0)
    var place = Int(heads[hash])
    var tries = Self.tries
    guard best.length < limit else { return nil }
    bytes.withUnsafeBufferPointer { bytes in
      while place >= oldest, tries > 0 {
        tries -= 1
        if place < position, bytes[place + best.length] == bytes[position + best.length] {
          var length = 0
          while length < limit, bytes[place + length] == bytes[position + length] { length += 1 }
          if length > best.length {
            best = Match(length: length, distance: position - place)
            if length >= limit || length >= Self.goodLength { break }
          }
        }
        let before = Int(chain[place & (Self.windowSize - 1)])
        guard before < place else { break }
        place = before
      }
    }
    return best.distance > 0 ? best : nil
  }
}
