// SPDX-License-Identifier: Apache-2.0

import Analysis
import Graphviz
import Narration

/// What every kind of picture is made from.
struct DiagramSubject: Sendable {
  let kind: DiagramKind
  let analysis: TraceAnalysis

  /// The answer for the touch; nil only for kinds that need none.
  var touch: TouchAnswer?

  let narrator: Narrator
  var options: DiagramOptions

  var index: ScreenIndex { analysis.index }

  /// The answer for the touch; without a touch one that says nothing.
  var answer: TouchAnswer { touch ?? .none }

  /// The picture's heading.
  var title: String { title(about: nil) }

  /// The heading of a picture that is about one view or recognizer.
  func title(about name: String?) -> String { options.language.title(of: kind.name, about: name) }

  func text(_ text: PictureText) -> String { options.language.text(text) }

  /// The picture, ready to be written.
  func diagram(
    _ content: Diagram.Content, title: String? = nil, summary: String, textEquivalent: String
  ) -> Diagram {
    Diagram(
      kind: kind, title: title ?? self.title, summary: summary, textEquivalent: textEquivalent,
      content: content, idPrefix: options.idPrefix)
  }

  /// A picture that is a sentence, for kinds with nothing to show.
  func sentence(_ sentence: String) -> Diagram {
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
    return diagram(
      .graph(graph), summary: sentence, textEquivalent: "- \(TextFitter.line(sentence))\n")
  }
}
