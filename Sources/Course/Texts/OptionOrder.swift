// SPDX-License-Identifier: Apache-2.0

/// The order in which the options of a question are shown: pseudorandom from the names of page and question, so that it
/// is the same for everybody and reveals nothing.
package enum OptionOrder {
  /// The keys in their order. Views and sequences keep their own order.
  package static func of(_ keys: [String], question: String, page: String) -> [String] {
    keys.map { key in (lot: lot(page, question, key), key: key) }
      .sorted { ($0.lot, $0.key) < ($1.lot, $1.key) }.map(\.key)
  }

  /// FNV-1a, with the last bits mixed once more.
  private static func lot(_ texts: String...) -> UInt64 {
    var state: UInt64 = 0xcbf2_9ce4_8422_2325
    for text in texts {
      for byte in text.utf8 { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }
      state = (state ^ 0xff) &* 0x100_0000_01b3
    }
    return state ^ (state >> 29)
  }
}
