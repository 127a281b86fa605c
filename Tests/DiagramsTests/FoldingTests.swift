// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import Foundation
import Graphviz
import Narration
import TestSupport
import Testing
import Trace

/// What pictures only count, and what their texts say about it.
@Suite struct FoldingTests {
  @Test func viewsThatWereNotAskedAreCounted() throws {
    let diagram = try Screen.table(cells: 20).tapped(300, 333).diagram(.hitPath)
    let text = diagram.textEquivalent
    #expect(
      text.contains(
        "(14 views refused: outside their bounds; asked as numbers 3 to 16; 28 views inside: cell19, cell18"))
    #expect(
      text.contains(
        "(5 views, never asked; outside its bounds; 10 views inside: cell4, cell3, cell2, cell1, cell0)"))
    #expect(try !diagram.parsed().all("object", "fold").isEmpty)
  }

  @Test func theHierarchyCountsWhatHasNoRoomAndItsTextHasAll() throws {
    let diagram = try Screen.table(cells: 20).tapped(300, 333).diagram(.hierarchy)
    #expect(try #require(diagram.graph).nodes.count <= 14)
    #expect(diagram.textEquivalent.split(separator: "\n").count { $0.contains("- ") } == 62)
  }

  /// Views of which each is the only one in the one before have one row together, if there are three of them or more; the
  /// one around the hit-test view has its own.
  @Test(arguments: [(3, false), (4, true), (6, true)])
  func aStraightRunOfThePathSharesARow(count: Int, isFolded: Bool) throws {
    var screen = Screen()
    screen.addWindow()
    screen.add("Root", in: "UIWindow", 0, 0, 320, 480)
    screen.add("Beside", in: "Root", 0, 400, 320, 80)
    var parent = "Root"
    for number in 1...count {
      screen.add("Wrap\(number)", in: parent, 0, 0, 320, 400)
      parent = "Wrap\(number)"
    }
    screen.add("Hit", in: parent, 0, 0, 320, 400)
    let lines = try screen.tapped(20, 20).diagram(.hierarchy).parsed().lines
    let named = { (name: String) in lines.contains(name + "view") }
    #expect(lines.contains("+\(count - 1) between") == isFolded)
    #expect(named("Wrap1") != isFolded)
    #expect(named("Root") && named("Wrap\(count)") && named("Hit"), "\(lines)")
  }

  /// What is unknown of eight views or more is said once; the text says it of each.
  @Test(arguments: [7, 8])
  func whatIsUnknownOfManyIsSaidOnce(count: Int) throws {
    var screen = Screen()
    screen.addWindow()
    for number in 1...count {
      screen.add("View\(number)", in: "UIWindow", 0, 10 * Double(number), 320, 10) {
        $0.unknown = ["overrides"]
      }
    }
    let diagram = try screen.tapped(20, 25).diagram(.hierarchy)
    let lines = try diagram.parsed().lines
    #expect(lines.contains { $0.hasPrefix("unknown: overrides") } == (count < 8))
    #expect(lines.contains { $0.contains("Unknown of \(count) views: overrides.") } == (count >= 8))
    #expect(diagram.textEquivalent.components(separatedBy: "unknown: overrides").count == count + 1)
    let chinese = try screen.tapped(20, 25).diagram(.hierarchy, DiagramOptions(language: .simplifiedChinese))
    #expect(try chinese.parsed().lines.contains { $0.contains("\(count)个视图的overrides未知。") } == (count >= 8))
  }

  @Test func aListCanBeUnfolded() throws {
    let svg = try Screen.table(cells: 20).tapped(300, 333)
      .diagram(.outline, DiagramOptions(folds: false)).parsed()
    #expect(svg.all("fold").isEmpty)
    #expect(svg.all("object").count > 60)
  }

  @Test func viewsInNoWindowAreCounted() throws {
    var trace = Screen.demo.tapped(103.5, 330)
    trace.screen.views.append(
      TraceView(id: "Loose", className: "UIView", frame: TraceRect(x: 0, y: 0, width: 9, height: 9)))
    #expect(try trace.diagram(.hitPath).textEquivalent.contains("- (1 view in no window: Loose)"))
    #expect(try trace.diagram(.hierarchy).textEquivalent.contains("- Loose (UIView)"))
  }

  @Test(arguments: Screen.LargeShape.allCases)
  func manyViewsStayFew(shape: Screen.LargeShape) throws {
    let analysis = TraceAnalysis(Screen.large(shape, count: 800).tapped(100, 100, passes: 1))
    let path = try Diagrams.make(.hitPath, for: analysis)
    #expect(try path.parsed().all("object", "hit").count == 1)
    #expect(try #require(path.graph).nodes.count <= 9)
    let tree = try Diagrams.make(.hierarchy, for: analysis)
    #expect(try #require(tree.graph).nodes.count <= 14)
    let chain = try Diagrams.make(.responderChain, for: analysis)
    #expect(try #require(chain.graph).nodes.count <= 9)
    for diagram in [path, tree, chain] { _ = try diagram.parsed() }
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
