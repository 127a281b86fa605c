// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace

/// Counts taps for a tap recognizer, and for the taps before a long press. Makes the recognizer fail when a finger
/// moves too far, or stays or pauses too long (GR-31).
@MainActor
final class TapSequence {
  /// The taps that were completed.
  private(set) var count = 0

  /// The fingers of the running tap or press.
  private(set) var current = LandedFingers()

  /// The fingers of the first tap, from touch-down on.
  private(set) var first: [UITouch] = []

  /// Where the first tap began, on the screen, in points.
  private var place: CGPoint?

  func reset() {
    count = 0
    current.removeAll()
    first = []
    place = nil
  }

  /// Takes new fingers. Too many, or a tap too far from the first, make the recognizer fail.
  func begin(_ touches: [UITouch], of recognizer: UIGestureRecognizer, fingers: Int, movement: CGFloat) {
    recognizer.stopTimer(TimerName.nextTap)
    current.add(touches)
    guard current.count <= fingers else {
      return recognizer.fail(with: current.count, allowed: fingers)
    }
    if count == 0 { first = current.touches }
    guard current.count == fingers else { return }
    guard let place else {
      place = current.start
      return
    }
    let distance = current.start.distance(to: place)
    if distance.exceeds(movement) {
      recognizer.wish(.failed, .movedTooFar, ["distance": distance, "allowed": movement])
    }
  }

  /// Makes the recognizer fail when a finger that goes down just now stays longer than a tap may take.
  func limitDuration(of recognizer: UIGestureRecognizer) {
    let allowed = recognizer.configuration.tapMaximumDuration
    recognizer.failWhenHeld(TimerName.longestTap, allowed: allowed)
  }

  /// Makes the recognizer fail when the next tap does not begin in time (GR-15).
  func limitInterval(of recognizer: UIGestureRecognizer) {
    let allowed = recognizer.configuration.tapInterval
    recognizer.startTimer(TimerName.nextTap, after: allowed, isLimit: true) { [weak recognizer] in
      recognizer?.wish(.failed, .nextTapLate, ["allowed": CGFloat(allowed)])
    }
  }

  /// Makes the recognizer fail when a finger moved farther than allowed.
  func checkMovement(of recognizer: UIGestureRecognizer, allowed: CGFloat) {
    let distance = current.farthestMove
    if distance.exceeds(allowed) {
      recognizer.wish(.failed, .movedTooFar, ["distance": distance, "allowed": allowed])
    }
  }

  /// Whether a tap is complete by the lift that happens. Too few fingers make the recognizer fail.
  func lift(of recognizer: UIGestureRecognizer, fingers: Int) -> Bool {
    guard current.count >= fingers else {
      recognizer.fail(with: current.count, needed: fingers)
      return false
    }
    guard current.areLifted else { return false }
    recognizer.stopTimer(TimerName.longestTap)
    count += 1
    current.removeAll()
    return true
  }

  private enum TimerName {
    static let nextTap = DeliveryTimer.nextTap.rawValue
    static let longestTap = DeliveryTimer.longestTap.rawValue
  }
}
