// SPDX-License-Identifier: Apache-2.0

/// Why a graph was not drawn.
public struct GraphvizError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The kind of failure.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The code's name.
    public let rawValue: String

    /// Makes a code of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The graph contradicts itself: a missing node, a name used twice, a table without rows.
    public static let invalidGraph: Code = Code(rawValue: "invalidGraph")
    /// The graph is larger than what is laid out.
    public static let tooLarge: Code = Code(rawValue: "tooLarge")
    /// The text is not one graph in DOT.
    public static let parse: Code = Code(rawValue: "parse")
    /// Graphviz could not place nodes or edges, or logged an error while doing so.
    public static let layout: Code = Code(rawValue: "layout")
    /// Graphviz could not write the picture.
    public static let render: Code = Code(rawValue: "render")
    /// No such layout engine.
    public static let unknownEngine: Code = Code(rawValue: "unknownEngine")
    /// No such output format, or one that is not offered.
    public static let unknownFormat: Code = Code(rawValue: "unknownFormat")
    /// Graphviz is installed without its plugins, or without the list of them.
    public static let missingPlugins: Code = Code(rawValue: "missingPlugins")
    /// Memory or threads ran out.
    public static let resources: Code = Code(rawValue: "resources")
  }

  /// The kind of failure.
  public let code: Code

  /// What happened, in the library's words where it has any.
  public let message: String

  /// The DOT text of the graph that failed.
  public let input: String

  /// Makes an error.
  public init(_ code: Code, _ message: String, input: String) {
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
      default: ""
      }
    return prefix + message
  }
}
