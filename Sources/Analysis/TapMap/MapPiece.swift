// SPDX-License-Identifier: Apache-2.0

import Trace

/// A convex polygon with what is asked about it again and again.
struct MapPiece {
  /// Areas below this are noise of rounding, in square points.
  static let leastArea = 1e-3

  /// The corners in order, clockwise as one sees them.
  let corners: [TracePoint]

  let area: Double
  let box: TraceRect

  /// Whether it is its box.
  private let isUprightRectangle: Bool

  /// Creates a polygon from its corners in either order; nil if it has no area.
  init?(_ corners: [TracePoint]) {
    let area = Self.area(corners)
    guard area != 0, area.isFinite, let box = TraceRect.enclosing(corners) else { return nil }
    self.corners = area > 0 ? corners : corners.reversed()
    self.area = abs(area)
    self.box = box
    isUprightRectangle = abs(area) >= box.size.width * box.size.height * (1 - 1e-12)
  }

  /// A point well inside, in whole points if one of these is; else in tenths.
  var middle: TracePoint {
    let count = Double(corners.count)
    let x = corners.map(\.x).reduce(0, +) / count
    let y = corners.map(\.y).reduce(0, +) / count
    for parts in [1.0, 2, 10] {
      let point = TracePoint(x: (x * parts).rounded() / parts, y: (y * parts).rounded() / parts)
      if contains(point) { return point }
    }
    return TracePoint(x: x, y: y)
  }

  /// Whether a point lies inside, and not on an edge.
  private func contains(_ point: TracePoint) -> Bool {
    var start = corners[corners.count - 1]
    for end in corners {
      guard (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x) > 1e-6 else {
        return false
      }
      start = end
    }
    return true
  }

  /// Whether the box around it has area in common with another.
  private func meets(_ other: TraceRect) -> Bool {
    box.minX < other.maxX && other.minX < box.maxX && box.minY < other.maxY && other.minY < box.maxY
  }

  /// The area that two polygons have in common.
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

  /// The part of a convex polygon to the right of the way from one point to another, on a screen whose y grows
  /// downwards.
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

  /// The area within corners, positive if they are in clockwise order.
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
