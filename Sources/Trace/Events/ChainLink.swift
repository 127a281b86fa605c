// SPDX-License-Identifier: Apache-2.0

/// One responder of a chain and how the one after it was found.
public struct ChainLink: Hashable, Sendable {
  /// The responder's identifier.
  public var responder: String

  /// How its `next` came about.
  public var rule: Rule

  /// Creates a link.
  public init(responder: String, rule: Rule) {
    self.responder = responder
    self.rule = rule
  }

  /// How a responder's `next` was decided.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// A view's superview (RC-2).
    case superview
    /// The controller whose root view it is (RC-2).
    case viewController
    /// The superview of a controller's view (RC-3); the window for a root controller.
    case superviewOfView
    /// The controller that presents it (RC-3).
    case presentingViewController
    /// The parent of a controller whose view is in no hierarchy (RC-3).
    case parentViewController
    /// A window's scene (RC-4).
    case windowScene
    /// The application (RC-4).
    case application
    /// The application's delegate (RC-5).
    case applicationDelegate
    /// An override of `next` (RC-1).
    case override
    /// There is no next responder.
    case end
    /// The next responder is in the chain already, so delivery stops here.
    case cycle
  }
}

extension ChainLink.Rule: FieldWord {}

extension ChainLink: Record {
  static let record = RecordMembers(
    "chainLink", "One responder of a chain and how the one after it was found.",
    of: ChainLink(responder: "", rule: .end),
    [
      .field(\.responder, "responder", "The responder.", as: Schema.id),
      .field(
        \.rule, "rule",
        """
        How its `next` came about (RC-1 to RC-5); `override`: by an override of `next`, `end`: there is none, \
        `cycle`: it is in the chain already.
        """),
    ])
}
