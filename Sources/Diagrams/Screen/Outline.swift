// SPDX-License-Identifier: Apache-2.0

/// A convex outline, clockwise or not: what a rectangle becomes under a transform, or a part of it.
struct Outline: Hashable, Sendable {
  var points: [PicturePoint]

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

  /// Twice the area, with the sign of the direction in which the corners follow each other.
  private var doubleArea: Double {
    var sum = 0.0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      sum += point.x * next.y - next.x * point.y
    }
    return sum
  }

  var area: Double { abs(doubleArea) / 2 }

  /// Whether the corners go around clockwise, as they are seen.
  var isClockwise: Bool { doubleArea >= 0 }

  /// The part inside another outline; nil if nothing is left.
  func clipped(to other: Outline) -> Outline? {
    var result = self
    for edge in other.edges {
      guard let part = result.part(inside: edge) else { return nil }
      result = part
    }
    return result.area > 1e-6 ? result : nil
  }

  /// The part inside another outline; a line without area stays whole if it is anywhere near.
  func part(in other: Outline) -> Outline? {
    guard area < 1e-6 else { return clipped(to: other) }
    return box.touches(other.box) ? self : nil
  }

  /// The parts outside of another outline, none of which overlap.
  func without(_ other: Outline) -> [Outline] {
    var rest = self
    var parts: [Outline] = []
    for edge in other.edges {
      if let part = rest.part(inside: Edge(start: edge.end, end: edge.start)), part.area > 1e-6 {
        parts.append(part)
      }
      guard let inner = rest.part(inside: edge) else { break }
      rest = inner
    }
    return parts
  }

  /// A side, with the area on its right in a picture whose y goes down.
  private struct Edge {
    var start: PicturePoint
    var end: PicturePoint

    /// Positive inside, negative outside.
    func side(_ point: PicturePoint) -> Double {
      (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
    }
  }

  private var edges: [Edge] {
    let ordered = doubleArea < 0 ? points.reversed() : points
    return ordered.indices.map { Edge(start: ordered[$0], end: ordered[($0 + 1) % ordered.count]) }
  }

  private func part(inside edge: Edge) -> Outline? {
    var result: [PicturePoint] = []
    for (position, current) in points.enumerated() {
      let previous = points[(position + points.count - 1) % points.count]
      let (here, there) = (edge.side(current), edge.side(previous))
      if (here < 0) != (there < 0), here != there {
        let share = there / (there - here)
        result.append(
          PicturePoint(
            x: previous.x + share * (current.x - previous.x), y: previous.y + share * (current.y - previous.y)
          ))
      }
      if here >= 0 { result.append(current) }
    }
    return result.count < 3 ? nil : Outline(points: result)
  }

  /// Whether a point lies inside, or on a side.
  func contains(_ point: PicturePoint) -> Bool {
    edges.allSatisfy { $0.side(point) >= 0 }
  }

  /// Parallel lines that fill the outline, falling to the left, at places that are the same in every outline.
  func hatching(distance: Double) -> [PathStep] {
    let sums = points.map { $0.x + $0.y }
    guard let least = sums.min(), let most = sums.max(), most - least < 200 * distance else { return [] }
    var steps: [PathStep] = []
    var sum = (least / distance).rounded(.down) * distance
    while sum < most {
      sum += distance
      // Where the line x + y = sum crosses the sides.
      var ends: [PicturePoint] = []
      for (position, start) in points.enumerated() {
        let end = points[(position + 1) % points.count]
        let (from, to) = (start.x + start.y - sum, end.x + end.y - sum)
        guard (from < 0) != (to < 0) else { continue }
        let share = from / (from - to)
        ends.append(
          PicturePoint(x: start.x + share * (end.x - start.x), y: start.y + share * (end.y - start.y)))
      }
      if ends.count == 2 { steps += [.move(ends[0]), .line(ends[1])] }
    }
    return steps
  }

  /// The stretch from left to right that a horizontal line has inside.
  private func stretch(at y: Double) -> (left: Double, right: Double)? {
    var found: (left: Double, right: Double)?
    for (index, start) in points.enumerated() {
      let end = points[(index + 1) % points.count]
      guard min(start.y, end.y) <= y, y <= max(start.y, end.y) else { continue }
      let first = start.y == end.y ? start.x : start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x)
      let last = start.y == end.y ? end.x : first
      found = (
        min(found?.left ?? first, first, last), max(found?.right ?? first, first, last)
      )
    }
    return found
  }

  /// The stretch that a row of text can fill; nil if there is none.
  func row(top: Double, bottom: Double) -> (left: Double, right: Double)? {
    guard let upper = stretch(at: top), let lower = stretch(at: bottom) else { return nil }
    let row = (left: max(upper.left, lower.left), right: min(upper.right, lower.right))
    return row.right > row.left ? row : nil
  }
}

extension PictureRect {
  /// Whether anything of it is in another one; a line without area may be, too.
  func touches(_ other: PictureRect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }

  var area: Double { width * height }

  var center: PicturePoint { PicturePoint(x: minX + width / 2, y: minY + height / 2) }
}
