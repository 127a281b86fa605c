// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("Controls, and where a tap would come to a view")
@MainActor
struct ControlReportTests {
  /// One control is free, one is half under a view in front, one wholly, and one is off the screen.
  private static let screen = """
    device: {size: [320, 480]}
    window:
      subviews:
        - {id: Free, class: UIButton, frame: [20, 20, 100, 44], actions: [{event: touchUpInside, target: Desk, action: free}]}
        - {id: HalfUnder, class: UIButton, frame: [20, 100, 100, 60]}
        - {id: Under, class: UIButton, frame: [20, 200, 100, 44]}
        - {id: Away, class: UIButton, frame: [20, 600, 100, 44]}
        - {id: Glass, frame: [70, 90, 200, 300]}
        - {id: Pane, frame: [0, 190, 320, 100]}
    touches: [{tap: [30, 220]}]
    """

  private func explain(_ arguments: String...) throws -> String {
    let folder = try Folder()
    let file = try folder.write(Self.screen, "screen.yml")
    let outcome = hitpath(["explain", file] + arguments)
    #expect(outcome.code == 0, "\(outcome.diagnostics)")
    return outcome.output
  }

  /// Controls that no tap reaches come first.
  @Test func everyControlIsToldWithItsShareAPointAndWhatATapBecomes() throws {
    #expect(
      try explain("--all-controls") == """
        Under (UIButton)
          0 % reachable, taken by Pane (100 %)
          a tap at its middle, (70, 222): Pane gets the tap, because it lies in front of Under, and nobody handles it.

        Away (UIButton)
          0 % reachable
          its middle is off the screen

        Free (UIButton)
          100 % reachable
          a tap at (70, 42): Free gets the tap and sends free, because it is the deepest view under the finger.

        HalfUnder (UIButton)
          50 % reachable, taken by Glass (50 %)
          a tap at (45, 130): HalfUnder gets the tap and does nothing, because it has no action.

        4 controls; no tap reaches 2 of them.

        """)
  }

  @Test func scriptsGetTheSameNumbers() throws {
    let text = try explain("--all-controls", "--format", "json")
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let controls = try #require(object["controls"] as? [[String: Any]])
    #expect(controls.map { $0["id"] as? String } == ["Under", "Away", "Free", "HalfUnder"])
    #expect(controls.map { $0["share"] as? Double } == [0, 0, 1, 0.5])
    #expect(controls[3]["point"] as? [Double] == [45, 130])
    #expect(controls[0]["point"] is NSNull)
    #expect(controls[0]["tap"] as? [Double] == [70, 222])
    #expect(controls[1]["tap"] is NSNull)
  }

  @Test(
    "a view that is not hit is told with a point where it would be",
    arguments: [
      ("HalfUnder", "A tap at (45, 130) would reach it."), ("Under", "No tap on the screen reaches it."),
      // How a name begins is enough, in either case.
      ("fre", "A tap at (70, 42) would reach it."),
    ])
  func aPointThatWouldWork(view: String, words: String) throws {
    #expect(try explain("--view", view).contains(words))
  }

  @Test func aBeginningOfSeveralNamesIsRefusedWithThem() throws {
    let folder = try Folder()
    let outcome = hitpath("explain", try folder.write(Self.screen, "screen.yml"), "--view", "UIB")
    #expect(outcome.code == 3)
    #expect(outcome.diagnostics.contains("'UIB' could be any of 4 views: Free, HalfUnder, Under, Away"))
  }

  @Test func briefHasFewLines() throws {
    #expect(
      try explain("--format", "brief", "--view", "Under") == """
        Pane gets the tap, because it lies in front of Under, and nobody handles it.
        Under was never asked: Pane in front took the touch. In its own coordinates the touch is at (10, 20), inside its \
        bounds. No tap on the screen reaches it.
        Hit path: UIWindow → Pane
        Responder chain: Pane (view): passes it on; UIWindow (window): passes it on; UIWindowScene (window scene): \
        passes it on; UIApplication (application): passes it on; AppDelegate (application delegate): it ends here

        """)
  }

  @Test func controlsAreOfTheScreenBeforeAnyTouch() throws {
    let folder = try Folder()
    let outcome = hitpath(
      "explain", try folder.write(Self.screen, "screen.yml"), "--all-controls", "--tap", "1,1")
    #expect(outcome.code == 2)
    #expect(outcome.diagnostics.contains("--all-controls looks at the screen before any touch"))
  }

  @Test func aScreenWithoutControlsSaysSo() throws {
    let folder = try Folder()
    let file = try folder.write("window: {}", "empty.yml")
    #expect(try output(of: "explain", file, "--all-controls") == "The screen has no controls.\n")
    #expect(try output(of: "explain", file, "--all-controls", "--lang", "zh-Hans") == "这个屏幕上没有控件。\n")
  }
}
