// SPDX-License-Identifier: Apache-2.0

import Analysis
import Graphviz
import Narration
import TestSupport
import Testing
import Trace

@testable import Diagrams

/// Graphs below a claim: boxes with rows, placed by Graphviz.
@Suite struct GraphSheetTests {
  private static let text = SheetText(.english)

  private static func diagram(_ content: GraphContent, idPrefix: String = "") throws -> Diagram {
    let trace = Screen.demo.tapped(100, 200)
    var options = DiagramOptions()
    options.idPrefix = idPrefix
    let subject = try Diagrams.subject(of: .hitPath, TraceAnalysis(trace), options)
    return subject.diagram(
      GraphSheet(Sheet(claim: "A claim", line: nil, text: text), [content]), textEquivalent: "")
  }

  private static func box(_ mark: SheetMark, _ name: String, id: String? = nil) -> GraphContent.Item {
    GraphContent.Item(
      box: GraphBox(mark, [.object(name, "view", number: "1")], text: text), title: "\(name), a view", id: id)
  }

  private static var content: GraphContent {
    var content = GraphContent()
    let top = content.add(box(.path, "Window", id: "window"))
    content.add(box(.hit, "Card"), below: top)
    content.add(box(.fold, "Rest"), below: top, .fold)
    content.add(box(.held, "List"), below: top, .takes, mark: .held, label: "holds it")
    return content
  }

  @Test func boxesAndLinesHaveIdsClassesAndTitles() throws {
    let svg = try Self.diagram(Self.content, idPrefix: "p-").parsed()
    #expect(
      svg.all("object").map { "\($0.attributes["id"] ?? "-") \($0.classes.last ?? "") \($0.title ?? "")" }
        == [
          "p-window path Window, a view", "- hit Card, a view", "- fold Rest, a view",
          "- held List, a view",
        ])
    #expect(
      svg.all("edge").compactMap(\.title) == ["Window → Card", "Window → Rest", "Window → List: holds it"])
    #expect(svg.all("graph").first?.attributes["id"] == "p-graph")
  }

  @Test func everythingLiesInTheViewBox() throws {
    let svg = try Self.diagram(Self.content).parsed()
    #expect(
      svg.attributes["viewBox"] == "0 0 \(svg.attributes["width"] ?? "") \(svg.attributes["height"] ?? "")")
    #expect(svg.attributes["width"] == "680")
    #expect(try svg.boxes(inside: svg).count >= 4)
  }

  @Test func programsGetTheBoxesAndTheLines() throws {
    let json = try Self.diagram(Self.content).json()
    for part in [
      #""claim" : "A claim""#, #""id" : "window""#, #""mark" : "held""#, #""label" : "holds it""#,
      #""rows" : ["#,
    ] {
      #expect(json.contains(part), "\(part) in \(json)")
    }
  }

  @Test(arguments: [
    "\"><script>x</script>", "]]>&amp;&#65;", "\\N\\G\\", "a\\", "\\\\", "\\ T 0 0 0 0 1 -x", "<BR/>",
    "it's -- \u{1}a",
    "视图 👩‍👩‍👧 e\u{301}", "'\u{7F}'",
  ])
  func hostileTextsAreTexts(text: String) throws {
    var content = GraphContent()
    let visible = TextFitter.line(text)
    let top = content.add(Self.box(.path, visible, id: "i" + text))
    content.add(Self.box(.hit, "Card"), below: top, .takes, label: visible)
    let svg = try Self.diagram(content).parsed()
    #expect(
      svg.all.allSatisfy {
        ["svg", "title", "desc", "g", "rect", "path", "circle", "text", "tspan"].contains($0.name)
      })
    let node = try #require(svg.all("object").first)
    #expect(node.title == visible + ", a view")
    #expect(svg.lines.joined().replacing(" ", with: "").contains(visible.replacing(" ", with: "")))
    let dot = try #require(Self.diagram(content).dot())
    #expect(dot.hasPrefix("digraph "))
  }
}

/// Pictures of every kind that is a graph: every box and line of a graph is drawn once, inside the picture.
@Suite struct GraphPictureTests {
  @Test(arguments: DiagramKind.allCases.filter { $0.form == .graph })
  func everythingIsDrawnOnce(kind: DiagramKind) throws {
    let diagram = try Screen.demo.tapped(100, 200).diagram(kind)
    let graph = try #require(diagram.graph)
    let svg = try diagram.parsed()
    #expect(svg.all("graph").count == 1)
    #expect(svg.all("edge").count == graph.edges.count)
    #expect(svg.all("object").compactMap(\.title) == graph.nodes.map { $0.title ?? $0.label.text })
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
