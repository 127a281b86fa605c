// SPDX-License-Identifier: Apache-2.0

import Narration
import Testing
import Trace

@testable import Analysis

@Suite("Steps of gesture recognizers in a sentence")
struct GestureStepTests {
  private static func state(
    _ from: GestureState, _ to: GestureState, _ code: TraceReason.Code,
    _ numbers: [TraceReason.Number: Double] = [:]
  )
    -> TraceEvent.Kind
  {
    .recognizerStateChanged(
      .init(recognizer: "tap", from: from, to: to, reason: TraceReason(code, numbers: numbers)))
  }

  private static func question(_ question: DeliveryQuestion, _ answer: Bool = true) -> TraceEvent.Kind {
    .questionAnswered(
      QuestionRecord(
        question, asked: "Judge", recognizer: "tap", other: "pan", touch: "touch1", answer: answer))
  }

  @Test("who gets the touch, and who does not")
  func receiving() {
    expectSentences([
      (
        step(.recognizersCollected(.init(touch: "touch1", recognizers: ["tap", "pan"]))),
        Told(
          "tap and pan will get this touch: they are recognizers of the hit-test view or of views above it.",
          "tap、pan会收到这次触摸：命中视图及其祖先视图上的手势识别器都会收到。")
      ),
      (
        step(.recognizersCollected(.init(touch: "touch1", recognizers: []))),
        Told("No gesture recognizer will get this touch.", "没有手势识别器会收到这次触摸。")
      ),
      (
        step(
          .recognizerPassedOver(
            .init(recognizer: "tap", touch: "touch1", reason: TraceReason(.recognizerDisabled)))),
        Told("tap does not get the touch: it was disabled.", "tap收不到触摸：它被禁用。")
      ),
      (
        step(
          .recognizerReceived(.init(recognizer: "tap", method: .began, touches: ["touch1"])),
          .recognizerReceived(.init(recognizer: "pan", method: .began, touches: ["touch1"]))),
        Told("tap and pan get touchesBegan.", "tap、pan收到touchesBegan。")
      ),
      (
        step(.recognizerIgnoredTouch(.init(recognizer: "tap", touch: "touch1"))),
        Told("tap does not count the touch to its gesture.", "tap忽略这次触摸。")
      ),
    ])
  }

  @Test("every question")
  func questions() {
    let clauses: [(DeliveryQuestion, String, String)] = [
      (
        .shouldReceiveEvent, "whether tap may get the event (shouldReceiveEvent)",
        "tap是否接收这个事件（shouldReceiveEvent）"
      ),
      (
        .shouldReceiveTouch, "whether tap may get the touch (shouldReceiveTouch)",
        "tap是否接收这次触摸（shouldReceiveTouch）"
      ),
      (
        .shouldBegin, "whether tap may begin (gestureRecognizerShouldBegin)",
        "tap是否可以开始（gestureRecognizerShouldBegin）"
      ),
      (
        .shouldRequireFailureOf, "whether tap has to wait until pan fails (shouldRequireFailureOf)",
        "tap是否必须等pan识别失败（shouldRequireFailureOf）"
      ),
      (
        .shouldBeRequiredToFailBy, "whether pan has to wait until tap fails (shouldBeRequiredToFailBy)",
        "pan是否必须等tap识别失败（shouldBeRequiredToFailBy）"
      ),
      (
        .shouldRecognizeSimultaneouslyWith,
        "whether tap and pan may both recognize (shouldRecognizeSimultaneouslyWith)",
        "tap与pan是否可以同时识别（shouldRecognizeSimultaneouslyWith）"
      ),
      (.canPrevent, "whether tap may prevent pan (canPrevent)", "tap是否可以阻止pan（canPrevent）"),
      (
        .canBePreventedBy, "whether tap may be prevented by pan (canBePrevented)",
        "tap是否可以被pan阻止（canBePrevented）"
      ),
      (
        .touchesShouldBegin, "whether its content may get the touch (touchesShouldBegin)",
        "内容是否可以收到触摸（touchesShouldBegin）"
      ),
      (
        .touchesShouldCancel, "whether it may take the touch away from its content (touchesShouldCancel)",
        "是否可以取消内容的触摸（touchesShouldCancel）"
      ),
    ]
    expectSentences(
      clauses.map { question, english, chinese in
        (step(Self.question(question)), Told("Judge is asked \(english): yes.", "询问Judge：\(chinese)，返回true。"))
      })
    expectSentences([
      (
        step(Self.question(.shouldBegin, false)),
        Told(
          "Judge is asked whether tap may begin (gestureRecognizerShouldBegin): no.",
          "询问Judge：tap是否可以开始（gestureRecognizerShouldBegin），返回false。")
      )
    ])
  }

  @Test("every state")
  func states() {
    expectSentences([
      (
        step(Self.state(.possible, .ended, .tapsCompleted, [.taps: 1])),
        Told("tap recognizes its gesture: the tap was made.", "tap识别成功：完成了1次点击。")
      ),
      (
        step(Self.state(.possible, .began, .movedFarEnough, [.distance: 16, .needed: 10])),
        Told(
          "tap recognizes that its gesture begins: the fingers moved 16 pt, and 10 pt are needed.",
          "tap识别成功，进入began：手指移动了16点，需要10点。")
      ),
      (
        step(Self.state(.began, .changed, .touchesMoved)),
        Told("The gesture of tap changes: the fingers moved on.", "tap变为changed：手指继续移动。")
      ),
      (
        step(Self.state(.changed, .ended, .touchesLifted)),
        Told("The gesture of tap ends: the last finger was lifted.", "tap变为ended：手指抬起。")
      ),
      (
        step(Self.state(.began, .cancelled, .touchesCancelled)),
        Told(
          "The gesture of tap is cancelled: the system took the touches away.", "tap变为cancelled：系统取消了触摸。")
      ),
      (
        step(Self.state(.possible, .failed, .liftedTooSoon)),
        Told("tap fails: the lift came too soon.", "tap识别失败：手指抬起得太早。")
      ),
      (
        step(Self.state(.failed, .possible, .sequenceOver)),
        Told("tap is ready for the next gesture.", "tap已重置，可以识别下一次手势。")
      ),
      (
        step(.illegalTransition(.init(recognizer: "tap", from: .ended, to: .failed))),
        Told(
          "tap asks for failed, but there is no way there from ended, so nothing changes.",
          "tap请求进入failed，但ended没有到它的转换，状态不变。")
      ),
    ])
  }

  @Test("what recognizers have to do with each other")
  func relations() {
    expectSentences([
      (
        step(.requirementAdded(.init(recognizer: "tap", other: "pan"))),
        Told("From now on tap has to wait until pan fails.", "从现在起，tap必须等pan识别失败。")
      ),
      (
        step(.requirementCycle(.init(recognizers: ["tap", "pan"]))),
        Told(
          "tap and pan wait for each other in a circle, so none of them can recognize.",
          "tap、pan的失败依赖形成循环，都无法识别。")
      ),
      (
        step(.recognizerWaits(.init(recognizer: "single", wish: .ended, other: "twice"))),
        Told(
          "single could recognize now, but has to wait until twice fails.",
          "single已满足识别条件，但必须等twice识别失败。")
      ),
      (
        step(
          .exclusionDecided(
            .init(
              recognizer: "pan", other: "tap", prevents: true, reason: TraceReason(.exclusiveByDefault))),
          Self.state(.possible, .failed, .recognizerPrevented)),
        Told("pan prevents tap, which fails: nobody lets both recognize.", "pan阻止tap，后者因此失败：没有代理允许两者同时识别。")
      ),
      (
        step(
          .exclusionDecided(
            .init(
              recognizer: "pan", other: "tap", prevents: false,
              reason: TraceReason(.simultaneousAllowed, subject: "Judge")))),
        Told("pan does not prevent tap: Judge lets them recognize together.", "pan不阻止tap：Judge允许它们同时识别。")
      ),
    ])
  }

  @Test("every timer")
  func timers() {
    let clauses: [(DeliveryTimer, String, String)] = [
      (.nextTap, "the time is over in which tap waits for the next tap", "tap等待下一次点击的时间已过"),
      (.longestTap, "the finger has been down longer than a tap of tap may last", "手指按住的时间超过了tap允许的时长"),
      (
        .longestSwipe, "the finger has been down longer than a swipe of tap may last",
        "手指按住的时间超过了tap允许的时长"
      ),
      (.press, "the finger has been down as long as tap asks for", "手指按住的时间达到tap的要求"),
      (.contentTouches, "the time is over for which tap delays touches", "tap延迟触摸的时间已过"),
      (.other("wiggle"), "a timer of tap fires (wiggle)", "tap的定时器到时（wiggle）"),
    ]
    expectSentences(
      clauses.map { timer, english, chinese in
        (
          step(.timerFired(.init(owner: "tap", timer: timer))),
          Told("At 0.4 s \(english).", "第0.4秒，\(chinese)。")
        )
      })
  }
}
