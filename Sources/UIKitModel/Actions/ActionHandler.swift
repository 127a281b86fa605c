// SPDX-License-Identifier: Apache-2.0

/// A closure as the target of actions: it is called for every action that it is registered with. An addition of
/// HitPath.
///
/// Targets are not retained (UC-18), so whoever makes a handler keeps it.
@MainActor
public final class ActionHandler: ActionReceiver {
  /// The name by which traces, reports and diagrams call this object.
  public var traceIdentifier: String?

  private let body: (_ sender: Any?, _ event: UIEvent?) -> Void

  /// Creates a target.
  ///
  /// - Parameters:
  ///   - traceIdentifier: The name in traces; nil for one made from the class.
  ///   - body: What is done with the sender, and the event that caused the action, if any (UC-15).
  public init(
    _ traceIdentifier: String? = nil, _ body: @escaping (_ sender: Any?, _ event: UIEvent?) -> Void
  ) {
    self.traceIdentifier = traceIdentifier
    self.body = body
  }

  /// Yes, for every action.
  public func responds(to action: String) -> Bool { true }

  /// Calls the closure.
  public func perform(_ action: String, from sender: Any?, for event: UIEvent?) { body(sender, event) }
}
