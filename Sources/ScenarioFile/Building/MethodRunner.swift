// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace
import UIKitModel

/// Does what methods do that a scenario declares, at the moment at which they are called.
///
/// A method that is called again while its steps are done does nothing then: an app would crash. What would hang an app
/// ends the simulation.
@MainActor
final class MethodRunner {
  private let player: ScenarioPlayer
  private var running: Set<Method> = []
  private var answering: Set<[ScenarioStep]> = []

  /// How many steps were done at a time.
  private var time = -Double.infinity
  private var count = 0

  /// The step with a delay that is done just now, and those before it that led to it.
  private var cause: Cause?

  private final class Cause {
    let step: ScenarioStep
    let before: Cause?
    let length: Int

    init(_ step: ScenarioStep, after before: Cause?) {
      self.step = step
      self.before = before
      length = (before?.length ?? 0) + 1
    }

    func contains(_ step: ScenarioStep) -> Bool {
      var cause: Cause? = self
      while let here = cause {
        if here.step.place == step.place, here.step == step { return true }
        cause = here.before
      }
      return false
    }
  }

  private struct Method: Hashable {
    var object: ObjectIdentifier
    var name: String
  }

  init(_ player: ScenarioPlayer) { self.player = player }

  /// What the method of an object does.
  func body(_ steps: [ScenarioStep], of object: AnyObject, _ name: String) -> () -> Void {
    let method = Method(object: ObjectIdentifier(object), name: name)
    return { [unowned self] in
      guard running.insert(method).inserted else { return }
      defer { running.remove(method) }
      perform(steps)
    }
  }

  /// Does what a method does before it answers a question; nothing while the same method is answering.
  func answer(_ steps: [ScenarioStep]) {
    guard !steps.isEmpty, answering.insert(steps).inserted else { return }
    defer { answering.remove(steps) }
    perform(steps)
  }

  private func perform(_ steps: [ScenarioStep]) {
    for step in steps {
      if let delay = step.delay { wait(delay, to: step) } else { perform(step) }
    }
  }

  private func perform(_ step: ScenarioStep) {
    guard player.simulator.application.budget.spend() else { return }
    let now = clock.now
    count = now == time ? count + 1 : 1
    time = now
    if count > InputLimits.steps { return player.objects.steps.end(at: step, .steps) }
    player.perform(step.action)
  }

  /// Does something later, as a block does that was given to the main queue. The scenario plays on until then.
  private func wait(_ delay: Double, to step: ScenarioStep) {
    guard player.simulator.application.budget.spend() else { return }
    if let cause, cause.length >= InputLimits.steps { return player.objects.steps.end(at: step, .chain) }
    if player.objects.steps.count >= InputLimits.steps {
      return player.objects.steps.end(at: step, .waiting)
    }
    let causes = Cause(step, after: cause)
    let timer = clock.schedule(at: clock.now + delay) { [weak self] in
      guard let self else { return }
      let outer = cause
      cause = causes
      perform(step)
      cause = outer
    }
    player.objects.steps.add(step, at: timer, isAgain: cause?.contains(step) ?? false)
  }

  private var clock: VirtualClock { player.simulator.application.clock }
}

extension MethodRunner {
  /// The methods that the actions of a control or recognizer call.
  func methods(of actions: [ScenarioTargetAction], of sender: AnyObject, _ objects: ScenarioObjects)
    -> [DeclaredMethod]
  {
    actions.enumerated().flatMap { index, action in
      action.effects.map { effect in
        let body = body(effect.steps, of: sender, "\(index) \(effect.state ?? "")")
        let wanted = effect.state ?? action.event
        return DeclaredMethod(action.action, of: objects.knownTarget(of: action)) { cause in
          if wanted == nil || cause == nil || wanted == cause { body() }
        }
      }
    }
  }
}
