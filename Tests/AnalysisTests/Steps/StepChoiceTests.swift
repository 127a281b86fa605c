// SPDX-License-Identifier: Apache-2.0

import Analysis
import Testing
import Trace

/// Which steps are kept if there are too many.
@MainActor
@Suite("The choice of steps")
struct StepChoiceTests {
  /// Every second view refuses for another reason, since consecutive refusals for the same reason are one step.
  private static let views = (1...40)
    .map { "- {id: V\($0), frame: [\($0 * 5), 100, 4, 4], isHidden: \($0.isMultiple(of: 2))}" }
    .joined(separator: "\n")

  @Test func refusalsAreLeftOutBeforeWhatCameAfter() throws {
    let steps = try tap(10, 10, on: Self.views).steps(of: 0, limit: 20)
    let whole = try tap(10, 10, on: Self.views).steps(of: 0)
    #expect(whole.count == whole.steps.count)
    #expect(whole.steps.map(\.number) == Array(1...whole.count))
    #expect(steps.count == whole.count)
    #expect(steps.steps.count == 20)
    #expect(steps.steps.allSatisfy { whole.steps[$0.number - 1] == $0 })
    #expect(
      steps.steps.filter { if case .asked(let call) = $0.kind { call.outcome == .refused } else { false } }
        .map(\.subject) == ["V40", "V39", "V2", "V1"])
    #expect(steps.steps.suffix(16).map(\.number) == Array((whole.count - 15)...whole.count))
    #expect(steps.exclusions == whole.exclusions)
  }

  @Test func theFirstTheLastAndTheEndOfTheHitTestStay() throws {
    let steps = try tap(10, 10, on: Self.views).steps(of: 0, limit: 3)
    #expect(steps.steps.map(\.subject) == ["UIWindow", "Page", "Page"])
    #expect(steps.steps.last?.number == steps.count)
  }

  @Test func allTouchesAtOnceAreAsEachAlone() throws {
    let answers = try analysis(
      """
      device: {size: [320, 480]}
      window:
        subviews:
          - id: Card
            gestureRecognizers: [{id: twice, class: UITapGestureRecognizer, numberOfTapsRequired: 2}]
      touches: [{doubleTap: [10, 10]}, {drag: {from: [10, 10], to: [90, 90]}}, {tap: [10, 10]}]
      """)
    #expect(answers.touches.count == 4)
    #expect(answers.allSteps() == (0..<4).map { answers.steps(of: $0) })
    #expect(answers.allSteps(limit: 5) == (0..<4).map { answers.steps(of: $0, limit: 5) })
  }
}
