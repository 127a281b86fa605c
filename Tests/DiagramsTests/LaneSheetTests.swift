// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import TestSupport
import Testing
import Trace

@testable import Diagrams

/// Lanes below a claim.
@MainActor
@Suite struct LaneSheetTests {
  private func page(_ recognizers: String, subviews: String = "", touches: String) throws -> TouchTrace {
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
              \(subviews)
      touches: [\(touches)]

      """)
  }

  private static let zoom = "{id: zoom, class: UITapGestureRecognizer, numberOfTapsRequired: 2}"

  @Test func theClaimSaysWhoWonAndBecauseOfWhat() throws {
    let late = try page(Self.zoom, touches: "{tap: [150, 130]}").diagram(.gestureLanes)
    #expect(late.title == "Button acts 0.35 s after the lift: zoom waits for another tap")
    #expect(late.summary == "Tap at (150, 130), from 0 to 0.05 s.")
    let taken = try page("{id: dismiss, class: UITapGestureRecognizer}", touches: "{tap: [50, 50]}")
      .diagram(.gestureLanes)
    #expect(taken.title == "dismiss recognizes the tap and cancels Page")
    let none = try page("", touches: "{tap: [150, 130]}").diagram(.gestureLanes)
    #expect(none.title == "Button gets the tap: no recognizer takes part")
  }

  @Test func allThatActTogetherAreNamed() throws {
    let tap = "class: UITapGestureRecognizer, actions: [{action: save, target: Editor}]"
    let both = try page(
      "{id: first, \(tap), delegate: {shouldRecognizeSimultaneously: true}}, {id: second, \(tap)}",
      touches: "{tap: [50, 50]}")
    #expect(try both.diagram(.gestureLanes).title == "second and first recognize the tap together")
    #expect(try both.diagram(.screen).title == "Page is hit, and second and first recognize the tap")
    let chinese = DiagramOptions(language: .simplifiedChinese)
    #expect(try both.diagram(.gestureLanes, chinese).title == "second和first同时识别成功，响应这次点击")
  }

  @Test func theWinnersLaneAloneIsFramed() throws {
    let svg = try page(Self.zoom, touches: "{tap: [150, 130]}").diagram(.gestureLanes).parsed()
    let framed = svg.all("track").filter { $0.child("rect") != nil }
    #expect(framed.map { $0.attributes["id"] } == ["view-Button"])
    #expect(framed.first?.classes.contains("gets") == true)
    #expect(try #require(framed.first).lines.contains("save, on Editor"))
  }

  @Test func recognizersWithOneReasonShareALane() throws {
    let all = (1...12).map { "{id: r\($0), class: UITapGestureRecognizer, numberOfTapsRequired: 2}" }
    let svg = try page(all.joined(separator: ", "), touches: "{tap: [150, 130]}").diagram(.gestureLanes)
      .parsed()
    let lane = try #require(svg.all("track", "refused").first)
    #expect(svg.all("track").count == 3)
    #expect(lane.lines.contains { $0.contains("12 failed") })
    #expect(lane.lines.joined(separator: " ").contains("and 8 more"))
    // Three lines stand for all.
    #expect(lane.all("end").count == 3)
  }

  @Test func allFingersOfASequenceHaveALane() throws {
    let diagram = try page(
      "{id: pinch, class: UIPinchGestureRecognizer}",
      touches:
        "{began: [50, 250], finger: a, at: 0}, {began: [250, 250], finger: b, at: 0.02}, {moved: [20, 250], finger: a, at: 0.2}, {ended: [20, 250], finger: a, at: 0.3}, {ended: [250, 250], finger: b, at: 0.4}"
    ).diagram(.gestureLanes)
    let svg = try diagram.parsed()
    #expect(svg.all("during", "touch").count == 2)
    #expect(diagram.summary == "Drag from (50, 250) with 2 fingers, from 0 to 0.4 s.")
  }

  @Test func momentsStandFarEnoughApartAndInOrder() {
    let text = SheetText(.english)
    for times in [[0, 0.001, 0.002, 5], [0, 1, 2, 3, 4, 5, 6, 7, 8], [0, 0.05, 0.4], [3]] as [[Double]] {
      let all = times.map { LaneMoments.Moment(time: $0, rank: 1) }
      let moments = LaneMoments(all, time: { "\($0) s" }, text: text)
      let places = moments.moments.map { moments.x($0.time) }
      #expect(places.first == LaneMoments.left)
      #expect(moments.moments.first?.time == times.first && moments.moments.last?.time == times.last)
      for (one, other) in zip(places, places.dropFirst()) {
        #expect(other - one >= LaneMoments.leastGap - 0.001, "\(places)")
      }
      #expect(places.count < 2 || abs((places.last ?? 0) - LaneMoments.right) < 0.001)
      // Times between moments are between their places.
      let drawn = times.map { moments.x($0) }
      #expect(drawn == drawn.sorted())
    }
  }

  @Test func whatWaitsSaysForWhom() throws {
    let svg = try page(Self.zoom, touches: "{tap: [150, 130]}").diagram(.gestureLanes).parsed()
    #expect(svg.lines.contains("end waits for zoom"))
    #expect(svg.all("during", "held").count == 1)
    #expect(svg.lines.count { $0 == "undecided" } == 1)
  }

  @Test func theTextHasEveryLane() throws {
    let all = (1...12).map { "{id: r\($0), class: UITapGestureRecognizer, numberOfTapsRequired: 2}" }
    let text = try page(all.joined(separator: ", "), touches: "{tap: [150, 130]}").diagram(.gestureLanes)
      .textEquivalent
    for number in 1...12 { #expect(text.contains("- r\(number) (")) }
  }
}
