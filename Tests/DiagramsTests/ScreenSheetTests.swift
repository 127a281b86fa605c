// SPDX-License-Identifier: Apache-2.0

import Diagrams
import Foundation
import Narration
import TestSupport
import Testing
import Trace

/// The screen below a claim: the default picture of a touch on the screen.
@MainActor
@Suite struct ScreenSheetTests {
  private let screen = """
    device: {size: [320, 480]}
    window:
      rootViewController:
        id: Checkout
        view:
          id: Page
          subviews:
            - {id: Items, class: UIScrollView, frame: [0, 0, 320, 300]}
            - {id: Hint, frame: [0, 0, 320, 60], isUserInteractionEnabled: false}
            - id: Bar
              frame: [0, 400, 320, 40]
              subviews: [{id: Help, class: UIButton, text: Help me, frame: [10, 2, 80, 36], actions: [{event: touchUpInside, action: help, target: Checkout}]}]
    touches:
      - tap: [40, 420]
    """

  private func texts(_ diagram: Diagram) throws -> [String] {
    try diagram.parsed().all.filter { $0.name == "text" }.map(\.text)
  }

  @Test func theClaimSaysWhoIsHitAndWhatCameOfIt() throws {
    let sheet = try Scenarios.trace(screen).diagram(.screen)
    #expect(sheet.title == "Help is hit and gets the tap")
    #expect(sheet.summary == "Tap at (40, 420) on a screen of 320 × 480 pt, of which a part is drawn.")
    let texts = try texts(sheet)
    #expect(texts.contains("hit-test view"))
    #expect(texts.contains("help, on Checkout"))
    let chinese = try Scenarios.trace(screen).diagram(.screen, DiagramOptions(language: .simplifiedChinese))
    #expect(chinese.title == "命中Help，它收到点击")
  }

  @Test func aRefusalHasItsReasonAndWhatWasNotAskedIsNamed() throws {
    let trace = try Scenarios.trace(screen.replacing("[40, 420]", with: "[40, 40]"))
    let sheet = try trace.diagram(.screen)
    #expect(sheet.title == "Items is hit through Hint and gets the tap")
    let texts = try texts(sheet)
    #expect(texts.contains("user interaction is off"))
    #expect(texts.contains("touch is 360 pt above"))
  }

  @Test func aTouchThatNobodyHandlesSaysSo() throws {
    let trace = try Scenarios.trace(
      """
      device: {size: [320, 480]}
      window: {rootViewController: {view: {id: Page, subviews: [{id: Box, frame: [0, 0, 320, 400]}]}}}
      touches: [{tap: [40, 40]}]
      """)
    let sheet = try trace.diagram(.screen)
    #expect(sheet.title == "Box is hit, and nobody handles the tap")
    #expect(sheet.textEquivalent.contains("2. Page contains the point"))
    #expect(try texts(sheet).contains("pass the touch on, nobody handles it"))
  }

  @Test func aLongRowOfRefusalsIsOneLabelAndNoneIsLost() throws {
    let cells = (1...40).map { "{id: Cell \($0), frame: [0, \(($0 - 1) * 10), 320, 10]}" }
    let trace = try Scenarios.trace(
      """
      device: {size: [320, 480]}
      window: {rootViewController: {view: {id: Page, subviews: [\(cells.joined(separator: ", "))]}}}
      touches: [{tap: [40, 5]}]
      """)
    let sheet = try trace.diagram(.screen)
    #expect(try sheet.parsed().all("callout").count <= 8)
    for number in 1...40 { #expect(sheet.textEquivalent.contains("Cell \(number)")) }
  }

  @Test func aSmallPartIsDrawnLargerAndSaidToBeOne() throws {
    let trace = try Scenarios.trace(
      """
      device: {size: [1000, 1000]}
      window:
        rootViewController:
          view: {id: Page, subviews: [{id: Key, class: UIButton, frame: [500, 500, 60, 40]}]}
      touches: [{tap: [520, 520]}]
      """)
    let sheet = try trace.diagram(.screen)
    #expect(sheet.summary.contains("of which a part is drawn"))
    let key = try #require(sheet.parsed().all("place", "hit").first)
    #expect(key.all("area").first?.attributes["points"] != nil)
  }

  @Test func fingersThatAreDownTogetherAreAllDrawn() throws {
    let trace = try Scenarios.trace(
      """
      device: {size: [320, 480]}
      window: {rootViewController: {view: {id: Page, isMultipleTouchEnabled: true}}}
      touches:
        - {tap: [140, 140], fingers: 2}
      """)
    let sheet = try trace.diagram(.screen)
    #expect(try sheet.parsed().all("touch").count == 2)
    #expect(sheet.summary.contains("with 1 more finger"))
  }

  @Test func everyStepDrawsTheSamePartOfTheScreen() throws {
    let trace = try Scenarios.trace(screen)
    func part(_ options: DiagramOptions) throws -> [String: String] {
      let device = try #require(try trace.diagram(.screen, options).parsed().all("device").first)
      return try #require(device.child("rect")).attributes
    }
    let outcome = try part(DiagramOptions())
    for step in 1...4 {
      let drawn = try part(DiagramOptions(step: step))
      #expect(drawn["width"] == outcome["width"] && drawn["height"] == outcome["height"], "step \(step)")
    }
  }

  @Test func atAStepTheClaimSaysHowFarTheWalkIs() throws {
    let trace = try Scenarios.trace(screen)
    let sheet = try trace.diagram(.screen, DiagramOptions(step: 2))
    #expect(sheet.title == "So far 2 of 4 views are asked")
    #expect(!sheet.textEquivalent.contains("gets the touch"))
    #expect(try sheet.parsed().all("action").isEmpty)
  }

  @Test(arguments: Language.all)
  func everySheetIsAsWideAndHasNoSmallText(language: Language) throws {
    let long = screen.replacing("Hint", with: String(repeating: "TheNameOfAView", count: 4))
    for scenario in [screen, long, Scenarios.scroll, screen.replacing("420", with: "40")] {
      let trace = try Scenarios.trace(scenario)
      let svg = try trace.diagram(.screen, DiagramOptions(language: language)).parsed()
      #expect(svg.attributes["width"] == "680")
      let sizes = svg.all.filter { ["text", "tspan", "g"].contains($0.name) }
        .compactMap { $0.attributes["font-size"].flatMap { Double($0) } }
      #expect(sizes.min() == language.smallTextSize)
      #expect(svg.all("callout").count <= 8)
      #expect((Double(svg.attributes["height"] ?? "") ?? 1_000) <= 900)
      #expect(!svg.all.contains { ["text", "tspan"].contains($0.name) && $0.text.contains("…") })
    }
  }
}
