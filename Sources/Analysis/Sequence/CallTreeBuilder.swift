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

  /// The object that each event shows a call of.
  private var callees: [Int: String] = [:]

  init(index: ScreenIndex) {
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
    if let last = turns.last, last.start == messages.count, last.turn.time == event.time,
      case .touches(let samples) = last.turn.cause, let sample = event.kind.sample
    {
      // Fingers that change at one time are one event.
      turns[turns.count - 1].turn.cause = .touches(samples + [sample])
      return
    }
    if case .hitTestPassBegan = event.kind { callees[event.sequence] = application }
    guard let cause = CallSequence.Turn.Cause(event.kind), event.parent == nil else { return }
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

  /// The caller: the object within whose call an event happened, else the application.
  private func caller(_ event: TraceEvent) -> String {
    event.parent.flatMap { callees[$0] } ?? application
  }

  private func message(of event: TraceEvent) -> Message? {
    func make(
      _ kind: Message.Kind, from: String? = nil, to: String, _ name: String, _ arguments: [String?] = [],
      result: String? = nil, cause: TraceReason? = nil
    ) -> Message {
      Message(
        number: 0, kind: kind, from: from ?? caller(event), to: to, name: name,
        arguments: arguments.compactMap { $0 }, result: result, cause: cause, time: event.time,
        sequence: event.sequence)
    }
    switch event.kind {
    case .hitTestEntered(let view, let point, _):
      var message = make(.call, to: view, "hitTest")
      message.point = point
      return message
    case .hitTestReturned(let view, let result, let reason):
      guard event.parent.flatMap({ callees[$0] }) != view else { return nil }
      return make(.passedOver, to: view, "hitTest", result: result ?? "nil", cause: reason)
    case .pointInsideAsked(let view, let point):
      var message = make(.call, from: view, to: view, "pointInside")
      message.point = point
      return message
    case .eventSent(let receiver, let touches):
      return make(.call, from: receiver == application ? "" : nil, to: receiver, "sendEvent", touches)
    case .touchesDelivered(let responder, let method, _):
      let isForward =
        event.parent.flatMap { positions[$0] }.map { messages[$0].message.name == method } ?? false
      return make(isForward ? .forward : .call, to: responder, method)

    case .touchWithheld(let touch, let view, let reason):
      return make(.taken, to: view, "withheld", [touch], cause: reason)
    case .touchesHeld(let view, let method, _, let reason):
      return make(.held, to: view, method, cause: reason)
    case .touchesReleased(let view, let method, _, let reason):
      return make(.released, to: view, method, cause: reason)
    case .touchesDiscarded(let view, let method, _, let reason):
      return make(.discarded, from: reason.subject, to: view, method, cause: reason)
    case .touchesTaken(let view, let touches, let reason):
      return make(.taken, from: reason.subject, to: view, "taken", touches, cause: reason)
    case .touchDetached(let touch, let view): return make(.taken, to: view, "detached", [touch])

    case .recognizerReceived(let recognizer, let method, _): return make(.call, to: recognizer, method)
    case .questionAnswered(let record):
      let about = [record.recognizer, record.other].compactMap { $0 }.filter { $0 != record.asked }
      return make(
        .question, from: record.recognizer, to: record.asked, record.question, about + [record.touch],
        result: "\(record.answer)")
    case .recognizerWaits(let recognizer, _, let other):
      return make(.waits, from: recognizer, to: other, "waits")
    case .recognizerStateChanged(let recognizer, _, let state, let cause):
      return make(.state(state), from: recognizer, to: recognizer, state, cause: cause)
    case .exclusionDecided(let recognizer, let other, let prevents, let reason):
      return make(prevents ? .prevents : .allows, from: recognizer, to: other, "prevents", cause: reason)
    case .illegalTransition(let recognizer, let from, let to):
      return make(.state(to), from: recognizer, to: recognizer, from)
    case .recognizerIgnoredTouch(let recognizer, let touch):
      return make(.call, from: recognizer, to: recognizer, "ignore", [touch])

    case .controlTracking(let control, let hook, _, let answer):
      return make(.call, from: control, to: control, hook, result: answer.map { "\($0)" })
    case .controlEventsSent(let control, let events):
      return make(.call, from: control, to: control, "sendActions", events)
    case .propertyChanged(let object, let property, let value):
      guard ControlAnswer.Value.properties.contains(property) || Self.told.contains(property) else {
        return nil
      }
      return make(.value, from: object, to: object, property, result: value)
    case .targetSearchBegan(let action, let sender, let start, let reason):
      return make(.call, from: sender, to: application, "sendAction", [action, start], cause: reason)
    case .targetAsked(let responder, let action, let answer):
      return make(
        .question, from: application, to: responder, "canPerformAction", [action], result: "\(answer)")
    case .actionSent(let record):
      return make(
        .action, from: record.sender, to: record.target, record.action, [record.state ?? record.event])
    case .actionDropped(let action, let sender, let reason):
      return make(.dropped, from: sender, to: sender ?? application, action, cause: reason)
    case .callbackSent(let receiver, let method, let subject):
      return make(.action, to: receiver, method, [subject])
    case .firstResponderChanged(let window, _, let responder):
      let method = responder == nil ? "resignFirstResponder" : "becomeFirstResponder"
      return make(.call, from: window, to: responder ?? window, method)
    case .firstResponderRefused(let responder, let method, let reason):
      return make(.question, to: responder, method, result: "false", cause: reason)

    case .touchUpdated, .hitTestPassBegan, .hitTestPassEnded, .gatesChecked, .pointInsideAnswered,
      .recognizersCollected, .responderChain, .touchesForwarded, .touchesKept, .eventDropped,
      .recognizerPassedOver, .requirementAdded, .requirementCycle, .timerFired, .eventDelivered,
      .eventForwarded, .eventKept, .inputReceived, .viewChanged, .subviewsChanged, .recognizerChanged:
      return nil
    }
  }

  /// Properties whose change is an effect of touches that people see.
  private static let told: Set<String> = ["contentOffset", "isSelected", "text"]

  // MARK: - Results

  private mutating func noteResult(_ event: TraceEvent) {
    guard let parent = event.parent, let position = positions[parent] else { return }
    if case .hitTestReturned(let view, let result, let reason) = event.kind, callees[parent] == view {
      messages[position].message.result = result ?? "nil"
      messages[position].message.cause = reason
    }
    if case .pointInsideAnswered(_, _, let answer, let reason) = event.kind {
      messages[position].message.result = "\(answer)"
      messages[position].message.cause = reason
    }
    if case .touchesKept(let responder, _, let reason) = event.kind, callees[parent] == responder {
      messages[position].message.cause = reason
    }
    if case .eventDropped(_, _, let responder?, let reason) = event.kind, callees[parent] == responder {
      messages[position].message.cause = reason
    }
  }
}

extension CallSequence.Turn.Cause {
  /// The cause of the turn that an event begins; nil for one that begins none.
  fileprivate init?(_ kind: TraceEvent.Kind) {
    if let sample = kind.sample {
      self = .touches([sample])
    } else if case .hitTestPassBegan(let touch, let pass, let location, _) = kind {
      self = .hitTest(touch: touch, pass: pass, location: location)
    } else if case .timerFired(let owner, let name) = kind {
      self = .timer(owner: owner, name: name)
    } else if case .inputReceived(let input, let object, let detail, _) = kind {
      self = .input(input, object: object, detail: detail)
    } else {
      return nil
    }
  }
}
