// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

@MainActor
@Suite("Taps")
struct TapRecognizerTests {
  let screen = RecognizerScreen()

  @discardableResult
  private func taps(
    _ count: Int, fingers: Int = 1, _ action: @escaping (UIGestureRecognizer) -> Void = { _ in }
  ) -> UITapGestureRecognizer {
    let tap = screen.add(UITapGestureRecognizer(action: action), "tap")
    tap.numberOfTapsRequired = count
    tap.numberOfTouchesRequired = fingers
    return tap
  }

  @Test("One tap of one finger is the default (3.6), and recognizes on the lift (GR-8, GR-31)")
  func single() {
    let tap = screen.add(UITapGestureRecognizer(), "tap")
    expectEqual(tap.numberOfTapsRequired, 1)
    expectEqual(tap.numberOfTouchesRequired, 1)
    let trace = screen.drag((50, 50, 0), (50, 50, 0.2))
    expectEqual(trace.decisions, ["tap ended: tapsCompleted (taps 1.0)"])
    expectEqual(trace.times(of: "ended"), [0.2])
    expectEqual(trace.actions, ["tap ended"])
  }

  @Test("A touch of the longest duration is a tap, a longer one fails when the time is over (GR-31)")
  func duration() {
    taps(1)
    expectEqual(screen.drag((50, 50, 0), (50, 50, 0.75)).decisions, ["tap ended: tapsCompleted (taps 1.0)"])
    let late = screen.drag((50, 50, 2), (50, 50, 2.76))
    expectEqual(late.decisions, ["tap failed: heldTooLong (allowed 0.75, duration 0.75)"])
    expectEqual(late.times(of: "failed"), [2.75])
  }

  @Test("The longest duration comes from the configuration at the time of the touch (3.6)")
  func configuredDuration() {
    taps(1)
    screen.screen.application.configuration.tapMaximumDuration = 0.1
    expectEqual(
      screen.drag((50, 50, 0), (50, 50, 0.2)).decisions,
      [
        "tap failed: heldTooLong (allowed 0.1, duration 0.1)"
      ])
  }

  @Test("A finger may move as far as allowed and no farther, measured from touch-down (GR-31)")
  func movement() {
    taps(1)
    expectEqual(screen.drag((50, 50, 0), (56, 58, 0.1), (50, 50, 0.2)).actions, ["tap ended"])
    let far = screen.drag((50, 50, 2), (60, 50, 2.1), (60.5, 50, 2.2), (50, 50, 2.3))
    expectEqual(far.decisions, ["tap failed: movedTooFar (allowed 10.0, distance 10.5)"])
    expectEqual(far.times(of: "failed"), [2.2])
  }

  @Test("A lift elsewhere counts as a movement (GR-31)")
  func liftElsewhere() {
    taps(1)
    expectEqual(
      screen.drag((50, 50, 0), (50, 70, 0.1)).decisions,
      [
        "tap failed: movedTooFar (allowed 10.0, distance 20.0)"
      ])
  }

  @Test("A second finger is one too many (GR-31)")
  func tooMany() {
    taps(1)
    expectEqual(
      screen.two(((50, 50), (90, 50), 0), ((50, 50), (90, 50), 0.1)).decisions,
      [
        "tap failed: tooManyTouches (allowed 1.0, touches 2.0)"
      ])
  }

  @Test("One finger is too few for a tap of two (GR-31)")
  func tooFew() {
    taps(1, fingers: 2)
    expectEqual(
      screen.drag((50, 50, 0), (50, 50, 0.1)).decisions,
      [
        "tap failed: tooFewTouches (needed 2.0, touches 1.0)"
      ])
  }

  @Test("Two fingers may land and be lifted at different times; the tap is at their middle (GR-31)")
  func twoFingers() {
    var location: CGPoint?
    taps(1, fingers: 2) { location = $0.location(in: nil) }
    let trace = screen.screen.trace([
      .init("a", .began, 50, 50, at: 0), .init("b", .began, 90, 70, at: 0.1),
      .init("a", .ended, 50, 50, at: 0.2), .init("b", .ended, 90, 70, at: 0.3),
    ])
    expectEqual(trace.decisions, ["tap ended: tapsCompleted (taps 1.0)"])
    expectEqual(trace.times(of: "ended"), [0.3])
    expectEqual(location, CGPoint(x: 70, y: 60))
  }

  @Test("A double tap recognizes on the second lift, at the place of the first tap (GR-31)")
  func double() {
    var location: CGPoint?
    taps(2) { location = $0.location(in: nil) }
    let trace = screen.screen.trace([
      .init("f", .began, 50, 50, at: 0), .init("f", .ended, 50, 50, at: 0.1),
      .init("f", .began, 56, 50, at: 0.3), .init("f", .ended, 58, 50, at: 0.4),
    ])
    expectEqual(trace.decisions, ["tap ended: tapsCompleted (taps 2.0)"])
    expectEqual(location, CGPoint(x: 50, y: 50))
  }

  @Test(
    "The next tap may begin as late as allowed after the lift, not later (GR-15, GR-31)", arguments: [1, 2])
  func interval(fingers: Int) {
    taps(2, fingers: fingers)
    func twice(at start: TimeInterval, gap: TimeInterval) -> TouchTrace {
      let names = ["a", "b"].prefix(fingers)
      let times: [(UITouch.Phase, TimeInterval)] = [
        (.began, start), (.ended, start + 0.1), (.began, start + 0.1 + gap), (.ended, start + 0.2 + gap),
      ]
      return screen.screen.trace(
        times.flatMap { phase, time in
          names.enumerated().map { TouchInput($1, phase, 50 + 40 * CGFloat($0), 50, at: time) }
        })
    }
    expectEqual(twice(at: 0, gap: 0.35).decisions, ["tap ended: tapsCompleted (taps 2.0)"])
    let late = twice(at: 3, gap: 0.36)
    // The late tap is the first of another attempt.
    expectEqual(
      late.decisions,
      [
        "tap failed: nextTapLate (allowed 0.35)", "tap failed: nextTapLate (allowed 0.35)",
      ])
    expectEqual(late.times(of: "failed").map { ($0 * 100).rounded() / 100 }, [3.45, 3.91])
  }

  @Test("The next tap may begin as far from the first as a finger may move (TE-9, GR-31)")
  func nextTapPlace() {
    taps(2)
    func twice(at start: TimeInterval, apart: CGFloat) -> TouchTrace {
      screen.screen.trace([
        .init("f", .began, 50, 50, at: start), .init("f", .ended, 50, 50, at: start + 0.1),
        .init("f", .began, 50 + apart, 50, at: start + 0.2),
        .init("f", .ended, 50 + apart, 50, at: start + 0.3),
      ])
    }
    expectEqual(twice(at: 0, apart: 10).actions, ["tap ended"])
    expectEqual(twice(at: 3, apart: 11).decisions, ["tap failed: movedTooFar (allowed 10.0, distance 11.0)"])
  }

  @Test("A system interruption makes an undecided tap fail (TE-14)")
  func interrupted() {
    taps(1)
    let trace = screen.simulator.trace(name: "interrupted") {
      $0.send([.init("f", .began, 50, 50, at: 0)])
      $0.interrupt()
    }
    expectEqual(trace.decisions, ["tap failed: touchesCancelled"])
    expectEqual(trace.actions, [])
  }

  @Test("The recognizer starts afresh after each attempt (GR-10)")
  func afresh() {
    taps(2)
    expectEqual(screen.drag((50, 50, 0), (50, 50, 0.1)).actions, [])
    expectEqual(screen.drag((50, 50, 5), (50, 50, 5.1)).actions, [])
  }

  @Test("The snapshot names the settings")
  func settings() {
    taps(2)
    let trace = screen.drag((50, 50, 0), (50, 50, 0.1))
    expectEqual(
      trace.screen.gestureRecognizers.first?.settings,
      [
        "numberOfTapsRequired": .number(2), "numberOfTouchesRequired": .number(1),
      ])
  }
}
