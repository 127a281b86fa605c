// SPDX-License-Identifier: Apache-2.0

/// A point of a picture, in pixels.
package struct PicturePoint: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The point moved to the right by `x` and down by `y`.
  func offset(_ x: Double, _ y: Double) -> PicturePoint { PicturePoint(x: self.x + x, y: self.y + y) }
}

/// An upright rectangle of a picture, in pixels.
package struct PictureRect: Hashable, Sendable {
  package var minX: Double
  package var minY: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    minX = x
    minY = y
    self.width = width
    self.height = height
  }

  package var maxX: Double { minX + width }
  package var maxY: Double { minY + height }

  /// The four corners, clockwise from the upper left.
  var corners: [PicturePoint] {
    [
      PicturePoint(x: minX, y: minY), PicturePoint(x: maxX, y: minY), PicturePoint(x: maxX, y: maxY),
      PicturePoint(x: minX, y: maxY),
    ]
  }

  func intersects(_ other: PictureRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  func contains(_ other: PictureRect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  func insetBy(_ distance: Double) -> PictureRect {
    PictureRect(
      x: minX + distance, y: minY + distance, width: width - 2 * distance, height: height - 2 * distance)
  }

  func union(_ other: PictureRect) -> PictureRect {
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return PictureRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// The intersection; nil if it is empty.
  func intersection(_ other: PictureRect) -> PictureRect? {
    guard intersects(other) else { return nil }
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return PictureRect(x: x, y: y, width: min(maxX, other.maxX) - x, height: min(maxY, other.maxY) - y)
  }
}

/// A convex polygon with corners in either direction: a transformed rectangle, or a part of it.
struct Outline: Hashable, Sendable {
  var points: [PicturePoint]

  init(points: [PicturePoint]) { self.points = points }

  init(_ box: PictureRect) { points = box.corners }

  var box: PictureRect {
    guard let first = points.first else { return PictureRect(x: 0, y: 0, width: 0, height: 0) }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    return PictureRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The sides, each from one corner to the next.
  var sides: [Segment] { points.indices.map(side) }

  /// The side that begins at a corner.
  private func side(_ corner: Int) -> Segment {
    Segment(start: points[corner], end: points[(corner + 1) % points.count])
  }

  /// Twice the area; the sign depends on the direction of the corners.
  private var doubleArea: Double {
    var sum = 0.0
    for corner in points.indices {
      let side = side(corner)
      sum += side.start.x * side.end.y - side.end.x * side.start.y
    }
    return sum
  }

  var area: Double { abs(doubleArea) / 2 }

  /// The same polygon with its corners clockwise on the screen.
  var clockwise: Outline { doubleArea >= 0 ? self : Outline(points: points.reversed()) }

  /// The part inside another polygon; nil if it is empty.
  func clipped(to other: Outline) -> Outline? {
    var result = self
    for edge in other.edges {
      guard let part = result.part(inside: edge) else { return nil }
      result = part
    }
    return result.area > 1e-6 ? result : nil
  }

  /// The part inside another polygon; a line without area stays whole if it is near.
  func part(in other: Outline) -> Outline? {
    guard area < 1e-6 else { return clipped(to: other) }
    return box.touches(other.box) ? self : nil
  }

  /// The polygon with rounded corners; only an upright rectangle gets them.
  func rounded(_ radius: Double) -> Outline {
    guard radius > 0, isUpright else { return self }
    let box = box
    let radius = min(radius, min(box.width, box.height) / 2)
    let centers = box.insetBy(radius).corners
    return Outline(
      points: centers.indices.flatMap { corner in
        zip(Self.quarter, Self.quarter.reversed()).map { along, across in
          // The first corner starts on its left; each next one is rotated by a quarter turn.
          var (x, y) = (-across, -along)
          for _ in 0..<corner { (x, y) = (-y, x) }
          return centers[corner].offset(radius * x, radius * y)
        }
      })
  }

  /// The points where the diagonals of the bounding box leave the polygon, from the first corner on.
  var crossing: [PicturePoint] {
    let box = box
    return box.corners.map { corner in
      let along = Segment(start: box.center, end: corner)
      let share = (1...20).last { contains(along.start.toward(corner, Double($0) / 20)) } ?? 20
      return along.start.toward(corner, Double(share) / 20)
    }
  }

  /// The sines of the points of a rounded corner, less than a pixel from the circle.
  private static let quarter = [0, 0.309, 0.588, 0.809, 0.951, 1]

  /// The disjoint parts outside all the other polygons; only approximate if there would be too many.
  func without(_ others: [Outline]) -> [Outline] {
    others.reduce([self]) { parts, other in
      guard parts.count < Self.mostParts else { return parts }
      let box = other.box
      return parts.flatMap { $0.box.intersects(box) ? $0.without(other) : [$0] }
    }
  }

  private static let mostParts = 80

  /// The disjoint parts outside another polygon.
  func without(_ other: Outline) -> [Outline] {
    var rest = self
    var parts: [Outline] = []
    for edge in other.edges {
      if let part = rest.part(inside: Segment(start: edge.end, end: edge.start)), part.area > 1e-6 {
        parts.append(part)
      }
      guard let inner = rest.part(inside: edge) else { break }
      rest = inner
    }
    return parts
  }

  /// The sides, with the polygon on the right of each; y grows downwards.
  private var edges: [Segment] { clockwise.sides }

  private func part(inside edge: Segment) -> Outline? {
    var result: [PicturePoint] = []
    for (position, current) in points.enumerated() {
      let previous = points[(position + points.count - 1) % points.count]
      let (here, there) = (edge.side(current), edge.side(previous))
      if (here < 0) != (there < 0), here != there {
        let share = there / (there - here)
        result.append(previous.toward(current, share))
      }
      if here >= 0 { result.append(current) }
    }
    return result.count < 3 ? nil : Outline(points: result)
  }

  /// Whether a point is inside or on a side.
  func contains(_ point: PicturePoint) -> Bool {
    let outline = clockwise
    for corner in outline.points.indices where outline.side(corner).side(point) < 0 { return false }
    return true
  }

  /// Parallel lines that fill the polygon, descending to the left, at positions common to all polygons.
  func hatching(distance: Double) -> [PathStep] {
    let sums = points.map { $0.x + $0.y }
    guard let least = sums.min(), let most = sums.max(), most - least < 200 * distance else { return [] }
    var steps: [PathStep] = []
    var sum = (least / distance).rounded(.down) * distance
    while sum < most {
      sum += distance
      // The points where the line x + y = sum crosses the sides.
      var ends: [PicturePoint] = []
      for side in sides {
        let (from, to) = (side.start.x + side.start.y - sum, side.end.x + side.end.y - sum)
        guard (from < 0) != (to < 0) else { continue }
        ends.append(side.start.toward(side.end, from / (from - to)))
      }
      if ends.count == 2 { steps += [.move(ends[0]), .line(ends[1])] }
    }
    return steps
  }

  /// The part of a horizontal line inside the polygon.
  private func stretch(at y: Double) -> (left: Double, right: Double)? {
    var found: (left: Double, right: Double)?
    for corner in points.indices {
      let (start, end) = (points[corner], points[(corner + 1) % points.count])
      guard min(start.y, end.y) <= y, y <= max(start.y, end.y) else { continue }
      let first = start.y == end.y ? start.x : start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x)
      let last = start.y == end.y ? end.x : first
      found = (
        min(found?.left ?? first, first, last), max(found?.right ?? first, first, last)
      )
    }
    return found
  }

  /// The horizontal room for a row of text; nil if there is none.
  func row(top: Double, bottom: Double) -> (left: Double, right: Double)? {
    guard let upper = stretch(at: top), let lower = stretch(at: bottom) else { return nil }
    let row = (left: max(upper.left, lower.left), right: min(upper.right, lower.right))
    return row.right > row.left ? row : nil
  }
}

/// A straight line.
struct Segment: Hashable {
  var start: PicturePoint
  var end: PicturePoint

  var length: Double {
    let (x, y) = (end.x - start.x, end.y - start.y)
    return (x * x + y * y).squareRoot()
  }

  /// Positive for a point to the right on the screen, negative to the left.
  func side(_ point: PicturePoint) -> Double {
    (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
  }
}

extension PicturePoint {
  /// The point at a fraction of the distance to another one.
  func toward(_ end: PicturePoint, _ share: Double) -> PicturePoint {
    PicturePoint(x: x + share * (end.x - x), y: y + share * (end.y - y))
  }
}

extension PictureRect {
  /// Whether the rectangles overlap or touch; also for a line without area.
  func touches(_ other: PictureRect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }

  /// The square around a point.
  init(around center: PicturePoint, radius: Double) {
    self.init(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }

  var area: Double { width * height }

  var center: PicturePoint { PicturePoint(x: minX + width / 2, y: minY + height / 2) }
}
