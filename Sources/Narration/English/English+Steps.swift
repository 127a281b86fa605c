// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension StepText {
  func said(in _: English.Type) -> RichText {
    // Sentences may begin with what UIKit's own recognizer does, "the scroll of List".
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
    case .found(let view): "The hit test is over: \(view) is the hit-test view."
    case .foundNothing: "The hit test is over: no view takes the touch."

    case .down(let point, let view?, let taps):
      "The finger is down at \(point)\(taps > 1 ? ", for tap number \(taps)" : ""). \(view) is the touch's view until it ends, wherever the finger goes."
    case .down(let point, nil, _): "The finger is down at \(point), and the touch has no view."
    case .moves(let point): "The finger moves to \(point)."
    case .rests(let point): "The finger rests at \(point)."
    case .lifted(let point): "The finger is lifted at \(point)."
    case .cancelled(let point): "The system cancels the touch, which is at \(point)."
    case .otherTouch(let touch, let phase, let point): "Then \(touch) \(English.words(phase)) \(point)."
    case .again(let touch, let count, let point, true):
      "\(touch ?? "The finger") moves \(count == 1 ? "once more" : "\(count) more times"), to \(point), and the same happens\(count == 1 ? "" : " each time")."
    case .again(let touch, let count, let point, false):
      "\(touch ?? "The finger") \(count == 1 ? "still rests" : "rests \(count) more times") at \(point), and the same happens\(count == 1 ? "" : " each time")."

    case .sent(let receivers):
      "`sendEvent` of \(receivers) hands out the touch: to gesture recognizers first, then to the view."
    case .noRecognizers: "No gesture recognizer will get this touch."
    case .recognizers(let names, let count):
      "\(names) will get this touch: \(count == 1 ? "it is a recognizer" : "they are recognizers") of the hit-test view or of views above it."
    case .chain(let names): "The responder chain goes from the hit-test view up: \(names)."

    case .gets(let responder, let method): "\(responder) gets \(method)."
    case .handles(let responder, let method):
      "\(responder) gets \(method) and handles it: it implements the method and does not call `super`."
    case .keeps(let responder, let method, .control):
      "\(responder) gets \(method) and keeps it, as controls do: nobody above it hears of it."
    case .keeps(let responder, let method, .disabledControl):
      "\(responder) gets \(method) and keeps it, but does nothing: the control is disabled."
    case .keeps(let responder, let method, .scrollView):
      "\(responder) gets \(method) and keeps it, as scroll views do: nobody above it hears of it."
    case .passesOn(let responder, let method, let next, let how, true):
      "\(responder) runs its own \(method) and calls `super`, which passes it on to its \(words(how)), \(next)."
    case .passesOn(let responder, let method, let next, let how, false):
      "\(responder) does not handle \(method) and passes it on to its \(words(how)), \(next)."
    case .drops(let responder, let method, let reason, true):
      "\(responder) gets \(method), and it ends here unhandled: \(reason)."
    case .drops(let responder, let method, let reason, false):
      "\(method) ends at \(responder): \(reason)."
    case .climbs(let method, let from, let to, nil): "\(method) climbs from \(from) to \(to)."
    case .climbs(let method, let from, let to, .handled?):
      "\(method) climbs from \(from) to \(to), which handles it."
    case .climbs(let method, let from, let to, .kept(let keeper)?):
      "\(method) climbs from \(from) to \(to), which keeps it, as \(words(keeper)) do."
    case .climbs(let method, let from, let to, .dropped(let reason)?):
      "\(method) climbs from \(from) to \(to) and ends there: \(reason)."
    case .nobody(let reason): "Nobody gets the touch: \(reason)."

    case .change(.withheld, let view, _, let reason): "\(view) will not get the touch: \(reason)."
    case .change(.held, let view, let method, let reason): "\(view) does not get \(method) yet: \(reason)."
    case .change(.released, let view, let method, let reason):
      "\(view) can get \(method) now: \(reason)."
    case .change(.discarded, let view, let method, let reason): "\(view) will never get \(method): \(reason)."
    case .change(.taken, let view, _, let reason): "\(view) loses the touch: \(reason)."
    case .change(.detached, let view, _, _): "\(view) left the window and gets nothing more of the touch."

    case .passedOver(let names, let count, let reason):
      "\(names) \(count == 1 ? "does" : "do") not get the touch: \(reason)."
    case .question(let question, let asked, let about, let other, let answer):
      "\(asked) is asked \(words(question, about, other)): \(answer ? "yes" : "no")."
    case .requires(let recognizer, let other): "From now on \(recognizer) has to wait until \(other) fails."
    case .circle(let name, 1): "\(name) requires itself to fail, so it cannot recognize."
    case .circle(let names, _): "\(names) wait for each other in a circle, so none of them can recognize."
    case .receive(let names, let count, let method): "\(names) \(count == 1 ? "gets" : "get") \(method)."
    case .letsGo(let recognizer): "\(recognizer) does not count the touch to its gesture."
    case .waits(let recognizer, let others):
      "\(recognizer) could recognize now, but has to wait until \(others) fails."
    case .fails(let recognizer, let reason): "\(recognizer) fails: \(reason)."
    case .recognizes(let recognizer, let reason): "\(recognizer) recognizes its gesture: \(reason)."
    case .begins(let recognizer, let reason): "\(recognizer) recognizes that its gesture begins: \(reason)."
    case .changes(let recognizer, let reason): "The gesture of \(recognizer) changes: \(reason)."
    case .ends(let recognizer, let reason): "The gesture of \(recognizer) ends: \(reason)."
    case .isCancelled(let recognizer, let reason): "The gesture of \(recognizer) is cancelled: \(reason)."
    case .isReady(let names, let count): "\(names) \(count == 1 ? "is" : "are") ready for the next gesture."
    case .cannotGo(let recognizer, let from, let to):
      "\(recognizer) asks for \(to), but there is no way there from \(from), so nothing changes."
    case .prevents(let winner, let losers, let count, let fail, let reason):
      "\(winner) prevents \(losers)\(fail ? ", which \(count == 1 ? "fails" : "fail")" : ""): \(reason)."
    case .spares(let winner, let others, let reason): "\(winner) does not prevent \(others): \(reason)."
    case .timer(let timer, let owner, let time): "At \(time) s \(words(timer, owner))."

    case .tracking(.begins, let control):
      "\(control) begins to track the finger (`beginTracking` returns `true`)."
    case .tracking(.refuses, let control):
      "\(control) does not track the finger (`beginTracking` returns `false`)."
    case .tracking(.goesOn, let control):
      "\(control) goes on tracking the finger (`continueTracking` returns `true`)."
    case .tracking(.stops, let control):
      "\(control) stops tracking the finger (`continueTracking` returns `false`)."
    case .tracking(.ends, let control):
      "\(control) ends its tracking, since the finger is lifted (`endTracking`)."
    case .tracking(.isCancelled, let control):
      "\(control) ends its tracking without a lift (`cancelTracking`)."
    case .isNow(let object, let properties, let count, let value):
      "\(properties) of \(object) \(count == 1 ? "is" : "are") now \(value)."
    case .changed(let object, let properties): "\(properties) of \(object) change."
    case .controlEvents(let control, let events, _, true):
      "\(control) sends the actions that are registered for \(events)."
    case .controlEvents(let control, let events, let count, false):
      "\(control) sends \(events), but no action is registered for \(count == 1 ? "it" : "them")."
    case .controlEvents(let control, let events, _, nil): "\(control) sends \(events)."
    case .search(let action, let start?, let reason):
      "\(action) has no target, so one is looked for from \(start) on: \(reason)."
    case .search(let action, nil, let reason): "\(action) has no target: \(reason)."
    case .performs(let responder, let action, true):
      "\(responder) can perform \(action), so it is the target."
    case .performs(let responder, let action, false):
      "\(responder) cannot perform \(action)."
    case .scrolls(let recognizer, let scrollView, let state):
      "\(recognizer) lets \(scrollView) scroll (\(state))."
    case .firstResponder(let from?, let to?): "\(to) becomes first responder instead of \(from)."
    case .firstResponder(nil, let to?): "\(to) becomes first responder."
    case .firstResponder(let from?, nil): "\(from) is not first responder any more."
    case .firstResponder(nil, nil): "There is no first responder."
    case .staysNoResponder(let responder, let method, let reason):
      "\(method) of \(responder) does nothing: \(reason)."
    case .eventGets(let responder, let method, let what):
      "\(responder) gets \(method)\(what.isEmpty ? "" : " (\(what))")."
    case .input(.interruption, _, let detail): "The system interrupts: \(detail)."
    case .input(.set, let object?, let detail): "Code sets \(code: detail) on \(object)."
    case .input(let input, let object?, let detail):
      "Code calls \(code: input) of \(object)\(detail.isEmpty ? "" : " (\(detail))")."
    case .input(let input, nil, let detail):
      "Then comes \([input.rawValue, detail].filter { !$0.isEmpty }.joined(separator: " "))."

    case .line(let line): English.say(line)
    case .row(let names): English.row(names)

    case .phase(.hitTest): "Hit test"
    case .phase(.began): "Finger down"
    case .phase(.moved): "Move"
    case .phase(.ended): "Finger up"
    case .phase(.cancelled): "Cancelled"
    case .phase(.later): "Later"

    case .asked(let view): "\(view) is asked."
    case .answered(let view, let result): "\(view) returns \(result ?? RichText(code: "nil"))."

    case .refuseAll(let refusals): "\(clause(refusals))."
    case .refuseAllLine(let refusals): clause(refusals)
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

  private func words(_ next: StepText.Next) -> String {
    switch next {
    case .superview: "superview"
    case .viewController: "view controller"
    case .next: "next responder"
    }
  }

  private func words(_ keeper: StepText.Keeper) -> String {
    switch keeper {
    case .control: "controls"
    case .disabledControl: "disabled controls"
    case .scrollView: "scroll views"
    }
  }

  private func words(_ question: DeliveryQuestion, _ about: RichText, _ other: RichText) -> RichText {
    switch question {
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
    }
  }

  private func words(_ timer: DeliveryTimer, _ owner: RichText) -> RichText {
    switch timer {
    case .nextTap: "the time is over in which \(owner) waits for the next tap"
    case .longestTap: "the finger has been down longer than a tap of \(owner) may last"
    case .longestSwipe: "the finger has been down longer than a swipe of \(owner) may last"
    case .press: "the finger has been down as long as \(owner) asks for"
    case .contentTouches: "the time is over for which \(owner) delays touches"
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
      "\(names)\(waitedFor.map { " after waiting for \($0)" } as RichText?)\(reason.map { ": \($0)" } as RichText?)"
    case .waits(let names): "waits for \(names) to fail"
    case .staysPossible: "sees the touch and stays undecided"
    case .letsGo: "takes the touch out of its gesture"
    case .isPassedOver(let reason): "does not see the touch: \(reason)"
    case .notSimulated: "its gesture is not simulated, so what it does is not known"
    case .notSimulatedRemark(let names):
      "Not simulated: the gesture of \(names), which may send actions and delay or cancel what is told here."
    case .actionLine(let sender, let action, let target, let detail, let late, let reason):
      "\(sent(action, by: sender)) to \(target)\(detail.map { " (\($0))" } as RichText?)\(late.map { ", \($0) s after the lift" } ?? "")\(reason.map { ", because \($0)" } as RichText?)."
    case .droppedLine(let sender?, let action, let reason):
      "\(sender) sends \(action), which reaches nobody: \(reason)."
    case .droppedLine(nil, let action, let reason): "\(action) is sent and reaches nobody: \(reason)."
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
  /// The gesture itself; nil for one that is not known.
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
    case .passedUp(let view): "\(view) was asked and returned another view."
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
