// SPDX-License-Identifier: Apache-2.0

/// How a job ended, before it is turned into an error or a picture.
struct Outcome: Sendable, Equatable {
  enum Status: Sendable, Equatable {
    case done, noMemory, noThread, notParsed, notBuilt, notLaidOut, notRendered
    case tooLarge(nodes: Int, edges: Int)
  }

  var status: Status
  var hasLoggedError: Bool
  var messages: Messages

  /// The error to throw, or `nil`. An error in the log counts even if every function reported success.
  func failure(engine: Engine, format: Format) -> (code: GraphvizError.Code, message: String)? {
    switch status {
    case .done:
      guard hasLoggedError || !messages.errors.isEmpty else { return nil }
      return (.layout, messages.summary(otherwise: "an error was logged without a message"))
    case .noMemory:
      return (.resources, "there is not enough memory to draw the graph")
    case .noThread:
      return (.resources, "no thread with a stack of 256 MB could be started; a smaller graph needs none")
    case .notParsed:
      return (.parse, messages.summary(otherwise: "the text holds no graph"))
    case .notBuilt:
      return (.invalidGraph, messages.summary(otherwise: "a node, edge or attribute was not accepted"))
    case .tooLarge(let nodes, let edges):
      return (.tooLarge, Graph.tooLargeMessage(nodes: nodes, edges: edges))
    case .notLaidOut:
      return unrecognized(engine.rawValue, isUsual: Engine.all.contains(engine), .unknownEngine)
        ?? (.layout, messages.summary(otherwise: "no reason was given"))
    case .notRendered:
      return unrecognized(format.rawValue, isUsual: Format.all.contains(format), .unknownFormat)
        ?? (.render, messages.summary(otherwise: "no reason was given"))
    }
  }

  /// An engine or format that the library does not know: a wrong name, or plugins that are not there.
  private func unrecognized(
    _ name: String, isUsual: Bool, _ code: GraphvizError.Code
  ) -> (code: GraphvizError.Code, message: String)? {
    let text = messages.summary(otherwise: "")
    let signs = ["not recognized", "no layout engine", "No layout engine", "renderer for"]
    guard signs.contains(where: { text.contains($0) }) else { return nil }
    guard isUsual else { return (code, text) }
    return (
      .missingPlugins,
      """
      Graphviz does not find its plugin for "\(name)". Install the package "graphviz" beside the library and \
      run "dot -c" once as administrator: it writes the list of plugins (config6, config6a or config8) into \
      the plugin folder, which is called graphviz and lies beside libgvc. When files are copied into a \
      container, that folder and its list have to come along, and GVBINDIR may name another place for it. \
      Graphviz says: \(text)
      """
    )
  }
}

extension Graph {
  static func tooLargeMessage(nodes: Int, edges: Int) -> String {
    """
    the graph has \(nodes) nodes and \(edges) edges; at most \(maximumNodeCount) nodes and \
    \(maximumEdgeCount) edges are laid out. Fold parts of it, or write DOT text instead
    """
  }
}
