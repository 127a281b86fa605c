// SPDX-License-Identifier: Apache-2.0

/// The target of a walk over a graph: a native graph, or DOT text.
protocol GraphSink {
  mutating func set(_ attributes: [ResolvedAttribute], for scope: AttributeScope)
  mutating func addNode(_ name: String, _ attributes: [ResolvedAttribute])
  mutating func addEdge(from tail: String, to head: String, _ attributes: [ResolvedAttribute])
  /// Puts existing nodes on one rank, through a nameless subgraph.
  mutating func addRank(_ names: [String])
  mutating func beginSubgraph(_ name: String)
  mutating func endSubgraph()
}

/// What attributes apply to, in DOT's words.
enum AttributeScope: String {
  /// The graph, or the subgraph that was begun last.
  case graph
  /// Every node, or every edge, unless it sets its own.
  case node, edge
}

/// An attribute in the form that cgraph takes: escaped, but not quoted.
struct ResolvedAttribute: Sendable, Equatable {
  let name: String
  let value: String
  let isHTML: Bool
}

extension Graph {
  /// The name as an identifier.
  var identifier: String {
    let mapped = String(
      String.UnicodeScalarView(
        name.unicodeScalars.prefix(100).map { scalar in
          Identifier("_\(scalar)") == nil ? "_" : scalar
        }))
    return Identifier(mapped)?.rawValue ?? "_" + mapped
  }

  /// Visits everything in the order of declaration, nodes before the edges that need them.
  func walk(into sink: inout some GraphSink) {
    let walker = Walker(graph: self)
    sink.set(walker.graphAttributes, for: .graph)
    sink.set(walker.resolve(nodeDefaults.filter { !$0.isHTML }), for: .node)
    sink.set(walker.resolve(edgeDefaults.filter { !$0.isHTML }), for: .edge)
    for node in nodes { walker.visit(node, into: &sink) }
    for cluster in clusters {
      walker.visit(cluster, inherited: Set(attributes.map(\.name)), into: &sink)
    }
    for group in walker.placement.groups[nil, default: []] { sink.addRank(group.map(\.rawValue)) }
    for edge in edges { walker.visit(edge, into: &sink) }
  }
}

extension Attribute {
  /// Whether the value is an HTML-like label, which cannot be a default.
  fileprivate var isHTML: Bool {
    if case .label(.html) = value { true } else { false }
  }
}

private struct Walker {
  let graph: Graph
  let placement: RankPlacement
  let htmlNodeDefaults: [Attribute]
  let htmlEdgeDefaults: [Attribute]

  init(graph: Graph) {
    self.graph = graph
    placement = RankPlacement(graph)
    htmlNodeDefaults = graph.nodeDefaults.filter(\.isHTML)
    htmlEdgeDefaults = graph.edgeDefaults.filter(\.isHTML)
  }

  var graphAttributes: [ResolvedAttribute] {
    resolve((placement.crossesClusters ? [Attribute("newrank", true)] : []) + graph.attributes)
  }

  /// The attributes that a cluster must not inherit from the graph around it.
  private static let ownOnly = ["label", "xlabel", "id", "class", "tooltip", "URL", "bgcolor"]

  func visit(_ node: Node, into sink: inout some GraphSink) {
    var attributes = resolve([.label(node.label)] + htmlNodeDefaults + node.attributes)
    // A node without a width makes 2.42 abort if there are external labels.
    if let index = attributes.firstIndex(where: { $0.name == "label" && $0.value.isEmpty }) {
      attributes[index] = ResolvedAttribute(name: "label", value: " ", isHTML: false)
    }
    sink.addNode(node.id.rawValue, attributes)
  }

  func visit(_ edge: Edge, into sink: inout some GraphSink) {
    let label = edge.label.map { [Attribute.label($0)] } ?? []
    sink.addEdge(
      from: edge.tail.rawValue, to: edge.head.rawValue, resolve(label + htmlEdgeDefaults + edge.attributes))
  }

  func visit(_ cluster: Cluster, inherited: Set<String>, into sink: inout some GraphSink) {
    let own = (cluster.label.map { [Attribute.label($0)] } ?? []) + cluster.attributes
    let names = Set(own.map(\.name))
    let cleared = Self.ownOnly.filter { inherited.contains($0) && !names.contains($0) }
    sink.beginSubgraph("cluster_" + cluster.id.rawValue)
    sink.set(resolve(cleared.map { Attribute($0, keyword: "") } + own), for: .graph)
    for node in cluster.nodes { visit(node, into: &sink) }
    for inner in cluster.clusters { visit(inner, inherited: inherited.union(names), into: &sink) }
    for group in placement.groups[cluster.id, default: []] { sink.addRank(group.map(\.rawValue)) }
    sink.endSubgraph()
  }

  /// Escapes the values. If an attribute is given twice, the later value replaces the earlier one.
  func resolve(_ attributes: [Attribute]) -> [ResolvedAttribute] {
    var result: [ResolvedAttribute] = []
    for attribute in attributes {
      let resolved = resolve(attribute)
      if let index = result.firstIndex(where: { $0.name == resolved.name }) {
        result[index] = resolved
      } else {
        result.append(resolved)
      }
    }
    return result
  }

  private func resolve(_ attribute: Attribute) -> ResolvedAttribute {
    let value =
      switch attribute.value {
      case .keyword(let keyword): keyword
      case .text(let text, let kind): Escaping.escape(text, as: kind, limit: graph.textLimit)
      case .label(.plain(let text, let alignment)):
        Escaping.escape(text, as: .label(alignment), limit: graph.textLimit)
      case .label(.html(let label)): label.markup(limit: graph.textLimit)
      }
    return ResolvedAttribute(name: attribute.name, value: value, isHTML: attribute.isHTML)
  }
}
