// SPDX-License-Identifier: Apache-2.0

/// An action method that is called.
public struct ActionRecord: Hashable, Sendable {
  /// The method's name or selector.
  public var action: String

  /// Who sends it: a control, a recognizer, or nobody for a command.
  public var sender: String?

  /// The object whose method is called.
  public var target: String

  /// The control event, such as `touchUpInside`; nil for others.
  public var event: String?

  /// The recognizer's state as the action sees it (GR-11); nil for others.
  public var state: String?

  /// Creates the record of a call.
  public init(
    action: String, sender: String?, target: String, event: String? = nil, state: String? = nil
  ) {
    self.action = action
    self.sender = sender
    self.target = target
    self.event = event
    self.state = state
  }
}
