// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

/// Delivers button presses to the taps and long presses that follow them: those of the first responder's view and its
/// superviews, or of the key window's root view if there is no first responder (OW-63).
///
/// Each press is represented by a touch, so that the arbiter decides by the same rules.
@MainActor
enum PressRecognizers {
  /// Lets recognizers follow a press, before responders receive it.
  static func follow(_ press: UIPress, _ event: UIPressesEvent, from first: UIResponder, in window: UIWindow)
  {
    guard let gestures = window.application?.gestures else { return }
    if press.phase == .began { begin(press, event, from: first, in: window) }
    guard let stand = press.stand, let recognizers = stand.gestureRecognizers else { return }
    let method: TouchesMethod =
      switch press.phase {
      case .began: .began
      case .ended: .ended
      case .cancelled: .cancelled
      case .changed, .stationary: .moved
      }
    gestures.turns.deliver {
      gestures.deliver {
        if method == .ended || method == .cancelled { stand.isLifted = true }
        for recognizer in recognizers { recognizer.follow(method, [stand], event) }
      }
      gestures.finish()
    }
  }

  private static func begin(
    _ press: UIPress, _ event: UIPressesEvent, from first: UIResponder, in window: UIWindow
  ) {
    let view =
      first as? UIView ?? (first as? UIViewController)?.viewIfLoaded ?? window
    let start = view === window ? window.rootViewController?.viewIfLoaded ?? window : view
    let recognizers = start.selfAndSuperviews.flatMap { $0.attachedRecognizers.reversed() }.filter {
      $0.isEnabled && $0.pressTypes.contains(press.type) && $0.committedState == .possible
        && GestureQuestions.shouldReceive(event, $0)
    }
    guard !recognizers.isEmpty else { return }
    let stand = UITouch(standingFor: press, in: start)
    stand.gestureRecognizers = recognizers
    press.stand = stand
    window.application?.gestures.assign(stand, to: recognizers)
  }
}

extension UIPress {
  /// Whether a recognizer took the press from responders, which then receive `pressesCancelled`.
  final var isTaken: Bool { stand?.share.taker != nil }
}
