// SPDX-License-Identifier: Apache-2.0

extension Graph {
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
