// SPDX-License-Identifier: Apache-2.0

/// A view controller.
public struct TraceController: Hashable, Sendable {
  /// The identifier that events use.
  public var id: String

  /// The class name as written in the source.
  public var className: String

  /// The nearest class of UIKit, such as `UIViewController` or `UINavigationController`.
  public var baseClass: String

  /// The identifier of its root view; nil if the view is not loaded.
  public var view: String?

  /// The identifier of the parent controller.
  public var parent: String?

  /// The identifier of the controller that presents this one.
  public var presentingViewController: String?

  /// The identifier of the window of which it is the root view controller.
  public var rootOf: String?

  /// The overrides that the source declares; only `next` has an effect.
  public var overrides: [TraceOverride]

  /// The touch methods that the source declares to be implemented.
  public var implements: [TraceTouchesMethod]

  /// What the source does not say, as UIKit's property names.
  public var unknown: [String]

  /// The actions that it declares methods for; nil if the source declares none (UC-16, RC-20).
  public var performs: [String]?

  /// Creates a record with UIKit's defaults.
  public init(id: String, className: String, baseClass: String = "UIViewController") {
    self.id = id
    self.className = className
    self.baseClass = baseClass
    overrides = []
    implements = []
    unknown = []
  }
}

extension TraceController: ResponderRecord {
  package static let record = RecordMembers(
    "controller", "A view controller.",
    of: TraceController(id: "", className: ""),
    named,
    [
      .field(
        \.baseClass, "baseClass", "The nearest class of UIKit itself.",
        as: .text(examples: ["UIViewController", "UINavigationController"])),
      .field(
        \.view, "view", "Its root view; absent if the view is not loaded.", as: .id, isListedLast: true),
      .field(\.parent, "parent", "The parent controller.", as: .id, isListedLast: true),
      .field(
        \.presentingViewController, "presentingViewController", "The controller that presents it (RC-3).",
        as: .id, isListedLast: true),
      .field(\.rootOf, "rootOf", "The window whose root controller it is.", as: .id, isListedLast: true),
    ],
    declared + [performs])
}
