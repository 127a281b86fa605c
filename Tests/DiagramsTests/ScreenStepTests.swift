// SPDX-License-Identifier: Apache-2.0

import Diagrams
import TestSupport
import Testing
import Trace

@Suite struct ScreenStepTests {
  private func ids(_ elements: [SVGTree]) -> [String] { elements.compactMap { $0.attributes["id"] } }

  @Test func aStepShowsWhatIsKnownThen() throws {
    let trace = Screen.demo.tapped(103.5, 330)
    let svg = try trace.diagram(.screen, DiagramOptions(step: 3)).parsed()
    #expect(svg.title == "So far 3 of 5 views are asked")
    #expect(ids(svg.all("place", "refused")) == ["view-SubView4"])
    #expect(ids(svg.all("place", "asked")).contains("view-TopView"))
    #expect(svg.all("place", "hit").isEmpty)
  }

  /// What lies in a view that has refused is not asked any more; its siblings behind it are next.
  @Test func whatMayStillBeAskedIsToldApart() throws {
    var screen = Screen()
    screen.addWindow()
    screen.add("Back", in: "UIWindow", 0, 0, 100, 100)
    screen.add("Front", in: "UIWindow", 0, 200, 100, 100)
    screen.add("Inner", in: "Front", 0, 0, 50, 50)
    let text = try screen.tapped(50, 50).diagram(.screen, DiagramOptions(step: 2)).textEquivalent
    #expect(
      text.hasSuffix(
        """
        1. UIWindow is being asked, and asks its subviews. [(0, 0), 320 × 568 pt]
        2. Front says no: the point is 150 pt above its bounds. (UIView) [(0, 200), 100 × 100 pt]
        - Back (UIView): not asked yet [(0, 0), 100 × 100 pt]
        - Inner (UIView): never asked [(0, 200), 50 × 50 pt]

        """), "\(text)")
  }

  @Test func theLastStepKnowsTheHitView() throws {
    let trace = Screen.demo.tapped(103.5, 330)
    let svg = try trace.diagram(.screen, DiagramOptions(step: 5)).parsed()
    #expect(ids(svg.all("place", "hit")) == ["view-SubView3"])
  }

  /// Five views are asked, and seven steps come after that.
  @Test(arguments: [0, -1, 13])
  func thereAreNoOtherSteps(step: Int) throws {
    #expect(throws: DiagramError.noSuchStep(step, count: 12)) {
      try Screen.demo.tapped(103.5, 330).stage(DiagramOptions(step: step))
    }
  }

  @Test func aFocusEnlargesAView() throws {
    let trace = Screen.demo.tapped(103.5, 330)
    let svg = try trace.stage(DiagramOptions(focus: "SubView3")).parsed()
    let faint = ids(svg.all("view", "faint"))
    #expect(faint.contains("view-TopView") && !faint.contains("view-SubView3Sub1"))
    #expect(svg.all("device").isEmpty)
    let points = try #require(
      svg.all("view", "hit").first?.child("polygon")?.attributes["points"]?.split(separator: " "))
    let width = points.compactMap { Double($0.prefix { $0 != "," }) }
    // 276 points wide, and as wide as a phone in the picture.
    #expect(abs((width.max() ?? 0) - (width.min() ?? 0) - 360) < 0.1)
  }

  /// The part of the screen that is drawn below a claim is the view with some room around it.
  @Test func aFocusCutsTheScreenBelowAClaim() throws {
    let trace = Screen.demo.tapped(103.5, 330)
    let focused = try trace.diagram(.screen, DiagramOptions(focus: "SubView3")).parsed()
    let whole = try trace.diagram(.screen).parsed()
    #expect(ids(focused.all("place")) == ["view-SubView3", "view-SubView3Sub1"])
    #expect(whole.all("place").count > 4 && whole.all("place", "hit").count == 1)
  }

  @Test func aDepthLeavesOutWhatIsDeeper() throws {
    let trace = Screen.demo.tapped(103.5, 330)
    let svg = try trace.stage(DiagramOptions(depth: 1)).parsed()
    #expect(ids(svg.all("view")) == ["view-UIWindow", "view-TopView"])
    #expect(svg.lines.contains { $0.hasSuffix("deeper than the picture goes.") })
  }

  @Test func aScreenNeedsNoTouch() throws {
    var trace = Screen.demo.tapped(103.5, 330)
    trace.events = []
    let diagram = try trace.stage()
    let svg = try diagram.parsed()
    #expect(svg.all("touch").isEmpty)
    #expect(!svg.lines.contains("never asked"))
    #expect(diagram.textEquivalent.hasPrefix("- Screen: 600 × 600 pt\n- UIWindow [(0, 0), 600 × 600 pt]\n"))
  }
}
