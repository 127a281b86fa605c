// SPDX-License-Identifier: Apache-2.0

public import FoundationTypes
import Trace

/// Recognizes fingers that stay down (GR-32).
///
/// It begins when the fingers have been down long enough without moving too far, changes with every move, however far,
/// and ends with the lift. It may require taps before the press.
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the fingers must stay, in seconds; by default ``SimulationConfiguration/longPressMinimumDuration``.
  open var minimumPressDuration: TimeInterval {
    get { ownDuration ?? configuration.longPressMinimumDuration }
    set { ownDuration = newValue }
  }

  /// How far a finger may move before the press begins, in points on the screen; by default
  /// ``SimulationConfiguration/longPressAllowableMovement``.
  open var allowableMovement: CGFloat {
    get { ownMovement ?? configuration.longPressAllowableMovement }
    set { ownMovement = newValue }
  }

  /// The number of taps required before the press.
  open var numberOfTapsRequired = 0

  /// The number of fingers required.
  open var numberOfTouchesRequired = 1

  private var ownDuration: TimeInterval?
  private var ownMovement: CGFloat?
  private let taps = TapSequence()
  private static let press = DeliveryTimer.press.rawValue

  /// Whether the taps before the press were made.
  private var isPress: Bool { taps.count >= numberOfTapsRequired }

  override class func make() -> UIGestureRecognizer { UILongPressGestureRecognizer() }

  nonisolated override class var properties: [UIKitProperty] {
    [
      UIKitProperty(
        "numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired, "how many taps before it",
        rule: "GR-32", defaultValue: 0, record: .always),
      UIKitProperty(
        "numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired, "how many fingers",
        rule: "GR-32", type: .fingers, defaultValue: 1, record: .always),
      UIKitProperty(
        "minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration,
        "how long the fingers are down, in seconds", rule: "GR-32", type: .number(PropertyType.lengths),
        defaultValue: 0.5, record: .always),
      UIKitProperty(
        "allowableMovement", \UILongPressGestureRecognizer.allowableMovement,
        "how far the fingers may move before it begins, in points", rule: "GR-32",
        type: .number(PropertyType.lengths), defaultValue: 10, record: .always),
    ]
  }

  /// Follows the taps before the press and then the press. Ignores fingers that come after the press has begun.
  override func follow(_ method: TouchesMethod, _ touches: Set<UITouch>, _ event: UIEvent) {
    switch (method, progress) {
    case (.began, .possible): begin(touches, event)
    case (.began, .began), (.began, .changed):
      for touch in inOrder(touches) { ignore(touch, for: event) }
    case (.moved, .possible): taps.checkMovement(of: self, allowed: allowedMovement)
    case (.moved, .began), (.moved, .changed): wish(.changed, .touchesMoved)
    case (.ended, .possible):
      taps.checkMovement(of: self, allowed: allowedMovement)
      if progress == .possible { liftBeforePress() }
    case (.ended, .began), (.ended, .changed): wish(.ended, .touchesLifted)
    case (.cancelled, _): breakOffTouches()
    default: break
    }
  }

  private func begin(_ touches: Set<UITouch>, _ event: UIEvent) {
    let isFirst = taps.current.isEmpty
    let movement = configuration.tapMovement
    taps.begin(inOrder(touches), of: self, fingers: numberOfTouchesRequired, movement: movement)
    guard progress == .possible else { return }
    if isPress {
      if taps.current.count == numberOfTouchesRequired { startPress(at: event.timestamp) }
    } else if isFirst {
      taps.limitDuration(of: self)
    }
  }

  private func startPress(at start: TimeInterval) {
    guard minimumPressDuration > 0 else { return wish(.began, .heldLongEnough, [.duration: 0]) }
    startTimer(Self.press, after: minimumPressDuration) { [weak self] in
      guard let self else { return }
      wish(.began, .heldLongEnough, [.duration: CGFloat(now - start)])
    }
  }

  private var allowedMovement: CGFloat { isPress ? allowableMovement : configuration.tapMovement }

  private func liftBeforePress() {
    if isPress, taps.current.count >= numberOfTouchesRequired { return wish(.failed, .liftedTooSoon) }
    if taps.lift(of: self, fingers: numberOfTouchesRequired) { taps.limitInterval(of: self) }
  }

  /// Forgets taps and press (GR-10).
  open override func reset() {
    super.reset()
    taps.reset()
  }
}
