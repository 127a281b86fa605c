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

    /// The touches reached nobody or came to the end of the chain (HT-36, RC-11). For presses, motion, remote control
    /// and menu commands the list of touches is empty.
    case eventDropped(touches: [String], method: String, responder: String?, reason: TraceReason)

    // MARK: What the view gets of its touches

    /// A touch will not be given to its view at all, though recognizers see it (TE-7, TE-8, SV-4).
    case touchWithheld(touch: String, view: String, reason: TraceReason)

    /// Phases of touches wait: the reason names the recognizer that delays them (GR-24, GR-25, SV-1).
    case touchesHeld(view: String, method: String, touches: [String], reason: TraceReason)

    /// What waited is delivered now, right after this event (GR-24, GR-25).
    case touchesReleased(view: String, method: String, touches: [String], reason: TraceReason)

    /// What waited will never be delivered (GR-24).
    case touchesDiscarded(view: String, method: String, touches: [String], reason: TraceReason)

    /// Touches are taken away from their view, which gets `touchesCancelled` if it had them (GR-23, SV-6, TE-14).
    case touchesTaken(view: String, touches: [String], reason: TraceReason)

    /// A touch lost its view, which left the window (TE-13).
    case touchDetached(touch: String, view: String)

    // MARK: Gesture recognizers

    /// A recognizer of the hit view or of a view above it does not see a new touch (GR-4 to GR-6, GR-10).
    case recognizerPassedOver(recognizer: String, touch: String, reason: TraceReason)

    /// A question of event delivery and its answer, whoever was asked (GR-5 to GR-7, GR-14, GR-19, GR-40, SV-4, SV-6).
    case questionAnswered(QuestionRecord)

    /// A failure requirement that a delegate or a subclass set up while touches ran (GR-14).
    case requirementAdded(recognizer: String, other: String)

    /// Recognizers that wait for each other, each for the next and the last for the first (GR-16).
    case requirementCycle(recognizers: [String])

    /// A touches method of a recognizer is entered (GR-2).
    case recognizerReceived(recognizer: String, method: String, touches: [String])

    /// A recognizer takes a touch out of its gesture (GR-36).
    case recognizerIgnoredTouch(recognizer: String, touch: String)

    /// A recognizer would leave possible, and waits for another to fail (GR-14).
    case recognizerWaits(recognizer: String, wish: String, other: String)

    /// A recognizer changed its state, with the cause (GR-8, GR-9). A return to possible is a reset (GR-10).
    case recognizerStateChanged(recognizer: String, from: String, to: String, cause: TraceReason)

    /// A recognizer asked for a transition that is not allowed; nothing changed (GR-9).
    case illegalTransition(recognizer: String, from: String, to: String)

    /// Whether a recognizer that recognized prevents another one that shares a touch (GR-18 to GR-22).
    case exclusionDecided(recognizer: String, other: String, prevents: Bool, reason: TraceReason)

    /// A timer on the virtual clock fell due; what it causes is within it.
    case timerFired(owner: String, timer: String)

    // MARK: Controls and actions

    /// A control calls one of its tracking hooks (UC-1); `answer` is what begin and continue return.
    case controlTracking(control: String, hook: String, touch: String?, answer: Bool?)

    /// A property of an object changed, such as `isHighlighted`, `isTouchInside`, `value` or `contentOffset`.
    case propertyChanged(object: String, property: String, value: String)

    /// A control sends its actions for control events, in the order of their bits (UC-11).
    case controlEventsSent(control: String, events: [String])

    /// `UIApplication.sendAction` looks for a target of an action without one (UC-16, RC-20). The reason says why
    /// there. Its steps and its result are within it.
    case targetSearchBegan(action: String, sender: String?, start: String?, reason: TraceReason)

    /// A responder is asked `canPerformAction(_:withSender:)` (RC-20).
    case targetAsked(responder: String, action: String, answer: Bool)

    /// An action method is called; `event` is the control event, nil for a recognizer or a command (UC-14, GR-11).
    /// `state` is a recognizer's state for this call.
    case actionSent(ActionRecord)

    /// An action reaches nobody (UC-15, UC-16, UC-18, GR-30).
    case actionDropped(action: String, sender: String?, reason: TraceReason)

    /// A framework callback that is neither a touches method nor an action, such as a table's `didSelectRow` (SV-10).
    case callbackSent(receiver: String, method: String, subject: String?)

    // MARK: First responder and other events

    /// The first responder of a window changed (RC-15 to RC-17).
    case firstResponderChanged(window: String, from: String?, to: String?)

    /// Becoming or resigning first responder was refused (RC-15, RC-16).
    case firstResponderRefused(responder: String, method: String, reason: TraceReason)

    /// A method for presses, motion or remote control is entered; `what` is the press, motion or command (RC-19).
    case eventDelivered(responder: String, method: String, what: String)

    /// The default implementation of such a method passes the call on (RC-19).
    case eventForwarded(responder: String, method: String, next: String)

    /// Such a method returned without passing the call on.
    case eventKept(responder: String, method: String, reason: TraceReason)

    /// Something other than a finger was done to the application: an interruption, a press, a call of code.
    /// What it causes is within it.
    case inputReceived(input: String, object: String?, detail: String)
  }
}

/// A question of event delivery and its answer.
public struct QuestionRecord: Hashable, Sendable {
  /// The method's name without arguments: `shouldReceiveEvent`, `shouldReceiveTouch`, `shouldBegin`,
  /// `shouldRequireFailureOf`, `shouldBeRequiredToFailBy`, `shouldRecognizeSimultaneouslyWith`, `canPrevent`,
  /// `canBePreventedBy`, `touchesShouldBegin`, `touchesShouldCancel`.
  public var question: String

  /// Who was asked: a delegate, a view, or the recognizer itself.
  public var asked: String

  /// The recognizer that the question is about, if it is about one.
  public var recognizer: String?

  /// The other recognizer, where two are concerned.
  public var other: String?

  /// The touch, where one is concerned.
  public var touch: String?

  /// The answer.
  public var answer: Bool

  /// Creates the record of a question.
  public init(
    _ question: String, asked: String, recognizer: String? = nil, other: String? = nil, touch: String? = nil,
    answer: Bool
  ) {
    self.question = question
    self.asked = asked
    self.recognizer = recognizer
    self.other = other
    self.touch = touch
    self.answer = answer
  }
}

/// An action method that is called.
public struct ActionRecord: Hashable, Sendable {
  /// The method's name or selector.
  public var action: String

  /// Who sends it: a control, a recognizer, or nobody for a command.
  public var sender: String?

  /// The object whose method is called.
  public var target: String

  /// The control event, such as `touchUpInside`; nil for others.
  public var event: String?

  /// The recognizer's state as the action sees it (GR-11); nil for others.
  public var state: String?

  /// Creates the record of a call.
  public init(
    action: String, sender: String?, target: String, event: String? = nil, state: String? = nil
  ) {
    self.action = action
    self.sender = sender
    self.target = target
    self.event = event
    self.state = state
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
