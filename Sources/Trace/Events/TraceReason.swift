// SPDX-License-Identifier: Apache-2.0

/// Why something was refused, cancelled, delayed or dropped: a stable code, the object and the numbers that decided.
public struct TraceReason: Hashable, Sendable, Codable {
  /// The code, which texts in every language are made from.
  public var code: Code

  /// The identifier of the object that decided, where it is not the one that the event is about.
  public var subject: String?

  /// The numbers that decided, by name, in points, seconds or plain values.
  public var numbers: [String: Double]

  /// Creates a reason.
  public init(_ code: Code, subject: String? = nil, numbers: [String: Double] = [:]) {
    self.code = code
    self.subject = subject
    self.numbers = numbers
  }

  /// A stable name for a reason. Readers meet codes that they do not know and print them as they are.
  public struct Code: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
    /// The name as written in a trace.
    public var rawValue: String

    /// Creates a code from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name as written in a trace.
    public var description: String { rawValue }
  }
}

extension TraceReason.Code {
  private init(_ name: String) { self.init(rawValue: name) }

  // Hit test: what a view or its override decided.

  /// `isHidden` is true (HT-3).
  public static let hidden = Self("hidden")
  /// `alpha` is below the threshold; numbers `alpha` and `threshold` (HT-3, HT-8).
  public static let alphaBelowThreshold = Self("alphaBelowThreshold")
  /// `isUserInteractionEnabled` is false (HT-3).
  public static let interactionDisabled = Self("interactionDisabled")
  /// The point is not in the bounds; numbers `left`, `right`, `above`, `below`: how far beyond, in points (HT-11, HT-12).
  public static let pointOutsideBounds = Self("pointOutsideBounds")
  /// The bounds have no width or no height; numbers `width` and `height` (HT-14).
  public static let zeroSize = Self("zeroSize")
  /// An override of `point(inside:)` answered otherwise than the bounds would (HT-15, HT-16).
  public static let customPointInside = Self("customPointInside")
  /// An override of `hitTest` decided by itself (HT-17).
  public static let customHitTest = Self("customHitTest")
  /// No point of the view corresponds to the touch (HT-21).
  public static let nonInvertibleTransform = Self("nonInvertibleTransform")
  /// A block animation without `allowUserInteraction` runs on the view or above it (HT-27).
  public static let animating = Self("animating")

  // Hit test: why a view was never asked.

  /// The touch is outside an ancestor (HT-1); the subject is that ancestor.
  public static let outsideAncestor = Self("outsideAncestor")
  /// An ancestor is hidden (HT-3).
  public static let ancestorHidden = Self("ancestorHidden")
  /// An ancestor's alpha is below the threshold (HT-3).
  public static let ancestorAlpha = Self("ancestorAlpha")
  /// An ancestor has user interaction disabled (HT-3).
  public static let ancestorInteractionDisabled = Self("ancestorInteractionDisabled")
  /// A sibling in front of the view, or of one of its ancestors, took the touch (HT-5).
  public static let siblingInFront = Self("siblingInFront")
  /// A window in front took the touch (HT-31).
  public static let windowInFront = Self("windowInFront")
  /// The view is in no window that hit testing asks.
  public static let notInWindow = Self("notInWindow")
  /// The walk ended elsewhere for another reason, such as an override above.
  public static let notReached = Self("notReached")

  // Delivery.

  /// A responder implements the method and does not call super (RC-10).
  public static let handledByResponder = Self("handledByResponder")
  /// A control keeps its touches to itself (UC-2).
  public static let swallowedByControl = Self("swallowedByControl")
  /// A scroll view keeps its touches to itself (SV-9).
  public static let swallowedByScrollView = Self("swallowedByScrollView")
  /// The chain ended without a taker (RC-11).
  public static let chainEnded = Self("chainEnded")
  /// No window claimed the touch (HT-36).
  public static let noWindow = Self("noWindow")
  /// An override of `next` leads back into the chain.
  public static let chainCycle = Self("chainCycle")
}
