// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

@MainActor
@Suite("Swipes")
struct SwipeRecognizerTests {
  let screen = RecognizerScreen()
  let swipe: UISwipeGestureRecognizer

  private nonisolated static let horizontal: UISwipeGestureRecognizer.Direction = [.left, .right]

  init() { swipe = screen.add(UISwipeGestureRecognizer(), "swipe") }

  @Test("To the right with one finger is the default (3.6)")
  func defaults() {
    expectEqual(swipe.direction, .right)
    expectEqual(swipe.numberOfTouchesRequired, 1)
  }

  @Test("It recognizes while the finger is down, as soon as it went far enough (GR-8, GR-34)")
  func recognized() {
    let trace = screen.drag((50, 50, 0), (99, 50, 0.1), (100, 50, 0.2), (150, 50, 0.3), (150, 50, 1))
    expectEqual(trace.decisions, ["swipe ended: movedFarEnough (distance 50.0, needed 50.0)"])
    expectEqual(trace.times(of: "ended"), [0.2])
    expectEqual(trace.actions, ["swipe ended"])
  }

  @Test("A lift before that is too soon (GR-34)")
  func tooSoon() {
    expectEqual(
      screen.drag((50, 50, 0), (99, 50, 0.1), (99, 50, 0.2)).decisions, ["swipe failed: liftedTooSoon"])
  }

  @Test("The longest time is still in time, a later movement is not (GR-34)")
  func duration() {
    expectEqual(screen.drag((50, 50, 0), (100, 50, 0.5), (100, 50, 1)).actions, ["swipe ended"])
    let late = screen.drag((50, 50, 2), (100, 50, 2.51), (100, 50, 3))
    expectEqual(late.decisions, ["swipe failed: heldTooLong (allowed 0.5, duration 0.5)"])
    expectEqual(late.times(of: "failed"), [2.5])
  }

  @Test("It may stray to the side as far as allowed, and no farther (GR-34)")
  func sideways() {
    expectEqual(screen.drag((50, 50, 0), (110, 100, 0.1), (110, 100, 0.2)).actions, ["swipe ended"])
    expectEqual(
      screen.drag((50, 50, 1), (110, 101, 1.1), (110, 101, 1.2)).decisions,
      [
        "swipe failed: movedTooFar (allowed 50.0, distance 51.0)"
      ])
  }

  @Test("A movement as long as a swipe in another direction makes it fail (GR-34)")
  func wrongDirection() {
    expectEqual(
      screen.drag((150, 50, 0), (101, 50, 0.1), (100, 50, 0.2), (100, 50, 0.3)).decisions,
      [
        "swipe failed: wrongDirection (distance 50.0, needed 50.0)"
      ])
    expectEqual(
      screen.drag((50, 50, 1), (60, 110, 1.1), (60, 110, 1.2)).decisions,
      [
        "swipe failed: wrongDirection (distance 60.0, needed 50.0)"
      ])
  }

  @Test(
    "Each direction counts for itself, and several may count (GR-34)",
    arguments: [
      (UISwipeGestureRecognizer.Direction.left, CGPoint(x: -60, y: 0)), (.up, CGPoint(x: 0, y: -60)),
      (.down, CGPoint(x: 0, y: 60)), (horizontal, CGPoint(x: 60, y: 0)),
      (horizontal, CGPoint(x: -60, y: 0)),
    ])
  func directions(direction: UISwipeGestureRecognizer.Direction, movement: CGPoint) {
    swipe.direction = direction
    let (x, y) = (150 + movement.x, 150 + movement.y)
    expectEqual(screen.drag((150, 150, 0), (x, y, 0.1), (x, y, 0.2)).actions, ["swipe ended"])
  }

  @Test("Without a direction it never recognizes (GR-34)")
  func noDirection() {
    swipe.direction = []
    expectEqual(
      screen.drag((50, 50, 0), (110, 50, 0.1), (110, 50, 0.2)).decisions,
      [
        "swipe failed: wrongDirection (distance 60.0, needed 50.0)"
      ])
  }

  @Test("The numbers come from the configuration (3.6)")
  func configured() {
    screen.screen.application.configuration.swipeMinimumMovement = 20
    expectEqual(screen.drag((50, 50, 0), (70, 50, 0.1), (70, 50, 0.2)).actions, ["swipe ended"])
    screen.screen.application.configuration.swipeMaximumSidewaysMovement = 5
    expectEqual(
      screen.drag((50, 50, 1), (60, 56, 1.1), (60, 56, 1.2)).decisions,
      [
        "swipe failed: movedTooFar (allowed 5.0, distance 6.0)"
      ])
  }

  @Test("A swipe of two fingers needs both, and no third (GR-34)")
  func fingers() {
    swipe.numberOfTouchesRequired = 2
    expectEqual(
      screen.two(((50, 50), (50, 90), 0), ((100, 50), (100, 90), 0.1), ((100, 50), (100, 90), 0.2)).actions,
      [
        "swipe ended"
      ])
    expectEqual(
      screen.drag((50, 50, 1), (110, 50, 1.1), (110, 50, 1.2)).decisions,
      [
        "swipe failed: tooFewTouches (needed 2.0, touches 1.0)"
      ])
    swipe.numberOfTouchesRequired = 1
    expectEqual(
      screen.two(((50, 50), (50, 90), 2), ((50, 50), (50, 90), 2.1)).decisions,
      [
        "swipe failed: tooManyTouches (allowed 1.0, touches 2.0)"
      ])
  }

  @Test("The snapshot names the settings")
  func settings() {
    swipe.direction = [.left, .right]
    expectEqual(
      screen.drag((50, 50, 0), (50, 50, 0.1)).screen.gestureRecognizers.first?.settings,
      [
        "direction": .texts(["left", "right"]), "numberOfTouchesRequired": .number(1),
      ])
  }
}
