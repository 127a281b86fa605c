// SPDX-License-Identifier: Apache-2.0

import Diagrams
import Testing
import Trace

@Suite struct ResponderChainTests {
  @Test func everyResponderSaysWhatItDid() throws {
    let diagram = try Screen.demo.tapped(200, 310, handledBy: "SubView3").diagram(.responderChain)
    let svg = try diagram.parsed()
    #expect(
      try svg.node("SubView3Sub1").lines == ["1", "SubView3Sub1", "UIButton · control", "passes it on"])
    #expect(try svg.node("SubView3Sub1").classes == ["node", "control", "forwarded", "hit"])
    #expect(try svg.node("SubView3").classes == ["node", "handled"])
    #expect(try svg.node("TopView").classes == ["node", "notReached"])
    #expect(try svg.node("UIApplication").classes == ["node", "system", "notReached"])
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
    let svg = try Screen.demo.tapped(200, 310).diagram(.responderChain).parsed()
    #expect(try svg.node("UIApplication").classes == ["node", "system", "dropped"])
    #expect(svg.lines.contains("end of the chain: nobody took"))
    #expect(svg.all("edge", "path").count == 5)
  }

  @Test func aTouchWithoutATaker() throws {
    let diagram = try Screen.demo.tapped(900, 310).diagram(.responderChain)
    #expect(try diagram.parsed().all("node", "dropped").count == 1)
    #expect(diagram.textEquivalent == "- Nobody gets the touch: no window claimed it.\n")
  }

  @Test func aLongChainIsFoldedInTheMiddle() throws {
    let svg = try Screen.large(.deep, count: 100).tapped(10, 10, handledBy: "view50").diagram(.responderChain)
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
    let diagram = try trace.diagram(.responderChain)
    let svg = try diagram.parsed()
    #expect(svg.all("node").count == 3)
    #expect(svg.all("edge").compactMap(\.title).last == "already in the chain")
    #expect(diagram.textEquivalent.hasSuffix("- back to SubView3Sub1\n"))
  }
}
