// SPDX-License-Identifier: Apache-2.0

import Graphviz

/// The boxes of a graph on a sheet, and the lines between them.
struct GraphContent: Sendable {
  struct Item: Sendable {
    var box: GraphBox
    /// What the box is about, in a sentence.
    var title: String
    /// The identifier of its element, where it is about one object.
    var id: String?
    /// Whether it stands on the straight line through the picture.
    var isOnLine = false
    /// The names of what it counts instead of showing.
    var folded: [String] = []
  }

  struct Link: Sendable {
    enum Kind: Sendable {
      /// The way on.
      case way
      /// From a view to one that lies in it.
      case branch
      /// To what is counted.
      case fold
      /// What takes or holds something that is not on its way: it moves nothing.
      case takes
    }

    var tail: Int
    var head: Int
    var mark: SheetMark
    var kind = Kind.way
    var label = ""

    var width: Double { kind == .way ? mark.edgeWidth : 1.2 }
  }

  var items: [Item] = []
  var links: [Link] = []
  /// The positions of items that stand side by side.
  var sameRank: [[Int]] = []
  /// Room between neighbours and between ranks, in inches.
  var nodeSeparation = 0.22
  var rankSeparation = 0.3

  /// Adds an item, with the line that leads to it, and gives its position.
  @discardableResult
  mutating func add(
    _ item: Item, below parent: Int? = nil, _ kind: Link.Kind = .way, mark: SheetMark? = nil,
    label: String = ""
  ) -> Int {
    items.append(item)
    let position = items.count - 1
    if let parent {
      links.append(
        Link(tail: parent, head: position, mark: mark ?? item.box.mark, kind: kind, label: label))
    }
    return position
  }

  /// How many boxes there are beside those of events.
  var boxCount: Int { items.count { !$0.box.mark.isPill } }

  /// The names of what is counted instead of shown.
  var folded: [String] { items.flatMap(\.folded) }

  // MARK: - For Graphviz

  static func identifier(of position: Int) -> Identifier { Identifier(.n, position) }

  /// The graph with all of its words.
  func graph(name: String, text: SheetText) -> Graph {
    var graph = Graph(
      name: name,
      attributes: [
        .rankDirection(.topToBottom), .ordering(.outgoing), .rankSeparation(rankSeparation),
        .nodeSeparation(nodeSeparation), .splines(.curves), .margin(0), .padding(0),
      ],
      nodeDefaults: [
        .shape(.box), .style(.rounded), .fixedSize(true), .fontName(TextFitter.fontName),
        .fontSize(text.small.size),
      ],
      edgeDefaults: [.arrowSize(0.7), .fontName(TextFitter.fontName), .fontSize(text.small.size)])
    graph.textLimit = 1_000
    for (position, item) in items.enumerated() {
      graph.nodes.append(
        Node(
          Self.identifier(of: position), label: item.box.label, title: item.title,
          attributes: [
            .class(item.box.mark.className), .width(item.box.width / 72), .height(item.box.height / 72),
          ] + (item.isOnLine ? [.group("p")] : []) + (item.id.map { [.id($0)] } ?? [])))
    }
    graph.edges = links.map { link in
      let isOnLine = items[link.tail].isOnLine && items[link.head].isOnLine && link.kind != .takes
      return Edge(
        Self.identifier(of: link.tail), Self.identifier(of: link.head),
        label: link.label.isEmpty ? nil : .plain("  \(link.label)  "), title: title(of: link),
        attributes: [.class(link.mark.className), .penWidth(link.width)]
          + (isOnLine ? [.weight(100)] : []) + look(of: link.kind))
    }
    graph.sameRank = sameRank.map { $0.map(Self.identifier) }
    return graph
  }

  private func look(of kind: Link.Kind) -> [Attribute] {
    switch kind {
    case .way: []
    case .branch: [.arrowHead(.none)]
    case .fold: [.arrowHead(.none), .style(.dotted)]
    case .takes: [.constraint(false), .arrowHead(.bar), .style(.dashed)]
    }
  }

  private func title(of link: Link) -> String {
    func name(_ item: Item) -> String {
      item.box.rows.first.map { $0.name.isEmpty ? $0.words : $0.name } ?? item.title
    }
    let names = "\(name(items[link.tail])) → \(name(items[link.head]))"
    return link.label.isEmpty ? names : "\(names): \(link.label)"
  }
}
