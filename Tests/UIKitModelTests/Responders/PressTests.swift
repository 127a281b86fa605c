// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import UIKitModel

/// Presses: where they start, how they climb, and where they end.
@MainActor
@Suite struct PressTests {
  @Test("TE-4, RC-19: a press begins and ends at the first responder and climbs to the end of the chain")
  func pressClimbs() {
    let test = EventScreen()
    expectEqual(
      test.log { $0.press(.select, duration: 0.5) },
      """
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
    expectEqual(test.inner.heard, ["began select began 0.0 -", "ended select ended 0.5 -"])
    expectEqual(test.screen.application.clock.now, 0.5)
  }

  @Test("TE-4, RC-10: an override without super keeps a press; a cancelled one is not ended")
  func pressKept() {
    let test = EventScreen()
    test.inner.passesOn = false
    expectEqual(
      test.log { $0.press(.menu, duration: 0, cancelled: true) },
      """
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
    expectEqual(test.inner.heard, ["began menu began 0.0 -", "cancelled menu cancelled 0.0 -"])
  }

  @Test("TE-4: a key of a keyboard is a press with a text")
  func key() {
    let test = EventScreen()
    test.inner.passesOn = false
    let log = test.log { $0.press(key: "a", duration: 0) }
    #expect(log.contains("Inner.pressesBegan a"))
    expectEqual(test.inner.heard.first, "began keyboard began 0.0 a")
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
    let deliveries = screen.simulator.trace(name: "press") { $0.press(.playPause) }.eventDeliveries
    expectEqual(
      deliveries,
      [
        "Resigning.pressesBegan", "Resigning.pressesEnded", "UIWindow.pressesEnded",
        "UIApplication.pressesEnded",
      ])
    #expect(screen.window.firstResponder == nil)
  }

  @Test("RC-19: no responder gets the end of a press whose responder is gone")
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
    let window = simulator.run { Window(frame: .zero) }
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
    expectEqual(window.types, [])
    simulator.press(.menu)
    expectEqual(window.types, [.menu])
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

  @Test("TE-4: buttons and commands have UIKit's names")
  func names() {
    expectEqual(UIPress.PressType(name: "playPause"), .playPause)
    #expect(UIPress.PressType(name: "keyboard") == nil)
    #expect(UIPress.PressType(name: "a") == nil)
    expectEqual(UIEvent.EventSubtype(command: "togglePlayPause"), .remoteControlTogglePlayPause)
    #expect(UIEvent.EventSubtype(command: "shake") == nil)
    #expect(UIEvent.EventSubtype(command: "none") == nil)
    expectEqual(UIEvent.EventSubtype.allCases.map(\.name).prefix(4), ["none", "shake", "play", "pause"])
  }
}
