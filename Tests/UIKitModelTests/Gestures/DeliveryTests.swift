// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

@MainActor
@Suite("What recognizers and the view get of a touch")
struct DeliveryTests {
  let screen = Screen.single()

  @Test(
    "A recognizer gets each phase before the view; its action precedes the view's cancelled (GR-2, GR-26, GR-28)"
  )
  func recognized() {
    let view = screen.add("V", 0, 0, 100, 100)
    let tap = ScriptedRecognizer.discrete("tap", on: view)
    expectEqual(
      screen.tap(50, 50).calls,
      [
        "tap.touchesBegan", "V.touchesBegan", "UIWindow.touchesBegan", "UIApplication.touchesBegan",
        "tap.touchesEnded", "tap -> Target.handle(ended)",
        "V.touchesCancelled", "UIWindow.touchesCancelled", "UIApplication.touchesCancelled",
      ])
    expectEqual(tap.state, .possible)
  }

  @Test("One constant puts the view's cancelled before the action, as the archived guide says (GR-28)")
  func cancelledFirst() {
    screen.application.configuration.sendsActionBeforeCancelling = false
    let view = screen.add(Quiet(), "V")
    _ = ScriptedRecognizer.discrete("tap", on: view)
    expectEqual(
      screen.tap(50, 50).calls,
      [
        "tap.touchesBegan", "V.touchesBegan", "tap.touchesEnded", "V.touchesCancelled",
        "tap -> Target.handle(ended)",
      ])
  }

  @Test("Recognizers of the hit view and of its superviews see the touch; a sibling's does not (GR-1, TE-10)")
  func collection() {
    let outer = screen.add("Outer", 0, 0, 200, 200)
    let behind = screen.add("Behind", 0, 0, 100, 100, to: outer)
    let inner = screen.add("Inner", 0, 0, 100, 100, to: outer)
    _ = ScriptedRecognizer.failing("behind", on: behind)
    _ = ScriptedRecognizer.failing("outer", on: outer)
    _ = ScriptedRecognizer.failing("first", on: inner)
    _ = ScriptedRecognizer.failing("second", on: inner)
    _ = ScriptedRecognizer.failing("window", on: screen.window)
    let received = screen.tap(50, 50).calls.filter { $0.hasSuffix(".touchesBegan") }
    expectEqual(
      received.prefix(4),
      [
        "second.touchesBegan", "first.touchesBegan", "outer.touchesBegan", "window.touchesBegan",
      ])
    #expect(!received.contains("behind.touchesBegan"))
  }

  @Test("The deepest of equal recognizers wins, of one view's the one added last (GR-3, GR-20)")
  func deepestWins() {
    let outer = screen.add("Outer", 0, 0, 200, 200)
    let inner = screen.add(Quiet(), "Inner", to: outer)
    _ = ScriptedRecognizer.discrete("outer", on: outer)
    _ = ScriptedRecognizer.discrete("first", on: inner)
    _ = ScriptedRecognizer.discrete("second", on: inner)
    let trace = screen.tap(50, 50)
    expectEqual(trace.calls.filter { $0.contains("->") }, ["second -> Target.handle(ended)"])
    expectEqual(
      trace.states,
      [
        "second possible -> ended: setByCode",
        "first possible -> failed: recognizerPrevented second",
        "outer possible -> failed: recognizerPrevented second",
        "second ended -> possible: sequenceOver",
        "first failed -> possible: sequenceOver",
        "outer failed -> possible: sequenceOver",
      ])
  }

  @Test("A disabled recognizer gets no touches (GR-4)")
  func disabled() {
    let view = screen.add(Quiet(), "V")
    ScriptedRecognizer.discrete("tap", on: view).isEnabled = false
    expectEqual(screen.tap(50, 50).calls, ["V.touchesBegan", "V.touchesEnded"])
  }

  @Test("Disabling a recognizer during its gesture cancels it, with an action (GR-4, GR-9)")
  func disabledMidway() {
    let view = screen.add(Quiet(), "V")
    let pan = ScriptedRecognizer.continuous("pan", on: view)
    let trace = screen.simulator.trace(name: "disabled") {
      $0.send([.init("f", .began, 10, 10, at: 0), .init("f", .moved, 20, 10, at: 0.1)])
      pan.isEnabled = false
      $0.send([.init("f", .moved, 30, 10, at: 0.2), .init("f", .ended, 30, 10, at: 0.3)])
    }
    expectEqual(
      trace.calls,
      [
        "pan.touchesBegan", "V.touchesBegan", "pan.touchesMoved", "pan -> Target.handle(began)",
        "V.touchesCancelled", "pan -> Target.handle(cancelled)",
      ])
    expectEqual(
      trace.states,
      [
        "pan possible -> began: setByCode", "pan began -> cancelled: recognizerDisabled",
        "pan cancelled -> possible: sequenceOver",
      ])
  }

  @Test("A recognizer that failed gets no more of the sequence, and the view goes on (GR-13)")
  func failedGetsNothing() {
    let view = screen.add(Quiet(), "V")
    let recognizer = ScriptedRecognizer("R", on: view, [.moved: .failed])
    let trace = screen.trace([
      .init("f", .began, 10, 10, at: 0), .init("f", .moved, 20, 10, at: 0.1),
      .init("f", .moved, 30, 10, at: 0.2), .init("f", .ended, 30, 10, at: 0.3),
    ])
    expectEqual(
      trace.calls,
      [
        "R.touchesBegan", "V.touchesBegan", "R.touchesMoved", "V.touchesMoved", "V.touchesMoved",
        "V.touchesEnded",
      ])
    expectEqual(recognizer.resets, 1)
  }

  @Test("A continuous gesture takes the view's touches with its first action (GR-23, GR-27)")
  func continuous() {
    let view = screen.add(Quiet(), "V")
    _ = ScriptedRecognizer.continuous("pan", on: view)
    expectEqual(
      drag().calls,
      [
        "pan.touchesBegan", "V.touchesBegan", "pan.touchesMoved", "pan -> Target.handle(began)",
        "V.touchesCancelled", "pan.touchesMoved", "pan -> Target.handle(changed)", "pan.touchesEnded",
        "pan -> Target.handle(ended)",
      ])
  }

  @Test("Without cancelsTouchesInView the view gets all of its touches too (GR-23, GR-27)")
  func notCancelling() {
    let view = screen.add(Quiet(), "V")
    ScriptedRecognizer.continuous("pan", on: view).cancelsTouchesInView = false
    expectEqual(
      drag().calls,
      [
        "pan.touchesBegan", "V.touchesBegan", "pan.touchesMoved", "pan -> Target.handle(began)",
        "V.touchesMoved", "pan.touchesMoved", "pan -> Target.handle(changed)", "V.touchesMoved",
        "pan.touchesEnded", "pan -> Target.handle(ended)", "V.touchesEnded",
      ])
  }

  @Test("With delaysTouchesBegan the view gets nothing of a gesture that is recognized (GR-24, GR-27)")
  func delayedAndRecognized() {
    let view = screen.add(Quiet(), "V")
    ScriptedRecognizer.continuous("pan", on: view).delaysTouchesBegan = true
    let trace = drag()
    #expect(!trace.calls.contains { $0.hasPrefix("V.") })
    expectEqual(
      trace.change,
      [
        "V.touchesBegan held: recognizerDelaysBegan pan",
        "V.touchesBegan discarded: recognizerCancelledTouches pan",
      ])
  }

  /// A view that records what its touches methods get: phase, location, previous location and time.
  private final class Notes: UIView {
    var lines: [String] = []
    private func note(_ touches: Set<UITouch>) {
      guard let touch = touches.first else { return }
      let (now, before) = (touch.location(in: nil).x, touch.previousLocation(in: nil).x)
      lines.append("\(touch.phase) \(now) \(before) \(touch.timestamp)")
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
  }

  @Test(
    "A late began tells of the touch-down, and one moved of where the finger is, whatever ended the delay (GR-24)",
    arguments: [
      // The recognizer fails by the second move, by time, by the lift.
      ("move", ["began 10.0 10.0 0.0", "moved 30.0 20.0 0.2", "ended 30.0 30.0 0.4"]),
      ("time", ["began 10.0 10.0 0.0", "moved 30.0 20.0 0.2", "ended 30.0 30.0 0.4"]),
      ("lift", ["began 10.0 10.0 0.0", "moved 30.0 30.0 0.4", "ended 30.0 30.0 0.4"]),
    ])
  func lateBegan(end: String, expected: [String]) {
    final class Delayer: UIGestureRecognizer {
      var end = ""
      private var moves = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if end == "time" { startTimer("t", after: 0.3) { [weak self] in self?.state = .failed } }
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        moves += 1
        if end == "move", moves == 2 { state = .failed }
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    }
    let view = screen.add(Notes(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), "V")
    let delayer = Delayer()
    delayer.end = end
    delayer.delaysTouchesBegan = true
    view.addGestureRecognizer(delayer)
    _ = screen.trace([
      .init("f", .began, 10, 10, at: 0), .init("f", .moved, 20, 10, at: 0.1),
      .init("f", .moved, 30, 10, at: 0.2), .init("f", .ended, 30, 10, at: 0.4),
    ])
    expectEqual(view.lines, expected)
  }

  @Test("With delaysTouchesBegan the view gets began late, one moved, then the phase of the moment (GR-24)")
  func delayedAndFailed() {
    let view = screen.add(Quiet(), "V")
    ScriptedRecognizer("R", on: view, [.ended: .failed]).delaysTouchesBegan = true
    let trace = drag()
    expectEqual(
      trace.calls,
      [
        "R.touchesBegan", "R.touchesMoved", "R.touchesMoved", "R.touchesEnded", "V.touchesBegan",
        "V.touchesMoved", "V.touchesEnded",
      ])
    expectEqual(
      trace.change,
      [
        "V.touchesBegan held: recognizerDelaysBegan R", "V.touchesBegan released: recognizersFailed R",
      ])
  }

  @Test("A touch that the recognizer ignores goes to the view undisturbed (GR-36)")
  func ignored() {
    let view = screen.add(Quiet(), "V")
    ScriptedRecognizer.discrete("tap", on: view).ignoresTouches = true
    expectEqual(screen.tap(50, 50).calls, ["tap.touchesBegan", "V.touchesBegan", "V.touchesEnded"])
  }

  @Test("A recognizer that is added while a finger is down does not see that touch (TE-10)")
  func addedLater() {
    let view = screen.add(Quiet(), "V")
    let trace = screen.simulator.trace(name: "added") {
      $0.send([.init("f", .began, 10, 10, at: 0)])
      _ = ScriptedRecognizer.discrete("late", on: view)
      $0.send([.init("f", .ended, 10, 10, at: 0.1)])
    }
    expectEqual(trace.calls, ["V.touchesBegan", "V.touchesEnded"])
  }

  @Test("A transition that UIKit does not allow changes nothing and is recorded (GR-9)")
  func illegal() {
    let view = screen.add(Quiet(), "V")
    _ = ScriptedRecognizer("R", on: view, [.began: .changed, .ended: .failed])
    let trace = screen.tap(50, 50)
    let illegal = trace.events.compactMap { event -> String? in
      guard case .illegalTransition(let record) = event.kind else { return nil }
      return "\(record.recognizer) \(record.from) -> \(record.to)"
    }
    expectEqual(illegal, ["R possible -> changed"])
    expectEqual(trace.states.first, "R possible -> failed: setByCode")
  }

  @Test("A recognizer in possible never becomes cancelled: it fails (GR-9)")
  func possibleToCancelled() {
    let view = screen.add(Quiet(), "V")
    _ = ScriptedRecognizer("R", on: view, [.began: .cancelled])
    expectEqual(screen.tap(50, 50).states.first, "R possible -> failed: setByCode")
  }

  @Test("A recognizer returns to possible when its last touch is gone, not before (GR-10)")
  func reset() {
    let view = screen.add(Quiet(), "V")
    let recognizer = ScriptedRecognizer("R", on: view, [.began: .recognized])
    screen.simulator.send([.init("f", .began, 10, 10, at: 0)])
    expectEqual(recognizer.state, .ended)
    expectEqual(recognizer.resets, 0)
    screen.simulator.send([.init("f", .ended, 10, 10, at: 0.1)])
    expectEqual(recognizer.state, .possible)
    expectEqual(recognizer.resets, 1)
  }

  @Test("An action sees the state that it is sent for (GR-11)")
  func stateInAction() {
    let view = screen.add(Quiet(), "V")
    var seen: [UIGestureRecognizer.State] = []
    let recognizer = ScriptedRecognizer("R", on: view, [.began: .began, .ended: .ended])
    recognizer.removeTarget(nil, action: nil)
    let handler = StateHandler { seen.append($0) }
    recognizer.addTarget(handler, action: "note")
    screen.simulator.tap(at: CGPoint(x: 10, y: 10))
    expectEqual(seen, [.began, .ended])
  }

  @Test("A nil target is not looked up, and a target that is gone gets nothing (GR-30, UC-18)")
  func targets() {
    let view = screen.add(Quiet(), "V")
    let recognizer = ScriptedRecognizer.discrete("tap", on: view)
    recognizer.removeTarget(nil, action: nil)
    recognizer.addTarget(nil, action: "nowhere")
    do { recognizer.addTarget(StateHandler { _ in }, action: "gone") }
    recognizer.addTarget(ScriptedRecognizer.Target.shared, action: "one")
    recognizer.addTarget(ScriptedRecognizer.Target.shared, action: "two")
    recognizer.addTarget(ScriptedRecognizer.Target.shared, action: "two")
    let trace = screen.tap(50, 50)
    let dropped = trace.events.compactMap { event -> String? in
      guard case .actionDropped(let record) = event.kind else { return nil }
      return "\(record.action): \(record.reason.code)"
    }
    expectEqual(dropped, ["nowhere: recognizerWithoutTarget", "gone: targetGone"])
    expectEqual(
      trace.calls.filter { $0.contains("->") },
      [
        "tap -> Target.one(ended)", "tap -> Target.two(ended)",
      ])
  }

  private func drag() -> TouchTrace {
    screen.trace([
      .init("f", .began, 10, 10, at: 0), .init("f", .moved, 20, 10, at: 0.1),
      .init("f", .moved, 30, 10, at: 0.2), .init("f", .ended, 30, 10, at: 0.3),
    ])
  }
}

/// A view that keeps its touches, so that logs do not show the chain.
@MainActor
final class Quiet: UIView {
  init() { super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
  required init?(coder: NSCoder) { nil }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

@MainActor
private final class StateHandler: ActionReceiver {
  private let body: (UIGestureRecognizer.State) -> Void

  init(_ body: @escaping (UIGestureRecognizer.State) -> Void) { self.body = body }

  func responds(to action: String) -> Bool { true }

  func perform(_ action: String, from sender: Any?, for event: UIEvent?) {
    if let recognizer = sender as? UIGestureRecognizer { body(recognizer.state) }
  }
}
