// SPDX-License-Identifier: Apache-2.0

import Diagrams
import TestSupport
import Testing
import Trace

/// The hit path at a step of the walk.
@Suite struct HitPathStepTests {
  private let demo = Screen.demo.tapped(103.5, 330)

  @Test func whatIsStillToComeIsNotShown() throws {
    let svg = try demo.diagram(.hitPath, DiagramOptions(step: 2)).parsed()
    #expect(
      svg.all("object", "path").compactMap { $0.attributes["id"] } == ["view-UIWindow", "view-TopView"])
    #expect(svg.all("object", "hit").isEmpty && svg.all("object", "refused").isEmpty)
    #expect(svg.title == "So far 2 of 5 views are asked")
  }

  @Test func aViewThatAsksNobodyAnswersInItsStep() throws {
    let three = try demo.diagram(.hitPath, DiagramOptions(step: 3)).parsed()
    #expect(three.all("object", "refused").compactMap { $0.attributes["id"] } == ["view-SubView4"])
    let four = try demo.diagram(.hitPath, DiagramOptions(step: 4)).parsed()
    #expect(four.all("object", "path").compactMap { $0.attributes["id"] }.last == "view-SubView3")
  }

  @Test func afterTheLastStepAllHaveAnswered() throws {
    #expect(
      try demo.diagram(.hitPath, DiagramOptions(step: 5)).inlineSVG() == demo.diagram(.hitPath).inlineSVG())
  }

  @Test func theTextTellsNoAnswersThatAreStillToCome() throws {
    let text = try demo.diagram(.hitPath, DiagramOptions(step: 3)).textEquivalent
    #expect(
      text.hasSuffix(
        """
        - touch at (103.5, 330)
          - 1. UIWindow: (103.5, 330), has not answered yet
            - 2. TopView: (93.5, 310), has not answered yet (UIView)
              - 3. SubView4 says no: the point is 37 pt above its bounds. (UIView) [(85.5, -37)]
              - (6 views, not asked yet: SubView3, SubView2, SubView1)

        """), "\(text)")
  }

  /// HT-23: views in a view that refused are not asked.
  @Test func viewsInARefusingViewAreNotStillToCome() throws {
    var screen = Screen()
    screen.addWindow("Window")
    screen.add("Behind", in: "Window", 0, 0, 300, 300)
    screen.add("Bar", in: "Window", 0, 400, 300, 50)
    screen.add("Buy", in: "Bar", 0, 0, 300, 50)
    let text = try screen.tapped(10, 10).diagram(.hitPath, DiagramOptions(step: 2)).textEquivalent
    #expect(text.contains("Buy was never asked: the touch is outside"))
    #expect(text.contains("- Behind: not asked yet (UIView)"))
  }

  @Test(arguments: [0, 6, -1])
  func stepsThatAreNotThereAreRefused(step: Int) {
    #expect(throws: DiagramError.noSuchStep(step, count: 5)) {
      try demo.diagram(.hitPath, DiagramOptions(step: step))
    }
  }

  /// A view that code asks says so.
  @Test func callsByCodeAreTold() throws {
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
    let diagram = try trace.diagram(.hitPath)
    #expect(try diagram.json().contains(#""calledByCode" : true"#))
  }
}
