// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Scenarios of the touch faults that developers report most, which lie beside the package.
private enum Reports {
  static let folder = Repository.url("../shared/reference/reported-bugs").standardized

  static var arePresent: Bool { FileManager.default.fileExists(atPath: folder.path) }

  /// The numbers of those that a conformance scenario departs from, and says why: `reported-bugs 27b`.
  static func departures() throws -> Set<String> { try departures(from: "reported-bugs") }

  /// What comments of conformance scenarios name after a folder, since they depart from it.
  static func departures(from folder: String) throws -> Set<String> {
    let named = try Regex("(?m)^#.*\(folder) ([a-z0-9-]+)", as: (Substring, Substring).self)
    return Set(
      try ConformanceScenario.all().flatMap { $0.text.matches(of: named).map { String($0.output.1) } })
  }
}

@MainActor
@Suite("Faults that people report")
struct ReportedBugTests {
  @Test(
    "What people report is what comes out, or a comment in Tests/Conformance says why not",
    .enabled(if: Reports.arePresent, "the reports are not beside the package, in ../shared/reference"))
  func everyReportIsMet() throws {
    let outcome = hitpath("check", Reports.folder.path)
    let met = outcome.output.matches(of: /(?m)^ok +\S*\/(\d+[a-z]?)-[^\/:]+\.yml/)
    let missed = outcome.output.matches(of: /(?m)^\S*\/(\d+[a-z]?)-[^\/:]+\.yml:\d+:\d+: error:/)
    let failed = Set(missed.map { String($0.1) })
    let departures = try Reports.departures()
    #expect(failed.union(met.map { String($0.1) }).count == 64, "\(outcome.diagnostics)")
    #expect(failed == departures, "\(outcome.output)")
  }

  @Test(
    "What a device does with a small screen is what comes out, or a comment in Tests/Conformance says why not",
    .enabled(if: Samples.arePresent, "\(Samples.absence)"))
  func everySampleIsMet() throws {
    let outcome = hitpath("check", Samples.folder.appending(path: "fresh").path)
    let met = outcome.output.matches(of: /(?m)^ok +\S*\/([^\/:]+)\.yml/)
    let missed = outcome.output.matches(of: /(?m)^\S*\/([^\/:]+)\.yml:\d+:\d+: error:/)
    let failed = Set(missed.map { String($0.1) })
    #expect(failed.union(met.map { String($0.1) }).count == 9, "\(outcome.diagnostics)")
    #expect(try failed == Reports.departures(from: "samples/fresh"), "\(outcome.output)")
  }
}
