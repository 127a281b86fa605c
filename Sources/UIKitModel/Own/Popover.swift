// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace

/// How a controller behaves as a popover (OW-22).
@MainActor
public final class UIPopoverPresentationController {
  /// The views that get touches while the popover shows.
  public var passthroughViews: [UIView]?

  /// The view that the popover points to.
  public var sourceView: UIView?

  /// The view that stands for the item of a bar that the popover points to: the other items of the bar get touches. In
  /// UIKit the item itself.
  public var barButtonItem: UIView?

  /// What becomes of the popover in compact width: nil for a sheet; `none`, as delegates answer, leaves it a popover.
  package var staysInCompactWidth = false

  init() {}

  /// The views that get touches, those of the bar included that the popover points into.
  var views: [UIView] {
    let bar = barButtonItem?.selfAndSuperviews.first { view in
      ["UINavigationBar", "UIToolbar", "UITabBar"].contains { view.isKind(ofClassNamed: $0) }
    }
    return (passthroughViews ?? []) + (bar.map { [$0] } ?? [])
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
