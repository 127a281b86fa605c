// SPDX-License-Identifier: Apache-2.0

import Testing

/// Why an expectation fails, in the words of `hitpath explain`, with its place and the command that shows the page.
@MainActor
@Suite struct CheckReasonTests {
  private static let slow = """
    window:
      subviews:
        - id: Page
          gestureRecognizers: [{id: zoom, class: UITapGestureRecognizer, numberOfTapsRequired: 2}]
          subviews:
            - {id: Buy, class: UIButton, frame: [20, 100, 120, 44], actions: [{event: touchUpInside, action: buy, target: Shop}]}
    touches: [{tap: [30, 110]}]
    """

  private func check(_ expectations: String, _ screen: String = slow) throws -> String {
    let folder = try Folder()
    return hitpath("check", try folder.write("\(screen)\nexpect:\n\(expectations)\n", "slow.yml")).output(
      in: folder)
  }

  private func sentence(_ arguments: String...) throws -> String {
    let folder = try Folder()
    return try output(of: "explain", try folder.write(Self.slow, "slow.yml"), "--format", "brief")
  }

  @Test func ofActionsTheVerdictIsTheReason() throws {
    let why = try #require(try sentence().split(separator: "\n").first)
    #expect(why.hasPrefix("Buy gets the tap and sends buy 0.35 s after the lift, because zoom on Page waits"))
    #expect(
      try check("  actions: [{action: buy, at: 0.05}]") == """
        slow.yml:9:3: error: actions
          - buy at 0.05
          + Buy.buy(touchUpInside) -> Shop at 0.4
          why: \(why)
          see: hitpath report slow.yml --open
        0 passed, 1 failed

        """)
  }

  @Test func ofStatesItIsWhatTheRecognizerDidAtThePlaceOfItsEntry() throws {
    let text = try check("  states:\n    zoom: [ended]")
    #expect(text.hasPrefix("slow.yml:10:5: error: states of zoom\n"))
    #expect(
      text.contains(
        "\n  why: zoom (UITapGestureRecognizer on Page): failed: the next tap did not come within 0.35 s."))
  }

  @Test func whereNoViewIsMeantItIsTheVerdict() throws {
    #expect(
      try check("  hitView: nil").contains("\n  why: Buy gets the tap and sends buy 0.35 s after the lift"))
  }

  @Test func whereSeveralTouchesCouldBeMeantThereIsNone() throws {
    let twice = Self.slow.replacing(
      "[{tap: [30, 110]}]", with: "[{tap: [30, 110]}, {wait: 1}, {tap: [30, 110]}]")
    let text = try check("  actions: [buy]", twice)
    #expect(text.hasPrefix("slow.yml:9:3: error: actions\n"))
    #expect(!text.contains("why: "))
  }

  @Test func aVariantIsExplainedByItsOwnRun() throws {
    let screen = """
      window:
        subviews:
          - {id: Buy, class: UIButton, frame: [20, 20, 100, 44]}
          - {id: Veil, frame: [0, 0, 320, 100]}
      touches: [{tap: [30, 30]}]
      variants:
        - {object: Veil, isHidden: [true], expect: {hitView: Veil}}
      """
    let text = try check("  hitView: Veil", screen)
    #expect(text.contains("error: hitView of touch 1, with Veil.isHidden = true\n"))
    #expect(text.contains("\n  why: Veil was asked and says no: hidden."), "\(text)")
  }

  @Test func aFileWithASpaceStandsInQuotesAndStandardInputHasNoCommand() throws {
    let folder = try Folder()
    let file = try folder.write("\(Self.slow)\nexpect: {hitView: Page}\n", "it's slow.yml")
    #expect(
      hitpath("check", file).output.contains(
        "  see: hitpath report '\(folder.path)/it'\\''s slow.yml' --open\n"))
  }
}
