// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

/// Code that changes views and recognizers during a delivery.
@MainActor
@Suite("Code that changes the world during delivery")
struct ReentrancyTests {
  /// A recognizer whose code is the test's.
  final class Hook: UIGestureRecognizer {
    var onBegan: ((Hook, Set<UITouch>, UIEvent) -> Void)?
    var onMoved: ((Hook, Set<UITouch>, UIEvent) -> Void)?
    var onEnded: ((Hook, Set<UITouch>, UIEvent) -> Void)?
    var onReset: ((Hook) -> Void)?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      onBegan?(self, touches, event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      onMoved?(self, touches, event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      onEnded?(self, touches, event)
    }
    override func reset() { onReset?(self) }
  }

  /// A view whose code is the test's, and that counts.
  final class Code: UIView {
    var onBegan: ((Code) -> Void)?
    private(set) var calls: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("began")
      onBegan?(self)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("cancelled")
    }
  }

  /// A window that passes an event on as often as the test says.
  final class Window: UIWindow {
    var times: ((UIEvent) -> Int) = { _ in 1 }
    override func sendEvent(_ event: UIEvent) {
      for _ in 0..<times(event) { super.sendEvent(event) }
    }
  }

  var box: CGRect { CGRect(x: 0, y: 0, width: 100, height: 100) }

  @Test("A tap that an action makes is delivered whole, after the delivery that sent the action (TE-2, TE-3)")
  func tapsOfActionsFollow() {
    let screen = Screen()
    let view = screen.add(Code(frame: box), "view")
    let other = screen.add(Code(frame: CGRect(x: 200, y: 200, width: 50, height: 50)), "other")
    let tap = UITapGestureRecognizer()
    var count = 0
    let handler = ActionHandler("h") { _, _ in
      count += 1
      if count < 5 { screen.simulator.tap(at: CGPoint(x: 210, y: 210)) }
    }
    tap.addTarget(handler, action: "x")
    view.addGestureRecognizer(tap)
    screen.simulator.tap(at: CGPoint(x: 10, y: 10))
    screen.simulator.tap(at: CGPoint(x: 210, y: 210))
    expectEqual(view.calls, ["began", "cancelled"])
    expectEqual(other.calls, ["began", "ended", "began", "ended"])
    expectEqual(tap.state, .possible)
  }

  @Test(
    "A tap that a view makes in touchesBegan is delivered whole, after the touch of the view (TE-2, TE-3)")
  func tapsOfViewsFollow() {
    let screen = Screen()
    let view = screen.add(Code(frame: box), "view")
    let other = screen.add(Code(frame: CGRect(x: 200, y: 200, width: 50, height: 50)), "other")
    view.onBegan = { _ in screen.simulator.tap(at: CGPoint(x: 210, y: 210), finger: "second") }
    let trace = screen.tap(10, 10)
    expectEqual(view.calls, ["began", "ended"])
    expectEqual(other.calls, ["began", "ended"])
    #expect(throws: Never.self) { try TouchTrace(jsonLines: trace.jsonLines()) }
  }

  @Test("A tap that the action of a timer makes is delivered whole (TE-2, TE-3)")
  func tapsOfTimersFollow() {
    let screen = Screen()
    let view = screen.add(Code(frame: box), "view")
    let other = screen.add(Code(frame: CGRect(x: 200, y: 200, width: 50, height: 50)), "other")
    let press = UILongPressGestureRecognizer()
    let handler = ActionHandler("h") { sender, _ in
      guard (sender as? UIGestureRecognizer)?.state == .began else { return }
      screen.simulator.tap(at: CGPoint(x: 210, y: 210), finger: "second")
    }
    press.addTarget(handler, action: "x")
    view.addGestureRecognizer(press)
    screen.simulator.tap(at: CGPoint(x: 10, y: 10), duration: 1)
    expectEqual(view.calls, ["began", "cancelled"])
    expectEqual(other.calls, ["began", "ended"])
    #expect(screen.application.clock.now >= 1)
  }

  @Test(
    "A state that a reset sets on another recognizer is settled, also where two do so to each other (GR-10)")
  func resetsDoNotStarveOthers() {
    let screen = Screen()
    let view = screen.add(Code(frame: box), "view")
    let a = Hook()
    let b = Hook()
    view.addGestureRecognizer(a)
    view.addGestureRecognizer(b)
    a.onEnded = { r, _, _ in r.state = .ended }
    var resets = 0
    a.onReset = { _ in
      resets += 1
      if resets < 50 { b.state = .ended }
    }
    b.onReset = { _ in
      resets += 1
      if resets < 50 { a.state = .ended }
    }
    screen.simulator.tap(at: CGPoint(x: 10, y: 10))
    expectEqual(a.state, .possible)
    expectEqual(b.state, .possible)
    expectEqual(resets, 2)
  }

  @Test("An action that sets changed on its own recognizer is not sent for ever (GR-11)")
  func changedInOwnActionEnds() {
    let screen = Screen()
    let view = screen.add(Code(frame: box), "view")
    let pan = UIPanGestureRecognizer()
    var count = 0
    let handler = ActionHandler("h") { _, _ in
      count += 1
      if count < 1000 { pan.state = .changed }
    }
    pan.addTarget(handler, action: "x")
    view.addGestureRecognizer(pan)
    screen.simulator.send([
      TouchInput("f", .began, 10, 10, at: 0), TouchInput("f", .moved, 40, 40, at: 0.1),
      TouchInput("f", .moved, 60, 60, at: 0.2), TouchInput("f", .ended, 60, 60, at: 0.3),
    ])
    expectEqual(count, 4)
    expectEqual(pan.state, .possible)
  }

  @Test("A recognizer that another one disables does not get the touch of the running event (GR-4)")
  func disabledInTheSameEvent() {
    let screen = Screen()
    let view = screen.add(Code(frame: box), "view")
    let b = Hook()
    let a = Hook()
    view.addGestureRecognizer(b)
    view.addGestureRecognizer(a)
    var heard = 0
    a.onBegan = { _, _, _ in b.isEnabled = false }
    b.onBegan = { r, _, _ in
      heard += 1
      r.state = .ended
    }
    screen.simulator.tap(at: CGPoint(x: 10, y: 10))
    expectEqual(heard, 0)
    expectEqual(b.state, .possible)
  }

  @Test("A recognizer that the delegate of another one disables gets no touch (GR-4, GR-6)")
  func disabledByAnAnswer() {
    let screen = Screen()
    let view = screen.add(Code(frame: box), "view")
    let b = Hook()
    let a = Hook()
    view.addGestureRecognizer(a)
    view.addGestureRecognizer(b)
    var heard = 0
    b.onBegan = { _, _, _ in heard += 1 }
    let delegate = ScriptedDelegate()
    delegate.receivesTouch = { _ in
      b.isEnabled = false
      return true
    }
    a.delegate = delegate
    screen.simulator.tap(at: CGPoint(x: 10, y: 10))
    expectEqual(heard, 0)
  }

  @Test("A view that a delegate removes while recognizers are collected gets no touch (TE-13)")
  func removedByAnAnswer() {
    let screen = Screen()
    let view = screen.add(Code(frame: box), "view")
    let a = Hook()
    view.addGestureRecognizer(a)
    let delegate = ScriptedDelegate()
    delegate.receivesTouch = { _ in
      view.removeFromSuperview()
      return true
    }
    a.delegate = delegate
    screen.simulator.tap(at: CGPoint(x: 10, y: 10))
    expectEqual(view.calls, [])
    expectEqual(a.state, .possible)
  }

  @Test("A sendEvent that calls super twice delivers once (HT-29, TE-5)")
  func eventsAreDeliveredOnce() {
    let screen = Screen()
    let window = screen.simulator.run { Window(frame: CGRect(x: 0, y: 0, width: 320, height: 568)) }
    window.makeKeyAndVisible()
    let view = screen.add(Code(frame: box), "view", to: window)
    let button = screen.add(UIButton(frame: CGRect(x: 200, y: 200, width: 50, height: 50)), "b", to: window)
    var ups = 0
    button.addAction(for: .touchUpInside) { _ in ups += 1 }
    var taps = 0
    let tap = UITapGestureRecognizer(action: { _ in taps += 1 })
    let area = screen.add(Code(frame: CGRect(x: 0, y: 300, width: 50, height: 50)), "area", to: window)
    area.addGestureRecognizer(tap)
    window.times = { _ in 2 }
    screen.simulator.tap(at: CGPoint(x: 10, y: 10))
    screen.simulator.tap(at: CGPoint(x: 210, y: 210))
    screen.simulator.tap(at: CGPoint(x: 10, y: 310))
    expectEqual(view.calls, ["began", "ended"])
    expectEqual(ups, 1)
    expectEqual(taps, 1)
  }

  @Test("A touch whose beginning sendEvent keeps back does not end in a view (HT-29, TE-5)")
  func endsNeedABeginning() {
    let screen = Screen()
    let window = screen.simulator.run { Window(frame: CGRect(x: 0, y: 0, width: 320, height: 568)) }
    window.makeKeyAndVisible()
    let view = screen.add(Code(frame: box), "view", to: window)
    window.times = { ($0.allTouches?.contains { $0.phase == .began } ?? false) ? 0 : 1 }
    screen.simulator.tap(at: CGPoint(x: 10, y: 10))
    expectEqual(view.calls, [])
  }

  @Test("A touch whose end sendEvent keeps back is not kept alive (HT-29)")
  func unendedTouchesAreForgotten() {
    weak var weakTouch: UITouch?
    weak var weakRecognizer: UIGestureRecognizer?
    let screen = Screen()
    let window = screen.simulator.run { Window(frame: CGRect(x: 0, y: 0, width: 320, height: 568)) }
    window.makeKeyAndVisible()
    let view = screen.add(Code(frame: box), "view", to: window)
    window.times = {
      weakTouch = $0.allTouches?.first
      return ($0.allTouches?.contains { $0.phase == .ended } ?? false) ? 0 : 1
    }
    do {
      let recognizer = UITapGestureRecognizer()
      weakRecognizer = recognizer
      view.addGestureRecognizer(recognizer)
      screen.simulator.tap(at: CGPoint(x: 10, y: 10))
      expectEqual(recognizer.state, .possible)
      view.removeGestureRecognizer(recognizer)
    }
    #expect(weakTouch == nil)
    #expect(weakRecognizer == nil)
  }
}
