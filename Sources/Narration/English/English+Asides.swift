// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// What else becomes of a touch, and what is not known of it.
extension English {
  /// What else becomes of the touch, or what may happen instead.
  static func clause(_ aside: VerdictAside, _ words: VerdictWords) -> RichText {
    switch aside {
    case .endsAtOnce(let recognizer, let reason):
      "but is cancelled at once: \(words.clause(reason, of: recognizer))"
    case .pageHasTouch: "and the page has the touch too, as nothing prevents WebKit's own recognizer"
    case .scriptHasTouch: "and JavaScript has the touch too, as nothing cancels its touch handler"
    case .scriptIsCancelled(_, .code?):
      "and JavaScript's touch is cancelled, as its touch handler was disabled"
    case .scriptIsCancelled(_, .gestureHandler?):
      "and JavaScript's touch is cancelled by the root recognizer of Gesture Handler"
    case .scriptIsCancelled(let recognizer, nil):
      "and JavaScript's touch is cancelled\(recognizer.map { ", whatever the `cancelsTouchesInView` of \(words.object($0)) says" } as RichText?)"
    case .hidesKeyboardFirst(let scroll):
      "and while the keyboard shows, \(words.object(scroll)) uses a tap only to hide it unless its `keyboardShouldPersistTaps` is set"
    case .mayActBeside(let view, let isAllowed):
      "and a recognizer of \(words.object(view)) itself may recognize too\(isAllowed ? ", as the delegate lets both" : "")"
    case .doesNotWait(let later, false):
      "and it does not wait for \(words.who(later)), which recognizes after it"
    case .doesNotWait(let later, true):
      "and it does not wait for \(words.who(later)), which fails when its view leaves the window"
    case .actsLater(let other, let seconds, let reason):
      "and \(words.who(other)) acts \(words.number(seconds)) s after the lift\(reason.map { ", as \(words.clause($0, of: other))" } as RichText?)"
    case .liftsTooSoon(let recognizer, let seconds):
      "and \(words.who(recognizer)) fails: the lift after \(words.number(seconds)) s comes too soon"
    case .isNotLetThrough(let view, let override):
      "and the `hitTest` of \(words.object(override)) does not let \(words.object(view)) through"
    case .staysAtEdge(let scroll, let isCompanion):
      "and \(isCompanion ? words.object(scroll) : "it") is at its edge, where it does not bounce (`bounces`)"
    case .keepsFromRecognizing(let other, let recognizer):
      "and \(words.who(recognizer)) keeps \(words.who(other)) from recognizing"
    case .coversCell(let cell): "and it lies in front of \(words.object(cell))"
    case .letsOnlyItselfThrough(let override):
      "and \(words.object(override)) lets only touches on itself through (`hitTest`)"
    case .recognizesIfLeft(let recognizer, let seconds, let other):
      "and if Dart leaves it the touch, \(words.who(recognizer)) recognizes\(seconds.map { " \(words.number($0)) s after the lift" } as RichText?)\(other.map { ", as it waits for \(words.who($0)) to fail" } as RichText?)"
    case .hitBeyond(let view, let isClipped):
      "and it is hit beyond \(words.object(view))\(isClipped ? ", where `.clipped` or `.clipShape` hides it" : "" as RichText)"
    case .actsWhenCancelled(let responder):
      "and \(words.object(responder)) acts all the same, by code in its `touchesCancelled`"
    case .leavesDrag(let scroll, _, isNotDelayed: true):
      "and \(words.object(scroll)) does not scroll: its `delaysContentTouches` is `false`, and it takes no touch from a control that has it"
    case .leavesDrag(let scroll, let reason, isNotDelayed: false):
      "and \(words.object(scroll)) does not scroll: \(words.clause(reason, of: scroll))"
    case .ignoresCancel(let view): "and \(words.object(view)) has no `touchesCancelled`"
    case .delegateLetsBegin: "and `gestureRecognizerShouldBegin` lets it begin this way"
    case .beginsInEveryDirection: "and it begins in every direction"
    case .takesSeveralFingers(let isScroll):
      "and no `maximumNumberOfTouches` keeps \(isScroll ? "its pan" : "it") to one finger"
    case .beginsAfter(let distance, let loser):
      "and \(loser.map { words.who($0) } ?? "it") begins after \(words.number(distance)) pt (`minimumDistance`)"
    case .delegateRefuses(let recognizer):
      "and \(words.who(recognizer)) does not see it: its delegate refuses the touch"
    case .delegateKeepsFromBeginning(let recognizer):
      "and \(words.who(recognizer)) fails: `gestureRecognizerShouldBegin` of its delegate says no"
    case .rowPerforms(let recognizers):
      "and \(English.row(recognizers.map { words.object($0) })) \(recognizers.count == 1 ? "acts" : "act") too unless each button has a `buttonStyle`, as a tap in a row of a `List` performs all its buttons"
    case .highlightsLate(let holder, let seconds, let isOfScroll):
      "and it lights up only \(seconds.map { "after \(words.number($0)) s" } ?? "at the lift"), as \(words.holder(holder)) held back `touchesBegan` (\(isOfScroll ? "`delaysContentTouches`" : "`delaysTouchesBegan`" as RichText))"
    case .doesNotRefuse(let control):
      "and \(words.object(control)) does not refuse it in `gestureRecognizerShouldBegin`"
    case .isNotCalled(let responder, let method, let text):
      "and \(words.object(text)) keeps the keyboard: a control keeps its touches, so \(code: method) of \(words.object(responder)) is not called"
    case .liftsOutside(let view, let distance):
      "and \(words.object(view)) has the touch to its end, although the finger is lifted \(words.number(distance)) pt outside of it"
    case .failsAsRequired(let recognizer):
      "and \(words.who(recognizer)), which requires it to fail, does not recognize"
    case .selectsNothing(let because): "and selects nothing: \(clause(because, words))"
    case .popsNothing(let because?): "and nothing is popped: \(clause(because, words))"
    case .popsNothing(nil): "and nothing is popped, as it begins only at the lift"
    case .covers(let view, let control):
      "and \(words.object(view)) lies in front of \(words.object(control))"
    case .liesInFront(let content): "and it lies in front of \(words.object(content))"
    case .isNotCalledInside(let view, let method):
      "and \(code: method.rawValue) of \(words.object(view)) is not called: the touch is that of a view inside it"
    case .opensRow(let row):
      "and opens \(words.object(row)), which the list finds by its place, whatever lies in front"
    case .delegateLetsSelect(let method): "and \(code: method.rawValue) of its delegate lets it begin"
    case .takerHasNoAction: "and it has no action"
    case .keepsFromScrolling(let scroll): "and \(words.object(scroll)) does not scroll"
    case .misses(let recognizer, let reason):
      "and \(words.who(recognizer)) never sees it: it is \(words.place(reason) ?? "outside its bounds")"
    case .missesControl(let control, let reason):
      "and the touch misses \(words.object(control)): it is \(words.place(reason) ?? "outside its bounds")"
    case .hasNoAction(let event): "and it has no action for \(code: event.rawValue)"
    case .liesBehindDimming(let control):
      "and \(words.object(control)) lies behind the dimmed screen (`largestUndimmedDetentIdentifier`)"
    case .stoppedBefore(let recognizer):
      "and \(words.who(recognizer)) does not recognize, as no delegate lets it"
    case .claimsPoint(let view): "and the `point(inside:)` of \(words.object(view)) says yes there"
    case .seenByRecognizer(let recognizer): "but \(words.who(recognizer)) sees it all the same"
    case .runsOwnCode(let responder, let method, true):
      "but \(words.object(responder)) runs its own \(code: method) before it passes it on"
    case .runsOwnCode(let responder, let method, false):
      "and \(words.object(responder)) runs its own \(code: method) and passes it on to nobody who handles it"
    case .isBeside(let control): "and the finger is beside \(words.object(control)) (`touchUpOutside`)"
    case .countsAsInside(let control, let distance):
      "and a lift \(words.number(distance)) pt outside \(words.object(control)) still counts as inside (`touchUpInside`)"
    case .movedAway(let control):
      "and \(words.object(control)) is no longer under the finger at the lift (`touchUpOutside`)"
    case .pushesNothing(let refused):
      "but \(words.object(refused.controller)) is not pushed: \(words.clause(refused.reason, of: refused.controller))"
    case .sets(let setting):
      "and the \(code: setting.property) of \(words.object(setting.object)) becomes \(code: setting.value)"
    case .presentsNothing(let refused):
      "but \(words.object(refused.presenter)) does not present \(words.object(refused.controller)): \(words.clause(refused.reason, of: refused.presenter))"
    case .keyboardStays(let text, let scroll?):
      "and \(words.object(text)) keeps the keyboard: the `keyboardDismissMode` of \(words.object(scroll)) is `none`"
    case .nativeViewToo(let view):
      "and \(words.object(view)) in it may get the \(words.touch) too, even behind a widget"
    case .delegateLetsHave: "and its delegate lets it have this touch"
    case .othersWait(let view):
      "and its delegate makes the recognizers of \(words.object(view)) wait for it"
    case .dismissedOnlyAbove(let controller):
      "and the `dismiss` of \(words.object(controller)) before it dismissed only what that presented"
    case .doesNotSee(let recognizer, let hit):
      "and \(words.who(recognizer)) does not see it, as that is not around \(words.object(hit))"
    case .hasNoDelegate: "and it has no delegate that refuses there"
    case .hasOtherDelegate(let delegate): "and its delegate is \(words.object(delegate)) and not UIKit's"
    case .doesNotAsk(let reason): "without asking for \(gate(reason, words))"
    case .animates(let view):
      "and \(words.object(view)), which may be drawn there still, takes no touches while it animates"
    case .givesNoMenu: "and its context menu does not open, as the delegate gives none"
    case .onlySystemControlsGoFirst: "and only UIKit's own controls go before such a tap"
    case .seesOnlyInside(let recognizer):
      "and \(words.who(recognizer)) sees touches inside that view alone"
    case .notSelected(let cell, .responder(let handler)):
      "and \(words.object(cell)) is not selected, as \(words.object(handler)) does not call `super`"
    case .notSelected(let cell, .control):
      "and \(words.object(cell)) is not selected, as a control keeps its touches"
    case .notSelected(let cell, .textView(let scrolls)):
      "and \(words.object(cell)) is not selected, as a text view keeps its touches\(scrolls ? "" : ", since iOS 11 also where it does not scroll")"
    case .stillHeld(let holder):
      "while \(words.holder(holder)) still holds back `touchesBegan` (`delaysContentTouches`)"
    case .goesBefore(let recognizer, let isIdle):
      "and it goes before \(words.who(recognizer))\(isIdle ? " all the same" : "")"
    case .becomes(let property, let value):
      "and its \(code: property) becomes \(code: words.narrator.value(value))"
    case .disabledMeanwhile: "although it was disabled meanwhile: it was enabled when the finger came down"
    case .controlAround(let control):
      "and \(words.object(control)) around it sends nothing, as a control gets only touches that hit itself"
    case .drops(let view, let override):
      "and the `hitTest` of \(words.object(override)) drops \(words.object(view))"
    case .hadTouchesBegan(let view): "and \(words.object(view)) had `touchesBegan` before"
    case .textCancels: "and the tap of its `UITextInteraction` cancels its touch (`touchesCancelled`)"
    case .menuWaits(let recognizer):
      "and no context menu opens, as it waits until the lift for \(words.who(recognizer)) to fail"
    case .turnsWay(let view):
      "and the `transform` of \(words.object(view)) turns the way of the finger around"
    case .cornerTakesTouches(let view):
      "and the corner that the `cornerRadius` of \(words.object(view)) cuts off takes touches all the same"
    case .opensMenuInstead(let action): "and \(code: action) is never sent (`showsMenuAsPrimaryAction`)"
    case .sendsTwice(nil): "and the action comes twice, at `began` and `ended`"
    case .sendsTwice(let action?): "and sends \(code: action) twice, at `began` and `ended`"
    case .notSelected(let cell, nil): "and \(words.object(cell)) is not selected"
    case .becomesFirstResponder(let text, false):
      "and \(words.object(text)) becomes first responder all the same"
    case .becomesFirstResponder(let text, true):
      "and \(words.object(text)) becomes first responder and at once is not any more"
    case .keyboardStays(let text, nil): "and \(words.object(text)) keeps the keyboard"
    case .mayRecognize(let recognizer, let view, let holdsEnd):
      "\(words.object(recognizer)) recognizes, whose gesture is not simulated\(view.map { ", and takes the touch from \(words.object($0)) (`cancelsTouchesInView`)" } as RichText?)\(holdsEnd ? ", or holds back `touchesEnded` as long as it is undecided (`delaysTouchesEnded`)" as RichText : nil)"
    case .mayDecideItself(let recognizer):
      "touches methods of the class of \(words.object(recognizer)) decide otherwise"
    }
  }

  /// What the system does instead or as well; more is said below the answer.
  static func clause(_ doubt: SystemDoubt) -> RichText {
    switch doubt {
    case .dragBesideSheet: "the sheet takes it"
    case .editingGestures: "the system edits with three fingers"
    case .openMenu: "a menu is still open"
    case .searchBarButton: "the search bar has disabled it"
    case .zoomTransition: "the zoom transition takes it"
    case .clearKeyboard: "the keyboard draws nothing there"
    case .gestureInRow: "the gesture on the row's content keeps the row from acting"
    case .buttonsOfRow: "all buttons of the row act"
    case .splitViewSwipe: "the split view controller shows its column"
    case .afterDismissal: "the dismissal is still animated"
    case .driftInSheet: "the finger drifts and the sheet takes it"
    case .waitsForAll: "a recognizer of UIKit's never fails"
    case .duringPush: "the push or pop is still animated"
    case .toolbarContent: "that is an item of the toolbar, or was added after the first layout"
    case .headerTap: "it scrolls to the top"
    case .leftWindow: "nothing more comes once the view has left the window"
    case .gesturesAround: "and a gesture of SwiftUI around it may act as well"
    case .tabBarContent: "the tab bar takes it"
    case .tapBesideLink: "the other tap takes it"
    case .orderOfHosted: "the other gesture is on a view inside"
    case .hostedAnimation: "SwiftUI animates the view itself, which gets touches meanwhile"
    case .innerGestureAlone: "SwiftUI lets only the inner gesture act, as before iOS 18"
    case .hostedGestures:
      "another gesture of SwiftUI acts instead or as well, as SwiftUI decides among them by itself before iOS 18"
    case .dragOfContent: "the drag in SwiftUI keeps it from scrolling"
    case .modalSheet: "the sheet lets it through"
    case .delegateOfSwipeBack: "the app's pan does not wait for it"
    case .otherProcess: "another process, which shows what is there, has the touch"
    case .scrollAtEdge: "a scroll view under the finger scrolls instead"
    case .firstTapAfterDrag: "the first tap after such a drag selects nothing"
    case .endlessTransition: "the transition that never ended keeps touches from the app"
    case .leftUndecided: "a recognizer that never decides holds back the end of the touch"
    case .circle: "UIKit breaks the circle in which its gesture and the app's wait for each other"
    case .simultaneousInRow: "the row's button does nothing beside another tap"
    case .clearButton: "editing ends first"
    case .tapAroundSegments: "a tap of SwiftUI around it takes it"
    case .dragOnWebView: "the web view keeps it"
    case .insetOfComponent: "the component takes what is beside its content"
    case .webSwipe: "the web view goes back or forward"
    case .pageInset: "WebKit hears of no touches within the `contentInset`"
    case .pageDot: "the dot there takes the touch"
    case .underStatusBar: "the status bar takes it"
    case .formerBarItem: "the item has today's class"
    case .listWithoutBounce: "nothing moves, as over a list that cannot bounce"
    case .nestedListInSheet: "the list bounces and the sheet stays, as the list lies in another scroll view"
    case .sheetFollowsList: "the sheet follows the list, whatever its own pan waits for"
    case .responderAroundScroll: "the component around it is JavaScript's responder, and nothing scrolls"
    case .contentPopOfScreens: "React Native Screens, whose stack is its delegate, keeps it"
    case .gestureOnRepresentable:
      "the view in its representable takes no touches, and SwiftUI hits nothing there"
    case .looseTarget: "the target is gone, as nothing that the file shows keeps it"
    case .openOverrides: "what lies in front lets it through by an override that the file leaves open"
    case .strayingTap: "the tap allows that much movement"
    case .heldTap: "the tap allows so long a press"
    case .addedToCell: "it lies in the cell itself and not in its `contentView`"
    case .pointerEventsOfComponent: "the component ignores its `pointerEvents`"
    case .formerTouchHandler: "JavaScript keeps the touch, as in versions of React Native before 2017"
    case .pointerEventsOfButton:
      "Gesture Handler is of 2026 or later, whose buttons follow their `pointerEvents`"
    case .lateAtEdge: "the swipe back holds its touch-down back until the lift"
    case .componentInBar: "JavaScript believes the component elsewhere"
    case .severalTouchHandlers: "JavaScript hears of it twice and presses nothing"
    case .componentInCallout: "the callout has the press"
    case .edgePopOfScreens: "this one is off too"
    case .heldByFlutter: "Flutter holds it back until Dart decides, so that it comes late or never"
    case .scrubbedPages: "it follows the finger from page to page (`allowsContinuousInteraction`)"
    case .touchOnAnimation: "UIKit drops a touch on a view that animates"
    case .systemStroke: "the system takes a drag from the bottom edge"
    case .barSwipe: "the swipe that hides the bars keeps it from recognizing"
    case .bouncingZoom: "the zoom bounces and the refresh control refreshes"
    case .routeSwipe: "the route goes back"
    case .tabBarButtons: "the tabs lie elsewhere"
    case .linkAtEnd: "the text ends with a link, which opens"
    case .itemMovement: "UIKit moves the item"
    case .repeatedCall: "and `shouldInteractWith` may be called several times"
    case .nestedSimultaneous: "a `.simultaneousGesture` on a view inside keeps the `.gesture` away"
    case .tapAroundSwitch: "the tap around the switch takes it"
    case .pageTurn: "the page controller turns the page"
    case .disabledInFront: "UIKit passes over a disabled control, and what lies behind it acts"
    case .disabledInRow: "the row is selected"
    case .inDisabledControl: "the disabled control around it keeps the touch"
    case .disabledWhileHeld: "the control gives up when it is disabled"
    case .contentBeyond: "content in front that reaches beyond its superview takes it"
    case .clippedContent: "content that `.clipped` or `.clipShape` hides there takes it"
    case .gestureBehindView: "the gesture is on content behind the view that is hit"
    case .viewInWebView:
      "the view that is hit inside the web view has another class, which `hitTest` asks for"
    case .gestureShape: "the view of the SwiftUI gesture is not hit there"
    case .windowContainers: "UIKit has views between the window in front and its root view"
    }
  }
}
