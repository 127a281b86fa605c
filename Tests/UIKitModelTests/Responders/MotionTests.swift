// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

/// Motion and remote control: where they start and how they climb.
@MainActor
@Suite struct MotionTests {
  @Test("RC-10: declared methods keep an event, or pass it on if they call super; each method for itself")
  func declaredMethods() {
    let test = EventScreen()
    test.outer.declaration = ResponderDeclaration()
    test.outer.declaration?.implements = [
      TraceTouchesMethod(method: .other(.motionBegan), callsSuper: true),
      TraceTouchesMethod(method: .other(.motionEnded), callsSuper: false),
    ]
    expectEqual(
      test.log { $0.shake() },
      """
      motion: shake
        UIApplication sendEvent
          UIWindow sendEvent
            Inner.motionBegan shake
              to Outer
              Outer.motionBegan shake
                to UIWindow
                UIWindow.motionBegan shake
                  to UIApplication
                  UIApplication.motionBegan shake
                    motionBegan dropped [chainEnded]
        UIApplication sendEvent
          UIWindow sendEvent
            Inner.motionEnded shake
              to Outer
              Outer.motionEnded shake
                kept [handledByResponder]
      """)
    expectEqual(test.inner.heard, ["motionShake true"])
  }

  @Test(
    "RC-19: with no first responder a shake starts at the key window, which may be a subclass that wants it")
  func shakeReachesWindow() {
    final class ShakeWindow: UIWindow {
      var shakes: [String] = []
      override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        shakes.append("began")
      }
      override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        shakes.append("cancelled")
      }
    }
    let test = EventScreen()
    let window = test.screen.simulator.run { ShakeWindow(frame: .zero) }
    window.makeKeyAndVisible()
    expectEqual(
      test.log { $0.shake(cancelled: true) },
      """
      motion: shake cancelled
        UIApplication sendEvent
          ShakeWindow sendEvent
            ShakeWindow.motionBegan shake
              kept [handledByResponder]
        UIApplication sendEvent
          ShakeWindow sendEvent
            ShakeWindow.motionCancelled shake
              kept [handledByResponder]
      """)
    expectEqual(window.shakes, ["began", "cancelled"])
    expectEqual(test.inner.heard, [])
  }

  @Test("RC-19, HT-32: without a key window nobody gets such an event")
  func noKeyWindow() {
    let simulator = Simulator()
    let window = simulator.run { UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    window.isHidden = false
    expectEqual(
      simulator.trace(name: "remote") { $0.remoteControl(.remoteControlPlay) }.responderLog,
      """
      remoteControl: play
        UIApplication sendEvent
          remoteControlReceived dropped [noFirstResponder]
      """)
  }

  @Test("TE-4, RC-19: a remote-control command comes with its subtype")
  func remoteControl() {
    let test = EventScreen()
    test.inner.passesOn = false
    expectEqual(
      test.log { $0.remoteControl(.remoteControlNextTrack) },
      """
      remoteControl: nextTrack
        UIApplication sendEvent
          UIWindow sendEvent
            Inner.remoteControlReceived nextTrack
              kept [handledByResponder]
      """)
    expectEqual(test.inner.heard, ["remoteControlNextTrack"])
  }

  @Test("RC-1, RC-19: an event stops where an override of next leads back")
  func cycle() {
    let test = EventScreen()
    test.outer.declaration = ResponderDeclaration()
    test.outer.declaration?.next = DeclaredNext(test.inner)
    expectEqual(
      test.log { $0.remoteControl(.remoteControlStop) },
      """
      remoteControl: stop
        UIApplication sendEvent
          UIWindow sendEvent
            Inner.remoteControlReceived stop
              to Outer
              Outer.remoteControlReceived stop
                remoteControlReceived dropped [chainCycle]
      """)
  }

  @Test("RC-10: an override that calls its next by hand forwards too")
  func forwardingByHand() {
    final class Manual: UIView {
      override var canBecomeFirstResponder: Bool { true }
      override func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }
    }
    let screen = Screen()
    let view = screen.add(Manual(frame: .zero), "Manual")
    view.becomeFirstResponder()
    expectEqual(
      screen.simulator.trace(name: "remote") { $0.remoteControl(.remoteControlPause) }.responderLog,
      """
      remoteControl: pause
        UIApplication sendEvent
          UIWindow sendEvent
            Manual.remoteControlReceived pause
              to UIWindow
              UIWindow.remoteControlReceived pause
                to UIApplication
                UIApplication.remoteControlReceived pause
                  remoteControlReceived dropped [chainEnded]
      """)
  }

  @Test("HT-29: overrides of sendEvent see these events too, and may keep them")
  func sendEventOverride() {
    final class Filter: UIApplication {
      var types: [UIEvent.EventType] = []
      override func sendEvent(_ event: UIEvent) {
        types.append(event.type)
        if event.type != .motion { super.sendEvent(event) }
      }
    }
    let application = Filter()
    let simulator = Simulator(application)
    let window = simulator.run { UIWindow(frame: .zero) }
    window.makeKeyAndVisible()
    let log = simulator.trace(name: "events") {
      $0.shake()
      $0.press(.select, duration: 0)
    }.responderLog
    expectEqual(application.types, [.motion, .motion, .presses, .presses])
    #expect(!log.contains("motionBegan"))
    #expect(log.contains("UIWindow.pressesBegan select"))
  }
}
