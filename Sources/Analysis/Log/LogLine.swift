// SPDX-License-Identifier: Apache-2.0

import Trace

/// The words of a log for one event.
enum LogLine {
  /// The line of an event without indentation; nil if the events around it say it all.
  static func text(for kind: TraceEvent.Kind) -> String? {
    switch kind {
    case .hitTestPassBegan(let touch, let pass, let location, _):
      "\(touch) hit-test pass \(pass) \(braced(location))"
    case .hitTestEntered(let view, let point, _):
      "\(view) hitTest \(braced(point))"
    case .pointInsideAnswered(let view, let point, let answer, _):
      "\(view) pointInside \(braced(point)) -> \(answer)"
    case .hitTestReturned(let view, let result, _):
      "\(view) hitTest -> \(result ?? "nil")"

    case .touchUpdated(let sample):
      "\(sample.touch) \(sample.phase) \(braced(sample.location))"
    case .recognizersCollected(let touch, let recognizers):
      recognizers.isEmpty ? nil : "\(touch) recognizers: \(list(recognizers))"
    case .responderChain(let touch, let links):
      "\(touch) chain: \(links.map(\.responder).joined(separator: " -> "))"
    case .eventSent(let receiver, _):
      "\(receiver) sendEvent"
    case .touchesDelivered(let responder, let method, _):
      "\(responder) \(method)"
    case .touchesKept(let responder, let method, let reason):
      "\(responder) \(method) kept: \(reason.name)"
    case .eventDropped(let touches, let method, let responder, let reason):
      words(responder ?? list(touches), method) + " dropped: \(reason.name)"

    case .touchWithheld(let touch, let view, let reason):
      "\(touch) withheld from \(view): \(cause(reason))"
    case .touchesHeld(let view, let method, _, let reason):
      "\(view) \(method) held: \(cause(reason))"
    case .touchesReleased(let view, let method, _, _):
      "\(view) \(method) released"
    case .touchesDiscarded(let view, let method, _, let reason):
      "\(view) \(method) discarded: \(cause(reason))"
    case .touchesTaken(let view, let touches, let reason):
      "\(view) loses \(list(touches)): \(cause(reason))"
    case .touchDetached(let touch, let view):
      "\(touch) detached from \(view)"

    case .questionAnswered(let record):
      words(record.asked, record.question, about(record)) + " -> \(record.answer)"
    case .requirementAdded(let recognizer, let other):
      "\(recognizer) requires \(other) to fail"
    case .requirementCycle(let recognizers):
      "waiting in a circle: \((recognizers + recognizers.prefix(1)).joined(separator: " -> "))"
    case .recognizerReceived(let recognizer, let method, _):
      "\(recognizer) \(method)"
    case .recognizerPassedOver(let recognizer, let touch, let reason):
      "\(recognizer) does not see \(touch): \(reason.name)"
    case .recognizerIgnoredTouch(let recognizer, let touch):
      "\(recognizer) ignores \(touch)"
    case .recognizerWaits(let recognizer, _, let other):
      "\(recognizer) waits for \(other)"
    case .recognizerStateChanged(let recognizer, let from, let to, let reason):
      "\(recognizer) \(from) -> \(to): \(cause(reason))"
    case .illegalTransition(let recognizer, let from, let to):
      "\(recognizer) \(from) -> \(to) refused: there is no such transition"
    case .exclusionDecided(let recognizer, let other, true, _):
      "\(recognizer) prevents \(other)"
    case .exclusionDecided(let recognizer, let other, false, let reason):
      "\(recognizer) does not prevent \(other): \(cause(reason))"
    case .timerFired(let owner, let timer):
      "\(owner) timer fires: \(timer)"

    case .controlTracking(let control, let hook, _, let answer):
      "\(control) \(hook)" + (answer.map { " -> \($0)" } ?? "")
    case .propertyChanged(let object, let property, let value):
      "\(object) \(property) = \(value)"
    case .controlEventsSent(let control, let events):
      "\(control) \(list(events))"
    case .targetSearchBegan(let action, _, let start, let reason):
      "\(action) looks for a target" + (start.map { " from \($0)" } ?? "") + ": \(reason.name)"
    case .targetAsked(let responder, let action, let answer):
      "\(responder) canPerformAction \(action) -> \(answer)"
    case .actionSent(let record):
      "\(record.action) sent to \(record.target)" + by(record.sender)
        + ((record.state ?? record.event).map { " (\($0))" } ?? "")
    case .actionDropped(let action, let sender, let reason):
      "\(action)\(by(sender)) dropped: \(cause(reason))"
    case .callbackSent(let receiver, let method, let subject):
      words(receiver, method, subject)

    case .firstResponderChanged(_, let from, let to):
      "first responder: \(from ?? "nil") -> \(to ?? "nil")"
    case .firstResponderRefused(let responder, let method, let reason):
      "\(responder) \(method) refused: \(cause(reason))"
    case .eventDelivered(let responder, let method, let what):
      "\(responder) \(method)" + (what.isEmpty ? "" : " (\(what))")
    case .eventKept(let responder, let method, let reason):
      "\(responder) \(method) kept: \(reason.name)"
    case .inputReceived(let input, let object, let detail):
      words(input, object, detail)

    case .hitTestPassEnded, .gatesChecked, .pointInsideAsked, .touchesForwarded, .eventForwarded,
      .viewChanged, .subviewsChanged, .recognizerChanged:
      nil
    }
  }

  /// The recognizers that a question is about, without the one who is asked; the touch if there are none.
  private static func about(_ record: QuestionRecord) -> String? {
    let recognizers = [record.recognizer, record.other].compactMap { $0 }.filter { $0 != record.asked }
    return recognizers.isEmpty ? record.touch : list(recognizers)
  }

  private static func by(_ sender: String?) -> String {
    sender.map { " by \($0)" } ?? ""
  }

  /// The reason's code, with the object that decided.
  private static func cause(_ reason: TraceReason) -> String {
    reason.subject.map { "\(reason.name) (\($0))" } ?? "\(reason.name)"
  }

  private static func list(_ names: [String]) -> String {
    names.joined(separator: ", ")
  }

  /// The words that are there, in a row.
  private static func words(_ words: String?...) -> String {
    words.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func braced(_ point: TracePoint) -> String {
    "{\(NumberText.decimal(point.x)), \(NumberText.decimal(point.y))}"
  }
}
