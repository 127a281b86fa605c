// SPDX-License-Identifier: Apache-2.0

import Analysis
import Graphviz
import Narration
import Trace

/// The views of the screen as a tree, with what decides on their touches, and in frames of view controllers.
struct HierarchyDiagram: Picture {
  let subject: DiagramSubject
  private let items: [HierarchyItem]
  private let controllers: HierarchyControllers
  private let words: HierarchyWords

  static func applies(to subject: DiagramSubject) -> Bool { !subject.index.screen.views.isEmpty }

  init(_ subject: DiagramSubject) {
    self.subject = subject
    let options = subject.options
    let forest = ViewForest(subject.index)
    let folding = HierarchyFolding(
      forest, path: subject.hitPathsOfAll, options: options)
    let roots = Self.roots(of: forest, focus: options.focus)
    let total = options.focus.map(forest.size) ?? subject.index.screen.views.count
    let words = HierarchyWords(subject)
    items = folding.items(roots: roots, total: total) { items in
      TreeDirection.fitting(items, items.map(words.parts)).scale >= Self.leastScale
    }
    controllers = HierarchyControllers(items, in: subject.index)
    self.words = words
  }

  /// The smallest scale at which texts can be read.
  private static let leastScale = 0.75

  /// Each scene with its windows, the other windows, and the views in no window; or only the view to look at.
  private static func roots(of forest: ViewForest, focus: String?) -> [HierarchyFolding.Root] {
    if let focus { return [HierarchyFolding.Root(views: [focus])] }
    let index = forest.index
    var inScenes: Set<String> = []
    var roots: [HierarchyFolding.Root] = []
    for scene in index.screen.scenes {
      let windows = forest.windows.filter {
        index.view($0)?.window?.scene == scene.id && inScenes.insert($0).inserted
      }
      roots.append(HierarchyFolding.Root(scene: scene.id, views: windows))
    }
    let others = forest.windows.filter { !inScenes.contains($0) }
    if !others.isEmpty { roots.append(HierarchyFolding.Root(views: others)) }
    if !forest.detached.isEmpty {
      roots.append(HierarchyFolding.Root(views: forest.detached, isDetached: true))
    }
    return roots
  }

  func diagram() -> Diagram {
    guard Self.applies(to: subject), !items.isEmpty else {
      return subject.sentence(say(.nothingOnScreen))
    }
    guard subject.options.tellsEverything else { return HierarchySheet(subject).diagram() }
    return subject.diagram(
      .graph(graph()), summary: summary, textEquivalent: words.outline(items, controllers))
  }

  private var summary: String {
    let screen = index.screen
    let windows = screen.views.count { $0.window != nil }
    return say(
      .hierarchySummary(
        views: screen.views.count, windows: windows, controllers: screen.controllers.count,
        controls: screen.views.count { $0.control != nil },
        recognizers: screen.gestureRecognizers.count { $0.isPartOfView != true }))
  }

  private func graph() -> Graph {
    let layout = TreeDirection.fitting(items, items.map(words.parts))
    let (isDownward, parts) = (layout.isDownward, layout.parts)
    var graph = Graph.tree(
      name: subject.title, isDownward: isDownward, note: note(isDownward: isDownward))
    graph.attributes.append(.compound(true))
    var clusters = controllers.frames.enumerated().map { cluster($1, number: $0, isDownward: isDownward) }
    for (position, item) in items.enumerated() {
      let node = node(item, at: position, parts[position])
      if let frame = controllers.frameOfItem[position] {
        clusters[frame].nodes.append(node)
      } else {
        graph.nodes.append(node)
      }
    }
    // Frames stand after those around them, so that going backwards finds every frame complete.
    for position in clusters.indices.reversed() {
      if let parent = controllers.frames[position].parent {
        clusters[parent].clusters.insert(clusters[position], at: 0)
      } else {
        graph.clusters.insert(clusters[position], at: 0)
      }
    }
    for (position, item) in items.enumerated() {
      // In pictures that grow to the right, dot turns the order around inside of clusters, and only there.
      let isTurned = !isDownward && controllers.frameOfItem[position] != nil
      for child in isTurned ? item.children.reversed() : item.children {
        graph.edges.append(edge(from: position, to: child))
      }
    }
    graph.edges += controllers.presentations.map(presentation)
    return graph
  }

  private func node(
    _ item: HierarchyItem, at position: Int, _ parts: (label: TreeLabel, title: String)
  ) -> Node {
    var attributes: [Attribute] = []
    switch item.content {
    case .scene(let id): attributes = [.class("scene"), .id(ElementID.responder(id))]
    case .fold: attributes = [.class("fold")] + .fold
    case .view(let id, inside: _):
      var classes = ["item"]
      if let view = index.view(id) {
        classes += view.kindClasses
        if view.isUnseen {
          classes.append("hiddenView")
          attributes.append(.dashedBox)
        }
      }
      if id == subject.hitViewOfAll { attributes.append(.penWidth(2)) }
      attributes += [.class(classes), .id(ElementID.view(id))]
    }
    return Node(
      Identifier(.n, position), label: parts.label.label, title: parts.title, attributes: attributes)
  }

  private func edge(from parent: Int, to position: Int) -> Edge {
    Edge(
      Identifier(.n, parent), Identifier(.n, position),
      title: words.name(of: items[parent]) + " → " + words.name(of: items[position]))
  }

  private func cluster(_ frame: HierarchyControllers.Frame, number: Int, isDownward: Bool) -> Cluster {
    let parts = words.parts(of: frame.controller)
    let label = TreeLabel(name: parts.name, details: parts.details)
    // The edge to the root view comes from above, or from the left.
    return Cluster(
      Identifier(.c, number), label: label.label, title: parts.title,
      attributes: [
        .class("controller"), .id(ElementID.controller(frame.controller.id)), .style(.rounded, .dashed),
        .clusterMargin(10), .labelJustification(.left), .labelLocation(isDownward ? .bottom : .top),
      ])
  }

  private func presentation(from: Int, to: Int) -> Edge {
    let ends = [from, to].map { controllers.frames[$0] }
    let names = ends.map { words.parts(of: $0.controller).name }
    return Edge(
      Identifier(.n, ends[0].root), Identifier(.n, ends[1].root),
      title: say(.told(of: names.joined(separator: " → "), what: say(.presents))),
      attributes: [
        .class("rule"), .constraint(false), .style(.dashed), .tailCluster(Identifier(.c, from)),
        .headCluster(Identifier(.c, to)),
      ])
  }

  /// How to read the picture, in lines.
  private func note(isDownward: Bool) -> [String] {
    var sentences = [say(.subviewOrder(isDownward: isDownward))]
    if !controllers.frames.isEmpty { sentences.append(say(.frames)) }
    let shown = items.compactMap { item -> TraceView? in
      if case .view(let id, inside: _) = item.content { index.view(id) } else { nil }
    }
    if shown.contains(where: \.isUnseen) { sentences.append(say(.hiddenDashes)) }
    let total = index.screen.views.count
    if shown.count < total {
      sentences.append(say(.shownInTree(count: shown.count, total: total)))
    }
    let unknown = index.screen.unknown
    if !unknown.isEmpty {
      sentences.append(say(.unknownOnScreen(names: unknown.joined(separator: ", "))))
    }
    return sentences
  }
}

extension DiagramKind {
  package static let hierarchy = DiagramKind(
    picture: HierarchyDiagram.self, id: "hierarchy",
    name: PictureName(
      english: .init("The view hierarchy"),
      simplifiedChinese: .init("视图层级")),
    question: "What is on this screen?",
    discussion:
      "The views, windows and controllers, from back to front. Marks stand for flags that are not at "
      + "their defaults; recognizers and controls hang on their views.",
    form: .graph, touch: .ignored, choices: [.focus], place: .screen, position: 2)
}
