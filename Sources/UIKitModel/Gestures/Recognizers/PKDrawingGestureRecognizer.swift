// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

/// The `drawingGestureRecognizer` by which a canvas of PencilKit draws with a finger (OW-95).
///
/// The line follows the finger at once, but the recognizer begins only when the finger has gone a long way. Until then any
/// other recognizer may prevent it, and the line is gone. Its gesture ends with the lift, however short the way was. A second
/// finger makes it fail before it has begun.
@MainActor
final class PKDrawingGestureRecognizer: UIGestureRecognizer {
  /// How far a finger goes before the drawing has begun, in points.
  private static let threshold: CGFloat = 163

  private var fingers = LandedFingers()

  override class func make() -> UIGestureRecognizer { PKDrawingGestureRecognizer() }

  override init() {
    super.init()
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  override func follow(_ method: TouchesMethod, _ touches: Set<UITouch>, _ event: UIEvent) {
    switch (method, progress) {
    case (.began, .possible):
      fingers.add(inOrder(touches))
      if fingers.count > 1 { fail(with: fingers.count, allowed: 1) }
    case (.began, .began), (.began, .changed):
      for touch in inOrder(touches) where !fingers.touches.contains(touch) { ignore(touch, for: event) }
    case (.moved, .possible):
      let way = fingers.farthestMove
      if way.exceeds(Self.threshold) {
        wish(.began, .movedFarEnough, [.distance: way, .needed: Self.threshold])
      }
    case (.moved, .began), (.moved, .changed): wish(.changed, .touchesMoved)
    case (.ended, .possible), (.ended, .began), (.ended, .changed): wish(.ended, .touchesLifted)
    case (.cancelled, _): breakOffTouches()
    default: break
    }
  }

  /// Forgets the finger (GR-10).
  override func reset() {
    super.reset()
    fingers.removeAll()
  }
}
