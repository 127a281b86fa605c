// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

/// The tap by which a web page hears of clicks, which keeps taps on and around the web view from recognizing (OW-82).
///
/// WebKit attaches it to the view of the page's content, deep inside the web view. What the page does then it does not tell UIKit.
final class PageTapGestureRecognizer: UITapGestureRecognizer {
  override var isPartOfView: Bool { true }

  override var depthInView: Int { 2 }

  override init() {
    super.init()
    declaration = .named("WKSyntheticTapGestureRecognizer")
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  /// A touch on the page, and on no view that the app has added to it, if a tap of the app's would see it.
  override func concerns(_ touch: UITouch) -> Bool {
    guard configuration.pagesKeepTaps, let view, let touched = touch.view else { return false }
    let inside = touched.selfAndSuperviews.prefix { $0 !== view }
    return inside.allSatisfy { $0.declaration?.className?.hasPrefix(Self.prefix) == true }
      && touched.selfAndSuperviews.contains { around in
        around.gestureRecognizers?.contains { $0 is UITapGestureRecognizer && !$0.isPartOfView } == true
      }
  }

  /// How WebKit's classes begin.
  private static let prefix = "WK"

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view, preventedGestureRecognizer is UITapGestureRecognizer,
      let other = preventedGestureRecognizer.view,
      view.isDescendant(of: other) || other.isDescendant(of: view)
    else { return OptionalMethods.missing(false) }
    return super.canPrevent(preventedGestureRecognizer)
  }
}
