// SPDX-License-Identifier: Apache-2.0

import Graphviz
import Testing

@Suite struct MeasureTests {
  @Test func widthsFollowTheCharacters() {
    #expect(Graphviz.width(of: "iii") < Graphviz.width(of: "mmm") / 2)
    #expect(Graphviz.width(of: "视图", fontSize: 10) == 20.4)
    #expect(Graphviz.width(of: "e\u{301}") == Graphviz.width(of: "e"))
    #expect(Graphviz.width(of: "UIView", isBold: true) > Graphviz.width(of: "UIView"))
    #expect(Graphviz.width(of: "\u{200B}") > 0)
  }

  @Test(arguments: ["Menlo", "ui-monospace, SFMono-Regular, monospace", "Courier New", "DejaVu Sans Mono"])
  func monospacedFontsAreKnownByName(name: String) {
    #expect(Graphviz.width(of: "iii", fontName: name) == Graphviz.width(of: "mmm", fontName: name))
    #expect(Graphviz.width(of: "视", fontName: name) > Graphviz.width(of: "m", fontName: name))
  }

  @Test func textsFitIntoCommonFonts() {
    // Widths at 1 pt, in thousandths: Helvetica, DejaVu Sans.
    let known: [(String, Double, Double)] = [
      ("UIButton", 3891, 4382), ("isUserInteractionEnabled", 11_171, 12_557),
      ("hitTest(_:with:)", 6557, 7527),
    ]
    for (text, helvetica, dejaVu) in known {
      let width = Graphviz.width(of: text, fontSize: 1000)
      #expect(width > max(helvetica, dejaVu) && width < helvetica * 1.35, "\(text) \(width)")
    }
  }

  @Test func nodesAreAsWideAsTheirText() throws {
    var graph = Graph(
      name: "g", nodeDefaults: [.shape(.box), .fontName("Helvetica"), .fontSize(10), .margin(0)])
    graph.nodes = [Node("a", label: "isUserInteractionEnabled"), Node("b", label: "视图层级视图层级")]
    let places = try JSONPlaces(graph.render(.json)).places
    let width = Graphviz.width(of: "isUserInteractionEnabled", fontSize: 10)
    #expect(abs((places["a"]?.width ?? 0) * 72 - width) < 0.1)
    #expect(abs((places["b"]?.width ?? 0) * 72 - 81.6) < 0.1)
  }
}
