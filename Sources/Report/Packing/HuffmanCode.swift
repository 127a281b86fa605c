// SPDX-License-Identifier: Apache-2.0

/// A code with short words for frequent symbols, as RFC 1951 numbers them.
struct HuffmanCode {
  /// The length of each symbol's word in bits; 0 for one that does not occur.
  let lengths: [UInt8]

  /// The words, their bits in the order of writing.
  private let words: [UInt32]

  /// - Parameters:
  ///   - counts: How often each symbol occurs.
  ///   - longest: The most bits of a word.
  init(counts: [Int], longest: Int) {
    lengths = Self.lengths(counts, longest: longest)
    words = Self.words(lengths)
  }

  func write(_ symbol: Int, to writer: inout BitWriter) {
    writer.write(words[symbol], lengths[symbol])
  }

  private static func lengths(_ counts: [Int], longest: Int) -> [UInt8] {
    var used = counts.indices.filter { counts[$0] > 0 }
    // A code of one word is allowed; readers that are strict want two.
    for symbol in counts.indices where used.count < 2 && counts[symbol] == 0 { used.append(symbol) }
    used.sort { (counts[$0], $0) < (counts[$1], $1) }
    var numbers = [Int](repeating: 0, count: longest + 1)
    for depth in depths(used.map { counts[$0] }) { numbers[min(depth, longest)] += 1 }
    shorten(&numbers, longest: longest)
    var lengths = [UInt8](repeating: 0, count: counts.count)
    var next = used.count
    for length in numbers.indices {
      for _ in 0..<numbers[length] {
        next -= 1
        lengths[used[next]] = UInt8(length)
      }
    }
    return lengths
  }

  /// The depths of the leaves in Huffman's tree, for counts in ascending order.
  private static func depths(_ counts: [Int]) -> [Int] {
    let leafCount = counts.count
    var weights = counts
    var parents = [Int](repeating: 0, count: max(2 * leafCount - 1, 0))
    var leaf = 0
    var inner = leafCount
    func takeLightest() -> Int {
      if leaf < leafCount, inner >= weights.count || weights[leaf] <= weights[inner] {
        leaf += 1
        return leaf - 1
      }
      inner += 1
      return inner - 1
    }
    while weights.count < 2 * leafCount - 1 {
      let (first, second) = (takeLightest(), takeLightest())
      parents[first] = weights.count
      parents[second] = weights.count
      weights.append(weights[first] + weights[second])
    }
    var depths = [Int](repeating: 0, count: weights.count)
    for node in weights.indices.dropLast().reversed() { depths[node] = depths[parents[node]] + 1 }
    return Array(depths.prefix(leafCount))
  }

  /// Makes a code of words that were cut to the longest length: others get longer until there is room for all.
  private static func shorten(_ numbers: inout [Int], longest: Int) {
    var taken = (1...longest).reduce(0) { $0 + numbers[$1] << (longest - $1) }
    while taken > 1 << longest {
      numbers[longest] -= 1
      guard let length = (1..<longest).reversed().first(where: { numbers[$0] > 0 }) else { return }
      numbers[length] -= 1
      numbers[length + 1] += 2
      taken -= 1
    }
  }

  private static func words(_ lengths: [UInt8]) -> [UInt32] {
    var numbers = [UInt32](repeating: 0, count: 17)
    for length in lengths where length > 0 { numbers[Int(length)] += 1 }
    var next = [UInt32](repeating: 0, count: 17)
    for length in 1...16 { next[length] = (next[length - 1] + numbers[length - 1]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      return reversed(next[Int(length)], length)
    }
  }

  /// A word is written from its highest bit on.
  private static func reversed(_ word: UInt32, _ length: UInt8) -> UInt32 {
    var (rest, result) = (word, UInt32(0))
    for _ in 0..<length {
      result = result << 1 | rest & 1
      rest >>= 1
    }
    return result
  }
}
