// SPDX-License-Identifier: Apache-2.0

import Trace

extension English {
  /// What is usually done about a reason.
  static func cure(_ code: TraceReason.Code) -> String {
    switch code {
    case .hidden:
      "Show it: isHidden = false. A view that shall be unseen and still take touches has a clear "
        + "background and alpha 1."
    case .alphaBelowThreshold: "Give it an alpha of 0.02 or more, or a clear background with alpha 1."
    case .interactionDisabled:
      "Turn it on. If the view is only decoration, put what shall react beside it instead of into "
        + "it."
    case .animating:
      "Pass options: [.allowUserInteraction]. Touches then count where the view will be, not where "
        + "it is seen on its way."
    case .pointOutsideBounds:
      "Tap inside, or grow the view, or override point(inside:with:) for a larger touch area."
    case .zeroSize:
      "Give the view a size: a missing constraint is the usual cause. clipsToBounds = true makes "
        + "the fault visible."
    case .customPointInside:
      "Look at the shape that the override tests, and in which coordinates the point comes: the "
        + "view's own."
    case .customHitTest:
      "Begin the override with super.hitTest(point, with: event), and change only that answer."
    case .nonInvertibleTransform: "Scale to 0.01 instead of 0, or set the transform back to .identity."
    case .outsideAncestor:
      "Grow the superview or put the view elsewhere. If neither works, override "
        + "point(inside:with:) of every superview that is too small."
    case .ancestorHidden: "Show the ancestor, or take the view out of it."
    case .ancestorAlpha: "Fade the ancestor to 0.02 at least, or take the view out of it."
    case .ancestorInteractionDisabled:
      "Turn it on for the container, and off only for what is decoration. An image view or a label "
        + "as a container has it off from the start."
    case .siblingInFront:
      "Change the order, make the one in front smaller, or let touches through it: "
        + "isUserInteractionEnabled = false, or a hitTest that answers nil instead of itself."
    case .windowInFront:
      "Hide the window when it is done, make it as small as what it shows, or let touches through "
        + "the window and its root view."
    case .notInWindow:
      "Add it before it is used, and look whether the controller's view is loaded and in the "
        + "window."
    case .notReached: "Look at the view that is named: it did not ask."
    case .handledByResponder: "Nothing to cure if it is meant. Else call super, or remove the method."
    case .swallowedByControl: "Use the control's actions, or a recognizer above it."
    case .touchOfAnotherView: "Set isUserInteractionEnabled = false for what lies in a control."
    case .swallowedByScrollView: "Add a tap recognizer to the scroll view, or to a view around it."
    case .chainEnded:
      "Give one of the responders the touches method, a recognizer or an action. If somebody has "
        + "one, look why it is not on the chain."
    case .noWindow:
      "A window lets touches through if its hitTest answers nil. Make sure that the one at the "
        + "back takes what is left."
    case .chainCycle: "Return super.next, or a responder above."
    case .noFirstResponder: "Make a window key, and a responder first responder."
    case .multipleTouchDisabled: "Set isMultipleTouchEnabled = true, and look at all touches of the set."
    case .exclusiveTouch:
      "That is what isExclusiveTouch is for. Turn it off if both shall be pressed together."
    case .interactionIgnored:
      "Call endIgnoringInteractionEvents on every way out. For a transition "
        + "isUserInteractionEnabled of one view is enough."
    case .interrupted: "Undo in touchesCancelled what touchesBegan did."
    case .recognizerCancelledTouches:
      "Set cancelsTouchesInView = false if both shall act, or refuse the touch in the recognizer's "
        + "delegate."
    case .scrollViewTookOver:
      "A control that is dragged needs a delegate that keeps the pan off, or delaysContentTouches "
        + "= false."
    case .touchesShouldBeginRefused: "Answer true for the views that shall react."
    case .viewRemoved: "Remove or reload when the touch is over, and handle touchesCancelled."
    case .recognizerDelaysBegan:
      "Turn delaysTouchesBegan or delaysContentTouches off if the view shall react at once."
    case .recognizerDelaysEnded:
      "Set delaysTouchesEnded = false of that recognizer, or do without the double tap."
    case .recognizersFailed: "Nothing to cure. The delay before is told by the reason that began it."
    case .recognizerDisabled:
      "Turn it on. Turning it off and on ends a gesture at once, which is sometimes meant."
    case .partOfControl: "Nothing to cure: put a recognizer of your own on the control or above it."
    case .delegateRefusedTouch:
      "Look at what the answer compares: touch.view is the deepest view. isDescendant(of:) is "
        + "mostly meant."
    case .eventRefused: "Answer true for events of touches."
    case .gestureDecided:
      "It takes touches again when all of its own are over. Drop the requirement if it waits too "
        + "long."
    case .tapsCompleted: "Nothing to cure."
    case .movedTooFar: "Raise allowableMovement of a long press. The limit of a tap is UIKit's own."
    case .heldTooLong: "A long press beside the tap takes what is held."
    case .tooManyTouches: "Set numberOfTouchesRequired or maximumNumberOfTouches to what is meant."
    case .tooFewTouches:
      "Lower numberOfTouchesRequired or minimumNumberOfTouches, or put all fingers down sooner."
    case .nextTapLate: "Nothing to cure: what waits for the failure goes on now."
    case .heldLongEnough:
      "Nothing to cure. A shorter press of a view around it comes before one of its own."
    case .liftedTooSoon:
      "Nothing to cure, unless the limits are wrong: minimumPressDuration, or how far a pan needs."
    case .movedFarEnough:
      "Nothing to cure. Of two gestures that need the same movement the first to begin wins."
    case .stoppedContent: "Nothing to cure: the next tap counts."
    case .wrongDirection:
      "Set direction of the swipe to all that are meant. A scroll view at its end leaves the drag "
        + "to the one around it."
    case .startedOffEdge: "Use a pan recognizer for drags that begin elsewhere."
    case .touchesMoved: "Nothing to cure."
    case .touchesLifted: "Nothing to cure."
    case .touchesCancelled: "Handle .cancelled in the recognizer's action as .ended without its effect."
    case .pointerEntered: "Nothing to cure."
    case .pointerMoved: "Nothing to cure."
    case .pointerLeft: "Nothing to cure."
    case .setByCode:
      "Look at where the subclass sets it. A recognizer that never leaves possible keeps others "
        + "waiting."
    case .requiredRecognizerRecognized: "That is what require(toFail:) asks for. Without it both act."
    case .recognizerPrevented:
      "Let a delegate allow both for this pair, or say by require(toFail:) which goes first."
    case .delegateRefusedBegin:
      "Look at what the answer rests on: it is asked once, when the gesture would begin."
    case .viewRefusedBegin: "Answer true, or super, for recognizers that are not meant."
    case .controlVetoed:
      "Nothing to cure: the control's own action is sent. A control of one's own gets this by "
        + "overriding gestureRecognizerShouldBegin."
    case .sequenceOver: "Nothing to cure."
    case .waitsInCycle:
      "Take one requirement out. A loop over all recognizers needs to leave out the recognizer "
        + "itself."
    case .exclusiveByDefault:
      "Answer true to shouldRecognizeSimultaneouslyWith for the pair that is meant, not for all."
    case .cannotPrevent: "Nothing to cure if both shall act."
    case .cannotBePrevented: "Nothing to cure if both shall act."
    case .simultaneousAllowed:
      "If one of the two shall act, answer by the pair: other.view, or the class."
    case .startsAtFirstResponder: "Name the target if it shall be the same with and without a keyboard."
    case .startsAtSender: "Name the target if it shall be the same with and without a keyboard."
    case .nowhereToStart: "Make a responder first responder before the command is sent."
    case .noTargetForAction:
      "Name the target, or put the method on a responder that is on the chain. In a stored "
        + "property's initializer self is no target: use lazy var."
    case .targetLacksAction:
      "Look for a colon too many or too few in the selector, or a connection of a storyboard to a "
        + "method that is gone."
    case .targetGone: "Keep the object in a property, or use an action with a closure."
    case .recognizerWithoutTarget: "Name the target."
    case .controlDisabled: "Turn it on, or take the control away if what is behind it shall react."
    case .cannotBecomeFirstResponder: "Override it to answer true."
    case .firstResponderStays:
      "Look at canResignFirstResponder and at shouldEndEditing of a text field's delegate."
    case .cannotResignFirstResponder: "Answer true once the input is valid."
    case .overrideRefused: "Answer what super answers."
    case .unknown: ""
    }
  }
}
