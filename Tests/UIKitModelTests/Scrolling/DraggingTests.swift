// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

@MainActor
@Suite("What a drag scrolls")
struct DraggingTests {
  /// A delegate that notes its calls.
  final class Listener: UIScrollViewDelegate {
    private(set) var calls: [String] = []
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      calls.append("begin \(scrollView.isTracking) \(scrollView.isDragging)")
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      calls.append("scroll \(scrollView.contentOffset.y)")
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      calls.append("end \(scrollView.isTracking) \(scrollView.isDragging) \(decelerate)")
    }
  }

  /// A delegate that implements one method.
  final class EndListener: UIScrollViewDelegate {
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  }

  @Test("A scroll view has its two recognizers from the start, before those that an app adds (SV-2, SV-7)")
  func recognizers() {
    let scroll = UIScrollView()
    scroll.addGestureRecognizer(UIGestureRecognizer())
    let names = scroll.gestureRecognizers?.map { String(describing: type(of: $0)) }
    expectEqual(
      names,
      [
        "UIScrollViewDelayedTouchesBeganGestureRecognizer", "UIScrollViewPanGestureRecognizer",
        "UIGestureRecognizer",
      ])
    #expect(scroll.gestureRecognizers?[1] === scroll.panGestureRecognizer)
  }

  @Test("A snapshot lists the recognizers as UIKit's descriptions do (SV-2, SV-7)")
  func snapshot() {
    let recognizers = ScrollScreen().screen.tap(250, 50).screen.gestureRecognizers
    let delay = recognizers.first { $0.id == "UIScrollViewDelayedTouchesBeganGestureRecognizer" }
    expectEqual(delay?.delaysTouchesBegan, true)
    expectEqual(delay?.actions, [TraceAction(action: "delayed:", target: "Scroll")])
    let pan = recognizers.first { $0.id == "UIScrollViewPanGestureRecognizer" }
    expectEqual(pan?.delaysTouchesEnded, false)
    expectEqual(pan?.actions, [TraceAction(action: "handlePan:", target: "Scroll")])
  }

  @Test("A snapshot shows what differs from a new scroll view")
  func settings() {
    func settings(_ view: UIScrollView) -> [String: PropertyValue]? {
      let screen = Screen.single()
      screen.add(view, "Scroll")
      return screen.tap(1, 1).screen.views.first { $0.id == "Scroll" }?.settings
    }
    #expect(settings(UIScrollView()) == nil)
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 100, height: 200.5)
    scroll.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    scroll.delaysContentTouches = false
    expectEqual(
      settings(scroll),
      [
        "contentSize": .numbers([100, 200.5]), "contentInset": .numbers([1, 2, 3, 4]),
        "delaysContentTouches": .bool(false),
      ])
    let table = UITableView()
    table.allowsSelection = false
    expectEqual(settings(table), ["allowsSelection": .bool(false)])
    let text = UITextView()
    text.isEditable = false
    expectEqual(settings(text), ["isEditable": .bool(false)])
  }

  @Test("A scroll view and its recognizers do not keep each other alive")
  func nothingLeaks() {
    weak var scroll: UIScrollView?
    weak var pan: UIPanGestureRecognizer?
    do {
      let text = UITextView()
      (scroll, pan) = (text, text.panGestureRecognizer)
    }
    #expect(scroll == nil)
    #expect(pan == nil)
  }

  @Test("A declared answer of the view counts before its own (GR-7)")
  func declaredShouldBegin() {
    let scene = ScrollScreen()
    scene.scroll.declaredShouldBegin = { _ in false }
    let trace = scene.drag((50, 80, 0), (50, 40, 0.2), (50, 40, 0.3))
    expectEqual(
      trace.questions,
      [
        "Scroll.touchesShouldBegin(touch1) -> true",
        "Scroll.shouldBegin(UIScrollViewPanGestureRecognizer) -> false",
      ])
    expectEqual(trace.received("Content").last, "ended 0.3")
  }

  @Test("The content follows the finger, beyond its edges less and less, and springs back (SV-11, OW-28)")
  func follows() {
    let scene = ScrollScreen()
    let trace = scene.drag(
      (250, 300, 0), (250, 250, 0.1), (240, 240.5, 0.2), (250, 350, 0.3), (250, 350, 0.4))
    expectEqual(
      trace.changes,
      [
        "Scroll.contentOffset = 0, 40", "Scroll.contentOffset = 0, 49.5",
        // 60 points beyond the edge: 400 * (1 - 1 / (0.55 * 60 / 400 + 1)).
        "Scroll.contentOffset = 0, -30.484988453", "Scroll.contentOffset = 0, 0",
      ])
    scene.scroll.contentOffset.y = 590
    _ = scene.drag((250, 300, 0), (250, 200, 0.1), (250, 200, 0.2))
    expectEqual(scene.scroll.contentOffset, CGPoint(x: 0, y: 600))
  }

  @Test("Insets move the edges; content that code put beyond them does not jump")
  func insets() {
    let scene = ScrollScreen()
    scene.scroll.contentInset = UIEdgeInsets(top: 64)
    _ = scene.drag((250, 100, 0), (250, 200, 0.1), (250, 200, 0.2))
    expectEqual(scene.scroll.contentOffset.y, -64)
    scene.scroll.bounces = false
    scene.scroll.contentOffset.y = -100
    _ = scene.drag((250, 100, 0), (250, 120, 0.1), (250, 120, 0.2))
    expectEqual(scene.scroll.contentOffset.y, -100)
    _ = scene.drag((250, 120, 0), (250, 100, 0.1), (250, 100, 0.2))
    expectEqual(scene.scroll.contentOffset.y, -90)
  }

  @Test("A scroll view that is drawn at half its size moves its content twice as far as the finger (HT-18)")
  func scaled() {
    let scene = ScrollScreen()
    scene.scroll.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    _ = scene.drag((150, 250, 0), (150, 220, 0.1), (150, 220, 0.2))
    expectEqual(scene.scroll.contentOffset, CGPoint(x: 0, y: 40))
  }

  @Test(
    "The delegate hears of the beginning, of every movement and of the end; the trace shows what it implements"
  )
  func delegate() {
    let scene = ScrollScreen()
    let listener = Listener()
    scene.scroll.delegate = listener
    let trace = scene.drag((250, 300, 0), (250, 280, 0.1), (250, 270, 0.2), (250, 270, 0.3))
    expectEqual(listener.calls, ["begin true true", "scroll 10.0", "scroll 20.0", "end false false false"])
    expectEqual(
      trace.callbacks,
      [
        "Listener.scrollViewWillBeginDragging", "Listener.scrollViewDidScroll",
        "Listener.scrollViewDidScroll",
        "Listener.scrollViewDidEndDragging",
      ])
    scene.scroll.setContentOffset(.zero, animated: true)
    expectEqual(listener.calls.last, "scroll 0.0")

    let other = EndListener()
    scene.scroll.delegate = other
    expectEqual(
      scene.drag((250, 300, 0), (250, 280, 0.1), (250, 280, 0.2)).callbacks,
      ["EndListener.scrollViewDidEndDragging"])
  }

  @Test("An interruption ends the drag (TE-14)")
  func interruption() {
    let scene = ScrollScreen()
    let trace = scene.screen.simulator.trace(name: "interrupted") { simulator in
      simulator.send([
        TouchInput("f", .began, 250, 300, at: 0), TouchInput("f", .moved, 250, 280, at: 0.1),
      ])
      simulator.interrupt()
    }
    #expect(trace.states.contains("UIScrollViewPanGestureRecognizer began -> cancelled: touchesCancelled"))
    #expect(!scene.scroll.isDragging)
    #expect(!scene.scroll.isDecelerating)
  }

  // MARK: What counts as scrolling

  @Test("Content that does not exceed the view is not scrolled, unless it always bounces")
  func smallContent() {
    let scene = ScrollScreen()
    scene.scroll.contentSize = CGSize(width: 300, height: 400)
    expectEqual(scene.drag((50, 80, 0), (50, 40, 0.1), (50, 40, 0.2)).received("Content").last, "ended 0.2")
    scene.scroll.alwaysBounceVertical = true
    let trace = scene.drag((50, 80, 0), (50, 40, 0.1), (50, 40, 0.2))
    expectEqual(trace.received("Content"), [])
    expectEqual(scene.scroll.contentOffset, .zero)
    scene.scroll.bounces = false
    expectEqual(scene.drag((50, 80, 0), (50, 40, 0.1), (50, 40, 0.2)).received("Content").count, 3)
  }

  /// From full-screen swipes back over pagers without bounces (NXNavigationExtension#10, JXPagingView#87).
  @Test(
    "At the edge of larger content a drag still takes the touch away, also if the view does not bounce (SV-8)"
  )
  func atTheEdge() {
    let scene = ScrollScreen()
    expectEqual(scene.drag((50, 40, 0), (50, 80, 0.1), (50, 80, 0.2)).received("Content"), [])
    scene.scroll.bounces = false
    expectEqual(scene.drag((50, 40, 0), (50, 80, 0.1), (50, 80, 0.2)).received("Content"), [])
    expectEqual(scene.scroll.contentOffset, .zero)
  }

  @Test("Content of unknown size can be scrolled in every direction, a table's up and down")
  func unknownSize() {
    for (scroll, scrollsSideways) in [
      (UIScrollView(), true), (UICollectionView(), true), (UITableView(), false),
    ] {
      let scene = ScrollScreen(scroll)
      scroll.knownContentSize = nil
      _ = scene.drag((200, 200, 0), (200, 250, 0.1), (200, 250, 0.2))
      expectEqual(scroll.contentOffset, CGPoint(x: 0, y: -40))
      _ = scene.drag((200, 200, 0), (150, 200, 0.1), (150, 200, 0.2))
      expectEqual(scroll.contentOffset.x, (scrollsSideways ? 40 : 0))
    }
  }

  // MARK: Several scroll views

  private func nested(_ innerSize: CGSize, _ outerSize: CGSize) -> (Screen, UIScrollView, UIScrollView) {
    let screen = Screen.single()
    let outer = screen.add(UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), "Outer")
    let inner = screen.add(UIScrollView(frame: outer.bounds), "Inner", to: outer)
    (inner.contentSize, outer.contentSize) = (innerSize, outerSize)
    return (screen, inner, outer)
  }

  private func drag(_ screen: Screen, by x: CGFloat, _ y: CGFloat) {
    let now = screen.application.clock.now
    _ = screen.trace([
      TouchInput("f", .began, 150, 200, at: now), TouchInput("f", .moved, 150 + x, 200 + y, at: now + 0.1),
      TouchInput("f", .ended, 150 + x, 200 + y, at: now + 0.2),
    ])
  }

  @Test("Of nested scroll views the innermost that can scroll in the direction wins (SV-8, GR-3)")
  func nestedDirections() {
    let (screen, inner, outer) = nested(CGSize(width: 900, height: 400), CGSize(width: 300, height: 1000))
    drag(screen, by: -30, 0)
    expectEqual(inner.contentOffset, CGPoint(x: 20, y: 0))
    expectEqual(outer.contentOffset, .zero)
    drag(screen, by: 0, -30)
    expectEqual(inner.contentOffset, CGPoint(x: 20, y: 0))
    expectEqual(outer.contentOffset, CGPoint(x: 0, y: 20))
  }

  @Test(
    "An inner scroll view at its edge leaves the drag to the outer one, unless that cannot move either (SV-8)"
  )
  func nestedEdges() {
    let (screen, inner, outer) = nested(CGSize(width: 300, height: 450), CGSize(width: 300, height: 420))
    drag(screen, by: 0, -100)
    #expect((inner.contentOffset.y, outer.contentOffset.y) == (50, 0))
    drag(screen, by: 0, -100)
    #expect((inner.contentOffset.y, outer.contentOffset.y) == (50, 20))
    drag(screen, by: 0, -100)
    #expect((inner.contentOffset.y, outer.contentOffset.y) == (50, 20))
    #expect(!inner.isDragging && !outer.isDragging)
  }

  // MARK: Subclasses

  @Test("A subclass that is a recognizer delegate is asked for its own pan (SV-7, GR-19)")
  func subclassAsDelegate() {
    final class Sharing: UIScrollView, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { otherGestureRecognizer is UIPanGestureRecognizer }
    }
    let (screen, _, outer) = nested(CGSize(width: 300, height: 1000), CGSize(width: 300, height: 1000))
    let sharing = Sharing(frame: outer.bounds)
    sharing.contentSize = CGSize(width: 300, height: 1000)
    screen.add(sharing, "Sharing", to: outer)
    drag(screen, by: 0, -30)
    expectEqual(sharing.contentOffset.y, 20)
    expectEqual(outer.contentOffset.y, 20)
  }

  @Test("A pan that must wait for another recognizer scrolls when that has failed (GR-14)")
  func panWaits() {
    let scene = ScrollScreen()
    let swipe = ScriptedRecognizer("swipe", on: scene.content, [.ended: .failed])
    scene.scroll.panGestureRecognizer.require(toFail: swipe)
    let trace = scene.drag((50, 80, 0), (50, 40, 0.05), (50, 40, 0.1))
    expectEqual(trace.changes, ["Scroll.contentOffset = 0, 30"])
  }
}
