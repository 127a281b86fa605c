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

    /// A question of event delivery and its answer (GR-5 to GR-7, GR-14, GR-19, GR-40, SV-4, SV-6).
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
    /// What it causes is within it. The answer is that of a method that has one.
    case inputReceived(input: String, object: String?, detail: String, answer: Bool? = nil)

    // MARK: The screen

    /// Members of a view's record are different from here on, or a view is new.
    case viewChanged(view: String, changes: RecordChanges<TraceView>)

    /// A view's subviews are others from here on, or in another order; from back to front.
    case subviewsChanged(view: String, subviews: [String])

    /// Members of a recognizer's record are different from here on, or a recognizer is new.
    case recognizerChanged(recognizer: String, changes: RecordChanges<TraceGestureRecognizer>)
  }
}

extension TraceEvent.Kind {
  /// Shows a visitor the type of the event and its values, in the order of the type's fields.
  func visit(_ visitor: inout some EventVisitor) throws {
    switch self {
    case .hitTestPassBegan(let touch, let pass, let location, let windows):
      try visitor.visit(EventType.hitTestPassBegan, touch, location, windows, pass)
    case .hitTestPassEnded(let touch, let pass, let view):
      try visitor.visit(EventType.hitTestPassEnded, touch, pass, view)
    case .hitTestEntered(let view, let point, let isDirect):
      try visitor.visit(EventType.hitTestEntered, view, point, isDirect)
    case .hitTestReturned(let view, let result, let reason):
      try visitor.visit(EventType.hitTestReturned, view, result, reason)
    case .gatesChecked(let view, let gates):
      try visitor.visit(EventType.gatesChecked, view, gates)
    case .pointInsideAsked(let view, let point):
      try visitor.visit(EventType.pointInsideAsked, view, point)
    case .pointInsideAnswered(let view, let point, let answer, let reason):
      try visitor.visit(EventType.pointInsideAnswered, view, point, answer, reason)

    case .touchUpdated(let sample): try sample.visit(&visitor)
    case .responderChain(let touch, let links):
      try visitor.visit(EventType.responderChain, touch, links)
    case .eventSent(let receiver, let touches):
      try visitor.visit(EventType.eventSent, touches, receiver)
    case .touchesDelivered(let responder, let method, let touches):
      try visitor.visit(EventType.touchesDelivered, touches, responder, method)
    case .touchesForwarded(let responder, let method, let next):
      try visitor.visit(EventType.touchesForwarded, responder, method, next)
    case .touchesKept(let responder, let method, let reason):
      try visitor.visit(EventType.touchesKept, reason, responder, method)
    case .eventDropped(let touches, let method, let responder, let reason):
      try visitor.visit(EventType.eventDropped, touches, reason, responder, method)

    case .touchWithheld(let touch, let view, let reason):
      try visitor.visit(EventType.touchWithheld, touch, view, reason)
    case .touchesHeld(let view, let method, let touches, let reason):
      try visitor.visit(EventType.touchesHeld, touches, view, method, reason)
    case .touchesReleased(let view, let method, let touches, let reason):
      try visitor.visit(EventType.touchesReleased, touches, view, method, reason)
    case .touchesDiscarded(let view, let method, let touches, let reason):
      try visitor.visit(EventType.touchesDiscarded, touches, view, method, reason)
    case .touchesTaken(let view, let touches, let reason):
      try visitor.visit(EventType.touchesTaken, touches, view, reason)
    case .touchDetached(let touch, let view):
      try visitor.visit(EventType.touchDetached, touch, view)

    case .recognizersCollected(let touch, let recognizers):
      try visitor.visit(EventType.recognizersCollected, touch, recognizers)
    case .recognizerPassedOver(let recognizer, let touch, let reason):
      try visitor.visit(EventType.recognizerPassedOver, touch, recognizer, reason)
    case .recognizerReceived(let recognizer, let method, let touches):
      try visitor.visit(EventType.recognizerReceived, touches, recognizer, method)
    case .recognizerIgnoredTouch(let recognizer, let touch):
      try visitor.visit(EventType.recognizerIgnoredTouch, touch, recognizer)
    case .recognizerStateChanged(let recognizer, let from, let to, let cause):
      try visitor.visit(EventType.recognizerStateChanged, recognizer, from, to, cause)
    case .illegalTransition(let recognizer, let from, let to):
      try visitor.visit(EventType.illegalTransition, recognizer, from, to)
    case .questionAnswered(let record): try record.visit(&visitor)
    case .requirementAdded(let recognizer, let other):
      try visitor.visit(EventType.requirementAdded, recognizer, other)
    case .requirementCycle(let recognizers):
      try visitor.visit(EventType.requirementCycle, recognizers)
    case .recognizerWaits(let recognizer, let wish, let other):
      try visitor.visit(EventType.recognizerWaits, recognizer, wish, other)
    case .exclusionDecided(let recognizer, let other, let prevents, let reason):
      try visitor.visit(EventType.exclusionDecided, recognizer, other, prevents, reason)
    case .timerFired(let owner, let timer):
      try visitor.visit(EventType.timerFired, owner, timer)

    case .controlTracking(let control, let hook, let touch, let answer):
      try visitor.visit(EventType.controlTracking, control, hook, touch, answer)
    case .propertyChanged(let object, let property, let value):
      try visitor.visit(EventType.propertyChanged, object, property, value)
    case .controlEventsSent(let control, let events):
      try visitor.visit(EventType.controlEventsSent, control, events)
    case .targetSearchBegan(let action, let sender, let start, let reason):
      try visitor.visit(EventType.targetSearchBegan, action, sender, start, reason)
    case .targetAsked(let responder, let action, let answer):
      try visitor.visit(EventType.targetAsked, responder, action, answer)
    case .actionSent(let record): try record.visit(&visitor)
    case .actionDropped(let action, let sender, let reason):
      try visitor.visit(EventType.actionDropped, action, sender, reason)
    case .callbackSent(let receiver, let method, let subject):
      try visitor.visit(EventType.callbackSent, receiver, method, subject)

    case .firstResponderChanged(let window, let from, let to):
      try visitor.visit(EventType.firstResponderChanged, window, from, to)
    case .firstResponderRefused(let responder, let method, let reason):
      try visitor.visit(EventType.firstResponderRefused, responder, method, reason)
    case .eventDelivered(let responder, let method, let what):
      try visitor.visit(EventType.eventDelivered, responder, method, what)
    case .eventForwarded(let responder, let method, let next):
      try visitor.visit(EventType.eventForwarded, responder, method, next)
    case .eventKept(let responder, let method, let reason):
      try visitor.visit(EventType.eventKept, responder, method, reason)
    case .inputReceived(let input, let object, let detail, let answer):
      try visitor.visit(EventType.inputReceived, input, object, detail, answer)
    case .viewChanged(let view, let changes): try visitor.visit(EventType.viewChanged, view, changes)
    case .subviewsChanged(let view, let subviews):
      try visitor.visit(EventType.subviewsChanged, view, subviews)
    case .recognizerChanged(let recognizer, let changes):
      try visitor.visit(EventType.recognizerChanged, recognizer, changes)
    }
  }
}
