// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import TestSupport
import Testing
import Trace

/// The moving picture of a touch during which the screen changes.
@MainActor
@Suite struct WalkScreensTests {
  /// The top of the button in everything that is drawn of it.
  private func tops(_ tree: SVGTree) -> [Double] {
    tree.all("control").filter { $0.classes.contains("view") }.compactMap { view in
      let points =
        view.children.last { $0.name == "polygon" }?.attributes["points"]?.split(separator: " ") ?? []
      return points.compactMap { Double($0.split(separator: ",").last ?? "") }.min()
    }
  }

  private func screens(_ tree: SVGTree) -> [SVGTree] {
    tree.all("play").filter { group in group.children.contains { $0.classes.contains("device") } }
  }

  @Test func contentMovesWithTheSteps() throws {
    let tree = try Scenarios.trace(Scenarios.scroll).diagram(.walk).parsed()
    let later = screens(tree)
    #expect(later.count > 2)
    let moved = later.flatMap(tops)
    #expect(moved.count == later.count)
    #expect(moved.sorted(by: >) == moved && (moved.first ?? 380) < 380)
    #expect(Set(moved).count == moved.count)
  }

  /// For renderers without animation: where everything is in the end.
  @Test func atRestItIsTheScreenOfTheEnd() throws {
    let trace = try Scenarios.trace(Scenarios.scroll)
    let tree = try trace.diagram(.walk).parsed()
    let later = screens(tree)
    #expect(later.filter { !$0.classes.contains("passing") }.count == 1)
    #expect(later.last?.classes.contains("passing") == false)
    let analysis = TraceAnalysis(trace)
    let offset = try #require(analysis.history.end.view("Scroller")?.bounds.minY)
    #expect(later.last.map(tops) == [380 - offset])
  }

  @Test func theFingerGoesItsWay() throws {
    let tree = try Scenarios.trace(Scenarios.scroll).diagram(.walk).parsed()
    let circles = tree.all("touch").flatMap { touch in touch.all.filter { $0.name == "circle" } }
    let ends = circles.compactMap { $0.attributes["cy"] }
    #expect(Set(ends).count > 3)
    #expect(ends.contains("200"))
  }

  @Test func identifiersStayUnique() throws {
    let ids = try Scenarios.trace(Scenarios.scroll).diagram(.walk).parsed().all.compactMap {
      $0.attributes["id"]
    }
    #expect(Set(ids).count == ids.count)
  }

  @Test func aTouchThatMovesNothingHasOneScreen() throws {
    let tree = try Screen.demo.tapped(103.5, 330).diagram(.walk).parsed()
    #expect(screens(tree).isEmpty)
    #expect(tree.all("device").count == 1)
  }
}
