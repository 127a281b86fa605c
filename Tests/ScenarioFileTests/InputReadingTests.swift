// SPDX-License-Identifier: Apache-2.0

import Testing
import Trace
import UIKitModel

@testable import ScenarioFile

/// What is done to a screen, and what is expected.
@Suite struct InputReadingTests {
  private static let place = TracePoint(x: 1, y: 2)

  @Test(arguments: [
    ("tap: [1, 2]", ScenarioTouch.Action.tap(place, duration: 0.05, count: 1, interval: 0.1)),
    ("{tap: [1, 2], count: 4, interval: 0.2}", .tap(place, duration: 0.05, count: 4, interval: 0.2)),
    ("doubleTap: [1, 2]", .tap(place, duration: 0.05, count: 2, interval: 0.1)),
    ("{tripleTap: [1, 2], duration: 0.1}", .tap(place, duration: 0.1, count: 3, interval: 0.1)),
    ("longPress: [1, 2]", .tap(place, duration: 1, count: 1, interval: 0.1)),
    ("{longPress: [1, 2], duration: 2}", .tap(place, duration: 2, count: 1, interval: 0.1)),
    (
      "{longPress: [1, 2], to: [1, 9]}",
      .pressAndDrag(from: place, to: TracePoint(x: 1, y: 9), hold: 1, steps: 5, duration: 0.3)
    ),
    (
      "{longPress: [1, 2], to: [1, 9], hold: 0.6, steps: 2, duration: 1}",
      .pressAndDrag(from: place, to: TracePoint(x: 1, y: 9), hold: 0.6, steps: 2, duration: 1)
    ),
    (
      "swipe: {from: [1, 2], direction: up}",
      .drag(from: place, to: TracePoint(x: 1, y: -148), steps: 5, duration: 0.15)
    ),
    (
      "{swipe: {from: [1, 2], direction: right, distance: 20, steps: 2}, duration: 0.1}",
      .drag(from: place, to: TracePoint(x: 21, y: 2), steps: 2, duration: 0.1)
    ),
    (
      "swipe: {from: [1, 2], to: [3, 4]}",
      .drag(from: place, to: TracePoint(x: 3, y: 4), steps: 5, duration: 0.15)
    ),
    (
      "pinch: {center: [1, 2], from: 10, to: 20}",
      .pinch(center: place, from: 10, to: 20, angle: 0, steps: 6, duration: 0.3)
    ),
    (
      "{pinch: {center: [1, 2], from: 10, to: 20, angle: 1.5, steps: 2}, duration: 1}",
      .pinch(center: place, from: 10, to: 20, angle: 1.5, steps: 2, duration: 1)
    ),
    (
      "rotate: {center: [1, 2], by: -0.5}",
      .rotate(center: place, radius: 80, by: -0.5, steps: 6, duration: 0.3)
    ),
    ("hover: [1, 2]", .hover(place)),
    ("hover: none", .hover(nil)),
    ("{hover: [1, 2], zOffset: 0.5}", .hover(place, zOffset: 0.5)),
    (
      "{scroll: [1, 2], by: [0, -9]}",
      .scroll(place, by: TracePoint(x: 0, y: -9), steps: 5, duration: 0.3, isDiscrete: false)
    ),
    (
      "{scroll: [1, 2], by: [3, 0], steps: 1, duration: 1, scrollType: discrete}",
      .scroll(place, by: TracePoint(x: 3, y: 0), steps: 1, duration: 1, isDiscrete: true)
    ),
    ("interrupt: alert", .interrupt("alert")),
    ("press: select", .press("select", duration: 0.1, cancelled: false)),
    ("{press: 7, duration: 1, cancelled: true}", .press("7", duration: 1, cancelled: true)),
    (
      "{press: n, modifierFlags: [command, shift]}",
      .press("n", duration: 0.1, cancelled: false, modifierFlags: [.command, .shift])
    ),
    ("motion: shake", .shake(cancelled: false)),
    ("{motion: shake, cancelled: true}", .shake(cancelled: true)),
    ("remote: nextTrack", .remote("nextTrack")),
    ("command: 'copy:'", .command("copy:")),
    ("menu: ['cut:', copy]", .menu(["cut:", "copy"])),
    ("wait: 0.5", .wait(0.5)),
    (
      "set: {W: {alpha: 0.5, frame: [1, 2, 3, 4]}}",
      .set(
        object: "W",
        values: [
          .property(ScenarioProperty(name: "alpha", value: .number(0.5))),
          .property(ScenarioProperty(name: "frame", value: .numbers([1, 2, 3, 4]))),
        ])
    ),
    (
      "set: {tap: {state: ended, numberOfTapsRequired: 3}}",
      .set(
        object: "tap",
        values: [
          .property(ScenarioProperty(name: "state", value: .text("ended"))),
          .property(ScenarioProperty(name: "numberOfTapsRequired", value: .number(3))),
        ])
    ),
    ("{call: makeKey, on: W}", .call(object: "W", method: .makeKey, argument: nil)),
    (
      "{call: sendActions, on: B, with: touchDown}",
      .call(object: "B", method: .sendActions, argument: .text("touchDown"))
    ),
    (
      "{call: setContentOffset, on: S, with: [0, 9]}",
      .call(object: "S", method: .setContentOffset, argument: .numbers([0, 9]))
    ),
    (
      "{call: removeGestureRecognizer, on: W, with: tap}",
      .call(object: "W", method: .removeGestureRecognizer, argument: .text("tap"))
    ),
    (
      "{call: insertSubview, on: W, with: {view: B, above: S}}",
      .call(object: "W", method: .insertSubview, argument: .texts(["B", "above", "S"]))
    ),
    (
      "{call: insertSubview, on: W, with: {view: B, at: 2}}",
      .call(object: "W", method: .insertSubview, argument: .texts(["B", "at", "2"]))
    ),
    (
      "call: endIgnoringInteractionEvents",
      .call(object: nil, method: .endIgnoringInteractionEvents, argument: nil)
    ),
  ])
  func anEntryIsRead(text: String, action: ScenarioTouch.Action) throws {
    let read = try scenario(
      """
      window:
        id: W
        gestureRecognizers: [{id: tap, class: UITapGestureRecognizer}]
        subviews: [{id: B, class: UIButton}, {id: S, class: UIScrollView}]
      touches:
      - \(text)
      """)
    #expect(read.touches.map(\.action) == [action])
  }

  @Test(arguments: [
    ("tap: [1, 2]", TouchSource()),
    ("{tap: [1, 2], type: pencil}", TouchSource(.pencil)),
    ("{tap: [1, 2], type: indirectPointer}", TouchSource(.indirectPointer, buttonMask: .primary)),
    ("{tap: [1, 2], buttonMask: secondary}", TouchSource(.indirectPointer, buttonMask: .secondary)),
    (
      "{began: [1, 2], buttonMask: [primary, secondary], modifierFlags: command}",
      TouchSource(.indirectPointer, buttonMask: [.primary, .secondary], modifierFlags: .command)
    ),
  ])
  func whatTouchesIsRead(text: String, source: TouchSource) throws {
    let read = try scenario("window: {}\ntouches:\n- \(text)\n")
    #expect(read.touches.map(\.source) == [source])
  }

  @Test func entriesFollowOneAnotherWithPauses() throws {
    let read = try scenario(
      """
      window: {}
      touches:
      - doubleTap: [1, 1]
      - tap: [1, 1]
      - press: a
      - wait: 2
      - {longPress: [1, 1], to: [2, 2]}
      - {motion: shake, at: 9}
      - {began: [1, 1]}
      """)
    let starts = ScenarioTouch.startTimes(of: read.touches).map { ($0 * 1_000).rounded() / 1_000 }
    #expect(starts == [0, 0.7, 0.8, 0.95, 3.45, 9, 9.05])
    #expect(
      read.touches.map(\.duration).map { ($0 * 1_000).rounded() / 1_000 } == [0.2, 0.05, 0.1, 2, 1.3, 0, 0])
  }

  @Test func fingersAreCalledByTheFirstAndANumber() throws {
    let read = try scenario(
      """
      window: {}
      touches:
      - {tap: [1, 1], fingers: 3}
      - {pinch: {center: [1, 1], from: 1, to: 2}, finger: thumb}
      - {press: a}
      """)
    #expect(
      read.touches.map(\.fingerNames) == [["finger", "finger 2", "finger 3"], ["thumb", "thumb 2"], []])
  }

  @Test(arguments: [
    "{began: [1, 1]}, {interrupt: call, at: 1}, {began: [1, 1], at: 2}",
    "{tap: [1, 1], fingers: 2}, {tap: [1, 1], finger: finger 2}",
    "{tap: [1, 1], duration: 1}, {tap: [1, 1], at: 0.5, finger: second}",
    "{began: [1, 1], finger: a}, {ended: [1, 1], finger: a, at: 2}, {tap: [1, 1], at: 1}, {tap: [1, 1], finger: a, at: 3}",
  ])
  func fingersThatAreFreeComeDown(touches: String) {
    #expect(message("window: {}\ntouches: [\(touches)]") == "no error")
  }

  @Test func theTouchesOfAllTapsAndFingersCount() {
    let text = "window: {}\ntouches: [{doubleTap: [1, 1], fingers: 2}, {press: a}]\nexpect: "
    #expect(message(text + "{touch: 4, hitView: UIWindow}") == "no error")
    #expect(message(text + "{touch: 5, hitView: UIWindow}").contains("but the scenario has 4 touches"))
  }

  @Test func expectationsAreRead() throws {
    let read = try scenario(
      """
      window:
        id: W
        gestureRecognizers: [{id: tap, class: UITapGestureRecognizer, actions: [{action: save, target: X}]}, {id: pan, class: UIPanGestureRecognizer}]
      touches: [command: 'undo:', motion: shake]
      expect:
      - calls: [tap.touchesBegan]
        actions: [save, 'tap.save -> X', {action: 'undo:', at: 0.5}]
        states:
          tap: recognized
          pan: {entered: [began, ended], at: {0.25: began, 1: possible}, because: controlVetoed}
        received: {W: [touchesBegan, motionEnded], tap: []}
        firstResponder: nil
        properties: {W: {isHidden: false, isKeyWindow: true}}
        cycles: [[tap, pan]]
      - calls: {exactly: [], of: [touches, questions], includes: [save], never: [W.hitTest]}
        cycles: []
      - firstResponder: W
        actions: []
      """)
    var first = ScenarioExpectation()
    first.calls = ScenarioCalls()
    first.calls?.exactly = ["tap.touchesBegan"]
    first.actions = [
      ScenarioAction(text: "save"), ScenarioAction(text: "tap.save -> X"),
      ScenarioAction(text: "undo:", at: 0.5),
    ]
    var tap = ScenarioStates(recognizer: "tap")
    tap.entered = ["ended"]
    (tap.line, tap.column) = (9, 5)
    var pan = ScenarioStates(recognizer: "pan")
    pan.entered = ["began", "ended"]
    pan.at = [ScenarioStateAt(time: 0.25, state: "began"), ScenarioStateAt(time: 1, state: "possible")]
    pan.because = "controlVetoed"
    (pan.line, pan.column) = (10, 5)
    first.states = [tap, pan]
    first.received = [
      ScenarioReceived(object: "W", methods: ["touchesBegan", "motionEnded"]),
      ScenarioReceived(object: "tap", methods: []),
    ]
    first.firstResponder = .some(nil)
    first.properties = [
      ScenarioProperties(
        object: "W",
        values: [
          ExpectedValue(name: "isHidden", .value(.bool(false))),
          ExpectedValue(name: "isKeyWindow", .value(.bool(true))),
        ])
    ]
    first.cycles = [["tap", "pan"]]
    (first.line, first.column) = (6, 3)
    #expect(read.expectations[0] == first)
    #expect(read.expectations[1].calls?.exactly == [])
    #expect(read.expectations[1].calls?.of == ["touches", "questions"])
    #expect(read.expectations[1].calls?.includes == ["save"])
    #expect(read.expectations[1].calls?.never == ["W.hitTest"])
    #expect(read.expectations[1].cycles == [])
    #expect(read.expectations[2].firstResponder == .some("W"))
    #expect(read.expectations[2].actions == [])
    #expect(read.expectations[2].cycles == nil)
  }
}
