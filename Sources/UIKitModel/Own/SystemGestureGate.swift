// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace

/// Holds touches back that begin where the system has a gesture of its own, until the system gives them up (OW-1, OW-2).
///
/// Every window has one, from the first touch on that is its business. Touches that begin within ``SimulationConfiguration/systemGestureEdge`` of the bottom of the
/// screen are its business, where a finger from the edge may be on its way to the home screen: their view gets them when
/// ``SimulationConfiguration/systemGestureGateTimeout`` is over, or when they are lifted. It never acts, and takes no part
/// in exclusion.
final class SystemGestureGateGestureRecognizer: UIGestureRecognizer {
  private static let timer = DeliveryTimer.systemGesture.rawValue

  override var isPartOfView: Bool { true }

  override init() {
    super.init()
    delaysTouchesBegan = true
    declaration = .named("_UISystemGestureGateGestureRecognizer")
  }

  override func concerns(_ touch: UITouch) -> Bool {
    Self.holds(touch, configuration, screen: application?.screenSize)
  }

  /// Whether a touch begins where the system has a gesture, on a screen of a size in points.
  static func holds(_ touch: UITouch, _ configuration: SimulationConfiguration, screen: CGSize?) -> Bool {
    guard configuration.hasSystemGestureGates, let height = screen?.height else { return false }
    return !(height - touch.screenLocation.y).exceeds(configuration.systemGestureEdge)
  }

  override func follow(_ method: TouchesMethod, _ touches: Set<UITouch>, _ event: UIEvent) {
    switch method {
    case .began:
      guard timers[Self.timer] == nil else { return }
      let timeout = configuration.systemGestureGateTimeout
      startTimer(Self.timer, after: timeout) { [weak self] in
        self?.wish(.failed, because: TraceReason(.heldLongEnough, numbers: ["duration": timeout]))
      }
    case .moved: break
    case .ended: wish(.failed, .touchesLifted)
    case .cancelled: wish(.failed, .touchesCancelled)
    }
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethods.missing(false)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethods.missing(false)
  }
}
