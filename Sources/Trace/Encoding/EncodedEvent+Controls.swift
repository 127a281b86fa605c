// SPDX-License-Identifier: Apache-2.0

extension EncodedEvent {
  /// The event if the record is of a control, an action or a framework callback.
  func controlKind() throws -> TraceEvent.Kind? {
    switch kind {
    case "controlTracking":
      .controlTracking(
        control: try need(control, "control"), hook: try need(hook, "hook"), touch: touch, answer: answer)
    case "propertyChanged":
      .propertyChanged(
        object: try need(object, "object"), property: try need(property, "property"),
        value: try need(value, "value"))
    case "controlEventsSent":
      .controlEventsSent(control: try need(control, "control"), events: try need(events, "events"))
    case "targetSearchBegan":
      .targetSearchBegan(
        action: try need(action, "action"), sender: sender, start: start, reason: try need(reason, "reason"))
    case "targetAsked":
      .targetAsked(
        responder: try need(responder, "responder"), action: try need(action, "action"),
        answer: try need(answer, "answer"))
    case "actionSent":
      .actionSent(
        ActionRecord(
          action: try need(action, "action"), sender: sender, target: try need(target, "target"),
          event: event, state: state))
    case "actionDropped":
      .actionDropped(
        action: try need(action, "action"), sender: sender, reason: try need(reason, "reason"))
    case "callbackSent":
      .callbackSent(
        receiver: try need(receiver, "receiver"), method: try need(method, "method"), subject: subject)
    default:
      nil
    }
  }
}

extension TraceEvent {
  /// Writes an event of a control, an action or a framework callback.
  func writeControl(to object: inout JSONObjectText) throws {
    switch kind {
    case .controlTracking(let control, let hook, let touch, let answer):
      try object.begin("controlTracking", self)
      object.field("control", control)
      object.field("hook", hook)
      object.field("touch", touch)
      object.field("answer", answer)
    case .propertyChanged(let owner, let property, let value):
      try object.begin("propertyChanged", self)
      object.field("object", owner)
      object.field("property", property)
      object.field("value", value)
    case .controlEventsSent(let control, let events):
      try object.begin("controlEventsSent", self)
      object.field("control", control)
      object.field("events", events)
    case .targetSearchBegan(let action, let sender, let start, let reason):
      try object.begin("targetSearchBegan", self)
      object.field("action", action)
      object.field("sender", sender)
      object.field("start", start)
      try object.field("reason", reason)
    case .targetAsked(let responder, let action, let answer):
      try object.begin("targetAsked", self)
      object.field("responder", responder)
      object.field("action", action)
      object.field("answer", answer)
    case .actionSent(let record):
      try object.begin("actionSent", self)
      object.field("action", record.action)
      object.field("sender", record.sender)
      object.field("target", record.target)
      object.field("event", record.event)
      object.field("state", record.state)
    case .actionDropped(let action, let sender, let reason):
      try object.begin("actionDropped", self)
      object.field("action", action)
      object.field("sender", sender)
      try object.field("reason", reason)
    case .callbackSent(let receiver, let method, let subject):
      try object.begin("callbackSent", self)
      object.field("receiver", receiver)
      object.field("method", method)
      object.field("subject", subject)
    default:
      break
    }
  }
}
