// SPDX-License-Identifier: Apache-2.0

import Graphviz
import TestSupport
import Testing

@Suite struct HostileTextTests {
  private static let batches: Int = 10
  private static let batchSize: Int = 100

  private struct Sample {
    var graph: Graph
    var strings: [String]
  }

  private static func sample(_ batch: Int) -> Sample {
    let strings = Hostile.strings(count: batchSize, seed: UInt64(batch) + 7)
    var graph = Graph(name: strings[0], nodeDefaults: [.shape(.box)])
    for (index, string) in strings.enumerated() {
      graph.nodes.append(
        Node(
          Identifier(.n, index), label: .plain(string, alignment: index.isMultiple(of: 3) ? .left : .center),
          title: string,
          attributes: [
            .tooltip(string), .url(string), .id("i\(index) " + string), .class("k\(index)", string),
          ]))
      let run = HTMLText.run(string, style: TextStyle(isBold: index.isMultiple(of: 2), color: "#336699"))
      let html: HTMLLabel =
        index.isMultiple(of: 5) ? .text([run]) : .table(HTMLTable(rows: [[HTMLCell(.text([run]))]]))
      graph.nodes.append(Node(Identifier(.v, index), label: .html(html), attributes: [.id("h\(index)")]))
      if index > 0 {
        graph.edges.append(
          Edge(
            Identifier(.n, index - 1), Identifier(.n, index), label: .plain(string),
            attributes: [
              .id("e\(index)"), .headLabel(.plain(string)), .tooltip(string), .constraint(index % 20 != 0),
            ]))
      }
    }
    graph.clusters = strings.prefix(5).enumerated().map { index, string in
      Cluster(
        Identifier(.c, index), label: .plain(string), attributes: [.id("c\(index)"), .tooltip(string)],
        nodes: [
          Node(
            Identifier(.p, index), label: "x", attributes: [.externalLabel(.plain(string)), .id("x\(index)")])
        ])
    }
    return Sample(graph: graph, strings: strings)
  }

  private func check(_ svg: XMLTree, _ sample: Sample, prefix: String) {
    for (index, string) in sample.strings.enumerated() {
      let visible = Hostile.visible(string)
      let line = Hostile.visibleOnOneLine(string)
      let name = singleSpaced("i\(index) " + line)
      let id = prefix + name
      guard let node = svg.group(id: id) else {
        Issue.record("no node with the id \(id.debugDescription)")
        continue
      }
      // A node without text has a space, so that it keeps a width.
      #expect(node.lines.joined() == (visible.isEmpty ? " " : visible), "plain label")
      #expect(node.attributes["class"] == singleSpaced("node k\(index) " + line), "class")
      let anchor = node.all("a").first
      #expect(anchor?.attributes["xlink:href"] == line || line.isEmpty, "address")
      // Line feeds in an attribute may come back as spaces.
      #expect(anchor.map { squeezed($0.attributes["xlink:title"] ?? "") } ?? "" == squeezed(line), "tooltip")
      let html = svg.group(id: prefix + "h\(index)")
      let isOnlyText = index.isMultiple(of: 5)
      #expect(html?.lines.joined() == (visible.isEmpty && isOnlyText ? " " : visible), "HTML-like label")
      guard index > 0, let edge = svg.group(id: prefix + "e\(index)") else { continue }
      #expect(edge.lines.joined() == visible + visible, "edge labels")
    }
    for index in 0..<5 {
      let visible = Hostile.visible(sample.strings[index])
      #expect(svg.group(id: prefix + "c\(index)")?.lines.joined() == visible, "cluster label")
      #expect(svg.group(id: prefix + "x\(index)")?.lines.joined() == "x" + visible, "external label")
    }
  }

  private func singleSpaced(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where scalar != " " || result.last != " " { result.append(scalar) }
    return String(result)
  }

  private func squeezed(_ text: String) -> String {
    text.unicodeScalars.split { $0 == " " || $0 == "\n" || $0 == "\u{A0}" }
      .map { String(String.UnicodeScalarView($0)) }.joined(separator: " ")
  }

  @Test(arguments: 0..<batches)
  func survivesNatively(batch: Int) throws {
    let sample = Self.sample(batch)
    let text = try sample.graph.render(.svg).text
    check(try XMLTree.parse(text), sample, prefix: "")
  }

  @Test(arguments: [0, 1])
  func survivesAsDOTText(batch: Int) throws {
    let sample = Self.sample(batch)
    let text = try Graphviz.render(dot: sample.graph.dot(), as: .svg).text
    check(try XMLTree.parse(text), sample, prefix: "")
  }

  @Test(arguments: 0..<batches)
  func survivesInLayouts(batch: Int) throws {
    let sample = Self.sample(batch)
    let layout = try sample.graph.layout()
    func visible(_ marks: [Layout.Mark]) -> String { Hostile.visible(marks.lines.joined()) }
    for (index, string) in sample.strings.enumerated() {
      let text = Hostile.visible(string)
      let node = try #require(layout.nodes.first { $0.id == Identifier(.n, index) })
      #expect(visible(node.marks) == (text.isEmpty ? " " : text), "plain label")
      let html = try #require(layout.nodes.first { $0.id == Identifier(.v, index) })
      #expect(
        visible(html.marks) == (text.isEmpty && index.isMultiple(of: 5) ? " " : text), "HTML-like label")
      if index > 0 { #expect(visible(layout.edges[index - 1].marks) == text + text, "edge labels") }
    }
    for index in 0..<5 {
      let text = Hostile.visible(sample.strings[index])
      #expect(visible(layout.clusters[index].marks) == text, "cluster label")
      let node = try #require(layout.nodes.first { $0.id == Identifier(.p, index) })
      #expect(visible(node.marks) == "x" + text, "external label")
    }
  }

  @Test func keepsEqualPlainAndHTMLStringsApart() throws {
    var graph = Graph(name: "g")
    graph.nodes = [
      Node(
        "a", label: .plain("<FONT><B>x</B></FONT>"),
        attributes: [.id("a"), .tooltip("<FONT><B>x</B></FONT>")]),
      Node("b", label: .html(.text([.run("x", style: TextStyle(isBold: true))])), attributes: [.id("b")]),
      Node("c", label: .plain("<FONT><B>x</B></FONT>"), attributes: [.id("c")]),
      Node("d", label: .plain("x"), attributes: [.id("d")]),
      Node("e", label: .html(.text([.run("x")])), attributes: [.id("e")]),
    ]
    for text in [try graph.render(.svg).text, try Graphviz.render(dot: graph.dot(), as: .svg).text] {
      let svg = try XMLTree.parse(text)
      #expect(svg.group(id: "a")?.lines == ["<FONT><B>x</B></FONT>"])
      #expect(svg.group(id: "b")?.all("text").first?.attributes["font-weight"] == "bold")
      #expect(svg.group(id: "c")?.lines == ["<FONT><B>x</B></FONT>"])
      #expect(["b", "d", "e"].allSatisfy { svg.group(id: $0)?.lines == ["x"] })
    }
  }
}
