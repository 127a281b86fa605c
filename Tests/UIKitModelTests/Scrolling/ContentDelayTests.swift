// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

@MainActor
@Suite("When a scroll view's content gets its touches")
struct ContentDelayTests {
  let scene = ScrollScreen()

  // MARK: The table of SV-3, row by row

  @Test("A finger that lifts before 0.15 s: content gets began and ended at the lift (SV-3)")
  func quickTap() {
    let trace = scene.drag((50, 50, 0), (50, 50, 0.1))
    expectEqual(trace.received("Content"), ["began 0.1", "ended 0.1"])
    expectEqual(
      trace.change,
      [
        "Content.touchesBegan held: recognizerDelaysBegan UIScrollViewDelayedTouchesBeganGestureRecognizer",
        "Content.touchesBegan released: recognizersFailed UIScrollViewDelayedTouchesBeganGestureRecognizer",
      ])
    expectEqual(scene.scroll.contentOffset, .zero)
  }

  @Test("A finger that holds longer and lifts: began at 0.15 s, then ended (SV-2, SV-3)")
  func hold() {
    let trace = scene.drag((50, 50, 0), (50, 50, 0.4))
    expectEqual(trace.received("Content"), ["began 0.15", "ended 0.4"])
    let timers = trace.events.compactMap { event -> String? in
      guard case .timerFired(let record) = event.kind else { return nil }
      return "\(record.owner) \(record.timer) \(event.time)"
    }
    expectEqual(timers, ["UIScrollViewDelayedTouchesBeganGestureRecognizer content touches 0.15"])
  }

  @Test("A finger that moves before 0.15 s: content gets nothing, and the view scrolls (SV-3)")
  func quickDrag() {
    let trace = scene.drag((50, 80, 0), (50, 60, 0.05), (50, 40, 0.1), (50, 40, 0.2))
    expectEqual(trace.received("Content"), [])
    expectEqual(trace.changes, ["Scroll.contentOffset = 0, 10", "Scroll.contentOffset = 0, 30"])
    expectEqual(trace.change.last, "Content.touchesBegan discarded: scrollViewTookOver Scroll")
    expectEqual(
      trace.states,
      [
        "UIScrollViewPanGestureRecognizer possible -> began: movedFarEnough",
        "UIScrollViewDelayedTouchesBeganGestureRecognizer possible -> failed: recognizerPrevented "
          + "UIScrollViewPanGestureRecognizer",
        "UIScrollViewPanGestureRecognizer began -> changed: touchesMoved",
        "UIScrollViewPanGestureRecognizer changed -> ended: touchesLifted",
        "UIScrollViewPanGestureRecognizer ended -> possible: sequenceOver",
        "UIScrollViewDelayedTouchesBeganGestureRecognizer failed -> possible: sequenceOver",
      ])
  }

  @Test(
    "A finger that holds, then moves on content that is no control: cancelled, and the view scrolls (SV-3, SV-6)"
  )
  func lateDrag() {
    let trace = scene.drag((50, 80, 0), (50, 75, 0.2), (50, 40, 0.3), (50, 40, 0.4))
    expectEqual(trace.received("Content"), ["began 0.15", "moved 0.2", "cancelled 0.3"])
    expectEqual(
      trace.questions,
      [
        "Scroll.touchesShouldBegin(touch1) -> true",
        "Scroll.touchesShouldCancel(touch1) -> true",
        "Scroll.shouldBegin(UIScrollViewPanGestureRecognizer) -> true",
      ])
    expectEqual(trace.change.last, "Content loses touches: scrollViewTookOver Scroll")
    expectEqual(scene.scroll.contentOffset, CGPoint(x: 0, y: 30))
  }

  @Test(
    "A finger that holds, then moves on a control: the control keeps the touch, nothing scrolls (SV-3, SV-6)")
  func lateDragOnControl() {
    let trace = scene.drag((50, 180, 0), (50, 160, 0.2), (50, 100, 0.3), (50, 100, 0.4))
    expectEqual(trace.received("Control"), ["began 0.15", "moved 0.2", "moved 0.3", "ended 0.4"])
    expectEqual(trace.questions.dropFirst().first, "Scroll.touchesShouldCancel(touch1) -> false")
    #expect(
      trace.states.contains(
        "UIScrollViewPanGestureRecognizer possible -> failed: touchesShouldCancelRefused Scroll"))
    expectEqual(scene.scroll.contentOffset, .zero)
  }

  // MARK: The flags

  @Test("A quick drag scrolls from a control as well: it has not got its touch yet (SV-3)")
  func quickDragOnControl() {
    let trace = scene.drag((50, 180, 0), (50, 140, 0.1), (50, 140, 0.2))
    expectEqual(trace.received("Control"), [])
    expectEqual(scene.scroll.contentOffset, CGPoint(x: 0, y: 30))
  }

  @Test(
    "Without delaysContentTouches content gets began at once, and is asked to let go for scrolling (SV-1)")
  func noDelay() {
    scene.scroll.delaysContentTouches = false
    let trace = scene.drag((50, 80, 0), (50, 40, 0.1), (50, 40, 0.2))
    expectEqual(trace.received("Content"), ["began 0.0", "cancelled 0.1"])
    let control = scene.drag((50, 180 - 40, 0), (50, 100, 0.1), (50, 100, 0.2))
    expectEqual(control.received("Control").count, 3)
    expectEqual(scene.scroll.contentOffset, CGPoint(x: 0, y: 30))
  }

  @Test(
    "Without canCancelContentTouches nothing scrolls once content has its touch, and nobody is asked (SV-5)")
  func cannotCancel() {
    scene.scroll.canCancelContentTouches = false
    let late = scene.drag((50, 80, 0), (50, 40, 0.2), (50, 40, 0.3))
    expectEqual(late.received("Content"), ["began 0.15", "moved 0.2", "ended 0.3"])
    expectEqual(
      late.questions,
      [
        "Scroll.touchesShouldBegin(touch1) -> true",
        "Scroll.shouldBegin(UIScrollViewPanGestureRecognizer) -> false",
      ])
    expectEqual(scene.scroll.contentOffset, .zero)
    _ = scene.drag((50, 80, 0), (50, 40, 0.1), (50, 40, 0.2))
    expectEqual(scene.scroll.contentOffset, CGPoint(x: 0, y: 30))
  }

  @Test("With isScrollEnabled off there is neither a pan nor a delay (SV-7)")
  func scrollingOff() {
    scene.scroll.isScrollEnabled = false
    #expect(!scene.scroll.panGestureRecognizer.isEnabled)
    let trace = scene.drag((50, 80, 0), (50, 40, 0.1), (50, 40, 0.2))
    expectEqual(trace.received("Content"), ["began 0.0", "moved 0.1", "ended 0.2"])
    #expect(!trace.calls.contains { $0.hasPrefix("UIScrollView") })
    scene.scroll.isScrollEnabled = true
    _ = scene.drag((50, 80, 0), (50, 40, 0.1), (50, 40, 0.2))
    expectEqual(scene.scroll.contentOffset, CGPoint(x: 0, y: 30))
  }

  @Test("The delay is a setting of the simulation (SV-2)")
  func configuredDelay() {
    scene.screen.application.configuration.contentTouchDelay = 0.5
    expectEqual(scene.drag((50, 50, 0), (50, 50, 0.7)).received("Content"), ["began 0.5", "ended 0.7"])
  }

  @Test(
    "Touches that hit the scroll view itself wait as well: the recognizer does not tell views apart (SV-2, GR-24)"
  )
  func ownTouches() {
    let trace = scene.drag((250, 50, 0), (250, 50, 0.4))
    expectEqual(trace.hitView(), "Scroll")
    expectEqual(trace.received("Scroll"), ["began 0.15", "ended 0.4"])
  }

  @Test("A drag that cannot scroll ends the delay at once: scrolling is ruled out (SV-1)")
  func scrollingRuledOut() {
    let trace = scene.drag((20, 50, 0), (60, 50, 0.05), (70, 50, 0.1), (70, 50, 0.3))
    expectEqual(trace.received("Content"), ["began 0.05", "moved 0.05", "moved 0.1", "ended 0.3"])
    #expect(
      trace.states.contains(
        "UIScrollViewDelayedTouchesBeganGestureRecognizer possible -> failed: wrongDirection"))
  }

  @Test("Another finger's recognizer that lets views have their touches does not shorten the delay (GR-18)")
  func othersDoNotShortenTheDelay() {
    let pan = ScriptedRecognizer.continuous("pan", on: scene.content)
    pan.cancelsTouchesInView = false
    let trace = scene.drag((50, 50, 0), (52, 50, 0.05), (54, 50, 0.2), (54, 50, 0.3))
    expectEqual(trace.received("Content"), ["began 0.15", "moved 0.15", "moved 0.2", "ended 0.3"])
  }
}
