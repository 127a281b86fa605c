// SPDX-License-Identifier: Apache-2.0

import Analysis
import Graphviz
import Narration
import Trace

/// The whole way of a touch's events, from the finger to the responder that takes them.
struct DeliveryDiagram: Picture {
  let subject: DiagramSubject
  private let maker: DeliveryStages
  private let stages: [DeliveryStage]

  static func applies(to subject: DiagramSubject) -> Bool { subject.touch != nil }

  init(_ subject: DiagramSubject) {
    self.subject = subject
    maker = DeliveryStages(subject: subject, journey: subject.analysis.journey(of: subject.answer))
    stages = maker.stages
  }

  func diagram() -> Diagram {
    guard subject.options.tellsEverything else {
      return DeliverySheet(subject).diagram(textEquivalent: outline())
    }
    return subject.diagram(
      .graph(graph()), summary: narrator.joined([say(.label), narrator.verdict(answer)]),
      textEquivalent: outline())
  }

  private func graph() -> Graph {
    var graph = Graph.flow(
      name: subject.title, direction: .topToBottom, rankSeparation: 0.26, nodeSeparation: 0.5)
    graph.nodes = stages.map(node)
    let ways = maker.ways(between: stages)
    graph.edges = ways.map(edge)
    if !ways.contains(where: \.isInterference) {
      graph.edges.append(.invisible(identifier(of: .recognizers), identifier(of: .view), title: ""))
    }
    graph.sameRank = [
      [identifier(of: .recognizers), identifier(of: .view)],
      [identifier(of: .actions), identifier(of: .chain)],
    ]
    return graph
  }

  private func identifier(of place: DeliveryStage.Place) -> Identifier { Identifier(.n, place.rawValue) }

  private func node(_ stage: DeliveryStage) -> Node {
    var details = stage.details.prefix(DeliveryStages.mostLines).map { $0 }
    if stage.details.count > details.count {
      details.append(say(DeliveryText.more(count: stage.details.count - details.count)))
    }
    let isBranch = [.recognizers, .view, .actions, .chain].contains(stage.place)
    var label = FlowLabel(name: stage.name, details: details, width: isBranch ? 200 : 300)
    // Several lines of their own read better from one edge.
    if details.count > 1, isBranch || stage.place == .outcome { label.alignment = .left }
    var attributes: [Attribute] = [.class(["stage"] + classes(of: stage))]
    switch stage.state {
    case .idle: attributes.append(.dashedBox)
    case .acted, .failed: attributes.append(.penWidth(2.5))
    case .passed: break
    }
    attributes.append(.width(isBranch ? 2.9 : 2.6))
    return label.node(identifier(of: stage.place), attributes)
  }

  private func classes(of stage: DeliveryStage) -> [String] {
    if stage.place == .finger { return ["touch"] }
    if stage.place == .system { return ["system"] }
    switch stage.state {
    case .passed: return ["path"]
    case .failed: return ["dropped"]
    case .acted: return ["handled"]
    case .idle: return ["unasked"]
    }
  }

  private func edge(_ way: DeliveryWay) -> Edge {
    let names = [way.tail, way.head].map { place in stages.first { $0.place == place }?.name ?? "" }
    var edge = Edge.way(
      identifier(of: way.tail), identifier(of: way.head), isTaken: way.isTaken, label: way.label,
      title: names.joined(separator: " → "))
    if way.isInterference {
      edge.attributes = [.class("rule", "cancelled"), .penWidth(2), .arrowHead(.bar), .arrowSize(1.3)]
    }
    // The shortcut of a touch that no view gets stands beside the stations that it skips.
    if way.tail == .hitTest, way.head == .outcome {
      edge.attributes += [.constraint(false), .tailSide(.east), .headSide(.east)]
    }
    // Ways between neighbours keep their ends from left to right.
    if way.tail == .chain, way.head == .actions {
      (edge.tail, edge.head) = (edge.head, edge.tail)
      edge.attributes.append(.direction(.back))
    }
    return edge
  }

  /// The stations in lines, in the order of the way.
  private func outline() -> String {
    stages.enumerated().map { position, stage in
      let details = stage.details.map(TextFitter.line).joined(separator: "; ")
      return "\(position + 1). " + say(.told(of: stage.name, what: details))
    }.joined(separator: "\n") + "\n"
  }
}

extension DiagramKind {
  package static let delivery = DiagramKind(
    picture: DeliveryDiagram.self, id: "delivery",
    name: PictureName(
      english: .init("The way of the event"),
      simplifiedChinese: .init("事件的旅程")),
    question: "How does an event travel at all?",
    discussion:
      "Hit test and window, then recognizers on the left and the view on the right, with what one takes from the "
      + "other or holds back, and what was called. With `--detail full` the whole way, from the hardware on, with all "
      + "numbers.",
    example: "--touch 3", form: .graph, touch: .needed, isOfAnswer: false)
}
