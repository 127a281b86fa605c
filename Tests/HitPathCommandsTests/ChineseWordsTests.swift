// SPDX-License-Identifier: Apache-2.0

import Analysis
import Foundation
import HitPathCommands
import Narration
import Testing
import Trace

/// Chinese answers have no English words but names.
@MainActor
@Suite struct ChineseWordsTests {
  /// Words that stand in Chinese texts as they are: UIKit's and Swift's own, units, and names of systems.
  private static let terms: Set<String> = [
    "UIKit", "IOKit", "SpringBoard", "HitPath", "NSObject", "nil", "true", "false", "self", "super", "pt",
    "action",
    "target", "bounds", "frame", "alpha", "point", "inside", "next", "subviews", "cell", "key", "window",
    "touch",
    "delegate", "possible", "began", "changed", "ended", "cancelled", "failed",
  ]

  /// The names and values of a trace: whatever stands in it, apart from words about it.
  private static func names(in trace: TouchTrace) throws -> Set<String> {
    var names = terms
    func add(_ value: Any, under key: String) {
      if let members = value as? [String: Any] {
        for (name, member) in members {
          if key == "settings" || key == "configuration" { names.formUnion(words(of: name)) }
          if !["detail", "kind", "code", "scenario", "title", "summary", "question"].contains(name) {
            add(member, under: name)
          }
        }
      } else if let values = value as? [Any] {
        for value in values { add(value, under: key) }
      } else if let text = value as? String {
        names.formUnion(words(of: text))
      }
    }
    for line in try trace.jsonLines().split(separator: "\n") {
      let record = try JSONSerialization.jsonObject(with: Data(line.utf8))
      // What the author of a scenario says was done, such as "call", is a name too.
      if let record = record as? [String: Any], record["kind"] as? String == "inputReceived" {
        names.formUnion(words(of: record["detail"] as? String ?? ""))
      }
      add(record, under: "")
    }
    return names
  }

  private static func words(of text: some StringProtocol) -> [String] {
    String(text).matches(of: /[A-Za-z_][A-Za-z0-9_]*/).map { String($0.0) }
  }

  /// Words that are no names. One with a capital letter inside is a name of code, and one beside `…` was cut.
  private func strangers(in text: String, _ names: Set<String>) -> [String] {
    text.matches(of: /(…?)([A-Za-z_][A-Za-z0-9_]*)(…?)/).compactMap { match in
      let word = String(match.2)
      let isCut = !match.1.isEmpty || !match.3.isEmpty
      let isCode = word.dropFirst().contains(where: \.isUppercase)
      return isCut || isCode || names.contains(word) ? nil : word
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
    let names = try Self.names(in: trace)
    try #require(trace.screen.views.flatMap(\.overrides).count == 15)
    let narrator = Narrator(try #require(Language(code: "zh-Hans")), ScreenIndex(trace.screen))
    let told = trace.screen.views.flatMap(\.overrides).map(narrator.declaration)
    #expect(
      told == [
        "bounds 向外扩大：上 40、左 -3、右 2", "圆", "圆（圆心 (40, 40)，半径 20）", "圆角矩形（半径 12）",
        "多边形（3 个顶点）", "bounds，或bounds 向外扩大：上 5、左 5、下 5、右 5，或圆角矩形（半径 3）",
        "自身不接触摸，子视图照常", "总是 true", "总是 false",
        "不检查 isHidden、alpha 和 isUserInteractionEnabled", "返回 nil", "返回 self", "返回 A", "返回 A", "转交给 A",
      ])
    for kind in ["hierarchy", "hit-test-flow", "hit-path", "sequence", "screen"] {
      let picture = try output(of: "render", file, "-d", kind, "-T", "text", "--lang", "zh-Hans")
      #expect(strangers(in: picture, names) == [], "\(kind)")
    }
    #expect(strangers(in: try output(of: "explain", file, "--lang", "zh-Hans"), names) == [])
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
      narrator.declaration(TraceOverride(method: "shouldBegin", kind: "only", condition: condition))
        == "仅在以下条件下返回 true：识别器是 Tap、Pan，且视图是 A，且视图在 B 之内，且触摸点在 [0, 0.5, 10, 20] 之内")
    #expect(
      narrator.declaration(
        TraceOverride(
          method: "shouldBegin", kind: "unless", condition: TraceCondition(recognizers: ["Tap"])))
        == "在以下条件下返回 false：识别器是 Tap")
    #expect(narrator.declaration(TraceOverride(method: "shouldBegin", kind: "false")) == "返回 false")
  }

  @Test func overridesOfEarlierTracesAreRead() throws {
    let screen = TraceScreen(
      size: TraceSize(width: 1, height: 1), application: TraceResponder(id: "A", className: "A"), views: [],
      windowOrder: [])
    let narrator = Narrator(try #require(Language(code: "zh-Hans")), ScreenIndex(screen))
    func told(_ method: String, _ kind: String, _ detail: String) -> String {
      narrator.declaration(TraceOverride(method: method, kind: kind, detail: detail))
    }
    #expect(told("pointInside", "outset", "top 40, right -2") == "bounds 向外扩大：上 40、右 -2")
    #expect(told("hitTest", "redirect", "Chat") == "转交给 Chat")
    #expect(told("hitTest", "returns", "self") == "返回 self")
    #expect(told("next", "responder", "Page") == "返回 Page")
    #expect(told("pointInside", "polygon", "5 points") == "polygon 5 points")
    #expect(told("shouldBegin", "unless", "recognizer Tap") == "unless recognizer Tap")
  }
}
