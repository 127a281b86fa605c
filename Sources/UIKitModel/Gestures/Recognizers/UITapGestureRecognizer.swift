// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Trace

/// Recognizes one tap or several, of one finger or several, at the last lift (GR-31).
///
/// The fingers of one tap may land and be lifted at different times. It fails when a finger stays longer than
/// ``SimulationConfiguration/tapMaximumDuration`` or moves farther than ``SimulationConfiguration/tapMovement``, when
/// there are more or fewer fingers, or when the next tap does not begin within
/// ``SimulationConfiguration/tapInterval`` or begins too far from the first.
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make the gesture.
  open var numberOfTapsRequired = 1

  /// How many fingers tap.
  open var numberOfTouchesRequired = 1

  private let taps = TapSequence()

  override class func make() -> UIGestureRecognizer { UITapGestureRecognizer() }

  nonisolated override class var properties: [UIKitProperty] {
    [
      UIKitProperty(
        "numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired, "how many taps", rule: "GR-15",
        type: .integer(1...1_000), usual: 1, record: .always),
      UIKitProperty(
        "numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired, "how many fingers",
        rule: "GR-31", type: .fingers, usual: 1, record: .always),
    ]
  }

  /// The tap is over with the lift of its last finger.
  override func follow(_ method: TouchesMethod, _ touches: Set<UITouch>, _ event: UIEvent) {
    guard progress == .possible else { return }
    switch method {
    case .began:
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
        wish(.ended, .tapsCompleted, ["taps": CGFloat(taps.count)])
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

  /// The middle of the first tap's fingers in a view's bounds coordinates, nil for the window's, in points (GR-31).
  open override func location(in view: UIView?) -> CGPoint {
    CGPoint(centerOf: taps.first.map { $0.location(in: view) })
  }

  /// Where one of the first tap's fingers is in a view's bounds coordinates, nil for the window's, in points.
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    taps.first.indices.contains(touchIndex) ? taps.first[touchIndex].location(in: view) : .zero
  }

  /// The number of fingers of the first tap.
  open override var numberOfTouches: Int { taps.first.count }

  /// A tap that needs more taps goes first: what needs fewer cannot prevent it, and is prevented by it (GR-21).
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
