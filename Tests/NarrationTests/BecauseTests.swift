// SPDX-License-Identifier: Apache-2.0

import Narration
import Testing
import Trace

@testable import Analysis

@Suite("A verdict says because of what")
struct BecauseTests {
  private static let made = TraceReason(.tapsCompleted, numbers: [.taps: 1])

  @Test(
    "an action that comes after the lift is told with how late, and with what held the touch back (GR-25)")
  func lateAction() {
    expect(
      Told(
        "Save gets the tap and sends save 0.35 s after the lift, because doubleTap on "
          + "Card is undecided until then and its delaysTouchesEnded is true.",
        "Save收到点击，在手指抬起0.35秒后发送save，因为Card上的点击手势doubleTap那时才有识别结果，且delaysTouchesEnded为true。"),
      of: {
        $0.down(on: "Save")
        $0.deliver(.began, to: "Save", .swallowedByControl) { $0.track("Save", [.touchDown]) }
        $0.lift(on: "Save")
        $0.hold(.ended, of: "Save", TraceReason(.recognizerDelaysEnded, subject: "doubleTap"))
        $0.time = 0.35
        $0.release(.ended, of: "Save", "doubleTap")
        $0.deliver(.ended, to: "Save", .swallowedByControl) {
          $0.add(.controlEventsSent(.init(control: "Save", events: [.touchUpInside]))) {
            $0.action("save", "Save", event: .touchUpInside)
          }
        }
      })
  }

  @Test("a view whose method comes after the lift is reported with how late (GR-24)")
  func lateView() {
    expect(
      Told(
        "Card gets the tap and handles it 0.35 s after the lift, because doubleTap on "
          + "Card is undecided until then and its delaysTouchesBegan is true.",
        "Card在手指抬起0.35秒后收到点击并处理它，因为Card上的点击手势doubleTap那时才有识别结果，且delaysTouchesBegan为true。"),
      of: {
        $0.down(on: "Card")
        $0.hold(.began, of: "Card", TraceReason(.recognizerDelaysBegan, subject: "doubleTap"))
        $0.lift(on: "Card")
        $0.time = 0.35
        $0.release(.began, of: "Card", "doubleTap")
        $0.deliver(.began, to: "Card")
      })
  }

  @Test("a touch-down that comes after the lift is reported with how late, whoever handles it (GR-24)")
  func lateTouchDown() {
    func held(_ end: (inout Story) -> Void) -> Story {
      var story = Story()
      story.down(on: "Card")
      story.hold(.began, of: "Card", TraceReason(.recognizerDelaysBegan, subject: "doubleTap"))
      story.lift(on: "Card")
      story.time = 0.35
      story.release(.began, of: "Card", "doubleTap")
      end(&story)
      return story
    }
    expect(
      Told(
        "Page handles the tap on Card 0.35 s after the lift, because doubleTap on Card is undecided until "
          + "then and its delaysTouchesBegan is true.",
        "Page在手指抬起0.35秒后收到Card上的点击并处理它，因为Card上的点击手势doubleTap那时才有识别结果，且delaysTouchesBegan为true。"),
      held { $0.deliver(.began, to: "Page") })
    expect(
      Told(
        "Card gets the tap 0.35 s after the lift, because doubleTap on Card is undecided until then and its "
          + "delaysTouchesBegan is true, and nobody handles it.",
        "Card在手指抬起0.35秒后收到点击，因为Card上的点击手势doubleTap那时才有识别结果，且delaysTouchesBegan为true，但没有响应者处理。"),
      held { $0.deliver(.began, to: "Page", .chainEnded) })
    expect(
      Told(
        "Table keeps the tap on Card 0.35 s after the lift and does nothing, because a scroll view passes "
          + "no touch on.",
        "Table在手指抬起0.35秒后收到Card上的点击，什么也不做，因为滚动视图不会把触摸向上传递。"),
      held { $0.deliver(.began, to: "Table", .swallowedByScrollView) })
  }

  @Test("a recognizer that waited for another one says so (GR-14)")
  func waited() {
    expect(
      Told(
        "tap on Card gets the tap and sends handleTap 0.35 s after the lift, because it "
          + "waits for doubleTap to fail.",
        "Card上的点击手势tap收到点击，在手指抬起0.35秒后发送handleTap，因为它要等doubleTap识别失败。"),
      of: {
        $0.down(on: "Card", ["tap", "doubleTap"])
        $0.lift(on: "Card")
        $0.add(.recognizerWaits(.init(recognizer: "tap", wish: .ended, other: "doubleTap")))
        $0.time = 0.35
        $0.state("doubleTap", .failed, TraceReason(.nextTapLate, numbers: [.allowed: 0.35]))
        $0.state("tap", .ended, Self.made)
        $0.action("handleTap", "tap", state: .ended)
      })
  }

  @Test("a row that is selected after all is reported with the setting that allows it (GR-23, SV-10)")
  func selectedAfterAll() {
    expect(
      Told(
        "Row is selected although sparing recognizes the tap too, because its "
          + "cancelsTouchesInView is false.",
        "虽然sparing也识别成功，Row仍被选中，因为它的cancelsTouchesInView为false。"),
      of: {
        $0.down(on: "Row", ["sparing"])
        $0.deliver(.began, to: "Table", .swallowedByScrollView)
        $0.lift(on: "Row")
        $0.state("sparing", .ended, Self.made)
        $0.action("dismiss", "sparing", state: .ended)
        $0.deliver(.ended, to: "Table", .swallowedByScrollView) {
          $0.add(.callbackSent(.init(receiver: "Table", method: .didDeselectRow, subject: "Icon")))
          $0.add(.callbackSent(.init(receiver: "Table", method: .didSelectRow, subject: "Row")))
        }
      })
  }

  @Test("becoming first responder is not mentioned beside another act (RC-18)")
  func focusesToo() {
    expect(
      Told(
        "Save gets the tap and sends save, because it is the deepest view under the finger.",
        "Save收到点击，发送save，因为它是包含触摸点的最深视图。"),
      of: {
        $0.down(on: "Save")
        $0.deliver(.began, to: "Save", .swallowedByControl) { $0.track("Save", [.touchDown]) }
        $0.lift(on: "Save")
        $0.deliver(.ended, to: "Save", .swallowedByControl) {
          $0.add(.controlEventsSent(.init(control: "Save", events: [.touchUpInside]))) {
            $0.action("save", "Save", event: .touchUpInside)
            $0.add(.firstResponderChanged(.init(window: "UIWindow", from: nil, to: "Field")))
          }
        }
      })
  }

  @Test(
    "a view in front that lets the touch through is told with the reason (HT-2, HT-17)",
    arguments: [
      (
        TraceReason(.customHitTest),
        "Overlay in front lets touches through where no view in it is hit: its hitTest returns nil instead of the view",
        "没有命中子视图的触摸会穿透前面的Overlay：它的hitTest返回nil而不是自己"
      ),
      (
        TraceReason(.interactionDisabled), "the isUserInteractionEnabled of Overlay in front is false",
        "前面的Overlay的isUserInteractionEnabled为false"
      ),
    ])
  func letsThrough(_ reason: TraceReason, _ english: String, _ chinese: String) {
    expect(
      Told(
        "Card gets the tap and handles it, because \(english).",
        "Card收到点击并处理它，因为\(chinese)。"),
      of: { Self.pass(reason, in: &$0) })
  }

  /// A tap on a card, behind an overlay that refuses it.
  private static func pass(_ reason: TraceReason, in story: inout Story) {
    story.walk([("UIWindow", "Card", nil), ("Overlay", nil, reason), ("Card", "Card", nil)])
    story.down(on: "Card")
    story.deliver(.began, to: "Card")
    story.lift(on: "Card")
  }

  @Test("a view in front that does not contain the point is not mentioned")
  func besideThePoint() {
    expect(
      Told(
        "Card gets the tap and handles it, because it is the deepest view under the finger "
          + "and implements touchesBegan.", "Card收到点击并处理它，因为它是包含触摸点的最深视图，并实现了touchesBegan。"),
      of: { Self.pass(TraceReason(.pointOutsideBounds, numbers: [.above: 20]), in: &$0) })
  }

  @Test("the search for the target of an action is not mentioned (UC-16)")
  func search() {
    expect(
      Told(
        "Save gets the tap and sends save, because it is the deepest view under the finger.",
        "Save收到点击，发送save，因为它是包含触摸点的最深视图。"),
      of: {
        $0.down(on: "Save")
        $0.deliver(.began, to: "Save", .swallowedByControl) { $0.track("Save", [.touchDown]) }
        $0.lift(on: "Save")
        $0.deliver(.ended, to: "Save", .swallowedByControl) {
          $0.add(.controlEventsSent(.init(control: "Save", events: [.touchUpInside]))) {
            let reason = TraceReason(.startsAtFirstResponder, subject: "Field")
            $0.add(.targetSearchBegan(.init(action: "save", sender: "Save", start: "Field", reason: reason)))
            {
              $0.add(.targetAsked(.init(responder: "Field", action: "save", answer: false)))
              $0.add(.targetAsked(.init(responder: "Editor", action: "save", answer: true)))
              $0.action("save", "Save", event: .touchUpInside)
            }
          }
        }
      })
  }
}

extension Story {
  /// A method of a view waits.
  fileprivate mutating func hold(_ method: TouchMethod, of view: String, _ reason: TraceReason) {
    add(.touchesHeld(.init(view: view, method: method, touches: ["touch1"], reason: reason)))
  }

  /// What waited is delivered, since a recognizer failed.
  fileprivate mutating func release(_ method: TouchMethod, of view: String, _ recognizer: String) {
    add(
      .touchesReleased(
        .init(
          view: view, method: method, touches: ["touch1"],
          reason: TraceReason(.recognizersFailed, subject: recognizer))))
  }

  /// A walk to the card: views, what they return, and why.
  fileprivate mutating func walk(_ steps: [(view: String, result: String?, reason: TraceReason?)]) {
    let point = TracePoint(x: 10, y: 10)
    add(.hitTestPassBegan(.init(touch: "touch1", pass: 1, location: point, windows: ["UIWindow"]))) {
      for step in steps {
        $0.add(.hitTestEntered(.init(view: step.view, point: point, isDirect: false)))
        $0.add(.hitTestReturned(.init(view: step.view, result: step.result, reason: step.reason)))
      }
      $0.add(.hitTestPassEnded(.init(touch: "touch1", pass: 1, view: "Card")))
    }
  }
}
