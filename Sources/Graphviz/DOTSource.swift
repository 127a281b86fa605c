// SPDX-License-Identifier: Apache-2.0

/// A graph as DOT text.
///
/// The text may use everything that DOT has, so it must come from somebody who is trusted: attributes in it
/// can name files. Graphs that show names from a screen are values of ``Graph``.
public struct DOTSource: Sendable, Equatable {
  /// The longest text, in bytes of UTF-8.
  public static let maximumLength: Int = 4_000_000

  /// The text.
  public let text: String

  /// Makes a source of a text, which is looked at when it is drawn.
  public init(_ text: String) { self.text = text }

  /// Lays the graph out and writes it.
  /// - Parameters:
  ///   - format: what to write.
  ///   - engine: how to place the nodes.
  /// - Returns: the output and the library's warnings.
  /// - Throws: ``GraphvizError`` if the text is not exactly one graph, if the graph is too large, or if
  ///   Graphviz reports an error in any way, such as a malformed HTML-like label.
  public func render(_ format: Format, engine: Engine = .dot) throws(GraphvizError) -> Rendering {
    try format.check(input: { text })
    if let problem = DOTStructure(text).problem { throw GraphvizError(.parse, problem, input: text) }
    return try Library.draw(.text(text), engine: engine, format: format)
  }
}

/// Facts about the installed library.
public enum Graphviz {
  /// The version of Graphviz that is loaded, such as `14.1.3`; `nil` if it cannot be started.
  public static var version: String? { Library.version() }

  /// Draws DOT text; see ``DOTSource/render(_:engine:)``.
  public static func render(
    dot text: String, as format: Format, engine: Engine = .dot
  ) throws(GraphvizError) -> Rendering {
    try DOTSource(text).render(format, engine: engine)
  }

  /// The width of a line of text in points, as layouts measure it: without fonts, the same everywhere.
  public static func width(
    of text: String, fontName: String = "Helvetica", fontSize: Double = 14, isBold: Bool = false
  ) -> Double {
    Library.width(of: text, fontName: fontName, fontSize: fontSize, isBold: isBold)
  }
}
