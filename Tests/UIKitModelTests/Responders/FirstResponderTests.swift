// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import UIKitModel

/// Who becomes first responder, who resigns, and who refuses.
@MainActor
@Suite struct FirstResponderTests {
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
    let test = ResponderPair()
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
    expectEqual(
      log,
      """
      UIWindow: none -> A
      UIWindow: A -> none
      UIWindow: none -> B
      UIWindow: B -> none
      """)
  }

  @Test("RC-15: one that cannot become it is refused, before anybody is asked to resign")
  func cannotBecome() {
    let test = ResponderPair()
    test.a.becomeFirstResponder()
    test.b.canBecome = false
    let log = test.log { #expect(!test.b.becomeFirstResponder()) }
    #expect(test.a.isFirstResponder)
    expectEqual(log, "B.becomeFirstResponder refused [cannotBecomeFirstResponder]")
  }

  @Test("RC-15: one in no window is refused, and so is everybody who is never in one")
  func notInWindow() {
    let test = ResponderPair()
    test.a.removeFromSuperview()
    test.screen.application.declaration = ResponderDeclaration()
    test.screen.application.declaration?.canBecomeFirstResponder = true
    let log = test.log {
      #expect(!test.a.becomeFirstResponder())
      #expect(!test.screen.application.becomeFirstResponder())
    }
    expectEqual(
      log,
      """
      A.becomeFirstResponder refused [notInWindow]
      UIApplication.becomeFirstResponder refused [notInWindow]
      """)
  }

  @Test("RC-15: the one that cannot resign, or does not, stays")
  func staysFirstResponder() {
    let test = ResponderPair()
    test.a.becomeFirstResponder()
    test.a.canResign = false
    expectEqual(
      test.log(expecting: false) { test.b.becomeFirstResponder() },
      "B.becomeFirstResponder refused [firstResponderStays A]")
    test.a.canResign = true
    test.a.resigns = { false }
    expectEqual(
      test.log(expecting: false) { test.b.becomeFirstResponder() },
      "B.becomeFirstResponder refused [firstResponderStays A]")
    #expect(test.a.isFirstResponder)
    test.a.resigns = nil
    #expect(test.b.becomeFirstResponder())
  }

  @Test("RC-16: one that cannot resign refuses, and one that is not first responder has nothing to refuse")
  func cannotResign() {
    let test = ResponderPair()
    test.a.becomeFirstResponder()
    test.a.canResign = false
    test.b.canResign = false
    let log = test.log {
      #expect(!test.a.resignFirstResponder())
      #expect(test.b.resignFirstResponder())
    }
    #expect(test.a.isFirstResponder)
    expectEqual(log, "A.resignFirstResponder refused [cannotResignFirstResponder]")
  }

  @Test(
    "RC-15: an override that answers yes without super changes nothing; one that resigns so loses the status")
  func overridesWithoutSuper() {
    let test = ResponderPair()
    test.b.becomes = { true }
    expectEqual(test.log(expecting: true) { test.b.becomeFirstResponder() }, "")
    #expect(!test.b.isFirstResponder)
    test.b.becomes = nil
    test.a.becomeFirstResponder()
    test.a.resigns = { true }
    expectEqual(test.log(expecting: true) { test.b.becomeFirstResponder() }, "UIWindow: A -> B")
    #expect(!test.a.isFirstResponder)
  }

  @Test("RC-15: one that makes another first responder while it resigns does not go round in circles")
  func becomingWithinResigning() {
    let test = ResponderPair()
    test.a.becomeFirstResponder()
    test.a.resigns = { [a = test.a, b = test.b] in b.becomeFirstResponder() && a.superResign() }
    expectEqual(test.log(expecting: true) { test.a.resignFirstResponder() }, "UIWindow: A -> B")
    #expect(test.b.isFirstResponder)
  }

  @Test("RC-15: one that leaves the window while another resigns for it does not become first responder")
  func leavingWhileOtherResigns() {
    let test = ResponderPair()
    test.a.becomeFirstResponder()
    test.a.resigns = { [a = test.a, b = test.b] in
      b.removeFromSuperview()
      return a.superResign()
    }
    expectEqual(
      test.log(expecting: false) { test.b.becomeFirstResponder() },
      """
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
    expectEqual(
      trace.responderLog,
      """
      Never.becomeFirstResponder refused [overrideRefused]
      UIWindow: none -> Plain
      Plain.resignFirstResponder refused [overrideRefused]
      Stubborn.becomeFirstResponder refused [firstResponderStays Plain]
      UIWindow: Plain -> none
      UIWindow: none -> Stubborn
      Plain.becomeFirstResponder refused [firstResponderStays Stubborn]
      """)
  }
}
