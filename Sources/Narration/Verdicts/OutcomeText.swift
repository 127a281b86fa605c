// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// Lines on what came of a touch: gestures, actions, and what views did not get. Names are inserted as they are.
enum OutcomeText {
  // Parts of sentences.
  /// That a search starts at a responder, and who performs the action; nil for nobody.
  case searchFrom(start: String, isFirstResponder: Bool, finds: String?)
  /// Responders that perform an action and are not on the way of the search.
  case offTheWay(names: String, count: Int)

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
  case changeLine(DeliveryChange.Kind, view: String, method: String, reason: String)

  /// The name of a recognizer's state; a discrete gesture is recognized, not ended.
  case state(GestureState, isDiscrete: Bool)
}
