// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The states of one recognizer below a claim, with the way of the touch's gesture through them.
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
    var positions: [StateMachine.Place: Int] = [:]
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

  private func item(_ place: StateMachine.Place, _ words: GestureStatesWords) -> GraphContent.Item {
    let isVisited = words.machine.isVisited(place)
    var id: String?
    var mark = SheetMark.path
    switch place {
    case .state(let state):
      id = ElementID.recognizer(words.recognizer.id) + "-" + ElementID.name(state.rawValue)
      if state != .possible { mark = SheetMark.ofState(state).mark }
    case .waiting: mark = .held
    case .reset: break
    }
    let lines = words.lines(of: place)
    if !isVisited { mark = .fold }
    var name = GraphBox.Row.object(words.name(of: place), words.role(of: place))
    if let glyph = Self.glyph(mark) { name.lead = .glyph(glyph) }
    return self.item(
      mark, [name] + words.facts(of: place).map { .fact($0) }, width: 176,
      title: TextFitter.line(([words.name(of: place)] + lines).joined(separator: "; ")), id: id)
  }

  /// The sign of a state, so that its colour does not speak alone.
  private static func glyph(_ mark: SheetMark) -> SheetGlyph? {
    switch mark {
    case .gets: .diamond
    case .refused: .cross
    case .lost: .stop
    case .held: .bars
    case .fold: .dots
    default: nil
    }
  }
}

extension DiagramKind {
  package static let gestureStates = DiagramKind(
    picture: GestureStatesDiagram.self, id: "gesture-states",
    name: PictureName(
      english: .init("The states of Gesture recognizers", about: { "The states of \($0)" }, tab: "States"),
      simplifiedChinese: .init("手势识别器的状态", about: { "\($0)的状态" }, tab: "状态")),
    question: "How did this recognizer end there?",
    discussion: "The state machine of its kind, with the way that it took. Without `--view` it is the "
      + "recognizer that won.",
    example: "--touch 3 --view preview", form: .graph, touch: .needed, choices: [.recognizer],
    isOfAnswer: false)
}
