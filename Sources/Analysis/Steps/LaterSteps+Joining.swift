// SPDX-License-Identifier: Apache-2.0

import Trace

/// Events in a row that are one step.
extension LaterSteps {
  /// Makes an event part of the last step if it says the same of another object, or what came of it.
  mutating func join(_ event: TraceEvent) -> Bool {
    guard let last = steps.last, let before = last.allEvents.last else { return false }
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
    if case .recognizerReceived(_, let method, let touches) = before,
      case .recognizerReceived(_, let next, let others) = event.kind
    {
      return method == next && touches == others
    }
    if case .recognizerPassedOver(_, _, let reason) = before,
      case .recognizerPassedOver(_, _, let next) = event.kind
    {
      return reason == next
    }
    if case .recognizerWaits(let recognizer, _, _) = before,
      case .recognizerWaits(let next, _, _) = event.kind
    {
      return recognizer == next
    }
    if case .recognizerStateChanged(_, _, StateHistory.initial, let cause) = before,
      case .recognizerStateChanged(_, _, StateHistory.initial, let next) = event.kind
    {
      return cause == next
    }
    return isExclusionContinued(event, of: last, before)
  }

  /// Whether an event continues a list of recognizers that one prevents and that fail therefore.
  private func isExclusionContinued(
    _ event: TraceEvent, of last: TouchStep, _ before: TraceEvent.Kind
  ) -> Bool {
    guard case .exclusionDecided(let winner, let loser, let prevents, let reason) = before else {
      guard case .recognizerStateChanged(_, _, _, let cause) = before,
        case .exclusionDecided(let next, _, true, let reason) = event.kind,
        case .exclusionDecided(let winner, _, true, let first)? = last.firstEvent
      else { return false }
      return winner == next && first == reason && Self.isPrevention(cause, by: winner)
    }
    if case .exclusionDecided(let next, _, let alsoPrevents, let nextReason) = event.kind {
      return winner == next && prevents == alsoPrevents && reason == nextReason
    }
    guard prevents, case .recognizerStateChanged(let next, _, _, let cause) = event.kind else { return false }
    return loser == next && Self.isPrevention(cause, by: winner)
  }

  private static func isPrevention(_ cause: TraceReason, by winner: String) -> Bool {
    cause.code == .recognizerPrevented && cause.subject == winner
  }
}
