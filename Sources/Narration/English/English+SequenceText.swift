// SPDX-License-Identifier: Apache-2.0

import Trace

extension SequenceText {
  package func said(in _: English.Type) -> String {
    switch self {
    case .nothing: "There are no calls to show of this touch."

    case .fingers: "Touches"
    case .kindFingers: "from the system"
    case .recognizer: "recognizer"
    case .delegateOrTarget: "object"
    case .others(let count): "\(count) others"

    case .hitTest(let touch, let pass, let point): "hit test for \(touch) at \(point), pass \(pass)"
    case .phase(let phase, let touch, let point): "\(touch) \(English.words(phase)) \(point)"
    case .timer(let owner, let name): "timer of \(owner): \(name)"

    case .waitsFor: "waits for it to fail"
    case .prevents(let result): "prevents" + (result.map { " → \($0)" } ?? "")
    case .allows: "does not prevent"
    case .held(let method): "\(method) held back"
    case .released(let method): "\(method) released"
    case .discarded(let method): "\(method) never comes"
    case .withheld(let touch): "does not get \(touch)"
    case .taken(let touches): "loses \(touches)"
    case .detached(let touch): "left the window with \(touch)"
    case .notAsked: "not asked"
    case .ignores(let touch): "lets \(touch) go"
    case .alongChain(let method, let count, let last):
      "\(method), passed on along \(count) responders to \(last)"
    case .dropped(let action): "\(action) reaches nobody"

    case .input(let input, let object, let detail):
      [input, object ?? "", detail].filter { !$0.isEmpty }.joined(separator: " ")
    case .samePass(let pass): "Pass \(pass): the same questions, the same answers"
    case .sameTurns(let count, let until):
      count == 1 ? "Once more at \(until): the same calls" : "× \(count) more, until \(until): the same calls"
    case .refusals(let count, let reason): English.say(PictureText.refused(count: count, reason: reason))
    case .resets(let names): "Ready for the next gesture: \(names)"
    case .elsewhere(let count):
      count == 1 ? "1 message among the others" : "\(count) messages among the others"
    case .tooMany(let count): "\(count) more messages"

    case .call(let from, let to, let text): "\(from) → \(to): \(text)"
    case .reply(let from, let to, let text): "\(from) returns to \(to): \(text)"
    }
  }
}
