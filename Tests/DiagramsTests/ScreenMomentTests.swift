// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import Foundation
import TestSupport
import Testing
import Trace

/// Pictures of the screen as of a step after the hit test, and the stage of a page.
@MainActor
@Suite struct ScreenMomentTests {
  private func facts(_ diagram: Diagram) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(diagram.json().utf8)) as? [String: Any])
  }

  /// The upper edge of a view in a picture of the screen.
  private func top(_ view: String, _ facts: [String: Any], _ list: String) -> Double? {
    let views = facts[list] as? [[String: Any]] ?? []
    let outline = views.first { $0["id"] as? String == view }?["outline"] as? [[Double]]
    return outline?.map { $0[1] }.min()
  }

  /// The last step that a picture can stop at.
  private func count(_ trace: TouchTrace) -> Int {
    var found = 0
    #expect(throws: DiagramError.self) {
      do {
        _ = try trace.stage(DiagramOptions(step: 9999))
      } catch DiagramError.noSuchStep(_, let count) {
        found = count
        throw DiagramError.noSuchStep(9999, count: count)
      }
    }
    return found
  }

  @Test func contentAndFingerAreWhereTheyAreAtTheStep() throws {
    let trace = try Scenarios.trace(Scenarios.scroll)
    let (asked, last) = (TraceAnalysis(trace).touches[0].walk.count, count(trace))
    #expect(last > asked + 10)
    for (kind, list) in [(DiagramKind.screen, "views"), (.layers, "layers")] {
      var tops: [Double] = []
      for step in 1...last {
        tops.append(top("Buy", try facts(trace.diagram(kind, DiagramOptions(step: step))), list) ?? -1)
      }
      #expect(tops.prefix(asked).allSatisfy { $0 == 380 })
      #expect(tops.sorted(by: >) == tops, "content goes up only: \(tops)")
      #expect(Set(tops).count >= 4)
    }
    var ends: [[Double]] = []
    for step in 1...last {
      let way = try facts(trace.stage(DiagramOptions(step: step)))["touch"] as? [[Double]]
      ends.append(way?.last ?? [])
    }
    #expect(ends.prefix(asked).allSatisfy { $0 == [160, 400] })
    #expect(ends.last == [160, 200])
    #expect(Set(ends).count >= 4)
  }

  @Test func theSummaryTellsTheStep() throws {
    let trace = try Scenarios.trace(Scenarios.scroll)
    let last = count(trace)
    let title = try trace.diagram(.layers, DiagramOptions(step: last)).title
    #expect(title.hasPrefix("Step \(last) of \(last). "), "\(title)")
  }

  @Test func aFocusThatIsGoneIsRefused() throws {
    let trace = try Scenarios.trace(
      """
      device: {size: [320, 480]}
      window:
        rootViewController:
          view:
            id: Page
            subviews: [{id: Card, frame: [100, 300, 100, 50]}]
      touches:
        - {longPress: [150, 320], duration: 1, at: 0}
        - {at: 0.5, call: removeFromSuperview, on: Card}
      """)
    let last = count(trace)
    let svg = try trace.stage(DiagramOptions(step: last)).parsed()
    #expect(!svg.all("view").contains { $0.attributes["id"] == "view-Card" })
    #expect(throws: DiagramError.noSuchObject("Card")) {
      try trace.stage(DiagramOptions(step: last, focus: "Card"))
    }
  }

  @Test func looksAreThoseOfTheStep() throws {
    let trace = try Scenarios.trace(
      """
      device: {size: [320, 480]}
      window:
        rootViewController:
          view:
            id: Page
            subviews:
              - {id: Buy, class: UIButton, frame: [100, 300, 100, 50]}
              - {id: Sold, class: UIButton, frame: [100, 200, 100, 50], isEnabled: false}
              - {id: Name, class: UILabel, frame: [100, 100, 100, 50]}
      touches:
        - tap: [150, 320]
      """)
    var highlighted: [Bool] = []
    for step in 1...count(trace) {
      let svg = try trace.stage(DiagramOptions(step: step)).parsed()
      #expect(svg.all("view", "disabled").compactMap { $0.attributes["id"] } == ["view-Sold"])
      let views = svg.all("view", "highlighted").compactMap { $0.attributes["id"] }
      #expect(views.isEmpty || views == ["view-Buy"])
      highlighted.append(!views.isEmpty)
    }
    #expect(highlighted.first == false && highlighted.contains(true) && highlighted.last == false)
  }

  // MARK: The stage of a page

  private func stage(_ trace: TouchTrace, limit: Int = 400) throws -> ScreenStage {
    let analysis = TraceAnalysis(trace)
    var options = DiagramOptions()
    options.maximumDrawnViews = limit
    return try ScreenStage(
      for: analysis, options: options, steps: analysis.steps(of: 0).steps)
  }

  @Test func theStageHasWhatComesIntoSightAndDoesNotShowItYet() throws {
    let stage = try stage(Scenarios.trace(Scenarios.scroll))
    let svg = try stage.picture.parsed()
    let later = svg.all("view", "later")
    #expect(later.compactMap { $0.attributes["id"] } == ["view-Below"])
    let below = stage.changes.flatMap(\.places).filter { $0.view == "Below" }
    #expect(below.first.map { !$0.corners.isEmpty } == true)
    let ids = svg.all("view").compactMap { $0.attributes["id"] }
    #expect(ids == ["view-UIWindow", "view-Page", "view-Scroller", "view-Buy", "view-Below"])
  }

  @Test func onlyDifferencesAreTold() throws {
    let stage = try stage(Scenarios.trace(Scenarios.scroll))
    let moved = stage.changes.flatMap(\.places).map(\.view)
    #expect(Set(moved) == ["Buy", "Below"])
    #expect(stage.changes.contains { $0.places.isEmpty && $0.looks.isEmpty && $0.finger == nil })
    #expect(stage.changes.allSatisfy { $0.order.isEmpty })
    let way = stage.changes.compactMap(\.finger)
    #expect(way.first?.phase == "began" && way.last?.phase == "ended")
    #expect(way.last?.way.last == TracePoint(x: 160, y: 200))
  }

  @Test func aViewThatAnEdgeCutsOffTellsHowFarItMovedAsAWhole() throws {
    let stage = try stage(
      Scenarios.trace(
        """
        device: {size: [320, 480]}
        window:
          subviews:
            - id: List
              class: UIScrollView
              frame: [0, 100, 320, 300]
              contentSize: [320, 900]
              subviews: [{id: First, frame: [0, 0, 320, 50]}, {id: Second, frame: [0, 100, 320, 50]}]
        touches: [{drag: {from: [160, 300], to: [160, 260]}}]
        """))
    // The first 10 points of a drag are not part of a scroll (GR-33).
    let last = Dictionary(stage.changes.flatMap(\.places).map { ($0.view, $0) }) { $1 }
    #expect(last["First"]?.corners.map(\.y) == [100, 100, 120, 120])
    #expect(last["First"]?.shift == TracePoint(x: 0, y: -30))
    #expect(last["Second"]?.corners.first?.y == 170)
    #expect(last["Second"]?.shift == nil)
  }

  @Test func aLimitHoldsForWhatComesLaterToo() throws {
    let svg = try stage(Scenarios.trace(Scenarios.scroll), limit: 4).picture.parsed()
    #expect(svg.all("view").count == 4)
  }

  @Test func anotherOrderIsTold() throws {
    let stage = try stage(
      Scenarios.trace(
        """
        device: {size: [320, 480]}
        window:
          rootViewController:
            view:
              id: Page
              subviews: [{id: Under, frame: [0, 0, 100, 100]}, {id: Over, frame: [50, 50, 100, 100]}]
        touches:
          - {longPress: [20, 20], duration: 1, at: 0}
          - {at: 0.5, call: bringSubviewToFront, on: Page, with: Under}
        """))
    #expect(stage.changes.map(\.order).filter { !$0.isEmpty } == [["UIWindow", "Page", "Over", "Under"]])
  }
}
