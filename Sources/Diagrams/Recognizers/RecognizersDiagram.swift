// SPDX-License-Identifier: Apache-2.0

import Analysis
import Graphviz
import Narration
import Trace

/// The hit-test view and its superviews with their recognizers, and how those affected each other.
struct RecognizersDiagram: Picture {
  /// The most lines of relations. Where there are more, the least telling relations have no box.
  private static let mostLines = 36
  private static let mostRecognizers = 24

  let subject: DiagramSubject
  private let words: RecognizersWords
  private let boxes: [RelationBox]
  private let allBoxes: [RelationBox]

  static func applies(to subject: DiagramSubject) -> Bool { !subject.answer.outcome.recognizers.isEmpty }

  init(_ subject: DiagramSubject) {
    self.subject = subject
    let gestures = subject.analysis.gestures(of: subject.answer)
    let rows = RecognizersRows(
      gestures.recognizers, below: subject.answer.hitView, in: subject.index, folds: subject.options.folds,
      limit: min(subject.options.maximumVisibleNodes, Self.mostRecognizers))
    words = RecognizersWords(subject: subject, gestures: gestures, rows: rows)
    let system = Set(gestures.recognizers.filter(\.isSystem).map(\.id))
    allBoxes = RelationBox.boxes(gestures, system: system, subject.narrator)
    boxes = RelationBox.mostTelling(allBoxes, lines: Self.mostLines)
  }

  func diagram() -> Diagram {
    guard let hitView = answer.hitView else {
      return subject.sentence(narrator.verdict(answer))
    }
    let recognizers = words.gestures.recognizers
    guard !recognizers.isEmpty else {
      let none = narrator.text(.noRecognizers(view: narrator.name(hitView)))
      return subject.sentence(narrator.joined([none] + words.notes().dropFirst()))
    }
    let seen = recognizers.count { $0.passedOver == nil }
    let summary = narrator.text(
      .recognizersSummary(view: narrator.name(hitView), seen: seen, unseen: recognizers.count - seen))
    return subject.diagram(
      .graph(graph()),
      summary: narrator.joined([summary, narrator.verdict(answer)] + words.notes().dropFirst()),
      textEquivalent: words.outline(allBoxes))
  }

  private func graph() -> Graph {
    var graph = Graph.picture(
      name: subject.title, direction: .leftToRight, layout: [.splines(.lines)], rankSeparation: 0.5,
      nodeSeparation: 0.14, note: note,
      nodes: [
        .fontSize(NodeLabel.size), .margin(horizontal: 0.08, vertical: 0.04), .height(0.2), .width(0.3),
      ])
    var nodes: [String: Identifier] = [:]
    var views: [Identifier] = []
    var column: [Identifier] = []
    func next() -> Identifier { Identifier(.n, graph.nodes.count) }
    let width = words.rows.rows.flatMap(\.recognizers).map { words.label(of: $0).textWidth }.max() ?? 0
    let viewWidth = words.rows.rows.map { words.label(of: $0).label.textWidth }.max() ?? 0
    for row in words.rows.rows {
      let place = next()
      views.append(place)
      graph.nodes.append(node(row, place, viewWidth))
      for recognizer in row.recognizers {
        let id = next()
        nodes[recognizer.id] = id
        column.append(id)
        graph.nodes.append(node(recognizer, id, width))
        graph.edges.append(attachment(of: recognizer, from: place, to: id))
      }
      if !row.folded.isEmpty {
        let id = next()
        column.append(id)
        graph.nodes.append(fold(row.folded, id))
        graph.edges.append(
          Edge(place, id, attributes: [.class("muted"), .arrowHead(.none), .style(.dashed), .weight(10)]))
      }
    }
    graph.sameRank = [views, column]
    graph.edges += superviews(views)
    graph.edges += zip(column, column.dropFirst()).map { .invisible($0, $1) }
    graph.edges += vetoes(nodes, views)
    let boxWidth = boxes.map { $0.label(narrator).textWidth }.max() ?? 0
    for box in boxes { add(box, to: &graph, nodes, boxWidth) }
    return graph
  }

  // MARK: - Nodes

  private func node(_ row: RecognizersRows.Row, _ id: Identifier, _ width: Double) -> Node {
    var (label, title) = words.label(of: row)
    label.leastWidth = width
    var attributes: [Attribute] = []
    switch row.place {
    case .view(let view):
      let isHit = view == answer.hitView
      attributes = [
        .id(ElementID.view(view)), .class(isHit ? ["hit"] : row.isPlain ? ["unasked"] : ["path"]),
      ]
      if isHit { attributes.append(.penWidth(2.5)) }
    case .fold: attributes = [.class("fold")] + .fold
    case .elsewhere: attributes = [.class("notReached"), .dashedBox]
    }
    return Node(id, label: label.label, title: title, attributes: attributes)
  }

  private func node(_ recognizer: RecognizerAnswer, _ id: Identifier, _ width: Double) -> Node {
    let result = RecognizerResult(recognizer)
    var classes = ["recognizer"]
    var attributes: [Attribute] = [.id(ElementID.recognizer(recognizer.id))]
    switch result {
    case .recognized:
      classes.append("recognized")
      attributes.append(.penWidth(2.5))
    case .failed where isQuietFailure(recognizer): classes.append("muted")
    case .failed, .cancelled, .waiting: classes.append(result.rawValue)
    case .undecided: break
    case .unseen:
      classes.append("notReached")
      attributes.append(.dashedBox)
    }
    if recognizer.isSystem { classes.append("system") }
    return Node(
      id, label: words.label(of: recognizer, leastWidth: width).label, title: words.title(of: recognizer),
      attributes: attributes + [.class(classes)])
  }

  /// Failures of recognizers that UIKit's own views bring along are shown without colour.
  private func isQuietFailure(_ recognizer: RecognizerAnswer) -> Bool {
    recognizer.isSystem && RecognizerResult(recognizer) == .failed
  }

  private func fold(_ recognizers: [RecognizerAnswer], _ id: Identifier) -> Node {
    let text = narrator.text(.moreRecognizers(count: recognizers.count))
    let results = Set(recognizers.map(words.result))
    return .fold(
      id, text, details: results.count == 1 ? Array(results) : [], title: counted(text, recognizers.map(\.id))
    )
  }

  // MARK: - Edges

  private func attachment(
    of recognizer: RecognizerAnswer, from place: Identifier, to id: Identifier
  ) -> Edge {
    if recognizer.view != nil, words.refusingView(of: recognizer) == recognizer.view {
      return veto(recognizer, place, id)
    }
    let isSeen = recognizer.passedOver == nil
    return Edge(
      place, id,
      title: [recognizer.view.map(narrator.name), recognizer.id].compactMap { $0 }.joined(separator: " → "),
      attributes: [.class(isSeen ? "path" : "muted"), .weight(10), .tailSide(.east), .headSide(.west)]
        + (isSeen ? [] : [.style(.dashed)]))
  }

  /// A view that does not let a recognizer begin (GR-7, GR-40).
  private func veto(
    _ recognizer: RecognizerAnswer, _ place: Identifier, _ id: Identifier
  ) -> Edge {
    Edge(
      place, id, label: .plain(" shouldBegin → false "),
      title: words.veto(of: recognizer),
      attributes: [
        .class("refused"), .arrowHead(.bar), .style(.dashed), .penWidth(1.5), .weight(3), .tailSide(.east),
        .headSide(.west),
      ])
  }

  private func superviews(_ views: [Identifier]) -> [Edge] {
    let isOnPath = words.rows.rows.map { row in
      if case .elsewhere = row.place { false } else { true }
    }
    return zip(views.indices, views.indices.dropFirst()).map { lower, upper in
      guard isOnPath[upper] else { return .invisible(views[lower], views[upper]) }
      let titles = [lower, upper].map { words.label(of: words.rows.rows[$0]).label.name }
      return Edge(
        views[lower], views[upper],
        title: say(.told(of: titles.joined(separator: " → "), what: narrator.rule(.superview))),
        attributes: [.class("muted"), .weight(2)])
    }
  }

  /// Edges from views that do not let a recognizer of another view begin.
  private func vetoes(_ nodes: [String: Identifier], _ views: [Identifier]) -> [Edge] {
    var places: [String: Identifier] = [:]
    for (row, id) in zip(words.rows.rows, views) {
      if case .view(let view) = row.place { places[view] = id }
    }
    return words.gestures.recognizers.compactMap { recognizer in
      guard let view = words.refusingView(of: recognizer), view != recognizer.view,
        let place = places[view], let id = nodes[recognizer.id]
      else { return nil }
      return veto(recognizer, place, id)
    }
  }

  /// A box between recognizers, right of them: lines to it and from it never cross a node.
  private func add(_ box: RelationBox, to graph: inout Graph, _ nodes: [String: Identifier], _ width: Double)
  {
    let others = box.others.compactMap { other in nodes[other].map { (other, $0) } }
    guard let tail = nodes[box.recognizer], !others.isEmpty else { return }
    let id = Identifier(.n, graph.nodes.count)
    let sentence = TextFitter.line(box.sentence(narrator))
    var label = box.label(narrator)
    label.leastWidth = width
    let isQuiet = box.sort == .requires || box.sort == .spares
    let line: [Attribute] = [.class(box.classes), .style(isQuiet ? .dashed : .solid)]
    graph.nodes.append(
      Node(
        id, label: label.label, title: sentence,
        attributes: [.class(box.classes)] + (isQuiet ? [.dashedBox] : [])))
    let sides: [Attribute] = [.tailSide(.east), .headSide(.west)]
    graph.edges.append(
      Edge(tail, id, title: sentence, attributes: line + sides + [.arrowHead(.none), .weight(4)]))
    let arrow: ArrowShape =
      switch box.sort {
      case .prevents: .bar
      case .both, .circle, .spares: .none
      case .waits, .requires: .normal
      }
    graph.edges += others.map { other, head in
      Edge(
        head, id, title: "\(box.recognizer) → \(other)",
        attributes: line + sides + [.direction(.back), .arrowTail(arrow)])
    }
  }

  /// How to read the picture, in lines.
  private var note: String {
    var notes = words.notes()
    let rest = allBoxes.count - boxes.count
    if rest > 0 { notes.append(narrator.text(.moreRelations(count: rest))) }
    if words.rows.rows.flatMap(\.recognizers).contains(where: isQuietFailure) {
      notes.append(narrator.text(.greyFailures))
    }
    return TextFitter.noteOffGraph(notes, width: 420)
  }
}

extension DiagramKind {
  package static let recognizers = DiagramKind(
    picture: RecognizersDiagram.self, id: "recognizers",
    name: PictureName(
      english: .init("The gesture recognizers of a touch", tab: "Recognizers"),
      simplifiedChinese: .init("一次触摸的手势识别器", tab: "手势识别器")),
    question: "Which gestures saw the touch?",
    discussion:
      "The recognizers of the hit-test view and of the views around it, what became of each, and who "
      + "stopped whom.",
    example: "--touch 3", form: .graph, touch: .needed, isOfAnswer: false)
}
