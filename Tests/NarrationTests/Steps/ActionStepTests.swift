// SPDX-License-Identifier: Apache-2.0

import Narration
import Testing
import Trace

@testable import Analysis

@Suite("Steps of controls, actions and code in a sentence")
struct ActionStepTests {
  private static func hook(_ hook: String, _ answer: Bool? = nil) -> TraceEvent.Kind {
    .controlTracking(control: "UIButton", hook: hook, touch: "touch1", answer: answer)
  }

  private static func property(_ name: String, _ value: String) -> TraceEvent.Kind {
    .propertyChanged(object: "UIButton", property: name, value: value)
  }

  @Test("tracking and properties")
  func controls() {
    expectSentences([
      (
        step(Self.hook("beginTracking", true)),
        Told(
          "UIButton begins to track the finger (beginTracking returns true).",
          "UIButton 开始跟踪手指（beginTracking 返回 true）。")
      ),
      (
        step(Self.hook("beginTracking", false)),
        Told(
          "UIButton does not track the finger (beginTracking returns false).",
          "UIButton 不跟踪手指（beginTracking 返回 false）。")
      ),
      (
        step(Self.hook("continueTracking", true)),
        Told(
          "UIButton goes on tracking the finger (continueTracking returns true).",
          "UIButton 继续跟踪手指（continueTracking 返回 true）。")
      ),
      (
        step(Self.hook("continueTracking", false)),
        Told(
          "UIButton stops tracking the finger (continueTracking returns false).",
          "UIButton 停止跟踪手指（continueTracking 返回 false）。")
      ),
      (
        step(Self.hook("endTracking")),
        Told(
          "UIButton ends its tracking, since the finger is lifted (endTracking).",
          "手指抬起，UIButton 结束跟踪（endTracking）。")
      ),
      (
        step(Self.hook("cancelTracking")),
        Told(
          "UIButton ends its tracking without a lift (cancelTracking).",
          "手指没有抬起，UIButton 中止跟踪（cancelTracking）。")
      ),
      (step(Self.hook("wiggle")), Told("wiggle of UIButton is called.", "调用 UIButton 的 wiggle。")),
      (
        step(Self.property("isTracking", "false"), Self.property("isHighlighted", "false")),
        Told(
          "isTracking and isHighlighted of UIButton are now false.",
          "UIButton 的 isTracking、isHighlighted 变为 false。")
      ),
      (
        step(Self.property("isTracking", "false"), Self.property("value", "0.5")),
        Told("isTracking and value of UIButton change.", "UIButton 的 isTracking、value 改变。")
      ),
      (
        step(.controlEventsSent(control: "UIButton", events: ["touchDown"])),
        Told(
          "UIButton sends touchDown, but no action is registered for it.",
          "UIButton 发送 touchDown，但没有为它注册 action。")
      ),
    ])
  }

  @Test("actions and their targets")
  func actions() {
    let started = TraceReason(.startsAtSender)
    expectSentences([
      (
        step(.targetSearchBegan(action: "save", sender: "UIButton", start: "UIButton", reason: started)),
        Told(
          "save has no target, so one is looked for from UIButton on: there is no first responder, so the search "
            + "starts at the sender.",
          "save 没有 target，从 UIButton 开始查找：没有第一响应者，因此从发送者开始查找。")
      ),
      (
        step(.targetAsked(responder: "UIButton", action: "save", answer: false)),
        Told("UIButton cannot perform save.", "UIButton 不能执行 save。")
      ),
      (
        step(.targetAsked(responder: "TopView", action: "save", answer: true)),
        Told("TopView can perform save, so it is the target.", "TopView 能执行 save，它就是 target。")
      ),
      (
        step(
          .actionSent(
            ActionRecord(action: "save", sender: "UIButton", target: "TopView", event: "touchUpInside"))),
        Told(
          "UIButton sends save to TopView (touchUpInside).",
          "UIButton 向 TopView 发送 save（touchUpInside）。")
      ),
      (
        step(.actionDropped(action: "save", sender: "UIButton", reason: TraceReason(.noTargetForAction))),
        Told(
          "UIButton sends save, which reaches nobody: no responder from the start of the search on performs it.",
          "UIButton 发送 save，但无人接收：从查找的起点往上，没有响应者能执行它。")
      ),
      (
        step(.callbackSent(receiver: "TopView", method: "didSelectRow", subject: "SubView3")),
        Told("didSelectRow of TopView is called for SubView3.", "调用 TopView 的 didSelectRow（SubView3）。")
      ),
    ])
  }

  @Test("first responders, other events, and what code does")
  func others() {
    expectSentences([
      (
        step(.firstResponderChanged(window: "UIWindow", from: "Label", to: "SubView3")),
        Told("SubView3 becomes first responder instead of Label.", "SubView3 取代 Label 成为第一响应者。")
      ),
      (
        step(.firstResponderChanged(window: "UIWindow", from: "Label", to: nil)),
        Told("Label is not first responder any more.", "Label 不再是第一响应者。")
      ),
      (
        step(
          .firstResponderRefused(
            responder: "Label", method: "becomeFirstResponder",
            reason: TraceReason(.cannotBecomeFirstResponder))),
        Told(
          "becomeFirstResponder of Label does nothing: canBecomeFirstResponder is false.",
          "Label 的 becomeFirstResponder 不起作用：canBecomeFirstResponder 为 false。")
      ),
      (
        step(.eventDelivered(responder: "SubView3", method: "pressesBegan", what: "select")),
        Told("SubView3 gets pressesBegan (select).", "SubView3 收到 pressesBegan（select）。")
      ),
      (
        step(.eventForwarded(responder: "SubView3", method: "pressesBegan", next: "TopView")),
        Told(
          "SubView3 does not handle pressesBegan and passes it on to its superview, TopView.",
          "SubView3 不处理 pressesBegan，事件传给它的父视图 TopView。")
      ),
      (
        step(
          .eventKept(responder: "SubView3", method: "pressesBegan", reason: TraceReason(.handledByResponder))),
        Told(
          "SubView3 gets pressesBegan and handles it: it implements the method and does not call super.",
          "SubView3 收到 pressesBegan 并处理：它实现了这个方法，且没有调用 super。")
      ),
      (
        step(.inputReceived(input: "interruption", object: nil, detail: "call")),
        Told("The system interrupts: call.", "系统中断：call。")
      ),
      (
        step(.inputReceived(input: "set", object: "tap", detail: "isEnabled = false")),
        Told("Code sets isEnabled = false on tap.", "代码设置 tap：isEnabled = false。")
      ),
      (
        step(.inputReceived(input: "removeFromSuperview", object: "SubView3", detail: "")),
        Told("Code calls removeFromSuperview of SubView3.", "代码调用 SubView3 的 removeFromSuperview。")
      ),
      (
        step(.inputReceived(input: "command", object: nil, detail: "paste:")),
        Told("Then comes command paste:.", "随后是菜单命令 paste:。")
      ),
    ])
  }
}
