// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// A box of the drawn chain.
enum ResponderChainItem {
  case step(ChainStep, number: Int)
  /// Responders that are counted instead of shown, and the number of the first.
  case fold([ChainStep], first: Int)

  /// The chain, with rows of responders counted where it is longer than a limit: the ends stay, and whoever
  /// ended the event's way.
  static func items(of chain: [ChainStep], limit: Int) -> [ResponderChainItem] {
    let head = limit / 2 - 1
    let tail = limit / 2 - 2
    let row = stretches(of: chain.count) { position in
      let endsWay = ![.forwarded, .notReached].contains(chain[position].outcome)
      return chain.count <= limit || position < head || position >= chain.count - tail || endsWay
    }
    return row.map { positions in
      let (first, number) = (positions.lowerBound, positions.lowerBound + 1)
      return positions.count == 1
        ? .step(chain[first], number: number) : .fold(Array(chain[positions]), first: number)
    }
  }

  /// Whether the event went on from here.
  var isTravelled: Bool {
    switch self {
    case .step(let step, number: _): step.passesOn
    case .fold(let steps, first: _): steps.last?.passesOn == true
    }
  }

  /// The responder at the upper end.
  var lastStep: ChainStep? {
    switch self {
    case .step(let step, number: _): step
    case .fold(let steps, first: _): steps.last
    }
  }

  /// What all of them did; nil if they did different things.
  var sharedOutcome: ChainStep.Outcome? {
    switch self {
    case .step(let step, number: _): return step.outcome
    case .fold(let steps, first: _):
      let outcomes = Set(steps.map(\.outcome))
      return outcomes.count == 1 ? outcomes.first : nil
    }
  }
}
