// SPDX-License-Identifier: Apache-2.0

/// Joins polygons that share an edge where their union is convex, so that a region has few pieces.
package struct PieceMerger {
  /// The corners of a convex polygon.
  package typealias Outline = [SIMD2<Double>]

  /// The number of steps per point to which corners are rounded.
  private static let scale = 1e6

  /// How far a corner may be from a straight line to be dropped, in points.
  private static let straightness = 2e-6

  private struct Edge: Hashable {
    var start: SIMD2<Double>
    var end: SIMD2<Double>
  }

  private var outlines: [Outline]
  private var owners: [Edge: Int] = [:]

  /// The joined pieces; like the given ones, each lists its corners clockwise.
  package static func joined(_ pieces: [Outline]) -> [Outline] {
    var merger = PieceMerger(pieces)
    for index in merger.outlines.indices { merger.grow(index) }
    return merger.outlines.filter { !$0.isEmpty }
  }

  /// Joins the pieces of a region.
  package static func joined(_ pieces: [[TracePoint]]) -> [[TracePoint]] {
    recorded(joined(pieces.map { $0.map { SIMD2($0.x, $0.y) } }).map { ($0, ()) }).map(\.piece)
  }

  /// Sorts the pieces of a region from top to bottom, with their notes; each begins with its uppermost corner.
  package static func recorded<Note>(
    _ outlines: [(Outline, Note)]
  ) -> [(piece: [TracePoint], note: Note)] {
    outlines.map { (startingOnTop($0), $1) }
      .sorted { ($0.0[0].y, $0.0[0].x) < ($1.0[0].y, $1.0[0].x) }
      .map { outline, note in (outline.map { TracePoint(x: $0.x, y: $0.y) }, note) }
  }

  private init(_ pieces: [Outline]) {
    outlines = pieces.map { corners in
      Self.simplified(
        corners.map { corner in
          let rounded = (corner * Self.scale).rounded(.toNearestOrAwayFromZero) / Self.scale
          // Turns negative zero into zero.
          return rounded + SIMD2<Double>.zero
        })
    }
    for index in outlines.indices { register(index) }
  }

  private mutating func register(_ index: Int) {
    Self.forEachEdge(of: outlines[index]) { owners[$0] = index }
  }

  private static func forEachEdge(of outline: Outline, _ body: (Edge) -> Void) {
    guard var previous = outline.last else { return }
    for corner in outline {
      body(Edge(start: previous, end: corner))
      previous = corner
    }
  }

  /// Joins a piece with its neighbours until none fits.
  private mutating func grow(_ index: Int) {
    var place = 0
    while place < outlines[index].count {
      let outline = outlines[index]
      let next = (place + 1) % outline.count
      let back = Edge(start: outline[next], end: outline[place])
      guard let other = owners[back], other != index,
        let joined = Self.joined(outline, at: place, outlines[other], back)
      else {
        place += 1
        continue
      }
      for edges in [outline, outlines[other]] {
        Self.forEachEdge(of: edges) { owners[$0] = nil }
      }
      outlines[other] = []
      outlines[index] = joined
      register(index)
      place = 0
    }
  }

  /// The union of two pieces along an edge; nil if it is not convex.
  private static func joined(
    _ outline: Outline, at place: Int, _ other: Outline, _ back: Edge
  ) -> Outline? {
    guard let start = other.firstIndex(of: back.start) else { return nil }
    let (count, otherCount) = (outline.count, other.count)
    // Start with the corners after the shared edge, all the way round; then add the other's corners off the edge.
    var result = (1...count).map { outline[(place + $0) % count] }
    result += (2..<otherCount).map { other[(start + $0) % otherCount] }
    for corner in [0, count - 1] {
      let (before, here, after) = (
        result[(corner + result.count - 1) % result.count], result[corner],
        result[(corner + 1) % result.count]
      )
      let (along, on) = (here - before, after - here)
      let turn = along.x * on.y - along.y * on.x
      guard turn >= -straightness * length(after - before) else { return nil }
    }
    return simplified(result)
  }

  /// The outline without corners on straight lines; empty if it has no area.
  private static func simplified(_ outline: Outline) -> Outline {
    var result: Outline = []
    for (index, corner) in outline.enumerated() {
      let before = result.last ?? outline[outline.count - 1]
      let after = outline[(index + 1) % outline.count]
      let (along, whole) = (corner - before, after - before)
      let size = length(whole)
      let height = size == 0 ? 0 : abs(along.x * whole.y - along.y * whole.x) / size
      if height > straightness { result.append(corner) }
    }
    return result.count > 2 ? result : []
  }

  private static func length(_ vector: SIMD2<Double>) -> Double {
    (vector * vector).sum().squareRoot()
  }

  private static func startingOnTop(_ outline: Outline) -> Outline {
    let first = outline.indices.min { (outline[$0].y, outline[$0].x) < (outline[$1].y, outline[$1].x) } ?? 0
    return Array(outline[first...] + outline[..<first])
  }
}
