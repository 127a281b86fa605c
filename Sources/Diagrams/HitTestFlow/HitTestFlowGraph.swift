// SPDX-License-Identifier: Apache-2.0

import Analysis
import Graphviz
import Narration

/// Draws the stages below each other, and beside each the end of the way that turns off there.
struct HitTestFlowGraph: PictureWords {
  let subject: DiagramSubject
  let maker: HitTestFlowStages

  func graph(_ title: String, note: String) -> Graph {
    let stages = maker.stages()
    var graph = Graph.flow(
      name: title, direction: .topToBottom, rankSeparation: 0.28, nodeSeparation: 0.55, note: note)
    for (position, stage) in stages.enumerated() {
      let id = Identifier(.n, position)
      graph.nodes.append(node(stage, id))
      if position + 1 < stages.count {
        graph.edges.append(
          .way(
            id, Identifier(.n, position + 1), isTaken: stage.state == .passed, label: stage.onward,
            title: stage.name + " → " + stages[position + 1].name, attributes: [.weight(20)]))
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
      .way(
        Identifier(.e, reached), id, isTaken: true,
        title: maker.text(.answersOtherwise) + " → " + end.name))
  }

  private func node(_ stage: HitTestFlowStage, _ id: Identifier) -> Node {
    let label = FlowLabel(
      name: stage.name, details: stage.details, width: stage.kind == .decision ? 180 : 230,
      nameLines: stage.kind == .start ? 1 : 3)
    var classes: [String]
    var look: [Attribute] = []
    switch stage.state {
    case .passed: (classes, look) = (["path"], [.penWidth(1.5)])
    case .left: (classes, look) = ([stage.end?.kind == .other ? "path" : "refused"], [.penWidth(2.5)])
    case .notReached: classes = ["unasked"]
    }
    let isDashed = stage.state == .notReached
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
      if answer.hitView == maker.flow.view { classes.append("hit") }
      look.append(.id(ElementID.view(maker.flow.view)))
      if isDashed { look.append(.dashedBox) }
    case .process:
      if isDashed { look.append(.dashedBox) }
    }
    return label.node(id, [.class(["stage"] + classes)] + look)
  }

  private func node(_ end: HitTestFlowEnd, _ id: Identifier) -> Node {
    let label = FlowLabel(name: end.name, details: end.details, width: end.isReached ? 130 : 160)
    guard end.isReached else {
      return label.node(id, [.class("stage", "unasked"), .dashedBox, .width(1.3)])
    }
    let name: String =
      switch end.kind {
      case .refusal: "refused"
      case .itself where end.isDefault && maker.flow.override == .changedAnswer: "path"
      case .itself: "hit"
      case .other: "path"
      case .none: "unasked"
      }
    return label.node(id, [.class("stage", name), .penWidth(2.5), .width(1.3)])
  }
}
