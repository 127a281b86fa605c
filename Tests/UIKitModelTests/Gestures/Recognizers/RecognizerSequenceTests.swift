// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

@MainActor
@Suite("The published sequences of recognizer, action and view")
struct RecognizerSequenceTests {
  let screen = RecognizerScreen()

  @Test("A tap: both begin, the action, then the view's cancelled (GR-27, GR-28)")
  func tap() {
    screen.add(UITapGestureRecognizer(), "tap")
    expectEqual(
      screen.screen.tap(50, 50).calls,
      [
        "tap.touchesBegan", "V.touchesBegan", "tap.touchesEnded", "tap -> Target.handle(ended)",
        "V.touchesCancelled",
      ])
  }

  @Test("No recognizer: began and ended (GR-27)")
  func plain() {
    expectEqual(screen.screen.tap(50, 50).calls, ["V.touchesBegan", "V.touchesEnded"])
  }

  private func drag() -> TouchTrace {
    screen.drag((50, 50, 0), (55, 50, 0.1), (70, 50, 0.2), (90, 50, 0.3), (90, 50, 0.4))
  }

  @Test("A pan: both move until it begins, then only the recognizer (GR-26, GR-27)")
  func pan() {
    screen.add(UIPanGestureRecognizer(), "pan")
    expectEqual(
      drag().calls,
      [
        "pan.touchesBegan", "V.touchesBegan", "pan.touchesMoved", "V.touchesMoved",
        "pan.touchesMoved", "pan -> Target.handle(began)", "V.touchesCancelled",
        "pan.touchesMoved", "pan -> Target.handle(changed)", "pan.touchesEnded",
        "pan -> Target.handle(ended)",
      ])
  }

  @Test("A pan that does not cancel: the view gets all of its touches too (GR-23, GR-27)")
  func panWithoutCancelling() {
    screen.add(UIPanGestureRecognizer(), "pan").cancelsTouchesInView = false
    expectEqual(
      drag().calls,
      [
        "pan.touchesBegan", "V.touchesBegan", "pan.touchesMoved", "V.touchesMoved",
        "pan.touchesMoved", "pan -> Target.handle(began)", "V.touchesMoved",
        "pan.touchesMoved", "pan -> Target.handle(changed)", "V.touchesMoved",
        "pan.touchesEnded", "pan -> Target.handle(ended)", "V.touchesEnded",
      ])
  }

  @Test("A pan that delays began: actions only (GR-24, GR-27)")
  func delayedPan() {
    screen.add(UIPanGestureRecognizer(), "pan").delaysTouchesBegan = true
    expectEqual(
      drag().calls.filter { !$0.hasPrefix("pan.") },
      [
        "pan -> Target.handle(began)", "pan -> Target.handle(changed)", "pan -> Target.handle(ended)",
      ])
  }

  @Test("A pan that delays began and fails: the view gets began late, then ended (GR-24)")
  func delayedAndFailed() {
    screen.add(UIPanGestureRecognizer(), "pan").delaysTouchesBegan = true
    expectEqual(
      screen.screen.tap(50, 50).calls,
      [
        "pan.touchesBegan", "pan.touchesEnded", "V.touchesBegan", "V.touchesEnded",
      ])
  }

  @Test("A pinch: the view's touches are cancelled after the first action (GR-27)")
  func pinch() {
    screen.add(UIPinchGestureRecognizer(), "pinch")
    let trace = screen.two(
      ((100, 100), (200, 100), 0), ((100, 100), (204, 100), 0.1), ((100, 100), (240, 100), 0.2),
      ((100, 100), (250, 100), 0.3), ((100, 100), (250, 100), 0.4))
    expectEqual(
      trace.calls.filter { !$0.hasPrefix("pinch.") },
      [
        "V.touchesBegan", "V.touchesMoved", "pinch -> Target.handle(began)", "V.touchesCancelled",
        "pinch -> Target.handle(changed)", "pinch -> Target.handle(ended)",
      ])
  }

  @Test("A hold that is too long for a tap: the view's touch ends as if there were no recognizer (GR-27)")
  func longHold() {
    screen.add(UITapGestureRecognizer(), "tap")
    expectEqual(
      screen.drag((50, 50, 0), (50, 50, 1)).calls, ["tap.touchesBegan", "V.touchesBegan", "V.touchesEnded"])
  }

  private static let twoTaps: [TouchInput] = [
    .init("f", .began, 50, 50, at: 0), .init("f", .ended, 50, 50, at: 0.1),
    .init("f", .began, 50, 50, at: 0.2), .init("f", .ended, 50, 50, at: 0.3),
  ]

  @Test("A double tap with delayed ended: began, began, cancelled, cancelled (GR-25)")
  func doubleTap() {
    screen.add(UITapGestureRecognizer(), "tap").numberOfTapsRequired = 2
    expectEqual(
      screen.screen.trace(Self.twoTaps).calls.filter { $0.hasPrefix("V.") },
      [
        "V.touchesBegan", "V.touchesBegan", "V.touchesCancelled", "V.touchesCancelled",
      ])
  }

  @Test("A double tap without it: began, ended, began, cancelled (GR-25)")
  func undelayedDoubleTap() {
    let tap = screen.add(UITapGestureRecognizer(), "tap")
    tap.numberOfTapsRequired = 2
    tap.delaysTouchesEnded = false
    expectEqual(
      screen.screen.trace(Self.twoTaps).calls.filter { $0.hasPrefix("V.") },
      [
        "V.touchesBegan", "V.touchesEnded", "V.touchesBegan", "V.touchesCancelled",
      ])
  }

  @Test("A single tap under a double tap recognizer: ended comes when the double tap has failed (GR-25)")
  func lateEnd() {
    screen.add(UITapGestureRecognizer(), "tap").numberOfTapsRequired = 2
    let trace = screen.screen.tap(50, 50)
    expectEqual(trace.calls, ["tap.touchesBegan", "V.touchesBegan", "tap.touchesEnded", "V.touchesEnded"])
    expectEqual(
      trace.change,
      [
        "V.touchesEnded held: recognizerDelaysEnded tap", "V.touchesEnded released: recognizersFailed tap",
      ])
  }

  @Test("A swipe cancels the view's touch while the finger is down (GR-8, GR-23, GR-34)")
  func swipe() {
    screen.add(UISwipeGestureRecognizer(), "swipe")
    expectEqual(
      screen.drag((50, 50, 0), (110, 50, 0.1), (150, 50, 0.2), (150, 50, 0.3)).calls,
      [
        "swipe.touchesBegan", "V.touchesBegan", "swipe.touchesMoved", "swipe -> Target.handle(ended)",
        "V.touchesCancelled",
      ])
  }

  @Test("A long press cancels the view's touch when the time is up (GR-23, GR-32)")
  func press() {
    screen.add(UILongPressGestureRecognizer(), "press")
    expectEqual(
      screen.drag((50, 50, 0), (50, 50, 1)).calls,
      [
        "press.touchesBegan", "V.touchesBegan", "press -> Target.handle(began)", "V.touchesCancelled",
        "press.touchesEnded", "press -> Target.handle(ended)",
      ])
  }

  @Test("A recognizer that failed gets nothing more, and the view goes on (GR-13)")
  func failed() {
    screen.add(UITapGestureRecognizer(), "tap")
    expectEqual(
      drag().calls,
      [
        "tap.touchesBegan", "V.touchesBegan", "tap.touchesMoved", "V.touchesMoved", "tap.touchesMoved",
        "V.touchesMoved", "V.touchesMoved", "V.touchesEnded",
      ])
  }

  @Test("A subclass of a UIKit recognizer is called and calls super (GR-37)")
  func subclass() {
    screen.add(Stubborn(), "tap")
    expectEqual(screen.screen.tap(50, 50).decisions, ["tap failed: setByCode"])
  }

  /// A tap that refuses to recognize.
  private final class Stubborn: UITapGestureRecognizer {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      state = .failed
      super.touchesEnded(touches, with: event)
    }
  }
}
