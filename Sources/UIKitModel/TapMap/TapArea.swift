// SPDX-License-Identifier: Apache-2.0

/// A part of the screen, as pieces that do not overlap and were asked about together.
struct TapArea {
  private(set) var pieces: [TapPiece] = []

  /// The last question that was asked about all of it; nil before the first.
  var last: Int?

  var isEmpty: Bool { pieces.isEmpty }

  mutating func add(_ piece: TapPiece) { pieces.append(piece) }

  /// Adds what was asked about in the same way.
  mutating func add(_ other: TapArea) {
    if pieces.isEmpty { pieces = other.pieces } else { pieces += other.pieces }
  }

  /// Takes all of the area.
  mutating func takeAll() -> TapArea {
    defer { pieces = [] }
    return self
  }

  /// Takes what lies in a shape out of the area. Pieces beside the shape stay whole.
  mutating func take(_ shape: TapShape) -> TapArea {
    var taken = TapArea(last: last)
    var rest: [TapPiece] = []
    var index = 0
    while index < pieces.count {
      guard shape.mayMeet(pieces[index].box),
        let inside = shape.cut(pieces[index], &rest)
      else {
        index += 1
        continue
      }
      taken.add(inside)
      pieces.swapAt(index, pieces.count - 1)
      pieces.removeLast()
    }
    pieces += rest
    return taken
  }

  /// Takes what lies in any of several shapes out of an area.
  static func taking(_ shapes: [TapShape], from area: inout TapArea) -> TapArea {
    var taken = TapArea(last: area.last)
    for shape in shapes { taken.add(area.take(shape)) }
    return taken
  }
}
