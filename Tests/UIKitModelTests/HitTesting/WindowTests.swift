// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

/// Windows, scenes and what fills them.
@MainActor
@Suite final class WindowTests {
  private let screen = Screen.single()

  @discardableResult
  private func window(_ name: String, level: UIWindow.Level = .normal, in scene: UIWindowScene? = nil)
    -> UIWindow
  {
    let frame = screen.window.frame
    let window = screen.simulator.run {
      scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: frame)
    }
    window.traceIdentifier = name
    window.windowLevel = level
    window.isHidden = false
    return window
  }

  private var order: [String] { screen.application.windowsFrontToBack.map(\.name) }

  @Test("HT-31: higher levels are asked first, within a level the one that came forward last")
  func frontToBack() {
    let alert = window("Alert", level: .alert)
    let second = window("Second")
    let third = window("Third")
    expectEqual(order, ["Alert", "Third", "Second", "UIWindow"])
    second.makeKey()
    expectEqual(order, ["Alert", "Third", "Second", "UIWindow"])
    second.makeKeyAndVisible()
    expectEqual(order, ["Alert", "Second", "Third", "UIWindow"])
    third.isHidden = true
    third.isHidden = false
    expectEqual(order, ["Alert", "Third", "Second", "UIWindow"])
    alert.windowLevel = .normal + -1
    expectEqual(order, ["Third", "Second", "UIWindow", "Alert"])
  }

  @Test("HT-31: a window that enters a level goes before those that are there, unless it is hidden")
  func enteringALevel() {
    let first = window("First", level: .alert)
    let second = window("Second")
    let hidden = window("Hidden")
    hidden.isHidden = true
    second.windowLevel = .alert
    hidden.windowLevel = .alert
    expectEqual(order, ["Second", "Hidden", "First", "UIWindow"])
    first.windowLevel = .normal
    expectEqual(order, ["Second", "Hidden", "First", "UIWindow"])
  }

  @Test("HT-31: a window that returns nil lets the touch through; hidden ones are skipped")
  func passThroughWindow() {
    final class PassThroughWindow: UIWindow {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    let overlay = screen.simulator.run { PassThroughWindow(frame: screen.window.frame) }
    overlay.isHidden = false
    screen.add("Badge", 0, 0, 10, 10, to: overlay)
    window("Hidden", level: .alert).isHidden = true
    expectEqual(
      screen.tap(50, 50).hitTestLog(reasons: true),
      """
      Hidden skipped [hidden]
      PassThroughWindow hitTest {50, 50}
        PassThroughWindow pointInside {50, 50} -> true
        Badge hitTest {50, 50}
          Badge pointInside {50, 50} -> false [pointOutsideBounds below 40.0 right 40.0]
        Badge hitTest -> nil [pointOutsideBounds below 40.0 right 40.0]
      PassThroughWindow hitTest -> nil [customHitTest]
      UIWindow hitTest {50, 50}
        UIWindow pointInside {50, 50} -> true
      UIWindow hitTest -> UIWindow
      """)
    expectEqual(screen.tap(5, 5).hitView(), "Badge")
  }

  @Test("HT-31: a window's own position counts: its frame is on the screen")
  func windowPosition() {
    let small = window("Small", level: .alert)
    small.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
    screen.add("Inside", 10, 10, 10, 10, to: small)
    expectEqual(screen.tap(112, 112).hitView(), "Inside")
    expectEqual(screen.tap(5, 5).hitView(), "UIWindow")
    small.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(screen.tap(112, 112).hitTestLog().hasPrefix("Small skipped [nonInvertibleTransform]"))
  }

  @Test("HT-32: the key window gets no touches for being it")
  func keyWindowIsIrrelevant() {
    let front = window("Front", level: .statusBar)
    screen.window.makeKey()
    #expect(screen.window.isKeyWindow && !front.isKeyWindow)
    let trace = screen.tap(5, 5)
    expectEqual(trace.hitView(), "Front")
    expectEqual(trace.screen.views.compactMap(\.window).map(\.isKeyWindow), [true, false])
    expectEqual(trace.screen.windowOrder, ["Front", "UIWindow"])
  }

  // The versions are those of an Apple forum thread, 667958.
  @Test("OW-58: a touch makes its window key since iOS 14.2, if the setting is on", arguments: [14.1, 14.2])
  func touchMakesWindowKey(system: Double) {
    screen.application.configuration = SimulationConfiguration(system: system)
    let front = window("Front", level: .statusBar)
    screen.window.makeKey()
    let trace = screen.tap(5, 5)
    expectEqual(front.isKeyWindow, system >= 14.2)
    let changes = trace.events.compactMap { event in
      if case .propertyChanged(let record) = event.kind { "\(record.object).\(record.property)" } else { nil }
    }
    expectEqual(changes, system >= 14.2 ? ["Front.isKeyWindow"] : [])
    screen.application.configuration.touchMakesWindowKey = false
    screen.window.makeKey()
    _ = screen.tap(5, 5)
    #expect(!front.isKeyWindow)
  }

  @Test("OW-58, OW-59: a window that cannot become key is not made key by a touch")
  func touchInWindowThatCannotBecomeKey() {
    let front = screen.simulator.run { KeylessWindow(frame: screen.window.frame) }
    front.isHidden = false
    screen.window.makeKey()
    expectEqual(screen.tap(5, 5).hitView(), "KeylessWindow")
    #expect(screen.window.isKeyWindow && !front.isKeyWindow)
  }

  @Test("HT-33: a window is hit like any view, so the front one keeps a tap that misses its subviews")
  func windowIsHit() {
    screen.add("Behind", 0, 0, 100, 100)
    window("Front", level: .alert)
    expectEqual(screen.tap(5, 5).hitView(), "Front")
  }

  @Test("HT-34: a root controller's view is an ordinary subview; controllers take no part")
  func rootView() {
    let window = screen.window
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    controller.view.traceIdentifier = "Root"
    window.rootViewController = controller
    expectEqual(screen.window.subviews.map(\.name), ["Root"])
    expectEqual(screen.tap(5, 5).hitView(), "Root")
    let other = UIViewController()
    screen.window.rootViewController = other
    expectEqual(screen.window.subviews, [other.view])
    screen.window.rootViewController = nil
    #expect(screen.window.subviews.isEmpty)
  }

  @Test("HT-34: UIKit's private container views are there only where they are asked for")
  func privateContainers() {
    screen.application.configuration.insertsPrivateContainerViews = true
    for _ in 0..<2 {
      let controller = UIViewController()
      controller.loadViewIfNeeded()
      controller.view.traceIdentifier = "Root"
      screen.window.rootViewController = controller
    }
    expectEqual(
      screen.tap(5, 5).hitTestLog(),
      """
      UIWindow hitTest {5, 5}
        UIWindow pointInside {5, 5} -> true
        UITransitionView hitTest {5, 5}
          UITransitionView pointInside {5, 5} -> true
          UIDropShadowView hitTest {5, 5}
            UIDropShadowView pointInside {5, 5} -> true
            Root hitTest {5, 5}
              Root pointInside {5, 5} -> true
            Root hitTest -> Root
          UIDropShadowView hitTest -> Root
        UITransitionView hitTest -> Root
      UIWindow hitTest -> Root
      """)
    expectEqual(
      screen.tap(5, 5).chain(),
      [
        "Root viewController", "UIViewController superviewOfView", "UIDropShadowView superview",
        "UITransitionView superview", "UIWindow application", "UIApplication end",
      ])
  }

  @Test("HT-35: a scene owns windows, and hit testing asks those of every scene")
  func scenes() {
    let application = screen.application
    let (left, right) = screen.simulator.run { (UIWindowScene(), UIWindowScene()) }
    let inLeft = window("InLeft", in: left)
    let inRight = window("InRight", in: right)
    inLeft.frame = CGRect(x: 0, y: 0, width: 160, height: 568)
    inRight.frame = CGRect(x: 160, y: 0, width: 160, height: 568)
    expectEqual(application.connectedScenes, [left, right])
    expectEqual(left.windows, [inLeft])
    expectEqual(screen.tap(10, 10).hitView(), "InLeft")
    let trace = screen.tap(170, 10)
    expectEqual(trace.hitView(), "InRight")
    expectEqual(trace.chain(), ["InRight windowScene", "UIWindowScene#2 application", "UIApplication end"])
    expectEqual(trace.screen.scenes.map(\.id), ["UIWindowScene", "UIWindowScene#2"])
    inLeft.windowScene = right
    #expect(left.windows.isEmpty && right.windows == [inRight, inLeft])
    inLeft.windowScene = nil
    expectEqual(order.filter { $0 == "InLeft" }.count, 1)
  }

  @Test("HT-36: a touch that no window claims is dropped, with its moves and its lift")
  func unclaimed() {
    screen.window.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let trace = screen.trace([
      TouchInput("f", .began, 200, 200, at: 0), TouchInput("f", .moved, 50, 50, at: 0.1),
      TouchInput("f", .ended, 50, 50, at: 0.2), TouchInput("f", .began, 50, 50, at: 5),
    ])
    expectEqual(trace.touchLog, ["touch1 began {200, 200} no view", "touch2 began {50, 50} UIWindow"])
    expectEqual(
      trace.deliveryLog,
      """
      dropped touch1 [noWindow]
      UIApplication sendEvent touch2
        UIWindow sendEvent touch2
          UIWindow touchesBegan touch2
            to UIApplication
            UIApplication touchesBegan touch2
              dropped touch2 [chainEnded]
      """)
  }

  @Test("HT-37: a scroll view's content is hit, not the scroll view")
  func scrollViewContent() {
    let scroll = screen.add(UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), "Scroll")
    screen.add(UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), "Button", to: scroll)
    expectEqual(screen.tap(5, 5).hitView(), "Button")
    expectEqual(screen.tap(60, 60).hitView(), "Scroll")
  }

  @Test("Windows and applications that nobody uses any more are freed")
  func nothingLeaks() {
    weak var application: UIApplication?
    weak var window: UIWindow?
    do {
      let other = Screen()
      other.simulator.run { _ = UIWindowScene() }
      other.window.rootViewController = UINavigationController(rootViewController: UIViewController())
      _ = other.tap(5, 5)
      (application, window) = (other.application, other.window)
    }
    #expect(application == nil)
    #expect(window == nil)
  }
}

/// An overlay window as apps write it.
private final class KeylessWindow: UIWindow {
  override var canBecomeKey: Bool { false }
}
