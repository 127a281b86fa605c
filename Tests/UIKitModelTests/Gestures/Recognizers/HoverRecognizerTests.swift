// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

@MainActor
@Suite("The pointer over views")
struct HoverRecognizerTests {
  let screen = RecognizerScreen()
  let inner: UIView

  init() { inner = screen.screen.add("Inner", 100, 100, 100, 100, to: screen.view) }

  private func hover(_ points: CGPoint?...) -> TouchTrace {
    screen.simulator.trace(name: "hover") { simulator in
      for point in points { simulator.hover(at: point) }
    }
  }

  @Test("It begins when the pointer enters the view, goes on within, and ends when it leaves (GR-8)")
  func whole() {
    var locations: [CGPoint] = []
    screen.add(
      UIHoverGestureRecognizer { [inner] in locations.append($0.location(in: inner)) }, "hover", to: inner)
    let trace = hover(
      CGPoint(x: 50, y: 50), CGPoint(x: 110, y: 120), CGPoint(x: 130, y: 120), CGPoint(x: 210, y: 120))
    expectEqual(
      trace.decisions,
      [
        "hover began: pointerEntered", "hover changed: pointerMoved", "hover ended: pointerLeft",
      ])
    expectEqual(locations, [CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 20), CGPoint(x: 110, y: 20)])
  }

  @Test("A pointer that leaves the screen leaves the view where it was, and may come back (GR-10)")
  func leavesScreen() {
    var locations: [CGPoint] = []
    let hovering = screen.add(
      UIHoverGestureRecognizer { [inner] in locations.append($0.location(in: inner)) }, "hover", to: inner)
    let trace = hover(CGPoint(x: 110, y: 120), nil, CGPoint(x: 120, y: 120))
    expectEqual(trace.actions, ["hover began", "hover ended", "hover began"])
    expectEqual(locations, [CGPoint(x: 10, y: 20), CGPoint(x: 10, y: 20), CGPoint(x: 20, y: 20)])
    expectEqual(hovering.state, .began)
  }

  @Test("Recognizers of superviews hear of it too, the deepest view's first (GR-1, GR-3)")
  func superviews() {
    screen.add(UIHoverGestureRecognizer(), "outer")
    screen.add(UIHoverGestureRecognizer(), "inner", to: inner)
    let trace = hover(CGPoint(x: 150, y: 150), CGPoint(x: 50, y: 50), nil)
    expectEqual(trace.actions, ["inner began", "outer began", "inner ended", "outer changed", "outer ended"])
  }

  @Test("A delegate may refuse the pointer's event, and is asked once each time it enters (GR-5)")
  func refused() {
    let delegate = ScriptedDelegate()
    delegate.receivesEvent = { _ in false }
    screen.add(UIHoverGestureRecognizer(), "hover", to: inner).delegate = delegate
    let trace = hover(CGPoint(x: 150, y: 150), CGPoint(x: 160, y: 150), nil, CGPoint(x: 150, y: 150))
    expectEqual(trace.actions, [])
    expectEqual(trace.questions.filter { $0.contains("shouldReceiveEvent") }.count, 2)
  }

  @Test("Touches do not concern it, and hovering is no touch (TE-4)")
  func noTouches() {
    screen.add(UIHoverGestureRecognizer(), "hover", to: inner)
    expectEqual(screen.screen.tap(150, 150).actions, [])
    #expect(hover(CGPoint(x: 150, y: 150), nil).calls.allSatisfy { $0.contains("->") })
  }

  @Test("A view that is not hit is not entered (HT-3)")
  func hidden() {
    screen.add(UIHoverGestureRecognizer(), "hover", to: inner)
    inner.isHidden = true
    expectEqual(hover(CGPoint(x: 150, y: 150)).actions, [])
  }

  @Test("Disabling it while the pointer is in the view cancels it (GR-4)")
  func disabled() {
    let hovering = screen.add(UIHoverGestureRecognizer(), "hover", to: inner)
    let trace = screen.simulator.trace(name: "hover") {
      $0.hover(at: CGPoint(x: 150, y: 150))
      hovering.isEnabled = false
      $0.hover(at: CGPoint(x: 160, y: 150))
      hovering.isEnabled = true
      $0.hover(at: CGPoint(x: 170, y: 150))
    }
    expectEqual(trace.actions, ["hover began", "hover cancelled", "hover began"])
  }
}
