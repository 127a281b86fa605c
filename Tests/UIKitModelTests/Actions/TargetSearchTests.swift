// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

/// Which responder gets an action without a target.
@MainActor
@Suite struct TargetSearchTests {
  /// A view that can become first responder.
  private final class Willing: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  /// A screen with `Outer` around `Inner`, and a `Field` besides that can become first responder.
  @MainActor
  private struct Case {
    let screen = Screen()
    let outer: UIView
    let inner: UIView
    let field: UIView

    init() {
      outer = screen.add("Outer", 0, 0, 100, 100)
      inner = screen.add("Inner", 0, 0, 50, 50, to: outer)
      field = screen.add(Willing(frame: CGRect(x: 0, y: 200, width: 100, height: 30)), "Field")
    }

    /// The log of an action that `Inner` sends without a target.
    func send(_ action: String = "save:", from sender: Any?, expecting result: Bool) -> String {
      let trace = screen.simulator.trace(name: "action") { _ in
        expectEqual(screen.application.sendAction(action, to: nil, from: sender, for: nil), result)
      }
      return trace.responderLog
    }
  }

  @Test(
    "UC-16: with no first responder the search starts at the sender and ends with the first that performs it")
  func startsAtSender() {
    let test = Case()
    test.outer.implement("save:") { _, _ in }
    test.screen.window.implement("save:") { _, _ in Issue.record("the search went on") }
    expectEqual(
      test.send(from: test.inner, expecting: true),
      """
      search for save: from Inner [startsAtSender]
        Inner no
        Outer yes
        Inner -> Outer.save:
      """)
  }

  @Test(
    "UC-16: with a first responder the search starts there, and not even then at the sender if it finds nobody"
  )
  func startsAtFirstResponder() {
    let test = Case()
    test.outer.implement("save:") { _, _ in Issue.record("the sender's chain was asked") }
    #expect(test.field.becomeFirstResponder())
    expectEqual(
      test.send(from: test.inner, expecting: false),
      """
      search for save: from Field [startsAtFirstResponder]
        Field no
        UIWindow no
        UIApplication no
        Inner drops save: [noTargetForAction]
      """)
    test.field.implement("save:") { _, _ in }
    expectEqual(
      test.send(from: test.inner, expecting: true),
      """
      search for save: from Field [startsAtFirstResponder]
        Field yes
        Inner -> Field.save:
      """)
  }

  @Test("UC-16, RC-17: a first responder of a window that is not key does not count")
  func otherWindow() {
    let test = Case()
    #expect(test.field.becomeFirstResponder())
    let front = test.screen.simulator.run { UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100)) }
    front.traceIdentifier = "Front"
    front.makeKeyAndVisible()
    test.inner.implement("save:") { _, _ in }
    expectEqual(
      test.send(from: test.inner, expecting: true),
      """
      search for save: from Inner [startsAtSender]
        Inner yes
        Inner -> Inner.save:
      """)
  }

  @Test("UC-16: without a first responder, an action of a sender that is not a responder reaches no target")
  func nowhereToStart() {
    let test = Case()
    test.screen.application.implement("save:") { _, _ in Issue.record("the application was asked") }
    expectEqual(
      test.send(from: UITapGestureRecognizer(), expecting: false),
      """
      search for save: from nowhere [nowhereToStart]
        UITapGestureRecognizer drops save: [nowhereToStart]
      """)
  }

  @Test("RC-5, RC-22: the application's delegate is asked as part of the chain, other windows are not")
  func endOfChain() {
    let test = Case()
    let delegate = UIApplicationDelegateResponder()
    delegate.traceIdentifier = "Delegate"
    delegate.implement("save:") { _, _ in }
    test.screen.application.delegate = delegate
    let other = test.screen.simulator.run { UIWindow(frame: .zero) }
    other.isHidden = false
    other.implement("save:") { _, _ in Issue.record("another window was asked") }
    expectEqual(
      test.send(from: test.outer, expecting: true),
      """
      search for save: from Outer [startsAtSender]
        Outer no
        UIWindow no
        UIApplication no
        Delegate yes
        Outer -> Delegate.save:
      """)
  }

  @Test("RC-20: canPerformAction is about the object alone; target(forAction:) goes on to the next")
  func canPerformIsAboutSelf() {
    let test = Case()
    test.outer.implement("save:") { _, _ in }
    #expect(!test.inner.canPerformAction("save:", withSender: nil))
    #expect(test.inner.target(forAction: "save:", withSender: nil) as? UIView === test.outer)
    #expect(test.outer.target(forAction: "save:", withSender: nil) as? UIView === test.outer)
    #expect(test.outer.target(forAction: "open:", withSender: nil) == nil)
  }

  @Test("RC-20: an override of canPerformAction hides a method from searches, and nothing else")
  func canPerformOverride() {
    final class Hiding: UIView {
      override func canPerformAction(_ action: String, withSender sender: Any?) -> Bool {
        action == "save:" ? false : super.canPerformAction(action, withSender: sender)
      }
    }
    let screen = Screen()
    let view = screen.add(Hiding(frame: .zero), "Hiding")
    view.implement("save:") { _, _ in }
    view.implement("open:") { _, _ in }
    #expect(view.canPerformAction("open:", withSender: nil))
    #expect(!screen.application.sendAction("save:", to: nil, from: view, for: nil))
    #expect(screen.application.sendAction("save:", to: view, from: view, for: nil))
  }

  @Test("RC-20: a declared answer of canPerformAction is taken, and the object needs a method all the same")
  func declaredAnswer() {
    let test = Case()
    test.inner.declaration = ResponderDeclaration()
    test.inner.declaration?.performs = ["open:"]
    test.inner.declaration?.canPerformAction = ["open:": false, "save:": true]
    test.outer.implement("open:") { _, _ in }
    expectEqual(
      test.send("open:", from: test.inner, expecting: true),
      """
      search for open: from Inner [startsAtSender]
        Inner no
        Outer yes
        Inner -> Outer.open:
      """)
    expectEqual(
      test.send(from: test.inner, expecting: false),
      """
      search for save: from Inner [startsAtSender]
        Inner yes
        Inner drops save: [targetLacksAction Inner]
      """)
  }

  @Test("RC-20: an override of target(forAction:) chooses another object")
  func targetOverride() {
    final class Redirecting: UIView {
      var choice: Any?
      override func target(forAction action: String, withSender sender: Any?) -> Any? {
        choice ?? super.target(forAction: action, withSender: sender)
      }
    }
    let screen = Screen()
    let view = screen.add(Redirecting(frame: .zero), "Redirecting")
    let handler = ActionHandler("Handler") { _, _ in }
    view.choice = handler
    func log() -> String {
      screen.simulator.trace(name: "action") { _ in
        screen.application.sendAction("save:", to: nil, from: view, for: nil)
      }.responderLog
    }
    expectEqual(
      log(),
      """
      search for save: from Redirecting [startsAtSender]
        Redirecting -> Handler.save:
      """)
    view.choice = NSObject()
    expectEqual(
      log(),
      """
      search for save: from Redirecting [startsAtSender]
        Redirecting drops save: [targetLacksAction NSObject]
      """)
  }

  @Test("RC-1, UC-16: a search ends where an override of next leads back")
  func cycle() {
    let test = Case()
    test.outer.declaration = ResponderDeclaration()
    test.outer.declaration?.next = DeclaredNext(test.inner)
    expectEqual(
      test.send(from: test.inner, expecting: false),
      """
      search for save: from Inner [startsAtSender]
        Inner no
        Outer no
        Inner drops save: [noTargetForAction]
      """)
  }

  @Test("RC-20: a question that an answer depends on is a separate search")
  func questionWithinQuestion() {
    final class Asking: UIView {
      override func canPerformAction(_ action: String, withSender sender: Any?) -> Bool {
        guard action == "save:" else { return super.canPerformAction(action, withSender: sender) }
        return subviews.first?.target(forAction: "open:", withSender: sender) != nil
      }
    }
    let screen = Screen()
    let outer = screen.add(Asking(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), "Asking")
    let inner = screen.add("Inner", 0, 0, 50, 50, to: outer)
    outer.implement("open:") { _, _ in }
    #expect(inner.target(forAction: "save:", withSender: nil) as? UIView === outer)
  }

  @Test("UC-17: resignFirstResponder without sender and target reaches the first responder")
  func resignTrick() {
    let test = Case()
    #expect(test.field.becomeFirstResponder())
    let trace = test.screen.simulator.trace(name: "command") { $0.command("resignFirstResponder") }
    #expect(!test.field.isFirstResponder)
    expectEqual(
      trace.responderLog,
      """
      command: resignFirstResponder
        search for resignFirstResponder from Field [startsAtFirstResponder]
          Field yes
          nobody -> Field.resignFirstResponder
            UIWindow: Field -> none
      """)
    #expect(!test.screen.simulator.command("resignFirstResponder"))
  }

  @Test("RC-21: the edit menu shows what any responder from the first responder on performs")
  func menu() {
    let test = Case()
    test.field.declaration = ResponderDeclaration()
    test.field.declaration?.performs = ["copy:", "selectAll:"]
    test.field.declaration?.canPerformAction = ["selectAll:": false]
    test.screen.window.implement("selectAll:") { _, _ in Issue.record("the menu performed an action") }
    var shown: [String] = []
    #expect(test.field.becomeFirstResponder())
    let trace = test.screen.simulator.trace(name: "menu") {
      shown = $0.menu(["selectAll:", "copy:", "cut:"])
    }
    expectEqual(shown, ["selectAll:", "copy:"])
    expectEqual(
      trace.responderLog,
      """
      menu: selectAll:, copy:, cut:
        search for selectAll: from Field [startsAtFirstResponder]
          Field no
          UIWindow yes
        search for copy: from Field [startsAtFirstResponder]
          Field yes
        search for cut: from Field [startsAtFirstResponder]
          Field no
          UIWindow no
          UIApplication no
      """)
    test.field.resignFirstResponder()
    expectEqual(test.screen.simulator.menu(["copy:"]), [])
  }
}
