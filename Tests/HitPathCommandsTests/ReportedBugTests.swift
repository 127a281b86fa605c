// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Scenarios of the touch faults that developers report most, which lie beside the project.
@MainActor
@Suite(
  "Faults that people report",
  .enabled(if: ReportedBugTests.arePresent, "there is no ../shared/reference/reported-bugs beside the project"))
struct ReportedBugTests {
  nonisolated private static let folder = Repository.url("../shared/reference/reported-bugs").standardized

  nonisolated static let arePresent = FileManager.default.fileExists(atPath: folder.path)

  /// The numbers of the reports that a conformance scenario departs from, and says why: `reported-bugs 27b`.
  private func departures() throws -> Set<String> {
    Set(
      try ConformanceScenario.all().flatMap { scenario in
        scenario.text.matches(of: /(?m)^#.*reported-bugs (\d+[a-z]?)/).map { String($0.1) }
      })
  }

  @Test("What people report is what comes out, or a comment in Tests/Conformance says why not")
  func everyReportIsMet() throws {
    let outcome = hitpath("check", Self.folder.path)
    let files = outcome.output.matches(of: /(?m)^(ok|failed) +\S*\/(\d+[a-z]?)-[^\/:]+\.yml/)
    let failed = Set(files.filter { $0.1 == "failed" }.map { String($0.2) })
    #expect(Set(files.map { String($0.2) }).count == 64, "\(outcome.diagnostics)")
    #expect(failed == (try departures()), "\(outcome.output)")
  }
}
