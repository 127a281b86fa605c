// SPDX-License-Identifier: Apache-2.0

/// What a log says of an event in words, where the names of calls and states do not say it.
package enum LogPhrase: Hashable, Sendable {
  case hitTestPass(touch: String, number: Int, point: String)
  case notAsked(view: String, reason: String?)
  case recognizers(touch: String, names: String)
  case chain(touch: String, links: String)
  case kept(call: String, reason: String)
  case dropped(what: String, reason: String)
  case withheld(touch: String, view: String, reason: String)
  case held(call: String, reason: String)
  case released(call: String)
  case discarded(call: String, reason: String)
  case loses(view: String, touches: String, reason: String)
  case detached(touch: String, view: String)

  case requires(recognizer: String, other: String)
  case circle(names: String)
  case doesNotSee(recognizer: String, touch: String, reason: String)
  case ignores(recognizer: String, touch: String)
  case waits(recognizer: String, other: String)
  case noTransition(recognizer: String, from: String, to: String)
  case prevents(recognizer: String, other: String)
  case doesNotPrevent(recognizer: String, other: String, reason: String)
  case timer(owner: String, name: String)

  case search(action: String, start: String?, reason: String)
  case sent(action: String, target: String, sender: String?, cause: String?)
  case actionDropped(action: String, sender: String?, reason: String)
  case firstResponder(from: String, to: String)
  case refused(call: String, reason: String)
  /// Something other than a finger, such as `set`, with its object and what else there is to say.
  case input(String, object: String?, detail: String)

  /// The words of a console, which are English.
  package var words: String {
    switch self {
    case .hitTestPass(let touch, let number, let point): "\(touch) hit-test pass \(number) \(point)"
    case .notAsked(let view, let reason): "\(view) not asked" + (reason.map { ": \($0)" } ?? "")
    case .recognizers(let touch, let names): "\(touch) recognizers: \(names)"
    case .chain(let touch, let links): "\(touch) chain: \(links)"
    case .kept(let call, let reason): "\(call) kept: \(reason)"
    case .dropped(let what, let reason): "\(what) dropped: \(reason)"
    case .withheld(let touch, let view, let reason): "\(touch) withheld from \(view): \(reason)"
    case .held(let call, let reason): "\(call) held: \(reason)"
    case .released(let call): "\(call) released"
    case .discarded(let call, let reason): "\(call) discarded: \(reason)"
    case .loses(let view, let touches, let reason): "\(view) loses \(touches): \(reason)"
    case .detached(let touch, let view): "\(touch) detached from \(view)"

    case .requires(let recognizer, let other): "\(recognizer) requires \(other) to fail"
    case .circle(let names): "waiting in a circle: \(names)"
    case .doesNotSee(let recognizer, let touch, let reason): "\(recognizer) does not see \(touch): \(reason)"
    case .ignores(let recognizer, let touch): "\(recognizer) ignores \(touch)"
    case .waits(let recognizer, let other): "\(recognizer) waits for \(other)"
    case .noTransition(let recognizer, let from, let to):
      "\(recognizer) \(from) -> \(to) refused: there is no such transition"
    case .prevents(let recognizer, let other): "\(recognizer) prevents \(other)"
    case .doesNotPrevent(let recognizer, let other, let reason):
      "\(recognizer) does not prevent \(other): \(reason)"
    case .timer(let owner, let name): "\(owner) timer fires: \(name)"

    case .search(let action, let start, let reason):
      "\(action) looks for a target" + (start.map { " from \($0)" } ?? "") + ": \(reason)"
    case .sent(let action, let target, let sender, let cause):
      "\(action) sent to \(target)" + (sender.map { " by \($0)" } ?? "") + (cause.map { " (\($0))" } ?? "")
    case .actionDropped(let action, let sender, let reason):
      action + (sender.map { " by \($0)" } ?? "") + " dropped: \(reason)"
    case .firstResponder(let from, let to): "first responder: \(from) -> \(to)"
    case .refused(let call, let reason): "\(call) refused: \(reason)"
    case .input(let input, let object, let detail):
      [input, object ?? "", detail].filter { !$0.isEmpty }.joined(separator: " ")
    }
  }
}
