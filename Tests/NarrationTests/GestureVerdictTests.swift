// SPDX-License-Identifier: Apache-2.0

import Narration
import Testing
import Trace

@testable import Analysis

@Suite("A verdict on a gesture tells who recognizes it and what that means for the view")
struct GestureVerdictTests {
  private static let made = TraceReason(.tapsCompleted, numbers: ["taps": 1])

  /// A tap on the card that is recognized, up to the action.
  private static func tap(_ story: inout Story, delivers: Bool = true) {
    story.down(on: "Card", ["tap"])
    if delivers { story.deliver("touchesBegan", to: "Card") }
    story.lift(on: "Card")
    story.state("tap", "ended", made)
  }

  private static func taken(_ view: String, by recognizer: String) -> TraceEvent.Kind {
    .touchesTaken(
      view: view, touches: ["touch1"], reason: TraceReason(.recognizerCancelledTouches, subject: recognizer))
  }

  @Test("recognition sends the action and cancels the view's touches (GR-23)")
  func cancels() {
    expect(
      Told(
        "The tap recognizer tap on Card recognizes and sends handleTap to Editor, because the tap was made. "
          + "The touches of Card are cancelled, because cancelsTouchesInView of tap is true.",
        "Card 上的点击手势 tap 识别成功，向 Editor 发送 handleTap，因为完成了 1 次点击。"
          + "Card 的触摸被收走，因为 tap 的 cancelsTouchesInView 为 true。"),
      of: {
        Self.tap(&$0)
        $0.action("handleTap", "tap", state: "ended")
        $0.add(Self.taken("Card", by: "tap"))
      })
  }

  @Test("without cancelsTouchesInView nothing is taken, and every target is named (GR-30)")
  func leavesTheView() {
    expect(
      Told(
        "The tap recognizer tap on Card recognizes and sends handleTap to Editor, count to Log, because the tap "
          + "was made.",
        "Card 上的点击手势 tap 识别成功，向 Editor 发送 handleTap、向 Log 发送 count，因为完成了 1 次点击。"),
      of: {
        Self.tap(&$0)
        $0.action("handleTap", "tap", state: "ended")
        $0.action("count", "tap", to: "Log", state: "ended")
      })
  }

  @Test("a view whose touch was delayed never gets it (GR-24)")
  func neverGets() {
    expect(
      Told(
        "The tap recognizer tap on Card recognizes and sends handleTap to Editor, because the tap was made. "
          + "Card never gets the touch, because cancelsTouchesInView of tap is true.",
        "Card 上的点击手势 tap 识别成功，向 Editor 发送 handleTap，因为完成了 1 次点击。"
          + "Card 始终收不到触摸，因为 tap 的 cancelsTouchesInView 为 true。"),
      of: {
        Self.tap(&$0, delivers: false)
        $0.action("handleTap", "tap", state: "ended")
        $0.add(
          .touchesDiscarded(
            view: "Card", method: "touchesBegan", touches: ["touch1"],
            reason: TraceReason(.recognizerCancelledTouches, subject: "tap")))
      })
  }

  @Test("recognition without an action is told as such, with the reason")
  func inVain() {
    expect(
      Told(
        "The tap recognizer tap on Card recognizes, but sends nothing: no action is registered. "
          + "The touches of Card are cancelled, because cancelsTouchesInView of tap is true.",
        "Card 上的点击手势 tap 识别成功，但没有发送 action：没有注册 action。"
          + "Card 的触摸被收走，因为 tap 的 cancelsTouchesInView 为 true。"),
      of: {
        Self.tap(&$0)
        $0.add(Self.taken("Card", by: "tap"))
      })
    expect(
      Told(
        "The tap recognizer tap on Card recognizes, but handleTap reaches nobody: the target is gone.",
        "Card 上的点击手势 tap 识别成功，但 handleTap 无人接收：target 已不存在。"),
      of: {
        Self.tap(&$0)
        $0.add(.actionDropped(action: "handleTap", sender: "tap", reason: TraceReason(.targetGone)))
      })
  }

  @Test(
    "where the source does not tell of actions, none is said to be missing",
    arguments: [
      Story(source: "recursiveDescription"), Story(source: "code"),
      Story(source: "storyboard", unknown: ["code"]),
    ])
  func unknownActions(_ empty: Story) {
    var story = empty
    Self.tap(&story)
    expect(
      Told(
        "The tap recognizer tap on Card recognizes; no action of it is known.",
        "Card 上的点击手势 tap 识别成功；不知道它有哪些 action。"), story)
  }

  @Test("a continuous gesture is told once, however many actions it sends (GR-8)")
  func pan() {
    var story = Story()
    story.down(on: "Card", ["pan"])
    story.deliver("touchesBegan", to: "Card")
    story.move("moved", on: "Card", x: 40)
    story.state("pan", "began", TraceReason(.movedFarEnough, numbers: ["distance": 12.5, "needed": 10]))
    story.action("handlePan", "pan", state: "began")
    story.add(Self.taken("Card", by: "pan"))
    for x in [50.0, 60] {
      story.move("moved", on: "Card", x: x)
      story.state("pan", "changed", TraceReason(.touchesMoved), from: "began")
      story.action("handlePan", "pan", state: "changed")
    }
    story.lift(on: "Card")
    story.state("pan", "ended", TraceReason(.touchesLifted), from: "changed")
    story.action("handlePan", "pan", state: "ended")
    story.state("pan", "possible", TraceReason(.sequenceOver), from: "ended")
    expect(
      Told(
        "The pan recognizer pan on Page recognizes and sends handlePan to Editor, because the fingers moved "
          + "12.5 pt, and 10 pt are needed. The touches of Card are cancelled, because cancelsTouchesInView of "
          + "pan is true.",
        "Page 上的拖移手势 pan 识别成功，向 Editor 发送 handlePan，因为手指移动了 12.5 pt，需要 10 pt。"
          + "Card 的触摸被收走，因为 pan 的 cancelsTouchesInView 为 true。"), story)
    expect(
      Told(
        "pan (DragRecognizer on Page): began, changed × 2, ended: the fingers were lifted.",
        "pan（Page 上的 DragRecognizer）：开始、变化 × 2、结束：手指抬起。"), story
    ) { $0.line($1.touches[0].outcome.recognizers[0]) }
    expect(
      Told(
        "pan sends handlePan to Editor (began, changed × 2, ended).",
        "pan 向 Editor 发送 handlePan（开始、变化 × 2、结束）。"), story
    ) { $0.line($1.touches[0].outcome.actions[0]) }
  }

  @Test("others that recognize are told too (GR-22)")
  func together() {
    expect(
      Told(
        "The tap recognizer tap on Card recognizes and sends handleTap to Editor, because the tap was made. "
          + "The tap recognizer pageTap on Page recognizes as well.",
        "Card 上的点击手势 tap 识别成功，向 Editor 发送 handleTap，因为完成了 1 次点击。"
          + "Page 上的点击手势 pageTap 也识别成功。"),
      of: {
        $0.down(on: "Card", ["tap", "pageTap"])
        $0.lift(on: "Card")
        $0.state("tap", "ended", Self.made)
        $0.state("pageTap", "ended", Self.made)
        $0.action("handleTap", "tap", state: "ended")
      })
  }

  @Test(
    "a double tap is the answer for both of its touches, and a timer's failure for the touch before it (GR-15)"
  )
  func severalTouches() {
    var story = Story()
    story.down("touch1", on: "Card", ["doubleTap"])
    story.lift("touch1", on: "Card")
    story.down("touch2", on: "Card", ["doubleTap"])
    story.lift("touch2", on: "Card")
    story.state("doubleTap", "ended", TraceReason(.tapsCompleted, numbers: ["taps": 2]))
    story.action("zoom", "doubleTap", state: "ended")
    story.state("doubleTap", "possible", TraceReason(.sequenceOver), from: "ended")
    story.down("touch3", on: "Card", ["doubleTap"])
    story.lift("touch3", on: "Card")
    story.add(.timerFired(owner: "doubleTap", timer: "next tap")) {
      $0.state("doubleTap", "failed", TraceReason(.nextTapLate, numbers: ["allowed": 0.35]))
    }
    let touches = story.analysis.touches
    #expect(touches.map(\.verdict.code) == [.recognized, .recognized, .dropped])
    #expect(touches.map { $0.outcome.actions.map(\.name) } == [["zoom"], ["zoom"], []])
    expect(
      Told(
        "doubleTap (UITapGestureRecognizer on Card): failed: the next tap did not come within 0.35 s.",
        "doubleTap（Card 上的 UITapGestureRecognizer）：失败：0.35 秒内没有下一次点击。"), story
    ) { $0.line($1.touches[2].outcome.recognizers[0]) }
  }

  @Test(
    "a touch belongs to the attempt that it is part of, and not to one that is over or that let it go (GR-36)"
  )
  func attempts() {
    var story = Story(source: "code")
    story.down("touch1", on: "Card", ["circle"])
    story.lift("touch1", on: "Card")
    story.down("touch2", on: "Card", ["circle"])
    story.down("touch3", on: "Card", ["circle"])
    story.add(.recognizerIgnoredTouch(recognizer: "circle", touch: "touch3"))
    story.state("circle", "ended", TraceReason(.setByCode))
    story.action("done", "circle", state: "ended")
    let outcomes = story.analysis.touches.map(\.outcome)
    #expect(outcomes.map { $0.recognizers.map(\.recognized) } == [[false], [true], [false]])
    #expect(outcomes.map { $0.recognizers.map(\.ignoresTouch) } == [[false], [false], [true]])
    #expect(outcomes.map { $0.actions.map(\.name) } == [[], ["done"], []])
  }

  @Test("what code does in an action belongs to the touch of the action")
  func withinActions() {
    var story = Story()
    story.down(on: "Card", ["tap"])
    story.lift(on: "Card")
    story.state("tap", "ended", Self.made)
    story.add(.actionSent(ActionRecord(action: "go", sender: "tap", target: "Editor", state: "ended"))) {
      $0.add(.controlEventsSent(control: "Save", events: ["valueChanged"])) {
        $0.action("save", "Save", event: "valueChanged")
      }
      $0.add(.firstResponderChanged(window: "UIWindow", from: nil, to: "Field"))
    }
    let touch = story.analysis.touches[0]
    #expect(touch.outcome.actions.map(\.name) == ["go", "save"])
    #expect(touch.outcome.firstResponders == ["Field"])
    #expect(touch.verdict.recognizer == "tap")
  }

  @Test("a scroll view that scrolls leaves its content nothing, or cancels its touches (SV-3)")
  func scrolls() {
    func drag(_ kind: TraceEvent.Kind?) -> (inout Story) -> Void {
      return { story in
        story.down(on: "Row", ["scroll"])
        story.move("moved", on: "Row", x: 40)
        story.state("scroll", "began", TraceReason(.movedFarEnough, numbers: ["distance": 30, "needed": 10]))
        story.action("handlePan:", "scroll", to: "Table", state: "began")
        if let kind { story.add(kind) }
        story.lift(on: "Row")
      }
    }
    let reason = TraceReason(.scrollViewTookOver, subject: "Table")
    expect(
      Told(
        "The scroll view Table scrolls with the drag, because the fingers moved 30 pt, and 10 pt are needed. "
          + "Row never gets the touch.",
        "滚动视图 Table 随拖动滚动，因为手指移动了 30 pt，需要 10 pt。Row 始终收不到触摸。"),
      of: drag(.touchesDiscarded(view: "Row", method: "touchesBegan", touches: ["touch1"], reason: reason)))
    expect(
      Told(
        "The scroll view Table scrolls with the drag, because the fingers moved 30 pt, and 10 pt are needed. "
          + "The touches of Row are cancelled.",
        "滚动视图 Table 随拖动滚动，因为手指移动了 30 pt，需要 10 pt。Row 的触摸被收走。"),
      of: drag(.touchesTaken(view: "Row", touches: ["touch1"], reason: reason)))
    expect(
      Told(
        "The scroll view Table scrolls with the drag, because the fingers moved 30 pt, and 10 pt are needed.",
        "滚动视图 Table 随拖动滚动，因为手指移动了 30 pt，需要 10 pt。"),
      of: drag(.touchesDiscarded(view: "Table", method: "touchesBegan", touches: ["touch1"], reason: reason)))
  }

  @Test("a recognizer whose gesture is not simulated leaves it open")
  func unsimulated() {
    var story = Story()
    story.down(on: "Card", ["circle"])
    story.lift(on: "Card")
    #expect(story.analysis.touches[0].verdict.code == .undecided)
    expect(
      Told(
        "Card gets the tap. Nothing is known to handle it; what circle would do with it is not simulated in this "
          + "version.",
        "Card 收到点击。已知的响应者都不处理；本版本没有模拟 circle 会如何处理。"), story)
    expect(
      Told(
        "circle (CircleRecognizer on Card): its gesture is not simulated, so what it does is not known.",
        "circle（Card 上的 CircleRecognizer）：本版本没有模拟它的手势，不知道它会做什么。"), story
    ) { $0.line($1.touches[0].outcome.recognizers[0]) }
    expect(
      Told(
        "Not simulated: the gesture of circle, which may send actions and delay or cancel what is told here.",
        "没有模拟 circle 的手势：它可能发送 action，也可能暂缓或收走这里所说的触摸。"), story
    ) { $0.restsOn($1.touches[0]).joined() }
    var code = Story(source: "code")
    code.down(on: "Card", ["circle"])
    #expect(code.analysis.touches[0].verdict.code == .dropped)
  }
}
