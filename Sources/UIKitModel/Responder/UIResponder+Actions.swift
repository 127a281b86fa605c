// SPDX-License-Identifier: Apache-2.0

import Trace

/// What a method for an action does.
typealias ActionMethod = (_ sender: Any?, _ event: UIEvent?) -> Void

extension UIResponder {
  /// Whether code, a declaration or UIKit gave the responder a method for the action.
  final func hasMethod(for action: String) -> Bool {
    actionMethods[action] != nil || declaration?.performs?.contains(action) ?? false
      || FirstResponder.Method(rawValue: action) != nil
  }

  /// Calls the method for an action, if the model has one.
  final func callMethod(for action: String, _ sender: Any?, _ event: UIEvent?) {
    if let method = actionMethods[action] { return method(sender, event) }
    switch FirstResponder.Method(rawValue: action) {
    case .become: becomeFirstResponder()
    case .resign: resignFirstResponder()
    case nil: break
    }
  }

  /// The actions that code or a declaration gave the responder methods for, for the snapshot; nil if none did.
  final var performedActions: [String]? {
    let implemented = actionMethods.keys.sorted()
    guard let declared = declaration?.performs else { return implemented.isEmpty ? nil : implemented }
    return declared + implemented.filter { !declared.contains($0) }
  }
}
