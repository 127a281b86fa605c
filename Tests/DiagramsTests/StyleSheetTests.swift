// SPDX-License-Identifier: Apache-2.0

import Templates
import Testing

@testable import Diagrams

@Suite struct StyleSheetTests {
  private static let texts = [
    "picture/base.css": "svg.hp rect{stroke:inherit}",
    "picture/base-colors.css": "svg.hp{stroke:var(--hp-line)}",
    "picture/sheet.css": "svg.hp .hit{stroke-width:3}",
    "picture/sheet-colors.css": "svg.hp .hit{stroke:var(--hp-hit);fill:var(--hp-hit-fill)}",
    "picture/lanes-colors.css": "svg.hp .lane{stroke:var(--hp-edge)}",
  ]

  @Test func aThemeHasItsColoursInPlaceOfProperties() {
    #expect(
      StyleSheet(Self.texts).rules(for: [.sheet], theme: .dark)
        == "svg.hp rect{stroke:inherit}svg.hp{background:#111318}svg.hp{stroke:#313742}"
        + "svg.hp .hit{stroke:#b3d7fe;fill:#1c3a66}svg.hp .hit{stroke-width:3}")
  }

  @Test func withoutAThemeTheDarkColoursFollowTheReader() {
    #expect(
      StyleSheet(Self.texts).rules(for: [.base], theme: .automatic)
        == "svg.hp rect{stroke:inherit}svg.hp{background:#ffffff}svg.hp{stroke:#dcdfe5}"
        + "@media screen and (prefers-color-scheme: dark){svg.hp{background:#111318}svg.hp{stroke:#313742}}")
  }

  @Test func theBackgroundIsKnownToConverters() {
    #expect(Palette.background(.light) == "#ffffff")
    #expect(Palette.background(.automatic) == "#ffffff")
    #expect(Palette.background(.dark) == "#111318")
  }

  /// Renderers other than browsers know no functions, no nesting, and no properties of one's own.
  @Test(arguments: PicturePart.allCases)
  func theStyleSheetsUseWhatEveryRendererKnows(part: PicturePart) {
    for file in [part.forms, part.colors] {
      let text = EmbeddedTemplates.files[file] ?? ""
      #expect(!text.isEmpty || file == PicturePart.layers.colors, "\(file)")
      let rules = text.replacing("@media print{", with: "").split(separator: "}")
      for rule in rules {
        let halves = rule.split(separator: "{")
        #expect(halves.count == 2, "\(rule)")
        for selector in halves[0].split(separator: ",") {
          #expect(selector.drop { $0 == " " }.hasPrefix("svg.hp"), "\(selector)")
          let functions = selector.split(separator: ":").dropFirst().map { $0.prefix { $0 != "(" } }
          #expect(functions.allSatisfy { $0 == "not" }, "\(selector)")
        }
        for declaration in halves[1].split(separator: ";") {
          #expect(!declaration.hasPrefix("--"), "\(declaration)")
          #expect(!declaration.replacing("var(--hp-", with: "").contains("("), "\(declaration)")
        }
      }
    }
  }

  /// Forms follow colours, so that a scheme changes colours alone.
  @Test(arguments: PicturePart.allCases)
  func formsHaveNoColours(part: PicturePart) {
    #expect(EmbeddedTemplates.files[part.forms]?.contains(/var\(|#[0-9a-f]{3}/) == false)
  }

  @Test func everyColourIsDefinedAndUsed() {
    let styles = EmbeddedTemplates.files.filter { $0.key.hasSuffix(".css") }.values.joined()
    let used = Set(styles.matches(of: /var\(--hp-([a-z0-9-]+)/).map { String($0.1) })
    let defined = Set(Palette.colors.map(\.name))
    #expect(used.subtracting(defined) == [])
    #expect(defined.subtracting(used) == [])
  }

  @Test func aPageGetsThePartsOnce() {
    #expect(
      PicturePart.files(of: [.stage, .touch, .stage]) == [
        "picture/base.css", "picture/base-colors.css", "picture/touch-colors.css", "picture/stage-colors.css",
        "picture/touch.css", "picture/stage.css",
      ])
  }
}
