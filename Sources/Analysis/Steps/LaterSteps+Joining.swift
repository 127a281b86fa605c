// SPDX-License-Identifier: Apache-2.0

import Trace

/// Events in a row that are one step.
extension LaterSteps {
  /// Makes an event part of the last step if it says the same of another object, or what came of it.
  mutating func join(_ event: TraceEvent) -> Bool {
    guard let last = steps.last, let before = last.allEvents.last else { return false }
    if case .controlEventsSent = before, case .actionSent = event.kind, event.parent == last.events.last {
      // The first action says what the events were sent for.
      let step = step(event, last.phase, about: mainObject(of: event.kind))
      steps[steps.count - 1] = step
      steps[steps.count - 1].events += last.events
      return true
    }
    guard isContinuation(event, of: last, before) else { return false }
    append(event, changes: changes(of: event.kind))
    return true
  }

  private func isContinuation(_ event: TraceEvent, of last: TouchStep, _ before: TraceEvent.Kind) -> Bool {
    guard parent == event.parent else { return false }
    if case .recognizerReceived(let record) = before,
      case .recognizerReceived(let other) = event.kind
    {
      return record.method == other.method && record.touches == other.touches
    }
    if case .recognizerPassedOver(let record) = before,
      case .recognizerPassedOver(let other) = event.kind
    {
      return record.reason == other.reason
    }
    if case .recognizerWaits(let record) = before,
      case .recognizerWaits(let other) = event.kind
    {
      return record.recognizer == other.recognizer
    }
    if case .recognizerStateChanged(let record) = before, record.to == .possible,
      case .recognizerStateChanged(let other) = event.kind, other.to == .possible
    {
      return record.reason == other.reason
    }
    return isExclusionContinued(event, of: last, before)
  }

  /// Whether an event continues a list of recognizers that one prevents and that fail therefore.
  private func isExclusionContinued(
    _ event: TraceEvent, of last: TouchStep, _ before: TraceEvent.Kind
  ) -> Bool {
    guard case .exclusionDecided(let record) = before else {
      guard case .recognizerStateChanged(let change) = before,
        case .exclusionDecided(let next) = event.kind, next.prevents,
        case .exclusionDecided(let first)? = last.firstEvent, first.prevents
      else { return false }
      return first.recognizer == next.recognizer && first.reason == next.reason
        && Self.isPrevention(change.reason, by: first.recognizer)
    }
    if case .exclusionDecided(let next) = event.kind {
      return record.recognizer == next.recognizer && record.prevents == next.prevents
        && record.reason == next.reason
    }
    guard record.prevents, case .recognizerStateChanged(let change) = event.kind else { return false }
    return record.other == change.recognizer && Self.isPrevention(change.reason, by: record.recognizer)
  }

  private static func isPrevention(_ cause: TraceReason, by winner: String) -> Bool {
    cause.code == .recognizerPrevented && cause.subject == winner
  }
}
