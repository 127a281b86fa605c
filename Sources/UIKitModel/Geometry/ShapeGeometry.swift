// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Containment in the shapes that touch areas are made of.
enum ShapeGeometry {
  /// The oval that fills the rectangle, edge included.
  static func oval(_ rect: CGRect, contains point: CGPoint) -> Bool {
    guard rect.width > 0, rect.height > 0 else { return false }
    let x = (point.x - rect.midX) / (rect.width / 2)
    let y = (point.y - rect.midY) / (rect.height / 2)
    return x * x + y * y <= 1
  }

  /// A circle, edge included.
  static func circle(center: CGPoint, radius: CGFloat, contains point: CGPoint) -> Bool {
    let (x, y) = (point.x - center.x, point.y - center.y)
    return x * x + y * y <= radius * radius
  }

  /// A rectangle whose corners are quarter circles; the radius is at most half of the shorter side.
  static func roundedRect(_ rect: CGRect, cornerRadius: CGFloat, contains point: CGPoint) -> Bool {
    guard rect.containsHalfOpen(point) else { return false }
    let radius = max(0, min(cornerRadius, min(rect.width, rect.height) / 2))
    let x = min(max(point.x, rect.minX + radius), rect.maxX - radius)
    let y = min(max(point.y, rect.minY + radius), rect.maxY - radius)
    return circle(center: CGPoint(x: x, y: y), radius: radius, contains: point)
      || (x == point.x && y == point.y)
  }

  /// A closed polygon, by the even-odd or the winding rule.
  static func polygon(_ points: [CGPoint], evenOdd: Bool, contains point: CGPoint) -> Bool {
    guard var previous = points.last, points.count > 2 else { return false }
    var winding = 0
    var crossings = 0
    for current in points {
      if (previous.y <= point.y) != (current.y <= point.y) {
        let along = (point.y - previous.y) / (current.y - previous.y)
        if point.x < previous.x + along * (current.x - previous.x) {
          crossings += 1
          winding += current.y > previous.y ? 1 : -1
        }
      }
      previous = current
    }
    return evenOdd ? crossings % 2 == 1 : winding != 0
  }
}
