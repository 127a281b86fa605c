// SPDX-License-Identifier: Apache-2.0

import Trace

/// What each event is about, how it marks that, and what it changes.
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
      .eventDelivered, .inputReceived, .viewChanged, .subviewsChanged, .recognizerChanged:
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
    guard let view = kind.view, let other = kind.reason?.subject, other != view else { return [] }
    return known(other)
  }

  private func known(_ object: String) -> [TouchStep.ObjectMark] {
    isKnown(object) ? [TouchStep.ObjectMark(object, .current)] : []
  }

  /// Whether an object stands in the record of the screen.
  private func isKnown(_ object: String) -> Bool {
    index.recognizer(object) != nil || index.responder(object).kind != .responder
  }

  /// The object that an event is about: the first that the screen has of those that it names; else the hit view, or
  /// the touch where there is none.
  func mainObject(of kind: TraceEvent.Kind) -> String {
    var objects = kind.ids(in: Self.mainFields)
    if let sample = kind.sample { objects = [sample.view].compactMap { $0 } }
    if case .requirementCycle(let recognizers) = kind { objects = Array(recognizers.prefix(1)) }
    if case .inputReceived = kind { objects.append(index.screen.application.id) }
    return objects.first(where: isKnown) ?? view ?? touch
  }

  /// The fields that may name it.
  private static let mainFields = [
    "view", "receiver", "responder", "asked", "recognizer", "owner", "control", "object", "start",
    "target", "sender", "subject", "to", "from", "window",
  ]
}
