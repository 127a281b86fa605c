// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace
import UIKitModel

/// What a scenario does to the application, moment by moment, in the order of time.
struct TouchSchedule {
  /// One thing that happens.
  enum Step {
    /// A finger goes down, moves or is lifted.
    case finger(TouchInput)
    /// Something that is no finger.
    case other(ScenarioTouch.Action)
  }

  private(set) var steps: [(time: Double, step: Step)] = []

  /// When the last entry of the list ends; others may end later.
  private(set) var end = 0.0

  /// The samples of fingers alone.
  var inputs: [TouchInput] {
    steps.compactMap { entry in
      guard case .finger(let input) = entry.step else { return nil }
      return input
    }
  }

  init(_ touches: [ScenarioTouch]) {
    for (touch, start) in zip(touches, ScenarioTouch.startTimes(of: touches)) {
      add(touch, at: start)
      end = start + touch.duration
    }
    // A stable sort: what happens at one time keeps the order of the file.
    steps = steps.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }

  private mutating func add(_ touch: ScenarioTouch, at start: Double) {
    let fingers = touch.fingerNames
    switch touch.action {
    case .tap(let location, let duration, let count, let interval):
      for number in 0..<max(1, count) {
        let down = start + Double(number) * (duration + interval)
        for (index, finger) in fingers.enumerated() {
          let place = location.shifted(by: index)
          add(finger, .began, place, down)
          add(finger, .ended, place, down + duration)
        }
      }
    case .drag(let from, let to, let steps, let duration):
      for (index, finger) in fingers.enumerated() {
        move(finger, start, duration, steps, hold: 0) {
          from.shifted(by: index).towards(to.shifted(by: index), $0)
        }
      }
    case .pressAndDrag(let from, let to, let hold, let steps, let duration):
      for (index, finger) in fingers.enumerated() {
        move(finger, start, duration, steps, hold: hold) {
          from.shifted(by: index).towards(to.shifted(by: index), $0)
        }
      }
    case .pinch(let center, let from, let to, let angle, let steps, let duration):
      for (finger, side) in zip(fingers, [-0.5, 0.5]) {
        move(finger, start, duration, steps, hold: 0) { share in
          center.offset(by: side * (from + (to - from) * share), angle: angle)
        }
      }
    case .rotate(let center, let radius, let turn, let steps, let duration):
      for (finger, side) in zip(fingers, [-1.0, 1.0]) {
        move(finger, start, duration, steps, hold: 0) { share in
          center.offset(by: side * radius, angle: turn * share)
        }
      }
    case .sample(let phase, let location):
      add(touch.finger, Self.phases[phase] ?? .moved, location, start)
    case .wait:
      break
    default:
      steps.append((start, .other(touch.action)))
    }
  }

  /// A finger that goes down, rests, moves along a path in equal steps, and is lifted.
  private mutating func move(
    _ finger: String, _ start: Double, _ duration: Double, _ count: Int, hold: Double,
    _ path: (Double) -> TracePoint
  ) {
    let count = max(1, count)
    add(finger, .began, path(0), start)
    for step in 1...count {
      let time = start + hold + duration * Double(step) / Double(count + 1)
      add(finger, .moved, path(Double(step) / Double(count)), time)
    }
    add(finger, .ended, path(1), start + hold + duration)
  }

  private mutating func add(
    _ finger: String, _ phase: UITouch.Phase, _ location: TracePoint, _ time: Double
  ) {
    let place = CGPoint(location)
    steps.append((time, .finger(TouchInput(finger: finger, phase: phase, location: place, time: time))))
  }

  private static let phases: [String: UITouch.Phase] = [
    "began": .began, "moved": .moved, "ended": .ended, "cancelled": .cancelled,
  ]
}

extension TracePoint {
  /// The place of another finger of the same hand: 40 points to the right for each.
  fileprivate func shifted(by fingers: Int) -> TracePoint {
    TracePoint(x: x + 40 * Double(fingers), y: y)
  }

  /// A point on the way to another.
  fileprivate func towards(_ other: TracePoint, _ share: Double) -> TracePoint {
    TracePoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }

  /// A point at a distance in a direction.
  fileprivate func offset(by distance: Double, angle: Double) -> TracePoint {
    TracePoint(x: x + distance * cos(angle), y: y + distance * sin(angle))
  }
}
