// SPDX-License-Identifier: Apache-2.0

// Events of touches and of the responders that receive them.

/// The state of one touch at one moment.
package struct TouchSample: EventRecord {
  package var touch: String
  package var finger: String
  package var phase: TouchPhase
  package var location: TracePoint
  package var window: String?
  package var view: String?
  package var tapCount: Int

  /// The type of touch; nil for a finger on the screen.
  package var type: String?

  package init(
    touch: String, finger: String, phase: TouchPhase, location: TracePoint, window: String? = nil,
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

  /// Whether the touch is over: the finger is lifted, or the touch was cancelled.
  package var isOver: Bool { phase.isOver }

  /// Whether the finger stays down.
  package var isMove: Bool { phase.isMove }

  static let group = EventGroup.touch
  static let record = RecordMembers(
    "touchUpdated",
    "A finger was put down, moved, rested or lifted; for a new touch this comes after hit testing.",
    of: TouchSample(touch: "", finger: "", phase: .began, location: TracePoint(x: 0, y: 0)),
    [
      .id(\.touch, .touch, "The touch: `touch1`, `touch2`, in the order of touch-down."),
      .field(\.finger, "finger", "The finger's name, the same for every touch of that finger."),
      .field(\.phase, "phase", "Where the touch is in its life (TE-2)."),
      .field(\.location, "location", "The location on the screen."),
      .id(\.window, .window, "The window that owns the touch, if any claimed it."),
      .field(
        \.tapCount, "tapCount", "UIKit's `tapCount`; 0 once the touch is no tap (TE-9).",
        as: .integer(from: 0)),
      .field(
        \.type, "type",
        "UIKit's `type` of a touch (OW-60): `pencil`, `indirectPointer` or `indirect`; absent for a finger on the screen."
      ),
      .id(\.view, .view, "The hit-test view, for the touch's whole life (TE-1)."),
    ])
}

package struct ResponderChain: EventRecord {
  package var touch: String
  package var links: [ChainLink]

  package init(touch: String, links: [ChainLink]) {
    (self.touch, self.links) = (touch, links)
  }

  static let group = EventGroup.touch
  static let record = RecordMembers(
    "responderChain", "The responders from the hit view to the end (RC-1 to RC-5).",
    of: ResponderChain(touch: "", links: []),
    [
      .id(\.touch, .touch, "The touch: `touch1`, `touch2`, in the order of touch-down."),
      .field(\.links, "links", "The responders, in order, each with the rule that gave its `next`."),
    ])
}

package struct EventSent: EventRecord {
  package var receiver: String
  package var touches: [String]

  package init(receiver: String, touches: [String]) {
    (self.receiver, self.touches) = (receiver, touches)
  }

  static let group = EventGroup.touch
  static let record = RecordMembers(
    "eventSent", "`sendEvent(_:)` of the application or a window is entered (HT-29).",
    of: EventSent(receiver: "", touches: []),
    [
      .id(\.touches, .touches, "The touches."),
      .id(\.receiver, .receiver, "The application or window."),
    ])
}

package struct TouchesDelivered: EventRecord {
  package var responder: String
  package var method: TouchMethod
  package var touches: [String]

  package init(responder: String, method: TouchMethod, touches: [String]) {
    (self.responder, self.method, self.touches) = (responder, method, touches)
  }

  static let group = EventGroup.touch
  static let record = RecordMembers(
    "touchesDelivered", "A touches method of a responder is entered (TE-5, TE-6).",
    of: TouchesDelivered(responder: "", method: .began, touches: []),
    [
      .id(\.touches, .touches, "The touches."),
      .id(\.responder, .responder, "The responder."),
      .method(\.method),
    ])
}

package struct TouchesForwarded: EventRecord {
  package var responder: String
  package var method: TouchMethod
  package var next: String

  package init(responder: String, method: TouchMethod, next: String) {
    (self.responder, self.method, self.next) = (responder, method, next)
  }

  static let group = EventGroup.touch
  static let record = RecordMembers(
    "touchesForwarded", "The call is passed on to `next` (RC-9).",
    of: TouchesForwarded(responder: "", method: .began, next: ""),
    [
      .id(\.responder, .responder, "The responder."),
      .method(\.method),
      .id(\.next, .next, "The responder that gets it."),
    ])
}

package struct TouchesKept: EventRecord {
  package var responder: String
  package var method: TouchMethod
  package var reason: TraceReason

  package init(responder: String, method: TouchMethod, reason: TraceReason) {
    (self.responder, self.method, self.reason) = (responder, method, reason)
  }

  static let group = EventGroup.touch
  static let record = RecordMembers(
    "touchesKept", "A touches method returned without passing the call on.",
    of: TouchesKept(responder: "", method: .began, reason: TraceReason(.hidden)),
    [
      .reason(\.reason, "Who kept it."),
      .id(\.responder, .responder, "The responder."),
      .method(\.method),
    ])
}

package struct EventDropped: EventRecord {
  package var touches: [String]
  package var method: ResponderMethod
  package var responder: String?
  package var reason: TraceReason

  package init(touches: [String], method: ResponderMethod, responder: String?, reason: TraceReason) {
    (self.touches, self.method, self.responder, self.reason) = (touches, method, responder, reason)
  }

  static let group = EventGroup.touch
  static let record = RecordMembers(
    "eventDropped", "The event reached nobody or came to the end of the chain (HT-36, RC-11).",
    of: EventDropped(touches: [], method: .touches(.began), responder: nil, reason: TraceReason(.hidden)),
    [
      .id(\.touches, .touches, "The touches; empty for presses, motion, remote control and menu commands."),
      .reason(\.reason),
      .id(\.responder, .responder, "The responder where the chain ended; absent if there was no view."),
      .field(\.method, "method", "The method that nobody took."),
    ])
}

/// One responder of a chain and how the one after it was found.
package struct ChainLink: Hashable, Sendable {
  package var responder: String
  package var rule: Rule

  package init(responder: String, rule: Rule) {
    self.responder = responder
    self.rule = rule
  }

  /// How a responder's `next` was found.
  package enum Rule: String, Hashable, Sendable, CaseIterable {
    /// A view's superview (RC-2).
    case superview
    /// The controller of which the view is the root view (RC-2).
    case viewController
    /// The superview of a controller's view (RC-3); the window for a root controller.
    case superviewOfView
    /// The controller that presents this one (RC-3).
    case presentingViewController
    /// The parent controller, if the controller's view is not in a view hierarchy (RC-3).
    case parentViewController
    /// A window's scene (RC-4).
    case windowScene
    /// The application (RC-4).
    case application
    /// The application's delegate (RC-5).
    case applicationDelegate
    /// An override of `next` in the app's code (RC-1).
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
      .field(\.responder, "responder", "The responder.", as: .id),
      .field(
        \.rule, "rule",
        """
        How its `next` came about (RC-1 to RC-5); `override`: by an override of `next`, `end`: there is none, \
        `cycle`: it is in the chain already.
        """),
    ])
}
