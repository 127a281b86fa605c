// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace

/// Withholds the touches in a scroll view for a while, so that a drag that comes soon is none of the content's
/// business (SV-1, SV-2).
///
/// It recognizes nothing and delays touches as any recognizer with `delaysTouchesBegan` does (GR-24), those included
/// that hit the scroll view itself: such a recognizer makes no difference between its view and what is in it. It
/// fails, which lets the view have the touches, when the time is up or a finger is lifted, or when the scroll view
/// finds that the drag does not scroll. When the pan begins it fails as well, but then the touches are the pan's.
final class UIScrollViewDelayedTouchesBeganGestureRecognizer: UIGestureRecognizer {
  override var isPartOfView: Bool { true }

  private static let timer = DeliveryTimer.contentTouches.rawValue

  override init() {
    super.init()
    delaysTouchesBegan = true
  }

  override func follow(_ method: TouchesMethod, _ touches: Set<UITouch>, _ event: UIEvent) {
    switch method {
    case .began where timers[Self.timer] == nil: startTimer()
    case .began, .moved: break
    case .ended: wish(.failed, .touchesLifted)
    case .cancelled: wish(.failed, .touchesCancelled)
    }
  }

  private func startTimer() {
    let delay = configuration.contentTouchDelay
    startTimer(Self.timer, after: delay) { [weak self] in
      self?.wish(.failed, because: TraceReason(.heldLongEnough, numbers: ["duration": delay]))
    }
  }

  /// Only the pan and the pinch of the same view settle what it waits for.
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    let scrollView = view as? UIScrollView
    return OptionalMethods.missing(
      preventingGestureRecognizer === scrollView?.pan || preventingGestureRecognizer === scrollView?.pinch)
  }
}
