// SPDX-License-Identifier: Apache-2.0

import Analysis

extension ChainBox<ChainStep> {
  /// The boxes of a responder chain. Above a limit, rows of responders are counted: the ends stay, and the responder
  /// where the event ended.
  static func boxes(of chain: [ChainStep], limit: Int) -> [ChainBox] {
    let head = limit / 2 - 1
    let tail = limit / 2 - 2
    return boxes(of: chain) { position in
      let endsWay = ![.forwarded, .notReached].contains(chain[position].outcome)
      return chain.count <= limit || position < head || position >= chain.count - tail || endsWay
    }
  }

  /// What all of them did; nil if they did different things.
  var sharedOutcome: ChainStep.Outcome? {
    let outcomes = Set(elements.map(\.outcome))
    return outcomes.count == 1 ? outcomes.first : nil
  }
}
