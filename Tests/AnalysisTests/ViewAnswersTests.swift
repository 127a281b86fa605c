// SPDX-License-Identifier: Apache-2.0

import Testing
import Trace

@testable import Analysis

@Suite("Why not each of many views")
struct ViewAnswersTests {
  /// A window with the given number of views, each in the view with the returned number; only the last one takes the touch.
  private func answers(_ count: Int, in superview: (Int) -> Int?) -> (ViewAnswers, ScreenIndex) {
    let whole = TraceRect(x: 0, y: 0, width: 320, height: 480)
    var window = TraceView(id: "Window", className: "UIWindow", baseClass: "UIWindow", frame: whole)
    window.window = TraceWindow(windowLevel: 0, isKeyWindow: true)
    window.windowTransform = .identity
    var views = [window]
    for number in 0..<count {
      var view = TraceView(id: "V\(number)", className: "UIView", frame: whole)
      view.superview = superview(number).map { "V\($0)" } ?? "Window"
      view.windowTransform = .identity
      views.append(view)
    }
    var front = TraceView(id: "Front", className: "UIView", frame: whole)
    front.superview = "Window"
    front.windowTransform = .identity
    views.append(front)
    let index = ScreenIndex(
      TraceScreen(
        size: whole.size, application: TraceResponder(id: "UIApplication", className: "UIApplication"),
        views: views, windowOrder: ["Window"]))
    var touch = TouchAnswer.none
    touch.hitView = "Front"
    let point = TracePoint(x: 1, y: 1)
    touch.passes = [
      HitTestPass(
        number: 1, hitView: "Front",
        steps: [
          WalkStep(order: 1, view: "Window", depth: 0, point: point, isDirect: false, result: "Front"),
          WalkStep(order: 2, view: "Front", depth: 1, point: point, isDirect: false, result: "Front"),
        ])
    ]
    return (ViewAnswers(touch, in: index), index)
  }

  enum Shape: CaseIterable {
    case besideEachOther, inEachOther, inATree

    /// The number of a view's superview; nil for the window.
    func superview(of number: Int) -> Int? {
      switch self {
      case _ where number == 0: nil
      case .besideEachOther: nil
      case .inEachOther: number - 1
      case .inATree: number * 7_919 % 1_009 % number
      }
    }
  }

  @Test("goes through each view a few times, however they lie", arguments: Shape.allCases)
  func workGrowsWithTheScreen(_ shape: Shape) {
    let count = 5_000
    let (answers, index) = answers(count, in: shape.superview)
    let reasons = index.screen.views.filter { $0.id.hasPrefix("V") }.map { answers.answer(for: $0).reason }
    #expect(reasons.count == count)
    #expect(Set(reasons) == [TraceReason(.siblingInFront, subject: "Front")])
    #expect(answers.work <= 3 * count)
  }
}
