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
  @Test func viewsStandBelowTheirSuperviewsFromBackToFront() throws {
    let graph = try #require(Screen.demo.tapped(103.5, 330).fullDiagram(.hierarchy).graph)
    #expect(
      Set(graph.edges.compactMap(\.title)) == [
        "UIWindow → TopView", "TopView → SubView1", "SubView1 → SubView1Sub1", "TopView → SubView2",
        "SubView2 → SubView2Sub1", "TopView → SubView3", "SubView3 → SubView3Sub1", "TopView → SubView4",
      ])
    let siblings = graph.edges.compactMap(\.title).filter { $0.hasPrefix("TopView") }
    #expect(siblings == (1...4).map { "TopView → SubView\($0)" })
  }

  /// HT-8: the threshold is told from what is just above and below it.
  @Test(arguments: [(0.005, "alpha 0.005"), (0.011, "alpha 0.011"), (0.5, "alpha 0.5")])
  func anAlphaTellsOnWhichSideOfTheThresholdItIs(alpha: Double, mark: String) throws {
    var screen = Screen()
    screen.addWindow()
    screen.add("ghost", in: "UIWindow", 0, 0, 9, 9) { $0.alpha = alpha }
    #expect(try screen.tapped(20, 20).fullDiagram(.hierarchy).parsed().node("ghost").lines.contains(mark))
  }

  /// HT-7, HT-8: two gates refuse, and a label's interaction is off anyway.
  @Test func everyGateThatRefusesIsMarked() throws {
    var screen = Screen()
    screen.addWindow()
    screen.add("toast", in: "UIWindow", 0, 0, 9, 9, class: "UILabel") { view in
      view.alpha = 0
      view.isUserInteractionEnabled = false
    }
    let lines = try screen.tapped(20, 20).fullDiagram(.hierarchy).parsed().node("toast").lines
    #expect(lines.suffix(2) == ["alpha 0", "interaction off"])
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
      view.overrides = [TraceOverride(method: "pointInside", kind: "outset", detail: "10")]
      view.unknown = ["frame"]
    }
    let svg = try screen.tapped(20, 20).fullDiagram(.hierarchy).parsed()
    #expect(try svg.node("plain").lines == ["plain", "UIView"])
    #expect(try svg.node("label").lines == ["label", "UILabel"])
    #expect(
      try svg.node("ghost").lines == [
        "ghost", "UIView", "hidden", "alpha 0.3", "interaction off", "exclusive touch", "multiple touch",
        "clips", "transform", "zPosition 2", "point(inside:): outset 10", "unknown: frame",
      ])
    #expect(try svg.node("ghost").classes == ["node", "item", "hiddenView"])
  }

  @Test @MainActor func controllersAreFramesAroundTheirViews() throws {
    let trace = try trace(
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
      """)
    let svg = try trace.fullDiagram(.hierarchy).parsed()
    #expect(
      svg.all("cluster").map(\.lines) == [
        ["Presenter", "MenuController", "root view controller of Window"],
        ["Child", "UIViewController", "child of Presenter"],
        ["Sheet", "UIViewController", "presented by Presenter"],
      ])
    #expect(svg.all("cluster").compactMap { $0.attributes["id"] }.first == "controller-Presenter")
    #expect(svg.all("edge", "rule").compactMap(\.title) == ["Presenter → Sheet: presents"])
  }

  /// Graphviz turns the order around inside of clusters if the picture grows to the right.
  @Test(arguments: [1, 8]) @MainActor
  func siblingsKeepTheirOrderInFrames(depth: Int) throws {
    let views = (0..<3).map { number in
      let opened = (0..<depth).map { "{id: v\(number)-\($0), subviews: [" }.joined()
      return opened + String(repeating: "]}", count: depth)
    }
    let trace = try trace(
      """
      window:
        id: Window
        rootViewController:
          class: Menu
          view: {id: Page, subviews: [\(views.joined(separator: ", "))]}
      touches:
        - tap: [50, 500]
      """)
    let svg = try trace.fullDiagram(.hierarchy).parsed()
    let places = try (0..<3).map { try svg.node("v\($0)-0").place }
    // A deep tree grows downwards.
    let row = places.map { depth > 1 ? $0.x : $0.y }
    #expect(row == row.sorted() && Set(row).count == 3)
  }

  @Test @MainActor func recognizersAndActionsStandAtTheirViews() throws {
    let trace = try trace(
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
      """)
    let svg = try trace.fullDiagram(.hierarchy).parsed()
    #expect(try svg.node("Page").lines == ["Page", "UIView", "Tap · zoom", "→ zoomIn"])
    #expect(
      try svg.node("Buy").lines.prefix(3) == ["Buy", "UIButton · control", "touchUpInside → buy"])
    #expect(try svg.node("List").lines.contains("brings 2 recognizers of its own"))
  }

  @Test func worksWithoutATouch() throws {
    var trace = Screen.demo.tapped(1, 1)
    trace.events = []
    let diagram = try trace.fullDiagram(.hierarchy)
    #expect(
      diagram.summary
        == "9 views in 1 window, 1 control among them; no view controllers, no gesture recognizers.")
    #expect(try diagram.parsed().all("node").count == 9)
    #expect(Diagrams.applicable(to: TraceAnalysis(trace)).contains(.hierarchy))
  }

  @Test func theHierarchyAsText() throws {
    #expect(
      try Screen.demo.tapped(103.5, 330).fullDiagram(.hierarchy).textEquivalent == """
        - UIWindow: window
          - TopView: UIView
            - SubView1: UIView
              - SubView1Sub1: UIView
            - SubView2: UIView
              - SubView2Sub1: UIView
            - SubView3: UIView; ✓ hit-test view
              - SubView3Sub1: UIButton · control; “OK”
            - SubView4: UIView

        """)
  }

  @Test func aFocusAndADepthNarrowThePicture() throws {
    let trace = Screen.demo.tapped(103.5, 330)
    let focused = try trace.fullDiagram(.hierarchy, DiagramOptions(focus: "SubView3")).parsed()
    #expect(focused.all("node").map { $0.lines[0] } == ["SubView3", "SubView3Sub1"])
    let shallow = try trace.fullDiagram(.hierarchy, DiagramOptions(depth: 1)).parsed()
    #expect(
      shallow.all("node").map(\.lines) == [["UIWindow", "window"], ["TopView", "UIView", "7 views inside"]])
  }

  @Test func nodesHaveTheIdentifiersOfTheirViews() throws {
    let svg = try Screen.demo.tapped(103.5, 330).fullDiagram(.hierarchy, DiagramOptions(idPrefix: "p-"))
      .parsed()
    #expect(try svg.node("SubView3").attributes["id"] == "p-view-SubView3")
    let ids = svg.all.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
  }

  @Test func tellsChinese() throws {
    let options = DiagramOptions(language: .simplifiedChinese)
    let diagram = try Screen.demo.tapped(103.5, 330).fullDiagram(.hierarchy, options)
    #expect(diagram.title == "视图层级")
    #expect(diagram.summary == "1个窗口中有9个视图，其中1个是控件；另有0个视图控制器、0个手势识别器。")
  }

  @MainActor private func trace(_ yaml: String) throws -> TouchTrace {
    var scenario = try ScenarioReader.read(yaml, file: "test.yml")
    scenario.nameEverything()
    return ScenarioRun(scenario).trace()
  }
}

extension SVGTree {
  /// Where the first line of a node stands.
  fileprivate var place: (x: Double, y: Double) {
    let text = all.first { $0.name == "text" }
    let numbers = ["x", "y"].map { text?.attributes[$0].flatMap(Double.init) ?? 0 }
    return (numbers[0], numbers[1])
  }
}
