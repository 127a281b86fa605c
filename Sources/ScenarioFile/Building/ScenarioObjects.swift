// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace
import UIKitModel

/// The objects of a built scenario by identifier, and those that nothing else keeps alive.
@MainActor
final class ScenarioObjects {
  /// Every responder by its identifier.
  var responders: [String: UIResponder] = [:]

  /// Every recognizer by its identifier.
  var recognizers: [String: UIGestureRecognizer] = [:]

  /// The delegates of recognizers by their identifier: objects of their own, and what speaks for a responder.
  var delegates: [String: DeclaredGestureDelegate] = [:]

  /// Named targets and controllers, which UIKit's objects do not keep alive.
  var kept: [AnyObject] = []

  /// The steps that methods do later.
  var steps: WaitingSteps

  /// Does what a method does before it answers.
  var answer: ([ScenarioStep]) -> Void = { _ in }

  /// Gives a key of an object another value, in YAML on one line.
  var assign: (_ key: String, _ value: String, _ object: String) -> Void = { _, _, _ in }

  /// The identifiers of all of them.
  var identifiers: Set<String> { Set(responders.keys).union(recognizers.keys).union(delegates.keys) }

  private var namedTargets: [String: NamedTarget] = [:]

  init(_ budget: SimulationBudget) { steps = WaitingSteps(budget) }

  func view(_ identifier: String) -> UIView? { responders[identifier] as? UIView }

  /// A responder or a recognizer.
  func object(_ identifier: String) -> AnyObject? { responders[identifier] ?? recognizers[identifier] }

  /// The delegate that a recognizer names. A responder that declares no answers has none of the methods.
  func delegate(_ name: String) -> DeclaredGestureDelegate? {
    if let delegate = delegates[name] { return delegate }
    guard let responder = responders[name] else { return nil }
    let delegate = DeclaredGestureDelegate(name, for: responder)
    delegates[name] = delegate
    return delegate
  }

  /// The target that an action names: an object of the scenario, else something that is just a name (UC-14).
  func target(_ name: String) -> any ActionReceiver {
    if let responder = responders[name] { return responder }
    if let delegate = delegates[name] { return delegate }
    if let target = namedTargets[name] { return target }
    let target = NamedTarget(name)
    namedTargets[name] = target
    return target
  }

  /// Registers an action with the target that it names: none, one that is gone by the time anybody sends to it
  /// (UC-18), or an object.
  func add(_ action: ScenarioTargetAction, _ register: ((any ActionReceiver)?) -> Void) {
    guard let name = action.target else { return register(nil) }
    register(knownTarget(of: action) ?? NamedTarget(name))
  }

  /// The object that an action names; nil where one is looked for: for no target, and for one that is gone.
  func knownTarget(of action: ScenarioTargetAction) -> (any ActionReceiver)? {
    guard let name = action.target else { return nil }
    let isObject = object(name) != nil || delegates[name] != nil
    return name == ScenarioTargetAction.deadTarget && !isObject ? nil : target(name)
  }
}
