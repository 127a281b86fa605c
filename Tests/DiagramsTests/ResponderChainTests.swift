// SPDX-License-Identifier: Apache-2.0

import Diagrams
import TestSupport
import Testing
import Trace

@Suite struct ResponderChainTests {
  @Test func everyResponderSaysWhatItDid() throws {
    let diagram = try Screen.demo.tapped(200, 310, handledBy: "SubView3").diagram(.responderChain)
    #expect(
      diagram.textEquivalent == """
        SubView3 keeps the touch: its touches methods do not call super

        1. SubView3Sub1 (UIButton · control): passes it on → its superview
        2. SubView3 (UIView · view): handles it: implements the touches method and does not call super → its superview
        3. TopView (UIView · view): not reached → its superview
        4. UIWindow (window): not reached → the application
        5. UIApplication (application): not reached
        - end of the chain

        """)
  }

  @Test func aTouchWithoutATaker() throws {
    let diagram = try Screen.demo.tapped(900, 310).diagram(.responderChain)
    #expect(
      diagram.textEquivalent
        == "No responder gets the touch: no view is hit\n\n- Nobody gets the touch, because the point is outside of the screen.\n"
    )
  }

  @Test func aCycleLeadsBack() throws {
    var trace = Screen.demo.tapped(200, 310, handledBy: "SubView3")
    for index in trace.screen.views.indices where trace.screen.views[index].id == "TopView" {
      trace.screen.views[index].overrides = [
        TraceOverride(method: .next, kind: .responder, detail: "SubView3Sub1")
      ]
    }
    for index in trace.events.indices {
      if case .responderChain(var record) = trace.events[index].kind {
        record.links = Array(record.links.prefix(3))
        record.links[2].rule = .cycle
        trace.events[index].kind = .responderChain(record)
      }
    }
    let diagram = try trace.diagram(.responderChain)
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
    let diagram = try trace.diagram(.responderChain)
    let lines = diagram.textEquivalent.split(separator: "\n")
    #expect(
      lines[1] == """
        1. Card (UIView · view): handles touchesBegan: implements the touches method and does not call super; \
        passes on touchesMoved, touchesEnded → its superview: touchesMoved, touchesEnded
        """)
    #expect(
      lines[2].hasPrefix(
        """
        2. Window (UIWindow · window): handles touchesEnded: implements the touches method and does not call super; \
        passes on touchesMoved → its window scene: touchesMoved
        """
      ))
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
    let lines = try trace.diagram(.responderChain).textEquivalent.split(separator: "\n")
    #expect(lines[1].hasPrefix("1. Field (UITextField · control): keeps it"))
    #expect(lines[1].contains("; becomes first responder"))
    #expect(
      lines[2].hasPrefix("2. Form (UIView · view · first responder): not reached → its view controller"))
  }
}
