// SPDX-License-Identifier: Apache-2.0

/// The pinch by which a scroll view zooms (SV-15).
final class UIScrollViewPinchGestureRecognizer: UIPinchGestureRecognizer {
  override var isPartOfView: Bool { true }

  override init() {
    super.init()
    delaysTouchesEnded = false
  }

  /// It zooms while the pan of the same view scrolls.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethods.missing(preventedGestureRecognizer !== (view as? UIScrollView)?.pan)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethods.missing(preventingGestureRecognizer !== (view as? UIScrollView)?.pan)
  }
}
