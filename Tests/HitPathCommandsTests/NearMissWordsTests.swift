// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import ScenarioFile
import Testing
import Trace

@MainActor
@Suite("A verdict on a tap that nobody handles names the control that it narrowly misses")
struct NearMissWordsTests {
  private func verdict(at point: String, _ language: Language) throws -> String {
    var scenario = try ScenarioReader.read(
      """
      device: {size: [320, 480]}
      window:
        rootViewController:
          view:
            id: Page
            subviews: [{id: Buy, class: UIButton, frame: [100, 100, 100, 50]}]
      touches: [{tap: \(point)}]
      """, file: "miss.yml")
    scenario.nameEverything()
    let analysis = TraceAnalysis(ScenarioRun(scenario).trace())
    let answer = analysis.touches[0]
    return Narrator(language, analysis.index(of: answer)).verdict(answer)
  }

  @Test("by how much, and on which side")
  func near() throws {
    #expect(
      try verdict(at: "[150, 94]", .english).hasSuffix(
        ", because the tap misses Buy: it is 6 pt above its bounds."))
    #expect(try verdict(at: "[150, 94]", .simplifiedChinese).hasSuffix("，因为点击没有落在Buy上：触摸点在bounds上方6点处。"))
  }

  @Test("and none that is further than half a finger")
  func far() throws {
    #expect(try !verdict(at: "[150, 70]", .english).contains("misses"))
    #expect(try !verdict(at: "[150, 120]", .english).contains("misses"))
  }
}
