// SPDX-License-Identifier: Apache-2.0

import Graphviz
import Testing

/// Inputs that crashed or hung an older version of the library, or might.
@Suite struct OddGraphTests {
  @Test(arguments: Engine.allCases)
  func emptyGraphsHaveAPicture(engine: Engine) throws {
    var graph = Graph(name: "empty")
    #expect(try graph.layout(engine: engine).width > 0)
    graph.clusters = [Cluster("c", label: "nothing in it", clusters: [Cluster("d")])]
    #expect(try graph.layout(engine: engine).clusters.map(\.id) == ["c", "d"])
  }

  /// Without the triangulation library sfdp refuses labels; patchwork draws no edges.
  @Test(arguments: Engine.allCases.filter { $0 != .sfdp && $0 != .patchwork })
  func oddEdgesHaveAPicture(engine: Engine) throws {
    var graph = Graph(name: "odd", attributes: [.compound(true)])
    graph.clusters = [
      Cluster("a", nodes: [Node("x", label: "")]),
      Cluster("b", nodes: [Node("y", label: .html(.text([])), attributes: [.shape(.plain)])]),
    ]
    graph.nodes = [Node("p", label: "", attributes: [.shape(.point), .width(0), .height(0)])]
    graph.edges = [
      Edge("x", "x"), Edge("x", "x", label: "loop"), Edge("x", "y"), Edge("y", "x"), Edge("x", "y"),
      Edge("p", "p"),
      Edge("x", "y", attributes: [.headCluster("b"), .tailCluster("a")]),
      Edge("x", "y", attributes: [.headCluster("a"), .headPort("nowhere")]),
    ]
    let layout = try graph.layout(engine: engine)
    #expect(layout.edges.count == 8 && layout.edges.allSatisfy { !$0.marks.isEmpty })
  }

  @Test func nothingWithoutWidthStandsBesideExternalLabels() throws {
    // Each of these aborted the process in Graphviz 2.42 (xlabels.c, lblenclosing).
    var high = HTMLCell(.text([.lineBreak()]), padding: 0)
    high.height = 20
    let empty: [Label] = [
      "", "\n", .plain("\n\n", alignment: .left), "\u{200B}", "\u{7}", .html(.text([])),
      .html(.text([.lineBreak()])),
      .html(.text(["\n"])), .html(.table(HTMLTable(cellPadding: 0, rows: [[HTMLCell("", padding: 0)]]))),
      .html(.table(HTMLTable(cellPadding: 0, rows: [[high]]))),
      .html(.table(HTMLTable(cellPadding: 0, rows: [[HTMLCell("\u{200B}", padding: 0)]]))),
    ]
    var graph = Graph(name: "g", nodeDefaults: [.width(0), .height(0), .margin(0)])
    for (index, label) in empty.enumerated() {
      for shape in [Shape.plain, .none, .box, .point] {
        let id = Identifier(Identifier(.v, index).rawValue + shape.rawValue)
        graph.nodes.append(
          Node(
            try #require(id), label: label,
            attributes: [
              .shape(shape), .externalLabel("external"), .fixedSize(index.isMultiple(of: 2)), .height(0.2),
              .width(-1),
            ]))
      }
    }
    let names = graph.nodes.map(\.id)
    for (index, label) in empty.enumerated() {
      graph.edges.append(
        Edge(names[index], names[index + 4], label: label, attributes: [.headLabel(label), .tailLabel("t")]))
      graph.edges.append(
        Edge(names[index], names[index + 9], attributes: [.externalLabel(label), .constraint(false)]))
    }
    for splines in Splines.allCases {
      graph.attributes = [.splines(splines)]
      #expect(try graph.layout().nodes.count == graph.nodes.count)
    }
  }

  @Test func labelsWithinARankLeaveTheHeapWhole() throws {
    // Graphviz 2.42 freed the nodes of such a rank twice.
    for count in 3..<40 {
      var graph = Graph(name: "g", nodeDefaults: [.shape(.box)])
      graph.nodes = (0..<count).map { Node(Identifier(.n, $0), label: "n") }
      graph.edges = (1..<count).map { Edge("n0", Identifier(.n, $0)) }
      graph.edges += (2..<count).map {
        Edge(
          Identifier(.n, $0), Identifier(.n, ($0 + 1) % count), label: "label",
          attributes: [.constraint(false)])
      }
      #expect(try graph.layout().edges.flatMap(\.marks.lines).filter { $0 == "label" }.count == count - 2)
    }
  }

  @Test func labelsInTheFirstRankAreFound() throws {
    // Graphviz 2.42 read in front of its array of ranks in both cases.
    var twins = Graph(name: "g")
    twins.nodes = ["a", "b", "c", "d"].map { Node($0, label: "x") }
    twins.sameRank = [["a", "b", "c"]]
    twins.edges = [
      Edge("a", "c", attributes: [.constraint(false)]),
      Edge("a", "c", label: "label", attributes: [.constraint(false)]),
      Edge("a", "d"),
    ]
    var parts = Graph(name: "g")
    parts.nodes = (0..<8).map { Node(Identifier(.n, $0), label: "x") }
    parts.sameRank = [["n0", "n1", "n2"]]
    parts.edges = [
      Edge("n0", "n1"), Edge("n1", "n2"), Edge("n0", "n2", label: "label", attributes: [.constraint(false)]),
      Edge("n4", "n5"), Edge("n6", "n7"),
    ]
    for graph in [twins, parts] {
      let layout = try graph.layout()
      #expect(layout.edges.contains { $0.marks.lines == ["label"] })
      #expect(layout.clusters.isEmpty)
      #expect(try JSONPlaces(graph.render(.json)) == JSONPlaces(Graphviz.render(dot: graph.dot(), as: .json)))
    }
  }

  @Test func longChainsHaveRoom() async throws {
    var graph = Graph(name: "chain", nodeDefaults: [.shape(.point)])
    graph.nodes = (0..<Graph.maximumNodeCount).map { Node(Identifier(.n, $0), label: "") }
    graph.edges = (1..<graph.nodes.count).map { Edge(Identifier(.n, $0 - 1), Identifier(.n, $0)) }
    // On a thread of the pool, whose stack is small on some systems.
    let whole = graph
    let text = try await Task.detached { try whole.render(.plain).text }.value
    #expect(text.split(separator: "\n").count == 2 * Graph.maximumNodeCount + 1)
    let dot = whole.dot()
    let rings = try await Task.detached { try Graphviz.render(dot: dot, as: .plain, engine: .twopi).text }
      .value
    #expect(rings.split(separator: "\n").count == 2 * Graph.maximumNodeCount + 1)
  }

  @Test func tooLargeGraphsAreRefused() throws {
    var graph = Graph(name: "large")
    graph.nodes = (0...Graph.maximumNodeCount).map { Node(Identifier(.n, $0), label: "") }
    let error = try #require(throws: GraphvizError.self) { try graph.layout() }
    #expect(error.code == .tooLarge)
    #expect(
      error.message == """
        the graph has 5001 nodes and 0 edges; at most 5000 nodes and 20000 edges can be laid out. Fold parts of \
        it, or write DOT text instead
        """)
    let other = try #require(throws: GraphvizError.self) { try Graphviz.render(dot: graph.dot(), as: .plain) }
    #expect(other.code == .tooLarge && other.message == error.message)
  }
}
