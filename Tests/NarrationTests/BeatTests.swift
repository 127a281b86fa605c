// SPDX-License-Identifier: Apache-2.0

import Narration
import Testing
import Trace

@testable import Analysis

@Suite("Each part of a story has a sentence, and each mark a few words")
struct BeatTests {
  private static func told(_ narrator: Narrator, _ analysis: TraceAnalysis) -> String {
    let story = analysis.story(of: 0)
    return story.beats.map { beat in
      "\(narrator.name(beat.kind)) \(narrator.question(beat.kind)) "
        + narrator.sentence(beat, of: story, analysis.touches[0]).quoted
    }.joined(separator: "\n")
  }

  private static func marks(_ narrator: Narrator, _ analysis: TraceAnalysis) -> String {
    let story = analysis.story(of: 0)
    return story.marks.atOutcome.sorted { $0.key < $1.key }.map { object, given in
      "\(object) \(given.mark): "
        + narrator.wordsAtOutcome(given, of: object, analysis.touches[0]).quoted
    }.joined(separator: "\n")
  }

  /// A recognizer on the page takes a tap that is held back from a row.
  private static func taken(_ story: inout Story) {
    let delay = TraceReason(.recognizerDelaysBegan, subject: "scroll")
    story.down(on: "Row", ["pageTap", "scroll"])
    story.add(.touchesHeld(.init(view: "Row", method: .began, touches: ["touch1"], reason: delay)))
    story.lift(on: "Row")
    story.state("scroll", .failed, TraceReason(.liftedTooSoon))
    story.state("pageTap", .ended, TraceReason(.tapsCompleted, numbers: [.taps: 1]))
    story.action("dismiss", "pageTap", state: .ended)
    story.add(
      .touchesDiscarded(
        .init(
          view: "Row", method: .began, touches: ["touch1"],
          reason: TraceReason(.recognizerCancelledTouches, subject: "pageTap"))))
  }

  @Test("a recognizer that takes the touch (GR-23)")
  func recognizerTakes() {
    expect(
      Told(
        """
        Listening Who hears of the touch, and who has to wait? `pageTap` and the scroll of `Table` get the touch before `Row`; the scroll of `Table` holds it back.
        Contest Whose gesture is it? `pageTap` recognizes; the scroll of `Table` fails.
        Result What comes of it? `pageTap` sends `dismiss` to `Editor`; `Row` never gets the touch.
        """,
        """
        接收 谁收到触摸，谁被延迟？ `pageTap`、`Table`的滚动手势先于`Row`收到触摸，`Table`的滚动手势延迟了触摸。
        竞争 哪个手势识别成功？ `pageTap`识别成功，`Table`的滚动手势识别失败。
        结果 结果是什么？ `pageTap`向`Editor`发送`dismiss`，`Row`收不到触摸。
        """), of: Self.taken, Self.told)
    expect(
      Told(
        """
        Row lost: never gets the touch
        pageTap gets: took the tap, sent `dismiss`
        scroll refused: failed: the lift came too soon
        """,
        """
        Row lost: 收不到触摸
        pageTap gets: 截获了点击，发送了`dismiss`
        scroll refused: 识别失败：手指抬起得太早
        """), of: Self.taken, Self.marks)
  }

  /// A control that sends its action.
  private static func sent(_ story: inout Story) {
    story.down(on: "Save")
    story.deliver(.began, to: "Save", .swallowedByControl) { $0.track("Save", [.touchDown]) }
    story.lift(on: "Save")
    story.deliver(.ended, to: "Save", .swallowedByControl) {
      $0.add(.controlEventsSent(.init(control: "Save", events: [.touchUpInside]))) {
        $0.action("save", "Save", event: .touchUpInside)
      }
    }
  }

  @Test("a control that sends its action (UC-11)")
  func controlSends() {
    expect(
      Told(
        """
        Listening Who hears of the touch, and who has to wait? No recognizer gets the touch, only `Save`.
        Result What comes of it? `Save` sends `save` to `Editor`.
        """,
        """
        接收 谁收到触摸，谁被延迟？ 没有手势收到触摸，只有`Save`收到。
        结果 结果是什么？ `Save`向`Editor`发送`save`。
        """), of: Self.sent, Self.told)
    expect(
      Told(
        """
        Save gets: got the tap, sent `save`
        """,
        """
        Save gets: 收到点击，发送了`save`
        """), of: Self.sent, Self.marks)
  }
}
