// SPDX-License-Identifier: Apache-2.0

import Trace

/// The messages of an interaction in order; those within a call stand right behind it.
struct CallTree: Hashable, Sendable {
  typealias Message = CallSequence.Message

  /// A turn of the event loop and the positions of its messages.
  struct Turn: Hashable, Sendable {
    var turn: CallSequence.Turn
    var positions: Range<Int>
  }

  var messages: [Message] = []
  var turns: [Turn] = []

  /// Where the next message stands that is not within the one at a position.
  func end(of position: Int) -> Int { max(messages[position].lastNumber, position + 1) }

  func inside(_ position: Int) -> ArraySlice<Message> { messages[(position + 1)..<end(of: position)] }
}

/// Makes messages of the events of an interaction.
struct CallTreeBuilder {
  typealias Message = CallSequence.Message

  private let index: ScreenIndex
  private let application: String

  /// The messages in order, each with the position of the one that it is within.
  private var messages: [(message: Message, parent: Int?)] = []
  private var turns: [(turn: CallSequence.Turn, start: Int)] = []

  /// The position of the message of each event, or of the one that the event is within.
  private var positions: [Int: Int] = [:]

  /// The object whose call each event tells of.
  private var callees: [Int: String] = [:]

  init(_ interaction: Interaction, index: ScreenIndex) {
    self.index = index
    application = index.screen.application.id
  }

  mutating func read(_ event: TraceEvent) {
    startTurn(event)
    if let message = message(of: event) { add(message, event) } else { noteResult(event) }
    if positions[event.sequence] == nil, let parent = event.parent {
      positions[event.sequence] = positions[parent]
      callees[event.sequence] = callees[event.sequence] ?? callees[parent]
    }
  }

  private mutating func add(_ message: Message, _ event: TraceEvent) {
    positions[event.sequence] = messages.count
    callees[event.sequence] = message.to
    messages.append((message, event.parent.flatMap { positions[$0] }))
  }

  private mutating func startTurn(_ event: TraceEvent) {
    var cause: CallSequence.Turn.Cause?
    switch event.kind {
    case .hitTestPassBegan(let touch, let pass, let location, _):
      cause = .hitTest(touch: touch, pass: pass, location: location)
      callees[event.sequence] = application
    case .touchUpdated(let sample):
      // Fingers that change at one time are one event.
      if let last = turns.last, last.start == messages.count, last.turn.time == event.time,
        case .touches(let samples) = last.turn.cause
      {
        turns[turns.count - 1].turn.cause = .touches(samples + [sample])
        return
      }
      cause = .touches([sample])
    case .timerFired(let owner, let name): cause = .timer(owner: owner, name: name)
    case .inputReceived(let input, let object, let detail):
      cause = .input(input, object: object, detail: detail)
    default: break
    }
    guard let cause, event.parent == nil else { return }
    turns.append((CallSequence.Turn(cause: cause, time: event.time), messages.count))
  }

  /// The messages with their numbers, and how they are nested.
  func tree() -> CallTree {
    var tree = CallTree(messages: messages.map(\.message))
    for position in tree.messages.indices {
      tree.messages[position].number = position + 1
      tree.messages[position].lastNumber = position + 1
      guard let parent = messages[position].parent else { continue }
      tree.messages[position].depth = tree.messages[parent].depth + 1
    }
    for position in tree.messages.indices.reversed() {
      guard let parent = messages[position].parent else { continue }
      tree.messages[parent].lastNumber = max(
        tree.messages[parent].lastNumber, tree.messages[position].lastNumber)
    }
    for (position, turn) in turns.enumerated() {
      let end = position + 1 < turns.count ? turns[position + 1].start : messages.count
      tree.turns.append(CallTree.Turn(turn: turn.turn, positions: turn.start..<end))
    }
    // What comes before the first turn belongs to it.
    if let first = tree.turns.first, first.positions.lowerBound > 0 {
      tree.turns[0].positions = 0..<first.positions.upperBound
    }
    return tree
  }

  // MARK: - Messages

  /// Makes a message: its kind, from whom, to whom, its name, what it is about, and why.
  private typealias Make = (
    Message.Kind, String?, String, String, [String?], TraceReason?
  ) -> Message

  /// Who does what an event tells of: the object within whose call it happened, else the application.
  private func caller(_ event: TraceEvent) -> String {
    event.parent.flatMap { callees[$0] } ?? application
  }

  private func message(of event: TraceEvent) -> Message? {
    func make(
      _ kind: Message.Kind, _ from: String?, _ to: String, _ name: String, _ arguments: [String?] = [],
      cause: TraceReason? = nil
    ) -> Message {
      Message(
        number: 0, kind: kind, from: from ?? caller(event), to: to, name: name,
        arguments: arguments.compactMap { $0 }, cause: cause, time: event.time, sequence: event.sequence)
    }
    switch event.kind {
    case .hitTestEntered(let view, let point, _):
      var message = make(.call, nil, view, "hitTest")
      message.point = point
      return message
    case .hitTestReturned(let view, let result, let reason):
      guard event.parent.flatMap({ callees[$0] }) != view else { return nil }
      var message = make(.passedOver, nil, view, "hitTest", cause: reason)
      message.result = result ?? "nil"
      return message
    case .pointInsideAsked(let view, let point):
      var message = make(.call, view, view, "pointInside")
      message.point = point
      return message
    case .eventSent(let receiver, let touches):
      return make(.call, receiver == application ? "" : nil, receiver, "sendEvent", touches)
    case .recognizerReceived(let recognizer, let method, _):
      return make(.call, nil, recognizer, method)
    case .touchesDelivered(let responder, let method, _):
      let isForward =
        event.parent.flatMap { positions[$0] }.map { messages[$0].message.name == method } ?? false
      return make(isForward ? .forward : .call, nil, responder, method)
    case .questionAnswered, .recognizerWaits, .recognizerStateChanged, .exclusionDecided, .illegalTransition,
      .recognizerIgnoredTouch:
      return gesture(event, make)
    case .touchWithheld, .touchesHeld, .touchesReleased, .touchesDiscarded, .touchesTaken, .touchDetached:
      return delivery(event, make)
    default:
      return control(event, make)
    }
  }

  private func gesture(_ event: TraceEvent, _ make: Make) -> Message? {
    switch event.kind {
    case .questionAnswered(let record):
      let about = [record.recognizer, record.other].compactMap { $0 }.filter { $0 != record.asked }
      var message = make(
        .question, record.recognizer, record.asked, record.question, about + [record.touch], nil)
      message.result = "\(record.answer)"
      return message
    case .recognizerWaits(let recognizer, _, let other):
      return make(.waits, recognizer, other, "waits", [], nil)
    case .recognizerStateChanged(let recognizer, _, let state, let cause):
      return make(.state(state), recognizer, recognizer, state, [], cause)
    case .exclusionDecided(let recognizer, let other, let prevents, let reason):
      return make(prevents ? .prevents : .allows, recognizer, other, "prevents", [], reason)
    case .illegalTransition(let recognizer, let from, let to):
      return make(.state(to), recognizer, recognizer, from, [], nil)
    case .recognizerIgnoredTouch(let recognizer, let touch):
      return make(.call, recognizer, recognizer, "ignore", [touch], nil)
    default: return nil
    }
  }

  private func delivery(_ event: TraceEvent, _ make: Make) -> Message? {
    switch event.kind {
    case .touchWithheld(let touch, let view, let reason):
      return make(.taken, nil, view, "withheld", [touch], reason)
    case .touchesHeld(let view, let method, _, let reason):
      return make(.held, nil, view, method, [], reason)
    case .touchesReleased(let view, let method, _, let reason):
      return make(.released, nil, view, method, [], reason)
    case .touchesDiscarded(let view, let method, _, let reason):
      return make(.discarded, reason.subject, view, method, [], reason)
    case .touchesTaken(let view, let touches, let reason):
      return make(.taken, reason.subject, view, "taken", touches, reason)
    case .touchDetached(let touch, let view):
      return make(.taken, nil, view, "detached", [touch], nil)
    default: return nil
    }
  }

  private func control(_ event: TraceEvent, _ make: Make) -> Message? {
    switch event.kind {
    case .controlTracking(let control, let hook, _, let answer):
      var message = make(.call, control, control, hook, [], nil)
      message.result = answer.map { "\($0)" }
      return message
    case .controlEventsSent(let control, let events):
      return make(.call, control, control, "sendActions", events, nil)
    case .propertyChanged(let object, let property, let value)
    where ControlAnswer.Value.properties.contains(property) || Self.told.contains(property):
      var message = make(.value, object, object, property, [], nil)
      message.result = value
      return message
    case .targetSearchBegan(let action, let sender, let start, let reason):
      return make(.call, sender, application, "sendAction", [action, start], reason)
    case .targetAsked(let responder, let action, let answer):
      var message = make(.question, application, responder, "canPerformAction", [action], nil)
      message.result = "\(answer)"
      return message
    case .actionSent(let record):
      return make(.action, record.sender, record.target, record.action, [record.state ?? record.event], nil)
    case .actionDropped(let action, let sender, let reason):
      return make(.dropped, sender, sender ?? application, action, [], reason)
    case .callbackSent(let receiver, let method, let subject):
      return make(.action, nil, receiver, method, [subject], nil)
    case .firstResponderChanged(let window, _, let responder):
      let method = responder == nil ? "resignFirstResponder" : "becomeFirstResponder"
      return make(.call, window, responder ?? window, method, [], nil)
    case .firstResponderRefused(let responder, let method, let reason):
      var message = make(.question, nil, responder, method, [], reason)
      message.result = "false"
      return message
    default: return nil
    }
  }

  /// The properties that tell what a touch came to.
  private static let told: Set<String> = ["contentOffset", "isSelected", "text"]

  // MARK: - Results

  private mutating func noteResult(_ event: TraceEvent) {
    guard let parent = event.parent, let position = positions[parent] else { return }
    switch event.kind {
    case .hitTestReturned(let view, let result, let reason) where callees[parent] == view:
      messages[position].message.result = result ?? "nil"
      messages[position].message.cause = reason
    case .pointInsideAnswered(_, _, let answer, let reason):
      messages[position].message.result = "\(answer)"
      messages[position].message.cause = reason
    case .touchesKept(let responder, _, let reason) where callees[parent] == responder:
      messages[position].message.cause = reason
    case .eventDropped(_, _, let responder?, let reason) where callees[parent] == responder:
      messages[position].message.cause = reason
    default: break
    }
  }
}
