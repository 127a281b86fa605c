// SPDX-License-Identifier: Apache-2.0

/// What a control has beyond a view.
public struct TraceControl: Hashable, Sendable, Codable {
  /// UIKit's `isEnabled`. A disabled control is still hit (UC-21).
  public var isEnabled: Bool

  /// The registered target-action pairs, in order.
  public var actions: [TraceAction]

  /// Creates the record of a control's own properties.
  public init(isEnabled: Bool, actions: [TraceAction] = []) {
    self.isEnabled = isEnabled
    self.actions = actions
  }
}

extension TraceControl {
  static let schema = SchemaObject(
    "control", "What a control has beyond a view.",
    [
      .flag("isEnabled", "UIKit's `isEnabled`; a disabled control is still hit (UC-21)."),
      .list("actions", of: "action", "The registered target-action pairs, in order."),
    ])
}

/// A target-action pair of a control or recognizer.
public struct TraceAction: Hashable, Sendable, Codable {
  /// The method's name or selector.
  public var action: String

  /// The control event, such as `touchUpInside`; nil on a recognizer.
  public var event: String?

  /// The target's identifier; nil for a nil target, which is looked up along the responder chain (UC-16).
  public var target: String?

  /// Creates the record of a target-action pair.
  public init(action: String, event: String? = nil, target: String? = nil) {
    self.action = action
    self.event = event
    self.target = target
  }
}

extension TraceAction {
  static let schema = SchemaObject(
    "action", "A target-action pair of a control or recognizer.",
    [
      .text("action", "The method's name or selector."),
      .text("event", "The control event; absent on a recognizer.", examples: ["touchUpInside"]).optional,
      .id(
        "target",
        "The target; absent for a nil target, which is looked up along the responder chain (UC-16)."
      ).optional,
    ])
}
