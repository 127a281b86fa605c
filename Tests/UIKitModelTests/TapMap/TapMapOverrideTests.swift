// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

/// The regions where views override what hit testing asks (HT-15 to HT-17).
@MainActor
@Suite struct TapMapOverrideTests {
  @Test("HT-15: a touch area grows as far as the ancestors reach")
  func outset() {
    let screen = Screen(width: 100, height: 100)
    let bar = screen.add("Bar", 0, 0, 100, 50)
    screen.add("Button", 40, 20, 20, 20, to: bar).declaredPointInside = .outset(
      UIEdgeInsets(top: 5, left: 10, bottom: 30, right: 0))
    expectEqual(
      screen.tapMap.text,
      """
      Button: [30 15 30 35]
      Bar: [0 0 30 50] [30 0 30 15] [60 0 40 50]
      UIWindow: [0 50 100 50]
      """)
  }

  @Test("HT-15, HT-16: always, never, and shapes of their own")
  func shapes() {
    let screen = Screen(width: 100, height: 100)
    let page = screen.add("Page", 0, 0, 100, 50)
    screen.add("Never", 0, 0, 100, 100, to: page).declaredPointInside = .never
    screen.add("Notched", 0, 0, 10, 10, to: page).declaredPointInside = .polygon([
      CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 0), CGPoint(x: 40, y: 40), CGPoint(x: 20, y: 20),
      CGPoint(x: 0, y: 40),
    ])
    screen.add("Pair", 60, 0, 10, 10, to: page).declaredPointInside = .union([
      .bounds, .outset(UIEdgeInsets(top: 0, left: -5, bottom: 10, right: 0)),
    ])
    expectEqual(
      screen.tapMap.text.split(separator: "\n").prefix(2).joined(separator: "\n"),
      """
      Pair: [60 0 10 10] [65 10 5 10]
      Notched: [0 0 40 20] (0 20, 20 20, 0 40) (20 20, 40 20, 40 40)
      """)
    screen.add("Always", 0, 0, 0, 0, to: page).declaredPointInside = .always
    expectEqual(screen.tapMap.text, "Always: [0 0 100 50]\nUIWindow: [0 50 100 50]")
  }

  @Test("HT-15: a circle is right to a fiftieth of a point, and so are round corners")
  func round() {
    let screen = Screen(width: 100, height: 100)
    screen.add("Circle", 0, 0, 50, 50).declaredPointInside = .circle(center: nil, radius: nil)
    screen.add("Rounded", 50, 50, 50, 40).declaredPointInside = .roundedRect(cornerRadius: 10)
    let map = screen.tapMap
    let circle = map.region(of: "Circle")
    expectEqual(circle?.pieces.count, 1)
    expectEqual(TraceRect.enclosing(circle?.pieces[0] ?? []), TraceRect(x: 0, y: 0, width: 50, height: 50))
    for corner in circle?.pieces.first ?? [] {
      #expect(abs(hypot(corner.x - 25, corner.y - 25) - 25) < 1e-5)
    }
    let circleArea = Double.pi * 25 * 25
    #expect((circleArea - 0.02 * 2 * .pi * 25...circleArea).contains(circle?.area ?? 0))
    let roundedArea = 2_000 - (4 - Double.pi) * 100
    #expect((roundedArea - 0.02 * 2 * .pi * 10...roundedArea).contains(map.region(of: "Rounded")?.area ?? 0))
    #expect(map.regions.allSatisfy { $0.sampledFor.isEmpty })
  }

  @Test("HT-17: declared overrides of hitTest have known shapes")
  func declaredHitTest() {
    let screen = Screen(width: 100, height: 100)
    let back = screen.add("Back", 0, 0, 100, 100)
    let overlay = screen.add("Overlay", 0, 0, 100, 20)
    overlay.declaredHitTest = .passThrough
    screen.add("Button", 0, 0, 50, 20, to: overlay)
    let ghost = screen.add("Ghost", 0, 20, 100, 20)
    ghost.isHidden = true
    ghost.declaredHitTest = .ignoresGates
    let none = screen.add("None", 0, 40, 100, 20)
    none.declaredHitTest = .returnsNil
    screen.add("Unreached", 0, 0, 100, 20, to: none)
    expectEqual(
      screen.tapMap.text,
      """
      Ghost: [0 20 100 20]
      Button: [0 0 50 20]
      Back: [50 0 50 20] [0 40 100 60]
      """)
    back.declaredHitTest = .redirect(.init(overlay))
    expectEqual(
      screen.tapMap.text,
      """
      Ghost: [0 20 100 20]
      Button: [0 0 50 20]
      Overlay: [50 0 50 20]
      Back: [0 40 100 60]
      """)
    // An override of hitTest that does not ask anybody reaches beyond the bounds.
    none.declaredHitTest = .returnsSelf
    expectEqual(screen.tapMap.text, "None: [0 0 100 100]")
    none.declaredHitTest = .returns(.init(ghost))
    expectEqual(screen.tapMap.text, "Ghost: [0 0 100 100]")
  }

  @Test("HT-17: what passes through is also what a subview returns for the view itself")
  func passThroughOfReturnedView() {
    let screen = Screen(width: 100, height: 100)
    let overlay = screen.add("Overlay", 0, 0, 100, 20)
    overlay.declaredHitTest = .passThrough
    screen.add("Sub", 0, 0, 50, 20, to: overlay).declaredHitTest = .returns(.init(overlay))
    expectEqual(screen.tapMap.text, "UIWindow: [0 0 100 100]")
    expectEqual(screen.hit(5, 5), "UIWindow")
  }

  /// A class of the app's that overrides neither method.
  class Card: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  final class Diamond: Card {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      abs(point.x - bounds.midX) + abs(point.y - bounds.midY) < bounds.midX
    }
  }

  final class Overlay: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    }
  }

  @Test("Classes of the app's that override neither method are exact")
  func plainClasses() {
    let screen = Screen(width: 100, height: 100)
    screen.add(Card(frame: CGRect(x: 0, y: 0, width: 33.3, height: 100)), "Card")
    expectEqual(screen.tapMap.text, "Card: [0 0 33.3 100]\nUIWindow: [33.3 0 66.7 100]")
  }

  @Test("HT-16: an override of point(inside:) in code is asked at a grid of points, and the regions say so")
  func sampledPointInside() {
    let screen = Screen(width: 100, height: 100)
    let diamond = screen.add(Diamond(frame: CGRect(x: 20, y: 20, width: 42, height: 42)), "Diamond")
    screen.add("Label", 16, 16, 10, 10, to: diamond)
    screen.add("Front", 0, 0, 100, 20)
    let map = screen.tapMap
    expectEqual(map.regions.map(\.view), ["Front", "Label", "Diamond", "UIWindow"])
    expectEqual(map.regions.map(\.sampledFor), [[], ["Diamond"], ["Diamond"], ["Diamond"]])
    expectEqual(map.region(of: "Label")?.area, 100)
    #expect(abs((map.region(of: "Diamond")?.area ?? 0) - 782) < 50)
    #expect(abs(map.area - 10_000) < 1e-3)
  }

  @Test("HT-17: an override of hitTest in code keeps the outlines that it does not change")
  func sampledHitTest() {
    let screen = Screen(width: 100, height: 100)
    screen.add("Back", 0, 0, 100, 50)
    let overlay = screen.add(Overlay(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), "Overlay")
    screen.add("Button", 10.5, 10.5, 30, 30, to: overlay)
    expectEqual(
      screen.tapMap.text,
      """
      Button: [10.5 10.5 30 30] sampled for Overlay
      Back: [0 0 10.5 50] [10.5 0 30 10.5] [40.5 0 59.5 50] [10.5 40.5 30 9.5] sampled for Overlay
      UIWindow: [0 50 100 50] sampled for Overlay
      """)
  }

  /// Asks its subview itself.
  final class Asking: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      subviews.first?.point(inside: point, with: event) == true ? subviews.first : nil
    }
  }

  @Test("Asking an override of hitTest in code records nothing")
  func askingIsNotRecorded() {
    let screen = Screen(width: 100, height: 100)
    let asking = screen.add(Asking(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), "Asking")
    screen.add("Sub", 0, 0, 20, 20, to: asking)
    let trace = screen.simulator.trace(name: "map", withTapMap: true) { _ in }
    #expect(trace.events.isEmpty)
    expectEqual(trace.tapMap?.region(of: "Sub")?.area, 400)
  }
}
