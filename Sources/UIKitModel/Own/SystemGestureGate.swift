// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

/// Delays touches that begin where the system has its own gesture, until the system gives them up (OW-1, OW-2).
///
/// Every window has one, from the first touch that concerns it. These are touches within
/// ``SimulationConfiguration/systemGestureEdge`` of the bottom of the screen, where a finger may start to go to the
/// home screen: the hit-test view gets them after ``SimulationConfiguration/systemGestureGateTimeout``, or when they
/// are lifted. It never acts, and takes no part in exclusion.
final class SystemGestureGateGestureRecognizer: UIGestureRecognizer {
  private static let timer = DeliveryTimer.systemGesture.rawValue

  override var isPartOfView: Bool { true }

  override init() {
    super.init()
    delaysTouchesBegan = true
    declaration = .named("_UISystemGestureGateGestureRecognizer")
  }

  override func concerns(_ touch: UITouch) -> Bool {
    (view as? UIWindow).map { Self.holds(touch, in: $0) } ?? false
  }

  /// Whether a touch begins where the system has a gesture that the app does not defer (OW-2, OW-3).
  static func holds(_ touch: UITouch, in window: UIWindow) -> Bool {
    let settings = window.configuration
    guard settings.hasSystemGestureGates, let height = window.application?.screenSize.height else {
      return false
    }
    let (y, edge) = (touch.screenLocation.y, settings.systemGestureEdge)
    if !(height - y).exceeds(edge) { return !window.defersSystemGestures(at: .bottom) }
    return settings.holdsTouchesAtTop && !y.exceeds(edge) && !window.defersSystemGestures(at: .top)
  }

  override func follow(_ method: TouchesMethod, _ touches: Set<UITouch>, _ event: UIEvent) {
    switch method {
    case .began:
      guard timers[Self.timer] == nil else { return }
      let timeout = configuration.systemGestureGateTimeout
      startTimer(Self.timer, after: timeout) { [weak self] in
        self?.wish(.failed, because: TraceReason(.delayOver, numbers: [.duration: timeout]))
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

extension UIWindow {
  /// Whether the controller that fills the screen gives the app's gestures precedence at an edge (OW-3). A container
  /// asks the child that it names.
  fileprivate final func defersSystemGestures(at edge: UIRectEdge) -> Bool {
    var controller = rootViewController
    while let current = controller, current.presentsFullScreen,
      let presented = current.presentedViewController
    {
      controller = presented
    }
    var seen: Set<ObjectIdentifier> = []
    while let current = controller, seen.insert(ObjectIdentifier(current)).inserted,
      let child = current.childForScreenEdgesDeferringSystemGestures
    {
      controller = child
    }
    return controller?.preferredScreenEdgesDeferringSystemGestures.contains(edge) ?? false
  }
}
