// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import ScenarioFile
import Testing
import Trace

@testable import Report

/// The tap map as a page's script gets it.
@MainActor
@Suite struct TapMapDataTests {
  private func data(
    _ subviews: String, _ language: Language = .english, listed: [PageData.View] = []
  ) throws -> TapMapData? {
    let lines = subviews.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
    var scenario = try ScenarioReader.read(
      "device: {size: [100, 100]}\nwindow:\n  id: Window\n  subviews:\n\(lines)", file: "screen.yml")
    scenario.nameEverything()
    let analysis = TraceAnalysis(ScenarioRun(scenario).trace(withTapMap: true))
    return TapMapData(analysis, Narrator(language, analysis.index), listed: listed)
  }

  /// What a script makes of a row, from first to last.
  private func steps(_ data: TapMapData, to piece: [Double]) -> [String] {
    var result: [String] = []
    var next = Int(piece[1])
    while next >= 0 {
      let row = data.questions[3 * next..<3 * next + 3].map { $0 }
      let answer = data.answers[row[1]]
      let isItself = answer.count > 2 && row[0] == Int(piece[0])
      guard case .id(let view) = data.views[row[0]] else { break }
      result.append(view + " " + answer[isItself ? 2 : 1])
      next -= row[2]
    }
    return result.reversed()
  }

  private static let screen = """
    - {id: Back, frame: [0, 0, 100.04, 100]}
    - {id: Overlay, frame: [0, 0, 50, 100], hitTest: passThrough}
    - {id: Off, frame: [0, 0, 10, 10], isUserInteractionEnabled: false}
    """

  @Test func piecesAndStepsAreRowsOfNumbers() throws {
    let data = try #require(try data(Self.screen))
    #expect(data.size == [100, 100])
    #expect(data.views == ["Back", "Window", "Off", "Overlay"].map { .id($0) })
    #expect(data.names == nil)
    #expect(data.omitted == .nothing)
    #expect(
      data.pieces == [[0, 4, 0, 0, 50, 100], [0, 6, 50, 0, 100, 100]])
    #expect(
      data.pieces.map { steps(data, to: $0) } == [
        [
          "Window contains the point and asks its subviews, front to back",
          "Off says no: user interaction disabled",
          "Overlay contains the point and has no subviews", "Overlay overrides hitTest and returns nil",
          "Back contains the point and has no subviews: it returns itself",
        ],
        [
          "Window contains the point and asks its subviews, front to back",
          "Off says no: user interaction disabled",
          "Overlay says no: the point is outside its bounds",
          "Back contains the point and has no subviews: it returns itself",
        ],
      ])
  }

  @Test func allLanguagesHaveTheSameNumbers() throws {
    let english = try #require(try data(Self.screen))
    let chinese = try #require(try data(Self.screen, .simplifiedChinese))
    #expect(english.pieces == chinese.pieces)
    #expect(english.questions == chinese.questions)
    #expect(chinese.answers.map(\.count) == english.answers.map(\.count))
    #expect(chinese.answers.contains(["refused", "返回nil：点在它的bounds之外"]))
  }

  @Test func itIsShortJSON() throws {
    let data = try data("- {id: UIView, frame: [0, 0, 33.33, 100], text: \"</script>\"}")
    #expect(
      try ScriptJSON.text(of: data) == """
        {"answers":[["path","contains the point and asks its subviews, front to back","contains the point and asks its \
        subviews, front to back; none takes it: it returns itself"],["path","contains the point and has no subviews",\
        "contains the point and has no subviews: it returns itself"],["refused","says no: the point is outside its \
        bounds"]],"names":{"0":"UIView (\\u003c/script\\u003e)"},"omitted":0,"pieces":[[0,1,0,0,33.3,100],\
        [1,2,33.3,0,100,100]],"questions":[1,0,1,0,1,1,0,2,2],"size":[100,100],"views":["UIView","Window"]}
        """)
  }

  @Test func viewsOfThePageAreIndicesAndAWholeViewHasNoCorners() throws {
    let listed = [
      PageData.View(id: "Window", corners: [0, 0, 100, 100]),
      PageData.View(id: "Back", corners: [0, 0, 100.04, 100]),
      PageData.View(id: "Overlay", corners: [0, 0, 50, 100]),
    ]
    let data = try #require(
      try data("- {id: Back, frame: [0, 0, 100.04, 100]}\n- {id: Off, frame: [0, 0, 9, 9]}", listed: listed))
    #expect(data.views == [.id("Off"), .index(1), .index(0)])
    // The piece of Off is not listed; that of Back has a corner cut off.
    #expect(data.pieces.map { Array($0.dropFirst(2)) }.first == [0, 0, 9, 9])
    let whole = try #require(try self.data("- {id: Back, frame: [0, 0, 100.04, 100]}", listed: listed))
    #expect(whole.views == [.index(1), .index(0)])
    #expect(whole.pieces == [[0, 1]])
  }

  private static let noViews = TraceScreen(
    size: TraceSize(width: 9, height: 9),
    application: TraceResponder(id: "UIApplication", className: "UIApplication"), views: [],
    windowOrder: [])

  private func map(pieces count: Int) throws -> TapMapData {
    let pieces = (0..<count).map { number in
      let x = Double(number)
      return [TracePoint(x: x, y: 0), TracePoint(x: x + 1, y: 0), TracePoint(x: x, y: 1)]
    }
    // Pieces with two walks in turn, so that they count one by one.
    let walks = (0..<count).map { TraceTapWalk(last: $0 % 2) }
    let region = TraceTapRegion(view: "Window", pieces: pieces, walks: walks)
    let question = TraceTapQuestion("Window", .path)
    let trace = TouchTrace(
      header: TraceHeader(name: "map"), screen: Self.noViews, events: [],
      tapMaps: [TraceTapMap(regions: [region], questions: [question, question])])
    let analysis = TraceAnalysis(trace)
    return try #require(TapMapData(analysis, Narrator(.english, analysis.index)))
  }

  @Test func largeMapsLeaveOutTheirStepsAndThenTheirPieces() throws {
    let whole = try map(pieces: 6_000)
    #expect(whole.omitted == .nothing)
    #expect(whole.pieces.count == 6_000)
    let plain = try map(pieces: 6_001)
    #expect(plain.omitted == .steps)
    #expect(plain.questions.isEmpty && !plain.pieces.isEmpty && plain.pieces.allSatisfy { $0[1] == -1 })
    let none = try map(pieces: 20_001)
    #expect(none.omitted == .pieces)
    #expect(none.pieces.isEmpty && none.views.isEmpty)
    #expect(none.size == [9, 9])
  }

  @Test func aTraceWithoutAMapHasNone() {
    let trace = TouchTrace(header: TraceHeader(name: "plain"), screen: Self.noViews, events: [])
    let analysis = TraceAnalysis(trace)
    #expect(TapMapData(analysis, Narrator(.english, analysis.index)) == nil)
  }
}
