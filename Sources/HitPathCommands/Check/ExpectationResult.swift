// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Report
import ScenarioFile
import Trace

/// What came of one expectation.
struct ExpectationResult: Hashable {
  /// The line of the file.
  var line: Int?

  /// The column, from 1; nil where the line says enough.
  var column: Int?

  /// What the expectation is about, such as `hitView of touch 1` or `states of pan`.
  var what: String

  /// What was expected and what came, line by line; nil if the expectation is met.
  var difference: [String]?

  /// What the variant sets that it is about: `Veil.isHidden = true`; nil for the scenario as it is.
  var variant: String?

  /// The file that it stands in; nil for the scenario's.
  var file: String?

  /// What it is about, with the variant.
  var subject: String { variant.map { "\(what), with \($0)" } ?? what }
}

extension ScenarioOutcome {
  /// What came of the expectations of the scenario and its variants, in the order of the runs.
  func results(_ analysis: TraceAnalysis) -> [ExpectationResult] {
    let results = ExpectationCheck(expectations, analysis, values).results
    return zip(trace.variants, variants).reduce(into: results) { results, run in
      results += Self.results(of: run.0, run.1)
    }
  }

  private static func results(of run: TraceVariant, _ variant: Variant) -> [ExpectationResult] {
    let (own, inherited) = (variant.expectations.own, variant.expectations.inherited)
    guard !own.isEmpty || !inherited.isEmpty else { return [] }
    let analysis = TraceAnalysis(run.trace)
    let narrator = Narrator(.english, analysis.index)
    var results = ExpectationCheck(own, analysis, variant.values).results
    let told = Set(results.map(\.what))
    results += ExpectationCheck(inherited, analysis, variant.values).results.filter {
      !told.contains($0.what)
    }
    return results.map { result in
      var result = result
      result.variant = narrator.settings(run.settings).plain
      return result
    }
  }
}

extension IndexEntry.Expectations {
  /// Counts what came of the expectations of a scenario.
  init(_ outcome: ScenarioOutcome, _ analysis: TraceAnalysis) {
    let results = outcome.results(analysis)
    self.init(count: results.count, failures: results.count { $0.difference != nil })
  }
}

/// A scenario's expectations against what its touches did.
struct CheckedScenario: Hashable {
  /// The file's name as the user gave it.
  var file: String

  /// The expectations in the order of the file.
  var results: [ExpectationResult]

  var failures: [ExpectationResult] { results.filter { $0.difference != nil } }
}
