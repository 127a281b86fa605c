// SPDX-License-Identifier: Apache-2.0

import Diagrams
import Foundation
import Narration
import TestSupport
import Testing
import Trace

@Suite struct HitPathTests {
  private let demo = Screen.demo.tapped(103.5, 330, handledBy: "TopView")

  @Test func thePathStandsBelowTheTouchAndRefusalsBesideIt() throws {
    let svg = try demo.diagram(.hitPath).parsed()
    #expect(svg.classes == ["hp", "hp-hit-path"])
    #expect(
      svg.all("object").map { $0.classes[1] } == [
        "touch", "path", "path", "refused", "fold", "hit", "refused",
      ])
    #expect(try svg.box("SubView3 contains").attributes["id"] == "view-SubView3")
    #expect(svg.lines.contains("hit-test view"))
    #expect(svg.lines.contains("touch is 37 pt above"))
  }

  @Test func isNamedForScreenReaders() throws {
    let svg = try demo.diagram(.hitPath, DiagramOptions(idPrefix: "t1-")).parsed()
    #expect(svg.attributes["role"] == "img")
    #expect(svg.attributes["aria-labelledby"] == "t1-title t1-desc")
    #expect(
      svg.all("refused").compactMap(\.title).contains(
        "3. SubView4 says no: the point is 37 pt above its bounds. (UIView)"))
    let ids = svg.all.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.hasPrefix("t1-") })
  }

  /// HT-5: the order of asking, the point in each view's own coordinates, and why others were not asked.
  @Test func theTreeAsText() throws {
    let text = try demo.diagram(.hitPath).textEquivalent
    #expect(
      text == """
        SubView3 is hit: the touch is beside SubView3Sub1, its only subview

        - touch at (103.5, 330)
          - 1. UIWindow contains the point, asks its subviews from front to back and returns SubView3. [(103.5, 330)]
            - 2. TopView contains the point, asks its subviews from front to back and returns SubView3. (UIView) [(93.5, 310)]
              - 3. SubView4 says no: the point is 37 pt above its bounds. (UIView) [(85.5, -37)]
              - 4. SubView3 contains the point, and none of its subviews takes it: it returns itself. (UIView) [(85.5, 76)]
                - 5. SubView3Sub1 says no: the point is 64.5 pt left of its bounds. (UIButton) [(-64.5, 46)]
              - SubView2 does not contain the point; it was never asked, since SubView3 in front took the touch. In its own coordinates the touch is at (85.5, 189). (UIView)
                - SubView2Sub1 does not contain the point; it was never asked, since SubView3 in front took the touch. In its own coordinates the touch is at (73.5, 159). (UIView)
              - SubView1 does not contain the point; it was never asked, since SubView3 in front took the touch. In its own coordinates the touch is at (85.5, 302). (UIView)
                - SubView1Sub1 does not contain the point; it was never asked, since SubView3 in front took the touch. In its own coordinates the touch is at (73.5, 272). (UIView)

        """)
  }

  @Test func programsGetTheStepsAndWhoWasNotAsked() throws {
    struct Facts: Decodable {
      struct Step: Decodable {
        var order: Int
        var id: String
        var `class`: String
        var point: [Double]
        var outcome: String
      }
      struct View: Decodable {
        var id: String
      }
      var hitView: String
      var steps: [Step]
      var notAsked: [View]
    }
    let json = try demo.diagram(.hitPath).json()
    let facts = try JSONDecoder().decode(Facts.self, from: Data(json.utf8))
    #expect(facts.hitView == "SubView3")
    #expect(facts.steps.map(\.order) == [1, 2, 3, 4, 5])
    #expect(facts.steps[2].id == "SubView4" && facts.steps[2].class == "UIView")
    #expect(facts.steps[2].point == [85.5, -37] && facts.steps[2].outcome == "refused")
    #expect(facts.notAsked.map(\.id) == ["SubView1", "SubView2", "SubView1Sub1", "SubView2Sub1"])
  }

  @Test func walksThatDifferAreSaid() throws {
    var trace = demo
    let first = try #require(
      trace.events.firstIndex { if case .hitTestReturned = $0.kind { true } else { false } })
    trace.events[first].kind = .hitTestReturned(
      .init(view: "SubView4", result: nil, reason: TraceReason(.hidden)))
    let diagram = try trace.diagram(.hitPath)
    #expect(
      diagram.textEquivalent.contains(
        "3. SubView4: walk 1: no. 3, returns nil: hidden; walk 2: no. 3, returns nil: 37 pt above its bounds")
    )
    #expect(try !demo.diagram(.hitPath).textEquivalent.contains("walk 1"))
  }

  @Test func aViewAskedInOneWalkOnlyIsNotCalledUnasked() throws {
    var trace = demo
    let pass = try #require(
      trace.events.firstIndex { if case .hitTestPassEnded = $0.kind { true } else { false } })
    trace.events.insert(
      contentsOf: [
        TraceEvent(
          sequence: 1_000, time: 0,
          kind: .hitTestEntered(.init(view: "SubView2", point: TracePoint(x: 0, y: 0), isDirect: false))),
        TraceEvent(
          sequence: 1_001, time: 0, kind: .hitTestReturned(.init(view: "SubView2", result: nil, reason: nil))),
      ], at: pass)
    let text = try trace.diagram(.hitPath).textEquivalent
    #expect(text.contains("- SubView2: walk 1: no. 6, returns nil; walk 2: not asked (UIView)"))
  }

  @Test func windowsBehindAndTouchesThatMiss() throws {
    var screen = Screen()
    screen.addWindow("Back")
    screen.addWindow("Front", TraceRect(x: 0, y: 0, width: 320, height: 100))
    let front = try screen.tapped(10, 10).diagram(.hitPath)
    #expect(front.folded == ["Back"])
    let back = try screen.tapped(10, 300).diagram(.hitPath).parsed()
    #expect(back.all("object", "refused").compactMap { $0.attributes["id"] } == ["view-Front"])
    #expect(try screen.tapped(-10, 10).diagram(.hitPath).parsed().all("object", "hit").isEmpty)
  }

  @Test func anOverrideThatHandsTheTouchOn() throws {
    var screen = Screen()
    screen.addWindow("Window")
    screen.add("Chat", in: "Window", 0, 0, 320, 300)
    screen.add("Banner", in: "Window", 0, 0, 320, 100)
    var trace = screen.tapped(10, 10)
    trace.events = trace.events.compactMap { event in
      var event = event
      switch event.kind {
      case .hitTestReturned(let record) where record.view == "Banner":
        event.kind = .hitTestReturned(
          .init(view: "Banner", result: "Chat", reason: TraceReason(.customHitTest)))
      case .hitTestReturned(let record) where record.result == "Banner":
        event.kind = .hitTestReturned(.init(view: record.view, result: "Chat", reason: nil))
      case .touchUpdated(var sample):
        sample.view = "Chat"
        event.kind = .touchUpdated(sample)
      default: break
      }
      return event
    }
    let svg = try trace.diagram(.hitPath).parsed()
    #expect(svg.all("object", "hit").compactMap { $0.attributes["id"] } == ["view-Chat"])
    #expect(svg.lines.contains("returned by Banner, not asked"))
  }

  @Test func tellsChinese() throws {
    let diagram = try demo.diagram(.hitPath, DiagramOptions(language: .simplifiedChinese))
    #expect(diagram.textEquivalent.contains("在bounds上方37点处"))
  }

  @Test func isTheSameEveryTime() throws {
    let first = try demo.diagram(.hitPath).inlineSVG()
    #expect(try demo.diagram(.hitPath).inlineSVG() == first)
  }
}
