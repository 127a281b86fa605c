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

  // MARK: - Presses, motion, remote control

  /// Runs a call of a method for such events and records it, once for every call however many implementations take
  /// part.
  func event(_ call: EventCall, on responder: UIResponder, in level: AnyClass?, _ body: () -> Void) {
    if let level, let top = calls.indices.last,
      calls[top].isContinued(by: responder, .event(call.method), level)
    {
      return continuing(top, in: level, body)
    }
    if level != nil { noteForwardingByHand(of: call, to: responder) }
    enter(
      .eventDelivered(
        responder: identifier(of: responder), method: call.method.rawValue, what: call.what),
      CallFrame(responder, .event(call.method), level: level))
    body()
    if calls.last?.isSettled == false { recordKept(by: responder, call, TraceReason(.handledByResponder)) }
    leave()
  }

  /// Records that an override calls the method of its `next` itself instead of calling super (RC-10).
  private func noteForwardingByHand(of call: EventCall, to responder: UIResponder) {
    guard let top = calls.last, top.call == .event(call.method), let sender = top.receiver,
      sender !== responder, sender.next === responder
    else { return }
    recordForwarded(from: sender, call, to: responder)
  }

  /// Records that a responder does not pass a call on.
  func recordKept(by responder: UIResponder, _ call: EventCall, _ reason: TraceReason) {
    settle(call, of: responder)
    append(
      .eventKept(responder: identifier(of: responder), method: call.method.rawValue, reason: reason))
  }

  /// Records that a responder passes a call on (RC-19).
  func recordForwarded(from responder: UIResponder, _ call: EventCall, to next: UIResponder) {
    settle(call, of: responder)
    append(
      .eventForwarded(
        responder: identifier(of: responder), method: call.method.rawValue, next: identifier(of: next)))
  }

  /// Records that a call came to the end of the chain, or that no responder gets it (RC-11, RC-19).
  func recordDropped(_ call: EventCall, at responder: UIResponder?, _ reason: TraceReason) {
    if let responder { settle(call, of: responder) }
    append(
      .eventDropped(
        touches: [], method: call.method.rawValue, responder: responder.map { identifier(of: $0) },
        reason: reason))
  }

  private func settle(_ call: EventCall, of responder: UIResponder) {
    guard let top = calls.indices.last, calls[top].isCall(of: .event(call.method), on: responder) else {
      return
    }
    calls[top].isSettled = true
  }
}
