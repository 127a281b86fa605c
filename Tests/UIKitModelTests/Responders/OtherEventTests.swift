// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Trace
import UIKitModel

/// Presses, motion and remote control: where they start and how they climb.
@MainActor
@Suite struct OtherEventTests {
  /// A view that logs what it hears of, and passes it on or not.
  private final class Listening: UIView {
    var passesOn = true
    var heard: [String] = []

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note("began", presses, event)
      if passesOn { super.pressesBegan(presses, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note("ended", presses, event)
      if passesOn { super.pressesEnded(presses, with: event) }
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note("cancelled", presses, event)
      if passesOn { super.pressesCancelled(presses, with: event) }
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      heard.append("\(motion) \(event?.type == .motion)")
      if passesOn { super.motionEnded(motion, with: event) }
    }

    override func remoteControlReceived(with event: UIEvent?) {
      heard.append("\(event?.subtype ?? .none)")
      if passesOn { super.remoteControlReceived(with: event) }
    }

    private func note(_ phase: String, _ presses: Set<UIPress>, _ event: UIPressesEvent?) {
      #expect(event?.allPresses == presses)
      for press in presses {
        heard.append(
          "\(phase) \(press.type) \(press.phase) \(press.timestamp) \(press.key?.characters ?? "-")")
      }
    }
  }

  /// A screen with `Inner` in `Outer`, where `Inner` is first responder.
  @MainActor
  private struct Case {
    let screen = Screen()
    let outer: UIView
    let inner: Listening

    init() {
      outer = screen.add("Outer", 0, 0, 100, 100)
      inner = screen.add(Listening(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), "Inner", to: outer)
      inner.becomeFirstResponder()
    }

    func log(_ body: (Simulator) -> Void) -> String {
      screen.simulator.trace(name: "event", body).responderLog
    }
  }

  @Test("TE-4, RC-19: a press begins and ends at the first responder and climbs to the end of the chain")
  func pressClimbs() {
    let test = Case()
    #expect(
      test.log { $0.press(.select, duration: 0.5) } == """
        press: select began
          UIApplication sendEvent
            UIWindow sendEvent
              Inner.pressesBegan select
                to Outer
                Outer.pressesBegan select
                  to UIWindow
                  UIWindow.pressesBegan select
                    to UIApplication
                    UIApplication.pressesBegan select
                      pressesBegan dropped [chainEnded]
        press: select ended
          UIApplication sendEvent
            UIWindow sendEvent
              Inner.pressesEnded select
                to Outer
                Outer.pressesEnded select
                  to UIWindow
                  UIWindow.pressesEnded select
                    to UIApplication
                    UIApplication.pressesEnded select
                      pressesEnded dropped [chainEnded]
        """)
    #expect(test.inner.heard == ["began select began 0.0 -", "ended select ended 0.5 -"])
    #expect(test.screen.application.clock.now == 0.5)
  }

  @Test("TE-4, RC-10: an override without super keeps a press; a cancelled one is not ended")
  func pressKept() {
    let test = Case()
    test.inner.passesOn = false
    #expect(
      test.log { $0.press(.menu, duration: 0, cancelled: true) } == """
        press: menu began
          UIApplication sendEvent
            UIWindow sendEvent
              Inner.pressesBegan menu
                kept [handledByResponder]
        press: menu cancelled
          UIApplication sendEvent
            UIWindow sendEvent
              Inner.pressesCancelled menu
                kept [handledByResponder]
        """)
    #expect(test.inner.heard == ["began menu began 0.0 -", "cancelled menu cancelled 0.0 -"])
  }

  @Test("TE-4: a key of a keyboard is a press with a text")
  func key() {
    let test = Case()
    test.inner.passesOn = false
    let log = test.log { $0.press(key: "a", duration: 0) }
    #expect(log.contains("Inner.pressesBegan a"))
    #expect(test.inner.heard.first == "began keyboard began 0.0 a")
  }

  @Test("RC-10: declared methods keep an event, or pass it on if they call super; each method for itself")
  func declaredMethods() {
    let test = Case()
    test.outer.declaration = ResponderDeclaration()
    test.outer.declaration?.implements = [
      TraceTouchesMethod(method: "motionBegan", callsSuper: true),
      TraceTouchesMethod(method: "motionEnded", callsSuper: false),
    ]
    #expect(
      test.log { $0.shake() } == """
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
    #expect(test.inner.heard == ["motionShake true"])
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
    let test = Case()
    let window = ShakeWindow(frame: .zero)
    window.makeKeyAndVisible()
    #expect(
      test.log { $0.shake(cancelled: true) } == """
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
    #expect(window.shakes == ["began", "cancelled"])
    #expect(test.inner.heard == [])
  }

  @Test("RC-19, HT-32: without a key window nobody gets such an event")
  func noKeyWindow() {
    let simulator = Simulator()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.isHidden = false
    #expect(
      simulator.trace(name: "remote") { $0.remoteControl(.remoteControlPlay) }.responderLog == """
        remoteControl: play
          UIApplication sendEvent
            remoteControlReceived dropped [noFirstResponder]
        """)
  }

  @Test("TE-4, RC-19: a remote-control command comes with its subtype")
  func remoteControl() {
    let test = Case()
    test.inner.passesOn = false
    #expect(
      test.log { $0.remoteControl(.remoteControlNextTrack) } == """
        remoteControl: nextTrack
          UIApplication sendEvent
            UIWindow sendEvent
              Inner.remoteControlReceived nextTrack
                kept [handledByResponder]
        """)
    #expect(test.inner.heard == ["remoteControlNextTrack"])
  }

  @Test("RC-19: a press goes on to the responder that it began with, whoever is first responder when it ends")
  func pressStays() {
    final class Resigning: UIView {
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        resignFirstResponder()
      }
    }
    let screen = Screen()
    let view = screen.add(Resigning(frame: .zero), "Resigning")
    view.becomeFirstResponder()
    let deliveries = screen.simulator.trace(name: "press") { $0.press(.playPause) }.events.compactMap {
      event in
      if case .eventDelivered(let responder, let method, _) = event.kind {
        "\(responder).\(method)"
      } else {
        nil
      }
    }
    #expect(
      deliveries == [
        "Resigning.pressesBegan", "Resigning.pressesEnded", "UIWindow.pressesEnded",
        "UIApplication.pressesEnded",
      ])
    #expect(screen.window.firstResponder == nil)
  }

  @Test("RC-19: a press whose responder is gone ends for nobody")
  func responderGone() {
    final class Vanishing: UIView {
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        removeFromSuperview()
      }
    }
    final class Window: UIWindow {
      var types: [UIPress.PressType] = []
      override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        types += presses.map(\.type)
      }
    }
    let simulator = Simulator()
    let window = Window(frame: .zero)
    window.makeKeyAndVisible()
    func add() {
      let view = Vanishing(frame: .zero)
      window.addSubview(view)
      view.becomeFirstResponder()
    }
    add()
    // Without a recorder, which would keep the view.
    simulator.press(.select)
    #expect(window.subviews.isEmpty)
    #expect(window.types == [])
    simulator.press(.menu)
    #expect(window.types == [.menu])
  }

  @Test("TE-4: buttons and commands have UIKit's names")
  func names() {
    #expect(UIPress.PressType(name: "playPause") == .playPause)
    #expect(UIPress.PressType(name: "keyboard") == nil)
    #expect(UIPress.PressType(name: "a") == nil)
    #expect(UIEvent.EventSubtype(command: "togglePlayPause") == .remoteControlTogglePlayPause)
    #expect(UIEvent.EventSubtype(command: "shake") == nil)
    #expect(UIEvent.EventSubtype(command: "none") == nil)
    #expect(UIEvent.EventSubtype.allCases.map(\.name).prefix(4) == ["none", "shake", "play", "pause"])
  }

  @Test("RC-1, RC-19: an event stops where an override of next leads back")
  func cycle() {
    let test = Case()
    test.outer.declaration = ResponderDeclaration()
    test.outer.declaration?.next = DeclaredNext(test.inner)
    #expect(
      test.log { $0.remoteControl(.remoteControlStop) } == """
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
    #expect(
      screen.simulator.trace(name: "remote") { $0.remoteControl(.remoteControlPause) }.responderLog == """
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

  @Test("RC-12: controls and scroll views keep touches, not these events")
  func controlsPassOn() {
    for view in [UIButton(), UIScrollView()] {
      let screen = Screen()
      screen.add(view, "Keeper")
      view.declaration = ResponderDeclaration()
      view.declaration?.canBecomeFirstResponder = true
      view.becomeFirstResponder()
      let log = screen.simulator.trace(name: "press") { $0.press(.select, duration: 0) }.responderLog
      #expect(log.contains("Keeper.pressesBegan select"))
      #expect(log.contains("UIApplication.pressesEnded select"))
    }
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
    let window = UIWindow(frame: .zero)
    window.makeKeyAndVisible()
    let log = simulator.trace(name: "events") {
      $0.shake()
      $0.press(.select, duration: 0)
    }.responderLog
    #expect(application.types == [.motion, .motion, .presses, .presses])
    #expect(!log.contains("motionBegan"))
    #expect(log.contains("UIWindow.pressesBegan select"))
  }
}
