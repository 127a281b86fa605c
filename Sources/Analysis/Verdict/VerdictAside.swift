// SPDX-License-Identifier: Apache-2.0

package import Trace

/// What else happens to a touch, which the verdict's act and cause do not say.
package enum VerdictAside: Hashable, Sendable {
  /// The recognizer that acts is cancelled before the finger moves on, as by its own action.
  case endsAtOnce(recognizer: String, TraceReason)
  /// JavaScript has the touch too, to its end (OW-80).
  case scriptHasTouch
  /// The page in a web view has the touch too, to its end, whatever recognizes around it (OW-82).
  case pageHasTouch
  /// JavaScript had the touch, and hears that it is cancelled, even if the recognizer that acts, `despite`, cancels no touches of
  /// views, or by something else than that recognizer (OW-80).
  case scriptIsCancelled(despite: String?, by: ScriptCanceller?)
  /// While a text is first responder, a scroll view of React Native uses a tap only to hide the keyboard (OW-80).
  case hidesKeyboardFirst(scrollView: String)
  /// A text is first responder, and neither the scroll of a scroll view nor a touch that nobody handles hides its keyboard (OW-30).
  case keyboardStays(text: String, scrollView: String?)
  /// A native view within Flutter may get the touch too, even if a widget is drawn in front of it (OW-81).
  case nativeViewToo(view: String)
  /// What is in a row or item keeps a tap that would select it (SV-9, SV-10, UC-2, RC-10); nil if the sentence names it already.
  case notSelected(cell: String, TouchKeeper?)
  /// A recognizer of a map, web view, canvas or the like may recognize too (OW-95).
  case mayActBeside(view: String, isAllowed: Bool)
  /// The recognizer that acts does not wait for another one, for more taps, which recognizes after it, or is too late since the
  /// view has left the window (GR-14).
  case doesNotWait(for: String, isTooLate: Bool)
  /// Another recognizer of the app's acts too, some seconds after the lift, as it waited for others to fail; with who lets both
  /// recognize (GR-14, GR-19).
  case actsLater(recognizer: String, seconds: Double, TraceReason?)
  /// A scroll view takes a drag at the edge of its content, where it does not bounce, so that nothing moves (SV-8).
  case staysAtEdge(scrollView: String, isCompanion: Bool)
  /// A recognizer that leaves a row its touch keeps another one from recognizing: the swipe of the list, or one of the app's
  /// (GR-18, OW-38, OW-50).
  case keepsFromRecognizing(recognizer: String, by: String)
  /// The row or item that is selected lies in front of another one of its list (HT-2).
  case coversCell(String)
  /// A menu or a press does not begin, as the finger is lifted sooner, after some seconds (GR-32, OW-46).
  case liftsTooSoon(recognizer: String, after: Double)
  /// An override of `hitTest` that lets some views' touches through does not let that of the hit-test view through (HT-17).
  case isNotLetThrough(view: String, by: String)
  /// An override of `hitTest` lets only those touches through that hit the view itself, and the hit-test view lies in it (HT-17).
  case letsOnlyItselfThrough(override: String)
  /// A control was moved from under a finger that stayed, before the lift reached it (UC-8).
  case movedAway(control: String)
  /// A control that an override returned from elsewhere has no `touchUpInside`, as the finger is beside it (UC-9).
  case isBeside(control: String)
  /// A control counts a lift some points outside its bounds as inside (UC-8).
  case countsAsInside(control: String, distance: Double)
  /// A controller does not present another one, which the code of the touch asks it to (OW-116).
  case presentsNothing(PresentationRefused)
  /// A navigation controller does not push a controller, which the code of the touch asks it to (OW-8).
  case pushesNothing(RefusedPush)
  /// Code of the touch sets a property of a control that the touch is not on.
  case sets(CodeSetting)
  /// A responder implements a method of the touch, and passes it on to where it is kept or nobody handles it (RC-10).
  case runsOwnCode(responder: String, method: ResponderMethod, isKept: Bool)
  /// The delegate of the recognizer that acts was asked about the view, and let it have the touch (GR-6).
  case delegateLetsHave
  /// `gestureRecognizerShouldBegin` of the recognizer's delegate or view let it begin by a condition that holds for this touch
  /// (GR-7).
  case delegateLetsBegin
  /// The pan that acts begins in every direction, also along the way that the list around it scrolls (GR-33).
  case beginsInEveryDirection
  /// A pan that stands for a drag of SwiftUI begins after another distance than UIKit's, in points (OW-77): the one that acts, or
  /// `loser`, which a scroll goes before.
  case beginsAfter(distance: Double, loser: String?)
  /// The pan that acts takes any number of fingers, and keeps a gesture of several fingers from recognizing (GR-33).
  case takesSeveralFingers(isScroll: Bool)
  /// A pan around a control of the app's own takes a drag, which the control could refuse, as a slider does (GR-42).
  case doesNotRefuse(control: String)
  /// A text keeps the keyboard, and a responder around the control that acts has a method that the control keeps from it (UC-2).
  case isNotCalled(responder: String, method: ResponderMethod, text: String)
  /// The delegate of a pan of the app's did not let it have the touch of a drag that scrolls (GR-6).
  case delegateRefuses(recognizer: String)
  /// The delegate of another tap of the app's like the one that acts did not let it begin (GR-7).
  case delegateKeepsFromBeginning(recognizer: String)
  /// A tap in a row of a list of SwiftUI performs other buttons of it too (OW-98).
  case rowPerforms(recognizers: [String])
  /// A button gets `touchesBegan` late, because a scroll view (SV-1) or a recognizer of the app's (GR-24) held it back: so many
  /// seconds after the finger came down, or at the lift.
  case highlightsLate(by: String, after: Double?, ofScroll: Bool)
  /// The recognizer that keeps others of the app's from recognizing has no action, so that nothing comes of it (GR-18).
  case takerHasNoAction
  /// The swipe of a list opens a row by its place, in which the touch is not (OW-38).
  case opensRow(String)
  /// The list's delegate lets its selection by two fingers begin (OW-39).
  case delegateLetsSelect(OverrideMethod)
  /// A recognizer that nothing comes of keeps a scroll view from scrolling (GR-18).
  case keepsFromScrolling(scrollView: String)
  /// A tap of the app's does not recognize, because the touch stops a scroll view (SV-11).
  case stoppedBefore(recognizer: String)
  /// A recognizer like the one that acts never sees the touch, because its view ends before the finger (GR-1).
  case misses(recognizer: String, TraceReason)
  /// A page control changes its page and has no action that would show it (UC-13).
  case hasNoAction(event: ControlEvent)
  /// The delegate of the recognizer that acts makes the recognizers of a map, web view or the like wait for it (OW-95).
  case othersWait(view: String)
  /// The view that loses the touch implements `touchesBegan` and `touchesEnded`, and not `touchesCancelled` (TE-5).
  case ignoresCancel(view: String)
  /// The view takes one touch at a time, and a recognizer for several fingers sees this one all the same (TE-7).
  case seenByRecognizer(recognizer: String)
  /// The `point(inside:)` of the view that takes the touch in front says yes here, and not everywhere in its bounds (HT-16).
  case claimsPoint(view: String)
  /// A control lies behind the dimmed screen around a sheet (OW-21).
  case liesBehindDimming(control: String)
  /// `dismiss` of a controller dismissed only what that presented, and the touch goes to it (OW-24).
  case dismissedOnlyAbove(controller: String)
  /// The touch is taken while a scroll view still delays `touchesBegan` of the view that loses it (SV-1).
  case stillHeld(by: String)
  /// A control that does nothing, or acts late for another reason, goes before a tap of the app's around it all the same (GR-38).
  case goesBefore(recognizer: String, isIdle: Bool)
  /// A page control that sends an action has changed its own page before (UC-13).
  case becomes(property: String, value: PropertyValue)
  /// The control was disabled while the finger held it, and acts all the same (UC-21).
  case disabledMeanwhile
  /// The view that loses the touch had `touchesBegan` before (GR-24).
  case hadTouchesBegan(view: String)
  /// A control or a view with a recognizer of the app's returned itself, and the override of a view around it dropped it (HT-17).
  case drops(view: String, by: String)
  /// The tap of the text that the view has by an interaction cancels the view's own touch (OW-50).
  case textCancels
  /// A control around the view in which React Native decides sends nothing, as it is not hit itself (UC-4).
  case controlAround(control: String)
  /// A context menu does not open, as it waits until the lift for a recognizer of the app's to fail (OW-46).
  case menuWaits(for: String)
  /// A recognizer of a native view in Flutter recognizes if Dart lets that view have the touch: some seconds after the lift if it
  /// waits for another one (OW-81).
  case recognizesIfLeft(recognizer: String, seconds: Double?, waitsFor: String?)
  /// The view whose recognizer acts is hit beyond what it is in, as content of SwiftUI is (OW-117).
  case hitBeyond(of: String, isClipped: Bool)
  /// The view that loses the touch runs code of the app's in `touchesCancelled` (TE-5).
  case actsWhenCancelled(responder: String)
  /// A scroll view leaves a drag to the view in which a framework decides, or which handles it: as its `delaysContentTouches` is
  /// off, or for the reason (SV-5, SV-6, GR-7).
  case leavesDrag(scrollView: String, TraceReason, isNotDelayed: Bool)
  /// A list moves its sheet, and the transform of a view turns the way of the finger upside down in it (OW-19).
  case turnsWay(view: String)
  /// The touch is in a corner of the hit-test view, or of a view around it that clips, which a `cornerRadius` only draws round (HT-23).
  case cornerTakesTouches(view: String)
  /// A control opens its menu at once, and so never sends the action that it has for a tap (OW-47).
  case opensMenuInstead(of: String)
  /// A long press sends its action at `began` and again at `ended` (GR-11).
  case sendsTwice(action: String?)
  /// The only recognizer under the finger for the drag that nobody acts on is on a view that is not above the hit-test view (GR-1).
  case doesNotSee(recognizer: String, hit: String)
  /// The delegate of the swipe back is not UIKit's, which asks for the back button and the bar (OW-8).
  case hasOtherDelegate(String)
  /// The swipe back has no delegate, which would refuse it where there is nothing to go back to (OW-8).
  case hasNoDelegate
  /// The override that returned the hit-test view, or what lies in the view, does not ask for what makes the view refuse (HT-17).
  case doesNotAsk(TraceReason)
  /// A view with a control or recognizer takes no touches while it animates, and is drawn elsewhere than its frame says (HT-27).
  case animates(view: String)
  /// A context menu does not open, as its delegate gives none (OW-46).
  case givesNoMenu
  /// A control of a class of the app's loses the touch to a tap around it, before which only UIKit's own controls go (GR-38).
  case onlySystemControlsGoFirst
  /// The only tap recognizer in a view that the finger is beside sees touches inside its own view alone (GR-1).
  case seesOnlyInside(recognizer: String)
  /// The finger is lifted outside of the view that handles the touch, which keeps it all the same (TE-2).
  case liftsOutside(view: String, distance: Double)
  /// A recognizer of the app's requires the failure of the one that acts, and so fails (GR-14).
  case failsAsRequired(recognizer: String)
  /// A list handles a tap in a cell by touches methods of its own, and does not select the cell.
  case selectsNothing(because: Because)
  /// Nothing is popped, as the swipe back begins only at the lift (OW-10), or for another cause does not begin at all (OW-8).
  case popsNothing(because: Because?)
  /// A drag that nobody handles is not passed on to what lies behind and would scroll (HT-5).
  case liesInFront(of: String)
  /// A tap that acts is on a view that lies in front of a control or a view with a recognizer of the app's (HT-5).
  case covers(view: String, control: String)
  /// A touches method of a subclass of `WKWebView` is not called, as a view inside it is what gets the touch (OW-82).
  case isNotCalledInside(view: String, method: ResponderMethod)
  /// The tap of a view acts, and the finger narrowly misses a control in that view; or a row is selected, and the finger misses the
  /// text field that is alone in it (UC-8, SV-10).
  case missesControl(String, TraceReason)
  /// The text under the finger becomes first responder although a recognizer of the app's takes the tap from it, and may lose
  /// that at once by the action (RC-15).
  case becomesFirstResponder(text: String, isLost: Bool)
  /// A recognizer of the app whose gesture is not simulated may recognize.
  /// It would take the touch from the view `from`, which acts, or keep `touchesEnded` from it while undecided (GR-25).
  case mayRecognize(recognizer: String, from: String?, holdsEnd: Bool)
  /// A recognizer of a class of the app's did not recognize as UIKit's class, and may by touches methods of its own (GR-37).
  case mayDecideItself(recognizer: String)
}

extension VerdictAside {
  /// What cancels JavaScript's touch beside a recognizer: code that disables the touch handler, or the root recognizer of React
  /// Native Gesture Handler.
  package enum ScriptCanceller: Hashable, Sendable { case code, gestureHandler }

  /// What keeps a touch from the views around it.
  package enum TouchKeeper: Hashable, Sendable {
    /// A control passes no touches on (UC-2).
    case control
    /// Nor does a text view, since iOS 11 also where it does not scroll (SV-9).
    case textView(scrolls: Bool)
    /// The touches methods of a responder do not call `super` (RC-10).
    case responder(String)
  }

  /// Whether it says who handles the touch, so that the sentence does not say that nobody does.
  package var saysWhoHandles: Bool { if case .runsOwnCode = self { true } else { false } }

  /// Whether it says what may happen instead, and not what happens as well.
  package var isAlternative: Bool {
    switch self {
    case .mayRecognize, .mayDecideItself: true
    default: false
    }
  }
}
