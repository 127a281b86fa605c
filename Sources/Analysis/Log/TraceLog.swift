// SPDX-License-Identifier: Apache-2.0

package import Trace

/// A trace as a log like the one that `print` statements in overridden methods would give, indented by two spaces per
/// call.
///
/// ```text
/// TopView hitTest {220, 193}
///   TopView pointInside {220, 193} -> true
///   SubView4 hitTest {212, -185}
///     SubView4 pointInside {212, -185} -> false
///   SubView4 hitTest -> nil
/// TopView hitTest -> TopView
/// ```
package struct TraceLog {
  private let trace: TouchTrace
  private let words: @Sendable (LogPhrase) -> String

  /// Creates a log with the words of a language; by default those of the console.
  package init(_ trace: TouchTrace, words: @escaping @Sendable (LogPhrase) -> String = { $0.words }) {
    self.trace = trace
    self.words = words
  }

  /// The whole log; every line ends with a line feed.
  package var text: String {
    var text = ""
    for line in lines {
      text += String(repeating: "  ", count: line.level)
      text += line.text
      text += "\n"
    }
    return text
  }

  /// One line of the log.
  package struct Line: Hashable, Sendable {
    package var event: TraceEvent

    /// How many calls contain it.
    package var level: Int

    /// The words, without indentation.
    package var text: String

    /// Why it happened.
    package var reason: TraceReason?
  }

  /// The lines, in order. Some events have none.
  package var lines: [Line] {
    let levels = CallLevels(trace.events)
    return trace.events.indices.compactMap { position in
      guard let line = levels.line(position, trace.events, words) else { return nil }
      var text = line.text
      if line.isPassedOver, let view = line.subject {
        text = words(.notAsked(view: view, reason: line.reason?.name))
      }
      return Line(
        event: trace.events[position], level: line.level, text: LineText.safe(text),
        reason: line.reason ?? trace.events[position].kind.reason)
    }
  }
}

/// The content of one line.
enum LogLine {
  /// Names of calls, states and values, as in code.
  case code(String)

  case phrase(LogPhrase)

  /// The content for an event; nil if the events around it say everything.
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
      self = .phrase(.timer(owner: record.owner, name: record.timer))

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
      self = .code(Self.row(record.receiver, record.method.rawValue, record.subject))

    case .firstResponderChanged(let record):
      self = .phrase(.firstResponder(from: record.from ?? "nil", to: record.to ?? "nil"))
    case .firstResponderRefused(let record):
      self = .phrase(
        .refused(call: "\(record.responder) \(record.method)", reason: Self.cause(record.reason)))
    case .presentationRefused(let record):
      self = .phrase(
        .refused(
          call: "\(record.presenter) present \(record.controller)", reason: Self.cause(record.reason)))
    case .eventDelivered(let record):
      self = .code("\(record.responder) \(record.method)" + (record.what.isEmpty ? "" : " (\(record.what))"))
    case .inputReceived(let record):
      var detail = [record.words, record.answer.map { "-> \($0)" } ?? ""].filter { !$0.isEmpty }.joined(
        separator: " ")
      if let reason = record.reason { detail += ": " + Self.cause(reason) }
      self = .phrase(.input(record.input, object: record.object, detail: detail))

    case .hitTestPassEnded, .gatesChecked, .pointInsideAsked, .touchesForwarded, .eventForwarded,
      .viewChanged, .subviewsChanged, .recognizerChanged, .controllerChanged:
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

  /// The recognizers that a question is about, without the one that is asked; the touch if there are none.
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

  /// Joins the words that are not nil or empty with spaces.
  private static func row(_ words: String?...) -> String {
    words.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func braced(_ point: TracePoint) -> String {
    "{\(NumberText.decimal(point.x)), \(NumberText.decimal(point.y))}"
  }
}

extension TraceEvent.Kind {
  /// The view, recognizer or responder that the event is about; nil for an event of a touch alone.
  package var subject: String? {
    if case .touchUpdated = self { return nil }
    return ids(of: Self.subjects).first
  }

  /// The roles that may be the subject, in order of preference.
  private static let subjects: [EventRole] = [
    .view, .receiver, .responder, .recognizer, .asked, .owner, .control, .object, .target, .sender, .to,
    .from, .window,
  ]
}

/// A line in words, for events that names of calls and states do not describe.
package enum LogPhrase: Hashable, Sendable {
  case hitTestPass(touch: String, number: Int, point: String)
  case notAsked(view: String, reason: String?)
  case recognizers(touch: String, names: String)
  case chain(touch: String, links: String)
  case kept(call: String, reason: String)
  case dropped(what: String, reason: String)
  case withheld(touch: String, view: String, reason: String)
  case held(call: String, reason: String)
  case released(call: String)
  case discarded(call: String, reason: String)
  case loses(view: String, touches: String, reason: String)
  case detached(touch: String, view: String)

  case requires(recognizer: String, other: String)
  case circle(names: String)
  case doesNotSee(recognizer: String, touch: String, reason: String)
  case ignores(recognizer: String, touch: String)
  case waits(recognizer: String, other: String)
  case noTransition(recognizer: String, from: String, to: String)
  case prevents(recognizer: String, other: String)
  case doesNotPrevent(recognizer: String, other: String, reason: String)
  case timer(owner: String, name: DeliveryTimer)

  case search(action: String, start: String?, reason: String)
  case sent(action: String, target: String, sender: String?, cause: String?)
  case actionDropped(action: String, sender: String?, reason: String)
  case firstResponder(from: String, to: String)
  case refused(call: String, reason: String)
  /// Input other than a finger, such as `set`, with its object and details.
  case input(InputKind, object: String?, detail: String)

  /// The words of the console, which are English.
  package var words: String {
    switch self {
    case .hitTestPass(let touch, let number, let point): "\(touch) hit-test pass \(number) \(point)"
    case .notAsked(let view, let reason): "\(view) not asked" + (reason.map { ": \($0)" } ?? "")
    case .recognizers(let touch, let names): "\(touch) recognizers: \(names)"
    case .chain(let touch, let links): "\(touch) chain: \(links)"
    case .kept(let call, let reason): "\(call) kept: \(reason)"
    case .dropped(let what, let reason): "\(what) dropped: \(reason)"
    case .withheld(let touch, let view, let reason): "\(touch) withheld from \(view): \(reason)"
    case .held(let call, let reason): "\(call) held: \(reason)"
    case .released(let call): "\(call) released"
    case .discarded(let call, let reason): "\(call) discarded: \(reason)"
    case .loses(let view, let touches, let reason): "\(view) loses \(touches): \(reason)"
    case .detached(let touch, let view): "\(touch) detached from \(view)"

    case .requires(let recognizer, let other): "\(recognizer) requires \(other) to fail"
    case .circle(let names): "waiting in a circle: \(names)"
    case .doesNotSee(let recognizer, let touch, let reason): "\(recognizer) does not see \(touch): \(reason)"
    case .ignores(let recognizer, let touch): "\(recognizer) ignores \(touch)"
    case .waits(let recognizer, let other): "\(recognizer) waits for \(other)"
    case .noTransition(let recognizer, let from, let to):
      "\(recognizer) \(from) -> \(to) refused: there is no such transition"
    case .prevents(let recognizer, let other): "\(recognizer) prevents \(other)"
    case .doesNotPrevent(let recognizer, let other, let reason):
      "\(recognizer) does not prevent \(other): \(reason)"
    case .timer(let owner, let name): "\(owner) timer fires: \(name)"

    case .search(let action, let start, let reason):
      "\(action) looks for a target" + (start.map { " from \($0)" } ?? "") + ": \(reason)"
    case .sent(let action, let target, let sender, let cause):
      "\(action) sent to \(target)" + (sender.map { " by \($0)" } ?? "") + (cause.map { " (\($0))" } ?? "")
    case .actionDropped(let action, let sender, let reason):
      action + (sender.map { " by \($0)" } ?? "") + " dropped: \(reason)"
    case .firstResponder(let from, let to): "first responder: \(from) -> \(to)"
    case .refused(let call, let reason): "\(call) refused: \(reason)"
    case .input(let input, let object, let detail):
      [input.rawValue, object ?? "", detail].filter { !$0.isEmpty }.joined(separator: " ")
    }
  }
}

/// A line of a log, in parts.
package struct LogText: Hashable, Sendable {
  /// How many calls contain it.
  package var level: Int

  /// What a log prints.
  package var text: String

  /// The reason, unless the text contains it, and the object that the reason is about.
  package var reason: TraceReason?
  package var subject: String?

  /// Whether its view was skipped without a call.
  package var isPassedOver = false
}

/// The nesting of calls in the events of a trace.
struct CallLevels {
  /// By event position, how many calls contain the event, or contain the call that it ends.
  private var levels: [Int] = []

  /// The events of views that were skipped without a call.
  private var passedOver: Set<Int> = []

  /// By event position, the reason for the result of a `hitTest` call.
  private var reasons: [Int: TraceReason] = [:]

  init(_ events: [TraceEvent]) {
    var calls: [Int: (level: Int, view: String?)] = [:]
    var hitTests = HitTestReasons()
    levels.reserveCapacity(events.count)
    for (position, event) in events.enumerated() {
      reasons[position] = hitTests.reason(of: event)
      let outer = event.parent.flatMap { calls[$0] }
      let inside = (outer?.level ?? -1) + 1
      var view: String?
      var level = inside
      if case .hitTestEntered(let record) = event.kind { view = record.view }
      if case .pointInsideAsked(let record) = event.kind { view = record.view }
      if case .pointInsideAnswered(let record) = event.kind, outer?.view == record.view { level -= 1 }
      if case .hitTestReturned(let record) = event.kind {
        if outer?.view == record.view {
          level -= 1
        } else if record.result == nil {
          passedOver.insert(position)
        }
      }
      calls[event.sequence] = (inside, view)
      levels.append(level)
    }
  }

  /// The line of an event in the words of a language; nil if the events around it say everything.
  func line(_ position: Int, _ events: [TraceEvent], _ words: (LogPhrase) -> String) -> LogText? {
    let kind = events[position].kind
    guard let text = LogLine(kind)?.text(words) else { return nil }
    var line = LogText(level: levels[position], text: text)
    if case .hitTestReturned(let record) = kind {
      line.isPassedOver = passedOver.contains(position)
      if line.isPassedOver { line.text = words(.notAsked(view: record.view, reason: nil)) }
      line.reason = reasons[position]
      line.subject = record.view
    }
    if case .pointInsideAnswered(let record) = kind, record.answer, let reason = record.reason {
      line.reason = reason
      line.subject = record.view
    }
    return line
  }
}
