// SPDX-License-Identifier: Apache-2.0

package import Trace
import UIKitModel

package extension Scenario {
  /// Adds taps that come after everything else, with a finger that is not down by then.
  ///
  /// They are the last touches to go down, and the scenario stays one that can be written and read.
  mutating func addTaps(at locations: [TracePoint]) {
    add(locations.map { .tap(at: $0) })
  }

  /// Adds touches that come after everything else. Those of the usual finger get one that is not down by then.
  mutating func add(_ added: [ScenarioTouch]) {
    guard !added.isEmpty else { return }
    let schedule = TouchSchedule(touches)
    let finger = freeFinger(after: schedule)
    for (number, var touch) in added.enumerated() {
      if touch.finger == ScenarioTouch.Default.finger { touch.finger = finger }
      if number == 0, touch.at == nil, let last = schedule.inputs.last?.time, last > schedule.end {
        touch.at = last + ScenarioTouch.Default.pauseBeforeGesture
      }
      touches.append(touch)
    }
  }

  /// The usual finger, or a new one if the touches leave it down.
  private func freeFinger(after schedule: TouchSchedule) -> String {
    let usual = ScenarioTouch.Default.finger
    let last = schedule.inputs.last { $0.finger == usual }
    guard let last, last.phase != .ended, last.phase != .cancelled else { return usual }
    var names = IdentifierPool(taken: Set(touches.map(\.finger)))
    return names.take(name: usual)
  }
}

package extension ScenarioTouch {
  /// Taps in quick succession, one if nothing else is said.
  static func tap(at location: TracePoint, count: Int = 1) -> ScenarioTouch {
    ScenarioTouch(
      .tap(location, duration: Default.tapDuration, count: count, interval: Default.tapInterval))
  }
}
