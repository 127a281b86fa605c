// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import ScenarioFile
import Testing
import Trace

@testable import HitPathCommands

/// Variants that set several things, told of one touch.
@MainActor
@Suite struct DecidingSettingTests {
  @Test("of several settings those are named that decide something for the touch")
  func named() throws {
    var scenario = try ScenarioReader.read(
      """
      window:
        subviews:
          - {id: Left, frame: [0, 0, 100, 100]}
          - {id: Right, frame: [200, 0, 100, 100]}
      touches: [{tap: [50, 50]}, {tap: [250, 50]}]
      variants:
        - {object: Left, isHidden: [false, true]}
        - {object: Right, isHidden: [false, true]}
      """, file: "two.yml")
    scenario.nameEverything()
    let analysis = TraceAnalysis(ScenarioRun(scenario).trace())
    let answers = VariantAnswers(analysis.trace.variants, .english)
    func settings(of touch: Int) -> [String] {
      answers.answers(at: touch).withDecidingSettings.map { $0.narrator.settings($0.settings).plain }
    }
    #expect(settings(of: 0) == ["Left.isHidden = false", "Left.isHidden = true"])
    #expect(settings(of: 1) == ["Right.isHidden = false", "Right.isHidden = true"])
  }
}
