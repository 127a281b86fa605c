// SPDX-License-Identifier: Apache-2.0

import Analysis
import Foundation
import Narration
import ScenarioFile
import Testing
import Trace

@testable import Diagrams
@testable import Graphviz
@testable import HitPathCommands
@testable import Report

/// A picture of one touch has no mark of another.
@MainActor
@Suite("Pictures of a touch mark what that touch met, and nothing of other touches")
struct TouchMarksTests {
  private static let mark = Language.english.say(FixedText.legendHit)

  private static func analyses() throws -> [(name: String, analysis: TraceAnalysis)] {
    try BuiltInScenarios.files.compactMap { file in
      var scenario = try ScenarioReader.read(file.text, file: file.name)
      scenario.nameEverything()
      let analysis = TraceAnalysis(ScenarioRun(scenario).trace(withTapMap: true))
      return analysis.touches.count > 1 ? (file.name, analysis) : nil
    }
  }

  private static func picture(_ kind: DiagramKind, _ touch: Int, _ analysis: TraceAnalysis) throws -> Diagram
  {
    try Diagrams.make(kind, for: analysis, options: DiagramOptions(touch: touch))
  }

  /// The views of a graph that bear the hit view's mark: its class, its words, or its line.
  private static func hitViews(_ graph: Graph?) -> [String] {
    (graph?.nodes ?? []).filter { node in
      let words = String(describing: node.label) + (node.title ?? "")
      let classes = node.attributes.flatMap { attribute -> [String] in
        guard case .text(let names, .classNames) = attribute.value else { return [] }
        return names.split(separator: " ").map(String.init)
      }
      return classes.contains("hit") || words.contains(Self.mark)
    }.compactMap(\.title)
  }

  @Test("in the hierarchy, the hit path, the screen and the layers of all built-in scenarios")
  func marks() throws {
    let analyses = try Self.analyses()
    #expect(analyses.count > 4)
    var several = 0
    for (name, analysis) in analyses {
      if Set(analysis.touches.map(\.hitView)).count > 1 { several += 1 }
      for (touch, answer) in analysis.touches.enumerated() {
        let place = "\(name), touch \(touch + 1)"
        for kind in [DiagramKind.hierarchy, .hitPath] {
          for title in Self.hitViews(try Self.picture(kind, touch, analysis).graph) {
            #expect(title.contains(answer.hitView ?? "nothing"), "\(place), \(kind.id): \(title)")
          }
        }
        let asked = Set(answer.walk.map(\.view))
        for (kind, list) in [(DiagramKind.screen, "views"), (.layers, "layers")] {
          let text = try Self.picture(kind, touch, analysis).json()
          let facts = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
          for view in try #require(facts?[list] as? [[String: Any]]) {
            let (id, state) = (view["id"] as? String ?? "", view["state"] as? String ?? "")
            if state == "hit" { #expect(id == answer.hitView, "\(place), \(kind.id)") }
            if state == "refused" { #expect(asked.contains(id), "\(place), \(kind.id): \(id)") }
          }
        }
      }
    }
    #expect(several >= 3, "touches that hit different views")
  }

  /// The one tree of a page stands beside the stage of every touch.
  @Test("in the tree of a page")
  func pages() throws {
    for (name, analysis) in try Self.analyses() {
      guard Set(analysis.touches.map(\.hitView)).count > 1 else { continue }
      let page = try ReportPage.html(for: analysis)
      let section = try #require(page.range(of: "id=\"hierarchy\""))
      let tree = page[section.upperBound...].prefix { $0 != "§" }
      let end = try #require(tree.range(of: "</section>"))
      #expect(!tree[..<end.lowerBound].contains(Self.mark), "\(name)")
    }
  }
}
