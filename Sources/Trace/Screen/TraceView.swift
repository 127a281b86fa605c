// SPDX-License-Identifier: Apache-2.0

/// A view or window as it stood when recording started.
public struct TraceView: Hashable, Sendable {
  /// The identifier that events use.
  public var id: String

  /// The class name as written in the source.
  public var className: String

  /// The nearest class of UIKit, such as `UIView`, `UIWindow`, `UIButton`.
  public var baseClass: String

  /// The superview's identifier; nil for a window or the root of a detached hierarchy.
  public var superview: String?

  /// The text that a person sees on the view, such as a button's title.
  public var text: String?

  /// The frame in the superview's bounds coordinates: the bounding box of the transformed bounds (HT-19).
  public var frame: TraceRect

  /// The bounds in the view's own coordinates; the origin is the scroll offset (HT-13, HT-22).
  public var bounds: TraceRect

  /// The position of the anchor point in the superview's bounds coordinates.
  public var center: TracePoint

  /// The anchor point in unit coordinates of the bounds; `[0.5, 0.5]` is the middle.
  public var anchorPoint: TracePoint

  /// The view's own transform, around the anchor point.
  public var transform: TraceTransform

  /// Maps the view's bounds coordinates to those of its window; nil for a view in no window.
  public var windowTransform: TraceTransform?

  /// UIKit's `isHidden`.
  public var isHidden: Bool

  /// UIKit's `alpha`, as the 32-bit value that the layer keeps (HT-8).
  public var alpha: Double

  /// UIKit's `isUserInteractionEnabled`.
  public var isUserInteractionEnabled: Bool

  /// UIKit's `isMultipleTouchEnabled`.
  public var isMultipleTouchEnabled: Bool

  /// UIKit's `isExclusiveTouch`.
  public var isExclusiveTouch: Bool

  /// UIKit's `clipsToBounds`; drawing only (HT-23).
  public var clipsToBounds: Bool

  /// Whether a block animation without `allowUserInteraction` runs on the view (HT-27).
  public var isAnimating: Bool

  /// The layer's `zPosition`; drawing only (HT-24).
  public var zPosition: Double

  /// The background colour as a CSS hex colour, for pictures only.
  public var backgroundColor: String?

  /// The identifier of the controller whose root view this is (RC-2).
  public var viewController: String?

  /// The identifiers of the view's gesture recognizers, in the order of addition.
  public var gestureRecognizers: [String]

  /// What a window has beyond a view; nil for other views.
  public var window: TraceWindow?

  /// What a control has beyond a view; nil for other views.
  public var control: TraceControl?

  /// Overrides that the source declares.
  public var overrides: [TraceOverride]

  /// The touch methods that the source declares to be implemented.
  public var implements: [TraceTouchesMethod]

  /// What the source does not say about this view, as UIKit's property names.
  public var unknown: [String]

  /// Further properties by UIKit's name, such as a slider's `value` or `delaysContentTouches`, with their values;
  /// nil for none.
  public var settings: [String: PropertyValue]?

  /// The actions that the view declares methods for; nil if the source declares none (UC-16, RC-20).
  public var performs: [String]?

  /// Creates a record with UIKit's defaults.
  public init(id: String, className: String, baseClass: String = "UIView", frame: TraceRect) {
    self.id = id
    self.className = className
    self.baseClass = baseClass
    self.frame = frame
    bounds = TraceRect(x: 0, y: 0, width: frame.size.width, height: frame.size.height)
    center = TracePoint(x: frame.minX + frame.size.width / 2, y: frame.minY + frame.size.height / 2)
    anchorPoint = TracePoint(x: 0.5, y: 0.5)
    transform = .identity
    isHidden = false
    alpha = 1
    isUserInteractionEnabled = true
    isMultipleTouchEnabled = false
    isExclusiveTouch = false
    clipsToBounds = false
    isAnimating = false
    zPosition = 0
    gestureRecognizers = []
    overrides = []
    implements = []
    unknown = []
  }
}

extension TraceView: ResponderRecord {
  /// The members of the record.
  package static let record = RecordMembers(
    "view", "A view or window as it stood when recording started.",
    of: blank(""),
    named,
    [
      .field(
        \.baseClass, "baseClass", "The nearest class of UIKit itself.",
        as: .text(examples: ["UIView", "UIWindow", "UIButton"])),
      .field(
        \.superview, "superview", "The superview; absent for a window or a detached root.", as: .id,
        isListedLast: true),
      .field(\.text, "text", "What a person sees on the view, such as a button's title.", isListedLast: true),
      .field(
        \.frame, "frame",
        """
        The box around the transformed bounds, in the superview's bounds coordinates; a window's on the screen (HT-19).
        """),
      .field(
        \.bounds, "bounds",
        "The view's rectangle in its own coordinates; the origin is the scroll offset (HT-13, HT-22)."),
      .field(\.center, "center", "The position of the anchor point in the superview's bounds coordinates."),
      .field(
        \.anchorPoint, "anchorPoint",
        "The anchor point in unit coordinates of the bounds; [0.5, 0.5] is the middle."),
      .field(\.transform, "transform", "The view's own transform, around the anchor point."),
      .field(
        \.windowTransform, "windowTransform",
        "Maps the view's bounds coordinates to its window's; absent for a view in no window.",
        isListedLast: true),
      .field(\.isHidden, "isHidden", "UIKit's `isHidden` (HT-3)."),
      .field(
        \.alpha, "alpha", "UIKit's `alpha`, as the 32-bit value that the layer keeps (HT-8).",
        as: .limited(isWhole: false, 0...1)),
      .field(
        \.isUserInteractionEnabled, "isUserInteractionEnabled", "UIKit's `isUserInteractionEnabled` (HT-3)."),
      .field(\.isMultipleTouchEnabled, "isMultipleTouchEnabled", "UIKit's `isMultipleTouchEnabled` (TE-7)."),
      .field(\.isExclusiveTouch, "isExclusiveTouch", "UIKit's `isExclusiveTouch` (TE-8)."),
      .field(\.clipsToBounds, "clipsToBounds", "UIKit's `clipsToBounds`; drawing only (HT-23)."),
      .field(
        \.isAnimating, "isAnimating",
        "Whether a block animation without `allowUserInteraction` runs on the view (HT-27)."),
      .field(\.zPosition, "zPosition", "The layer's `zPosition`; drawing only (HT-24)."),
      .field(
        \.backgroundColor, "backgroundColor", "The background colour, for pictures only.",
        as: .text(pattern: "^#[0-9a-f]{6}([0-9a-f]{2})?$"), isListedLast: true),
      .field(
        \.viewController, "viewController", "The controller whose root view this is (RC-2).", as: .id,
        isListedLast: true),
      .field(
        \.gestureRecognizers, "gestureRecognizers",
        "The recognizers attached to the view, in the order of addition.", as: .ids),
      .field(\.window, "window", "What a window has beyond a view.", isListedLast: true),
      .field(\.control, "control", "What a control has beyond a view.", isListedLast: true),
    ],
    declared,
    [
      .field(
        \.settings, "settings",
        """
        Further properties by UIKit's name, such as a slider's `value`, with their values; absent for none.
        """, isListedLast: true),
      performs,
    ])
}

extension TraceView {
  /// The alpha below which a view cannot be hit (HT-8).
  package static let hitTestAlphaThreshold = 0.01

  /// Whether it is of a private class of UIKit's own, and not of a framework's, of which an app may write a subclass.
  package var isPrivateOfUIKit: Bool {
    UIKitClass.isPrivate(className) && InnerFramework(ofClass: className) == nil
      && (className.hasPrefix("_") || UIKitClass.named(className) != nil)
  }

  /// Whether the view is invisible because of its own `isHidden` or `alpha`.
  package var isUnseen: Bool { isHidden || alpha < Self.hitTestAlphaThreshold }
}
