// SPDX-License-Identifier: Apache-2.0

/// Why a graph was not drawn.
public struct GraphvizError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The kind of failure.
  public enum Code: String, Sendable {
    /// The graph contradicts itself: a missing node, a name used twice, a table without rows.
    case invalidGraph
    /// The graph is too large to be laid out.
    case tooLarge
    /// The text is not one graph in DOT.
    case parse
    /// Graphviz could not place nodes or edges, or logged an error while doing so.
    case layout
    /// Graphviz could not write the picture.
    case render
    /// Graphviz is installed without its plugins, or without the list of them.
    case missingPlugins
    /// Memory or threads ran out.
    case resources
  }

  /// The kind of failure.
  public let code: Code

  /// What happened, in the library's words if it gave any.
  public let message: String

  /// The DOT text of the graph that failed.
  public let input: String

  init(_ code: Code, _ message: String, input: String) {
    self.code = code
    self.message = message
    self.input = input
  }

  /// The kind of failure and the message, without the input.
  public var description: String {
    let prefix =
      switch code {
      case .invalidGraph: "the graph cannot be drawn: "
      case .parse: "not a graph in DOT: "
      case .layout: "Graphviz could not lay out the graph: "
      case .render: "Graphviz could not write the picture: "
      case .tooLarge, .missingPlugins, .resources: ""
      }
    return prefix + message
  }
}
