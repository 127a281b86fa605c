// SPDX-License-Identifier: Apache-2.0

import Analysis
import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

/// The questions behind the map: who is asked at a point, and why each refuses.
@MainActor
@Suite struct TapMapWalkTests {
  /// What the map says of a point, which is also what a tap there asks.
  private func walk(_ screen: Screen, _ x: Double, _ y: Double) -> String? {
    let trace = screen.tap(CGFloat(x), CGFloat(y))
    let told = screen.tapMap.walk(x, y)
    expectEqual(TraceAnalysis(trace).touches[0].walk.map(\.text).joined(separator: "\n"), told)
    return told
  }

  @Test("HT-3, HT-8, HT-14, HT-21, HT-27: refusals that stand have their reasons with numbers")
  func gates() throws {
    let screen = Screen.single(width: 100, height: 100)
    screen.add("Empty", 0, 0, 0, 9)
    screen.add("Flat", 0, 0, 50, 50).transform = CGAffineTransform(scaleX: 0, y: 1)
    screen.add("Faint", 0, 0, 50, 50).alpha = 0
    screen.add("Deaf", 0, 0, 50, 50).isUserInteractionEnabled = false
    screen.add("Hidden", 0, 0, 50, 50).isHidden = true
    expectEqual(
      walk(screen, 5, 5),
      """
      UIWindow: itself
        Hidden: nil, hidden
        Deaf: nil, interactionDisabled
        Faint: nil, alphaBelowThreshold
        Flat: passed over, nonInvertibleTransform
        Empty: nil, zeroSize
      """)
    let questions = screen.tapMap.questions
    expectEqual(questions[3].reason?.numbers, [.alpha: 0, .threshold: 0.01])
    expectEqual(questions[5].reason?.numbers, [.width: 0, .height: 9])
  }

  @Test("HT-15, HT-16: where a touch area differs from the bounds, it is the reason")
  func touchAreas() {
    let screen = Screen.single(width: 100, height: 100)
    let circle = screen.add("Circle", 0, 0, 40, 40)
    circle.declaredPointInside = .circle(center: nil, radius: nil)
    screen.add("Wide", 60, 60, 10, 10).declaredPointInside = .outset(
      UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9))
    let wide = "  Wide: nil, pointOutsideBounds\n"
    expectEqual(walk(screen, 1, 1), "UIWindow: itself\n\(wide)  Circle: nil, customPointInside")
    expectEqual(walk(screen, 20, 20), "UIWindow: Circle\n\(wide)  Circle: itself")
    expectEqual(walk(screen, 90, 90), "UIWindow: itself\n\(wide)  Circle: nil, pointOutsideBounds")
    expectEqual(walk(screen, 55, 55), "UIWindow: Wide\n  Wide: itself, customPointInside")
    expectEqual(walk(screen, 65, 65), "UIWindow: Wide\n  Wide: itself")
  }

  @Test("HT-17: what declared overrides of hitTest return")
  func declaredHitTest() {
    let screen = Screen.single(width: 100, height: 100)
    let ghost = screen.add("Ghost", 0, 0, 50, 50)
    ghost.isHidden = true
    ghost.declaredHitTest = .ignoresGates
    screen.add("Inner", 0, 0, 10, 10, to: ghost)
    let overlay = screen.add("Overlay", 0, 0, 50, 50)
    overlay.declaredHitTest = .passThrough
    screen.add("Loop", 20, 20, 10, 10, to: overlay).declaredHitTest = .redirect(.init(overlay))
    expectEqual(
      walk(screen, 5, 5),
      """
      UIWindow: Inner
        Overlay: nil, customHitTest
          Loop: Overlay, customHitTest
        Ghost: Inner, customHitTest
          Inner: itself
      """)
    expectEqual(
      walk(screen, 90, 5),
      """
      UIWindow: itself
        Overlay: nil, pointOutsideBounds
        Ghost: nil, pointOutsideBounds
      """)
  }

  @Test("HT-31, HT-36: windows from front to back, hidden ones passed over")
  func windows() {
    let screen = Screen.single(width: 100, height: 100)
    screen.window.frame = CGRect(x: 0, y: 0, width: 50, height: 100)
    for (name, isHidden) in [("Alert", false), ("Secret", true)] {
      let window = screen.simulator.run { UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
      window.traceIdentifier = name
      window.windowLevel = .alert
      window.isHidden = isHidden
    }
    let hits = screen.tapMap.regions.map(\.view)
    expectEqual(hits, ["Alert", "UIWindow", nil])
    expectEqual(walk(screen, 5, 5)?.hasSuffix("Alert: itself"), true)
    expectEqual(
      walk(screen, 30, 5)?.hasSuffix(
        "Alert: nil, pointOutsideBounds\nSecret: passed over, hidden\nUIWindow: itself"), true)
    expectEqual(walk(screen, 90, 5)?.hasSuffix("\nUIWindow: nil, pointOutsideBounds"), true)
  }

  @Test("A flat screen has two questions for each view, however many there are")
  func flat() {
    let screen = Screen.single(width: 100, height: 100)
    for number in 0..<100 {
      screen.add("View\(number)", CGFloat(number % 10) * 10, CGFloat(number / 10) * 10, 9, 9)
        .declaredHitTest = number.isMultiple(of: 3) ? .passThrough : nil
    }
    let map = screen.tapMap
    #expect((200...301).contains(map.questions.count))
    expectEqual(map.walk(1, 1)?.split(separator: "\n").count, 101)
  }

  @Test("HT-17: what an override in code asks is not known, nor why it answers so")
  func code() {
    let screen = Screen.single(width: 100, height: 100)
    screen.add("Back", 0, 0, 100, 50)
    let overlay = TapMapOverrideTests.Overlay(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    screen.add(overlay, "Overlay")
    screen.add("Button", 10, 10, 30, 30, to: overlay)
    let map = screen.tapMap
    expectEqual(map.walk(20, 20), "UIWindow: Button\n  Overlay: Button, sampled")
    expectEqual(map.walk(60, 20), "UIWindow: Back\n  Overlay: nil, sampled\n  Back: itself")
  }

  @Test("HT-16: an override of point(inside:) in code is known by its answers")
  func pointInsideInCode() {
    let screen = Screen.single(width: 100, height: 100)
    screen.add(TapMapOverrideTests.Diamond(frame: CGRect(x: 20, y: 20, width: 40, height: 40)), "Diamond")
    expectEqual(walk(screen, 22, 22), "UIWindow: itself\n  Diamond: nil, customPointInside")
    expectEqual(walk(screen, 40, 40), "UIWindow: Diamond\n  Diamond: itself")
    expectEqual(walk(screen, 90, 40), "UIWindow: itself\n  Diamond: nil, pointOutsideBounds")
  }
}
