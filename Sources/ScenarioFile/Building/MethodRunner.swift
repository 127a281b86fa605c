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

  private let player: ScenarioPlayer
  private var running: Set<Method> = []
  private var time = -Double.infinity
  private var count = 0

  private struct Method: Hashable {
    var object: ObjectIdentifier
    var name: String
  }

  init(_ player: ScenarioPlayer) { self.player = player }

  /// What the method of an object does.
  func body(_ steps: [ScenarioTouch.Action], of object: AnyObject, _ name: String) -> () -> Void {
    let method = Method(object: ObjectIdentifier(object), name: name)
    return { [unowned self] in
      guard running.insert(method).inserted else { return }
      defer { running.remove(method) }
      for step in steps where mayGoOn() { player.perform(step) }
    }
  }

  private func mayGoOn() -> Bool {
    let now = player.simulator.application.clock.now
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
