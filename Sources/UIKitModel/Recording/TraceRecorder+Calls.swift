// SPDX-License-Identifier: Apache-2.0

import Trace

/// Calls of methods for touches, presses, motion and remote control.
extension TraceRecorder {
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
    let name = identifier(of: responder)
    let event: TraceEvent.Kind =
      switch call.method {
      case .touches(let method):
        .touchesDelivered(.init(responder: name, method: method, touches: names(of: call.touches)))
      case .other(let method): .eventDelivered(.init(responder: name, method: method, what: call.what))
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
    let name = identifier(of: responder)
    switch call.method {
    case .touches(let method): append(.touchesKept(.init(responder: name, method: method, reason: reason)))
    case .other(let method): append(.eventKept(.init(responder: name, method: method, reason: reason)))
    }
  }

  /// Records that a responder passes a call on (RC-9, RC-19).
  func recordForwarded(from responder: UIResponder, _ call: EventCall, to next: UIResponder) {
    settle(call, of: responder)
    let (name, next) = (identifier(of: responder), identifier(of: next))
    switch call.method {
    case .touches(let method): append(.touchesForwarded(.init(responder: name, method: method, next: next)))
    case .other(let method): append(.eventForwarded(.init(responder: name, method: method, next: next)))
    }
  }

  /// Records that a call came to the end of the chain, or that no responder gets it (RC-11, RC-19).
  func recordDropped(_ call: EventCall, at responder: UIResponder?, _ reason: TraceReason) {
    if let responder { settle(call, of: responder) }
    append(
      .eventDropped(
        .init(
          touches: names(of: call.touches), method: call.method,
          responder: responder.map { identifier(of: $0) }, reason: reason)))
  }

  private func settle(_ call: EventCall, of responder: UIResponder) {
    guard let top = calls.indices.last, calls[top].isCall(of: .method(call.method), on: responder) else {
      return
    }
    calls[top].isSettled = true
  }
}
