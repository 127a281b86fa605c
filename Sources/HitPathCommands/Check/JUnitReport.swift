// SPDX-License-Identifier: Apache-2.0

import HitPath
import InputFile
import Trace

/// The results as JUnit XML: a test suite for each scenario file, a test case for each expectation.
///
/// It contains no times, so that the same run gives the same text.
struct JUnitReport {
  /// The name of the whole; for a part of a set it names the part, by which `hitpath merge` sorts the parts.
  static let name = "hitpath check"

  private let shard: Shard?
  private var suites = ""
  private var tests = 0
  private var failures = 0
  private var errors = 0

  init(_ shard: Shard? = nil) { self.shard = shard }

  /// Creates the report of all parts of a set: their suites in order, and their total numbers.
  init(suites: String, tests: Int, failures: Int, errors: Int) {
    shard = nil
    (self.suites, self.tests, self.failures, self.errors) = (suites, tests, failures, errors)
  }

  /// The document, with a final line feed.
  var xml: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="\(Self.name)\(shard.map { " \($0)" } ?? "")" tests="\(tests)" failures="\(failures)" errors="\(errors)">
    \(suites)</testsuites>

    """
  }

  mutating func add(_ scenario: CheckedScenario) {
    let file = Self.escaped(scenario.file)
    let failed = scenario.failures.count
    tests += scenario.results.count
    failures += failed
    suites +=
      "  <testsuite name=\"\(file)\" tests=\"\(scenario.results.count)\" failures=\"\(failed)\" errors=\"0\">\n"
    for result in scenario.results {
      let line = result.line.map { " line=\"\($0)\"" } ?? ""
      suites +=
        "    <testcase classname=\"\(file)\" name=\"\(Self.escaped(result.subject))\" file=\"\(result.file.map(Self.escaped) ?? file)\"\(line)"
      guard let difference = result.difference else {
        suites += "/>\n"
        continue
      }
      let message = Self.escaped(result.title(in: scenario.file))
      let lines =
        difference + (result.why.map { ["why: \($0)"] } ?? [])
        + (scenario.pageCommand.map { ["see: \($0)"] } ?? [])
      let text = lines.map(Self.escaped).joined(separator: "\n")
      suites += ">\n      <failure message=\"\(message)\">\(text)</failure>\n    </testcase>\n"
    }
    suites += "  </testsuite>\n"
  }

  /// Adds a file that could not be read.
  mutating func add(_ error: InputErrors, file: String) {
    tests += 1
    errors += 1
    let name = Self.escaped(file)
    let message = Self.escaped(error.errors.first?.message ?? "")
    let text = "\(error)".split(separator: "\n", omittingEmptySubsequences: false)
      .map { Self.escaped(String($0)) }.joined(separator: "\n")
    suites += """
        <testsuite name="\(name)" tests="1" failures="0" errors="1">
          <testcase classname="\(name)" name="can be read" file="\(name)">
            <error message="\(message)">\(text)</error>
          </testcase>
        </testsuite>

      """
  }

  /// A line of text for an element or attribute, without characters that XML cannot contain.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in LineText.safe(text).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
