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

extension EventType {
  static let actionSent = row(
    "actionSent", "An action method is called (UC-14, GR-11).",
    Field.action(),
    Field.id("sender", "The control or recognizer that sends it; absent for a command of nobody.").optional,
    Field.id("target", "The object whose method is called."),
    Field.text("event", "The control event; absent for others.", examples: ["touchUpInside"]).optional,
    Field.state("state", "The recognizer's state as the action sees it; absent for others.").optional
  ) {
    .actionSent(ActionRecord(action: $0, sender: $1, target: $2, event: $3, state: $4))
  }
}

extension ActionRecord {
  /// Shows a visitor the type of the event and its values, in the order of the type's fields.
  func visit(_ visitor: inout some EventVisitor) throws {
    try visitor.visit(EventType.actionSent, action, sender, target, event, state)
  }
}
