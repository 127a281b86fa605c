// SPDX-License-Identifier: Apache-2.0

import Trace

extension TraceRecorder {
  // MARK: - Targets of actions

  /// Runs a search for a target and what comes of it, and records where it starts (UC-16).
  func targetSearch<Result>(
    _ action: String, _ sender: AnyObject?, _ start: UIResponder?, _ reason: TraceReason, _ body: () -> Result
  ) -> Result {
    within(
      .targetSearchBegan(
        action: action, sender: sender.map { identifier(of: $0) }, start: start.map { identifier(of: $0) },
        reason: reason), body)
  }

  /// Records what a responder answered to `canPerformAction(_:withSender:)` (RC-20).
  func recordTargetAsked(_ responder: UIResponder, _ action: String, _ answer: Bool) {
    append(.targetAsked(responder: identifier(of: responder), action: action, answer: answer))
  }

  /// Records that a target which was given is gone, so that another one is looked for (UC-18).
  func recordGoneTarget(of sender: AnyObject) {
    recordProperty("target", of: sender, "gone")
  }
}

extension TraceRecorder {
  // MARK: - First responder

  /// Records that a window's first responder is another one, or none (RC-15 to RC-17).
  func recordFirstResponder(of window: UIWindow, from old: UIResponder?, to new: UIResponder?) {
    append(
      .firstResponderChanged(
        window: identifier(of: window), from: old.map { identifier(of: $0) },
        to: new.map { identifier(of: $0) }))
  }

  /// Records that a responder does not become first responder or does not resign (RC-15, RC-16).
  func recordRefusal(of responder: UIResponder, _ method: FirstResponder.Method, _ reason: TraceReason) {
    append(
      .firstResponderRefused(responder: identifier(of: responder), method: method.rawValue, reason: reason))
  }

  // MARK: - Touches, presses, motion, remote control

  /// Runs a call of a method for touches or another event and records it, once for every call however many
  /// implementations take part.
  ///
  /// The level is the class whose implementation runs the block; nil for the framework, which calls from outside.
  func event(_ call: EventCall, on responder: UIResponder, in level: AnyClass?, _ body: () -> Void) {
    if let level, let top = calls.indices.last,
      calls[top].isContinued(by: responder, .method(call.method), level)
    {
      return continuing(top, in: level, body)
    }
    if level != nil { noteForwardingByHand(of: call, to: responder) }
    let (name, method) = (identifier(of: responder), call.method.name)
    let event: TraceEvent.Kind =
      switch call.method {
      case .touches: .touchesDelivered(responder: name, method: method, touches: names(of: call.touches))
      case .other: .eventDelivered(responder: name, method: method, what: call.what)
      }
    enter(event, CallFrame(responder, .method(call.method), level: level))
    body()
    if calls.last?.isSettled == false { recordKept(by: responder, call, TraceReason(.handledByResponder)) }
    leave()
  }

  /// Records that an override calls the method of its `next` itself instead of calling super (RC-10).
  private func noteForwardingByHand(of call: EventCall, to responder: UIResponder) {
    guard let top = calls.last, top.call == .method(call.method), let sender = top.receiver,
      sender !== responder, sender.next === responder
    else { return }
    recordForwarded(from: sender, call, to: responder)
  }

  /// Records that a responder does not pass a call on.
  func recordKept(by responder: UIResponder, _ call: EventCall, _ reason: TraceReason) {
    settle(call, of: responder)
    let (name, method) = (identifier(of: responder), call.method.name)
    switch call.method {
    case .touches: append(.touchesKept(responder: name, method: method, reason: reason))
    case .other: append(.eventKept(responder: name, method: method, reason: reason))
    }
  }

  /// Records that a responder passes a call on (RC-9, RC-19).
  func recordForwarded(from responder: UIResponder, _ call: EventCall, to next: UIResponder) {
    settle(call, of: responder)
    let (name, method, next) = (identifier(of: responder), call.method.name, identifier(of: next))
    switch call.method {
    case .touches: append(.touchesForwarded(responder: name, method: method, next: next))
    case .other: append(.eventForwarded(responder: name, method: method, next: next))
    }
  }

  /// Records that a call came to the end of the chain, or that no responder gets it (RC-11, RC-19).
  func recordDropped(_ call: EventCall, at responder: UIResponder?, _ reason: TraceReason) {
    if let responder { settle(call, of: responder) }
    append(
      .eventDropped(
        touches: names(of: call.touches), method: call.method.name,
        responder: responder.map { identifier(of: $0) }, reason: reason))
  }

  private func settle(_ call: EventCall, of responder: UIResponder) {
    guard let top = calls.indices.last, calls[top].isCall(of: .method(call.method), on: responder) else {
      return
    }
    calls[top].isSettled = true
  }
}
