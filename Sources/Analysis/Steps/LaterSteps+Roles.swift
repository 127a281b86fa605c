// SPDX-License-Identifier: Apache-2.0

import Trace

/// What each event is about, what it makes of it, and what it changes.
extension LaterSteps {
  func role(of kind: TraceEvent.Kind) -> Role {
    let subject = mainObject(of: kind)
    switch kind {
    case .recognizersCollected(_, let recognizers):
      return Role(subject, .current, others: recognizers.map { TouchStep.ObjectMark($0, .current) })
    case .touchWithheld, .touchesDiscarded, .touchesTaken, .touchDetached:
      return Role(subject, .cancelled, others: deciding(kind))
    case .touchesHeld: return Role(subject, .held, others: deciding(kind))
    case .touchesReleased: return Role(subject, subject == view ? .hit : .path)
    case .recognizerPassedOver, .recognizerIgnoredTouch, .firstResponderRefused:
      return Role(subject, .refused)
    case .requirementAdded(_, let other): return Role(subject, .current, others: known(other))
    case .requirementCycle(let recognizers):
      return Role(
        subject, .waiting, others: recognizers.dropFirst().map { TouchStep.ObjectMark($0, .waiting) })
    case .recognizerWaits(_, _, let other): return Role(subject, .waiting, others: known(other))
    case .recognizerStateChanged(let recognizer, let from, let to, _):
      return Role(
        subject, Self.mark(ofState: to),
        changes: from == to ? [] : [TouchStep.Change(recognizer, "state", before: from, after: to)])
    case .exclusionDecided(_, let other, _, _): return Role(subject, .current, others: known(other))
    case .targetAsked(_, _, let answer): return Role(subject, answer ? .handled : .refused)
    case .actionSent(let record):
      return Role(subject, subject == record.target ? .handled : .current)
    case .actionDropped, .eventDropped: return Role(subject, .dropped)
    case .callbackSent(_, _, let object):
      return Role(subject, .current, others: object.map { known($0).filter { $0.object != subject } } ?? [])
    case .firstResponderChanged(let window, let from, let to):
      return Role(
        subject, .current,
        changes: [TouchStep.Change(window, "firstResponder", before: from ?? "nil", after: to ?? "nil")])
    case .eventForwarded: return Role(subject, .forwarded)
    case .eventKept: return Role(subject, .handled)
    case .propertyChanged, .touchUpdated, .hitTestPassBegan, .hitTestPassEnded, .hitTestEntered,
      .gatesChecked,
      .pointInsideAsked, .pointInsideAnswered, .hitTestReturned, .responderChain, .eventSent,
      .touchesDelivered, .touchesForwarded, .touchesKept, .questionAnswered, .recognizerReceived,
      .illegalTransition, .timerFired, .controlTracking, .controlEventsSent, .targetSearchBegan,
      .eventDelivered, .inputReceived:
      return Role(subject, .current)
    }
  }

  private static func mark(ofState state: String) -> TouchStep.Mark {
    switch state {
    case "began", "changed", "ended": .recognized
    case "failed": .failed
    case "cancelled": .cancelled
    default: .current
    }
  }

  /// The object that decided about what a view gets, if the screen has it.
  private func deciding(_ kind: TraceEvent.Kind) -> [TouchStep.ObjectMark] {
    switch kind {
    case .touchWithheld(_, let view, let reason), .touchesHeld(let view, _, _, let reason),
      .touchesDiscarded(let view, _, _, let reason), .touchesTaken(let view, _, let reason):
      reason.subject.map { known($0).filter { $0.object != view } } ?? []
    default: []
    }
  }

  private func known(_ object: String) -> [TouchStep.ObjectMark] {
    isKnown(object) ? [TouchStep.ObjectMark(object, .current)] : []
  }

  /// Whether an object stands in the record of the screen.
  private func isKnown(_ object: String) -> Bool {
    index.recognizer(object) != nil || index.responder(object).kind != .responder
  }

  /// The first of some objects that the screen has; else the touch.
  private func first(_ objects: String?...) -> String {
    objects.lazy.compactMap { $0 }.first(where: isKnown) ?? view ?? touch
  }

  /// The object that an event is about.
  func mainObject(of kind: TraceEvent.Kind) -> String {
    switch kind {
    case .touchUpdated(let sample): first(sample.view)
    case .hitTestEntered(let view, _, _), .gatesChecked(let view, _), .pointInsideAsked(let view, _),
      .pointInsideAnswered(let view, _, _, _), .hitTestReturned(let view, _, _),
      .touchWithheld(_, let view, _), .touchesHeld(let view, _, _, _), .touchesReleased(let view, _, _, _),
      .touchesDiscarded(let view, _, _, _), .touchesTaken(let view, _, _), .touchDetached(_, let view):
      first(view)
    case .hitTestPassBegan, .hitTestPassEnded, .recognizersCollected, .responderChain: view ?? touch
    case .eventSent(let receiver, _): first(receiver)
    case .touchesDelivered(let responder, _, _), .touchesForwarded(let responder, _, _),
      .touchesKept(let responder, _, _), .targetAsked(let responder, _, _),
      .firstResponderRefused(let responder, _, _), .eventDelivered(let responder, _, _),
      .eventForwarded(let responder, _, _), .eventKept(let responder, _, _):
      first(responder)
    case .eventDropped(_, _, let responder, _): first(responder)
    case .recognizerPassedOver(let recognizer, _, _), .requirementAdded(let recognizer, _),
      .recognizerReceived(let recognizer, _, _), .recognizerIgnoredTouch(let recognizer, _),
      .recognizerWaits(let recognizer, _, _), .recognizerStateChanged(let recognizer, _, _, _),
      .illegalTransition(let recognizer, _, _), .exclusionDecided(let recognizer, _, _, _),
      .timerFired(let recognizer, _):
      first(recognizer)
    case .requirementCycle(let recognizers): first(recognizers.first)
    case .questionAnswered(let record): first(record.asked, record.recognizer)
    case .controlTracking(let control, _, _, _), .controlEventsSent(let control, _): first(control)
    case .propertyChanged(let object, _, _): first(object)
    case .targetSearchBegan(_, let sender, let start, _): first(start, sender)
    case .actionSent(let record): first(record.target, record.sender)
    case .actionDropped(_, let sender, _): first(sender)
    case .callbackSent(let receiver, _, let subject): first(receiver, subject)
    case .firstResponderChanged(let window, let from, let to): first(to, from, window)
    case .inputReceived(_, let object, _): first(object, index.screen.application.id)
    }
  }
}
