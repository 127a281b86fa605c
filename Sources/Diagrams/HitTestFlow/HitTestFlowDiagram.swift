// SPDX-License-Identifier: Apache-2.0

import Analysis
import Graphviz
import Narration
import Trace

/// The decisions of the default `hitTest(_:with:)` for one view, with the way taken (HT-2 to HT-5).
struct HitTestFlowDiagram: Picture {
  let subject: DiagramSubject
  let maker: HitTestFlowStages?

  static func applies(to subject: DiagramSubject) -> Bool { !subject.answer.walk.isEmpty }

  init(_ subject: DiagramSubject) throws(DiagramError) {
    self.subject = subject
    let flow = try Self.flow(of: subject)
    maker = flow.map { HitTestFlowStages(subject: subject, flow: $0, view: subject.index.view($0.view)) }
  }

  /// The call that is asked for, else the most telling one; nil if there was none.
  private static func flow(of subject: DiagramSubject) throws(DiagramError) -> HitTestFlow? {
    let walk = subject.answer.walk
    func flow(_ step: WalkStep) -> HitTestFlow {
      step.isPassedOver
        ? HitTestFlow(notAsked: step.view, step: step) : HitTestFlow(of: step, in: walk)
    }
    var chosen: WalkStep?
    if let number = subject.options.step {
      guard walk.indices.contains(number - 1) else { throw .noSuchStep(number, count: walk.count) }
      chosen = walk[number - 1]
    }
    guard let view = subject.options.view, view != chosen?.view else {
      return (chosen ?? subject.answer.tellingStep(in: subject.index)).map(flow)
    }
    if let step = walk.last(where: { $0.view == view }) { return flow(step) }
    guard subject.index.view(view) != nil else { throw .noSuchObject(view) }
    return HitTestFlow(notAsked: view)
  }

  private var narrator: Narrator { subject.narrator }

  private func text(_ text: FlowText) -> String { subject.options.language.text(text) }

  func diagram() -> Diagram {
    guard let maker else {
      return subject.sentence(
        narrator.verdict(subject.answer), kind: .hitTestFlow, title: narrator[.hitPathTitle])
    }
    let title = text(.title(view: TextFitter.line(narrator.name(maker.flow.view))))
    return Diagram(
      kind: .hitTestFlow, title: title, summary: summary(maker), textEquivalent: outline(maker),
      content: .graph(graph(maker, title)), idPrefix: subject.options.idPrefix)
  }

  private func summary(_ maker: HitTestFlowStages) -> String {
    if let step = maker.flow.step { return narrator.step(step) }
    guard let view = maker.view else { return maker.flow.view }
    return narrator.view(subject.answer.answer(for: view, in: subject.index))
  }

  // MARK: - The graph

  private func graph(_ maker: HitTestFlowStages, _ title: String) -> Graph {
    let stages = maker.stages()
    var graph = Graph.flow(
      name: title, direction: .topToBottom, rankSeparation: 0.28, nodeSeparation: 0.55, note: note(maker))
    let insidePosition = stages.count - 3
    for (position, stage) in stages.enumerated() {
      let id = Identifier(.n, position)
      graph.nodes.append(node(stage, id))
      if position + 1 < stages.count {
        let isTaken = stage.state == .passed && stages[position + 1].state != .skipped
        graph.edges.append(
          .way(
            id, Identifier(.n, position + 1), isTaken: isTaken, label: stage.onward,
            title: stage.name + " → " + stages[position + 1].name, attributes: [.weight(20)]))
        if stage.kind == .override, stages[position + 1].state == .skipped {
          graph.edges.append(
            .way(
              id, Identifier(.n, insidePosition), isTaken: true,
              title: stage.name + " → " + stages[insidePosition].name,
              attributes: [.constraint(false), .tailSide(.west), .headSide(.west)]))
        }
      }
      if let end = stage.end {
        add(end, Identifier(.e, position), from: stage, id, label: stage.aside, isBeside: true, to: &graph)
      }
    }
    if let last = stages.indices.last {
      let end = maker.lastEnd
      add(
        end, Identifier(.e, stages.count), from: stages[last], Identifier(.n, last),
        label: stages[last].onward, isBeside: false, to: &graph)
      if let changed = maker.changedEnd { add(changed, after: stages, to: &graph) }
    }
    return graph
  }

  private func add(
    _ end: HitTestFlowEnd, _ id: Identifier, from stage: HitTestFlowStage, _ tail: Identifier, label: String,
    isBeside: Bool, to graph: inout Graph
  ) {
    graph.nodes.append(node(end, id))
    if isBeside { graph.sameRank.append([tail, id]) }
    graph.edges.append(
      .way(
        tail, id, isTaken: end.isReached, label: label, title: stage.name + " → " + end.name,
        attributes: isBeside ? [] : [.weight(20)]))
  }

  /// The override's own answer, after the one of the default implementation.
  private func add(_ end: HitTestFlowEnd, after stages: [HitTestFlowStage], to graph: inout Graph) {
    let reached = stages.firstIndex { $0.end?.isReached == true } ?? stages.count
    let id = Identifier(.e, stages.count + 1)
    graph.nodes.append(node(end, id))
    graph.edges.append(
      .way(Identifier(.e, reached), id, isTaken: true, title: text(.answersOtherwise) + " → " + end.name))
  }

  private func node(_ stage: HitTestFlowStage, _ id: Identifier) -> Node {
    let label = FlowLabel(
      name: stage.name, details: stage.details, width: stage.kind == .decision ? 180 : 230)
    var classes: [String]
    var look: [Attribute] = []
    switch stage.state {
    case .passed: (classes, look) = (["path"], [.penWidth(1.5)])
    case .left: (classes, look) = ([stage.end?.kind == .other ? "path" : "refused"], [.penWidth(2.5)])
    case .notReached, .skipped: classes = ["unasked"]
    }
    let isDashed = stage.state == .notReached || stage.state == .skipped
    switch stage.kind {
    case .decision:
      classes.append("shaped")
      look += [
        .shape(.hexagon), .style(isDashed ? [.filled, .dashed] : [.filled]), .width(3.9), .height(0.5),
        .margin(horizontal: 0, vertical: 0.03),
      ]
    case .override:
      classes.append("shaped")
      look += [.shape(.component), .style(.filled), .margin(horizontal: 0.2, vertical: 0.06)]
    case .start:
      if subject.answer.hitView == maker?.flow.view { classes.append("hit") }
      look.append(.id(ElementID.view(maker?.flow.view ?? "")))
      if isDashed { look.append(.style(.rounded, .filled, .dashed)) }
    case .process:
      if isDashed { look.append(.style(.rounded, .filled, .dashed)) }
    }
    return Node(id, label: label.label, title: label.text, attributes: [.class(["stage"] + classes)] + look)
  }

  private func node(_ end: HitTestFlowEnd, _ id: Identifier) -> Node {
    let label = FlowLabel(name: end.name, details: end.details, width: 130)
    guard end.isReached else {
      return Node(
        id, label: label.label, title: label.text,
        attributes: [.class("stage", "unasked"), .style(.rounded, .filled, .dashed), .width(1.3)])
    }
    let name: String =
      switch end.kind {
      case .refusal: "refused"
      case .itself: "hit"
      case .other: "path"
      case .none: "unasked"
      }
    return Node(
      id, label: label.label, title: label.text,
      attributes: [.class("stage", name), .penWidth(2.5), .width(1.3)])
  }

  /// What the answer rests on without knowing it.
  private func note(_ maker: HitTestFlowStages) -> String {
    let facts = subject.answer.unknowns.filter { fact in
      Self.decisive.contains(fact.property) && (fact.views.isEmpty || fact.views.contains(maker.flow.view))
    }
    let sentences = facts.map { fact in
      var fact = fact
      if !fact.views.isEmpty { fact.views = [maker.flow.view] }
      return narrator.unknown(fact)
    }
    return TextFitter.note(sentences, width: 420)
  }

  /// What decides about one view's hit test.
  private static let decisive: Set<String> = [
    "alpha", "animations", "bounds", "bounds.origin", "code", "contentOffset", "frame", "isHidden",
    "isUserInteractionEnabled", "layout", "overrides", "transform",
  ]

  // MARK: - As text

  /// The stages that the way came to, then the answer, then those that it did not come to.
  private func outline(_ maker: HitTestFlowStages) -> String {
    let stages = maker.stages()
    var lines: [String] = []
    for stage in stages where stage.state == .passed || stage.state == .left {
      let details = stage.details.filter { !$0.isEmpty }.joined(separator: "; ")
      let way = stage.state == .left ? stage.aside : stage.onward
      let answer = stage.kind == .decision ? [way] : []
      let facts = (answer + [details]).filter { !$0.isEmpty }.joined(separator: ", ")
      lines.append("\(lines.count + 1). \(stage.name)\(facts.isEmpty ? "" : ": " + facts)")
    }
    let ends = stages.compactMap(\.end) + [maker.lastEnd] + [maker.changedEnd].compactMap { $0 }
    for end in ends where end.isReached {
      lines.append("→ " + ([end.name] + end.details).joined(separator: ": "))
    }
    let rest = stages.filter { $0.state == .notReached || $0.state == .skipped }.map(\.name)
    if !rest.isEmpty {
      lines.append("- " + text(.notComeTo(names: rest.joined(separator: ", "))))
    }
    let notes = note(maker).split(separator: "\n").joined(separator: " ")
    if !notes.isEmpty { lines.append("- " + notes) }
    return lines.map(TextFitter.line).joined(separator: "\n") + "\n"
  }
}
