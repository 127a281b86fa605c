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
