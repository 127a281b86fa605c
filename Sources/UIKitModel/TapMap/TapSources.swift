// SPDX-License-Identifier: Apache-2.0

/// Which overrides in code had a part in pieces, as numbers of sets of views.
struct TapSources {
  /// The number of the empty set.
  static let none = 0

  private var views: [UIView] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var sets: [[Int]] = [[]]
  private var setNumbers: [[Int]: Int] = [[]: none]

  /// The number of a view among those with overrides.
  mutating func number(adding view: UIView) -> Int {
    if let number = numbers[ObjectIdentifier(view)] { return number }
    numbers[ObjectIdentifier(view)] = views.count
    views.append(view)
    return views.count - 1
  }

  /// The piece with a view counted in.
  mutating func adding(_ number: Int, to piece: TapPiece) -> TapPiece {
    var set = sets[piece.source]
    guard !set.contains(number) else { return piece }
    set.append(number)
    set.sort()
    var piece = piece
    if let known = setNumbers[set] {
      piece.source = known
    } else {
      piece.source = sets.count
      setNumbers[set] = sets.count
      sets.append(set)
    }
    return piece
  }

  /// The views that had a part in any of the pieces, in the order in which they were met.
  func views(of pieces: [TapPiece]) -> [UIView] {
    let found = Set(pieces.map(\.source)).reduce(into: Set<Int>()) { $0.formUnion(sets[$1]) }
    return found.sorted().map { views[$0] }
  }
}
