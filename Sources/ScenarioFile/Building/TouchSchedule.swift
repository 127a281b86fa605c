// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace
import UIKitModel

/// The samples that a scenario's touches amount to, in the order of time.
struct TouchSchedule {
  /// The pause before something without a time of its own, in seconds: long enough that two taps are two taps.
  static let pause = 0.5

  private(set) var inputs: [TouchInput] = []

  /// When the touch that is listed last ends, which is not always the latest.
  private(set) var end = 0.0

  init(_ touches: [ScenarioTouch]) {
    var now = 0.0
    for touch in touches {
      let start = touch.at ?? (inputs.isEmpty ? 0 : now + defaultPause(before: touch.action))
      switch touch.action {
      case .tap(let location, let duration):
        add(touch, .began, location, start)
        add(touch, .ended, location, start + duration)
        now = start + duration
      case .drag(let from, let to, let steps, let duration):
        add(touch, .began, from, start)
        for step in 1...max(1, steps) {
          let share = Double(step) / Double(max(1, steps))
          let location = TracePoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
          add(touch, .moved, location, start + duration * Double(step) / Double(max(1, steps) + 1))
        }
        add(touch, .ended, to, start + duration)
        now = start + duration
      case .sample(let phase, let location):
        add(touch, Self.phases[phase] ?? .moved, location, start)
        now = start
      }
    }
    end = now
    // A stable sort: samples of one time keep the order of the file.
    inputs = inputs.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }

  private mutating func add(
    _ touch: ScenarioTouch, _ phase: UITouch.Phase, _ location: TracePoint, _ time: Double
  ) {
    inputs.append(
      TouchInput(
        finger: touch.finger, phase: phase, location: CGPoint(x: location.x, y: location.y), time: time))
  }

  /// Single samples follow each other quickly; whole gestures leave a pause.
  private func defaultPause(before action: ScenarioTouch.Action) -> Double {
    if case .sample = action { return 0.05 }
    return Self.pause
  }

  private static let phases: [String: UITouch.Phase] = [
    "began": .began, "moved": .moved, "ended": .ended, "cancelled": .cancelled,
  ]
}
