// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

@MainActor
@Suite("Rotations")
struct RotationRecognizerTests {
  let screen = RecognizerScreen()

  @MainActor
  final class Log {
    var rotations: [Double] = []
    var velocities: [Double] = []
  }

  @discardableResult
  private func rotation(_ log: Log = Log(), writing value: CGFloat? = nil) -> UIRotationGestureRecognizer {
    screen.add(
      UIRotationGestureRecognizer {
        guard let rotation = $0 as? UIRotationGestureRecognizer else { return }
        log.rotations.append((Double(rotation.rotation) * 1000).rounded() / 1000)
        log.velocities.append((Double(rotation.velocity) * 1000).rounded() / 1000)
        if let value { rotation.rotation = value }
      }, "rotation")
  }

  /// One finger stays in the middle, the other goes around it: angles in radians, a second apart.
  private func turn(_ angles: CGFloat..., from start: TimeInterval = 0) -> TouchTrace {
    var inputs: [TouchInput] = []
    for (index, angle) in angles.enumerated() {
      let (x, y) = (150 + 100 * cos(angle), 250 + 100 * sin(angle))
      let time = start + TimeInterval(index)
      if index == 0 { inputs.append(.init("a", .began, 150, 250, at: time)) }
      inputs.append(.init("b", index == 0 ? .began : .moved, x, y, at: time))
    }
    let end = start + TimeInterval(angles.count)
    let last = angles.last ?? 0
    inputs.append(.init("a", .ended, 150, 250, at: end))
    inputs.append(.init("b", .ended, 150 + 100 * cos(last), 250 + 100 * sin(last), at: end))
    return screen.screen.trace(inputs)
  }

  @Test("It begins when the fingers turned enough, and ends with the lift (GR-8, GR-35)")
  func whole() {
    rotation()
    let trace = turn(0, 0.17, 0.18, 0.3)
    expectEqual(
      trace.decisions,
      [
        "rotation began: movedFarEnough (needed 0.1745, rotation 0.18)", "rotation changed: touchesMoved",
        "rotation ended: touchesLifted",
      ])
    expectEqual(trace.times(of: "began"), [2])
  }

  @Test("The rotation is relative to the start, clockwise, and the velocity is its change a second (GR-35)")
  func value() {
    let log = Log()
    rotation(log)
    _ = turn(1, 1.5, 0.75)
    expectEqual(log.rotations.prefix(2), [0.413, -0.337])
    expectEqual(log.velocities.prefix(2), [0.5, -0.75])
  }

  @Test("It does not jump at half a turn, and full turns add up (GR-35)")
  func fullTurn() {
    let log = Log()
    rotation(log)
    _ = turn(3, 3.5, 5, 7, 9, 10)
    expectEqual(log.rotations.prefix(5), [0.413, 1.913, 3.913, 5.913, 6.913])
  }

  @Test("It does not jump at half a turn the other way round either (GR-35)")
  func halfTurnBack() {
    let log = Log()
    rotation(log)
    _ = turn(-3, -3.5, -5)
    expectEqual(log.rotations.prefix(2), [-0.413, -1.913])
  }

  @Test("A written rotation is what further turns add to (GR-35)")
  func written() {
    let log = Log()
    rotation(log, writing: 0)
    _ = turn(0, 0.5, 0.75)
    expectEqual(log.rotations.prefix(2), [0.413, 0.25])
  }

  @Test("A written rotation does not outlast the gesture (GR-10, GR-35)")
  func afresh() {
    let log = Log()
    let rotation = rotation(log, writing: 3)
    for start in [0.0, 10] {
      _ = turn(0, 0.5, from: start)
      expectEqual(rotation.rotation, 0)
    }
    expectEqual(log.rotations, [0.413, 3, 0.413, 3])
  }

  @Test("The threshold comes from the configuration (3.6)")
  func configured() {
    rotation()
    screen.screen.application.configuration.rotationHysteresis = 0.5
    expectEqual(turn(0, 0.4).decisions, ["rotation failed: liftedTooSoon"])
  }

  @Test("A third finger is ignored (GR-35, GR-36)")
  func third() {
    rotation()
    let trace = screen.screen.trace([
      .init("a", .began, 100, 100, at: 0), .init("b", .began, 200, 100, at: 0),
      .init("c", .began, 100, 300, at: 0.1), .init("c", .moved, 300, 300, at: 0.2),
      .init("b", .moved, 200, 200, at: 0.3), .init("c", .ended, 300, 300, at: 0.4),
      .init("a", .ended, 100, 100, at: 0.5), .init("b", .ended, 200, 200, at: 0.5),
    ])
    expectEqual(trace.actions, ["rotation began", "rotation ended"])
    expectEqual(trace.times(of: "began"), [0.3])
  }
}
