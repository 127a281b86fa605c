// SPDX-License-Identifier: Apache-2.0

import Foundation
package import Trace

/// A view that turns touches into actions.
///
/// It tracks one touch at a time, of those whose view it is (UC-1, UC-22), and keeps all to itself (UC-2). A
/// disabled control is still hit, and does nothing with the touch (UC-21).
@MainActor
open class UIControl: UIView {
  // MARK: State

  /// Whether the control acts on touches. A disabled one still takes them from the views behind (UC-21).
  ///
  /// Disabling it while it tracks a touch cancels the tracking.
  open var isEnabled = true {
    didSet {
      noteChange(of: "isEnabled", from: oldValue, to: isEnabled)
      if oldValue, !isEnabled { cancelTracking(of: trackedTouch, nil) }
    }
  }

  /// Whether the control is selected. A plain control never changes it by itself (UC-9).
  open var isSelected = false {
    didSet { noteChange(of: "isSelected", from: oldValue, to: isSelected) }
  }

  /// Whether the control is drawn as pressed. It follows the finger while a touch is tracked (UC-9).
  open var isHighlighted = false {
    didSet { noteChange(of: "isHighlighted", from: oldValue, to: isHighlighted) }
  }

  /// Whether the control tracks a touch.
  public internal(set) final var isTracking = false {
    didSet { noteChange(of: "isTracking", from: oldValue, to: isTracking) }
  }

  /// Whether the tracked touch counts as inside: in the bounds grown by 70 points on each side (UC-8).
  public internal(set) final var isTouchInside = false {
    didSet { noteChange(of: "isTouchInside", from: oldValue, to: isTouchInside) }
  }

  /// The touch that is being tracked.
  final var trackedTouch: UITouch?

  /// Whether UIControl itself calls ``cancelTracking(with:)`` just now.
  final var isCancelling = false

  /// Targets with the events for which they get actions, in the order of registration (UC-11).
  final var registrations: [ControlRegistration] = []

  /// The control event for which ``sendAction(_:to:for:)`` is called just now.
  final var sendingEvent: String?

  /// Target-action pairs for the snapshot as a scenario or an import declares them, in place of the
  /// registered ones.
  package final var declaredActions: [TraceAction] = []

  /// What the methods for its actions do (UC-15).
  package final var declaredMethods: [DeclaredMethod] = []

  /// What a declared override of ``beginTracking(_:with:)`` answers.
  package final var declaredBeginTracking: Bool?

  /// What a declared override of ``continueTracking(_:with:)`` answers.
  package final var declaredContinueTracking: Bool?

  // MARK: Tracking

  /// Called when a finger goes down in the control; no leaves the touch untracked, without control events
  /// (UC-3).
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked finger moves; no ends tracking, without a further control event (UC-4, UC-5).
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked finger is lifted, before the control events of the lift (UC-6).
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the tracked touch is cancelled, before touchCancel (UC-7). Code may call it to end tracking,
  /// which sends touchCancel too.
  open func cancelTracking(with event: UIEvent?) {
    if !isCancelling { endCancelledTracking(event) }
  }

  /// Tracks touches and keeps them, tracked or not: a control does not pass them on (RC-12, UC-2). A private part of
  /// another control leaves them to the whole (UC-22).
  override func handle(_ call: EventCall) {
    guard case .touches(let method) = call.method, UIControl.whole(of: self) == nil else {
      return super.handle(call)
    }
    guard isEnabled else { return swallow(call, .controlDisabled, in: UIControl.self) }
    let isOwn = call.touches.contains(where: owns)
    swallow(call, isOwn ? .swallowedByControl : .touchOfAnotherView, in: UIControl.self) {
      track(method, call.touches, call.event)
    }
  }

  // MARK: For controls of the model

  /// Whether the control is made of private subviews that work as one with it (UC-22).
  class var isMadeOfSubviews: Bool { false }

  /// Called when tracking has begun, before touchDown.
  func trackingDidBegin(_ touch: UITouch) {}

  /// What the control sends for a finger that went down.
  func eventsOfTouchDown(_ touch: UITouch) -> [Event] {
    touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : [.touchDown]
  }

  /// What the control sends for a move besides the drag events.
  func eventsOfDrag(_ touch: UITouch) -> [Event] { [] }

  /// What the control sends for a lift besides touchUpInside or touchUpOutside.
  func eventsOfLift(_ touch: UITouch, isInside: Bool) -> [Event] { [] }

  /// Called when tracking is over: by a lift inside or outside, or nil for another end.
  func trackingDidEnd(isInside: Bool?) {}

  // MARK: Actions

  /// Sends the actions that are registered for any of the events, with no event of touches (UC-11, UC-12,
  /// UC-14).
  open func sendActions(for controlEvents: Event) {
    send([controlEvents], nil)
  }

  /// Sends an action to a target; without one, along the responder chain (UC-14, UC-16).
  ///
  /// Called once for every registration. An override watches or redirects the control's actions.
  open func sendAction(_ action: String, to target: (any ActionReceiver)?, for event: UIEvent?) {
    let controlEvent = sendingEvent
    sendingEvent = nil
    UIApplication.withCurrent(for: self) { application in
      _ = application.sendAction(action, to: target, from: self, for: event, controlEvent: controlEvent)
    }
  }

  // MARK: Recognizers above

  /// No to the recognizers of superviews that would take away the control's own gesture (GR-38, GR-40). A
  /// declared override decides by itself.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if declaredShouldBegin == nil, vetoes(gestureRecognizer) { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Whether the control keeps a recognizer of a superview from recognizing: a system control does, if it is
  /// enabled and the gesture is its own (GR-38 to GR-42, UC-21).
  final func vetoes(_ recognizer: UIGestureRecognizer) -> Bool {
    isEnabled && recognizer.view !== self && OwnGesture.isSame(as: recognizer, of: self)
      && configuration.controlsVetoRecognizers
  }
}
