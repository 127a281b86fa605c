// SPDX-License-Identifier: Apache-2.0

import Trace

extension LaneText {
  package func said(in _: English.Type) -> String {
    switch self {
    case .nothing: "Nobody got the touch, so there is nothing to show over time."

    case .calls: "Calls"
    case .finger(let number): "finger" + (number.map { " \($0)" } ?? "")
    case .recognizerOn(let className, let view): "\(className) on \(view)"
    case .seconds(let number): "\(number) s"

    case .touchDown: "finger down"
    case .hasTouch(let touch): "has \(touch)"
    case .waitsFor(let names): "waits for \(names)"
    case .tracking: "tracking"
    case .highlighted: "highlighted"
    case .until(let text, let time): "\(text), until \(time) s"
    case .toTheEnd(let text): "\(text), to the end"

    case .phase(.began): "down"
    case .phase(.moved): "moved"
    case .phase(.stationary): "rests"
    case .phase(.ended): "up"
    case .phase(.cancelled): "cancelled"
    case .detached: "left the window"
    case .reachesNobody(let action): "\(action) → nobody"
    case .callback(let method, let subject): method + (subject.map { " (\($0))" } ?? "")
    case .becomesFirstResponder(let name): "\(name) becomes first responder"
    case .nobodyIsFirstResponder: "no first responder any more"

    case .prevents(let winner, let loser): "\(winner) recognized, so \(loser) fails"
    case .letsGoOn(let who, let whom): "\(who) is decided, so \(whom) goes on"
    case .takes(let who, let view): "\(who) takes the touch from \(view)"
    }
  }
}

extension LaneSheetText {
  package func said(in _: English.Type) -> String {
    switch self {
    case .gesture(let gesture, let point, let start, let end, let touches, let fingers):
      English.words(gesture) + " \(point)"
        + (fingers > 1
          ? " with \(fingers) fingers" : touches > 1 ? ", one of \(touches) touches" : "")
        + (start == end ? ", at \(start) s." : ", from \(start) to \(end) s.")

    case .noNextTap: "no next tap"
    case .held(let duration): "held \(duration) s"
    case .moved: "moved"

    case .on(let views): "on " + English.list(views)
    case .andMore(let names, count: 0): names.joined(separator: ", ")
    case .andMore(let names, let count): names.joined(separator: ", ") + " and \(count) more"

    case .undecided: "undecided"
    case .waits(nil): "waits"
    case .waits(let who?): "waits for \(who)"
    case .endWaits(nil): "end waits"
    case .endWaits(let who?): "end waits for \(who)"
    case .hasTouch: "has the touch"

    case .view(let view, let around): "on \(view)" + around.map { ", in \($0)" }.joined()
    case .recognized: "recognized"
    case .begins: "began"
    case .beganAndEnded: "began, then ended"
    case .failed(count: 1): "failed"
    case .failed(let count): "\(count) failed"
    case .prevented(let winner, count: 1): "\(winner) prevents it"
    case .prevented(let winner, _): "\(winner) prevents them"
    case .forSeveralReasons: "each for its own reason"
    case .cancelled(count: 1): "cancelled"
    case .cancelled(let count): "\(count) cancelled"
    case .stillWaits: "still waits"
    case .ignoresTouch: "ignores the touch"
    case .getsTouch: "gets the touch"
    case .endIsLate(let seconds): "its end \(seconds) s late"
    case .neverGets: "never gets the touch"
    case .times(count: 2): "twice"
    case .times(let count): "\(count) times"
    }
  }
}

extension LaneClaim {
  package func said(in _: English.Type) -> String {
    switch self {
    case .taken(let who, let gesture, let view, isCancelled: false):
      "\(who) recognizes the \(English.name(gesture)), so \(view) never gets it"
    case .taken(let who, let gesture, let view, isCancelled: true):
      "\(who) recognizes the \(English.name(gesture)) and cancels \(view)"
    case .recognizes(let who, let gesture): "\(who) recognizes the \(English.name(gesture))"
    case .together(let all, let gesture):
      "\(English.all(all)) recognize the \(English.name(gesture)) together"
    case .innermostWins(let who, let kind, let others):
      "The innermost \(English.say(OutlineText.gesture(kind, taps: 1))) wins: \(who) acts, the other "
        + (others == 1 ? "one fails" : "\(English.spelled(others).lowercased()) fail")
    case .late(let view, let seconds, let waiter, let forTap):
      "\(view) acts \(seconds) s after the lift: \(waiter) "
        + (forTap ? "waits for another tap" : "is undecided until then")
    case .noneActs(let view, let gesture): "No recognizer acts: \(view) gets the \(English.name(gesture))"
    case .noneTakesPart(let view, let gesture):
      "\(view) gets the \(English.name(gesture)): no recognizer takes part"
    case .nobodyHandles(let gesture): "No recognizer acts, and nobody handles the \(English.name(gesture))"
    case .noneIsKnown(let gesture): "Nothing is known to handle the \(English.name(gesture))"
    case .neverGets(let view, let gesture): "\(view) never gets the \(English.name(gesture))"
    }
  }
}

extension SequenceText {
  package func said(in _: English.Type) -> String {
    switch self {
    case .nothing: "There are no calls to show of this touch."

    case .fingers: "Touches"
    case .kindFingers: "from the system"
    case .recognizer: "recognizer"
    case .delegateOrTarget: "object"

    case .hitTest(let touch, let pass, let point): "hit test for \(touch) at \(point), pass \(pass)"
    case .phase(let phase, let touch, let point): "\(touch) \(English.words(phase)) \(point)"
    case .timer(let owner, let name): "timer of \(owner): \(name)"

    case .waitsFor: "waits for it to fail"
    case .prevents(let result): "prevents" + (result.map { " → \($0)" } ?? "")
    case .allows: "does not prevent"
    case .held(let method): "\(method) held back"
    case .released(let method): "\(method) released"
    case .discarded(let method): "\(method) never comes"
    case .withheld(let touch): "does not get \(touch)"
    case .taken(let touches): "loses \(touches)"
    case .detached(let touch): "left the window with \(touch)"
    case .ignores(let touch): "lets \(touch) go"
    case .alongChain(let method, let count, let last):
      "\(method), passed on along \(count) responders to \(last)"
    case .dropped(let action): "\(action) reaches nobody"

    case .input(let input, let object, let detail):
      [input.rawValue, object ?? "", detail].filter { !$0.isEmpty }.joined(separator: " ")
    case .samePass(let pass): "Pass \(pass): the same questions, the same answers"
    case .sameTurns(let count, let until):
      count == 1 ? "Once more at \(until): the same calls" : "× \(count) more, until \(until): the same calls"
    case .resets(let names): "Ready for the next gesture: \(names)"
    case .elsewhere(let count):
      count == 1 ? "1 message among the others" : "\(count) messages among the others"
    case .tooMany(let count): "\(count) more messages"

    case .call(let from, let to, let text): "\(from) → \(to): \(text)"
    case .reply(let from, let to, let text): "\(from) returns to \(to): \(text)"
    }
  }
}

extension SequenceSheetText {
  package func said(in _: English.Type) -> String {
    switch self {
    case .gets(let view, let calls):
      "\(view) gets \(English.count(calls, "call")), and no recognizer takes part"
    case .soFar(let count, let total): "So far \(count) of \(total) calls are made"

    case .numbersOfTrace: "The numbers are the order of the calls."
    case .oneMomentIsOpen: "The moment that decides is open, the others are counted."

    case .ofView(let count, let view): "\(count) of \(view)"
    case .recognizers: "recognizers"
    case .others(let count): "\(count) others"

    case .calls(let number): English.count(number, "call")
    case .search(let passes, let found):
      "hit test" + (passes == 2 ? ", twice" : passes > 2 ? ", \(passes) times" : "")
        + (found.map { ": finds \($0)" } ?? ": finds no view")
    case .finger(.began, let number): number == 1 ? "finger down" : "\(number) fingers down"
    case .finger(.moved, let number): number == 1 ? "finger moves" : "\(number) fingers move"
    case .finger(.stationary, _): "finger rests"
    case .finger(.ended, let number): number == 1 ? "finger up" : "\(number) fingers up"
    case .finger(.cancelled, _): "touch cancelled"
    case .timeIsUp(let recognizer): "the time of \(recognizer) is up"

    case .becomes(let state, count: 1): state
    case .becomes(let state, count: 2): "both \(state)"
    case .becomes(let state, let count): "\(count) \(state)"
    case .ownCalls(let number): "\(English.count(number, "call")) of its own"
    case .moreCalls(let number): "+\(English.count(number, "more call"))"
    }
  }
}

extension GesturesText {
  package func said(in _: English.Type) -> String {
    switch self {
    case .noRecognizers(let view):
      "Neither \(view) nor any of its superviews has a gesture recognizer, so none sees the touch."
    case .statesSummary(let name, true): "The state machine of a discrete gesture, with the steps of \(name)."
    case .statesSummary(let name, false):
      "The state machine of a continuous gesture, with the steps of \(name)."
    case .waitingState: "possible, but waiting"
    case .waitsUntilFailed(let name): "\(name) must fail first"
    case .resetState: "reset, ready for the next gesture"
    case .at(let seconds): "at \(seconds) s"
    case .between(let first, let last, let count): "\(count) times, \(first) to \(last) s"
    case .sends(let action, let target, 1): "sends \(action) to \(target)"
    case .sends(let action, let target, let count): "sends \(action) to \(target) × \(count)"
    case .reachesNobody(let action, let reason): "\(action) reaches nobody: \(reason)"
    case .ignoredStep(let state): "asked for \(state): there is no such step"
    case .letsGoOf(let touch): "takes \(touch) out of its gesture"
    case .severalTouches(let count): "The gesture is made of \(count) touches."
    case .statesNote: "Numbers: the order of the steps. Times: from the start of the scenario."
    case .neverEntered(let states): "never entered: \(states)"
    case .doesNotSee: "does not see the touch: its view is not the hit-test view or above it"
    }
  }
}
