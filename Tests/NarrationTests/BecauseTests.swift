// SPDX-License-Identifier: Apache-2.0

import Narration
import Testing
import Trace

@testable import Analysis

@Suite("A verdict says because of what")
struct BecauseTests {
  private static let made = TraceReason(.tapsCompleted, numbers: ["taps": 1])

  @Test(
    "an action that comes after the lift is told with how late, and with what held the touch back (GR-25)")
  func lateAction() {
    expect(
      Told(
        "Save gets the tap and sends save to Editor (touchUpInside) 0.35 s after the lift, because doubleTap delays "
          + "it while undecided (delaysTouchesEnded).",
        "Save 收到点击，在手指抬起 0.35 秒后向 Editor 发送 save（touchUpInside），"
          + "因为 doubleTap 尚未有结果，暂缓了它（delaysTouchesEnded）。"),
      of: {
        $0.down(on: "Save")
        $0.deliver("touchesBegan", to: "Save", .swallowedByControl) { $0.track("Save", ["touchDown"]) }
        $0.lift(on: "Save")
        $0.hold("touchesEnded", of: "Save", TraceReason(.recognizerDelaysEnded, subject: "doubleTap"))
        $0.time = 0.35
        $0.release("touchesEnded", of: "Save", "doubleTap")
        $0.deliver("touchesEnded", to: "Save", .swallowedByControl) {
          $0.add(.controlEventsSent(control: "Save", events: ["touchUpInside"])) {
            $0.action("save", "Save", event: "touchUpInside")
          }
        }
      })
  }

  @Test("a view whose method comes after the lift is told with how late (GR-24)")
  func lateView() {
    expect(
      Told(
        "Card gets the tap and handles it. touchesBegan of Card comes 0.35 s after the lift, because doubleTap delays "
          + "it while undecided (delaysTouchesBegan).",
        "Card 收到点击，并由自己处理。Card 在手指抬起 0.35 秒后才收到 touchesBegan，"
          + "因为 doubleTap 尚未有结果，暂缓了它（delaysTouchesBegan）。"),
      of: {
        $0.down(on: "Card")
        $0.hold("touchesBegan", of: "Card", TraceReason(.recognizerDelaysBegan, subject: "doubleTap"))
        $0.lift(on: "Card")
        $0.time = 0.35
        $0.release("touchesBegan", of: "Card", "doubleTap")
        $0.deliver("touchesBegan", to: "Card")
      })
  }

  @Test("a recognizer that waited for another one says so (GR-14)")
  func waited() {
    expect(
      Told(
        "The tap recognizer tap on Card recognizes and sends handleTap to Editor 0.35 s after the lift, because it "
          + "waited for doubleTap to fail.",
        "Card 上的点击手势 tap 识别成功，在手指抬起 0.35 秒后向 Editor 发送 handleTap，因为它要先等 doubleTap 失败。"),
      of: {
        $0.down(on: "Card", ["tap", "doubleTap"])
        $0.lift(on: "Card")
        $0.add(.recognizerWaits(recognizer: "tap", wish: "ended", other: "doubleTap"))
        $0.time = 0.35
        $0.state("doubleTap", "failed", TraceReason(.nextTapLate, numbers: ["allowed": 0.35]))
        $0.state("tap", "ended", Self.made)
        $0.action("handleTap", "tap", state: "ended")
      })
  }

  @Test("a row that is selected after all is told, and because of which setting (GR-23, SV-10)")
  func selectedAfterAll() {
    expect(
      Told(
        "The tap recognizer sparing on Page recognizes and sends dismiss to Editor, because the tap was made. "
          + "Table selects Row as well, because cancelsTouchesInView of sparing is false.",
        "Page 上的点击手势 sparing 识别成功，向 Editor 发送 dismiss，因为完成了 1 次点击。"
          + "Table 也选中 Row，因为 sparing 的 cancelsTouchesInView 为 false。"),
      of: {
        $0.down(on: "Row", ["sparing"])
        $0.deliver("touchesBegan", to: "Table", .swallowedByScrollView)
        $0.lift(on: "Row")
        $0.state("sparing", "ended", Self.made)
        $0.action("dismiss", "sparing", state: "ended")
        $0.deliver("touchesEnded", to: "Table", .swallowedByScrollView) {
          $0.add(.callbackSent(receiver: "Table", method: "didDeselectRow", subject: "Icon"))
          $0.add(.callbackSent(receiver: "Table", method: "didSelectRow", subject: "Row"))
        }
      })
  }

  @Test("whoever becomes first responder beside another act is told (RC-18)")
  func focusesToo() {
    expect(
      Told(
        "Save gets the tap and sends save to Editor (touchUpInside). Field becomes first responder as well.",
        "Save 收到点击，向 Editor 发送 save（touchUpInside）。Field 也成为第一响应者。"),
      of: {
        $0.down(on: "Save")
        $0.deliver("touchesBegan", to: "Save", .swallowedByControl) { $0.track("Save", ["touchDown"]) }
        $0.lift(on: "Save")
        $0.deliver("touchesEnded", to: "Save", .swallowedByControl) {
          $0.add(.controlEventsSent(control: "Save", events: ["touchUpInside"])) {
            $0.action("save", "Save", event: "touchUpInside")
            $0.add(.firstResponderChanged(window: "UIWindow", from: nil, to: "Field"))
          }
        }
      })
  }

  @Test(
    "a view in front that lets the touch through is told with the reason (HT-2, HT-17)",
    arguments: [
      (
        TraceReason(.customHitTest), "its override of hitTest says no (passThrough)",
        "它重写的 hitTest 返回 nil（自身不接触摸，子视图照常）"
      ), (TraceReason(.interactionDisabled), "its user interaction is disabled", "它已关闭用户交互"),
    ])
  func letsThrough(_ reason: TraceReason, _ english: String, _ chinese: String) {
    expect(
      Told(
        "Card gets the tap and handles it. Overlay in front lets it through, because \(english).",
        "Card 收到点击，并由自己处理。前面的 Overlay 放过了触摸，因为\(chinese)。"),
      of: { Self.pass(reason, in: &$0) })
  }

  /// A tap on a card, behind an overlay that refuses it.
  private static func pass(_ reason: TraceReason, in story: inout Story) {
    story.walk([("UIWindow", "Card", nil), ("Overlay", nil, reason), ("Card", "Card", nil)])
    story.down(on: "Card")
    story.deliver("touchesBegan", to: "Card")
    story.lift(on: "Card")
  }

  @Test("a view in front that the point does not lie in is not told of")
  func besideThePoint() {
    expect(
      Told("Card gets the tap and handles it.", "Card 收到点击，并由自己处理。"),
      of: { Self.pass(TraceReason(.pointOutsideBounds, numbers: ["above": 20]), in: &$0) })
  }

  @Test("an action whose target was looked for says from where on (UC-16)")
  func search() {
    expect(
      Told(
        "Save gets the tap and sends save to Editor (touchUpInside), because Editor is the first from the first "
          + "responder Field on that performs it.",
        "Save 收到点击，向 Editor 发送 save（touchUpInside），因为从第一响应者 Field 找起，第一个能执行它的是 Editor。"),
      of: {
        $0.down(on: "Save")
        $0.deliver("touchesBegan", to: "Save", .swallowedByControl) { $0.track("Save", ["touchDown"]) }
        $0.lift(on: "Save")
        $0.deliver("touchesEnded", to: "Save", .swallowedByControl) {
          $0.add(.controlEventsSent(control: "Save", events: ["touchUpInside"])) {
            let reason = TraceReason(.startsAtFirstResponder, subject: "Field")
            $0.add(.targetSearchBegan(action: "save", sender: "Save", start: "Field", reason: reason)) {
              $0.add(.targetAsked(responder: "Field", action: "save", answer: false))
              $0.add(.targetAsked(responder: "Editor", action: "save", answer: true))
              $0.action("save", "Save", event: "touchUpInside")
            }
          }
        }
      })
  }
}

extension Story {
  /// A method of a view waits.
  fileprivate mutating func hold(_ method: String, of view: String, _ reason: TraceReason) {
    add(.touchesHeld(view: view, method: method, touches: ["touch1"], reason: reason))
  }

  /// What waited is delivered, since a recognizer failed.
  fileprivate mutating func release(_ method: String, of view: String, _ recognizer: String) {
    add(
      .touchesReleased(
        view: view, method: method, touches: ["touch1"],
        reason: TraceReason(.recognizersFailed, subject: recognizer)))
  }

  /// A walk to the card: views, what they return, and why.
  fileprivate mutating func walk(_ steps: [(view: String, result: String?, reason: TraceReason?)]) {
    let point = TracePoint(x: 10, y: 10)
    add(.hitTestPassBegan(touch: "touch1", pass: 1, location: point, windows: ["UIWindow"])) {
      for step in steps {
        $0.add(.hitTestEntered(view: step.view, point: point, isDirect: false))
        $0.add(.hitTestReturned(view: step.view, result: step.result, reason: step.reason))
      }
      $0.add(.hitTestPassEnded(touch: "touch1", pass: 1, view: "Card"))
    }
  }
}
