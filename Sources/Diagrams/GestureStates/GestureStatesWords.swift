// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The texts of a recognizer's states, and the way through them as text.
struct GestureStatesWords: PictureWords {
  private static let mostLines = 5

  let subject: DiagramSubject
  let recognizer: RecognizerAnswer
  let gestures: TouchGestures
  let machine: StateMachine

  var attempt: GestureAttempt? { gestures.attempts[recognizer.id] }

  /// Whether the touch has anything to do with the recognizer.
  private var isConcerned: Bool {
    subject.answer.outcome.recognizers.contains { $0.id == recognizer.id }
  }

  /// What became of the recognizer, in a clause.
  var result: String {
    isConcerned ? narrator.text(recognizer).plain : narrator.text(.doesNotSee)
  }

  /// The recognizer with what became of it, as a sentence.
  var sentence: String {
    if isConcerned { return narrator.line(recognizer).plain }
    return say(.told(of: recognizer.id, what: narrator.text(.doesNotSee)))
  }

  /// The same on top of the picture, where no full stop stands.
  var claim: String {
    let line = TextFitter.line(sentence)
    return line.last.map { ".。".contains($0) } == true ? String(line.dropLast()) : line
  }

  func name(of place: StateMachine.Place) -> String {
    switch place {
    case .state(let state): narrator.state(state, isDiscrete: machine.isDiscrete)
    case .waiting: narrator.text(.waitingState)
    case .reset: narrator.state(.possible, isDiscrete: machine.isDiscrete)
    }
  }

  /// What a place is beside its name.
  func role(of place: StateMachine.Place) -> String {
    switch place {
    case .state(let state): name(of: place) == state.rawValue ? "" : ".\(state.rawValue)"
    case .waiting: ""
    case .reset: narrator.text(.resetState)
    }
  }

  /// The events at a place, of many the first.
  func facts(of place: StateMachine.Place) -> [String] {
    let lines = lines(of: place)
    guard lines.count > Self.mostLines else { return lines }
    return lines.prefix(Self.mostLines) + ["… +\(lines.count - Self.mostLines)"]
  }

  /// The events at a place, in lines.
  func lines(of place: StateMachine.Place) -> [String] {
    let events = machine.events[place] ?? []
    var lines = entries(events)
    for case .waits(let time, let other) in events { lines += wait(for: other, since: time) }
    var others: [String] = []
    var sent: [(record: ActionRecord, count: Int)] = []
    for case .other(let kind) in events {
      if case .sent(let record) = kind {
        if let position = sent.firstIndex(where: { $0.record == record }) {
          sent[position].count += 1
        } else {
          sent.append((record, 1))
        }
      } else if let text = text(kind), !others.contains(text) {
        others.append(text)
      }
    }
    lines += sent.map { record, count in
      narrator.text(.sends(action: record.action, target: narrator.name(record.target), count: count))
    }
    lines += others
    if place == .possible, machine.way.count == 1, !recognizer.ignoresTouch { lines.append(result) }
    return lines
  }

  /// The recognizer that must fail first, and what became of it.
  private func wait(for other: String, since time: Double) -> [String] {
    var lines = [
      say(.told(of: at(time), what: narrator.text(.waitsUntilFailed(name: narrator.name(other)))))
    ]
    let decision = gestures.attempts[other]?.changes.first {
      $0.time >= time && $0.to != .possible
    }
    if let decision {
      let isDiscrete = decision.from == .possible && decision.to == .ended
      let state = narrator.state(decision.to, isDiscrete: isDiscrete)
      lines.append(say(.told(of: at(decision.time), what: "\(narrator.name(other)) → \(state)")))
    }
    return lines
  }

  private func entries(_ events: [StateMachine.Event]) -> [String] {
    var times: [Double] = []
    var causes: [TraceReason] = []
    for case .entered(let time, let cause) in events {
      times.append(time)
      if !causes.contains(where: { $0.code == cause.code }) { causes.append(cause) }
    }
    guard let first = times.first, let last = times.last else { return [] }
    let when =
      times.count == 1
      ? at(first)
      : narrator.text(
        .between(first: narrator.seconds(first), last: narrator.seconds(last), count: times.count))
    let why = causes.map { narrator.reason($0, of: recognizer.view ?? "").plain }
    return why.enumerated().map { $0 == 0 ? say(.told(of: when, what: $1)) : $1 }
  }

  private func text(_ kind: GestureAttempt.Kind) -> String? {
    switch kind {
    case .dropped(let action, let reason):
      narrator.text(.reachesNobody(action: action, reason: narrator.reason(reason, of: recognizer.id).plain))
    case .ignored(_, let state):
      narrator.text(.ignoredStep(state: narrator.state(state, isDiscrete: machine.isDiscrete)))
    case .letGo(let touch): narrator.text(.letsGoOf(touch: touch))
    case .asked(let question):
      recognizer.isSystem && question.answer
        ? nil : "\(question.asked): \(question.question) → \(question.answer)"
    case .entered, .waits, .sent: nil
    }
  }

  private func at(_ time: Double) -> String { narrator.text(.at(seconds: narrator.seconds(time))) }

  /// The numbers of a transition; a run of numbers as its first and last.
  func numbers(of transition: StateMachine.Transition) -> String? {
    machine.numbers[transition]?.runs { $1 == $0 + 1 }
      .map { run in run.count == 1 ? "\(run[0])" : "\(run[0])–\(run[run.count - 1])" }
      .joined(separator: ", ")
  }

  func title(of transition: StateMachine.Transition) -> String {
    let way = name(of: transition.from) + " → " + name(of: transition.to)
    return (numbers(of: transition).map { $0 + ". " } ?? "") + way
  }

  /// Sentences below the picture.
  func notes() -> [String] {
    var notes: [String] = []
    if let count = attempt?.touches.count, count > 1 {
      notes.append(narrator.text(.severalTouches(count: count)))
    }
    if machine.way.count > 1 { notes.append(narrator.text(.statesNote)) }
    return notes
  }

  /// The recognizer with its changes of state, for programs.
  var facts: JSONObject {
    .known([
      "id": recognizer.id, "class": recognizer.className, "view": recognizer.view,
      "isDiscrete": machine.isDiscrete,
      "states": machine.places.compactMap { place -> JSONObject? in
        guard case .state(let state) = place else { return nil }
        return ["state": state.rawValue, "isEntered": machine.isVisited(place), "events": lines(of: place)]
      },
      "changes": recognizer.changes.map { change -> JSONObject in
        .known(["state": change.state.rawValue, "reason": change.cause])
      },
    ])
  }

  /// The way in lines, the transitions in order, then the states that were not entered.
  func outline() -> String {
    var lines = ["- " + sentence]
    lines += self.lines(of: .possible).map { "- " + say(.told(of: name(of: .possible), what: $0)) }
    let travelled = machine.transitions.filter { machine.numbers[$0] != nil }
      .sorted { (machine.numbers[$0]?.first ?? 0) < (machine.numbers[$1]?.first ?? 0) }
    var told: Set<StateMachine.Place> = [.possible]
    for transition in travelled {
      lines.append("- " + title(of: transition))
      if told.insert(transition.to).inserted { lines += self.lines(of: transition.to).map { "  - " + $0 } }
    }
    let others = machine.places.filter { place in
      if case .state = place { !machine.isVisited(place) } else { false }
    }
    if !others.isEmpty {
      let names = others.map(name).joined(separator: ", ")
      lines.append("- " + narrator.text(.neverEntered(states: names)))
    }
    lines += notes().map { "- " + $0 }
    return TextFitter.text(lines)
  }
}
