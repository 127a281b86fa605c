// SPDX-License-Identifier: Apache-2.0

/// One fact of a trace, in the order in which it happened.
public struct TraceEvent: Hashable, Sendable {
  /// The position in the trace, from 1.
  public var sequence: Int

  /// The virtual time, in seconds since recording started.
  public var time: Double

  /// The sequence number of the event within which this one happened, so that calls nest.
  public var parent: Int?

  /// What happened.
  public var kind: Kind

  /// Creates an event.
  public init(sequence: Int, time: Double, parent: Int? = nil, kind: Kind) {
    self.sequence = sequence
    self.time = time
    self.parent = parent
    self.kind = kind
  }

  /// What happened, with the objects concerned by identifier.
  public enum Kind: Hashable, Sendable {
    /// A finger was put down, moved, rested or lifted; posted before delivery, and after hit testing for a new touch.
    case touchUpdated(TouchSample)

    /// A complete traversal of the windows begins for a new touch (HT-28). The location is on the screen.
    case hitTestPassBegan(touch: String, pass: Int, location: TracePoint, windows: [String])

    /// The traversal is over; the view is what it found.
    case hitTestPassEnded(touch: String, pass: Int, view: String?)

    /// `hitTest(_:with:)` of a view is entered; the point is in its own bounds coordinates (HT-1).
    ///
    /// `isDirect` says that code called it, an override, and not the default implementation of a superview.
    case hitTestEntered(view: String, point: TracePoint, isDirect: Bool)

    /// The gates were checked, in order, up to the one that refused (HT-3, HT-4).
    case gatesChecked(view: String, gates: GateChecks)

    /// `point(inside:with:)` of a view is entered; the point is in its own bounds coordinates.
    case pointInsideAsked(view: String, point: TracePoint)

    /// `point(inside:with:)` answered. The reason says why not, or why against the bounds.
    case pointInsideAnswered(view: String, point: TracePoint, answer: Bool, reason: TraceReason?)

    /// `hitTest(_:with:)` of a view returned a view or nil. The reason says why nil, or that an override decided.
    ///
    /// Its parent is the event that entered the call. A view that was skipped without a call (a hidden window, a
    /// transform without an inverse) has this event alone, within the call that skipped it.
    case hitTestReturned(view: String, result: String?, reason: TraceReason?)

    /// The recognizers that will see a new touch, from the hit view outwards (TE-10, GR-3).
    case recognizersCollected(touch: String, recognizers: [String])

    /// The responders from the hit view to the end, with how each one's `next` came about (RC-1 to RC-5).
    case responderChain(touch: String, links: [ChainLink])

    /// `sendEvent(_:)` of the application or a window is entered (HT-29).
    case eventSent(receiver: String, touches: [String])

    /// A touches method of a responder is entered (TE-5, TE-6).
    case touchesDelivered(responder: String, method: String, touches: [String])

    /// The default implementation passes the call on to `next` (RC-9).
    case touchesForwarded(responder: String, method: String, next: String)

    /// A touches method returned without passing the call on; the reason says who kept it.
    case touchesKept(responder: String, method: String, reason: TraceReason)

    /// The touches reached nobody or came to the end of the chain (HT-36, RC-11).
    case eventDropped(touches: [String], method: String, responder: String?, reason: TraceReason)
  }
}

/// The state of one touch at one moment.
public struct TouchSample: Hashable, Sendable {
  /// The touch's identifier: `touch1`, `touch2`, in the order of touch-down.
  public var touch: String

  /// The finger's name, the same for every touch of that finger.
  public var finger: String

  /// `began`, `moved`, `stationary`, `ended` or `cancelled` (TE-2).
  public var phase: String

  /// The location on the screen, in points.
  public var location: TracePoint

  /// The window that owns the touch, if any claimed it.
  public var window: String?

  /// The hit-test view, for the touch's whole life (TE-1).
  public var view: String?

  /// UIKit's `tapCount` (TE-9).
  public var tapCount: Int

  /// Creates a sample.
  public init(
    touch: String, finger: String, phase: String, location: TracePoint, window: String? = nil,
    view: String? = nil,
    tapCount: Int = 1
  ) {
    self.touch = touch
    self.finger = finger
    self.phase = phase
    self.location = location
    self.window = window
    self.view = view
    self.tapCount = tapCount
  }
}

/// The gates of a view in the order of checking; nil stands for a gate behind one that refused (HT-4).
public struct GateChecks: Hashable, Sendable, Codable {
  /// The value of `isUserInteractionEnabled`; false refuses.
  public var isUserInteractionEnabled: Bool

  /// Whether a block animation without `allowUserInteraction` covers the view; true refuses (HT-27).
  public var isAnimating: Bool?

  /// The value of `isHidden`; true refuses.
  public var isHidden: Bool?

  /// The value of `alpha`; below the threshold refuses (HT-8).
  public var alpha: Double?

  /// The reason of the gate that refused; nil if all let the touch through.
  public var refusal: TraceReason?

  /// Creates the record of a check.
  public init(
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

/// One responder of a chain and how the one after it was found.
public struct ChainLink: Hashable, Sendable, Codable {
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
  public enum Rule: String, Hashable, Sendable, Codable, CaseIterable {
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
