// SPDX-License-Identifier: Apache-2.0

import Templates
import Testing

@testable import Diagrams

@Suite struct StyleSheetTests {
  private static let css = """
    /* colours */
    :root { color-scheme: light dark; --hp-bg: #fff; --hp-line: #ccc; }
    @media screen and (prefers-color-scheme: dark) { :root { --hp-bg: #000; --hp-line: #333; } }
    svg.hp { stroke: var(--hp-line); }
    svg.hp .hit, svg.hp .lane > rect { stroke: var(--hp-line); stroke-width: 2.5; }
    svg.hp .node:not(.shaped) polygon { stroke: none; }
    @media print { svg.hp { print-color-adjust: exact; } }
    """

  private let picture = SVGNode.element(
    .svg, [.classes(["hp"])], [.group([.classes(["node", "hit"])], [.polygon([PicturePoint(x: 0, y: 0)])])])

  @Test func aThemeHasItsColoursInPlaceOfProperties() {
    #expect(
      StyleSheet(Self.css).rules(for: picture, theme: .dark) == """
        svg.hp { background: #000; }
        svg.hp { stroke: #333; }
        svg.hp .hit { stroke: #333; stroke-width: 2.5; }
        svg.hp .node:not(.shaped) polygon { stroke: none; }
        @media print {
        svg.hp { print-color-adjust: exact; }
        }

        """)
  }

  @Test func withoutAThemeTheDarkColoursFollowTheReader() {
    #expect(
      StyleSheet(Self.css).rules(for: picture, theme: .automatic) == """
        svg.hp { background: #fff; }
        svg.hp { stroke: #ccc; }
        svg.hp .hit { stroke: #ccc; stroke-width: 2.5; }
        svg.hp .node:not(.shaped) polygon { stroke: none; }
        @media screen and (prefers-color-scheme: dark) {
        svg.hp { background: #000; }
        svg.hp { stroke: #333; }
        svg.hp .hit { stroke: #333; }
        }
        @media print {
        svg.hp { print-color-adjust: exact; }
        }

        """)
  }

  @Test func rulesThatAPictureDoesNotNeedStayOut() {
    let empty = SVGNode.element(.svg, [.classes(["hp"])], [.element(.rect, [], [])])
    #expect(
      StyleSheet(Self.css).rules(for: empty, theme: .light) == """
        svg.hp { background: #fff; }
        svg.hp { stroke: #ccc; }
        @media print {
        svg.hp { print-color-adjust: exact; }
        }

        """)
  }

  @Test(arguments: [
    ("svg g.b > text", true), ("svg > text", false), ("g.a text", true), ("g.a > text", false),
    ("rect + circle + text", true), ("rect + text", false), (".b rect + circle + text", true),
    (".c rect + circle + text", false), ("rect[fill=\"none\"]", true), ("rect[fill=\"red\"]", false),
    ("g:not(.a) > text", true), ("g:not(.b) > text", false), (".a.b", false), ("polygon", false),
    ("circle[rx]", false), ("circle:not([rx])", true), ("rect[rx]", true), (".b > rect:not([rx])", false),
  ])
  func selectorsMeanWhatStandsThere(selector: String, isThere: Bool) {
    let shapes: [SVGNode] = [
      .element(.rect, [.unfilled, .number(.rx, 2)], []), .element(.circle, [], []),
      // Nothing is written for these two.
      .group([], []), .path([]),
      .element(.text, [], [.text("x < y")]),
    ]
    let picture = SVGNode.element(
      .svg, [], [.group([.classes(["a"])], [.group([.classes(["b"])], shapes)])])
    #expect(PictureElements(of: picture).matches(selector) == isThere)
  }

  @Test func theBackgroundIsKnownToConverters() {
    let style = StyleSheet(EmbeddedTemplates.diagram)
    #expect(style.background(.light) == "#ffffff")
    #expect(style.background(.automatic) == "#ffffff")
    #expect(style.background(.dark) == "#111318")
  }

  /// Renderers other than browsers know no functions, no nesting, and no properties of one's own.
  @Test(arguments: EmbeddedTemplates.diagrams)
  func theStyleSheetsUseWhatEveryRendererKnows(file: String) throws {
    let text = try #require(EmbeddedTemplates.files[file])
    for rule in StyleParser.parse(text) where rule.selectors != [":root"] {
      for selector in rule.selectors {
        #expect(selector.hasPrefix("svg.hp"), "\(selector)")
        let functions = selector.split(separator: ":").dropFirst().map { $0.prefix { $0 != "(" } }
        #expect(functions.allSatisfy { $0 == "not" }, "\(selector)")
        for argument in selector.split(separator: ":not(").dropFirst() {
          #expect(!argument.prefix { $0 != ")" }.contains { ", >+~".contains($0) }, "\(selector)")
        }
      }
      for declaration in rule.declarations {
        #expect(!declaration.name.hasPrefix("--"), "\(declaration)")
        #expect(
          declaration.value.split(separator: "(").dropLast().allSatisfy { $0.hasSuffix("var") },
          "\(declaration)")
      }
    }
  }

  @Test func everyColourOfTheRulesIsDefined() {
    let rules = StyleParser.parse(EmbeddedTemplates.diagram)
    let defined = Set(
      rules.filter { $0.selectors == [":root"] && !$0.isDark }.flatMap(\.declarations).map(\.name))
    let used = rules.flatMap(\.declarations).flatMap { declaration in
      declaration.value.ranges(of: "var(").map { declaration.value[$0.upperBound...].prefix { $0 != ")" } }
    }.map(String.init)
    #expect(used.filter { !defined.contains($0) } == [])
    #expect(used.count > 30)
  }

  /// A class with a property that no rule mentions any more would be clutter.
  @Test func everyColourIsUsed() {
    let styles = EmbeddedTemplates.text(EmbeddedTemplates.styles)
    let rules = StyleParser.parse(EmbeddedTemplates.diagram + styles)
    let values = rules.flatMap(\.declarations).map(\.value).joined(separator: " ")
    let defined = rules.filter { $0.selectors == [":root"] && !$0.isDark }.flatMap(\.declarations)
      .map(\.name).filter { $0.hasPrefix("--hp-") }
    #expect(defined.filter { !values.contains("var(\($0))") } == [])
  }
}
