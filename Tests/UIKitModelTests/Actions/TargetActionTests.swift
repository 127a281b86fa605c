// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace

@testable import UIKitModel

/// Actions with a target, and the methods that a target needs.
@MainActor
@Suite struct TargetActionTests {
  @Test("UC-15: a method gets the sender and the event, and the call is recorded")
  func methodGetsSenderAndEvent() {
    let screen = Screen()
    let (button, view) = (screen.add("Button", 0, 0, 10, 10), screen.add("View", 0, 20, 10, 10))
    let event = UIEvent(timestamp: 1)
    var sent = false
    view.implement("save:") { sender, cause in
      #expect(sender as? UIView === button)
      #expect(cause === event)
    }
    let trace = screen.simulator.trace(name: "action") { _ in
      sent = screen.application.sendAction("save:", to: view, from: button, for: event)
    }
    #expect(sent)
    expectEqual(trace.responderLog, "Button -> View.save:")
  }

  @Test("UC-15: a target that lacks the method gets nothing, and its chain is not asked")
  func targetLacksMethod() {
    let screen = Screen()
    let outer = screen.add("Outer", 0, 0, 100, 100)
    let inner = screen.add("Inner", 0, 0, 50, 50, to: outer)
    outer.implement("save:") { _, _ in Issue.record("the chain was asked") }
    var sent = true
    let trace = screen.simulator.trace(name: "action") { _ in
      sent = screen.application.sendAction("save:", to: inner, from: inner, for: nil)
    }
    #expect(!sent)
    expectEqual(trace.responderLog, "Inner drops save: [targetLacksAction Inner]")
  }

  @Test("UC-15: what a scenario declares to perform is a method; without a declaration every action is")
  func declaredMethods() {
    let view = UIView()
    #expect(!view.responds(to: "save:"))
    view.declaration = ResponderDeclaration()
    #expect(view.responds(to: "save:"))
    #expect(!view.canPerformAction("save:", withSender: nil))
    view.declaration?.performs = ["open:"]
    #expect(!view.responds(to: "save:"))
    #expect(view.responds(to: "open:"))
    #expect(view.canPerformAction("open:", withSender: nil))
  }

  @Test("UC-15: a class may find methods in its own way")
  func overriddenPerform() {
    final class Recording: UIView {
      var performed: [String] = []
      override func responds(to action: String) -> Bool { action.hasPrefix("my") }
      override func perform(_ action: String, from sender: Any?, for event: UIEvent?) {
        performed.append(action)
      }
    }
    let screen = Screen()
    let view = screen.add(Recording(frame: .zero))
    #expect(screen.application.sendAction("mySave", to: view, from: nil, for: nil))
    #expect(!screen.application.sendAction("save", to: view, from: nil, for: nil))
    expectEqual(view.performed, ["mySave"])
  }

  @Test("UC-14: a closure can be a target, under its name")
  func closureAsTarget() {
    let screen = Screen()
    var senders = 0
    let handler = ActionHandler("Handler") { sender, event in
      #expect(event == nil)
      senders += sender is UIView ? 1 : 0
    }
    let trace = screen.simulator.trace(name: "action") { _ in
      screen.application.sendAction("anything", to: handler, from: screen.window, for: nil)
    }
    expectEqual(trace.responderLog, "UIWindow -> Handler.anything")
    expectEqual(senders, 1)
  }

  @Test("UC-14: an override of UIApplication.sendAction sees every action and may redirect it")
  func overriddenSendAction() {
    final class Application: UIApplication {
      var redirection: (any ActionReceiver)?
      var log: [String] = []
      @discardableResult
      override func sendAction(
        _ action: String, to target: (any ActionReceiver)?, from sender: Any?, for event: UIEvent?
      ) -> Bool {
        log.append(action)
        return super.sendAction(action, to: redirection ?? target, from: sender, for: event)
      }
    }
    let application = Application()
    let simulator = Simulator(application)
    let handler = ActionHandler("Handler") { _, _ in }
    application.redirection = handler
    let sender = UIView()
    sender.traceIdentifier = "Sender"
    let trace = simulator.trace(name: "action") { _ in
      application.sendAction("save:", to: sender, from: sender, for: nil)
      // The control event that causes an action is named behind an override too.
      _ = application.sendAction("open:", to: nil, from: sender, for: nil, controlEvent: "touchDown")
    }
    expectEqual(application.log, ["save:", "open:"])
    expectEqual(
      trace.responderLog,
      """
      Sender -> Handler.save:
      Sender -> Handler.open: for touchDown
      """)
  }

  @Test("UC-14: what an action sends in turn is not sent for the control event that caused the first")
  func nestedActions() {
    let screen = Screen()
    let view = screen.add("View", 0, 0, 10, 10)
    view.implement("first") { _, _ in screen.application.sendAction("second", to: view, from: view, for: nil)
    }
    view.implement("second") { _, _ in }
    let trace = screen.simulator.trace(name: "action") { _ in
      _ = screen.application.sendAction("first", to: view, from: view, for: nil, controlEvent: "valueChanged")
    }
    expectEqual(
      trace.responderLog,
      """
      View -> View.first for valueChanged
        View -> View.second
      """)
  }

  @Test(
    "UC-18: a registration does not keep its target, and one that is gone is like none, which the trace says")
  func deadTarget() {
    let screen = Screen()
    let view = screen.add("View", 0, 0, 10, 10)
    view.implement("save:") { _, _ in }
    var handler: ActionHandler? = ActionHandler { _, _ in Issue.record("the target was kept") }
    let pair = TargetActionPair(target: handler, action: "save:")
    let trace = screen.simulator.trace(name: "action") { _ in
      pair.noteIfDead(of: view)
      handler = nil
      pair.noteIfDead(of: view)
      screen.application.sendAction(pair.action, to: pair.target, from: view, for: nil)
    }
    #expect(handler == nil)
    expectEqual(
      trace.responderLog,
      """
      View.target = gone
      search for save: from View [startsAtSender]
        View yes
        View -> View.save:
      """)
  }

  @Test("UC-15: the snapshot tells the actions that an object has methods for")
  func snapshot() throws {
    let screen = Screen()
    let view = screen.add("View", 0, 0, 10, 10)
    view.implement("save:") { _, _ in }
    view.implement("open:") { _, _ in }
    let controller = UIViewController()
    controller.declaration = ResponderDeclaration()
    controller.declaration?.performs = []
    screen.window.rootViewController = controller
    screen.application.implement("quit:") { _, _ in }
    let trace = screen.simulator.trace(name: "nothing") { _ in }
    try expectEqual(#require(trace.screen.views.first { $0.id == "View" }).performs, ["open:", "save:"])
    #expect(try #require(trace.screen.views.first { $0.id == "UIWindow" }).performs == nil)
    expectEqual(trace.screen.controllers.map(\.performs), [[]])
    expectEqual(trace.screen.application.performs, ["quit:"])
  }
}
