// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import TestSupport
import Testing
import Trace

@testable import Diagrams

/// Lanes over time.
@MainActor
@Suite struct GestureLanesTests {
  private static let button = """
    device: {size: [320, 480]}
    window:
      rootViewController:
        class: Editor
        performs: [save]
        view:
          id: Page
          gestureRecognizers: [{id: zoom, class: UITapGestureRecognizer, numberOfTapsRequired: 2}]
          subviews:
            - id: Button
              class: UIButton
              frame: [100, 100, 100, 60]
              actions: [{event: touchUpInside, action: save, target: Editor}]

    """

  private func lanes(
    _ touches: String, _ options: DiagramOptions = DiagramOptions()
  ) throws -> Diagram {
    try Scenarios.trace(Self.button + touches).diagram(.gestureLanes, options)
  }

  @Test("GR-25: the lanes tell when the held lift arrives")
  func textOfADelayedButton() throws {
    let diagram = try lanes("touches: [{tap: [150, 130], at: 0}]\n")
    #expect(
      diagram.textEquivalent == """
        Button acts 0.35 s after the lift: zoom waits for another tap

        - finger (touch1)
          - 0 s touch1 down (150, 130)
          - 0.05 s touch1 up (150, 130)
        - zoom (UITapGestureRecognizer on Page)
          - 0 s possible, until 0.4 s
          - 0.4 s failed: the next tap did not come within 0.35 s
        - Button (UIButton · control)
          - 0 s touchesBegan
          - 0 s has touch1, until 0.4 s
          - 0 s beginTracking → true
          - 0 s tracking, until 0.4 s
          - 0 s highlighted, until 0.4 s
          - 0 s touchDown
          - 0.05 s touchesEnded held back: zoom delays it while undecided (delaysTouchesEnded), until 0.4 s
          - 0.4 s zoom is decided, so Button goes on
          - 0.4 s touchesEnded
          - 0.4 s endTracking
          - 0.4 s touchUpInside, primaryActionTriggered
        - Calls
          - 0.4 s Button: save → Editor (touchUpInside)

        """)
  }

  @Test func linesLeaveTextsFree() {
    let moment = LaneMoments.Moment(time: 0, rank: 0)
    let moments = LaneMoments([moment], time: { "\($0) s" }, text: SheetText(.english))
    let x = LaneMoments.left
    func line(_ start: Double, _ end: Double) -> [PathStep] {
      [.move(PicturePoint(x: x, y: start)), .line(PicturePoint(x: x, y: end))]
    }
    func rules(around boxes: [PictureRect]) -> SVGNode { moments.rules(from: 0, to: 100, around: boxes) }
    let boxes = [
      PictureRect(x: x - 5, y: 40, width: 20, height: 10),
      PictureRect(x: x - 5, y: 45, width: 20, height: 15),
      PictureRect(x: x + 45, y: 0, width: 9, height: 90),
    ]
    #expect(rules(around: boxes) == .path(line(0, 40) + line(60, 100), classes: ["moments"]))
    let all = PictureRect(x: x - 5, y: 0, width: 9, height: 200)
    #expect(rules(around: [all]) == .path([], classes: ["moments"]))
  }

  @Test func aTouchThatNobodyGotIsASentence() throws {
    let trace = try Scenarios.trace(
      "device: {size: [320, 480]}\nwindow: {isUserInteractionEnabled: false}\ntouches: [{tap: [1, 1]}]\n")
    let diagram = try trace.diagram(.gestureLanes)
    #expect(diagram.summary == "Nobody got the touch, so there is nothing to show over time.")
    #expect(!Diagrams.applicable(to: TraceAnalysis(trace)).contains(.gestureLanes))
  }

  @Test func theTextIsChineseInChinese() throws {
    let text = try lanes(
      "touches: [{tap: [150, 130], at: 0}]\n", DiagramOptions(language: .simplifiedChinese)
    ).textEquivalent
    #expect(text.contains("- 0.4秒 识别失败："))
    #expect(text.contains("touchesEnded被延迟"))
  }
}
