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
    case .hitTestPassBegan(let record):
      self = .phrase(
        .hitTestPass(touch: record.touch, number: record.pass, point: Self.braced(record.location)))
    case .hitTestEntered(let record):
      self = .code("\(record.view) hitTest \(Self.braced(record.point))")
    case .pointInsideAnswered(let record):
      self = .code("\(record.view) pointInside \(Self.braced(record.point)) -> \(record.answer)")
    case .hitTestReturned(let record):
      self = .code("\(record.view) hitTest -> \(record.result ?? "nil")")

    case .touchUpdated(let sample):
      self = .code("\(sample.touch) \(sample.phase) \(Self.braced(sample.location))")
    case .recognizersCollected(let record):
      guard !record.recognizers.isEmpty else { return nil }
      self = .phrase(.recognizers(touch: record.touch, names: Self.list(record.recognizers)))
    case .responderChain(let record):
      self = .phrase(
        .chain(touch: record.touch, links: record.links.map(\.responder).joined(separator: " -> ")))
    case .eventSent(let record):
      self = .code("\(record.receiver) sendEvent")
    case .touchesDelivered(let record):
      self = .code("\(record.responder) \(record.method)")
    case .touchesKept(let record):
      self = .phrase(.kept(call: "\(record.responder) \(record.method)", reason: record.reason.name))
    case .eventKept(let record):
      self = .phrase(.kept(call: "\(record.responder) \(record.method)", reason: record.reason.name))
    case .eventDropped(let record):
      self = .phrase(
        .dropped(
          what: Self.row(record.responder ?? Self.list(record.touches), record.method.rawValue),
          reason: record.reason.name))

    case .touchWithheld(let record):
      self = .phrase(.withheld(touch: record.touch, view: record.view, reason: Self.cause(record.reason)))
    case .touchesHeld(let record):
      self = .phrase(.held(call: "\(record.view) \(record.method)", reason: Self.cause(record.reason)))
    case .touchesReleased(let record):
      self = .phrase(.released(call: "\(record.view) \(record.method)"))
    case .touchesDiscarded(let record):
      self = .phrase(.discarded(call: "\(record.view) \(record.method)", reason: Self.cause(record.reason)))
    case .touchesTaken(let record):
      self = .phrase(
        .loses(view: record.view, touches: Self.list(record.touches), reason: Self.cause(record.reason)))
    case .touchDetached(let record):
      self = .phrase(.detached(touch: record.touch, view: record.view))

    case .questionAnswered(let record):
      self = .code(
        Self.row(record.asked, record.question.rawValue, Self.about(record)) + " -> \(record.answer)")
    case .requirementAdded(let record):
      self = .phrase(.requires(recognizer: record.recognizer, other: record.other))
    case .requirementCycle(let record):
      let names = record.recognizers + record.recognizers.prefix(1)
      self = .phrase(.circle(names: names.joined(separator: " -> ")))
    case .recognizerReceived(let record):
      self = .code("\(record.recognizer) \(record.method)")
    case .recognizerPassedOver(let record):
      self = .phrase(
        .doesNotSee(recognizer: record.recognizer, touch: record.touch, reason: record.reason.name))
    case .recognizerIgnoredTouch(let record):
      self = .phrase(.ignores(recognizer: record.recognizer, touch: record.touch))
    case .recognizerWaits(let record):
      self = .phrase(.waits(recognizer: record.recognizer, other: record.other))
    case .recognizerStateChanged(let record):
      self = .code("\(record.recognizer) \(record.from) -> \(record.to): \(Self.cause(record.reason))")
    case .illegalTransition(let record):
      self = .phrase(
        .noTransition(recognizer: record.recognizer, from: record.from.rawValue, to: record.to.rawValue))
    case .exclusionDecided(let record) where record.prevents:
      self = .phrase(.prevents(recognizer: record.recognizer, other: record.other))
    case .exclusionDecided(let record):
      self = .phrase(
        .doesNotPrevent(recognizer: record.recognizer, other: record.other, reason: Self.cause(record.reason))
      )
    case .timerFired(let record):
      self = .phrase(.timer(owner: record.owner, name: record.timer.rawValue))

    case .controlTracking(let record):
      self = .code("\(record.control) \(record.hook)" + (record.answer.map { " -> \($0)" } ?? ""))
    case .propertyChanged(let record):
      self = .code("\(record.object) \(record.property) = \(record.value)")
    case .controlEventsSent(let record):
      self = .code("\(record.control) \(Self.list(record.events.map(\.rawValue)))")
    case .targetSearchBegan(let record):
      self = .phrase(.search(action: record.action, start: record.start, reason: record.reason.name))
    case .targetAsked(let record):
      self = .code("\(record.responder) canPerformAction \(record.action) -> \(record.answer)")
    case .actionSent(let record):
      self = .phrase(
        .sent(
          action: record.action, target: record.target, sender: record.sender,
          cause: record.state?.rawValue ?? record.event?.rawValue))
    case .actionDropped(let record):
      self = .phrase(
        .actionDropped(action: record.action, sender: record.sender, reason: Self.cause(record.reason)))
    case .callbackSent(let record):
      self = .code(Self.row(record.receiver, record.method, record.subject))

    case .firstResponderChanged(let record):
      self = .phrase(.firstResponder(from: record.from ?? "nil", to: record.to ?? "nil"))
    case .firstResponderRefused(let record):
      self = .phrase(
        .refused(call: "\(record.responder) \(record.method)", reason: Self.cause(record.reason)))
    case .eventDelivered(let record):
      self = .code("\(record.responder) \(record.method)" + (record.what.isEmpty ? "" : " (\(record.what))"))
    case .inputReceived(let record):
      let detail = [record.words, record.answer.map { "-> \($0)" } ?? ""].filter { !$0.isEmpty }.joined(
        separator: " ")
      self = .phrase(.input(record.input.rawValue, object: record.object, detail: detail))

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
    return ids(of: Self.subjects).first
  }

  /// Who may be the subject; the first that an event has is.
  private static let subjects: [EventRole] = [
    .view, .receiver, .responder, .recognizer, .asked, .owner, .control, .object, .target, .sender, .to,
    .from, .window,
  ]
}
