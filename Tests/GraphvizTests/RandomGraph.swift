// SPDX-License-Identifier: Apache-2.0

import Graphviz
import TestSupport

extension Graph {
  /// A graph with clusters, tables, ports, rank groups and hostile labels.
  /// The seeds of random graphs that Graphviz draws; some have a text that it refuses.
  static let drawableSeeds = (0..<60).filter { (try? random(seed: UInt64($0)).render(.json)) != nil }

  static func random(seed: UInt64) -> Graph {
    var random = SplitMix64(seed: seed)
    let strings = Hostile.strings(count: 20, seed: seed)
    func text() -> String { strings.randomElement(using: &random) ?? "" }
    var number = 0
    func node() -> Node {
      number += 1
      let label: Label =
        switch Int.random(in: 0..<4, using: &random) {
        case 0: .html(.table(HTMLTable(rows: [[HTMLCell(text(), port: "p"), HTMLCell("q", port: "q")]])))
        case 1: .html(.text([.run(text(), style: TextStyle(isItalic: true)), .lineBreak(.left), "end"]))
        case 2: .plain(text(), alignment: .left)
        default: .plain(text())
        }
      let attributes: [Attribute] =
        switch Int.random(in: 0..<5, using: &random) {
        case 0: [.shape(.plain)]
        case 1: [.externalLabel(.plain(text())), .tooltip(text())]
        case 2: [.width(0), .height(0.3), .shape(.none), .style(.dashed)]
        case 3: [.group("spine"), .class(text()), .url(text())]
        default: []
        }
      return Node(Identifier(.n, number), label: label, attributes: attributes)
    }
    func cluster(depth: Int) -> Cluster {
      number += 1
      var result = Cluster(Identifier(.c, number), label: Bool.random(using: &random) ? .plain(text()) : nil)
      result.nodes = (0...Int.random(in: 0...3, using: &random)).map { _ in node() }
      if depth < 3, Bool.random(using: &random) { result.clusters = [cluster(depth: depth + 1)] }
      if Bool.random(using: &random) { result.attributes = [.style(.rounded), .tooltip(text())] }
      return result
    }

    var graph = Graph(
      name: text(), isDirected: Int.random(in: 0..<5, using: &random) > 0,
      attributes: Bool.random(using: &random) ? [.rankDirection(.leftToRight), .label(.plain(text()))] : [],
      nodeDefaults: [.shape(.box), .fontName("Menlo, monospace"), .fontSize(11)],
      edgeDefaults: Bool.random(using: &random) ? [.headLabel(.html(.text(["h"])))] : [.arrowSize(0.5)])
    graph.nodes = (0..<Int.random(in: 1...12, using: &random)).map { _ in node() }
    graph.clusters = (0..<Int.random(in: 0...3, using: &random)).map { _ in cluster(depth: 1) }
    let names = graph.nodes.map(\.id) + graph.clusters.flatMap(\.allNodes)
    for _ in 0..<Int.random(in: 0...20, using: &random) {
      guard let tail = names.randomElement(using: &random), let head = names.randomElement(using: &random)
      else {
        continue
      }
      var edge = Edge(tail, head)
      if Int.random(in: 0..<3, using: &random) == 0 { edge.label = .plain(text()) }
      if Int.random(in: 0..<3, using: &random) == 0 {
        edge.attributes = [.constraint(false), .tailPort("p", .east)]
      }
      graph.edges.append(edge)
    }
    if graph.nodes.count > 3 { graph.sameRank = [[graph.nodes[1].id, graph.nodes[2].id]] }
    return graph
  }
}

extension Cluster {
  fileprivate var allNodes: [Identifier] { nodes.map(\.id) + clusters.flatMap(\.allNodes) }
}
