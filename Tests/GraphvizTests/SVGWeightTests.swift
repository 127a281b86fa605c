// SPDX-License-Identifier: Apache-2.0

import Graphviz
import Testing

/// What a cleaned SVG says shorter than Graphviz does, and where that still is the same picture.
@Suite struct SVGWeightTests {
  private static let graph: Graph = {
    var graph = Graph(
      name: "g",
      nodeDefaults: [
        .shape(.box), .style(.rounded, .filled), .fillColor(.white), .fontName("Helvetica"), .fontSize(10),
      ])
    graph.nodes = (0..<12).map { index in
      Node(Identifier(.n, index), label: .plain("UI-View \(index)\nit's"))
    }
    graph.edges = (1..<12).flatMap { index in
      [
        Edge(Identifier(.n, index / 2), Identifier(.n, index)),
        Edge(Identifier(.n, index / 3), Identifier(.n, index)),
      ]
    }
    return graph
  }()

  private static func both(_ graph: Graph) throws -> (raw: XMLTree, short: XMLTree) {
    (try XMLTree.parse(graph.render(.svg).text), try XMLTree.parse(graph.svg().markup))
  }

  private func numbers(_ text: String?) -> [Double] {
    (text ?? "").matches(of: /-?[0-9.]+/).compactMap { Double($0.0) }
  }

  @Test func isFarLessThanGraphvizWrites() throws {
    let raw = try Self.graph.render(.svg).text
    #expect(try Self.graph.svg().markup.utf8.count * 5 < raw.utf8.count * 3)
  }

  @Test func boxesWithRoundCornersAreRectangles() throws {
    let (raw, short) = try Self.both(Self.graph)
    let outlines = raw.groups(of: "node").compactMap { $0.child("path") }
    let boxes = short.groups(of: "node").compactMap { $0.child("rect") }
    #expect(outlines.count == 12 && boxes.count == 12)
    for (outline, box) in zip(outlines, boxes) {
      let points = numbers(outline.attributes["d"])
      let xs = stride(from: 0, to: points.count, by: 2).map { points[$0] }
      let ys = stride(from: 1, to: points.count, by: 2).map { points[$0] }
      let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
      let (top, bottom) = (ys.min() ?? 0, ys.max() ?? 0)
      let drawn = ["x", "y", "width", "height"].map { Double(box.attributes[$0] ?? "") ?? .nan }
      for (value, wanted) in zip(drawn, [left, top, right - left, bottom - top]) {
        #expect(abs(value - wanted) < 0.11)
      }
      #expect((Double(box.attributes["rx"] ?? "") ?? 0) > 2)
    }
  }

  @Test func linesEndWhereGraphvizEndsThem() throws {
    let (raw, short) = try Self.both(Self.graph)
    let lines = raw.groups(of: "edge").compactMap { $0.child("path")?.attributes["d"] }
    let shorter = short.groups(of: "edge").compactMap { $0.child("path")?.attributes["d"] }
    #expect(lines.count == 22 && shorter.count == 22)
    for (line, short) in zip(lines, shorter) {
      let end = numbers(line).suffix(2)
      for (one, other) in zip(SVGOutline.end(of: short), end) { #expect(abs(one - other) < 0.06, "\(short)") }
    }
    #expect(shorter.contains { $0.contains("c") } && shorter.contains { !$0.contains("c") })
  }

  @Test func headsAreTrianglesBehindTheirLines() throws {
    let short = try XMLTree.parse(Self.graph.svg().markup)
    for edge in short.groups(of: "edge") {
      #expect(edge.children.map(\.name) == ["title", "path", "path"])
      #expect(edge.children.last?.attributes["d"]?.hasSuffix("z") == true)
    }
  }

  @Test func whatMostTextsHaveIsSaidOnce() throws {
    var graph = Self.graph
    graph.nodes.append(Node("x", label: "large", attributes: [.fontSize(14)]))
    let short = try XMLTree.parse(graph.svg().markup)
    let root = try #require(short.group(id: "graph"))
    #expect(root.attributes["font-size"] == "10" && root.attributes["text-anchor"] == "middle")
    #expect(root.attributes["font-family"]?.hasPrefix("Helvetica") == true)
    let texts = short.all("text")
    #expect(texts.allSatisfy { $0.attributes["font-family"] == nil && $0.attributes["text-anchor"] == nil })
    #expect(texts.compactMap { $0.attributes["font-size"] } == ["14"])
    #expect(short.lines.contains("UI-View 3") && short.lines.contains("it's"))
    #expect(try !graph.svg().markup.contains("&#45;"))
  }

  @Test func aStyleSheetMayGiveTheColours() throws {
    var graph = Self.graph
    graph.nodes.append(Node("x", label: "red", attributes: [.color("#ff0000"), .fillColor("#eeeeee")]))
    let plain = try XMLTree.parse(graph.svg().markup)
    #expect(plain.group(id: "node-n1")?.child("rect")?.attributes["stroke"] == "black")
    let styled = try XMLTree.parse(graph.svg(SVGOptions(leavesColorsToStyle: true)).markup)
    let box = styled.group(id: "node-n1")?.child("rect")
    #expect(box?.attributes["stroke"] == nil && box?.attributes["fill"] == nil)
    let own = styled.group(id: "node-x")?.child("rect")
    #expect(own?.attributes["stroke"] == "#ff0000" && own?.attributes["fill"] == "#eeeeee")
  }

  @Test func boxesWithoutRoundCornersAreRectanglesToo() throws {
    var graph = Graph(name: "g")
    graph.nodes = [
      Node("a", label: "a", attributes: [.shape(.box)]),
      Node("b", label: "b", attributes: [.shape(.hexagon)]),
    ]
    let svg = try XMLTree.parse(graph.svg().markup)
    #expect(svg.group(id: "node-a")?.child("rect")?.attributes["rx"] == nil)
    #expect(svg.group(id: "node-b")?.child("polygon") != nil)
  }

  @Test func theNamespaceOfLinksIsThereIfThereAreLinks() throws {
    #expect(try !Self.graph.svg().markup.contains("xlink"))
    var graph = Self.graph
    graph.nodes[3].attributes = [.url("#x")]
    #expect(try graph.svg().markup.contains(#" xmlns:xlink="http://www.w3.org/1999/xlink">"#))
  }
}

extension XMLTree {
  /// The groups of a kind of object.
  fileprivate func groups(of kind: String) -> [XMLTree] {
    all("g").filter { $0.attributes["class"] == kind }
  }
}

/// Reads outlines of relative commands.
private enum SVGOutline {
  /// Where the outline ends.
  static func end(of outline: String) -> [Double] {
    var place = [0.0, 0.0]
    for part in outline.matches(of: /([Mmhvlc])([-0-9. ]*)/) {
      let numbers = part.2.matches(of: /-?[0-9]*\.?[0-9]+/).compactMap { Double($0.0) }
      switch part.1 {
      case "h": place[0] += numbers.reduce(0, +)
      case "v": place[1] += numbers.reduce(0, +)
      default:
        let size = part.1 == "c" ? 6 : 2
        for start in stride(from: 0, to: numbers.count, by: size) {
          place[0] += numbers[start + size - 2]
          place[1] += numbers[start + size - 1]
        }
      }
    }
    return place
  }
}
