// SPDX-License-Identifier: Apache-2.0

import Diagrams
import TestSupport
import Testing
import Trace

@Suite struct ScreenStepTests {
  private func ids(_ elements: [SVGTree]) -> [String] { elements.compactMap { $0.attributes["id"] } }

  @Test func aStepShowsWhatIsKnownThen() throws {
    let trace = Screen.demo.tapped(103.5, 330)
    let svg = try trace.fullDiagram(.screen, DiagramOptions(step: 3)).parsed()
    #expect(ids(svg.all("view", "current")) == ["view-SubView4"])
    #expect(ids(svg.all("view", "refused")) == ["view-SubView4"])
    #expect(ids(svg.all("view", "path")) == ["view-UIWindow", "view-TopView"])
    #expect(svg.all("view", "hit").isEmpty)
    #expect(svg.all("order").flatMap(\.lines).sorted() == ["1", "1 …", "2 …", "3 ×"])
    #expect(svg.lines.contains("not asked yet"))
  }

  /// What lies in a view that has refused is not asked any more; its siblings behind it are next.
  @Test func whatMayStillBeAskedIsToldApart() throws {
    var screen = Screen()
    screen.addWindow()
    screen.add("Back", in: "UIWindow", 0, 0, 100, 100)
    screen.add("Front", in: "UIWindow", 0, 200, 100, 100)
    screen.add("Inner", in: "Front", 0, 0, 50, 50)
    let diagram = try screen.tapped(50, 50).fullDiagram(.screen, DiagramOptions(step: 2))
    #expect(
      diagram.textEquivalent == """
        - Screen: 320 × 568 pt
        - touch at (50, 50)
        1. UIWindow: (0, 0), 320 × 568 pt, being asked
        2. Front (UIView): (0, 200), 100 × 100 pt, refused
        - Back (UIView): (0, 0), 100 × 100 pt, not asked yet
        - Inner (UIView): (0, 200), 50 × 50 pt, never asked

        """)
    #expect(try diagram.parsed().lines.contains("not asked yet / never asked"))
  }

  @Test func thePointIsToldInTheViewThatIsAsked() throws {
    let trace = Screen.demo.tapped(103.5, 330)
    let diagram = try trace.fullDiagram(.screen, DiagramOptions(step: 2))
    #expect(
      try diagram.parsed().all("label", "touch").flatMap(\.lines) == [
        "(103.5, 330)", "(93.5, 310) in TopView",
      ])
    #expect(diagram.summary == "Step 2 of 12. TopView is being asked, and asks its subviews.")
  }

  @Test func theLastStepKnowsTheHitView() throws {
    let trace = Screen.demo.tapped(103.5, 330)
    let svg = try trace.fullDiagram(.screen, DiagramOptions(step: 5)).parsed()
    #expect(ids(svg.all("view", "hit")) == ["view-SubView3"])
    #expect(ids(svg.all("view", "current")) == ["view-SubView3Sub1"])
  }

  /// Five views are asked, and seven steps come after that.
  @Test(arguments: [0, -1, 13])
  func thereAreNoOtherSteps(step: Int) throws {
    #expect(throws: DiagramError.noSuchStep(step, count: 12)) {
      try Screen.demo.tapped(103.5, 330).fullDiagram(.screen, DiagramOptions(step: step))
    }
  }

  @Test func aFocusEnlargesAView() throws {
    let trace = Screen.demo.tapped(103.5, 330)
    let svg = try trace.fullDiagram(.screen, DiagramOptions(focus: "SubView3")).parsed()
    let faint = ids(svg.all("view", "faint"))
    #expect(faint.contains("view-TopView") && !faint.contains("view-SubView3Sub1"))
    #expect(svg.all("device").isEmpty)
    let points = try #require(
      svg.all("view", "hit").first?.child("polygon")?.attributes["points"]?.split(separator: " "))
    let width = points.compactMap { Double($0.prefix { $0 != "," }) }
    // 276 points wide, and as wide as a phone in the picture.
    #expect(abs((width.max() ?? 0) - (width.min() ?? 0) - 360) < 0.1)
  }

  @Test func aDepthLeavesOutWhatIsDeeper() throws {
    let trace = Screen.demo.tapped(103.5, 330)
    let svg = try trace.fullDiagram(.screen, DiagramOptions(depth: 1)).parsed()
    #expect(ids(svg.all("view")) == ["view-UIWindow", "view-TopView"])
    #expect(svg.lines.contains { $0.hasSuffix("deeper than the picture goes.") })
  }

  @Test func aScreenNeedsNoTouch() throws {
    var trace = Screen.demo.tapped(103.5, 330)
    trace.events = []
    let diagram = try trace.fullDiagram(.screen)
    let svg = try diagram.parsed()
    #expect(svg.all("touch").isEmpty)
    #expect(!svg.lines.contains("never asked"))
    #expect(diagram.textEquivalent.hasPrefix("- Screen: 600 × 600 pt\n- UIWindow: (0, 0), 600 × 600 pt\n"))
  }
}
