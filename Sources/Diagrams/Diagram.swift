// SPDX-License-Identifier: Apache-2.0

package import Graphviz

/// One picture, ready to be written in any format.
package struct Diagram: Sendable {
  enum Content: Sendable {
    /// Boxes that Graphviz has placed.
    case graph(GraphSheet)
    /// Drawn already.
    case drawing(Drawing)
  }

  /// A drawing of our own, in pixels.
  package struct Drawing: Sendable {
    package var box: PictureRect
    package var nodes: [SVGNode]
  }

  package var kind: DiagramKind

  /// The picture's name.
  package var title: String

  /// What the picture shows, in sentences.
  package var summary: String

  /// All that there is to tell, as lines of text, for screen readers and terminals.
  package var textEquivalent: String

  var content: Content

  /// All that there is to tell, for programs; of a drawing also what is drawn where.
  var facts: JSONObject

  /// Sentences on the drawing that a page shows below it, as texts of its own.
  package var notes: [String] = []

  /// The names of what the picture counts instead of showing it; the text has them all.
  package var folded: [String] = []

  /// The parts of the look of pictures that it needs; nil for those of its kind.
  var parts: [PicturePart]?

  /// Put in front of every `id`.
  package var idPrefix: String

  /// Mermaid's text of the same, for the kinds that Mermaid can draw.
  package var mermaid: String?

  /// Why there is no such picture, in a sentence; the text and the facts are there nevertheless.
  package var refusal: String?

  /// The graph, if the picture is one.
  package var graph: Graph? {
    if case .graph(let sheet) = content { sheet.graph } else { nil }
  }

  /// The picture as an element for a page, which brings the styles.
  ///
  /// The element says its natural width and height in pixels; `max-width: 100%; height: auto` makes it fit.
  /// It says what it shows, unless a text beside it does.
  package func inlineSVG(isDescribed: Bool = true) throws(GraphvizError) -> String {
    SVGWriter.text(of: try element(isDescribed: isDescribed), isInPage: true)
  }

  /// The picture as an element, with a style sheet of its own or without.
  private func element(isDescribed: Bool = true, style: String? = nil) throws(GraphvizError) -> SVGNode {
    let (box, nodes) = try drawn()
    let title = SVGNode.element(.title, [.id(idPrefix + "title")], [.text(title)])
    let summary = SVGNode.element(.desc, [.id(idPrefix + "desc")], [.text(summary)])
    let rules = style.map { [SVGNode.element(.style, [], [.text($0)])] } ?? []
    return .element(
      .svg,
      [
        .number(.width, box.width), .number(.height, box.height), .unstyled,
        .classes(["hp", "hp-" + kind.id]), .role("img"),
        .labelledBy([idPrefix + "title"] + (isDescribed ? [idPrefix + "desc"] : [])), .viewBox(box),
      ],
      [title] + (isDescribed ? [summary] : []) + rules + nodes)
  }

  private func drawn() throws(GraphvizError) -> (box: PictureRect, nodes: [SVGNode]) {
    switch content {
    case .graph(let sheet): try sheet.drawn(idPrefix: idPrefix)
    case .drawing(let drawing): (drawing.box, drawing.nodes)
    }
  }

  /// The picture as a file of its own, with the rules inside that it needs and colours for any renderer.
  ///
  /// It brings its background too: shown in a page, it follows the reader's colour scheme and not the page's.
  package func standaloneSVG(
    style: StyleSheet, theme: Theme = .automatic
  ) throws(GraphvizError) -> String {
    SVGWriter.text(of: try element(style: style.rules(for: parts ?? kind.parts, theme: theme)))
  }

  /// The graph as DOT text; nil for a picture that is not a graph.
  package func dot() -> String? { graph?.dot() }

  /// The picture as JSON: what it tells, with identifiers and numbers, and what is drawn where.
  package func json() throws -> String {
    guard case .graph(let sheet) = content else { return try facts.text() }
    return try facts.adding("claim", sheet.sheet.claim).adding("boxes", sheet.boxes).adding(
      "links", sheet.links
    )
    .text()
  }
}
