// SPDX-License-Identifier: Apache-2.0

extension EncodedEvent {
  /// The event if the record is of the first responder, or of an event or input other than a touch.
  func responderKind() throws -> TraceEvent.Kind? {
    switch kind {
    case "firstResponderChanged":
      .firstResponderChanged(window: try need(window, "window"), from: from, to: to)
    case "firstResponderRefused":
      .firstResponderRefused(
        responder: try need(responder, "responder"), method: try need(method, "method"),
        reason: try need(reason, "reason"))
    case "eventDelivered":
      .eventDelivered(
        responder: try need(responder, "responder"), method: try need(method, "method"),
        what: try need(what, "what"))
    case "eventForwarded":
      .eventForwarded(
        responder: try need(responder, "responder"), method: try need(method, "method"),
        next: try need(next, "next"))
    case "eventKept":
      .eventKept(
        responder: try need(responder, "responder"), method: try need(method, "method"),
        reason: try need(reason, "reason"))
    case "inputReceived":
      .inputReceived(input: try need(input, "input"), object: object, detail: try need(detail, "detail"))
    default:
      nil
    }
  }
}

extension TraceEvent {
  /// Writes an event of the first responder, or of an event or input other than a touch.
  func writeResponder(to object: inout JSONObjectText) throws {
    switch kind {
    case .firstResponderChanged(let window, let from, let to):
      try object.begin("firstResponderChanged", self)
      object.field("window", window)
      object.field("from", from)
      object.field("to", to)
    case .firstResponderRefused(let responder, let method, let reason):
      try object.begin("firstResponderRefused", self)
      object.field("responder", responder)
      object.field("method", method)
      try object.field("reason", reason)
    case .eventDelivered(let responder, let method, let what):
      try object.begin("eventDelivered", self)
      object.field("responder", responder)
      object.field("method", method)
      object.field("what", what)
    case .eventForwarded(let responder, let method, let next):
      try object.begin("eventForwarded", self)
      object.field("responder", responder)
      object.field("method", method)
      object.field("next", next)
    case .eventKept(let responder, let method, let reason):
      try object.begin("eventKept", self)
      object.field("responder", responder)
      object.field("method", method)
      try object.field("reason", reason)
    case .inputReceived(let input, let subject, let detail):
      try object.begin("inputReceived", self)
      object.field("input", input)
      object.field("object", subject)
      object.field("detail", detail)
    default:
      break
    }
  }
}
