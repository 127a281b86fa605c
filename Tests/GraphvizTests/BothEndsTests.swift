// SPDX-License-Identifier: Apache-2.0

import Graphviz
import Testing

/// A graph gives the same picture when it is built natively and when it is written as DOT.
@Suite struct BothEndsTests {
  @Test func mostRandomGraphsCanBeDrawn() {
    #expect(Graph.drawableSeeds.count >= 40)
  }

  @Test(arguments: 0..<60)
  func randomGraphsAreLaidOutAlike(seed: Int) throws {
    let graph = Graph.random(seed: UInt64(seed))
    let native: Rendering
    do {
      native = try graph.render(.json)
    } catch {
      // If one way refuses a graph, the other refuses it for the same reason.
      let other = try #require(throws: GraphvizError.self) {
        try Graphviz.render(dot: graph.dot(), as: .json)
      }
      #expect(other.message == error.message)
      return
    }
    let text = try Graphviz.render(dot: graph.dot(), as: .json)
    #expect(try JSONPlaces(native) == JSONPlaces(text))
    #expect(native.warnings == text.warnings)
  }

  @Test(arguments: Graph.drawableSeeds.prefix(16))
  func randomGraphsAreDrawnAlike(seed: Int) throws {
    let graph = Graph.random(seed: UInt64(seed))
    let native = try graph.render(.svg)
    #expect(native.text == (try Graphviz.render(dot: graph.dot(), as: .svg)).text)
  }

  /// With clusters fdp of 2.42 depends on addresses.
  @Test(arguments: Engine.allCases.filter { $0 != .fdp })
  func enginesAgree(engine: Engine) throws {
    var graph = Graph(name: "g", nodeDefaults: [.shape(.box)])
    graph.nodes = (0..<6).map { Node(Identifier(.n, $0), label: .plain("node \($0)")) }
    graph.clusters = [Cluster("c", label: "c", nodes: [Node("x", label: "x"), Node("y", label: "y")])]
    graph.edges =
      (1..<6).map { Edge(Identifier(.n, $0 / 2), Identifier(.n, $0)) } + [Edge("n0", "x"), Edge("x", "y")]
    let native: Rendering
    do {
      native = try graph.render(.json, engine: engine)
    } catch {
      // Some installations come without the library that this engine needs.
      #expect(engine == .sfdp, "\(error)")
      return
    }
    let text = try Graphviz.render(dot: graph.dot(), as: .json, engine: engine)
    #expect(try JSONPlaces(native) == JSONPlaces(text))
  }

  @Test(arguments: Graph.drawableSeeds.prefix(8))
  func sameInputGivesTheSameLayout(seed: Int) throws {
    let graph = Graph.random(seed: UInt64(seed))
    let first = try graph.layout()
    for _ in 0..<5 { #expect(try graph.layout() == first) }
  }

  @Test(arguments: [Engine.neato, .sfdp, .circo])
  func randomPlacementStartsAnewForEveryPicture(engine: Engine) throws {
    let graph = Graph.random(seed: 8)
    let first: Rendering
    do {
      first = try graph.render(.plain, engine: engine)
    } catch {
      // Some installations come without the library that this engine needs.
      #expect(engine == .sfdp, "\(error)")
      return
    }
    _ = try? Graph.random(seed: 9).render(.plain, engine: .neato)
    #expect(try graph.render(.plain, engine: engine) == first)
  }

  @Test func edgesBetweenTheSameNodesKeepTheirOrder() throws {
    // Graphviz 2.42 chose among them by the addresses of the nodes' names.
    var graph = Graph(name: "g")
    graph.nodes = [Node("b", label: "b"), Node("a", label: "a")]
    graph.edges = [
      Edge("b", "a", attributes: [.constraint(false)]), Edge("a", "b"),
      Edge("a", "b", attributes: [.constraint(false)]), Edge("b", "b"),
    ]
    let first = try graph.render(.plain)
    for _ in 0..<30 { #expect(try graph.render(.plain) == first) }
  }
}
