// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension GraphText {
  package func said(in _: English.Type) -> String {
    switch self {
    case .gesture(let gesture, let point): English.words(gesture) + " \(point)."
    case .viewsAsked(count: 1): "One view is asked."
    case .viewsAsked(let count): "\(English.spelled(count)) views are asked, in the order of the numbers."
    case .passesDiffer(let count): "UIKit asked \(count) times, and not always alike; this is the last time."

    case .rightIsInFront: "Further right lies in front."
    case .rootView: "root view"
    case .role(let role, inside: 0): role
    case .role(let role, let inside): "\(role), \(inside) in it"
    case .several(let role, let count):
      "\(count) " + (count == 1 ? English.word(role) : English.word(role) + (role == .toggle ? "es" : "s"))

    case .ownRecognizer(.scroll, let view): "scroll of \(view)"
    case .ownRecognizer(.contentDelay, let view): "touch delay of \(view)"
    case .ownRecognizer(.textTap, let view): "text taps of \(view)"
    case .ownRecognizer(.systemGate, _): "system gestures"
    case .ownRecognizer(.interactivePop, let view): "swipe back of \(view)"
    case .ownRecognizer(.contentPop, let view): "swipe back in the content of \(view)"
    case .ownRecognizer(.barTap, _): "tap that hides bars"
    case .ownRecognizer(.barPan, _): "pan that hides bars"
    case .ownRecognizer(.sheetPan, _): "pan of the sheet"
    case .ownRecognizer(.dimmingTap, _): "tap that dismisses"
    case .ownRecognizer(.webTaps, let view): "taps of the page in \(view)"
    case .ownRecognizer(.wheelTaps, let view): "taps on the wheels of \(view)"
    case .ownRecognizer(.mapPan, let view): "pan of \(view)"
    case .ownRecognizer(.documentTap, let view): "tap of \(view)"
    case .ownRecognizer(.drawing, let view): "drawing of \(view)"
    case .ownRecognizer(.reactNativeTouches, let view): "touches of \(view)"
    case .ownRecognizer(.textTaps, let view): "double tap in the text of \(view)"
    case .ownRecognizer(.textPress, let view): "press in the text of \(view)"
    case .ownRecognizer(.textLink, let view): "tap on a link in \(view)"
    case .ownRecognizer(.contextMenu, let view): "context menu of \(view)"
    case .ownRecognizer(.dragLift, let view): "drag-and-drop lift of \(view)"
    case .ownRecognizer(.relationship, let view): "relations of gestures of \(view)"
    case .ownRecognizer(.rowActions, let view): "row swipe of \(view)"
    case .ownRecognizer(.rowDismissal, let view): "open row of \(view)"
    case .ownRecognizer(.rowSelection, let view): "row selection of \(view)"
    case .ownRecognizer(.itemMovement, let view): "move of items in \(view)"
    case .ownRecognizer(_, let view): "recognizer of \(view)"

    case .handles: "handles it"
    case .keeps: "gets the touch and keeps it"
    case .passesOn: "passes it on"
    case .endsHere: "has no next: the touch ends here"
    case .neverGets(nil): "never gets it"
    case .neverGets(let reason?): "never gets it: \(reason)"
    case .loses(nil): "gets it, and is cancelled"
    case .loses(let reason?): "gets it, and is cancelled: \(reason)"
    case .sendsToNil(let action): "gets the touch, sends \(action) to nil"
    case .performs(let action): "can perform \(action)"
    case .performsNot(count: 1): "cannot perform it"
    case .performsNot(count: 2): "both cannot perform it"
    case .performsNot: "none of them can perform it"
    case .actionOn(let action, let target): "\(action), on \(target)"
    case .next(let words): "next: \(words)"
    case .eachPassesOn: "Each passes it to its next, a view to its superview."
    case .startsAtSender: "No first responder, so the search starts at the sender."
    case .startsAtFirstResponder(let name): "The search starts at the first responder, \(name)."

    case .notReached(let count): "+\(count) not reached"
    case .onTheWay(let count): "+\(count) pass it on"
    case .namesAndSystem(let names, let count):
      names.isEmpty ? "\(count) of the system" : English.list(names) + " and \(count) of the system"
    case .hitTestView: "hit-test view"
    case .ownPointInside: "own point(inside:) says yes"
    case .returnedBy(let view): "returned by \(view), not asked"
    case .pending: "has not answered yet"
    case .calledByCode: "asked by code"

    case .refusal(let refusal): English.words(refusal)
    case .allRefuse(let refusal, 2): "both: " + English.words(refusal)
    case .allRefuse(.outsideEach, _): English.words(.outsideEach)
    case .allRefuse(.untold, _): "each says no"
    case .allRefuse(let refusal, _): "each: " + English.words(refusal)

    case .notAsked(let count): "+\(count) not asked"
    case .notAskedYet(let count): "+\(count) not asked yet"
    case .onThePath(let count): "+\(count) on the path"
    case .moreRefuse(let count): count == 1 ? "+1 more says no" : "+\(count) more say no"
    case .inAndMore(let name, let inside): "\(name) and \(inside) in it"
    case .furtherBack(let name): "\(name), further back"
    case .namesAndMore(let names, let count): English.list(names) + " and \(count) more"
    }
  }
}

extension ResponderChainClaim {
  package func said(in _: English.Type) -> String {
    switch self {
    case .keeps(let responder, let gesture, let because, let isAssumed):
      "\(responder) keeps the \(English.name(gesture))\(known(isAssumed))" + why(because)
    case .performs(let responder, let action):
      "\(responder) performs \(action): the action has no target, so the chain is asked"
    case .nobodyPerforms(let action, let count, let last):
      "Nobody performs \(action): \(English.spelled(count).lowercased()) "
        + "\(count == 1 ? "responder is" : "responders are") asked, up to \(last)"
    case .nobodyHandles(let gesture, count: 1, let last, let isAssumed):
      "Nobody handles the \(English.name(gesture))\(known(isAssumed)): \(last) has no next"
    case .nobodyHandles(let gesture, let count, let last, let isAssumed):
      "Nobody handles the \(English.name(gesture))\(known(isAssumed)): \(English.spelled(count).lowercased()) responders "
        + "pass it on, up to \(last)"
    case .taken(let winner, let view): "No responder gets the touch: \(winner) takes it before \(view)"
    case .takenAway(let view, let gesture, let winner):
      "\(view) loses the \(English.name(gesture)): \(winner) takes it"
    case .losesAgain(let view, let gesture, let reason):
      "\(view) gets the \(English.name(gesture)) and loses it again\(reason.map { ": \($0)" } ?? "")"
    case .nobodyGets(_, because: nil): "No responder gets the touch"
    case .nobodyGets(let view, let reason?): "\(view) does not get the touch: \(reason)"
    case .nothingHit: "No responder gets the touch: no view is hit"
    }
  }

  private func known(_ isAssumed: Bool) -> String { isAssumed ? ", as far as is known" : "" }

  private func why(_ because: TraceReason.Keeper?) -> String {
    switch because {
    case nil: ""
    case .ownMethod: ": its touches methods do not call super"
    case .control, .disabledControl: ": controls keep their touches"
    case .scrollView: ": scroll views keep their touches"
    }
  }
}

extension English {
  static func name(_ framework: InnerFramework) -> String {
    switch framework {
    case .swiftUI: "SwiftUI"
    case .reactNative: "React Native"
    case .flutter: "Flutter"
    case .webKit: "the page"
    }
  }

  static func name(_ gesture: TouchAnswer.Gesture) -> String {
    switch gesture {
    case .tap: "tap"
    case .press: "press"
    case .drag: "drag"
    case .touch: "touch"
    }
  }

  static func words(_ gesture: TouchAnswer.Gesture) -> String {
    switch gesture {
    case .tap: "Tap at"
    case .press: "Press at"
    case .drag: "Drag from"
    case .touch: "Touch at"
    }
  }

  /// A number at the beginning of a sentence.
  static func spelled(_ count: Int) -> String {
    let words = [
      "No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve",
    ]
    return words.indices.contains(count) ? words[count] : String(count)
  }

  static func words(_ refusal: GraphText.Refusal) -> String {
    switch refusal {
    case .hidden: "is hidden"
    case .interactionOff: "user interaction is off"
    case .animating: "is being animated"
    case .empty: "its bounds are empty"
    case .ownPointInside: "its point(inside:) says no"
    case .ownHitTest: "its hitTest answers nil"
    case .noInverse: "its transform has no inverse"
    case .transparent(let alpha): "alpha is \(alpha)"
    case .outside(let side, let distance): "touch is \(distance) pt \(direction(side))"
    case .onEdge(let side): "touch is on its \(edge(side)) edge"
    case .outsideEach: "touch is outside each"
    case .other(let words): words
    case .untold: "says no"
    }
  }

  static func beyond(_ side: TraceReason.Side) -> String {
    switch side {
    case .left, .right: "\(direction(side)) of"
    case .above, .below: direction(side)
    }
  }

  private static func direction(_ side: TraceReason.Side) -> String {
    switch side {
    case .left: "left"
    case .right: "right"
    case .above: "above"
    case .below: "below"
    }
  }

  static func edge(_ side: TraceReason.Side) -> String {
    switch side {
    case .left: "left"
    case .right: "right"
    case .above: "top"
    case .below: "bottom"
    }
  }
}

extension HitTestAnswerText {
  package func said(in _: English.Type) -> String {
    switch self {
    case .saysNo(let view, let refusal): "\(view) says no" + clause(refusal)
    case .turnedIntoNil(let view): "\(view) would return itself; its override turns that into nil"
    case .answersAlone(let view): "\(view) is not tested: its override of hitTest answers alone"
    case .answersInstead(let view, let result): "The override of \(view) returns \(result ?? "nil") instead"
    case .takesIt(let view): "\(view) takes it: all tests passed"
    case .passesUp(let view, let result): "\(view) passes on what was found in it: \(result)"
    case .isNotAsked(let view, nil): "\(view) is not asked"
    case .isNotAsked(let view, let reason?): "\(view) is not asked: \(reason)"

    case .gesture(let gesture, let point, let view, let own):
      English.say(GraphText.gesture(gesture, point: point)).dropLast()
        + (own.map { ", for \(view) at \($0)." } ?? ", the same for \(view).")

    case .askedBy(let view, let point): "\(view) asks it: hitTest \(point)"
    case .askedAsWindow(let point): "asked as a window: hitTest \(point)"
    case .askedByCode(let point): "code asks it: hitTest \(point)"
    case .notAsked: "not asked"
    case .override: "its override"
    case .asksSuper: "first asks super"
    case .asksNobody: "answers without asking super"
    case .goesPastTests: "goes past the tests"
    case .testsPassed(let count): count == 1 ? "1 test passed" : "\(count) tests passed"
    case .passed(.interaction): "interaction on"
    case .passed(.animation): "no animation"
    case .passed(.hidden): "not hidden"
    case .passed(.alpha(let alpha)): alpha.map { "alpha \($0)" } ?? "not transparent"
    case .passed(.inside): "touch inside"
    case .question(.interaction): "Is user interaction on?"
    case .question(.animation): "Is it free of animations?"
    case .question(.hidden): "Is it shown?"
    case .question(.alpha): "Is its alpha 0.01 or more?"
    case .question(.inside): "Is the touch inside?"
    case .beyond(let isX, let value, let low, let high):
      "\(isX ? "x" : "y") is \(value), bounds reach from \(low) to \(high)"
    case .subviewsSayNo: "Do all subviews say no?"
    case .noSubviews: "it has no subviews"
    case .asksNoSubviews: "none is asked"
    case .returnsView(let view): "returns \(view)"
    case .returnsNil: "returns nil"
    case .returnsItself: "returns itself"
    case .superReturns(let view): "super returns \(view)"
    case .overrideReturns(let view): "override returns \(view ?? "nil")"
    case .refusesWithSubviews(let view): "\(view) is out, with all in it"
    case .moreSayNo(let count): "+\(count) more say no"
    case .notReached(let count): "+\(count) not reached"
    case .asksSubviews: "ask its subviews"

    case .yes: "yes"
    case .no: "no"
    case .yesToAll: "yes to all"
    case .yesAll: "yes, all"
    case .byOverride: "override"
    }
  }

  private func clause(_ refusal: GraphText.Refusal) -> String {
    switch refusal {
    case .hidden: ": it is hidden"
    case .interactionOff: ": its user interaction is off"
    case .animating: ": it is being animated"
    case .transparent(let alpha): ": its alpha is \(alpha)"
    case .outside(let side, let distance): ": the touch is \(distance) pt \(English.beyond(side)) its bounds"
    case .onEdge, .outsideEach: ": the \(English.say(GraphText.refusal(refusal)))"
    case .untold: ""
    case .empty, .ownPointInside, .ownHitTest, .noInverse, .other:
      ": " + English.say(GraphText.refusal(refusal))
    }
  }
}

extension FlowText {
  package func said(in _: English.Type) -> String {
    switch self {

    case .asked(let number, let by): "asked as number \(number), by \(by)"
    case .askedAsWindow(let number): "asked as number \(number), as a window"
    case .askedByCode(let number): "asked as number \(number), by code"
    case .pointHere(let point): "the touch is at \(point) in its coordinates"
    case .isAsked: "asked at all?"
    case .passedOver: "passed over"

    case .interactionGate: "isUserInteractionEnabled?"
    case .animationGate: "blocked by an animation?"
    case .hiddenGate: "isHidden?"
    case .alphaGate: "alpha ≥ 0.01?"
    case .insideGate: "point(inside:)?"
    case .subviewGate: "did one return a view?"

    case .isTrue: "true"
    case .isFalse: "false"
    case .noAnimation: "none that blocks touches"
    case .alpha(let alpha): "alpha is \(alpha)"
    case .pointInside(let point): "\(point) is inside"
    case .pointNotInside(let place): "the point is \(place)"
    case .assumed(let text): "\(text) (assumed)"
    case .returned(let view, let result): "\(view) returned \(result)"
    case .allReturnedNil: "all of them returned nil"

    case .asksSubviews: "ask the subviews, front to back"
    case .asksNoSubviews: "none was asked"
    case .askedSubviews(let count, nil): "asked \(English.count(count, "subview"))"
    case .askedSubviews(let count, let total?) where total == count:
      "asked \(English.count(count, "subview"))"
    case .askedSubviews(let count, let total?): "asked \(count) of \(English.count(total, "subview"))"
    case .moreSubviews(let count): "… \(count) more, which returned nil"

    case .hitTestOverride(let what): "override of hitTest: \(what)"
    case .overriddenHitTest: "override of hitTest"
    case .answersAlone: "it answers without asking super"
    case .answersOtherwise: "it asks super, and answers otherwise"
    case .agreesWithSuper: "here it returns what super returns"
    case .goesPastGates: "it goes past the gates"
    case .instead: "the override says so instead"

    case .returnsNil: "return nil"
    case .returnsItself: "return self"
    case .returnsView(let view): "return \(view)"
    case .subtreeIsOut: "the view is out, with everything in it"
    case .isHitView: "it is the hit-test view"

    case .notComeTo(let names): "Not reached: \(names)"
    }
  }
}

extension DeliveryText {
  package func said(in _: English.Type) -> String {
    switch self {

    case .finger: "Finger"
    case .system: "Hardware, IOKit, SpringBoard"
    case .queue: "Event queue of the application"
    case .hitTest: "Hit test of the windows"
    case .applicationSends: "UIApplication.sendEvent"
    case .windowSends: "UIWindow.sendEvent"
    case .recognizers: "Gesture recognizers"
    case .view: "Touches methods of the view"
    case .chain: "Responder chain"
    case .actions: "Controls and actions"
    case .outcome: "In the end"

    case .gestureAt(let gesture, let point): "\(gesture) at \(point)"
    case .notSimulated: "not simulated"
    case .takesEvents(let count): English.count(count, "event")
    case .walks(let count, let asked, let areAlike):
      walks(count, areAlike) + (asked == 1 ? "asks 1 view" : "asks \(asked) views")
    case .finds(let view, nil): "finds \(view)"
    case .finds(let view, let window?): "finds \(view), in \(window)"
    case .findsNobody: "no window claims the touch"
    case .sent(let count): times(count)
    case .sentTo(let window, let count): "\(window), \(times(count))"
    case .collected(let count): count == 1 ? "1 collected" : "\(count) collected"
    case .collectsNone: "none sees the touch"
    case .after(let text, let seconds): "\(text) \(seconds) s after touch-down"
    case .calls(let view, let methods): "\(view) gets \(English.list(methods))"
    case .noCalls(let view): "none of \(view) is called"
    case .reached(let count, let total):
      "reaches \(count) of " + English.count(total, "responder")
    case .noActions: "none"
    case .noActionsKnown: "none is known"

    case .hitTestAlone: "Hit test"
    case .asked(let count, let passes):
      (count == 1 ? "1 view asked" : "\(count) views asked")
        + (passes < 2 ? "" : passes == 2 ? ", twice" : ", \(passes) times")
    case .handsToBoth: "hands the touch to both"
    case .handsToRecognizers: "hands the touch to recognizers"
    case .handsToView: "hands the touch to the view"
    case .recognizerCount(let count): English.count(count, "recognizer")
    case .outcomeOf(let who, let outcome): outcome.isEmpty ? who : "\(who): \(outcome)"
    case .nobodyTakes(let count): (count < 2 ? "" : "\(count) pass it on, ") + "nobody takes it"
    case .andMore(let action, let count): "\(action), and \(count) more"
    case .takesTouch: "takes the touch"
    case .holds(let isEnd, nil): isEnd ? "holds the end" : "holds the touch"
    case .holds(let isEnd, let seconds?): "holds the \(isEnd ? "end" : "touch") \(seconds) s"
    }
  }

  private func walks(_ count: Int, _ areAlike: Bool) -> String {
    if count == 1 { return "1 walk, which " }
    return areAlike ? "\(count) walks, each " : "\(count) walks, the last "
  }

  private func times(_ count: Int) -> String { count == 1 ? "called once" : "called \(count) times" }
}

extension SearchText {
  package func said(in _: English.Type) -> String {
    switch self {
    case .sends(let sender, let action, nil): "\(sender) sends \(action)"
    case .sends(let sender, let action, let event?): "\(sender) sends \(action) for \(event)"
    case .command(let action): "\(action) is sent as a command"
    case .inMenu(let action): "a menu asks for \(action)"
    case .times(let text, let count): "\(text), \(count) times"

    case .performs(let actions): "✓ can perform \(English.list(actions))"
    case .performsNot(let actions): "× cannot perform \(English.list(actions))"

    case .sentence(let what, nil, let reason, _, let end): "\(what), and has no target: \(reason); \(end)."
    case .sentence(let what, let start?, let reason, let asked, let end):
      "\(what), and has no target: \(reason), \(start). "
        + (asked == 1 ? "One responder is asked" : "\(asked) responders are asked") + "; \(end)."
    case .endAt(let taker): "\(taker) can perform it, and its method is called"
    case .endAtWouldBe(let taker): "\(taker) can perform it, so the menu shows it"
    case .endNowhere(let reason): "nothing is called: \(reason)"
    }
  }
}
