// SPDX-License-Identifier: Apache-2.0

import Graphviz
import Narration

extension Graph {
  /// An empty graph for ways along which something goes.
  static func flow(
    name: String, direction: RankDirection, rankSeparation: Double, nodeSeparation: Double, note: String = "",
    attributes: [Attribute] = []
  ) -> Graph {
    var all: [Attribute] = [
      .rankDirection(direction), .rankSeparation(rankSeparation), .nodeSeparation(nodeSeparation),
      .padding(0.08), .fontName(TextFitter.fontName), .fontSize(NodeLabel.smallSize),
    ]
    if !note.isEmpty {
      all += [
        .labelLocation(.bottom), .labelJustification(.left), .label(.plain(note + "\n", alignment: .left)),
      ]
    }
    var graph = Graph(
      name: name, attributes: all + attributes,
      nodeDefaults: [
        .shape(.box), .style(.rounded, .filled), .fillColor(.white), .fontName(TextFitter.fontName),
        .fontSize(FlowLabel.size), .margin(horizontal: 0.1, vertical: 0.05), .height(0.2), .width(0.8),
      ],
      edgeDefaults: [
        .arrowSize(0.7), .fontName(TextFitter.fontName), .fontSize(NodeLabel.smallSize),
      ])
    // A plain label is one text, with all of its lines.
    graph.textLimit = 1_000
    return graph
  }
}

extension Edge {
  /// The way from one stage to the next: a heavy line where it was taken, else dashes.
  static func way(
    _ tail: Identifier, _ head: Identifier, isTaken: Bool, label: String = "", title: String,
    attributes: [Attribute] = []
  ) -> Edge {
    let look: [Attribute] =
      isTaken ? [.class("rule", "path"), .penWidth(2)] : [.class("rule", "muted"), .style(.dashed)]
    return Edge(
      tail, head, label: label.isEmpty ? nil : .plain(" \(label) "),
      title: TextFitter.line(title + (label.isEmpty ? "" : ": " + label)), attributes: look + attributes)
  }
}

extension TextFitter {
  /// Sentences in lines for the note below a graph.
  static func note(_ sentences: [String], width: Double) -> String {
    let fitter = TextFitter(size: NodeLabel.smallSize)
    return sentences.flatMap { fitter.wrap($0, to: width, lines: 6) }.joined(separator: "\n")
  }
}
