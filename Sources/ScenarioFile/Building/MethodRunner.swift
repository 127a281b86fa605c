// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitModel

/// Does what methods do that a scenario declares, at the moment at which they are called.
///
/// A method that is called again while its steps are done does nothing then, and at one time there is an end to it: what
/// would crash an app, or hang it, ends here.
@MainActor
final class MethodRunner {
  /// The most steps that methods do at one time.
  nonisolated static let maximumSteps = 1_000

  /// The most steps that wait at one time for their moment.
  nonisolated static let maximumWaiting = 1_000

  private let player: ScenarioPlayer
  private var running: Set<Method> = []
  private var answering: Set<[ScenarioStep]> = []
  private var time = -Double.infinity
  private var count = 0

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
    for step in steps where mayGoOn() {
      if let delay = step.delay { wait(delay, to: step.action) } else { player.perform(step.action) }
    }
  }

  /// Does something later, as a block does that was given to the main queue. The scenario plays on until then.
  private func wait(_ delay: Double, to action: ScenarioTouch.Action) {
    let due = clock.now + delay
    guard player.objects.waitingSteps.count < Self.maximumWaiting else { return }
    player.objects.waitingSteps.append(due)
    clock.schedule(at: due) { [weak self] in
      guard let self else { return }
      let waiting = player.objects.waitingSteps.firstIndex(of: due)
      if let waiting { player.objects.waitingSteps.remove(at: waiting) }
      if mayGoOn() { player.perform(action) }
    }
  }

  private var clock: VirtualClock { player.simulator.application.clock }

  private func mayGoOn() -> Bool {
    let now = clock.now
    count = now == time ? count + 1 : 1
    time = now
    return count <= Self.maximumSteps
  }
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
