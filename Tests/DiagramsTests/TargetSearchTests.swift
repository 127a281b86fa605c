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
    let diagram = try Scenarios.trace(Self.screen + "\ntouches: [{tap: [50, 25]}]").fullDiagram(.targetSearch)
    #expect(
      diagram.summary == """
        Button sends save: for touchUpInside, and has no target: there is no first responder, so the search starts \
        at the sender, Button. 3 responders are asked; Page can perform it, and its method is called.
        """)
    #expect(
      diagram.textEquivalent == """
        1. \(diagram.summary)
           1.1 Button (UIButton): × cannot perform save:
           1.2 Form (UIView): × cannot perform save:
           1.3 Page (UIViewController): ✓ can perform save:

        """)
    let svg = try diagram.parsed()
    #expect(
      try svg.node("Button").lines == [
        "1", "Button", "UIButton · control · the sender", "× cannot perform save:",
      ])
    #expect(
      try svg.node("Page").classes == ["node", "controller", "shaped", "numbered", "handled"])
    #expect(try svg.node("Page").attributes["id"] == "controller-Page")
    #expect(
      svg.all("edge", "path").compactMap(\.title).dropFirst() == [
        "Button → Form: its superview", "Form → Page: its view controller",
      ])
  }

  /// RC-20, RC-22: searches from one responder share a column; nobody is tried after the end.
  @Test func searchesAlongOneWayShareIt() throws {
    let diagram = try Scenarios.trace(
      Self.screen + "\ntouches: [{tap: [50, 120]}, {command: 'copy:', at: 1}, {command: 'print:', at: 2}]"
    ).fullDiagram(.targetSearch)
    let svg = try diagram.parsed()
    let lines = try svg.node("Field").lines
    #expect(
      lines == [
        "1", "Field", "UITextField · control · first", "responder",
        "× cannot perform print:",
        "✓ can perform copy:", "gets copy:",
      ])
    #expect(
      svg.all("node", "dropped").map(\.lines) == [
        ["print: reaches nobody: no", "responder from the start of the", "search on performs it"]
      ])
    #expect(svg.all("node", "waiting").count == 1)
  }

  /// RC-21: a menu asks, and calls nobody.
  @Test func aMenuCallsNobody() throws {
    let diagram = try Scenarios.trace(
      Self.screen + "\ntouches: [{tap: [50, 120]}, {menu: ['save:'], at: 1}]"
    ).fullDiagram(.targetSearch)
    #expect(try diagram.parsed().node("Page").lines.last == "would get save:")
  }

  @Test func aNoThatIsNotKnownIsAssumed() throws {
    var trace = try Scenarios.trace(Self.screen + "\ntouches: [{tap: [50, 25]}]")
    let position = try #require(trace.screen.views.firstIndex { $0.id == "Form" })
    trace.screen.views[position].unknown = ["overrides"]
    let diagram = try trace.fullDiagram(.targetSearch)
    #expect(try diagram.parsed().node("Form").lines.last == "× cannot perform save: (assumed)")
    #expect(diagram.summary.hasSuffix("Page can perform it, and its method is called (assumed)."))
  }

  /// An override of `target(forAction:withSender:)` may name an object without a question.
  @Test func aTargetThatWasNotAskedIsShown() throws {
    var trace = try Scenarios.trace(Self.screen + "\ntouches: [{tap: [50, 25]}]")
    trace.events.removeAll { event in
      if case .targetAsked("Page", _, _) = event.kind { true } else { false }
    }
    let svg = try trace.fullDiagram(.targetSearch).parsed()
    #expect(
      try svg.node("Page").lines == ["3", "Page", "UIViewController · view controller", "gets save:"])
  }

  @Test func aTraceWithoutTouchesHasItsSearches() throws {
    let trace = try Scenarios.trace(Self.screen + "\ntouches: [{command: 'save:'}]")
    #expect(Diagrams.applicable(to: TraceAnalysis(trace)).contains(.targetSearch))
    let diagram = try trace.fullDiagram(.targetSearch)
    #expect(
      diagram.textEquivalent == """
        1. save: is sent as a command, and has no target: there is no responder to start looking for a target at; \
        nothing is called: there is no responder to start looking for a target at.

        """)
  }

  @Test func aLongSearchIsFolded() throws {
    var yaml = "window:\n  id: Window\n  performs: ['go:']\n  subviews:\n"
    var indent = "    "
    for number in 0..<60 {
      yaml += "\(indent)- id: v\(number)\n\(indent)  frame: [0, 0, 100, 100]\n"
      if number == 59 {
        yaml += "\(indent)  canBecomeFirstResponder: true\n\(indent)  isFirstResponder: true\n"
      }
      if number < 59 { yaml += "\(indent)  subviews:\n" }
      indent += "    "
    }
    let diagram = try Scenarios.trace(yaml + "touches: [{command: 'go:'}]").fullDiagram(.targetSearch)
    let svg = try diagram.parsed()
    #expect(svg.all("node").count < 35)
    #expect(svg.all("node", "fold").map(\.lines) == [["44 responders say no"]])
    #expect(diagram.textEquivalent.contains("1.60 v0 (UIView): × cannot perform go:\n"))
  }

  @Test func withoutASearchItIsASentence() throws {
    let trace = Screen.demo.tapped(200, 310)
    #expect(!Diagrams.applicable(to: TraceAnalysis(trace)).contains(.targetSearch))
    #expect(
      try trace.fullDiagram(.targetSearch).textEquivalent
        == "- No action was sent without a target, so none was looked for.\n")
  }
}
