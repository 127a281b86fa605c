// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

/// How a control follows a touch.
@MainActor
struct ControlTrackingTests {
  private let screen = Screen.single()

  @discardableResult
  private func add<Control: UIControl>(_ control: Control, _ name: String = "Control") -> Control {
    control.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    return screen.add(control, name)
  }

  private func trace(_ points: (x: CGFloat, y: CGFloat)...) -> TouchTrace {
    screen.drag(points)
  }

  @Test("The four touches methods call the four tracking hooks (UC-1)")
  func hooks() {
    add(UIControl())
    expectEqual(
      trace((150, 125), (160, 125), (160, 125)).controlLog(),
      """
      Control touchesBegan
        Control beginTracking -> true
        Control sends touchDown
      Control touchesMoved
        Control continueTracking -> true
        Control sends touchDragInside
      Control touchesEnded
        Control endTracking
        Control sends touchUpInside
      """)
    let cancelled = screen.simulator.trace(name: "cancelled") { simulator in
      simulator.send([TouchInput("finger", .began, 150, 125, at: 5)])
      simulator.interrupt()
    }
    expectEqual(
      cancelled.controlLog(),
      """
      Control touchesBegan
        Control beginTracking -> true
        Control sends touchDown
      Control touchesCancelled
        Control cancelTracking
        Control sends touchCancel
      """)
  }

  @Test("A control tracks one touch at a time (UC-1)")
  func oneTouch() {
    let control = add(UIControl())
    control.isMultipleTouchEnabled = true
    let trace = screen.trace([
      TouchInput("a", .began, 150, 125, at: 0),
      TouchInput("b", .began, 160, 125, at: 0.1),
      TouchInput("b", .moved, 165, 125, at: 0.2),
      TouchInput("b", .ended, 165, 125, at: 0.3),
      TouchInput("a", .ended, 150, 125, at: 0.4),
    ])
    expectEqual(
      trace.deliveries,
      [
        "Control touchesBegan", "Control touchesBegan", "Control touchesMoved", "Control touchesEnded",
        "Control touchesEnded",
      ])
    expectEqual(trace.controlEvents, ["touchDown", "touchUpInside"])
  }

  @Test(
    "Superviews and controllers hear nothing, also if the control's class calls super (UC-2, RC-12)"
  )
  func consumesTouches() {
    final class Custom: UIControl {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
      }
    }
    let controller = UIViewController()
    screen.window.rootViewController = controller
    screen.add(Custom(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), "Custom", to: controller.view)
    let trace = screen.tap(5, 5)
    expectEqual(trace.deliveries, ["Custom touchesBegan", "Custom touchesEnded"])
    expectEqual(trace.controlEvents, ["touchDown", "touchUpInside"])
    let kept = trace.events.filter { event in
      if case .touchesKept(let record) = event.kind, record.responder == "Custom" {
        return record.reason.code == .swallowedByControl
      }
      return false
    }
    expectEqual(kept.count, 2)
  }

  @Test(
    "A declared method that does not call super leaves the control out, and is recorded once (UC-2, RC-10)")
  func declaredMethod() {
    let control = add(UIControl())
    control.declaration = ResponderDeclaration()
    control.declaration?.implements = [TraceTouchesMethod(method: .touches(.began), callsSuper: false)]
    let trace = trace((150, 125), (150, 125))
    expectEqual(trace.controlEvents, [])
    expectEqual(
      trace.deliveryLog,
      """
      UIApplication sendEvent touch1
        UIWindow sendEvent touch1
          Control touchesBegan touch1
            kept [handledByResponder]
      UIApplication sendEvent touch1
        UIWindow sendEvent touch1
          Control touchesEnded touch1
            kept [swallowedByControl]
      """)
  }

  @Test(
    "On began it is inside, asks beginTracking, is highlighted, and sends touchDown, in this order (UC-3)")
  func began() {
    add(UIControl())
    let trace = screen.trace([TouchInput("finger", .began, 150, 125, at: 0)])
    expectEqual(
      trace.controlLog(properties: true),
      """
      Control touchesBegan
        Control.isTouchInside = true
        Control beginTracking -> true
        Control.isTracking = true
        Control.isHighlighted = true
        Control sends touchDown
      """)
  }

  @Test("From the second tap on touchDownRepeat is sent after touchDown (UC-3)")
  func repeatedTouchDown() {
    add(UIControl())
    let trace = screen.trace([
      TouchInput("finger", .began, 150, 125, at: 0), TouchInput("finger", .ended, 150, 125, at: 0.1),
      TouchInput("finger", .began, 150, 125, at: 0.2), TouchInput("finger", .ended, 150, 125, at: 0.3),
    ])
    expectEqual(
      trace.controlEvents, ["touchDown", "touchUpInside", "touchDown", "touchDownRepeat", "touchUpInside"])
  }

  @Test("If beginTracking says no, the touch causes no control events and no highlight (UC-3)")
  func refusedTracking() {
    final class Refusing: UIControl {
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    }
    let expected = """
      Control touchesBegan
        Control.isTouchInside = true
        Control beginTracking -> false
        Control.isTouchInside = false
      Control touchesMoved
      Control touchesEnded
      """
    let own = add(Refusing())
    expectEqual(trace((150, 125), (160, 125), (160, 125)).controlLog(properties: true), expected)
    own.removeFromSuperview()
    let declared = add(UIControl())
    declared.declaredBeginTracking = false
    expectEqual(trace((150, 125), (160, 125), (160, 125)).controlLog(properties: true), expected)
  }

  @Test("A move across the edge sends enter or exit first, then inside or outside (UC-4)")
  func crossing() {
    add(UIControl())
    let trace = trace((150, 125), (150, 300), (150, 310), (150, 125), (150, 300))
    expectEqual(
      trace.controlLog(properties: true),
      """
      Control touchesBegan
        Control.isTouchInside = true
        Control beginTracking -> true
        Control.isTracking = true
        Control.isHighlighted = true
        Control sends touchDown
      Control touchesMoved
        Control.isTouchInside = false
        Control.isHighlighted = false
        Control continueTracking -> true
        Control sends touchDragExit, touchDragOutside
      Control touchesMoved
        Control continueTracking -> true
        Control sends touchDragOutside
      Control touchesMoved
        Control.isTouchInside = true
        Control.isHighlighted = true
        Control continueTracking -> true
        Control sends touchDragEnter, touchDragInside
      Control touchesEnded
        Control.isTouchInside = false
        Control endTracking
        Control sends touchUpOutside
        Control.isTracking = false
        Control.isHighlighted = false
      """)
  }

  @Test("If continueTracking says no, tracking stops without an up event (UC-5)")
  func stoppedTracking() {
    final class Stopping: UIControl {
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    }
    let declared = UIControl()
    declared.declaredContinueTracking = false
    for control in [Stopping(), declared] {
      add(control)
      let start = screen.application.clock.now + 1
      let trace = screen.trace([
        TouchInput("finger", .began, 150, 125, at: start),
        TouchInput("finger", .moved, 160, 125, at: start + 0.1),
        TouchInput("finger", .moved, 170, 125, at: start + 0.2),
        TouchInput("finger", .ended, 170, 125, at: start + 0.3),
      ])
      expectEqual(
        trace.controlLog(properties: true),
        """
        Control touchesBegan
          Control.isTouchInside = true
          Control beginTracking -> true
          Control.isTracking = true
          Control.isHighlighted = true
          Control sends touchDown
        Control touchesMoved
          Control continueTracking -> false
          Control.isTracking = false
          Control.isTouchInside = false
          Control.isHighlighted = false
        Control touchesMoved
        Control touchesEnded
        """)
      control.removeFromSuperview()
    }
  }

  @Test("On ended endTracking comes before the up event, and the flags go after it (UC-6)")
  func ended() {
    final class Watching: UIControl {
      var flags: [Bool] = []
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        flags += [isTracking, isTouchInside, isHighlighted]
      }
    }
    let control = add(Watching())
    control.addAction(for: .touchUpInside) { [weak control] sender in
      control?.flags += [sender.isTracking, sender.isTouchInside, sender.isHighlighted]
    }
    _ = trace((150, 125), (150, 125))
    expectEqual(control.flags, [true, true, true, true, true, true])
    #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
  }

  @Test("On cancelled cancelTracking comes before touchCancel, and no up event follows (UC-7)")
  func cancelled() {
    let control = add(UIControl())
    let trace = screen.simulator.trace(name: "cancelled") { simulator in
      simulator.send([TouchInput("finger", .began, 150, 125, at: 0)])
      simulator.interrupt()
      simulator.send([TouchInput("finger", .ended, 150, 125, at: 0.1)])
    }
    expectEqual(trace.controlEvents, ["touchDown", "touchCancel"])
    #expect(trace.controlLog().hasSuffix("  Control cancelTracking\n  Control sends touchCancel"))
    #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
  }

  @Test("Code may call cancelTracking; it sends touchCancel, and the touch is tracked no longer (UC-7)")
  func cancelledByCode() {
    let control = add(UIControl())
    let trace = screen.simulator.trace(name: "cancelled by code") { simulator in
      control.cancelTracking(with: nil)
      simulator.send([TouchInput("finger", .began, 150, 125, at: 0)])
      control.cancelTracking(with: nil)
      simulator.send([TouchInput("finger", .ended, 150, 125, at: 0.1)])
    }
    expectEqual(trace.controlEvents, ["touchDown", "touchCancel"])
    #expect(!control.isTracking && !control.isHighlighted)
  }
}
