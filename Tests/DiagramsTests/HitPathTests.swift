// SPDX-License-Identifier: Apache-2.0

import Diagrams
import Graphviz
import Narration
import TestSupport
import Testing
import Trace

@Suite struct HitPathTests {
  private let demo = Screen.demo.tapped(103.5, 330, handledBy: "TopView")

  @Test func viewsStandWithNumberPointAndAnswer() throws {
    let svg = try demo.fullDiagram(.hitPath).parsed()
    #expect(try svg.node("UIWindow").lines == ["1", "UIWindow", "window", "(103.5, 330) returns SubView3"])
    #expect(
      try svg.node("SubView4").lines
        == ["3", "SubView4", "UIView", "(85.5, -37) returns nil", "37 pt above its bounds"])
    #expect(try svg.node("SubView3").lines == ["4", "SubView3", "UIView", "(85.5, 76)", "hit-test view"])
    #expect(
      try svg.node("SubView2").lines == [
        "SubView2", "UIView", "never asked: outside its bounds",
      ])
  }

  @Test func classesTellTheStates() throws {
    let svg = try demo.fullDiagram(.hitPath).parsed()
    #expect(svg.classes == ["hp", "hp-hit-path"])
    #expect(svg.all("node", "hit").count == 1)
    #expect(svg.all("node", "path").count == 2)
    #expect(svg.all("node", "refused").count == 2)
    #expect(svg.all("node", "unasked").count == 4)
    #expect(svg.all("node", "touch").count == 1)
    #expect(try svg.node("SubView3Sub1").classes == ["node", "refused", "control"])
    #expect(svg.all("edge", "path").count == 3)
    #expect(svg.all("edge", "unasked").count == 4)
  }

  @Test func siblingsKeepTheirOrder() throws {
    let graph = try #require(demo.fullDiagram(.hitPath).graph)
    #expect(
      graph.edges.compactMap(\.title) == [
        "Touch → UIWindow", "UIWindow → TopView", "TopView → SubView1", "SubView1 → SubView1Sub1",
        "TopView → SubView2", "SubView2 → SubView2Sub1", "TopView → SubView3", "SubView3 → SubView3Sub1",
        "TopView → SubView4",
      ])
  }

  @Test func isNamedForScreenReaders() throws {
    let svg = try demo.fullDiagram(.hitPath, DiagramOptions(idPrefix: "t1-")).parsed()
    #expect(svg.attributes["role"] == "img")
    #expect(svg.attributes["aria-labelledby"] == "t1-title t1-desc")
    #expect(svg.title == "The hit path")
    #expect(
      svg.child("desc")?.text
        == "The views that were asked, as a tree, down to the hit-test view SubView3. TopView handles "
        + "the touch on SubView3, because SubView3 passes it on up the responder chain.")
    #expect(
      try svg.node("SubView4").title == "3. SubView4 says no: the point is 37 pt above its bounds. (UIView)")
    let ids = svg.all.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.hasPrefix("t1-") })
  }

  @Test func theTreeAsText() throws {
    #expect(
      try demo.fullDiagram(.hitPath).textEquivalent == """
        - touch at (103.5, 330)
          - 1. UIWindow contains the point, asks its subviews from front to back and returns SubView3.
            - 2. TopView contains the point, asks its subviews from front to back and returns SubView3. (UIView)
              - 3. SubView4 says no: the point is 37 pt above its bounds. (UIView)
              - 4. SubView3 contains the point, and none of its subviews takes it: it returns itself. (UIView)
                - 5. SubView3Sub1 says no: the point is 64.5 pt left of its bounds. (UIButton)
              - SubView2 does not contain the point; it was never asked, since SubView3 in front took the touch. In its own coordinates the touch is at (85.5, 189). (UIView)
                - SubView2Sub1 does not contain the point; it was never asked, since SubView3 in front took the touch. In its own coordinates the touch is at (73.5, 159). (UIView)
              - SubView1 does not contain the point; it was never asked, since SubView3 in front took the touch. In its own coordinates the touch is at (85.5, 302). (UIView)
                - SubView1Sub1 does not contain the point; it was never asked, since SubView3 in front took the touch. In its own coordinates the touch is at (73.5, 272). (UIView)

        """)
  }

  @Test func aSmallGraphAsDOT() throws {
    var screen = Screen()
    screen.addWindow()
    screen.add("b", in: "UIWindow", 0, 0, 50, 50, class: "UILabel") { $0.isUserInteractionEnabled = false }
    let dot = try #require(screen.tapped(10, 10).fullDiagram(.hitPath).dot())
    #expect(
      dot == #"""
        digraph The_hit_path {
          graph [rankdir=LR, ordering=out, ranksep=0.42, nodesep=0.13, pad=0.08, fontname="Helvetica, Arial, sans-serif", fontsize=11, labelloc=b, labeljust=l, label="\lSiblings stand from back (above) to front (below). The numbers are the\lorder in which views are asked: from front to back.\lUIKit asked twice, with the same answers.\l"]
          node [shape=box, style="rounded,filled", fillcolor=white, fontname="Helvetica, Arial, sans-serif", fontsize=12, margin="0.07,0.035", height=0.2, width=0.3]
          edge [arrowsize=0.6]
          n0 [label=<<TABLE BORDER="0" CELLSPACING="2" CELLPADDING="0"><TR><TD ALIGN="LEFT" BALIGN="LEFT" CELLPADDING="0"><FONT POINT-SIZE="12"><B>touch at (10, 10)</B></FONT></TD></TR></TABLE>>, class=touch, id="touch-touch1"]
          n1 [label=<<TABLE BORDER="0" CELLSPACING="2" CELLPADDING="0"><TR><TD BGCOLOR="white" CELLPADDING="1" WIDTH="14"><FONT POINT-SIZE="11"><B>1</B></FONT></TD><TD CELLPADDING="0" WIDTH="1" HEIGHT="1"></TD><TD ALIGN="LEFT" BALIGN="LEFT" CELLPADDING="0"><FONT POINT-SIZE="12"><B>UIWindow</B></FONT></TD></TR><TR><TD CELLPADDING="0" WIDTH="1" HEIGHT="1"></TD><TD CELLPADDING="0" WIDTH="1" HEIGHT="1"></TD><TD ALIGN="LEFT" BALIGN="LEFT" CELLPADDING="0"><FONT POINT-SIZE="11">window</FONT></TD></TR><TR><TD CELLPADDING="0" WIDTH="1" HEIGHT="1"></TD><TD CELLPADDING="0" WIDTH="1" HEIGHT="1"></TD><TD ALIGN="LEFT" BALIGN="LEFT" CELLPADDING="0"><FONT POINT-SIZE="11">(10, 10)</FONT></TD></TR><TR><TD CELLPADDING="0" WIDTH="1" HEIGHT="1"></TD><TD CELLPADDING="0" WIDTH="1" HEIGHT="1"></TD><TD ALIGN="LEFT" BALIGN="LEFT" CELLPADDING="0"><FONT POINT-SIZE="11">hit-test view</FONT></TD></TR></TABLE>>, class="hit window", penwidth=2.5, id="view-UIWindow"]
          n2 [label=<<TABLE BORDER="0" CELLSPACING="2" CELLPADDING="0"><TR><TD BGCOLOR="white" CELLPADDING="1" WIDTH="14"><FONT POINT-SIZE="11"><B>2</B></FONT></TD><TD CELLPADDING="0" WIDTH="1" HEIGHT="1"></TD><TD ALIGN="LEFT" BALIGN="LEFT" CELLPADDING="0"><FONT POINT-SIZE="12"><B>b</B></FONT></TD></TR><TR><TD CELLPADDING="0" WIDTH="1" HEIGHT="1"></TD><TD CELLPADDING="0" WIDTH="1" HEIGHT="1"></TD><TD ALIGN="LEFT" BALIGN="LEFT" CELLPADDING="0"><FONT POINT-SIZE="11">UILabel</FONT></TD></TR><TR><TD CELLPADDING="0" WIDTH="1" HEIGHT="1"></TD><TD CELLPADDING="0" WIDTH="1" HEIGHT="1"></TD><TD ALIGN="LEFT" BALIGN="LEFT" CELLPADDING="0"><FONT POINT-SIZE="11">(10, 10) returns nil</FONT></TD></TR><TR><TD CELLPADDING="0" WIDTH="1" HEIGHT="1"></TD><TD CELLPADDING="0" WIDTH="1" HEIGHT="1"></TD><TD ALIGN="LEFT" BALIGN="LEFT" CELLPADDING="0"><FONT POINT-SIZE="11">user interaction disabled</FONT></TD></TR></TABLE>>, class=refused, id="view-b"]
          n0 -> n1 [class=path, penwidth=2, weight=4]
          n1 -> n2 [class=refused]
        }

        """#)
  }

  @Test func walksThatDifferAreSaid() throws {
    var trace = demo
    let first = try #require(
      trace.events.firstIndex { if case .hitTestReturned = $0.kind { true } else { false } })
    trace.events[first].kind = .hitTestReturned(
      .init(
        view: "SubView4", result: nil, reason: TraceReason(.hidden)))
    let lines = try trace.fullDiagram(.hitPath).parsed().lines
    #expect(lines.contains { $0.contains("walked 2 times, and the walks differ") })
    #expect(
      try trace.fullDiagram(.hitPath).parsed().node("SubView4").lines == [
        "3", "SubView4", "UIView", "walk 1: no. 3, returns nil: hidden",
        "walk 2: no. 3, returns nil: 37 pt", "above its bounds",
      ])
    #expect(try !demo.fullDiagram(.hitPath).parsed().lines.contains { $0.contains("differ") })
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
    let node = try trace.fullDiagram(.hitPath).parsed().node("SubView2")
    #expect(node.lines == ["SubView2", "UIView", "walk 1: no. 6, returns nil", "walk 2: not asked"])
    #expect(node.title == "SubView2: walk 1: no. 6, returns nil; walk 2: not asked (UIView)")
  }

  @Test func windowsBehindAndTouchesThatMiss() throws {
    var screen = Screen()
    screen.addWindow("Back")
    screen.addWindow("Front", TraceRect(x: 0, y: 0, width: 320, height: 100))
    let front = try screen.tapped(10, 10).fullDiagram(.hitPath).parsed()
    #expect(try front.node("Back").classes == ["node", "unasked", "window"])
    let back = try screen.tapped(10, 300).fullDiagram(.hitPath).parsed()
    #expect(try back.node("Front").classes == ["node", "refused", "window"])
    #expect(try back.node("Back").lines.first == "2")
    let miss = try screen.tapped(-10, 10).fullDiagram(.hitPath)
    #expect(try miss.parsed().all("node", "hit").isEmpty)
    #expect(miss.summary.hasSuffix("Nobody gets the touch, because no window claimed the touch."))
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
    let svg = try trace.fullDiagram(.hitPath).parsed()
    #expect(svg.all("edge", "rule").map { $0.title ?? "" } == ["Banner → Chat: returns Chat"])
    #expect(try svg.node("Chat").classes == ["node", "hit"])
    #expect(
      try svg.node("Chat").lines
        == ["Chat", "UIView", "hit-test view", "returned by Banner without", "being asked"])
  }

  @Test func tellsChinese() throws {
    let svg = try demo.fullDiagram(.hitPath, DiagramOptions(language: .simplifiedChinese)).parsed()
    let lines = try svg.node("SubView4").lines.joined().replacing(" ", with: "")
    #expect(lines.hasSuffix("(85.5,-37)返回nil在bounds上方37点处"))
    #expect(svg.title == "命中路径")
  }

  @Test func isTheSameEveryTime() throws {
    let first = try demo.fullDiagram(.hitPath).inlineSVG()
    #expect(try demo.fullDiagram(.hitPath).inlineSVG() == first)
  }
}
