// SPDX-License-Identifier: Apache-2.0

import Analysis
import Graphviz
import Narration
import Trace

/// The states of one recognizer, with the way of the touch's gesture through them.
struct GestureStatesDiagram: Picture {
  let subject: DiagramSubject
  /// The widest picture, in points, whose places stand beside each other.
  private static let widest = 1_050.0

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
    let title = subject.title(about: TextFitter.line(words.recognizer.id))
    let summary = narrator.text(
      .statesSummary(name: words.recognizer.id, isDiscrete: words.machine.isDiscrete))
    return subject.diagram(
      .graph(graph(words, title)), title: title,
      summary: narrator.joined([summary, words.sentence] + words.notes().dropLast()),
      textEquivalent: words.outline())
  }

  private func graph(_ words: GestureStatesWords, _ title: String) -> Graph {
    var graph = Graph.picture(
      name: title, direction: isDownward(words) ? .topToBottom : .leftToRight, rankSeparation: 0.42,
      nodeSeparation: 0.22, note: TextFitter.noteOffGraph([words.sentence] + words.notes(), width: 520),
      nodes: [
        .fontSize(NodeLabel.size), .margin(horizontal: 0.12, vertical: 0.06), .height(0.3), .width(0.8),
      ])
    var nodes: [StateMachine.Place: Identifier] = [:]
    for (position, place) in words.machine.places.enumerated() {
      let id = Identifier(.n, position)
      nodes[place] = id
      graph.nodes.append(node(place, id, words))
    }
    let finals = StateMachine.finals.compactMap { nodes[.state($0)] }
    graph.sameRank = [finals]
    graph.edges = zip(finals, finals.dropFirst()).map { .invisible($0, $1) }
    for transition in words.machine.transitions {
      guard let tail = nodes[transition.from], let head = nodes[transition.to] else { continue }
      graph.edges.append(edge(transition, tail, head, words))
    }
    addTouch(to: &graph, nodes, words)
    return graph
  }

  /// Whether the places would take more room beside each other than a page has.
  private func isDownward(_ words: GestureStatesWords) -> Bool {
    let finals = Set(StateMachine.finals.map { StateMachine.Place.state($0) })
    func width(_ place: StateMachine.Place) -> Double { words.label(of: place).textWidth + 52 }
    let ends = words.machine.places.filter(finals.contains).map(width).max() ?? 0
    let others = words.machine.places.filter { !finals.contains($0) }.map(width).reduce(0, +)
    return others + ends + 90 > Self.widest
  }

  private func node(_ place: StateMachine.Place, _ id: Identifier, _ words: GestureStatesWords) -> Node {
    let isVisited = words.machine.isVisited(place)
    var classes = ["state"]
    var attributes: [Attribute] = []
    switch place {
    case .state(let state):
      attributes.append(.id(ElementID.recognizer(words.recognizer.id) + "-" + ElementID.name(state.rawValue)))
      switch state {
      case _ where !isVisited: classes.append("notReached")
      case .failed, .cancelled: classes.append(state.rawValue)
      case .possible: classes.append("path")
      default: classes.append("recognized")
      }
    case .waiting: classes.append("waiting")
    case .reset: classes.append(isVisited ? "path" : "notReached")
    }
    if !isVisited || place == .waiting { attributes.append(.dashedBox) }
    if place == words.machine.end { attributes.append(.penWidth(2.5)) }
    let lines = words.lines(of: place)
    return Node(
      id, label: words.label(of: place).label,
      title: TextFitter.line(([words.name(of: place)] + lines).joined(separator: "; ")),
      attributes: attributes + [.class(classes)])
  }

  private func edge(
    _ transition: StateMachine.Transition, _ tail: Identifier, _ head: Identifier, _ words: GestureStatesWords
  ) -> Edge {
    let numbers = words.numbers(of: transition)
    let style: [Attribute] =
      numbers == nil
      ? [.class("muted"), .style(.dashed)] : [.class("path"), .penWidth(2), .weight(20)]
    let label = numbers.map { number in
      // Keeps the number off a line that goes down.
      let gap = HTMLCell("", padding: 0, width: isDownward(words) ? 5 : 2)
      let cell = HTMLCell(number, style: TextStyle(isBold: true, size: NodeLabel.size), padding: 1)
      return Label.html(.table(HTMLTable(cellSpacing: 0, cellPadding: 0, rows: [[gap, cell, gap]])))
    }
    return Edge(tail, head, label: label, title: words.title(of: transition), attributes: style)
  }

  /// Where the way begins.
  private func addTouch(
    to graph: inout Graph, _ nodes: [StateMachine.Place: Identifier], _ words: GestureStatesWords
  ) {
    guard let possible = nodes[.possible], words.attempt != nil else { return }
    let id = Identifier(.n, graph.nodes.count)
    let text = narrator.text(.touch)
    graph.nodes.append(
      Node(
        id, label: NodeLabel(name: text).label,
        title: subject.touchText,
        attributes: [.class("touch"), .width(0.4)]))
    graph.edges.append(
      Edge(
        id, possible, title: text + " → " + words.name(of: .possible),
        attributes: [.class("path"), .penWidth(2)]))
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
