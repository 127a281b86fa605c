// SPDX-License-Identifier: Apache-2.0

extension EncodedEvent {
  /// The event if the record is of a touch, its responders, or what its view gets of it.
  func touchKind() throws -> TraceEvent.Kind? {
    switch kind {
    case "touchUpdated":
      .touchUpdated(
        TouchSample(
          touch: try need(touch, "touch"), finger: try need(finger, "finger"),
          phase: try need(phase, "phase"), location: try need(location, "location"), window: window,
          view: view, tapCount: try need(tapCount, "tapCount")))
    case "recognizersCollected":
      .recognizersCollected(
        touch: try need(touch, "touch"), recognizers: try need(recognizers, "recognizers"))
    case "responderChain":
      .responderChain(touch: try need(touch, "touch"), links: try need(links, "links"))
    case "eventSent":
      .eventSent(receiver: try need(receiver, "receiver"), touches: try need(touches, "touches"))
    case "touchesDelivered":
      .touchesDelivered(
        responder: try need(responder, "responder"), method: try need(method, "method"),
        touches: try need(touches, "touches"))
    case "touchesForwarded":
      .touchesForwarded(
        responder: try need(responder, "responder"), method: try need(method, "method"),
        next: try need(next, "next"))
    case "touchesKept":
      .touchesKept(
        responder: try need(responder, "responder"), method: try need(method, "method"),
        reason: try need(reason, "reason"))
    case "eventDropped":
      .eventDropped(
        touches: try need(touches, "touches"), method: try need(method, "method"), responder: responder,
        reason: try need(reason, "reason"))
    case "touchWithheld":
      .touchWithheld(
        touch: try need(touch, "touch"), view: try need(view, "view"), reason: try need(reason, "reason"))
    case "touchesHeld":
      .touchesHeld(
        view: try need(view, "view"), method: try need(method, "method"),
        touches: try need(touches, "touches"), reason: try need(reason, "reason"))
    case "touchesReleased":
      .touchesReleased(
        view: try need(view, "view"), method: try need(method, "method"),
        touches: try need(touches, "touches"), reason: try need(reason, "reason"))
    case "touchesDiscarded":
      .touchesDiscarded(
        view: try need(view, "view"), method: try need(method, "method"),
        touches: try need(touches, "touches"), reason: try need(reason, "reason"))
    case "touchesTaken":
      .touchesTaken(
        view: try need(view, "view"), touches: try need(touches, "touches"),
        reason: try need(reason, "reason"))
    case "touchDetached":
      .touchDetached(touch: try need(touch, "touch"), view: try need(view, "view"))
    default:
      nil
    }
  }
}

extension TraceEvent {
  /// Writes an event of a touch and its responders.
  func writeTouch(to object: inout JSONObjectText) throws {
    switch kind {
    case .touchUpdated(let sample):
      try object.begin("touchUpdated", self)
      object.field("touch", sample.touch)
      object.field("finger", sample.finger)
      object.field("phase", sample.phase)
      try object.field("location", sample.location)
      object.field("window", sample.window)
      object.field("tapCount", sample.tapCount)
      object.field("view", sample.view)
    case .recognizersCollected(let touch, let recognizers):
      try object.begin("recognizersCollected", self)
      object.field("touch", touch)
      object.field("recognizers", recognizers)
    case .responderChain(let touch, let links):
      try object.begin("responderChain", self)
      object.field("touch", touch)
      object.array("links", links) { link, object in
        object.field("responder", link.responder)
        object.field("rule", link.rule.rawValue)
      }
    case .eventSent(let receiver, let touches):
      try object.begin("eventSent", self)
      object.field("touches", touches)
      object.field("receiver", receiver)
    case .touchesDelivered(let responder, let method, let touches):
      try object.begin("touchesDelivered", self)
      object.field("touches", touches)
      object.field("responder", responder)
      object.field("method", method)
    case .touchesForwarded(let responder, let method, let next):
      try object.begin("touchesForwarded", self)
      object.field("responder", responder)
      object.field("method", method)
      object.field("next", next)
    case .touchesKept(let responder, let method, let reason):
      try object.begin("touchesKept", self)
      try object.field("reason", reason)
      object.field("responder", responder)
      object.field("method", method)
    case .eventDropped(let touches, let method, let responder, let reason):
      try object.begin("eventDropped", self)
      object.field("touches", touches)
      try object.field("reason", reason)
      object.field("responder", responder)
      object.field("method", method)
    default:
      break
    }
  }

  /// Writes an event of what a view gets of its touches.
  func writeTouchOfView(to object: inout JSONObjectText) throws {
    switch kind {
    case .touchWithheld(let touch, let view, let reason):
      try object.begin("touchWithheld", self)
      object.field("touch", touch)
      object.field("view", view)
      try object.field("reason", reason)
    case .touchesHeld(let view, let method, let touches, let reason):
      try object.begin("touchesHeld", self)
      try object.fields(touches, method, of: view, reason)
    case .touchesReleased(let view, let method, let touches, let reason):
      try object.begin("touchesReleased", self)
      try object.fields(touches, method, of: view, reason)
    case .touchesDiscarded(let view, let method, let touches, let reason):
      try object.begin("touchesDiscarded", self)
      try object.fields(touches, method, of: view, reason)
    case .touchesTaken(let view, let touches, let reason):
      try object.begin("touchesTaken", self)
      object.field("touches", touches)
      object.field("view", view)
      try object.field("reason", reason)
    case .touchDetached(let touch, let view):
      try object.begin("touchDetached", self)
      object.field("touch", touch)
      object.field("view", view)
    default:
      break
    }
  }
}

extension JSONObjectText {
  fileprivate mutating func fields(
    _ touches: [String], _ method: String, of view: String, _ reason: TraceReason
  ) throws {
    field("touches", touches)
    field("view", view)
    field("method", method)
    try field("reason", reason)
  }
}
