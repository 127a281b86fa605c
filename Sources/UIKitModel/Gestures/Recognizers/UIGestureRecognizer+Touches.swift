// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace

extension UIGestureRecognizer {
  /// Asks for a transition and says why, with the distances, times or numbers of fingers that decided.
  final func wish(_ state: State, _ code: TraceReason.Code, _ numbers: KeyValuePairs<String, CGFloat> = [:]) {
    let rounded = numbers.map { ($0.key, Double(traced: $0.value)) }
    wish(state, because: TraceReason(code, numbers: Dictionary(rounded, uniquingKeysWith: { $1 })))
  }

  /// Fails because of more fingers than allowed.
  final func fail(with fingers: Int, allowed: Int) {
    wish(.failed, .tooManyTouches, ["touches": CGFloat(fingers), "allowed": CGFloat(allowed)])
  }

  /// Fails because of fewer fingers than needed.
  final func fail(with fingers: Int, needed: Int) {
    wish(.failed, .tooFewTouches, ["touches": CGFloat(fingers), "needed": CGFloat(needed)])
  }

  /// The touches of a call, in the order of touch-down.
  final func inOrder(_ touches: Set<UITouch>) -> [UITouch] {
    activeTouches.filter { touches.contains($0) }
  }

  /// Starts a timer that makes the recognizer fail when fingers that go down just now stay longer than allowed, in
  /// seconds.
  final func failWhenHeld(_ timer: String, allowed: TimeInterval) {
    let start = now
    startTimer(timer, after: allowed, isLimit: true) { [weak self] in
      guard let self else { return }
      wish(.failed, .heldTooLong, ["duration": CGFloat(now - start), "allowed": CGFloat(allowed)])
    }
  }

  /// The system took touches away: what had begun is cancelled, what was undecided or waits for others fails (TE-14,
  /// GR-9).
  final func breakOffTouches() {
    switch progress {
    case .possible: wish(.failed, .touchesCancelled)
    case .began, .changed: wish(committedState == .possible ? .failed : .cancelled, .touchesCancelled)
    case .ended, .cancelled, .failed: break
    }
  }

  // MARK: - Movements

  /// A movement on the screen, in points of a view's bounds; nil stands for the window. Zero where no movement in the
  /// view corresponds (HT-21).
  final func vector(_ movement: CGPoint, in view: UIView?) -> CGPoint {
    guard let window = gestureWindow else { return movement }
    return Self.difference(
      window.convertFromScreen(movement, to: view), window.convertFromScreen(.zero, to: view))
  }

  /// A movement in points of a view's bounds, on the screen; nil stands for the window.
  final func screenVector(_ movement: CGPoint, in view: UIView?) -> CGPoint {
    guard let window = gestureWindow else { return movement }
    func converted(_ point: CGPoint) -> CGPoint {
      window.layer.pointToSuperlayer(view?.convert(point, to: window) ?? point)
    }
    return Self.difference(converted(movement), converted(.zero))
  }

  /// The window that the gesture's touches are in.
  private var gestureWindow: UIWindow? { attemptTouches.first?.window ?? view?.window }

  private static func difference(_ end: CGPoint?, _ start: CGPoint?) -> CGPoint {
    guard let end, let start else { return .zero }
    let difference = CGPoint(x: end.x - start.x, y: end.y - start.y)
    return difference.x.isFinite && difference.y.isFinite ? difference : .zero
  }
}
