// SPDX-License-Identifier: Apache-2.0

import Narration
import Testing
import Trace

@testable import Analysis

@Suite("What is said about the whole touch")
struct WholeTouchTests {
  private func ending(_ method: TouchMethod, _ responder: String, _ code: TraceReason.Code) -> Verdict.Ending
  {
    Verdict.Ending(method: method, responder: responder, reason: TraceReason(code))
  }

  private func answer(_ endings: [Verdict.Ending]) -> TouchAnswer {
    Samples.answer(.handled, by: "SubView3", reason: .handledByResponder) { $0.verdict.endings = endings }
  }

  @Test("methods that end differently are distinguished")
  func endings() {
    expect(
      Told(
        "SubView3 handles touchesEnded and nobody up to AppDelegate handles "
          + "touchesBegan, because SubView3 passes it on up the responder chain.",
        "SubView3处理touchesEnded，touchesBegan传到AppDelegate仍没有响应者处理，因为SubView3沿响应链向上传递。")
    ) {
      $0.verdict(
        answer([
          ending(.began, "AppDelegate", .chainEnded),
          ending(.ended, "SubView3", .handledByResponder),
        ]))
    }
    expect(
      Told(
        "TopView handles touchesMoved and UIButton (Verify) keeps touchesBegan and touchesEnded.",
        "TopView处理touchesMoved，touchesBegan、touchesEnded到UIButton（Verify）为止。")
    ) {
      $0.verdict(
        answer([
          ending(.began, "UIButton", .swallowedByControl),
          ending(.moved, "TopView", .handledByResponder),
          ending(.ended, "UIButton", .swallowedByControl),
        ]))
    }
  }

  @Test("a cancelled touch is said to be cancelled")
  func cancelled() {
    expect(
      Told(
        "SubView3 gets the touch and handles it, because it is the deepest view under "
          + "the finger and implements touchesBegan.",
        "SubView3收到触摸并处理它，因为它是包含触摸点的最深视图，并实现了touchesBegan。")
    ) { $0.verdict(Samples.answer(.handled, by: "SubView3", phases: [.began, .cancelled])) }
  }

  @Test("classes that are not simulated leave it open")
  func unsimulated() {
    func answer(unsimulated: String) -> TouchAnswer {
      Samples.answer(.undecided, by: "AppDelegate", reason: .chainEnded) {
        $0.verdict.candidates = ["SubView3"]
        $0.verdict.unsimulated = [unsimulated]
      }
    }
    expect(
      Told(
        "SubView3 gets the tap, and nothing is known to handle it, because what its "
          + "class does with touches is not simulated.",
        "SubView3收到点击，已知的响应者都不处理，因为没有模拟它的类如何处理触摸。")
    ) { $0.verdict(answer(unsimulated: "SubView3")) }
    expect(
      Told(
        "SubView3 gets the tap, and nothing is known to handle it, because what TopView "
          + "would do is not simulated.",
        "SubView3收到点击，已知的响应者都不处理，因为没有模拟TopView如何处理触摸。")
    ) { $0.verdict(answer(unsimulated: "TopView")) }
  }

  @Test("a responder is mentioned with its methods")
  func outcomes() {
    func step(_ outcome: ChainStep.Outcome, _ methods: [TouchMethod], ownCode: Bool = false) -> ChainStep {
      var step = ChainStep(responder: Samples.index.responder("TopView"), rule: .superview, outcome: outcome)
      step.methods = methods
      step.runsOwnCode = ownCode
      return step
    }
    expect(Told("handles touchesEnded", "处理touchesEnded")) { $0.outcome(step(.handled, [.ended])) }
    expect(Told("keeps touchesBegan", "touchesBegan不再向上传递")) { $0.outcome(step(.kept, [.began])) }
    expect(Told("touchesBegan ends here", "touchesBegan到此为止，无人处理")) {
      $0.outcome(step(.dropped, [.began]))
    }
    expect(Told("touchesBegan, touchesMoved end here", "touchesBegan、touchesMoved到此为止，无人处理")) {
      $0.outcome(step(.dropped, [.began, .moved]))
    }
    expect(Told("runs its own code and passes it on", "执行自己的代码，并继续向上传递")) {
      $0.outcome(step(.forwarded, [], ownCode: true))
    }
    expect(Told("TopView (view): handles it", "TopView（视图）：处理")) { $0.line(step(.handled, [])) }
  }

  @Test("a view that an override returned is mentioned, with what the override went past")
  func returned() {
    let hidden = ReturnedView(view: "SubView3", by: "TopView", refusal: TraceReason(.hidden))
    expect(
      Told(
        "SubView3 is returned by TopView's override of hitTest. The override goes past what would refuse: it is "
          + "hidden.",
        "SubView3由TopView重写的hitTest直接返回。按默认实现会返回nil，但重写没有检查这些条件：它已隐藏。")
    ) { $0.returned(hidden) }
    expect(Told("SubView3: returned by the override of TopView", "SubView3：由TopView的重写返回")) {
      $0.line(hidden)
    }
    expect(
      Told(
        "SubView3 is the hit-test view: it gets the touch. SubView3 is returned by TopView's override of hitTest.",
        "SubView3是命中视图，触摸归它。SubView3由TopView重写的hitTest直接返回。")
    ) {
      $0.view(
        ViewAnswer(
          view: "SubView3", outcome: .hit, returned: ReturnedView(view: "SubView3", by: "TopView")))
    }
  }

  @Test("a declared override is named")
  func declaredOverride() {
    var view = TraceView(
      id: "Box", className: "Box", frame: TraceRect(x: 0, y: 0, width: 1, height: 1))
    func told(_ kind: String, _ detail: String) -> String {
      view.overrides = [TraceOverride(method: .hitTest, kind: OverrideKind(rawValue: kind), detail: detail)]
      var screen = Samples.index.screen
      screen.views.append(view)
      return Narrator(.english, ScreenIndex(screen)).reason(TraceReason(.customHitTest), of: "Box").plain
    }
    #expect(told("redirect", "ChatView") == "its override of hitTest: redirect to ChatView")
    #expect(told("returns", "nil") == "its override of hitTest: returns nil")
    #expect(told("passThrough", "") == "its override of hitTest: passThrough")
  }

  @Test("a view that was passed over was not asked")
  func passedOver() {
    expect(Told("SubView3 was passed over: hidden.", "SubView3被跳过：已隐藏。")) {
      $0.view(ViewAnswer(view: "SubView3", outcome: .passedOver, reason: TraceReason(.hidden)))
    }
    let step = WalkStep(order: 1, view: "SubView3", depth: 0, isDirect: false, reason: TraceReason(.hidden))
    expect(Told("SubView3: passed over, hidden", "SubView3：跳过，已隐藏")) { $0.line("SubView3", of: step) }
  }

  @Test("what would refuse anyway is added")
  func wouldRefuse() {
    func answer(_ refusal: TraceReason) -> ViewAnswer {
      ViewAnswer(
        view: "SubView3", outcome: .notAsked, reason: TraceReason(.siblingInFront, subject: "Disabled"),
        ownRefusal: refusal)
    }
    expect(
      Told(
        "SubView3 was never asked: Disabled in front took the touch, and it is hidden, so it would refuse.",
        "SubView3从未被询问：前面的Disabled接收了触摸；而且它已隐藏，即使被询问也会返回nil。")
    ) { $0.view(answer(TraceReason(.hidden))) }
    expect(
      Told(
        "SubView3 was never asked: Disabled in front took the touch, and its superview TopView is hidden, so it "
          + "would not be asked anyway.",
        "SubView3从未被询问：前面的Disabled接收了触摸；而且父视图TopView已隐藏，本来也不会被询问。")
    ) { $0.view(answer(TraceReason(.ancestorHidden, subject: "TopView"))) }
  }

  @Test("an unknown frame is the one shown, unless it fills the superview")
  func unknownFrame() {
    var screen = Samples.index.screen
    screen.views.append(
      TraceView(id: "Small", className: "UIView", frame: TraceRect(x: 0, y: 0, width: 10, height: 10)))
    let narrator = Narrator(.english, ScreenIndex(screen))
    #expect(
      narrator.unknown(UnknownFact(property: "frame", views: ["Small", "TopView"])).plain
        == "Not known of TopView: the frame; assumed to fill the superview. "
        + "Not known of Small: the frame; assumed to be the one shown.")
    #expect(
      narrator.unknown(UnknownFact(property: "frame", views: [])).plain
        == "Not known: the frame; assumed to be the one shown.")
  }

  @Test("one view was, several were never asked")
  func grammar() {
    #expect(Samples.english.neverAsked(1, of: 4) == "1 of 4 views was never asked")
    #expect(Samples.english.neverAsked(2, of: 4) == "2 of 4 views were never asked")
  }
}
