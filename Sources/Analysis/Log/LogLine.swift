// SPDX-License-Identifier: Apache-2.0

package import Trace

/// What a log has of one event.
enum LogLine {
  /// The names of calls, states and values, as code has them.
  case code(String)

  case phrase(LogPhrase)

  /// The line of an event without indentation; nil if the events around it say it all.
  init?(_ kind: TraceEvent.Kind) {
    switch kind {
    case .hitTestPassBegan(let touch, let pass, let location, _):
      self = .phrase(.hitTestPass(touch: touch, number: pass, point: Self.braced(location)))
    case .hitTestEntered(let view, let point, _):
      self = .code("\(view) hitTest \(Self.braced(point))")
    case .pointInsideAnswered(let view, let point, let answer, _):
      self = .code("\(view) pointInside \(Self.braced(point)) -> \(answer)")
    case .hitTestReturned(let view, let result, _):
      self = .code("\(view) hitTest -> \(result ?? "nil")")

    case .touchUpdated(let sample):
      self = .code("\(sample.touch) \(sample.phase) \(Self.braced(sample.location))")
    case .recognizersCollected(let touch, let recognizers):
      guard !recognizers.isEmpty else { return nil }
      self = .phrase(.recognizers(touch: touch, names: Self.list(recognizers)))
    case .responderChain(let touch, let links):
      self = .phrase(.chain(touch: touch, links: links.map(\.responder).joined(separator: " -> ")))
    case .eventSent(let receiver, _):
      self = .code("\(receiver) sendEvent")
    case .touchesDelivered(let responder, let method, _):
      self = .code("\(responder) \(method)")
    case .touchesKept(let responder, let method, let reason),
      .eventKept(let responder, let method, let reason):
      self = .phrase(.kept(call: "\(responder) \(method)", reason: reason.name))
    case .eventDropped(let touches, let method, let responder, let reason):
      self = .phrase(.dropped(what: Self.row(responder ?? Self.list(touches), method), reason: reason.name))

    case .touchWithheld(let touch, let view, let reason):
      self = .phrase(.withheld(touch: touch, view: view, reason: Self.cause(reason)))
    case .touchesHeld(let view, let method, _, let reason):
      self = .phrase(.held(call: "\(view) \(method)", reason: Self.cause(reason)))
    case .touchesReleased(let view, let method, _, _):
      self = .phrase(.released(call: "\(view) \(method)"))
    case .touchesDiscarded(let view, let method, _, let reason):
      self = .phrase(.discarded(call: "\(view) \(method)", reason: Self.cause(reason)))
    case .touchesTaken(let view, let touches, let reason):
      self = .phrase(.loses(view: view, touches: Self.list(touches), reason: Self.cause(reason)))
    case .touchDetached(let touch, let view):
      self = .phrase(.detached(touch: touch, view: view))

    case .questionAnswered(let record):
      self = .code(Self.row(record.asked, record.question, Self.about(record)) + " -> \(record.answer)")
    case .requirementAdded(let recognizer, let other):
      self = .phrase(.requires(recognizer: recognizer, other: other))
    case .requirementCycle(let recognizers):
      let names = recognizers + recognizers.prefix(1)
      self = .phrase(.circle(names: names.joined(separator: " -> ")))
    case .recognizerReceived(let recognizer, let method, _):
      self = .code("\(recognizer) \(method)")
    case .recognizerPassedOver(let recognizer, let touch, let reason):
      self = .phrase(.doesNotSee(recognizer: recognizer, touch: touch, reason: reason.name))
    case .recognizerIgnoredTouch(let recognizer, let touch):
      self = .phrase(.ignores(recognizer: recognizer, touch: touch))
    case .recognizerWaits(let recognizer, _, let other):
      self = .phrase(.waits(recognizer: recognizer, other: other))
    case .recognizerStateChanged(let recognizer, let from, let to, let reason):
      self = .code("\(recognizer) \(from) -> \(to): \(Self.cause(reason))")
    case .illegalTransition(let recognizer, let from, let to):
      self = .phrase(.noTransition(recognizer: recognizer, from: from, to: to))
    case .exclusionDecided(let recognizer, let other, true, _):
      self = .phrase(.prevents(recognizer: recognizer, other: other))
    case .exclusionDecided(let recognizer, let other, false, let reason):
      self = .phrase(.doesNotPrevent(recognizer: recognizer, other: other, reason: Self.cause(reason)))
    case .timerFired(let owner, let timer):
      self = .phrase(.timer(owner: owner, name: timer))

    case .controlTracking(let control, let hook, _, let answer):
      self = .code("\(control) \(hook)" + (answer.map { " -> \($0)" } ?? ""))
    case .propertyChanged(let object, let property, let value):
      self = .code("\(object) \(property) = \(value)")
    case .controlEventsSent(let control, let events):
      self = .code("\(control) \(Self.list(events))")
    case .targetSearchBegan(let action, _, let start, let reason):
      self = .phrase(.search(action: action, start: start, reason: reason.name))
    case .targetAsked(let responder, let action, let answer):
      self = .code("\(responder) canPerformAction \(action) -> \(answer)")
    case .actionSent(let record):
      self = .phrase(
        .sent(
          action: record.action, target: record.target, sender: record.sender,
          cause: record.state ?? record.event))
    case .actionDropped(let action, let sender, let reason):
      self = .phrase(.actionDropped(action: action, sender: sender, reason: Self.cause(reason)))
    case .callbackSent(let receiver, let method, let subject):
      self = .code(Self.row(receiver, method, subject))

    case .firstResponderChanged(_, let from, let to):
      self = .phrase(.firstResponder(from: from ?? "nil", to: to ?? "nil"))
    case .firstResponderRefused(let responder, let method, let reason):
      self = .phrase(.refused(call: "\(responder) \(method)", reason: Self.cause(reason)))
    case .eventDelivered(let responder, let method, let what):
      self = .code("\(responder) \(method)" + (what.isEmpty ? "" : " (\(what))"))
    case .inputReceived(let input, let object, let detail, let answer):
      let detail = [detail, answer.map { "-> \($0)" } ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
      self = .phrase(.input(input, object: object, detail: detail))

    case .hitTestPassEnded, .gatesChecked, .pointInsideAsked, .touchesForwarded, .eventForwarded,
      .viewChanged, .subviewsChanged, .recognizerChanged:
      return nil
    }
  }

  /// The line in the words of a language.
  func text(_ words: (LogPhrase) -> String) -> String {
    switch self {
    case .code(let code): code
    case .phrase(let phrase): words(phrase)
    }
  }

  /// The recognizers that a question is about, without the one who is asked; the touch if there are none.
  private static func about(_ record: QuestionRecord) -> String? {
    let recognizers = [record.recognizer, record.other].compactMap { $0 }.filter { $0 != record.asked }
    return recognizers.isEmpty ? record.touch : list(recognizers)
  }

  /// The reason's code, with the object that decided.
  private static func cause(_ reason: TraceReason) -> String {
    reason.subject.map { "\(reason.name) (\($0))" } ?? "\(reason.name)"
  }

  private static func list(_ names: [String]) -> String {
    names.joined(separator: ", ")
  }

  /// The words that are there, in a row.
  private static func row(_ words: String?...) -> String {
    words.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func braced(_ point: TracePoint) -> String {
    "{\(NumberText.decimal(point.x)), \(NumberText.decimal(point.y))}"
  }
}

extension TraceEvent.Kind {
  /// The view, recognizer or responder that the event is about; nil for one that is about a touch alone.
  package var subject: String? {
    if case .touchUpdated = self { return nil }
    return ids(in: Self.subjects).first
  }

  /// The fields that may name the subject; the first that an event has does.
  private static let subjects = [
    "view", "receiver", "responder", "recognizer", "asked", "owner", "control", "object", "target", "sender",
    "to", "from", "window",
  ]
}
