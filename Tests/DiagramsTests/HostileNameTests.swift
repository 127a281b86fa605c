// SPDX-License-Identifier: Apache-2.0

import Diagrams
import Graphviz
import TestSupport
import Testing
import Trace

@testable import Diagrams

@Suite struct HostileNameTests {
  private let trace = Screen.hostile.tapped(100, 200)

  @Test(arguments: DiagramKind.allCases.filter { !$0.needsTapMap })
  func picturesStayWellFormed(kind: DiagramKind) throws {
    let diagram = try trace.diagram(kind)
    let svg = try diagram.parsed()
    #expect(svg.all.allSatisfy { !["script", "BR"].contains($0.name) })
    let style = "svg.hp title::before { content: \"</style> & ]]>\" }"
    let file = try SVGTree.parse(diagram.standaloneSVG(style: StyleSheet([PicturePart.base.forms: style])))
    #expect(file.child("style")?.text.contains("content: \"</style> & ]]>\"") == true)
    #expect(!diagram.textEquivalent.contains("\u{1}"))
    _ = try diagram.json()
  }

  @Test func textsStayIntact() throws {
    let text = try trace.diagram(.hierarchy).textEquivalent
    for name in [
      "</text><script>alert(1)</script>", "\"];evil->x;//\\", "a&amp;b]]>\\N\\G<BR/>", "👩‍👩‍👧‍👦🚀🎉 emoji",
    ] {
      #expect(text.contains(name), "\(name)")
    }
    let drawn = try trace.stage().parsed().all("label").flatMap(\.lines)
    #expect(try trace.diagram(.hierarchy).parsed().lines.contains { $0.contains("evil->x") })
    #expect(drawn.contains("3 control line tab"))
    #expect(drawn.contains("2 View"))
  }

  @Test func namesAreNeverIdentifiers() throws {
    let graph = try #require(trace.diagram(.hitPath).graph)
    #expect(graph.nodes.enumerated().allSatisfy { $1.id.rawValue == "n\($0)" })
  }
}

@Suite struct TextFitterTests {
  private let fitter = TextFitter(size: 10)

  @Test func linesBreakBetweenWordsAndInNames() {
    #expect(fitter.wrap("one two three", to: 60, lines: 5) == ["one two", "three"])
    #expect(
      fitter.wrap("NotificationCenterView", to: 70, lines: 5) == ["Notification", "CenterView"])
    #expect(
      fitter.wrap("Module.Name<Other.Thing>", to: 70, lines: 5) == ["Module.", "Name<", "Other.Thing>"])
    #expect(fitter.wrap("视图层级，视图", to: 42, lines: 5) == ["视图层", "级，视图"])
    #expect(fitter.wrap("", to: 40, lines: 2) == [""])
  }

  @Test func longTextsLoseTheirMiddle() throws {
    let name = String(repeating: "Abcdefgh", count: 100)
    let lines = fitter.wrap(name, to: 100, lines: 2)
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { fitter.width(of: $0) <= 100 })
    #expect(lines.joined().contains("…") && lines.joined().hasPrefix("Abc") && lines.joined().hasSuffix("gh"))
    #expect(fitter.cut("SubView3Sub1", to: 50) == "Sub…ub1")
    #expect(fitter.cut("SubView3Sub1", to: 10) == nil)
    #expect(fitter.cut("abc", to: 100) == "abc")
  }

  @Test func aTextIsOneLineWithoutControls() {
    #expect(TextFitter.line("  a\u{1}\n\tb\u{FFFE} ") == "a b")
    #expect(TextFitter.line(String(repeating: "e\u{301}", count: 5_000)).unicodeScalars.count == 1_000)
  }
}

@Suite struct SVGWriterTests {
  @Test(arguments: [
    (0.0, "0"), (1, "1"), (-1.5, "-1.5"), (0.04, "0"), (-0.04, "0"), (12.345, "12.3"), (0.25, ".3"),
    (.nan, "0"), (.infinity, "0"), (1e30, "1000000000"),
  ])
  func decimals(number: Double, text: String) {
    #expect(SVGWriter.decimal(number) == text)
  }

  @Test func everythingIsEscapedOnce() {
    var writer = SVGWriter()
    writer.write(.group([.id("\"><x"), .classes(["a", "'b"])], title: "<&>\u{0}", [.text("]]>")]))
    #expect(
      writer.text == """

        <g id="&quot;&gt;&lt;x" class="a &#39;b"><title>&lt;&amp;&gt;</title>]]&gt;</g>
        """)
  }

  @Test func clippingKeepsWhatIsInside() throws {
    func square(_ x: Double, _ y: Double, _ size: Double) -> Outline {
      Outline(
        points: [(0.0, 0.0), (1, 0), (1, 1), (0, 1)].map { PicturePoint(x: x + $0 * size, y: y + $1 * size) })
    }
    let part = try #require(square(5, 5, 10).clipped(to: square(0, 0, 10)))
    #expect(part.area == 25)
    #expect(part.box == PictureRect(x: 5, y: 5, width: 5, height: 5))
    #expect(square(20, 0, 5).clipped(to: square(0, 0, 10)) == nil)
    #expect(square(0, 0, 10).clipped(to: square(-5, -5, 50))?.area == 100)
    #expect(square(0, 0, 10).row(top: 2, bottom: 4).map { [$0.left, $0.right] } == [0, 10])
  }
}
