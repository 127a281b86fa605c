// SPDX-License-Identifier: Apache-2.0

import Analysis
import Graphviz
import Narration

/// What every kind of picture is made from.
struct DiagramSubject: Sendable {
  let analysis: TraceAnalysis

  /// The answer for the touch; nil only for kinds that need none.
  let touch: TouchAnswer?

  let narrator: Narrator
  let options: DiagramOptions

  var index: ScreenIndex { analysis.index }

  /// The answer for the touch; without a touch one that says nothing.
  var answer: TouchAnswer { touch ?? .none }

  func text(_ text: PictureText) -> String { options.language.text(text) }

  /// A picture that is a sentence, for kinds with nothing to show.
  func sentence(_ sentence: String, kind: DiagramKind, title: String) -> Diagram {
    var graph = Graph(
      name: title,
      attributes: [.padding(0.08), .fontName(TextFitter.fontName)],
      nodeDefaults: [
        .shape(.box), .style(.rounded, .filled), .fillColor(.white), .fontName(TextFitter.fontName),
        .fontSize(NodeLabel.size), .margin(horizontal: 0.12, vertical: 0.08),
      ])
    graph.nodes = [
      Node(
        "n0", label: NodeLabel(name: "", details: [sentence]).label, title: sentence,
        attributes: [.class("muted")])
    ]
    return Diagram(
      kind: kind, title: title, summary: sentence, textEquivalent: "- \(TextFitter.line(sentence))\n",
      content: .graph(graph), idPrefix: options.idPrefix)
  }
}
