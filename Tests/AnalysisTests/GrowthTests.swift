// SPDX-License-Identifier: Apache-2.0

import Analysis
import Foundation
import ScenarioFile
import Testing
import Trace

/// Four times as much takes four times as long, not sixteen times: measured is the processor time of this thread.
@MainActor
@Suite struct GrowthTests {
  /// How many times longer the work takes for four times as much.
  private static func growth(from count: Int, _ work: (Int) throws -> Void) rethrows -> Double {
    func time(_ count: Int) throws -> Double {
      let start = nanoseconds()
      try work(count)
      return nanoseconds() - start
    }
    try work(1)
    let short = try time(count)
    return try time(4 * count) / short
  }

  private static func nanoseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  @Test func whatIsToldOfEachTouchGrowsWithTheirNumber() throws {
    let growth = try Self.growth(from: 50) { count in
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
    let growth = try Self.growth(from: 300) { count in
      let views = (0..<count).map {
        "  - gestureRecognizers: [{class: UITapGestureRecognizer, delegate: {id: D\($0), shouldBegin: true}}]\n"
      }
      _ = try analysis("window:\n  subviews:\n" + views.joined())
    }
    #expect(growth < 7)
  }
}
