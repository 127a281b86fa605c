// SPDX-License-Identifier: Apache-2.0

/// A gesture recognizer and the view that it is attached to.
public struct TraceGestureRecognizer: Hashable, Sendable, Codable {
  /// The identifier by which events name it.
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

  enum CodingKeys: String, CodingKey {
    case id
    case className = "class"
    case view, isEnabled, cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded, actions
  }

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
