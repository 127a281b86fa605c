// SPDX-License-Identifier: Apache-2.0

import Analysis
import Graphviz
import Narration
import Trace

/// The tree of views with the walk on it.
struct HitPathDiagram: Picture {
  let subject: DiagramSubject
  let tree: HitPathTree
  let items: [HitPathItem]

  static func applies(to subject: DiagramSubject) -> Bool { true }

  init(_ subject: DiagramSubject) {
    self.subject = subject
    tree = HitPathTree(subject.answer, in: subject.index)
    items = HitPathFolding.items(
      of: tree, folds: subject.options.folds, limit: subject.options.maximumVisibleNodes)
  }

  var narrator: Narrator { subject.narrator }

  func diagram() -> Diagram {
    let words = HitPathWords(diagram: self)
    return Diagram(
      kind: .hitPath, title: narrator[.hitPathTitle],
      summary: narrator.joined([narrator.hitPathLabel(subject.answer), narrator.verdict(subject.answer)]),
      textEquivalent: words.outline(), content: .graph(graph(words)), idPrefix: subject.options.idPrefix)
  }

  private func graph(_ words: HitPathWords) -> Graph {
    var graph = Graph(
      name: narrator[.hitPathTitle],
      attributes: [
        .rankDirection(isDownward ? .topToBottom : .leftToRight), .ordering(.outgoing),
        .rankSeparation(isDownward ? 0.3 : 0.42), .nodeSeparation(0.13),
        .padding(0.08), .fontName(TextFitter.fontName), .fontSize(NodeLabel.smallSize),
        .labelLocation(.bottom),
        .labelJustification(.left), .label(.plain(note, alignment: .left)),
      ],
      nodeDefaults: [
        .shape(.box), .style(.rounded, .filled), .fillColor(.white), .fontName(TextFitter.fontName),
        .fontSize(NodeLabel.size), .margin(horizontal: 0.07, vertical: 0.035), .height(0.2), .width(0.3),
      ],
      edgeDefaults: [.arrowSize(0.6)])
    for (position, item) in items.enumerated() {
      graph.nodes.append(node(item, at: position, words))
      if let parent = item.parent { graph.edges.append(edge(from: parent, to: position, words)) }
    }
    graph.edges += redirections(words)
    return graph
  }

  /// Generated, so that no name from the screen is ever an identifier.
  func identifier(of position: Int) -> Identifier { Identifier(.n, position) }

  private func node(_ item: HitPathItem, at position: Int, _ words: HitPathWords) -> Node {
    let parts = words.parts(of: item)
    return Node(
      identifier(of: position), label: parts.label.label, title: parts.title,
      attributes: [.class(classes(of: item))] + style(of: item))
  }

  private func classes(of item: HitPathItem) -> [String] {
    switch item.content {
    case .touch: return ["touch"]
    case .fold(let fold):
      switch fold.kind {
      case .unasked, .detached: return ["fold", "unasked"]
      case .refused: return ["fold", "refused"]
      case .asked: return ["fold", "asked"]
      case .path: return ["fold", "path"]
      }
    case .view(let id, inside: _):
      var classes: [String] =
        switch tree.state(of: id) {
        case .hit: ["hit"]
        case .passedUp: ["path"]
        case .refused: ["refused"]
        case .unasked: ["unasked"]
        }
      if let view = subject.index.view(id) {
        if view.window != nil { classes.append("window") }
        if view.control != nil { classes.append("control") }
        if view.isUnseen { classes.append("hiddenView") }
      }
      return classes
    }
  }

  /// What stays of the difference where there is no style sheet.
  private func style(of item: HitPathItem) -> [Attribute] {
    switch item.content {
    case .touch: return []
    case .fold: return [.style(.rounded, .filled, .dashed), .peripheries(2)]
    case .view(let id, inside: _):
      switch tree.state(of: id) {
      case .hit: return [.penWidth(2.5)]
      case .passedUp: return [.penWidth(1.5)]
      case .refused: return []
      case .unasked: return [.style(.rounded, .filled, .dashed)]
      }
    }
  }

  private func edge(from parent: Int, to position: Int, _ words: HitPathWords) -> Edge {
    let state = className(ofEdgeTo: items[position])
    var attributes: [Attribute] = [.class(state)]
    switch state {
    case "path": attributes += [.penWidth(2), .weight(4)]
    case "unasked": attributes += [.style(.dashed), .arrowHead(.none)]
    default: break
    }
    return Edge(
      identifier(of: parent), identifier(of: position),
      title: words.name(of: items[parent]) + " → " + words.name(of: items[position]), attributes: attributes)
  }

  private func className(ofEdgeTo item: HitPathItem) -> String {
    switch item.content {
    case .touch: return "path"
    case .fold(let fold):
      switch fold.kind {
      case .path, .asked: return "path"
      case .refused: return "refused"
      case .unasked, .detached: return "unasked"
      }
    case .view(let id, inside: _):
      guard tree.steps[id] != nil else {
        let above = item.parent.map { items[$0].content }
        guard case .view(let superview, inside: _) = above, id == subject.answer.hitView,
          tree.steps[superview]?.contains(where: isRedirection) == true
        else { return "unasked" }
        return "path"
      }
      return tree.state(of: id) == .refused ? "refused" : "path"
    }
  }

  /// Steps in which an override of `hitTest` returned a view that it did not find by asking.
  private func isRedirection(_ step: WalkStep) -> Bool {
    guard step.reason?.code == .customHitTest, let result = step.result, result != step.view else {
      return false
    }
    return tree.steps[result]?.contains { $0.result == result && $0.order > step.order } != true
  }

  /// Edges to views that an override of `hitTest` returned, where there is no edge of the tree.
  private func redirections(_ words: HitPathWords) -> [Edge] {
    var positions: [String: Int] = [:]
    for (position, item) in items.enumerated() {
      if case .view(let id, inside: _) = item.content { positions[id] = position }
    }
    return subject.answer.walk.filter(isRedirection).compactMap { step -> Edge? in
      guard let tail = positions[step.view], let head = step.result.flatMap({ positions[$0] }),
        items[head].parent != tail
      else { return nil }
      return Edge(
        identifier(of: tail), identifier(of: head), label: .plain(narrator.answer(step)),
        title: subject.text(.told(of: words.name(of: items[tail]), what: narrator.answer(step))),
        attributes: [
          .class("rule", "path"), .constraint(false), .style(.dashed), .fontName(TextFitter.fontName),
          .fontSize(NodeLabel.smallSize),
        ])
    }
  }

  /// Whether the tree grows downwards. Most trees read better to the right, where siblings stand in a column; one
  /// that is deep and narrow would be a single long line there.
  private var isDownward: Bool {
    var depths: [Int] = []
    var breadths: [Int] = []
    for item in items {
      let depth = item.parent.map { depths[$0] + 1 } ?? 0
      depths.append(depth)
      if depth == breadths.count { breadths.append(0) }
      breadths[depth] += 1
    }
    return breadths.count > 9 && (breadths.max() ?? 0) * 2 < breadths.count
  }

  /// How to read the picture, in lines.
  private var note: String {
    var sentences = [subject.text(.treeOrder(isDownward: isDownward))]
    if subject.answer.passesDiffer {
      sentences.append(subject.text(.walksDiffer(count: subject.answer.passes.count)))
    }
    let total = subject.index.screen.views.count
    let shown = items.count { if case .view = $0.content { true } else { false } }
    if shown < total { sentences.append(subject.text(.shownInTree(count: shown, total: total))) }
    let fitter = TextFitter(size: NodeLabel.smallSize)
    return sentences.flatMap { fitter.wrap($0, to: 420, lines: 6) }.joined(separator: "\n")
  }
}

extension TraceView {
  /// Whether nothing of the view is seen, by its own flags.
  var isUnseen: Bool { isHidden || alpha < 0.01 }
}
