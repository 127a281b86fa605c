// SPDX-License-Identifier: Apache-2.0

import Analysis
import ScenarioFile
import TapMapSupport
import TestSupport
import Testing
import Trace

/// Which views a tap at any point asks, as the map tells it.
@MainActor
@Suite struct TapWalkTests {
  private func answer(_ subviews: String) throws -> TapMapAnswer {
    let lines = subviews.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
    var scenario = try ScenarioReader.read(
      """
      device: {size: [100, 100]}
      window:
        id: Window
        subviews:
      \(lines)
      """, file: "screen.yml")
    scenario.nameEverything()
    return try #require(TraceAnalysis(ScenarioRun(scenario).trace(withTapMap: true)).tapMap)
  }

  private func walk(_ answer: TapMapAnswer, _ x: Double, _ y: Double) -> String? {
    answer.walks.walk(at: TracePoint(x: x, y: y)).map { walk in
      walk.map { question in
        "\(question.order)" + String(repeating: "  ", count: question.depth) + " \(question.view) "
          + "\(question.answer)" + (question.reason.map { " \($0.code)" } ?? "")
      }.joined(separator: "\n")
    }
  }

  @Test("HT-2, HT-5: front to back, up to the view that returns itself")
  func order() throws {
    let answer = try answer(
      """
      - {id: Back, frame: [0, 0, 100, 50], subviews: [{id: Button, class: UIButton, frame: [10, 10, 20, 20]}]}
      - {id: Dark, frame: [0, 0, 100, 100], isHidden: true}
      - {id: Front, frame: [0, 80, 100, 20]}
      """)
    #expect(
      walk(answer, 15, 15) == """
        1 Window other("Button")
        2   Front refused pointOutsideBounds
        3   Dark refused hidden
        4   Back other("Button")
        5     Button itself
        """)
    #expect(
      walk(answer, 5, 5) == """
        1 Window other("Back")
        2   Front refused pointOutsideBounds
        3   Dark refused hidden
        4   Back itself
        5     Button refused pointOutsideBounds
        """)
    #expect(walk(answer, 5, 99) == "1 Window other(\"Front\")\n2   Front itself")
    #expect(walk(answer, 100, 5) == nil)
  }

  @Test("HT-17: behind an overlay that lets touches through walks meet again")
  func passThrough() throws {
    let answer = try answer(
      """
      - {id: Back, frame: [0, 0, 100, 100]}
      - id: Overlay
        frame: [0, 0, 50, 100]
        hitTest: passThrough
        subviews: [{id: Sign, frame: [0, 0, 10, 10]}]
      """)
    #expect(
      walk(answer, 20, 20) == """
        1 Window other("Back")
        2   Overlay refused customHitTest
        3     Sign refused pointOutsideBounds
        4   Back itself
        """)
    #expect(
      walk(answer, 60, 20) == """
        1 Window other("Back")
        2   Overlay refused pointOutsideBounds
        3   Back itself
        """)
    #expect(answer.walks.questions.count == 7)
    #expect(answer.walks.pieces.filter { $0.view == "Back" }.map(\.walk?.detours.count) == [1, 0, 1])
    // A drawing has fewer pieces: how hit testing came there is not seen.
    #expect(answer.regions.first { $0.view == "Back" }?.pieces.count == 2)
  }

  @Test("HT-12: a border belongs to the piece on its right or below")
  func borders() throws {
    let answer = try answer("- {id: Half, frame: [0, 0, 50, 100]}")
    #expect(answer.walks.walk(at: TracePoint(x: 50, y: 0))?.first?.answer == .itself)
    #expect(answer.walks.walk(at: TracePoint(x: 49.9, y: 0))?.first?.answer == .other("Half"))
  }

  @Test func aMapWithoutWalksTellsNone() {
    let region = TraceTapRegion(
      view: "A", pieces: [[.init(x: 0, y: 0), .init(x: 9, y: 0), .init(x: 0, y: 9)]])
    let walks = TapWalks(TraceTapMap(regions: [region]))
    #expect(walks.walk(at: TracePoint(x: 1, y: 1)) == nil)
    #expect(walks.pieces.map(\.walk) == [nil])
    #expect(TapWalkTree(walks, limit: 9) == nil)
  }

  @Test("The tree has a step for every question, and more of them only where walks part")
  func tree() throws {
    let walks = try answer(
      """
      - {id: Back, frame: [0, 0, 100, 100]}
      - {id: Overlay, frame: [0, 0, 50, 100], hitTest: passThrough}
      """
    ).walks
    let tree = try #require(TapWalkTree(walks, limit: 100))
    func text(_ last: Int?) -> String {
      guard let last else { return "" }
      let question = walks.questions[tree.steps[last].question]
      return text(tree.steps[last].after) + "\(question.view) \(question.outcome); "
    }
    let texts = zip(walks.pieces, tree.lasts).map { "\($0.corners[0].x): \(text($1))" }
    #expect(
      texts == [
        "0.0: Window path; Overlay path; Overlay refused; Back path; ",
        "50.0: Window path; Overlay refused; Back path; ",
      ])
    #expect(tree.steps.count == 6)
    #expect(TapWalkTree(walks, limit: 5) == nil)
  }
}
