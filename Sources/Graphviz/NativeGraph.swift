// SPDX-License-Identifier: Apache-2.0

internal import CGraphviz

/// A graph in cgraph: a walk over the value fills it, and its attributes are read after the layout.
///
/// C calls `fill` and `read` while it holds its lock, perhaps on another thread.
final class NativeGraph {
  let graph: Graph
  /// The attributes read after the layout.
  private(set) var laidOut = LaidOutGraph()

  private var root: OpaquePointer?
  private var nodes: [OpaquePointer] = []
  private var edges: [OpaquePointer] = []
  private var clusters: [OpaquePointer] = []

  /// The subgraphs that are being filled, the innermost last.
  private var open: [OpaquePointer] = []
  private var succeeded = true

  init(_ graph: Graph) { self.graph = graph }

  /// The graph behind the pointer that was passed to C.
  static func at(_ context: UnsafeMutableRawPointer) -> NativeGraph {
    Unmanaged<NativeGraph>.fromOpaque(context).takeUnretainedValue()
  }

  /// Builds the graph through cgraph's own calls; returns whether that worked.
  func fill(_ root: OpaquePointer) -> Bool {
    self.root = root
    open = [root]
    var sink = self
    graph.walk(into: &sink)
    return succeeded
  }

  /// Copies the attributes of every object after the layout.
  func read() {
    laidOut.root = root.map(attributes) ?? [:]
    laidOut.nodes = nodes.map(attributes)
    laidOut.edges = edges.map(attributes)
    laidOut.clusters = clusters.map(attributes)
  }

  private func attributes(of object: OpaquePointer) -> LaidOutGraph.Attributes {
    var attributes = LaidOutGraph.Attributes()
    for name in LaidOutGraph.Name.allCases {
      if let value = hpgv_value(object, name.rawValue), value.pointee != 0 {
        attributes[name] = String(cString: value)
      }
    }
    return attributes
  }
}

extension NativeGraph: GraphSink {
  func set(_ attributes: [ResolvedAttribute], for scope: AttributeScope) {
    switch scope {
    case .graph: set(attributes, of: open.last.flatMap(hpgv_graphObject))
    case .node: setDefaults(HPGV_NODE, attributes)
    case .edge: setDefaults(HPGV_EDGE, attributes)
    }
  }

  func addNode(_ name: String, _ attributes: [ResolvedAttribute]) {
    if let node = set(attributes, of: hpgv_node(open.last, name)) { nodes.append(node) }
  }

  func addEdge(from tail: String, to head: String, _ attributes: [ResolvedAttribute]) {
    if let edge = set(attributes, of: hpgv_edge(root, tail, head)) { edges.append(edge) }
  }

  func addRank(_ names: [String]) {
    let group = hpgv_subgraph(open.last, nil)
    set([ResolvedAttribute(name: "rank", value: "same", isHTML: false)], of: group.flatMap(hpgv_graphObject))
    for name in names where hpgv_node(group, name) == nil { succeeded = false }
  }

  func beginSubgraph(_ name: String) {
    guard let subgraph = hpgv_subgraph(open.last, name), let object = hpgv_graphObject(subgraph) else {
      succeeded = false
      open += open.suffix(1)
      return
    }
    open.append(subgraph)
    clusters.append(object)
  }

  func endSubgraph() { open.removeLast() }

  private func setDefaults(_ kind: hpgv_kind, _ attributes: [ResolvedAttribute]) {
    for attribute in attributes where !hpgv_setDefault(root, kind, attribute.name, attribute.value) {
      succeeded = false
    }
  }

  /// Sets attributes of an object and returns the object.
  @discardableResult
  private func set(_ attributes: [ResolvedAttribute], of object: OpaquePointer?) -> OpaquePointer? {
    guard let object else {
      succeeded = false
      return nil
    }
    for attribute in attributes
    where !hpgv_set(root, object, attribute.name, attribute.value, attribute.isHTML) {
      succeeded = false
    }
    return object
  }
}
