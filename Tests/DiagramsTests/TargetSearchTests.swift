// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import TestSupport
import Testing
import Trace

@MainActor
@Suite struct TargetSearchDiagramTests {
  private static let screen = """
    window:
      id: Window
      rootViewController:
        id: Page
        performs: ['save:']
        view:
          id: Form
          subviews:
            - {id: Field, class: UITextField, frame: [0, 100, 100, 40], performs: ['copy:']}
            - id: Button
              class: UIButton
              frame: [0, 0, 100, 50]
              actions: [{event: touchUpInside, action: 'save:', target: nil}]
    """

  /// UC-16: from the sender up to the first that performs the action.
  @Test func aSearchClimbsToItsTaker() throws {
    let diagram = try Scenarios.trace(Self.screen + "\ntouches: [{tap: [50, 25]}]").diagram(.responderChain)
    #expect(
      diagram.textEquivalent.hasPrefix(
        """
        Page performs save:: the action has no target, so the chain is asked

        1. Button sends save: for touchUpInside, and has no target: there is no first responder, so the search starts \
        at the sender, Button. 3 responders are asked; Page can perform it, and its method is called.
           1.1 Button (UIButton): × cannot perform save:
           1.2 Form (UIView): × cannot perform save:
           1.3 Page (UIViewController): ✓ can perform save:

        1. Button (UIButton · control): keeps it
        """))
  }

  @Test func aNoThatIsNotKnownIsAssumed() throws {
    var trace = try Scenarios.trace(Self.screen + "\ntouches: [{tap: [50, 25]}]")
    let position = try #require(trace.screen.views.firstIndex { $0.id == "Form" })
    trace.screen.views[position].unknown = ["overrides"]
    let diagram = try trace.diagram(.responderChain)
    #expect(diagram.textEquivalent.contains("Page can perform it, and its method is called (assumed).\n"))
  }

  @Test func aTraceWithoutTouchesHasItsSearches() throws {
    let trace = try Scenarios.trace(Self.screen + "\ntouches: [{command: 'save:'}]")
    #expect(Diagrams.applicable(to: TraceAnalysis(trace)).contains(.responderChain))
    let diagram = try trace.diagram(.responderChain)
    #expect(
      diagram.textEquivalent == """
        The responder chain

        - save: is sent as a command, and has no target: there is no responder from which a target could be searched; \
        nothing is called: there is no responder from which a target could be searched.

        """)
  }
}
