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

extension UIResponder {
  /// The responders from this one along ``next`` to the end, each with the rule that chose the one after it.
  ///
  /// The chain ends before a responder that is in it already; its last link then has the rule `cycle`.
  final func responderChain() -> [(responder: UIResponder, rule: ChainLink.Rule)] {
    var chain: [(responder: UIResponder, rule: ChainLink.Rule)] = []
    var seen: Set<ObjectIdentifier> = []
    var current: UIResponder? = self
    while let responder = current {
      seen.insert(ObjectIdentifier(responder))
      let next = responder.next
      let byClass = responder.defaultNext
      let isOverridden = responder.declaration?.next != nil || next !== byClass.responder
      var rule = isOverridden ? (next == nil ? .end : .override) : byClass.rule
      if let next, seen.contains(ObjectIdentifier(next)) {
        rule = .cycle
        current = nil
      } else {
        current = next
      }
      chain.append((responder, rule))
    }
    return chain
  }
}

extension UIResponder {
  /// What UIResponder does in a method for touches, presses, motion or remote control: handle it if a scenario declares
  /// so, else pass it on (RC-9, RC-19).
  final func forward(_ call: EventCall) {
    recording(call, in: UIResponder.self) {
      if isDeclaredToKeep(call) {
        TraceRecorder.current?.recordKept(by: self, call, TraceReason(.handledByResponder))
      } else {
        passOn(call)
      }
      declaration?.bodies[call.method.rawValue]?()
    }
  }

  /// Keeps a call instead of passing it on, as controls and scroll views do (RC-12). The body is what the class itself
  /// does with the touches; a declared method that does not call super leaves it out (RC-10).
  final func swallow(
    _ call: EventCall, _ code: TraceReason.Code, in level: AnyClass, _ body: () -> Void = {}
  ) {
    recording(call, in: level) {
      let isDeclared = isDeclaredToKeep(call)
      if !isDeclared { body() }
      let reason = TraceReason(isDeclared ? .handledByResponder : code)
      TraceRecorder.current?.recordKept(by: self, call, reason)
      declaration?.bodies[call.method.rawValue]?()
    }
  }

  private func isDeclaredToKeep(_ call: EventCall) -> Bool {
    declaration?.implements.contains { $0.method == call.method && !$0.callsSuper } ?? false
  }

  private func passOn(_ call: EventCall) {
    guard let next else {
      TraceRecorder.current?.recordDropped(call, at: self, TraceReason(.chainEnded))
      return
    }
    // A responder that is passing a call on must not get it again: the chain leads back into itself.
    UIApplication.withCurrent(for: self as? UIView) { application in
      let passed = CallsUnderWay.Passed(call, by: self)
      let isCycle = !application.calls.passed.isDisjoint(with: [passed, .init(call, by: next)])
      guard !isCycle, next !== self else {
        application.recorder?.recordDropped(call, at: self, TraceReason(.chainCycle))
        return
      }
      application.recorder?.recordForwarded(from: self, call, to: next)
      application.calls.passed.insert(passed)
      next.receive(call)
      application.calls.passed.remove(passed)
    }
  }

  /// Calls the method on the responder and records the call, whatever the method does.
  final func receive(_ call: EventCall) {
    recording(call, in: nil) { call.call(on: self) }
  }

  private func recording(_ call: EventCall, in level: AnyClass?, _ body: () -> Void) {
    guard let recorder = TraceRecorder.current else { return body() }
    recorder.event(call, on: self, in: level, body)
  }
}

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

/// Who is first responder of a window, and how that changes (RC-15 to RC-17).
@MainActor
enum FirstResponder {
  /// The two methods that change it. They are actions too: sent to nobody in particular, they reach the first responder
  /// (UC-17).
  typealias Method = FirstResponderMethod

  // MARK: - Becoming

  /// The default implementation of `becomeFirstResponder()` (RC-15).
  static func become(_ responder: UIResponder) -> Bool {
    if responder.declaration?.becomeFirstResponder == false {
      return refuse(responder, .become, TraceReason(.overrideRefused))
    }
    if responder.isFirstResponder { return true }
    guard responder.canBecomeFirstResponder else {
      return refuse(responder, .become, TraceReason(.cannotBecomeFirstResponder))
    }
    guard let window = window(of: responder) else {
      return refuse(responder, .become, TraceReason(.notInWindow))
    }
    if let holder = holder(after: responder, in: window) {
      let subject = TraceRecorder.current?.identifier(of: holder)
      return refuse(responder, .become, TraceReason(.firstResponderStays, subject: subject))
    }
    // Whoever resigned may have run code.
    if responder.isFirstResponder { return true }
    guard self.window(of: responder) === window else {
      return refuse(responder, .become, TraceReason(.notInWindow))
    }
    set(responder, in: window)
    if responder is UITextField || responder is UITextView { makeKey(window) }
    return true
  }

  /// Asks the window's first responder, and whoever gets into its place meanwhile, to resign for another; returns the
  /// one that does not, nil if all agreed.
  private static func holder(after responder: UIResponder, in window: UIWindow) -> UIResponder? {
    UIApplication.withCurrent(for: window) { application in
      var asked: [UIResponder] = []
      while let current = window.firstResponder, current !== responder {
        // An override that agrees without super, or makes another first responder, is not asked again.
        if (asked + application.calls.resigning).contains(where: { $0 === current }) { return nil }
        asked.append(current)
        guard current.canResignFirstResponder else { return current }
        application.calls.resigning.append(current)
        defer { application.calls.resigning.removeLast() }
        guard current.resignFirstResponder() else { return current }
      }
      return nil
    }
  }

  /// Editing makes the window key (HT-32).
  private static func makeKey(_ window: UIWindow) {
    guard !window.isKeyWindow else { return }
    window.makeKey()
  }

  // MARK: - Resigning

  /// The default implementation of `resignFirstResponder()`: the window is left without a first responder (RC-16).
  static func resign(_ responder: UIResponder) -> Bool {
    if responder.declaration?.resignFirstResponder == false {
      return refuse(responder, .resign, TraceReason(.overrideRefused))
    }
    guard let window = responder.firstResponderWindow, window.firstResponder === responder else {
      return true
    }
    guard responder.canResignFirstResponder else {
      return refuse(responder, .resign, TraceReason(.cannotResignFirstResponder))
    }
    set(nil, in: window)
    return true
  }

  /// Ends the status of a responder in a hierarchy that left the window. It is asked to resign, and resigns even if it
  /// says no (RC-16).
  static func left(_ root: UIView, _ window: UIWindow) {
    guard let responder = window.firstResponder, view(of: responder)?.isDescendant(of: root) ?? false else {
      return
    }
    responder.resignFirstResponder()
    if window.firstResponder === responder { set(nil, in: window) }
  }

  /// Takes the status away without asking.
  static func force(in window: UIWindow) {
    set(nil, in: window)
  }

  // MARK: - Both

  private static func set(_ responder: UIResponder?, in window: UIWindow) {
    let old = window.firstResponder
    window.firstResponder = responder
    old?.firstResponderWindow = nil
    responder?.firstResponderWindow = window
    TraceRecorder.note { recorder in
      .firstResponderChanged(
        .init(
          window: recorder.identifier(of: window), from: old.map { recorder.identifier(of: $0) },
          to: responder.map { recorder.identifier(of: $0) }))
    }
    old?.didResignFirstResponder()
    responder?.didBecomeFirstResponder()
  }

  private static func refuse(_ responder: UIResponder, _ method: Method, _ reason: TraceReason) -> Bool {
    TraceRecorder.note {
      .firstResponderRefused(
        .init(
          responder: $0.identifier(of: responder), method: method, reason: reason))
    }
    return false
  }

  /// The window of a view, or of a controller's view. Other responders are in none.
  private static func window(of responder: UIResponder) -> UIWindow? { view(of: responder)?.window }

  private static func view(of responder: UIResponder) -> UIView? {
    responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
  }
}

extension UIView {
  /// Makes the view, or the one below it that is first responder, resign (RC-16). With force it is not asked.
  ///
  /// - Returns: Whether one resigned.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    guard let window, let view = window.firstResponder as? UIView, view.isDescendant(of: self) else {
      return false
    }
    guard force else { return view.resignFirstResponder() }
    FirstResponder.force(in: window)
    return true
  }
}
