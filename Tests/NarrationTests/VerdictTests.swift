// SPDX-License-Identifier: Apache-2.0

import Narration
import Testing
import Trace

@testable import Analysis

@Suite("A verdict is one sentence")
struct VerdictTests {
  static let verdicts: [(TouchAnswer, Told)] = [
    (
      Samples.answer(.handled, by: "SubView3"),
      Told(
        "SubView3 gets the tap and handles it, because it is the deepest view under the "
          + "finger and implements touchesBegan.", "SubView3收到点击并处理它，因为它是包含触摸点的最深视图，并实现了touchesBegan。")
    ),
    (
      Samples.answer(.handled, by: "TopView"),
      Told(
        "TopView handles the tap on SubView3, because SubView3 passes it on up the responder chain.",
        "TopView收到SubView3上的点击并处理它，因为SubView3沿响应链向上传递。")
    ),
    (
      Samples.answer(.keptByControl, hit: "UIButton", by: "UIButton"),
      Told(
        "UIButton (Verify) gets the tap and does nothing, because a control passes no touch on.",
        "UIButton（Verify）收到点击，什么也不做，因为控件不会把触摸向上传递。")
    ),
    (
      Samples.answer(.keptByControl, hit: "Disabled", by: "Disabled"),
      Told(
        "Disabled gets the tap and does nothing, because its isEnabled is false.",
        "Disabled收到点击，什么也不做，因为它的isEnabled为false。")
    ),
    (
      Samples.answer(.keptByControl, by: "UIButton"),
      Told(
        "UIButton (Verify) gets the tap on SubView3 and does nothing, because a control "
          + "passes no touch on.",
        "UIButton（Verify）收到SubView3上的点击，什么也不做，因为控件不会把触摸向上传递。")
    ),
    (
      Samples.answer(.keptByScrollView, by: "SubView3"),
      Told(
        "SubView3 keeps the tap and does nothing, because a scroll view passes no touch on.",
        "SubView3收到点击，什么也不做，因为滚动视图不会把触摸向上传递。")
    ),
    (
      Samples.answer(.keptByScrollView, by: "TopView"),
      Told(
        "TopView keeps the tap on SubView3 and does nothing, because a scroll view "
          + "passes no touch on.",
        "TopView收到SubView3上的点击，什么也不做，因为滚动视图不会把触摸向上传递。")
    ),
    (
      Samples.answer(.dropped, by: "AppDelegate", reason: .chainEnded),
      Told(
        "SubView3 gets the tap, because it is the deepest view under the finger, and "
          + "nobody handles it.",
        "SubView3收到点击，因为它是包含触摸点的最深视图，但没有响应者处理。")
    ),
    (
      Samples.answer(.dropped, by: "SubView3", reason: .chainEnded),
      Told(
        "SubView3 gets the tap, because it is the deepest view under the finger, and "
          + "nobody handles it.",
        "SubView3收到点击，因为它是包含触摸点的最深视图，但没有响应者处理。")
    ),
    (
      Samples.answer(.dropped, by: "TopView", reason: .chainCycle),
      Told(
        "SubView3 gets the tap, because next of TopView leads back into the responder "
          + "chain, and nobody handles it.",
        "SubView3收到点击，因为TopView的next使响应链形成循环，但没有响应者处理。")
    ),
    (
      Samples.answer(.dropped),
      Told(
        "SubView3 gets the tap, because it is the deepest view under the finger, and "
          + "nobody handles it.", "SubView3收到点击，因为它是包含触摸点的最深视图，但没有响应者处理。")
    ),
    (
      undecided(["SubView3", "TopView"]),
      Told(
        "SubView3 gets the tap, and nothing is known to handle it, because the source "
          + "does not tell what SubView3 and TopView would do.",
        "SubView3收到点击，已知的响应者都不处理，因为来源没有说明SubView3、TopView如何处理触摸。")
    ),
    (
      undecided([]),
      Told(
        "SubView3 gets the tap, and nothing is known to handle it, because the source "
          + "does not tell of view controllers.",
        "SubView3收到点击，已知的响应者都不处理，因为来源没有给出视图控制器。")
    ),
    (
      Samples.answer(.unclaimed, hit: nil, reason: .noWindow),
      Told("Nobody gets the tap, because no window claimed the touch.", "没有视图收到点击，因为没有窗口返回视图。")
    ),
  ]

  private static func undecided(_ candidates: [String]) -> TouchAnswer {
    Samples.answer(.undecided, by: "AppDelegate", reason: .chainEnded) { $0.verdict.candidates = candidates }
  }

  @Test(arguments: verdicts)
  func verdict(_ answer: TouchAnswer, _ told: Told) {
    expect(told) { $0.verdict(answer) }
  }

  @Test("every code on who got the touch has one")
  func everyCode() {
    let acts: Set<Verdict.Code> = [.recognized, .controlActed, .selected, .scrolled, .focused, .withheld]
    #expect(Set(Self.verdicts.map(\.0.verdict.code)).union(acts) == Set(Verdict.Code.allCases))
  }

  @Test("a touch is a tap, a drag or just a touch")
  func gestures() {
    expect(Told("tap", "点击")) { $0.gesture(Samples.answer(.dropped, move: 9)) }
    expect(Told("drag", "拖动")) { $0.gesture(Samples.answer(.dropped, move: -10.5)) }
    expect(Told("touch", "触摸")) { $0.gesture(Samples.answer(.dropped, phases: [.began])) }
    expect(Told("touch", "触摸")) { $0.gesture(Samples.answer(.dropped, phases: [.began, .cancelled])) }
    expect(Told("Touch 2: tap at (220, 193)", "触摸2：在(220, 193)处的点击")) {
      $0.heading(Samples.answer(.dropped), number: 2)
    }
    expect(Told("Touch 1: drag from (220, 193)", "触摸1：从(220, 193)开始的拖动")) {
      $0.heading(Samples.answer(.dropped, move: 50), number: 1)
    }
  }
}
