// SPDX-License-Identifier: Apache-2.0

package import Trace

/// A convex polygon with its area and bounding box computed once.
package struct MapPiece {
  /// Smaller areas are rounding errors, in square points.
  static let leastArea = 1e-3

  /// The corners in order, clockwise on the screen.
  package let corners: [TracePoint]

  package let area: Double
  package let box: TraceRect

  /// Whether the polygon equals its bounding box.
  private let isUprightRectangle: Bool

  /// Creates a polygon from corners in clockwise or counterclockwise order; nil if it has no area.
  package init?(_ corners: [TracePoint]) {
    let area = Self.area(corners)
    guard area != 0, area.isFinite, let box = TraceRect.enclosing(corners) else { return nil }
    self.corners = area > 0 ? corners : corners.reversed()
    self.area = abs(area)
    self.box = box
    isUprightRectangle = abs(area) >= box.size.width * box.size.height * (1 - 1e-12)
  }

  /// A point well inside, in whole points if possible, otherwise in tenths.
  package var middle: TracePoint {
    let count = Double(corners.count)
    let x = corners.map(\.x).reduce(0, +) / count
    let y = corners.map(\.y).reduce(0, +) / count
    for parts in [1.0, 2, 10] {
      let point = TracePoint(x: (x * parts).rounded() / parts, y: (y * parts).rounded() / parts)
      if contains(point) { return point }
    }
    return TracePoint(x: x, y: y)
  }

  /// Whether a point is inside, and not on an edge.
  package func contains(_ point: TracePoint) -> Bool {
    var start = corners[corners.count - 1]
    for end in corners {
      guard (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x) > 1e-6 else {
        return false
      }
      start = end
    }
    return true
  }

  /// Whether the bounding boxes overlap.
  private func meets(_ other: TraceRect) -> Bool {
    box.minX < other.maxX && other.minX < box.maxX && box.minY < other.maxY && other.minY < box.maxY
  }

  /// The area of the intersection of two polygons, in square points.
  func commonArea(with other: MapPiece) -> Double {
    guard meets(other.box) else { return 0 }
    if isUprightRectangle, other.isUprightRectangle {
      let width = min(box.maxX, other.box.maxX) - max(box.minX, other.box.minX)
      return width * (min(box.maxY, other.box.maxY) - max(box.minY, other.box.minY))
    }
    var common = corners
    var start = other.corners[other.corners.count - 1]
    for end in other.corners {
      common = Self.part(of: common, rightOf: start, end)
      if common.isEmpty { return 0 }
      start = end
    }
    return abs(Self.area(common))
  }

  /// The part of a convex polygon to the right of a line from one point to another; y grows downwards.
  private static func part(
    of corners: [TracePoint], rightOf start: TracePoint, _ end: TracePoint
  ) -> [TracePoint] {
    func side(_ point: TracePoint) -> Double {
      (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
    }
    guard var previous = corners.last else { return [] }
    var result: [TracePoint] = []
    var before = side(previous)
    for corner in corners {
      let here = side(corner)
      if (before < 0) != (here < 0) {
        let share = before / (before - here)
        result.append(
          TracePoint(
            x: previous.x + share * (corner.x - previous.x), y: previous.y + share * (corner.y - previous.y)))
      }
      if here >= 0 { result.append(corner) }
      (previous, before) = (corner, here)
    }
    return result
  }

  /// The area of a polygon, in square points; positive for clockwise corners.
  private static func area(_ corners: [TracePoint]) -> Double {
    guard var previous = corners.last else { return 0 }
    var twice = 0.0
    for corner in corners {
      twice += previous.x * corner.y - corner.x * previous.y
      previous = corner
    }
    return twice / 2
  }
}

/// A grid over the pieces of a map, to find those near a view without testing all.
struct PieceGrid {
  /// A piece and the index of its region.
  private struct Entry {
    let piece: MapPiece
    let region: Int
  }

  private static let mostCells = 64

  private let entries: [Entry]
  private let box: TraceRect?
  private let side: Int
  /// The indices of the entries in each cell, row by row.
  private var cells: [[Int]]

  /// Creates a grid.
  ///
  /// - Parameter regions: The pieces of each region.
  init(_ regions: [[MapPiece]]) {
    entries = regions.enumerated().flatMap { number, pieces in
      pieces.map { Entry(piece: $0, region: number) }
    }
    box = TraceRect.enclosing(entries.flatMap(\.piece.corners))
    side = min(max(Int(Double(entries.count).squareRoot().rounded(.up)), 1), Self.mostCells)
    cells = Array(repeating: [], count: side * side)
    for (number, entry) in entries.enumerated() {
      for cell in cellNumbers(of: entry.piece.box) { cells[cell].append(number) }
    }
  }

  /// The regions that overlap a polygon, in their order, with the area of the overlap.
  func commonAreas(with piece: MapPiece) -> [(region: Int, area: Double)] {
    var near: Set<Int> = []
    for cell in cellNumbers(of: piece.box) { near.formUnion(cells[cell]) }
    var result: [(region: Int, area: Double)] = []
    for number in near.sorted() {
      let common = entries[number].piece.commonArea(with: piece)
      guard common > 0 else { continue }
      if let last = result.last, last.region == entries[number].region {
        result[result.count - 1].area += common
      } else {
        result.append((entries[number].region, common))
      }
    }
    return result
  }

  private func cellNumbers(of area: TraceRect) -> [Int] {
    guard let box, box.size.width > 0, box.size.height > 0 else { return [] }
    func cell(_ place: Double, _ start: Double, _ length: Double) -> Int {
      // Clamped to the grid, also for places that are far outside.
      Int(min(max((place - start) / length * Double(side), 0), Double(side - 1)))
    }
    let columns =
      cell(area.minX, box.minX, box.size.width)...cell(area.maxX, box.minX, box.size.width)
    let rows = cell(area.minY, box.minY, box.size.height)...cell(area.maxY, box.minY, box.size.height)
    return rows.flatMap { row in columns.map { row * side + $0 } }
  }
}

/// Assigns the regions of a tap map to views. A view gets its own regions and those of its descendants, except controls
/// and what is inside them.
struct TapReaches {
  /// The area in which taps reach a view.
  struct Reach {
    private(set) var area = 0.0
    /// Opposite corners of the bounding box; empty if there is no area.
    private var corners: [TracePoint] = []

    private var largest: MapPiece?

    var box: TraceRect? { TraceRect.enclosing(corners) }

    /// The middle of its largest piece; nil if there is no area.
    var middle: TracePoint? { largest?.middle }

    mutating func add(_ other: Reach) {
      area += other.area
      include(other.corners)
      if let piece = other.largest { keepLarger(piece) }
    }

    mutating func add(_ piece: MapPiece) {
      area += piece.area
      include(piece.corners)
      keepLarger(piece)
    }

    private mutating func keepLarger(_ piece: MapPiece) {
      if piece.area > largest?.area ?? 0 { largest = piece }
    }

    private mutating func include(_ points: [TracePoint]) {
      for point in points {
        let (least, most) = (corners.first ?? point, corners.last ?? point)
        corners = [
          TracePoint(x: min(least.x, point.x), y: min(least.y, point.y)),
          TracePoint(x: max(most.x, point.x), y: max(most.y, point.y)),
        ]
      }
    }
  }

  let grid: PieceGrid

  /// For each region, the position of its hit-test view.
  private let viewsOfRegions: [Int?]
  /// The position of each view in depth-first order, so that descendants follow a view directly.
  private let places: [String: Int]
  /// For each view, by position, the position after its last descendant.
  private let ends: [Int]
  /// For each view, by position, the position of the control that it is or is inside of; nil for none.
  private let controls: [Int?]
  private let reaches: [Reach]

  init(_ regions: [TraceTapRegion], of screen: TraceScreen) {
    let pieces = regions.map { $0.pieces.compactMap(MapPiece.init) }
    grid = PieceGrid(pieces)
    var subviews: [String: [Int]] = [:]
    for (index, view) in screen.views.enumerated() {
      subviews[view.superview ?? "", default: []].append(index)
    }
    var places: [String: Int] = [:]
    var controls: [Int?] = []
    var superviews: [Int?] = []
    var open = (subviews[""] ?? []).reversed().map { (index: $0, superview: Int?.none) }
    while let (index, superview) = open.popLast() {
      let view = screen.views[index]
      guard places[view.id] == nil else { continue }
      let place = superviews.count
      places[view.id] = place
      superviews.append(superview)
      controls.append(view.control != nil ? place : superview.flatMap { controls[$0] })
      open += (subviews[view.id] ?? []).reversed().map { (index: $0, superview: place) }
    }
    self.places = places
    self.controls = controls
    viewsOfRegions = regions.map { region in region.view.flatMap { places[$0] } }
    var ends = Array(1..<(superviews.count + 1))
    var reaches = Array(repeating: Reach(), count: superviews.count)
    for (view, pieces) in zip(viewsOfRegions, pieces) {
      guard let view else { continue }
      for piece in pieces { reaches[view].add(piece) }
    }
    for place in superviews.indices.reversed() {
      guard let superview = superviews[place] else { continue }
      ends[superview] = max(ends[superview], ends[place])
      if controls[place] != place { reaches[superview].add(reaches[place]) }
    }
    self.ends = ends
    self.reaches = reaches
  }

  func reach(of view: String) -> Reach { places[view].map { reaches[$0] } ?? Reach() }

  /// Whether taps on a region reach a view.
  func region(_ region: Int, reaches view: String) -> Bool {
    guard let hit = viewsOfRegions[region], let place = places[view], isIn(hit, place) else { return false }
    guard let control = controls[hit] else { return true }
    return control == place || !isIn(control, place)
  }

  private func isIn(_ inner: Int, _ outer: Int) -> Bool { inner >= outer && inner < ends[outer] }
}
