// SPDX-License-Identifier: Apache-2.0

import Diagrams
import TestSupport
import Testing
import Trace

@Suite struct ResponderChainTests {
  @Test func everyResponderSaysWhatItDid() throws {
    let diagram = try Screen.demo.tapped(200, 310, handledBy: "SubView3").fullDiagram(.responderChain)
    let svg = try diagram.parsed()
    #expect(
      try svg.node("SubView3Sub1").lines == ["1", "SubView3Sub1", "UIButton · control", "passes it on"])
    #expect(try svg.node("SubView3Sub1").classes == ["node", "control", "forwarded", "hit"])
    #expect(try svg.node("SubView3").classes == ["node", "handled"])
    #expect(try svg.node("TopView").classes == ["node", "notReached"])
    #expect(
      try svg.node("UIApplication").classes == ["node", "system", "shaped", "numbered", "notReached"])
    #expect(svg.all("edge", "path").compactMap(\.title) == ["SubView3Sub1 → SubView3: its superview"])
    #expect(svg.all("edge", "muted").count == 4)
    #expect(svg.lines.contains("end of the chain"))
    #expect(
      diagram.textEquivalent == """
        1. SubView3Sub1 (UIButton · control): passes it on → its superview
        2. SubView3 (UIView · view): handles it: implements the touches method and does not call super → its superview
        3. TopView (UIView · view): not reached → its superview
        4. UIWindow (window): not reached → the application
        5. UIApplication (application): not reached
        - end of the chain

        """)
  }

  @Test func anEventThatNobodyTakesIsDropped() throws {
    let svg = try Screen.demo.tapped(200, 310).fullDiagram(.responderChain).parsed()
    #expect(try svg.node("UIApplication").classes == ["node", "system", "shaped", "numbered", "dropped"])
    #expect(svg.lines.contains("end of the chain: nobody took"))
    #expect(svg.all("edge", "path").count == 5)
  }

  @Test func aTouchWithoutATaker() throws {
    let diagram = try Screen.demo.tapped(900, 310).fullDiagram(.responderChain)
    #expect(try diagram.parsed().all("node", "dropped").count == 1)
    #expect(diagram.textEquivalent == "- Nobody gets the touch, because no window claimed the touch.\n")
  }

  @Test func aLongChainIsFoldedInTheMiddle() throws {
    let svg = try Screen.large(.deep, count: 100).tapped(10, 10, handledBy: "view50").fullDiagram(
      .responderChain
    )
    .parsed()
    #expect(
      svg.all("fold").map(\.lines) == [["30 responders", "passes it on"], ["34 responders", "not reached"]])
    #expect(try svg.node("view50").classes == ["node", "handled"])
    #expect(svg.all("node").count == 41)
  }

  @Test func aCycleLeadsBack() throws {
    var trace = Screen.demo.tapped(200, 310, handledBy: "SubView3")
    for index in trace.screen.views.indices where trace.screen.views[index].id == "TopView" {
      trace.screen.views[index].overrides = [
        TraceOverride(method: "next", kind: "responder", detail: "SubView3Sub1")
      ]
    }
    for index in trace.events.indices {
      if case .responderChain(let touch, var links) = trace.events[index].kind {
        links = Array(links.prefix(3))
        links[2].rule = .cycle
        trace.events[index].kind = .responderChain(touch: touch, links: links)
      }
    }
    let diagram = try trace.fullDiagram(.responderChain)
    let svg = try diagram.parsed()
    #expect(svg.all("node").count == 3)
    #expect(svg.all("edge").compactMap(\.title).last == "already in the chain")
    #expect(diagram.textEquivalent.hasSuffix("- back to SubView3Sub1\n"))
  }

  /// RC-10: each of the methods climbs for itself.
  @Test @MainActor func methodsThatGoFurtherAreToldOnTheWay() throws {
    let trace = try Scenarios.trace(
      """
      window:
        id: Window
        implements: [touchesEnded]
        subviews:
          - {id: Card, frame: [0, 0, 100, 100], implements: [touchesBegan]}
      touches:
        - drag: {from: [50, 50], to: [60, 60]}
      """)
    let diagram = try trace.fullDiagram(.responderChain)
    let lines = diagram.textEquivalent.split(separator: "\n")
    #expect(
      lines[0] == """
        1. Card (UIView · view): handles touchesBegan: implements the touches method and does not call super; \
        passes on touchesMoved, touchesEnded → its superview: touchesMoved, touchesEnded
        """)
    #expect(
      lines[1].hasPrefix(
        "2. Window (UIWindow · window): handles touchesEnded; passes on touchesMoved → its window scene: touchesMoved"
      ))
    let svg = try diagram.parsed()
    #expect(
      svg.all("edge", "path").first?.lines.map { $0.trimmingPrefix(" ") } == [
        "its superview: touchesMoved, ", "touchesEnded ",
      ])
  }

  /// RC-18: a text field takes the role by itself.
  @Test @MainActor func theFirstResponderIsMarked() throws {
    let trace = try Scenarios.trace(
      """
      window:
        rootViewController:
          id: Page
          view:
            id: Form
            canBecomeFirstResponder: true
            isFirstResponder: true
            subviews: [{id: Field, class: UITextField, frame: [0, 0, 100, 40]}]
      touches:
        - tap: [50, 20]
      """)
    let lines = try trace.fullDiagram(.responderChain).textEquivalent.split(separator: "\n")
    #expect(lines[0].hasPrefix("1. Field (UITextField · control): keeps it"))
    #expect(lines[0].contains("; becomes first responder"))
    #expect(
      lines[1].hasPrefix("2. Form (UIView · view · first responder): not reached → its view controller"))
  }

  @Test func everyResponderHasItsOwnIdentifier() throws {
    let svg = try Screen.demo.tapped(200, 310).fullDiagram(.responderChain, DiagramOptions(idPrefix: "a-"))
      .parsed()
    #expect(
      svg.all("node").compactMap { $0.attributes["id"] }.prefix(5) == [
        "a-view-SubView3Sub1", "a-view-SubView3", "a-view-TopView", "a-view-UIWindow",
        "a-responder-UIApplication",
      ])
  }
}
