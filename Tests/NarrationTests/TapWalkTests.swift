// SPDX-License-Identifier: Apache-2.0

import Narration
import Testing
import Trace

/// What is said of the views that a tap at a point asks.
@Suite struct TapWalkTests {
  private func answers(
    _ view: String, _ outcome: TraceTapQuestion.Outcome, _ reason: TraceReason? = nil,
    returnsItself: Bool = false, isSampled: Bool = false
  ) -> [String] {
    let question = TraceTapQuestion(view, outcome, reason: reason, isSampled: isSampled)
    return [Samples.english, Samples.chinese].map {
      $0.tapAnswer(question, returnsItself: returnsItself).plain
    }
  }

  @Test func refusalsHaveTheirReasonsButNoDistances() {
    #expect(
      answers("SubView3", .refused, TraceReason(.pointOutsideBounds)) == [
        "says no: the point is outside its bounds", "返回nil：点在它的bounds之外",
      ])
    #expect(answers("SubView3", .refused, TraceReason(.hidden)) == ["says no: hidden", "返回nil：已隐藏"])
    #expect(answers("SubView3", .refused) == ["says no", "返回nil"])
    let faint = TraceReason(.alphaBelowThreshold, numbers: [.alpha: 0.005, .threshold: 0.01])
    #expect(answers("Label", .refused, faint)[0] == "says no: alpha 0.005 is below 0.01")
    #expect(
      answers("UIWindow", .passedOver, TraceReason(.hidden)) == ["is passed over: hidden", "被跳过：已隐藏"])
    let zero = TraceReason(.zeroSize, numbers: [.width: 0, .height: 9])
    #expect(answers("TopView", .refused, zero)[0] == "says no: its bounds are empty (0 × 9 pt)")
  }

  @Test func answersSayWhetherTheViewReturnsItself() {
    #expect(
      answers("TopView", .path) == [
        "contains the point and asks its subviews, front to back", "包含该点，从前到后询问子视图",
      ])
    #expect(
      answers("TopView", .path, returnsItself: true) == [
        "contains the point and asks its subviews, front to back; none takes it: it returns itself",
        "包含该点，从前到后询问子视图，都返回nil，于是返回自己",
      ])
    #expect(
      answers("Disabled", .path, returnsItself: true)[0]
        == "contains the point and has no subviews: it returns itself")
    #expect(
      answers("Disabled", .path, TraceReason(.customPointInside), returnsItself: true)[1]
        == "把该点视为在自己内部（点在bounds之外，但它的point(inside:)返回true），返回自己")
  }

  @Test func overridesAreNamed() {
    let override = TraceReason(.customHitTest)
    #expect(answers("TopView", .refused, override)[0] == "overrides hitTest and returns nil")
    #expect(
      answers("TopView", .path, override, returnsItself: true)[0] == "overrides hitTest and returns itself")
    #expect(answers("TopView", .path, override)[1] == "重写了hitTest，返回另一个视图")
    #expect(
      answers("TopView", .refused, isSampled: true)[0]
        == "overrides hitTest in code, which returns nil; why, and what it asked, is not known")
  }
}
