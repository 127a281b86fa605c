// SPDX-License-Identifier: Apache-2.0

import Trace

extension English {
  /// What a reason means.
  static func meaning(_ code: TraceReason.Code) -> String {
    switch code {
    case .hidden: "The view is hidden, so neither it nor anything in it is asked."
    case .alphaBelowThreshold:
      "A view with an alpha below 0.01 is not hit, nor is anything in it. The layer keeps alpha as "
        + "a 32-bit number, so that 0.01 itself is a little less."
    case .interactionDisabled:
      "isUserInteractionEnabled of the view is off, so neither it nor anything in it is asked. "
        + "Labels and image views begin with it off."
    case .animating:
      "An animation with blocks runs on the view or above it, and its options lack "
        + "allowUserInteraction."
    case .pointOutsideBounds:
      "The finger is outside the view's bounds, by the distance that is told. A view is asked "
        + "first whether the point is inside, and what sticks out of it does not count."
    case .zeroSize:
      "The bounds have no width or no height, and no point lies in an empty rectangle. Subviews "
        + "that stick out are seen and never hit."
    case .customPointInside:
      "An override of point(inside:with:) decided, and not the bounds: it says no to a point "
        + "within them, or yes to one outside."
    case .customHitTest:
      "An override of hitTest(_:with:) answered by itself: nil, itself or another view. What it "
        + "answers is taken without a further look."
    case .nonInvertibleTransform:
      "The view's transform squeezes it to a line or a point, such as a scale of 0, so that no "
        + "point of it is under the finger."
    case .outsideAncestor:
      "A view around this one does not contain the point, and then nothing in it is asked. That "
        + "the part is drawn makes no difference: clipping is drawing only."
    case .ancestorHidden: "A view around this one is hidden, and nothing in a hidden view is asked."
    case .ancestorAlpha:
      "A view around this one has an alpha below 0.01, and nothing in it is asked, however opaque "
        + "it is itself."
    case .ancestorInteractionDisabled:
      "A view around this one has isUserInteractionEnabled off. That closes all that is in it."
    case .siblingInFront:
      "A view that comes later among the subviews was asked first and took the touch, seen or not. "
        + "Colour and zPosition play no part."
    case .windowInFront:
      "A window in front of this one took the touch: the first window whose hitTest answers with a "
        + "view gets it, whether it is key or not."
    case .notInWindow:
      "The view is in no window that is asked: it was never added, was removed, or its window is "
        + "hidden."
    case .notReached:
      "The walk never came to the view for a reason of its own, such as an override of hitTest "
        + "above it that answers without asking subviews."
    case .handledByResponder:
      "A responder has the touches method and does not call super, so that the event goes no "
        + "further."
    case .swallowedByControl: "A control keeps its touches and passes nothing on to its superview."
    case .touchOfAnotherView:
      "The touch hit a view in the control, such as a stack view. It climbs to the control, which "
        + "does not track the touch of another view and keeps it all the same."
    case .swallowedByScrollView:
      "A scroll view keeps its touches and passes nothing on to its superview."
    case .chainEnded: "The touch went along the whole responder chain, and nobody did anything with it."
    case .noWindow: "No window answered the hit test with a view, so that the touch belongs to nobody."
    case .chainCycle: "An override of next leads back to a responder that the event came from."
    case .noFirstResponder:
      "Presses, motion and remote control go to the first responder, else to the key window. There "
        + "was neither."
    case .multipleTouchDisabled:
      "The view takes one touch at a time, has one, and does not get a further one. Recognizers "
        + "see all the same."
    case .exclusiveTouch:
      "One of two views is exclusive and the other has a touch, so that this one gets none."
    case .interactionIgnored:
      "The application ignores interaction: beginIgnoringInteractionEvents was called more often "
        + "than its counterpart, or the window is disabled."
    case .interrupted: "The system took the touch away: a call, an alert, a gesture of the system."
    case .recognizerCancelledTouches:
      "A recognizer recognized. Since its cancelsTouchesInView is on, the view gets "
        + "touchesCancelled, or nothing at all."
    case .scrollViewTookOver:
      "The finger moved, and the scroll view scrolls with the touch that its content had or waited "
        + "for."
    case .touchesShouldBeginRefused:
      "An override of touchesShouldBegin(_:with:in:) keeps the touch from the content."
    case .viewRemoved:
      "The view with the touch, or that of the recognizer, left its window while the finger was "
        + "down."
    case .recognizerDelaysBegan:
      "A recognizer with delaysTouchesBegan, or a scroll view, withholds the touch until it is "
        + "clear that the gesture is not its own."
    case .recognizerDelaysEnded:
      "A recognizer that is not decided withholds the lift, as a double tap does that waits for "
        + "the second tap."
    case .recognizersFailed:
      "The last recognizer that withheld the touch has failed, and the view gets what waited."
    case .recognizerDisabled:
      "isEnabled of the recognizer is off, or was turned off while it had touches."
    case .partOfControl:
      "The recognizer belongs to a private part of a control, whose work the control does itself "
        + "here."
    case .delegateRefusedTouch:
      "The delegate answered no to shouldReceive touch, so that the recognizer never sees this "
        + "touch."
    case .eventRefused: "The delegate, or the subclass, answered no to shouldReceive event."
    case .gestureDecided:
      "The recognizer's gesture is decided while its touches are not over, or it waits for another "
        + "one, so that a new touch is none of it."
    case .tapsCompleted: "The taps that the recognizer needs were made, and it recognizes."
    case .movedTooFar: "A finger moved further than the recognizer allows, so that the gesture fails."
    case .heldTooLong:
      "A finger stayed longer than the gesture allows, as a tap or a swipe that is held."
    case .tooManyTouches: "There were more fingers than the recognizer takes."
    case .tooFewTouches:
      "There were fewer fingers than the recognizer needs when the first of them was lifted or "
        + "moved on."
    case .nextTapLate: "The next tap of a double tap did not come in time."
    case .heldLongEnough:
      "The fingers were down as long as minimumPressDuration says, and the long press begins."
    case .liftedTooSoon:
      "The fingers were lifted before the gesture was one: before the press was long enough, or "
        + "the movement far enough."
    case .movedFarEnough:
      "The fingers moved, spread or turned as far as the gesture needs, and it begins."
    case .stoppedContent:
      "The finger came down on content that still moved. That touch stops it and does nothing "
        + "else, so that no row is selected."
    case .wrongDirection: "The fingers moved in a direction that the recognizer does not look at."
    case .startedOffEdge:
      "The finger did not come down near one of the edges that the recognizer looks at."
    case .touchesMoved: "The fingers moved on in a gesture that has begun, and it changes."
    case .touchesLifted: "The fingers of a gesture that had begun were lifted, and it ends."
    case .touchesCancelled:
      "The system took the touches of the gesture away, so that it is cancelled or fails."
    case .pointerEntered: "The pointer came into the view of a hover recognizer, and hovering begins."
    case .pointerMoved: "The pointer moved within the view of a hover recognizer."
    case .pointerLeft: "The pointer left the view of a hover recognizer, and hovering ends."
    case .setByCode: "Code, or the recognizer's subclass, set the state."
    case .requiredRecognizerRecognized:
      "Another recognizer, which had to fail first, recognized. So this one fails."
    case .recognizerPrevented: "Another recognizer began first and keeps this one off."
    case .delegateRefusedBegin:
      "The delegate answered no to gestureRecognizerShouldBegin, so that the gesture fails at the "
        + "moment of beginning."
    case .viewRefusedBegin:
      "A view on the way from the touched one to the recognizer's answered no to "
        + "gestureRecognizerShouldBegin."
    case .controlVetoed:
      "The touch hit a control of UIKit, which keeps a single tap of views around it off. Controls "
        + "of one's own do not."
    case .sequenceOver: "The touches of the gesture are over, and the recognizer is ready for the next."
    case .waitsInCycle:
      "Recognizers wait for each other to fail, in a circle. Their touches are over, and none of "
        + "them recognized."
    case .exclusiveByDefault:
      "Two recognizers share a touch and nobody allows both, so that the first to recognize is the "
        + "only one."
    case .cannotPrevent:
      "canPrevent of the recognizer that began says no, so that the other one may recognize too."
    case .cannotBePrevented: "canBePrevented(by:) of the second says no, so that it may recognize too."
    case .simultaneousAllowed: "A delegate lets both recognize."
    case .startsAtFirstResponder:
      "An action without a target is looked for from the first responder of the key window on, not "
        + "from the control."
    case .startsAtSender:
      "There is no first responder, so that an action without a target is looked for from the "
        + "control on."
    case .nowhereToStart:
      "There is neither a first responder nor a sender in the chain, so that nobody can be asked."
    case .noTargetForAction:
      "Nobody from where the search starts to the end of the chain has the method."
    case .targetLacksAction:
      "The target does not have the method that the action names. An app would crash with "
        + "\"unrecognized selector\"."
    case .targetGone: "Targets are not kept alive, and this one is gone."
    case .recognizerWithoutTarget:
      "A recognizer's target is nil. Controls look for somebody along the chain then, recognizers "
        + "do not."
    case .controlDisabled:
      "isEnabled of the control is off: it is hit, takes the touch, and sends nothing."
    case .cannotBecomeFirstResponder:
      "canBecomeFirstResponder is false, as it is of all but text inputs from the start."
    case .firstResponderStays:
      "The current first responder does not give up its place, so that the new one does not get it."
    case .cannotResignFirstResponder:
      "canResignFirstResponder is false, so that the responder stays first."
    case .overrideRefused: "An override of becomeFirstResponder or resignFirstResponder answered false."
    case .unknown: ""
    }
  }
}
