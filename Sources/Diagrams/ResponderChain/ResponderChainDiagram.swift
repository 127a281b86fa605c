// SPDX-License-Identifier: Apache-2.0

import Analysis
import Graphviz
import Narration
import Trace

/// The responders from the hit-test view up, with what each did (RC-9 to RC-11).
struct ResponderChainDiagram: Picture {
  let subject: DiagramSubject
  let items: [ChainBox<ChainStep>]
  private let words: ResponderChainWords

  /// So many responders are named in the text.
  private static let mostNamed = 2_000

  static func applies(to subject: DiagramSubject) -> Bool { true }

  /// Whether more than the first responder heard of the touch, or an action looked for its target.
  static func answers(_ subject: DiagramSubject) -> Bool {
    subject.answer.chain.count { $0.outcome != .notReached } > 1 || TargetSearchSheet(subject) != nil
  }

  init(_ subject: DiagramSubject) {
    self.subject = subject
    items = ChainBox.boxes(
      of: subject.answer.chain, limit: min(max(subject.options.maximumVisibleNodes, 8), 40))
    words = ResponderChainWords(subject)
  }

  func diagram() -> Diagram {
    guard subject.options.tellsEverything else {
      let chain = words.outline(ChainBox.boxes(of: answer.chain, limit: Self.mostNamed))
      guard let search = TargetSearchSheet(subject) else {
        return subject.diagram(ResponderChainSheet(subject: subject).graph, textEquivalent: chain)
      }
      let asked = TargetSearchWords(subject: subject).outline([search.search])
      return subject.diagram(search.graph, textEquivalent: asked + "\n" + chain)
    }
    let isEmpty = answer.chain.isEmpty
    let verdict = narrator.verdict(answer)
    return subject.diagram(
      .graph(graph()),
      summary: isEmpty ? verdict : narrator.joined([narrator.chainLabel(answer), verdict]),
      textEquivalent: words.outline(items))
  }

  private func graph() -> Graph {
    var graph = Graph.flow(
      name: subject.title, direction: .bottomToTop, rankSeparation: 0.22, nodeSeparation: 0.4)
    graph.nodeDefaults.append(.width(1.7))
    guard let last = answer.chain.last else {
      let label = NodeLabel(name: narrator.verdict(answer), details: [])
      graph.nodes = [Node("n0", label: label.label, title: label.name, attributes: [.class("dropped")])]
      return graph
    }
    for (position, item) in items.enumerated() {
      graph.nodes.append(node(item, at: position))
      if position + 1 < items.count {
        graph.edges.append(edge(from: position, isTravelled: item.isTravelled))
      }
    }
    if last.rule == .cycle, let target = cycleTarget {
      graph.edges.append(
        Edge(
          identifier(of: items.count - 1), identifier(of: target),
          label: .plain(" " + narrator.rule(.cycle) + " "), title: narrator.rule(.cycle),
          attributes: [.class("rule", "dropped"), .constraint(false), .style(.dashed)]))
    } else {
      graph.nodes.append(endMarker(last))
      graph.edges.append(edge(from: items.count - 1, isTravelled: last.outcome == .dropped))
    }
    return graph
  }

  private func identifier(of position: Int) -> Identifier { Identifier(.n, position) }

  private func node(_ item: ChainBox<ChainStep>, at position: Int) -> Node {
    switch item {
    case .fold(let steps, first: _):
      let name = words.name(of: item)
      let outcomes = item.sharedOutcome.map { [$0] } ?? []
      return .fold(
        identifier(of: position), name, details: outcomes.map(narrator.outcome),
        title: "\(name): \(narrator.names(steps.map(\.responder.id), limit: 12))",
        classes: outcomes.map(\.rawValue))
    case .one(let step, let number):
      let parts = words.parts(of: step)
      // A chain in a damaged trace may name a responder twice.
      let isFirst = answer.chain.first { $0.responder.id == step.responder.id } == step
      return step.responder.node(
        identifier(of: position), number: number, kind: parts.kind, told: parts.outcomes,
        states: [step.outcome.rawValue] + (number == 1 ? ["hit"] : []),
        isDashed: step.outcome == .notReached, isStrong: [.handled, .kept].contains(step.outcome),
        hasID: isFirst)
    }
  }

  private func edge(from tail: Int, isTravelled: Bool) -> Edge {
    let label = words.way(from: items[tail]).map { way in
      TextFitter(size: NodeLabel.smallSize).wrap(way, to: 180, lines: 4)
    }
    let head = tail + 1 < items.count ? words.name(of: items[tail + 1]) : narrator.rule(.end)
    return .way(
      identifier(of: tail), identifier(of: tail + 1), isTaken: isTravelled,
      label: label?.joined(separator: " \n ") ?? "", title: "\(words.name(of: items[tail])) → \(head)")
  }

  private func endMarker(_ last: ChainStep) -> Node {
    let text = words.end(last)
    return Node(
      identifier(of: items.count), label: NodeLabel(name: "", details: [text]).label, title: text,
      attributes: [
        .class(last.outcome == .dropped ? ["dropped", "muted"] : ["muted", "notReached"]),
        .dashedBox,
      ])
  }

  /// The position of the box to which a cycle leads back.
  private var cycleTarget: Int? {
    guard let next = words.nextOfLast else { return nil }
    return items.firstIndex { $0.elements.contains { $0.responder.id == next } }
  }
}

extension DiagramKind {
  package static let responderChain = DiagramKind(
    picture: ResponderChainDiagram.self, id: "responder-chain", name: .responderChain,
    question: "Who could handle it, who did?",
    discussion:
      "The hit-test view on top, and below it each next responder, with what it did with the touch. If the "
      + "touch brought about an action without a target, it is the way of the search for one.",
    example: "--touch 3", form: .graph, touch: .needed, choices: [.width], place: .touch, position: 3)
}
