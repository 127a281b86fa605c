// SPDX-License-Identifier: Apache-2.0

import Foundation
import Narration
import Testing
import Trace

@Suite("A reason of gestures, controls and actions is a clause in both languages")
struct ReasonClauseTests {
  private static func reason(
    _ code: TraceReason.Code, _ numbers: [TraceReason.Number: Double] = [:], subject: String? = nil
  ) -> TraceReason {
    TraceReason(code, subject: subject, numbers: numbers)
  }

  static let reasons: [(TraceReason, Told)] = [
    (reason(.setByCode), Told("its code set the state", "由代码设置")),
    (reason(.tapsCompleted, [.taps: 1]), Told("the tap was made", "完成了1次点击")),
    (reason(.tapsCompleted, [.taps: 2]), Told("2 taps were made", "完成了2次点击")),
    (
      reason(.movedTooFar, [.distance: 46, .allowed: 45]),
      Told("a finger moved 46 pt, and 45 pt are allowed", "手指移动了46点，最多允许45点")
    ),
    (
      reason(.heldTooLong, [.duration: 1.6, .allowed: 1.5]),
      Told("a finger stayed longer than the 1.5 s that are allowed", "手指按住超过了允许的1.5秒")
    ),
    (
      reason(.tooManyTouches, [.touches: 3, .allowed: 2]),
      Told("there were 3 fingers, and 2 allowed", "有3根手指，最多允许2根")
    ),
    (
      reason(.tooFewTouches, [.touches: 1, .needed: 2]),
      Told("there was 1 finger, and 2 needed", "只有1根手指，需要2根")
    ),
    (reason(.heldLongEnough, [.duration: 0.5]), Told("a finger stayed 0.5 s", "手指按住了0.5秒")),
    (
      reason(.delayOver, [.duration: 0.15, .distance: 30]),
      Told("its 0.15 s are over", "延迟的0.15秒已到")
    ),
    (reason(.recognizerDisabled), Told("it was disabled", "它被禁用")),
    (
      reason(.recognizerDisabled, [.time: 0.5], subject: "Editor"),
      Told("Editor disabled it at 0.5 s", "Editor在0.5秒时禁用了它")
    ),
    (
      TraceReason(.recognizerDisabled, subject: "Editor", method: "edited", numbers: [.time: 0.5]),
      Told("Editor disabled it in edited at 0.5 s", "Editor在0.5秒时在edited里禁用了它")
    ),
    (
      reason(.recognizerDisabled, [.time: 0.5]),
      Told("it was disabled at 0.5 s", "它在0.5秒时被禁用")
    ),
    (reason(.liftedTooSoon), Told("the lift came too soon", "手指抬起得太早")),
    (
      reason(.movedFarEnough, [.distance: 12, .needed: 10]),
      Told("the fingers moved 12 pt, and 10 pt are needed", "手指移动了12点，需要10点")
    ),
    (
      reason(.movedFarEnough, [.distance: 9, .scale: 1.25, .needed: 8]),
      Told(
        "the fingers' distance changed by 9 pt to scale 1.25, and 8 pt are needed",
        "手指间距变化了9点，比例为1.25，需要8点")
    ),
    (
      reason(.movedFarEnough, [.rotation: 0.3, .needed: 0.2]),
      Told("the fingers turned 0.3 rad, and 0.2 are needed", "手指转动了0.3 rad，需要0.2")
    ),
    (
      reason(.wrongDirection, [.distance: 50, .needed: 50]),
      Told("the fingers did not move in its direction", "手指移动的方向不符")
    ),
    (
      reason(.startedOffEdge),
      Told("the finger did not start at an edge that it looks at", "手指不是从它的edges指定的边缘开始的")
    ),
    (
      reason(.requiredRecognizerRecognized, subject: "doubleTap"),
      Told("doubleTap, which must fail first, recognized", "它要求先失败的doubleTap识别成功")
    ),
    (reason(.recognizerPrevented, subject: "pan"), Told("pan prevents it", "pan阻止了它")),
    (reason(.recognizerPrevented), Told("another object prevents it", "另一个对象阻止了它")),
    (
      reason(.delegateRefusedBegin, subject: "Editor"),
      Told(
        "gestureRecognizerShouldBegin of its delegate Editor said no",
        "它的代理Editor的gestureRecognizerShouldBegin返回false")
    ),
    (
      reason(.controlVetoed, subject: "UIButton"),
      Told("UIButton (Verify) is a system control and goes first", "UIButton（Verify）是系统控件，优先于它")
    ),
    (reason(.waitsInCycle), Told("it waits in a circle of failure requirements", "它处于失败依赖的循环中")),
    (reason(.recognizersFailed), Told("nothing delays it any more", "不再有手势延迟它")),
    (
      reason(.targetLacksAction, subject: "Editor"),
      Told("Editor does not have the method, so an app would crash", "Editor没有实现该方法，App会崩溃")
    ),
    (
      reason(.firstResponderStays, subject: "Field"),
      Told("Field is first responder and does not resign", "Field是第一响应者，且拒绝放弃")
    ),
  ]

  @Test(arguments: reasons)
  func reason(_ reason: TraceReason, _ told: Told) {
    expect(told) { $0.reason(reason, of: "Label") }
  }

  @Test("every code has a clause, and each its own")
  func everyCode() {
    for narrator in [Samples.english, Samples.chinese] {
      var clauses: [String: TraceReason.Code] = [:]
      for code in TraceReason.Code.known {
        let numbers: [TraceReason.Number: Double] =
          code == .customPointInside
          ? [:] : [.left: 1, .width: 0, .height: 0, .alpha: 0, .threshold: 0.01]
        let reason = TraceReason(code, subject: "TopView", numbers: numbers)
        let clause = narrator.reason(reason, of: "SubView3").plain
        #expect(!clause.isEmpty && (clause != code.rawValue || code == .hidden), "\(code)")
        #expect(clauses.updateValue(code, forKey: clause) == nil, "\(code): \(clause)")
      }
    }
  }
}
