// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// The sentences of the player's steps. Names are inserted as they are.
enum StepText {
  // The hit test.
  case asksSubviews(view: String)
  case asksSubviewsThough(view: String, claim: String)
  case asksOthersItself(view: String)
  case returnsItself(view: String)
  case passesThrough(view: String)
  case found(view: String)
  case foundNothing

  // The finger.
  case down(point: String, view: String?, taps: Int)
  case moves(point: String)
  case rests(point: String)
  case lifted(point: String)
  case cancelled(point: String)
  case otherTouch(touch: String, phase: TouchPhase, point: String)
  case again(touch: String?, count: Int, point: String, isMoving: Bool)

  // Who will see it.
  case sent(receivers: String)
  case noRecognizers
  case recognizers(names: String, count: Int)
  case chain(names: String)

  // Touches methods.
  case gets(responder: String, method: String)
  case handles(responder: String, method: String)
  case keeps(responder: String, method: String, why: Keeper)
  case passesOn(responder: String, method: String, next: String, how: Next, runsOwnCode: Bool)
  case drops(responder: String, method: String, reason: String, isLast: Bool)
  case climbs(method: String, from: String, to: String, ending: Ending?)
  case nobody(reason: String)

  /// What a view does not get, gets late, or loses.
  case change(DeliveryChange.Kind, view: String, method: String, reason: String)

  // Recognizers.
  case passedOver(names: String, count: Int, reason: String)
  case question(DeliveryQuestion, asked: String, about: String, other: String, answer: Bool)
  case requires(recognizer: String, other: String)
  /// Recognizers that wait for each other, or one that waits for itself.
  case circle(names: String, count: Int)
  case receive(names: String, count: Int, method: String)
  case letsGo(recognizer: String)
  case waits(recognizer: String, others: String)
  case fails(recognizer: String, reason: String)
  case recognizes(recognizer: String, reason: String)
  case begins(recognizer: String, reason: String)
  case changes(recognizer: String, reason: String)
  case ends(recognizer: String, reason: String)
  case isCancelled(recognizer: String, reason: String)
  case isReady(names: String, count: Int)
  case cannotGo(recognizer: String, from: String, to: String)
  case prevents(winner: String, losers: String, count: Int, fail: Bool, reason: String)
  case spares(winner: String, others: String, reason: String)
  case timer(DeliveryTimer, owner: String, time: String)

  // Controls, actions, what code does.
  case tracking(Hook, control: String)
  case isNow(object: String, properties: String, count: Int, value: String)
  case changed(object: String, properties: String)
  case controlEvents(control: String, events: String, count: Int, isHeard: Bool?)
  case search(action: String, start: String?, reason: String)
  case performs(responder: String, action: String, answer: Bool)
  case scrolls(recognizer: String, scrollView: String, state: String)
  case firstResponder(from: String?, to: String?)
  case staysNoResponder(responder: String, method: String, reason: String)
  case eventGets(responder: String, method: String, what: String)
  case input(input: InputKind, object: String?, detail: String)

  /// A few names, as a sentence has them.
  case row([String])

  // Events of the hit test, which the steps above tell of.
  case asked(view: String)
  case answered(view: String, result: String?)

  /// Several views refuse for one reason; as a sentence, and as a line of the walk.
  case refuseAll(Refusals)
  case refuseAllLine(Refusals)

  /// A phase's name: "Hit test", "Finger down".
  case phase(TouchStep.Phase)

  /// Views that refuse one after the other for one reason.
  struct Refusals: Hashable {
    var count: Int

    /// The class of all of them; nil if they differ, or it says nothing.
    var className: String?
    var first: String
    var last: String
    var reason: PictureText.GroupReason?
  }

  /// What keeps a touch without a touches method of the app's.
  enum Keeper { case control, disabledControl, scrollView }

  /// What the next responder is to the one before it.
  enum Next { case superview, viewController, next }

  /// How a method ended that several responders got.
  enum Ending: Hashable {
    case handled
    case kept(Keeper)
    case dropped(reason: String)
  }

  enum Hook: Hashable {
    case begins, refuses, goesOn, stops, ends, isCancelled
  }
}
