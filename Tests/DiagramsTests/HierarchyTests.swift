// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import Graphviz
import Narration
import ScenarioFile
import TestSupport
import Testing
import Trace

@Suite struct HierarchyTests {
  private func line(_ name: String, _ diagram: Diagram) throws -> String {
    let line = diagram.textEquivalent.split(separator: "\n").first { $0.contains("- \(name)") }
    return try #require(line.map { String($0.drop { " -".contains($0) }) }, "no line of \(name)")
  }

  @Test func viewsStandBelowTheirSuperviewsFromBackToFront() throws {
    let graph = try #require(Screen.demo.tapped(103.5, 330).diagram(.hierarchy).graph)
    let titles = graph.edges.compactMap(\.title)
    #expect(titles.filter { $0.hasPrefix("TopView") } == (1...4).map { "TopView → SubView\($0)" })
  }

  /// HT-8: values just above and just below the threshold look different.
  @Test(arguments: [(0.005, "alpha 0.005"), (0.011, "alpha 0.011"), (0.5, "alpha 0.5")])
  func anAlphaTellsOnWhichSideOfTheThresholdItIs(alpha: Double, mark: String) throws {
    var screen = Screen()
    screen.addWindow()
    screen.add("ghost", in: "UIWindow", 0, 0, 9, 9) { $0.alpha = alpha }
    #expect(try screen.tapped(20, 20).diagram(.hierarchy).parsed().lines.contains(mark))
  }

  /// HT-7, HT-8: two gates refuse, and a label's interaction is off anyway.
  @Test func everyGateThatRefusesIsMarked() throws {
    var screen = Screen()
    screen.addWindow()
    screen.add("toast", in: "UIWindow", 0, 0, 9, 9, class: "UILabel") { view in
      view.alpha = 0
      view.isUserInteractionEnabled = false
    }
    let diagram = try screen.tapped(20, 20).diagram(.hierarchy)
    #expect(try line("toast", diagram) == "toast (UILabel): label; alpha 0, interaction off")
  }

  @Test func marksSayWhatIsNotTheUsual() throws {
    var screen = Screen()
    screen.addWindow()
    screen.add("plain", in: "UIWindow", 0, 0, 9, 9)
    screen.add("label", in: "UIWindow", 0, 0, 9, 9, class: "UILabel") { $0.isUserInteractionEnabled = false }
    screen.add("ghost", in: "UIWindow", 0, 0, 9, 9) { view in
      view.isHidden = true
      view.alpha = 0.3
      view.isUserInteractionEnabled = false
      view.clipsToBounds = true
      view.isExclusiveTouch = true
      view.isMultipleTouchEnabled = true
      view.zPosition = 2
      view.transform.a = 2
      view.overrides = [TraceOverride(method: .pointInside, kind: .outset, detail: "10")]
      view.unknown = ["frame"]
    }
    let diagram = try screen.tapped(20, 20).diagram(.hierarchy)
    #expect(try line("plain", diagram) == "plain (UIView): view")
    #expect(try line("label", diagram) == "label (UILabel): label")
    #expect(
      try line("ghost", diagram)
        == "ghost (UIView): view; hidden, alpha 0.3, interaction off, exclusive touch, multiple touch, clips, "
        + "transform, zPosition 2, point(inside:): outset 10, unknown: frame")
  }

  @Test @MainActor func controllersAreToldAtTheirRootViews() throws {
    let diagram = try trace(
      """
      window:
        id: Window
        rootViewController:
          id: Presenter
          class: MenuController
          view: {id: Page, subviews: [{id: Panel, viewController: {id: Child}}]}
          presents: {id: Sheet, view: {id: SheetView}}
      touches:
        - tap: [50, 500]
      """
    ).diagram(.hierarchy)
    #expect(
      try line("Page", diagram)
        == "Page (UIView): root view of Presenter; Presenter (MenuController); root view controller of Window"
    )
    #expect(
      try line("Panel", diagram)
        == "Panel (UIView): root view of Child; Child (UIViewController); child of Presenter")
    #expect(try line("SheetView", diagram).hasSuffix("Sheet (UIViewController); presented by Presenter"))
    #expect(try diagram.json().contains(#""presentingViewController" : "Presenter""#))
  }

  @Test @MainActor func recognizersAndActionsStandAtTheirViews() throws {
    let diagram = try trace(
      """
      window:
        id: Window
        rootViewController:
          class: Menu
          view:
            id: Page
            gestureRecognizers:
              - {id: zoom, class: UITapGestureRecognizer, actions: [{action: zoomIn, target: Menu}]}
            subviews:
              - {id: List, class: UIScrollView}
              - id: Buy
                class: UIButton
                actions: [{event: touchUpInside, action: buy, target: Menu}]
      touches:
        - tap: [50, 500]
      """
    ).diagram(.hierarchy)
    #expect(try line("Page", diagram).contains("zoom; tap; → zoomIn"))
    #expect(try line("Buy", diagram).hasPrefix("Buy (UIButton): button; → buy"))
    #expect(try line("List", diagram).hasSuffix("brings 2 recognizers of its own"))
    #expect(try diagram.parsed().lines.contains("zoomIn"))
  }

  @Test func worksWithoutATouch() throws {
    var trace = Screen.demo.tapped(1, 1)
    trace.events = []
    #expect(try trace.diagram(.hierarchy).parsed().all("object").count == 8)
    #expect(Diagrams.applicable(to: TraceAnalysis(trace)).contains(.hierarchy))
  }

  @Test func theHierarchyAsText() throws {
    #expect(
      try Screen.demo.tapped(103.5, 330).diagram(.hierarchy).textEquivalent == """
        TopView holds SubView1, SubView2, SubView3 and SubView4

        - UIWindow: window
          - TopView (UIView): view
            - SubView1 (UIView): view
              - SubView1Sub1 (UIView): view
            - SubView2 (UIView): view
              - SubView2Sub1 (UIView): view
            - SubView3 (UIView): view; hit-test view
              - SubView3Sub1 (UIButton): button; “OK”
            - SubView4 (UIView): view

        """)
  }

  @Test func aFocusAndADepthNarrowThePicture() throws {
    let trace = Screen.demo.tapped(103.5, 330)
    let focused = try trace.diagram(.hierarchy, DiagramOptions(focus: "SubView3"))
    #expect(
      try focused.parsed().all("object").compactMap { $0.attributes["id"] }
        == ["view-SubView3", "view-SubView3Sub1"])
    #expect(focused.textEquivalent.split(separator: "\n").count == 3)
    let shallow = try trace.diagram(.hierarchy, DiagramOptions(depth: 1))
    #expect(shallow.textEquivalent.hasSuffix("- UIWindow: window\n  - TopView (UIView): view\n"))
  }

  @Test func tellsChinese() throws {
    let options = DiagramOptions(language: .simplifiedChinese)
    let diagram = try Screen.demo.tapped(103.5, 330).diagram(.hierarchy, options)
    #expect(diagram.textEquivalent.contains("SubView3Sub1 (UIButton)"))
    #expect(try diagram.parsed().lines.contains("命中视图"))
  }

  @MainActor private func trace(_ yaml: String) throws -> TouchTrace {
    var scenario = try ScenarioReader.read(yaml, file: "test.yml")
    scenario.nameEverything()
    return ScenarioRun(scenario).trace()
  }
}
