// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The gestures by which system controls work, and which they keep from recognizers of their superviews
/// (GR-38).
///
/// Subclasses of a system control are like it. Plain controls, text fields and others have none (GR-42).
@MainActor
enum OwnGesture {
  /// Whether what a recognizer is about to recognize is the control's own gesture.
  static func isSame(as recognizer: UIGestureRecognizer, of control: UIControl) -> Bool {
    switch control {
    case is UIButton, is UIStepper, is UISegmentedControl, is UIPageControl:
      isPlainTap(recognizer)
    case let toggle as UISwitch:
      isPlainTap(recognizer) || isPan(recognizer, along: toggle)
    case let slider as UISlider:
      isSwipe(recognizer, along: slider)
    default:
      false
    }
  }

  /// One tap of one finger.
  private static func isPlainTap(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let tap = recognizer as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  /// A pan of one finger, more along the switch than across it. The whole switch counts as its thumb.
  private static func isPan(_ recognizer: UIGestureRecognizer, along toggle: UISwitch) -> Bool {
    guard recognizer is UIPanGestureRecognizer, let touch = onlyTouch(of: recognizer) else { return false }
    return isParallel(touch, to: toggle)
  }

  /// A swipe of one finger, more along the track than across it, that began on the thumb.
  private static func isSwipe(_ recognizer: UIGestureRecognizer, along slider: UISlider) -> Bool {
    guard recognizer is UISwipeGestureRecognizer, let touch = onlyTouch(of: recognizer) else { return false }
    return isParallel(touch, to: slider) && slider.isHeldByThumb(touch)
  }

  private static func onlyTouch(of recognizer: UIGestureRecognizer) -> UITouch? {
    recognizer.attemptTouches.count == 1 ? recognizer.attemptTouches.first : nil
  }

  private static func isParallel(_ touch: UITouch, to control: UIControl) -> Bool {
    let (start, location) = (touch.start(in: control), touch.location(in: control))
    return abs(location.x - start.x) > abs(location.y - start.y)
  }
}
