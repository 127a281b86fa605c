// SPDX-License-Identifier: Apache-2.0

import Analysis
import Report
import ScenarioFile

/// What came of one expectation.
struct ExpectationResult: Hashable {
  /// The line of the scenario file.
  var line: Int?

  /// What the expectation is about, such as `hitView of touch 1` or `states of pan`.
  var what: String

  /// What was expected and what came, line by line; nil if the expectation is met.
  var difference: [String]?
}

extension IndexEntry.Expectations {
  /// Checks expectations and counts what came of them.
  init(_ expectations: [ScenarioExpectation], _ analysis: TraceAnalysis, _ values: NotedValues) {
    let results = ExpectationCheck(expectations, analysis, values).results
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
