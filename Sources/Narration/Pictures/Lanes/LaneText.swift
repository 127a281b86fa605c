// SPDX-License-Identifier: Apache-2.0

package import Trace

/// The words of lanes over time. Names are inserted as they are.
package enum LaneText: Sayable, Hashable, Sendable {
  /// A touch that no recognizer saw and that no view got.
  case nothing

  // Lanes.
  case calls
  case finger(number: Int?)
  case recognizerOn(className: String, view: String)
  case seconds(String)

  // What lasts.
  case touchDown
  case hasTouch(String)
  case waitsFor(names: String)
  case tracking
  case highlighted
  case until(text: String, time: String)
  case toTheEnd(text: String)

  // What happens.
  case phase(TouchPhase)
  case detached
  case reachesNobody(action: String)
  case callback(method: String, subject: String?)
  case becomesFirstResponder(name: String)
  case nobodyIsFirstResponder

  // What leads from one lane to another.
  case prevents(winner: String, loser: String)
  case letsGoOn(who: String, whom: String)
  case takes(who: String, view: String)

  // Notes.
}
