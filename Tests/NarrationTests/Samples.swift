// SPDX-License-Identifier: Apache-2.0

import Narration
import Testing
import Trace

@testable import Analysis

/// A window with a few views, and answers about them.
enum Samples {
  static let index: ScreenIndex = {
    func view(_ id: String, in superview: String?, _ change: (inout TraceView) -> Void = { _ in })
      -> TraceView
    {
      var view = TraceView(id: id, className: id, frame: TraceRect(x: 0, y: 0, width: 100, height: 100))
      view.superview = superview
      change(&view)
      return view
    }
    let views = [
      view("UIWindow", in: nil) { $0.window = TraceWindow(windowLevel: 0, isKeyWindow: true) },
      view("TopView", in: "UIWindow"),
      view("SubView3", in: "TopView"),
      view("Label", in: "SubView3") { $0.text = "Hello" },
      view("UIButton", in: "TopView") {
        $0.text = "Verify"
        $0.control = TraceControl(isEnabled: true)
      },
      view("Disabled", in: "TopView") { $0.control = TraceControl(isEnabled: false) },
    ]
    return ScreenIndex(
      TraceScreen(
        size: TraceSize(width: 320, height: 568),
        application: TraceResponder(id: "UIApplication", className: "UIApplication"), views: views,
        windowOrder: ["UIWindow"]))
  }()

  static let english = Narrator(.english, index)
  static let chinese = Narrator(.simplifiedChinese, index)

  static func answer(
    _ code: Verdict.Code, hit: String? = "SubView3", by responder: String? = nil,
    reason: TraceReason.Code? = nil,
    phases: [TouchPhase] = [.began, .ended], move: Double = 0,
    _ change: (inout TouchAnswer) -> Void = { _ in }
  ) -> TouchAnswer {
    let samples = phases.enumerated().map { position, phase in
      TouchSample(
        touch: "touch1", finger: "finger1", phase: phase,
        location: TracePoint(x: 220 + (position == 0 ? 0 : move), y: 193))
    }
    var answer = TouchAnswer(
      touch: "touch1", finger: "finger1", samples: samples, window: "UIWindow", hitView: hit,
      verdict: Verdict(code: code, responder: responder, reason: reason.map { TraceReason($0) }), passes: [],
      chain: [], unknowns: [])
    change(&answer)
    answer.findVerdict(in: index, edgeWidth: nil, system: nil)
    return answer
  }
}

/// A sentence in both languages.
struct Told: Sendable, CustomTestStringConvertible {
  var english: String
  var chinese: String

  init(_ english: String, _ chinese: String) {
    self.english = english
    self.chinese = chinese
  }

  var testDescription: String { english }
}

/// Checks a sentence in both languages.
func expect(
  _ told: Told, sourceLocation: SourceLocation = #_sourceLocation, _ tell: (Narrator) -> String
) {
  #expect(tell(Samples.english) == told.english, sourceLocation: sourceLocation)
  #expect(tell(Samples.chinese) == told.chinese, sourceLocation: sourceLocation)
}

/// Checks a sentence in both languages, as it is told where names cannot stand apart.
func expect(
  _ told: Told, sourceLocation: SourceLocation = #_sourceLocation, _ tell: (Narrator) -> RichText
) {
  expect(told, sourceLocation: sourceLocation) { tell($0).plain }
}
