// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

/// Touches: one for each finger, from down to up.
@MainActor
@Suite struct TouchTests {
  /// Keeps the touches that it gets.
  private final class Catcher: UIView {
    var log: [String] = []
    var touches: [UITouch] = []

    private func note(_ method: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
      self.touches += touches
      let phases = touches.map { "\($0.phase)" }.sorted().joined(separator: " ")
      log.append("\(method) \(phases) of \(event?.allTouches?.count ?? 0)")
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("began", touches, event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("moved", touches, event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("ended", touches, event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("cancelled", touches, event)
    }
  }

  private func catcher(on screen: Screen, _ name: String = "Catcher", x: CGFloat = 0) -> Catcher {
    screen.add(Catcher(frame: CGRect(x: x, y: 0, width: 100, height: 100)), name)
  }

  @Test("TE-1: one object represents a finger until the lift, and keeps its view even outside of it")
  func sameObject() {
    let screen = Screen()
    let view = catcher(on: screen)
    let trace = screen.trace([
      TouchInput("f", .began, 5, 5, at: 0), TouchInput("f", .moved, 300, 300, at: 0.1),
      TouchInput("f", .ended, 310, 300, at: 0.2),
    ])
    expectEqual(view.touches.count, 3)
    expectEqual(Set(view.touches).count, 1)
    #expect(view.touches.first?.view === view)
    #expect(view.touches.first?.window === screen.window)
    expectEqual(
      trace.touchLog,
      [
        "touch1 began {5, 5} Catcher", "touch1 moved {300, 300} Catcher tap 0",
        "touch1 ended {310, 300} Catcher tap 0",
      ])
  }

  @Test("TE-2: a finger that did not move is stationary, and gets no call")
  func stationary() {
    let screen = Screen()
    let (left, right) = (catcher(on: screen, "Left"), catcher(on: screen, "Right", x: 100))
    let trace = screen.trace([
      TouchInput("a", .began, 5, 5, at: 0), TouchInput("b", .began, 105, 5, at: 0.1),
      TouchInput("b", .moved, 110, 5, at: 0.2), TouchInput("b", .moved, 110, 5, at: 0.3),
      TouchInput("a", .ended, 5, 5, at: 0.4), TouchInput("b", .cancelled, 110, 5, at: 0.5),
    ])
    expectEqual(left.log, ["began began of 1", "ended ended of 2"])
    expectEqual(right.log, ["began began of 2", "moved moved of 2", "cancelled cancelled of 1"])
    expectEqual(left.touches.first?.phase, .ended)
    expectEqual(
      trace.touchLog,
      [
        "touch1 began {5, 5} Left",
        "touch2 began {105, 5} Right", "touch1 stationary {5, 5} Left",
        "touch2 moved {110, 5} Right", "touch1 stationary {5, 5} Left",
        "touch2 stationary {110, 5} Right", "touch1 stationary {5, 5} Left",
        "touch1 ended {5, 5} Left", "touch2 stationary {110, 5} Right",
        "touch2 cancelled {110, 5} Right",
      ])
  }

  @Test("TE-2: samples of one finger at one time are events of their own, so that no phase is lost")
  func oneFingerTwiceAtOneTime() {
    let screen = Screen()
    let view = catcher(on: screen)
    screen.simulator.send([
      TouchInput("f", .began, 5, 5, at: 0), TouchInput("f", .moved, 6, 5, at: 0),
      TouchInput("f", .ended, 6, 5, at: 0),
    ])
    expectEqual(view.log, ["began began of 1", "moved moved of 1", "ended ended of 1"])
  }

  @Test("TE-2: times that are no numbers or run backwards are survived")
  func oddTimes() {
    let screen = Screen()
    let view = catcher(on: screen)
    screen.simulator.send([
      TouchInput("f", .began, 5, 5, at: 3), TouchInput("f", .moved, 6, 5, at: .nan),
      TouchInput("f", .ended, 6, 5, at: 1),
    ])
    expectEqual(view.log, ["began began of 1", "moved moved of 1", "ended ended of 1"])
    expectEqual(screen.application.clock.now, 3)
  }

  @Test("TE-9: a second tap soon and near enough counts 2 from its began on")
  func tapCount() {
    let screen = Screen()
    func counts(_ inputs: [(TimeInterval, CGFloat)]) -> [Int] {
      let start = screen.application.clock.now + 10
      let trace = screen.trace(
        inputs.flatMap { time, x in
          [
            TouchInput("f", .began, x, 50, at: start + time),
            TouchInput("f", .ended, x, 50, at: start + time + 0.05),
          ]
        })
      return trace.events.compactMap { event in
        guard case .touchUpdated(let sample) = event.kind, sample.phase == .began else { return nil }
        return sample.tapCount
      }
    }
    expectEqual(counts([(0, 50), (0.2, 55), (0.4, 50)]), [1, 2, 3])
    expectEqual(counts([(0, 50), (0.4, 60)]), [1, 2])
    expectEqual(counts([(0, 50), (0.41, 50)]), [1, 1])
    expectEqual(counts([(0, 50), (0.2, 61)]), [1, 1])
    expectEqual(counts([(0, 50), (0.1, 200), (0.2, 50)]), [1, 1, 2])
  }

  @Test("TE-9: a touch that stays longer or moves farther than a tap counts 0, also after it came back")
  func noTap() {
    func counts(_ ways: [(TimeInterval, CGFloat)]) -> [Int] {
      let screen = Screen()
      let moves = ways.map { TouchInput("f", .moved, $1, 50, at: $0) }
      let trace = screen.trace(
        [TouchInput("f", .began, 50, 50, at: 0)] + moves + [TouchInput("f", .ended, 50, 50, at: 0.76)])
      return trace.events.compactMap { event in
        guard case .touchUpdated(let sample) = event.kind else { return nil }
        return sample.tapCount
      }
    }
    expectEqual(counts([(0.75, 60)]), [1, 1, 0])
    expectEqual(counts([(0.2, 61), (0.4, 50)]), [1, 0, 0, 0])
  }

  @Test("TE-10: the recognizers of the hit view and of every superview up to the window, enabled ones only")
  func recognizers() {
    let screen = Screen()
    let outer = screen.add("Outer", 0, 0, 100, 100)
    let inner = screen.add("Inner", 0, 0, 50, 50, to: outer)
    let sibling = screen.add("Sibling", 50, 0, 50, 50, to: outer)
    func attach(_ name: String, to view: UIView) -> UIGestureRecognizer {
      let recognizer = UIGestureRecognizer()
      recognizer.traceIdentifier = name
      view.addGestureRecognizer(recognizer)
      return recognizer
    }
    let disabled = attach("Disabled", to: inner)
    disabled.isEnabled = false
    for (name, view) in [
      ("Window", screen.window), ("Outer1", outer), ("Outer2", outer), ("Inner1", inner),
      ("Sibling1", sibling),
    ] { _ = attach(name, to: view) }
    let trace = screen.tap(5, 5)
    let collected = trace.events.compactMap { event -> [String]? in
      guard case .recognizersCollected(let record) = event.kind else { return nil }
      return record.recognizers
    }
    expectEqual(collected, [["Inner1", "Outer2", "Outer1", "Window"]])
    expectEqual(trace.screen.gestureRecognizers.count, 6)
  }

  @Test("TE-11: locations convert from the window; the previous one equals the location in began")
  func locations() {
    final class Probe: UIView {
      var log: [String] = []
      private func note(_ touches: Set<UITouch>) {
        for touch in touches {
          let points = [touch.location(in: self), touch.previousLocation(in: self), touch.location(in: nil)]
          log.append(points.map { "\($0.x),\($0.y)" }.joined(separator: " "))
        }
      }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    }
    let screen = Screen()
    screen.window.frame.origin = CGPoint(x: 10, y: 0)
    let probe = screen.add(Probe(frame: CGRect(x: 20, y: 30, width: 100, height: 100)))
    probe.bounds.origin = CGPoint(x: 500, y: 0)
    screen.simulator.send([
      TouchInput("f", .began, 35, 36, at: 0), TouchInput("f", .moved, 45, 36, at: 1),
      TouchInput("f", .ended, 45, 46, at: 2),
    ])
    expectEqual(
      probe.log,
      [
        "505.0,6.0 505.0,6.0 25.0,36.0", "515.0,6.0 505.0,6.0 35.0,36.0", "515.0,16.0 515.0,6.0 35.0,46.0",
      ])
  }

  @Test(
    "TE-11: the previous location of a resting finger is where it rests; other windows and detached views convert"
  )
  func locationsElsewhere() {
    let screen = Screen()
    let view = catcher(on: screen)
    view.isMultipleTouchEnabled = true
    screen.simulator.send([
      TouchInput("a", .began, 5, 5, at: 0), TouchInput("a", .moved, 15, 5, at: 0.1),
      TouchInput("b", .began, 50, 5, at: 0.2),
    ])
    let resting = view.touches[0]
    expectEqual(resting.phase, .stationary)
    expectEqual(resting.previousLocation(in: nil), CGPoint(x: 15, y: 5))
    let other = screen.simulator.run { UIWindow(frame: CGRect(x: 10, y: 5, width: 10, height: 10)) }
    expectEqual(resting.location(in: other), CGPoint(x: 5, y: 0))
    let detached = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
    expectEqual(resting.location(in: detached), CGPoint(x: 14, y: 3))
  }
}
