// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import Trace

@testable import Diagrams

/// A picture that stands alone has a name of its own, so that several can stand in one page.
@Suite struct PictureNamingTests {
  private static let style = StyleSheet([
    "picture/base.css": "svg.hp rect, svg.hp text{stroke:inherit}",
    "picture/base-colors.css": "svg.hp .hit{stroke:var(--hp-hit)}",
  ])
  private static let demo = Screen.demo.tapped(103.5, 330, handledBy: "TopView")

  /// The name of a picture: what its root is called.
  private static func name(_ svg: String) throws -> String {
    try #require(try SVGTree.parse(svg).attributes["id"])
  }

  /// The trace has no tap map.
  private static let kinds = DiagramKind.allCases.filter { !$0.needsTapMap }

  @Test(arguments: kinds)
  func everyIdentifierAndReferenceBeginsWithIt(kind: DiagramKind) throws {
    let text = try Self.demo.diagram(kind).standaloneSVG(style: Self.style)
    let svg = try SVGTree.parse(text)
    let name = try Self.name(text)
    #expect(name.count == 7 && name.hasPrefix("h"))
    let ids = Set(svg.all.compactMap { $0.attributes["id"] })
    #expect(ids.count > 2)
    #expect(ids.allSatisfy { $0 == name || $0.hasPrefix("\(name)-") })
    let named = text.matches(of: #/aria-labelledby="([^"]*)"/#).flatMap { $0.1.split(separator: " ") }
    let other = text.matches(of: #/(?:url\(|href=")#([^")]*)/#).map(\.1)
    #expect(named.count == 2)
    for reference in named + other { #expect(ids.contains(String(reference)), "\(reference)") }
  }

  /// Of the whole picture no rule and no animation has effect beside it.
  @Test(arguments: kinds, Theme.allCases)
  func itsRulesHoldInItAlone(kind: DiagramKind, theme: Theme) throws {
    let text = try Self.demo.diagram(kind).standaloneSVG(style: Self.style, theme: theme)
    let name = try Self.name(text)
    let rules = text.matches(of: #/(?s)<style>(.*?)</style>/#).map { String($0.1) }.joined()
    #expect(rules.contains("#\(name) rect, #\(name) text{stroke:inherit}"))
    #expect(!rules.contains("svg.hp") && !rules.contains("hp-"))
    let frames = Set(rules.matches(of: #/@keyframes (\S+)/#).map(\.1))
    let used = Set(rules.matches(of: #/animation(?:-name)?: ([a-z][^ ;}]*)/#).map(\.1))
    #expect(frames == used)
    #expect(frames.isEmpty == (kind != .walk))
    #expect(frames.allSatisfy { $0.hasPrefix("\(name)-") })
  }

  @Test func theNameComesFromTheContentAndTheColours() throws {
    func name(_ kind: DiagramKind, _ theme: Theme, at x: Double = 103.5) throws -> String {
      let trace = Screen.demo.tapped(x, 330, handledBy: "TopView")
      return try Self.name(trace.diagram(kind).standaloneSVG(style: Self.style, theme: theme))
    }
    #expect(try name(.hitPath, .light) == name(.hitPath, .light))
    let names = try [
      name(.hitPath, .light), name(.hitPath, .dark), name(.hitPath, .automatic), name(.screen, .light),
      name(.screen, .light, at: 104), name(.hitPath, .light, at: 104),
    ]
    #expect(Set(names).count == names.count)
  }

  @Test func aGivenNameIsTaken() throws {
    let text = try Self.demo.diagram(.hitPath).standaloneSVG(style: Self.style, name: "card")
    let svg = try SVGTree.parse(text)
    #expect(svg.attributes["id"] == "card" && svg.attributes["aria-labelledby"] == "card-title card-desc")
    #expect(svg.all("object", "hit").map { $0.attributes["id"] } == ["card-view-SubView3"])
    #expect(text.contains("#card rect"))
  }

  @Test(arguments: [
    ("card", true), ("Card_2-b", true), ("", false), ("2card", false), ("-card", false), ("a b", false),
    ("é", false), ("a\"b", false), ("卡片", false), ("a}b", false),
  ])
  func aNameIsAnIdentifierInXMLAndInStyleSheets(text: String, isName: Bool) {
    #expect(Diagram.isPictureName(text) == isName)
  }

  /// Coordinates of graphs depend on the version of Graphviz; their names do not.
  @Test func coordinatesOfGraphsDoNotNameThem() throws {
    func name(_ x: Double, isNamedByPlaces: Bool) throws -> String {
      let node = SVGNode.element(
        .svg, [.scope],
        [.label("Card", at: PicturePoint(x: x, y: 0)), .path([.move(PicturePoint(x: x, y: 0))])])
      return try Self.name(SVGWriter.file(of: node, name: nil, isNamedByPlaces: isNamedByPlaces))
    }
    #expect(try name(1, isNamedByPlaces: false) == name(2, isNamedByPlaces: false))
    #expect(try name(1, isNamedByPlaces: true) != name(2, isNamedByPlaces: true))
  }

  /// A page gives its pictures prefixes itself, and has the rules once.
  @Test func aPictureInAPageHasNoNameOfItsOwn() throws {
    let svg = try Self.demo.diagram(.hitPath, DiagramOptions(idPrefix: "t1-")).inlineSVG()
    #expect(svg.hasPrefix("<svg width="))
    #expect(svg.contains("id=\"t1-view-SubView3\""))
  }
}
