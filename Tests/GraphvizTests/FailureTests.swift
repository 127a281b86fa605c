// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Graphviz

@Suite struct FailureTests {
  private static let good: Graph = {
    var graph = Graph(name: "good")
    graph.nodes = [Node("a", label: "a")]
    return graph
  }()

  private func failure(of graph: Graph) throws -> GraphvizError {
    let error = try #require(throws: GraphvizError.self) { try graph.render(.svg) }
    let other = try #require(throws: GraphvizError.self) { try graph.layout() }
    #expect(error == other)
    #expect(error.input == graph.dot())
    _ = try Self.good.render(.svg)
    return error
  }

  private func failure(of text: String) throws -> GraphvizError {
    let error = try #require(throws: GraphvizError.self) { try Graphviz.render(dot: text, as: .svg) }
    #expect(error.input == text)
    // The next picture is not affected.
    #expect(try Graphviz.render(dot: "digraph { q }", as: .plain).text.contains("node q "))
    return error
  }

  @Test func syntaxErrorsAreThrown() throws {
    let error = try failure(of: "digraph {\n a -> -> b\n}")
    #expect(error.code == .parse)
    #expect(error.message.contains("syntax error in line 2"))
    #expect(error.description.hasPrefix("not a graph in DOT: "))
  }

  @Test(arguments: [
    "", "   ", "// nothing", "digraph", "digraph {", "}", "digraph { a [label=\"x }",
    "digraph { a [label=<x }",
  ])
  func incompleteTextsAreThrown(text: String) throws {
    #expect(try failure(of: text).code == .parse)
  }

  @Test(arguments: ["digraph { a } digraph { b }", "digraph { a }\n# c\n graph", "digraph { a } }"])
  func moreThanOneGraphIsThrown(text: String) throws {
    let error = try failure(of: text)
    #expect(error.code == .parse)
    #expect(error.message.contains("only one graph"))
  }

  @Test func bracesInStringsAndCommentsDoNotCount() throws {
    let text = """
      # } preprocessor line
      /* } */ digraph "a}b" { // }
        a [label="}\\"}"]; b [label=<<B>}</B>>] /* { */
      } // the end
      # after
      """
    #expect(try Graphviz.render(dot: text, as: .plain).text.contains("node a "))
  }

  @Test func errorsThatAreOnlyLoggedAreThrown() throws {
    let label = try failure(of: "digraph { a [label=<<B>x</I>>] }")
    #expect(label.code == .layout)
    #expect(label.message.contains("label of node a"))
    let record = try failure(of: "digraph { a [shape=record, label=\"{x\"] }")
    #expect(record.code == .layout)
  }

  @Test func longMessagesAreWhole() throws {
    let name = String(repeating: "x", count: 50_000)
    let error = try failure(of: "digraph { a -> -> \(name) \(name) }")
    #expect(error.code == .parse)
    let bad = try failure(of: "digraph { \(name) [label=<<B>\(name)>] }")
    #expect(bad.code == .layout)
    let warning = try Graphviz.render(dot: "digraph { a [shape=\"\(name)\"] }", as: .svg).warnings
    #expect(warning.contains { $0.contains(name) })
  }

  @Test func missingPluginsAreExplained() throws {
    let log = "Warning: Could not load x\nError: Layout type: \"dot\" not recognized. Use one of:\n"
    let failure = try #require(Messages(log: log).missingPlugin("dot"))
    #expect(failure.code == .missingPlugins)
    #expect(failure.message.contains("run \"dot -c\""))
    let warned = Messages(
      log: "There is no layout engine support for \"dot\"\nPerhaps \"dot -c\" needs to be run\n")
    #expect(warned.missingPlugin("dot")?.code == .missingPlugins)
    #expect(Messages(log: "Error: x\n").missingPlugin("svg") == nil)
  }

  @Test func edgesNeedTheirNodes() throws {
    var graph = Self.good
    graph.edges = [Edge("a", "ghost")]
    let error = try failure(of: graph)
    #expect(error.code == .invalidGraph)
    #expect(error.message == "the edge from a to ghost needs a node ghost, which does not exist")
  }

  @Test func namesAreUsedOnce() throws {
    var graph = Self.good
    graph.clusters = [Cluster("c", nodes: [Node("a", label: "again")])]
    #expect(try failure(of: graph).message == "two nodes are called a")
    graph.clusters = [Cluster("c"), Cluster("d", clusters: [Cluster("c")])]
    #expect(try failure(of: graph).message == "two clusters are called c")
    graph.clusters = []
    graph.sameRank = [["a", "ghost"]]
    #expect(try failure(of: graph).message == "a rank group needs a node ghost, which does not exist")
  }

  @Test func tablesNeedCells() throws {
    var graph = Self.good
    graph.nodes = [Node("a", label: .html(.table(HTMLTable(rows: []))))]
    #expect(try failure(of: graph).message == "the label of node a has a table without rows")
    graph.nodes = [Node("a", label: .html(.table(HTMLTable(rows: [[HTMLCell("x")], []]))))]
    #expect(try failure(of: graph).message == "the label of node a has a table row without cells")
  }

  @Test func addressesAndNamesAreNotCutButRefused() throws {
    var graph = Self.good
    graph.nodes[0].attributes = [.url(String(repeating: "x", count: 2_049))]
    #expect(try failure(of: graph).message == "URL of node a is longer than 2048 characters")
    graph.nodes[0].attributes = [.id(String(repeating: "x", count: 257))]
    #expect(try failure(of: graph).message == "id of node a is longer than 256 characters")
  }

  @Test func nestingHasALimit() throws {
    func nested(_ depth: Int) -> Graph {
      var cluster = Cluster(Identifier(.c, depth), label: "in", nodes: [Node("x", label: "x")])
      for level in (1..<depth).reversed() {
        cluster = Cluster(Identifier(.c, level), label: "out", clusters: [cluster])
      }
      var graph = Graph(name: "g")
      graph.clusters = [cluster]
      return graph
    }
    _ = try nested(Graph.maximumDepth).layout()
    #expect(
      try failure(of: nested(Graph.maximumDepth + 1)).message == "clusters are nested more than 50 deep")
    var label = HTMLLabel.text(["x"])
    for _ in 0..<Graph.maximumDepth { label = .table(HTMLTable(rows: [[HTMLCell(label)]])) }
    var graph = Graph(name: "g")
    graph.nodes = [Node("a", label: .html(label))]
    _ = try graph.layout()
    graph.nodes = [Node("a", label: .html(.table(HTMLTable(rows: [[HTMLCell(label)]]))))]
    #expect(try failure(of: graph).code == .invalidGraph)
    let text = "digraph { " + String(repeating: "{", count: 60) + String(repeating: "}", count: 60) + "}"
    #expect(try failure(of: text).code == .parse)
  }

  @Test func nulIsThrownInDOTText() throws {
    #expect(try failure(of: "digraph { a\u{0} }").message == "the text contains a NUL character")
  }
}
