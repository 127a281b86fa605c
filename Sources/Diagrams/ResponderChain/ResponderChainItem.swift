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
    guard chain.count > limit else {
      return chain.enumerated().map { .step($1, number: $0 + 1) }
    }
    let head = limit / 2 - 1
    let tail = limit / 2 - 2
    var items: [ResponderChainItem] = []
    var row: [ChainStep] = []
    func close(before number: Int) {
      if row.count == 1 {
        items.append(.step(row[0], number: number - 1))
      } else if !row.isEmpty {
        items.append(.fold(row, first: number - row.count))
      }
      row = []
    }
    for (index, step) in chain.enumerated() {
      let endsWay = step.outcome != .forwarded && step.outcome != .notReached
      if index < head || index >= chain.count - tail || endsWay {
        close(before: index + 1)
        items.append(.step(step, number: index + 1))
      } else {
        row.append(step)
      }
    }
    close(before: chain.count + 1)
    return items
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
