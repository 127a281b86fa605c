// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Narration
import InputFile
package import ScenarioFile
import Trace

/// What came of one expectation.
package struct ExpectationResult: Hashable, Sendable {
  /// The line of the file.
  package var line: Int?

  /// The column, from 1; nil where the line says enough.
  package var column: Int?

  /// What the expectation is about, such as `hitView of touch 1` or `states of pan`.
  package var what: String

  /// What was expected and what came, line by line; nil if the expectation is met.
  package var difference: [String]?

  /// What the variant sets that it is about: `Veil.isHidden = true`; nil for the scenario as it is.
  package var variant: String?

  /// The file that it stands in; nil for the scenario's.
  package var file: String?

  package init(
    line: Int? = nil, column: Int? = nil, what: String, difference: [String]?, variant: String? = nil,
    file: String? = nil
  ) {
    self.line = line
    self.column = column
    self.what = what
    self.difference = difference
    self.variant = variant
    self.file = file
  }

  /// What it is about, with the variant.
  package var subject: String { variant.map { "\(what), with \($0)" } ?? what }
}

extension ExpectationResult {
  /// Where the expectation stands and what it is about: `card.yml:18: hitView of touch 1`, of an option with the column.
  package func title(in file: String) -> String {
    let file = self.file ?? file
    let place = [line, column].compactMap { $0.map { ":\($0)" } }.joined()
    return "\(file)\(place): \(subject)"
  }
}

extension ScenarioOutcome {
  /// What came of the expectations of the scenario and its variants, in the order of the runs.
  package func results(_ analysis: TraceAnalysis) -> [ExpectationResult] {
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

extension LoadedInput {
  /// What came of all that the input expects: of its scenario, of the recordings beside it, and of those that it carries.
  ///
  /// - Parameter scenario: The input's scenario.
  /// - Returns: The results in the order of the file.
  /// - Throws: ``InputErrors`` or `InputError` for a recording that cannot be read.
  package func results(of scenario: Scenario) throws -> [ExpectationResult] {
    var results = outcome.results(TraceAnalysis(trace))
    for recording in scenario.recordings {
      let read = try RecordingFile(recording, beside: file).read(for: scenario)
      results.append(RecordingCheck(read, trace).result)
    }
    for recording in recordings {
      results.append(try RecordingCheck.result(of: recording, in: file, scenario, trace))
    }
    return results
  }
}
