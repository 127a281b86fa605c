// SPDX-License-Identifier: Apache-2.0

import Foundation

/// SipHash-2-4, to see whether something has changed. Whoever does not know its key can make nothing that has the same
/// hash, nor tell the hash of anything.
struct ContentHash: Sendable {
  private let key: (UInt64, UInt64)

  /// For what is compared within a run.
  static let plain = ContentHash(key: (0, 0))

  init(key: (UInt64, UInt64)) { self.key = key }

  /// The hash of a text.
  func text(of text: String) -> String {
    var text = text
    return text.withUTF8 { Self.digits(hash($0)) }
  }

  func text(of data: Data) -> String {
    Self.digits(Array(data).withUnsafeBufferPointer(hash))
  }

  /// The hash of a value, of all that is encoded of it.
  func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return text(of: try encoder.encode(value))
  }

  /// Sixteen digits.
  private static func digits(_ hash: UInt64) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The function as its authors give it: <https://www.aumasson.jp/siphash/siphash.pdf>.
  func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var v0 = key.0 ^ 0x736f_6d65_7073_6575
    var v1 = key.1 ^ 0x646f_7261_6e64_6f6d
    var v2 = key.0 ^ 0x6c79_6765_6e65_7261
    var v3 = key.1 ^ 0x7465_6462_7974_6573
    let raw = UnsafeRawBufferPointer(bytes)
    let whole = bytes.count & ~7
    var last = UInt64(truncatingIfNeeded: bytes.count) << 56
    for (position, byte) in bytes[whole...].enumerated() { last |= UInt64(byte) << (8 * UInt64(position)) }
    var position = 0
    var word: UInt64 = 0
    // Two rounds for each word, and four at the end: in one loop without calls, since debug builds take long for these.
    var rounds = 0
    while true {
      if rounds == 0 {
        v0 ^= word
        if position > whole + 8 { return v0 ^ v1 ^ v2 ^ v3 }
        if position == whole + 8 {
          word = 0
          v2 ^= 0xff
          rounds = 4
        } else {
          word = last
          if position < whole {
            word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: position, as: UInt64.self))
          }
          v3 ^= word
          rounds = 2
        }
        position += 8
      }
      v0 &+= v1
      v1 = (v1 << 13 | v1 >> 51) ^ v0
      v0 = v0 << 32 | v0 >> 32
      v2 &+= v3
      v3 = (v3 << 16 | v3 >> 48) ^ v2
      v0 &+= v3
      v3 = (v3 << 21 | v3 >> 43) ^ v0
      v2 &+= v1
      v1 = (v1 << 17 | v1 >> 47) ^ v2
      v2 = v2 << 32 | v2 >> 32
      rounds -= 1
    }
  }
}
