// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// Lines on what came of a touch: gestures, actions, and what views did not get.
enum OutcomeText: Sayable {
  // Parts of sentences.
  /// That a search starts at a responder, and who performs the action; nil for nobody.
  case searchFrom(start: RichText, isFirstResponder: Bool, finds: RichText?)
  /// Responders that perform an action and are not on the way of the search.
  case offTheWay(names: RichText, count: Int)

  // Lines of the sections.
  /// A recognizer of the app's has a class and a view; one of UIKit's says by its name where it is.
  case recognizerLine(name: RichText, className: String?, view: RichText?, text: RichText)
  case states(names: RichText, waitedFor: RichText?, reason: RichText?)
  case waits(names: RichText)
  case staysPossible
  case letsGo
  case isPassedOver(reason: RichText)
  case notSimulated
  case notSimulatedRemark(names: RichText)
  case actionLine(
    sender: RichText?, action: RichText, target: RichText, detail: RichText?, late: String?,
    because: RichText?)
  case droppedLine(sender: RichText?, action: RichText, reason: RichText)
  case callbackLine(method: RichText, receiver: RichText, subject: RichText?, count: Int)
  case changeLine(DeliveryChange.Kind, view: RichText, method: RichText, reason: RichText)

  /// The name of a recognizer's state; a discrete gesture is recognized, not ended.
  case state(GestureState, isDiscrete: Bool)
}
