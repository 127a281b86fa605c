// SPDX-License-Identifier: Apache-2.0

import Trace

extension English {
  static func clause(_ clause: ReasonClause) -> String? {
    let object = clause.subject ?? "another object"
    switch clause.code {
    case .multipleTouchDisabled:
      return "it takes one touch at a time and has one (isMultipleTouchEnabled is off)"
    case .exclusiveTouch:
      return "\(object) has a touch, and one of the two views is exclusive (isExclusiveTouch)"
    case .interactionIgnored: return "the application ignores interaction, or the window is disabled"
    case .interrupted: return "the system interrupted the touch"
    case .recognizerDelaysBegan: return "\(object) delays it while undecided (delaysTouchesBegan)"
    case .recognizerDelaysEnded: return "\(object) delays it while undecided (delaysTouchesEnded)"
    case .recognizersFailed:
      return clause.subject.map { "\($0) does not delay it any more" } ?? "nothing delays it any more"
    case .recognizerCancelledTouches: return "\(object) recognized and cancels touches in the view"
    case .scrollViewTookOver: return "\(object) scrolls with the touch"
    case .touchesShouldBeginRefused: return "touchesShouldBegin of \(object) said no"
    case .controlDisabled: return "the control is disabled"

    case .setByCode: return "its code set the state"
    case .tapsCompleted:
      return clause.numbers["taps"].map { $0 == "1" ? "the tap was made" : "\($0) taps were made" }
        ?? "the taps were made"
    case .movedTooFar:
      return "a finger moved \(clause.number("distance")) pt, and \(clause.number("allowed")) pt are allowed"
    case .heldTooLong:
      return "a finger stayed longer than the \(clause.number("allowed")) s that are allowed"
    case .tooManyTouches:
      return "\(fingers(clause.number("touches"))), and \(clause.number("allowed")) allowed"
    case .tooFewTouches: return "\(fingers(clause.number("touches"))), and \(clause.number("needed")) needed"
    case .nextTapLate: return "the next tap did not come within \(clause.number("allowed")) s"
    case .heldLongEnough: return "a finger stayed \(clause.number("duration")) s"
    case .liftedTooSoon: return "the fingers were lifted too soon"
    case .movedFarEnough: return movement(clause.numbers)
    case .wrongDirection: return "the fingers moved in a direction that does not count"
    case .startedOffEdge: return "the finger did not start at an edge that it looks at"
    case .touchesMoved: return "the fingers moved on"
    case .touchesLifted: return "the fingers were lifted"
    case .touchesCancelled: return "the system took the touches away"
    case .pointerEntered: return "the pointer came into its view"
    case .pointerMoved: return "the pointer moved within its view"
    case .pointerLeft: return "the pointer left its view"
    case .requiredRecognizerRecognized: return "\(object), which must fail first, recognized"
    case .recognizerWaitsFor: return "it waits for \(object) to fail"
    case .recognizerPrevented: return "\(object) prevents it"
    case .delegateRefusedBegin: return "gestureRecognizerShouldBegin of its delegate \(object) said no"
    case .viewRefusedBegin: return "gestureRecognizerShouldBegin of \(object) said no"
    case .controlVetoed: return "\(object) is a system control and goes first"
    case .recognizerDisabled: return "it was disabled"
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
    case .noTargetForAction: return "no responder of the chain performs it"
    case .nowhereToStart: return "there is no responder to start looking for a target at"
    case .targetLacksAction: return "\(object) does not have the method, so an app would crash"
    case .recognizerWithoutTarget: return "a recognizer's action needs a target; none is looked up"
    case .targetGone: return "the target is gone"
    case .cannotBecomeFirstResponder: return "canBecomeFirstResponder is false"
    case .firstResponderStays: return "\(object) is first responder and does not resign"
    case .cannotResignFirstResponder: return "canResignFirstResponder is false"
    case .overrideRefused: return "an override said no"
    case .noFirstResponder: return "there is nobody to receive it"
    default: return nil
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
