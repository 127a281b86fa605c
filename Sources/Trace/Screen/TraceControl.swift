// SPDX-License-Identifier: Apache-2.0

/// The properties that a control has in addition to those of a view.
public struct TraceControl: Hashable, Sendable {
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

extension TraceControl: Record {
  static let record = RecordMembers(
    "control", "What a control has beyond a view.",
    of: TraceControl(isEnabled: true),
    [
      .field(\.isEnabled, "isEnabled", "UIKit's `isEnabled`; a disabled control is still hit (UC-21)."),
      .field(\.actions, "actions", "The registered target-action pairs, in order."),
    ])
}

/// A target-action pair of a control or recognizer.
public struct TraceAction: Hashable, Sendable {
  /// The method's name or selector.
  public var action: String

  /// The control event, such as `touchUpInside`; nil on a recognizer.
  package var event: ControlEvent?

  /// The target's identifier; nil for a nil target, for which UIKit searches the responder chain (UC-16).
  public var target: String?

  /// Creates the record of a target-action pair.
  package init(action: String, event: ControlEvent? = nil, target: String? = nil) {
    self.action = action
    self.event = event
    self.target = target
  }
}

extension TraceAction: Record {
  static let record = RecordMembers(
    "action", "A target-action pair of a control or recognizer.",
    of: TraceAction(action: ""),
    [
      .field(\.action, "action", "The method's name or selector."),
      .field(\.event, "event", "The control event; absent on a recognizer."),
      .field(
        \.target, "target",
        "The target; absent for a nil target, which is looked up along the responder chain (UC-16).",
        as: .id),
    ])
}
