// SPDX-License-Identifier: Apache-2.0

public import FoundationTypes
import Trace

/// Recognizes one or more taps of one or more fingers, at the last lift (GR-31).
///
/// The fingers of one tap may land and be lifted at different times. The recognizer fails if a finger stays longer than
/// ``SimulationConfiguration/tapMaximumDuration`` or moves farther than ``SimulationConfiguration/tapMovement``, if
/// there are too many or too few fingers, or if the next tap begins later than ``SimulationConfiguration/tapInterval``
/// or too far from the first.
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps required.
  open var numberOfTapsRequired = 1

  /// The number of fingers required.
  open var numberOfTouchesRequired = 1

  /// The buttons that a click with a pointing device must press (OW-61). A finger counts as the primary button.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  private let taps = TapSequence()

  override class func make() -> UIGestureRecognizer { UITapGestureRecognizer() }

  nonisolated override class var properties: [UIKitProperty] {
    [
      UIKitProperty(
        "numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired, "how many taps", rule: "GR-15",
        type: .integer(1...1_000), defaultValue: 1, record: .always),
      UIKitProperty(
        "numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired, "how many fingers",
        rule: "GR-31", type: .fingers, defaultValue: 1, record: .always),
      UIKitProperty(
        "buttonMaskRequired", \UITapGestureRecognizer.buttonMaskRequired,
        "the button of a pointing device with which a click counts", rule: "OW-61", defaultValue: .primary,
        attribute: .none),
    ]
  }

  /// Counts a tap when its last finger is lifted.
  override func follow(_ method: TouchesMethod, _ touches: Set<UITouch>, _ event: UIEvent) {
    guard progress == .possible else { return }
    switch method {
    case .began:
      // Only a click has a button (OW-61).
      let isClick = touches.contains { $0.type == .indirectPointer }
      if isClick, buttonMask != buttonMaskRequired { return wish(.failed, .otherButton) }
      let isNewTap = taps.current.isEmpty
      let movement = configuration.tapMovement
      taps.begin(inOrder(touches), of: self, fingers: numberOfTouchesRequired, movement: movement)
      if isNewTap, progress == .possible { taps.limitDuration(of: self) }
    case .moved:
      taps.checkMovement(of: self, allowed: configuration.tapMovement)
    case .ended:
      taps.checkMovement(of: self, allowed: configuration.tapMovement)
      guard progress == .possible, taps.lift(of: self, fingers: numberOfTouchesRequired) else { return }
      if taps.count >= numberOfTapsRequired {
        wish(.ended, .tapsCompleted, [.taps: CGFloat(taps.count)])
      } else {
        taps.limitInterval(of: self)
      }
    case .cancelled:
      wish(.failed, .touchesCancelled)
    }
  }

  /// Forgets the taps (GR-10).
  open override func reset() {
    super.reset()
    taps.reset()
  }

  /// Returns the centre of the first tap's fingers in a view's bounds coordinates, in points; nil stands for the window
  /// (GR-31).
  open override func location(in view: UIView?) -> CGPoint {
    CGPoint(centerOf: taps.first.map { $0.location(in: view) })
  }

  /// Returns the position of one of the first tap's fingers in a view's bounds coordinates, in points; nil stands for
  /// the window.
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    taps.first.indices.contains(touchIndex) ? taps.first[touchIndex].location(in: view) : .zero
  }

  /// The number of fingers of the first tap.
  open override var numberOfTouches: Int { taps.first.count }

  /// A recognizer that needs more taps is settled first: one that needs fewer cannot prevent it, but is prevented
  /// (GR-21).
  override var tapsNeeded: Int? { numberOfTapsRequired }

  /// A tap never prevents a tap that needs more (GR-21).
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    if let tap = preventedGestureRecognizer as? UITapGestureRecognizer,
      tap.numberOfTapsRequired > numberOfTapsRequired
    {
      return false
    }
    return super.canPrevent(preventedGestureRecognizer)
  }

  /// A tap is never prevented by a tap that needs fewer (GR-21).
  open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    if let tap = preventingGestureRecognizer as? UITapGestureRecognizer,
      tap.numberOfTapsRequired < numberOfTapsRequired
    {
      return false
    }
    return super.canBePrevented(by: preventingGestureRecognizer)
  }
}
