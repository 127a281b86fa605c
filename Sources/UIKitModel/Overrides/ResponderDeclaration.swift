// SPDX-License-Identifier: Apache-2.0

package import Trace

/// What a scenario or an import says of an object beyond UIKit's own properties.
@MainActor
@dynamicMemberLookup
package final class ResponderDeclaration {
  /// The class name as the source writes it; nil for the Swift type's own.
  package var className: String?

  /// The nearest class of UIKit itself, as the source writes it; nil for the Swift type's own.
  package var baseClass: String?

  /// An override of `next` (RC-1).
  package var next: DeclaredNext?

  /// The methods for touches, presses, motion and remote control that the object implements itself (RC-10, RC-19).
  package var implements: [TraceTouchesMethod] = []

  /// What these methods do beyond keeping the event or passing it on, by their names.
  package var bodies: [String: () -> Void] = [:]

  /// What methods of the object answer.
  package var answers = DeclaredAnswers()

  /// All declared overrides in words, for the snapshot.
  package var overrides: [TraceOverride] = []

  /// What the source could not tell, by UIKit's property names.
  package var unknown: [String] = []

  /// What a person sees on a view, such as a button's title.
  package var text: String?

  package init() {}

  package subscript<Value>(dynamicMember path: WritableKeyPath<DeclaredAnswers, Value>) -> Value {
    get { answers[keyPath: path] }
    set { answers[keyPath: path] = newValue }
  }
}

/// What methods of a responder answer.
package struct DeclaredAnswers: Hashable, Sendable {
  /// The actions that the object has methods for. Nil if the source does not say: then it performs what is sent to it
  /// by name (UC-15), and nothing that is looked up (UC-16).
  package var performs: [String]?

  /// What `canPerformAction(_:withSender:)` answers for some actions, whatever the object performs (RC-20, RC-21).
  package var canPerformAction: [String: Bool] = [:]

  /// What `canBecomeFirstResponder` answers; nil for the class's own answer (RC-15).
  package var canBecomeFirstResponder: Bool?

  /// What `canResignFirstResponder` answers; nil for the class's own answer (RC-16).
  package var canResignFirstResponder: Bool?

  /// What an override of `becomeFirstResponder()` decides: no without more ado; yes or nil by UIKit's rules (RC-15).
  package var becomeFirstResponder: Bool?

  /// What an override of `resignFirstResponder()` decides: no without more ado; yes or nil by UIKit's rules (RC-16).
  package var resignFirstResponder: Bool?

  package init() {}
}

/// A declared override of `next`.
@MainActor
package final class DeclaredNext {
  /// The responder to return; nil ends the chain.
  package private(set) weak var responder: UIResponder?

  package init(_ responder: UIResponder?) {
    self.responder = responder
  }
}

extension ResponderDeclaration {
  /// A declaration of nothing but the class name, for objects that the model makes itself.
  static func named(_ className: String) -> ResponderDeclaration {
    let declaration = ResponderDeclaration()
    declaration.className = className
    return declaration
  }
}
