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
      Told("SubView3 gets the tap and handles it.", "SubView3 收到点击，并由自己处理。")
    ),
    (
      Samples.answer(.handled, by: "TopView"),
      Told(
        "SubView3 gets the tap, and TopView handles it, further up the responder chain.",
        "SubView3 收到点击，事件沿响应链向上传递，由 TopView 处理。")
    ),
    (
      Samples.answer(.keptByControl, hit: "UIButton", by: "UIButton"),
      Told(
        "UIButton “Verify” gets the tap and, being a control, keeps it.",
        "UIButton“Verify” 收到点击；它是控件，事件到此为止。")
    ),
    (
      Samples.answer(.keptByControl, hit: "Disabled", by: "Disabled"),
      Told("Disabled keeps the tap and is disabled: nothing happens.", "Disabled 留下点击，但它已禁用：什么也不会发生。")
    ),
    (
      Samples.answer(.keptByControl, by: "UIButton"),
      Told(
        "SubView3 gets the tap; it climbs to UIButton “Verify” which, being a control, keeps it.",
        "SubView3 收到点击，事件沿响应链传到控件 UIButton“Verify” 为止。")
    ),
    (
      Samples.answer(.keptByScrollView, by: "SubView3"),
      Told(
        "SubView3 gets the tap and, being a scroll view, keeps it.",
        "SubView3 收到点击；它是滚动视图，事件到此为止。")
    ),
    (
      Samples.answer(.keptByScrollView, by: "TopView"),
      Told(
        "SubView3 gets the tap; it climbs to TopView which, being a scroll view, keeps it.",
        "SubView3 收到点击，事件沿响应链传到滚动视图 TopView 为止。")
    ),
    (
      Samples.answer(.dropped, by: "AppDelegate", reason: .chainEnded),
      Told(
        "SubView3 gets the tap, but nothing handles it: the event climbs to AppDelegate and ends there.",
        "SubView3 收到点击，但没有响应者处理：事件一路传到 AppDelegate，随后被丢弃。")
    ),
    (
      Samples.answer(.dropped, by: "SubView3", reason: .chainEnded),
      Told(
        "SubView3 gets the tap, but nothing handles it: there is no next responder, and the event ends right there.",
        "SubView3 收到点击，但没有响应者处理：它没有下一个响应者，事件就地丢弃。")
    ),
    (
      Samples.answer(.dropped, by: "TopView", reason: .chainCycle),
      Told(
        "SubView3 gets the tap, but nothing handles it: the next of TopView leads back into the chain, and the "
          + "event ends there.",
        "SubView3 收到点击，但没有响应者处理：TopView 的 next 绕回响应链，事件到此被丢弃。")
    ),
    (
      Samples.answer(.dropped),
      Told("SubView3 gets the tap, but nothing handles it.", "SubView3 收到点击，但没有响应者处理。")
    ),
    (
      undecided(["SubView3", "TopView"]),
      Told(
        "SubView3 gets the tap. Nothing is known to handle it; the source does not tell whether SubView3, TopView "
          + "would.",
        "SubView3 收到点击。已知的响应者都不处理；来源没有说明 SubView3、TopView 是否会处理。")
    ),
    (
      undecided([]),
      Told(
        "SubView3 gets the tap. Nothing shown here handles it; the source does not tell of view controllers.",
        "SubView3 收到点击。这里列出的响应者都不处理；来源没有给出视图控制器。")
    ),
    (
      Samples.answer(.unclaimed, hit: nil, reason: .noWindow),
      Told("Nobody gets the tap: no window claimed it.", "没有视图收到点击：没有窗口接收它。")
    ),
  ]

  private static func undecided(_ candidates: [String]) -> TouchAnswer {
    var answer = Samples.answer(.undecided, by: "AppDelegate", reason: .chainEnded)
    answer.verdict.candidates = candidates
    return answer
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
    expect(Told("touch", "触摸")) { $0.gesture(Samples.answer(.dropped, phases: ["began"])) }
    expect(Told("touch", "触摸")) { $0.gesture(Samples.answer(.dropped, phases: ["began", "cancelled"])) }
    expect(Told("Touch 2: tap at (220, 193)", "触摸 2：在 (220, 193) 处的点击")) {
      $0.heading(Samples.answer(.dropped), number: 2)
    }
    expect(Told("Touch 1: drag from (220, 193)", "触摸 1：从 (220, 193) 开始的拖动")) {
      $0.heading(Samples.answer(.dropped, move: 50), number: 1)
    }
  }
}
