// SPDX-License-Identifier: Apache-2.0

import Diagrams
import Foundation
import Narration
import TestSupport
import Testing
import Trace

/// The outline of views: a sheet 680 pixels wide with a claim on top.
@MainActor
@Suite struct OutlineTests {
  private let screen = """
    device: {size: [320, 480]}
    window:
      rootViewController:
        id: Checkout
        view:
          id: Page
          gestureRecognizers: [{class: UITapGestureRecognizer, id: zoom, numberOfTapsRequired: 2, actions: [{action: zoomIn, target: Checkout}]}]
          subviews:
            - {id: Items, class: UIScrollView, frame: [0, 0, 320, 300], contentSize: [320, 900],
               contentOffset: [0, 40], subviews: [{id: Tea, frame: [0, 40, 320, 60]}]}
            - id: Bar
              frame: [0, 400, 320, 40]
              subviews: [{id: Help, class: UIButton, frame: [10, -22, 80, 44], actions: [{event: touchUpInside, action: help, target: Checkout}]}]
            - {id: Toast, class: UILabel, frame: [0, 300, 320, 40], alpha: 0}
    touches:
      - tap: [160, 20]
    """

  private func rows(_ diagram: Diagram) throws -> [[String: Any]] {
    let facts = try #require(
      try JSONSerialization.jsonObject(with: Data(diagram.json().utf8)) as? [String: Any])
    return try #require(facts["rows"] as? [[String: Any]])
  }

  @Test func theClaimSaysWhatIsThereAndWhatIsUnusual() throws {
    let outline = try Scenarios.trace(screen).diagram(.outline)
    #expect(outline.title == "Page holds Items, Bar and Toast, and Help hangs 22 pt out of Bar")
    #expect(outline.summary == "Later rows lie in front. Around them: UIWindow, Checkout.")
    #expect(
      outline.textEquivalent == """
        Page holds Items, Bar and Toast, and Help hangs 22 pt out of Bar

        - UIWindow: window
          - Page (UIView): root view of Checkout; zoom; double tap; → zoomIn; Checkout (UIViewController); \
        root view controller of UIWindow
            - Items (UIScrollView): scroll view; scrolled to (0, 40); brings 2 recognizers of its own
              - Tea (UIView): view; hit-test view
            - Bar (UIView): view
              - Help (UIButton): button; → help; hangs 22 pt out of Bar
            - Toast (UILabel): label; alpha 0, interaction off

        """)
    let chinese = try Scenarios.trace(screen).diagram(.outline, DiagramOptions(language: .simplifiedChinese))
    #expect(chinese.title == "Page里有Items、Bar、Toast，Help有22点在Bar之外")
  }

  @Test(arguments: Language.all)
  func everySheetIsAsWideAndHasNoSmallText(language: Language) throws {
    let long = String(repeating: "TheNameOfAViewThatGoesOnAndOn", count: 2)
    let trace = try Scenarios.trace(
      screen.replacing("Toast", with: long).replacing("zoomIn", with: "zoomIn" + long))
    let svg = try trace.diagram(.outline, DiagramOptions(language: language)).parsed()
    #expect(svg.attributes["width"] == "680")
    let smallest = try #require(
      svg.all.filter { $0.name == "text" || $0.name == "tspan" || $0.name == "g" }
        .compactMap { $0.attributes["font-size"].flatMap { Double($0) } }.min())
    #expect(smallest == language.smallTextSize && smallest >= 11)
    for box in svg.all.filter({ $0.name == "rect" }) {
      let x = Double(box.attributes["x"] ?? "") ?? 0
      let width = Double(box.attributes["width"] ?? "") ?? 0
      #expect(x >= 20 && x + width <= 660, "\(box.attributes)")
    }
    // No name is cut.
    #expect(!svg.all.contains { ["text", "tspan"].contains($0.name) && $0.text.contains("…") })
  }

  @Test func whatHasNoRoomIsCountedButNeverTheWayToTheHitView() throws {
    let cells = (1...40).map { "{id: Cell \($0), frame: [0, \(($0 - 1) * 60), 320, 60]}" }
    let deep = (1...20).reversed().reduce("{id: Target, frame: [0, 0, 90, 50]}") { inner, number in
      "{id: L\(number), frame: [0, 0, 100, 60], subviews: [\(inner)]}"
    }
    let trace = try Scenarios.trace(
      """
      device: {size: [320, 480]}
      window:
        rootViewController:
          view:
            id: Page
            subviews:
              - {id: List, frame: [0, 100, 320, 300], subviews: [\(cells.joined(separator: ", "))]}
              - \(deep)
      touches:
        - tap: [10, 10]
      """)
    let outline = try trace.diagram(.outline)
    let rows = try rows(outline)
    #expect(rows.count <= 14)
    let views = rows.compactMap { $0["view"] as? String }
    #expect(views.contains("Target") && views.contains("Page") && views.contains("L20"))
    // The text has them all.
    #expect((1...40).allSatisfy { outline.textEquivalent.contains("- Cell \($0) (UIView): view\n") })
    let counted = rows.compactMap { $0["count"] as? Int }.reduce(0, +)
    #expect(counted + views.count == 63)
    let whole = try trace.diagram(.outline, DiagramOptions(folds: false))
    #expect(try self.rows(whole).count == 63)
  }

  @Test func severalWindowsAreRowsOfTheirOwn() throws {
    let trace = try Scenarios.trace(
      """
      device: {size: [320, 480]}
      windows:
        - {id: Back, rootViewController: {view: {id: Page}}}
        - {id: Front, windowLevel: 1, rootViewController: {view: {id: Alert}}}
      """)
    let outline = try trace.diagram(.outline)
    #expect(try rows(outline).compactMap { $0["view"] as? String } == ["Back", "Page", "Front", "Alert"])
  }
}
