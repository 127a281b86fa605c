// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import ScenarioFile
import Testing
import Trace

@testable import Report

@MainActor
@Suite("What the script of a page knows")
struct PageDataTests {
  private func data(_ yaml: String) throws -> PageData {
    var scenario = try ScenarioReader.read(yaml, file: "screen.yml")
    scenario.nameEverything()
    let trace = ScenarioRun(scenario).trace()
    let analysis = TraceAnalysis(trace)
    return PageData(
      analysis, variants: trace.variants.map { TraceAnalysis($0.trace) },
      steps: analysis.allSteps(limit: 100), stories: analysis.stories(),
      language: .english)
  }

  @Test("has where views are, and of a variant those that are elsewhere")
  func variants() throws {
    let data = try data(
      """
      device: {size: [320, 480]}
      window:
        id: Window
        subviews:
          - {id: Still, frame: [0, 0, 10, 10]}
          - {id: Moving, frame: [20, 30, 100, 40]}
      touches:
        - tap: [25, 35]
      variants:
        - object: Moving
          frame: [[20, 30, 100, 40], [50, 60, 10, 10]]
      """)
    #expect(data.views.map(\.id) == ["Window", "Still", "Moving"])
    #expect(data.views.last?.corners == [20, 30, 120, 70])
    #expect(data.variantViews?.keys.sorted() == ["2"])
    #expect(data.variantViews?["2"]?.map(\.id) == ["Moving"])
    #expect(data.variantViews?["2"]?.first?.corners == [50, 60, 60, 70])
  }

  /// A small outline has no search, and what is found stands in the order of asking, for which
  /// the script needs the superviews.
  @Test("tells superviews and the words of the search where there are many views")
  func searched() throws {
    func screen(_ count: Int) throws -> PageData {
      let views = (1...count).map { "              - {id: V\($0), frame: [0, 0, 10, 10]}\n" }.joined()
      return try data(
        """
        window:
          id: Window
          subviews:
            - id: Root
              frame: [0, 0, 100, 100]
              subviews:
        \(views)touches:
          - tap: [5, 5]
        """)
    }
    #expect(try screen(10).views.map(\.up) == [nil, 0] + Array(repeating: 1, count: 10))
    #expect(try screen(9).views.allSatisfy { $0.up == nil })
    #expect(try ScriptJSON.text(of: screen(10)).contains("\"neverAsked\""))
    #expect(try !ScriptJSON.text(of: screen(9)).contains("\"neverAsked\""))
  }

  @Test("distinguishes names that are shortened in elements")
  func cutNames() throws {
    let long = String(repeating: "商品详情页底部购买按钮容器视图", count: 2)
    let data = try data(
      """
      window:
        id: Window
        subviews:
          - {id: \(long)一, frame: [0, 0, 10, 10]}
          - {id: \(long)二, frame: [20, 30, 100, 40]}
      touches:
        - tap: [25, 35]
      """)
    #expect(data.cut?.keys.sorted() == [long + "一", long + "二"])
    #expect(Set(try #require(data.cut).values).count == 2)
    #expect(try self.data("window: {id: Window}\ntouches:\n  - tap: [1, 1]\n").cut == nil)
  }
}
