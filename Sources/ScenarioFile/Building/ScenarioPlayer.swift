// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace
import UIKitModel

/// Does to an application what a scenario says, moment by moment.
@MainActor
struct ScenarioPlayer {
  let simulator: Simulator
  let objects: ScenarioObjects

  private var application: UIApplication { simulator.application }

  /// Plays everything, then lets the time pass that recognizers still wait for.
  ///
  /// - Parameter touches: What is done.
  func play(_ touches: [ScenarioTouch]) {
    var together: [TouchInput] = []
    func send() {
      if !together.isEmpty { simulator.send(together) }
      together = []
    }
    let schedule = TouchSchedule(touches)
    for (time, step) in schedule.steps {
      guard !application.budget.isOver else { return }
      switch step {
      case .finger(let input):
        if together.last?.time != time { send() }
        together.append(input)
      case .other(let action):
        send()
        simulator.advance(to: time)
        perform(action)
      }
    }
    send()
    simulator.advance(to: schedule.end)
    simulator.finish()
    waitForSteps()
  }

  /// Lets the time pass until nothing is to be done any more.
  private func waitForSteps() {
    let end = application.clock.now + InputLimits.longestWait
    while let next = objects.steps.next, next <= end, !application.budget.isOver {
      simulator.advance(to: next)
      simulator.finish()
    }
    if let step = objects.steps.askedForByItself { objects.steps.end(at: step, .end) }
  }

  /// Does one thing that is done without fingers.
  func perform(_ action: ScenarioTouch.Action) {
    switch action {
    case .hover(let point): simulator.hover(at: point.map { CGPoint($0) })
    case .interrupt(let cause): simulator.interrupt(by: cause)
    case .press(let name, let duration, let isCancelled):
      if let type = UIPress.PressType(name: name) {
        simulator.press(type, duration: duration, cancelled: isCancelled)
      } else {
        simulator.press(key: name, duration: duration, cancelled: isCancelled)
      }
    case .shake(let isCancelled): simulator.shake(cancelled: isCancelled)
    case .remote(let command):
      if let subtype = UIEvent.EventSubtype(command: command) { simulator.remoteControl(subtype) }
    case .command(let action): simulator.command(action)
    case .menu(let actions): _ = simulator.menu(actions)
    case .set(let name, let values): set(values, of: name)
    case .call(let name, let method, let argument):
      simulator.codeRuns(
        .method(method, argument: argument.map(\.words) ?? ""), on: name.flatMap(objects.object)
      ) {
        call(method, on: name.flatMap(objects.object), argument)
      }
    case .tap, .drag, .pressAndDrag, .pinch, .rotate, .sample, .wait: break
    }
  }

  private func set(_ values: [ScenarioAssignment], of name: String) {
    guard let object = objects.object(name) ?? objects.delegates[name] else { return }
    for assignment in values {
      switch assignment {
      case .property(let property):
        simulator.codeRuns(.set(property: property.name, value: property.value.words), on: object) {
          UIKitProperties.set(property.name, to: property.value, of: object)
          return nil
        }
      case .key(let key, let value):
        simulator.codeRuns(.set(property: "\(key)", value: "\(value)"), on: object) {
          objects.assign(key, value, name)
          return nil
        }
      }
    }
  }

  /// Calls a method of an object; reading has checked that it has it.
  ///
  /// - Returns: What it answers; nil for a method that answers nothing.
  private func call(_ method: String, on object: AnyObject?, _ argument: PropertyValue?) -> Bool? {
    switch method {
    case "becomeFirstResponder": return (object as? UIResponder)?.becomeFirstResponder()
    case "resignFirstResponder": return (object as? UIResponder)?.resignFirstResponder()
    case "endEditing": return (object as? UIView)?.endEditing(true)
    default:
      callWithoutAnswer(method, on: object, argument)
      return nil
    }
  }

  private func callWithoutAnswer(_ method: String, on object: AnyObject?, _ argument: PropertyValue?) {
    let name = argument.map(\.words) ?? ""
    let view = object as? UIView
    switch method {
    case "removeFromSuperview": view?.removeFromSuperview()
    case "addSubview":
      // Nothing can hold itself: UIKit would end the app.
      if let view, let subview = objects.view(name), !view.isDescendant(of: subview) {
        view.addSubview(subview)
      }
    case "insertSubview": insert(argument, into: view)
    case "setTranslation":
      let recognizer = object as? UIPanGestureRecognizer
      let point = argument.flatMap { TracePoint($0) } ?? TracePoint(x: 0, y: 0)
      recognizer?.setTranslation(CGPoint(point), in: recognizer?.view)
    case "bringSubviewToFront": if let subview = objects.view(name) { view?.bringSubviewToFront(subview) }
    case "sendSubviewToBack": if let subview = objects.view(name) { view?.sendSubviewToBack(subview) }
    case "addGestureRecognizer":
      if let recognizer = objects.recognizers[name] { view?.addGestureRecognizer(recognizer) }
    case "removeGestureRecognizer":
      if let recognizer = objects.recognizers[name] { view?.removeGestureRecognizer(recognizer) }
    case "sendActions":
      if let event = UIControl.Event(name: name) { (object as? UIControl)?.sendActions(for: event) }
    case "cancelTracking": (object as? UIControl)?.cancelTracking(with: nil)
    case "setContentOffset":
      let point = argument.flatMap { TracePoint($0) } ?? TracePoint(x: 0, y: 0)
      (object as? UIScrollView)?.setContentOffset(CGPoint(point), animated: false)
    case "reloadData": (view as? any CellList)?.reloadData()
    case "makeKey": (object as? UIWindow)?.makeKey()
    case "makeKeyAndVisible": (object as? UIWindow)?.makeKeyAndVisible()
    case "require":
      if let other = objects.recognizers[name] { (object as? UIGestureRecognizer)?.require(toFail: other) }
    case "present":
      // One that shows already cannot be presented: UIKit would end the app.
      if let controller = objects.responders[name] as? UIViewController,
        controller.presentingViewController == nil, controller.viewIfLoaded?.window == nil
      {
        (object as? UIViewController)?.present(controller, animated: false)
      }
    case "dismiss": (object as? UIViewController)?.dismiss(animated: false)
    case "pushViewController":
      // One that shows or is in a container already cannot be pushed: UIKit would end the app.
      if let controller = objects.responders[name] as? UIViewController, controller.parent == nil,
        controller.presentingViewController == nil, controller.viewIfLoaded?.window == nil
      {
        (object as? UINavigationController)?.pushViewController(controller, animated: false)
      }
    case "popViewController": (object as? UINavigationController)?.popViewController(animated: false)
    case "beginIgnoringInteractionEvents": application.beginIgnoringInteractionEvents()
    case "endIgnoringInteractionEvents": application.endIgnoringInteractionEvents()
    default: break
    }
  }

  /// Inserts a view at, in front of or behind; nothing can hold itself.
  private func insert(_ argument: PropertyValue?, into view: UIView?) {
    guard case .texts(let words)? = argument, words.count == 3, let view,
      let subview = objects.view(words[0]),
      !view.isDescendant(of: subview)
    else { return }
    switch (InsertionKey(rawValue: words[1]), objects.view(words[2])) {
    case (.at, _): view.insertSubview(subview, at: Int(words[2]) ?? 0)
    case (.above, let sibling?): view.insertSubview(subview, aboveSubview: sibling)
    case (.below, let sibling?): view.insertSubview(subview, belowSubview: sibling)
    default: break
    }
  }
}
