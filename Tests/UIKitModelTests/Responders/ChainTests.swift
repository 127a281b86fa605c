// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

/// Who is next, class by class.
@MainActor
@Suite struct ChainTests {
  @Test("RC-1: a responder's next is nil by default; an override takes effect at once")
  func overriddenNext() {
    final class Detour: UIView {
      var detour: UIResponder?
      override var next: UIResponder? { detour ?? super.next }
    }
    #expect(UIResponder().next == nil)
    let screen = Screen()
    let view = screen.add(Detour(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), "View")
    let elsewhere = screen.add("Elsewhere", 100, 100, 50, 50)
    #expect(view.next === screen.window)
    view.detour = elsewhere
    #expect(view.next === elsewhere)
    expectEqual(
      screen.tap(5, 5).chain(),
      [
        "View override", "Elsewhere superview", "UIWindow application", "UIApplication end",
      ])
  }

  @Test("RC-1: a declared override of next, to a responder or to nothing")
  func declaredNext() {
    let screen = Screen()
    let view = screen.add("View", 0, 0, 50, 50)
    view.declaration = ResponderDeclaration()
    view.declaration?.next = DeclaredNext(screen.application)
    expectEqual(screen.tap(5, 5).chain(), ["View override", "UIApplication end"])
    view.declaration?.next = DeclaredNext(nil)
    #expect(view.next == nil)
    expectEqual(screen.tap(5, 5).chain(), ["View end"])
  }

  @Test("RC-2: a view's next is its controller if it is a root view, else its superview")
  func views() {
    let screen = Screen()
    let controller = UIViewController()
    screen.window.rootViewController = controller
    let child = screen.add("Child", 0, 0, 10, 10, to: controller.view)
    #expect(controller.view.next === controller)
    #expect(child.next === controller.view)
    #expect(UIView().next == nil)
    let oldView = controller.view
    controller.view = UIView()
    #expect(oldView?.next === screen.window)
    #expect(controller.view.next === controller)
  }

  @Test("RC-3: a controller's next is the superview of its view; not its parent")
  func controllers() {
    let screen = Screen()
    let (parent, child) = (UIViewController(), UIViewController())
    screen.window.rootViewController = parent
    let container = screen.add("Container", 0, 0, 100, 100, to: parent.view)
    parent.addChild(child)
    #expect(child.next === parent)
    #expect(!child.isViewLoaded)
    container.addSubview(child.view)
    #expect(child.next === container)
    #expect(parent.next === screen.window)
    child.view.removeFromSuperview()
    #expect(child.next === parent)
    child.removeFromParent()
    #expect(child.next == nil)
  }

  @Test("RC-3: a presented controller's next is the one that presents it")
  func presentedController() {
    let screen = Screen()
    let (root, sheet) = (UIViewController(), UIViewController())
    (root.traceIdentifier, sheet.traceIdentifier) = ("Root", "Sheet")
    screen.window.rootViewController = root
    var isPresented = false
    root.present(sheet, animated: true) { isPresented = true }
    #expect(isPresented)
    #expect(sheet.presentingViewController === root)
    #expect(root.presentedViewController === sheet)
    let trace = screen.tap(5, 5)
    expectEqual(
      trace.chain(),
      [
        "UIView#2 viewController", "Sheet presentingViewController", "Root superviewOfView",
        "UIWindow application",
        "UIApplication end",
      ])
    expectEqual(trace.screen.controllers.map(\.presentingViewController), [nil, "Root"])
    root.present(UIViewController(), animated: false)
    #expect(root.presentedViewController === sheet)
    sheet.dismiss(animated: true)
    #expect(sheet.next == nil && root.presentedViewController == nil)
    #expect(screen.tap(5, 5).chain().contains("Root superviewOfView"))
  }

  @Test("RC-3: a pushed controller reaches the navigation controller through its view")
  func navigation() {
    let screen = Screen()
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    screen.window.rootViewController = navigation
    #expect(first.view.superview === navigation.view)
    navigation.pushViewController(second, animated: true)
    #expect(first.view.superview == nil && second.view.superview === navigation.view)
    #expect(second.next === navigation.view)
    #expect(navigation.view.next === navigation)
    expectEqual(navigation.children, [first, second])
    #expect(navigation.popViewController(animated: true) === second)
    #expect(navigation.topViewController === first && second.parent == nil)
    #expect(navigation.popViewController(animated: true) == nil)
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    #expect(first.view.superview === tabs.view)
    tabs.selectedIndex = 1
    #expect(first.view.superview == nil && second.view.superview === tabs.view)
  }

  @Test("RC-4: a window's next is its scene if it has one, else the application; scene to application")
  func windows() {
    let screen = Screen()
    #expect(screen.window.next === screen.application)
    let scene = screen.simulator.run { UIWindowScene() }
    screen.window.windowScene = scene
    #expect(screen.window.next === scene)
    #expect(scene.next === screen.application)
  }

  @Test(
    "RC-5: the application's next is its delegate if that is a responder, and no view, controller or itself")
  func delegates() {
    final class Plain: UIApplicationDelegate {}
    final class Responder: UIResponder, UIApplicationDelegate {}
    final class Controller: UIViewController, UIApplicationDelegate {}
    final class View: UIView, UIApplicationDelegate {}
    let screen = Screen()
    let responder = Responder()
    screen.application.delegate = responder
    #expect(screen.application.next === responder)
    #expect(responder.next == nil)
    expectEqual(
      screen.tap(5, 5).chain(),
      [
        "UIWindow application", "UIApplication applicationDelegate", "Responder end",
      ])
    for other in [Plain(), Controller(), View()] as [any UIApplicationDelegate] {
      screen.application.delegate = other
      #expect(screen.application.next == nil)
    }
    screen.application.delegate = Plain()
    expectEqual(screen.tap(5, 5).screen.delegate?.isResponder, false)
  }

  @Test("RC-5: an application that is its own delegate ends the chain")
  func applicationAsDelegate() {
    final class Application: UIApplication, UIApplicationDelegate {}
    let application = Application()
    application.delegate = application
    #expect(application.next == nil)
    application.delegate = nil
  }

  @Test("RC-6: the direct subclasses of UIResponder")
  func responders() {
    for type in [UIApplication.self, UIView.self, UIViewController.self, UIScene.self] as [AnyClass] {
      #expect(_getSuperclass(type) == UIResponder.self)
    }
    #expect(_getSuperclass(UIWindow.self) == UIView.self)
    #expect(_getSuperclass(UIWindowScene.self) == UIScene.self)
  }

  @Test("RC-7: a controller whose view was added without addChild is in the chain all the same")
  func uncontainedController() {
    let screen = Screen()
    let (root, other) = (UIViewController(), UIViewController())
    other.traceIdentifier = "Other"
    screen.window.rootViewController = root
    root.view.addSubview(other.view)
    #expect(other.parent == nil)
    #expect(screen.tap(5, 5).chain().contains("Other superviewOfView"))
  }

  @Test("RC-1: a chain that leads back into itself ends where it would repeat")
  func cycle() {
    let screen = Screen()
    let (outer, inner) = (
      screen.add("Outer", 0, 0, 100, 100), UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    )
    screen.add(inner, "Inner", to: outer)
    outer.declaration = ResponderDeclaration()
    outer.declaration?.next = DeclaredNext(inner)
    let trace = screen.tap(5, 5)
    expectEqual(trace.chain(), ["Inner superview", "Outer cycle"])
    expectEqual(
      trace.deliveries, ["touchesBegan", "touchesEnded"].flatMap { ["Inner \($0)", "Outer \($0)"] })
    #expect(trace.deliveryLog.contains("dropped touch1 [chainCycle]"))
  }
}
