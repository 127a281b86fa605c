// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

@MainActor
@Suite("UIKit's recognizers against each other")
struct RecognizerArbitrationTests {
  let screen = RecognizerScreen()

  private func taps(_ count: Int, _ name: String, on view: UIView? = nil) -> UITapGestureRecognizer {
    let tap = screen.add(UITapGestureRecognizer(), name, to: view)
    tap.numberOfTapsRequired = count
    return tap
  }

  private static let twoTaps: [TouchInput] = [
    .init("f", .began, 50, 50, at: 0), .init("f", .ended, 50, 50, at: 0.1),
    .init("f", .began, 50, 50, at: 0.2), .init("f", .ended, 50, 50, at: 0.3),
  ]

  // MARK: Taps

  @Test(
    "Without a requirement the single tap fires with the first tap and the double tap as well (GR-15, GR-21)")
  func singleAndDouble() {
    _ = taps(1, "single")
    _ = taps(2, "double")
    let trace = screen.screen.trace(Self.twoTaps)
    expectEqual(
      trace.decisions,
      [
        "single ended: tapsCompleted (taps 1.0)", "double ended: tapsCompleted (taps 2.0)",
        "single failed: recognizerPrevented (double)",
      ])
    expectEqual(trace.actions, ["single ended", "double ended"])
  }

  @Test("The order of addition does not matter for that (GR-21)")
  func doubleAndSingle() {
    _ = taps(2, "double")
    _ = taps(1, "single")
    expectEqual(screen.screen.trace(Self.twoTaps).actions, ["single ended", "double ended"])
  }

  @Test(
    "A tap prevents no tap that needs more, is prevented by none that needs fewer, and by any other gesture (GR-21)"
  )
  func prevention() {
    let (single, double, other) = (taps(1, "single"), taps(2, "double"), taps(1, "other"))
    let pan = UIPanGestureRecognizer()
    #expect(!single.canPrevent(double))
    #expect(!double.canBePrevented(by: single))
    #expect(double.canPrevent(single))
    #expect(single.canBePrevented(by: double))
    #expect(single.canPrevent(other))
    #expect(single.canBePrevented(by: other))
    #expect(single.canPrevent(pan))
    #expect(double.canBePrevented(by: pan))
  }

  @Test("With the requirement a double tap is no single tap (GR-14, GR-15)")
  func requiredDouble() {
    let single = taps(1, "single")
    single.require(toFail: taps(2, "double"))
    expectEqual(
      screen.screen.trace(Self.twoTaps).decisions,
      [
        "double ended: tapsCompleted (taps 2.0)", "single failed: requiredRecognizerRecognized (double)",
      ])
  }

  @Test("With the requirement the single tap waits for the interval, and keeps its place (GR-14, GR-15)")
  func requiredAndLate() {
    var location: CGPoint?
    var fingers: [CGPoint] = []
    let single = screen.add(
      UITapGestureRecognizer { tap in
        location = tap.location(in: nil)
        fingers = (0..<tap.numberOfTouches).map { tap.location(ofTouch: $0, in: nil) }
      }, "single")
    single.require(toFail: taps(2, "double"))
    let trace = screen.drag((50, 60, 0), (50, 60, 0.1))
    expectEqual(
      trace.decisions,
      [
        "double failed: nextTapLate (allowed 0.35)", "single ended: tapsCompleted (taps 1.0)",
      ])
    expectEqual(trace.times(of: "ended").map { ($0 * 100).rounded() }, [45])
    expectEqual(location, CGPoint(x: 50, y: 60))
    expectEqual(fingers, [CGPoint(x: 50, y: 60)])
  }

  @Test("A double tap that goes wrong on the second tap sets the single tap free at once (GR-14)")
  func requiredAndMoved() {
    let single = taps(1, "single")
    single.require(toFail: taps(2, "double"))
    let trace = screen.screen.trace([
      .init("f", .began, 50, 50, at: 0), .init("f", .ended, 50, 50, at: 0.1),
      .init("f", .began, 50, 50, at: 0.2), .init("f", .moved, 90, 50, at: 0.3),
      .init("f", .ended, 90, 50, at: 0.4),
    ])
    expectEqual(
      trace.decisions,
      [
        "double failed: movedTooFar (allowed 10.0, distance 40.0)", "single ended: tapsCompleted (taps 1.0)",
      ])
    expectEqual(trace.times(of: "ended"), [0.3])
  }

  @Test("The deepest of four equal taps wins (GR-3, GR-20, GR-27)")
  func nested() {
    var view = screen.view
    for name in ["one", "two", "three", "four"] {
      _ = taps(1, name, on: view)
      let inner = Quiet()
      inner.frame = view.bounds
      view = screen.screen.add(inner, "in \(name)", to: view)
    }
    expectEqual(screen.screen.tap(50, 50).actions, ["four ended"])
  }

  @Test("A single tap on a view inside does not keep a double tap around it from recognizing (GR-21)")
  func nestedDouble() {
    let inner = Quiet()
    inner.frame = screen.view.bounds
    screen.screen.add(inner, "Inner", to: screen.view)
    _ = taps(2, "double")
    _ = taps(1, "single", on: inner)
    expectEqual(screen.screen.trace(Self.twoTaps).actions, ["single ended", "double ended"])
  }

  // MARK: Presses, pans and swipes

  @Test("A press of half a second keeps the tap below it from recognizing (GR-18)")
  func pressAndTap() {
    screen.add(UITapGestureRecognizer(), "tap")
    screen.add(UILongPressGestureRecognizer(), "press")
    let trace = screen.drag((50, 50, 0), (50, 50, 0.6))
    expectEqual(trace.actions, ["press began", "press ended"])
    #expect(trace.decisions.contains("tap failed: recognizerPrevented (press)"))
    expectEqual(screen.drag((50, 50, 2), (50, 50, 2.1)).actions, ["tap ended"])
  }

  @Test("A pan is satisfied earlier than a swipe and wins (GR-34)")
  func panAndSwipe() {
    screen.add(UISwipeGestureRecognizer(), "swipe")
    screen.add(UIPanGestureRecognizer(), "pan")
    let trace = screen.drag((50, 50, 0), (65, 50, 0.1), (120, 50, 0.2), (120, 50, 0.3))
    expectEqual(trace.actions, ["pan began", "pan changed", "pan ended"])
    #expect(trace.decisions.contains("swipe failed: recognizerPrevented (pan)"))
  }

  @Test("A pan that requires the swipe to fail lets it win (GR-14, GR-34)")
  func panRequiresSwipe() {
    let swipe = screen.add(UISwipeGestureRecognizer(), "swipe")
    screen.add(UIPanGestureRecognizer(), "pan").require(toFail: swipe)
    let trace = screen.drag((50, 50, 0), (65, 50, 0.1), (120, 50, 0.2), (120, 50, 0.3))
    expectEqual(trace.actions, ["swipe ended"])
    #expect(trace.decisions.contains("pan failed: requiredRecognizerRecognized (swipe)"))
  }

  @Test("A pan that waits begins when the swipe has failed, with all it has seen (GR-14)")
  func panAfterSwipe() {
    var translations: [CGFloat] = []
    let swipe = screen.add(UISwipeGestureRecognizer(), "swipe")
    let pan = screen.add(
      UIPanGestureRecognizer {
        translations.append(($0 as? UIPanGestureRecognizer)?.translation(in: nil).y ?? 0)
      },
      "pan")
    pan.require(toFail: swipe)
    let trace = screen.drag(
      (50, 50, 0), (50, 70, 0.1), (50, 90, 0.2), (50, 110, 0.3), (50, 130, 0.4), (50, 130, 1))
    expectEqual(trace.actions, ["pan began", "pan changed", "pan changed", "pan ended"])
    expectEqual(trace.times(of: "began"), [0.3])
    expectEqual(translations, [50, 50, 70, 70])
  }

  @Test("A pan that waits for a swipe which is lifted too soon begins and ends with the lift (GR-14)")
  func panAfterLift() {
    let swipe = screen.add(UISwipeGestureRecognizer(), "swipe")
    screen.add(UIPanGestureRecognizer(), "pan").require(toFail: swipe)
    let trace = screen.drag((50, 50, 0), (70, 50, 0.1), (70, 50, 0.2))
    expectEqual(trace.actions, ["pan began", "pan ended"])
  }

  @Test("A pan that waits when its touch is taken away has not begun, and fails (GR-9, GR-14, TE-14)")
  func panInterrupted() {
    let swipe = screen.add(UISwipeGestureRecognizer(), "swipe")
    screen.add(UIPanGestureRecognizer(), "pan").require(toFail: swipe)
    let trace = screen.simulator.trace(name: "interrupted") {
      $0.send([.init("f", .began, 50, 50, at: 0), .init("f", .moved, 70, 50, at: 0.1)])
      $0.interrupt()
    }
    expectEqual(trace.actions, [])
    expectEqual(trace.decisions.sorted(), ["pan failed: touchesCancelled", "swipe failed: touchesCancelled"])
  }

  // MARK: Pinches and rotations

  private func spread() -> TouchTrace {
    screen.two(
      ((100, 200), (200, 200), 0), ((100, 200), (220, 240), 0.1), ((100, 200), (240, 280), 0.2),
      ((100, 200), (240, 280), 0.3))
  }

  @Test("Pinch and rotation exclude each other (GR-18, GR-35)")
  func exclusive() {
    screen.add(UIPinchGestureRecognizer(), "pinch")
    screen.add(UIRotationGestureRecognizer(), "rotation")
    let trace = spread()
    expectEqual(trace.actions, ["rotation began", "rotation changed", "rotation ended"])
    #expect(trace.decisions.contains("pinch failed: recognizerPrevented (rotation)"))
  }

  @Test("A delegate lets both recognize (GR-19, GR-22)")
  func simultaneous() {
    let delegate = ScriptedDelegate()
    delegate.isSimultaneous = { _, _ in true }
    screen.add(UIPinchGestureRecognizer(), "pinch").delegate = delegate
    screen.add(UIRotationGestureRecognizer(), "rotation")
    expectEqual(
      spread().actions,
      [
        "rotation began", "pinch began", "rotation changed", "pinch changed", "rotation ended", "pinch ended",
      ])
  }

  @Test("A pinch that begins later does not break off the pan that runs, and fails (GR-18)")
  func panThenPinch() {
    screen.add(UIPanGestureRecognizer(), "pan")
    screen.add(UIPinchGestureRecognizer(), "pinch")
    let trace = screen.screen.trace([
      .init("a", .began, 50, 50, at: 0), .init("a", .moved, 70, 50, at: 0.1),
      .init("b", .began, 200, 200, at: 0.2), .init("b", .moved, 250, 200, at: 0.3),
      .init("b", .ended, 250, 200, at: 0.4), .init("a", .ended, 70, 50, at: 0.5),
    ])
    expectEqual(trace.actions, ["pan began", "pan changed", "pan ended"])
  }
}
