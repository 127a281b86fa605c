// SPDX-License-Identifier: Apache-2.0

import Diagrams
import Narration
import TestSupport
import Testing
import Trace

@MainActor
@Suite struct DeliveryTests {
  /// HT-29: hit testing comes before sendEvent; GR-23: the recognizer cancels the view's touches.
  @Test func everyStationTellsItsNumbers() throws {
    let diagram = try Scenarios.trace(
      """
      window:
        id: Window
        subviews:
          - id: Card
            frame: [0, 0, 100, 100]
            gestureRecognizers: [{id: tap, class: UITapGestureRecognizer, actions: [{action: open, target: Window}]}]
            implements: [touchesBegan, touchesEnded, touchesCancelled]
      touches:
        - tap: [50, 50]
      """
    ).diagram(.delivery)
    #expect(
      diagram.textEquivalent == """
        tap recognizes the tap and cancels Card

        1. Finger: tap at (50, 50); began, ended
        2. Hardware, IOKit, SpringBoard: not simulated
        3. Event queue of the application: 2 events
        4. Hit test of the windows: 2 walks, each asks 2 views; finds Card, in Window
        5. UIApplication.sendEvent: called 2 times
        6. UIWindow.sendEvent: Window, called 2 times
        7. Gesture recognizers: 1 collected; ✓ tap: recognized 0.05 s after touch-down
        8. Touches methods of the view: Card gets touchesBegan, touchesCancelled; • Card loses the touch and gets \
        touchesCancelled: tap recognized and cancels touches in the view.
        9. Controls and actions: ✓ tap sends open to Window (recognized).
        10. Responder chain: reaches 1 of 5 responders; ✓ Card (view): handles it
        11. In the end: tap on Card takes the tap, because it recognizes the tap and its cancelsTouchesInView is \
        true.

        """)
  }

  /// GR-24: a recognizer that does not cancel touches, and the row is selected too.
  @Test func theVerdictStandsAtTheEnd() throws {
    let diagram = try Scenarios.trace(
      """
      window:
        id: Window
        gestureRecognizers:
          - {id: tap, class: UITapGestureRecognizer, cancelsTouchesInView: false, \
             actions: [{action: open, target: Window}]}
        subviews:
          - id: List
            class: UITableView
            frame: [0, 0, 100, 100]
            subviews: [{id: Row, class: UITableViewCell, frame: [0, 0, 100, 50]}]
      touches: [{tap: [50, 25]}]
      """
    ).diagram(.delivery)
    let end = diagram.textEquivalent.split(separator: "\n").last ?? ""
    #expect(
      end == "11. In the end: Row is selected although tap recognizes the tap too, because its "
        + "cancelsTouchesInView is false.")
  }

  /// UC-2: a control keeps its touches and sends its actions.
  @Test func aControlSendsFromTheChain() throws {
    let diagram = try Scenarios.trace(
      """
      window:
        id: Window
        subviews:
          - {id: Button, class: UIButton, frame: [0, 0, 100, 50], actions: [{event: touchUpInside, action: go, target: Window}]}
      touches:
        - tap: [50, 25]
      """
    ).diagram(.delivery, DiagramOptions(language: .simplifiedChinese))
    #expect(diagram.textEquivalent.contains("\n9. 控件和action：✓ Button向Window发送go（touchUpInside）。\n"))
  }

  @Test func whatTheSourceDoesNotTellIsNotDenied() throws {
    var trace = Screen.demo.tapped(200, 310)
    trace.header.source = "recursiveDescription"
    trace.screen.unknown = ["gestureRecognizers"]
    let text = try trace.diagram(.delivery).textEquivalent
    #expect(text.contains("\n7. Gesture recognizers: none sees the touch (assumed)\n"))
  }

  // MARK: The answer

  /// GR-24: the recognizer that takes the touch is on the left, the view that loses it on the right, and actions are below their sender.
  @Test func theAnswerTellsWhoTakesTheTouchFromWhom() throws {
    let diagram = try Scenarios.trace(
      """
      window:
        id: Window
        gestureRecognizers: [{id: tap, class: UITapGestureRecognizer, actions: [{action: open, target: Window}]}]
        subviews: [{id: Card, frame: [0, 0, 100, 100], implements: [touchesBegan, touchesEnded, touchesCancelled]}]
      touches: [{tap: [50, 50]}]
      """
    ).diagram(.delivery)
    #expect(diagram.title == "tap recognizes the tap and cancels Card")
    let svg = try diagram.parsed()
    #expect(
      svg.all("edge", "takes").compactMap(\.title) == ["tap → Card: takes the touch"])
    #expect(svg.all("object", "gets").compactMap { $0.attributes["id"] } == ["recognizer-tap"])
    #expect(svg.all("object", "action").flatMap(\.words) == ["open, on Window"])
  }

  /// The picture does not deny what a dump leaves unknown.
  @Test(arguments: [
    ("", "No recognizer acts, and nobody handles the tap"),
    (", unknown: [overrides]", "Nothing is known to handle the tap"),
  ])
  func nothingIsKnownIsNotNobody(unknown: String, claim: String) throws {
    let diagram = try Scenarios.trace(
      """
      window:
        id: Window
        subviews: [{id: Card, frame: [0, 0, 100, 100]\(unknown)}]
      touches: [{tap: [50, 50]}]
      """
    ).diagram(.delivery)
    #expect(diagram.title == claim)
  }
}
