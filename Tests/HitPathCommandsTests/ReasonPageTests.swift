// SPDX-License-Identifier: Apache-2.0

import Analysis
import Foundation
import Narration
import ScenarioFile
import TestSupport
import Testing
import Trace

@testable import HitPathCommands

/// `hitpath explain --reason`.
@MainActor
@Suite struct ReasonPageTests {
  @Test func everyExampleIsShortAndGivesItsReason() throws {
    let examples = TraceReason.Code.known.compactMap { ReasonExample($0) }
    for example in examples {
      #expect(example.text.split(separator: "\n").count <= 12, "\(example.code)")
      #expect(try example.line(in: .english) != nil, "\(example.code)")
    }
    let files = EmbeddedTexts.files.keys.filter { $0.hasPrefix("Reasons/") }
    #expect(files.count == examples.count)
  }

  @Test func everyReasonHasAnExampleOrAScenarioOfTheTests() throws {
    var without = TraceReason.Code.known.filter {
      ReasonExample($0) == nil && !ReasonExample.ofCodeOnly.contains($0)
    }
    for file in try ConformanceScenario.all() where !without.isEmpty {
      var scenario = try ScenarioReader.read(file.text, file: file.path)
      scenario.nameEverything()
      let analysis = TraceAnalysis(ScenarioRun(scenario).outcome(withTapMap: false).trace)
      without.removeAll { ReasonExample(code: $0, text: file.text).line(of: analysis, in: .english) != nil }
    }
    #expect(without == [], "write an example in Sources/HitPathCommands/Reasons, or a scenario")
  }

  @Test func everyReasonHasItsParagraphInBothLanguages() throws {
    for code in TraceReason.Code.known {
      for (language, end) in [(Language.english, "."), (.simplifiedChinese, "。")] {
        #expect(language.meaning(of: code).hasSuffix(end), "\(code)")
        #expect(language.cure(of: code).hasSuffix(end), "\(code)")
      }
    }
  }

  @Test func aReasonIsToldWithExampleAndCure() {
    let outcome = hitpath("explain", "--reason", "zeroSize")
    #expect(outcome.code == 0)
    #expect(
      outcome.output == """
        zeroSize (HT-14)
        The bounds have no width or no height, and no point lies in an empty rectangle. Subviews that stick out are \
        seen and never hit.

        Give the view a size: a missing constraint is the usual cause. clipsToBounds = true makes the fault visible.

        An example:
          window:
            subviews:
              - {id: Box, frame: [0, 50, 100, 0]}
          touches: [{tap: [50, 50]}]

        What comes of it:
          Box pointInside {50, 0} -> false: its bounds are empty (100 × 0 pt)

        """)
    #expect(hitpath("explain", "--reason", "zeroSize", "--lang", "zh-Hans").output.contains("示例："))
    let json = hitpath("explain", "--reason", "chainCycle", "--format", "json").output
    #expect(json.contains("\"code\" : \"chainCycle\"") && json.contains("\"example\" : null"))
  }

  @Test(arguments: [Language.english, .simplifiedChinese])
  func theListHasAWholeSentenceOfEachReason(language: Language) throws {
    let lines = ReasonPage.list(language).split(separator: "\n").dropFirst()
    #expect(lines.count == TraceReason.Code.known.count)
    for (code, line) in zip(TraceReason.Code.known, lines) {
      let words = line.drop { $0 == " " }.dropFirst(code.rawValue.count).drop { $0 == " " }
      let rest = language.meaning(of: code).dropFirst(words.count)
      // What is left out begins with the point that ends the sentence.
      #expect(rest == "." || rest.hasPrefix(". ") || rest.hasPrefix("。"), "\(code): \(words)")
    }
    #expect(
      ReasonPage.list(.english).contains(
        "  A view with an alpha below 0.01 is not hit, nor is anything in it\n"))
  }

  @Test func codesAreListedAndAWrongOneIsCorrected() {
    let list = hitpath("explain", "--reason")
    #expect(list.code == 0)
    #expect(TraceReason.Code.known.allSatisfy { list.output.contains("  \($0.rawValue) ") })
    let near = hitpath("explain", "--reason", "zeroSise")
    #expect(near.code == 2)
    #expect(near.diagnostics.contains("There is no reason 'zeroSise'; did you mean 'zeroSize'?"))
    let word = hitpath("explain", "--reason", "Alpha").diagnostics
    #expect(word.contains("'Alpha'; did you mean 'alphaBelowThreshold' or 'ancestorAlpha'?"))
    for name in ["qqqq", "", "re"] {
      let none = hitpath("explain", "--reason", name).diagnostics
      #expect(none.contains("There is no reason '\(name)'.\n  See 'hitpath explain --reason' for all codes."))
    }
    #expect(hitpath("explain", "screen.yml", "--reason", "hidden").code == 2)
    #expect(hitpath("explain").diagnostics.contains("Missing expected argument '<input>'"))
  }
}
