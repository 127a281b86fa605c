// SPDX-License-Identifier: Apache-2.0

import Trace

/// Which regions of a tap map belong to which views: those of the view itself, and of what is in it as far as it is
/// no control and lies in none there.
struct TapReaches {
  /// Where taps reach a view.
  struct Reach {
    private(set) var area = 0.0
    /// The corners of the box around it; none if there is no area.
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

  /// For each region the place of its hit-test view.
  private let viewsOfRegions: [Int?]
  /// Views in an order in which what is in a view follows it at once.
  private let places: [String: Int]
  /// For each view, by its place, the place behind the last view in it.
  private let ends: [Int]
  /// For each view, by its place, that of the control that it is or that it lies in; nil for none.
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
