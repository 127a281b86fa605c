// SPDX-License-Identifier: Apache-2.0

// Events of hit testing.

package struct HitTestPassBegan: EventRecord {
  package var touch: String
  package var pass: Int
  package var location: TracePoint
  package var windows: [String]

  package init(touch: String, pass: Int, location: TracePoint, windows: [String]) {
    (self.touch, self.pass, self.location, self.windows) = (touch, pass, location, windows)
  }

  static let group = EventGroup.hitTest
  static let record = RecordMembers(
    "hitTestPassBegan",
    "A complete traversal of the windows begins for a new touch (HT-28); UIKit makes two.",
    of: HitTestPassBegan(touch: "", pass: 1, location: TracePoint(x: 0, y: 0), windows: []),
    [
      .id(\.touch, .touch, "The touch: `touch1`, `touch2`, in the order of touch-down."),
      .field(\.location, "location", "The location on the screen."),
      .id(\.windows, .windows, "The windows, front to back."),
      .field(\.pass, "pass", "The number of the traversal, from 1."),
    ])
}

package struct HitTestPassEnded: EventRecord {
  package var touch: String
  package var pass: Int
  package var view: String?

  package init(touch: String, pass: Int, view: String?) {
    (self.touch, self.pass, self.view) = (touch, pass, view)
  }

  static let group = EventGroup.hitTest
  static let record = RecordMembers(
    "hitTestPassEnded", "The traversal is over.",
    of: HitTestPassEnded(touch: "", pass: 1, view: nil),
    [
      .id(\.touch, .touch, "The touch: `touch1`, `touch2`, in the order of touch-down."),
      .field(\.pass, "pass", "The number of the traversal, from 1."),
      .id(\.view, .view, "The view that it found; absent if no window claimed the touch (HT-36)."),
    ])
}

package struct HitTestEntered: EventRecord {
  package var view: String
  package var point: TracePoint
  package var isDirect: Bool

  package init(view: String, point: TracePoint, isDirect: Bool) {
    (self.view, self.point, self.isDirect) = (view, point, isDirect)
  }

  static let group = EventGroup.hitTest
  static let record = RecordMembers(
    "hitTestEntered", "`hitTest(_:with:)` of a view is entered (HT-1).",
    of: HitTestEntered(view: "", point: TracePoint(x: 0, y: 0), isDirect: false),
    [
      .id(\.view, .view, "The view."),
      .field(\.point, "point", "The point in the view's own bounds coordinates."),
      .field(\.isDirect, "isDirect", "Whether code called it, an override, and not the framework."),
    ])
}

package struct HitTestReturned: EventRecord {
  package var view: String
  package var result: String?
  package var reason: TraceReason?

  package init(view: String, result: String?, reason: TraceReason?) {
    (self.view, self.result, self.reason) = (view, result, reason)
  }

  static let group = EventGroup.hitTest
  static let record = RecordMembers(
    "hitTestReturned",
    """
    `hitTest(_:with:)` of a view returned. Its `parent` is the event that entered the call; a view that was skipped \
    without a call has this event alone. Why a view refused is told by the `gatesChecked` or `pointInsideAnswered` within \
    the call, and not again.
    """,
    of: HitTestReturned(view: "", result: nil, reason: nil),
    [
      .id(\.view, .view, "The view."),
      .id(\.result, .result, "The view that it returned; absent for nil."),
      .reason(\.reason, "That an override decided, or why the view was skipped."),
    ])
}

package struct GatesChecked: EventRecord {
  package var view: String
  package var gates: GateChecks

  package init(view: String, gates: GateChecks) {
    (self.view, self.gates) = (view, gates)
  }

  static let group = EventGroup.hitTest
  static let record = RecordMembers(
    "gatesChecked", "The gates were checked, in order, up to the one that refused (HT-3, HT-4).",
    of: GatesChecked(view: "", gates: GateChecks(isUserInteractionEnabled: true)),
    [
      .id(\.view, .view, "The view."),
      .reason(\.gates, \.refusal, "gates", "What was found."),
    ])
}

package struct PointInsideAsked: EventRecord {
  package var view: String
  package var point: TracePoint

  package init(view: String, point: TracePoint) {
    (self.view, self.point) = (view, point)
  }

  static let group = EventGroup.hitTest
  static let record = RecordMembers(
    "pointInsideAsked", "`point(inside:with:)` of a view is entered.",
    of: PointInsideAsked(view: "", point: TracePoint(x: 0, y: 0)),
    [
      .id(\.view, .view, "The view."),
      .field(\.point, "point", "The point in the view's own bounds coordinates."),
    ])
}

package struct PointInsideAnswered: EventRecord {
  package var view: String
  package var point: TracePoint
  package var answer: Bool
  package var reason: TraceReason?

  package init(view: String, point: TracePoint, answer: Bool, reason: TraceReason?) {
    (self.view, self.point, self.answer, self.reason) = (view, point, answer, reason)
  }

  static let group = EventGroup.hitTest
  static let record = RecordMembers(
    "pointInsideAnswered", "`point(inside:with:)` answered.",
    of: PointInsideAnswered(view: "", point: TracePoint(x: 0, y: 0), answer: false, reason: nil),
    [
      .id(\.view, .view, "The view."),
      .field(\.point, "point", "The point in the view's own bounds coordinates."),
      .field(\.answer, "answer", "The answer."),
      .reason(\.reason, "Why not, or why against the bounds."),
    ])
}

/// The gates of a view in the order of checking; nil for a gate that was not checked because an earlier one refused
/// (HT-4).
package struct GateChecks: Hashable, Sendable {
  package var isUserInteractionEnabled: Bool
  package var isAnimating: Bool?
  package var isHidden: Bool?
  package var alpha: Double?
  package var refusal: TraceReason?

  package init(
    isUserInteractionEnabled: Bool, isAnimating: Bool? = nil, isHidden: Bool? = nil, alpha: Double? = nil,
    refusal: TraceReason? = nil
  ) {
    self.isUserInteractionEnabled = isUserInteractionEnabled
    self.isAnimating = isAnimating
    self.isHidden = isHidden
    self.alpha = alpha
    self.refusal = refusal
  }
}

extension GateChecks {
  /// Checks interaction, animation, hidden and alpha in this order, up to the first gate that refuses (HT-3, HT-4,
  /// HT-8, HT-27). Skips the alpha gate if `alpha` is nil.
  package init(
    checking isUserInteractionEnabled: Bool, isAnimating: @autoclosure () -> Bool,
    isHidden: @autoclosure () -> Bool, alpha: @autoclosure () -> Double?
  ) {
    self.init(isUserInteractionEnabled: isUserInteractionEnabled)
    guard isUserInteractionEnabled else {
      refusal = TraceReason(.interactionDisabled)
      return
    }
    let isAnimating = isAnimating()
    self.isAnimating = isAnimating
    guard !isAnimating else {
      refusal = TraceReason(.animating)
      return
    }
    let isHidden = isHidden()
    self.isHidden = isHidden
    guard !isHidden else {
      refusal = TraceReason(.hidden)
      return
    }
    guard let alpha = alpha() else { return }
    let threshold = TraceView.hitTestAlphaThreshold
    self.alpha = alpha
    guard alpha < threshold else { return }
    refusal = TraceReason(.alphaBelowThreshold, numbers: [.alpha: alpha, .threshold: threshold])
  }
}

extension TraceReason {
  /// The reason why bounds of an empty size contain no point (HT-14); nil if the size is not empty.
  package init?(emptySize size: TraceSize) {
    guard size.width == 0 || size.height == 0 else { return nil }
    self.init(.zeroSize, numbers: [.width: size.width, .height: size.height])
  }

  /// The reason why bounds do not contain a point: how far it is beyond each edge (HT-11, HT-12).
  package init(_ point: TracePoint, outside bounds: TraceRect) {
    self.init(.pointOutsideBounds)
    if point.x < bounds.minX { numbers[.left] = bounds.minX - point.x }
    if point.x >= bounds.maxX { numbers[.right] = point.x - bounds.maxX }
    if point.y < bounds.minY { numbers[.above] = bounds.minY - point.y }
    if point.y >= bounds.maxY { numbers[.below] = point.y - bounds.maxY }
  }
}

extension GateChecks: Record {
  static let record = RecordMembers(
    "gates",
    "The gates of a view in the order of checking; a gate behind one that refused is absent (HT-4).",
    of: GateChecks(isUserInteractionEnabled: true),
    [
      .field(
        \.isUserInteractionEnabled, "isUserInteractionEnabled",
        "The value of `isUserInteractionEnabled`; false refuses."),
      .field(
        \.isAnimating, "isAnimating",
        "Whether a block animation without `allowUserInteraction` covers the view; true refuses (HT-27)."),
      .field(\.isHidden, "isHidden", "The value of `isHidden`; true refuses."),
      .field(\.alpha, "alpha", "The value of `alpha`; below the threshold refuses (HT-8)."),
      .field(
        \.refusal, "refusal", "The reason of the gate that refused; absent if all let the touch through."),
    ])
}
