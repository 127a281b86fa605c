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
    ).fullDiagram(.delivery)
    #expect(
      diagram.textEquivalent == """
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
    let svg = try diagram.parsed()
    #expect(
      svg.all("edge", "cancelled").compactMap(\.title) == [
        "Gesture recognizers → Touches methods of the view: cancels"
      ])
    #expect(try svg.node("Gesture recognizers").classes == ["node", "stage", "handled"])
    #expect(svg.all("edge", "muted").count == 1)
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
    ).fullDiagram(.delivery)
    let end = diagram.textEquivalent.split(separator: "\n").last ?? ""
    #expect(
      end == "11. In the end: Row is selected although tap recognizes the tap too, because its "
        + "cancelsTouchesInView is false.")
  }

  @Test func stationsWithNothingToDoAreMuted() throws {
    let svg = try Screen.demo.tapped(200, 310).fullDiagram(.delivery).parsed()
    #expect(try svg.node("Gesture recognizers").classes == ["node", "stage", "unasked"])
    #expect(try svg.node("Controls and actions").classes == ["node", "stage", "unasked"])
    #expect(try svg.node("Responder chain").classes == ["node", "stage", "dropped"])
    #expect(try svg.node("In the end").classes == ["node", "stage", "dropped"])
  }

  /// HT-36: a touch that no window claims goes no further.
  @Test func aTouchThatNobodyGetsEndsAtTheHitTest() throws {
    let diagram = try Screen.demo.tapped(900, 310).fullDiagram(.delivery)
    let svg = try diagram.parsed()
    #expect(
      try svg.node("Hit test of the windows").lines == [
        "Hit test of the windows", "2 walks, each asks 1 view", "× no window claims the touch",
      ])
    #expect(
      svg.all("edge", "path").compactMap(\.title).suffix(1) == ["Hit test of the windows → In the end"])
    #expect(try svg.node("UIWindow.sendEvent").classes == ["node", "stage", "unasked"])
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
    ).fullDiagram(.delivery, DiagramOptions(language: .simplifiedChinese))
    #expect(diagram.title == "事件的旅程")
    let svg = try diagram.parsed()
    #expect(svg.all("edge", "path").compactMap(\.title).contains("响应链 → 控件和action: 发送"))
    #expect(diagram.textEquivalent.contains("\n9. 控件和action：✓ Button向Window发送go（touchUpInside）。\n"))
  }

  /// SV-2: what a scroll view withholds never comes; the scrolling is the end of the way.
  @Test func scrollingNeedsNoAction() throws {
    let svg = try Scenarios.trace(
      """
      window:
        id: Window
        subviews:
          - id: Scroller
            class: UIScrollView
            frame: [0, 0, 300, 300]
            contentSize: [300, 900]
            subviews: [{id: Row, frame: [0, 0, 300, 50]}]
      touches:
        - swipe: {from: [50, 40], direction: up, distance: 30}
      """
    ).fullDiagram(.delivery).parsed()
    #expect(
      svg.all("edge", "cancelled").compactMap(\.title) == [
        "Gesture recognizers → Touches methods of the view: delays"
      ])
    #expect(svg.all("edge", "path").compactMap(\.title).last == "Gesture recognizers → In the end")
  }

  @Test func whatTheSourceDoesNotTellIsNotDenied() throws {
    var trace = Screen.demo.tapped(200, 310)
    trace.header.source = "recursiveDescription"
    trace.screen.unknown = ["gestureRecognizers"]
    let text = try trace.fullDiagram(.delivery).textEquivalent
    #expect(text.contains("\n7. Gesture recognizers: none sees the touch (assumed)\n"))
  }

  /// TE-7: the view is hit and gets nothing.
  @Test func aTouchThatIsWithheldEndsAtTheView() throws {
    let svg = try Scenarios.trace(
      """
      window:
        id: Window
        subviews: [{id: Single, frame: [0, 0, 200, 100]}]
      touches:
        - tap: [50, 50]
          duration: 1
        - {tap: [150, 50], finger: second, at: 0.2}
      """
    ).fullDiagram(.delivery, DiagramOptions(touch: 1)).parsed()
    #expect(try svg.node("Touches methods of the view").classes == ["node", "stage", "dropped"])
    #expect(
      svg.all("edge", "path").compactMap(\.title).last == "Touches methods of the view → In the end")
  }

  // MARK: The answer

  /// GR-24: who takes the touch stands on the left, who loses it on the right, and what was called below its sender.
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
    #expect(svg.all("object", "handled").compactMap { $0.attributes["id"] } == ["recognizer-tap"])
    #expect(svg.all("object", "action").flatMap(\.words) == ["open, on Window"])
  }

  /// What a dump does not tell is not denied.
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
