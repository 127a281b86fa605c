// SPDX-License-Identifier: Apache-2.0

import Trace

/// Whether the scroll views around a view let it have a touch (SV-4).
@MainActor
enum ContentTouches {
  /// Asks the scroll views around a view, from the inside out; the first that says no withholds the touch from it.
  /// A scroll view is not asked about touches that hit itself.
  static func mayBegin(_ touch: UITouch, in view: UIView) -> Bool {
    for superview in view.selfAndSuperviews.dropFirst() {
      if let scrollView = superview as? UIScrollView, !allows(touch, in: view, scrollView) {
        withhold(touch, from: view, scrollView)
        return false
      }
    }
    return true
  }

  private static func allows(_ touch: UITouch, in view: UIView, _ scrollView: UIScrollView) -> Bool {
    let answer = scrollView.touchesShouldBegin([touch], with: touch.event, in: view)
    TraceRecorder.current?.recordQuestion(.touchesShouldBegin, scrollView, nil, nil, touch, answer)
    return answer
  }

  private static func withhold(_ touch: UITouch, from view: UIView, _ scrollView: UIScrollView) {
    touch.isWithheld = true
    touch.share.isOver = true
    let recorder = TraceRecorder.current
    recorder?.recordWithheld(
      touch, from: view,
      TraceReason(.touchesShouldBeginRefused, subject: recorder?.identifier(of: scrollView)))
  }
}
