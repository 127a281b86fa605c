// SPDX-License-Identifier: Apache-2.0

/// A box of a drawn chain: one element, or several in a row that are counted instead of shown.
enum ChainBox<Element> {
  case one(Element, number: Int)
  /// The elements, and the number of the first.
  case fold([Element], first: Int)

  var elements: [Element] {
    switch self {
    case .one(let element, number: _): [element]
    case .fold(let elements, first: _): elements
    }
  }

  /// The boxes of a chain: those that are kept one by one, what lies between them together.
  static func boxes(of chain: [Element], keeping isKept: (Int) -> Bool) -> [ChainBox] {
    var stretches: [Range<Int>] = []
    for position in chain.indices {
      if !isKept(position), let last = stretches.last, let before = last.last, !isKept(before) {
        stretches[stretches.count - 1] = last.lowerBound..<(position + 1)
      } else {
        stretches.append(position..<(position + 1))
      }
    }
    return stretches.map { positions in
      let (first, number) = (positions.lowerBound, positions.lowerBound + 1)
      return positions.count == 1
        ? .one(chain[first], number: number) : .fold(Array(chain[positions]), first: number)
    }
  }
}
