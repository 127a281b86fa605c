// SPDX-License-Identifier: Apache-2.0

import TestSupport

/// Makes damaged inputs of good ones, the same for each seed.
struct Mutator {
  private var random: SplitMix64
  private let seeds: [[UInt8]]

  init(_ seeds: [String], seed: UInt64) {
    self.seeds = seeds.map { Array($0.utf8) }
    random = SplitMix64(seed: seed)
  }

  /// What people and attackers put where something else belongs.
  private static let words: [[UInt8]] =
    [
      "1e308", "-1e308", "1e999", "-0", "NaN", "inf", "1e-320", "99999999999999999999", "-1", "0.1e", "0x10",
      "\u{202E}", "\u{E0041}", "\u{FEFF}", "\0", "\u{1B}[2J", "\r", "\n", "\n::error::",
      "../../../etc/passwd",
      "!!binary x", "!!int", "!x ", "&a ", "*a", "<<: *a", "? ", "- - - ", "%YAML 9.9\n", "---\n", "|\n", "{",
      "[", "]", "}",
      "<?foo?>", "<?xml?>", "<!DOCTYPE a [<!ENTITY b \"c\">]>", "<![CDATA[", "]]>", "<!--", "&#0;", "&b;",
      "</a>", "<a>", "'", "\"",
      "null", "{}", "[]", "true", "\\ud800", "\\u0000", ":", ",", "<UIView: 0x1; frame = (0 0; 1 1)>",
      "   | ", "'",
    ].map { Array($0.utf8) } + [
      [0xFF], [0xC3], [0xED, 0xA0, 0x80], Array(repeating: UInt8(ascii: "x"), count: 20_000),
    ]

  /// The next damaged input.
  mutating func next() -> [UInt8] {
    var bytes = seeds[Int.random(in: 0..<seeds.count, using: &random)]
    for _ in 0..<Int.random(in: 1...4, using: &random) { change(&bytes) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let range = range(in: bytes)
    switch Int.random(in: 0..<9, using: &random) {
    case 0: bytes.removeSubrange(range)
    case 1: bytes.insert(contentsOf: bytes[range], at: range.lowerBound)
    case 2: bytes.removeSubrange(range.lowerBound...)
    case 3 where !range.isEmpty: bytes[range.lowerBound] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 8:
      // Two objects have one address or one name, or one refers to another.
      let marks = Self.marks(in: bytes)
      guard marks.count > 1 else { return }
      let mark = bytes[marks[Int.random(in: 0..<marks.count, using: &random)]]
      bytes.replaceSubrange(marks[Int.random(in: 0..<marks.count, using: &random)], with: Array(mark))
    case 4:
      // A piece of another input, or of the same.
      let other = seeds[Int.random(in: 0..<seeds.count, using: &random)]
      bytes.replaceSubrange(range, with: other[self.range(in: other)])
    case 5:
      let piece = Array(bytes[range])
      bytes.insert(contentsOf: (0..<20).flatMap { _ in piece }, at: range.lowerBound)
    default:
      let word = Self.words[Int.random(in: 0..<Self.words.count, using: &random)]
      // In the place of a number or a name, or of anything.
      let start = bytes[range].firstIndex { $0 >= 0x30 && $0 < 0x7F && $0 != 0x3A } ?? range.lowerBound
      let end = bytes[start...].firstIndex { $0 <= 0x2C || $0 == 0x3A } ?? bytes.endIndex
      bytes.replaceSubrange(random.chance(0.5) ? start..<end : start..<start, with: word)
    }
  }

  /// Where addresses stand, and what is in quotation marks or behind `id:`.
  private static func marks(in bytes: [UInt8]) -> [Range<Int>] {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.count == bytes.count else { return [] }
    // No look-behind: Swift's patterns have none.
    return text.matches(of: /(?:\b(?:id|target|destination|delegate)(?:="|: ))?([\w.#-]+)/)
      .filter { $0.output.0 != $0.output.1 || $0.output.1.hasPrefix("0x") }.map {
        let range = $0.output.1.startIndex..<$0.output.1.endIndex
        return text.utf8.distance(
          from: text.startIndex, to: range.lowerBound)..<text.utf8.distance(
            from: text.startIndex, to: range.upperBound)
      }
  }

  private mutating func range(in bytes: [UInt8]) -> Range<Int> {
    let start = Int.random(in: 0...bytes.count, using: &random)
    let length = random.chance(0.8) ? 40 : bytes.count
    return start..<min(bytes.count, start + Int.random(in: 0...length, using: &random))
  }
}
