// SPDX-License-Identifier: Apache-2.0

import Trace

/// The messages of an interaction, in order; those inside a call follow it directly.
struct CallTree: Hashable, Sendable {
  typealias Message = CallSequence.Message

  /// A turn of the event loop and the positions of its messages.
  struct Turn: Hashable, Sendable {
    var turn: CallSequence.Turn
    var positions: Range<Int>
  }

  var messages: [Message] = []
  var turns: [Turn] = []

  /// The position after a message and all messages inside it.
  func end(of position: Int) -> Int { max(messages[position].lastNumber, position + 1) }

  func inside(_ position: Int) -> ArraySlice<Message> { messages[(position + 1)..<end(of: position)] }
}

/// Makes messages from the events of an interaction.
struct CallTreeBuilder {
  typealias Message = CallSequence.Message

  private let application: String

  /// The messages in order, each with the position of the message that contains it.
  private var messages: [(message: Message, parent: Int?)] = []
  private var turns: [(turn: CallSequence.Turn, start: Int)] = []

  /// From the sequence number of an event to the position of its message, or of the message that contains it.
  private var positions: [Int: Int] = [:]

  /// From the sequence number of an event to the object that it calls.
  private var callees: [Int: String] = [:]

  private var reasons = HitTestReasons()

  init(index: ScreenIndex) {
    application = index.screen.application.id
  }

  mutating func read(_ event: TraceEvent) {
    startTurn(event)
    let reason = reasons.reason(of: event)
    if let message = message(of: event) { add(message, event) } else { noteResult(event, reason) }
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
      // Fingers that change at the same time share one event.
      turns[turns.count - 1].turn.cause = .touches(samples + [sample])
      return
    }
    if case .hitTestPassBegan = event.kind { callees[event.sequence] = application }
    guard let cause = CallSequence.Turn.Cause(event.kind), event.parent == nil else { return }
    turns.append((CallSequence.Turn(cause: cause, time: event.time), messages.count))
  }

  /// The messages with their numbers and nesting.
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
    // Messages before the first turn belong to it.
    if let first = tree.turns.first, first.positions.lowerBound > 0 {
      tree.turns[0].positions = 0..<first.positions.upperBound
    }
    return tree
  }

  // MARK: - Messages

  /// The caller: the object whose call contains the event, else the application.
  private func caller(_ event: TraceEvent) -> String {
    event.parent.flatMap { callees[$0] } ?? application
  }

  private func message(of event: TraceEvent) -> Message? {
    func make(
      _ kind: Message.Kind, from: String? = nil, to: String, _ name: String, _ arguments: [String?] = [],
      result: Message.Result? = nil, cause: TraceReason? = nil
    ) -> Message {
      Message(
        number: 0, kind: kind, from: from ?? caller(event), to: to, name: name,
        arguments: arguments.compactMap { $0 }, result: result, cause: cause, time: event.time,
        sequence: event.sequence)
    }
    switch event.kind {
    case .hitTestEntered(let record):
      var message = make(.call, to: record.view, DeliveryMethod.hitTest.rawValue)
      message.point = record.point
      return message
    case .hitTestReturned(let record):
      guard event.parent.flatMap({ callees[$0] }) != record.view else { return nil }
      return make(
        .passedOver, to: record.view, DeliveryMethod.hitTest.rawValue, result: .view(record.result),
        cause: record.reason)
    case .pointInsideAsked(let record):
      var message = make(.call, from: record.view, to: record.view, DeliveryMethod.pointInside.rawValue)
      message.point = record.point
      return message
    case .eventSent(let record):
      return make(
        .call, from: record.receiver == application ? "" : nil, to: record.receiver,
        DeliveryMethod.sendEvent.rawValue, record.touches)
    case .touchesDelivered(let record):
      let isForward =
        event.parent.flatMap { positions[$0] }.map { messages[$0].message.name == record.method.rawValue }
        ?? false
      return make(isForward ? .forward : .call, to: record.responder, record.method.rawValue)

    case .touchWithheld(let record):
      return make(.withheld, to: record.view, "withheld", [record.touch], cause: record.reason)
    case .touchesHeld(let record):
      return make(.held, to: record.view, record.method.rawValue, cause: record.reason)
    case .touchesReleased(let record):
      return make(.released, to: record.view, record.method.rawValue, cause: record.reason)
    case .touchesDiscarded(let record):
      return make(
        .discarded, from: record.reason.subject, to: record.view, record.method.rawValue, cause: record.reason
      )
    case .touchesTaken(let record):
      return make(
        .taken, from: record.reason.subject, to: record.view, "taken", record.touches, cause: record.reason)
    case .touchDetached(let record): return make(.detached, to: record.view, "detached", [record.touch])

    case .recognizerReceived(let record): return make(.call, to: record.recognizer, record.method.rawValue)
    case .questionAnswered(let record):
      let about = [record.recognizer, record.other].compactMap { $0 }.filter { $0 != record.asked }
      return make(
        .question, from: record.recognizer, to: record.asked, record.question.rawValue,
        about + [record.touch],
        result: .answer(record.answer))
    case .recognizerWaits(let record):
      return make(.waits, from: record.recognizer, to: record.other, "waits")
    case .recognizerStateChanged(let record):
      return make(
        .state(record.to), from: record.recognizer, to: record.recognizer, record.to.rawValue,
        cause: record.reason)
    case .exclusionDecided(let record):
      return make(
        record.prevents ? .prevents : .allows, from: record.recognizer, to: record.other, "prevents",
        cause: record.reason)
    case .illegalTransition(let record):
      return make(.state(record.to), from: record.recognizer, to: record.recognizer, record.from.rawValue)
    case .recognizerIgnoredTouch(let record):
      return make(
        .call, from: record.recognizer, to: record.recognizer, DeliveryMethod.ignore.rawValue, [record.touch])

    case .controlTracking(let record):
      return make(
        .call, from: record.control, to: record.control, record.hook.rawValue,
        result: record.answer.map(Message.Result.answer))
    case .controlEventsSent(let record):
      return make(
        .call, from: record.control, to: record.control, CodeMethod.sendActions.rawValue,
        record.events.map(\.rawValue))
    case .propertyChanged(let record):
      let property = KnownProperty(rawValue: record.property)
      guard ControlAnswer.Value.properties.contains(property) || Self.visibleEffects.contains(property) else {
        return nil
      }
      return make(
        .value, from: record.object, to: record.object, record.property,
        result: .value(record.value.words))
    case .targetSearchBegan(let record):
      return make(
        .call, from: record.sender, to: application, DeliveryMethod.sendAction.rawValue,
        [record.action, record.start],
        cause: record.reason)
    case .targetAsked(let record):
      return make(
        .question, from: application, to: record.responder, DeliveryMethod.canPerformAction.rawValue,
        [record.action],
        result: .answer(record.answer))
    case .actionSent(let record):
      return make(
        .action, from: record.sender, to: record.target, record.action,
        [record.state?.rawValue ?? record.event?.rawValue])
    case .actionDropped(let record):
      return make(
        .dropped, from: record.sender, to: record.sender ?? application, record.action, cause: record.reason)
    case .callbackSent(let record):
      return make(.action, to: record.receiver, record.method.rawValue, [record.subject])
    case .firstResponderChanged(let record):
      let method = record.to == nil ? FirstResponderMethod.resign : .become
      return make(.call, from: record.window, to: record.to ?? record.window, method.rawValue)
    case .presentationRefused(let record):
      return make(
        .question, to: record.presenter, CodeMethod.present.rawValue, [record.controller],
        result: .answer(false),
        cause: record.reason)
    case .firstResponderRefused(let record):
      return make(
        .question, to: record.responder, record.method.rawValue, result: .answer(false), cause: record.reason)

    case .touchUpdated, .hitTestPassBegan, .hitTestPassEnded, .gatesChecked, .pointInsideAnswered,
      .recognizersCollected, .responderChain, .touchesForwarded, .touchesKept, .eventDropped,
      .recognizerPassedOver, .requirementAdded, .requirementCycle, .timerFired, .eventDelivered,
      .eventForwarded, .eventKept, .inputReceived, .viewChanged, .subviewsChanged, .recognizerChanged,
      .controllerChanged:
      return nil
    }
  }

  /// The properties whose changes are visible effects of touches.
  private static let visibleEffects: Set<KnownProperty?> = [.contentOffset, .isSelected, .text]

  // MARK: - Results

  private mutating func noteResult(_ event: TraceEvent, _ reason: TraceReason?) {
    guard let parent = event.parent, let position = positions[parent] else { return }
    if case .hitTestReturned(let record) = event.kind, callees[parent] == record.view {
      messages[position].message.result = .view(record.result)
      messages[position].message.cause = reason
    }
    if case .pointInsideAnswered(let record) = event.kind {
      messages[position].message.result = .answer(record.answer)
      messages[position].message.cause = record.reason
    }
    if case .touchesKept(let record) = event.kind, callees[parent] == record.responder {
      messages[position].message.cause = record.reason
    }
    if case .eventDropped(let record) = event.kind, let responder = record.responder,
      callees[parent] == responder
    {
      messages[position].message.cause = record.reason
    }
  }
}

extension CallSequence.Turn.Cause {
  /// The cause of the turn that an event starts; nil for an event that starts none.
  fileprivate init?(_ kind: TraceEvent.Kind) {
    if let sample = kind.sample {
      self = .touches([sample])
    } else if case .hitTestPassBegan(let record) = kind {
      self = .hitTest(touch: record.touch, pass: record.pass, location: record.location)
    } else if case .timerFired(let record) = kind {
      self = .timer(owner: record.owner, name: record.timer)
    } else if case .inputReceived(let record) = kind {
      self = .input(record.input, object: record.object, detail: record.words)
    } else {
      return nil
    }
  }
}
