// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Trace
import UIKitModel

/// Who becomes first responder, who resigns, and who refuses.
@MainActor
@Suite struct FirstResponderTests {
  /// A view that answers as a test says.
  private final class Scripted: UIView {
    var canBecome = true
    var canResign = true
    var becomes: (() -> Bool)?
    var resigns: (() -> Bool)?

    override var canBecomeFirstResponder: Bool { canBecome }
    override var canResignFirstResponder: Bool { canResign }
    @discardableResult
    override func becomeFirstResponder() -> Bool { becomes?() ?? super.becomeFirstResponder() }
    @discardableResult
    override func resignFirstResponder() -> Bool { resigns?() ?? super.resignFirstResponder() }

    func superResign() -> Bool { super.resignFirstResponder() }
  }

  /// A screen with two views that can become first responder, `A` and `B`.
  @MainActor
  private struct Case {
    let screen = Screen()
    let a: Scripted
    let b: Scripted

    init() {
      a = screen.add(Scripted(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), "A")
      b = screen.add(Scripted(frame: CGRect(x: 0, y: 100, width: 50, height: 50)), "B")
    }

    /// The log of what a block does, which must return what is expected.
    func log(expecting result: Bool, _ body: () -> Bool) -> String {
      log { #expect(body() == result) }
    }

    func log(_ body: () -> Void) -> String {
      screen.simulator.trace(name: "first responder") { _ in body() }.responderLog
    }
  }

  @Test("RC-15, RC-16: by default nobody can become first responder and everybody is willing to resign")
  func defaults() {
    let view = UIView()
    #expect(!view.canBecomeFirstResponder)
    #expect(view.canResignFirstResponder)
    #expect(!view.isFirstResponder)
    #expect(view.resignFirstResponder())
  }

  @Test("RC-15, RC-16: becoming takes the place of another, resigning leaves it empty")
  func becomeAndResign() {
    let test = Case()
    let log = test.log {
      #expect(test.a.becomeFirstResponder())
      #expect(test.a.becomeFirstResponder())
      #expect(test.b.becomeFirstResponder())
      #expect(!test.a.isFirstResponder)
      #expect(test.b.isFirstResponder)
      #expect(test.screen.window.firstResponder === test.b)
      #expect(test.b.resignFirstResponder())
      #expect(test.screen.window.firstResponder == nil)
    }
    #expect(
      log == """
        UIWindow: none -> A
        UIWindow: A -> none
        UIWindow: none -> B
        UIWindow: B -> none
        """)
  }

  @Test("RC-15: one that cannot become it is refused, before anybody is asked to resign")
  func cannotBecome() {
    let test = Case()
    test.a.becomeFirstResponder()
    test.b.canBecome = false
    let log = test.log { #expect(!test.b.becomeFirstResponder()) }
    #expect(test.a.isFirstResponder)
    #expect(log == "B.becomeFirstResponder refused [cannotBecomeFirstResponder]")
  }

  @Test("RC-15: one in no window is refused, and so is everybody who is never in one")
  func notInWindow() {
    let test = Case()
    test.a.removeFromSuperview()
    test.screen.application.declaration = ResponderDeclaration()
    test.screen.application.declaration?.canBecomeFirstResponder = true
    let log = test.log {
      #expect(!test.a.becomeFirstResponder())
      #expect(!test.screen.application.becomeFirstResponder())
    }
    #expect(
      log == """
        A.becomeFirstResponder refused [notInWindow]
        UIApplication.becomeFirstResponder refused [notInWindow]
        """)
  }

  @Test("RC-15: the one that cannot resign, or does not, stays")
  func staysFirstResponder() {
    let test = Case()
    test.a.becomeFirstResponder()
    test.a.canResign = false
    #expect(
      test.log(expecting: false) { test.b.becomeFirstResponder() }
        == "B.becomeFirstResponder refused [firstResponderStays A]")
    test.a.canResign = true
    test.a.resigns = { false }
    #expect(
      test.log(expecting: false) { test.b.becomeFirstResponder() }
        == "B.becomeFirstResponder refused [firstResponderStays A]")
    #expect(test.a.isFirstResponder)
    test.a.resigns = nil
    #expect(test.b.becomeFirstResponder())
  }

  @Test("RC-16: one that cannot resign refuses, and one that is not first responder has nothing to refuse")
  func cannotResign() {
    let test = Case()
    test.a.becomeFirstResponder()
    test.a.canResign = false
    test.b.canResign = false
    let log = test.log {
      #expect(!test.a.resignFirstResponder())
      #expect(test.b.resignFirstResponder())
    }
    #expect(test.a.isFirstResponder)
    #expect(log == "A.resignFirstResponder refused [cannotResignFirstResponder]")
  }

  @Test(
    "RC-15: an override that answers yes without super changes nothing; one that resigns so loses the status")
  func overridesWithoutSuper() {
    let test = Case()
    test.b.becomes = { true }
    #expect(test.log(expecting: true) { test.b.becomeFirstResponder() } == "")
    #expect(!test.b.isFirstResponder)
    test.b.becomes = nil
    test.a.becomeFirstResponder()
    test.a.resigns = { true }
    #expect(test.log(expecting: true) { test.b.becomeFirstResponder() } == "UIWindow: A -> B")
    #expect(!test.a.isFirstResponder)
  }

  @Test("RC-15: one that makes another first responder while it resigns does not go round in circles")
  func becomingWithinResigning() {
    let test = Case()
    test.a.becomeFirstResponder()
    test.a.resigns = { [a = test.a, b = test.b] in b.becomeFirstResponder() && a.superResign() }
    #expect(test.log(expecting: true) { test.a.resignFirstResponder() } == "UIWindow: A -> B")
    #expect(test.b.isFirstResponder)
  }

  @Test("RC-15: one that leaves the window while another resigns for it does not become first responder")
  func leavingWhileOtherResigns() {
    let test = Case()
    test.a.becomeFirstResponder()
    test.a.resigns = { [a = test.a, b = test.b] in
      b.removeFromSuperview()
      return a.superResign()
    }
    #expect(
      test.log(expecting: false) { test.b.becomeFirstResponder() } == """
        UIWindow: A -> none
        B.becomeFirstResponder refused [notInWindow]
        """)
  }

  @Test("RC-15, RC-16: declared answers take the place of the class's own")
  func declaredAnswers() {
    let screen = Screen()
    let views = ["Plain", "Stubborn", "Never"].map { screen.add($0, 0, 0, 10, 10) }
    for view in views {
      view.declaration = ResponderDeclaration()
      view.declaration?.canBecomeFirstResponder = true
    }
    views[1].declaration?.canResignFirstResponder = false
    views[2].declaration?.becomeFirstResponder = false
    let trace = screen.simulator.trace(name: "declared") { _ in
      #expect(!views[2].becomeFirstResponder())
      #expect(views[0].becomeFirstResponder())
      views[0].declaration?.resignFirstResponder = false
      #expect(!views[1].becomeFirstResponder())
      views[0].declaration?.resignFirstResponder = nil
      #expect(views[1].becomeFirstResponder())
      #expect(!views[0].becomeFirstResponder())
    }
    #expect(
      trace.responderLog == """
        Never.becomeFirstResponder refused [overrideRefused]
        UIWindow: none -> Plain
        Plain.resignFirstResponder refused [overrideRefused]
        Stubborn.becomeFirstResponder refused [firstResponderStays Plain]
        UIWindow: Plain -> none
        UIWindow: none -> Stubborn
        Plain.becomeFirstResponder refused [firstResponderStays Stubborn]
        """)
  }

  @Test("RC-16: leaving the window ends the status, willing or not, of the view and of those below it")
  func leavingTheWindow() {
    let test = Case()
    let inner = test.screen.add(Scripted(frame: .zero), "Inner", to: test.a)
    inner.becomeFirstResponder()
    #expect(test.log { test.b.removeFromSuperview() } == "")
    #expect(test.log { test.a.removeFromSuperview() } == "UIWindow: Inner -> none")
    #expect(!inner.isFirstResponder)
    test.screen.window.addSubview(test.a)
    #expect(!inner.isFirstResponder)
    inner.becomeFirstResponder()
    inner.canResign = false
    #expect(
      test.log { test.a.removeFromSuperview() } == """
        Inner.resignFirstResponder refused [cannotResignFirstResponder]
        UIWindow: Inner -> none
        """)
  }

  @Test("RC-16: moving within a window keeps the status, moving to another window ends it")
  func moving() {
    let test = Case()
    test.a.becomeFirstResponder()
    #expect(test.log { test.b.addSubview(test.a) } == "")
    #expect(test.a.isFirstResponder)
    let other = UIWindow(frame: .zero)
    other.traceIdentifier = "Other"
    #expect(test.log { other.addSubview(test.a) } == "UIWindow: A -> none")
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
    let test = Case()
    let other = UIWindow(frame: .zero)
    other.traceIdentifier = "Other"
    other.addSubview(test.b)
    #expect(test.a.becomeFirstResponder())
    #expect(test.b.becomeFirstResponder())
    #expect(test.a.isFirstResponder)
    #expect(test.b.isFirstResponder)
    let trace = test.screen.simulator.trace(name: "nothing") { _ in }
    let windows = trace.screen.views.filter { $0.window != nil }
    #expect(windows.map { "\($0.id) \($0.window?.firstResponder ?? "none")" } == ["Other B", "UIWindow A"])
  }

  @Test("RC-14: a tap on a view does not make it first responder")
  func tapChangesNothing() {
    let test = Case()
    test.a.becomeFirstResponder()
    let button = test.screen.add(UIButton(frame: CGRect(x: 100, y: 0, width: 50, height: 50)), "Button")
    #expect(test.screen.tap(110, 5).hitView() == "Button")
    #expect(test.screen.tap(5, 105).hitView() == "B")
    #expect(!button.isFirstResponder)
    #expect(test.a.isFirstResponder)
  }

  @Test("HT-32: editing a text field or a text view makes its window key; another first responder does not")
  func editingMakesKey() {
    let test = Case()
    let other = UIWindow(frame: .zero)
    other.traceIdentifier = "Other"
    other.addSubview(test.b)
    #expect(test.log { test.b.becomeFirstResponder() } == "Other: none -> B")
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
    let test = Case()
    let inner = test.screen.add(Scripted(frame: .zero), "Inner", to: test.a)
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
    #expect(
      log == """
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
    let test = Case()
    var controller: UIViewController? = UIViewController()
    controller?.declaration = ResponderDeclaration()
    controller?.declaration?.canBecomeFirstResponder = true
    controller.map { test.screen.window.addSubview($0.view) }
    #expect(controller?.becomeFirstResponder() == true)
    controller = nil
    #expect(test.screen.window.firstResponder == nil)
    #expect(test.log(expecting: true) { test.a.becomeFirstResponder() } == "UIWindow: none -> A")
  }
}
