// SPDX-License-Identifier: Apache-2.0

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

  // What a view does not get.

  /// The view takes one touch at a time and has one (TE-7).
  public static let multipleTouchDisabled = Self("multipleTouchDisabled")
  /// Another view of the window is exclusive and tracks, or this one is and another tracks (TE-8); the subject is
  /// that other view.
  public static let exclusiveTouch = Self("exclusiveTouch")
  /// The application ignores interaction, or the window is disabled (TE-14).
  public static let interactionIgnored = Self("interactionIgnored")
  /// The system interrupted the touch (TE-14).
  public static let interrupted = Self("interrupted")
  /// A recognizer withholds the touch until it fails (GR-24, SV-2); the subject is the recognizer.
  public static let recognizerDelaysBegan = Self("recognizerDelaysBegan")
  /// A recognizer withholds the lift until it fails (GR-25); the subject is the recognizer.
  public static let recognizerDelaysEnded = Self("recognizerDelaysEnded")
  /// No recognizer delays the touch any more (GR-24, GR-25); the subject is the last that did.
  public static let recognizersFailed = Self("recognizersFailed")
  /// A recognizer recognized and cancels touches in its view (GR-23); the subject is the recognizer.
  public static let recognizerCancelledTouches = Self("recognizerCancelledTouches")
  /// A scroll view scrolls with the touch (SV-3, SV-6); the subject is the scroll view.
  public static let scrollViewTookOver = Self("scrollViewTookOver")
  /// A scroll view's `touchesShouldBegin` said no (SV-4); the subject is the scroll view.
  public static let touchesShouldBeginRefused = Self("touchesShouldBeginRefused")

  // Why a recognizer does not see a touch, besides `recognizerDisabled`.

  /// `shouldReceive(touch)` of the delegate said no (GR-6); the subject is the delegate.
  public static let delegateRefusedTouch = Self("delegateRefusedTouch")
  /// `shouldReceive(event)` of the delegate or the subclass said no (GR-5); the subject is who did.
  public static let eventRefused = Self("eventRefused")
  /// The recognizer's gesture is decided, and its touches are not over or it waits for others (GR-10, GR-14).
  public static let gestureDecided = Self("gestureDecided")

  // Why a recognizer changed its state.

  /// The subclass, or code, set the state.
  public static let setByCode = Self("setByCode")
  /// The required taps were made (GR-31); numbers `taps`.
  public static let tapsCompleted = Self("tapsCompleted")
  /// A finger moved too far (GR-31, GR-32, GR-34); numbers `distance` and `allowed`, in points.
  public static let movedTooFar = Self("movedTooFar")
  /// A finger stayed too long (GR-31, GR-34); numbers `duration` and `allowed`, in seconds.
  public static let heldTooLong = Self("heldTooLong")
  /// More fingers than allowed (GR-31, GR-33); numbers `touches` and `allowed`.
  public static let tooManyTouches = Self("tooManyTouches")
  /// Fewer fingers than needed (GR-31, GR-33, GR-35); numbers `touches` and `needed`.
  public static let tooFewTouches = Self("tooFewTouches")
  /// The next tap did not come in time (GR-15, GR-31); numbers `allowed`, in seconds.
  public static let nextTapLate = Self("nextTapLate")
  /// The fingers were down long enough (GR-32); numbers `duration`, in seconds.
  public static let heldLongEnough = Self("heldLongEnough")
  /// The fingers were lifted before the gesture was one (GR-32 to GR-35).
  public static let liftedTooSoon = Self("liftedTooSoon")
  /// The fingers moved far enough (GR-33 to GR-35); numbers `distance` or `scale` or `rotation`, and `needed`.
  public static let movedFarEnough = Self("movedFarEnough")
  /// The fingers moved in a direction that does not count (GR-34).
  public static let wrongDirection = Self("wrongDirection")
  /// The finger did not start at an edge that the recognizer looks at.
  public static let startedOffEdge = Self("startedOffEdge")
  /// The fingers moved on (GR-12, GR-32, GR-33, GR-35).
  public static let touchesMoved = Self("touchesMoved")
  /// The fingers were lifted (GR-32, GR-33, GR-35).
  public static let touchesLifted = Self("touchesLifted")
  /// The system took the touches away (TE-14).
  public static let touchesCancelled = Self("touchesCancelled")
  /// The pointer came into the recognizer's view.
  public static let pointerEntered = Self("pointerEntered")
  /// The pointer moved within the recognizer's view.
  public static let pointerMoved = Self("pointerMoved")
  /// The pointer left the recognizer's view.
  public static let pointerLeft = Self("pointerLeft")
  /// A recognizer that it required to fail recognized (GR-14); the subject is that recognizer.
  public static let requiredRecognizerRecognized = Self("requiredRecognizerRecognized")
  /// A recognizer that it requires to fail is undecided (GR-14); the subject is that recognizer.
  public static let recognizerWaitsFor = Self("recognizerWaitsFor")
  /// Another recognizer prevents it (GR-18, GR-20); the subject is that recognizer.
  public static let recognizerPrevented = Self("recognizerPrevented")
  /// `gestureRecognizerShouldBegin` of the delegate said no (GR-7); the subject is the delegate.
  public static let delegateRefusedBegin = Self("delegateRefusedBegin")
  /// `gestureRecognizerShouldBegin` of a view said no (GR-7); the subject is the view.
  public static let viewRefusedBegin = Self("viewRefusedBegin")
  /// The hit-test view is a system control whose default action goes first (GR-38, GR-40); the subject is it.
  public static let controlVetoed = Self("controlVetoed")
  /// `isEnabled` was set to false (GR-4).
  public static let recognizerDisabled = Self("recognizerDisabled")
  /// The recognizer's touches are over, and it is ready for the next (GR-10).
  public static let sequenceOver = Self("sequenceOver")
  /// The recognizer waits in a cycle of requirements, and its touches are over (GR-16).
  public static let waitsInCycle = Self("waitsInCycle")
  /// The recognizer's view left the window (TE-13).
  public static let viewRemoved = Self("viewRemoved")

  // Why one recognizer does or does not prevent another.

  /// Nobody objects, so the first to recognize is the only one (GR-18).
  public static let exclusiveByDefault = Self("exclusiveByDefault")
  /// `canPrevent` of the first said no (GR-21).
  public static let cannotPrevent = Self("cannotPrevent")
  /// `canBePrevented(by:)` of the second said no (GR-21).
  public static let cannotBePrevented = Self("cannotBePrevented")
  /// A delegate lets both recognize (GR-19); the subject is the delegate.
  public static let simultaneousAllowed = Self("simultaneousAllowed")

  // Actions, targets, first responder.

  /// The control is disabled (UC-21).
  public static let controlDisabled = Self("controlDisabled")
  /// The search starts at the first responder of the key window (UC-16).
  public static let startsAtFirstResponder = Self("startsAtFirstResponder")
  /// There is no first responder, so the search starts at the sender (UC-16).
  public static let startsAtSender = Self("startsAtSender")
  /// No responder from the start to the end of the chain performs the action (UC-16).
  public static let noTargetForAction = Self("noTargetForAction")
  /// There is neither a first responder nor a sender that is a responder (UC-16).
  public static let nowhereToStart = Self("nowhereToStart")
  /// The target does not have the method: an app would crash (UC-15); the subject is the target.
  public static let targetLacksAction = Self("targetLacksAction")
  /// A recognizer's nil target is not looked up (GR-30).
  public static let recognizerWithoutTarget = Self("recognizerWithoutTarget")
  /// The target is gone (UC-18).
  public static let targetGone = Self("targetGone")
  /// `canBecomeFirstResponder` is false (RC-15).
  public static let cannotBecomeFirstResponder = Self("cannotBecomeFirstResponder")
  /// The current first responder does not resign (RC-15); the subject is it.
  public static let firstResponderStays = Self("firstResponderStays")
  /// `canResignFirstResponder` is false (RC-16).
  public static let cannotResignFirstResponder = Self("cannotResignFirstResponder")
  /// An override of `becomeFirstResponder` or `resignFirstResponder` said no (RC-15, RC-16).
  public static let overrideRefused = Self("overrideRefused")
  /// There is nobody to receive the event (RC-19).
  public static let noFirstResponder = Self("noFirstResponder")
}
