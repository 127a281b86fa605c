// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// A region of the map, ready to be drawn.
struct TapRegion {
  /// The hit-test view; nil if no view is hit.
  let view: String?

  /// Disjoint convex polygons, in pixels of the picture.
  let pieces: [Outline]

  /// The bounding boxes of the pieces.
  let boxes: [PictureRect]

  /// The region's border, without edges between its own pieces.
  let border: [OwnedSegment]

  /// The views with overrides of unknown shape.
  let sampledFor: [String]

  /// The area, in square points.
  let area: Double

  /// The number of its hue, from 1; 0 for none.
  var hue = 0

  var isApproximate: Bool { !sampledFor.isEmpty }
}

/// The regions of a map, with different hues for neighbours.
struct TapRegions {
  static let hueCount = 6

  /// The largest regions, in the map's order.
  let regions: [TapRegion]

  /// The other regions, too small to be distinguished.
  let others: [TapRegion]

  init(_ map: TapMapAnswer, scale: ScreenScale, limit: Int) {
    var all = map.regions.enumerated().map { index, region in
      Self.region(region, owner: index, scale: scale)
    }.filter { !$0.pieces.isEmpty }
    var others: [TapRegion] = []
    if all.count > limit {
      let largest = Set(all.indices.sorted { (-all[$0].area, $0) < (-all[$1].area, $1) }.prefix(limit))
      others = all.indices.filter { !largest.contains($0) }.map { all[$0] }
      all = all.indices.filter(largest.contains).map { all[$0] }
    }
    Self.color(&all)
    regions = all
    self.others = others
  }

  private static func region(_ region: TraceTapRegion, owner: Int, scale: ScreenScale) -> TapRegion {
    let pieces = region.pieces.compactMap { piece -> Outline? in
      let points = piece.map { scale($0) }
      guard points.count > 2, points.allSatisfy({ abs($0.x) < 1e6 && abs($0.y) < 1e6 }) else { return nil }
      return Outline(points: points).clockwise
    }
    let edges = pieces.flatMap { piece in
      piece.sides.map { OwnedSegment(start: $0.start, end: $0.end, owner: owner) }
    }
    let border = LineGroups(edges).lines.flatMap { line in
      line.remaining.map {
        OwnedSegment(start: line.point(at: $0.from), end: line.point(at: $0.to), owner: owner)
      }
    }
    let area = pieces.reduce(0) { $0 + $1.area } / (scale.factor * scale.factor)
    return TapRegion(
      view: region.view, pieces: pieces, boxes: pieces.map(\.box), border: border,
      sampledFor: region.sampledFor, area: area)
  }

  /// Assigns a hue to each region, the largest first: the one that is rarest among its neighbours, then among all.
  private static func color(_ regions: inout [TapRegion]) {
    let segments = regions.enumerated().flatMap { index, region in
      region.border.map { OwnedSegment(start: $0.start, end: $0.end, owner: index) }
    }
    var neighbours: [Set<Int>] = Array(repeating: [], count: regions.count)
    for (first, second) in LineGroups(segments).lines.flatMap(\.neighbours) {
      neighbours[first].insert(second)
      neighbours[second].insert(first)
    }
    var uses = Array(repeating: 0, count: hueCount + 1)
    for index in regions.indices.sorted(by: { (-regions[$0].area, $0) < (-regions[$1].area, $1) })
    where regions[index].view != nil {
      var near = Array(repeating: 0, count: hueCount + 1)
      for neighbour in neighbours[index] { near[regions[neighbour].hue] += 1 }
      let hue = (1...hueCount).min { (near[$0], uses[$0], $0) < (near[$1], uses[$1], $1) } ?? 1
      regions[index].hue = hue
      uses[hue] += 1
    }
  }
}

extension TapRegion {
  /// Whether it is too thin for a finger, such as the edge of a view that a subview nearly fills.
  var isThin: Bool { boxes.allSatisfy { min($0.width, $0.height) < 4 } }

  /// A place for a text on one line, as near to the middle of the region as possible.
  func place(for width: Double, height: Double, in placement: LabelPlacement) -> PictureRect? {
    let bounds = placement.bounds
    guard let first = boxes.first else { return nil }
    let box = boxes.dropFirst().reduce(first) { $0.union($1) }
    guard let room = box.intersection(bounds), room.width >= width, room.height >= height else { return nil }
    let middle = room.center
    let rows = min(Int((room.height - height) / 6), 40)
    let tops = (0...max(rows, 0)).map { row in
      room.minY + (room.height - height) * (rows > 0 ? Double(row) / Double(rows) : 0.5)
    }.sorted { abs($0 + height / 2 - middle.y) < abs($1 + height / 2 - middle.y) }
    var best: (place: PictureRect, cost: Double)?
    for top in tops {
      // Above or below the middle is better than beside it.
      let away = abs(top + height / 2 - middle.y)
      guard away < best?.cost ?? .infinity else { continue }
      for gap in gaps(from: top, to: top + height, in: bounds) where gap.right - gap.left >= width + 6 {
        for left in [middle.x - width / 2, gap.left + 6, gap.right - 6 - width] {
          let x = min(max(left, gap.left + 3), gap.right - 3 - width)
          let place = PictureRect(x: x, y: top, width: width, height: height)
          let cost = away + 1.5 * abs(place.center.x - middle.x)
          if cost < best?.cost ?? .infinity, placement.isFree(place) { best = (place, cost) }
        }
      }
    }
    return best?.place
  }

  /// The horizontal intervals that belong to the region over a whole range of heights.
  private func gaps(from top: Double, to bottom: Double, in bounds: PictureRect) -> [(
    left: Double, right: Double
  )] {
    let near = pieces.indices.filter { boxes[$0].minY <= bottom && boxes[$0].maxY >= top }
    let lines = (0...4).map { top + (bottom - top) * (0.02 + 0.24 * Double($0)) }
    var common: [(left: Double, right: Double)] = [(bounds.minX, bounds.maxX)]
    for line in lines {
      let stretches = near.compactMap { pieces[$0].row(top: line, bottom: line) }.sorted { $0.left < $1.left }
      var joined: [(left: Double, right: Double)] = []
      for stretch in stretches {
        if let last = joined.last, stretch.left - last.right < 0.1 {
          joined[joined.count - 1].right = max(last.right, stretch.right)
        } else {
          joined.append(stretch)
        }
      }
      common = common.flatMap { part in
        joined.compactMap { stretch in
          let (left, right) = (max(part.left, stretch.left), min(part.right, stretch.right))
          return right > left ? (left, right) : nil
        }
      }
    }
    return common
  }
}
