// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

/// How a controller behaves as a popover (OW-22).
@MainActor
public final class UIPopoverPresentationController: UIPresentationController {
  /// The views that get touches while the popover shows.
  public var passthroughViews: [UIView]?

  /// The view that the popover points to.
  public var sourceView: UIView?

  /// The view that stands for the item of a bar that the popover points to: the other items of the bar get touches, and a
  /// touch of this one dismisses the popover. In UIKit the item itself.
  public var barButtonItem: UIView?

  /// What becomes of the popover in compact width: nil for a sheet; `none`, as delegates answer, leaves it a popover.
  package var staysInCompactWidth = false

  /// The views that get touches, those of the bar included that the popover points into, but for the item itself.
  var views: [UIView] { (passthroughViews ?? []) + besideBarButtonItem }

  private var besideBarButtonItem: [UIView] {
    guard let barButtonItem else { return [] }
    var beside: [UIView] = []
    var inner = barButtonItem
    for view in barButtonItem.selfAndSuperviews.dropFirst() {
      beside += view.subviews.reversed().filter { $0 !== inner }
      if ["UINavigationBar", "UIToolbar", "UITabBar"].contains(where: { view.isKind(ofClassNamed: $0) }) {
        return beside
      }
      inner = view
    }
    return []
  }
}

/// A controller that shows an alert or an action sheet (OW-23).
@MainActor
open class UIAlertController: UIViewController {
  /// What it looks like, and what a tap beside it does.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// Rows at the bottom of the screen; a tap beside them cancels, if there is an action for that.
    case actionSheet
    /// A box in the middle; nothing happens beside it.
    case alert
  }

  /// What it looks like.
  open var preferredStyle = Style.alert

  /// Whether one of the actions is of the style `cancel`.
  package final var hasCancelAction = false

  /// Where it shows in a window unless it is told, in points. How large it is depends on its texts, which are not known.
  func usualFrame(in bounds: CGRect) -> CGRect {
    switch preferredStyle {
    case .alert: CGRect(x: bounds.midX - 135, y: bounds.midY - 75, width: 270, height: 150)
    case .actionSheet:
      CGRect(x: bounds.minX + 8, y: bounds.maxY - 234, width: max(0, bounds.width - 16), height: 200)
    }
  }

  /// Whether a tap beside it dismisses it.
  var dismissesBeside: Bool { preferredStyle == .actionSheet && hasCancelAction }
}
