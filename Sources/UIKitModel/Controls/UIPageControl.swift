// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A control that shows a page as a row of dots: a tap on the left half goes a page back, one on the right
/// half a page on.
@MainActor
open class UIPageControl: UIControl {
  override class var isMadeOfSubviews: Bool { true }

  /// The number of pages.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = page
    }
  }

  /// The page, from 0 to the last. Setting it sends nothing (UC-12).
  open var currentPage: Int {
    get { page }
    set { page = min(max(newValue, 0), max(numberOfPages - 1, 0)) }
  }

  private var page = 0 {
    didSet { noteChange(of: "currentPage", from: oldValue, to: page) }
  }

  override func eventsOfLift(_ touch: UITouch, isInside: Bool) -> [Event] {
    guard isInside else { return [] }
    let old = currentPage
    currentPage += touch.location(in: self).x < bounds.midX ? -1 : 1
    return currentPage == old ? [] : [.valueChanged]
  }
}
