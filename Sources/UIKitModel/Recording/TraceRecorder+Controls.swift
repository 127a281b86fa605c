// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace

extension TraceRecorder {
  /// Runs a tracking hook that answers and records it; what the hook does is within it (UC-1).
  func tracking(_ hook: String, of control: UIControl, _ touch: UITouch, _ body: () -> Bool) -> Bool {
    let (control, touch) = (identifier(of: control), name(of: touch))
    return within(
      { .controlTracking(control: control, hook: hook, touch: touch, answer: $0) }, body)
  }

  /// Runs a tracking hook without an answer and records it; what the hook does is within it (UC-1).
  func trackingEnds(_ hook: String, of control: UIControl, _ touch: UITouch, _ body: () -> Void) {
    within(
      .controlTracking(control: identifier(of: control), hook: hook, touch: name(of: touch), answer: nil),
      body)
  }

  /// Runs what a control sends for events and records it (UC-11).
  func controlEvents(_ events: [String], of control: UIControl, _ body: () -> Void) {
    within(.controlEventsSent(control: identifier(of: control), events: events), body)
  }
}

extension ScreenSnapshot {
  /// What a control has beyond a view: the actions as declared, else as registered.
  func controlRecord(of control: UIControl, _ names: inout ObjectNames) -> TraceControl {
    var actions = control.declaredActions
    if actions.isEmpty {
      for registration in control.registrations {
        let target = registration.pair.target.map { names.name(of: $0) }
        for event in registration.events.names {
          actions.append(TraceAction(action: registration.pair.action, event: event, target: target))
        }
      }
    }
    return TraceControl(isEnabled: control.isEnabled, actions: actions)
  }
}
