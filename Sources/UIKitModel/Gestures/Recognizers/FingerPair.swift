// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace

/// A pinch or a rotation, as far as the two fingers are concerned.
@MainActor
protocol FingerPairRecognizer: UIGestureRecognizer {
  var pair: FingerPair { get }

  /// Notes where the two fingers are when both are down, first or again.
  func start(at time: TimeInterval)

  /// Notes where the two fingers are by now.
  func move(at time: TimeInterval)

  /// Whether the fingers moved far enough to begin, and the numbers that say so.
  var movement: (isEnough: Bool, numbers: KeyValuePairs<String, CGFloat>) { get }
}

extension FingerPairRecognizer {
  /// What becomes of the gesture with fingers that come, move and go.
  func followPair(_ method: TouchesMethod, _ touches: Set<UITouch>, _ event: UIEvent) {
    switch method {
    case .began:
      if progress != .ended, pair.begin(touches, of: self, event) { start(at: event.timestamp) }
    case .moved:
      move(at: event.timestamp)
      let (isEnough, numbers) = movement
      pair.move(of: self, begins: isEnough, numbers)
    case .ended:
      move(at: event.timestamp)
      pair.lift(touches, of: self)
    case .cancelled: breakOffTouches()
    }
  }
}

/// The two fingers of a pinch or a rotation (GR-35). Others that come are ignored, and the view gets them.
@MainActor
final class FingerPair {
  private var fingers: [UITouch] = []

  /// Whether both fingers were down at a time.
  private var wasComplete = false

  /// Takes new fingers; those beyond two do not belong to the gesture. Whether the two are complete by this.
  func begin(_ touches: Set<UITouch>, of recognizer: UIGestureRecognizer, _ event: UIEvent) -> Bool {
    let new = recognizer.inOrder(touches)
    let room = 2 - fingers.count
    fingers += new.prefix(room)
    for touch in new.dropFirst(room) { recognizer.ignore(touch, for: event) }
    guard room > 0, fingers.count == 2 else { return false }
    wasComplete = true
    return true
  }

  /// Begins the gesture if the two moved far enough, by the numbers that say so, or goes on with it.
  func move(
    of recognizer: UIGestureRecognizer, begins: Bool, _ numbers: KeyValuePairs<String, CGFloat>
  ) {
    switch recognizer.progress {
    case .possible:
      if begins, vector != nil { recognizer.wish(.began, .movedFarEnough, numbers) }
    case .began, .changed:
      recognizer.wish(.changed, .touchesMoved)
    case .ended, .cancelled, .failed:
      break
    }
  }

  /// Lets fingers go. With one left the gesture stays as it is, and a new second finger resumes it; without fingers one
  /// that had begun is over, and an undecided one was none.
  func lift(_ touches: Set<UITouch>, of recognizer: UIGestureRecognizer) {
    fingers.removeAll { touches.contains($0) }
    guard fingers.isEmpty else { return }
    switch recognizer.progress {
    case .began, .changed:
      recognizer.wish(.ended, .touchesLifted)
    case .possible where wasComplete:
      recognizer.wish(.failed, .liftedTooSoon)
    case .possible:
      recognizer.fail(with: 1, needed: 2)
    case .ended, .cancelled, .failed:
      break
    }
  }

  func reset() {
    fingers = []
    wasComplete = false
  }

  /// From the first finger to the second, on the screen, in points; nil unless both are there.
  var vector: CGPoint? {
    guard fingers.count == 2 else { return nil }
    let (first, second) = (fingers[0].screenLocation, fingers[1].screenLocation)
    return CGPoint(x: second.x - first.x, y: second.y - first.y)
  }
}
