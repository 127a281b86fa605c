// SPDX-License-Identifier: Apache-2.0

import Trace

/// Events in a row that are one step.
extension LaterSteps {
  /// Makes an event part of the last step if it says the same of another object, or what came of it.
  mutating func join(_ event: TraceEvent) -> Bool {
    guard let last = steps.last, let before = last.lastEvent else { return false }
    if case .controlEventsSent = before, case .actionSent = event.kind, event.parent == last.events.last {
      // The first action says what the events were sent for.
      let step = step(event, last.phase, role(of: event.kind))
      steps[steps.count - 1] = step
      steps[steps.count - 1].events += last.events
      return true
    }
    guard isContinuation(event, of: last, before) else { return false }
    append(event, role(of: event.kind))
    return true
  }

  private func isContinuation(_ event: TraceEvent, of last: TouchStep, _ before: TraceEvent.Kind) -> Bool {
    guard parent == event.parent else { return false }
    switch (before, event.kind) {
    case (.recognizerReceived(_, let method, let touches), .recognizerReceived(_, let next, let others)):
      return method == next && touches == others
    case (.recognizerPassedOver(_, _, let reason), .recognizerPassedOver(_, _, let next)):
      return reason == next
    case (.recognizerWaits(let recognizer, _, _), .recognizerWaits(let next, _, _)):
      return recognizer == next
    case (
      .exclusionDecided(let winner, let loser, true, _), .recognizerStateChanged(let next, _, _, let cause)
    ):
      return loser == next && Self.isPrevention(cause, by: winner)
    case (.recognizerStateChanged(_, _, _, let cause), .exclusionDecided(let next, _, true, let reason)):
      guard case .exclusionDecided(let winner, _, true, let first)? = last.firstEvent else { return false }
      return winner == next && first == reason && Self.isPrevention(cause, by: winner)
    case (
      .exclusionDecided(let winner, _, let prevents, let reason),
      .exclusionDecided(let next, _, let alsoPrevents, let nextReason)
    ):
      return winner == next && prevents == alsoPrevents && reason == nextReason
    case (
      .recognizerStateChanged(_, _, StateHistory.initial, let cause),
      .recognizerStateChanged(_, _, StateHistory.initial, let next)
    ):
      return cause == next
    default: return false
    }
  }

  private static func isPrevention(_ cause: TraceReason, by winner: String) -> Bool {
    cause.code == .recognizerPrevented && cause.subject == winner
  }
}
