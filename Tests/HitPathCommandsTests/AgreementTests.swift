// SPDX-License-Identifier: Apache-2.0

import Analysis
import Foundation
import Narration
import ScenarioFile
import Testing
import Trace

@testable import HitPathCommands
@testable import Report

/// Verdict, explanation, log, pictures, tap map and variant table of one touch against each other and the events.
@MainActor
@Suite("What is said of one touch does not contradict itself")
struct AgreementTests {
  /// All built-in scenarios, and of the conformance scenarios every sixth.
  private static func scenarios() throws -> [(path: String, text: String)] {
    let conformance = try ConformanceScenario.all()
    let chosen = conformance.enumerated().filter { $0.offset.isMultiple(of: 6) }.map(\.element)
    return BuiltInScenarios.files.map { ($0.name, $0.text) } + chosen.map { ($0.path, $0.text) }
  }

  @Test("on all built-in scenarios, and on a sixth of the conformance scenarios")
  func agreement() throws {
    let files = try Self.scenarios()
    #expect(files.count > 75)
    var touches = 0
    for (position, file) in files.enumerated() {
      var scenario = try ScenarioReader.read(file.text, file: file.path)
      scenario.nameEverything()
      // A map takes longer than all the rest.
      let trace = ScenarioRun(scenario).trace(withTapMap: position.isMultiple(of: 20))
      let analysis = TraceAnalysis(trace)
      for touch in analysis.touches.indices {
        touches += 1
        let language = Language.all[touches % Language.all.count]
        let said = try SaidOfTouch(touch, analysis, language)
        for contradiction in try said.contradictions() {
          Issue.record("\(file.path), touch \(touch + 1), \(language.code): \(contradiction)")
        }
      }
      for contradiction in try Self.contradictions(betweenVariantsOf: analysis) {
        Issue.record("\(file.path): \(contradiction)")
      }
    }
    #expect(touches > 100)
  }

  /// Where the page's table of variants and the explanation differ.
  private static func contradictions(betweenVariantsOf analysis: TraceAnalysis) throws -> [String] {
    guard !analysis.trace.variants.isEmpty else { return [] }
    let language = Language.english
    let sections = VariantSections(
      run: PageRun(analysis, ReportOptions(language: language)),
      variants: analysis.trace.variants.map { TraceAnalysis($0.trace) })
    let rows = try #require(try sections.values()?["rows"] as? [TemplateValues])
    func verdict(_ row: Int, _ touch: Int) -> String? {
      (rows[row]["runs"] as? [TemplateValues])?[touch]["outcomeVerdict"] as? String
    }
    let variants = VariantAnswers(analysis.trace.variants, language)
    var found: [String] = []
    for (touch, answer) in analysis.touches.enumerated() {
      let narrator = Narrator(language, analysis.index(of: answer))
      let given = Markup.html(narrator.verdictText(answer, in: analysis))
      if verdict(0, touch) != given { found.append("the run as given: \(rows[0])") }
      for (number, variant) in variants.answers(at: touch).enumerated() {
        guard let answer = variant.answer else { continue }
        let shown = verdict(number + 1, touch)
        let told = Markup.html(variant.narrator.verdictText(answer, in: sections.variants[number]))
        if shown != told || !variant.sentence.contains(variant.narrator.verdict(answer)) {
          found.append("variant \(number + 1): '\(shown ?? "")' and '\(variant.sentence)'")
        }
      }
    }
    return found
  }
}
