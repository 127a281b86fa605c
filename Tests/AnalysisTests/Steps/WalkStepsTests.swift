// SPDX-License-Identifier: Apache-2.0

import Analysis
import Testing
import Trace

/// The steps of the hit test, and which step excluded each view.
@MainActor
@Suite("The steps of the hit test")
struct WalkStepsTests {
  private static let views = """
    - id: Below
      frame: [0, 0, 320, 480]
      subviews: [{id: Deep, frame: [0, 0, 10, 10]}]
    - id: Card
      frame: [10, 10, 200, 100]
      subviews:
        - {id: Title, frame: [0, 0, 200, 20]}
        - {id: Hidden, frame: [0, 0, 200, 100], isHidden: true, subviews: [{id: Inside}]}
    - id: Aside
      frame: [300, 0, 20, 20]
      subviews: [{id: Mark, frame: [0, 0, 5, 5]}]
    """

  private func hitTest(_ steps: TouchSteps) -> String {
    steps.steps.filter { $0.phase == .hitTest }.map(\.words).joined(separator: "\n")
  }

  @Test("HT-1, HT-5: views in the order of asking, and one that answers after its subviews")
  func refusalsAndAnswer() throws {
    let steps = try tap(60, 60, on: Self.views).steps(of: 0)
    #expect(
      hitTest(steps) == """
        1 hitTest entered: UIWindow
        2 hitTest entered: Page
        3 hitTest asked refused: Aside
        4 hitTest entered: Card
        5 hitTest asked refused: Hidden
        6 hitTest asked refused: Title
        7 hitTest returned Card: Card
        8 hitTest found Card: Card; hitTest – → Card
        """)
    #expect(steps.steps[2].point == TracePoint(x: -240, y: 60))
    #expect(steps.steps[3].point == TracePoint(x: 50, y: 50))
    #expect(steps.steps[7].point == nil)
  }

  @Test("HT-5: a view is out of the question with its own refusal, one above it, or the one in front of it")
  func exclusions() throws {
    let steps = try tap(60, 60, on: Self.views).steps(of: 0)
    #expect(
      steps.exclusions == [
        "UIWindow": 8, "Page": 8, "Aside": 3, "Mark": 3, "Hidden": 5, "Inside": 5, "Title": 6, "Below": 4,
        "Deep": 4,
      ])
  }

  @Test("HT-17: an overlay that passes through refuses after its subviews did")
  func passThrough() throws {
    let steps = try tap(
      60, 60,
      on: """
        - {id: Map, frame: [0, 0, 320, 480]}
        - id: Overlay
          frame: [0, 0, 320, 480]
          hitTest: passThrough
          subviews: [{id: Cancel, frame: [0, 400, 320, 40]}]
        """
    ).steps(of: 0)
    #expect(
      hitTest(steps) == """
        1 hitTest entered: UIWindow
        2 hitTest entered: Page
        3 hitTest entered: Overlay
        4 hitTest asked refused: Cancel
        5 hitTest returned nil: Overlay
        6 hitTest asked hit: Map
        7 hitTest found Map: Map; hitTest – → Map
        """)
    #expect(steps.exclusions == ["UIWindow": 7, "Page": 7, "Overlay": 5, "Cancel": 4])
  }

  @Test("HT-28: of several traversals the last is reported, with its events")
  func lastTraversal() throws {
    let answers = try analysis(
      "device: {size: [320, 480]}\nwindow: {subviews: [{id: Card}]}\ntouches: [{tap: [10, 10]}]\n")
    let steps = answers.steps(of: 0).steps
    #expect(steps.count { if case .found = $0.kind { true } else { false } } == 1)
    let events = answers.trace.events.filter { steps[0].events.contains($0.sequence) }
    #expect(!events.isEmpty)
    let passes = answers.trace.events.compactMap { event -> Int? in
      if case .hitTestPassBegan(let record) = event.kind { return record.pass == 2 ? event.sequence : nil }
      return nil
    }
    #expect(steps[0].events[0] == passes[0] + 1)
  }

  @Test("HT-36: no window takes the touch")
  func noWindow() throws {
    let answers = try analysis(
      """
      device: {size: [320, 480]}
      configuration: {hitTestPasses: 1}
      window: {frame: [0, 0, 320, 100], subviews: [{id: Card}]}
      touches: [{tap: [10, 300]}]
      """)
    let steps = answers.steps(of: 0)
    #expect(
      steps.words == """
        1 hitTest asked refused: UIWindow
        2 hitTest found nil: touch1; hitTest – → nil
        3 began touchUpdated: touch1; phase – → began
        4 began eventDropped: touch1
        """)
    #expect(steps.exclusions == ["UIWindow": 1, "Card": 1])
  }
}
