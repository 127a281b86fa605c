// SPDX-License-Identifier: Apache-2.0

package import Trace

/// The words of a sequence of calls. Names are inserted as they are.
package enum SequenceText: Sayable, Hashable, Sendable {
  case nothing

  // Participants.
  case fingers
  case kindFingers
  case recognizer
  case delegateOrTarget
  case others(count: Int)

  // Turns of the event loop. Times have their unit.
  case hitTest(touch: String, pass: Int, point: String)
  case phase(TouchPhase, touch: String, point: String)
  case timer(owner: String, name: String)

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
  case notAsked
  case ignores(touch: String)
  case alongChain(method: String, count: Int, last: String)
  case dropped(action: String)

  // Folds.
  /// Code, or an input device other than a finger, did something to the application.
  case input(String, object: String?, detail: String)
  case samePass(Int)
  case sameTurns(count: Int, until: String)
  case refusals(count: Int, reason: PictureText.GroupReason?)
  case resets(names: String)
  case elsewhere(count: Int)
  case tooMany(count: Int)

  // Lines of the text.
  case call(from: String, to: String, text: String)
  case reply(from: String, to: String, text: String)

  // Notes.
}
