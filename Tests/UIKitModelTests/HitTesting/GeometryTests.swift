// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

/// Coordinates: conversion, frames, transforms and scroll offsets.
@MainActor
@Suite struct GeometryTests {
  @Test("HT-18: a point goes to the superview by center + T * (p - (origin + anchor * size))")
  func conversionToSuperview() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    let view = UIView(frame: .zero)
    parent.addSubview(view)
    view.bounds = CGRect(x: 7, y: -3, width: 80, height: 40)
    view.center = CGPoint(x: 200, y: 150)
    view.layer.anchorPoint = CGPoint(x: 0.25, y: 1)
    view.transform = CGAffineTransform(a: 0.5, b: 0.25, c: -1, d: 2, tx: 11, ty: 13)
    // p - (origin + anchor * size) = (30, 10) - (27, 37) = (3, -27)
    let expected = CGPoint(x: 200 + 0.5 * 3 + 27 + 11, y: 150 + 0.25 * 3 - 54 + 13)
    let point = CGPoint(x: 30, y: 10)
    expectEqual(view.convert(point, to: parent), expected)
    expectEqual(parent.convert(point, from: view), expected)
    #expect(view.convert(expected, from: parent).distance(to: point) < 1e-12)
  }

  @Test("HT-18: rotated and scrolled views convert there and back")
  func roundTrip() {
    let screen = Screen()
    let outer = screen.add("Outer", 20, 30, 200, 100)
    outer.transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 2, y: 0.5)
    outer.bounds.origin = CGPoint(x: -40, y: 25)
    let inner = screen.add("Inner", 10, 10, 50, 50, to: outer)
    inner.transform = CGAffineTransform(rotationAngle: -2)
    for point in [CGPoint.zero, CGPoint(x: 12.5, y: 7), CGPoint(x: -300, y: 900)] {
      let there = inner.convert(point, to: nil)
      #expect(inner.convert(there, from: nil).distance(to: point) < 1e-9)
      #expect(screen.window.convert(there, to: inner).distance(to: point) < 1e-9)
    }
  }

  @Test("HT-18: conversion to a sibling goes over the nearest common view, exactly")
  func conversionBetweenSiblings() {
    let screen = Screen()
    let parent = screen.add("Parent", 0.1, 0.7, 300, 300)
    let left = screen.add("Left", 8, 17, 100, 100, to: parent)
    let right = screen.add("Right", 155, 97, 100, 100, to: parent)
    expectEqual(left.convert(CGPoint(x: 1, y: 2), to: right), CGPoint(x: -146, y: -78))
    expectEqual(right.convert(CGPoint(x: 1, y: 2), to: right), CGPoint(x: 1, y: 2))
    expectEqual(
      parent.convert(CGRect(x: 0, y: 0, width: 10, height: 20), to: right),
      CGRect(x: -155, y: -97, width: 10, height: 20))
  }

  @Test("HT-18: windows meet on the screen, detached hierarchies at their root")
  func otherHierarchies() {
    let screen = Screen()
    let second = screen.simulator.run { UIWindow(frame: CGRect(x: 100, y: 50, width: 100, height: 100)) }
    let inSecond = screen.add("InSecond", 10, 10, 20, 20, to: second)
    expectEqual(screen.window.convert(CGPoint(x: 115, y: 65), to: inSecond), CGPoint(x: 5, y: 5))
    expectEqual(inSecond.convert(CGPoint(x: 5, y: 5), to: screen.window), CGPoint(x: 115, y: 65))
    expectEqual(inSecond.convert(CGPoint(x: 5, y: 5), to: nil), CGPoint(x: 15, y: 15))
    let root = UIView(frame: CGRect(x: 3, y: 4, width: 50, height: 50))
    let detached = screen.add("Detached", 1, 2, 10, 10, to: root)
    expectEqual(detached.convert(CGPoint.zero, to: nil), CGPoint(x: 1, y: 2))
    expectEqual(detached.convert(CGPoint.zero, to: root), CGPoint(x: 1, y: 2))
    #expect(detached.window == nil)
  }

  @Test("HT-19: the frame is the box around the transformed bounds")
  func frameIsDerived() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    expectEqual(view.bounds, CGRect(x: 0, y: 0, width: 100, height: 50))
    expectEqual(view.center, CGPoint(x: 60, y: 45))
    view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    expectEqual(view.frame, CGRect(x: 35, y: -5, width: 50, height: 100))
    expectEqual(view.bounds.size, CGSize(width: 100, height: 50))
    view.transform = .identity
    view.layer.anchorPoint = .zero
    expectEqual(view.frame, CGRect(x: 60, y: 45, width: 100, height: 50))
  }

  @Test("HT-19: setting the frame of a view scaled by 0.5 doubles its bounds, in which it is hit")
  func frameOfAScaledView() {
    let screen = Screen()
    let view = screen.add("Scaled", 0, 0, 10, 10)
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    expectEqual(view.bounds.size, CGSize(width: 200, height: 200))
    expectEqual(view.center, CGPoint(x: 50, y: 50))
    #expect(view.hitTest(CGPoint(x: 199, y: 199), with: nil) === view)
    #expect(view.hitTest(CGPoint(x: 200, y: 200), with: nil) == nil)
    expectEqual(screen.hit(99.5, 99.5), "Scaled")
    expectEqual(screen.hit(100, 100), "UIWindow")
  }

  @Test("HT-20: a view's own transform does not matter for points in its own space")
  func ownTransformIsNotApplied() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.transform = CGAffineTransform(rotationAngle: 1).translatedBy(x: 500, y: 500)
    #expect(view.hitTest(CGPoint(x: 99, y: 1), with: nil) === view)
    #expect(view.hitTest(CGPoint(x: 101, y: 1), with: nil) == nil)
  }

  @Test("HT-21: a transform without an inverse makes a view unreachable")
  func nonInvertibleTransform() {
    let screen = Screen.single()
    let flat = screen.add("Flat", 0, 0, 100, 100)
    screen.add("Child", 0, 0, 100, 100, to: flat)
    flat.transform = CGAffineTransform(scaleX: 0, y: 1)
    expectEqual(
      screen.tap(50, 50).hitTestLog(),
      """
      UIWindow hitTest {50, 50}
        UIWindow pointInside {50, 50} -> true
        Flat skipped [nonInvertibleTransform]
      UIWindow hitTest -> UIWindow
      """)
    let nowhere = screen.window.convert(CGPoint(x: 50, y: 50), to: flat)
    #expect(nowhere.x.isNaN && nowhere.y.isNaN)
    #expect(flat.hitTest(nowhere, with: nil) == nil)
    expectEqual(flat.convert(CGPoint(x: 10, y: 50), to: screen.window), CGPoint(x: 50, y: 50))
  }

  @Test("HT-22: the scroll offset is the origin of the bounds")
  func scrollOffset() {
    let screen = Screen()
    let scroll = screen.add(UIScrollView(frame: CGRect(x: 0, y: 100, width: 320, height: 200)), "Scroll")
    screen.add("Row1", 0, 0, 320, 50, to: scroll)
    screen.add("Row9", 0, 400, 320, 50, to: scroll)
    expectEqual(screen.hit(10, 110), "Row1")
    scroll.contentOffset = CGPoint(x: 0, y: 400)
    expectEqual(scroll.bounds.origin, CGPoint(x: 0, y: 400))
    expectEqual(scroll.frame, CGRect(x: 0, y: 100, width: 320, height: 200))
    expectEqual(screen.hit(10, 110), "Row9")
    expectEqual(screen.hit(10, 200), "Scroll")
  }

  @Test("HT-23: clipping, round corners and masks to bounds change nothing")
  func clippingIsIgnored() {
    let screen = Screen()
    let parent = screen.add("Parent", 100, 100, 50, 50)
    screen.add("Child", -20, 0, 100, 50, to: parent)
    for clips in [false, true] {
      parent.clipsToBounds = clips
      parent.layer.cornerRadius = clips ? 25 : 0
      expectEqual(screen.hit(90, 110), "UIWindow")
      expectEqual(screen.hit(100, 100), "Child")
    }
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
