// SPDX-License-Identifier: Apache-2.0

import Narration
import Testing
import Trace

@testable import Analysis

@Suite("A verdict on a gesture tells who recognizes it and what that means for the view")
struct GestureVerdictTests {
  private static let made = TraceReason(.tapsCompleted, numbers: [.taps: 1])

  /// A tap on the card that is recognized, up to the action.
  private static func tap(_ story: inout Story, delivers: Bool = true) {
    story.down(on: "Card", ["tap"])
    if delivers { story.deliver(.began, to: "Card") }
    story.lift(on: "Card")
    story.state("tap", .ended, made)
  }

  private static func taken(_ view: String, by recognizer: String) -> TraceEvent.Kind {
    .touchesTaken(
      .init(
        view: view, touches: ["touch1"], reason: TraceReason(.recognizerCancelledTouches, subject: recognizer)
      ))
  }

  @Test("recognition sends the action and cancels the view's touches (GR-23)")
  func cancels() {
    expect(
      Told(
        "tap on Card takes the tap, because it recognizes the tap and its "
          + "cancelsTouchesInView is true.",
        "Card上的点击手势tap截获了点击，因为它识别成功，且cancelsTouchesInView为true。"),
      of: {
        Self.tap(&$0)
        $0.action("handleTap", "tap", state: .ended)
        $0.add(Self.taken("Card", by: "tap"))
      })
  }

  @Test("without cancelsTouchesInView nothing is taken, and every action is named (GR-30)")
  func leavesTheView() {
    expect(
      Told(
        "tap on Card gets the tap and sends handleTap and count, because it recognizes the tap.",
        "Card上的点击手势tap收到点击，发送handleTap、count，因为它识别成功。"),
      of: {
        Self.tap(&$0)
        $0.action("handleTap", "tap", state: .ended)
        $0.action("count", "tap", to: "Log", state: .ended)
      })
  }

  @Test("a view whose touch was delayed never gets it (GR-24)")
  func neverGets() {
    expect(
      Told(
        "tap on Card takes the tap, because it recognizes the tap and its "
          + "cancelsTouchesInView is true.",
        "Card上的点击手势tap截获了点击，因为它识别成功，且cancelsTouchesInView为true。"),
      of: {
        Self.tap(&$0, delivers: false)
        $0.action("handleTap", "tap", state: .ended)
        $0.add(
          .touchesDiscarded(
            .init(
              view: "Card", method: .began, touches: ["touch1"],
              reason: TraceReason(.recognizerCancelledTouches, subject: "tap"))))
      })
  }

  @Test("recognition without an action is reported as such, with the reason")
  func inVain() {
    expect(
      Told(
        "tap on Card takes the tap, and nothing comes of it, because it has no action.",
        "Card上的点击手势tap截获了点击，但什么也没做，因为它没有action。"),
      of: {
        Self.tap(&$0)
        $0.add(Self.taken("Card", by: "tap"))
      })
    expect(
      Told(
        "tap on Card takes the tap, and nothing comes of it, because handleTap reaches "
          + "nobody: the target is gone.",
        "Card上的点击手势tap截获了点击，但什么也没做，因为handleTap没有接收者：target已释放。"),
      of: {
        Self.tap(&$0)
        $0.add(.actionDropped(.init(action: "handleTap", sender: "tap", reason: TraceReason(.targetGone))))
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
        "tap on Card takes the tap (which action it sends is unknown), because it recognizes the tap.",
        "Card上的点击手势tap截获了点击，但不知道它发送哪个action，因为它识别成功。"), story)
  }

  @Test("a continuous gesture is reported once, however many actions it sends (GR-8)")
  func pan() {
    var story = Story()
    story.down(on: "Card", ["pan"])
    story.deliver(.began, to: "Card")
    story.move(.moved, on: "Card", x: 40)
    story.state("pan", .began, TraceReason(.movedFarEnough, numbers: [.distance: 12.5, .needed: 10]))
    story.action("handlePan", "pan", state: .began)
    story.add(Self.taken("Card", by: "pan"))
    for x in [50.0, 60] {
      story.move(.moved, on: "Card", x: x)
      story.state("pan", .changed, TraceReason(.touchesMoved), from: .began)
      story.action("handlePan", "pan", state: .changed)
    }
    story.lift(on: "Card")
    story.state("pan", .ended, TraceReason(.touchesLifted), from: .changed)
    story.action("handlePan", "pan", state: .ended)
    story.state("pan", .possible, TraceReason(.sequenceOver), from: .ended)
    expect(
      Told(
        "pan on Page takes the drag from Card, because it recognizes a drag of 12.5 pt "
          + "and its cancelsTouchesInView is true.",
        "Page上的拖动手势pan抢走了Card的拖动，因为它识别到12.5点的拖动，且cancelsTouchesInView为true。"), story)
    expect(
      Told(
        "pan (DragRecognizer on Page): began, changed × 2, ended: the last finger was lifted.",
        "pan（Page上的DragRecognizer）：began、changed × 2、ended：手指抬起。"), story
    ) { $0.line($1.touches[0].outcome.recognizers[0]).plain }
    expect(
      Told(
        "pan sends handlePan to Editor (began, changed × 2, ended).",
        "pan向Editor发送handlePan（began、changed × 2、ended）。"), story
    ) { $0.line($1.touches[0].outcome.actions[0]).plain }
  }

  @Test("others that recognize too and send nothing are not mentioned (GR-22)")
  func together() {
    expect(
      Told(
        "tap on Card gets the tap and sends handleTap, because it recognizes the tap.",
        "Card上的点击手势tap收到点击，发送handleTap，因为它识别成功。"),
      of: {
        $0.down(on: "Card", ["tap", "pageTap"])
        $0.lift(on: "Card")
        $0.state("tap", .ended, Self.made)
        $0.state("pageTap", .ended, Self.made)
        $0.action("handleTap", "tap", state: .ended)
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
    story.state("doubleTap", .ended, TraceReason(.tapsCompleted, numbers: [.taps: 2]))
    story.action("zoom", "doubleTap", state: .ended)
    story.state("doubleTap", .possible, TraceReason(.sequenceOver), from: .ended)
    story.down("touch3", on: "Card", ["doubleTap"])
    story.lift("touch3", on: "Card")
    story.add(.timerFired(.init(owner: "doubleTap", timer: .nextTap))) {
      $0.state("doubleTap", .failed, TraceReason(.nextTapLate, numbers: [.allowed: 0.35]))
    }
    let touches = story.analysis.touches
    #expect(touches.map(\.verdict.code) == [.recognized, .recognized, .dropped])
    #expect(touches.map { $0.outcome.actions.map(\.name) } == [["zoom"], ["zoom"], []])
    expect(
      Told(
        "doubleTap (UITapGestureRecognizer on Card): failed: the next tap did not come within 0.35 s.",
        "doubleTap（Card上的UITapGestureRecognizer）：识别失败：0.35秒内没有下一次点击。"), story
    ) { $0.line($1.touches[2].outcome.recognizers[0]).plain }
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
    story.add(.recognizerIgnoredTouch(.init(recognizer: "circle", touch: "touch3")))
    story.state("circle", .ended, TraceReason(.setByCode))
    story.action("done", "circle", state: .ended)
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
    story.state("tap", .ended, Self.made)
    story.add(.actionSent(ActionRecord(action: "go", sender: "tap", target: "Editor", state: .ended))) {
      $0.add(.controlEventsSent(.init(control: "Save", events: [.valueChanged]))) {
        $0.action("save", "Save", event: .valueChanged)
      }
      $0.add(.firstResponderChanged(.init(window: "UIWindow", from: nil, to: "Field")))
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
        story.move(.moved, on: "Row", x: 40)
        story.state("scroll", .began, TraceReason(.movedFarEnough, numbers: [.distance: 30, .needed: 10]))
        story.action("handlePan:", "scroll", to: "Table", state: .began)
        if let kind { story.add(kind) }
        story.lift(on: "Row")
      }
    }
    let reason = TraceReason(.scrollViewTookOver, subject: "Table")
    expect(
      Told(
        "Table takes the drag from Row and scrolls, because the finger moves 30 pt.",
        "Table抢走了Row的拖动，自己滚动，因为手指移动了30点。"),
      of: drag(
        .touchesDiscarded(.init(view: "Row", method: .began, touches: ["touch1"], reason: reason))))
    expect(
      Told(
        "Table takes the drag from Row and scrolls, because the finger moves 30 pt.",
        "Table抢走了Row的拖动，自己滚动，因为手指移动了30点。"),
      of: drag(.touchesTaken(.init(view: "Row", touches: ["touch1"], reason: reason))))
    expect(
      Told(
        "Table scrolls with the drag, because the finger moves 30 pt.",
        "Table随拖动滚动，因为手指移动了30点。"),
      of: drag(
        .touchesDiscarded(.init(view: "Table", method: .began, touches: ["touch1"], reason: reason))))
  }

  @Test("a recognizer whose gesture is not simulated leaves it open")
  func unsimulated() {
    var story = Story()
    story.down(on: "Card", ["circle"])
    story.lift(on: "Card")
    #expect(story.analysis.touches[0].verdict.code == .undecided)
    expect(
      Told(
        "Card gets the tap, and nothing is known to handle it, because what circle would "
          + "do is not simulated.",
        "Card收到点击，已知的响应者都不处理，因为没有模拟circle如何处理触摸。"), story)
    expect(
      Told(
        "circle (CircleRecognizer on Card): its gesture is not simulated, so what it does is not known.",
        "circle（Card上的CircleRecognizer）：没有模拟它的手势，结果未知。"), story
    ) { $0.line($1.touches[0].outcome.recognizers[0]).plain }
    expect(
      Told(
        "HitPath does not simulate the gesture of circle. It may send actions, and delay or cancel what is said here.",
        "没有模拟circle的手势：它可能发送action，也可能延迟或取消这里的触摸。"), story
    ) { $0.restsOn($1.touches[0]).map(\.plain).joined() }
    var code = Story(source: "code")
    code.down(on: "Card", ["circle"])
    #expect(code.analysis.touches[0].verdict.code == .dropped)
  }
}
