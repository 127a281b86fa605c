// SPDX-License-Identifier: Apache-2.0

/// The words of the pictures of gesture recognizers. Names are inserted as they are.
package enum GesturesText: Sayable, Hashable, Sendable {
  case noRecognizers(view: String)

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
}
