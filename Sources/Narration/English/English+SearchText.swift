// SPDX-License-Identifier: Apache-2.0

extension SearchText {
  package func said(in _: English.Type) -> String {
    switch self {
    case .sends(let sender, let action, nil): "\(sender) sends \(action)"
    case .sends(let sender, let action, let event?): "\(sender) sends \(action) for \(event)"
    case .command(let action): "\(action) is sent as a command"
    case .inMenu(let action): "a menu asks for \(action)"
    case .times(let text, let count): "\(text), \(count) times"

    case .performs(let actions): "✓ can perform \(English.list(actions))"
    case .performsNot(let actions): "× cannot perform \(English.list(actions))"
    case .asked(let count): count == 1 ? "1 responder says no" : "\(count) responders say no"

    case .told(let what, nil, let reason, _, let end): "\(what), and has no target: \(reason); \(end)."
    case .told(let what, let start?, let reason, let asked, let end):
      "\(what), and has no target: \(reason), \(start). "
        + (asked == 1 ? "One responder is asked" : "\(asked) responders are asked") + "; \(end)."
    case .endAt(let taker): "\(taker) can perform it, and its method is called"
    case .endAtWouldBe(let taker): "\(taker) can perform it, so the menu shows it"
    case .endNowhere(let reason): "nothing is called: \(reason)"
    }
  }
}
