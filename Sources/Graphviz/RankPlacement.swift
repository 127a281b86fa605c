// SPDX-License-Identifier: Apache-2.0

/// Decides where to declare groups of nodes that share a rank.
///
/// A group whose nodes are all in one cluster must be declared in that cluster; otherwise the nodes would leave it. A
/// group across clusters needs `newrank`, which computes ranks across clusters.
struct RankPlacement {
  /// Groups by the innermost cluster that contains all their nodes; `nil` for the graph.
  private(set) var groups: [Identifier?: [[Identifier]]] = [:]

  /// Whether a group has nodes in different clusters.
  private(set) var crossesClusters: Bool = false

  init(_ graph: Graph) {
    guard !graph.sameRank.isEmpty else { return }
    var paths: [Identifier: [Identifier]] = [:]
    for cluster in graph.clusters { Self.collect(cluster, path: [], into: &paths) }
    for group in graph.sameRank {
      let found = group.map { paths[$0] ?? [] }
      var common = found.first ?? []
      for path in found { common = zip(common, path).prefix { $0 == $1 }.map(\.0) }
      if found.contains(where: { $0.count > common.count }) { crossesClusters = true }
      groups[common.last, default: []].append(group)
    }
  }

  private static func collect(
    _ cluster: Cluster, path: [Identifier], into paths: inout [Identifier: [Identifier]]
  ) {
    let inside = path + [cluster.id]
    for node in cluster.nodes { paths[node.id] = inside }
    for inner in cluster.clusters { collect(inner, path: inside, into: &paths) }
  }
}
