// SPDX-License-Identifier: Apache-2.0

import Graphviz
import Testing

@Suite struct SVGTests {
  private static let graph: Graph = {
    var graph = Graph(name: "Tree of views", nodeDefaults: [.shape(.box), .fontName("Helvetica")])
    graph.nodes = [
      Node("a", label: "UIWindow", title: "the window"),
      Node("b", label: "OK", attributes: [.id("button"), .class("hit"), .url("#b"), .style(.dashed)]),
    ]
    graph.clusters = [
      Cluster(
        "c", label: "Scene", nodes: [Node("d", label: "d")],
        clusters: [Cluster("e", nodes: [Node("f", label: "f")])])
    ]
    graph.edges = [Edge("a", "b"), Edge("a", "b", label: "again"), Edge("d", "a", title: "back")]
    return graph
  }()

  @Test func hasNothingAroundTheElement() throws {
    let fragment = try Self.graph.svg()
    #expect(fragment.markup.hasPrefix("<svg role=\"img\" aria-labelledby=\"title\" viewBox=\"0 0 "))
    #expect(fragment.markup.hasSuffix("</g></g></svg>\n"))
    #expect(!fragment.markup.contains("<!") && !fragment.markup.contains("<?"))
    #expect(!fragment.markup.contains("transparent"))
    #expect(!fragment.markup.contains("\n\n"))
  }

  @Test func hasANaturalSize() throws {
    let fragment = try Self.graph.svg()
    let svg = try XMLTree.parse(fragment.markup)
    #expect(svg.attributes["width"] == nil && svg.attributes["height"] == nil)
    let box = try #require(svg.attributes["viewBox"]).split(separator: " ").compactMap { Double($0) }
    #expect(box == [0, 0, fragment.width, fragment.height])
    let sized = try XMLTree.parse(Self.graph.svg(SVGOptions(includesSize: true)).markup)
    #expect(sized.attributes["width"]?.hasSuffix("pt") == true)
  }

  @Test func isNamedForScreenReaders() throws {
    let options = SVGOptions(idPrefix: "fig1-", description: "A & B", classNames: ["tree", "wide"])
    let svg = try XMLTree.parse(Self.graph.svg(options).markup)
    #expect(svg.attributes["role"] == "img")
    #expect(svg.attributes["class"] == "tree wide")
    #expect(svg.attributes["aria-labelledby"] == "fig1-title fig1-desc")
    #expect(svg.children.first?.name == "title")
    #expect(svg.children.first?.attributes["id"] == "fig1-title")
    #expect(svg.children.first?.text == "Tree of views")
    #expect(svg.child("desc")?.text == "A & B")
    #expect(svg.child("g")?.child("title") == nil)
  }

  @Test func objectsHaveReadableNames() throws {
    let svg = try XMLTree.parse(Self.graph.svg().markup)
    let titles = ["node-a", "button", "node-d", "cluster-c", "cluster-e"].map {
      svg.group(id: $0)?.child("title")?.text
    }
    #expect(titles == ["the window", "OK", "d", "Scene", "e"])
    let edges = svg.all("g").filter { $0.attributes["class"] == "edge" }
    #expect(Set(edges.compactMap { $0.child("title")?.text }) == ["the window → OK", "again", "back"])
    #expect(edges.allSatisfy { $0.attributes["id"] == nil })
    #expect(svg.group(id: "a_button")?.child("a")?.attributes["xlink:title"] == "OK")
  }

  @Test func everyIdHasThePrefixOnce() throws {
    let svg = try XMLTree.parse(Self.graph.svg(SVGOptions(idPrefix: "p_")).markup)
    let ids = svg.all.compactMap { $0.attributes["id"] }
    #expect(ids.allSatisfy { $0.hasPrefix("p_") })
    #expect(Set(ids).count == ids.count)
    #expect(ids.contains("p_button") && ids.contains("p_a_button") && ids.contains("p_graph"))
    #expect(svg.group(id: "p_button")?.attributes["class"] == "node hit")
  }

  @Test func backgroundIsTransparentUnlessSet() throws {
    let plain = try XMLTree.parse(Self.graph.svg().markup)
    #expect(plain.group(id: "graph")?.child("rect") == nil)
    var graph = Self.graph
    graph.attributes = [.background("#fafafa")]
    let filled = try XMLTree.parse(graph.svg().markup)
    #expect(filled.group(id: "graph")?.child("rect")?.attributes["fill"] == "#fafafa")
    #expect(filled.group(id: "cluster-c")?.child("rect")?.attributes["fill"] == "none")
  }

  @Test func nodesWithoutLinesKeepTheirArea() throws {
    var graph = Graph(name: "g")
    graph.nodes = [Node("a", label: "a", attributes: [.shape(.box), .color(.transparent)])]
    let svg = try XMLTree.parse(graph.svg().markup)
    #expect(svg.group(id: "node-a")?.child("rect")?.attributes["stroke"] == nil)
  }

  @Test func styleIsEmbedded() throws {
    let style = ".node > polygon { fill: #eee } /* </style> & ]]> */"
    let svg = try XMLTree.parse(Self.graph.svg(SVGOptions(style: style)).markup)
    #expect(svg.child("style")?.text == style)
    #expect(try XMLTree.parse(Self.graph.svg().markup).child("style") == nil)
  }

  @Test func linkedTablesAreNotDescribedByTheirMarkup() throws {
    var graph = Graph(name: "g")
    let table = HTMLTable(rows: [[HTMLCell("UIView"), HTMLCell("7")]])
    graph.nodes = [Node("a", label: .html(.table(table)), attributes: [.url("#x")])]
    let svg = try XMLTree.parse(graph.svg().markup)
    #expect(svg.all("a").first?.attributes["xlink:title"] == "UIView 7")
    #expect(svg.group(id: "node-a")?.child("title")?.text == "UIView 7")
  }
}
