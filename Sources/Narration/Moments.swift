// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Trace

/// The texts of lanes over time. Names are inserted unchanged.
package enum LaneText: Sayable, Hashable, Sendable {
  /// No recognizer saw the touch and no view got it.
  case nothing

  // Lanes.
  case calls
  case finger(number: Int?)
  case recognizerOn(className: String, view: String)
  case seconds(String)

  // Spans.
  case touchDown
  case hasTouch(String)
  case waitsFor(names: String)
  case tracking
  case highlighted
  case until(text: String, time: String)
  case toTheEnd(text: String)

  // Marks.
  case phase(TouchPhase)
  case detached
  case reachesNobody(action: String)
  case callback(method: String, subject: String?)
  case becomesFirstResponder(name: String)
  case nobodyIsFirstResponder

  // Arrows.
  case prevents(winner: String, loser: String)
  case letsGoOn(who: String, whom: String)
  case takes(who: String, view: String)
}

/// The texts of lanes below a claim. Names are inserted unchanged.
package enum LaneSheetText: Sayable, Hashable, Sendable {
  /// The line below the claim, with the times of the first touch-down and the last lift.
  case gesture(TouchAnswer.Gesture, point: String, start: String, end: String, touches: Int, fingers: Int)

  // Moments.
  case noNextTap
  case held(duration: String)
  case moved

  // Owners of lanes.
  case on(views: [String])
  /// Some names, and the number of further ones.
  case andMore(names: [String], count: Int)

  // Spans.
  case undecided
  case waits(for: String?)
  case endWaits(for: String?)
  case hasTouch

  // Outcomes.
  case view(String, in: [String])
  case recognized
  case begins, beganAndEnded
  case failed(count: Int)
  case prevented(by: String, count: Int)
  case forSeveralReasons
  case cancelled(count: Int)
  case stillWaits
  case ignoresTouch
  case getsTouch
  case endIsLate(by: String)
  case neverGets
  case times(count: Int)
}

/// The sentences above lanes over time.
package enum LaneClaim: Sayable, Hashable, Sendable {
  /// A recognizer recognizes, and a view never gets the touch or loses it.
  case taken(by: String, TouchAnswer.Gesture, from: String, isCancelled: Bool)
  case recognizes(String, TouchAnswer.Gesture)
  /// Several recognizers act, because their delegates allow it.
  case together([String], TouchAnswer.Gesture)
  /// Of several recognizers of one class, that of the innermost view wins.
  case innermostWins(String, UIKitClass.Gesture, others: Int)
  /// A view gets the end of a touch late, because a recognizer is undecided or waits for another tap.
  case late(view: String, seconds: String, waiter: String, forTap: Bool)
  case noneActs(view: String, TouchAnswer.Gesture)
  case noneTakesPart(view: String, TouchAnswer.Gesture)
  case nobodyHandles(TouchAnswer.Gesture)
  /// The source of the screen does not say enough.
  case noneIsKnown(TouchAnswer.Gesture)
  case neverGets(view: String, TouchAnswer.Gesture)
}

/// The texts of a sequence of calls. Names are inserted unchanged.
package enum SequenceText: Sayable, Hashable, Sendable {
  case nothing

  // Participants.
  case fingers
  case kindFingers
  case recognizer
  case delegateOrTarget

  // Turns of the event loop. Times include their unit.
  case hitTest(touch: String, pass: Int, point: String)
  case phase(TouchPhase, touch: String, point: String)
  case timer(owner: String, name: DeliveryTimer)

  // Messages.
  case waitsFor
  case prevents(result: String?)
  case allows
  case held(method: String)
  case released(method: String)
  case discarded(method: String)
  case withheld(touch: String)
  case taken(touches: String)
  case detached(touch: String)
  case ignores(touch: String)
  case alongChain(method: String, count: Int, last: String)
  case dropped(action: String)

  // Folds.
  /// Code, or an input device other than a finger, affected the application.
  case input(InputKind, object: String?, detail: String)
  case samePass(Int)
  case sameTurns(count: Int, until: String)
  case resets(names: String)
  case elsewhere(count: Int)
  case tooMany(count: Int)

  // Lines of the text form.
  case call(from: String, to: String, text: String)
  case reply(from: String, to: String, text: String)
}

/// The texts of the sequence below a claim. Names are inserted unchanged.
package enum SequenceSheetText: Sayable, Hashable, Sendable {
  // The claim if no recognizer takes part, or if the sequence stops early.
  case gets(view: String, calls: Int)
  case soFar(count: Int, of: Int)

  // The line below it, after the location of the gesture.
  case numbersOfTrace
  case oneMomentIsOpen

  // Columns.
  case ofView(count: Int, view: String)
  case recognizers
  case others(count: Int)

  // Moments.
  case calls(count: Int)
  case search(passes: Int, finds: String?)
  case finger(TouchPhase, count: Int)
  case timeIsUp(recognizer: String)

  // What participants do.
  case becomes(state: String, count: Int)
  case ownCalls(count: Int)
  case moreCalls(count: Int)
}

/// The texts in the pictures of gesture recognizers. Names are inserted unchanged.
package enum GesturesText: Sayable, Hashable, Sendable {
  case noRecognizers(view: String)

  // The states of one recognizer.
  case statesSummary(name: String, isDiscrete: Bool)
  case waitingState
  case waitsUntilFailed(name: String)
  case resetState
  case at(seconds: String)
  case between(first: String, last: String, count: Int)
  case sends(action: String, target: String, count: Int)
  case reachesNobody(action: String, reason: String)
  case ignoredStep(state: String)
  case letsGoOf(touch: String)
  case severalTouches(count: Int)
  case statesNote
  case neverEntered(states: String)
  case doesNotSee
}
