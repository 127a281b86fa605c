// SPDX-License-Identifier: Apache-2.0

/// What came of one expectation.
struct ExpectationResult: Hashable {
  /// The line of the scenario file.
  var line: Int?

  /// What the expectation is about, such as `hitView of touch 1` or `states of pan`.
  var what: String

  /// What was expected and what came, line by line; nil if the expectation is met.
  var difference: [String]?
}

/// A scenario's expectations against what its touches did.
struct CheckedScenario: Hashable {
  /// The file's name as the user gave it.
  var file: String

  /// The expectations in the order of the file.
  var results: [ExpectationResult]

  var failures: [ExpectationResult] { results.filter { $0.difference != nil } }
}
