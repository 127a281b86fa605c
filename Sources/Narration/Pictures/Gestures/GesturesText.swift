// SPDX-License-Identifier: Apache-2.0

/// The words of the pictures of gesture recognizers. Names are inserted as they are.
package enum GesturesText: Hashable, Sendable {
  // Which recognizers saw the touch.
  case recognizersSummary(view: String, seen: Int, unseen: Int)
  case noRecognizers(view: String)
  case elsewhere(count: Int)
  case recognizersOrder
  case greyFailures
  case moreRelations(count: Int)
  case viewsWithout(count: Int)
  case moreRecognizers(count: Int)
  case notOnThePath
  case needNotWait(names: String, count: Int)

  // What recognizers have to do with each other: in a box between them, and as a sentence.
  case circle, requiresItself
  case doesNotPrevent(name: String, others: String)
  case theseRecognizers(count: Int)
  case bothMayRecognize
  case relation(recognizer: String, others: String, what: Relation)
  case saysNo(object: String, recognizer: String)

  // The states of one recognizer.
  case statesSummary(name: String, isDiscrete: Bool)
  case touch
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

  package enum Relation: Hashable, Sendable {
    case waits, requires, circle, prevents, spares(reason: String), both(reason: String)
  }
}
