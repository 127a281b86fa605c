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
    chain.indices.runs { !isKept($0) && !isKept($1) }.map { positions in
      let number = positions[0] + 1
      return positions.count == 1
        ? .one(chain[positions[0]], number: number) : .fold(positions.map { chain[$0] }, first: number)
    }
  }
}
