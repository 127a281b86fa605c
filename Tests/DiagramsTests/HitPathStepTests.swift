// SPDX-License-Identifier: Apache-2.0

import Diagrams
import Graphviz
import TestSupport
import Testing
import Trace

/// The hit path at a step of the walk, and narrowed to a part of the screen.
@Suite struct HitPathStepTests {
  private let demo = Screen.demo.tapped(103.5, 330)

  @Test func callsThatHaveNotReturnedAreWaiting() throws {
    let diagram = try demo.fullDiagram(.hitPath, DiagramOptions(step: 2))
    let svg = try diagram.parsed()
    #expect(try svg.node("UIWindow").classes == ["node", "waiting", "window"])
    #expect(
      try svg.node("UIWindow").lines
        == ["1", "UIWindow", "window", "(103.5, 330)", "has not answered yet"])
    #expect(try svg.node("TopView").classes == ["node", "waiting", "now"])
    #expect(try svg.node("SubView4").lines == ["SubView4", "UIView", "not asked yet"])
    #expect(svg.all("node", "hit").isEmpty)
    #expect(svg.all("node", "refused").isEmpty)
    #expect(
      diagram.summary
        == "After step 2 of 5: what comes later, and the answers that come later, are not shown. TopView lets "
        + "the touch in and goes on to ask; the answers of UIWindow, TopView are still to come.")
  }

  @Test func aViewThatAsksNobodyAnswersInItsStep() throws {
    let svg = try demo.fullDiagram(.hitPath, DiagramOptions(step: 3)).parsed()
    #expect(try svg.node("SubView4").classes == ["node", "refused", "now"])
    #expect(
      try svg.node("SubView4").lines == [
        "3", "SubView4", "UIView", "(85.5, -37) returns nil", "37 pt above its bounds", "asked in this step",
      ])
    #expect(try svg.node("SubView3").classes == ["node", "unasked"])
    let four = try demo.fullDiagram(.hitPath, DiagramOptions(step: 4)).parsed()
    #expect(try four.node("SubView3").classes == ["node", "waiting", "now"])
  }

  @Test func afterTheLastStepAllHaveAnswered() throws {
    #expect(
      try demo.fullDiagram(.hitPath, DiagramOptions(step: 5)).inlineSVG()
        == demo.fullDiagram(.hitPath).inlineSVG())
  }

  @Test func theTextTellsNoAnswersThatAreStillToCome() throws {
    #expect(
      try demo.fullDiagram(.hitPath, DiagramOptions(step: 3)).textEquivalent == """
        - touch at (103.5, 330)
          - 1. UIWindow: (103.5, 330), has not answered yet
            - 2. TopView: (93.5, 310), has not answered yet (UIView)
              - 3. SubView4 says no: the point is 37 pt above its bounds. (UIView)
              - SubView3: not asked yet (UIView)
                - SubView3Sub1: not asked yet (UIButton)
              - SubView2: not asked yet (UIView)
                - SubView2Sub1: not asked yet (UIView)
              - SubView1: not asked yet (UIView)
                - SubView1Sub1: not asked yet (UIView)

        """)
  }

  /// HT-23: what is in a view that refused is not asked any more.
  @Test func viewsInARefusingViewAreNotStillToCome() throws {
    var screen = Screen()
    screen.addWindow("Window")
    screen.add("Behind", in: "Window", 0, 0, 300, 300)
    screen.add("Bar", in: "Window", 0, 400, 300, 50)
    screen.add("Buy", in: "Bar", 0, 0, 300, 50)
    let svg = try screen.tapped(10, 10).fullDiagram(.hitPath, DiagramOptions(step: 2)).parsed()
    #expect(try svg.node("Buy").lines[2].hasPrefix("never asked: the touch is outside"))
    #expect(try svg.node("Behind").lines.last == "not asked yet")
  }

  @Test(arguments: [0, 6, -1])
  func stepsThatAreNotThereAreRefused(step: Int) {
    #expect(throws: DiagramError.noSuchStep(step, count: 5)) {
      try demo.fullDiagram(.hitPath, DiagramOptions(step: step))
    }
  }

  @Test func aFocusAndADepthNarrowThePicture() throws {
    let focused = try demo.fullDiagram(.hitPath, DiagramOptions(focus: "SubView3")).parsed()
    #expect(focused.all("node").map { $0.lines[1] } == ["SubView3", "SubView3Sub1"])
    let shallow = try demo.fullDiagram(.hitPath, DiagramOptions(depth: 1)).parsed()
    #expect(shallow.all("node").count == 3)
    #expect(try shallow.node("TopView").lines.last == "7 views inside")
    let text = try demo.fullDiagram(.hitPath, DiagramOptions(depth: 1)).textEquivalent
    #expect(text.contains("(UIView) [7 views inside]\n"))
    let both = try demo.fullDiagram(.hitPath, DiagramOptions(focus: "SubView2", depth: 0)).parsed()
    #expect(both.all("node").map { $0.lines[0] } == ["SubView2"])
  }

  @Test func nodesHaveTheIdentifiersOfTheirViews() throws {
    let svg = try demo.fullDiagram(.hitPath, DiagramOptions(idPrefix: "t1-")).parsed()
    #expect(try svg.node("SubView3").attributes["id"] == "t1-view-SubView3")
    #expect(svg.all("touch").first?.attributes["id"] == "t1-touch-touch1")
  }

  /// A view that code asks is joined to the one whose override asked.
  @Test func callsByCodeAreDrawn() throws {
    var screen = Screen()
    screen.addWindow("Window")
    screen.add("Far", in: "Window", 0, 0, 300, 300)
    screen.add("Near", in: "Window", 0, 0, 300, 300)
    var trace = screen.tapped(10, 10)
    let point = TracePoint(x: 10, y: 10)
    trace.events = trace.events.flatMap { event -> [TraceEvent] in
      guard case .hitTestEntered(let record) = event.kind, record.view == "Near" else { return [event] }
      return [event]
        + [
          .hitTestEntered(.init(view: "Far", point: point, isDirect: true)),
          .hitTestReturned(.init(view: "Far", result: nil, reason: TraceReason(.hidden))),
        ].map { TraceEvent(sequence: event.sequence, time: 0, kind: $0) }
    }
    let svg = try trace.fullDiagram(.hitPath).parsed()
    #expect(svg.all("edge", "rule").map { $0.title ?? "" } == ["Near → Far: called by code"])
    #expect(try svg.node("Far").lines.contains("called by code"))
  }
}
