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
        "[\(NumberText.decimal($0.minX)) \(NumberText.decimal($0.minY)) \(NumberText.decimal($0.size.width)) "
          + "\(NumberText.decimal($0.size.height))]"
      }
      let takers = target.takers.map { "\($0.view ?? "nobody") \(NumberText.decimal($0.area))" }
      return
        "\(target.view)\(target.isControl ? " (control)" : ""): \(NumberText.decimal(target.reachable)) of "
        + "\(NumberText.decimal(target.area)), share \(NumberText.decimal(target.share)), box \(box ?? "none")"
        + (takers.isEmpty ? "" : ", taken by \(takers.joined(separator: ", "))")
    }.joined(separator: "\n")
  }

  @Test("HT-5, HT-23, UC-21: a target is what is left of it, and takers are reported with their areas")
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
        Row: 8400 of 10000, share 0.84, box [0 100 200 50], taken by Hanging 1600
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

  @Test("UC-21: a control's subviews count for it alone, and other views for all views around them")
  func nested() throws {
    let answer = try answer(
      """
      device: {size: [200, 200]}
      window:
        id: Window
        gestureRecognizers: [{class: UITapGestureRecognizer}]
        subviews:
          - id: Card
            frame: [0, 0, 100, 100]
            gestureRecognizers: [{class: UITapGestureRecognizer}]
            subviews:
              - id: Outer
                class: UIButton
                frame: [50, 0, 100, 50]
                subviews:
                  - {id: Drawing, frame: [0, 0, 25, 50], implements: [touchesBegan]}
                  - {id: Inner, class: UIButton, frame: [25, 0, 25, 50]}
      """)
    #expect(
      text(answer.targets) == """
        Window: 37500 of 40000, share 0.938, box [0 0 200 200], taken by Inner 1250, Drawing 1250
        Card: 7500 of 10000, share 0.75, box [0 0 100 100], taken by Inner 1250, Drawing 1250
        Outer (control): 1250 of 5000, share 0.25, box [50 0 25 50], taken by Window 2500, Inner 1250
        Drawing: 1250 of 1250, share 1, box [50 0 25 50]
        Inner (control): 1250 of 1250, share 1, box [75 0 25 50]
        """)
  }

  @Test("A target in a map of many pieces has the area that they add up to")
  func manyPieces() throws {
    let cells = (0..<900).map { number in
      "{class: UIButton, frame: [\(number % 30 * 10), \(number / 30 * 10), 10, 10]}"
    }
    let answer = try answer(
      """
      device: {size: [300, 300]}
      window:
        id: Window
        gestureRecognizers: [{class: UITapGestureRecognizer}]
        subviews:
          - {id: Card, frame: [0, 0, 300, 300], subviews: [\(cells.joined(separator: ", "))]}
          - {id: Veil, frame: [45, 45, 100, 100]}
      """)
    #expect(answer.targets.count == 901)
    #expect(answer.targets[0].share == 0.111)
    #expect(answer.targets[0].takers.map(\.area).reduce(0, +) == 80_000)
    #expect(answer.targets.dropFirst().map(\.reachable).reduce(0, +) == 80_000)
    #expect(answer.targets.dropFirst().count { $0.share == 0 } == 81)
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
