// SPDX-License-Identifier: Apache-2.0

import Analysis
import ScenarioFile
import Testing
import Trace

/// How well what takes taps can be reached.
@MainActor
@Suite struct TapMapTests {
  private func answer(_ yaml: String) throws -> TapMapAnswer {
    var scenario = try ScenarioReader.read(yaml, file: "screen.yml")
    scenario.nameEverything()
    return try #require(TraceAnalysis(ScenarioRun(scenario).trace(withTapMap: true)).tapMap)
  }

  private func text(_ targets: [TapTarget]) -> String {
    targets.map { target in
      let box = target.reachableBox.map {
        "[\(NumberText.plain($0.minX)) \(NumberText.plain($0.minY)) \(NumberText.plain($0.size.width)) "
          + "\(NumberText.plain($0.size.height))]"
      }
      let takers = target.takers.map { "\($0.view ?? "nobody") \(NumberText.plain($0.area))" }
      return
        "\(target.view)\(target.isControl ? " (control)" : ""): \(NumberText.plain(target.reachable)) of "
        + "\(NumberText.plain(target.area)), share \(NumberText.plain(target.share)), box \(box ?? "none")"
        + (takers.isEmpty ? "" : ", taken by \(takers.joined(separator: ", "))")
    }.joined(separator: "\n")
  }

  @Test("HT-5, HT-23, UC-21: a target is what is left of it, and takers are told with their areas")
  func targets() throws {
    let answer = try answer(
      """
      device: {size: [200, 200]}
      window:
        id: Window
        subviews:
          - {id: Plain, frame: [0, 0, 200, 200]}
          - id: Row
            frame: [0, 100, 200, 50]
            gestureRecognizers: [{class: UITapGestureRecognizer}]
            subviews:
              - {id: Inside, frame: [0, 0, 40, 50]}
              - {id: Hanging, class: UIButton, isEnabled: false, frame: [160, 10, 80, 80]}
          - {id: Covered, class: UIButton, frame: [0, 0, 50, 50]}
          - {id: Off, class: UIButton, isHidden: true, frame: [100, 0, 50, 50]}
          - {id: Drawing, frame: [50, 0, 10, 10], implements: [touchesBegan]}
          - {id: Veil, frame: [0, 20, 200, 10]}
          - {id: Sheet, frame: [0, 0, 25, 20]}
      """)
    #expect(
      text(answer.targets) == """
        Row: 10000 of 10000, share 1, box [0 100 200 50]
        Hanging (control): 1600 of 6400, share 0.25, box [160 110 40 40], taken by Plain 1600
        Covered (control): 1500 of 2500, share 0.6, box [0 0 50 50], taken by Sheet 500, Veil 500
        Off (control): 0 of 2500, share 0, box none, taken by Plain 2000, Veil 500
        Drawing: 100 of 100, share 1, box [50 0 10 10]
        """)
    #expect(answer.targets.map(\.isSmall) == [false, true, false, true, true])
    #expect(
      answer.regions.map(\.view) == [
        "Sheet", "Veil", "Drawing", "Covered", "Hanging", "Inside", "Row", "Plain",
      ])
  }

  @Test("HT-15: a wider touch area reaches beyond the view's own")
  func outset() throws {
    let answer = try answer(
      """
      device: {size: [100, 100]}
      window:
        id: Window
        subviews:
          - {id: Button, class: UIButton, frame: [40, 40, 20, 20], pointInside: {outset: 12}}
      """)
    #expect(text(answer.targets) == "Button (control): 1936 of 400, share 1, box [28 28 44 44]")
    #expect(answer.targets.map(\.isSmall) == [false])
  }

  @Test("HT-18: turned views and turned windows have their areas where they are seen")
  func turned() throws {
    let answer = try answer(
      """
      device: {size: [200, 200]}
      windows:
        - id: Window
          frame: [0, 0, 200, 200]
          transform: [0, 1, -1, 0, 0, 0]
          subviews:
            - {id: Switch, class: UIButton, frame: [0, 0, 50, 20]}
            - {id: Tilted, class: UIButton, frame: [80, 80, 40, 40], transform: [0.6, 0.8, -0.8, 0.6, 0, 0]}
      """)
    #expect(
      text(answer.targets.filter { $0.view == "Switch" })
        == "Switch (control): 1000 of 1000, share 1, box [180 0 20 50]")
    let tilted = try #require(answer.targets.last)
    #expect(tilted.share == 1)
    #expect(tilted.takers.isEmpty)
  }

  @Test("Without the record there is no answer")
  func none() throws {
    var scenario = try ScenarioReader.read("window: {subviews: []}", file: "screen.yml")
    scenario.nameEverything()
    let answer = TraceAnalysis(ScenarioRun(scenario).trace()).tapMap
    #expect(answer == nil)
  }

  @Test("The answer is the same from the trace's text")
  func roundTrip() throws {
    var scenario = try ScenarioReader.read(
      "window: {subviews: [{class: UIButton, frame: [10, 10, 33.3, 50], pointInside: circle}]}",
      file: "screen.yml")
    scenario.nameEverything()
    let trace = ScenarioRun(scenario).trace(withTapMap: true)
    let read = try TouchTrace(jsonLines: trace.jsonLines())
    #expect(read == trace)
    let answers = [TraceAnalysis(read).tapMap, TraceAnalysis(trace).tapMap]
    #expect(answers[0] == answers[1] && answers[0] != nil)
  }
}
