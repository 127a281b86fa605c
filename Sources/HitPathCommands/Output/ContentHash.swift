// SPDX-License-Identifier: Apache-2.0

/// FNV-1a over texts and their ends, to see whether something has changed.
///
/// It guards against change, not against malice.
struct ContentHash {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  init() {}

  /// The hash of one text.
  static func text(of text: String) -> String {
    var hash = ContentHash()
    hash.add(text)
    return hash.text
  }

  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var state = state
      for byte in bytes { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }
      self.state = state
    }
    // No byte of UTF-8, so that "ab", "c" differs from "a", "bc".
    state = (state ^ 0xff) &* 0x100_0000_01b3
  }

  mutating func add(_ texts: [String]) {
    add(String(texts.count))
    for text in texts { add(text) }
  }

  /// Sixteen digits.
  var text: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
