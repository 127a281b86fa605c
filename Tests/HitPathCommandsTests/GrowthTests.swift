// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import ScenarioFile
import TestSupport
import Testing

@MainActor
@Suite("What is told takes time in proportion to the screen")
struct GrowthTests {
  @Test func aTapThatMissesManyViewsIsJudgedInProportion() throws {
    let growth = try Growth.factor(from: 400) { count in
      let views = Array(repeating: "{class: UIButton, frame: [0, 0, 9, 9]}", count: count)
      var scenario = try ScenarioReader.read(
        "window: {subviews: [\(views.joined(separator: ","))]}\ntouches: [{tap: [300, 300]}]\n",
        file: "screen.yml")
      scenario.nameEverything()
      let analysis = TraceAnalysis(ScenarioRun(scenario).trace())
      let answer = try #require(analysis.touches.first)
      _ = Narrator(.english, analysis.index).verdict(answer)
    }
    #expect(growth < 8)
  }
}
