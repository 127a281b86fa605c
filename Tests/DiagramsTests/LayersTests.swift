// SPDX-License-Identifier: Apache-2.0

import Diagrams
import Foundation
import TestSupport
import Testing
import Trace

@testable import Diagrams

@Suite struct LayersTests {
  private struct Facts: Decodable {
    struct Layer: Decodable {
      var id: String
      var level: Int
      var containsTouch: Bool?
      var covers: [String]
    }
    var layers: [Layer]
    var hitView: String?

    func layer(_ id: String) throws -> Layer { try #require(layers.first { $0.id == id }) }
  }

  private func facts(_ diagram: Diagram) throws -> Facts {
    try JSONDecoder().decode(Facts.self, from: Data(diagram.json().utf8))
  }

  @Test func viewsLieAboveTheirSuperviewsAndWhatTheyCover() throws {
    var screen = Screen()
    screen.addWindow()
    screen.add("Back", in: "UIWindow", 0, 0, 100, 100)
    screen.add("Inner", in: "Back", 10, 10, 20, 20)
    screen.add("Front", in: "UIWindow", 50, 50, 100, 100)
    screen.add("Beside", in: "UIWindow", 200, 0, 100, 100)
    let facts = try facts(screen.tapped(60, 60).diagram(.layers))
    #expect(facts.layers.map(\.id) == ["UIWindow", "Back", "Inner", "Front", "Beside"])
    // Siblings that cover nothing of each other share a level.
    #expect(facts.layers.map(\.level) == [0, 1, 2, 2, 1])
    #expect(try facts.layer("Front").covers == ["Back"])
    #expect(try facts.layer("Inner").covers == [])
  }

  /// HT-14: a view without area still has a position.
  @Test func flatViewsAreLayersToo() throws {
    var screen = Screen()
    screen.addWindow()
    screen.add("Flat", in: "UIWindow", 20, 20, 100, 0)
    screen.add("Inner", in: "Flat", 0, 0, 60, 40)
    let facts = try facts(screen.tapped(30, 30).diagram(.layers))
    #expect(facts.layers.map(\.id) == ["UIWindow", "Flat", "Inner"])
    #expect(facts.layers.map(\.level) == [0, 1, 2])
  }

  /// HT-24: `zPosition` draws a view in front, and does not change the order of asking.
  @Test func zPositionLiftsALayer() throws {
    var screen = Screen()
    screen.addWindow()
    screen.add("Raised", in: "UIWindow", 0, 0, 100, 100) { $0.zPosition = 1 }
    screen.add("Last", in: "UIWindow", 0, 0, 100, 100)
    let diagram = try screen.tapped(60, 60).diagram(.layers)
    let facts = try facts(diagram)
    #expect(try facts.layer("Raised").level == 2 && facts.layer("Last").level == 1)
    #expect(facts.hitView == "Last")
  }

  @Test func theTouchGoesThroughThePlanes() throws {
    let svg = try Screen.demo.tapped(103.5, 330).diagram(.layers).parsed()
    let needles = svg.all("needle")
    let lines = needles.compactMap { $0.child("path") }
    #expect(needles.count == lines.count && lines.count > 2)
    // The line is upright, and dashed behind the hit-test view.
    #expect(Set(lines.flatMap { $0.outline.map(\.x) }).count == 1)
    #expect(lines.first?.classes == ["beyond"] && lines.last?.classes == [])
    #expect(svg.all("plane", "hit").map { $0.attributes["id"] } == ["view-SubView3"])
  }

  /// Beside the line only the planes that it goes through have marks.
  @Test func thereAreNoMarksBesidePlanes() throws {
    let svg = try Screen.demo.tapped(103.5, 330).diagram(.layers).parsed()
    #expect(svg.all("needle").flatMap(\.children).count { $0.name == "path" } == svg.all("needle").count)
    #expect(!svg.lines.contains("does not contain the touch"))
  }

  @Test func atAStepTheTextTellsWhatMayStillBeAsked() throws {
    let trace = Screen.demo.tapped(103.5, 330)
    let text = try trace.diagram(.layers, DiagramOptions(step: 3)).textEquivalent
    #expect(text.contains("SubView3 (UIView): not asked yet"))
    #expect(try trace.diagram(.layers).textEquivalent.contains("SubView1 (UIView): never asked"))
  }

  @Test func whatContainsTheTouchIsMarked() throws {
    let facts = try facts(Screen.demo.tapped(103.5, 330).diagram(.layers))
    #expect(
      facts.layers.filter { $0.containsTouch == true }.map(\.id) == ["UIWindow", "TopView", "SubView3"])
  }

  @Test func thereAreLayersWithoutATouchToo() throws {
    var trace = Screen.demo.tapped(103.5, 330)
    trace.events = []
    let diagram = try trace.diagram(.layers)
    #expect(try facts(diagram).layers.allSatisfy { $0.containsTouch == nil })
    #expect(try diagram.parsed().all("needle").isEmpty)
  }

  @Test(arguments: Screen.LargeShape.allCases)
  func manyViewsAreLimited(shape: Screen.LargeShape) throws {
    let diagram = try Screen.large(shape, count: 2_000).tapped(100, 30, passes: 1).diagram(.layers)
    #expect(try facts(diagram).layers.count <= 150)
    #expect((diagram.refusal == nil) == (shape == .flat))
    guard shape == .flat else { return }
    let svg = try diagram.parsed()
    #expect(svg.all("plane").count > 1 && svg.all("plane", "hit").count == 1)
    #expect(svg.all("callout").count <= 14)
  }

  @Test(arguments: [(7, false), (8, true)])
  func moreThanEightPlanesAreRefusedInASentence(count: Int, isRefused: Bool) throws {
    let diagram = try Screen.large(.deep, count: count).tapped(10, 10).diagram(.layers)
    #expect((diagram.refusal != nil) == isRefused)
    #expect(diagram.textEquivalent.contains("layer \(count + 1), view\(count - 1)"))
    guard isRefused else { return }
    #expect(
      diagram.refusal
        == "The views lie in 9 layers, and a picture shows 8 at most: narrow it with --focus, or read -T text or "
        + "-T json, which have all.")
    #expect(try facts(diagram).layers.count == 9)
  }

  @Test func aStepShowsTheViewThatIsAsked() throws {
    let trace = Screen.demo.tapped(103.5, 330)
    let svg = try trace.diagram(.layers, DiagramOptions(step: 3)).parsed()
    #expect(svg.all("plane", "current").map { $0.attributes["id"] } == ["view-SubView4"])
    #expect(svg.all("plane", "hit").isEmpty)
    #expect(throws: DiagramError.noSuchStep(13, count: 12)) {
      try trace.diagram(.layers, DiagramOptions(step: 13))
    }
  }

  @Test func theLayersAsText() throws {
    var screen = Screen()
    screen.addWindow()
    screen.add("Back", in: "UIWindow", 0, 0, 100, 100)
    screen.add("Front", in: "UIWindow", 50, 50, 100, 100, class: "UILabel") {
      $0.isUserInteractionEnabled = false
    }
    let diagram = try screen.tapped(60, 60).diagram(.layers)
    #expect(
      diagram.textEquivalent == """
        At (60, 60) lie, from front to back: Front, Back, UIWindow. Back is the hit-test view.

        - layer 3, Front (UILabel): asked as number 2, refused, contains the touch, covers Back
        - layer 2, Back (UIView): asked as number 3, hit-test view, contains the touch
        - layer 1, UIWindow: asked as number 1, contains the touch

        """)
    #expect(diagram.summary == "Touch at (60, 60). 3 views in 3 layers, each above what it covers.")
  }
}
