// SPDX-License-Identifier: Apache-2.0

import Trace

/// Finds out from the events of a trace what recognizers went through, attempt by attempt.
struct GestureReader {
  /// A relation with the attempts that the two recognizers had open.
  private struct Found {
    var relation: GestureRelation
    var attempts: [Int]
  }

  private let index: ScreenIndex

  /// Knows which touches a recognizer has at any time.
  private var owners: TouchOwners

  private var attempts: [GestureAttempt] = []

  /// The last attempt of each recognizer.
  private var last: [String: Int] = [:]

  private var relations: [Found] = []
  private var circles: [[String]] = []

  /// The answers whether a recognizer may receive an event or a touch, by touch.
  private var admissions: [String: [QuestionRecord]] = [:]
  private var openAdmissions: [QuestionRecord] = []

  /// The questions about each attempt.
  private var questions: [Int: [QuestionRecord]] = [:]

  /// What code set, and how much of it stood when each touch came.
  private var assignments: [(recognizer: String, setting: GestureSetting)] = []
  private var assignmentCounts: [String: Int] = [:]

  /// The last question that was answered with yes; a requirement that is set up comes from it.
  private var lastYes: QuestionRecord?

  init(_ index: ScreenIndex) {
    self.index = index
    owners = TouchOwners(index)
  }

  mutating func read(_ event: TraceEvent) {
    owners.follow(event.kind)
    let time = event.time
    switch event.kind {
    case .touchUpdated(let sample):
      if sample.phase == .began { assignmentCounts[sample.touch] = assignments.count }
    case .recognizersCollected(let record):
      admit(openAdmissions, record.touch)
      for recognizer in record.recognizers { join(recognizer, record.touch, time) }
    case .eventSent: openAdmissions = []
    case .recognizerReceived(let record):
      guard record.method == .began else { return }
      for touch in record.touches { join(record.recognizer, touch, time) }
    case .questionAnswered(let record): read(record, time)
    case .requirementAdded(let record): note(record.recognizer, record.other, .requires, lastYes)
    case .exclusionDecided(let record):
      note(record.recognizer, record.other, record.prevents ? .prevents : .spares(record.reason))
    case .requirementCycle(let record):
      if !circles.contains(record.recognizers) { circles.append(record.recognizers) }
    case .recognizerStateChanged(let record):
      if record.to == .possible { owners.reset(record.recognizer) }
      add(.entered(record.to, from: record.from, cause: record.reason), to: record.recognizer, time)
    case .recognizerWaits(let record):
      add(.waits(wish: record.wish, other: record.other), to: record.recognizer, time)
    case .illegalTransition(let record):
      add(.ignored(from: record.from, to: record.to), to: record.recognizer, time)
    case .recognizerIgnoredTouch(let record):
      add(.letGo(touch: record.touch), to: record.recognizer, time)
    case .actionSent(let record): add(.sent(record), to: record.sender, time)
    case .actionDropped(let record):
      add(.dropped(action: record.action, reason: record.reason), to: record.sender, time)
    case .inputReceived(let record):
      if let object = record.object, let property = record.property, let value = record.value,
        index.recognizer(object) != nil
      {
        assignments.append((object, GestureSetting(name: property, value: value)))
      }
    case .hitTestPassBegan, .hitTestPassEnded, .hitTestEntered, .hitTestReturned, .gatesChecked,
      .pointInsideAsked, .pointInsideAnswered, .responderChain, .touchesDelivered, .touchesForwarded,
      .touchesKept, .eventDropped, .touchWithheld, .touchesHeld, .touchesReleased, .touchesDiscarded,
      .touchesTaken, .touchDetached, .recognizerPassedOver, .timerFired, .controlTracking, .propertyChanged,
      .controlEventsSent, .targetSearchBegan, .targetAsked, .callbackSent, .firstResponderChanged,
      .firstResponderRefused, .eventDelivered, .eventForwarded, .eventKept, .viewChanged, .subviewsChanged,
      .recognizerChanged:
      break
    }
  }

  private mutating func join(_ recognizer: String, _ touch: String, _ time: Double) {
    let touches = owners.attempts[recognizer] ?? []
    guard touches.contains(touch) else { return }
    if let position = last[recognizer], attempts[position].touches.contains(where: touches.contains),
      attempts[position].changes.last?.to != .possible
    {
      if !attempts[position].touches.contains(touch) { attempts[position].touches.append(touch) }
    } else {
      last[recognizer] = attempts.count
      attempts.append(GestureAttempt(recognizer: recognizer, touches: [touch], start: time))
    }
  }

  private mutating func add(_ kind: GestureAttempt.Kind, to recognizer: String?, _ time: Double) {
    guard let recognizer, let position = last[recognizer] else { return }
    attempts[position].steps.append(GestureAttempt.Step(time: time, kind: kind))
  }

  private mutating func read(_ record: QuestionRecord, _ time: Double) {
    if record.answer { lastYes = record }
    guard let recognizer = record.recognizer else { return }
    switch record.question {
    case .shouldReceiveEvent: openAdmissions.append(record)
    case .shouldReceiveTouch:
      guard let touch = record.touch else { return }
      admit(openAdmissions.filter { $0.recognizer == recognizer } + [record], touch)
    default:
      if let position = last[recognizer] { questions[position, default: []].append(record) }
      if record.question == .shouldBegin { add(.asked(record), to: recognizer, time) }
    }
  }

  private mutating func admit(_ records: [QuestionRecord], _ touch: String) {
    let known = admissions[touch] ?? []
    admissions[touch] = known + records.filter { !known.contains($0) }
  }

  private mutating func note(
    _ recognizer: String, _ other: String, _ kind: GestureRelation.Kind, _ question: QuestionRecord? = nil
  ) {
    relations.append(
      Found(
        relation: GestureRelation(recognizer: recognizer, other: other, kind: kind, question: question),
        attempts: [recognizer, other].compactMap { last[$0] }))
  }

  // MARK: - Answers

  func gestures(of answer: TouchAnswer) -> TouchGestures {
    var gestures = TouchGestures()
    let known = Set(answer.outcome.recognizers.map(\.id))
    var chosen: Set<Int> = []
    for (position, attempt) in attempts.enumerated() where attempt.touches.contains(answer.touch) {
      gestures.attempts[attempt.recognizer] = attempt
      chosen.insert(position)
      gestures.questions[attempt.recognizer] = []
    }
    gestures.recognizers = answer.outcome.recognizers.map { recognizer in
      var whole = recognizer
      let changes = gestures.attempts[recognizer.id]?.changes ?? []
      if !changes.isEmpty {
        whole.changes = changes.map { StateHistory.Change(time: $0.time, state: $0.to, cause: $0.cause) }
          .filter { !$0.isReset }
      }
      return whole
    }
    for question in admissions[answer.touch] ?? [] { add(question, to: &gestures) }
    for position in chosen.sorted() {
      for question in questions[position] ?? [] { add(question, to: &gestures) }
    }
    let seeing = Set(answer.outcome.recognizers.filter { $0.passedOver == nil }.map(\.id))
    gestures.relations = relations(of: answer, gestures.attempts, chosen)
    let path = Set(answer.hitView.map { index.ancestry(of: $0).map(\.id) } ?? [])
    gestures.elsewhere = index.screen.gestureRecognizers
      .filter { !known.contains($0.id) && !path.contains($0.view) }.map(\.id)
    let assigned = assignments.prefix(assignmentCounts[answer.touch] ?? 0)
    for recognizer in gestures.recognizers {
      let changed = assigned.filter { $0.recognizer == recognizer.id }.map(\.setting)
      gestures.settings[recognizer.id] = GestureSettings.telling(of: recognizer, changed, in: index)
      let unseen = index.recognizer(recognizer.id)?.requiresFailureOf?.filter { !seeing.contains($0) } ?? []
      if !unseen.isEmpty { gestures.unseenRequirements[recognizer.id] = unseen }
    }
    return gestures
  }

  private func add(_ question: QuestionRecord, to gestures: inout TouchGestures) {
    guard let recognizer = question.recognizer else { return }
    gestures.questions[recognizer, default: []].removeAll {
      $0.question == question.question && $0.asked == question.asked && $0.other == question.other
    }
    gestures.questions[recognizer, default: []].append(question)
  }

  /// The relations of a touch's recognizers: requirements of the snapshot first, then those in the events.
  private func relations(
    of answer: TouchAnswer, _ attempts: [String: GestureAttempt], _ chosen: Set<Int>
  ) -> [GestureRelation] {
    let known = Set(answer.outcome.recognizers.map(\.id))
    var result: [GestureRelation] = []
    var positions: [[String]: Int] = [:]
    func add(_ relation: GestureRelation) {
      guard known.contains(relation.recognizer), known.contains(relation.other) else { return }
      var relation = relation
      let pair = [relation.recognizer, relation.other]
      var key = pair
      switch relation.kind {
      case .requires:
        key.append("requires")
        relation.hasWaited = attempts[relation.recognizer]?.hasWaited(for: relation.other) ?? false
        relation.isInCircle = circles.contains { $0.contains(pair[0]) && $0.contains(pair[1]) }
      case .spares(let reason) where reason.code == .simultaneousAllowed:
        // Both may recognize, whichever of the two is named first.
        key = key.sorted()
      case .prevents, .spares: break
      }
      if let position = positions[key] {
        if case .requires = relation.kind { return }
        result[position] = relation
      } else {
        positions[key] = result.count
        result.append(relation)
      }
    }
    for recognizer in answer.outcome.recognizers {
      for other in index.recognizer(recognizer.id)?.requiresFailureOf ?? [] {
        add(GestureRelation(recognizer: recognizer.id, other: other, kind: .requires))
      }
    }
    for found in relations where chosen.isSuperset(of: found.attempts) { add(found.relation) }
    return result
  }
}
