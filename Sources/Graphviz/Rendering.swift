// SPDX-License-Identifier: Apache-2.0

/// The output of Graphviz for a graph.
public struct Rendering: Sendable, Equatable {
  /// The output.
  public let text: String

  /// Messages that are not errors, without the word "Warning".
  public let warnings: [String]
}

// The process lays out one graph at a time; calls from other threads wait. There is no timeout: keep a graph to some
// hundred nodes, and set `constraint` to false on edges that cross the tree.

extension Graph {
  /// Lays the graph out.
  /// - Parameter engine: how to place the nodes.
  /// - Returns: the position of everything, and what is drawn there, in points from the upper left corner.
  /// - Throws: ``GraphvizError`` if the graph contradicts itself, is too large, or if Graphviz reports an
  ///   error in any way.
  public func layout(engine: Engine = .dot) throws(GraphvizError) -> Layout {
    try validate()
    let laidOut = try Library.layOut(self, engine: engine)
    guard let layout = LayoutReader(self, laidOut)?.layout else {
      throw GraphvizError(.render, "the positions are not in the expected form", input: dot())
    }
    return layout
  }

  /// Lays the graph out and writes it as Graphviz does.
  /// - Parameters:
  ///   - format: what to write.
  ///   - engine: how to place the nodes.
  /// - Returns: the output and the library's warnings.
  /// - Throws: ``GraphvizError``, as ``layout(engine:)`` does.
  public func render(_ format: Format, engine: Engine = .dot) throws(GraphvizError) -> Rendering {
    try validate()
    return try Library.render(.graph(self), engine: engine, format: format)
  }
}

/// The installed library.
public enum Graphviz {
  /// The longest DOT text that ``render(dot:as:engine:)`` takes, in bytes of UTF-8.
  public static let maximumTextLength: Int = 4_000_000

  /// Lays out a graph in DOT and writes it.
  ///
  /// The text may use all of DOT, whose attributes can name files, so it must come from a trusted source. For graphs
  /// that show names from a screen use values of ``Graph``.
  /// - Throws: ``GraphvizError`` if the text is not exactly one graph, if the graph is too large, or if
  ///   Graphviz reports an error in any way, such as a malformed HTML-like label.
  public static func render(
    dot text: String, as format: Format, engine: Engine = .dot
  ) throws(GraphvizError) -> Rendering {
    if let problem = DOTStructure(text).problem { throw GraphvizError(.parse, problem, input: text) }
    return try Library.render(.text(text), engine: engine, format: format)
  }

  /// The width of a line of text in points, as layouts measure it: without fonts, the same everywhere.
  public static func width(
    of text: String, fontName: String = "Helvetica", fontSize: Double = 14, isBold: Bool = false
  ) -> Double {
    Library.width(of: text, fontName: fontName, fontSize: fontSize, isBold: isBold)
  }
}
