// SPDX-License-Identifier: Apache-2.0

/// A point of a picture, in pixels.
package struct PicturePoint: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The point so far to the right of this one, and below it.
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

  /// The part in common; nil if there is none.
  func intersection(_ other: PictureRect) -> PictureRect? {
    guard intersects(other) else { return nil }
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return PictureRect(x: x, y: y, width: min(maxX, other.maxX) - x, height: min(maxY, other.maxY) - y)
  }
}
