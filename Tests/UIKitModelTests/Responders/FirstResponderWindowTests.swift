// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

/// First responders and their windows, and what makes a view first responder without a call.
@MainActor
@Suite struct FirstResponderWindowTests {
  @Test("RC-16: leaving the window ends the status, willing or not, of the view and of those below it")
  func leavingTheWindow() {
    let test = ResponderPair()
    let inner = test.screen.add(ScriptedResponder(frame: .zero), "Inner", to: test.a)
    inner.becomeFirstResponder()
    expectEqual(test.log { test.b.removeFromSuperview() }, "")
    expectEqual(test.log { test.a.removeFromSuperview() }, "UIWindow: Inner -> none")
    #expect(!inner.isFirstResponder)
    test.screen.window.addSubview(test.a)
    #expect(!inner.isFirstResponder)
    inner.becomeFirstResponder()
    inner.canResign = false
    expectEqual(
      test.log { test.a.removeFromSuperview() },
      """
      Inner.resignFirstResponder refused [cannotResignFirstResponder]
      UIWindow: Inner -> none
      """)
  }

  @Test("RC-16: moving within a window keeps the status, moving to another window ends it")
  func moving() {
    let test = ResponderPair()
    test.a.becomeFirstResponder()
    expectEqual(test.log { test.b.addSubview(test.a) }, "")
    #expect(test.a.isFirstResponder)
    let other = test.screen.simulator.run { UIWindow(frame: .zero) }
    other.traceIdentifier = "Other"
    expectEqual(test.log { other.addSubview(test.a) }, "UIWindow: A -> none")
    #expect(!test.a.isFirstResponder)
  }

  @Test("RC-15, RC-17: a controller is first responder in the window of its view, if that is loaded")
  func controller() {
    final class Controller: UIViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    let screen = Screen()
    let controller = Controller()
    #expect(!controller.becomeFirstResponder())
    #expect(!controller.isViewLoaded)
    screen.window.rootViewController = controller
    #expect(controller.becomeFirstResponder())
    #expect(screen.window.firstResponder === controller)
    screen.window.rootViewController = nil
    #expect(!controller.isFirstResponder)
    #expect(screen.window.firstResponder == nil)
  }

  @Test("RC-17: every window has a first responder of its own, which the snapshot tells")
  func oneForEachWindow() {
    let test = ResponderPair()
    let other = test.screen.simulator.run { UIWindow(frame: .zero) }
    other.traceIdentifier = "Other"
    other.addSubview(test.b)
    #expect(test.a.becomeFirstResponder())
    #expect(test.b.becomeFirstResponder())
    #expect(test.a.isFirstResponder)
    #expect(test.b.isFirstResponder)
    let trace = test.screen.simulator.trace(name: "nothing") { _ in }
    let windows = trace.screen.views.filter { $0.window != nil }
    expectEqual(windows.map { "\($0.id) \($0.window?.firstResponder ?? "none")" }, ["Other B", "UIWindow A"])
  }

  @Test("RC-14: a tap on a view does not make it first responder")
  func tapChangesNothing() {
    let test = ResponderPair()
    test.a.becomeFirstResponder()
    let button = test.screen.add(UIButton(frame: CGRect(x: 100, y: 0, width: 50, height: 50)), "Button")
    expectEqual(test.screen.tap(110, 5).hitView(), "Button")
    expectEqual(test.screen.tap(5, 105).hitView(), "B")
    #expect(!button.isFirstResponder)
    #expect(test.a.isFirstResponder)
  }

  @Test("HT-32: editing a text field or a text view makes its window key; another first responder does not")
  func editingMakesKey() {
    let test = ResponderPair()
    let other = test.screen.simulator.run { UIWindow(frame: .zero) }
    other.traceIdentifier = "Other"
    other.addSubview(test.b)
    expectEqual(test.log { test.b.becomeFirstResponder() }, "Other: none -> B")
    #expect(test.screen.window.isKeyWindow)
    for view in [UITextField(), UITextView()] {
      test.screen.window.makeKey()
      view.traceIdentifier = "Text"
      view.declaration = ResponderDeclaration()
      view.declaration?.canBecomeFirstResponder = true
      other.addSubview(view)
      #expect(view.becomeFirstResponder())
      #expect(other.isKeyWindow)
      view.removeFromSuperview()
    }
  }

  @Test("RC-16: endEditing makes a first responder in the hierarchy resign, by force without asking")
  func endEditing() {
    let test = ResponderPair()
    let inner = test.screen.add(ScriptedResponder(frame: .zero), "Inner", to: test.a)
    #expect(!test.a.endEditing(false))
    inner.becomeFirstResponder()
    #expect(!test.b.endEditing(true))
    inner.canResign = false
    let log = test.log {
      #expect(!test.screen.window.endEditing(false))
      #expect(inner.isFirstResponder)
      #expect(test.a.endEditing(true))
      #expect(!inner.isFirstResponder)
    }
    expectEqual(
      log,
      """
      Inner.resignFirstResponder refused [cannotResignFirstResponder]
      UIWindow: Inner -> none
      """)
    inner.canResign = true
    inner.becomeFirstResponder()
    #expect(inner.endEditing(false))
    #expect(!inner.isFirstResponder)
  }

  @Test("RC-17: a window does not keep its first responder alive")
  func windowIsWeak() {
    let test = ResponderPair()
    var controller: UIViewController? = UIViewController()
    controller?.declaration = ResponderDeclaration()
    controller?.declaration?.canBecomeFirstResponder = true
    controller.map { test.screen.window.addSubview($0.view) }
    expectEqual(controller?.becomeFirstResponder(), true)
    controller = nil
    #expect(test.screen.window.firstResponder == nil)
    expectEqual(test.log(expecting: true) { test.a.becomeFirstResponder() }, "UIWindow: none -> A")
  }

  @Test("RC-18: a tap on a text field or a text view makes it first responder; one elsewhere changes nothing")
  func tapOnText() {
    let test = ResponderPair()
    let field = test.screen.add(UITextField(frame: CGRect(x: 100, y: 0, width: 100, height: 30)), "Field")
    let text = test.screen.add(UITextView(frame: CGRect(x: 100, y: 100, width: 100, height: 100)), "Text")
    expectEqual(test.screen.tap(110, 10).firstResponders, ["UIWindow: none -> Field"])
    #expect(field.isFirstResponder)
    expectEqual(
      test.screen.tap(110, 110).firstResponders, ["UIWindow: Field -> none", "UIWindow: none -> Text"])
    #expect(text.isFirstResponder)
    expectEqual(test.screen.tap(5, 5).firstResponders, [])
    #expect(text.isFirstResponder)
  }
}
