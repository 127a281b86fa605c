// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import Foundation
import Narration
import ScenarioFile
import Testing
import Trace

@testable import HitPathCommands
@testable import Report

/// Compares verdict, explanation, log, pictures, tap map and variant table of each touch with each other and with the events.
@MainActor
@Suite("What is said of one touch does not contradict itself")
struct AgreementTests {
  /// Of the course's pages and the conformance scenarios one in so many is compared. Each takes about 0.18 s of processor time,
  /// so a quarter takes 50 s and all take 200 s (one in six took 35 s).
  private static let share = 4

  /// All built-in scenarios, and a quarter of the course's pages and the conformance scenarios; all of them if
  /// `HITPATH_EVERY_SCENARIO` is set.
  private static func scenarios() throws -> [(path: String, text: String)] {
    let isAll = ProcessInfo.processInfo.environment["HITPATH_EVERY_SCENARIO"] != nil
    let course = try Repository.files(in: ["Sources/Course/Pages"], endingIn: ["scenario.yml"])
      .map { (path: $0.path, text: $0.text) }
    let others = course + (try ConformanceScenario.all().map { ($0.path, $0.text) })
    let chosen = others.enumerated().filter { isAll || $0.offset.isMultiple(of: share) }.map(\.element)
    return BuiltInScenarios.files.map { ($0.name, $0.text) } + chosen
  }

  @Test("on all built-in scenarios, and on a quarter of the course and of the conformance scenarios")
  func agreement() throws {
    let files = try Self.scenarios()
    #expect(files.count > 90)
    var touches = 0
    for (position, file) in files.enumerated() {
      var scenario = try ScenarioReader.read(file.text, file: file.path)
      scenario.nameEverything()
      // A map takes longer than everything else.
      let trace = ScenarioRun(scenario).trace(withTapMap: position.isMultiple(of: 20))
      let analysis = TraceAnalysis(trace)
      for touch in analysis.touches.indices {
        touches += 1
        let language = Language.all[touches % Language.all.count]
        let said = try SaidOfTouch(touch, analysis, language)
        let why = try SaidOfWhy(touch, analysis)
        for contradiction in try said.contradictions() + why.contradictions() {
          Issue.record("\(file.path), touch \(touch + 1), \(language.code): \(contradiction)")
        }
      }
      let ofScreen = Self.contradictions(ofFindingsIn: analysis)
      for contradiction in try Self.contradictions(betweenVariantsOf: analysis)
        + Self.contradictions(ofComparing: analysis) + ofScreen
      {
        Issue.record("\(file.path): \(contradiction)")
      }
    }
    #expect(touches > 100)
  }

  /// Contradictions between the answers and a comparison with itself and with each variant.
  private static func contradictions(ofComparing analysis: TraceAnalysis) throws -> [String] {
    var found: [String] = []
    for other in [analysis] + analysis.trace.variants.map({ TraceAnalysis($0.trace) }) {
      let comparison = TraceComparison(analysis, other)
      if other.trace == analysis.trace, !comparison.isAlike {
        found.append("diff finds that it differs from itself")
      }
      let narrator = ComparisonNarrator(.english, comparison)
      let text = try DiffJSON(narrator: narrator, files: Sides("a", "b")).object.text()
      let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      for (position, told) in (json?["touches"] as? [[String: Any]] ?? []).enumerated() {
        for (side, answers) in [("a", analysis.touches), ("b", other.touches)]
        where answers.indices.contains(position) {
          let hitView = (told["hitView"] as? [String: Any])?[side] as? String
          let own = answers[position].hitView
          if hitView != own {
            found.append(
              "diff has the hit view \(hitView ?? "nil") of touch \(position + 1), not \(own ?? "nil")")
          }
        }
        guard analysis.touches.indices.contains(position), other.touches.indices.contains(position) else {
          continue
        }
        let (a, b) = (analysis.touches[position].verdict, other.touches[position].verdict)
        let differences = told["differences"] as? [String] ?? []
        // Variants have the same objects. Distances, durations and counts are not compared.
        let isOther = ["verdict": a.act.fact != b.act.fact, "because": differ(a.because, b.because)]
        for (aspect, differs) in isOther where differs != differences.contains(aspect) {
          found.append("diff says of touch \(position + 1) that \(differences) differ")
        }
        for (key, codes) in [
          ("act", Sides(a.act.fact.code.rawValue, b.act.fact.code.rawValue)),
          ("because", Sides(a.because?.fact.code.rawValue, b.because?.fact.code.rawValue)),
        ] {
          let data = told[key] as? [String: Any]
          for (side, own) in [("a", codes.a), ("b", codes.b)] {
            let code = (data?[side] as? [String: Any])?.keys.first
            if code != own {
              found.append(
                "diff has the \(key) \(code ?? "nil") of touch \(position + 1), not \(own ?? "nil")")
            }
          }
        }
      }
    }
    return found
  }

  /// Whether two facts are about something else, whatever their numbers.
  private static func differ(_ a: Because?, _ b: Because?) -> Bool {
    func plain(_ because: Because?) -> VerdictFact<BecauseCode>? {
      var fact = because?.fact
      fact?.numbers = [:]
      fact?.reason?.numbers = [:]
      return fact
    }
    return plain(a) != plain(b)
  }

  /// Views that an audit calls untouchable although a touch on that screen hits them.
  private static func contradictions(ofFindingsIn analysis: TraceAnalysis) -> [String] {
    guard analysis.tapMap != nil else { return [] }
    let dead = analysis.findings.filter { finding in
      [.interactionOff, .underDisabled, .underHidden, .underTransparent].contains(finding.rule)
        || [.covered, .outsideAncestor, .coveredByWindow].contains(finding.rule)
          && finding.number.map { $0 <= 0 } ?? false
    }
    return analysis.touches.filter { analysis.index(of: $0).screen == analysis.index.screen }.flatMap {
      touch in
      dead.filter { $0.subject == touch.hitView }.map {
        "the audit says \($0.rule.rawValue) of \($0.subject), which \(touch.touch) hits"
      }
    }
  }

  /// Where the page's table of variants and the explanation differ.
  private static func contradictions(betweenVariantsOf analysis: TraceAnalysis) throws -> [String] {
    guard !analysis.trace.variants.isEmpty else { return [] }
    let language = Language.english
    let sections = VariantSections(
      run: PageRun(analysis, ReportOptions(language: language)),
      variants: analysis.trace.variants.map { TraceAnalysis($0.trace) })
    let rows = try #require(try sections.values()?[.rows] as? [TemplateValues])
    func verdict(_ row: Int, _ touch: Int) -> String? {
      (rows[row][.runs] as? [TemplateValues])?[touch][.outcomeVerdict] as? String
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
