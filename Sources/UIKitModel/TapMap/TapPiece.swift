// SPDX-License-Identifier: Apache-2.0

import Trace

/// A convex part of the screen.
struct TapPiece {
  /// The corners in order, clockwise as one sees them.
  let corners: [SIMD2<Double>]

  /// The box around the corners.
  let box: TapBox

  /// Which overrides made it a piece of its own, as a number of ``TapSources``.
  var source: Int

  /// What was asked about it otherwise than about the area that it is in, as a number of ``TapQuestions``.
  var detours: Int

  /// Creates a piece from at least three corners.
  init(
    _ corners: [SIMD2<Double>], source: Int = TapSources.none, detours: Int = TapQuestions.noDetours
  ) {
    self.corners = corners
    self.source = source
    self.detours = detours
    box = TapBox(around: corners)
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
    return (
      TapPiece(inside, source: source, detours: detours),
      TapPiece(outside, source: source, detours: detours)
    )
  }

  /// A point well inside.
  var middle: SIMD2<Double> { corners.reduce(.zero, +) / Double(corners.count) }
}

extension TapPiece {
  /// Pieces with the same number together, by their numbers in order.
  static func groups(_ pieces: [TapPiece], by number: KeyPath<TapPiece, Int>) -> [[TapPiece]] {
    guard let first = pieces.first?[keyPath: number] else { return [] }
    if pieces.allSatisfy({ $0[keyPath: number] == first }) { return [pieces] }
    return Dictionary(grouping: pieces) { $0[keyPath: number] }.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The pieces, joined where the same was asked and the same overrides had a part in them.
  static func joined(_ pieces: [TapPiece]) -> [TapPiece] {
    groups(pieces, by: \.source).flatMap { groups($0, by: \.detours) }.flatMap { pieces in
      PieceMerger.joined(pieces.map(\.corners)).map {
        TapPiece($0, source: pieces[0].source, detours: pieces[0].detours)
      }
    }
  }
}
