// SPDX-License-Identifier: Apache-2.0

import Foundation

extension CGPoint {
  /// The middle of points; zero without any.
  init(centerOf points: [CGPoint]) {
    guard !points.isEmpty else {
      self = .zero
      return
    }
    self.init(
      x: points.reduce(0) { $0 + $1.x } / CGFloat(points.count),
      y: points.reduce(0) { $0 + $1.y } / CGFloat(points.count))
  }

  /// The straight distance to another point.
  func distance(to other: CGPoint) -> CGFloat {
    let (x, y) = (other.x - x, other.y - y)
    return (x * x + y * y).squareRoot()
  }
}

extension CGFloat {
  /// Sums of decimal fractions and square roots are not exact: what differs by less than this counts as equal.
  private static let gestureTolerance: CGFloat = 1e-9

  /// Whether the value is beyond a limit that is itself allowed.
  func exceeds(_ limit: CGFloat) -> Bool { self > limit + Self.gestureTolerance }

  /// Whether the value is a threshold or beyond it.
  func reaches(_ threshold: CGFloat) -> Bool { self >= threshold - Self.gestureTolerance }
}
