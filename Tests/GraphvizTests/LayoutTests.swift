// SPDX-License-Identifier: Apache-2.0

import Foundation
import Graphviz
import TestSupport
import Testing

@Suite struct LayoutTests {
  private static let graph: Graph = {
    var graph = Graph(
      name: "Tree of views", attributes: [.padding(0.25), .label("below")],
      nodeDefaults: [.shape(.box), .fontName("Helvetica"), .fontSize(10)])
    graph.nodes = [
      Node("a", label: "UIWindow", attributes: [.style(.rounded, .filled, .dashed), .fillColor("#eeeeee")]),
      Node("b", label: .plain("OK\nthere"), attributes: [.penWidth(2), .externalLabel("beside")]),
      Node(
        "t",
        label: .html(
          .table(
            HTMLTable(rows: [
              [
                HTMLCell("1", background: "#336699"),
                HTMLCell(
                  "two",
                  style: TextStyle(isBold: true, isItalic: true, isUnderlined: true, isStruckThrough: true)),
              ]
            ])))),
      Node("p", label: "", attributes: [.shape(.point)]),
      Node("n", label: "note", attributes: [.shape(.note)]),
      Node("gone", label: "gone", attributes: [.style(.invisible)]),
    ]
    graph.clusters = [
      Cluster(
        "c", label: "Scene", nodes: [Node("d", label: "d")],
        clusters: [Cluster("e", nodes: [Node("f", label: "f")])])
    ]
    graph.edges = [
      Edge("a", "b", label: "again"), Edge("a", "b", attributes: [.direction(.both)]), Edge("d", "a"),
      Edge("b", "b", attributes: [.headLabel("h"), .arrowHead(.dot)]),
      Edge("t", "p", attributes: [.arrowHead(.none)]),
    ]
    return graph
  }()

  private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.02 }

  /// Compares a layout with the places in `json0`, whose y grows upwards from the lower left corner of the box.
  private func compare(_ graph: Graph, padding: Double, engine: Engine = .dot) throws {
    let layout = try graph.layout(engine: engine)
    let json = try JSONPlaces(graph.render(.json, engine: engine))
    let box = try #require(json.boxes[""]).split(separator: ",").compactMap { Double($0) }
    #expect(isNear(layout.width, box[2] - box[0] + 2 * padding))
    #expect(isNear(layout.height, box[3] - box[1] + 2 * padding))
    func x(_ x: Double) -> Double { x - box[0] + padding }
    func y(_ y: Double) -> Double { box[3] - y + padding }
    #expect(layout.nodes.map(\.id.rawValue).sorted() == json.places.keys.sorted())
    for node in layout.nodes {
      let place = try #require(json.places[node.id.rawValue])
      #expect(isNear(node.center.x, x(place.x)) && isNear(node.center.y, y(place.y)))
      #expect(isNear(node.width, place.width * 72) && isNear(node.height, place.height * 72))
    }
    for cluster in layout.clusters {
      guard let text = json.boxes["cluster_" + cluster.id.rawValue] else { continue }
      let box = text.split(separator: ",").compactMap { Double($0) }
      #expect(isNear(cluster.origin.x, x(box[0])) && isNear(cluster.origin.y, y(box[3])))
      #expect(isNear(cluster.width, box[2] - box[0]) && isNear(cluster.height, box[3] - box[1]))
    }
    let curves = layout.edges.map { edge in
      "\(edge.tail) \(edge.head) "
        + edge.curves.map { curve in
          ([curve.tailTip.map { ("s", $0) }, curve.headTip.map { ("e", $0) }].compactMap { $0 }
            + curve.points.map { ("", $0) })
            .map { "\($0) \(Int(($1.x * 10).rounded())) \(Int(($1.y * 10).rounded()))" }.joined(
              separator: " ")
        }.joined(separator: ";")
    }
    let expected = json.curves.map { text in
      let words = text.split(separator: " ", omittingEmptySubsequences: false)
      return "\(words[0]) \(words[1]) "
        + words.dropFirst(2).dropLast().joined(separator: " ").split(separator: ";").map { part in
          part == "-"
            ? ""
            : part.split(separator: " ").map { word in
              let parts = word.split(separator: ",").map(String.init)
              let numbers = parts.suffix(2).compactMap(Double.init)
              return "\(parts.count > 2 ? parts[0] : "") \(Int((x(numbers[0]) * 10).rounded()))"
                + " \(Int((y(numbers[1]) * 10).rounded()))"
            }.joined(separator: " ")
        }.joined(separator: ";")
    }
    #expect(curves.sorted() == expected.sorted())
  }

  @Test func placesAreThoseOfJSON() throws {
    try compare(Self.graph, padding: 18)
  }

  @Test(arguments: Graph.drawableSeeds.prefix(24))
  func placesOfRandomGraphsAreThoseOfJSON(seed: Int) throws {
    try compare(Graph.random(seed: UInt64(seed)), padding: 4)
  }

  @Test(arguments: [Engine.neato, .twopi, .circo, .osage])
  func otherEnginesHavePlacesToo(engine: Engine) throws {
    try compare(Self.graph, padding: 18, engine: engine)
  }

  @Test func manyNodesKeepTheirOrder() throws {
    var graph = Graph(name: "g", attributes: [.rankDirection(.leftToRight)])
    graph.nodes = (0..<600).map { Node(Identifier(.n, $0), label: .plain("node \($0)")) }
    graph.edges = (1..<600).map { Edge(Identifier(.n, $0 / 4), Identifier(.n, $0)) }
    let layout = try graph.layout()
    #expect(layout.nodes.map(\.id) == graph.nodes.map(\.id))
    #expect(layout.nodes.map { $0.marks.lines.joined() } == (0..<600).map { "node \($0)" })
    #expect(layout.edges.map(\.head) == graph.edges.map(\.head))
    try compare(graph, padding: 4)
  }

  @Test func shapesAreAsDrawn() throws {
    let layout = try Self.graph.layout()
    func shapes(_ id: Identifier) throws -> [(outline: Layout.Outline, pen: Layout.Pen)] {
      let node = try #require(layout.nodes.first { $0.id == id })
      return node.marks.compactMap {
        if case .shape(let outline, let pen) = $0 { (outline, pen) } else { nil }
      }
    }
    let rounded = try #require(try shapes("a").first)
    #expect(rounded.pen.stroke == "#000000" && rounded.pen.fill == "#eeeeee")
    #expect(rounded.pen.width == 1 && rounded.pen.dashes == .dashed)
    guard case .curve(let points) = rounded.outline else { return #expect(Bool(false), "no curve") }
    #expect(points.count == 25)
    let heavy = try #require(try shapes("b").first)
    #expect(heavy.pen.fill == nil && heavy.pen.width == 2 && heavy.pen.dashes == .solid)
    let center = try #require(layout.nodes.first { $0.id == "b" }).center
    guard case .polygon(let corners) = heavy.outline else { return #expect(Bool(false), "no polygon") }
    #expect(
      isNear(corners.map(\.x).reduce(0, +) / 4, center.x)
        && isNear(corners.map(\.y).reduce(0, +) / 4, center.y))
    guard case .ellipse(let middle, let radius, _) = try #require(try shapes("p").first).outline else {
      return #expect(Bool(false), "no ellipse")
    }
    #expect(try #require(layout.nodes.first { $0.id == "p" }).center == middle && isNear(radius, 1.8))
    #expect(try shapes("n").count == 3)
    #expect(try shapes("gone").isEmpty)
    #expect(try shapes("t").contains { $0.pen.fill == "#336699" && $0.pen.stroke == nil })
    // The line, both heads; a dot.
    #expect(layout.edges.map { $0.marks.count - $0.marks.lines.count } == [2, 3, 2, 2, 1])
  }

  @Test func textsAreAsDrawn() throws {
    let layout = try Self.graph.layout()
    func texts(_ marks: [Layout.Mark]) -> [Layout.Text] {
      marks.compactMap { if case .text(let text) = $0 { text } else { nil } }
    }
    let label = try #require(texts(layout.marks).first)
    #expect(label.string == "below" && label.position.y > layout.height - 36)
    let table = try #require(layout.nodes.first { $0.id == "t" })
    let bold = try #require(texts(table.marks).last)
    #expect(
      bold.style
        == TextStyle(
          isBold: true, isItalic: true, isUnderlined: true, isStruckThrough: true, size: 10, color: "#000000",
          fontName: "Helvetica"))
    #expect(bold.string == "two" && bold.alignment == .left)
    for node in layout.nodes {
      for text in texts(node.marks) where text.string != "beside" {
        #expect(abs(text.position.y - node.center.y) < node.height / 2, "\(text)")
        #expect(abs(text.position.x - node.center.x) <= node.width / 2, "\(text)")
      }
    }
    #expect(texts(layout.nodes[1].marks).map(\.string) == ["OK", "there", "beside"])
    let first = try #require(layout.edges.first)
    #expect(texts(first.marks).map(\.string) == ["again"])
    #expect(layout.clusters.map { texts($0.marks).map(\.string) } == [["Scene"], []])
  }

  /// The texts stand where Graphviz's own SVG has them.
  @Test func baseLinesAreThoseOfGraphvizSVG() throws {
    let svg = try XMLTree.parse(Self.graph.render(.svg).text)
    let height = try Self.graph.layout().height
    let drawn = svg.all("text").map {
      "\($0.text) \(tenths(height - 18 + (Double($0.attributes["y"] ?? "") ?? 0)))"
    }
    let layout = try Self.graph.layout()
    let marks =
      layout.marks + layout.nodes.flatMap(\.marks) + layout.edges.flatMap(\.marks)
      + layout.clusters.flatMap(\.marks)
    let ours = marks.compactMap {
      if case .text(let text) = $0 { "\(text.string) \(tenths(text.position.y))" } else { nil }
    }
    #expect(ours.sorted() == drawn.sorted())
  }

  private func tenths(_ number: Double) -> Int { Int((number * 10).rounded()) }

  @Test func backgroundIsThereIfSet() throws {
    var graph = Self.graph
    #expect(try graph.layout().marks.count == 1)
    graph.attributes.append(.background("#fafafa"))
    guard case .shape(_, let pen) = try graph.layout().marks[0] else {
      return #expect(Bool(false), "no shape")
    }
    #expect(pen.fill == "#fafafa" && pen.stroke == nil)
  }

  @Test func coloursThatCannotBeSeenAreNone() throws {
    var graph = Graph(name: "g")
    graph.nodes = [Node("a", label: "a", attributes: [.shape(.box), .color(.transparent)])]
    guard case .shape(_, let pen) = try graph.layout().nodes[0].marks[0] else { return #expect(Bool(false)) }
    #expect(pen.stroke == nil && pen.fill == nil)
  }

  @Test(
    arguments: [
      ("#fff", "#ffffff"), ("#3366FF", "#3366ff"), ("#3366ff80", "#3366ff"), ("#3366ff00", nil), ("red", nil),
      ("#12", nil), ("#ggg", nil), ("", nil), ("#١٢٣", nil),
    ] as [(String, String?)])
  func coloursOfCSSAreRead(text: String, expected: String?) {
    #expect(Color(css: text)?.text == expected)
  }
}

extension [Layout.Mark] {
  /// The texts, in order.
  var lines: [String] { compactMap { if case .text(let text) = $0 { text.string } else { nil } } }
}
