// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The way of the middle of several fingers, on the screen, in points. It does not jump when fingers come or go
/// (GR-12).
@MainActor
struct FingerTravel {
  /// What fingers that rest do to the way of the others (SV-12).
  enum Resting {
    /// They count: of two of which one moves, the middle goes half the way.
    case count
    /// They do not count.
    case areIgnored
    /// Nothing moves while one rests.
    case hold
  }

  let resting: Resting

  init(resting: Resting) {
    self.resting = resting
  }

  private var fingers: [(touch: UITouch, last: CGPoint)] = []

  /// The way since the last reset.
  private(set) var way = CGPoint.zero

  /// The speed along x, in points per second.
  private(set) var speedX = Speed()

  /// The speed along y, in points per second.
  private(set) var speedY = Speed()

  var count: Int { fingers.count }

  mutating func add(_ touches: [UITouch], at time: TimeInterval) {
    move(at: time)
    for touch in touches { fingers.append((touch, touch.screenLocation)) }
  }

  mutating func remove(_ touches: Set<UITouch>, at time: TimeInterval) {
    move(at: time)
    fingers.removeAll { touches.contains($0.touch) }
  }

  /// Notes where the fingers are: their middle moved by the mean of their own ways, resting ones counted or not.
  mutating func move(at time: TimeInterval) {
    let moving = fingers.count { $0.touch.screenLocation != $0.last }
    let count = CGFloat(resting == .areIgnored ? moving : fingers.count)
    let isHeld = resting == .hold && moving < fingers.count
    var step = CGPoint.zero
    for index in fingers.indices where fingers[index].touch.screenLocation != fingers[index].last {
      let location = fingers[index].touch.screenLocation
      step.x += (location.x - fingers[index].last.x) / count
      step.y += (location.y - fingers[index].last.y) / count
      fingers[index].last = location
    }
    if isHeld { step = .zero }
    way.x += step.x
    way.y += step.y
    let moved = step != .zero
    speedX.note(step.x, moved: moved, at: time)
    speedY.note(step.y, moved: moved, at: time)
  }

  /// Counts the way and the speed from a point on, as if the fingers rested until then.
  mutating func restart(at time: TimeInterval) {
    way = .zero
    speedX.reset(at: time)
    speedY.reset(at: time)
  }
}
