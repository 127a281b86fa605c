// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

/// Overrides of `hitTest(_:with:)`, and how the trace tells what they decided.
@MainActor
@Suite struct OverrideTests {
  private let screen = Screen.single()

  /// An override made of a closure, which gets `super` as a function.
  private final class Custom: UIView {
    typealias Super = (CGPoint) -> UIView?
    var decide: (Custom, CGPoint, Super) -> UIView? = { _, point, proceed in proceed(point) }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      decide(self, point) { super.hitTest($0, with: event) }
    }
  }

  private func custom(_ decide: @escaping (Custom, CGPoint, Custom.Super) -> UIView?) -> Custom {
    let view = screen.add(Custom(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), "Custom")
    view.decide = decide
    return view
  }

  /// The part of the log that is about the view with the override.
  private func log() -> String {
    let lines = screen.tap(5, 5).hitTestLog(reasons: true).split(separator: "\n")
    return lines.filter { $0.hasPrefix("  ") && !$0.contains("UIWindow") }.map { $0.dropFirst(2) }
      .joined(separator: "\n")
  }

  @Test("HT-17: nil from an override continues with the next sibling")
  func nilContinues() {
    screen.add("Behind", 0, 0, 100, 100)
    _ = custom { _, _, _ in nil }
    expectEqual(
      log(),
      """
      Custom hitTest {5, 5}
      Custom hitTest -> nil [customHitTest]
      Behind hitTest {5, 5}
        Behind pointInside {5, 5} -> true
      Behind hitTest -> Behind
      """)
  }

  @Test("HT-17: an override may return a view outside its subtree")
  func returnsAnyView() {
    let far = screen.add("Far", 200, 200, 10, 10)
    _ = custom { _, _, _ in far }
    expectEqual(screen.tap(5, 5).hitView(), "Far")
    expectEqual(log(), "Custom hitTest {5, 5}\nCustom hitTest -> Far [customHitTest]")
  }

  @Test("HT-17: an override that returns what super returned did not decide")
  func passesSuperOn() {
    let view = custom { _, point, proceed in proceed(point) }
    expectEqual(
      log(),
      """
      Custom hitTest {5, 5}
        Custom pointInside {5, 5} -> true
      Custom hitTest -> Custom
      """)
    view.isHidden = true
    expectEqual(log(), "Custom hitTest {5, 5}\nCustom hitTest -> nil [hidden]")
  }

  @Test("HT-17: an override that turns super's answer into another one decided")
  func changesTheResult() {
    let view = custom { view, point, proceed in proceed(point) === view ? nil : view }
    expectEqual(
      log(),
      """
      Custom hitTest {5, 5}
        Custom pointInside {5, 5} -> true
      Custom hitTest -> nil [customHitTest]
      """)
    view.isHidden = true
    expectEqual(log(), "Custom hitTest {5, 5}\nCustom hitTest -> Custom [customHitTest]")
  }

  @Test("HT-17: an override that calls super twice with other points is one call, and its decision")
  func callsSuperTwice() {
    _ = custom { _, _, proceed in
      proceed(CGPoint(x: -50, y: 0)) ?? proceed(CGPoint(x: 50, y: 0))
    }
    expectEqual(
      log(),
      """
      Custom hitTest {5, 5}
        Custom pointInside {-50, 0} -> false [pointOutsideBounds left 50.0]
        Custom pointInside {50, 0} -> true
      Custom hitTest -> Custom [customHitTest]
      """)
    screen.window.subviews.first?.removeFromSuperview()
    _ = custom { _, _, proceed in proceed(CGPoint(x: -50, y: 0)) }
    expectEqual(
      log(),
      """
      Custom hitTest {5, 5}
        Custom pointInside {-50, 0} -> false [pointOutsideBounds left 50.0]
      Custom hitTest -> nil [customHitTest]
      """)
  }

  @Test("HT-17: an override that asks its own point(inside:) and believes it is refused by the bounds")
  func asksItsOwnPointInside() {
    let view = custom { view, point, _ in view.point(inside: point, with: nil) ? view : nil }
    view.frame.origin.x = 50
    expectEqual(
      log(),
      """
      Custom hitTest {-45, 5}
        Custom pointInside {-45, 5} -> false [pointOutsideBounds left 45.0]
      Custom hitTest -> nil [pointOutsideBounds left 45.0]
      """)
  }

  @Test("HT-17: calls of other views' methods are nested and marked as direct")
  func asksOtherViews() {
    let friend = screen.add("Friend", 200, 200, 10, 10)
    _ = custom { view, point, proceed in
      let there = view.convert(point, to: friend)
      if friend.point(inside: there, with: nil) { return friend }
      return friend.hitTest(.zero, with: nil) ?? proceed(point)
    }
    expectEqual(
      log(),
      """
      Custom hitTest {5, 5}
        Friend pointInside {-195, -195} -> false [pointOutsideBounds above 195.0 left 195.0]
        Friend hitTest {0, 0} (direct)
          Friend pointInside {0, 0} -> true
        Friend hitTest -> Friend
      Custom hitTest -> Friend [customHitTest]
      """)
  }

  @Test("HT-17: a subclass of an overriding class is one call")
  func subclassOfAnOverride() {
    class Base: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event) == self ? nil : self
      }
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
      }
    }
    final class Derived: Base {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event) ?? self
      }
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        !super.point(inside: point, with: event)
      }
    }
    screen.add(Derived(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), "Derived")
    expectEqual(
      log(),
      """
      Derived hitTest {5, 5}
        Derived pointInside {5, 5} -> false [customPointInside]
      Derived hitTest -> Derived [customHitTest]
      """)
  }

  @Test("HT-17: an override that asks itself about another point is a call within the call")
  func asksItself() {
    let view = custom { view, point, proceed in
      point.x < 50 ? view.subviews.first?.hitTest(point, with: nil) : proceed(point)
    }
    screen.add("Child", 0, 0, 10, 10, to: view)
    expectEqual(
      log(),
      """
      Custom hitTest {5, 5}
        Child hitTest {5, 5} (direct)
          Child pointInside {5, 5} -> true
        Child hitTest -> Child
      Custom hitTest -> Child [customHitTest]
      """)
  }

  @Test("HT-17: declared overrides")
  func declaredOverrides() {
    let view = screen.add("Declared", 0, 0, 100, 100)
    screen.add("Child", 50, 50, 10, 10, to: view)
    let far = screen.add("Far", 200, 200, 10, 10)
    func decide(_ override: DeclaredHitTest?) -> String? {
      view.declaredHitTest = override
      return screen.tap(5, 5).hitView()
    }
    expectEqual(decide(nil), "Declared")
    expectEqual(decide(.passThrough), "UIWindow")
    expectEqual(screen.tap(55, 55).hitView(), "Child")
    expectEqual(decide(.returnsNil), "UIWindow")
    expectEqual(screen.tap(5, 5).reason(of: "Declared"), TraceReason(.customHitTest))
    expectEqual(decide(.returns(.init(far))), "Far")
    expectEqual(decide(.redirect(.init(far))), "Declared")
    far.declaredPointInside = .always
    expectEqual(decide(.redirect(.init(far))), "Far")
    far.declaredPointInside = nil
    view.isHidden = true
    expectEqual(decide(.returnsSelf), "Declared")
    expectEqual(decide(.ignoresGates), "Declared")
    expectEqual(screen.tap(5, 5).reason(of: "Declared"), TraceReason(.customHitTest))
    expectEqual(screen.tap(305, 5).reason(of: "Declared")?.code, .pointOutsideBounds)
    expectEqual(decide(.passThrough), "UIWindow")
    expectEqual(screen.tap(5, 5).reason(of: "Declared"), TraceReason(.hidden))
  }

  @Test("HT-17: a declared override runs inside the override of a subclass that calls super")
  func declaredUnderSwift() {
    let view = custom { _, point, proceed in proceed(point) }
    view.declaredHitTest = .returnsNil
    expectEqual(screen.tap(5, 5).hitView(), "UIWindow")
  }
}
