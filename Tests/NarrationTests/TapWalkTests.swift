// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Testing
import Trace

/// What is said of the views that a tap at a point asks.
@Suite struct TapWalkTests {
  private func sentences(
    _ view: String, _ answer: TapQuestion.Answer, _ reason: TraceReason? = nil, isSampled: Bool = false
  ) -> [String] {
    let question = TapQuestion(
      order: 1, view: view, depth: 0, answer: answer, reason: reason, isSampled: isSampled)
    return [Samples.english.tapQuestion(question), Samples.chinese.tapQuestion(question)]
  }

  @Test func refusalsHaveTheirReasonsButNoDistances() {
    #expect(
      sentences("SubView3", .refused, TraceReason(.pointOutsideBounds)) == [
        "SubView3 says no: the point is outside its bounds.", "SubView3 拒绝：点在它的 bounds 之外。",
      ])
    #expect(
      sentences("SubView3", .refused, TraceReason(.hidden)) == [
        "SubView3 says no: hidden.", "SubView3 拒绝：已隐藏。",
      ])
    #expect(
      sentences(
        "Label", .refused,
        TraceReason(.alphaBelowThreshold, numbers: ["alpha": 0.005, "threshold": 0.01]))[0]
        == "Label “Hello” says no: alpha 0.005 is below 0.01.")
    #expect(
      sentences("UIWindow", .passedOver, TraceReason(.hidden)) == [
        "UIWindow is passed over: hidden.", "UIWindow 被跳过：已隐藏。",
      ])
  }

  @Test func answersSayWhatIsReturned() {
    #expect(
      sentences("TopView", .other("SubView3"))[0]
        == "TopView contains the point and asks its subviews, front to back: it returns SubView3.")
    #expect(
      sentences("TopView", .itself)[1] == "TopView 包含该点，从前到后询问子视图，子视图都不接收，返回自己。")
    #expect(
      sentences("Disabled", .itself)[0]
        == "Disabled contains the point and has no subviews: it returns itself.")
    #expect(
      sentences("Disabled", .itself, TraceReason(.customPointInside))[1]
        == "Disabled 认领该点（点在 bounds 之外，但它的 point(inside:) 返回 true），返回自己。")
  }

  @Test func overridesAreNamed() {
    let override = TraceReason(.customHitTest)
    #expect(sentences("TopView", .refused, override)[0] == "TopView overrides hitTest and returns nil.")
    #expect(sentences("TopView", .itself, override)[0] == "TopView overrides hitTest and returns itself.")
    #expect(
      sentences("TopView", .other("SubView3"), override)[1] == "TopView 重写了 hitTest，返回 SubView3。")
    #expect(
      sentences("TopView", .refused, isSampled: true)[0]
        == "TopView overrides hitTest in code, which returns nil; why, and what it asked, is not known.")
  }

  @Test func anAnswerForAllWaysNamesNoResult() {
    func answer(_ question: TraceTapQuestion, returnsItself: Bool) -> String {
      Samples.english.tapAnswer(question, returnsItself: returnsItself)
    }
    let top = TraceTapQuestion("TopView", .path)
    #expect(answer(top, returnsItself: false) == "contains the point and asks its subviews, front to back")
    #expect(
      answer(top, returnsItself: true)
        == "contains the point and asks its subviews, front to back; none takes it: it returns itself")
    let redirect = TraceTapQuestion("TopView", .path, reason: TraceReason(.customHitTest))
    #expect(answer(redirect, returnsItself: false) == "overrides hitTest and returns another view")
    let zero = TraceReason(.zeroSize, numbers: ["width": 0, "height": 9])
    #expect(
      answer(TraceTapQuestion("TopView", .refused, reason: zero), returnsItself: false)
        == "says no: its bounds are empty (0 × 9 pt)")
  }
}
