// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

/// The same for applications, the clock and the lifetime of objects.
extension ReentrancyTests {
  @Test("A recognizer is disabled in its own application, whichever is the shared one (GR-4)")
  func recognizersKnowTheirApplication() {
    let first = Screen()
    let view = first.add(Code(frame: box), "view")
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    let second = Screen()
    first.simulator.send([TouchInput("f", .began, 10, 10, at: 0), TouchInput("f", .moved, 40, 40, at: 0.1)])
    second.simulator.tap(at: CGPoint(x: 10, y: 10))
    expectEqual(pan.state, .began)
    var states: [UIGestureRecognizer.State] = []
    let target = ActionHandler { _, _ in states.append(pan.state) }
    pan.addTarget(target, action: "note")
    pan.isEnabled = false
    expectEqual(states, [.cancelled])
    expectEqual(pan.state, .possible)
  }

  @Test("An action that uses another simulator gets its own application back as the shared one")
  func sharedApplicationComesBack() {
    let second = Screen()
    let farPan = UITapGestureRecognizer()
    let far = second.add(Code(frame: box), "far")
    far.addGestureRecognizer(farPan)
    let first = Screen()
    let view = first.add(Code(frame: box), "view")
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    var shared: [Bool] = []
    let handler = ActionHandler("h") { _, _ in
      second.simulator.tap(at: CGPoint(x: 10, y: 10))
      shared.append(UIApplication.shared === first.application)
    }
    pan.addTarget(handler, action: "x")
    first.simulator.send([
      TouchInput("f", .began, 10, 10, at: 0), TouchInput("f", .moved, 40, 40, at: 0.1),
      TouchInput("f", .ended, 40, 40, at: 0.2),
    ])
    expectEqual(shared, [true, true])
    expectEqual(pan.state, .possible)
    expectEqual(far.calls, ["began", "cancelled", "began", "cancelled"])
  }

  @Test("A timer that starts itself again without a delay does not stop the clock", .timeLimit(.minutes(10)))
  func timersTakeTime() {
    let screen = Screen()
    let view = screen.add(Code(frame: box), "view")
    let a = Hook()
    view.addGestureRecognizer(a)
    var count = 0
    func again(_ r: Hook) {
      r.startTimer("t", after: 0) {
        count += 1
        if count < 100000 { again(r) }
      }
    }
    a.onBegan = { r, _, _ in again(r) }
    screen.simulator.tap(at: CGPoint(x: 10, y: 10), duration: 0.01)
    #expect(count < 1000)
  }

  @Test("A call that moves the clock on is not taken back")
  func clockGoesForward() {
    let screen = Screen()
    let clock = screen.application.clock
    clock.schedule(at: 1) { clock.advance(to: 10) }
    clock.advance(to: 2)
    expectEqual(clock.now, 10)
  }

  @Test("A view that touchesShouldBegin removes gets no touch (SV-4, TE-13)")
  func removedByScrollView() {
    final class Scroll: UIScrollView {
      override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool
      {
        view.removeFromSuperview()
        return true
      }
    }
    let screen = Screen()
    let scroll = screen.add(Scroll(frame: box), "scroll")
    let view = screen.add(Code(frame: box), "view", to: scroll)
    screen.simulator.tap(at: CGPoint(x: 10, y: 10))
    expectEqual(view.calls, [])
  }

  @Test("What was touched is not kept alive after the run")
  func nothingIsKept() {
    weak var app: UIApplication?
    weak var weakView: UIView?
    weak var weakRecognizer: UIGestureRecognizer?
    do {
      let screen = Screen()
      app = screen.application
      let view = screen.add(Code(frame: box), "view")
      weakView = view
      let tap = UITapGestureRecognizer(action: { [weak view] _ in view?.removeFromSuperview() })
      tap.numberOfTapsRequired = 2
      weakRecognizer = tap
      view.addGestureRecognizer(tap)
      screen.simulator.tap(at: CGPoint(x: 10, y: 10))
      screen.simulator.tap(at: CGPoint(x: 10, y: 10))
      screen.simulator.finish()
    }
    #expect(weakView == nil)
    #expect(weakRecognizer == nil)
    #expect(app == nil)
  }

  @Test(
    "A superview that answers a forwarded began with a cancelled gets that one too: it is no cycle (RC-9)")
  func otherMethodsAreNoCycle() {
    final class Child: UIView {
      var calls = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls += 1
        super.touchesBegan(touches, with: event)
      }
    }
    final class Parent: UIView {
      var calls: [String] = []
      var child: Child?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("began")
        child?.touchesCancelled(touches, with: event)
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("cancelled")
      }
    }
    let screen = Screen()
    let parent = screen.add(Parent(frame: box), "parent")
    let child = screen.add(Child(frame: box), "child", to: parent)
    parent.child = child
    screen.simulator.tap(at: CGPoint(x: 10, y: 10))
    expectEqual(parent.calls, ["began", "cancelled"])
  }

  @Test("An interruption that code causes during a delivery follows it (TE-14)")
  func interruptionsFollow() {
    let screen = Screen()
    let view = screen.add(Code(frame: box), "view")
    let pan = UIPanGestureRecognizer()
    let handler = ActionHandler("h") { _, _ in if pan.state == .began { screen.simulator.interrupt() } }
    pan.addTarget(handler, action: "x")
    view.addGestureRecognizer(pan)
    view.onBegan = { _ in screen.simulator.interrupt() }
    screen.simulator.send([
      TouchInput("f", .began, 10, 10, at: 0), TouchInput("f", .moved, 40, 40, at: 0.1),
      TouchInput("f", .ended, 40, 40, at: 0.2),
    ])
    expectEqual(view.calls, ["began", "cancelled"])
    view.onBegan = nil
    screen.simulator.send([
      TouchInput("f", .began, 10, 10, at: 1), TouchInput("f", .moved, 40, 40, at: 1.1),
      TouchInput("f", .ended, 40, 40, at: 1.2),
    ])
    expectEqual(view.calls, ["began", "cancelled", "began", "cancelled"])
    expectEqual(pan.state, .possible)
  }
}
