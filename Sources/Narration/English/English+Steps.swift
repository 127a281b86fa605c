// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension StepText {
  func said(in _: English.Type) -> RichText {
    // A sentence may begin with the role of UIKit's own recognizer: "the scroll of List".
    if case .row = self { sentence } else { sentence.capitalized }
  }

  private var sentence: RichText {
    switch self {
    case .asksSubviews(let view):
      "The point is inside \(view), so its subviews are asked, from front to back."
    case .asksSubviewsThough(let view, let claim):
      "\(view) claims the point: \(claim). So its subviews are asked, from front to back."
    case .asksOthersItself(let view): "\(view) overrides `hitTest` and asks other views itself."
    case .returnsItself(let view):
      "None of the subviews of \(view) takes the touch, so \(view) returns itself."
    case .passesThrough(let view):
      "None of the subviews of \(view) takes the touch, and its override of `hitTest` returns `nil` instead of \(view): the touch passes through."

    case .again(let touch, let count, let point, true):
      "\(touch ?? "The finger") moves \(count == 1 ? "once more" : "\(count) more times"), to \(point), and the same happens\(count == 1 ? "" : " each time")."
    case .again(let touch, let count, let point, false):
      "\(touch ?? "The finger") \(count == 1 ? "still rests" : "rests \(count) more times") at \(point), and the same happens\(count == 1 ? "" : " each time")."

    case .statement(let statement, let it): sentence(statement, it)
    case .row(let names): English.row(names)

    case .phase(.hitTest): "Hit test"
    case .phase(.began): "Finger down"
    case .phase(.moved): "Move"
    case .phase(.ended): "Finger up"
    case .phase(.cancelled): "Cancelled"
    case .phase(.later): "Later"

    case .refuseAll(let refusals): "\(clause(refusals))."
    case .refuseAllLine(let refusals): clause(refusals)
    }
  }

  private func sentence(_ statement: StepStatement, _ it: Narrator) -> RichText {
    switch statement {
    case .down(let point, let view?, let taps):
      "The finger is down at \(it.point(point))\(taps > 1 ? ", for tap number \(taps)" : ""). \(object: view) is the touch's view until it ends, wherever the finger goes."
    case .down(let point, nil, _): "The finger is down at \(it.point(point)), and the touch has no view."
    case .moves(let point): "The finger moves to \(it.point(point))."
    case .rests(let point): "The finger rests at \(it.point(point))."
    case .lifts(let point): "The finger is lifted at \(it.point(point))."
    case .isCancelled(let point): "The system cancels the touch, which is at \(it.point(point))."
    case .otherTouch(let touch, let phase, let point):
      "Then \(code: touch) \(English.words(phase)) \(it.point(point))."

    case .sent(let receivers):
      "`sendEvent` of \(it.identifiers(receivers)) hands out the touch: to gesture recognizers first, then to the view."
    case .collected([]): "No gesture recognizer will get this touch."
    case .collected(let who):
      "\(it.row(who)) will get this touch: \(who.count == 1 ? "it is a recognizer" : "they are recognizers") of the hit-test view or of views above it."
    case .chain(let responders):
      "The responder chain goes from the hit-test view up: \(it.chain(responders))."

    case .gets(let responder, let method): "\(object: responder) gets \(code: method)."
    case .keeps(let responder, let method, .ownMethod):
      "\(object: responder) gets \(code: method) and handles it: it implements the method and does not call `super`."
    case .keeps(let responder, let method, .control):
      "\(object: responder) gets \(code: method) and keeps it, as controls do: nobody above it hears of it."
    case .keeps(let responder, let method, .disabledControl):
      "\(object: responder) gets \(code: method) and keeps it, but does nothing: the control is disabled."
    case .keeps(let responder, let method, .scrollView):
      "\(object: responder) gets \(code: method) and keeps it, as scroll views do: nobody above it hears of it."
    case .passesOn(let responder, let method, let next, let relation, true):
      "\(object: responder) runs its own \(code: method) and calls `super`, which passes it on to its \(words(relation)), \(object: next)."
    case .passesOn(let responder, let method, let next, let relation, false):
      "\(object: responder) does not handle \(code: method) and passes it on to its \(words(relation)), \(object: next)."
    case .drops(let responder, let method, let reason, isEntered: true):
      "\(object: responder) gets \(code: method), and it ends here unhandled: \(it.reason(reason, of: responder))."
    case .drops(let responder, let method, let reason, isEntered: false):
      "\(code: method) ends at \(object: responder): \(it.reason(reason, of: responder))."
    case .climbs(let method, let from, let to, let ending):
      "\(code: method) climbs from \(object: from) to \(object: to)\(words(ending, it))."
    case .nobodyGets(let reason): "Nobody gets the touch: \(it.reason(reason, of: ""))."
    case .change(let change): sentence(change, it)

    case .passedOver(let who, let reason):
      "\(it.row(who)) \(who.count == 1 ? "does" : "do") not get the touch: \(it.reason(reason, ofRecognizer: who[0]))."
    case .question(let question):
      "\(object: question.asked) is asked \(words(question, it)): \(question.answer ? "yes" : "no")."
    case .requires(let recognizer, let other):
      "From now on \(it.object(recognizer)) has to wait until \(it.object(other)) fails."
    case .circle(let who):
      who.count == 1
        ? "\(it.row(who)) requires itself to fail, so it cannot recognize."
        : "\(it.row(who)) wait for each other in a circle, so none of them can recognize."
    case .receive(let who, let method): "\(it.row(who)) \(who.count == 1 ? "gets" : "get") \(code: method)."
    case .ignoresTouch(let recognizer): "\(it.object(recognizer)) does not count the touch to its gesture."
    case .waits(let recognizer, let others):
      "\(it.object(recognizer)) could recognize now, but has to wait until \(it.row(others)) fails."
    case .isReady(let who): "\(it.row(who)) \(who.count == 1 ? "is" : "are") ready for the next gesture."
    case .changesState(let who, let from, let to, let reason):
      words(it.object(who), from, to, it.reason(reason, ofRecognizer: who))
    case .cannotGo(let recognizer, let from, let to):
      "\(it.object(recognizer)) asks for \(code: to), but there is no way there from \(code: from), so nothing changes."
    case .prevents(let winner, let losers, let fail, let reason):
      "\(it.object(winner)) prevents \(it.row(losers))\(fail ? ", which \(losers.count == 1 ? "fails" : "fail")" : ""): \(it.reason(reason, ofRecognizer: losers[0]))."
    case .spares(let winner, let others, let reason):
      "\(it.object(winner)) does not prevent \(it.row(others)): \(it.reason(reason, ofRecognizer: others[0]))."
    case .timer(let timer, let owner, let time): "At \(it.seconds(time)) s \(words(timer, it.object(owner)))."

    case .tracks(let control, .beginTracking, false):
      "\(object: control) does not track the finger (`beginTracking` returns `false`)."
    case .tracks(let control, .beginTracking, _):
      "\(object: control) begins to track the finger (`beginTracking` returns `true`)."
    case .tracks(let control, .continueTracking, false):
      "\(object: control) stops tracking the finger (`continueTracking` returns `false`)."
    case .tracks(let control, .continueTracking, _):
      "\(object: control) goes on tracking the finger (`continueTracking` returns `true`)."
    case .tracks(let control, .endTracking, _):
      "\(object: control) ends its tracking, since the finger is lifted (`endTracking`)."
    case .tracks(let control, .cancelTracking, _):
      "\(object: control) ends its tracking without a lift (`cancelTracking`)."
    case .isNow(let object, let properties, let value):
      "\(it.codes(properties)) of \(object: object) \(properties.count == 1 ? "is" : "are") now \(code: value)."
    case .changed(let object, let properties): "\(it.codes(properties)) of \(object: object) change."
    case .controlEvents(let control, let events, true):
      "\(object: control) sends the actions that are registered for \(it.codes(events.map(\.rawValue)))."
    case .controlEvents(let control, let events, false):
      "\(object: control) sends \(it.codes(events.map(\.rawValue))), but no action is registered for \(events.count == 1 ? "it" : "them")."
    case .controlEvents(let control, let events, nil):
      "\(object: control) sends \(it.codes(events.map(\.rawValue)))."
    case .search(let search):
      "\(code: search.action) has no target\(search.start.map { ", so one is looked for from \(object: $0) on" } as RichText?): \(it.reason(search.reason, of: search.start ?? ""))."
    case .targetAsked(let asked):
      asked.answer
        ? "\(object: asked.responder) can perform \(code: asked.action), so it is the target."
        : "\(object: asked.responder) cannot perform \(code: asked.action)."
    case .action(let action): English.say(it.line(action))
    case .dropped(let action): English.say(it.line(action))
    case .callback(let callback): English.say(it.line(callback))
    case .scrolls(let recognizer, let scrollView, let state):
      "\(it.object(recognizer)) lets \(object: scrollView) scroll (\(code: state))."
    case .firstResponder(let from?, let to?):
      "\(object: to) becomes first responder instead of \(object: from)."
    case .firstResponder(nil, let to?): "\(object: to) becomes first responder."
    case .firstResponder(let from?, nil): "\(object: from) is not first responder any more."
    case .firstResponder(nil, nil): "There is no first responder."
    case .staysNoResponder(let refused):
      "\(code: refused.method) of \(object: refused.responder) does nothing: \(it.reason(refused.reason, of: refused.responder))."
    case .presentsNothing(let refused):
      "\(object: refused.presenter) does not present \(object: refused.controller): \(it.reason(refused.reason, of: refused.presenter))."
    case .eventGets(let event):
      "\(object: event.responder) gets \(code: event.method)\(event.what.isEmpty ? "" : " (\(event.what))")."
    case .input(let input): sentence(input, it)

    case .asked(let views): "\(it.identifiers(views)) is asked."
    case .answered(let view, let result):
      "\(object: view) returns \(result.map(RichText.init(object:)) ?? "`nil`")."
    case .found(let view?): "The hit test is over: \(it.object(view)) is the hit-test view."
    case .found(nil): "The hit test is over: no view takes the touch."
    }
  }

  private func sentence(_ change: DeliveryChange, _ it: Narrator) -> RichText {
    let view = RichText(object: change.view)
    let method = it.method(of: change)
    let reason = it.reason(change.reason, of: change.view)
    return switch change.kind {
    case .withheld: "\(view) will not get the touch: \(reason)."
    case .held: "\(view) does not get \(method) yet: \(reason)."
    case .released: "\(view) can get \(method) now: \(reason)."
    case .discarded: "\(view) will never get \(method): \(reason)."
    case .taken: "\(view) loses the touch: \(reason)."
    case .detached: "\(view) left the window and gets nothing more of the touch."
    }
  }

  private func sentence(_ input: InputReceived, _ it: Narrator) -> RichText {
    let detail = input.words
    return switch (input.input, input.object) {
    case (.set, let object?): "Code sets \(code: detail) on \(object: object)."
    case (let kind, let object?):
      "Code calls \(code: kind) of \(object: object)\(detail.isEmpty ? "" : " (\(detail))")\(input.reason.map { ": \(it.reason($0, of: object))" } as RichText?)."
    case (_, nil): "\(it.clause(input))."
    }
  }

  private func words(
    _ recognizer: RichText, _ from: GestureState, _ to: GestureState, _ reason: RichText
  ) -> RichText {
    switch to {
    case .possible: "\(recognizer) is ready for the next gesture."
    case .failed: "\(recognizer) fails: \(reason)."
    case .ended where from == .possible: "\(recognizer) recognizes its gesture: \(reason)."
    case .began: "\(recognizer) recognizes that its gesture begins: \(reason)."
    case .changed: "The gesture of \(recognizer) changes: \(reason)."
    case .ended: "The gesture of \(recognizer) ends: \(reason)."
    case .cancelled: "The gesture of \(recognizer) is cancelled: \(reason)."
    }
  }

  private func words(_ ending: StepStatement.Ending?, _ it: Narrator) -> RichText {
    switch ending {
    case nil: ""
    case .kept(.ownMethod)?: ", which handles it"
    case .kept(.control)?: ", which keeps it, as controls do"
    case .kept(.disabledControl)?: ", which keeps it, as disabled controls do"
    case .kept(.scrollView)?: ", which keeps it, as scroll views do"
    case .dropped(let reason, let responder)?: " and ends there: \(it.reason(reason, of: responder ?? ""))"
    }
  }

  private func clause(_ it: StepText.Refusals) -> RichText {
    let className = it.className.map { " \(code: $0)" } as RichText?
    let reason = it.reason.map { ": \(clause($0))" } as RichText?
    return "\(it.count)\(className) views, \(it.first) to \(it.last), refuse\(reason)"
  }

  private func clause(_ it: PictureText.GroupReason) -> RichText {
    switch it {
    case .hidden, .alphaBelowThreshold, .animating: "they are \(English.words(it))"
    case .interactionDisabled: "their user interaction is disabled"
    case .pointOutsideBounds: "the point is \(English.words(it))"
    case .zeroSize, .customPointInside, .customHitTest, .nonInvertibleTransform: English.words(it)
    }
  }

  private func words(_ next: StepStatement.NextRelation) -> String {
    switch next {
    case .superview: "superview"
    case .viewController: "view controller"
    case .next: "next responder"
    }
  }

  private func words(_ record: QuestionRecord, _ it: Narrator) -> RichText {
    let about = it.object(record.recognizer ?? record.asked)
    let other = record.other.map(it.object)
    return switch record.question {
    case .shouldReceiveEvent: "whether \(about) may get the event (`shouldReceiveEvent`)"
    case .shouldReceiveTouch: "whether \(about) may get the touch (`shouldReceiveTouch`)"
    case .shouldBegin: "whether \(about) may begin (`gestureRecognizerShouldBegin`)"
    case .shouldRequireFailureOf:
      "whether \(about) has to wait until \(other) fails (`shouldRequireFailureOf`)"
    case .shouldBeRequiredToFailBy:
      "whether \(other) has to wait until \(about) fails (`shouldBeRequiredToFailBy`)"
    case .shouldRecognizeSimultaneouslyWith:
      "whether \(about) and \(other) may both recognize (`shouldRecognizeSimultaneouslyWith`)"
    case .canPrevent: "whether \(about) may prevent \(other) (`canPrevent`)"
    case .canBePreventedBy: "whether \(about) may be prevented by \(other) (`canBePrevented`)"
    case .touchesShouldBegin: "whether its content may get the touch (`touchesShouldBegin`)"
    case .touchesShouldCancel:
      "whether it may take the touch away from its content (`touchesShouldCancel`)"
    case .shouldHighlight: "whether the touch may highlight its row (`shouldHighlight`)"
    case .willSelect: "whether the touch may select the row (`willSelect`)"
    case .shouldBeginMultipleSelectionInteraction:
      "whether two fingers may select several rows (`shouldBeginMultipleSelectionInteraction`)"
    case .itemsForBeginning: "whether the row can be dragged (`itemsForBeginning`)"
    case .canMoveItem: "whether the item may be moved (`canMoveItem`)"
    case .canPerformPrimaryAction:
      "whether the primary action may be performed (`canPerformPrimaryAction`)"
    case .targetIndexPathForMove: "where what was moved goes (`targetIndexPathForMove`)"
    case .shouldSelect: "whether the touch may select the item (`shouldSelect`)"
    case .shouldDeselect: "whether what is selected may be deselected (`shouldDeselect`)"
    case .isModalInPresentation: "whether only code dismisses it (`isModalInPresentation`)"
    case .presentationControllerShouldDismiss:
      "whether it may be dismissed (`presentationControllerShouldDismiss`)"
    }
  }

  private func words(_ timer: DeliveryTimer, _ owner: RichText) -> RichText {
    switch timer {
    case .nextTap: "the time is over in which \(owner) waits for the next tap"
    case .longestTap: "the finger has been down longer than a tap of \(owner) may last"
    case .longestSwipe: "the finger has been down longer than a swipe of \(owner) may last"
    case .press: "the finger has been down as long as \(owner) asks for"
    case .contentTouches, .systemGesture: "the time is over for which \(owner) delays touches"
    case .other(let name): "a timer of \(owner) fires (\(name))"
    }
  }
}

extension OutcomeText {
  func said(in _: English.Type) -> RichText {
    switch self {
    case .searchFrom(let start, let isFirstResponder, let taker?):
      "\(taker) is the first from the \(isFirstResponder ? "first responder" : "sender") \(start) on that performs it"
    case .searchFrom(let start, let isFirstResponder, nil):
      isFirstResponder
        ? "the search starts at the first responder \(start), and nobody from there on performs it"
        : "there is no first responder, so the search starts at the sender \(start), and nobody from there on performs it"
    case .offTheWay(let names, let count):
      "; \(names) \(count == 1 ? "performs" : "perform") it, but \(count == 1 ? "is" : "are") not on that way"
    case .recognizerLine(let name, let className?, let view, let text):
      "\(name) (\(code: className)\(on(view))): \(text)."
    case .recognizerLine(let name, nil, let view, let text): "\(name)\(on(view)): \(text)."
    case .states(let names, let waitedFor, let reason):
      "\(waitedFor.map { "waited for \($0), then " } as RichText?)\(names)\(reason.map { ": \($0)" } as RichText?)"
    case .waits(let names): "waits for \(names) to fail"
    case .staysPossible: "sees the touch and stays undecided"
    case .letsGo: "takes the touch out of its gesture"
    case .isPassedOver(let reason): "does not see the touch: \(reason)"
    case .isElsewhere(let view, let hit):
      "does not see the touch: it is attached to \(view), which is no superview of \(hit)"
    case .notSimulated: "its gesture is not simulated, so what it does is not known"
    case .notSimulatedRemark(let names):
      "HitPath does not simulate the gesture of \(names). It may send actions, and delay or cancel what is said here."
    case .ownTouchesRemark(let names):
      "HitPath assumes that a recognizer of the app's own class recognizes like the UIKit class above it: \(names). Touches methods of the own class may make it recognize earlier, for example at touch-down, or not at all."
    case .doubtRemark(.repeatedCall):
      "According to one report, a tap on a link calls `shouldInteractWith` several times on iOS 13. HitPath assumes that it is called once. To act only once, act only when one of the text view's tap recognizers has ended."
    case .doubtRemark(.nestedSimultaneous):
      "According to Apple's release notes and one report, since iOS 26 the `.gesture` of a container does not act where the `.simultaneousGesture` of a view inside it recognizes. The recognizers of a hosting view do not tell which view a gesture is on. HitPath assumes that the `.gesture` acts. If it does not and should, make it a `.simultaneousGesture` too."
    case .doubtRemark(.tapAroundSwitch):
      "Apple's article says that a switch goes before a tap of a superview; according to one report it does not, because the finger hits a view inside the switch, which is no control. HitPath assumes that the switch goes first. If it does not, let the tap refuse touches on controls and on views inside them (`shouldReceive`)."
    case .doubtRemark(.dragBesideSheet):
      "According to two reports, a sheet that dims nothing takes some drags that begin beside it: on a map, or once the finger comes onto the sheet. HitPath assumes that it does not take this one. If it does, let the pans between the sheet's view and the window refuse touches from outside (`shouldReceive`)."
    case .doubtRemark(.editingGestures):
      "Where a text was edited in a window, or something in it is first responder, the system takes taps, pinches and swipes of three fingers there to edit. HitPath assumes that it does not take this gesture. If it does, turn that off: return `.none` from `editingInteractionConfiguration` of that responder or one above it."
    case .doubtRemark(.openMenu):
      "A menu opened before this touch. HitPath assumes that it is closed again. While it shows, a touch beside it closes it: buttons there do nothing, but gesture recognizers get the touch, React Native's too. If they should not act, let them refuse touches until the menu is gone (`shouldReceive`)."
    case .doubtRemark(.searchBarButton):
      "UIKit disables the cancel button of a search bar while its field is not first responder, for example after the list was scrolled. HitPath assumes that the button is enabled. If it is disabled, enable it again once editing has ended."
    case .doubtRemark(.zoomTransition):
      "A drag down or to the right dismisses a screen that came with a zoom transition. UIKit's recognizers on its view do that, even while the swipe back is off, and sometimes they go before a scroll view or a pan of the app. HitPath assumes that they do not. If they should not, return `false` from `interactiveDismissShouldBegin`. If a scroll view goes before them, disable its scrolling while there is nothing to scroll."
    case .doubtRemark(.clearKeyboard):
      "In a keyboard extension a view gets no touches where nothing is drawn, for example on a clear background. HitPath assumes that something is drawn there. If not, give the view a colour that is almost clear, such as white with an alpha of 0.01."
    case .doubtRemark(.gestureInRow):
      "A gesture on the content of a row, such as `.onLongPressGesture`, may keep the row's link or selection from acting, according to reports about iOS 15 and 16. HitPath assumes that the row acts. If it does not, use `.simultaneousGesture`, or a `.contextMenu` instead of a long press."
    case .doubtRemark(.buttonsOfRow):
      "In a `List` or `Form` of SwiftUI, one tap in a row performs every button of that row that has no style of its own. Give each button a `buttonStyle`, such as `.borderless`, and only the one under the finger acts."
    case .doubtRemark(.splitViewSwipe):
      "While a split view controller hides its primary column, a swipe to the right shows it; according to one report, UIKit's recognizer for that goes before the pan of a row. HitPath assumes that it does not. If it does, let your recognizer recognize simultaneously, or set `presentsWithGesture` to `false`."
    case .doubtRemark(.afterDismissal):
      "A presentation ended less than half a second before this touch. HitPath assumes that it is gone. While its end is animated, its views still lie in front; in one report a second tap on them dismissed the controller behind too. If taps follow that quickly, refuse them until the dismissal has completed."
    case .doubtRemark(.driftInSheet):
      "A sheet moves and takes the drag as soon as a finger that goes sideways drifts a few points up or down, as fingers on a device do. HitPath lets the sheet take a drag after 10 points up or down. If it takes this one, return `false` from `gestureRecognizerShouldBegin` of the view for the pans of others, or let your recognizer's delegate return `true` from `shouldBeRequiredToFail`."
    case .doubtRemark(.waitsForAll):
      "This recognizer waits for every other one, or for all but a few. A list, such as by `_UISwipeActionPanGestureRecognizer` for the swipes of its rows, and since iOS 13 a window, has recognizers of UIKit's that HitPath does not simulate; according to four reports they do not fail before the lift. HitPath assumes that they fail. If they do not, name in `shouldRequireFailure` only those that this one should wait for."
    case .doubtRemark(.duringPush):
      "A controller was pushed or popped less than half a second before this touch. Before iOS 26 nothing gets touches during that animation. HitPath assumes that the animation is over."
    case .doubtRemark(.toolbarContent):
      "Since iOS 11 the first layout of a `UIToolbar` puts a view of its own, `_UIToolbarContentView`, in front of the subviews that the app has added, and that view takes their touches. HitPath assumes that the app has added them before that layout, as in `viewDidLoad`. Add them after `layoutIfNeeded()`, or use a plain view instead of a toolbar. In a scenario file the `customView` of an item lies in a view of the class `_UITAMICAdaptorView`."
    case .doubtRemark(.tabBarContent):
      "According to a report, since iOS 26 a `UITabBar` takes touches that are meant for what an app has added to it as a subview. HitPath assumes that the subview gets them. If it does not, add it to the view of the tab bar controller instead, in front of the bar."
    case .doubtRemark(.tapBesideLink):
      "HitPath assumes that the tap on a link goes before another tap, as that of a deeper view does. By two reports it does not: a tap of SwiftUI's around a `UITextView` acted on iOS 26, and on iOS 10 a recognizer on the text, because a link waits for the finger to rest a little. If the link does not open, let the other recognizer refuse touches on links (`shouldReceive`); in SwiftUI put the gesture behind the text, for example on a `Color.clear` in its `.background`."
    case .doubtRemark(.orderOfHosted):
      "The file lists both gestures at one hosting view, and so does not tell which of them is on a view inside. HitPath lets the last of the list go first. In SwiftUI the gesture of the inner view does. If the other one is inside, write a plain view into the hosting view, and that gesture at it."
    case .doubtRemark(.hostedAnimation):
      "`isAnimating` stands for an animation of UIKit's, during which a view gets no touches unless `allowUserInteraction` is given. An animation of SwiftUI's is none: a view that a `.transition` removes gets touches in its whole bounds until it is over, by a report also while it can hardly be seen. If the view should get none, give it `.allowsHitTesting(false)`."
    case .doubtRemark(.headerTap):
      "On iPads since iPadOS 26, and on iPhones since iOS 27, a tap at the height of a navigation bar scrolls the list on the screen to its top, unless it is on a control. HitPath assumes that nothing scrolls. If nothing should, put a control there, such as a `UIButton`, or set the list's `scrollsToTop` to `false`."
    case .doubtRemark(.leftWindow):
      "The view left the window under the finger. Apple's documentation says that its touch is cancelled then, but in two logs of a push neither `touchesEnded` nor `touchesCancelled` came any more; what recognizers get is not published. HitPath assumes that the touch is cancelled. If nothing comes, end in `viewWillDisappear` what the touch began."
    case .doubtRemark(.gesturesAround):
      "What acts here does not keep the tap from gestures of SwiftUI around it, such as the `.onTapGesture` of a row. According to two reports both act: beside a control before iOS 17, beside a recognizer before iOS 18. HitPath assumes that it acts alone. If a gesture around it should not act, put an empty `.onTapGesture` on the view in SwiftUI."
    case .doubtRemark(.innerGestureAlone):
      "Before iOS 18 SwiftUI decides among its gestures by itself, and according to reports only the inner one of two taps acts. HitPath takes them for recognizers of UIKit and assumes that both act. If only one does and both should, put a `.simultaneousGesture` on the outer view, or do both things in one gesture."
    case .doubtRemark(.hostedGestures):
      "The recognizers that the file lists at a hosting view, or at a plain view in it, stand for gestures of SwiftUI. Before iOS 18 SwiftUI decides among its gestures by itself, and one recognizer on the hosting view stands for all of them; according to reports only the inner gesture acted, or a scroll view around it did not scroll. HitPath assumes that they act like UIKit's recognizers. If they do not, use one gesture, or a recognizer of UIKit on a view of your own."
    case .doubtRemark(.dragOfContent):
      "According to reports, since iOS 18 a `DragGesture` on the content of a `ScrollView` or around one can keep it from scrolling, even as a `simultaneousGesture` and with a distance of zero. By the release notes of iOS 26 (147970990) such a gesture of the content is not simultaneous with the scroll any more. HitPath assumes that it scrolls. If it does not, put the gesture on the `ScrollView` itself, or use a `Button` or a `ButtonStyle` to show a press, or a recognizer of UIKit (`UIGestureRecognizerRepresentable`)."
    case .doubtRemark(.modalSheet):
      "Apple says that UIKit ignores events beside a controller whose `isModalInPresentation` is `true`, and in one report it did so on devices although the sheet dims nothing; in simulators, and in one report about `.interactiveDismissDisabled()`, what is behind gets them. HitPath assumes that they are ignored; `modalSheetsLetTouchesThrough` says that they are not. To let them through for certain, return `false` from `presentationControllerShouldDismiss` instead."
    case .doubtRemark(.delegateOfSwipeBack):
      "UIKit's delegate of the swipe back makes the app's pans wait for it. Where the app, or React Native's stack, sets another delegate, a pan can recognize first, and nobody goes back. HitPath assumes UIKit's delegate. If the pan should lose, return `true` from its `shouldRequireFailure` for the swipe back, or `false` from its `shouldBegin` for drags to the right."
    case .doubtRemark(.otherProcess):
      "Controllers of Apple's for mail, messages, contacts, photos, documents, stores and web pages show a view of another process. It has the touches there: no view, recognizer or window of the app sees them, and by one report a window in front that takes no touches kept them from it. HitPath knows only the app's views."
    case .doubtRemark(.scrollAtEdge):
      "UIKit makes the pan of a scroll view wait for the swipe back. Reports about libraries with pages, and blogs about other views that scroll sideways, say that a drag from the edge scrolled all the same, and that an explicit requirement helped. HitPath assumes that the pan waits. If it does not, call `scrollView.panGestureRecognizer.require(toFail: interactivePopGestureRecognizer)`."
    case .doubtRemark(.firstTapAfterDrag):
      "In three reports, the first tap on a row did nothing after a recognizer around the list, or on it, had taken a drag; the next tap selected. No log shows why. HitPath assumes that it selects. If it does not, set `cancelsTouchesInView` of that recognizer to `false`."
    case .doubtRemark(.endlessTransition):
      "An earlier swipe back began with nothing to go back to, and its transition never ends. According to reports, the screen then takes no touches until the app is left and opened again. HitPath assumes that it still takes them. Refuse the swipe back in `gestureRecognizerShouldBegin` while the stack has only one controller."
    case .doubtRemark(.leftUndecided):
      "A recognizer of the class `UIGestureRecognizer` itself neither recognizes nor fails, and its `delaysTouchesEnded` holds back `touchesEnded` while it is possible. HitPath assumes that the lift ends this. In one report, buttons below such a recognizer stayed dead. If they do, set `delaysTouchesEnded` to `false`, or use a subclass that sets its `state` to `failed`."
    case .doubtRemark(.circle):
      "Delegates make a gesture of UIKit's and one of the app's wait for each other. Such recognizers were seen to wait for ever; in one report about the swipe back, the app's recognized. HitPath assumes that both wait. If the wrong one acts, return `true` from only one of `shouldRequireFailure` and `shouldBeRequiredToFail`, or `false` from `shouldBegin` for its drags."
    case .doubtRemark(.simultaneousInRow):
      "According to one report, a simultaneous tap on a `Button` or `NavigationLink` in a `List` of SwiftUI breaks its own action. HitPath assumes that it does not. If it does, perform both in the button's action."
    case .doubtRemark(.clearButton):
      "In one report with recordings, a tap around the text field recognized in fields that the keyboard had scrolled up: the keyboard went away and the text stayed. No log shows why. HitPath assumes that the tap does not recognize. If it does, let its delegate refuse touches in text fields (`shouldReceive`)."
    case .doubtRemark(.tapAroundSegments):
      "According to reports of 2020 to 2022, a `TapGesture` of SwiftUI around a segmented control takes every tap on it, and only presses and drags reach the segments. HitPath assumes that the control goes first. If it does not, put the gesture on a view behind the control."
    case .doubtRemark(.dragOnWebView):
      "According to reports, a web view in a scroll view keeps drags even if its own content goes no further. HitPath assumes that the scroll view around it scrolls. If it does not, set `isScrollEnabled` of the web view's scroll view to `false`."
    case .doubtRemark(.insetOfComponent):
      "According to one report, the component of a scroll view takes touches beside its content since React Native 0.80, such as in a `contentInset`, and then nothing scrolls. HitPath assumes that the scroll view scrolls. If it does not, give the content a padding instead of the inset."
    case .doubtRemark(.webSwipe):
      "A drag from the edge of a web view with `allowsBackForwardNavigationGestures` goes to a recognizer of WebKit's, which HitPath does not simulate. According to reports it sometimes takes the swipe back of the navigation controller, even with no page to go back to, and sometimes loses to it. HitPath assumes that it does not act. If it should not, set the property to `false`."
    case .doubtRemark(.pageInset):
      "According to a report of iOS 11, a page gets no touches where the `contentInset` of its scroll view lies, also if its content shows there; WebKit's own log says that for some versions of iOS 18 it took touches for others, as far away as the inset is high. HitPath assumes that the page gets this one. If it does not, set no `contentInset`, and give the page a margin."
    case .doubtRemark(.pageDot):
      "Before iOS 14 the dots of a page control are views that take touches, and the control does nothing then. HitPath assumes that the dots take no touches. If they do, return `self` from `hitTest` of a subclass."
    case .doubtRemark(.underStatusBar):
      "Before iOS 13 the status bar is a window in front of the app's: a touch on it reaches no view of the app, and a tap scrolls to the top. According to reports, buttons of web pages on the Home Screen that lie under it get no taps on later versions either. HitPath assumes that the status bar is hidden; `statusBarHeight: 0` says that it is. If it shows, put what should be tapped below it."
    case .doubtRemark(.formerBarItem):
      "Since iOS 11 bars have no items of this class. HitPath assumes that the item has the class that the file says. Write `_UIButtonBarButton` instead: since iOS 13 it keeps a tap from recognizers around it."
    case .doubtRemark(.listWithoutBounce):
      "According to one report, a sheet mostly stays when a finger drags down on a list that cannot bounce: its content is not larger than the list and `alwaysBounceVertical` is off, or `bounces` is off. HitPath assumes that the sheet moves. If it stays, set `alwaysBounceVertical` to `true`."
    case .doubtRemark(.nestedListInSheet):
      "According to one report, a sheet stays when a finger drags down on a list that lies in another scroll view of the sheet. HitPath assumes that the sheet moves. If it stays, let the pan of the list not begin at its top (`gestureRecognizerShouldBegin`)."
    case .doubtRemark(.sheetFollowsList):
      "According to reports, a sheet follows a finger that drags down on a list at its top, also if its own pan has to wait for another recognizer. HitPath assumes that it stays. If it moves, present with `fullScreen`, or let the pan of the list not begin there (`gestureRecognizerShouldBegin`)."
    case .doubtRemark(.responderAroundScroll):
      "A scroll view of React Native takes no touch from its content while a component around it is JavaScript's responder, such as a Touchable or a view with a `PanResponder`. The views do not show that, and HitPath assumes that none is. If one is, put it inside the scroll view; in a scenario file, write `touchesShouldCancel: false`."
    case .doubtRemark(.contentPopOfScreens):
      "In React Native Screens the stack is the delegate of this swipe: it follows `gestureEnabled` and `fullScreenGestureEnabled`, and by a report on 4.17 it waits for the scroll view under the finger, so that nobody goes back. HitPath assumes that UIKit's delegate decides. If nothing goes back, update the library, or begin at the edge."
    case .doubtRemark(.gestureOnRepresentable):
      "According to reports, since iOS 18 a gesture of SwiftUI on a `UIViewRepresentable` gets only touches that hit the view of UIKit's in it. This one takes none (`isUserInteractionEnabled`, which is `false` for a `UIImageView`). HitPath assumes that the gesture gets them. If nothing happens, turn it on, or give the view `.contentShape(Rectangle())`."
    case .doubtRemark(.looseTarget):
      "A control or recognizer does not keep its target, and no view controller contains or presents this one. HitPath assumes that something else keeps it. If nothing does, it is gone, and the action reaches nobody: call `addChild`, or store it in a property."
    case .doubtRemark(.openOverrides):
      "The file says that overrides of a view in front are not known. HitPath assumes that there are none. If the class overrides `hitTest` or `point(inside:)`, it may let this touch through to what is behind: read its code, and write in the file what it returns."
    case .doubtRemark(.strayingTap):
      "Apple does not say how far a finger may move in a tap. HitPath allows 10 pt (`tapMovement`), published disassemblies of UIKit 45 pt, so HitPath assumes that this finger moved too far. If it did not, the tap recognizes at the lift."
    case .doubtRemark(.heldTap):
      "Apple does not say how long a finger may stay in a tap. HitPath allows 0.75 s (`tapMaximumDuration`), and by one report a tap recognized after a second, beside a long press. If it does, let the tap wait for the press (`require(toFail:)`)."
    case .doubtRemark(.addedToCell):
      "Since iOS 14 the `contentView` of a cell lies in front of what the app has added to the cell itself, and takes its touches. HitPath takes the subviews of a cell for those of its content view. If `addSubview` was called on the cell, call it on `contentView`; in a scenario file, write that view as the last one in the cell."
    case .doubtRemark(.pointerEventsOfComponent):
      "According to a report, the `Svg` of react-native-svg, whose `hitTest` is its own, takes touches whatever its `pointerEvents` say in versions of before late 2025. HitPath assumes that this one follows them. If it does not, update the library, or put the component into a `View` with these `pointerEvents`."
    case .doubtRemark(.formerTouchHandler):
      "Before 2017 nothing prevented the touch handler of React Native, by three reports: a component is pressed although a recognizer around the root view takes the touch. HitPath assumes a later version. If it is pressed, cancel the handler: set its `isEnabled` to `false` and back to `true`."
    case .doubtRemark(.pointerEventsOfButton):
      "According to three reports, buttons of React Native Gesture Handler, and its `Pressable`, do not follow `box-none` and `box-only` in versions of before 2026. HitPath assumes one of these. Update the library, or put the button into a `View` with these `pointerEvents`."
    case .doubtRemark(.lateAtEdge):
      "According to reports of iOS 7 and 8, the swipe back delays touches at the left edge (`delaysTouchesBegan`): a button there lights up and sends `touchDown` at the lift only, on devices and not in the simulator. HitPath assumes that it delays none; `edgePansDelayTouches: true` says that it does. If it does, set `delaysTouchesBegan` of the `interactivePopGestureRecognizer` to `false`."
    case .doubtRemark(.componentInBar):
      "React Native ends a press as soon as the finger leaves the place where its layout has the component. In the native header of React Native Screens, and on screens below a transparent one, that place was wrong in several versions: a component lit up, and its `onPress` came only after very short taps, or not at all. If it does so here, update the library, or replace the component by a button item of the header."
    case .doubtRemark(.severalTouchHandlers):
      "Two touch handlers of React Native, one inside the other, have this touch, and each tells JavaScript of it in `touchesBegan`, whichever of them recognizes. According to two reports, a component then lights up and its `onPress` never comes, as a component around it takes the press. If it does so here, remove the inner handler, or put it on a view that does not lie in the outer one's."
    case .doubtRemark(.componentInCallout):
      "According to reports, what is in a `Callout` of react-native-maps gets no presses on iOS: the callout gets them, for its own `onPress`. HitPath does not know what JavaScript does. If the component gets none, put it into a `CalloutSubview` with an `onPress`."
    case .doubtRemark(.edgePopOfScreens):
      "According to reports of React Native Screens, `fullScreenGestureEnabled: false` since iOS 26 leaves no swipe back at all, also none from the edge. HitPath assumes that only the swipe of the content is off. If none goes back, leave the option on, or update the library."
    case .doubtRemark(.heldByFlutter):
      "A recognizer of Flutter's on the wrapper of a native view delays its touches until Dart decides. By several reports a web view gets them all the same, also those that Dart claims; by others quick taps came late or not at all, in versions of Flutter of before 2023, and on iOS 18.2 none after a gesture that Dart had claimed. HitPath assumes that it gets this one. If it does not, pass an `EagerGestureRecognizer` in the `gestureRecognizers` of the platform view, or update Flutter. If it should not, put a `PointerInterceptor` over it."
    case .doubtRemark(.scrubbedPages):
      "Since iOS 14 a page control follows a finger that has stayed for a moment and then moves (`allowsContinuousInteraction`, on by default): its page changes on the way. Apple does not say how long and how far. HitPath assumes that only the lift changes the page."
    case .doubtRemark(.touchOnAnimation):
      "An engineer of UIKit says that a touch on a view which animates without `allowUserInteraction` is dropped: nobody gets it, also not what lies behind (WWDC 2014, session 236). Reimplementations let it through. HitPath does so too. If nobody gets it, set the option, or move the view with a property animator."
    case .doubtRemark(.systemStroke):
      "At an edge where the system has a gesture, pans, swipes and views get a drag only after the system has given it up (WWDC 2017, session 219). On devices without a home button such a drag from the bottom edge is the system's. HitPath assumes that the system gives it up. If it does not, name the edge in `preferredScreenEdgesDeferringSystemGestures`, or begin further up."
    case .doubtRemark(.barSwipe):
      "With `hidesBarsOnSwipe`, swipes and pans sideways in rows did not recognize according to three reports, and did with it off. Nobody has logged why. HitPath assumes that this one recognizes. If it does not, let it recognize simultaneously with `barHideOnSwipeGestureRecognizer`, or switch `hidesBarsOnSwipe` off."
    case .doubtRemark(.bouncingZoom):
      "The zoom of a scroll view bounces below its smallest scale, which HitPath does not simulate: the content leaves the top edge for a moment, and according to three projects' fixes a refresh control refreshes then. If it should not, switch it off in `scrollViewWillBeginZooming`, or set `bouncesZoom` to `false`."
    case .doubtRemark(.routeSwipe):
      "With a `CupertinoPageRoute`, or a `MaterialPageRoute` on iOS, Flutter goes back by a drag that begins at most 20 pt from the left edge, before other widgets get it. It does not on the first route, with `fullscreenDialog`, in a `PopScope` whose `canPop` is `false`, or in a `WillPopScope` with any callback."
    case .doubtRemark(.tabBarButtons):
      "According to two reports, since iOS 26 the tabs do not lie in the `UITabBar`, and a recognizer on the bar sees none of their touches. HitPath assumes that it sees this one. If it does not, add the recognizer to the view of the tab bar controller and let it recognize simultaneously."
    case .doubtRemark(.linkAtEnd):
      "According to two reports, a tap beside or below a text that ends with a link opens that link; with a space behind the link it does not. HitPath assumes that the link does not open. If it does and should not, end the text with a space, or return `true` from `point(inside:)` on the link alone."
    case .doubtRemark(.itemMovement):
      "On an iPad UIKit moves the items of a collection view itself if the data source lets them be moved and `dragInteractionEnabled` is on, even without a drag delegate. This was measured on Mac Catalyst, and two projects use it. HitPath assumes that UIKit does not move this one. If it does and should not, return `false` from `canMoveItem` or turn `dragInteractionEnabled` off."
    case .doubtRemark(.pageTurn):
      "A `UIPageViewController` turns the page by a drag sideways, with the style `scroll` by a `_UIQueuingScrollView` around the page that delays touches as every scroll view does: write one to simulate it. With a page curl, which is the default, a tap near the left and right edge turns it too; how near is not known. In three reports content in SwiftUI or Flutter did not get such taps. HitPath assumes that the page does not turn. If it does and should not, disable the pan or the tap among the controller's `gestureRecognizers`, or take its `dataSource` away meanwhile."
    case .doubtRemark(.disabledInFront):
      "Apple says only that a disabled control ignores touches. By a published experiment it is hit and keeps them from what lies behind; by three measurements of iOS 10 to 26 UIKit passes over it, and what lies behind gets the touch. HitPath assumes that it is hit. If it should keep the touch in any case, put a plain view behind it."
    case .doubtRemark(.disabledInRow):
      "A disabled control does nothing with its touch. A tap on a disabled `UIButton` may select the row around it: the code of one app had to prevent that. HitPath assumes that the row is not selected. If it is and should not be, return `nil` from `willSelectRow`, or cover the control with a view that takes the touch and does nothing."
    case .doubtRemark(.inDisabledControl):
      "According to a maintainer of React Native Gesture Handler, a control with `isEnabled` off ignores touches also on what is in it. HitPath assumes that what is in it is hit. If it is not, keep the outer control enabled, or put the inner view beside it."
    case .doubtRemark(.disabledWhileHeld):
      "The control was disabled while the finger held it. According to one report about iOS 11 and 12, it still sends `touchUpInside` at the lift; for later versions there is no report. HitPath assumes that it sends it. If it should not, check `isEnabled` in the action, or call `cancelTracking` when you disable the control."
    case .doubtRemark(.contentBeyond):
      "SwiftUI hits content also where it reaches beyond what holds it, such as an image that an `.offset` or a `.frame` moves or lets out; a view of UIKit is not hit there. Such content lies in front here. HitPath assumes that it gets nothing. If it does, give it `.allowsHitTesting(false)`."
    case .doubtRemark(.clippedContent):
      "`.clipped` and `.clipShape` of SwiftUI change what is drawn, not what is hit: an image that fills its frame gets touches beyond it. Such content lies in front here. HitPath assumes that it gets nothing. If it does, add `.contentShape(Rectangle())` after `.clipped()`, or `.allowsHitTesting(false)` to the image."
    case .doubtRemark(.gestureShape):
      "A gesture of SwiftUI gets only touches that hit its view, and a stack is hit only where something is drawn: not on a `Spacer` or in the space between. The file does not show all of this; HitPath assumes that the view is hit. If nothing happens there, give the view `.contentShape(Rectangle())`. A recognizer that UIKit code adds to the hosting view gets all touches."
    case .doubtRemark(.gestureBehindView):
      "A gesture of SwiftUI gets only touches that hit its view or what is in it. A view of UIKit in front of it, as of a representable in an `.overlay` or a `ZStack`, keeps them. HitPath assumes that the gesture is on something that holds the view that is hit. If nothing happens there, give what lies in front `.allowsHitTesting(false)`, or put the gesture on what holds both. A recognizer that UIKit code adds to the hosting view gets all touches."
    case .doubtRemark(.viewInWebView):
      "A touch in a web view hits one of WebKit's views inside it, such as `WKContentView`, and not the web view. An override of `hitTest` that asks for the class of what is hit gets that view. The file shows only the web view; HitPath assumes that this is hit. Ask with `isDescendant(of:)` for the web view instead; in a scenario file, write the views inside it."
    case .doubtRemark(.windowContainers):
      "According to reports about iPads with iOS 13, views of UIKit stand between a window and its root view. A window that returns `nil` only for itself returns one of them, and nothing behind it gets touches. HitPath assumes that there are none; with `padsInsertPrivateContainerViews` there are. If there are, return `nil` for everything that does not lie in the window's content."
    case .behindInsideRemark(let control, let front):
      "\(control) lies behind \(front) and gets nothing of this touch. If it should get it, let touches through \(front): turn `isUserInteractionEnabled` off, or return `nil` from `hitTest` there."
    case .decidedInsideRemark(.swiftUI):
      "The views do not show what SwiftUI decides. Look for `.contentShape`, an `.overlay` or `.background` with content, `.allowsHitTesting`, `.zIndex`, content that `.clipped` or `.clipShape` hides and that takes touches all the same, a `Spacer` in a stack that fills the screen, an outer `.onTapGesture`, an `.onLongPressGesture` or a `DragGesture(minimumDistance: 0)`."
    case .decidedInsideRemark(.reactNative):
      "The views do not show what JavaScript decides. Look for `pointerEvents`, `hitSlop`, a component in front that shows nothing, and who becomes the responder: a `Pressable`, `onStartShouldSetResponder` or a `PanResponder` around it in JavaScript; a place that native code has changed, which `measure` does not give, so that the press ends with the first movement; while the keyboard shows, `keyboardShouldPersistTaps` of a `ScrollView`."
    case .textInputRemark(let input):
      "\(input) belongs to a `TextInput`, which becomes JavaScript's responder before a touchable around it, even with `editable={false}`. If that should be pressed, give the `TextInput`, or a `View` around it, `pointerEvents=\"none\"`."
    case .mapRemark:
      "The views do not show what the map decides. Look for an annotation that is selected already, of which `didSelect` does not come again before it is deselected, for an annotation view whose `isEnabled` is `false` or that another one covers, and for recognizers of the map's that yours must wait for or recognize with."
    case .scriptRemark(let handler, false):
      "JavaScript has this touch too: \(handler) goes on until the lift, so a component there may get its `onPress`. If it should not, cancel the handler: set its `isEnabled` to `false` and back to `true`."
    case .scriptRemark(let handler, true):
      "JavaScript had this touch too, and hears that it is cancelled: \(handler) was cancelled, so nothing is pressed there."
    case .gestureHandlerRemark(let handler):
      "JavaScript had this touch too, and hears that it is cancelled, so nothing is pressed there: Gesture Handler has a recognizer on the root view that cancels \(handler) when a gesture is recognized. HitPath does not simulate that one."
    case .decidedInsideRemark(.flutter):
      "The views do not show what Dart decides. Look for `IgnorePointer`, `AbsorbPointer`, `HitTestBehavior`, a `GestureDetector` around it, a widget outside the bounds of its parent, as in a `Stack`, which gets no touches there, and for a native view the `gestureRecognizers` of its platform view, or a `PointerInterceptor` in front of it."
    case .decidedInsideRemark(.webKit):
      "The views do not show what the page decides. Look for `pointer-events`, an element in front, `touch-action`, listeners that call `preventDefault`, and a listener for `click` on the document: on iOS only a link, a control or an element with a listener of its own sends one. A page that a double tap zooms, and any page in a `UIWebView`, sends it about 0.35 s after the lift."
    case .actionLine(let sender, let action, let target, let detail, let late, let reason):
      "\(sent(action, by: sender)) to \(target)\(detail.map { " (\($0))" } as RichText?)\(late.map { ", \($0) s after the lift" } ?? "")\(reason.map { ", because \($0)" } as RichText?)."
    case .droppedLine(let sender?, let action, let reason):
      "\(sender) sends \(action), which reaches nobody: \(reason)."
    case .notSentLine(let action, let responder, let reason):
      "\(action)\(responder.map { " of \($0)" } as RichText?) is not sent: \(reason)."
    case .droppedLine(nil, let action, let reason): "\(action) is sent and reaches nobody: \(reason)."
    case .searchedLine(let sender, let action, let performers, let count):
      "\(sender.map { "\($0) sends \(action)" } ?? "\(action) is sent" as RichText) up the responder chain; whether \(performers) \(count > 1 ? "perform" : "performs") it, the source does not tell."
    case .callbackLine(let method, let receiver, let subject, let count):
      "\(method) of \(receiver) is called\(subject.map { " for \($0)" } as RichText?)\(count > 1 ? ", \(count) times" : "")."
    case .changeLine(.withheld, let view, _, let reason): "\(view) does not get the touch: \(reason)."
    case .changeLine(.held, let view, let method, let reason): "\(method) of \(view) waits: \(reason)."
    case .changeLine(.released, let view, let method, let reason):
      "\(method) of \(view) is called at last: \(reason)."
    case .changeLine(.discarded, let view, let method, let reason):
      "\(method) of \(view) is never called: \(reason)."
    case .changeLine(.taken, let view, _, let reason):
      "\(view) loses the touch and gets `touchesCancelled`: \(reason)."
    case .changeLine(.detached, let view, _, _): "\(view) left the window and gets nothing more of the touch."
    case .appears(let controller): "\(controller) is on the screen."
    case .disappears(let controller): "\(controller) is off the screen."
    case .isAdded(let view, let superview): "\(view) is in \(superview)."
    case .isRemoved(let view): "\(view) is in no superview."
    case .firstResponder(let from?, let to?): "\(to) is first responder instead of \(from)."
    case .firstResponder(nil, let to?): "\(to) is first responder."
    case .firstResponder(let from, nil): "\(from ?? "") is no longer first responder."
    case .state(.ended, isDiscrete: true): "recognized"
    case .state(let state, _): RichText(state.rawValue)
    }
  }

  private func on(_ view: RichText?) -> RichText? { view.map { " on \($0)" } }

  private func sent(_ action: RichText, by sender: RichText?) -> RichText {
    sender.map { "\($0) sends \(action)" } ?? "\(action) is sent"
  }
}

extension English {
  /// The name of a gesture; nil for an unknown one.
  static func gesture(_ kind: UIKitClass.Gesture) -> String? {
    switch kind {
    case .tap: "tap"
    case .longPress: "long press"
    case .pan: "pan"
    case .edgePan: "edge pan"
    case .swipe: "swipe"
    case .pinch: "pinch"
    case .rotation: "rotation"
    case .hover: "hover"
    case .scroll: "scroll"
    case .contentDelay: "delay"
    case .textTap: "text tap"
    case .systemGate: "system gesture"
    case .interactivePop: "swipe back"
    case .contentPop: "swipe back in the content"
    case .barTap: "tap that hides bars"
    case .barPan: "pan that hides bars"
    case .sheetPan: "sheet's pan"
    case .dimmingTap: "tap that dismisses"
    case .webTaps: "tap of a page"
    case .wheelTaps: "tap on a wheel"
    case .mapPan: "pan of a map"
    case .documentTap: "tap of a document"
    case .drawing: "drawing"
    case .reactNativeTouches: "React Native's touches"
    case .textTaps: "double tap in a text"
    case .textPress: "text press"
    case .textLink: "tap on a link"
    case .contextMenu: "context menu"
    case .dragLift: "drag-and-drop lift"
    case .relationship: "relation"
    case .rowActions: "swipe for row actions"
    case .rowDismissal: "close of the open row"
    case .rowSelection: "two-finger selection"
    case .itemMovement: "press that moves an item"
    case .other: nil
    }
  }
}

extension WalkText {
  func said(in _: English.Type) -> RichText {
    switch self {
    case .skipped(let view, let reason): "\(view) is passed over: \(reason)."
    case .refuses(let view, nil): "\(view) says no."
    case .refuses(let view, let reason?): "\(view) says no: \(reason)."
    case .refusesPoint(let view, let place): "\(view) says no: the point is \(place)."
    case .returnsSelf(let view, hasSubviews: false):
      "\(view) contains the point and has no subviews: it returns itself."
    case .returnsSelf(let view, hasSubviews: true):
      "\(view) contains the point, and none of its subviews takes it: it returns itself."
    case .claims(let view, let reason, let result):
      "\(view) claims the point (\(reason)) and returns \(result)."
    case .passesUp(let view, let result):
      "\(view) contains the point, asks its subviews from front to back and returns \(result)."
    case .overrides(let view, let result): "\(view) overrides `hitTest` and \(words(result))."
    case .calledByCode(let step): "Called by code: \(step)"

    case .returnedByOverride(let result, let view):
      "\(result) is returned by \(view)'s override of `hitTest`."
    case .bypasses(let reason): "The override goes past what would refuse: \(reason)."

    case .isHitView(let view): "\(view) is the hit-test view: it gets the touch."
    case .isHitButGetsNothing(let view, let isTaken, let reason):
      "\(view) is the hit-test view, and \(isTaken ? "loses the touch again" : "never gets the touch")\(reason.map { ": \($0)" } as RichText?)."
    case .passedUp(let view): "\(view) was asked and returned another view."
    case .dropped(let view, let override):
      "\(view) was asked and returned itself, and `hitTest` of \(override) dropped it."
    case .refused(let view, let reason): "\(view) was asked and says no: \(reason)."
    case .refusedPoint(let view, let place): "\(view) was asked and says no: the point is \(place)."
    case .notAsked(let view, nil): "\(view) was never asked."
    case .notAsked(let view, let reason?): "\(view) was never asked: \(reason)."
    case .notAskedOutside(let view, let front):
      "\(view) does not contain the point; it was never asked, since \(front)."
    case .notAskedAnyway(let view, let reason, let own, wouldRefuse: true):
      "\(view) was never asked: \(reason), and \(own), so it would refuse."
    case .notAskedAnyway(let view, let reason, let own, wouldRefuse: false):
      "\(view) was never asked: \(reason), and \(own), so it would not be asked anyway."
    case .wasSkipped(let view, let reason): "\(view) was passed over: \(reason)."
    case .pointOfView(let point, nil): "In its own coordinates the touch is at \(point)."
    case .pointOfView(let point, let isInside?):
      "In its own coordinates the touch is at \(point), \(isInside ? "inside" : "outside") its bounds."

    case .answer(let result): words(result)
    case .skippedAnswer: "passed over"

    case .line(let text, let reason, isSkipped: false): "\(text): \(reason)"
    case .line(let text, let reason, isSkipped: true): "\(text): passed over, \(reason)"
    case .neverAskedLine(let names, let reason): "\(names): never asked, \(reason)"
    case .returnedLine(let result, let view): "\(result): returned by the override of \(view)"

    case .folded(let count, let className?): "\(count) × \(className), never asked"
    case .folded(let count, nil): "\(count) views, never asked"
    case .neverAsked(let count, let total):
      "\(count) of \(total) views \(count == 1 ? "was" : "were") never asked"
    }
  }

  private func words(_ result: WalkText.Result) -> RichText {
    switch result {
    case .nothing: "returns `nil`"
    case .itself: "returns itself"
    case .view(let view): "returns \(view)"
    }
  }
}

extension TapWalkText {
  func said(in _: English.Type) -> RichText {
    switch self {
    case .refuses(nil): "says no"
    case .refuses(let reason?): "says no: \(reason)"
    case .refusesPoint: "says no: the point is outside its bounds"
    case .skipped(let reason): "is passed over: \(reason)"

    case .contains(hasSubviews: false, returnsItself: false): "contains the point and has no subviews"
    case .contains(hasSubviews: false, returnsItself: true):
      "contains the point and has no subviews: it returns itself"
    case .contains(hasSubviews: true, returnsItself: false):
      "contains the point and asks its subviews, front to back"
    case .contains(hasSubviews: true, returnsItself: true):
      "contains the point and asks its subviews, front to back; none takes it: it returns itself"
    case .claims(let returnsItself):
      "claims the point (its `point(inside:)` says yes, though the point is outside its bounds)\(returnsItself ? " and returns itself" : "")"

    case .overrides(.nothing): "overrides `hitTest` and returns `nil`"
    case .overrides(.itself): "overrides `hitTest` and returns itself"
    case .overrides(.aView): "overrides `hitTest` and returns another view"
    case .code(.nothing):
      "overrides `hitTest` in code, which returns `nil`; why, and what it asked, is not known"
    case .code(.itself):
      "overrides `hitTest` in code, which returns the view itself; what it asked is not known"
    case .code(.aView): "overrides `hitTest` in code, which returns a view; what it asked is not known"
    }
  }
}
