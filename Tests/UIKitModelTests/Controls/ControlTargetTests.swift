// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

/// The targets to which a control sends its actions.
@MainActor
struct ControlTargetTests {
  private let screen = Screen.single()

  private func add<Control: UIControl>(_ control: Control, _ name: String = "Control") -> Control {
    control.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    return screen.add(control, name)
  }

  private func tap() -> TouchTrace { screen.drag((150, 125), (150, 125)) }

  @Test(
    "Actions go through sendAction of the control, then of the application; both can be overridden (UC-14)"
  )
  func sendActionOverrides() {
    final class Watching: UIControl {
      var log: [String] = []
      override func sendAction(_ action: String, to target: (any ActionReceiver)?, for event: UIEvent?) {
        log.append("\(action) \(target == nil ? "nil" : "target") \(event == nil ? "no event" : "event")")
        super.sendAction(action == "first" ? "other" : action, to: target, for: event)
      }
    }
    final class App: UIApplication {
      var log: [String] = []
      override func sendAction(
        _ action: String, to target: (any ActionReceiver)?, from sender: Any?, for event: UIEvent?
      ) -> Bool {
        log.append("\(action) from \((sender as? UIView)?.name ?? "-")")
        return super.sendAction(action, to: target, from: sender, for: event)
      }
    }
    let app = App()
    let simulator = Simulator(app)
    let window = simulator.run { UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568)) }
    window.makeKeyAndVisible()
    let control = Watching(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    control.traceIdentifier = "Watching"
    window.addSubview(control)
    let target = ActionHandler("Target") { _, _ in }
    control.addTarget(target, action: "first", for: .touchUpInside)
    control.addTarget(nil, action: "second", for: .touchUpInside)
    let trace = simulator.trace(name: "tap") { $0.tap(at: CGPoint(x: 5, y: 5)) }
    expectEqual(control.log, ["first target event", "second nil event"])
    expectEqual(app.log, ["other from Watching", "second from Watching"])
    expectEqual(trace.sentActions, ["other to Target for touchUpInside"])
  }

  @Test("A target that lacks the method gets nothing, and the chain is not searched (UC-15)")
  func missingMethod() {
    let control = add(UIControl())
    let target = UIResponder()
    control.addTarget(target, action: "save:", for: .touchUpInside)
    screen.window.implement("save:") { _, _ in }
    let trace = tap()
    expectEqual(trace.sentActions, [])
    #expect(trace.controlLog().hasSuffix("    save: dropped [targetLacksAction]"))
  }

  @Test("The action of a nil target climbs from the control if there is no first responder (UC-16)")
  func nilTarget() {
    let page = screen.add("Page", 0, 0, 320, 568)
    let control = add(UIControl())
    page.addSubview(control)
    control.addTarget(nil, action: "save:", for: .touchUpInside)
    page.implement("save:") { _, _ in }
    expectEqual(tap().sentActions, ["save: to Page for touchUpInside"])
  }

  @Test("Targets are not retained, and one that has gone counts as nil (UC-18)")
  func goneTarget() {
    let control = add(UIControl())
    do {
      let target = ActionHandler { _, _ in Issue.record("a target that has gone was called") }
      control.addTarget(target, action: "save:", for: .touchUpInside)
    }
    screen.window.implement("save:") { _, _ in }
    expectEqual(tap().sentActions, ["save: to UIWindow for touchUpInside"])
    #expect(control.allTargets.count == 1 && control.allTargets.first.map { $0 == nil } == true)
  }

  @Test("The same target and action added twice fires once, and masks are merged (UC-19)")
  func addedTwice() {
    let control = add(UIControl())
    let (target, other) = (ActionHandler("Target") { _, _ in }, ActionHandler("Other") { _, _ in })
    control.addTarget(target, action: "save:", for: .touchUpInside)
    control.addTarget(other, action: "save:", for: [.touchDown, .touchUpInside])
    control.addTarget(target, action: "save:", for: .touchUpInside)
    control.addTarget(target, action: "save:", for: .touchDown)
    expectEqual(
      tap().sentActions,
      [
        "save: to Target for touchDown", "save: to Other for touchDown", "save: to Target for touchUpInside",
        "save: to Other for touchUpInside",
      ])
  }

  @Test("allTargets holds a nil for registrations without a target; the actions of nil are nil (UC-20)")
  func allTargets() {
    let control = UIControl()
    let target = ActionHandler { _, _ in }
    control.addTarget(target, action: "a", for: .touchDown)
    control.addTarget(nil, action: "b", for: .touchDown)
    control.addTarget(target, action: "c", for: [.touchDown, .touchUpInside])
    control.addTarget(nil, action: "d", for: .valueChanged)
    expectEqual(control.allTargets.count, 2)
    #expect(control.allTargets.first.flatMap { $0 } === target)
    expectEqual(control.allTargets.last.map { $0 == nil }, true)
    expectEqual(control.actions(forTarget: target, forControlEvent: .touchDown), ["a", "c"])
    expectEqual(control.actions(forTarget: target, forControlEvent: .touchUpInside), ["c"])
    #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == nil)
    #expect(control.actions(forTarget: nil, forControlEvent: .touchDown) == nil)
    expectEqual(control.allControlEvents, [.touchDown, .touchUpInside, .valueChanged])
  }

  @Test("removeTarget takes events away; nil stands for every target or every action (UC-11)")
  func removal() {
    let control = UIControl()
    let (target, other) = (ActionHandler { _, _ in }, ActionHandler { _, _ in })
    func fill() {
      control.removeTarget(nil, action: nil, for: .allEvents)
      control.addTarget(target, action: "a", for: [.touchDown, .touchUpInside])
      control.addTarget(target, action: "b", for: .touchDown)
      control.addTarget(other, action: "a", for: .touchDown)
    }
    fill()
    expectEqual(control.allTargets.count, 2)
    control.removeTarget(target, action: "a", for: .touchDown)
    expectEqual(control.actions(forTarget: target, forControlEvent: .touchDown), ["b"])
    expectEqual(control.actions(forTarget: target, forControlEvent: .touchUpInside), ["a"])
    fill()
    control.removeTarget(target, action: nil, for: .allEvents)
    expectEqual(control.allTargets.count, 1)
    fill()
    control.removeTarget(nil, action: "a", for: .touchDown)
    #expect(control.actions(forTarget: other, forControlEvent: .touchDown) == nil)
    expectEqual(control.actions(forTarget: target, forControlEvent: .touchDown), ["b"])
  }

  @Test("A closure is kept by the control and called with it (UC-11)")
  func closures() {
    let control = add(UIControl())
    var senders: [UIControl] = []
    control.addAction(for: [.touchDown, .touchUpInside]) { senders.append($0) }
    control.addAction(for: []) { _ in Issue.record("a closure for no event was called") }
    let trace = tap()
    expectEqual(senders, [control, control])
    expectEqual(
      trace.sentActions,
      [
        "action to ActionHandler for touchDown", "action to ActionHandler for touchUpInside",
      ])
    #expect(control.allTargets.isEmpty)
    expectEqual(control.allControlEvents, [.touchDown, .touchUpInside])
  }

  @Test("The snapshot shows registrations, each event by its name, unless a source declares them (UC-14)")
  func snapshot() throws {
    let control = add(UIControl())
    let target = ActionHandler("Target") { _, _ in }
    control.addTarget(target, action: "save:", for: [.touchUpInside, .touchDown])
    control.addTarget(nil, action: "close", for: .valueChanged)
    func actions() -> [TraceAction]? { tap().screen.views.first { $0.id == "Control" }?.control?.actions }
    expectEqual(
      actions(),
      [
        TraceAction(action: "save:", event: .touchDown, target: "Target"),
        TraceAction(action: "save:", event: .touchUpInside, target: "Target"),
        TraceAction(action: "close", event: .valueChanged),
      ])
    control.declaredActions = [TraceAction(action: "other", event: .touchDown)]
    expectEqual(actions(), [TraceAction(action: "other", event: .touchDown)])
  }
}
