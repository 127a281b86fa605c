// SPDX-License-Identifier: Apache-2.0

import Trace

extension English {
  /// A clause that says why.
  static func text(_ reason: ReasonText) -> String {
    let subject = reason.subject
    let object = subject ?? "another object"
    switch reason.code {
    case .hidden: return reason.isHypothetical ? "it is hidden" : "hidden"
    case .alphaBelowThreshold: return (reason.isHypothetical ? "its " : "") + alpha(reason)
    case .interactionDisabled:
      return reason.isHypothetical ? "its user interaction is disabled" : "user interaction disabled"
    case .pointOutsideBounds: return reason.place.map(words) ?? "outside its bounds"
    case .zeroSize: return "its bounds are empty (\(reason.number("width")) × \(reason.number("height")) pt)"
    case .customPointInside where reason.numbers.isEmpty:
      return "its point(inside:) says no, though the point is inside its bounds"
    case .customPointInside:
      return "its point(inside:) says yes, though the point is "
        + (reason.place.map(words) ?? "outside its bounds")
    case .customHitTest:
      switch reason.override {
      case .declared(let what) where reason.isHypothetical: return "its override of hitTest says no (\(what))"
      case nil: return "its override of hitTest decides"
      case .redirect(let view): return "its override of hitTest: redirect to \(view)"
      case .declared(let what): return "its override of hitTest: \(what)"
      }
    case .nonInvertibleTransform: return "its transform has no inverse, so no point of it is under the finger"
    case .animating: return "an animation without allowUserInteraction is running"

    case .outsideAncestor:
      return "the touch is outside \(ancestor(reason))" + (reason.place.map { ", \(words($0))" } ?? "")
    case .ancestorHidden: return "\(ancestor(reason)) is hidden"
    case .ancestorAlpha: return "\(ancestor(reason)) is too transparent: \(alpha(reason))"
    case .ancestorInteractionDisabled: return "\(ancestor(reason)) has user interaction disabled"
    case .siblingInFront: return "\(subject ?? "a view") in front took the touch"
    case .windowInFront: return "\(subject.map { "window \($0)" } ?? "a window") in front took the touch"
    case .notInWindow: return "it is in no window"
    case .notReached: return subject.map { "\($0) did not ask it" } ?? "the walk did not come this far"

    case .handledByResponder: return "implements the touches method and does not call super"
    case .swallowedByControl: return "controls keep their touches"
    case .touchOfAnotherView: return "the touch is another view's, and a control tracks only its own"
    case .swallowedByScrollView: return "scroll views keep their touches"
    case .chainEnded: return "there is no next responder"
    case .noWindow: return "no window claimed the touch"
    case .chainCycle: return "its next leads back into the chain"

    case .multipleTouchDisabled:
      return "it takes one touch at a time and has one (isMultipleTouchEnabled is off)"
    case .exclusiveTouch:
      return "\(object) has a touch, and one of the two views is exclusive (isExclusiveTouch)"
    case .interactionIgnored: return "the application ignores interaction, or the window is disabled"
    case .interrupted: return "the system interrupted the touch"
    case .recognizerDelaysBegan: return "\(object) delays it while undecided (delaysTouchesBegan)"
    case .recognizerDelaysEnded: return "\(object) delays it while undecided (delaysTouchesEnded)"
    case .recognizersFailed:
      return subject.map { "\($0) does not delay it any more" } ?? "nothing delays it any more"
    case .recognizerCancelledTouches: return "\(object) recognized and cancels touches in the view"
    case .scrollViewTookOver: return "\(object) scrolls with the touch"
    case .touchesShouldBeginRefused: return "touchesShouldBegin of \(object) said no"
    case .controlDisabled: return "the control is disabled"

    case .setByCode: return "its code set the state"
    case .tapsCompleted:
      return reason.numbers["taps"].map { $0 == "1" ? "the tap was made" : "\($0) taps were made" }
        ?? "the taps were made"
    case .movedTooFar:
      return "a finger moved \(reason.number("distance")) pt, and \(reason.number("allowed")) pt are allowed"
    case .heldTooLong:
      return "a finger stayed longer than the \(reason.number("allowed")) s that are allowed"
    case .tooManyTouches:
      return "\(fingers(reason.number("touches"))), and \(reason.number("allowed")) allowed"
    case .tooFewTouches: return "\(fingers(reason.number("touches"))), and \(reason.number("needed")) needed"
    case .nextTapLate: return "the next tap did not come within \(reason.number("allowed")) s"
    case .heldLongEnough: return "a finger stayed \(reason.number("duration")) s"
    case .liftedTooSoon: return "the fingers were lifted too soon"
    case .movedFarEnough: return movement(reason.numbers)
    case .stoppedContent: return "the finger stopped content that was still moving"
    case .wrongDirection: return "the fingers moved in a direction that does not count"
    case .startedOffEdge: return "the finger did not start at an edge that it looks at"
    case .touchesMoved: return "the fingers moved on"
    case .touchesLifted: return "the fingers were lifted"
    case .touchesCancelled: return "the system took the touches away"
    case .pointerEntered: return "the pointer came into its view"
    case .pointerMoved: return "the pointer moved within its view"
    case .pointerLeft: return "the pointer left its view"
    case .requiredRecognizerRecognized: return "\(object), which must fail first, recognized"
    case .recognizerPrevented: return "\(object) prevents it"
    case .delegateRefusedBegin: return "gestureRecognizerShouldBegin of its delegate \(object) said no"
    case .viewRefusedBegin: return "gestureRecognizerShouldBegin of \(object) said no"
    case .controlVetoed: return "\(object) is a system control and goes first"
    case .recognizerDisabled: return "it was disabled"
    case .partOfControl: return "it is on a private part of \(object), which does the work itself"
    case .delegateRefusedTouch: return "\(object) refused the touch"
    case .eventRefused: return "\(object) refused the event"
    case .gestureDecided: return "its gesture is decided, and its touches are not over"
    case .sequenceOver: return "its touches are over"
    case .waitsInCycle: return "it waits in a circle of failure requirements"
    case .viewRemoved: return "the view left the window"
    case .exclusiveByDefault: return "nobody lets both recognize"
    case .cannotPrevent: return "canPrevent of the first said no"
    case .cannotBePrevented: return "canBePrevented of the second said no"
    case .simultaneousAllowed: return "\(object) lets both recognize"

    case .startsAtFirstResponder: return "the search starts at the first responder"
    case .startsAtSender: return "there is no first responder, so the search starts at the sender"
    case .noTargetForAction: return "no responder from the start of the search on performs it"
    case .nowhereToStart: return "there is no responder to start looking for a target at"
    case .targetLacksAction: return "\(object) does not have the method, so an app would crash"
    case .recognizerWithoutTarget: return "a recognizer's action needs a target; none is looked up"
    case .targetGone: return "the target is gone"
    case .cannotBecomeFirstResponder: return "canBecomeFirstResponder is false"
    case .firstResponderStays: return "\(object) is first responder and does not resign"
    case .cannotResignFirstResponder: return "canResignFirstResponder is false"
    case .overrideRefused: return "an override said no"
    case .noFirstResponder: return "there is nobody to receive it"
    case .unknown: return reason.name
    }
  }

  private static func alpha(_ reason: ReasonText) -> String {
    let limit = reason.number("threshold")
    guard let stored = reason.storedAlpha else { return "alpha \(reason.number("alpha")) is below \(limit)" }
    return "alpha \(limit), kept by the layer as \(stored), is below \(limit)"
  }

  private static func ancestor(_ reason: ReasonText) -> String {
    guard let subject = reason.subject else { return "an ancestor" }
    return "its \(reason.isSuperview ? "superview" : "ancestor") \(subject)"
  }

  private static func words(_ place: ReasonText.Place) -> String {
    switch place {
    case .beyond(let edges):
      edges.map { "\(words($0.distance)) \(side($0.edge))" }.joined(separator: " and ") + " its bounds"
    case .on(let edge): "on its \(name(edge)), which is outside"
    case .onCorner: "on its bottom right corner, which is outside"
    }
  }

  private static func side(_ edge: ReasonText.Edge) -> String {
    switch edge {
    case .left: "left of"
    case .right: "right of"
    case .top: "above"
    case .bottom: "below"
    }
  }

  private static func name(_ edge: ReasonText.Edge) -> String {
    switch edge {
    case .left: "left edge"
    case .right: "right edge"
    case .top: "top edge"
    case .bottom: "bottom edge"
    }
  }

  private static func words(_ distance: ReasonText.Distance) -> String {
    switch distance {
    case .points(let number): "\(number) pt"
    case .lessThan(let number): "less than \(number) pt"
    }
  }

  private static func fingers(_ count: String) -> String {
    count == "1" ? "there was 1 finger" : "there were \(count) fingers"
  }

  private static func movement(_ numbers: [String: String]) -> String {
    let needed = numbers["needed"] ?? "?"
    if let rotation = numbers["rotation"] {
      return "the fingers turned \(rotation) rad, and \(needed) are needed"
    }
    guard let distance = numbers["distance"] else { return "the fingers moved far enough" }
    if let scale = numbers["scale"] {
      return "the fingers' distance changed by \(distance) pt to scale \(scale), and \(needed) pt are needed"
    }
    return "the fingers moved \(distance) pt, and \(needed) pt are needed"
  }
}
