// SPDX-License-Identifier: Apache-2.0

import UIKitModel

/// A recognizer that UIKit brings along with an object and that a file can name: `List.panGestureRecognizer`.
package enum BroughtRecognizer: String, CaseIterable {
  /// The pan by which a scroll view scrolls.
  case pan = "panGestureRecognizer"
  /// The pinch by which a scroll view zooms.
  case pinch = "pinchGestureRecognizer"
  /// The pan by which a navigation controller goes back (OW-7).
  case pop = "interactivePopGestureRecognizer"
  /// The pan that moves a presented controller as a sheet (OW-17).
  case sheetPan = "sheetPanGestureRecognizer"
  /// The pan that swipes the rows of a list open (OW-38).
  case rowActions = "swipeActionPanGestureRecognizer"

  /// The name of the recognizer that an object brings along.
  package func name(of owner: String) -> String { "\(owner).\(rawValue)" }

  /// The public class that it is a kind of.
  var className: String {
    switch self {
    case .pan, .sheetPan, .rowActions: "UIPanGestureRecognizer"
    case .pinch: "UIPinchGestureRecognizer"
    case .pop: "UIScreenEdgePanGestureRecognizer"
    }
  }

  /// What it sends to the object that has it.
  var action: String {
    switch self {
    case .pan: UIScrollView.panAction
    case .pinch: UIScrollView.pinchAction
    case .pop: UINavigationController.popAction
    case .sheetPan: UIViewController.sheetAction
    case .rowActions: UIScrollView.swipeAction
    }
  }
}
