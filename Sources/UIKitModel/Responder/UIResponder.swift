// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

/// An object that can receive events and forward them to ``next``.
@MainActor
open class UIResponder: ModelObject, ActionReceiver {
  /// The name of this object in traces, reports and diagrams; nil for a name made from the class. HitPath's addition.
  public final var traceIdentifier: String?

  /// The name of the object in the running recording.
  final var tracedName = TracedName()

  /// What a scenario or an import declares about this object; nil for objects made in code.
  package final var declaration: ResponderDeclaration?

  /// The methods that code added with ``implement(_:_:)``, by action.
  final var actionMethods: [String: ActionMethod] = [:]

  /// The window whose first responder this is (RC-17).
  final weak var firstResponderWindow: UIWindow?

  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The next responder, or nil at the end of the chain. Nil by default; subclasses choose theirs (RC-1).
  ///
  /// The chain is computed on each use, so an override takes effect at once.
  open var next: UIResponder? {
    declaration?.next.map { $0.responder } ?? defaultNext.responder
  }

  /// The next responder that the class chooses by default, and the rule for it.
  var defaultNext: NextResponder {
    NextResponder(nil, .end)
  }

  /// Tells the responder that fingers went down (TE-5). The default implementation forwards the call (RC-9).
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    handle(EventCall(.began, touches, event))
  }

  /// Tells the responder that fingers moved (TE-5). The default implementation forwards the call (RC-9).
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    handle(EventCall(.moved, touches, event))
  }

  /// Tells the responder that fingers were lifted (TE-5). The default implementation forwards the call (RC-9).
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    handle(EventCall(.ended, touches, event))
  }

  /// Tells the responder that the touches were cancelled (TE-5). The default implementation forwards the call (RC-9).
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    handle(EventCall(.cancelled, touches, event))
  }

  // MARK: - Presses, motion, remote control

  /// Tells the responder that buttons went down (TE-4). The default implementation forwards the call (RC-19).
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    handle(EventCall(.pressesBegan, presses, event))
  }

  /// Tells the responder that the force or the position of buttons changed (TE-4). The default implementation forwards
  /// the call (RC-19).
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    handle(EventCall(.pressesChanged, presses, event))
  }

  /// Tells the responder that buttons were released (TE-4). The default implementation forwards the call (RC-19).
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    handle(EventCall(.pressesEnded, presses, event))
  }

  /// Tells the responder that presses were cancelled (TE-4). The default implementation forwards the call (RC-19).
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    handle(EventCall(.pressesCancelled, presses, event))
  }

  /// Tells the responder that a motion began (TE-4). The default implementation forwards the call (RC-19).
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    handle(EventCall(.motionBegan, motion, event))
  }

  /// Tells the responder that a motion ended (TE-4). The default implementation forwards the call (RC-19).
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    handle(EventCall(.motionEnded, motion, event))
  }

  /// Tells the responder that a motion was interrupted or lasted too long (TE-4). The default implementation forwards
  /// the call (RC-19).
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    handle(EventCall(.motionCancelled, motion, event))
  }

  /// Tells the responder of a command from a headset or the Control Centre (TE-4). The default implementation
  /// forwards the call (RC-19).
  open func remoteControlReceived(with event: UIEvent?) {
    handle(EventCall(.remoteControlReceived, event?.subtype ?? .none, event))
  }

  /// Handles a call of an event method; all of them call this. Forwards the call by default.
  func handle(_ call: EventCall) { forward(call) }

  /// The keys for which the responder has methods (OW-64).
  open var keyCommands: [UIKeyCommand]? {
    declaration.flatMap { $0.keyCommands.isEmpty ? nil : $0.keyCommands }
  }

  /// Whether the system's three-finger editing gestures are on while this responder, or one whose chain contains it, is
  /// first responder (OW-6).
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration {
    declaration?.editingInteractionConfiguration ?? .default
  }

  /// The view above the keyboard while this responder, or one whose chain contains it, is first responder (OW-52).
  open var inputAccessoryView: UIView? { declaration?.inputAccessoryView }

  /// The view that replaces the keyboard (OW-52).
  open var inputView: UIView? { declaration?.inputView }

  // MARK: - First responder

  /// Whether the responder can become first responder; false by default (RC-15).
  open var canBecomeFirstResponder: Bool { declaration?.canBecomeFirstResponder ?? false }

  /// Whether the responder is willing to resign as first responder; true by default (RC-16).
  open var canResignFirstResponder: Bool { declaration?.canResignFirstResponder ?? true }

  /// Whether the responder is the first responder of its window (RC-14, RC-17).
  open var isFirstResponder: Bool { firstResponderWindow?.firstResponder === self }

  /// Makes the responder the first responder of its window, if it can become first responder, is in a window, and the
  /// current first responder resigns (RC-15).
  ///
  /// - Returns: Whether it is first responder now.
  @discardableResult
  open func becomeFirstResponder() -> Bool { FirstResponder.become(self) }

  /// Leaves the window without a first responder, if this is the first responder (RC-16).
  ///
  /// - Returns: True if the responder is not first responder now.
  @discardableResult
  open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }

  /// Called after the responder became first responder for any reason.
  func didBecomeFirstResponder() {}

  /// Called after the responder stopped being first responder for any reason.
  func didResignFirstResponder() {}

  // MARK: - Actions

  /// Adds a method for an action. HitPath's addition, in place of selectors.
  ///
  /// - Parameters:
  ///   - action: The method's name, such as `save:`; replaces an earlier method of that name.
  ///   - body: Called with the sender and the event that caused the action, if any (UC-15).
  public final func implement(
    _ action: String, _ body: @escaping (_ sender: Any?, _ event: UIEvent?) -> Void
  ) {
    actionMethods[action] = body
  }

  /// Returns whether the responder has a method for the action (UC-15).
  ///
  /// A scenario's object that does not declare what it performs has a method for every action.
  open func responds(to action: String) -> Bool {
    hasMethod(for: action) || declaration.map { $0.performs == nil } ?? false
  }

  /// Calls the method for an action; does nothing if there is none.
  open func perform(_ action: String, from sender: Any?, for event: UIEvent?) {
    callMethod(for: action, sender, event)
  }

  /// Returns whether the responder itself performs the action when a search asks for a target (RC-20).
  open func canPerformAction(_ action: String, withSender sender: Any?) -> Bool {
    declaration?.canPerformAction[action] ?? hasMethod(for: action)
  }

  /// Returns the responder if it can perform the action, otherwise the next responder's answer (RC-20).
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
  /// The responders from this one along ``next`` to the end, each with the rule that chose its next responder.
  ///
  /// If the chain leads back to one of its responders, it ends there and its last link has the rule `cycle`.
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
  /// UIResponder's default for an event method: keeps the call if a scenario declares so, otherwise forwards it (RC-9,
  /// RC-19).
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

  /// Keeps a call instead of forwarding it, as controls and scroll views do (RC-12). The body is the class's own
  /// handling; a declared method that does not call super skips it (RC-10).
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

  /// Keeps a call that a view inside this one gets in UIKit, so that the methods that an app declares do not run.
  final func keepInside(_ call: EventCall, _ code: TraceReason.Code, in level: AnyClass) {
    recording(call, in: level) { TraceRecorder.current?.recordKept(by: self, call, TraceReason(code)) }
  }

  private func isDeclaredToKeep(_ call: EventCall) -> Bool {
    declaration?.implements.contains { $0.method == call.method && !$0.callsSuper } ?? false
  }

  private func passOn(_ call: EventCall) {
    guard let next else {
      TraceRecorder.current?.recordDropped(call, at: self, TraceReason(.chainEnded))
      return
    }
    // If the chain leads back to a responder that is forwarding this call, the call ends here.
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

  /// Calls the method on the responder and records the call, overridden or not.
  final func receive(_ call: EventCall) {
    recording(call, in: nil) { call.call(on: self) }
  }

  private func recording(_ call: EventCall, in level: AnyClass?, _ body: () -> Void) {
    guard let recorder = TraceRecorder.current else { return body() }
    recorder.event(call, on: self, in: level, body)
  }
}

/// The code of a method for an action.
typealias ActionMethod = (_ sender: Any?, _ event: UIEvent?) -> Void

extension UIResponder {
  /// Whether the responder has a method for the action from code, from a declaration or from UIKit.
  final func hasMethod(for action: String) -> Bool {
    // Key commands are looked for where they are declared only if nothing says which actions the responder performs (OW-64).
    let isDeclared =
      declaration?.performs?.contains(action) ?? declaration?.keyCommands.contains { $0.action == action }
    return actionMethods[action] != nil || isDeclared ?? false
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

  /// For the snapshot: the actions for which code or a declaration added methods; nil if there are none.
  final var performedActions: [String]? {
    let implemented = actionMethods.keys.sorted()
    guard let declared = declaration?.performs else { return implemented.isEmpty ? nil : implemented }
    return declared + implemented.filter { !declared.contains($0) }
  }
}

/// Changes the first responder of a window (RC-15 to RC-17).
@MainActor
enum FirstResponder {
  /// The two methods that change it. They are actions too: sent without a target, they reach the first responder
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
    // Code that ran during the resignation may have changed the first responder or the window.
    if responder.isFirstResponder { return true }
    guard self.window(of: responder) === window else {
      return refuse(responder, .become, TraceReason(.notInWindow))
    }
    set(responder, in: window)
    if responder is UITextField || responder is UITextView { makeKey(window) }
    return true
  }

  /// Asks the window's first responder to resign, and any responder that takes its place meanwhile. Returns the first
  /// that refuses; nil if none does.
  private static func holder(after responder: UIResponder, in window: UIWindow) -> UIResponder? {
    UIApplication.withCurrent(for: window) { application in
      var asked: [UIResponder] = []
      while let current = window.firstResponder, current !== responder {
        // Do not ask again an override that returned true without calling super, or that made another first responder.
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

  /// Makes the window key, as text editing does (HT-32).
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

  /// Asks the first responder in a hierarchy that left the window to resign, and removes it even if it refuses (RC-16).
  static func left(_ root: UIView, _ window: UIWindow) {
    guard let responder = window.firstResponder, view(of: responder)?.isDescendant(of: root) ?? false else {
      return
    }
    responder.resignFirstResponder()
    if window.firstResponder === responder { set(nil, in: window) }
  }

  /// Leaves the window without a first responder, without asking.
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
    window.application?.showInputViews(of: responder, in: window)
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

  /// The window of a view, or of a controller's view; nil for other responders.
  private static func window(of responder: UIResponder) -> UIWindow? { view(of: responder)?.window }

  private static func view(of responder: UIResponder) -> UIView? {
    responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
  }
}

extension UIView {
  /// Makes the first responder resign, if it is this view or a view below it (RC-16). With force it is not asked.
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

/// Whether the system's gestures for editing with three fingers hold (OW-6).
public enum UIEditingInteractionConfiguration: String, CaseIterable, Hashable, Sendable {
  case none, `default`
}
