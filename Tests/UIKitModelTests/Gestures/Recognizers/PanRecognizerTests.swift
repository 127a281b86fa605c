// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

@MainActor
@Suite("Pans")
struct PanRecognizerTests {
  let screen = RecognizerScreen()

  /// What the recognizer said in each action.
  @MainActor
  final class Log {
    var lines: [String] = []
  }

  @discardableResult
  private func pan(_ log: Log = Log(), in view: UIView? = nil) -> UIPanGestureRecognizer {
    screen.add(
      UIPanGestureRecognizer {
        guard let pan = $0 as? UIPanGestureRecognizer else { return }
        log.lines.append(
          "\(pan.state) \(Self.text(pan.translation(in: view))) \(Self.text(pan.velocity(in: view)))")
      }, "pan")
  }

  private static func text(_ point: CGPoint) -> String {
    "\(Int(point.x.rounded())),\(Int(point.y.rounded()))"
  }

  @Test("One finger or any number more are the defaults (3.6)")
  func defaults() {
    let pan = UIPanGestureRecognizer()
    expectEqual(pan.minimumNumberOfTouches, 1)
    expectEqual(pan.maximumNumberOfTouches, Int.max)
  }

  @Test(
    "It begins at the hysteresis, not before, goes on with every move, and ends with the lift (GR-8, GR-33)")
  func whole() {
    pan()
    let trace = screen.drag((50, 50, 0), (58, 59, 0.1), (58, 60, 0.2), (59, 60, 0.3), (59, 60, 0.4))
    expectEqual(
      trace.decisions,
      [
        "pan began: movedFarEnough (distance 10.0, needed 10.0)", "pan changed: touchesMoved",
        "pan ended: touchesLifted",
      ])
    expectEqual(trace.times(of: "began"), [0.2])
  }

  @Test("A lift before the hysteresis makes it fail (GR-33)")
  func tooShort() {
    pan()
    expectEqual(
      screen.drag((50, 50, 0), (59, 50, 0.1), (59, 50, 0.2)).decisions, ["pan failed: liftedTooSoon"])
  }

  @Test("The hysteresis comes from the configuration (3.6)")
  func configured() {
    pan()
    screen.screen.application.configuration.panHysteresis = 3
    expectEqual(screen.drag((50, 50, 0), (53, 50, 0.1), (53, 50, 0.2)).actions, ["pan began", "pan ended"])
  }

  @Test(
    "Translation lacks the distance before it began; velocity is in points a second and fades at rest (GR-33)"
  )
  func movement() {
    let log = Log()
    pan(log)
    _ = screen.drag((50, 50, 0), (70, 50, 0.1), (100, 60, 0.2), (100, 60, 0.4))
    expectEqual(log.lines, ["began 10,0 200,0", "changed 40,10 300,100", "ended 40,10 100,33"])
  }

  @Test("Setting the translation resets the reference and the velocity (GR-33)")
  func setTranslation() {
    let log = Log()
    let pan = screen.add(
      UIPanGestureRecognizer {
        guard let pan = $0 as? UIPanGestureRecognizer else { return }
        if pan.state != .changed { pan.setTranslation(CGPoint(x: 5, y: 0), in: nil) }
        log.lines.append(
          "\(pan.state) \(Self.text(pan.translation(in: nil))) \(Self.text(pan.velocity(in: nil)))")
      }, "pan")
    _ = screen.drag((50, 50, 0), (70, 50, 0.1), (75, 50, 0.2), (75, 50, 0.3))
    expectEqual(log.lines, ["began 5,0 0,0", "changed 10,0 50,0", "ended 5,0 0,0"])
    expectEqual(pan.state, .possible)
  }

  @Test("Translation and velocity are in the coordinates of the view that is asked for (GR-33)")
  func coordinates() {
    let half = screen.screen.add("Half", 0, 0, 100, 100)
    half.transform = CGAffineTransform(scaleX: 2, y: 2)
    screen.screen.window.sendSubviewToBack(half)
    let log = Log()
    let pan = pan(log, in: half)
    _ = screen.drag((150, 150, 0), (170, 150, 0.1), (170, 150, 0.2))
    expectEqual(log.lines.first, "began 5,0 100,0")
    pan.setTranslation(CGPoint(x: 7, y: 0), in: half)
    expectEqual(pan.translation(in: half), CGPoint(x: 7, y: 0))
    expectEqual(pan.translation(in: nil), CGPoint(x: 14, y: 0))
  }

  @Test("A finger that comes or goes does not move the middle, and the pan goes on (GR-12)")
  func fingerCount() {
    let log = Log()
    pan(log)
    let trace = screen.screen.trace([
      .init("a", .began, 50, 50, at: 0), .init("a", .moved, 70, 50, at: 0.1),
      .init("b", .began, 200, 200, at: 0.2), .init("a", .moved, 80, 50, at: 0.3),
      .init("a", .ended, 80, 50, at: 0.4), .init("b", .moved, 210, 200, at: 0.5),
      .init("b", .ended, 210, 200, at: 0.6),
    ])
    expectEqual(trace.actions, ["pan began", "pan changed", "pan changed", "pan ended"])
    expectEqual(
      log.lines.map { $0.split(separator: " ").prefix(2).joined(separator: " ") },
      [
        "began 10,0", "changed 15,0", "changed 25,0", "ended 25,0",
      ])
  }

  @Test("A finger that comes while another moves does not halve that movement (GR-12)")
  func fingerJoinsInMovement() {
    let log = Log()
    pan(log)
    _ = screen.screen.trace([
      .init("a", .began, 50, 50, at: 0), .init("a", .moved, 70, 50, at: 0.1),
      .init("a", .moved, 90, 50, at: 0.2), .init("b", .began, 200, 200, at: 0.2),
      .init("a", .ended, 90, 50, at: 0.3), .init("b", .ended, 200, 200, at: 0.3),
    ])
    expectEqual(log.lines.map { $0.split(separator: " ")[1] }, ["10,0", "30,0", "30,0"])
  }

  @Test("A lifted finger is no part of the gesture any more (GR-12)")
  func liftedFinger() {
    var locations: [CGPoint] = []
    var counts: [Int] = []
    screen.add(
      UIPanGestureRecognizer {
        locations.append($0.location(in: nil))
        counts.append($0.numberOfTouches)
      }, "pan")
    _ = screen.screen.trace([
      .init("a", .began, 50, 50, at: 0), .init("b", .began, 90, 50, at: 0),
      .init("a", .moved, 90, 50, at: 0.1),
      .init("a", .ended, 90, 50, at: 0.2), .init("b", .moved, 100, 50, at: 0.3),
      .init("b", .ended, 100, 50, at: 0.4),
    ])
    expectEqual(locations.map(\.x), [90, 100, 100])
    expectEqual(counts, [2, 1, 1])
  }

  @Test("The location is the middle of the fingers, also after the lift (GR-12)")
  func location() {
    var locations: [CGPoint] = []
    screen.add(UIPanGestureRecognizer { locations.append($0.location(in: nil)) }, "pan")
    _ = screen.two(((50, 50), (90, 50), 0), ((70, 50), (110, 50), 0.1), ((70, 50), (110, 50), 0.2))
    expectEqual(locations, [CGPoint(x: 90, y: 50), CGPoint(x: 90, y: 50)])
  }

  @Test("It needs the least number of fingers to begin, and ends when fewer are down (GR-33)")
  func minimum() {
    let pan = pan()
    pan.minimumNumberOfTouches = 2
    let trace = screen.screen.trace([
      .init("a", .began, 50, 50, at: 0), .init("a", .moved, 90, 50, at: 0.1),
      .init("b", .began, 90, 90, at: 0.2), .init("a", .moved, 109, 50, at: 0.3),
      .init("b", .moved, 91, 90, at: 0.4), .init("b", .ended, 91, 90, at: 0.5),
      .init("a", .moved, 200, 50, at: 0.6), .init("a", .ended, 200, 50, at: 0.7),
    ])
    expectEqual(trace.times(of: "began"), [0.4])
    expectEqual(trace.times(of: "ended"), [0.5])
    expectEqual(
      screen.drag((50, 50, 2), (90, 50, 2.1), (90, 50, 2.2)).decisions,
      [
        "pan failed: tooFewTouches (needed 2.0, touches 1.0)"
      ])
  }

  @Test("A finger too many fails it before it begins (GR-33)")
  func tooMany() {
    pan().maximumNumberOfTouches = 1
    expectEqual(
      screen.two(((50, 50), (90, 50), 0), ((80, 50), (120, 50), 0.1), ((80, 50), (120, 50), 0.2)).decisions,
      [
        "pan failed: tooManyTouches (allowed 1.0, touches 2.0)"
      ])
  }

  @Test("A finger too many is ignored once it began, and the view gets it (GR-33, GR-36)")
  func ignored() {
    pan().maximumNumberOfTouches = 1
    let trace = screen.screen.trace([
      .init("a", .began, 50, 50, at: 0), .init("a", .moved, 70, 50, at: 0.1),
      .init("b", .began, 200, 200, at: 0.2), .init("b", .moved, 210, 200, at: 0.3),
      .init("b", .ended, 210, 200, at: 0.4), .init("a", .ended, 70, 50, at: 0.5),
    ])
    expectEqual(trace.actions, ["pan began", "pan ended"])
    expectEqual(
      trace.calls.filter { $0.hasPrefix("V.") },
      [
        "V.touchesBegan", "V.touchesCancelled", "V.touchesBegan", "V.touchesMoved", "V.touchesEnded",
      ])
  }

  @Test("An interruption cancels it, with an action (TE-14, GR-9)")
  func interrupted() {
    pan()
    let trace = screen.simulator.trace(name: "interrupted") {
      $0.send([.init("f", .began, 50, 50, at: 0), .init("f", .moved, 90, 50, at: 0.1)])
      $0.interrupt()
    }
    expectEqual(trace.actions, ["pan began", "pan cancelled"])
  }

  @Test("Each gesture counts afresh (GR-10)")
  func afresh() {
    let log = Log()
    pan(log)
    _ = screen.drag((50, 50, 0), (90, 50, 0.1), (90, 50, 0.2))
    _ = screen.drag((50, 50, 1), (62, 50, 1.1), (62, 50, 1.1))
    expectEqual(log.lines.last, "ended 2,0 120,0")
  }

  @Test("The snapshot names the settings")
  func settings() {
    pan().maximumNumberOfTouches = 2
    screen.add(UIPanGestureRecognizer(), "other")
    expectEqual(
      screen.drag((50, 50, 0), (50, 50, 0.1)).screen.gestureRecognizers.map(\.settings),
      [
        ["minimumNumberOfTouches": .number(1), "maximumNumberOfTouches": .number(2)],
        ["minimumNumberOfTouches": .number(1), "maximumNumberOfTouches": .text("unlimited")],
      ])
  }
}
