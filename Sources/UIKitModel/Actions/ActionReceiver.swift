// SPDX-License-Identifier: Apache-2.0

/// An object whose methods can be called by name: the target of actions (UC-14).
///
/// Swift on Linux has no selectors, so an action is the name of a method as text, such as `save:`.
@MainActor
public protocol ActionReceiver: AnyObject {
  /// Whether the object has a method for the action (UC-15, RC-20).
  func responds(to action: String) -> Bool

  /// Calls the method. The sender is a control, a recognizer or whatever sends a command; the event is the one that
  /// caused the action, if any (UC-15).
  func perform(_ action: String, from sender: Any?, for event: UIEvent?)
}

/// A target that is just a name, as a scenario or an import declares one: it has a method for every action.
package final class NamedTarget: ActionReceiver {
  package let identifier: String

  package init(_ identifier: String) {
    self.identifier = identifier
  }

  package func responds(to action: String) -> Bool { true }
  package func perform(_ action: String, from sender: Any?, for event: UIEvent?) {}
}
