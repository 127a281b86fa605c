// SPDX-License-Identifier: Apache-2.0

import Graphviz

/// A graph that Graphviz has laid out, as elements.
///
/// | object | `id`, after the prefix | `class` |
/// | --- | --- | --- |
/// | graph | `graph` | `graph` |
/// | node | `node-` and its identifier, or its own | `node`, then its own |
/// | cluster | `cluster-` and its identifier, or its own | `cluster`, then its own |
/// | edge | its own, if any | `edge`, then its own |
///
/// Nodes, clusters and edges have their readable name as title. A style sheet gives areas and lines their colours:
/// white areas, black lines, and that edges have no area, are not said one by one.
struct GraphDrawing {
  let graph: Graph
  let layout: Layout
  let idPrefix: String
  /// Further classes of nodes, such as their state at a step. They do not change the layout.
  var states: [Identifier: [String]] = [:]

  var box: PictureRect { PictureRect(x: 0, y: 0, width: layout.width, height: layout.height) }

  /// Clusters first, then nodes, and over them edges, whose labels stay readable.
  var node: SVGNode {
    .element(
      .group, [.id(idPrefix + "graph"), .classes(["graph"])] + commonFont,
      MarkDrawing().nodes(layout.marks) + zip(graph.everyCluster, layout.clusters).compactMap(cluster)
        + zip(graph.everyNode, layout.nodes).compactMap(node)
        + zip(zip(graph.edges, graph.edgeTitles), layout.edges).compactMap { edge($0.0, $0.1, $1) })
  }

  private func cluster(_ cluster: Cluster, _ place: Layout.Cluster) -> SVGNode? {
    group(
      "cluster", cluster.attributes, id: "cluster-\(cluster.id)", title: graph.title(of: cluster),
      MarkDrawing().nodes(place.marks))
  }

  private func node(_ node: Node, _ place: Layout.Node) -> SVGNode? {
    group(
      "node", node.attributes, id: "node-\(node.id)", states: states[node.id] ?? [],
      title: graph.title(of: node),
      MarkDrawing().nodes(place.marks))
  }

  private func edge(_ edge: Edge, _ title: String, _ place: Layout.Edge) -> SVGNode? {
    group("edge", edge.attributes, title: title, MarkDrawing(isEdge: true).nodes(place.marks))
  }

  /// The group of an object; nil if it is invisible.
  private func group(
    _ kind: String, _ attributes: [Attribute], id: String? = nil, states: [String] = [], title: String,
    _ shapes: [SVGNode]
  ) -> SVGNode? {
    guard !shapes.isEmpty else { return nil }
    let id = (attributes.id ?? id).map { [SVGAttribute.id(idPrefix + $0)] } ?? []
    var shapes = shapes
    if let url = attributes.url {
      shapes = [.element(.anchor, [.link(url)], Self.tooltip(attributes) + shapes)]
    } else if attributes.tooltip != nil {
      shapes = [.element(.group, [], Self.tooltip(attributes) + shapes)]
    }
    return .group(id + [.classes([kind] + attributes.classNames + states)], title: title, shapes)
  }

  private static func tooltip(_ attributes: [Attribute]) -> [SVGNode] {
    attributes.tooltip.map { [.element(.title, [], [.text($0)])] } ?? []
  }

  /// Families, size and anchor of most texts, which the writer then leaves out everywhere else.
  private var commonFont: [SVGAttribute] {
    let marks =
      layout.marks + layout.clusters.flatMap(\.marks) + layout.nodes.flatMap(\.marks)
      + layout.edges.flatMap(\.marks)
    let fonts = marks.compactMap { mark in
      if case .text(let text) = mark { MarkDrawing.font(of: text) } else { nil }
    }
    return (0..<3).compactMap { index in Self.commonest(fonts.map { $0[index] }) }
  }

  /// The attribute that occurs most often; of several the first.
  private static func commonest(_ attributes: [SVGAttribute]) -> SVGAttribute? {
    let counts = Dictionary(grouping: attributes) { $0 }.mapValues(\.count)
    let most = counts.values.max()
    return attributes.first { counts[$0] == most }
  }
}
