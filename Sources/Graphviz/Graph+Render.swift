// SPDX-License-Identifier: Apache-2.0

extension Graph {
  /// Lays the graph out and writes it, without going through DOT text.
  ///
  /// One picture is drawn at a time in the whole process; calls from other threads wait. There is no timeout:
  /// keep a graph to some hundred nodes, and set ``Attribute/constraint(_:)`` to false on edges that cross
  /// the tree.
  /// - Parameters:
  ///   - format: what to write.
  ///   - engine: how to place the nodes.
  /// - Returns: the output and the library's warnings.
  /// - Throws: ``GraphvizError`` if the graph contradicts itself, is too large, or if Graphviz reports an
  ///   error in any way.
  public func render(_ format: Format, engine: Engine = .dot) throws(GraphvizError) -> Rendering {
    try format.check(input: { dot() })
    try validate()
    return try Library.draw(.graph(self), engine: engine, format: format)
  }
}

extension Format {
  /// Refuses what is not offered, before the library loads a plugin that expects fonts.
  func check(input: () -> String) throws(GraphvizError) {
    guard !Self.all.contains(self) else { return }
    let names = Self.all.map(\.rawValue).joined(separator: ", ")
    let message = "the format \"\(rawValue)\" is not offered; there are \(names)"
    throw GraphvizError(.unknownFormat, message, input: input())
  }
}
