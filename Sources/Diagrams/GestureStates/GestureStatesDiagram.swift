// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The states of one recognizer below a claim, with the path of the touch's gesture through them.
struct GestureStatesDiagram: Picture {
  let subject: DiagramSubject
  private let words: GestureStatesWords?

  static func applies(to subject: DiagramSubject) -> Bool { !subject.answer.outcome.recognizers.isEmpty }

  init(_ subject: DiagramSubject) throws(DiagramError) {
    self.subject = subject
    let gestures = subject.analysis.gestures(of: subject.answer)
    guard let recognizer = try GestureChoice.recognizer(of: gestures, in: subject) else {
      words = nil
      return
    }
    words = GestureStatesWords(
      subject: subject, recognizer: recognizer, gestures: gestures,
      machine: StateMachine(recognizer, gestures.attempts[recognizer.id]))
  }

  func diagram() -> Diagram {
    guard let words else {
      let none = answer.hitView.map { narrator.text(.noRecognizers(view: narrator.name($0))) }
      return subject.sentence(none ?? narrator.verdict(answer))
    }
    let kind = narrator.text(
      .statesSummary(name: narrator.recognizerName(words.recognizer.id), isDiscrete: words.machine.isDiscrete)
    )
    let sheet = Sheet(
      claim: words.claim, line: narrator.joined([kind] + words.notes()), text: text)
    return subject.diagram(
      GraphSheet(sheet, [content(words)]), facts: words.facts, textEquivalent: words.outline())
  }

  private func content(_ words: GestureStatesWords) -> GraphContent {
    var content = GraphContent()
    content.rankSeparation = 0.36
    var touch: Int?
    if words.attempt != nil { touch = content.add(touchItem) }
    var positions: [StateMachine.Station: Int] = [:]
    for place in words.machine.places {
      var item = item(place, words)
      item.isOnLine = words.machine.isVisited(place) && place != .reset
      positions[place] = content.add(item, below: place == .possible ? touch : nil)
    }
    content.sameRank = [StateMachine.finals.compactMap { positions[.state($0)] }]
    for transition in words.machine.transitions {
      guard let tail = positions[transition.from], let head = positions[transition.to] else { continue }
      let numbers = words.numbers(of: transition)
      content.links.append(
        GraphContent.Link(
          tail: tail, head: head, mark: numbers == nil ? .fold : content.items[head].box.mark,
          label: numbers ?? ""))
    }
    return content
  }

  private func item(_ place: StateMachine.Station, _ words: GestureStatesWords) -> GraphContent.Item {
    let isVisited = words.machine.isVisited(place)
    var id: String?
    var mark = SheetMark.path
    switch place {
    case .state(let state):
      id = ElementID.recognizer(words.recognizer.id) + "-" + ElementID.name(state.rawValue)
      if state != .possible { mark = .state(state.mark) }
    case .waiting: mark = .held
    case .reset: break
    }
    let lines = words.lines(of: place)
    if !isVisited { mark = .fold }
    var name = GraphBox.Row.object(words.name(of: place), words.role(of: place))
    if let glyph = mark.glyph { name.lead = .glyph(glyph) }
    return self.item(
      mark, [name] + words.facts(of: place).map { .fact($0) }, width: 176,
      title: TextFitter.line(([words.name(of: place)] + lines).joined(separator: "; ")), id: id)
  }
}

extension DiagramKind {
  package static let gestureStates = DiagramKind(
    picture: GestureStatesDiagram.self, id: "gesture-states",
    name: PictureName(
      english: .init("The states of Gesture recognizers", tab: "States"),
      simplifiedChinese: .init("手势识别器的状态", tab: "状态")),
    question: "How did this recognizer end there?",
    discussion: "The state machine of its kind, with the way that it took. Without `--view` it is the "
      + "recognizer that won.",
    example: "--touch 3 --view preview", form: .graph, touch: .needed, choices: [.recognizer],
    isOfAnswer: false)
}

/// Chooses the recognizer of a picture of states.
enum GestureChoice {
  /// The requested recognizer or that of the requested view; else the winner, else the one with the most changes. Nil
  /// if the touch has no recognizers.
  static func recognizer(
    of gestures: TouchGestures, in subject: DiagramSubject
  ) throws(DiagramError) -> RecognizerAnswer? {
    let answers = gestures.recognizers
    guard let name = subject.options.view else {
      let winner = answers.first { $0.id == subject.answer.verdict.recognizer }
      return winner ?? mostTelling(answers)
    }
    if let answer = answers.first(where: { $0.id == name }) { return answer }
    if subject.index.recognizer(name) != nil { return subject.analysis.unseenRecognizer(name) }
    if let answer = mostTelling(answers.filter { $0.view == name }) { return answer }
    if let own = subject.index.screen.gestureRecognizers.first(where: { $0.view == name }) {
      return subject.analysis.unseenRecognizer(own.id)
    }
    throw .noSuchObject(name)
  }

  private static func mostTelling(_ answers: [RecognizerAnswer]) -> RecognizerAnswer? {
    func weight(_ answer: RecognizerAnswer) -> Int {
      var weight = answer.changes.count + answer.waitedFor.count
      if answer.recognized { weight += 10_000 }
      if !answer.isSystem { weight += 1_000 }
      return weight
    }
    // Of equal ones the first, which is nearest to the hit-test view.
    return answers.reversed().max { weight($0) < weight($1) }
  }
}

/// The states of a recognizer as stations, and the path of one gesture through them.
struct StateMachine {
  enum Station: Hashable {
    case state(GestureState)
    /// Still possible: it would change the state, but waits for another recognizer to fail (GR-14).
    case waiting
    /// Possible again, for the next gesture (GR-10).
    case reset

    static let possible = Station.state(.possible)
  }

  /// Something that happened at a station.
  enum Event {
    case entered(time: Double, cause: TraceReason)
    case waits(time: Double, other: String)
    case other(GestureAttempt.Step.Kind)
  }

  struct Transition: Hashable {
    var from: Station
    var to: Station
  }

  /// The transitions of discrete gestures, and of continuous ones (GR-8, GR-9).
  private static let discrete: [(GestureState, GestureState)] = [(.possible, .ended), (.possible, .failed)]
  private static let continuous: [(GestureState, GestureState)] = [
    (.possible, .began), (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
    (.began, .cancelled), (.changed, .cancelled), (.possible, .failed),
  ]
  static let finals: [GestureState] = [.ended, .cancelled, .failed]

  /// Whether the gesture is discrete.
  let isDiscrete: Bool

  /// The stations, from the first to the last.
  private(set) var places: [Station]

  /// All transitions; those that the kind of gesture allows come first.
  private(set) var transitions: [Transition] = []

  /// The numbers of the steps that used each transition, from 1.
  private(set) var numbers: [Transition: [Int]] = [:]

  private(set) var events: [Station: [Event]] = [:]

  /// The stations that the gesture visited, in order.
  private(set) var way: [Station] = [.possible]

  init(_ recognizer: RecognizerAnswer, _ attempt: GestureAttempt?) {
    let entered = Set(attempt?.changes.map(\.to) ?? [])
    switch recognizer.kind {
    case .tap, .swipe, .textTap, .contentDelay: isDiscrete = !entered.contains(.began)
    case .other: isDiscrete = entered.contains(.ended) && !entered.contains(.began)
    default: isDiscrete = false
    }
    let steps = isDiscrete ? Self.discrete : Self.continuous
    let states: [GestureState] = [.possible] + (isDiscrete ? [] : [.began, .changed])
    let named = Set(steps.flatMap { [$0.0, $0.1] }).union(entered)
    places = states.map { .state($0) } + Self.finals.filter(named.contains).map { .state($0) }
    transitions = steps.map { Transition(from: .state($0.0), to: .state($0.1)) }
    for step in attempt?.steps ?? [] { follow(step) }
    places.append(.reset)
    for state in Self.finals where places.contains(.state(state)) {
      add(Transition(from: .state(state), to: .reset))
    }
  }

  func isVisited(_ place: Station) -> Bool { way.contains(place) }

  private mutating func follow(_ step: GestureAttempt.Step) {
    let current = way.last ?? .possible
    switch step.kind {
    case .entered(let state, _, let cause):
      let place: Station = state == .possible ? .reset : .state(state)
      go(to: place)
      events[place, default: []].append(.entered(time: step.time, cause: cause))
    case .waits(_, let other):
      if current == .possible {
        if !places.contains(.waiting) { places.insert(.waiting, at: 1) }
        go(to: .waiting)
      }
      events[.waiting, default: []].append(.waits(time: step.time, other: other))
    case .sent(let record):
      let place = record.state.map { Station.state($0) } ?? current
      events[place, default: []].append(.other(step.kind))
    case .ignored, .dropped, .letGo, .asked:
      events[current, default: []].append(.other(step.kind))
    }
  }

  private mutating func go(to place: Station) {
    let transition = Transition(from: way.last ?? .possible, to: place)
    add(transition)
    numbers[transition, default: []].append(way.count)
    way.append(place)
  }

  private mutating func add(_ transition: Transition) {
    if !transitions.contains(transition) { transitions.append(transition) }
  }
}

/// The texts about a recognizer's states, and the path as text.
struct GestureStatesWords: PictureWords {
  private static let mostLines = 5

  let subject: DiagramSubject
  let recognizer: RecognizerAnswer
  let gestures: TouchGestures
  let machine: StateMachine

  var attempt: GestureAttempt? { gestures.attempts[recognizer.id] }

  /// Whether the touch involves the recognizer.
  private var isInvolved: Bool {
    subject.answer.outcome.recognizers.contains { $0.id == recognizer.id }
  }

  /// The outcome of the recognizer, as a clause.
  var result: String {
    isInvolved ? narrator.text(recognizer).plain : narrator.text(.doesNotSee)
  }

  /// The recognizer with its outcome, as a sentence.
  var sentence: String {
    if isInvolved { return narrator.line(recognizer).plain }
    return say(.statement(about: recognizer.id, what: narrator.text(.doesNotSee)))
  }

  /// Its last change, without a final period, for the top of the picture; if there is none, the whole sentence.
  var claim: String {
    let line = TextFitter.line(narrator.lastChange(of: recognizer)?.plain ?? sentence)
    return line.last.map { ".。".contains($0) } == true ? String(line.dropLast()) : line
  }

  func name(of place: StateMachine.Station) -> String {
    switch place {
    case .state(let state): narrator.state(state, isDiscrete: machine.isDiscrete)
    case .waiting: narrator.text(.waitingState)
    case .reset: narrator.state(.possible, isDiscrete: machine.isDiscrete)
    }
  }

  /// The description of a station, after its name.
  func role(of place: StateMachine.Station) -> String {
    switch place {
    case .state(let state): name(of: place) == state.rawValue ? "" : ".\(state.rawValue)"
    case .waiting: ""
    case .reset: narrator.text(.resetState)
    }
  }

  /// The events at a station; of many, the first ones.
  func facts(of place: StateMachine.Station) -> [String] {
    let lines = lines(of: place)
    guard lines.count > Self.mostLines else { return lines }
    return lines.prefix(Self.mostLines) + ["… +\(lines.count - Self.mostLines)"]
  }

  /// The events at a station, as lines.
  func lines(of place: StateMachine.Station) -> [String] {
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

  /// The recognizer that must fail first, and its outcome.
  private func wait(for other: String, since time: Double) -> [String] {
    var lines = [
      say(.statement(about: at(time), what: narrator.text(.waitsUntilFailed(name: narrator.name(other)))))
    ]
    let decision = gestures.attempts[other]?.changes.first {
      $0.time >= time && $0.to != .possible
    }
    if let decision {
      let isDiscrete = decision.from == .possible && decision.to == .ended
      let state = narrator.state(decision.to, isDiscrete: isDiscrete)
      lines.append(say(.statement(about: at(decision.time), what: "\(narrator.name(other)) → \(state)")))
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
    return why.enumerated().map { $0 == 0 ? say(.statement(about: when, what: $1)) : $1 }
  }

  private func text(_ kind: GestureAttempt.Step.Kind) -> String? {
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

  /// The numbers of a transition; a run of numbers is shown as its first and last.
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

  /// The path as lines: the transitions in order, then the states that were not entered.
  func outline() -> String {
    var lines = ["- " + sentence]
    lines += self.lines(of: .possible).map { "- " + say(.statement(about: name(of: .possible), what: $0)) }
    let travelled = machine.transitions.filter { machine.numbers[$0] != nil }
      .sorted { (machine.numbers[$0]?.first ?? 0) < (machine.numbers[$1]?.first ?? 0) }
    var visited: Set<StateMachine.Station> = [.possible]
    for transition in travelled {
      lines.append("- " + title(of: transition))
      if visited.insert(transition.to).inserted { lines += self.lines(of: transition.to).map { "  - " + $0 } }
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
