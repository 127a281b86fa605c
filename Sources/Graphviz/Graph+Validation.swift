// SPDX-License-Identifier: Apache-2.0

extension Graph {
  /// The number of nodes, inside and outside clusters, and of edges.
  var size: (nodes: Int, edges: Int) { (everyNode.count, edges.count) }

  static func tooLargeMessage(nodes: Int, edges: Int) -> String {
    """
    the graph has \(nodes) nodes and \(edges) edges; at most \(maximumNodeCount) nodes and \
    \(maximumEdgeCount) edges can be laid out. Fold parts of it, or write DOT text instead
    """
  }

  /// Refuses graphs that would crash the library, be drawn wrongly without a message, or take far too long.
  func validate() throws(GraphvizError) {
    var check = Validation()
    check.check(nodes: nodes)
    check.check(attributes, of: "the graph")
    check.check(nodeDefaults, of: "the default node")
    check.check(edgeDefaults, of: "the default edge")
    for cluster in clusters { check.check(cluster, depth: 1) }
    for edge in edges { check.check(edge) }
    for group in sameRank { check.check(rank: group) }
    if let problem = check.problem { throw GraphvizError(.invalidGraph, problem, input: dot()) }
    let size = size
    if size.nodes > Self.maximumNodeCount || size.edges > Self.maximumEdgeCount {
      let message = Self.tooLargeMessage(nodes: size.nodes, edges: size.edges)
      throw GraphvizError(.tooLarge, message, input: dot())
    }
  }
}

/// Collects names and keeps the first problem.
private struct Validation {
  private(set) var problem: String?
  private var nodes: Set<Identifier> = []
  private var clusters: Set<Identifier> = []

  private mutating func report(_ text: @autoclosure () -> String) {
    if problem == nil { problem = text() }
  }

  mutating func check(nodes list: [Node]) {
    for node in list {
      if !nodes.insert(node.id).inserted { report("two nodes are called \(node.id)") }
      check(node.label, of: "node \(node.id)")
      check(node.attributes, of: "node \(node.id)")
    }
  }

  mutating func check(_ cluster: Cluster, depth: Int) {
    guard depth <= Graph.maximumDepth else {
      return report("clusters are nested more than \(Graph.maximumDepth) deep")
    }
    if !clusters.insert(cluster.id).inserted { report("two clusters are called \(cluster.id)") }
    if let label = cluster.label { check(label, of: "cluster \(cluster.id)") }
    check(cluster.attributes, of: "cluster \(cluster.id)")
    check(nodes: cluster.nodes)
    for inner in cluster.clusters { check(inner, depth: depth + 1) }
  }

  mutating func check(_ edge: Edge) {
    for end in [edge.tail, edge.head] where !nodes.contains(end) {
      report("the edge from \(edge.tail) to \(edge.head) needs a node \(end), which does not exist")
    }
    if let label = edge.label { check(label, of: "the edge from \(edge.tail) to \(edge.head)") }
    check(edge.attributes, of: "the edge from \(edge.tail) to \(edge.head)")
  }

  mutating func check(rank group: [Identifier]) {
    for node in group where !nodes.contains(node) {
      report("a rank group needs a node \(node), which does not exist")
    }
  }

  mutating func check(_ attributes: [Attribute], of owner: @autoclosure () -> String) {
    for attribute in attributes {
      switch attribute.value {
      case .keyword: continue
      case .label(let label): check(label, of: "\(attribute.name) of \(owner())")
      case .text(let text, let kind):
        if let limit = kind.refusalLimit, text.count > limit || text.unicodeScalars.count > limit * 2 {
          report("\(attribute.name) of \(owner()) is longer than \(limit) characters")
        }
      }
    }
  }

  mutating func check(_ label: Label, of owner: @autoclosure () -> String) {
    guard case .html(let html) = label else { return }
    check(html, depth: 1, of: owner)
  }

  private mutating func check(_ label: HTMLLabel, depth: Int, of owner: () -> String) {
    guard case .table(let table) = label else { return }
    if depth > Graph.maximumDepth {
      return report("tables are nested more than \(Graph.maximumDepth) deep in the label of \(owner())")
    }
    if table.rows.isEmpty { report("the label of \(owner()) has a table without rows") }
    for row in table.rows {
      if row.isEmpty { report("the label of \(owner()) has a table row without cells") }
      for cell in row { check(cell.content, depth: depth + 1, of: owner) }
    }
  }
}
