// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

@MainActor
@Suite("Pinches")
struct PinchRecognizerTests {
  let screen = RecognizerScreen()

  @MainActor
  final class Log {
    var lines: [String] = []
  }

  /// A pinch that notes its scale and velocity in each action, and then sets the scale if it is told to.
  @discardableResult
  private func pinch(_ log: Log = Log(), writing scale: CGFloat? = nil) -> UIPinchGestureRecognizer {
    screen.add(
      UIPinchGestureRecognizer {
        guard let pinch = $0 as? UIPinchGestureRecognizer else { return }
        let velocity = (pinch.velocity * 100).rounded() / 100
        log.lines.append("\(pinch.state) \((pinch.scale * 100).rounded() / 100) \(velocity)")
        if let scale { pinch.scale = scale }
      }, "pinch")
  }

  @Test("It begins when the fingers' distance changed enough, and ends with the last lift (GR-8, GR-35)")
  func whole() {
    pinch()
    let trace = screen.screen.trace([
      .init("a", .began, 100, 100, at: 0), .init("b", .began, 200, 100, at: 0.1),
      .init("b", .moved, 209, 100, at: 0.2), .init("b", .moved, 210, 100, at: 0.3),
      .init("b", .moved, 211, 100, at: 0.4), .init("a", .ended, 100, 100, at: 0.5),
      .init("b", .moved, 300, 100, at: 0.6), .init("b", .ended, 300, 100, at: 0.7),
    ])
    expectEqual(
      trace.decisions,
      [
        "pinch began: movedFarEnough (distance 10.0, needed 10.0, scale 1.1)", "pinch changed: touchesMoved",
        "pinch changed: touchesMoved", "pinch ended: touchesLifted",
      ])
    expectEqual(trace.times(of: "began"), [0.3])
    expectEqual(trace.times(of: "ended"), [0.7])
  }

  @Test("With one finger left the scale stays, and a new second finger goes on from it (GR-35)")
  func resumed() {
    let log = Log()
    pinch(log)
    _ = screen.screen.trace([
      .init("a", .began, 100, 100, at: 0), .init("b", .began, 200, 100, at: 0),
      .init("b", .moved, 300, 100, at: 0.5), .init("b", .ended, 300, 100, at: 1),
      .init("a", .moved, 150, 100, at: 1.5), .init("c", .began, 250, 100, at: 2),
      .init("c", .moved, 300, 100, at: 2.5), .init("c", .ended, 300, 100, at: 3),
      .init("a", .ended, 150, 100, at: 3.5),
    ])
    expectEqual(
      log.lines.map { $0.split(separator: " ").prefix(2).joined(separator: " ") },
      [
        "began 1.85", "changed 1.85", "changed 2.78", "ended 2.78",
      ])
  }

  @Test("The scale is relative to the start, and the velocity is its change a second (GR-35)")
  func scale() {
    let log = Log()
    pinch(log)
    _ = screen.two(
      ((100, 100), (200, 100), 0), ((100, 100), (250, 100), 0.5), ((50, 100), (250, 100), 1),
      ((50, 100), (250, 100), 2))
    expectEqual(log.lines, ["began 1.39 1.0", "changed 1.85 0.93", "ended 1.85 0.31"])
  }

  @Test("A written scale is what further changes multiply (GR-35)")
  func written() {
    let log = Log()
    pinch(log, writing: 1)
    _ = screen.two(
      ((100, 100), (200, 100), 0), ((100, 100), (300, 100), 0.5), ((100, 100), (400, 100), 1),
      ((100, 100), (400, 100), 1.5))
    expectEqual(log.lines, ["began 1.85 2.0", "changed 1.5 1.0", "ended 1.0 0.0"])
  }

  @Test("A written scale does not outlast the gesture (GR-10, GR-35)")
  func afresh() {
    let log = Log()
    let pinch = pinch(log, writing: 5)
    for start in [0.0, 10] {
      _ = screen.two(
        ((100, 100), (200, 100), start), ((100, 100), (250, 100), start + 0.5),
        ((100, 100), (250, 100), start + 1))
      expectEqual(pinch.scale, 1)
    }
    expectEqual(log.lines.map { $0.prefix(9) }, ["began 1.3", "ended 5.0", "began 1.3", "ended 5.0"])
  }

  @Test("Fingers at one place do not divide by zero (GR-35)")
  func sameSpot() {
    let log = Log()
    pinch(log)
    _ = screen.two(((100, 100), (100, 100), 0), ((100, 100), (120, 100), 1), ((100, 100), (120, 100), 2))
    expectEqual(log.lines.first, "began 2.22 19.0")
  }

  @Test("A third finger is ignored: it changes nothing, and the view gets it (GR-35, GR-36)")
  func third() {
    pinch()
    let trace = screen.screen.trace([
      .init("a", .began, 100, 100, at: 0), .init("b", .began, 200, 100, at: 0),
      .init("b", .moved, 220, 100, at: 0.1), .init("c", .began, 100, 300, at: 0.2),
      .init("c", .moved, 100, 400, at: 0.3), .init("c", .ended, 100, 400, at: 0.4),
      .init("a", .ended, 100, 100, at: 0.5), .init("b", .ended, 220, 100, at: 0.5),
    ])
    expectEqual(trace.actions, ["pinch began", "pinch ended"])
    expectEqual(trace.times(of: "ended"), [0.5])
    expectEqual(
      trace.calls.filter { $0.hasPrefix("V.") },
      [
        "V.touchesBegan", "V.touchesCancelled", "V.touchesBegan", "V.touchesMoved", "V.touchesEnded",
      ])
  }

  @Test("Two fingers that stay are lifted too soon; one finger is too few (GR-35)")
  func failures() {
    pinch()
    expectEqual(
      screen.two(((100, 100), (200, 100), 0), ((100, 100), (200, 100), 1)).decisions,
      [
        "pinch failed: liftedTooSoon"
      ])
    expectEqual(
      screen.drag((100, 100, 2), (200, 100, 2.1), (200, 100, 2.2)).decisions,
      [
        "pinch failed: tooFewTouches (needed 2.0, touches 1.0)"
      ])
  }

  @Test("The threshold comes from the configuration (3.6)")
  func configured() {
    pinch()
    screen.screen.application.configuration.pinchHysteresis = 30
    let trace = screen.two(
      ((100, 100), (200, 100), 0), ((100, 100), (229, 100), 0.1), ((100, 100), (229, 100), 0.2))
    expectEqual(trace.actions, [])
  }

  @Test("An interruption cancels it, with an action (TE-14, GR-9)")
  func interrupted() {
    pinch()
    let trace = screen.simulator.trace(name: "interrupted") {
      $0.send([
        .init("a", .began, 100, 100, at: 0), .init("b", .began, 200, 100, at: 0),
        .init("b", .moved, 250, 100, at: 0.1),
      ])
      $0.interrupt()
    }
    expectEqual(trace.actions, ["pinch began", "pinch cancelled"])
  }
}
