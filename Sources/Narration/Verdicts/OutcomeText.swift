// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// Sentences on what came of a touch: gestures, actions, and what views did not get. Names are inserted as they are.
enum OutcomeText {
  // Verdicts. `touch` is "tap", "drag" or "touch".
  case recognizes(who: String, sends: String, late: String?, because: String?)
  case recognizesInVain(who: String, why: NoActionReason)
  case controlActs(
    view: String, control: String, touch: String, sends: String, late: String?, because: String?)
  case controlSilent(view: String, control: String, touch: String, why: NoActionReason)
  case controlDisabled(view: String, control: String, touch: String)
  case scrolls(scrollView: String, touch: String, because: String?)
  /// The touch caught content that was still moving.
  case stopsContent(scrollView: String, touch: String)
  case selects(
    view: String, list: String, cell: String?, touch: String, isOn: Bool, method: String, receiver: String?)
  case focuses(view: String, responder: String, touch: String)
  case withheld(view: String, touch: String, reason: String)
  case unclaimed(touch: String, reason: String)

  // Further sentences of a verdict. `sparedBy` is a recognizer that leaves views their touches.
  case rest(Loss, by: String?)
  case comesLate(method: String, view: String, late: String, because: String)
  case letsThrough(view: String, because: String)
  case claims(view: String, because: String)
  case misses(control: String, touch: String, because: String)
  case recognizesToo(who: String)
  case selectsToo(list: String, cell: String?, isOn: Bool, sparedBy: String?)
  case scrollsToo(scrollView: String)
  case focusesToo(responder: String)
  case sendsToo(sender: String, sends: String, sparedBy: String?)
  case failsByVeto(who: String, reason: String)
  case becomes(control: String, property: String, value: String)

  // Parts of sentences.
  case waitedFor(names: String)
  /// That a search starts at a responder, and who performs the action; nil for nobody.
  case searchFrom(start: String, isFirstResponder: Bool, finds: String?)
  /// Responders that perform an action and are not on the way of the search.
  case offTheWay(names: String, count: Int)
  case recognizer(kind: UIKitClass.Gesture, name: String, view: String?)
  case sending(action: String, target: String, detail: String?)

  // Lines of the sections.
  case recognizerLine(name: String, className: String, view: String?, text: String)
  case states(names: String, waitedFor: String?, reason: String?)
  case waits(names: String)
  case staysPossible
  case letsGo
  case isPassedOver(reason: String)
  case notSimulated
  case notSimulatedRemark(names: String)
  case actionLine(
    sender: String?, action: String, target: String, detail: String?, late: String?, because: String?)
  case droppedLine(sender: String?, action: String, reason: String)
  case callbackLine(method: String, receiver: String, subject: String?, count: Int)
  case withheldLine(view: String, reason: String)
  case heldLine(method: String, view: String, reason: String)
  case releasedLine(method: String, view: String, reason: String)
  case discardedLine(method: String, view: String, reason: String)
  case takenLine(view: String, reason: String)
  case detachedLine(view: String)

  /// The name of a recognizer's state; a discrete gesture is recognized, not ended.
  case state(String, isDiscrete: Bool)

  /// What a recognition or scrolling means for the view of the touch.
  enum Loss: Hashable {
    /// The view had the touch and loses it.
    case cancelled(view: String)
    /// The view never gets the touch.
    case neverGets(view: String)
  }

  /// Why no action is sent.
  enum NoActionReason: Hashable {
    case noActions
    case noActionsFor(events: String)
    /// The source does not tell of actions.
    case unknown
    case dropped(action: String, reason: String)
    case refusedTracking
    /// The control was not hit itself.
    case touchOfAnotherView
  }
}
