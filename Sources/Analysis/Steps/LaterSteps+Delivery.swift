// SPDX-License-Identifier: Apache-2.0

import Trace

/// Touches methods on their way along the responder chain, and what controls do in them.
extension LaterSteps {
  /// - Returns: False for another event.
  mutating func deliver(_ event: TraceEvent, _ phase: TouchStep.Phase) -> Bool {
    if case .touchesDelivered(let record) = event.kind {
      firstMethod = firstMethod ?? record.method
      if record.method != firstMethod, let hop = event.parent.flatMap({ deliveries[$0] }),
        hop == steps.count - 1
      {
        // Later methods take the same way, in one step.
        append(event)
      } else {
        steps.append(step(event, phase, about: record.responder))
      }
      deliveries[event.sequence] = steps.count - 1
    } else if case .touchesForwarded(let record) = event.kind {
      settle(event, phase, about: record.responder)
    } else if case .touchesKept(let record) = event.kind {
      settle(event, phase, about: record.responder)
    } else if case .eventDropped(let record) = event.kind {
      settle(event, phase, about: record.responder ?? view ?? record.touches.first ?? touch)
    } else {
      return false
    }
    return true
  }

  /// Adds to the step of a touches method how the call ended.
  private mutating func settle(_ event: TraceEvent, _ phase: TouchStep.Phase, about subject: String) {
    guard let position = event.parent.flatMap({ deliveries[$0] }), position < steps.count else {
      return steps.append(step(event, phase, about: subject))
    }
    append(event, to: position)
  }

  // MARK: - Controls

  /// - Returns: False for another event.
  mutating func track(_ event: TraceEvent, _ phase: TouchStep.Phase) -> Bool {
    guard case .controlTracking(let record) = event.kind else { return false }
    if let last = steps.last, last.subject == record.control, parent == event.parent, last.isPropertyStep {
      // What changed right before belongs to it.
      steps[steps.count - 1].kind = .events([event.kind])
      steps[steps.count - 1].events.insert(event.sequence, at: 0)
    } else {
      steps.append(step(event, phase, about: record.control))
    }
    return true
  }

  mutating func alter(_ event: TraceEvent, _ phase: TouchStep.Phase, _ change: TouchStep.Change) {
    if let last = steps.last {
      let isWithin = event.parent.map(last.events.contains) == true && last.takesChanges
      let isBeside = last.subject == change.object && parent == event.parent
      if isWithin || (isBeside && last.isTrackingStep) {
        steps[steps.count - 1].changes.append(change)
        steps[steps.count - 1].events.append(event.sequence)
        return
      }
      if isBeside, last.isPropertyStep {
        return append(event, changes: [change])
      }
    }
    steps.append(step(event, phase, about: change.object, changes: [change]))
  }
}

extension TouchStep {
  fileprivate var isPropertyStep: Bool {
    if case .propertyChanged? = firstEvent { true } else { false }
  }

  fileprivate var isTrackingStep: Bool {
    if case .controlTracking? = firstEvent { true } else { false }
  }

  /// Whether what changes within its event is shown with it.
  fileprivate var takesChanges: Bool {
    if case .inputReceived? = firstEvent { return true }
    return isTrackingStep || firstEvent?.action != nil
  }
}
