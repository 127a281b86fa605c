// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

/// The recursion itself.
@MainActor
@Suite struct WalkTests {
  @Test("HT-1: the deepest view that contains the point wins, and points are in each view's own coordinates")
  func deepestViewWins() {
    let screen = Screen.single()
    let outer = screen.add("Outer", 10, 20, 200, 200)
    let middle = screen.add("Middle", 10, 20, 100, 100, to: outer)
    screen.add("Inner", 10, 20, 50, 50, to: middle)
    expectEqual(
      screen.tap(35, 65).hitTestLog(),
      """
      UIWindow hitTest {35, 65}
        UIWindow pointInside {35, 65} -> true
        Outer hitTest {25, 45}
          Outer pointInside {25, 45} -> true
          Middle hitTest {15, 25}
            Middle pointInside {15, 25} -> true
            Inner hitTest {5, 5}
              Inner pointInside {5, 5} -> true
            Inner hitTest -> Inner
          Middle hitTest -> Inner
        Outer hitTest -> Inner
      UIWindow hitTest -> Inner
      """)
  }

  @Test("HT-1: a subtree whose root does not hold the point is skipped, children outside it included")
  func subtreeIsSkipped() {
    let screen = Screen.single()
    let small = screen.add("Small", 0, 0, 50, 50)
    screen.add("Outside", 60, 0, 50, 50, to: small)
    let trace = screen.tap(70, 10)
    expectEqual(
      trace.hitTestLog(reasons: true),
      """
      UIWindow hitTest {70, 10}
        UIWindow pointInside {70, 10} -> true
        Small hitTest {70, 10}
          Small pointInside {70, 10} -> false [pointOutsideBounds right 20.0]
        Small hitTest -> nil [pointOutsideBounds right 20.0]
      UIWindow hitTest -> UIWindow
      """)
  }

  @Test(
    "HT-2: a view asks its own gates and point(inside:) before its subviews, and these from last to first")
  func orderWithinAView() {
    let screen = Screen.single()
    screen.add("Back", 0, 0, 50, 50)
    screen.add("Hidden", 0, 0, 320, 568).isHidden = true
    screen.add("Front", 100, 100, 50, 50)
    expectEqual(
      screen.tap(5, 5).hitTestLog(),
      """
      UIWindow hitTest {5, 5}
        UIWindow pointInside {5, 5} -> true
        Front hitTest {-95, -95}
          Front pointInside {-95, -95} -> false
        Front hitTest -> nil
        Hidden hitTest {5, 5}
        Hidden hitTest -> nil
        Back hitTest {5, 5}
          Back pointInside {5, 5} -> true
        Back hitTest -> Back
      UIWindow hitTest -> Back
      """)
  }

  @Test("HT-5: siblings behind the hit are never asked")
  func stopsAtTheFirstHit() {
    let screen = Screen.single()
    screen.add("Behind", 0, 0, 100, 100)
    screen.add("InFront", 0, 0, 100, 100)
    #expect(!screen.tap(5, 5).hitTestLog().contains("Behind"))
  }

  @Test("HT-6: a clear view swallows the touch")
  func clearViewsAreHit() {
    let screen = Screen()
    screen.add("Button", 0, 0, 100, 100)
    screen.add("Overlay", 0, 0, 320, 568).backgroundColor = .clear
    expectEqual(screen.hit(5, 5), "Overlay")
  }

  @Test("HT-7: asking changes nothing: the same question has the same answer")
  func hitTestingIsPure() {
    let screen = Screen()
    screen.add("Button", 0, 0, 100, 100)
    let before = screen.tap(5, 5).screen
    expectEqual((0..<5).map { _ in screen.hit(5, 5) }, Array(repeating: "Button", count: 5))
    expectEqual(screen.tap(5, 5).screen, before)
  }
}
