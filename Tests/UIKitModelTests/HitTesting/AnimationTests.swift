// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

/// Hit testing while views animate.
@MainActor
@Suite struct AnimationTests {
  @Test(
    "HT-27: an animated view and what it holds cannot be hit until the end, which is on the virtual clock")
  func blockedUntilTheEnd() {
    let screen = Screen()
    let parent = screen.add("Parent", 0, 0, 100, 100)
    screen.add("Child", 0, 0, 50, 50, to: parent)
    var isFinished: Bool?
    UIView.animate(
      withDuration: 0.3, delay: 0.2, animations: { parent.frame.origin.x = 200 },
      completion: { isFinished = $0 })
    expectEqual(screen.hit(205, 5), "UIWindow")
    let trace = screen.trace([
      TouchInput("f", .began, 205, 5, at: 0.49), TouchInput("f", .ended, 205, 5, at: 0.495),
    ])
    expectEqual(trace.reason(of: "Parent"), TraceReason(.animating))
    #expect(isFinished == nil)
    let after = screen.trace([TouchInput("f", .began, 205, 5, at: 0.5)])
    expectEqual(after.hitView(), "Child")
    expectEqual(isFinished, true)
  }

  @Test("HT-27: a view below an animated one is blocked even where an override asks it directly")
  func descendantsAreBlocked() {
    let screen = Screen()
    let parent = screen.add("Parent", 0, 0, 100, 100)
    let child = screen.add("Child", 0, 0, 50, 50, to: parent)
    parent.declaredHitTest = .ignoresGates
    UIView.animate(withDuration: 1) { parent.center.x += 1 }
    #expect(child.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
    expectEqual(screen.hit(5, 5), "Parent")
  }

  @Test("HT-27: geometry is the model's: the view is hit where it will be")
  func finalPositionCounts() {
    let screen = Screen()
    let view = screen.add("Moving", 0, 0, 50, 50)
    UIView.animate(withDuration: 1, delay: 0, options: [.allowUserInteraction, .curveEaseIn]) {
      view.frame.origin.x = 200
    }
    expectEqual(screen.hit(205, 5), "Moving")
    expectEqual(screen.hit(5, 5), "UIWindow")
  }

  @Test("HT-27: every animatable property counts, and a change to the same value does not")
  func animatableProperties() {
    let screen = Screen()
    let changes: [(UIView) -> Void] = [
      { $0.alpha = 0.5 }, { $0.center.y += 1 }, { $0.bounds.size.width += 1 }, { $0.frame.size.height += 1 },
      { $0.transform = CGAffineTransform(scaleX: 2, y: 2) },
    ]
    for change in changes {
      let view = screen.add("View", 0, 0, 50, 50)
      UIView.animate(withDuration: 0.1) { change(view) }
      expectEqual(screen.hit(5, 5), "UIWindow")
      screen.simulator.tap(at: CGPoint(x: 300, y: 500), duration: 0.2)
      expectEqual(screen.hit(5, 5), "View")
      view.removeFromSuperview()
    }
    let view = screen.add("View", 0, 0, 50, 50)
    var completions = 0
    UIView.animate(withDuration: 1, animations: { view.alpha = 1 }, completion: { _ in completions += 1 })
    expectEqual(screen.hit(5, 5), "View")
    expectEqual(completions, 1)
  }

  @Test("HT-27: overlapping animations block until the last one ends")
  func overlapping() {
    let screen = Screen()
    let view = screen.add("View", 0, 0, 50, 50)
    UIView.animate(withDuration: 0.1) { view.alpha = 0.5 }
    UIView.animate(withDuration: 0.3) { view.center.x += 1 }
    screen.application.clock.advance(to: 0.2)
    expectEqual(screen.hit(5, 5), "UIWindow")
    screen.application.clock.advance(to: 0.3)
    expectEqual(screen.hit(5, 5), "View")
  }

  @Test("HT-27: a property animator lets touches through unless it is set otherwise")
  func propertyAnimator() {
    let screen = Screen()
    let view = screen.add("View", 0, 0, 50, 50)
    var isOver = false
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
    animator.addCompletion { isOver = $0 == .end }
    animator.startAnimation()
    expectEqual(screen.hit(5, 5), "View")
    let strict = UIViewPropertyAnimator(duration: 2, curve: .easeIn)
    strict.addAnimations { view.alpha = 0.7 }
    strict.isUserInteractionEnabled = false
    strict.startAnimation()
    expectEqual(screen.hit(5, 5), "UIWindow")
    screen.application.clock.advance(to: 2)
    expectEqual(screen.hit(5, 5), "View")
    #expect(isOver)
  }

  @Test("HT-27: a declared animation blocks for good, in its own application only")
  func declared() {
    let first = Screen()
    first.add("View", 0, 0, 50, 50).setBlockingAnimation(true)
    expectEqual(first.hit(5, 5), "UIWindow")
    let second = Screen()
    second.add("Other", 0, 0, 50, 50)
    expectEqual(second.hit(5, 5), "Other")
    expectEqual(first.tap(5, 5).hitView(), "UIWindow")
    expectEqual(first.tap(5, 5).screen.views.first { $0.id == "View" }?.isAnimating, true)
  }
}
