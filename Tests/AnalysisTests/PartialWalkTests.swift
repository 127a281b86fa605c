// SPDX-License-Identifier: Apache-2.0

import Testing
import Trace

@testable import Analysis

@Suite struct PartialWalkTests {
  /// a asks b, which asks c and d; then a asks e.
  private let walk = [("a", 0), ("b", 1), ("c", 2), ("d", 2), ("e", 1)].enumerated().map { order, step in
    WalkStep(order: order + 1, view: step.0, depth: step.1, point: TracePoint(x: 0, y: 0), isDirect: false)
  }

  @Test(arguments: [(1, ["a"]), (2, ["a", "b"]), (3, ["a", "b"]), (4, ["a"]), (5, [])])
  func callsArePendingUntilTheyReturn(count: Int, pending: [String]) {
    let moment = PartialWalk(after: count, of: walk)
    #expect(moment.pending.map(\.view) == pending)
    #expect(moment.steps.count == count)
    #expect(moment.now?.order == count)
  }

  @Test func aViewThatIsPassedOverIsNeverPending() {
    var walk = walk
    walk[1].point = nil
    #expect(!PartialWalk(after: 2, of: walk).pending.contains(walk[1]))
  }
}
