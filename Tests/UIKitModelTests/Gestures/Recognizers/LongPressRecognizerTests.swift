// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

@MainActor
@Suite("Long presses")
struct LongPressRecognizerTests {
  let screen = RecognizerScreen()
  let press: UILongPressGestureRecognizer

  init() { press = screen.add(UILongPressGestureRecognizer(), "press") }

  @Test("Half a second, ten points, no taps and one finger are the defaults (3.6)")
  func defaults() {
    let press = RecognizerScreen().add(UILongPressGestureRecognizer(), "press")
    expectEqual(press.minimumPressDuration, 0.5)
    expectEqual(press.allowableMovement, 10)
    expectEqual(press.numberOfTapsRequired, 0)
    expectEqual(press.numberOfTouchesRequired, 1)
  }

  @Test(
    "It begins when the time is up, goes on with every move however far, and ends with the lift (GR-8, GR-32)"
  )
  func whole() {
    let trace = screen.drag((50, 50, 0), (400, 50, 0.7), (900, 50, 0.8), (900, 50, 1))
    expectEqual(
      trace.decisions,
      [
        "press began: heldLongEnough (duration 0.5)", "press changed: touchesMoved",
        "press changed: touchesMoved",
        "press ended: touchesLifted",
      ])
    expectEqual(trace.times(of: "began"), [0.5])
    expectEqual(trace.actions, ["press began", "press changed", "press changed", "press ended"])
  }

  @Test("A lift at the very time is late enough, one before it is too soon (GR-32)")
  func liftTime() {
    expectEqual(screen.drag((50, 50, 0), (50, 50, 0.5)).actions, ["press began", "press ended"])
    expectEqual(screen.drag((50, 50, 1), (50, 50, 1.49)).decisions, ["press failed: liftedTooSoon"])
  }

  @Test("Before it begins a finger may move as far as allowed, and no farther (GR-32)")
  func movement() {
    expectEqual(
      screen.drag((50, 50, 0), (60, 50, 0.1), (50, 50, 0.6)).actions, ["press began", "press ended"])
    expectEqual(
      screen.drag((50, 50, 1), (61, 50, 1.1), (61, 50, 1.6)).decisions,
      [
        "press failed: movedTooFar (allowed 10.0, distance 11.0)"
      ])
  }

  @Test("Its own values take precedence over the configuration's (3.6)")
  func ownValues() {
    screen.screen.application.configuration.longPressMinimumDuration = 0.2
    expectEqual(screen.drag((50, 50, 0), (50, 50, 0.3)).times(of: "began"), [0.2])
    press.minimumPressDuration = 1
    press.allowableMovement = 30
    let trace = screen.drag((50, 50, 2), (80, 50, 2.1), (80, 50, 3.5))
    expectEqual(trace.times(of: "began"), [3])
  }

  @Test("Without a duration it begins with the touch (GR-32)")
  func zeroDuration() {
    press.minimumPressDuration = 0
    expectEqual(screen.drag((50, 50, 0), (50, 50, 0.1)).times(of: "began"), [0])
  }

  @Test("A press of two fingers counts from the second, and ends with the first lift (GR-32)")
  func twoFingers() {
    press.numberOfTouchesRequired = 2
    let trace = screen.screen.trace([
      .init("a", .began, 50, 50, at: 0), .init("b", .began, 90, 50, at: 0.3),
      .init("a", .ended, 50, 50, at: 1), .init("b", .ended, 90, 50, at: 1.5),
    ])
    expectEqual(trace.decisions.map { $0.prefix(11) }, ["press began", "press ended"])
    expectEqual(trace.times(of: "began"), [0.8])
    expectEqual(trace.times(of: "ended"), [1])
    expectEqual(
      screen.drag((50, 50, 2), (50, 50, 3)).decisions,
      [
        "press failed: tooFewTouches (needed 2.0, touches 1.0)"
      ])
  }

  @Test("A finger too many fails it before it begins, and is ignored afterwards (GR-32, GR-36)")
  func extraFinger() {
    expectEqual(
      screen.two(((50, 50), (90, 50), 0), ((50, 50), (90, 50), 1)).decisions,
      [
        "press failed: tooManyTouches (allowed 1.0, touches 2.0)"
      ])
    let trace = screen.screen.trace([
      .init("a", .began, 50, 50, at: 2), .init("b", .began, 90, 50, at: 3),
      .init("b", .ended, 90, 50, at: 3.1), .init("a", .ended, 50, 50, at: 3.2),
    ])
    expectEqual(trace.actions, ["press began", "press ended"])
    expectEqual(
      trace.calls.filter { $0.hasPrefix("V.") },
      [
        "V.touchesBegan", "V.touchesCancelled", "V.touchesBegan", "V.touchesEnded",
      ])
  }

  @Test("Taps may have to come before the press, in time (GR-32)")
  func tapFirst() {
    press.numberOfTapsRequired = 1
    expectEqual(
      screen.drag((50, 50, 0), (50, 50, 0.7)).decisions, ["press failed: nextTapLate (allowed 0.35)"])
    let trace = screen.screen.trace([
      .init("f", .began, 50, 50, at: 2), .init("f", .ended, 50, 50, at: 2.1),
      .init("f", .began, 50, 50, at: 2.25), .init("f", .ended, 50, 50, at: 3),
    ])
    expectEqual(trace.times(of: "began"), [2.75])
    expectEqual(
      screen.drag((50, 50, 5), (50, 50, 5.8)).decisions,
      [
        "press failed: heldTooLong (allowed 0.75, duration 0.75)"
      ])
  }

  @Test("An interruption cancels a press that began, with an action (TE-14, GR-9)")
  func interrupted() {
    let trace = screen.simulator.trace(name: "interrupted") {
      $0.send([.init("f", .began, 50, 50, at: 0)])
      $0.application.clock.advance(to: 0.6)
      $0.interrupt()
    }
    expectEqual(trace.actions, ["press began", "press cancelled"])
    expectEqual(trace.decisions.last, "press cancelled: touchesCancelled")
  }

  @Test("The snapshot names the settings")
  func settings() {
    press.minimumPressDuration = 0.25
    expectEqual(
      screen.drag((50, 50, 0), (50, 50, 0.1)).screen.gestureRecognizers.first?.settings,
      [
        "allowableMovement": .number(10), "minimumPressDuration": .number(0.25),
        "numberOfTapsRequired": .number(0),
        "numberOfTouchesRequired": .number(1),
      ])
  }
}
