// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The fingers of one tap, press or swipe: where each went down, and where it is. In points on the screen.
@MainActor
struct LandedFingers {
  private var fingers: [(touch: UITouch, start: CGPoint)] = []

  /// How many fingers went down, lifted ones included.
  var count: Int { fingers.count }

  var isEmpty: Bool { fingers.isEmpty }

  var touches: [UITouch] { fingers.map(\.touch) }

  /// Whether no finger is down any more.
  var areLifted: Bool { fingers.allSatisfy(\.touch.isLifted) }

  mutating func add(_ touches: [UITouch]) {
    for touch in touches { fingers.append((touch, touch.screenLocation)) }
  }

  mutating func removeAll() {
    fingers = []
  }

  /// The farthest that a finger is from where it went down.
  var farthestMove: CGFloat {
    fingers.map { $0.touch.screenLocation.distance(to: $0.start) }.max() ?? 0
  }

  /// The middle of the places where the fingers went down.
  var start: CGPoint { CGPoint(centerOf: fingers.map(\.start)) }

  /// How far the middle of the fingers is from where it was.
  var movement: CGPoint {
    let center = CGPoint(centerOf: fingers.map(\.touch.screenLocation))
    return CGPoint(x: center.x - start.x, y: center.y - start.y)
  }
}

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
