// SPDX-License-Identifier: Apache-2.0

import Analysis
import TestSupport
import Testing
import Trace

@testable import Diagrams

/// Calls as a picture.
@MainActor
@Suite struct SequenceTests {
  private static let button = """
    device: {size: [320, 480]}
    window:
      rootViewController:
        class: Editor
        performs: [save]
        view:
          id: Page
          subviews:
            - id: Button
              class: UIButton
              frame: [100, 100, 100, 60]
              actions: [{event: touchUpInside, action: save, target: Editor}]
    touches: [{tap: [150, 130], at: 0}]

    """

  private func sequence(_ options: DiagramOptions = DiagramOptions()) throws -> Diagram {
    try Scenarios.trace(Self.button).diagram(.sequence, options)
  }

  @Test(
    "TE-13: a view that is removed under a finger leaves the window, with or without touchesCancelled",
    arguments: [true, false])
  func aViewIsRemoved(cancels: Bool) throws {
    let text = try Scenarios.trace(
      """
      configuration: {cancelsTouchesOfRemovedViews: \(cancels)}
      window: {subviews: [{id: Card, frame: [0, 0, 100, 100], implements: [touchesCancelled]}]}
      touches: [{began: [50, 50]}, {call: removeFromSuperview, on: Card}, {ended: [60, 50]}]
      """
    ).diagram(.sequence).textEquivalent
    #expect(text.contains("UIApplication → Card: left the window with touch1\n"))
    #expect(text.contains("Card: touchesCancelled") == cancels)
    #expect(text.contains("Card: loses touch1") == cancels)
  }

  @Test("HT-28, HT-29, TE-5, UC-1, UC-11: a tap on a button, call by call")
  func textOfATap() throws {
    #expect(
      try sequence().textEquivalent == """
        Button gets 2 calls, and no recognizer takes part

        - 0 s · hit test for touch1 at (150, 130), pass 1
          1. UIApplication → UIWindow: hitTest (150, 130)
            2. UIWindow: pointInside (150, 130) → true
            3. UIWindow → Page: hitTest (150, 130)
              4. Page: pointInside (150, 130) → true
              5. Page → Button: hitTest (50, 30)
                6. Button: pointInside (50, 30) → true
              Button returns to Page: Button
            Page returns to UIWindow: Button
          UIWindow returns to UIApplication: Button
          (7–12. Pass 2: the same questions, the same answers)
        - 0 s · touch1 goes down at (150, 130)
          13. Touches → UIApplication: sendEvent
            14. UIApplication → UIWindow: sendEvent
              15. UIWindow → Button: touchesBegan (controls keep their touches)
                16. Button: beginTracking → true
                17. Button: sendActions(touchDown)
        - 0.05 s · touch1 is lifted at (150, 130)
          18. Touches → UIApplication: sendEvent
            19. UIApplication → UIWindow: sendEvent
              20. UIWindow → Button: touchesEnded (controls keep their touches)
                21. Button: endTracking
                22. Button: sendActions(touchUpInside, primaryActionTriggered)
                  23. Button → Editor: save (touchUpInside)

        """)
  }

  @Test func aStepShowsTheMessagesUpToIt() throws {
    let svg = try sequence(DiagramOptions(step: 3)).parsed()
    #expect(svg.lines.contains { $0.contains("3") } && svg.all("counted").count == 1)
    let whole = try sequence(DiagramOptions(step: 23)).textEquivalent
    #expect(
      try whole.split(separator: "\n").dropFirst()
        == sequence().textEquivalent.split(separator: "\n").dropFirst())
  }

  @Test(arguments: [0, 24])
  func stepsBeyondTheMessagesAreRefused(step: Int) throws {
    #expect(throws: DiagramError.noSuchStep(step, count: 23)) { try sequence(DiagramOptions(step: step)) }
  }
}
