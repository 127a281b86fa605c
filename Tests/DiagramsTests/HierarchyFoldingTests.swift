// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import Graphviz
import TestSupport
import Testing
import Trace

@Suite struct HierarchyFoldingTests {
  @Test func theFirstOfARowStandsForTheOthers() throws {
    let svg = try Screen.table(cells: 20).tapped(300, 333).fullDiagram(.hierarchy).parsed()
    #expect(
      svg.all("node", "fold").map(\.lines) == [
        ["4 more × UITableViewCell", "8 views inside"],
        ["13 more × UITableViewCell", "26 views inside"],
      ])
    #expect(svg.lines.contains("11 of 62 views are drawn singly."))
    #expect(try svg.node("cell5").title == "cell5: UITableViewCell")
  }

  @Test func ofTwinsOneIsCountedWhereThePictureWouldBeTooWide() throws {
    func screen(cells: Int, labels: Int) -> Screen {
      var screen = Screen()
      screen.addWindow()
      for cell in 1...cells {
        screen.add("cell\(cell)", in: "UIWindow", 0, 0, 9, 9, class: "UITableViewCell")
        for depth in 1...labels {
          let above = depth == 1 ? "cell\(cell)" : "content\(cell)-\(depth - 1)"
          screen.add("content\(cell)-\(depth)", in: above, 0, 0, 9, 9)
          screen.add("aLabelWithALongName\(cell)-\(depth)", in: above, 0, 0, 9, 9, class: "UILabel")
        }
      }
      return screen
    }
    let wide = try screen(cells: 2, labels: 12).tapped(100, 100).fullDiagram(.hierarchy).parsed()
    #expect(wide.all("node", "fold").map(\.lines) == [["1 more ×", "UITableViewCell", "24 views inside"]])
    let small = try screen(cells: 2, labels: 2).tapped(100, 100).fullDiagram(.hierarchy).parsed()
    #expect(small.all("node", "fold").isEmpty)
  }

  @Test func foldingCanBeSwitchedOff() throws {
    let options = DiagramOptions(folds: false)
    let svg = try Screen.table(cells: 20).tapped(300, 333).fullDiagram(.hierarchy, options).parsed()
    #expect(svg.all("node").count == 62)
    #expect(svg.all("fold").isEmpty)
  }

  @Test func aLongChainLosesItsMiddle() throws {
    let svg = try Screen.large(.deep, count: 100).tapped(10, 10).fullDiagram(.hierarchy).parsed()
    #expect(svg.all("node").count == 10)
    #expect(
      svg.all("node", "fold").map(\.lines) == [
        ["92 more views", "each the only subview of the one", "before", "92 × UIView"]
      ])
    #expect(try svg.node("view99").lines.last == "✓ hit-test view")
  }

  @Test func viewsOfManyClassesAreCountedTogether() throws {
    var screen = Screen()
    screen.addWindow()
    for number in 0..<400 {
      screen.add("v\(number)", in: "UIWindow", 0, 0, 10, 10, class: "Class\(number % 7)")
    }
    let svg = try screen.tapped(300, 300).fullDiagram(.hierarchy).parsed()
    #expect(
      svg.all("node", "fold").map(\.lines) == [
        ["400 views", "58 × Class0", "57 × Class1", "57 × Class2", "4 more classes"]
      ])
  }

  @Test(arguments: Screen.LargeShape.allCases)
  func manyViewsStayFew(shape: Screen.LargeShape) throws {
    let analysis = TraceAnalysis(Screen.large(shape).tapped(100, 100, passes: 1))
    for limit in [12, 300] {
      for folds in [true, false] {
        let options = DiagramOptions(
          detail: .full, folds: folds, maximumVisibleNodes: limit)
        let tree = try Diagrams.make(.hierarchy, for: analysis, options: options)
        #expect(try #require(tree.graph).allNodes.count <= limit)
        _ = try tree.parsed()
      }
    }
  }

  @Test(arguments: Screen.LargeShape.allCases)
  func everyViewIsShownOrCounted(shape: Screen.LargeShape) throws {
    let trace = Screen.large(shape, count: 3_000).tapped(100, 100, passes: 1)
    let counts = try trace.fullDiagram(.hierarchy).parsed().all("node").map { node in
      let inside = node.lines.filter { $0.hasSuffix("inside") }.compactMap(\.leadingNumber).first ?? 0
      return inside + (node.classes.contains("fold") ? node.lines[0].leadingNumber ?? 0 : 1)
    }
    #expect(counts.reduce(0, +) == 3_001)
  }

  @Test func viewsThatHoldDifferentThingsAreNotAlike() throws {
    var screen = Screen()
    screen.addWindow()
    for number in 0..<12 {
      screen.add("v\(number)", in: "UIWindow", 0, 0, 9, 9)
      for inside in 0..<(number < 6 ? 2 : 3) {
        screen.add("v\(number)-\(inside)", in: "v\(number)", 0, 0, 9, 9)
      }
    }
    let svg = try screen.tapped(300, 300).fullDiagram(.hierarchy).parsed()
    #expect(
      svg.all("node", "fold").map(\.lines) == [
        ["5 more × UIView", "10 views inside"], ["5 more × UIView", "15 views inside"],
      ])
  }

  @Test func viewsInNoWindowAreCounted() throws {
    var trace = Screen.demo.tapped(103.5, 330)
    trace.screen.views.append(
      TraceView(id: "Loose", className: "UIView", frame: TraceRect(x: 0, y: 0, width: 9, height: 9)))
    let svg = try trace.fullDiagram(.hierarchy).parsed()
    #expect(svg.lines.contains("1 view in no window"))
  }
}

extension Graph {
  /// The nodes outside and inside of clusters.
  var allNodes: [Node] {
    var nodes = nodes
    var open = clusters
    while let cluster = open.popLast() {
      nodes += cluster.nodes
      open += cluster.clusters
    }
    return nodes
  }
}

extension String {
  /// The number that a text begins with.
  fileprivate var leadingNumber: Int? { Int(prefix { $0.isNumber }) }
}
