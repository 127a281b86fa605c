// SPDX-License-Identifier: Apache-2.0

import Trace

/// The pan by which a scroll view scrolls (SV-7).
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  override var isPartOfView: Bool { true }

  /// The content follows the fingers that move (SV-12).
  override var restingFingers: FingerTravel.Resting {
    configuration.scrollsWithMovingFingers ? .areIgnored : .hold
  }

  /// A finger on content that still moves stops it, and begins a drag at once (SV-11).
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if progress == .possible, (view as? UIScrollView)?.catchContent() ?? false {
      wish(.began, because: TraceReason(.stoppedContent))
    }
  }

  override init() {
    super.init()
    delaysTouchesEnded = false
  }

  /// The content loses its touches to the scroll view.
  override var takingReason: TraceReason {
    TraceReason(.scrollViewTookOver, subject: view.flatMap { TraceRecorder.current?.identifier(of: $0) })
  }
}
