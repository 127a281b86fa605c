// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import TestSupport
import Testing
import Trace

@testable import Diagrams

/// Calls below a claim.
@MainActor
@Suite struct SequenceSheetTests {
  private func page(_ recognizers: String, touches: String) throws -> TouchTrace {
    try Scenarios.trace(
      """
      device: {size: [320, 480]}
      window:
        rootViewController:
          class: Editor
          performs: [save]
          view:
            id: Page
            gestureRecognizers: [\(recognizers)]
            subviews:
              - {id: Button, class: UIButton, frame: [100, 100, 100, 60], actions: [{event: touchUpInside, action: save, target: Editor}]}
      touches: [\(touches)]

      """)
  }

  private let zoom = "{id: zoom, class: UITapGestureRecognizer, numberOfTapsRequired: 2}"

  private func heads(_ svg: SVGTree) -> [String] {
    svg.all("object").map { head in head.all.first { $0.name == "tspan" }?.text ?? "" }
  }

  @Test func theSearchIsOneLineAndTheMomentsAreOpen() throws {
    let diagram = try page(zoom, touches: "{tap: [150, 130]}").diagram(.sequence)
    #expect(diagram.title == "Button acts 0.35 s after the lift: zoom waits for another tap")
    let svg = try diagram.parsed()
    #expect(heads(svg) == ["UIWindow", "zoom", "Button", "Editor"])
    #expect(svg.all("counted").first?.title?.hasPrefix("0 s: 12 calls") == true)
    #expect(svg.all("band").map { $0.lines.joined(separator: " ") }.count == 3)
    #expect(svg.all("message", "gets").count == 1)
    #expect(svg.all("message", "held").first?.lines.contains("waits for zoom") == true)
  }

  @Test func ofManyCallsTheMomentThatDecidesIsOpen() throws {
    let many =
      (1...6).map { "{id: r\($0), class: UISwipeGestureRecognizer}" } + [
        "{id: winner, class: UITapGestureRecognizer}"
      ]
    let moves = (1...5).map { "{moved: [5\($0 % 2), 50], at: 0.0\($0)}" }
    let touches = (["{began: [50, 50], at: 0}"] + moves + ["{ended: [50, 50], at: 0.1}"])
    let svg = try page(many.joined(separator: ", "), touches: touches.joined(separator: ", "))
      .diagram(.sequence).parsed()
    #expect(heads(svg).count <= 5)
    #expect(heads(svg).contains("winner"))
    let lines = svg.lines
    #expect(lines.contains("recognized"))
  }

  @Test func withoutRecognizersTheCallsAreCounted() throws {
    let diagram = try page("", touches: "{tap: [150, 130]}").diagram(.sequence)
    #expect(diagram.title == "Button gets 2 calls, and no recognizer takes part")
  }

  @Test func aStepIsTheLastThatIsDrawnAndNobodyHasWon() throws {
    let trace = try page(zoom, touches: "{tap: [150, 130]}")
    let diagram = try trace.diagram(.sequence, DiagramOptions(step: 16))
    #expect(diagram.title == "So far 16 of 29 calls are made")
    let svg = try diagram.parsed()
    #expect(svg.all("object", "gets").isEmpty)
    #expect(!svg.lines.contains("save"))
  }
}
