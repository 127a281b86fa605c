// SPDX-License-Identifier: Apache-2.0

import Trace

/// What each event is about, how it marks that, and what it changes.
extension LaterSteps {
  func role(of kind: TraceEvent.Kind) -> Role {
    let subject = mainObject(of: kind)
    switch kind {
    case .recognizersCollected(let record):
      return Role(subject, .current, others: record.recognizers.map { TouchStep.ObjectMark($0, .current) })
    case .touchWithheld, .touchesDiscarded, .touchesTaken, .touchDetached:
      return Role(subject, .cancelled, others: deciding(kind))
    case .touchesHeld: return Role(subject, .held, others: deciding(kind))
    case .touchesReleased: return Role(subject, subject == view ? .hit : .path)
    case .recognizerPassedOver, .recognizerIgnoredTouch, .firstResponderRefused:
      return Role(subject, .refused)
    case .requirementAdded(let record): return Role(subject, .current, others: known(record.other))
    case .requirementCycle(let record):
      return Role(
        subject, .waiting, others: record.recognizers.dropFirst().map { TouchStep.ObjectMark($0, .waiting) })
    case .recognizerWaits(let record): return Role(subject, .waiting, others: known(record.other))
    case .recognizerStateChanged(let record):
      return Role(
        subject, Self.mark(ofState: record.to),
        changes: record.from == record.to
          ? []
          : [
            TouchStep.Change(
              record.recognizer, "state", before: record.from.rawValue, after: record.to.rawValue)
          ])
    case .exclusionDecided(let record): return Role(subject, .current, others: known(record.other))
    case .targetAsked(let record): return Role(subject, record.answer ? .handled : .refused)
    case .actionSent(let record):
      return Role(subject, subject == record.target ? .handled : .current)
    case .actionDropped, .eventDropped: return Role(subject, .dropped)
    case .callbackSent(let record):
      return Role(
        subject, .current, others: record.subject.map { known($0).filter { $0.object != subject } } ?? [])
    case .firstResponderChanged(let record):
      return Role(
        subject, .current,
        changes: [
          TouchStep.Change(
            record.window, "firstResponder", before: record.from ?? "nil", after: record.to ?? "nil")
        ])
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

  private static func mark(ofState state: GestureState) -> TouchStep.Mark {
    switch state {
    case .began, .changed, .ended: .recognized
    case .failed: .failed
    case .cancelled: .cancelled
    case .possible: .current
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
    var objects = kind.ids(of: Self.mainRoles)
    if let sample = kind.sample { objects = [sample.view].compactMap { $0 } }
    if case .requirementCycle(let record) = kind { objects = Array(record.recognizers.prefix(1)) }
    if case .inputReceived = kind { objects.append(index.screen.application.id) }
    return objects.first(where: isKnown) ?? view ?? touch
  }

  /// Who it may be.
  private static let mainRoles: [EventRole] = [
    .view, .receiver, .responder, .asked, .recognizer, .owner, .control, .object, .start, .target, .sender,
    .subject, .to, .from, .window,
  ]
}
