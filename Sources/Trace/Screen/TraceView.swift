// SPDX-License-Identifier: Apache-2.0

/// A view or window as it stood when recording started.
public struct TraceView: Hashable, Sendable, Codable {
  /// The identifier by which events name the view.
  public var id: String

  /// The class name as written in the source.
  public var className: String

  /// The nearest class of UIKit itself, such as `UIView`, `UIWindow`, `UIButton`.
  public var baseClass: String

  /// The superview's identifier; nil for a window or a detached root.
  public var superview: String?

  /// What a person sees on the view, such as a button's title.
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

  /// Why the default implementation of `hitTest` refuses wherever the touch is: a closed gate or empty bounds
  /// (HT-3, HT-8, HT-14, HT-27). Nil if the point decides, or a declared override.
  public var refusal: TraceReason?

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

  /// The touches methods that the view is declared to implement itself.
  public var implements: [TraceTouchesMethod]

  /// What the source could not tell about this view, by UIKit's property names.
  public var unknown: [String]

  /// Further properties by UIKit's name, such as a slider's `value` or `delaysContentTouches`, with their values in
  /// words; nil for none.
  public var settings: [String: String]?

  /// The actions that the view has methods for, as declared; nil if nothing is declared (UC-16, RC-20).
  public var performs: [String]?

  enum CodingKeys: String, CodingKey {
    case id
    case className = "class"
    case baseClass, superview, text, frame, bounds, center, anchorPoint, transform, windowTransform
    case isHidden, alpha, isUserInteractionEnabled, isMultipleTouchEnabled, isExclusiveTouch, clipsToBounds
    case isAnimating, refusal, zPosition, backgroundColor, viewController, gestureRecognizers, window, control
    case overrides, implements, unknown, settings, performs
  }

  /// Creates the record of a view with UIKit's defaults, to be filled in.
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

/// What a window has beyond a view.
public struct TraceWindow: Hashable, Sendable, Codable {
  /// UIKit's `windowLevel`; higher is in front (HT-31).
  public var windowLevel: Double

  /// Whether it is the key window, which touches do not care about (HT-32).
  public var isKeyWindow: Bool

  /// The identifier of its scene, if it has one (RC-4).
  public var scene: String?

  /// The identifier of its first responder, if it has one (RC-17).
  public var firstResponder: String?

  /// Creates the record of a window's own properties.
  public init(
    windowLevel: Double, isKeyWindow: Bool, scene: String? = nil, firstResponder: String? = nil
  ) {
    self.firstResponder = firstResponder
    self.windowLevel = windowLevel
    self.isKeyWindow = isKeyWindow
    self.scene = scene
  }
}

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

/// An override of `hitTest`, `point(inside:)` or `next` that the source declares.
public struct TraceOverride: Hashable, Sendable, Codable {
  /// `hitTest`, `pointInside` or `next`.
  public var method: String

  /// The kind, as in a scenario file: `passThrough`, `redirect`, `outset`, `circle` and so on.
  public var kind: String

  /// The rest of the declaration in words, such as `top 50` or `to ChatView`; empty if the kind says it all.
  public var detail: String

  /// Creates the record of an override.
  public init(method: String, kind: String, detail: String = "") {
    self.method = method
    self.kind = kind
    self.detail = detail
  }
}
