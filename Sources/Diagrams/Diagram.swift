// SPDX-License-Identifier: Apache-2.0

package import Graphviz

/// One picture, ready to be written in any format.
package struct Diagram: Sendable {
  enum Content: Sendable {
    /// Laid out by Graphviz when it is drawn.
    case graph(Graph)
    /// A graph below a claim.
    case sheet(GraphSheet)
    /// Drawn already.
    case drawing(Drawing)
  }

  /// A drawing of our own, in pixels.
  package struct Drawing: Sendable {
    package var box: PictureRect
    package var nodes: [SVGNode]
    /// What is drawn where, for programs.
    package var facts: JSONObject
  }

  package var kind: DiagramKind

  /// The picture's name.
  package var title: String

  /// What the picture shows, in sentences.
  package var summary: String

  /// The picture as lines of text, for screen readers and terminals.
  package var textEquivalent: String

  var content: Content

  /// Sentences on the drawing that a page shows below it, as texts of its own.
  package var notes: [String] = []

  /// The names of what the picture counts instead of showing it; the text has them all.
  package var folded: [String] = []

  /// Further classes of a graph's nodes, such as their state at a step.
  package var states: [Identifier: [String]] = [:]

  /// Put in front of every `id`.
  package var idPrefix: String

  /// Mermaid's text of the same, for the kinds that Mermaid can draw.
  package var mermaid: String?

  /// The graph, if the picture is one.
  package var graph: Graph? {
    switch content {
    case .graph(let graph): graph
    case .sheet(let sheet): sheet.graph
    case .drawing: nil
    }
  }

  /// The picture as an element for a page, which brings the styles.
  ///
  /// The element says its natural width and height in pixels; `max-width: 100%; height: auto` makes it fit.
  /// It says what it shows, unless a text beside it does.
  package func inlineSVG(isDescribed: Bool = true) throws(GraphvizError) -> String {
    Self.text(of: try element(isDescribed: isDescribed), isInPage: true)
  }

  private func element(isDescribed: Bool = true) throws(GraphvizError) -> SVGNode {
    let (box, nodes) = try drawn()
    let title = SVGNode.element(.title, [.id(idPrefix + "title")], [.text(title)])
    let summary = SVGNode.element(.desc, [.id(idPrefix + "desc")], [.text(summary)])
    return .element(
      .svg,
      [
        .number(.width, box.width), .number(.height, box.height), .unstyled,
        .classes(["hp", "hp-" + kind.id]), .role("img"),
        .labelledBy([idPrefix + "title"] + (isDescribed ? [idPrefix + "desc"] : [])), .viewBox(box),
      ],
      [title] + (isDescribed ? [summary] : []) + nodes)
  }

  private static func text(of element: SVGNode, isInPage: Bool = false) -> String {
    var writer = SVGWriter(isInPage: isInPage)
    writer.write(element)
    return writer.text
  }

  private func drawn() throws(GraphvizError) -> (box: PictureRect, nodes: [SVGNode]) {
    switch content {
    case .graph(let graph):
      // One of Graphviz's points is one pixel here, as in the other pictures.
      let drawing = GraphDrawing(
        graph: graph, layout: try graph.layout(), idPrefix: idPrefix, states: states)
      return (drawing.box, [drawing.node])
    case .sheet(let sheet): return try sheet.drawn(idPrefix: idPrefix)
    case .drawing(let drawing): return (drawing.box, drawing.nodes)
    }
  }

  /// The picture as a file of its own, with the rules inside that it needs and colours for any renderer.
  ///
  /// It brings its background too: shown in a page, it follows the reader's colour scheme and not the page's.
  package func standaloneSVG(
    style: StyleSheet, theme: Theme = .automatic
  ) throws(GraphvizError) -> String {
    let element = try element()
    let svg = Self.text(of: element)
    // Texts are escaped, so the first end tag is that of the description.
    guard let end = svg[...].utf8.firstRange(ofASCII: "</desc>") else { return svg }
    let rules = style.rules(for: element, theme: theme)
    return svg[..<end.upperBound] + "\n<style>\n" + SVGWriter.escapeStyle(rules) + "</style>"
      + svg[end.upperBound...]
  }

  /// The graph as DOT text; nil for a picture that is not a graph.
  package func dot() -> String? { graph?.dot() }

  /// The picture as JSON: a graph's nodes and edges with their places as Graphviz writes them (`json0`), or what is
  /// drawn where.
  package func json() throws -> String {
    switch content {
    case .graph(let graph): return try graph.render(.json).text
    case .sheet(let sheet): return try sheet.graph.render(.json).text
    case .drawing(let drawing): return try drawing.facts.text()
    }
  }
}
