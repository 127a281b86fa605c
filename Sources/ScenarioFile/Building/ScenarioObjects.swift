// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitModel

/// The objects of a built scenario by identifier, and those that nothing else keeps alive.
@MainActor
final class ScenarioObjects {
  /// Every responder by its identifier.
  var responders: [String: UIResponder] = [:]

  /// Every recognizer by its identifier.
  var recognizers: [String: UIGestureRecognizer] = [:]

  /// Delegates, named targets and controllers, which UIKit's objects do not keep alive.
  var kept: [AnyObject] = []

  private var namedTargets: [String: NamedTarget] = [:]

  func view(_ identifier: String) -> UIView? { responders[identifier] as? UIView }

  /// A responder or a recognizer.
  func object(_ identifier: String) -> AnyObject? { responders[identifier] ?? recognizers[identifier] }

  /// The target that an action names: a responder of the screen, else something that is just a name (UC-14).
  func target(_ name: String) -> any ActionReceiver {
    if let responder = responders[name] { return responder }
    if let target = namedTargets[name] { return target }
    let target = NamedTarget(name)
    namedTargets[name] = target
    return target
  }

  /// The word for a target that is gone before anything happens.
  nonisolated static let deadTarget = "dead"

  /// A target that is gone by the time anybody sends to it (UC-18).
  static func addDeadTarget(_ add: (any ActionReceiver) -> Void) {
    add(NamedTarget(deadTarget))
  }
}
