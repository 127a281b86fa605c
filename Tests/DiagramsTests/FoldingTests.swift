// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import Graphviz
import TestSupport
import Testing
import Trace

@Suite struct FoldingTests {
  @Test func viewsThatWereNotAskedAreCounted() throws {
    let svg = try Screen.table(cells: 20).tapped(300, 333).fullDiagram(.hitPath).parsed()
    let folds = svg.all("node", "fold")
    #expect(
      folds.map(\.lines) == [
        ["5 × UITableViewCell,", "never asked", "outside its bounds", "10 views inside"],
        ["14 views refused: outside", "their bounds", "asked as numbers 3 to 16", "28 views inside"],
      ])
    #expect(folds[0].classes == ["node", "fold", "unasked"])
    #expect(
      folds[0].title
        == "5 × UITableViewCell, never asked; outside its bounds; 10 views inside: cell0, cell1, "
        + "cell2, cell3, cell4"
    )
    #expect(svg.lines.contains("5 of 62 views are drawn singly."))
  }

  @Test func viewsOfDifferentClassesAreCountedTogether() throws {
    var screen = Screen()
    screen.addWindow()
    for number in 0..<20 {
      screen.add("v\(number)", in: "UIWindow", 0, 0, 10, 10, class: number == 3 ? "UILabel" : "UIView")
    }
    let svg = try screen.tapped(5, 5).fullDiagram(.hitPath).parsed()
    #expect(
      svg.all("node", "fold").map(\.lines) == [["19 views, never asked", "v19 in front took the touch"]])
  }

  @Test func aSmallScreenIsNotFolded() throws {
    let svg = try Screen.table(cells: 3).tapped(300, 210).fullDiagram(.hitPath).parsed()
    #expect(svg.all("fold").isEmpty)
    #expect(svg.all("node").count == 12)
  }

  @Test func foldingCanBeSwitchedOff() throws {
    let options = DiagramOptions(folds: false)
    let svg = try Screen.table(cells: 20).tapped(300, 333).fullDiagram(.hitPath, options).parsed()
    #expect(svg.all("fold").isEmpty)
    #expect(svg.all("node").count == 63)
  }

  @Test func aSiblingThatWasNotAskedSaysWhatItHides() throws {
    var screen = Screen()
    screen.addWindow()
    screen.add("Behind", in: "UIWindow", 0, 0, 10, 10)
    for number in 0..<20 { screen.add("v\(number)", in: "Behind", 0, 0, 10, 10) }
    screen.add("Front", in: "UIWindow", 0, 0, 10, 10)
    let svg = try screen.tapped(5, 5).fullDiagram(.hitPath).parsed()
    #expect(
      try svg.node("Behind").lines == [
        "Behind", "UIView", "never asked: Front in front took", "the touch", "20 views inside",
      ])
  }

  @Test func aDeepPathKeepsItsEnds() throws {
    let diagram = try Screen.large(.deep, count: 100).tapped(10, 10).fullDiagram(.hitPath)
    let svg = try diagram.parsed()
    #expect(svg.all("node").count == 32)
    #expect(
      svg.all("node", "fold").map(\.lines) == [
        ["71 more views on the hit", "path", "asked as numbers 11 to 81"]
      ])
    #expect(try svg.node("view99").classes.contains("hit"))
    #expect(try svg.node("UIWindow").lines.first == "1")
    let outline = diagram.textEquivalent
    #expect(outline.contains("(71 more views on the hit path; asked as numbers 11 to 81)"))
  }

  @Test func viewsInNoWindowAreCounted() throws {
    var trace = Screen.demo.tapped(103.5, 330)
    trace.screen.views.append(
      TraceView(id: "Loose", className: "UIView", frame: TraceRect(x: 0, y: 0, width: 9, height: 9)))
    let svg = try trace.fullDiagram(.hitPath).parsed()
    #expect(svg.lines.contains("1 view in no window"))
  }

  @Test(arguments: Screen.LargeShape.allCases)
  func manyViewsStayFew(shape: Screen.LargeShape) throws {
    let analysis = TraceAnalysis(Screen.large(shape).tapped(100, 100, passes: 1))
    for limit in [12, 300] {
      let options = DiagramOptions(detail: .full, maximumVisibleNodes: limit)
      let tree = try Diagrams.make(.hitPath, for: analysis, options: options)
      #expect(try #require(tree.graph).nodes.count <= limit)
      #expect(try tree.parsed().all("node", "hit").count == 1)
      let chain = try Diagrams.make(.responderChain, for: analysis, options: options)
      #expect(try #require(chain.graph).nodes.count <= min(limit, 40) + 1)
    }
    let answer = try Diagrams.make(.hitPath, for: analysis)
    #expect(try answer.parsed().all("object", "hit").count == 1)
    #expect(try #require(answer.graph).nodes.count <= 9)
  }

  @Test func manyAskedBranchesAreBoundToo() throws {
    var screen = Screen()
    screen.addWindow()
    // Every other view lets the walk in and has a subview, so that no two refusals stand in a row.
    for number in 0..<400 {
      screen.add("out\(number)", in: "UIWindow", 200, 200, 10, 10) { $0.isHidden = number % 2 == 0 }
    }
    let diagram = try screen.tapped(5, 5).fullDiagram(.hitPath)
    #expect(try #require(diagram.graph).nodes.count <= 300)
    #expect(try diagram.parsed().lines.contains("400 views refused"))
  }

  @Test func brokenTreesEnd() throws {
    var trace = Screen.demo.tapped(103.5, 330)
    for (id, superview) in [("a", "b"), ("b", "a"), ("TopView", "SubView1"), ("c", "nowhere")] {
      var view = TraceView(id: id, className: "UIView", frame: TraceRect(x: 0, y: 0, width: 1, height: 1))
      view.superview = superview
      trace.screen.views.append(view)
    }
    for kind in DiagramKind.allCases where !kind.needsTapMap { _ = try trace.diagram(kind).parsed() }
  }
}
