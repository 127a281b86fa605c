// SPDX-License-Identifier: Apache-2.0

/// Finds the place on a view where a line to its name ends: where the view is seen, near its side.
struct LeaderAnchor {
  private static let inset = 5.0
  private static let leastStretch = 4.0
  private static let mostEdges = 60

  private let outline: Outline
  private let visible: PictureRect
  private let box: PictureRect?
  /// What lies in front of the view.
  private let covers: [PictureRect]
  private let taken: [PictureRect]
  private let usedHeights: [Double]

  init(
    outline: Outline, visible: PictureRect, covers: [PictureRect], taken: [PictureRect], usedHeights: [Double]
  ) {
    self.outline = outline
    self.visible = visible
    box = outline.box.intersection(visible)
    self.covers = covers.filter { [box] in box?.intersects($0) ?? false }
    self.taken = taken
    self.usedHeights = usedHeights
  }

  /// The best place for a line to one side of the picture; nil for a view that is out of sight.
  func best(toLeft: Bool) -> PicturePoint? {
    guard let box else { return nil }
    var best = PicturePoint(x: toLeft ? box.minX : box.maxX, y: box.minY + box.height / 2)
    var least = Double.infinity
    for (number, y) in heights(in: box).enumerated() {
      guard let (place, isSeen) = place(at: y, toLeft: toLeft) else { continue }
      var cost = 0.01 * Double(number) + (isSeen ? 0 : 4)
      if usedHeights.contains(where: { abs($0 - y) < 4 }) { cost += 3 }
      if taken.contains(where: { $0.contains(place) }) { cost += 3 }
      let line = visible.leader(from: place, toLeft: toLeft)
      if taken.contains(where: { $0.intersects(line) }) { cost += 2 }
      if abs(place.x - (toLeft ? box.minX : box.maxX)) > 2 * Self.inset { cost += 1 }
      if cost < least { (best, least) = (place, cost) }
    }
    return best
  }

  /// The middle first, then between the edges of what lies in front.
  private func heights(in box: PictureRect) -> [Double] {
    let edges = covers.prefix(Self.mostEdges).flatMap { [$0.minY, $0.maxY] }.filter {
      $0 > box.minY && $0 < box.maxY
    }
    let sorted = ([box.minY, box.maxY] + edges).sorted()
    let gaps = zip(sorted, sorted.dropFirst()).filter { $1 - $0 > 6 }.map { ($0 + $1) / 2 }
    return [0.5, 0.3, 0.7, 0.15, 0.85].map { box.minY + box.height * $0 } + gaps
  }

  /// The outermost uncovered place of the view at a height; if all of it is covered, its edge.
  private func place(at y: Double, toLeft: Bool) -> (PicturePoint, isSeen: Bool)? {
    guard let row = outline.row(top: y, bottom: y) else { return nil }
    let (start, end) = (max(row.left, visible.minX), min(row.right, visible.maxX))
    guard start <= end else { return nil }
    var seen: [(from: Double, to: Double)] = []
    var from = start
    let blocks = covers.filter { $0.minY <= y && y <= $0.maxY }.sorted {
      ($0.minX, $0.maxX) < ($1.minX, $1.maxX)
    }
    for block in blocks {
      if block.minX - from >= Self.leastStretch { seen.append((from, min(block.minX, end))) }
      from = max(from, block.maxX)
    }
    if end - from >= Self.leastStretch { seen.append((from, end)) }
    guard let stretch = toLeft ? seen.first : seen.last else {
      return (PicturePoint(x: toLeft ? start : end, y: y), false)
    }
    let middle = (stretch.from + stretch.to) / 2
    let x = toLeft ? min(stretch.from + Self.inset, middle) : max(stretch.to - Self.inset, middle)
    return (PicturePoint(x: x, y: y), true)
  }
}
