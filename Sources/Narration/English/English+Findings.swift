// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension FindingText {
  package func said(in _: English.Type) -> RichText {
    switch self {
    case .rule(let rule): English.rule(rule)
    case .fault(let fault):
      "\(English.sentence(fault))\(fault.others.map { " The same holds for \($0)." } as RichText?)"
    case .title(let rule, let subject): "\(subject): \(English.rule(rule))"
    case .cure(let change, let isFurther): "\(isFurther ? "And change" : "Change"): \(change)"
    case .inspector(let change, let object, let isFurther):
      "\(isFurther ? "And" : "Change:") in Interface Builder, \(English.edit(change, of: object))"
    case .proof(.proven, let changes): "Run once more with \(English.these(changes)): the finding is gone."
    case .proof(.stays, let changes):
      "Run once more with \(English.these(changes)): the finding stays; something else is in the way too."
    case .proof(.untried, let changes): changes > 1 ? "The changes were not run." : "The change was not run."
    case .severity(.error): "error"
    case .severity(.warning): "warning"
    case .severity(.note): "note"
    case .summary(let errors, let warnings, let notes):
      "\(English.count(errors, "error")), \(English.count(warnings, "warning")), \(English.count(notes, "note"))"
    case .lookedAt(let screens): "\(English.count(screens, "screen")): "
    case .scene(let name): ", scene \(name)"
    case .notCounted(let suppressed, let old):
      "; not counted: \(English.list([suppressed > 0 ? "\(suppressed) suppressed" : nil, old > 0 ? "\(old) in the baseline" : nil].compactMap { $0 }))"
    case .suppressed(let reason): "suppressed: \(reason)"
    case .inBaseline: "in the baseline"
    case .nothingFound: "Nothing found."
    }
  }
}

extension English {
  /// What to do in the inspector of an object.
  fileprivate static func edit(_ change: InspectorChange, of object: RichText) -> RichText {
    switch change.edit {
    case .tick: "tick “\(change.title)” of \(object)"
    case .untick: "untick “\(change.title)” of \(object)"
    case .enter(let value): "set “\(change.title)” of \(object) to \(value)"
    }
  }

  fileprivate static func these(_ changes: Int) -> String { changes > 1 ? "these changes" : "this change" }

  /// What a rule finds, in a few words.
  static func rule(_ rule: FindingRule) -> RichText {
    switch rule {
    case .interactionOff: "a recognizer on a view that takes no touches"
    case .underDisabled: "in a view whose user interaction is off"
    case .underHidden: "in a hidden view, or one with `alpha` 0"
    case .underTransparent: "too transparent to be hit, or in a view that is"
    case .underAnimation: "in a view with a running animation that does not allow user interaction"
    case .emptyContainer: "in a view without width or height"
    case .flatTransform: "in a view whose transform makes it flat"
    case .outsideAncestor: "outside the bounds of a superview"
    case .covered: "behind a view that does nothing with touches"
    case .coveredByOwnClass: "behind a view of the app's own class that may use the touches"
    case .coveredByWindow: "behind a window that does nothing with touches"
    case .underBar: "behind a navigation bar, tab bar or toolbar"
    case .overlappingControls: "behind another control"
    case .drawnInFront: "drawn in front by its `zPosition`, and asked after a sibling"
    case .smallControl: "less than 44 points wide or high"
    case .subviewTakesTouch: "a view in a control takes the control's touches"
    case .hitTestHidesSubviews: "an override of `hitTest` answers before it asks subviews"
    case .hitTestSkipsChecks: "an override of `hitTest` gives touches to a view that is hidden or disabled"
    case .tapStopsSelection: "a tap recognizer keeps rows from being selected"
    case .tapStopsControl: "a tap recognizer takes the touches of a control"
    case .panTakesSlider: "a pan recognizer takes the drag of a slider"
    case .panTakesDrag: "a pan recognizer takes the drag of a view that follows the finger"
    case .cancelNotHandled: "`touchesEnded` without `touchesCancelled` where touches are taken away"
    case .lateControl: "a recognizer of double taps holds back the lift of a control"
    case .doubleTapDelays: "a single tap waits for a double tap"
    case .waitsInCircle: "recognizers wait for each other to fail"
    case .gesturesExclude: "only one of two gestures of a view can recognize"
    case .longPressInside: "a long press within a view with a shorter one"
    case .edgeSwipeBlocked: "a swipe from the edge begins on a scroll view that takes it"
    case .filterByIdentity: "a filter of touches names a view, but its subviews are hit"
    case .refusesTouches: "a recognizer whose delegate refuses all touches"
    case .nestedScrolling: "a list in a scroll view that scrolls the same way"
    case .sliderInScrollView: "a slider in a scroll view that scrolls sideways"
    case .lateTouchDown: "an action for `touchDown` that comes late"
    case .controlStopsScrolling: "a drag that begins on a control does not scroll"
    case .textViewInCell: "a text in a row keeps the row from being selected"
    case .lostAction: "an action without a target that no responder implements"
    case .lostWhileEditing: "an action without a target that is lost while a text is edited"
    case .targetGone: "an action whose target is gone"
    }
  }

  /// A finding in words.
  static func sentence(_ fault: FindingText.Fault) -> RichText {
    let (subject, culprit, number) = (fault.subject, fault.culprit, fault.number)
    let isIn = fault.isItself ? "" : ", in which it lies,"
    let part: RichText = fault.isNone ? "No part of \(subject)" : "\(number) of \(subject)"
    let takes = fault.isNone ? "takes all touches" : "takes the rest"
    let cause: RichText = fault.isItself ? "it" : culprit
    return switch fault.rule {
    case .interactionOff:
      "The recognizer of \(subject) sees no touch: `isUserInteractionEnabled` of the view is off."
    case .underDisabled:
      "\(subject) gets no touch: `isUserInteractionEnabled` of \(culprit), in which it lies, is off."
    case .underHidden: "\(subject) gets no touch: \(cause)\(isIn) is hidden or has `alpha` 0."
    case .underTransparent:
      "\(subject) gets no touch: \(cause)\(isIn) has `alpha` \(number), and 0.01 or less is not hit."
    case .underAnimation:
      "\(subject) gets no touch: an animation of \(cause) runs without `allowUserInteraction`."
    case .emptyContainer: "\(subject) gets no touch: \(culprit), in which it lies, has no width or no height."
    case .flatTransform: "\(subject) gets no touch: the transform of \(cause)\(isIn) has no inverse."
    case .outsideAncestor:
      "\(part) can be touched: \(fault.isNone ? "it" : "the rest") lies outside the bounds of \(culprit)."
    case .covered:
      "\(part) can be touched: \(culprit) lies in front, \(takes) and does nothing with \(fault.isNone ? "them" : "it")."
    case .coveredByOwnClass:
      "\(part) can be touched: \(culprit) lies in front and \(takes). Whether code of its class uses \(fault.isNone ? "them" : "it") is not known."
    case .coveredByWindow:
      "\(part) can be touched: the window \(culprit) lies in front and does nothing with touches."
    case .underBar:
      "\(part) can be touched: the bar \(culprit) lies in front of \(fault.isNone ? "it" : "the rest")."
    case .overlappingControls:
      "\(part) can be touched: the control \(culprit) lies in front and \(takes)."
    case .drawnInFront:
      "\(subject) is drawn in front of \(culprit) by its `zPosition`, but \(culprit) comes later among the subviews and is asked first."
    case .smallControl: "\(subject) is hard to hit: its shorter side is \(number), less than 44 pt."
    case .subviewTakesTouch:
      "\(number) of \(subject) does nothing: \(culprit) in it is hit there, and a control does not track the touch of another view."
    case .hitTestHidesSubviews:
      "\(subject) is never asked: `hitTest` of \(culprit), in which it lies, is overridden and answers without asking its subviews."
    case .hitTestSkipsChecks:
      "\(subject) is hidden, transparent or disabled, and its override of `hitTest` gives it touches all the same."
    case .tapStopsSelection:
      "A quick tap selects nothing in \(subject): \(culprit) recognizes it and cancels the touch."
    case .tapStopsControl:
      "A quick tap does not reach the action of \(subject): \(culprit) recognizes it and cancels the touch."
    case .panTakesSlider, .panTakesDrag:
      "A drag of \(subject) is taken by \(culprit), which recognizes it and cancels the touch."
    case .cancelNotHandled:
      "\(subject) has `touchesBegan` and `touchesEnded`, but no `touchesCancelled`, which is what comes when \(culprit) takes the touch."
    case .lateControl:
      "A tap on \(subject) acts up to \(number) late: \(culprit) holds back the lift while it waits for another tap."
    case .doubleTapDelays: "\(subject) comes \(number) late: it waits until \(culprit) fails."
    case .lostAction:
      "An action of \(subject) has no target, and no responder in its chain is declared to implement it."
    case .lostWhileEditing:
      "An action of \(subject) has no target; while \(culprit) is first responder, no responder in the chain from there implements it."
    case .targetGone: "An action of \(subject) reaches nobody: its target is gone."
    case .waitsInCircle where culprit == subject: "\(subject) never recognizes: it waits for itself to fail."
    case .waitsInCircle:
      "\(subject) and \(culprit) never recognize: each waits for the other to fail, in a circle."
    case .gesturesExclude:
      "Only one of \(subject) and \(culprit) recognizes: the same fingers make both gestures, and nobody lets them recognize together."
    case .longPressInside:
      "\(subject) never recognizes: \(culprit), on a view around it, recognizes after \(number), no later, and prevents it."
    case .edgeSwipeBlocked:
      "\(subject) fails where \(culprit) reaches the edge: the scroll view begins with the same movement and is nearer."
    case .filterByIdentity:
      "The delegate of \(subject) compares the touch's view with \(culprit), but there its subviews are hit."
    case .refusesTouches: "\(subject) never recognizes: its delegate refuses all touches."
    case .nestedScrolling: "\(subject) does not scroll where \(culprit) in it scrolls the same way."
    case .sliderInScrollView:
      "A quick drag of \(subject) scrolls \(culprit): the touch is withheld for 0.15 s, and by then it scrolls."
    case .lateTouchDown: "`touchDown` of \(subject) comes late: \(culprit) withholds the touch."
    case .controlStopsScrolling:
      "A drag that begins on \(subject) does not scroll \(culprit): `delaysContentTouches` is off, and a control keeps its touch."
    case .textViewInCell: "A tap on \(subject) does not select its row: a text view keeps its touches."
    }
  }
}
