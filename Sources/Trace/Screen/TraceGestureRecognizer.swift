// SPDX-License-Identifier: Apache-2.0

/// A gesture recognizer and the view that it is attached to.
public struct TraceGestureRecognizer: Hashable, Sendable {
  /// How long a finger stays on a view until it is lifted for a drag, in seconds (OW-48).
  package static let liftDuration = 0.325

  /// The identifier that events use.
  public var id: String

  /// The class name as written in the source.
  public var className: String

  /// The identifier of the view that it is attached to.
  public var view: String

  /// UIKit's `isEnabled`.
  public var isEnabled: Bool

  /// UIKit's `cancelsTouchesInView` (GR-23).
  public var cancelsTouchesInView: Bool

  /// UIKit's `delaysTouchesBegan` (GR-24).
  public var delaysTouchesBegan: Bool

  /// UIKit's `delaysTouchesEnded` (GR-25).
  public var delaysTouchesEnded: Bool

  /// The target-action pairs, in order.
  public var actions: [TraceAction]

  /// The nearest class of UIKit, such as `UITapGestureRecognizer`; nil if `className` is that class.
  public var baseClass: String?

  /// Further properties by UIKit's name, such as `numberOfTapsRequired`, with their values; nil for none.
  public var settings: [String: PropertyValue]?

  /// The recognizers that must fail first, by `require(toFail:)` (GR-14); nil for none.
  public var requiresFailureOf: [String]?

  /// The identifier of the delegate; nil for none.
  public var delegate: String?

  /// The delegate's answers and the overrides that the source declares; nil for none.
  public var overrides: [TraceOverride]?

  /// True if its view creates it for its own work, such as a scroll view's pan (SV-7); otherwise nil.
  public var isPartOfView: Bool?

  /// Creates the record of a recognizer with UIKit's defaults.
  public init(
    id: String, className: String, view: String, isEnabled: Bool = true, cancelsTouchesInView: Bool = true,
    delaysTouchesBegan: Bool = false, delaysTouchesEnded: Bool = true, actions: [TraceAction] = []
  ) {
    self.id = id
    self.className = className
    self.view = view
    self.isEnabled = isEnabled
    self.cancelsTouchesInView = cancelsTouchesInView
    self.delaysTouchesBegan = delaysTouchesBegan
    self.delaysTouchesEnded = delaysTouchesEnded
    self.actions = actions
  }
}

extension TraceGestureRecognizer: NamedRecord {
  /// The members of the record.
  package static let record = RecordMembers(
    "gestureRecognizer", "A gesture recognizer and the view that it is attached to.",
    of: blank(""),
    named,
    [
      .field(\.view, "view", "The view that it is attached to.", as: .id),
      .field(\.isEnabled, "isEnabled", "UIKit's `isEnabled` (GR-4)."),
      .field(\.cancelsTouchesInView, "cancelsTouchesInView", "UIKit's `cancelsTouchesInView` (GR-23)."),
      .field(\.delaysTouchesBegan, "delaysTouchesBegan", "UIKit's `delaysTouchesBegan` (GR-24)."),
      .field(\.delaysTouchesEnded, "delaysTouchesEnded", "UIKit's `delaysTouchesEnded` (GR-25)."),
      .field(\.actions, "actions", "The target-action pairs, in order."),
      .field(
        \.baseClass, "baseClass", "The nearest class of UIKit itself; absent if it is the class.",
        as: .text(examples: ["UITapGestureRecognizer"])),
      .field(
        \.settings, "settings",
        """
        Further properties by UIKit's name, such as `numberOfTapsRequired`, with their values; absent for none.
        """),
      .field(
        \.requiresFailureOf, "requiresFailureOf",
        "The recognizers that must fail first (GR-14); absent for none.", as: .ids),
      .field(\.delegate, "delegate", "The delegate; absent for none.", as: .id),
      .field(
        \.overrides, "overrides", "Delegate answers and overrides that the source declares; absent for none."),
      .field(
        \.isPartOfView, "isPartOfView",
        "True for one that its view brings along for its own work, such as a scroll view's pan (SV-7); else absent."
      ),
    ])
}
