// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import Graphviz
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
    let analysis = TraceAnalysis(Screen.large(shape).tapped(100, 100, passes: 1))
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
