// SPDX-License-Identifier: Apache-2.0

/// What a method for an action does, as a scenario declares it: it runs when an action of the sender is called.
@MainActor
package struct DeclaredMethod {
  private let action: String
  private weak var target: AnyObject?
  private let isForAnyTarget: Bool
  private let body: (_ cause: String?) -> Void

  /// Creates a method.
  ///
  /// - Parameters:
  ///   - action: The name.
  ///   - target: Whose method it is; nil for whoever is found to perform the action.
  ///   - body: What it does, for the control event or the recognizer's state that the action is sent for.
  package init(_ action: String, of target: AnyObject?, _ body: @escaping (_ cause: String?) -> Void) {
    self.action = action
    self.target = target
    isForAnyTarget = target == nil
    self.body = body
  }

  /// Runs those of a sender's methods that an action calls, of a target that was given or that was found.
  static func run(
    _ methods: [DeclaredMethod]?, _ action: String, of target: AnyObject, isFound: Bool = false,
    for cause: String?
  ) {
    for method in methods ?? [] where method.action == action && method.isForAnyTarget == isFound {
      if isFound || method.target === target { method.body(cause) }
    }
  }
}
