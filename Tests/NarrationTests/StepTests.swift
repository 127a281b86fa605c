// SPDX-License-Identifier: Apache-2.0

import Narration
import Testing
import Trace

@testable import Analysis

@Suite("A step of the walk is one sentence")
struct StepTests {
  private static func step(
    _ view: String, result: String? = nil, _ reason: TraceReason? = nil, asked: Bool = true,
    direct: Bool = false,
    inside: TraceReason? = nil
  ) -> WalkStep {
    var step = WalkStep(order: 1, view: view, depth: 0, isDirect: direct)
    step.point = asked ? TracePoint(x: 1, y: 2) : nil
    step.result = result
    step.reason = reason
    step.isInside = result != nil
    step.insideReason = inside
    return step
  }

  static let steps: [(WalkStep, Told)] = [
    (
      step("SubView3", TraceReason(.pointOutsideBounds, numbers: [.above: 185])),
      Told("SubView3 says no: the point is 185 pt above its bounds.", "SubView3返回nil：点在bounds上方185点处。")
    ),
    (
      step("SubView3", TraceReason(.pointOutsideBounds, numbers: [.right: 0])),
      Told(
        "SubView3 says no: the point is on its right edge, which is outside.",
        "SubView3返回nil：点正好在右边缘上，而bounds不包含右边缘。")
    ),
    (step("SubView3", TraceReason(.hidden)), Told("SubView3 says no: hidden.", "SubView3返回nil：已隐藏。")),
    (step("SubView3"), Told("SubView3 says no.", "SubView3返回nil。")),
    (
      step("UIWindow", TraceReason(.hidden), asked: false),
      Told("UIWindow is passed over: hidden.", "跳过UIWindow：已隐藏。")
    ),
    (
      step("Label", result: "Label"),
      Told(
        "Label (Hello) contains the point and has no subviews: it returns itself.",
        "Label（Hello）包含该点且没有子视图，返回自己。")
    ),
    (
      step("SubView3", result: "SubView3"),
      Told(
        "SubView3 contains the point, and none of its subviews takes it: it returns itself.",
        "SubView3包含该点，子视图都返回nil，于是返回自己。")
    ),
    (
      step("TopView", result: "SubView3"),
      Told(
        "TopView contains the point, asks its subviews from front to back and returns SubView3.",
        "TopView包含该点，从前到后询问子视图，返回SubView3。")
    ),
    (
      step("Label", result: "Label", inside: TraceReason(.customPointInside, numbers: [.above: 22.5])),
      Told(
        "Label (Hello) claims the point (its point(inside:) says yes, though the point "
          + "is 22.5 pt above its bounds) and returns Label (Hello).",
        "Label（Hello）把该点视为在自己内部（点在bounds上方22.5点处，但它的point(inside:)返回true），返回Label（Hello）。")
    ),
    (
      step("TopView", TraceReason(.customHitTest)),
      Told("TopView overrides hitTest and returns nil.", "TopView重写了hitTest，返回nil。")
    ),
    (
      step("TopView", result: "TopView", TraceReason(.customHitTest)),
      Told("TopView overrides hitTest and returns itself.", "TopView重写了hitTest，返回自己。")
    ),
    (
      step("TopView", result: "Label", TraceReason(.customHitTest)),
      Told("TopView overrides hitTest and returns Label (Hello).", "TopView重写了hitTest，返回Label（Hello）。")
    ),
    (
      step("SubView3", TraceReason(.hidden), direct: true),
      Told("Called by code: SubView3 says no: hidden.", "由代码直接调用：SubView3返回nil：已隐藏。")
    ),
  ]

  @Test(arguments: steps)
  func step(_ step: WalkStep, _ told: Told) {
    expect(told) { $0.step(step) }
  }

  static let views: [(ViewAnswer, Told)] = [
    (
      ViewAnswer(view: "SubView3", outcome: .hit, point: TracePoint(x: 65, y: 96), boundsContainPoint: true),
      Told(
        "SubView3 is the hit-test view: it gets the touch. In its own coordinates the touch is at (65, 96).",
        "SubView3是命中视图，触摸归它。在它自己的坐标系中，触摸点是(65, 96)。")
    ),
    (
      ViewAnswer(view: "TopView", outcome: .passedUp),
      Told("TopView was asked and returned another view.", "TopView被询问过，返回的是另一个视图。")
    ),
    (
      ViewAnswer(
        view: "SubView3", outcome: .refused,
        reason: TraceReason(.pointOutsideBounds, numbers: [.above: 185]),
        point: TracePoint(x: 212, y: -185), boundsContainPoint: false),
      Told(
        "SubView3 was asked and says no: the point is 185 pt above its bounds. In its own coordinates the touch is "
          + "at (212, -185).",
        "SubView3被询问过，返回nil：点在bounds上方185点处。在它自己的坐标系中，触摸点是(212, -185)。")
    ),
    (
      ViewAnswer(
        view: "SubView3", outcome: .refused, reason: TraceReason(.hidden), point: TracePoint(x: 1, y: 2),
        boundsContainPoint: true),
      Told(
        "SubView3 was asked and says no: hidden. In its own coordinates the touch is at (1, 2), inside its bounds.",
        "SubView3被询问过，返回nil：已隐藏。在它自己的坐标系中，触摸点是(1, 2)，位于bounds之内。")
    ),
    (
      ViewAnswer(
        view: "Label", outcome: .notAsked, reason: TraceReason(.siblingInFront, subject: "SubView4"),
        point: TracePoint(x: 1, y: 2), boundsContainPoint: false),
      Told(
        "Label (Hello) was never asked: SubView4 in front took the touch. In its own "
          + "coordinates the touch is at (1, 2), outside its bounds.",
        "Label（Hello）从未被询问：前面的SubView4接收了触摸。在它自己的坐标系中，触摸点是(1, 2)，位于bounds之外。")
    ),
    (
      ViewAnswer(
        view: "Label", outcome: .notAsked, reason: TraceReason(.pointOutsideBounds),
        front: TraceReason(.siblingInFront, subject: "SubView4"), point: TracePoint(x: 1, y: -2),
        boundsContainPoint: false),
      Told(
        "Label (Hello) does not contain the point; it was never asked, since SubView4 in "
          + "front took the touch. In its own coordinates the touch is at (1, -2).",
        "Label（Hello）不包含该点，也从未被询问，因为前面的SubView4接收了触摸。在它自己的坐标系中，触摸点是(1, -2)。")
    ),
    (
      ViewAnswer(view: "Label", outcome: .notAsked),
      Told("Label (Hello) was never asked.", "Label（Hello）从未被询问。")
    ),
  ]

  @Test("why not this view?", arguments: views)
  func view(_ answer: ViewAnswer, _ told: Told) {
    expect(told) { $0.view(answer) }
  }
}
