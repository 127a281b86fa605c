// SPDX-License-Identifier: Apache-2.0

/// A method that code calls at a time, named like the method.
///
/// ScenarioFile says for each of them what it is called on and with; the player calls it.
package enum CodeMethod: String, EventWord {
  case becomeFirstResponder, resignFirstResponder
  case removeFromSuperview, addSubview, insertSubview, bringSubviewToFront, sendSubviewToBack, endEditing
  case sendActions, cancelTracking
  case addGestureRecognizer, removeGestureRecognizer
  case setContentOffset, setTranslation
  case reloadData, selectRow, deselectRow, selectItem, deselectItem
  case beginRefreshing, endRefreshing
  case makeKey, makeKeyAndVisible
  case present, dismiss, pushViewController, popViewController
  case require
  case beginIgnoringInteractionEvents, endIgnoringInteractionEvents

  /// Whether it pushes or pops a view controller.
  package var changesStack: Bool { self == .pushViewController || self == .popViewController }
}
