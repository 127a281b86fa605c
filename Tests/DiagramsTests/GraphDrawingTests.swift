// SPDX-License-Identifier: Apache-2.0

import Graphviz
import TestSupport
import Testing
import Trace

@testable import Diagrams

/// How a graph that is laid out becomes elements.
@Suite struct GraphDrawingTests {
  private static let graph: Graph = {
    var graph = Graph(
      name: "Tree of views",
      nodeDefaults: [
        .shape(.box), .style(.rounded, .filled), .fillColor(.white), .fontName("Helvetica"), .fontSize(10),
      ],
      edgeDefaults: [.fontName("Helvetica"), .fontSize(10)])
    graph.nodes = [
      Node("a", label: "UI-Window", title: "the window"),
      Node("b", label: "it's", attributes: [.id("button"), .class("hit"), .url("#b"), .tooltip("tip")]),
      Node("h", label: "six", attributes: [.shape(.hexagon), .style(.dashed), .penWidth(2)]),
      Node(
        "r", label: "red",
        attributes: [.style(.filled), .color("#ff0000"), .fillColor("#eeeeee"), .fontSize(14)]),
      Node("i", label: "invisible", attributes: [.style(.invisible)]),
    ]
    graph.clusters = [
      Cluster(
        "c", label: "Scene", nodes: [Node("d", label: "a  b")],
        clusters: [Cluster("e", nodes: [Node("f", label: "f", attributes: [.shape(.ellipse)])])])
    ]
    graph.edges = [Edge("a", "b"), Edge("a", "b", label: "again"), Edge("d", "a", title: "back")]
    return graph
  }()

  private func drawing(
    _ graph: Graph, states: [Identifier: [String]] = [:], idPrefix: String = ""
  ) throws -> (text: String, svg: SVGTree) {
    let diagram = Diagram(
      kind: .hierarchy, title: "t", summary: "s", textEquivalent: "", content: .graph(graph), states: states,
      idPrefix: idPrefix)
    return (try diagram.inlineSVG(), try diagram.parsed())
  }

  @Test func objectsHaveIdsClassesAndTitles() throws {
    let svg = try drawing(Self.graph, idPrefix: "p_").svg
    let groups = svg.all.filter { $0.name == "g" && $0.title != nil }
    #expect(
      groups.map { "\($0.attributes["id"] ?? "-") \($0.classes.joined(separator: ".")) \($0.title ?? "")" }
        == [
          "p_cluster-c cluster Scene", "p_cluster-e cluster e", "p_node-a node the window",
          "p_button node.hit it's",
          "p_node-h node six", "p_node-r node red", "p_node-d node a  b", "p_node-f node f",
          "- edge the window → it's", "- edge again", "- edge back",
        ])
    #expect(svg.all("graph").first?.attributes["id"] == "p_graph")
    #expect(svg.all("graph").first?.title == nil)
  }

  @Test func everythingLiesInTheViewBox() throws {
    let svg = try drawing(Self.graph).svg
    #expect(
      svg.attributes["viewBox"] == "0 0 \(svg.attributes["width"] ?? "") \(svg.attributes["height"] ?? "")")
    #expect(try svg.boxes(inside: svg).count == 6)
  }

  @Test func formsAreTheirOwnElements() throws {
    let svg = try drawing(Self.graph).svg
    func node(_ id: String) -> SVGTree? { svg.all.first { $0.attributes["id"] == id } }
    let box = node("node-a")?.child("rect")
    #expect(Double(box?.attributes["rx"] ?? "") ?? 0 > 2)
    #expect(node("node-r")?.child("rect")?.attributes["rx"] == nil)
    #expect(node("node-h")?.child("polygon")?.attributes["stroke-dasharray"] == "5,2")
    #expect(node("node-h")?.child("polygon")?.attributes["stroke-width"] == "2")
    #expect(node("node-h")?.child("polygon")?.attributes["fill"] == "none")
    #expect(
      node("node-f")?.child("ellipse")?.attributes["rx"] == node("node-f")?.child("ellipse")?.attributes["rx"]
    )
    for edge in svg.all("edge") {
      #expect(edge.children.prefix(3).map(\.name) == ["title", "path", "path"])
      #expect(edge.children[2].attributes["d"]?.hasSuffix("z") == true)
    }
  }

  @Test func aStyleSheetGivesTheUsualColours() throws {
    let svg = try drawing(Self.graph).svg
    func rect(_ id: String) -> SVGTree? { svg.all.first { $0.attributes["id"] == id }?.child("rect") }
    #expect(rect("node-a")?.attributes["stroke"] == nil && rect("node-a")?.attributes["fill"] == nil)
    #expect(
      rect("node-r")?.attributes["stroke"] == "#ff0000" && rect("node-r")?.attributes["fill"] == "#eeeeee")
    #expect(rect("cluster-c")?.attributes["fill"] == "none")
    #expect(svg.all("edge").allSatisfy { edge in edge.children.allSatisfy { $0.attributes["fill"] == nil } })
  }

  @Test func whatMostTextsHaveIsSaidOnce() throws {
    let svg = try drawing(Self.graph).svg
    let root = try #require(svg.all("graph").first)
    #expect(root.attributes["font-family"] == "Helvetica" && root.attributes["font-size"] == "10")
    #expect(root.attributes["text-anchor"] == "middle")
    let texts = svg.all.filter { $0.name == "text" }
    #expect(texts.compactMap { $0.attributes["font-family"] } == ["Times,serif"])
    #expect(texts.compactMap { $0.attributes["font-size"] } == ["14", "14"])
    #expect(texts.allSatisfy { $0.attributes["text-anchor"] == nil })
  }

  @Test func textsAreWritten() throws {
    let (text, svg) = try drawing(Self.graph)
    #expect(
      svg.lines
        == ["Scene", "UI-Window", "it's", "six", "red", "a b", "f", "again"].map { $0 == "a b" ? "a  b" : $0 }
    )
    #expect(text.contains("a \u{A0}b") && text.contains("UI-Window"))
  }

  @Test func linksAndTooltipsAreKept() throws {
    let svg = try drawing(Self.graph).svg
    let link = try #require(svg.all.first { $0.name == "a" })
    #expect(link.attributes["href"] == "#b" && link.title == "tip")
    #expect(link.child("rect") != nil && link.child("text")?.text == "it's")
    var graph = Self.graph
    graph.nodes[0].attributes = [.tooltip("resting")]
    #expect(try drawing(graph).svg.all.contains { $0.name == "g" && $0.title == "resting" })
  }

  @Test func aNodeCarriesItsState() throws {
    let svg = try drawing(Self.graph, states: ["a": ["waiting", "now"], "b": ["now"]]).svg
    #expect(svg.all("now").map(\.classes) == [["node", "waiting", "now"], ["node", "hit", "now"]])
    let plain = try drawing(Self.graph).text
    let stated = try drawing(Self.graph, states: ["a": ["x"]]).text
    #expect(stated.replacing("\"node x\"", with: "\"node\"") == plain)
  }

  @Test func straightCurvesAreLines() throws {
    var graph = Graph(name: "g", nodeDefaults: [.shape(.box)])
    graph.nodes = [Node("a", label: "a"), Node("b", label: "b"), Node("c", label: "c")]
    graph.edges = [Edge("a", "b"), Edge("b", "c"), Edge("a", "c")]
    let lines = try drawing(graph).svg.all("edge").compactMap { $0.child("path")?.attributes["d"] }
    #expect(lines.count == 3 && lines.filter { $0.contains("c") }.count == 1)
  }

  @Test(arguments: [
    "\"><script>x</script>", "]]>&amp;&#65;", "\\N\\G\\", "a\\", "\\\\", "\\ T 0 0 0 0 1 -x", "<BR/>",
    "it's -- \u{1}a",
    "视图 👩‍👩‍👧 e\u{301}", "'\u{7F}'",
  ])
  func hostileTextsAreTexts(text: String) throws {
    var graph = Graph(name: text, attributes: [.label(.plain(text))])
    let attributes: [Attribute] = [.tooltip(text), .url(text), .id("i" + text), .class(text)]
    graph.nodes = [
      Node("a", label: .plain(text), title: text, attributes: attributes + [.externalLabel(.plain(text))]),
      Node("t", label: .html(.table(HTMLTable(rows: [[HTMLCell(text)]])))),
    ]
    graph.clusters = [
      Cluster("c", label: .plain(text), attributes: [.tooltip(text)], nodes: [Node("b", label: "b")])
    ]
    graph.edges = [
      Edge("a", "b", label: .plain(text), attributes: [.headLabel(.plain(text)), .tailLabel(.plain(text))])
    ]
    let svg = try drawing(graph).svg
    let visible = String(String.UnicodeScalarView(text.unicodeScalars.filter(\.isPrintable)))
    #expect(svg.lines.filter { $0 == visible }.count == 8)
    #expect(
      svg.all.allSatisfy {
        ["svg", "title", "desc", "g", "a", "rect", "polygon", "ellipse", "path", "text"].contains($0.name)
      })
    let node = try #require(svg.all("node").first)
    #expect(node.title == visible && node.attributes["id"] == "i" + visible)
    #expect(node.all.first { $0.name == "a" }?.attributes["href"] == visible)
  }
}

/// Pictures of the gallery kind: every node and edge is drawn once, inside the picture.
@Suite struct GraphPictureTests {
  @Test(arguments: DiagramKind.allCases.filter { $0.form == .graph }, PictureDetail.allCases)
  func everythingIsDrawnOnce(kind: DiagramKind, detail: PictureDetail) throws {
    let diagram = try Screen.demo.tapped(100, 200).diagram(kind, DiagramOptions(detail: detail))
    let graph = try #require(diagram.graph)
    let svg = try diagram.parsed()
    #expect(svg.all("graph").count == 1)
    let boxes = svg.all("node") + svg.all("object")
    #expect(boxes.count == graph.everyNode.count)
    let invisible = graph.edges.count { $0.attributes.contains(.style(.invisible)) }
    #expect(svg.all("edge").count == graph.edges.count - invisible)
    #expect(svg.all("cluster").count == graph.everyCluster.count)
    #expect(boxes.compactMap(\.title) == graph.everyNode.map(graph.title(of:)))
    let ids = svg.all.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    #expect(try !svg.boxes(inside: svg).isEmpty)
  }
}

extension SVGTree {
  /// The boxes, all of them in the view box of the picture, give or take half a line.
  fileprivate func boxes(inside svg: SVGTree) throws -> [PictureRect] {
    func numbers(_ text: String?) -> [Double] { (text ?? "").split(separator: " ").compactMap { Double($0) } }
    let view = numbers(svg.attributes["viewBox"])
    let whole = PictureRect(x: view[0] - 1, y: view[1] - 1, width: view[2] + 2, height: view[3] + 2)
    return try all.filter { $0.name == "rect" }.map { rect in
      let values = ["x", "y", "width", "height"].map { Double(rect.attributes[$0] ?? "") ?? .nan }
      let box = PictureRect(x: values[0], y: values[1], width: values[2], height: values[3])
      try #require(whole.contains(box), "\(box)")
      return box
    }
  }
}
