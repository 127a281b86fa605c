// SPDX-License-Identifier: Apache-2.0

import Narration
import Testing
import Trace

@testable import Analysis

@Suite("Steps of controls, actions and code in a sentence")
struct ActionStepTests {
  private static func hook(_ hook: TrackingHook, _ answer: Bool? = nil) -> TraceEvent.Kind {
    .controlTracking(.init(control: "UIButton", hook: hook, touch: "touch1", answer: answer))
  }

  private static func property(_ name: String, _ value: PropertyValue) -> TraceEvent.Kind {
    .propertyChanged(.init(object: "UIButton", property: name, value: value))
  }

  @Test("tracking and properties")
  func controls() {
    expectSentences([
      (
        step(Self.hook(.beginTracking, true)),
        Told(
          "UIButton begins to track the finger (beginTracking returns true).",
          "UIButton开始跟踪手指（beginTracking返回true）。")
      ),
      (
        step(Self.hook(.beginTracking, false)),
        Told(
          "UIButton does not track the finger (beginTracking returns false).",
          "UIButton不跟踪手指（beginTracking返回false）。")
      ),
      (
        step(Self.hook(.continueTracking, true)),
        Told(
          "UIButton goes on tracking the finger (continueTracking returns true).",
          "UIButton继续跟踪手指（continueTracking返回true）。")
      ),
      (
        step(Self.hook(.continueTracking, false)),
        Told(
          "UIButton stops tracking the finger (continueTracking returns false).",
          "UIButton停止跟踪手指（continueTracking返回false）。")
      ),
      (
        step(Self.hook(.endTracking)),
        Told(
          "UIButton ends its tracking, since the finger is lifted (endTracking).",
          "手指抬起，UIButton结束跟踪（endTracking）。")
      ),
      (
        step(Self.hook(.cancelTracking)),
        Told(
          "UIButton ends its tracking without a lift (cancelTracking).",
          "手指没有抬起，UIButton中止跟踪（cancelTracking）。")
      ),
      (
        step(Self.property("isTracking", .bool(false)), Self.property("isHighlighted", .bool(false))),
        Told(
          "isTracking and isHighlighted of UIButton are now false.",
          "UIButton的isTracking、isHighlighted变为false。")
      ),
      (
        step(Self.property("isTracking", .bool(false)), Self.property("value", .number(0.5))),
        Told("isTracking and value of UIButton change.", "UIButton的isTracking、value改变。")
      ),
      (
        step(.controlEventsSent(.init(control: "UIButton", events: [.touchDown]))),
        Told(
          "UIButton sends touchDown, but no action is registered for it.",
          "UIButton发送touchDown，但没有为它注册action。")
      ),
    ])
  }

  @Test("actions and their targets")
  func actions() {
    let started = TraceReason(.startsAtSender)
    expectSentences([
      (
        step(
          .targetSearchBegan(.init(action: "save", sender: "UIButton", start: "UIButton", reason: started))),
        Told(
          "save has no target, so one is looked for from UIButton on: there is no first responder, so the search "
            + "starts at the sender.",
          "save的target为nil，从UIButton开始查找：没有第一响应者，因此从发送者开始查找。")
      ),
      (
        step(.targetAsked(.init(responder: "UIButton", action: "save", answer: false))),
        Told("UIButton cannot perform save.", "UIButton不能执行save。")
      ),
      (
        step(.targetAsked(.init(responder: "TopView", action: "save", answer: true))),
        Told("TopView can perform save, so it is the target.", "TopView能执行save，它就是target。")
      ),
      (
        step(
          .actionSent(
            ActionRecord(action: "save", sender: "UIButton", target: "TopView", event: .touchUpInside))),
        Told(
          "UIButton sends save to TopView (touchUpInside).",
          "UIButton向TopView发送save（touchUpInside）。")
      ),
      (
        step(
          .actionDropped(.init(action: "save", sender: "UIButton", reason: TraceReason(.noTargetForAction)))),
        Told(
          "UIButton sends save, which reaches nobody: no responder from the start of the search on performs it.",
          "UIButton发送save，但无人接收：从查找起点往上，没有响应者能执行它。")
      ),
      (
        step(.callbackSent(.init(receiver: "TopView", method: .didSelectRow, subject: "SubView3"))),
        Told("didSelectRow of TopView is called for SubView3.", "调用TopView的didSelectRow（SubView3）。")
      ),
    ])
  }

  @Test("first responders, other events, and what code does")
  func others() {
    expectSentences([
      (
        step(.firstResponderChanged(.init(window: "UIWindow", from: "Label", to: "SubView3"))),
        Told("SubView3 becomes first responder instead of Label.", "SubView3取代Label成为第一响应者。")
      ),
      (
        step(.firstResponderChanged(.init(window: "UIWindow", from: "Label", to: nil))),
        Told("Label is not first responder any more.", "Label不再是第一响应者。")
      ),
      (
        step(
          .firstResponderRefused(
            .init(
              responder: "Label", method: .become,
              reason: TraceReason(.cannotBecomeFirstResponder)))),
        Told(
          "becomeFirstResponder of Label does nothing: canBecomeFirstResponder is false.",
          "Label的becomeFirstResponder失败：canBecomeFirstResponder为false。")
      ),
      (
        step(.eventDelivered(.init(responder: "SubView3", method: .pressesBegan, what: "select"))),
        Told("SubView3 gets pressesBegan (select).", "SubView3收到pressesBegan（select）。")
      ),
      (
        step(.eventForwarded(.init(responder: "SubView3", method: .pressesBegan, next: "TopView"))),
        Told(
          "SubView3 does not handle pressesBegan and passes it on to its superview, TopView.",
          "SubView3不处理pressesBegan，向上传递给它的父视图TopView。")
      ),
      (
        step(
          .eventKept(
            .init(responder: "SubView3", method: .pressesBegan, reason: TraceReason(.handledByResponder)))),
        Told(
          "SubView3 gets pressesBegan and handles it: it implements the method and does not call super.",
          "SubView3收到pressesBegan并处理：它实现了该方法，且没有调用super。")
      ),
      (
        step(.inputReceived(.init(input: .interruption, what: "call"))),
        Told("The system interrupts: call.", "系统事件：call。")
      ),
      (
        step(.inputReceived(.init(input: .set, object: "tap", what: "isEnabled = false"))),
        Told("Code sets isEnabled = false on tap.", "代码设置tap：isEnabled = false。")
      ),
      (
        step(.inputReceived(.init(input: .method("removeFromSuperview"), object: "SubView3"))),
        Told("Code calls removeFromSuperview of SubView3.", "代码调用SubView3的removeFromSuperview。")
      ),
      (
        step(.inputReceived(.init(input: .command, what: "paste:"))),
        Told("The command paste: is sent.", "发送命令paste:。")
      ),
    ])
  }
}
