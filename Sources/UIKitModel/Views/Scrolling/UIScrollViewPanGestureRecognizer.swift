// SPDX-License-Identifier: Apache-2.0

import Trace

/// The pan by which a scroll view scrolls (SV-7).
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  override var isPartOfView: Bool { true }

  override init() {
    super.init()
    delaysTouchesEnded = false
  }

  /// The content loses its touches to the scroll view.
  override var takingReason: TraceReason {
    TraceReason(.scrollViewTookOver, subject: view.flatMap { TraceRecorder.current?.identifier(of: $0) })
  }
}
