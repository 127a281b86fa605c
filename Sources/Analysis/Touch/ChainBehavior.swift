// SPDX-License-Identifier: Apache-2.0

package import Trace

/// Which responders of a touch's chain take part in it. Responders and recognizers are identifiers.
package enum ChainBehavior: Hashable, Sendable {
  /// There is no hit-test view, so there is no chain.
  case nothingHit
  /// A recognizer takes the touch before the view receives it.
  case taken(by: String, before: String)
  /// A recognizer takes the touch from the view.
  case takenAway(from: String, by: String)
  /// Something other than a recognizer takes the touch from the view that handles it.
  case lost(by: String, TraceReason?)
  /// The view does not receive the touch.
  case neverGiven(view: String, TraceReason?)
  /// A responder keeps the touch.
  case kept(by: String, TraceReason.Keeper, isAssumed: Bool)
  /// All responders that the touch reached pass it on, and the last one has no next responder.
  case passedOn(count: Int, last: String, isAssumed: Bool)
}

extension TouchAnswer {
  /// The chain up to where the touch got, at least its first responder.
  package var reachedChain: [ChainStep] {
    Array(chain.prefix((chain.lastIndex { $0.outcome != .notReached } ?? 0) + 1))
  }

  /// Which responders take part. `given` is the hit-test view's mark at the end of the touch's story.
  package func chainBehavior(given: GivenMark?) -> ChainBehavior {
    guard let first = chain.first else { return .nothingHit }
    let view = first.responder.id
    if first.outcome == .notReached || given?.mark == .lost {
      if let winner = verdict.recognizers.first {
        return first.outcome == .notReached
          ? .taken(by: winner, before: view) : .takenAway(from: view, by: winner)
      }
      let reason = given?.loss ?? verdict.reason
      if case .loses = verdict.act { return .lost(by: view, reason) }
      return .neverGiven(view: view, reason)
    }
    for step in chain {
      if let keeper = step.reason?.keeper {
        return .kept(by: step.responder.id, keeper, isAssumed: step.isAssumed)
      }
    }
    let reached = reachedChain
    return .passedOn(
      count: reached.count, last: (reached.last ?? first).responder.id,
      isAssumed: reached.contains(where: \.isAssumed))
  }
}
