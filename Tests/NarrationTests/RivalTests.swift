// SPDX-License-Identifier: Apache-2.0

import Narration
import Testing
import Trace

@testable import Analysis

@Suite("A verdict names all recognizers that act, and why one of several does")
struct RivalTests {
  private static let made = TraceReason(.tapsCompleted, numbers: [.taps: 1])

  private static let allowed = TraceReason(.simultaneousAllowed, subject: "Editor")

  @Test("two that act together are both reported, with who lets them (GR-19)")
  func together() {
    expect(
      Told(
        "tap on Card and pageTap on Page get the tap and send handleTap and close, because Editor lets them "
          + "recognize together.",
        "Card上的点击手势tap和Page上的点击手势pageTap收到点击，发送handleTap、close，因为Editor允许它们同时识别。"),
      of: {
        $0.down(on: "Card", ["tap", "pageTap"])
        $0.lift(on: "Card")
        $0.state("tap", .ended, Self.made)
        $0.add(
          .exclusionDecided(.init(recognizer: "tap", other: "pageTap", prevents: false, reason: Self.allowed))
        )
        $0.state("pageTap", .ended, Self.made)
        $0.action("handleTap", "tap", state: .ended)
        $0.action("close", "pageTap", state: .ended)
      })
  }

  @Test("two of one view name it once")
  func oneView() {
    expect(
      Told(
        "tap and circle on Card take the tap from Row, because Editor lets them recognize together.",
        "Card上的点击手势tap和手势识别器circle抢走了Row的点击，因为Editor允许它们同时识别。"),
      of: {
        $0.down(on: "Row", ["tap", "circle"])
        $0.lift(on: "Row")
        $0.state("tap", .ended, Self.made)
        $0.add(
          .exclusionDecided(.init(recognizer: "circle", other: "tap", prevents: false, reason: Self.allowed)))
        $0.state("circle", .ended, TraceReason(.setByCode))
        $0.action("handleTap", "tap", state: .ended)
        $0.action("draw", "circle", state: .ended)
        $0.add(
          .touchesTaken(
            .init(
              view: "Row", touches: ["touch1"],
              reason: TraceReason(.recognizerCancelledTouches, subject: "tap")
            )))
      })
  }

  @Test("one that acts only with a later touch is not mentioned this one (GR-15)")
  func later() {
    var story = Story()
    story.down("touch1", on: "Card", ["tap", "doubleTap"])
    story.lift("touch1", on: "Card")
    story.state("tap", .ended, Self.made)
    story.action("handleTap", "tap", state: .ended)
    story.state("tap", .possible, TraceReason(.sequenceOver), from: .ended)
    story.time = 0.2
    story.down("touch2", on: "Card", ["tap", "doubleTap"])
    story.lift("touch2", on: "Card")
    story.state("doubleTap", .ended, TraceReason(.tapsCompleted, numbers: [.taps: 2]))
    story.action("zoom", "doubleTap", state: .ended)
    #expect(story.analysis.touches.map(\.verdict.companions) == [[], []])
    #expect(story.analysis.touches.map(\.verdict.recognizer) == ["tap", "doubleTap"])
  }

  private static func press(_ winner: String, _ loser: String) -> (inout Story) -> Void {
    { story in
      story.down(on: "Card", [winner, loser])
      story.state(winner, .began, TraceReason(.heldLongEnough, numbers: [.duration: 0.2]))
      story.state(loser, .failed, TraceReason(.recognizerPrevented, subject: winner))
      story.action("lift", winner, state: .began)
      story.time = 1
      story.lift(on: "Card")
      story.state(winner, .ended, TraceReason(.touchesLifted), from: .began)
    }
  }

  @Test("of two long presses the shorter one wins because it is shorter (GR-20)")
  func shorterPress() {
    expect(
      Told(
        "quick on Card gets the press and sends lift, because its minimumPressDuration of 0.2 s is shorter than "
          + "the 0.3 s of slow, and only one may recognize.",
        "Card上的长按手势quick收到长按，发送lift，因为它的minimumPressDuration是0.2秒，比slow的0.3秒短，而只有一个能识别成功。"),
      of: Self.press("quick", "slow"))
  }

  @Test("of two that recognize at the same moment the innermost wins, whatever their other settings (GR-20)")
  func innermostPress() {
    expect(
      Told(
        "quick on Card gets the press and sends lift, because it is the innermost of 2 long press recognizers, "
          + "and only one may recognize.",
        "Card上的长按手势quick收到长按，发送lift，因为2个长按手势中它在最内层，而只有一个能识别成功。"),
      of: Self.press("quick", "alike"))
  }
}
