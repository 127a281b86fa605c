// SPDX-License-Identifier: Apache-2.0

import Narration
import Testing
import Trace

@testable import Analysis

@Suite("Steps of the hit test and of delivery in a sentence")
struct DeliveryStepTests {
  private static func walk(
    _ view: String, result: String?, inside: TraceReason? = nil, gates: Bool = true,
    reason: TraceReason? = nil
  ) -> WalkStep {
    var step = WalkStep(
      order: 1, view: view, depth: 0, point: TracePoint(x: 1, y: 2), isDirect: false, result: result,
      reason: reason)
    if gates { step.gates = GateChecks(isUserInteractionEnabled: true) }
    step.isInside = gates
    step.insideReason = inside
    return step
  }

  private static func got(_ responder: String) -> TraceEvent.Kind {
    .touchesDelivered(.init(responder: responder, method: .ended, touches: ["touch1"]))
  }

  private static func kept(_ responder: String, _ code: TraceReason.Code) -> TraceEvent.Kind {
    .touchesKept(.init(responder: responder, method: .ended, reason: TraceReason(code)))
  }

  private static func forwarded(_ responder: String, to next: String) -> TraceEvent.Kind {
    .touchesForwarded(.init(responder: responder, method: .ended, next: next))
  }

  @Test("the hit test")
  func hitTest() {
    expectSentences([
      (
        step(.entered(Self.walk("TopView", result: "SubView3"))),
        Told(
          "The point is inside TopView, so its subviews are asked, from front to back.",
          "点在TopView之内，于是从前到后询问它的子视图。")
      ),
      (
        step(
          .entered(
            Self.walk(
              "TopView", result: "SubView3", inside: TraceReason(.customPointInside, numbers: [.above: 9])))),
        Told(
          "TopView claims the point: its point(inside:) says yes, though the point is 9 pt above its bounds. "
            + "So its subviews are asked, from front to back.",
          "TopView把该点视为在自己内部：点在bounds上方9点处，但它的point(inside:)返回true。于是从前到后询问它的子视图。")
      ),
      (
        step(.entered(Self.walk("TopView", result: nil, gates: false))),
        Told("TopView overrides hitTest and asks other views itself.", "TopView重写了hitTest，自行询问其他视图。")
      ),
      (
        step(.returned(Self.walk("TopView", result: "TopView"))),
        Told(
          "None of the subviews of TopView takes the touch, so TopView returns itself.",
          "TopView的子视图都返回nil，因此TopView返回自己。")
      ),
      (
        step(.returned(Self.walk("TopView", result: nil, reason: TraceReason(.customHitTest)))),
        Told("TopView overrides hitTest and returns nil.", "TopView重写了hitTest，返回nil。")
      ),
      (
        step(.found(view: "SubView3", path: [])),
        Told("The hit test is over: SubView3 is the hit-test view.", "命中测试结束：SubView3是命中视图。")
      ),
      (
        step(.found(view: nil, path: [])),
        Told("The hit test is over: no view takes the touch.", "命中测试结束：没有命中任何视图。")
      ),
      (
        step(.hitTestReturned(.init(view: "SubView3", result: nil, reason: nil))),
        Told("SubView3 returns nil.", "SubView3返回nil。")
      ),
    ])
  }

  @Test("what the finger does")
  func finger() {
    expectSentences([
      (
        step(.touchUpdated(sample(.began))),
        Told(
          "The finger is down at (220, 193.5). SubView3 is the touch's view until it ends, wherever the finger goes.",
          "手指在(220, 193.5)处按下。直到触摸结束，无论手指移到哪里，它的view都是SubView3。")
      ),
      (
        step(.touchUpdated(sample(.began, view: nil))),
        Told(
          "The finger is down at (220, 193.5), and the touch has no view.",
          "手指在(220, 193.5)处按下，这次触摸的view为nil。")
      ),
      (
        step(.touchUpdated(sample(.moved)), phase: .moved),
        Told("The finger moves to (220, 193.5).", "手指移动到(220, 193.5)。")
      ),
      (
        step(.touchUpdated(sample(.stationary)), phase: .moved),
        Told("The finger rests at (220, 193.5).", "手指停在(220, 193.5)。")
      ),
      (
        step(.touchUpdated(sample(.ended)), phase: .ended),
        Told("The finger is lifted at (220, 193.5).", "手指在(220, 193.5)处抬起。")
      ),
      (
        step(.touchUpdated(sample(.cancelled)), phase: .cancelled),
        Told("The system cancels the touch, which is at (220, 193.5).", "系统取消了触摸，位置在(220, 193.5)。")
      ),
      (
        step(.touchUpdated(sample(.moved)), phase: .later),
        Told("Then touch1 moves to (220, 193.5).", "随后touch1移动到(220, 193.5)。")
      ),
      (
        step(.repeated(count: 4, last: sample(.moved))),
        Told(
          "The finger moves 4 more times, to (220, 193.5), and the same happens each time.",
          "手指又移动4次，到(220, 193.5)：每次过程与前面相同。")
      ),
      (
        step(.repeated(count: 1, last: sample(.stationary))),
        Told(
          "The finger still rests at (220, 193.5), and the same happens.",
          "手指又在(220, 193.5)停留1次：过程与前面相同。")
      ),
    ])
  }

  @Test("how it comes to views, and what responders do with it")
  func responders() {
    let ends = TraceEvent.Kind.eventDropped(
      .init(
        touches: [], method: .touches(.ended), responder: "UIWindow", reason: TraceReason(.chainEnded)))
    expectSentences([
      (
        step(
          .eventSent(.init(receiver: "UIApplication", touches: ["touch1"])),
          .eventSent(.init(receiver: "UIWindow", touches: ["touch1"]))),
        Told(
          "sendEvent of UIApplication and UIWindow hands out the touch: to gesture recognizers first, then to the view.",
          "UIApplication、UIWindow的sendEvent分发触摸：先给手势识别器，再给视图。")
      ),
      (
        step(
          .responderChain(
            .init(
              touch: "touch1",
              links: [
                ChainLink(responder: "SubView3", rule: .superview),
                ChainLink(responder: "TopView", rule: .end),
              ]))),
        Told(
          "The responder chain goes from the hit-test view up: SubView3 → TopView.",
          "响应链从命中视图向上：SubView3 → TopView。")
      ),
      (step(Self.got("SubView3")), Told("SubView3 gets touchesEnded.", "SubView3收到touchesEnded。")),
      (
        step(Self.got("SubView3"), Self.kept("SubView3", .handledByResponder)),
        Told(
          "SubView3 gets touchesEnded and handles it: it implements the method and does not call super.",
          "SubView3收到touchesEnded并处理：它实现了该方法，且没有调用super。")
      ),
      (
        step(Self.got("UIButton"), Self.kept("UIButton", .swallowedByControl)),
        Told(
          "UIButton gets touchesEnded and keeps it, as controls do: nobody above it hears of it.",
          "UIButton收到touchesEnded，到此为止：控件不会把触摸向上传递。")
      ),
      (
        step(Self.got("SubView3"), Self.forwarded("SubView3", to: "TopView")),
        Told(
          "SubView3 does not handle touchesEnded and passes it on to its superview, TopView.",
          "SubView3不处理touchesEnded，向上传递给它的父视图TopView。")
      ),
      (
        step(Self.got("UIWindow"), ends),
        Told(
          "UIWindow gets touchesEnded, and it ends here unhandled: there is no next responder.",
          "UIWindow收到touchesEnded，没有响应者处理，事件被丢弃：next为nil。")
      ),
      (
        step(
          Self.got("SubView3"), Self.forwarded("SubView3", to: "TopView"), Self.got("TopView"),
          Self.kept("TopView", .swallowedByScrollView)),
        Told(
          "touchesEnded climbs from SubView3 to TopView, which keeps it, as scroll views do.",
          "touchesEnded从SubView3向上传递到滚动视图TopView为止。")
      ),
      (
        step(Self.got("SubView3"), Self.forwarded("SubView3", to: "UIWindow"), Self.got("UIWindow"), ends),
        Told(
          "touchesEnded climbs from SubView3 to UIWindow and ends there: there is no next responder.",
          "touchesEnded从SubView3向上传递到UIWindow，随后被丢弃：next为nil。")
      ),
      (
        step(
          .eventDropped(
            .init(
              touches: ["touch1"], method: .touches(.began), responder: nil, reason: TraceReason(.noWindow)))),
        Told("Nobody gets the touch: no window claimed the touch.", "没有视图收到触摸：没有窗口返回视图。")
      ),
    ])
  }

  @Test("what a view gets late, loses or never gets")
  func withholdings() {
    let (touches, view) = (["touch1"], "SubView3")
    let delays = TraceReason(.recognizerDelaysEnded, subject: "tap")
    expectSentences([
      (
        step(.touchWithheld(.init(touch: "touch1", view: view, reason: TraceReason(.interactionIgnored)))),
        Told(
          "SubView3 will not get the touch: the application ignores interaction, or the window is disabled.",
          "SubView3收不到触摸：App正在忽略交互事件，或窗口已禁用。")
      ),
      (
        step(.touchesHeld(.init(view: view, method: .ended, touches: touches, reason: delays))),
        Told(
          "SubView3 does not get touchesEnded yet: tap delays it while undecided (delaysTouchesEnded).",
          "SubView3的touchesEnded被延迟：tap还没有识别结果（delaysTouchesEnded）。")
      ),
      (
        step(
          .touchesReleased(
            .init(
              view: view, method: .ended, touches: touches, reason: TraceReason(.recognizersFailed)))),
        Told(
          "SubView3 can get touchesEnded now: nothing delays it any more.",
          "被延迟的touchesEnded送达SubView3：不再有手势延迟它。")
      ),
      (
        step(
          .touchesDiscarded(
            .init(
              view: view, method: .began, touches: touches,
              reason: TraceReason(.scrollViewTookOver, subject: "TopView")))),
        Told(
          "SubView3 will never get touchesBegan: TopView scrolls with the touch.",
          "SubView3不会收到touchesBegan：TopView随触摸滚动。")
      ),
      (
        step(.touchesTaken(.init(view: view, touches: touches, reason: TraceReason(.interrupted)))),
        Told("SubView3 loses the touch: the system interrupted the touch.", "SubView3的触摸被取消：系统事件取消了触摸。")
      ),
      (
        step(.touchDetached(.init(touch: "touch1", view: view))),
        Told("SubView3 left the window and gets nothing more of the touch.", "SubView3离开了窗口，不再收到触摸。")
      ),
    ])
  }

  @Test("the phases have names")
  func phases() {
    #expect(
      TouchStep.Phase.allCases.map(Samples.english.name)
        == ["Hit test", "Finger down", "Move", "Finger up", "Cancelled", "Later"])
    #expect(
      TouchStep.Phase.allCases.map(Samples.chinese.name)
        == ["命中测试", "手指按下", "移动", "手指抬起", "取消", "稍后"])
    let change = TouchStep.Change("tap", "state", before: "possible", after: "failed")
    #expect(Samples.english.subject(change) == "tap.state")
    #expect(Samples.chinese.subject(TouchStep.Change("", "phase", before: nil, after: "began")) == "phase")
  }
}
