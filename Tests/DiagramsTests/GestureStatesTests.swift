// SPDX-License-Identifier: Apache-2.0

import Diagrams
import Narration
import TestSupport
import Testing
import Trace

@MainActor
@Suite struct GestureStatesTests {
  @Test("GR-8: a continuous gesture, with what it sends in each state")
  func aPanGoesThroughItsStates() throws {
    let diagram = try GestureScenario.card(
      "[{id: pan, class: UIPanGestureRecognizer, actions: [{action: panned, target: Page}]}]",
      touches: """
        [{began: [50, 50], at: 0}, {moved: [70, 50], at: 0.1}, {moved: [90, 50], at: 0.2},
         {moved: [99, 50], at: 0.3}, {ended: [99, 50], at: 0.4}]
        """
    ).diagram(.gestureStates)
    let claim = "The gesture of pan ends: the last finger was lifted"
    #expect(diagram.title == claim)
    #expect(
      diagram.textEquivalent == """
        \(claim)

        - pan (UIPanGestureRecognizer on Card): began, changed × 2, ended: the last finger was lifted.
        - 1. possible → began
          - at 0.1 s: the fingers moved 20 pt, and 10 pt are needed
          - sends panned to Page
        - 2. began → changed
          - 2 times, 0.2 to 0.3 s: the fingers moved on
          - sends panned to Page × 2
        - 3. changed → changed
        - 4. changed → ended
          - at 0.4 s: the last finger was lifted
          - sends panned to Page
        - 5. ended → possible
          - at 0.4 s: its touches are over
        - never entered: cancelled, failed
        - Numbers: the order of the steps. Times: from the start of the scenario.

        """)
    let svg = try diagram.parsed()
    #expect(
      svg.all("object").map { "\($0.classes[1]) \($0.lines.filter { $0 != $0.uppercased() }.first ?? "")" }
        == [
          "touch drag", "path possible", "gets began", "gets changed", "gets ended",
          "fold cancelled",
          "fold failed", "path possible",
        ])
    #expect(
      svg.all("object", "fold").compactMap { $0.attributes["id"] } == [
        "recognizer-pan-cancelled", "recognizer-pan-failed",
      ])
    #expect(
      svg.all("edge").filter { !$0.classes.contains("fold") }.compactMap(\.title).dropFirst() == [
        "possible → began: 1", "began → changed: 2", "changed → changed: 3", "changed → ended: 4",
        "ended → possible: 5",
      ])
    #expect(svg.all("edge", "fold").count == 6)
  }

  @Test("GR-14: waiting is a separate place")
  func aWaitingTapStandsBetween() throws {
    let diagram = try GestureScenario.card(
      """
      [{id: double, class: UITapGestureRecognizer, numberOfTapsRequired: 2},
       {id: single, class: UITapGestureRecognizer, requiresFailureOf: double}]
      """, touches: GestureScenario.tap
    ).diagram(.gestureStates)
    #expect(
      diagram.textEquivalent.contains(
        """
        - 1. possible → possible, but waiting
          - at 0.05 s: double must fail first
          - at 0.4 s: double → failed
        - 2. possible, but waiting → recognized
          - at 0.4 s: the tap was made

        """))
    #expect(try diagram.parsed().all("object", "held").first?.lines.first == "possible, but waiting")
  }

  @Test("GR-31: either touch of a double tap shows the whole gesture")
  func aGestureOfTwoTouchesIsWhole() throws {
    let trace = try GestureScenario.card(
      "[{id: double, class: UITapGestureRecognizer, numberOfTapsRequired: 2}]",
      touches: "[{doubleTap: [50, 50], at: 1}]")
    let first = try trace.diagram(.gestureStates)
    let second = try trace.diagram(.gestureStates, DiagramOptions(touch: 1))
    #expect(first.textEquivalent == second.textEquivalent)
    #expect(first.textEquivalent.contains("- The gesture is made of 2 touches.\n"))
    #expect(first.textEquivalent.contains("  - at 1.2 s: 2 taps were made\n"))
  }

  @Test("Lanes, states, calls and steps tell one time of one event")
  func oneClock() throws {
    let trace = try GestureScenario.card(
      "[{id: double, class: UITapGestureRecognizer, numberOfTapsRequired: 2}]",
      touches: "[{doubleTap: [50, 50], at: 1.0625}]")
    for (language, time) in [(Language.english, "1.263 s"), (.simplifiedChinese, "1.263秒")] {
      let options = DiagramOptions(language: language)
      for kind in [DiagramKind.gestureLanes, .gestureStates, .sequence] {
        let text = try trace.diagram(kind, options).textEquivalent
        #expect(text.contains(time), "\(kind.id): \(text)")
      }
    }
  }

  @Test("GR-9: a transition that is not allowed is recorded and not made")
  func stepsThatThereAreNot() throws {
    let diagram = try GestureScenario.card(
      "[{id: own, class: UIGestureRecognizer}]",
      touches:
        "[{began: [50, 50]}, {set: {own: {state: changed}}}, {set: {own: {state: failed}}}, {ended: [50, 50]}]"
    ).diagram(.gestureStates)
    #expect(diagram.textEquivalent.contains("- possible: asked for changed: there is no such step\n"))
    #expect(diagram.textEquivalent.contains("- 1. possible → failed\n"))
  }

  @Test("GR-7: who was asked before it could begin")
  func whoWasAsked() throws {
    let svg = try GestureScenario.card(
      "[{id: tap, class: UITapGestureRecognizer, delegate: {id: Judge, shouldBegin: false}}]",
      touches: GestureScenario.tap
    ).diagram(.gestureStates).parsed()
    #expect(svg.lines.contains("Judge: shouldBegin → false"))
    #expect(svg.all("object", "refused").first?.attributes["id"] == "recognizer-tap-failed")
  }

  @Test func aRecognizerOrAViewCanBeChosen() throws {
    let trace = try Scenarios.trace(
      """
      window:
        subviews:
          - id: Page
            gestureRecognizers: [{id: outer, class: UITapGestureRecognizer}]
            subviews:
              - id: Card
                frame: [0, 0, 100, 100]
                gestureRecognizers: [{id: inner, class: UITapGestureRecognizer}]
              - id: Other
                frame: [200, 0, 100, 100]
                gestureRecognizers: [{id: beside, class: UITapGestureRecognizer}]
      touches: \(GestureScenario.tap)
      """)
    func title(_ view: String?) throws -> String {
      try trace.diagram(.gestureStates, DiagramOptions(view: view)).title
    }
    #expect(try title(nil).hasPrefix("inner "))
    #expect(try title("outer").hasPrefix("outer "))
    #expect(try title("Page").hasPrefix("outer "))
    #expect(throws: DiagramError.noSuchObject("UIWindow")) { try title("UIWindow") }
    #expect(throws: DiagramError.noSuchObject("nothing")) { try title("nothing") }
    let beside = try trace.diagram(.gestureStates, DiagramOptions(view: "Other"))
    #expect(
      beside.textEquivalent.hasPrefix(
        "beside: does not see the touch: its view is not the hit-test view or above it\n"))
  }

  @Test func statesHaveTheirNamesInBothLanguages() throws {
    let svg = try GestureScenario.card(
      "[{id: tap, class: UITapGestureRecognizer}]", touches: GestureScenario.tap
    ).diagram(.gestureStates, DiagramOptions(language: .simplifiedChinese)).parsed()
    let ended = try #require(svg.all("object", "gets").first)
    #expect(ended.lines.joined(separator: " ") == "识别成功.ended 第0.05秒：完成了1次点击")
  }
}
