// SPDX-License-Identifier: Apache-2.0

/// The points at which overrides in code are asked.
struct TapGrid {
  /// The least distance between them, in points.
  private static let leastStep = 4.0

  /// About how much work to do at most: points, times the views that each is put to.
  private static let mostWork = 2e6

  /// About how many points there are at most.
  private static let mostPoints = 20_000.0

  private let step: Double

  /// A grid that is as fine as the size of some pieces allows, and the number of views that a question is put to.
  init(_ pieces: [TapPiece], workPerPoint: Int) {
    let area = pieces.reduce(0) { sum, piece in
      let size = piece.box.high - piece.box.low
      return sum + size.x * size.y
    }
    let points = min(Self.mostPoints, Self.mostWork / Double(max(1, workPerPoint)))
    step = max(Self.leastStep, (area / points).squareRoot())
  }

  /// Divides a piece by what the answer is in the middle of each cell of the grid.
  ///
  /// A piece with the same answer everywhere stays whole, so that its true outline is kept.
  func divide<Answer: Equatable>(
    _ piece: TapPiece, ask: (SIMD2<Double>) -> Answer, receive: (TapPiece, Answer) -> Void
  ) {
    let size = piece.box.high - piece.box.low
    guard size.x > step || size.y > step else { return receive(piece, ask(piece.middle)) }
    var parts: [(piece: TapPiece, answer: Answer)] = []
    forEachSlice(of: piece, axis: 1) { row in
      let start = parts.count
      forEachSlice(of: row, axis: 0) { cell in
        let answer = ask(cell.middle)
        if parts.count > start, parts[parts.count - 1].answer == answer {
          parts[parts.count - 1].piece = Self.joined(parts[parts.count - 1].piece, cell, in: row)
        } else {
          parts.append((cell, answer))
        }
      }
    }
    guard let first = parts.first else { return }
    if parts.allSatisfy({ $0.answer == first.answer }) {
      receive(piece, first.answer)
    } else {
      for part in parts { receive(part.piece, part.answer) }
    }
  }

  /// Cuts a piece at the lines of the grid across one axis.
  private func forEachSlice(of piece: TapPiece, axis: Int, _ body: (TapPiece) -> Void) {
    var rest = piece
    var line = (piece.box.low[axis] / step).rounded(.down) + 1
    while line * step < piece.box.high[axis] {
      var normal = SIMD2<Double>.zero
      normal[axis] = -1
      let (before, after) = rest.split(by: HalfPlane(normal: normal, offset: line * step))
      if let before { body(before) }
      guard let after else { return }
      rest = after
      line += 1
    }
    body(rest)
  }

  /// Two neighbours of a row as one: what the row has between the outer ends of the two.
  private static func joined(_ left: TapPiece, _ right: TapPiece, in row: TapPiece) -> TapPiece {
    let from = HalfPlane(normal: [1, 0], offset: -left.box.low.x)
    let to = HalfPlane(normal: [-1, 0], offset: right.box.high.x)
    let cut = row.split(by: from).inside?.split(by: to).inside
    return cut ?? left
  }
}
