// SPDX-License-Identifier: Apache-2.0

import Analysis
import Graphviz
import Narration
import Trace

/// The classes of the responders on the screen, as they inherit from each other.
struct ClassTreeDiagram: Picture {
  let subject: DiagramSubject
  private let tree: ClassTree
  private let words: ClassTreeWords

  static func applies(to subject: DiagramSubject) -> Bool { !subject.index.screen.views.isEmpty }

  init(_ subject: DiagramSubject) {
    self.subject = subject
    tree = ClassTree(
      subject.index.screen, limit: max(subject.options.maximumVisibleNodes, 12), folds: subject.options.folds)
    words = ClassTreeWords(subject: subject, tree: tree)
  }

  func diagram() -> Diagram {
    guard Self.applies(to: subject) else { return subject.sentence(say(.nothingOnScreen)) }
    return subject.diagram(.graph(graph()), summary: words.summary, textEquivalent: words.outline)
  }

  private func graph() -> Graph {
    let layout = TreeDirection.fitting(tree.items, tree.items.map(words.parts))
    let (isDownward, parts) = (layout.isDownward, layout.parts)
    var note = [say(.classArrows)]
    if tree.items.contains(where: { $0.objects.isEmpty && !$0.isFold }) { note.append(say(.emptyClasses)) }
    var graph = Graph.tree(name: subject.title, isDownward: isDownward, note: note)
    // The edges to all children meet at one place.
    let sides: [Attribute] =
      isDownward ? [.tailSide(.south), .headSide(.north)] : [.tailSide(.east), .headSide(.west)]
    graph.edgeDefaults = [.direction(.back), .arrowTail(.empty), .arrowSize(0.8)]
    for (position, item) in tree.items.enumerated() {
      graph.nodes.append(
        Node(
          Identifier(.n, position), label: parts[position].label.label, title: parts[position].title,
          attributes: attributes(of: item)))
      for child in item.children {
        graph.edges.append(
          Edge(
            Identifier(.n, position), Identifier(.n, child),
            title: words.name(of: tree.items[child]) + " → " + words.name(of: item),
            attributes: sides + [.weight(weight(of: item))]
              + (item.isResponder || position == 0 ? [] : [.class("recognizer")])))
      }
    }
    return graph
  }

  /// Classes with few classes below them stand beside those, so that no line of theirs runs through a bundle of others.
  private func weight(of item: ClassTree.Item) -> Int {
    switch item.children.count {
    case 1: 20
    case 2...3: 4
    default: 1
    }
  }

  private func attributes(of item: ClassTree.Item) -> [Attribute] {
    if item.isFold { return [.class("fold")] + .fold }
    var classes = ["class"]
    if item.isOwn, !words.isAssumed(item) { classes.append("ownClass") }
    if !item.isResponder, item.name != UIKitClass.root { classes.append("recognizer") }
    guard item.objects.isEmpty else { return [.class(classes)] }
    return [.class(classes + ["empty"]), .dashedBox]
  }
}

extension DiagramKind {
  package static let classTree = DiagramKind(
    picture: ClassTreeDiagram.self, id: "class-tree",
    name: PictureName(
      english: .init("The classes of responders"),
      simplifiedChinese: .init("响应者的类")),
    question: "What kind of responder is each?",
    discussion: "The classes of this screen's responders, and what is no responder.",
    form: .graph, touch: .ignored, isOfAnswer: false)
}
