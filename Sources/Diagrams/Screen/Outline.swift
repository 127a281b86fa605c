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

  /// The part inside another outline; nil if nothing is left.
  func clipped(to other: Outline) -> Outline? {
    let sign: Double = other.doubleArea < 0 ? -1 : 1
    var result = points
    for (index, start) in other.points.enumerated() {
      let end = other.points[(index + 1) % other.points.count]
      func side(_ point: PicturePoint) -> Double {
        sign * ((end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x))
      }
      let input = result
      result = []
      for (position, current) in input.enumerated() {
        let previous = input[(position + input.count - 1) % input.count]
        let (here, there) = (side(current), side(previous))
        if (here < 0) != (there < 0), here != there {
          let share = there / (there - here)
          result.append(
            PicturePoint(
              x: previous.x + share * (current.x - previous.x),
              y: previous.y + share * (current.y - previous.y)))
        }
        if here >= 0 { result.append(current) }
      }
      if result.count < 3 { return nil }
    }
    let clipped = Outline(points: result)
    return clipped.area > 1e-6 ? clipped : nil
  }

  /// The stretch from left to right that a horizontal line has inside.
  private func stretch(at y: Double) -> (left: Double, right: Double)? {
    var found: (left: Double, right: Double)?
    for (index, start) in points.enumerated() {
      let end = points[(index + 1) % points.count]
      guard min(start.y, end.y) <= y, y <= max(start.y, end.y) else { continue }
      let crossings =
        start.y == end.y
        ? [start.x, end.x] : [start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x)]
      for x in crossings {
        found = (min(found?.left ?? x, x), max(found?.right ?? x, x))
      }
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
