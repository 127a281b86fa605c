// SPDX-License-Identifier: Apache-2.0

import ScenarioFile
import TestSupport
import Testing
import Trace

@testable import Analysis

@MainActor
@Suite struct GrowthTests {
  @Test func whatIsToldOfEachTouchGrowsWithTheirNumber() throws {
    let growth = try Growth.factor(from: 50) { count in
      let answers = try analysis(
        "window: {subviews: [{id: A, frame: [0, 0, 99, 99]}]}\ntouches:\n"
          + String(repeating: "- tap: [50, 50]\n", count: count))
      for (position, touch) in answers.touches.enumerated() {
        _ = answers.story(of: position)
        _ = answers.interaction(of: touch.touch)
        _ = answers.targetSearches(of: touch.touch)
      }
    }
    #expect(growth < 9)
  }

  @Test func delegatesAreMadeInProportion() throws {
    let growth = try Growth.factor(from: 300) { count in
      let views = (0..<count).map {
        "  - gestureRecognizers: [{class: UITapGestureRecognizer, delegate: {id: D\($0), shouldBegin: true}}]\n"
      }
      _ = try analysis("window:\n  subviews:\n" + views.joined())
    }
    #expect(growth < 7)
  }

  @Test func recognizersOfATouchAreFollowedInProportion() throws {
    let growth = try Growth.factor(from: 500) { count in
      let recognizers = Array(repeating: "{class: UITapGestureRecognizer}", count: count)
      _ = try analysis(
        "window: {gestureRecognizers: [\(recognizers.joined(separator: ","))]}\ntouches: [{tap: [5, 5]}]\n")
    }
    #expect(growth < 8)
  }

  @Test func marksOfStepsAreFoundInProportion() {
    let growth = Growth.factor(from: 500) { count in
      var marks = StoryMarks()
      for step in 1...count {
        marks.give("V\(step)", GivenMark(mark: .refused, cause: .contains, step: step))
      }
      for step in 1...count { _ = marks.given(at: step) }
    }
    #expect(growth < 9)
  }
}
