// SPDX-License-Identifier: Apache-2.0

import Trace

/// An object whose methods can be called by name: the target of actions (UC-14).
///
/// Swift on Linux has no selectors, so an action is a method's name as a string, such as `save:`.
@MainActor
public protocol ActionReceiver: AnyObject {
  /// Returns whether the object has a method for the action (UC-15, RC-20).
  func responds(to action: String) -> Bool

  /// Calls the method with the sender, such as a control or recognizer, and the event that caused the action, if any
  /// (UC-15).
  func perform(_ action: String, from sender: Any?, for event: UIEvent?)
}

/// A target known only by name, from a scenario or an import. It has a method for every action.
package final class NamedTarget: ActionReceiver {
  package let identifier: String

  package init(_ identifier: String) {
    self.identifier = identifier
  }

  package func responds(to action: String) -> Bool { true }
  package func perform(_ action: String, from sender: Any?, for event: UIEvent?) {}
}

/// A target that calls a closure for each action it is registered with. HitPath's addition.
///
/// Targets are not retained (UC-18), so the caller must keep the handler.
@MainActor
public final class ActionHandler: ActionReceiver {
  /// The name of this object in traces, reports and diagrams.
  public var traceIdentifier: String?

  private let body: (_ sender: Any?, _ event: UIEvent?) -> Void

  /// Creates a target.
  ///
  /// - Parameters:
  ///   - traceIdentifier: The name in traces; nil for a name made from the class.
  ///   - body: Called with the sender and the event that caused the action, if any (UC-15).
  public init(
    _ traceIdentifier: String? = nil, _ body: @escaping (_ sender: Any?, _ event: UIEvent?) -> Void
  ) {
    self.traceIdentifier = traceIdentifier
    self.body = body
  }

  /// True for every action.
  public func responds(to action: String) -> Bool { true }

  /// Calls the closure.
  public func perform(_ action: String, from sender: Any?, for event: UIEvent?) { body(sender, event) }
}

/// A registration of a target and an action. The target is not retained (UC-18).
@MainActor
public struct TargetActionPair {
  /// Whether the registration was made with a target.
  enum TargetKind {
    /// A target was given; it may have been deallocated (UC-18).
    case object
    /// No target was given: a control's action goes along the responder chain (UC-16), a recognizer's nowhere (GR-30).
    case none
  }

  let kind: TargetKind

  /// The target; nil if none was given or if it was deallocated.
  public private(set) weak var target: (any ActionReceiver)?

  /// The method's name.
  public let action: String

  init(target: (any ActionReceiver)?, action: String) {
    kind = target == nil ? .none : .object
    self.target = target
    self.action = action
  }

  /// Whether a target was given and was deallocated (UC-18).
  var isDead: Bool { kind == .object && target == nil }

  /// Records that the target was deallocated, if it was. The action then searches for a target like a registration
  /// without one (UC-18).
  func noteIfDead(of sender: AnyObject) {
    if isDead {
      TraceRecorder.current?.recordProperty(HiddenState.target.rawValue, of: sender, .text("gone"))
    }
  }
}

/// Sends an action to a given target, or to the target that a search finds (UC-14 to UC-18).
@MainActor
struct ActionSending {
  let action: String
  let sender: Any?
  var event: UIEvent?

  /// The control event that causes the action, for the trace; nil if none does.
  var controlEvent: String?

  /// The recognizer's state that causes the action; nil if none does.
  var state: UIGestureRecognizer.State?

  /// Calls the target's method and returns true. If the target has no such method, returns false without looking for
  /// another target (UC-15).
  func send(to target: any ActionReceiver, isFound: Bool = false) -> Bool {
    guard target.responds(to: action) else {
      drop(TraceReason(.targetLacksAction, subject: TraceRecorder.current?.identifier(of: target)))
      return false
    }
    TraceRecorder.within({ recorder in
      .actionSent(
        ActionRecord(
          action: action, sender: senderObject.map { recorder.identifier(of: $0) },
          target: recorder.identifier(of: target), event: controlEvent.map(ControlEvent.init),
          state: state?.traced))
    }) {
      target.perform(action, from: sender, for: event)
      let methods =
        state == nil
        ? (sender as? UIControl)?.declaredMethods : (sender as? UIGestureRecognizer)?.declaration?.methods
      DeclaredMethod.run(methods, action, of: target, isFound: isFound, for: controlEvent ?? state?.name)
    }
    return true
  }

  /// Looks for a target and calls its method; returns false if there is none (UC-16).
  func sendToChain(from firstResponder: UIResponder?) -> Bool {
    let search = ActionSearch(action: action, sender: sender, firstResponder: firstResponder)
    return search.run { found in
      guard let found else {
        drop(TraceReason(search.start == nil ? .nowhereToStart : .noTargetForAction))
        return false
      }
      guard let target = found as? any ActionReceiver else {
        let subject = ActionSearch.object(found).flatMap { TraceRecorder.current?.identifier(of: $0) }
        drop(TraceReason(.targetLacksAction, subject: subject))
        return false
      }
      return send(to: target, isFound: true)
    }
  }

  private func drop(_ reason: TraceReason) {
    TraceRecorder.current?.recordDroppedAction(action, senderObject, reason)
  }

  private var senderObject: AnyObject? { ActionSearch.object(sender) }
}

/// The search for a responder that performs an action. It starts at the key window's first responder, or at the sender
/// if there is none, and looks nowhere else (UC-16, RC-22).
@MainActor
struct ActionSearch {
  let action: String
  let sender: Any?

  /// Where the search starts; nil if there is no place to start.
  let start: UIResponder?

  private let reason: TraceReason.Code

  init(action: String, sender: Any?, firstResponder: UIResponder?) {
    self.action = action
    self.sender = sender
    start = firstResponder ?? sender as? UIResponder
    reason =
      firstResponder != nil ? .startsAtFirstResponder : start != nil ? .startsAtSender : .nowhereToStart
  }

  /// Asks one responder after another, and calls a closure with the first that performs the action, or nil.
  func run<Result>(_ body: (_ target: Any?) -> Result) -> Result {
    TraceRecorder.within({ recorder in
      .targetSearchBegan(
        .init(
          action: action, sender: Self.object(sender).map { recorder.identifier(of: $0) },
          start: start.map { recorder.identifier(of: $0) }, reason: TraceReason(reason)))
    }) {
      body(start?.target(forAction: action, withSender: sender))
    }
  }

  /// The default implementation of `target(forAction:withSender:)`: returns the responder if it can perform the action,
  /// otherwise the next responder's answer (RC-20).
  static func target(from responder: UIResponder, _ action: String, _ sender: Any?) -> Any? {
    UIApplication.withCurrent(for: responder as? UIView) { application in
      // If the chain leads back to this responder, all its responders have been asked.
      let isCycle = application.calls.targetSearches.contains {
        $0.responder === responder && $0.action == action
      }
      guard !isCycle else { return nil }
      let answer = responder.canPerformAction(action, withSender: sender)
      TraceRecorder.note {
        .targetAsked(.init(responder: $0.identifier(of: responder), action: action, answer: answer))
      }
      if answer { return responder }
      application.calls.targetSearches.append((responder, action))
      defer { application.calls.targetSearches.removeLast() }
      return responder.next?.target(forAction: action, withSender: sender)
    }
  }

  /// A sender or target as an object; nil for values.
  static func object(_ any: Any?) -> AnyObject? {
    guard let any, type(of: any) is AnyClass else { return nil }
    return any as AnyObject
  }
}
