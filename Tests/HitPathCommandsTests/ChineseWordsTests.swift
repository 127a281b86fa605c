// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import Narration
import ScenarioFile
import Testing
import Trace

@testable import HitPathCommands

/// Chinese answers have no English words but names.
@MainActor
@Suite struct ChineseWordsTests {
  /// All built-in scenarios, and of the conformance scenarios every second, which is more than 200 from all folders.
  private static func scenarios() throws -> [(path: String, text: String)] {
    let conformance = try ConformanceScenario.all().filter { $0.text.contains("touches:") }
    let chosen = conformance.enumerated().filter { $0.offset.isMultiple(of: 3) }.map(\.element)
    #expect(chosen.count >= 130)
    return BuiltInScenarios.files.map { ($0.name, $0.text) } + chosen.map { ($0.path, $0.text) }
  }

  @Test func explanationsAndPicturesInWordsHaveNone() throws {
    let language = try #require(Language(code: "zh-Hans"))
    let terminal = Terminal(output: { _ in }, diagnostics: { _ in })
    for (position, file) in try Self.scenarios().enumerated() {
      var scenario = try ScenarioReader.read(file.text, file: file.path)
      scenario.nameEverything()
      let analysis = TraceAnalysis(ScenarioRun(scenario).trace())
      guard !analysis.touches.isEmpty else { continue }
      let names = ChineseText.names(in: analysis.trace)
      let touch = position % analysis.touches.count
      let answer = analysis.touches[touch]
      let index = analysis.index(of: answer)
      let explained = ExplainedTouch(
        answer: answer, variants: VariantAnswers(analysis.trace.variants, language).answers(at: touch))
      let text = ExplanationText(explained, nil, index, Narrator(language, index), terminal).text
      #expect(ChineseText.strangers(in: text, names) == [], "\(file.path)")
      // A few kinds of each scenario, others of the next; all kinds of the built-in ones.
      let isBuiltIn = position < BuiltInScenarios.files.count
      for (number, kind) in DiagramKind.allCases.enumerated() where isBuiltIn || (number + position) % 5 == 0
      {
        let options = DiagramOptions(language: language, touch: touch)
        guard let diagram = try? Diagrams.make(kind, for: analysis, options: options) else { continue }
        let words = diagram.textEquivalent + "\n" + diagram.summary
        // A picture with too much in it names the options that show the rest.
        let shown: Set = ["json", "T", "focus", "depth"]
        #expect(ChineseText.strangers(in: words, names.union(shown)) == [], "\(file.path) \(kind.id)")
      }
    }
  }

  @Test func pagesOfTheBuiltInScenariosHaveNone() throws {
    let folder = try Folder()
    for file in BuiltInScenarios.files {
      let input = try folder.write(file.text, file.name + ".yml")
      hitpath("report", input, "--lang", "zh-Hans", "-o", folder[file.name])
      let trace = try TouchTrace(jsonLines: output(of: "trace", input))
      // Parts of a page are named by their places in it.
      let names = ChineseText.names(in: trace).union((1...16).map { "variant\($0)" })
        .union(["x", "y"])
      let page = try folder.text("\(file.name)/\(file.name).html")
      #expect(ChineseText.strangers(in: ChineseText.visible(in: page), names) == [], "\(file.name)")
    }
  }

  /// A declared override and condition of every kind.
  private static let declared = """
    window:
      rootViewController: {id: Root}
      subviews:
        - {id: A, frame: [0, 0, 90, 90], pointInside: {outset: {top: 40, left: -3, right: 2}}}
        - {id: B, frame: [100, 0, 90, 90], pointInside: circle}
        - {id: C, frame: [200, 0, 90, 90], pointInside: {circle: {center: [40, 40], radius: 20}}}
        - {id: D, frame: [0, 100, 90, 90], pointInside: {roundedRect: {cornerRadius: 12}}}
        - {id: E, frame: [100, 100, 90, 90], pointInside: {polygon: [[0, 0], [90, 0], [45, 90]]}}
        - {id: F, frame: [200, 100, 90, 90], pointInside: {union: [bounds, {outset: 5}, {roundedRect: {cornerRadius: 3}}]}}
        - {id: G, frame: [0, 200, 90, 90], pointInside: always, hitTest: passThrough}
        - {id: H, frame: [100, 200, 90, 90], pointInside: never}
        - {id: I, frame: [200, 200, 90, 90], alpha: 0, hitTest: ignoresGates}
        - {id: J, frame: [0, 300, 90, 90], hitTest: {returns: nil}}
        - {id: K, frame: [100, 300, 90, 90], hitTest: {returns: self}}
        - {id: L, frame: [200, 300, 90, 90], hitTest: {returns: A}}
        - {id: M, frame: [0, 400, 90, 90], hitTest: {redirect: A}, next: A}
    touches:
      - tap: [50, 350]
      - tap: [150, 350]
      - tap: [250, 350]
      - tap: [50, 450]
      - tap: [250, 250]
    """

  @Test func declaredOverridesAreToldInChinese() throws {
    let folder = try Folder()
    let file = try folder.write(Self.declared, "declared.yml")
    let trace = try TouchTrace(jsonLines: output(of: "trace", file))
    let names = ChineseText.names(in: trace)
    try #require(trace.screen.views.flatMap(\.overrides).count == 15)
    let narrator = Narrator(try #require(Language(code: "zh-Hans")), ScreenIndex(trace.screen))
    let told = trace.screen.views.flatMap(\.overrides).map { narrator.declaration($0).plain }
    #expect(
      told == [
        "bounds向外扩大：上40、左-3、右2", "圆", "圆（圆心(40, 40)，半径20）", "圆角矩形（半径12）",
        "多边形（3个顶点）", "bounds，或bounds向外扩大：上5、左5、下5、右5，或圆角矩形（半径3）",
        "结果是自己时返回nil，子视图照常", "始终返回true", "始终返回false",
        "不检查isHidden、alpha和isUserInteractionEnabled", "返回nil", "返回self", "返回A", "返回A", "点在A内时返回A",
      ])
    for kind in ["hierarchy", "hit-test-flow", "hit-path", "sequence", "screen"] {
      let picture = try output(of: "render", file, "-d", kind, "-T", "text", "--lang", "zh-Hans")
      #expect(ChineseText.strangers(in: picture, names) == [], "\(kind)")
    }
    #expect(ChineseText.strangers(in: try output(of: "explain", file, "--lang", "zh-Hans"), names) == [])
  }

  @Test func differencesOfOverridesAreToldInChinese() throws {
    let folder = try Folder()
    let a = try folder.write(Self.declared, "a.yml")
    let text = Self.declared.replacing("{outset: {top: 40, left: -3, right: 2}}", with: "circle")
      .replacing("hitTest: passThrough", with: "hitTest: {redirect: A}").replacing(", next: A", with: "")
    let b = try folder.write(text, "b.yml")
    let told = hitpath("diff", a, b, "--lang", "zh-Hans").output
    for words in [
      "overrides pointInside：bounds向外扩大：上40、左-3、右2", "overrides pointInside：圆",
      "overrides hitTest：结果是自己时返回nil，子视图照常、pointInside：始终返回true",
      "overrides hitTest：点在A内时返回A、pointInside：始终返回true",
      "overrides next：返回A、hitTest：点在A内时返回A", "overrides hitTest：点在A内时返回A",
    ] { #expect(told.contains(words + "\n"), "\(words)") }
    // What is compared has the names of the trace.
    let keys: Set = ["overrides"]
    let names = ChineseText.names(in: try TouchTrace(jsonLines: output(of: "trace", a))).union(keys)
    #expect(ChineseText.strangers(in: told.replacing(a, with: "").replacing(b, with: ""), names) == [])
  }

  @Test func conditionsAreToldInChinese() throws {
    let trace = TraceScreen(
      size: TraceSize(width: 1, height: 1), application: TraceResponder(id: "A", className: "A"), views: [],
      windowOrder: [])
    let narrator = Narrator(try #require(Language(code: "zh-Hans")), ScreenIndex(trace))
    let condition = TraceCondition(
      recognizers: ["Tap", "Pan"], views: ["A"], within: ["B"],
      rect: TraceRect(x: 0, y: 0.5, width: 10, height: 20))
    #expect(
      narrator.declaration(TraceOverride(method: .delegate(.shouldBegin), kind: .only, condition: condition))
        .plain
        == "仅在以下条件下返回true：手势是Tap、Pan，且视图是A，且视图在B之内，且触摸点在[0, 0.5, 10, 20]之内")
    #expect(
      narrator.declaration(
        TraceOverride(
          method: .delegate(.shouldBegin), kind: .unless, condition: TraceCondition(recognizers: ["Tap"]))
      ).plain
        == "在以下条件下返回false：手势是Tap")
    #expect(
      narrator.declaration(TraceOverride(method: .delegate(.shouldBegin), kind: .no)).plain == "返回false")
  }

  @Test func overridesOfEarlierTracesAreRead() throws {
    let screen = TraceScreen(
      size: TraceSize(width: 1, height: 1), application: TraceResponder(id: "A", className: "A"), views: [],
      windowOrder: [])
    let narrator = Narrator(try #require(Language(code: "zh-Hans")), ScreenIndex(screen))
    func told(_ method: String, _ kind: String, _ detail: String) -> String {
      narrator.declaration(
        TraceOverride(
          method: OverrideMethod(rawValue: method), kind: OverrideKind(rawValue: kind), detail: detail)
      ).plain
    }
    #expect(told("pointInside", "outset", "top 40, right -2") == "bounds向外扩大：上40、右-2")
    #expect(told("hitTest", "redirect", "Chat") == "点在Chat内时返回Chat")
    #expect(told("hitTest", "returns", "self") == "返回self")
    #expect(told("next", "responder", "Page") == "返回Page")
    #expect(told("pointInside", "polygon", "5 points") == "polygon 5 points")
    #expect(told("shouldBegin", "unless", "recognizer Tap") == "unless recognizer Tap")
  }
}
