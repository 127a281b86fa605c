// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

@MainActor
@Suite("What a scroll view is asked about its content's touches")
struct ContentQuestionTests {
  /// A scroll view that answers as a test says.
  final class Choosy: UIScrollView {
    var begins = true
    var cancels = true
    private(set) var asked: [String] = []

    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
      asked.append("begin \(touches.count) \(view.name)")
      return begins
    }

    override func touchesShouldCancel(in view: UIView) -> Bool {
      asked.append("cancel \(view.name)")
      return cancels
    }
  }

  @Test(
    "touchesShouldBegin is asked once for a touch, when began is due; on no content gets nothing of it (SV-4)"
  )
  func shouldBegin() {
    let choosy = Choosy()
    choosy.begins = false
    let scene = ScrollScreen(choosy)
    let trace = scene.drag((50, 50, 0), (50, 52, 0.3), (50, 52, 0.4))
    expectEqual(choosy.asked, ["begin 1 Content"])
    expectEqual(trace.questions, ["Scroll.touchesShouldBegin(touch1) -> false"])
    expectEqual(trace.received("Content"), [])
    expectEqual(trace.change.last, "Content never gets touch1: touchesShouldBeginRefused Scroll")
  }

  @Test("Content that may not have its touch does not keep the view from scrolling (SV-4)")
  func scrollsWithoutContent() {
    let choosy = Choosy()
    choosy.begins = false
    choosy.cancels = false
    let scene = ScrollScreen(choosy)
    _ = scene.drag((50, 80, 0), (50, 40, 0.3), (50, 40, 0.4))
    expectEqual(scene.scroll.contentOffset, CGPoint(x: 0, y: 30))
    expectEqual(choosy.asked, ["begin 1 Content"])
  }

  @Test("A scroll view is not asked about touches that hit itself (SV-4)")
  func notAskedAboutItself() {
    let choosy = Choosy()
    choosy.begins = false
    let scene = ScrollScreen(choosy)
    expectEqual(scene.drag((250, 50, 0), (250, 50, 0.1)).received("Scroll").count, 2)
    expectEqual(choosy.asked, [])
  }

  @Test("Of nested scroll views the inner one is asked first; one no is enough (SV-4)")
  func nestedQuestions() {
    let (outer, inner) = (Choosy(), Choosy())
    let screen = Screen.single()
    for view in [outer, inner] { view.frame = CGRect(x: 0, y: 0, width: 300, height: 400) }
    screen.add(outer, "Outer")
    screen.add(inner, "Inner", to: outer)
    screen.add(Quiet(), "Content", to: inner)
    expectEqual(
      screen.tap(50, 50).questions,
      [
        "Inner.touchesShouldBegin(touch1) -> true", "Outer.touchesShouldBegin(touch1) -> true",
      ])
    inner.begins = false
    expectEqual(screen.tap(50, 50).questions, ["Inner.touchesShouldBegin(touch1) -> false"])
  }

  @Test("touchesShouldCancel is asked when the drag would scroll; on no the content keeps its touch (SV-6)")
  func shouldCancel() {
    let choosy = Choosy()
    choosy.cancels = false
    let scene = ScrollScreen(choosy)
    let trace = scene.drag((50, 80, 0), (50, 40, 0.3), (50, 40, 0.4))
    expectEqual(choosy.asked, ["begin 1 Content", "cancel Content"])
    expectEqual(trace.received("Content"), ["began 0.15", "moved 0.3", "ended 0.4"])
    expectEqual(scene.scroll.contentOffset, .zero)
  }

  @Test("An override can let go of controls too, as apps do for rows of buttons (SV-6)")
  func controlsLetGo() {
    let scene = ScrollScreen(Choosy())
    let trace = scene.drag((50, 180, 0), (50, 140, 0.3), (50, 140, 0.4))
    expectEqual(trace.received("Control"), ["began 0.15", "cancelled 0.3"])
    expectEqual(scene.scroll.contentOffset, CGPoint(x: 0, y: 30))
  }

  @Test("Declared answers stand in for overrides (SV-4, SV-6)")
  func declaredAnswers() {
    let scene = ScrollScreen()
    scene.scroll.declaredTouchesShouldCancel = { $0 !== scene.content }
    let kept = scene.drag((50, 80, 0), (50, 40, 0.3), (50, 40, 0.4))
    expectEqual(kept.received("Content").last, "ended 0.4")
    scene.scroll.declaredTouchesShouldBegin = { $0.view !== scene.content }
    let refused = scene.drag((50, 80, 0), (50, 80, 0.1))
    expectEqual(refused.questions, ["Scroll.touchesShouldBegin(touch1) -> false"])
    expectEqual(refused.received("Content"), [])
  }
}
