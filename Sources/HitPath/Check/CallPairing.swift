// SPDX-License-Identifier: Apache-2.0

/// Pairs expectations with what meets them, each with one of its own, as many as possible.
package struct CallPairing<Expected> {
  private let expected: [Expected]
  private let isMet: (Expected, Int) -> Bool

  package init(_ expected: [Expected], isMet: @escaping (Expected, Int) -> Bool) {
    self.expected = expected
    self.isMet = isMet
  }

  /// The position for each expectation, nil for one that gets none.
  package func pairs(among positions: Range<Int>) -> [Int?] {
    let candidates = expected.map { wanted in positions.filter { isMet(wanted, $0) } }
    var pairs: [Int?] = Array(repeating: nil, count: expected.count)
    var owners: [Int: Int] = [:]

    /// Finds a partner for an expectation; another one may have to take a different partner.
    func serve(_ index: Int, _ seen: inout Set<Int>) -> Bool {
      for position in candidates[index] where seen.insert(position).inserted {
        guard let owner = owners[position] else { return take(position, index) }
        if serve(owner, &seen) { return take(position, index) }
      }
      return false
    }
    func take(_ position: Int, _ index: Int) -> Bool {
      owners[position] = index
      pairs[index] = position
      return true
    }
    for index in expected.indices {
      // A free one first, so that nobody has to give way without need.
      if let free = candidates[index].first(where: { owners[$0] == nil }) {
        _ = take(free, index)
      } else {
        var seen: Set<Int> = []
        _ = serve(index, &seen)
      }
    }
    return pairs
  }
}
