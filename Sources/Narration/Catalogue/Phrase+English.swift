// SPDX-License-Identifier: Apache-2.0

extension Phrase {
  var english: String {
    switch self {
    case .tap: "tap"
    case .drag: "drag"
    case .touch: "touch"
    case .dragHeading: "Touch {number}: drag from {point}"
    case .touchHeading: "Touch {number}: {touch} at {point}"

    case .handledByHitView: "{view} gets the {touch} and handles it."
    case .handledAbove: "{view} gets the {touch}, and {responder} handles it, further up the responder chain."
    case .keptByControl: "{view} gets the {touch} and, being a control, keeps it."
    case .keptByDisabledControl:
      "{view} gets the {touch} and, being a control, keeps it, although it is disabled and sends no actions."
    case .keptByControlAbove:
      "{view} gets the {touch}; it climbs to {responder} which, being a control, keeps it."
    case .keptByScrollView: "{view} gets the {touch} and, being a scroll view, keeps it."
    case .keptByScrollViewAbove:
      "{view} gets the {touch}; it climbs to {responder} which, being a scroll view, keeps it."
    case .droppedAbove:
      "{view} gets the {touch}, but nothing handles it: the event climbs to {responder} and ends there."
    case .droppedAtHitView:
      "{view} gets the {touch}, but nothing handles it: there is no next responder, and the event ends right there."
    case .droppedInCycle:
      "{view} gets the {touch}, but nothing handles it: the next of {responder} leads back into the chain, "
        + "and the event ends there."
    case .dropped: "{view} gets the {touch}, but nothing handles it."
    case .undecidedClasses:
      "{view} gets the {touch}. Nothing is known to handle it; the source does not tell whether {names} would."
    case .undecidedControllers:
      "{view} gets the {touch}. Nothing shown here handles it; the source does not tell of view controllers."
    case .undecidedUnsimulatedHitView:
      "{view} gets the {touch}; its class handles touches in a way that this version does not simulate."
    case .undecidedUnsimulated:
      "{view} gets the {touch}. Nothing is known to handle it; what {names} would do with it is not simulated "
        + "in this version."
    case .endsDifferently: "{view} gets the {touch}; {text}."
    case .partByHitView: "it handles {names} only"
    case .partHandled: "{responder} handles {names}"
    case .partKept: "{responder} keeps {names}"
    case .partEndsOne: "{names} ends at {responder}"
    case .partEndsMany: "{names} end at {responder}"
    case .partSeparator: ", "
    case .cancelled: "The {touch} is then cancelled."
    case .asFarAsKnown: "{text}, as far as is known"
    case .unclaimed: "Nobody gets the {touch}: no window claimed it."

    case .hidden: "hidden"
    case .alphaBelow: "alpha {alpha} is below {threshold}"
    case .alphaRoundedBelow: "alpha {alpha}, kept by the layer as {stored}, is below {threshold}"
    case .interactionDisabled: "user interaction disabled"
    case .zeroSize: "its bounds are empty ({width} × {height} pt)"
    case .pointInsideSaysNo: "its point(inside:) says no, though the point is inside its bounds"
    case .pointInsideSaysYes: "its point(inside:) says yes, though the point is outside its bounds"
    case .pointInsideSaysYesBeyond: "its point(inside:) says yes, though the point is {place}"
    case .customHitTest: "its override of hitTest decides"
    case .declaredHitTest: "its override of hitTest: {what}"
    case .redirect: "redirect to {view}"
    case .nonInvertibleTransform: "its transform has no inverse, so no point of it is under the finger"
    case .animating: "an animation without allowUserInteraction is running"

    case .ownHidden: "it is hidden"
    case .ownAlpha: "its {text}"
    case .ownZeroSize: "its bounds are empty ({width} × {height} pt)"
    case .ownInteractionDisabled: "its user interaction is disabled"

    case .outsideBounds: "{place} its bounds"
    case .onEdge: "on its {edge}, which is outside"
    case .onCorner: "on its bottom right corner, which is outside"
    case .left: "{x} left of"
    case .right: "{x} right of"
    case .above: "{y} above"
    case .below: "{y} below"
    case .leftAbove: "{x} left of and {y} above"
    case .leftBelow: "{x} left of and {y} below"
    case .rightAbove: "{x} right of and {y} above"
    case .rightBelow: "{x} right of and {y} below"
    case .leftEdge: "left edge"
    case .rightEdge: "right edge"
    case .topEdge: "top edge"
    case .bottomEdge: "bottom edge"
    case .points: "{number} pt"
    case .lessThanPoints: "less than {number} pt"

    case .superviewNamed: "its superview {view}"
    case .ancestorNamed: "its ancestor {view}"
    case .someAncestor: "an ancestor"
    case .outsideAncestor: "the touch is outside {ancestor}"
    case .outsideAncestorAt: "the touch is outside {ancestor}, {place}"
    case .ancestorHidden: "{ancestor} is hidden"
    case .ancestorAlpha: "{ancestor} is too transparent: {reason}"
    case .ancestorInteractionDisabled: "{ancestor} has user interaction disabled"
    case .siblingInFront: "{view} in front took the touch"
    case .someSiblingInFront: "a view in front took the touch"
    case .windowInFront: "window {view} in front took the touch"
    case .someWindowInFront: "a window in front took the touch"
    case .notInWindow: "it is in no window"
    case .notReached: "the walk did not come this far"
    case .notReachedFrom: "{view} did not ask it"

    case .handledByResponder: "implements the touches method and does not call super"
    case .swallowedByControl: "controls keep their touches"
    case .swallowedByScrollView: "scroll views keep their touches"
    case .chainEnded: "there is no next responder"
    case .noWindow: "no window claimed the touch"
    case .chainCycle: "its next leads back into the chain"

    case .stepPassedOver: "{view} is passed over: {reason}."
    case .stepRefused: "{view} says no: {reason}."
    case .stepRefusedWithoutReason: "{view} says no."
    case .stepRefusedAtPoint: "{view} says no: the point is {place}."
    case .stepHitWithoutSubviews: "{view} contains the point and has no subviews: it returns itself."
    case .stepHitAfterSubviews:
      "{view} contains the point, and none of its subviews takes it: it returns itself."
    case .stepClaimed: "{view} claims the point ({reason}) and returns {result}."
    case .stepPassedUp:
      "{view} contains the point, asks its subviews from front to back and returns {result}."
    case .stepOverrideNil: "{view} overrides hitTest and returns nil."
    case .stepOverrideItself: "{view} overrides hitTest and returns itself."
    case .stepOverrideOther: "{view} overrides hitTest and returns {result}."
    case .stepByCode: "Called by code: {text}"

    case .returnedByOverride: "{result} is returned by {view}'s override of hitTest."
    case .bypassedRefusal: "The override goes past what would refuse: {reason}."

    case .viewHit: "{view} is the hit-test view: it gets the touch."
    case .viewPassedUp: "{view} was asked and returned another view."
    case .viewRefused: "{view} was asked and says no: {reason}."
    case .viewRefusedAtPoint: "{view} was asked and says no: the point is {place}."
    case .viewNotAsked: "{view} was never asked: {reason}."
    case .viewNotAskedWithoutReason: "{view} was never asked."
    case .viewPassedOver: "{view} was passed over: {reason}."
    case .viewNotAskedWouldRefuse: "{view} was never asked: {text}, and {reason}, so it would refuse."
    case .viewNotAskedWouldNotBe:
      "{view} was never asked: {text}, and {reason}, so it would not be asked anyway."
    case .viewPoint: "In its own coordinates the touch is at {point}."
    case .viewPointInside: "In its own coordinates the touch is at {point}, inside its bounds."
    case .viewPointOutside: "In its own coordinates the touch is at {point}, outside its bounds."

    case .handlesMethods: "handles {names}"
    case .keepsMethods: "keeps {names}"
    case .methodEndsHere: "{names} ends here"
    case .methodsEndHere: "{names} end here"

    case .lineReason: "{text}: {reason}"
    case .linePassedOver: "{text}: passed over, {reason}"
    case .lineNeverAsked: "{names}: never asked, {reason}"
    case .lineReturned: "{result}: returned by the override of {view}"
    case .lineOfChain: "{name} ({text}): {what}"

    case .recognizersOne:
      "One gesture recognizer sees this touch too: {names}. It is not simulated in this version; "
        + "it may delay or cancel what is told here."
    case .recognizersMany:
      "{count} gesture recognizers see this touch too: {names}. They are not simulated in this version; "
        + "they may delay or cancel what is told here."
    case .unknownOfScreen: "Not known: {what}."
    case .unknownOfViews: "Not known of {views}: {what}."
    case .andMore: "{names} and {count} more"
    case .listSeparator: ", "
    case .quotedName: "{name} “{text}”"
    case .point: "({x}, {y})"
    case .size: "{width} × {height} pt"

    case .foldedClass: "{count} × {className}, never asked"
    case .foldedViews: "{count} views, never asked"
    case .moreSteps: "… {count} more in the table"
    case .gapInSteps: "{count} of {total} steps are left out here"
    case .moreViews: "and {count} more views"
    case .moreTouches: "and {count} more touches"
    case .neverAskedCount: "{count} of {total} views were never asked"
    case .neverAskedOne: "{count} of {total} views was never asked"
    case .returns: "returns {result}"
    case .passesAlike:
      "UIKit makes this walk {count} times for one touch-down, each time with the same result; the last one counts."
    case .passesDiffer: "UIKit walked {count} times, and the walks differ; the last one, shown here, counts."
    case .pass: "Walk {number}"
    case .onePass: "The walk was made once."

    case .overlayLabel: "The screen with the {touch} at {point}; the hit-test view is {view}."
    case .overlayLabelWithoutHit: "The screen with the {touch} at {point}; no view is hit."
    case .hitPathLabel: "The views that were asked, as a tree, down to the hit-test view {view}."
    case .hitPathLabelWithoutHit: "The views that were asked, as a tree; no view is hit."
    case .chainLabel: "The responder chain from {view}, with what each responder does."
    case .traceFormat: "trace format {version}"
    case .walkCaption: "The {count} calls of hitTest, in order"
    case .chainCaption: "The {count} responders, from the hit-test view up"
    }
  }
}
