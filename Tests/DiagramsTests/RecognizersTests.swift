// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import Graphviz
import ScenarioFile
import TestSupport
import Testing
import Trace

/// Traces of scenarios with gestures.
@MainActor
enum GestureScenario {
  static func trace(_ yaml: String) throws -> TouchTrace {
    var scenario = try ScenarioReader.read(yaml, file: "gestures.yml")
    scenario.nameEverything()
    return ScenarioRun(scenario).trace()
  }

  /// A card with these recognizers, in a page with others.
  static func card(_ recognizers: String, page: String = "[]", touches: String) throws -> TouchTrace {
    try trace(
      """
      window:
        subviews:
          - id: Page
            gestureRecognizers: \(page)
            subviews:
              - id: Card
                gestureRecognizers: \(recognizers)
      touches: \(touches)
      """)
  }

  static let tap = "[{tap: [50, 50]}]"
  static let drag = "[{began: [50, 50]}, {moved: [70, 50]}, {ended: [70, 50]}]"
}

@MainActor
@Suite struct RecognizersTests {
  @Test("GR-3, GR-18: from the hit-test view outwards, and who prevents whom")
  func theDeepestTapPreventsTheOthers() throws {
    let diagram = try GestureScenario.card(
      "[{id: inner, class: UITapGestureRecognizer, actions: [{action: go, target: Page}]}]",
      page: "[{id: outer, class: UITapGestureRecognizer}]", touches: GestureScenario.tap
    ).diagram(.recognizers)
    #expect(
      diagram.textEquivalent == """
        - Card (UIView): hit-test view
          - 1. inner (UITapGestureRecognizer on Card): recognized: the tap was made.
        - Page (UIView)
          - 2. outer (UITapGestureRecognizer on Page): failed: inner prevents it.
        - UIWindow
        - inner prevents outer

        """)
    let svg = try diagram.parsed()
    #expect(
      try svg.node("inner").lines == [
        "1", "inner", "UITapGestureRecognizer", "✓ recognized: the tap was made",
      ])
    #expect(try svg.node("inner").classes == ["node", "recognizer", "recognized"])
    #expect(try svg.node("inner").attributes["id"] == "recognizer-inner")
    #expect(try svg.node("outer").classes == ["node", "recognizer", "failed"])
    #expect(try svg.node("Card").classes == ["node", "hit"])
    #expect(try svg.node("UIWindow").classes == ["node", "unasked"])
    #expect(svg.all("node", "tie").map(\.lines) == [["inner prevents outer"]])
    #expect(
      svg.all("edge", "tie").compactMap(\.title) == ["inner prevents outer", "inner → outer"])
  }

  @Test("GR-14: who waits for whose failure, and by whose word")
  func waitingIsARelation() throws {
    let svg = try GestureScenario.card(
      """
      [{id: double, class: UITapGestureRecognizer, numberOfTapsRequired: 2},
       {id: single, class: UITapGestureRecognizer,
        delegate: {id: Judge, shouldRequireFailure: {only: {recognizer: double}}}}]
      """, touches: GestureScenario.tap
    ).diagram(.recognizers).parsed()
    #expect(
      svg.all("tie", "waiting").filter { $0.classes.contains("node") }.map(\.lines) == [
        ["single waits for double to fail", "Judge: shouldRequireFailureOf → true"]
      ])
    #expect(
      try svg.node("double").lines == [
        "2", "double", "UITapGestureRecognizer", "numberOfTapsRequired = 2",
        "× failed: the next tap did not come", "within 0.35 s",
      ])
  }

  @Test("GR-16: a circle is one box")
  func aCircleIsOneBox() throws {
    let diagram = try GestureScenario.card(
      """
      [{id: a, class: UITapGestureRecognizer, requiresFailureOf: b},
       {id: b, class: UITapGestureRecognizer, requiresFailureOf: a}]
      """, touches: GestureScenario.tap
    ).diagram(.recognizers)
    #expect(
      try diagram.parsed().all("node", "tie").map(\.lines) == [["wait for each other in a circle"]])
    #expect(diagram.textEquivalent.contains("- b, a wait for each other to fail\n"))
  }

  @Test("GR-19, GR-22: a delegate lets both recognize")
  func bothMayRecognize() throws {
    let diagram = try GestureScenario.card(
      """
      [{id: a, class: UIPanGestureRecognizer, delegate: {id: Judge, shouldRecognizeSimultaneously: true}},
       {id: b, class: UIPanGestureRecognizer}]
      """, touches: GestureScenario.drag
    ).diagram(.recognizers)
    #expect(diagram.textEquivalent.contains("- b and a may both recognize: Judge lets both recognize\n"))
    #expect(try diagram.parsed().all("node", "tie", "recognized").count == 1)
  }

  @Test("GR-40: the control that goes first says no")
  func aVetoIsAnEdge() throws {
    let diagram = try GestureScenario.trace(
      """
      window:
        subviews:
          - id: Page
            gestureRecognizers: [{id: tap, class: UITapGestureRecognizer}]
            subviews: [{id: Buy, class: UIButton, frame: [0, 0, 100, 44]}]
      touches: [{tap: [50, 22]}]
      """
    ).diagram(.recognizers)
    let edges = try diagram.parsed().all("edge", "refused")
    #expect(edges.map(\.title) == ["Buy does not let tap begin"])
    #expect(edges.map { $0.lines.joined() } == [" shouldBegin → false "])
    #expect(diagram.textEquivalent.contains("    - Buy does not let tap begin\n"))
  }

  @Test("GR-3, GR-4, GR-6, GR-17: who does not see the touch, and why")
  func whoDoesNotSeeTheTouch() throws {
    let diagram = try GestureScenario.trace(
      """
      window:
        subviews:
          - id: Card
            frame: [0, 0, 100, 100]
            gestureRecognizers:
              - {id: off, class: UITapGestureRecognizer, isEnabled: false}
              - {id: picky, class: UITapGestureRecognizer, delegate: {id: Judge, shouldReceiveTouch: false}}
              - {id: single, class: UITapGestureRecognizer, requiresFailureOf: beside}
          - id: Other
            frame: [200, 0, 100, 100]
            gestureRecognizers: [{id: beside, class: UITapGestureRecognizer}]
      touches: [{tap: [50, 50]}]
      """
    ).diagram(.recognizers)
    #expect(
      diagram.textEquivalent == """
        - Card (UIView): hit-test view
          - 1. single (UITapGestureRecognizer on Card): recognized: the tap was made.
            - need not wait for beside, which does not see the touch
          - picky (UITapGestureRecognizer on Card): does not see the touch: Judge refused the touch.
            - Judge: shouldReceiveTouch → false
          - off (UITapGestureRecognizer on Card): does not see the touch: it was disabled.
            - isEnabled = false
        - UIWindow
        - 1 more recognizer on this screen does not see the touch: its view is not the hit-test view or above it.

        """)
    #expect(try diagram.parsed().node("off").classes == ["node", "recognizer", "notReached"])
    #expect(diagram.summary.hasPrefix("Of 3 recognizers of Card and its superviews 1 gets the touch."))
  }

  @Test("SV-7: what a scroll view brings along does not call out")
  func aScrollViewsOwnRecognizersAreDiscreet() throws {
    let svg = try GestureScenario.trace(
      """
      window:
        subviews:
          - {id: List, class: UIScrollView, contentSize: [390, 2000]}
      touches: \(GestureScenario.tap)
      """
    ).diagram(.recognizers).parsed()
    #expect(
      svg.all("recognizer").map(\.classes) == [
        ["node", "recognizer", "muted", "system"], ["node", "recognizer", "muted", "system"],
      ])
  }

  @Test func withoutRecognizersThereIsASentence() throws {
    let trace = try GestureScenario.card("[]", touches: GestureScenario.tap)
    let diagram = try trace.diagram(.recognizers)
    #expect(
      diagram.textEquivalent
        == "- Neither Card nor any of its superviews has a gesture recognizer, so none sees the touch.\n")
    let kinds = Diagrams.applicable(to: TraceAnalysis(trace))
    #expect(!kinds.contains(.recognizers) && !kinds.contains(.gestureStates))
  }

  @Test func settingsAreThoseOfTheTouch() throws {
    let trace = try GestureScenario.card(
      "[{id: tap, class: UITapGestureRecognizer}]",
      touches: "[{tap: [50, 50]}, {set: {tap: {cancelsTouchesInView: false}}, at: 2}, {tap: [50, 50], at: 3}]"
    )
    #expect(!(try trace.diagram(.recognizers).textEquivalent.contains("cancelsTouchesInView")))
    let second = try trace.diagram(.recognizers, DiagramOptions(touch: 1))
    #expect(second.textEquivalent.contains("    - cancelsTouchesInView = false\n"))
  }

  @Test func manyRecognizersAreCounted() throws {
    let recognizers = (1...80).map { "{id: tap\($0), class: UITapGestureRecognizer}" }.joined(separator: ", ")
    let diagram = try GestureScenario.card("[\(recognizers)]", touches: GestureScenario.tap).diagram(
      .recognizers)
    let svg = try diagram.parsed()
    #expect(svg.all("node", "recognizer").count == 24)
    #expect(svg.all("node", "fold").map(\.lines) == [["56 more recognizers", "× failed: tap80 prevents it"]])
    // A line to each would be a thicket; the recognizers say it themselves.
    #expect(svg.all("tie").isEmpty)
    #expect(diagram.textEquivalent.split(separator: "\n").count == 84)
  }
}
