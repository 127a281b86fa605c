// SPDX-License-Identifier: Apache-2.0

/// A convex part of the screen.
struct TapPiece {
  /// The corners in order, clockwise as one sees them.
  let corners: [SIMD2<Double>]

  /// The box around the corners.
  let box: TapBox

  /// Which overrides made it a piece of its own, as a number of ``TapSources``.
  var source: Int

  /// Creates a piece from at least three corners.
  init(_ corners: [SIMD2<Double>], source: Int) {
    self.corners = corners
    self.source = source
    box = TapBox(around: corners)
  }

  private init(_ corners: [SIMD2<Double>], box: TapBox, source: Int) {
    self.corners = corners
    self.source = source
    self.box = box
  }

  /// The part in a half-plane and the rest; nil for what is too narrow to see.
  func split(by line: HalfPlane) -> (inside: TapPiece?, outside: TapPiece?) {
    if line.leastDistance(in: box) >= -HalfPlane.tolerance { return (self, nil) }
    if !(line.greatestDistance(in: box) > HalfPlane.tolerance) { return (nil, self) }
    let distances = corners.map { line.distance(of: $0) }
    let reachesIn = distances.contains { $0 > HalfPlane.tolerance }
    let reachesOut = distances.contains { $0 < -HalfPlane.tolerance }
    guard reachesIn, reachesOut else { return reachesIn ? (self, nil) : (nil, self) }
    var inside: [SIMD2<Double>] = []
    var outside: [SIMD2<Double>] = []
    inside.reserveCapacity(corners.count + 1)
    outside.reserveCapacity(corners.count + 1)
    var previous = corners.count - 1
    for index in corners.indices {
      let (before, here) = (distances[previous], distances[index])
      let crosses =
        before > HalfPlane.tolerance && here < -HalfPlane.tolerance
        || before < -HalfPlane.tolerance && here > HalfPlane.tolerance
      if crosses {
        let point = line.crossing(corners[previous], before, corners[index], here)
        inside.append(point)
        outside.append(point)
      }
      if here >= -HalfPlane.tolerance { inside.append(corners[index]) }
      if here <= HalfPlane.tolerance { outside.append(corners[index]) }
      previous = index
    }
    return (TapPiece(inside, source: source), TapPiece(outside, source: source))
  }

  /// A point well inside.
  var middle: SIMD2<Double> { corners.reduce(.zero, +) / Double(corners.count) }
}

/// A part of the screen, as pieces that do not overlap.
struct TapArea {
  private(set) var pieces: [TapPiece] = []

  var isEmpty: Bool { pieces.isEmpty }

  mutating func add(_ piece: TapPiece) { pieces.append(piece) }

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
    var taken = TapArea()
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
}
