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

  static func applies(to subject: DiagramSubject) -> Bool { subject.touch != nil }

  init(_ subject: DiagramSubject) throws(DiagramError) {
    self.subject = subject
    if let step = subject.options.step {
      let count = subject.answer.walk.count
      guard (1...max(count, 1)).contains(step), count > 0 else { throw .noSuchStep(step, count: count) }
    }
    tree = HitPathTree(subject.answer, in: subject.index, step: subject.options.step)
    items = HitPathFolding.items(of: tree, options: subject.options)
  }

  func diagram() -> Diagram {
    let words = HitPathWords(diagram: self)
    let parts = items.map(words.parts)
    guard subject.options.tellsEverything else {
      let sheet = HitPathSheet(subject: subject, tree: tree, words: words)
      return subject.diagram(sheet.graph, textEquivalent: words.outline(parts, namesAll: true))
    }
    return subject.diagram(
      .graph(graph(words, parts)), summary: summary, textEquivalent: words.outline(parts))
  }

  private var summary: String {
    guard let moment = tree.moment, let now = moment.now else {
      return narrator.joined([narrator.hitPathLabel(answer), narrator.verdict(answer)])
    }
    let isPending = moment.isPending(now)
    let told =
      isPending
      ? say(.asksOn(view: narrator.name(now.view), pending: narrator.names(moment.pending.map(\.view))))
      : narrator.step(now).plain
    return narrator.joined([say(.afterStep(now.order, count: answer.walk.count)), told])
  }

  private func graph(_ words: HitPathWords, _ parts: [(label: NodeLabel, title: String)]) -> Graph {
    let layout = TreeDirection.fitting(items, parts)
    let (isDownward, parts) = (layout.isDownward, layout.parts)
    var graph = Graph.tree(
      name: subject.title, isDownward: isDownward, note: note(isDownward: isDownward))
    for (position, item) in items.enumerated() {
      graph.nodes.append(
        Node(
          identifier(of: position), label: parts[position].label.label, title: parts[position].title,
          attributes: attributes(of: item)))
      if let parent = item.parent { graph.edges.append(edge(from: parent, to: position, words)) }
    }
    graph.edges += HitPathJumps(diagram: self, words: words).edges
    return graph
  }

  /// Generated, so that no name from the screen is ever an identifier.
  func identifier(of position: Int) -> Identifier { Identifier(.n, position) }

  /// Classes for the style sheet, what stays of the difference without one, and the element's identifier, which views
  /// have in all pictures.
  private func attributes(of item: HitPathItem) -> [Attribute] {
    switch item.content {
    case .touch: return [.class("touch"), .id(ElementID.touch(answer.touch))]
    case .fold(let fold): return [.class("fold", fold.kind.className)] + .fold
    case .view(let id, inside: _):
      let isNow = id == tree.moment?.now?.view
      var (classes, look): ([String], [Attribute]) =
        switch tree.state(of: id) {
        case .hit: (["hit"], [.penWidth(2.5)])
        case .passedUp: ([tree.isPending(id) ? "waiting" : "path"], [.penWidth(1.5)])
        case .refused: (["refused"], [])
        case .unasked: (["unasked"], [.dashedBox])
        }
      if isNow { (classes, look) = (classes + ["now"], [.penWidth(2.5)]) }
      if let view = index.view(id) { classes += view.kindClasses + (view.isUnseen ? ["hiddenView"] : []) }
      return [.class(classes)] + look + [.id(ElementID.view(id))]
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
    case .fold(let fold): return fold.kind == .asked ? "path" : fold.kind.className
    case .view(let id, inside: _):
      guard tree.steps[id] != nil else {
        let above = item.parent.map { items[$0].content }
        guard case .view(let superview, inside: _) = above, id == answer.hitView,
          tree.steps[superview]?.contains(where: tree.isRedirection) == true
        else { return "unasked" }
        return "path"
      }
      return tree.state(of: id) == .refused ? "refused" : "path"
    }
  }

  /// How to read the picture, in sentences.
  private func note(isDownward: Bool) -> [String] {
    var sentences = [say(.treeOrder(isDownward: isDownward))]
    if let now = tree.moment?.now {
      sentences.append(say(.afterStep(now.order, count: answer.walk.count)))
    } else if answer.passesDiffer {
      sentences.append(say(.walksDiffer(count: answer.passes.count)))
    } else if answer.passes.count > 1 {
      sentences.append(say(.askedAlike(count: answer.passes.count)))
    }
    let total = index.screen.views.count
    let shown = items.count { if case .view = $0.content { true } else { false } }
    if shown < total { sentences.append(say(.shownInTree(count: shown, total: total))) }
    return sentences
  }
}

extension TraceView {
  /// The classes of a window or a control in the style sheet.
  var kindClasses: [String] { (window != nil ? ["window"] : []) + (control != nil ? ["control"] : []) }
}

extension DiagramKind {
  package static let hitPath = DiagramKind(
    picture: HitPathDiagram.self, id: "hit-path",
    name: PictureName(
      english: .init("The hit path", tab: "Hit path"),
      simplifiedChinese: .init("命中路径")),
    question: "How was the view found?",
    discussion:
      "The path goes straight down; the numbers are the order of asking. Who said no stands on its left, "
      + "each with the reason, and what was not asked is counted on its right. With `--detail full` each view has "
      + "the point in its own coordinates and its answer.",
    example: "--touch 2", form: .graph, touch: .needed, choices: [.step, .focus], place: .touch,
    position: 1)
}
