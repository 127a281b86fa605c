// SPDX-License-Identifier: Apache-2.0

/// A graph as a value, which Graphviz can lay out and which can be written as DOT text.
///
/// ```swift
/// var graph = Graph(name: "tree", attributes: [.rankDirection(.leftToRight)], nodeDefaults: [.shape(.box)])
/// graph.nodes = [Node("a", label: "UIWindow"), Node("b", label: "UIButton \"OK\"")]
/// graph.edges = [Edge("a", "b")]
/// print(graph.dot())
/// for node in try graph.layout().nodes { print(node.id, node.center) }
/// ```
///
/// A graph may be filled in any order; drawing validates it.
public struct Graph: Sendable, Equatable {
  /// The largest number of nodes that can be laid out. A readable picture has far fewer.
  public static let maximumNodeCount: Int = 5_000

  /// The largest number of edges that can be laid out.
  public static let maximumEdgeCount: Int = 20_000

  /// The deepest nesting of clusters, and of tables in a label.
  public static let maximumDepth: Int = 50

  /// The graph's name; any text. In DOT text and for Graphviz, underscores replace characters that no identifier has.
  public var name: String

  /// Whether edges have a direction.
  public var isDirected: Bool

  /// Attributes of the whole graph.
  public var attributes: [Attribute]

  /// Attributes that every node has unless it sets its own.
  public var nodeDefaults: [Attribute]

  /// Attributes that every edge has unless it sets its own.
  public var edgeDefaults: [Attribute]

  /// Nodes outside all clusters.
  public var nodes: [Node] = []

  /// Edges, between nodes inside or outside clusters.
  public var edges: [Edge] = []

  /// Outermost clusters.
  public var clusters: [Cluster] = []

  /// Groups of nodes that are placed side by side.
  public var sameRank: [[Identifier]] = []

  /// The longest text of a label, title or tooltip, in characters; longer texts are cut and end in an ellipsis.
  public var textLimit: Int = 256

  /// Makes an empty graph.
  public init(
    name: String, isDirected: Bool = true, attributes: [Attribute] = [], nodeDefaults: [Attribute] = [],
    edgeDefaults: [Attribute] = []
  ) {
    self.name = name
    self.isDirected = isDirected
    self.attributes = attributes
    self.nodeDefaults = nodeDefaults
    self.edgeDefaults = edgeDefaults
  }

  /// The nodes outside clusters, then those inside, cluster by cluster.
  package var everyNode: [Node] { nodes + everyCluster.flatMap(\.nodes) }

  /// The clusters, each followed by those in it.
  package var everyCluster: [Cluster] {
    func all(_ clusters: [Cluster]) -> [Cluster] { clusters.flatMap { [$0] + all($0.clusters) } }
    return all(clusters)
  }
}

/// A node.
public struct Node: Sendable, Equatable {
  /// The node's name in the graph.
  public var id: Identifier
  /// The text in the node.
  public var label: Label
  /// The readable name, for tooltips and screen readers; the label's text if `nil`. Graphviz does not get it.
  public var title: String?
  /// Attributes of this node.
  public var attributes: [Attribute]

  /// Makes a node.
  public init(_ id: Identifier, label: Label, title: String? = nil, attributes: [Attribute] = []) {
    self.id = id
    self.label = label
    self.title = title
    self.attributes = attributes
  }
}

/// An edge between two nodes. Several edges between the same nodes are several lines.
public struct Edge: Sendable, Equatable {
  /// The node where the edge begins.
  public var tail: Identifier
  /// The node where the edge ends.
  public var head: Identifier
  /// The text beside the edge.
  public var label: Label?
  /// The readable name; the label's text, or the names of both nodes, if `nil`.
  public var title: String?
  /// Attributes of this edge.
  public var attributes: [Attribute]

  /// Makes an edge.
  public init(
    _ tail: Identifier, _ head: Identifier, label: Label? = nil, title: String? = nil,
    attributes: [Attribute] = []
  ) {
    self.tail = tail
    self.head = head
    self.label = label
    self.title = title
    self.attributes = attributes
  }
}

/// A box around nodes and further clusters.
public struct Cluster: Sendable, Equatable {
  /// The cluster's name; in DOT text it is preceded by `cluster_`.
  public var id: Identifier
  /// The text in the box.
  public var label: Label?
  /// The readable name; the label's text, or the name, if `nil`.
  public var title: String?
  /// Attributes of this cluster.
  public var attributes: [Attribute]
  /// Nodes directly in this cluster.
  public var nodes: [Node]
  /// Clusters directly in this cluster.
  public var clusters: [Cluster]

  /// Makes a cluster.
  public init(
    _ id: Identifier, label: Label? = nil, title: String? = nil, attributes: [Attribute] = [],
    nodes: [Node] = [], clusters: [Cluster] = []
  ) {
    self.id = id
    self.label = label
    self.title = title
    self.attributes = attributes
    self.nodes = nodes
    self.clusters = clusters
  }
}
