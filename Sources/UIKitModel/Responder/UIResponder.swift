// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Trace

/// An object that can receive events and pass them on along ``next``.
@MainActor
open class UIResponder: NSObject, ActionReceiver {
  /// The name by which traces, reports and diagrams call this object. An addition of HitPath.
  ///
  /// Without one, a readable name is made from the class.
  public final var traceIdentifier: String?

  /// The name that the running recording gave the object.
  final var tracedName = TracedName()

  /// What a scenario or an import declares of this object; nil for objects made in code.
  package final var declaration: ResponderDeclaration?

  /// The methods that code gave the responder, by the names of their actions.
  final var actionMethods: [String: ActionMethod] = [:]

  /// The window whose first responder this is (RC-17).
  final weak var firstResponderWindow: UIWindow?

  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The next responder, or nil at the end of the chain. Nil by default; classes decide (RC-1).
  ///
  /// The chain is not stored: an override takes effect at once.
  open var next: UIResponder? {
    declaration?.next.map { $0.responder } ?? defaultNext.responder
  }

  /// The next responder that the class itself would choose, and by which rule.
  var defaultNext: NextResponder {
    NextResponder(nil, .end)
  }

  /// Tells the responder that fingers went down (TE-5). The default implementation passes the call on (RC-9).
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    handle(EventCall(.began, touches, event))
  }

  /// Tells the responder that fingers moved (TE-5). The default implementation passes the call on (RC-9).
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    handle(EventCall(.moved, touches, event))
  }

  /// Tells the responder that fingers were lifted (TE-5). The default implementation passes the call on (RC-9).
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    handle(EventCall(.ended, touches, event))
  }

  /// Tells the responder that the system took the touches away (TE-5). The default implementation passes the call
  /// on (RC-9).
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    handle(EventCall(.cancelled, touches, event))
  }

  // MARK: - Presses, motion, remote control

  /// Tells the responder that buttons went down (TE-4). The default implementation passes the call on (RC-19).
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    handle(EventCall(.pressesBegan, presses, event))
  }

  /// Tells the responder that the force or the position of buttons changed (TE-4). The default implementation passes
  /// the call on (RC-19).
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    handle(EventCall(.pressesChanged, presses, event))
  }

  /// Tells the responder that buttons were released (TE-4). The default implementation passes the call on (RC-19).
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    handle(EventCall(.pressesEnded, presses, event))
  }

  /// Tells the responder that the system took presses away (TE-4). The default implementation passes the call on
  /// (RC-19).
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    handle(EventCall(.pressesCancelled, presses, event))
  }

  /// Tells the responder that a motion began (TE-4). The default implementation passes the call on (RC-19).
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    handle(EventCall(.motionBegan, motion, event))
  }

  /// Tells the responder that a motion ended (TE-4). The default implementation passes the call on (RC-19).
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    handle(EventCall(.motionEnded, motion, event))
  }

  /// Tells the responder that a motion was broken off, or lasted too long (TE-4). The default implementation passes the
  /// call on (RC-19).
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    handle(EventCall(.motionCancelled, motion, event))
  }

  /// Tells the responder of a command of a headset or the control centre (TE-4). The default implementation passes the
  /// call on (RC-19).
  open func remoteControlReceived(with event: UIEvent?) {
    handle(EventCall(.remoteControlReceived, event?.subtype ?? .none, event))
  }

  /// What the class does with touches, presses, motion and remote control: the methods for them call this. By default
  /// the call is passed on.
  func handle(_ call: EventCall) { forward(call) }

  // MARK: - First responder

  /// Whether the responder can become first responder; no by default (RC-15).
  open var canBecomeFirstResponder: Bool { declaration?.canBecomeFirstResponder ?? false }

  /// Whether the responder is willing to resign as first responder; yes by default (RC-16).
  open var canResignFirstResponder: Bool { declaration?.canResignFirstResponder ?? true }

  /// Whether the responder is the first responder of its window (RC-14, RC-17).
  open var isFirstResponder: Bool { firstResponderWindow?.firstResponder === self }

  /// Makes the responder the first responder of its window, if it can become it, is in a window, and the one that there
  /// is resigns (RC-15).
  ///
  /// - Returns: Whether it is first responder now.
  @discardableResult
  open func becomeFirstResponder() -> Bool { FirstResponder.become(self) }

  /// Lets the window be without a first responder, if this is it (RC-16).
  ///
  /// - Returns: Whether it is no longer first responder, or was not before.
  @discardableResult
  open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }

  /// Called after the responder became first responder, in whatever way.
  func didBecomeFirstResponder() {}

  /// Called after the responder stopped being first responder, in whatever way.
  func didResignFirstResponder() {}

  // MARK: - Actions

  /// Gives the responder a method for an action. An addition of HitPath, in place of selectors.
  ///
  /// - Parameters:
  ///   - action: The method's name, such as `save:`; a second method of the name replaces the first.
  ///   - body: What the method does with the sender, and the event that caused the action, if any (UC-15).
  public final func implement(
    _ action: String, _ body: @escaping (_ sender: Any?, _ event: UIEvent?) -> Void
  ) {
    actionMethods[action] = body
  }

  /// Whether the responder has a method for the action, so that it can be sent to it by name (UC-15).
  ///
  /// An object of a scenario that does not say what it performs has a method for every action.
  open func responds(to action: String) -> Bool {
    hasMethod(for: action) || declaration.map { $0.performs == nil } ?? false
  }

  /// Calls the method for an action; does nothing if there is none.
  open func perform(_ action: String, from sender: Any?, for event: UIEvent?) {
    callMethod(for: action, sender, event)
  }

  /// Whether the responder itself, and not one after it, performs the action when a target is looked for (RC-20).
  open func canPerformAction(_ action: String, withSender sender: Any?) -> Bool {
    declaration?.canPerformAction[action] ?? hasMethod(for: action)
  }

  /// The responder, if it can perform the action, else the answer of the next one (RC-20).
  open func target(forAction action: String, withSender sender: Any?) -> Any? {
    ActionSearch.target(from: self, action, sender)
  }
}

/// A responder's `next` and the rule that chose it.
struct NextResponder {
  var responder: UIResponder?
  var rule: ChainLink.Rule

  init(_ responder: UIResponder?, _ rule: ChainLink.Rule) {
    self.responder = responder
    self.rule = responder == nil ? .end : rule
  }
}
