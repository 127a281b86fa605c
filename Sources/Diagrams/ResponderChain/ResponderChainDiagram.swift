// SPDX-License-Identifier: Apache-2.0

import Analysis
import Graphviz
import Narration
import Trace

/// The responders from the hit-test view up, with what each did.
struct ResponderChainDiagram: Picture {
  let subject: DiagramSubject
  let items: [ResponderChainItem]

  static func applies(to subject: DiagramSubject) -> Bool { true }

  init(_ subject: DiagramSubject) {
    self.subject = subject
    items = ResponderChainItem.items(
      of: subject.answer.chain, limit: min(max(subject.options.maximumVisibleNodes, 8), 40))
  }

  var narrator: Narrator { subject.narrator }

  func diagram() -> Diagram {
    let isEmpty = subject.answer.chain.isEmpty
    let verdict = narrator.verdict(subject.answer)
    return Diagram(
      kind: .responderChain, title: narrator[.chainTitle],
      summary: isEmpty ? verdict : narrator.joined([narrator.chainLabel(subject.answer), verdict]),
      textEquivalent: outline(), content: .graph(graph()), idPrefix: subject.options.idPrefix)
  }

  private func graph() -> Graph {
    var graph = Graph(
      name: narrator[.chainTitle],
      attributes: [
        .rankDirection(.bottomToTop), .rankSeparation(0.3), .nodeSeparation(0.4), .padding(0.08),
        .fontName(TextFitter.fontName),
      ],
      nodeDefaults: [
        .shape(.box), .style(.rounded, .filled), .fillColor(.white), .fontName(TextFitter.fontName),
        .fontSize(NodeLabel.size), .margin(horizontal: 0.1, vertical: 0.05), .height(0.2), .width(1.6),
      ],
      edgeDefaults: [
        .arrowSize(0.7), .fontName(TextFitter.fontName), .fontSize(NodeLabel.smallSize),
      ])
    guard let last = subject.answer.chain.last else {
      let words = NodeLabel(name: narrator.verdict(subject.answer), details: [])
      graph.nodes = [Node("n0", label: words.label, title: words.name, attributes: [.class("dropped")])]
      return graph
    }
    for (position, item) in items.enumerated() {
      graph.nodes.append(node(item, at: position))
      guard position + 1 < items.count else { continue }
      graph.edges.append(
        edge(from: position, to: position + 1, isTravelled: item.isTravelled, rule: item.rule))
    }
    if last.rule == .cycle, let target = cycleTarget {
      graph.edges.append(
        Edge(
          identifier(of: items.count - 1), identifier(of: target),
          label: .plain(" " + narrator.rule(.cycle) + " "), title: narrator.rule(.cycle),
          attributes: [.class("rule", "dropped"), .constraint(false), .style(.dashed)]))
    } else {
      graph.nodes.append(endMarker(last))
      graph.edges.append(
        edge(from: items.count - 1, to: items.count, isTravelled: last.outcome == .dropped, rule: last.rule))
    }
    return graph
  }

  private func identifier(of position: Int) -> Identifier { Identifier(.n, position) }

  private func node(_ item: ResponderChainItem, at position: Int) -> Node {
    switch item {
    case .fold(let steps, first: _):
      let name = subject.text(.responderCount(count: steps.count))
      let outcomes = item.sharedOutcome.map { [narrator.outcome($0)] } ?? []
      let title = narrator.names(steps.map(\.responder.id), limit: 12)
      let classes = ["fold"] + (item.sharedOutcome.map { [$0.rawValue] } ?? [])
      return Node(
        identifier(of: position), label: NodeLabel(name: name, details: outcomes).label,
        title: "\(name): \(title)",
        attributes: [.class(classes), .style(.rounded, .filled, .dashed), .peripheries(2)])
    case .step(let step, let number):
      let words = words(of: step)
      var classes = kindClasses(of: step.responder.kind) + [step.outcome.rawValue]
      if number == 1 { classes.append("hit") }
      var style: [Attribute] = []
      switch step.outcome {
      case .handled, .kept: style = [.penWidth(2.5)]
      case .notReached: style = [.style(.rounded, .filled, .dashed)]
      case .dropped, .forwarded: break
      }
      return Node(
        identifier(of: position),
        label: NodeLabel(number: "\(number)", name: words.name.name, details: words.details).label,
        title: "\(number). \(words.name.full): \(words.details.dropFirst().joined(separator: ", "))",
        attributes: [.class(classes)] + style)
    }
  }

  private func words(of step: ChainStep) -> (name: ObjectName, details: [String]) {
    let name = ObjectName(id: step.responder.id, className: step.responder.className)
    let kind = [name.className, narrator.kind(step.responder.kind)].compactMap { $0 }.joined(separator: " · ")
    var outcome = narrator.outcome(step)
    let verdict = subject.answer.verdict
    // Other verdicts have reasons of their own: why a recognizer recognized, or a view got nothing.
    let isOfDelivery = [.handled, .keptByControl, .keptByScrollView, .dropped].contains(verdict.code)
    if isOfDelivery, step.responder.id == verdict.responder, let reason = verdict.reason {
      outcome = subject.text(.told(of: outcome, what: narrator.reason(reason, of: step.responder.id)))
    }
    return (name, [kind, outcome])
  }

  private func kindClasses(of kind: ResponderSummary.Kind) -> [String] {
    switch kind {
    case .view, .responder: []
    case .control: ["control"]
    case .window: ["window"]
    case .viewController: ["controller"]
    case .scene, .application, .applicationDelegate: ["system"]
    }
  }

  private func edge(from tail: Int, to head: Int, isTravelled: Bool, rule: ChainLink.Rule?) -> Edge {
    let label = rule.flatMap { $0 == .end || $0 == .cycle ? nil : narrator.rule($0) }
    let way = [tail, head].map { $0 < items.count ? name(of: items[$0]) : narrator.rule(.end) }
    let attributes: [Attribute] =
      isTravelled ? [.class("rule", "path"), .penWidth(2)] : [.class("rule", "muted"), .style(.dashed)]
    return Edge(
      identifier(of: tail), identifier(of: head), label: label.map { .plain(" " + $0 + " ") },
      title: way.joined(separator: " → ") + (label.map { ": " + $0 } ?? ""), attributes: attributes)
  }

  private func name(of item: ResponderChainItem) -> String {
    switch item {
    case .step(let step, number: _): step.responder.id
    case .fold(let steps, first: _): subject.text(.responderCount(count: steps.count))
    }
  }

  private func endMarker(_ last: ChainStep) -> Node {
    let text = endText(last)
    return Node(
      identifier(of: items.count), label: NodeLabel(name: "", details: [text]).label, title: text,
      attributes: [
        .class(last.outcome == .dropped ? ["dropped", "muted"] : ["muted", "notReached"]),
        .style(.rounded, .filled, .dashed),
      ])
  }

  private func endText(_ last: ChainStep) -> String {
    if last.rule == .cycle {
      return subject.text(.chainBack(name: nextOfLast ?? narrator.rule(.cycle)))
    }
    return subject.text(last.outcome == .dropped ? .chainEndDropped : .chainEnd)
  }

  /// The responder that the last one's `next` was overridden to return.
  private var nextOfLast: String? {
    guard let last = subject.answer.chain.last else { return nil }
    let id = last.responder.id
    let screen = subject.index.screen
    let others = screen.scenes + [screen.application] + (screen.delegate.map { [$0] } ?? [])
    let overrides =
      subject.index.view(id)?.overrides ?? subject.index.controller(id)?.overrides
      ?? others.first { $0.id == id }?.overrides ?? []
    let target = overrides.last { $0.method == "next" }?.detail
    return subject.answer.chain.contains { $0.responder.id == target } ? target : nil
  }

  /// The position of the item to which a cycle leads back.
  private var cycleTarget: Int? {
    guard let next = nextOfLast else { return nil }
    return items.firstIndex { item in
      switch item {
      case .step(let step, number: _): step.responder.id == next
      case .fold(let steps, first: _): steps.contains { $0.responder.id == next }
      }
    }
  }

  /// The chain in lines, from the hit-test view up.
  private func outline() -> String {
    guard let last = subject.answer.chain.last else { return "- " + narrator.verdict(subject.answer) + "\n" }
    var lines = items.map { item in
      switch item {
      case .fold(let steps, let first):
        let outcome = item.sharedOutcome.map { ": " + narrator.outcome($0) } ?? ""
        return
          "(\(first)–\(first + steps.count - 1). \(subject.text(.responderCount(count: steps.count)))\(outcome))"
      case .step(let step, let number):
        let words = words(of: step)
        let next = step.rule == .end || step.rule == .cycle ? "" : " → " + narrator.rule(step.rule)
        return "\(number). \(words.name.name) (\(words.details[0])): \(words.details[1])\(next)"
      }
    }
    lines.append("- " + endText(last))
    return lines.joined(separator: "\n") + "\n"
  }
}
