// SPDX-License-Identifier: Apache-2.0

import Graphviz
import Narration

extension Graph {
  /// What all boxes of a graph have in common.
  static let boxes: [Attribute] = [
    .shape(.box), .style(.rounded, .filled), .fillColor(.white), .fontName(TextFitter.fontName),
  ]

  /// What edges with labels have in common.
  static let labelledEdges: [Attribute] = [
    .arrowSize(0.7), .fontName(TextFitter.fontName), .fontSize(NodeLabel.smallSize),
  ]

  /// A graph without nodes, in the fonts of all pictures. The layout is what else Graphviz should know to place nodes,
  /// the note says below the picture how to read it.
  static func picture(
    name: String, direction: RankDirection, layout: [Attribute] = [], rankSeparation: Double,
    nodeSeparation: Double, note: String, nodes: [Attribute], edges: [Attribute] = labelledEdges
  ) -> Graph {
    var attributes: [Attribute] = [.rankDirection(direction)] + layout
    attributes += [
      .rankSeparation(rankSeparation), .nodeSeparation(nodeSeparation), .padding(0.08),
      .fontName(TextFitter.fontName), .fontSize(NodeLabel.smallSize),
    ]
    if !note.isEmpty {
      attributes += [
        .labelLocation(.bottom), .labelJustification(.left), .label(.plain(note, alignment: .left)),
      ]
    }
    var graph = Graph(name: name, attributes: attributes, nodeDefaults: boxes + nodes, edgeDefaults: edges)
    // A plain label is one text, with all of its lines.
    graph.textLimit = 1_000
    return graph
  }

  /// A graph for a tree, with sentences below it that say how to read it.
  static func tree(name: String, isDownward: Bool, note: [String]) -> Graph {
    picture(
      name: name, direction: isDownward ? .topToBottom : .leftToRight, layout: [.ordering(.outgoing)],
      rankSeparation: isDownward ? 0.3 : 0.42, nodeSeparation: 0.13,
      note: TextFitter.noteOffGraph(note, width: 420),
      nodes: [
        .fontSize(NodeLabel.size), .margin(horizontal: 0.07, vertical: 0.035), .height(0.2), .width(0.3),
      ],
      edges: [.arrowSize(0.6)])
  }
}

/// The look of boxes where there is no style sheet.
extension Attribute {
  /// For hidden views, and for boxes that were not reached.
  static let dashedBox = Attribute.style(.rounded, .filled, .dashed)
}

extension [Attribute] {
  /// For views that are counted instead of shown.
  static let fold: [Attribute] = [.dashedBox, .peripheries(2)]
}

extension Edge {
  /// A line that only keeps nodes in their order.
  static func invisible(_ tail: Identifier, _ head: Identifier, title: String? = nil) -> Edge {
    Edge(tail, head, title: title, attributes: [.style(.invisible)])
  }
}

extension TextFitter {
  /// Sentences in lines for the note below a graph.
  static func note(_ sentences: [String], width: Double) -> String {
    let fitter = TextFitter(size: NodeLabel.smallSize)
    return sentences.flatMap { fitter.wrap($0, to: width, lines: 6) }.joined(separator: "\n")
  }

  /// The same, with an empty line that keeps the note off the graph.
  static func noteOffGraph(_ sentences: [String], width: Double) -> String {
    "\n" + note(sentences, width: width)
  }
}
