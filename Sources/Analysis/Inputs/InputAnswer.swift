// SPDX-License-Identifier: Apache-2.0

package import Trace

/// The effect of input other than a touch on the screen: a key, a scroll or pinch on a trackpad, a tap on the status
/// bar (OW-31, OW-62 to OW-64).
package struct InputAnswer: Hashable, Sendable {
  /// How it began.
  package var record: InputReceived

  /// Whether the system cancelled it.
  package var isCancelled = false

  /// When it began, in seconds since recording started.
  package var time: Double

  /// Why it has no effect; nil if the effects explain it.
  package var reason: TraceReason?

  /// Why it has the effects that it has; nil if they explain it.
  package var cause: TraceReason?

  /// Its effects, in order; a repeated effect is listed once.
  package var effects: [TouchStep] = []

  /// The responder that performs the action which a menu asks for (RC-20); nil if there is none.
  package var performer: String?

  /// The responder that gets it first; nil if none does.
  var receiver: String?

  /// The text into which a key is typed: the key is a character, or the return key in a text view, the text is first responder,
  /// and no key command and no responder takes the key.
  package func typedInto(in index: ScreenIndex) -> String? {
    guard !isCancelled, let text = receiver.flatMap(index.view), mayType(into: text),
      furtherEffects.first?.changesText(of: text.id) ?? true
    else { return nil }
    return text.id
  }

  /// The text that is first responder and into which a key is not typed, since a key command takes it (OW-64).
  package func keptFromTyping(in index: ScreenIndex) -> String? {
    guard !isCancelled, receiver == nil, effects.contains(where: \.sendsAction),
      let first = index.screen.views.lazy.compactMap({ $0.window?.firstResponder }).first,
      let text = index.view(first), mayType(into: text)
    else { return nil }
    return first
  }

  private func mayType(into text: TraceView) -> Bool {
    (record.typesCharacter && text.role == .textField
      || (record.typesCharacter || record.what == "return") && text.role == .textView)
      && text[.isEditable] != .bool(false)
  }

  /// What comes of a key that is typed, after the text has changed (OW-114).
  package var effectsOfTyping: [TouchStep] { Array(furtherEffects.dropFirst()) }

  /// The effects without the end of the responder chain and without commands that do not get the key.
  private var furtherEffects: [TouchStep] { effects.filter { !$0.endsNowhere && !$0.isUntakenCommand } }
  /// The effects that say which key command did not get the key.
  package var untakenCommands: [TouchStep] {
    effects.filter(\.isUntakenCommand)
  }

  /// The view under the pointer of a scroll.
  package var hitView: String?

  /// Whether a scroll comes where neither a scroll view nor a pan is on the hit-test view or around it (OW-62).
  package func meetsNothingThatScrolls(in index: ScreenIndex) -> Bool {
    guard record.input == .scroll, let hitView else { return false }
    return index.ancestry(of: hitView).allSatisfy { view in
      !view.isScrollView && view.unknown.isEmpty
        && view.gestureRecognizers.allSatisfy { index.recognizer($0)?.gesture != .pan }
    }
  }

  /// The app's pans there that no scroll reaches, because their `allowedScrollTypesMask` is empty (OW-62).
  package func deafPans(in index: ScreenIndex) -> [String] {
    let views = record.input == .scroll ? hitView.map(index.ancestry) ?? [] : []
    return views.flatMap(\.gestureRecognizers).filter { id in
      guard let pan = index.recognizer(id), pan.isEnabled, !pan.isSystem, pan.gesture == .pan else {
        return false
      }
      return pan[.allowedScrollTypesMask] == nil
    }
  }

  /// Whether it is a tap on the status bar that Flutter hears of, because a view of its shows (OW-81).
  package func mayScrollInFlutter(in index: ScreenIndex) -> Bool {
    record.input == .statusBar
      && index.screen.views.contains { view in
        InnerFramework(ofClass: view.className) == .flutter
          && index.ancestry(of: view.id).allSatisfy { !$0.isHidden }
      }
  }
}

extension TouchStep {
  /// Whether an event reaches the end of the responder chain.
  package var endsNowhere: Bool {
    if case .events(let events) = kind, case .eventDropped? = events.first { true } else { false }
  }

  /// Whether an action is sent.
  fileprivate var sendsAction: Bool {
    guard case .events(let events) = kind else { return false }
    return events.contains { if case .actionSent = $0 { true } else { false } }
  }

  /// Whether the text of a view changes.
  fileprivate func changesText(of view: String) -> Bool {
    guard case .events(let events) = kind, case .propertyChanged(let record)? = events.first else {
      return false
    }
    return record.object == view && record.property == KnownProperty.text.rawValue
  }

  /// Whether a key command does not get its key (OW-64).
  fileprivate var isUntakenCommand: Bool {
    guard case .events(let events) = kind, case .actionDropped(let record)? = events.first else {
      return false
    }
    return record.reason.code == .systemTakesKey
  }
}

extension TraceAnalysis {
  /// All inputs other than touches on the screen, in order, without what code does.
  package var inputs: [InputAnswer] {
    var collector = InputCollector()
    for event in trace.events { collector.read(event) }
    return collector.answers
  }
}

extension InputReceived {
  /// Whether it is a key that types a character.
  fileprivate var typesCharacter: Bool {
    input == .press && (what.count == 1 || what == "space")
      && modifiers.allSatisfy { $0 == "shift" || $0 == "alphaShift" }
  }
}

/// Collects inputs and the events inside them.
private struct InputCollector {
  private(set) var answers: [InputAnswer] = []

  /// From an event's sequence number to the index of the answer that contains it.
  private var owners: [Int: Int] = [:]

  /// The effects already listed for each answer.
  private var listed: [Set<TraceEvent.Kind>] = []

  private static let kinds: Set<InputKind> = [
    .press, .motion, .remoteControl, .command, .menu, .scroll, .transform, .statusBar,
  ]

  mutating func read(_ event: TraceEvent) {
    if case .inputReceived(let record) = event.kind, event.parent == nil {
      if Self.kinds.contains(record.input) { owners[event.sequence] = add(record, at: event.time) }
      return
    }
    guard let owner = event.parent.flatMap({ owners[$0] }) else { return }
    owners[event.sequence] = owner
    if case .hitTestReturned(let record) = event.kind, let hit = record.result {
      answers[owner].hitView = hit
    }
    if case .eventDelivered(let record) = event.kind, answers[owner].receiver == nil {
      answers[owner].receiver = record.responder
    }
    if case .targetAsked(let record) = event.kind, record.answer, answers[owner].record.input == .menu {
      answers[owner].performer = record.responder
    }
    guard let effect = Self.outline(event.kind) else { return }
    if case .eventDropped(let record) = event.kind, record.responder == nil {
      answers[owner].reason = record.reason
    } else if listed[owner].insert(effect).inserted {
      answers[owner].effects.append(TouchStep(of: event))
    }
  }

  /// Adds an input.
  ///
  /// - Returns: The index of its answer; that of the previous input, if it continues it.
  private mutating func add(_ record: InputReceived, at time: Double) -> Int {
    let isCancelled = record.phase == .cancelled
    if record.isContinued, answers.last?.record.input == record.input {
      if isCancelled { answers[answers.count - 1].isCancelled = true }
      return answers.count - 1
    }
    var answer = InputAnswer(record: record, isCancelled: isCancelled, time: time)
    if record.reason?.code == .statusBarTouched {
      answer.cause = record.reason
    } else {
      answer.reason = record.reason
    }
    answers.append(answer)
    listed.append([])
    return answers.count - 1
  }

  /// The event without what differs when it is repeated; nil for an event that is not listed.
  private static func outline(_ kind: TraceEvent.Kind) -> TraceEvent.Kind? {
    switch kind {
    case .recognizerStateChanged(var record):
      guard record.to != .possible, record.to != .changed, record.from == .possible || record.to != .ended
      else {
        return nil
      }
      record.reason.numbers = [:]
      return .recognizerStateChanged(record)
    case .actionSent(var record):
      record.state = nil
      return .actionSent(record)
    case .eventKept(var record):
      record.method = .pressesBegan
      return .eventKept(record)
    case .eventDropped(var record):
      record.method = .touches(.began)
      return .eventDropped(record)
    case .propertyChanged(var record):
      record.value = .text("")
      return .propertyChanged(record)
    case .actionDropped, .callbackSent, .firstResponderChanged, .firstResponderRefused, .presentationRefused:
      return kind
    default: return nil
    }
  }
}
