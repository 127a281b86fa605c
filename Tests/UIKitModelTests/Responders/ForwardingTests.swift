// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

/// How a touches method climbs the chain, and who stops it.
@MainActor
@Suite struct ForwardingTests {
  private func began(_ screen: Screen) -> TouchTrace {
    screen.trace([TouchInput("f", .began, 5, 5, at: screen.application.clock.now)])
  }

  @Test("RC-9: the default implementation passes a call to next, up to the end")
  func defaultForwards() {
    let screen = Screen.single()
    let outer = screen.add("Outer", 0, 0, 100, 100)
    screen.add("Inner", 0, 0, 50, 50, to: outer)
    expectEqual(
      began(screen).deliveryLog,
      """
      UIApplication sendEvent touch1
        UIWindow sendEvent touch1
          Inner touchesBegan touch1
            to Outer
            Outer touchesBegan touch1
              to UIWindow
              UIWindow touchesBegan touch1
                to UIApplication
                UIApplication touchesBegan touch1
                  dropped touch1 [chainEnded]
      """)
  }

  @Test("RC-10: an override without super keeps the call; one with super passes it on")
  func superDecides() {
    final class Keeping: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    final class Passing: UIView {
      var count = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        count += 1
        super.touchesBegan(touches, with: event)
      }
    }
    let screen = Screen.single()
    let keeping = screen.add(Keeping(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    let passing = screen.add(Passing(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), to: keeping)
    expectEqual(
      began(screen).deliveryLog,
      """
      UIApplication sendEvent touch1
        UIWindow sendEvent touch1
          Passing touchesBegan touch1
            to Keeping
            Keeping touchesBegan touch1
              kept [handledByResponder]
      """)
    expectEqual(passing.count, 1)
  }

  @Test("RC-10: each of the four methods climbs by itself")
  func methodsClimbSeparately() {
    let screen = Screen()
    let view = screen.add("View", 0, 0, 100, 100)
    view.declaration = ResponderDeclaration()
    view.declaration?.implements = [
      TraceTouchesMethod(method: .touches(.began), callsSuper: false),
      TraceTouchesMethod(method: .touches(.ended), callsSuper: true),
    ]
    expectEqual(
      screen.tap(5, 5).deliveries,
      [
        "View touchesBegan", "View touchesEnded", "UIWindow touchesEnded", "UIApplication touchesEnded",
      ])
  }

  @Test("RC-10: an override that calls its next by hand forwards too")
  func forwardingByHand() {
    final class Manual: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
      }
    }
    let screen = Screen.single()
    screen.add(Manual(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    expectEqual(
      began(screen).deliveryLog,
      """
      UIApplication sendEvent touch1
        UIWindow sendEvent touch1
          Manual touchesBegan touch1
            to UIWindow
            UIWindow touchesBegan touch1
              to UIApplication
              UIApplication touchesBegan touch1
                dropped touch1 [chainEnded]
      """)
  }

  @Test("RC-10: an override that hands the touches sideways keeps them")
  func handingSideways() {
    final class Sideways: UIView {
      weak var friend: UIView?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        friend?.touchesBegan(touches, with: event)
      }
    }
    let screen = Screen.single()
    let friend = screen.add(UIControl(frame: CGRect(x: 100, y: 0, width: 50, height: 50)), "Friend")
    screen.add(Sideways(frame: CGRect(x: 0, y: 0, width: 50, height: 50))).friend = friend
    expectEqual(
      began(screen).deliveryLog,
      """
      UIApplication sendEvent touch1
        UIWindow sendEvent touch1
          Sideways touchesBegan touch1
            Friend touchesBegan touch1
              kept [touchOfAnotherView]
            kept [handledByResponder]
      """)
  }

  @Test("RC-11: at the end of the chain nothing happens")
  func endOfTheChain() {
    let screen = Screen()
    screen.add("View", 0, 0, 50, 50).touchesBegan([], with: nil)
    let alone = UIView()
    alone.touchesCancelled([], with: nil)
    #expect(screen.tap(5, 5).deliveryLog.contains("dropped touch1 [chainEnded]"))
  }

  @Test("RC-12: controls and scroll views keep their touches; labels and image views are not hit")
  func swallowingClasses() {
    let screen = Screen.single()
    func tapped(_ view: UIView) -> TouchTrace {
      for old in screen.window.subviews { old.removeFromSuperview() }
      view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      screen.window.addSubview(view)
      return began(screen)
    }
    for view in [UIButton(), UISwitch(), UITextField(), UISlider()] as [UIControl] {
      let trace = tapped(view)
      expectEqual(trace.deliveries, ["\(view.name) touchesBegan"])
      #expect(trace.deliveryLog.contains("kept [swallowedByControl]"))
      screen.simulator.send([TouchInput("f", .ended, 5, 5, at: screen.application.clock.now)])
      view.isEnabled = false
      let disabled = tapped(view)
      expectEqual(disabled.deliveries, ["\(view.name) touchesBegan"])
      #expect(disabled.deliveryLog.contains("kept [controlDisabled]"))
      screen.simulator.send([TouchInput("f", .ended, 5, 5, at: screen.application.clock.now)])
    }
    for view in [UIScrollView(), UITableView(), UITextView()] {
      #expect(tapped(view).deliveryLog.contains("kept [swallowedByScrollView]"))
      screen.simulator.send([TouchInput("f", .ended, 5, 5, at: screen.application.clock.now)])
    }
    for view in [UILabel(), UIImageView()] as [UIView] {
      let trace = tapped(view)
      expectEqual(trace.hitView(), "UIWindow")
      expectEqual(trace.reason(of: view.name)?.code, .interactionDisabled)
      screen.simulator.send([TouchInput("f", .ended, 5, 5, at: screen.application.clock.now)])
    }
  }

  @Test("RC-13: an ancestor that gets a forwarded call still sees the hit view in the touch")
  func viewStaysTheHitView() {
    final class Root: UIView {
      var views: [String?] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        views += touches.map { $0.view?.name }
      }
    }
    let screen = Screen()
    let root = screen.add(Root(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    screen.add("Leaf", 0, 0, 50, 50, to: root)
    _ = began(screen)
    expectEqual(root.views, ["Leaf"])
  }
}
