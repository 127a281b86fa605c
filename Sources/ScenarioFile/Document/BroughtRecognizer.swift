// SPDX-License-Identifier: Apache-2.0

import Trace
import UIKitModel

/// A built-in recognizer of a UIKit object that a file can name: `List.panGestureRecognizer`.
package enum BroughtRecognizer: String, CaseIterable {
  /// The pan by which a scroll view scrolls.
  case pan = "panGestureRecognizer"
  /// The pinch by which a scroll view zooms.
  case pinch = "pinchGestureRecognizer"
  /// The pan by which a navigation controller goes back (OW-7).
  case pop = "interactivePopGestureRecognizer"
  /// The pan by which a navigation controller goes back anywhere in its content (OW-10).
  case contentPop = "interactiveContentPopGestureRecognizer"
  /// The tap by which a navigation controller hides its bars (OW-11).
  case barTap = "barHideOnTapGestureRecognizer"
  /// The pan by which a navigation controller hides its bars (OW-11).
  case barPan = "barHideOnSwipeGestureRecognizer"
  /// The pan that moves a presented controller as a sheet (OW-17).
  case sheetPan = "sheetPanGestureRecognizer"
  /// Opens the context menu of a view, of a control or of the cells of a list (OW-45).
  case contextMenu = "contextMenuGestureRecognizer"
  /// The press that lifts a view which can be dragged (OW-48).
  case dragLift = "dragLiftGestureRecognizer"
  /// The pan that swipes the rows of a list open (OW-38).
  case rowActions = "swipeActionPanGestureRecognizer"

  /// The name of an object's recognizer of this kind.
  package func name(of owner: String) -> String { "\(owner).\(rawValue)" }

  /// Whether a name is that of a built-in recognizer of some object.
  static func isName(_ id: String) -> Bool { allCases.contains { id.hasSuffix(".\($0.rawValue)") } }

  /// The public class that it belongs to.
  var className: String {
    switch self {
    case .pan, .sheetPan, .contentPop, .barPan, .rowActions: "UIPanGestureRecognizer"
    case .pinch: "UIPinchGestureRecognizer"
    case .pop: "UIScreenEdgePanGestureRecognizer"
    case .barTap: "UITapGestureRecognizer"
    case .contextMenu: "UIGestureRecognizer"
    case .dragLift: "UILongPressGestureRecognizer"
    }
  }

  /// The action that it sends to its owner.
  package var action: String {
    switch self {
    case .pan, .sheetPan: SystemAction.pan
    case .pinch: UIScrollView.pinchAction
    case .pop, .contentPop: UINavigationController.popAction
    case .barTap: UINavigationController.barTapAction
    case .barPan: UINavigationController.barPanAction
    case .contextMenu: UIContextMenuInteraction.menuAction
    case .dragLift: UIDragInteraction.liftAction
    case .rowActions: UIScrollView.swipeAction
    }
  }
}
