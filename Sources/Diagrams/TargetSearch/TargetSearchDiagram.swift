// SPDX-License-Identifier: Apache-2.0

import Analysis
import Graphviz
import Narration
import Trace

/// The searches for targets of actions that have none: who was asked, from where on, and who takes them (UC-16, RC-20).
struct TargetSearchDiagram: Picture {
  let subject: DiagramSubject
  let searches: [TargetSearch]
  private let columns: [TargetSearchColumn]
  private let words: TargetSearchWords

  /// More stand side by side than anybody can read.
  private static let mostColumns = 4

  static func applies(to subject: DiagramSubject) -> Bool {
    !subject.analysis.targetSearches(of: subject.touch?.touch).isEmpty
  }

  init(_ subject: DiagramSubject) {
    self.subject = subject
    searches = subject.analysis.targetSearches(of: subject.touch?.touch)
    columns = TargetSearchColumn.columns(of: searches)
    words = TargetSearchWords(subject: subject)
  }

  func diagram() -> Diagram {
    if !subject.options.tellsEverything, let sheet = TargetSearchSheet(subject) {
      let chain = ResponderChainWords(subject).outline(ChainBox.boxes(of: answer.chain, limit: 2_000))
      return subject.diagram(sheet.graph, textEquivalent: words.outline(searches) + "\n" + chain)
    }
    guard !searches.isEmpty else { return subject.sentence(say(.noSearch)) }
    return subject.diagram(
      .graph(graph()), summary: narrator.joined(searches.map(words.sentence)),
      textEquivalent: words.outline(searches))
  }

  private func graph() -> Graph {
    let hidden = columns.dropFirst(Self.mostColumns).reduce(0) { $0 + $1.searches.count }
    var graph = Graph.flow(
      name: subject.title, direction: .bottomToTop, rankSeparation: 0.2, nodeSeparation: 0.3,
      note: note(hidden: hidden))
    graph.nodeDefaults.append(.width(1.6))
    let limit =
      min(max(subject.options.maximumVisibleNodes / min(columns.count, Self.mostColumns), 8), 30) - 2
    var seen: Set<String> = []
    for column in columns.prefix(Self.mostColumns) { add(column, limit: limit, &seen, to: &graph) }
    return graph
  }

  /// How to read the picture, in lines.
  private func note(hidden: Int) -> String {
    var sentences: [String] = []
    let shown = columns.prefix(Self.mostColumns).flatMap(\.searches).flatMap(\.asked)
    if shown.contains(where: { index.responder($0.responder).kind == .control }) {
      sentences.append(say(.doubleFrames))
    }
    if hidden > 0 { sentences.append(say(.moreSearches(count: hidden))) }
    return sentences.isEmpty ? "" : TextFitter.noteOffGraph(sentences, width: 320)
  }

  private func add(
    _ column: TargetSearchColumn, limit: Int, _ seen: inout Set<String>, to graph: inout Graph
  ) {
    let first = graph.nodes.count
    graph.nodes.append(start(column, Identifier(.n, first)))
    let items = column.boxes(limit: limit)
    for item in items {
      let position = graph.nodes.count
      graph.nodes.append(node(item, Identifier(.n, position), column, &seen))
      graph.edges.append(edge(from: items, position - first - 1, to: position, column))
    }
    let failures = column.searches.compactMap(words.failure)
    guard !failures.isEmpty else { return }
    let end = Identifier(.n, graph.nodes.count)
    let label = NodeLabel(name: "", details: failures)
    graph.nodes.append(
      Node(
        end, label: label.label, title: failures.joined(separator: "; "),
        attributes: [.class("dropped"), .dashedBox]))
    graph.edges.append(
      .way(
        Identifier(.n, graph.nodes.count - 2), end, isTaken: true,
        label: items.isEmpty ? "" : narrator.rule(.end),
        title: failures.joined(separator: "; ")))
  }

  private func start(_ column: TargetSearchColumn, _ id: Identifier) -> Node {
    let lines = column.searches.map(words.sending)
    let label = FlowLabel(name: say(.withoutTarget(count: lines.count)), details: lines, width: 210)
    return label.node(
      id,
      [
        .class("stage", "shaped", "waiting"), .shape(.note), .style(.filled),
        .margin(horizontal: 0.15, vertical: 0.08),
      ])
  }

  private func edge(
    from items: [ChainBox<String>], _ position: Int, to head: Int, _ column: TargetSearchColumn
  ) -> Edge {
    guard position > 0 else {
      let reason = narrator.reason(column.searches[0].reason, of: column.searches[0].sender ?? "")
      return .way(
        Identifier(.n, head - 1), Identifier(.n, head), isTaken: true,
        label: TextFitter.note([reason], width: 170).replacing("\n", with: " \n "), title: reason)
    }
    let (lower, upper) = (items[position - 1].elements.last ?? "", items[position].elements.first ?? "")
    let rule = index.rule(from: lower, to: upper).map(narrator.rule) ?? ""
    return .way(
      Identifier(.n, head - 1), Identifier(.n, head), isTaken: true, label: rule,
      title: "\(lower) → \(upper)")
  }

  private func node(
    _ item: ChainBox<String>, _ id: Identifier, _ column: TargetSearchColumn, _ seen: inout Set<String>
  ) -> Node {
    switch item {
    case .fold(let responders, first: _):
      let name = say(.asked(count: responders.count))
      return .fold(id, name, title: "\(name): \(narrator.names(responders, limit: 12))")
    case .one(let responder, let number):
      let summary = index.responder(responder)
      let name = ObjectName(id: responder, className: summary.className)
      var kind = [name.className, narrator.kind(summary.kind)].compactMap { $0 }
      let start = column.searches[0]
      if number == 1, start.start == responder {
        if start.reason.code == .startsAtFirstResponder { kind.append(say(ChainText.isFirstResponder)) }
        if start.sender == responder { kind.append(say(.isSender)) }
      }
      let isTaker = column.searches.contains { $0.taker == responder }
      return summary.node(
        id, number: number, kind: kind.joined(separator: " · "),
        told: words.answers(of: responder, in: column), states: [isTaker ? "handled" : "forwarded"],
        isStrong: isTaker, hasID: seen.insert(summary.elementID).inserted)
    }
  }
}

extension DiagramKind {
  package static let targetSearch = DiagramKind(
    picture: TargetSearchDiagram.self, id: "target-search",
    name: PictureName(
      english: .init("The search for a target", tab: "Target search"),
      simplifiedChinese: .init("寻找action的目标", tab: "查找目标")),
    question: "Where did the nil-target action go?",
    discussion: "Where the search began and why, who was asked, and who took the action.",
    example: "--touch 1", form: .graph, touch: .shown, choices: [.width], isOfAnswer: false)
}
