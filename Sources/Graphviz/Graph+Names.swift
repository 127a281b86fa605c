// SPDX-License-Identifier: Apache-2.0

// The names that Graphviz writes into its own SVG, for sibling modules that draw a layout themselves.

extension Graph {
  /// The readable name of a node, on one line.
  package func title(of node: Node) -> String { title(node.title ?? node.label.text) }

  /// The readable name of a cluster, on one line.
  package func title(of cluster: Cluster) -> String {
    title(cluster.title ?? cluster.label?.text ?? cluster.id.rawValue)
  }

  /// The readable names of all edges, each on one line.
  package var edgeTitles: [String] {
    let nodes = Dictionary(everyNode.map { ($0.id, $0.title ?? $0.label.text) }, uniquingKeysWith: { $1 })
    return edges.map { edge in
      let ends = [edge.tail, edge.head].map { nodes[$0] ?? $0.rawValue }
      return title(edge.title ?? edge.label?.text ?? ends.joined(separator: isDirected ? " → " : " – "))
    }
  }

  private func title(_ text: String) -> String {
    Escaping.shorten(Escaping.oneLine(Escaping.printable(text)), to: textLimit)
  }
}

extension [Attribute] {
  /// The `id`; `nil` without one.
  package var id: String? { text("id").map(Escaping.singleSpaced) }

  /// The classes.
  package var classNames: [String] {
    text("class").map { Escaping.singleSpaced($0).split(separator: " ").map(String.init) } ?? []
  }

  /// The address that the object links to; `nil` without one.
  package var url: String? { text("URL").map { Escaping.oneLine(Escaping.printable($0)) } }

  /// The tooltip; `nil` without one.
  package var tooltip: String? { text("tooltip").map(Escaping.printable) }

  private func text(_ name: String) -> String? {
    guard case .text(let text, _)? = last(where: { $0.name == name })?.value, !text.isEmpty else {
      return nil
    }
    return text
  }
}
