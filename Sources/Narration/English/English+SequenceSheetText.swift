// SPDX-License-Identifier: Apache-2.0

import Trace

extension SequenceSheetText {
  package func said(in _: English.Type) -> String {
    switch self {
    case .gets(let view, let calls):
      "\(view) gets \(English.count(calls, "call")), and no recognizer takes part"
    case .soFar(let count, let total): "So far \(count) of \(total) calls are made"

    case .numbersOfTrace: "The numbers are the order of the calls."
    case .oneMomentIsOpen: "The moment that decides is open, the others are counted."

    case .ofView(let count, let view): "\(count) of \(view)"
    case .recognizers: "recognizers"
    case .others(let count): "\(count) others"

    case .calls(let number): English.count(number, "call")
    case .search(let passes, let found):
      "hit test" + (passes == 2 ? ", twice" : passes > 2 ? ", \(passes) times" : "")
        + (found.map { ": finds \($0)" } ?? ": finds no view")
    case .finger(.began, let number): number == 1 ? "finger down" : "\(number) fingers down"
    case .finger(.moved, let number): number == 1 ? "finger moves" : "\(number) fingers move"
    case .finger(.stationary, _): "finger rests"
    case .finger(.ended, let number): number == 1 ? "finger up" : "\(number) fingers up"
    case .finger(.cancelled, _): "touch cancelled"
    case .timeIsUp(let recognizer): "the time of \(recognizer) is up"

    case .becomes(let state, count: 1): state
    case .becomes(let state, count: 2): "both \(state)"
    case .becomes(let state, let count): "\(count) \(state)"
    case .ownCalls(let number): "\(English.count(number, "call")) of its own"
    case .moreCalls(let number): "+\(English.count(number, "more call"))"
    }
  }
}
