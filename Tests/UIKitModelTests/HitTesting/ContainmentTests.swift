// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

/// What `point(inside:with:)` says by itself and when it is overridden.
@MainActor
@Suite struct ContainmentTests {
  private let view = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 100))

  private func contains(_ x: CGFloat, _ y: CGFloat) -> Bool {
    view.point(inside: CGPoint(x: x, y: y), with: nil)
  }

  @Test("HT-11: by default the bounds decide")
  func boundsDecide() {
    #expect(contains(50, 50))
    #expect(!contains(-1, 50))
    #expect(!contains(50, 101))
  }

  @Test("HT-12: the left and top edges are inside, the right and bottom edges are outside")
  func halfOpen() {
    #expect(contains(0, 0))
    #expect(contains(99.99, 99.99))
    #expect(!contains(100, 50))
    #expect(!contains(50, 100))
    #expect(!contains(-0.01, 50))
  }

  @Test("HT-12: CGRect.contains, which overrides use, agrees with the model")
  func rectAgrees() {
    for x in stride(from: -1.0, through: 101, by: 0.5) {
      for y in [-1.0, 0, 50, 99.5, 100] {
        expectEqual(view.bounds.contains(CGPoint(x: x, y: y)), contains(x, y))
      }
    }
  }

  @Test("HT-12: a touch on the common edge of two views goes to the one that starts there")
  func commonEdge() {
    let screen = Screen()
    screen.add("Left", 0, 0, 100, 100)
    screen.add("Right", 100, 0, 100, 100)
    expectEqual(screen.hit(100, 10), "Right")
    expectEqual(screen.hit(99.99, 10), "Left")
    let trace = screen.tap(200, 10)
    expectEqual(trace.reason(of: "Right"), TraceReason(.pointOutsideBounds, numbers: [.right: 0]))
  }

  @Test("HT-13: the origin of the bounds counts")
  func boundsOrigin() {
    view.bounds.origin = CGPoint(x: 10000, y: 10000)
    #expect(!contains(50, 50))
    #expect(contains(10050, 10050))
    #expect(contains(10000, 10000))
    #expect(!contains(10100, 10050))
  }

  @Test("HT-14: without a width or a height nothing is inside, and children cannot be hit")
  func zeroSize() {
    let screen = Screen()
    let flat = screen.add("Flat", 0, 0, 100, 0)
    screen.add("Child", 0, 0, 100, 100, to: flat)
    let trace = screen.tap(10, 0)
    expectEqual(trace.hitView(), "UIWindow")
    expectEqual(trace.reason(of: "Flat"), TraceReason(.zeroSize, numbers: [.width: 100, .height: 0]))
    expectEqual(screen.hit(10, 10), "UIWindow")
  }

  @Test("HT-15: an override may enlarge the area, and children are asked there too")
  func enlarged() {
    let screen = Screen.single()
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    let wide = screen.add(Wide(frame: CGRect(x: 100, y: 100, width: 20, height: 20)), "Wide")
    screen.add("Child", 0, 0, 10, 10, to: wide)
    expectEqual(
      screen.tap(90, 105).hitTestLog(reasons: true),
      """
      UIWindow hitTest {90, 105}
        UIWindow pointInside {90, 105} -> true
        Wide hitTest {-10, 5}
          Wide pointInside {-10, 5} -> true [customPointInside left 10.0]
          Child hitTest {-10, 5}
            Child pointInside {-10, 5} -> false [pointOutsideBounds left 10.0]
          Child hitTest -> nil [pointOutsideBounds left 10.0]
        Wide hitTest -> Wide
      UIWindow hitTest -> Wide
      """)
  }

  @Test("HT-15: an ancestor that does not hold the point still stops the walk")
  func enlargedWithinAncestorsOnly() {
    let screen = Screen()
    let parent = screen.add("Parent", 100, 100, 50, 50)
    let child = screen.add("Child", 0, 0, 50, 50, to: parent)
    child.declaredPointInside = .outset(UIEdgeInsets(top: 40, left: 40, bottom: 40, right: 40))
    expectEqual(screen.hit(90, 110), "UIWindow")
    parent.declaredPointInside = .outset(UIEdgeInsets(top: 40, left: 40, bottom: 40, right: 40))
    expectEqual(screen.hit(90, 110), "Child")
  }

  @Test("HT-16: an override that says no excludes the view and its subviews")
  func neverInside() {
    let screen = Screen.single()
    let never = screen.add("Never", 0, 0, 100, 100)
    screen.add("Child", 0, 0, 100, 100, to: never)
    never.declaredPointInside = .never
    let trace = screen.tap(5, 5)
    expectEqual(trace.hitView(), "UIWindow")
    expectEqual(trace.reason(of: "Never"), TraceReason(.customPointInside))
    #expect(!trace.hitTestLog().contains("Child"))
  }

  @Test("HT-15, HT-16: declared areas")
  func declaredAreas() {
    let square = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 0, y: 10)]
    func inside(_ area: DeclaredPointInside, _ x: CGFloat, _ y: CGFloat) -> Bool {
      view.declaredPointInside = area
      return contains(x, y)
    }
    #expect(inside(.always, -500, 0))
    #expect(!inside(.never, 50, 50))
    #expect(inside(.bounds, 99, 99) && !inside(.bounds, 100, 99))
    #expect(
      inside(.circle(center: nil, radius: nil), 50, 0) && !inside(.circle(center: nil, radius: nil), 5, 5))
    #expect(inside(.circle(center: .zero, radius: 10), -10, 0))
    #expect(inside(.roundedRect(cornerRadius: 20), 20, 0) && !inside(.roundedRect(cornerRadius: 20), 1, 1))
    #expect(inside(.polygon(square), 5, 5) && !inside(.polygon(square), 11, 5))
    #expect(inside(.union([.polygon(square), .circle(center: CGPoint(x: 50, y: 50), radius: 5)]), 50, 54))
    #expect(
      inside(.outset(UIEdgeInsets(top: 50)), 10, -50) && !inside(.outset(UIEdgeInsets(top: 50)), 10, -51))
  }
}
