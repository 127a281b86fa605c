// SPDX-License-Identifier: Apache-2.0

package import Trace
import UIKitModel

package extension Scenario {
  /// Adds taps that come after everything else, with a finger that is not down by then.
  ///
  /// They are the last touches to go down, and the scenario stays one that can be written and read.
  mutating func addTaps(at locations: [TracePoint]) {
    guard !locations.isEmpty else { return }
    let schedule = TouchSchedule(touches)
    let finger = freeFinger(after: schedule)
    for (number, location) in locations.enumerated() {
      var tap = ScenarioTouch(
        .tap(
          location, duration: ScenarioTouch.Default.tapDuration, count: 1,
          interval: ScenarioTouch.Default.tapInterval))
      tap.finger = finger
      if number == 0, let last = schedule.inputs.last?.time, last > schedule.end {
        tap.at = last + ScenarioTouch.Default.pauseBeforeGesture
      }
      touches.append(tap)
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
