// SPDX-License-Identifier: Apache-2.0

import Graphviz

/// What all trees have in common.
enum TreeGraph {
  /// What stays of a fold where there is no style sheet.
  static let foldStyle: [Attribute] = [.style(.rounded, .filled, .dashed), .peripheries(2)]

  /// Lets the edges to all children meet at one place.
  static func sides(isDownward: Bool) -> [Attribute] {
    isDownward ? [.tailSide(.south), .headSide(.north)] : [.tailSide(.east), .headSide(.west)]
  }

  /// A tree without nodes, with sentences below it that say how to read it.
  static func empty(name: String, isDownward: Bool, note: [String]) -> Graph {
    var graph = Graph(
      name: name,
      attributes: [
        .rankDirection(isDownward ? .topToBottom : .leftToRight), .ordering(.outgoing),
        .rankSeparation(isDownward ? 0.3 : 0.42), .nodeSeparation(0.13),
        .padding(0.08), .fontName(TextFitter.fontName), .fontSize(NodeLabel.smallSize),
        .labelLocation(.bottom), .labelJustification(.left),
        .label(.plain(lines(note).joined(separator: "\n"), alignment: .left)),
      ],
      nodeDefaults: [
        .shape(.box), .style(.rounded, .filled), .fillColor(.white), .fontName(TextFitter.fontName),
        .fontSize(NodeLabel.size), .margin(horizontal: 0.07, vertical: 0.035), .height(0.2), .width(0.3),
      ],
      edgeDefaults: [.arrowSize(0.6)])
    // The note is one text, with all of its lines.
    graph.textLimit = 1_000
    return graph
  }

  private static func lines(_ sentences: [String]) -> [String] {
    let fitter = TextFitter(size: NodeLabel.smallSize)
    // An empty line keeps the note off the tree.
    return [""] + sentences.flatMap { fitter.wrap($0, to: 420, lines: 6) }
  }
}
