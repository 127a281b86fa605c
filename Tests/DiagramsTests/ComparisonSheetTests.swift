// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import Foundation
import Narration
import TestSupport
import Testing
import Trace

/// Both hit paths of a touch in two traces, as one tree.
@MainActor
@Suite struct ComparisonSheetTests {
  private static let shop = """
    device: {size: [320, 480]}
    window:
      subviews:
        - id: Page
          subviews:
            - id: Buy
              class: UIButton
              frame: [20, 300, 100, 44]
              actions: [{event: touchUpInside, action: buy, target: Shop}]
            - {id: Badge, frame: [90, 290, 40, 20], isUserInteractionEnabled: false}
    touches:
      - tap: [100, 305]
    """

  private func picture(
    _ a: String, _ b: String, _ language: Language = .english, touch: Int? = nil
  ) throws -> Diagram {
    let comparison = TraceComparison(
      TraceAnalysis(try Scenarios.trace(a)), TraceAnalysis(try Scenarios.trace(b)))
    return try Diagrams.comparison(
      ComparisonNarrator(language, comparison), names: Sides("a.yml", "b.yml"), touch: touch,
      language: language)
  }

  private func changed(_ old: String, _ new: String) throws -> String {
    let text = Self.shop.replacingOccurrences(of: old, with: new)
    try #require(text != Self.shop)
    return text
  }

  @Test func theViewThatPartsThemIsMarkedAndTheActionStandsWhereItIsSent() throws {
    let other = try changed(", isUserInteractionEnabled: false", "")
    let picture = try self.picture(Self.shop, other)
    #expect(
      picture.textEquivalent == """
        A hits Buy, B hits Badge: isUserInteractionEnabled of Badge is false in A and true in B

        Tap at (100, 305). A is a.yml, B is b.yml.

        - UIWindow
        - Page
        - Buy: A: hit-test view; B: not asked
        - Badge: the two part here; isUserInteractionEnabled: false in A, true in B; A: user interaction is off; \
        B: hit-test view, nobody handles it
        - A: → buy, on Shop

        """)
    let svg = try picture.parsed()
    let parts = svg.all("object", "parts")
    #expect(parts.map { $0.attributes["id"] } == ["view-Badge"])
    #expect(
      svg.all("edge").compactMap { $0.child("text")?.text.trimmingCharacters(in: .whitespaces) } == [
        "A", "B",
      ])
    #expect(svg.all("object", "action").count == 1)
  }

  @Test func aViewThatOnlyOneHasIsNotOnTheOthersScreen() throws {
    let cover = "- {id: Cover, frame: [0, 0, 320, 480]}\n        - {id: Badge"
    let picture = try self.picture(Self.shop, try changed("- {id: Badge", cover))
    #expect(picture.title == "A hits Buy, B hits Cover: only B has Cover")
    #expect(
      picture.textEquivalent.contains("- Cover: the two part here; A: not on this screen; B: hit-test view"))
  }

  @Test func whereBothHitTheSameViewTheCauseIsSaidAndNothingIsSaidTwice() throws {
    let other = try changed(
      "actions: [{event: touchUpInside",
      "gestureRecognizers: [{id: tap, class: UITapGestureRecognizer}]\n          actions: [{event: touchUpInside"
    )
    let picture = try self.picture(Self.shop, other)
    #expect(picture.title == "Both hit Buy: only B has tap")
    #expect(picture.textEquivalent.contains("- Buy: only B has tap; "))
    #expect(try self.picture(Self.shop, Self.shop).title == "Both hit Buy, on the same path")
  }

  @Test func aTouchAtAnotherPointIsToldAsSuch() throws {
    let picture = try self.picture(Self.shop, try changed("tap: [100, 305]", "tap: [10, 10]"))
    #expect(picture.title == "A hits Buy, B hits Page: the touch is at (100, 305) in A and at (10, 10) in B")
  }

  @Test func aTouchThatOnlyOneHasIsDrawnAlone() throws {
    let other = try changed("  - tap: [100, 305]", "  - tap: [100, 305]\n  - {at: 2, tap: [10, 10]}")
    #expect(try picture(Self.shop, other, touch: 1).title == "Only B has this touch, and hits Page")
    #expect(throws: DiagramError.noSuchTouch(2, count: 2)) { try picture(Self.shop, other, touch: 2) }
  }

  /// A screen as deep as those of real apps, with more that is asked than has room.
  private static func deep(_ levels: Int, _ change: String = "") -> String {
    var lines = ["device: {size: [320, 480]}", "window:", "  subviews:"]
    for level in 0..<levels {
      let indent = String(repeating: "  ", count: 2 * level + 2)
      lines.append("\(indent)- id: ContainerViewOfLevel\(level)")
      lines.append("\(indent)  frame: [0, 0, 320, 480]")
      lines.append("\(indent)  subviews:")
    }
    let indent = String(repeating: "  ", count: 2 * levels + 2)
    lines.append("\(indent)- {id: Target, frame: [0, 0, 320, 480]}")
    for number in 0..<5 { lines.append("\(indent)- {id: Neighbour\(number), frame: [0, 400, 20, 20]}") }
    if !change.isEmpty { lines.append(indent + change) }
    return (lines + ["touches:", "  - tap: [100, 100]"]).joined(separator: "\n")
  }

  @Test(arguments: Language.all)
  func picturesKeepToTheRulesOfSheets(language: Language) throws {
    let open = try changed(", isUserInteractionEnabled: false", "")
    try SheetRules.check(try picture(Self.shop, open, language), language, place: "shop, \(language.code)")
    let cover = "- {id: Cover, frame: [0, 0, 320, 480]}"
    let deep = try self.picture(Self.deep(14), Self.deep(14, cover), language)
    try SheetRules.check(deep, language, place: "deep, \(language.code)")
    #expect(deep.folded.contains("Neighbour0") && deep.folded.contains("ContainerViewOfLevel5"))
  }
}
