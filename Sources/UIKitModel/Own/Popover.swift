// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

/// How a controller behaves as a popover (OW-22).
@MainActor
public final class UIPopoverPresentationController: UIPresentationController {
  /// The views that receive touches while the popover is visible.
  public var passthroughViews: [UIView]?

  /// The view that the popover points to.
  public var sourceView: UIView?

  /// The view of the bar button item that the popover points to: the bar's other items receive touches, and a touch on
  /// this one dismisses the popover. In UIKit it is the item itself.
  public var barButtonItem: UIView?

  /// Whether the popover stays one in compact width, as with a delegate that returns `none`; otherwise it becomes a
  /// sheet.
  package var staysInCompactWidth = false

  /// The views that receive touches, including those of the bar that the popover points into, except the item itself.
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
  /// The appearance, and the effect of a tap outside.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// Rows at the bottom of the screen; a tap outside cancels, if there is a cancel action. On an iPad a popover, which a tap
    /// outside dismisses in any case.
    case actionSheet
    /// A box in the middle; a tap outside has no effect.
    case alert
  }

  /// The appearance.
  open var preferredStyle = Style.alert

  /// Whether one of the actions has the style `cancel`.
  package final var hasCancelAction = false

  /// The default frame in a window, in points. The actual size depends on its texts, which are unknown.
  func usualFrame(in bounds: CGRect) -> CGRect {
    switch preferredStyle {
    case .alert: CGRect(x: bounds.midX - 135, y: bounds.midY - 75, width: 270, height: 150)
    case .actionSheet:
      CGRect(x: bounds.minX + 8, y: bounds.maxY - 234, width: max(0, bounds.width - 16), height: 200)
    }
  }

  /// Whether a tap outside dismisses it.
  var dismissesBeside: Bool { preferredStyle == .actionSheet && hasCancelAction }
}
