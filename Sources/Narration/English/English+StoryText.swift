// SPDX-License-Identifier: Apache-2.0

import Analysis

extension StoryText {
  func said(in _: English.Type) -> RichText {
    switch self {
    case .name(.found): "Found"
    case .name(.listening): "Listening"
    case .name(.moves): "Moves"
    case .name(.contest): "Contest"
    case .name(.result): "Result"
    case .name(.nextTouch): "Next touch"
    case .question(.found): "Which view lies under the finger?"
    case .question(.listening): "Who hears of the touch, and who has to wait?"
    case .question(.moves): "Where does the finger go?"
    case .question(.contest): "Whose gesture is it?"
    case .question(.result): "What comes of it?"
    case .question(.nextTouch): "What does the next touch change?"

    case .isHit(let view, let reason): "\(view) is hit: \(reason)."
    case .isDeepest(let view): "\(view) is the deepest view under the finger."
    case .hitsNothing: "No view is under the finger."
    case .hear(let who, let view, let holder):
      ("\(English.row(who.names)) \(who.count == 1 ? "gets" : "get") the touch\(view.map { " before \($0)" } as RichText?)\(holder.map { "; \($0) holds it back" } as RichText?)."
        as RichText).capitalized
    case .nobodyHears(let view): "No recognizer gets the touch, only \(view)."
    case .moves(let points): "The finger moves \(points) pt."
    case .contest(let wins, let fails, let waits, let reason):
      clauses([
        wins.count == 0 ? nil : "\(English.row(wins.names)) \(wins.count == 1 ? "recognizes" : "recognize")",
        fails.count == 0
          ? nil
          : "\(English.row(fails.names)) \(fails.count == 1 ? "fails" : "fail")\(reason.map { ": \($0)" } as RichText?)",
        waits.count == 0 ? nil : "\(English.row(waits.names)) \(waits.count == 1 ? "waits" : "wait")",
      ])
    case .result(let results): clauses(results.map(words))
    case .nothingMore: "Nothing more comes of it."

    case .saysNo: "said no"
    case .sendsAction: "sends the action"
    case .contains: "asked, contains the point"
    case .willGetTouch: "will get the touch"
    case .onPath: "on the path"
    case .hitTestView: "hit-test view"
    case .undecided(let method): "got \(code: method), undecided"
    case .saidNo(let reason): "said no: \(reason)"
    case .passedOver(let reason): "does not see the touch: \(reason)"
    case .ignoresTouch: "ignores the touch"
    case .failed(let reason): "failed: \(reason)"
    case .heldBack(let method, let who): "\(code: method) held back\(who.map { " by \($0)" } as RichText?)"
    case .waits(let others): "waits for \(English.row(others))"
    case .getsLate(let method): "gets \(code: method) now"
    case .handles(let method): "handles \(code: method)"
    case .keeps(let isDisabled): isDisabled ? "keeps the touch, disabled" : "gets the touch"
    case .recognized(let reason): "recognized: \(reason)"
    case .isSelected(let isOn): isOn ? "is selected" : "is deselected"
    case .becomesFirstResponder: "becomes first responder"
    case .sends(let actions, let target):
      "sends \(English.row(actions))\(target.map { " to \($0)" } as RichText?)"
    case .neverGets: "never gets the touch"
    case .loses: "loses the touch"
    case .isCancelled: "cancelled"
    case .winner(let touch, let isRecognizer, let sent):
      "\(isRecognizer ? "took" : "got") the \(touch)\(sent.isEmpty ? nil : ", sent \(English.row(sent))" as RichText?)"

    case .recognizersOf(let view, let count): "\(count == 2 ? "two" : "\(count)") recognizers of \(view)"
    }
  }

  /// Clauses in a row as one sentence.
  private func clauses(_ parts: [RichText?]) -> RichText {
    let parts = parts.compactMap { $0 }
    guard !parts.isEmpty else { return English.say(StoryText.nothingMore) }
    return (RichText.joined(parts, by: "; ") + ".").capitalized
  }

  private func after(_ late: String?) -> String { late.map { " \($0) s after the lift" } ?? "" }

  private func words(_ result: StoryText.Result) -> RichText {
    switch result {
    case .sends(let who, let action, let target, let late):
      "\(who) sends \(action) to \(target)\(after(late))"
    case .dropped(let who, let action): "\(who) sends \(action), which reaches nobody"
    case .becomes(let who, let property, let value): "\(code: property) of \(who) becomes \(code: value)"
    case .selects(let cell, let isOn): "\(cell) is \(isOn ? "selected" : "deselected")"
    case .scrolls(let view): "\(view) scrolls"
    case .stops(let view): "\(view) stops"
    case .focuses(let responder): "\(responder) becomes first responder"
    case .handles(let responder, let late): "\(responder) handles the touch\(after(late))"
    case .keeps(let responder): "\(responder) keeps the touch and does nothing"
    case .neverGets(let view): "\(view) never gets the touch"
    case .loses(let view): "\(view) loses the touch"
    case .unhandled(let view, let last?): "the touch climbs from \(view) to \(last), and nobody handles it"
    case .unhandled(let view, nil): "nobody above \(view) handles the touch"
    case .nobodyGets: "nobody gets the touch"
    }
  }
}
