// SPDX-License-Identifier: Apache-2.0

/// Takes the type and the values of an event.
protocol EventVisitor {
  mutating func visit<each Value: FieldValue>(
    _ type: RecordType<TraceEvent.Kind, repeat each Value>, _ values: repeat each Value) throws
}

extension TraceEvent.Kind {
  /// Shows a visitor the type of the event and its values, in the order of the type's fields.
  func visit(_ visitor: inout some EventVisitor) throws {
    switch self {
    case .hitTestPassBegan(let touch, let pass, let location, let windows):
      try visitor.visit(EventType.hitTestPassBegan, touch, location, windows, pass)
    case .hitTestPassEnded(let touch, let pass, let view):
      try visitor.visit(EventType.hitTestPassEnded, touch, pass, view)
    case .hitTestEntered(let view, let point, let isDirect):
      try visitor.visit(EventType.hitTestEntered, view, point, isDirect)
    case .hitTestReturned(let view, let result, let reason):
      try visitor.visit(EventType.hitTestReturned, view, result, reason)
    case .gatesChecked(let view, let gates):
      try visitor.visit(EventType.gatesChecked, view, gates)
    case .pointInsideAsked(let view, let point):
      try visitor.visit(EventType.pointInsideAsked, view, point)
    case .pointInsideAnswered(let view, let point, let answer, let reason):
      try visitor.visit(EventType.pointInsideAnswered, view, point, answer, reason)

    case .touchUpdated(let sample):
      try visitor.visit(
        EventType.touchUpdated, sample.touch, sample.finger, sample.phase, sample.location, sample.window,
        sample.tapCount, sample.view)
    case .responderChain(let touch, let links):
      try visitor.visit(EventType.responderChain, touch, links)
    case .eventSent(let receiver, let touches):
      try visitor.visit(EventType.eventSent, touches, receiver)
    case .touchesDelivered(let responder, let method, let touches):
      try visitor.visit(EventType.touchesDelivered, touches, responder, method)
    case .touchesForwarded(let responder, let method, let next):
      try visitor.visit(EventType.touchesForwarded, responder, method, next)
    case .touchesKept(let responder, let method, let reason):
      try visitor.visit(EventType.touchesKept, reason, responder, method)
    case .eventDropped(let touches, let method, let responder, let reason):
      try visitor.visit(EventType.eventDropped, touches, reason, responder, method)

    case .touchWithheld(let touch, let view, let reason):
      try visitor.visit(EventType.touchWithheld, touch, view, reason)
    case .touchesHeld(let view, let method, let touches, let reason):
      try visitor.visit(EventType.touchesHeld, touches, view, method, reason)
    case .touchesReleased(let view, let method, let touches, let reason):
      try visitor.visit(EventType.touchesReleased, touches, view, method, reason)
    case .touchesDiscarded(let view, let method, let touches, let reason):
      try visitor.visit(EventType.touchesDiscarded, touches, view, method, reason)
    case .touchesTaken(let view, let touches, let reason):
      try visitor.visit(EventType.touchesTaken, touches, view, reason)
    case .touchDetached(let touch, let view):
      try visitor.visit(EventType.touchDetached, touch, view)

    case .recognizersCollected(let touch, let recognizers):
      try visitor.visit(EventType.recognizersCollected, touch, recognizers)
    case .recognizerPassedOver(let recognizer, let touch, let reason):
      try visitor.visit(EventType.recognizerPassedOver, touch, recognizer, reason)
    case .recognizerReceived(let recognizer, let method, let touches):
      try visitor.visit(EventType.recognizerReceived, touches, recognizer, method)
    case .recognizerIgnoredTouch(let recognizer, let touch):
      try visitor.visit(EventType.recognizerIgnoredTouch, touch, recognizer)
    case .recognizerStateChanged(let recognizer, let from, let to, let cause):
      try visitor.visit(EventType.recognizerStateChanged, recognizer, from, to, cause)
    case .illegalTransition(let recognizer, let from, let to):
      try visitor.visit(EventType.illegalTransition, recognizer, from, to)
    case .questionAnswered(let record):
      try visitor.visit(
        EventType.questionAnswered, record.question, record.asked, record.recognizer, record.other,
        record.touch, record.answer)
    case .requirementAdded(let recognizer, let other):
      try visitor.visit(EventType.requirementAdded, recognizer, other)
    case .requirementCycle(let recognizers):
      try visitor.visit(EventType.requirementCycle, recognizers)
    case .recognizerWaits(let recognizer, let wish, let other):
      try visitor.visit(EventType.recognizerWaits, recognizer, wish, other)
    case .exclusionDecided(let recognizer, let other, let prevents, let reason):
      try visitor.visit(EventType.exclusionDecided, recognizer, other, prevents, reason)
    case .timerFired(let owner, let timer):
      try visitor.visit(EventType.timerFired, owner, timer)

    case .controlTracking(let control, let hook, let touch, let answer):
      try visitor.visit(EventType.controlTracking, control, hook, touch, answer)
    case .propertyChanged(let object, let property, let value):
      try visitor.visit(EventType.propertyChanged, object, property, value)
    case .controlEventsSent(let control, let events):
      try visitor.visit(EventType.controlEventsSent, control, events)
    case .targetSearchBegan(let action, let sender, let start, let reason):
      try visitor.visit(EventType.targetSearchBegan, action, sender, start, reason)
    case .targetAsked(let responder, let action, let answer):
      try visitor.visit(EventType.targetAsked, responder, action, answer)
    case .actionSent(let record):
      try visitor.visit(
        EventType.actionSent, record.action, record.sender, record.target, record.event, record.state)
    case .actionDropped(let action, let sender, let reason):
      try visitor.visit(EventType.actionDropped, action, sender, reason)
    case .callbackSent(let receiver, let method, let subject):
      try visitor.visit(EventType.callbackSent, receiver, method, subject)

    case .firstResponderChanged(let window, let from, let to):
      try visitor.visit(EventType.firstResponderChanged, window, from, to)
    case .firstResponderRefused(let responder, let method, let reason):
      try visitor.visit(EventType.firstResponderRefused, responder, method, reason)
    case .eventDelivered(let responder, let method, let what):
      try visitor.visit(EventType.eventDelivered, responder, method, what)
    case .eventForwarded(let responder, let method, let next):
      try visitor.visit(EventType.eventForwarded, responder, method, next)
    case .eventKept(let responder, let method, let reason):
      try visitor.visit(EventType.eventKept, responder, method, reason)
    case .inputReceived(let input, let object, let detail):
      try visitor.visit(EventType.inputReceived, input, object, detail)
    }
  }
}
