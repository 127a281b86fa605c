// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// The sentences of the player's steps.
enum StepText: Sayable {
  // The hit test.
  case asksSubviews(view: RichText)
  case asksSubviewsThough(view: RichText, claim: RichText)
  case asksOthersItself(view: RichText)
  case returnsItself(view: RichText)
  case passesThrough(view: RichText)
  case found(view: RichText)
  case foundNothing

  // The finger.
  case down(point: String, view: RichText?, taps: Int)
  case moves(point: String)
  case rests(point: String)
  case lifted(point: String)
  case cancelled(point: String)
  case otherTouch(touch: RichText, phase: TouchPhase, point: String)
  case again(touch: RichText?, count: Int, point: String, isMoving: Bool)

  // Who will see it.
  case sent(receivers: RichText)
  case noRecognizers
  case recognizers(names: RichText, count: Int)
  case chain(names: RichText)

  // Touches methods.
  case gets(responder: RichText, method: RichText)
  case handles(responder: RichText, method: RichText)
  case keeps(responder: RichText, method: RichText, why: Keeper)
  case passesOn(responder: RichText, method: RichText, next: RichText, how: Next, runsOwnCode: Bool)
  case drops(responder: RichText, method: RichText, reason: RichText, isLast: Bool)
  case climbs(method: RichText, from: RichText, to: RichText, ending: Ending?)
  case nobody(reason: RichText)

  /// What a view does not get, gets late, or loses.
  case change(DeliveryChange.Kind, view: RichText, method: RichText, reason: RichText)

  // Recognizers.
  case passedOver(names: RichText, count: Int, reason: RichText)
  case question(DeliveryQuestion, asked: RichText, about: RichText, other: RichText, answer: Bool)
  case requires(recognizer: RichText, other: RichText)
  /// Recognizers that wait for each other, or one that waits for itself.
  case circle(names: RichText, count: Int)
  case receive(names: RichText, count: Int, method: RichText)
  case letsGo(recognizer: RichText)
  case waits(recognizer: RichText, others: RichText)
  case fails(recognizer: RichText, reason: RichText)
  case recognizes(recognizer: RichText, reason: RichText)
  case begins(recognizer: RichText, reason: RichText)
  case changes(recognizer: RichText, reason: RichText)
  case ends(recognizer: RichText, reason: RichText)
  case isCancelled(recognizer: RichText, reason: RichText)
  case isReady(names: RichText, count: Int)
  case cannotGo(recognizer: RichText, from: RichText, to: RichText)
  case prevents(winner: RichText, losers: RichText, count: Int, fail: Bool, reason: RichText)
  case spares(winner: RichText, others: RichText, reason: RichText)
  case timer(DeliveryTimer, owner: RichText, time: String)

  // Controls, actions, what code does.
  /// A sentence that lists of actions have, too.
  case line(OutcomeText)
  case tracking(Hook, control: RichText)
  case isNow(object: RichText, properties: RichText, count: Int, value: RichText)
  case changed(object: RichText, properties: RichText)
  case controlEvents(control: RichText, events: RichText, count: Int, isHeard: Bool?)
  case search(action: RichText, start: RichText?, reason: RichText)
  case performs(responder: RichText, action: RichText, answer: Bool)
  case scrolls(recognizer: RichText, scrollView: RichText, state: RichText)
  case firstResponder(from: RichText?, to: RichText?)
  case staysNoResponder(responder: RichText, method: RichText, reason: RichText)
  case eventGets(responder: RichText, method: RichText, what: String)
  case input(input: InputKind, object: RichText?, detail: String)

  /// Names in a row within a sentence.
  case row([RichText])

  // Events of the hit test, for comparisons; the steps above tell them otherwise.
  case asked(view: RichText)
  case answered(view: RichText, result: RichText?)

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
    var first: RichText
    var last: RichText
    var reason: PictureText.GroupReason?
  }

  /// What keeps a touch if the app does not implement the touches method.
  enum Keeper { case control, disabledControl, scrollView }

  /// What the next responder is to the one before it.
  enum Next { case superview, viewController, next }

  /// How a method ended that several responders got.
  enum Ending: Hashable {
    case handled
    case kept(Keeper)
    case dropped(reason: RichText)
  }

  enum Hook: Hashable {
    case begins, refuses, goesOn, stops, ends, isCancelled
  }
}
