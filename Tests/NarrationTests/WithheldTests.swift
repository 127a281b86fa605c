// SPDX-License-Identifier: Apache-2.0

import Narration
import Testing
import Trace

@testable import Analysis

@Suite("What a view does not get of a touch is reported with the reason")
struct WithheldTests {
  private static func hit(_ view: String, then kind: TraceEvent.Kind) -> (inout Story) -> Void {
    return { story in
      story.down(on: view)
      story.add(kind)
      story.lift(on: view)
    }
  }

  private static func withheld(_ view: String, _ reason: TraceReason) -> (inout Story) -> Void {
    hit(view, then: .touchWithheld(.init(touch: "touch1", view: view, reason: reason)))
  }

  @Test("a view that is hit without getting the touch (TE-7, TE-8, SV-4)")
  func verdicts() {
    expect(
      Told(
        "Card is hit and never gets the tap, because it has a touch already and its "
          + "isMultipleTouchEnabled is false.",
        "命中Card，但它收不到点击，因为它已有一个触摸，且isMultipleTouchEnabled为false。"),
      of: Self.withheld("Card", TraceReason(.multipleTouchDisabled)))
    expect(
      Told(
        "Card is hit and never gets the tap, because Field has a touch, and the "
          + "isExclusiveTouch of that view is true.",
        "命中Card，但它收不到点击，因为Field已有触摸，且isExclusiveTouch为true。"),
      of: Self.withheld("Card", TraceReason(.exclusiveTouch, subject: "Field")))
    expect(
      Told(
        "Row is hit and never gets the tap, because touchesShouldBegin of Table said no.",
        "命中Row，但它收不到点击，因为Table的touchesShouldBegin返回false。"),
      of: Self.withheld("Row", TraceReason(.touchesShouldBeginRefused, subject: "Table")))
  }

  @Test("a touch that is held back to the end (GR-24)")
  func heldToTheEnd() {
    expect(
      Told(
        "Card is hit and never gets the tap, because doubleTap delays it while undecided "
          + "(delaysTouchesBegan).",
        "命中Card，但它收不到点击，因为doubleTap还没有识别结果（delaysTouchesBegan）。"),
      of: Self.hit(
        "Card",
        then: .touchesHeld(
          .init(
            view: "Card", method: .began, touches: ["touch1"],
            reason: TraceReason(.recognizerDelaysBegan, subject: "doubleTap")))))
  }

  @Test("a touch that the system interrupted before the view got it (TE-14)")
  func interrupted() {
    expect(
      Told(
        "Card is hit and never gets the touch, because the system interrupted the touch.",
        "命中Card，但它收不到触摸，因为系统事件取消了触摸。"),
      of: {
        $0.down(on: "Card")
        $0.move(.cancelled, on: "Card")
        $0.add(
          .touchesDiscarded(
            .init(
              view: "Card", method: .began, touches: ["touch1"], reason: TraceReason(.interrupted))))
      })
  }

  @Test("a touch that comes while interaction is ignored belongs to nobody (TE-14)")
  func ignored() {
    expect(
      Told(
        "Nobody gets the tap, because the application ignores interaction, or the window "
          + "is disabled.",
        "没有视图收到点击，因为App正在忽略交互事件，或窗口已禁用。"),
      of: {
        $0.down(on: nil)
        $0.add(
          .eventDropped(
            .init(
              touches: ["touch1"], method: .touches(.began), responder: nil,
              reason: TraceReason(.interactionIgnored))))
        $0.lift(on: nil)
      })
  }

  static let lines: [(DeliveryChange, Told)] = [
    (
      DeliveryChange(kind: .withheld, view: "Card", reason: TraceReason(.multipleTouchDisabled)),
      Told(
        "Card does not get the touch: it takes one touch at a time and has one (isMultipleTouchEnabled is off).",
        "Card收不到触摸：它同时只接收一个触摸，且已有一个（isMultipleTouchEnabled为false）。")
    ),
    (
      DeliveryChange(
        kind: .held, view: "Card", method: .ended,
        reason: TraceReason(.recognizerDelaysEnded, subject: "tap")),
      Told(
        "touchesEnded of Card waits: tap delays it while undecided (delaysTouchesEnded).",
        "Card的touchesEnded被延迟：tap还没有识别结果（delaysTouchesEnded）。")
    ),
    (
      DeliveryChange(
        kind: .released, view: "Card", method: .began,
        reason: TraceReason(.recognizersFailed, subject: "tap")),
      Told(
        "touchesBegan of Card is called at last: tap does not delay it any more.",
        "Card被延迟的touchesBegan此时才调用：tap不再延迟它。")
    ),
    (
      DeliveryChange(
        kind: .discarded, view: "Row", method: .began,
        reason: TraceReason(.scrollViewTookOver, subject: "Table")),
      Told(
        "touchesBegan of Row is never called: Table scrolls with the touch.",
        "Row的touchesBegan不会被调用：Table随触摸滚动。")
    ),
    (
      DeliveryChange(
        kind: .taken, view: "Card", reason: TraceReason(.recognizerCancelledTouches, subject: "tap")),
      Told(
        "Card loses the touch and gets touchesCancelled: tap recognized and cancels touches in the view.",
        "Card的触摸被取消，收到touchesCancelled：tap识别成功，取消了视图的触摸。")
    ),
    (
      DeliveryChange(kind: .detached, view: "Card"),
      Told("Card left the window and gets nothing more of the touch.", "Card离开了窗口，不再收到触摸。")
    ),
  ]

  @Test("each has a line", arguments: lines)
  func line(_ change: DeliveryChange, _ told: Told) {
    expect(told) { $0.line(change) }
  }
}

@Suite("What recognizers did and what was called has a line")
struct OutcomeLineTests {
  private func recognizer(_ change: (inout RecognizerAnswer) -> Void) -> RecognizerAnswer {
    var recognizer = RecognizerAnswer(
      id: "tap", className: "UITapGestureRecognizer", baseClass: "UITapGestureRecognizer", view: "UIButton")
    change(&recognizer)
    return recognizer
  }

  private func change(_ state: GestureState, _ code: TraceReason.Code, _ subject: String? = nil)
    -> StateHistory.Change
  {
    StateHistory.Change(time: 0, state: state, cause: TraceReason(code, subject: subject))
  }

  @Test("a recognizer's states, whom it waited for, and the last cause (GR-14)")
  func recognizers() {
    expect(
      Told(
        "tap (UITapGestureRecognizer on UIButton (Verify)): waited for doubleTap, then "
          + "recognized: the taps were made.",
        "tap（UIButton（Verify）上的UITapGestureRecognizer）：先等待doubleTap，然后识别成功：完成了所需的点击。")
    ) {
      $0.line(
        recognizer {
          $0.waitedFor = ["doubleTap"]
          $0.changes = [change(.ended, .tapsCompleted)]
        })
    }
    expect(
      Told(
        "tap (UITapGestureRecognizer on UIButton (Verify)): waits for A, B to fail.",
        "tap（UIButton（Verify）上的UITapGestureRecognizer）：等待A、B识别失败。")
    ) {
      $0.line(
        recognizer {
          $0.waitedFor = ["A", "B"]
          $0.isWaiting = true
        })
    }
    expect(
      Told(
        "tap (UITapGestureRecognizer on UIButton (Verify)): sees the touch and stays undecided.",
        "tap（UIButton（Verify）上的UITapGestureRecognizer）：收到触摸，始终停在possible。")
    ) { $0.line(recognizer { _ in }) }
    expect(
      Told(
        "tap (UITapGestureRecognizer): takes the touch out of its gesture.",
        "tap（UITapGestureRecognizer）：忽略这次触摸。")
    ) {
      $0.line(
        recognizer {
          $0.view = nil
          $0.ignoresTouch = true
        })
    }
  }

  private static func late(_ call: ActionCall) -> ActionCall {
    var call = call
    call.lateness = 0.35
    return call
  }

  static let calls: [(ActionCall, Told)] = [
    (
      ActionCall(kind: .action, name: "save", sender: "UIButton", target: "Editor", event: .touchUpInside),
      Told(
        "UIButton (Verify) sends save to Editor (touchUpInside).",
        "UIButton（Verify）向Editor发送save（touchUpInside）。")
    ),
    (
      ActionCall(
        kind: .action, name: "drag", sender: "UIButton", target: "Editor", event: .touchDragInside, count: 3),
      Told(
        "UIButton (Verify) sends drag to Editor (touchDragInside × 3).",
        "UIButton（Verify）向Editor发送drag（touchDragInside × 3）。")
    ),
    (
      late(
        ActionCall(kind: .action, name: "save", sender: "UIButton", target: "Editor", event: .touchUpInside)),
      Told(
        "UIButton (Verify) sends save to Editor (touchUpInside), 0.35 s after the lift.",
        "UIButton（Verify）向Editor发送save（touchUpInside），在手指抬起0.35秒之后。")
    ),
    (
      ActionCall(kind: .action, name: "copy", target: "Editor"),
      Told("copy is sent to Editor.", "向Editor发送copy。")
    ),
    (
      ActionCall(kind: .dropped, name: "go", sender: "tap", reason: TraceReason(.recognizerWithoutTarget)),
      Told(
        "tap sends go, which reaches nobody: a recognizer's action needs a target; none is looked up.",
        "tap发送go，但无人接收：手势的action必须有target，不会沿响应链查找。")
    ),
    (
      ActionCall(kind: .dropped, name: "go", reason: TraceReason(.nowhereToStart)),
      Told(
        "go is sent and reaches nobody: there is no responder from which a target could be searched.",
        "发送go，但无人接收：没有可供开始查找target的响应者。")
    ),
    (
      ActionCall(kind: .callback, name: "didSelectRow", target: "Editor", subject: "Label"),
      Told("didSelectRow of Editor is called for Label (Hello).", "调用Editor的didSelectRow（Label（Hello））。")
    ),
    (
      ActionCall(kind: .callback, name: "scrollViewDidScroll", target: "Editor", count: 4),
      Told("scrollViewDidScroll of Editor is called, 4 times.", "调用Editor的scrollViewDidScroll，共4次。")
    ),
  ]

  @Test("a call, or an action that reaches no target", arguments: calls)
  func line(_ call: ActionCall, _ told: Told) {
    expect(told) { $0.line(call) }
  }

  @Test("calls of the recognizers that views attach to themselves are not mentioned")
  func systemRecognizers() {
    var story = Story()
    story.down(on: "Row", ["scroll"])
    story.state("scroll", .began, TraceReason(.movedFarEnough))
    story.action("handlePan:", "scroll", to: "Table", state: .began)
    story.action("log", "tap", to: "Editor", state: .ended)
    let analysis = story.analysis
    #expect(analysis.touches[0].outcome.actions.map(\.name) == ["handlePan:"])
    #expect(analysis.touches[0].outcome.reportedActions == [])
  }
}
