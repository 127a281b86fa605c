// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Scenarios of the touch faults that developers report most, which lie beside the package.
private enum Reports {
  static let folder = Repository.url("../shared/reference/reported-bugs").standardized

  static var arePresent: Bool { FileManager.default.fileExists(atPath: folder.path) }

  /// What comments of conformance scenarios name after a folder, as they depart from it and say why: `reported-bugs 27b`.
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
    let checked = Self.checked(Reports.folder)
    // A report's file begins with its number: `27b-navigation-bar-reaches-below.yml`.
    func numbers(_ names: Set<String>) -> Set<String> { Set(names.map { String($0.prefix { $0 != "-" }) }) }
    #expect(numbers(checked.met.union(checked.failed)).count == 64, "\(checked.output)")
    #expect(try numbers(checked.failed) == Reports.departures(from: "reported-bugs"), "\(checked.output)")
  }

  @Test(
    "What a device does with a small screen is what comes out, or a comment in Tests/Conformance says why not",
    .enabled(if: Samples.arePresent, "\(Samples.absence)"))
  func everySampleIsMet() throws {
    let checked = Self.checked(Samples.folder.appending(path: "fresh"))
    #expect(checked.met.union(checked.failed).count == 9, "\(checked.output)")
    #expect(try checked.failed == Reports.departures(from: "samples/fresh"), "\(checked.output)")
  }

  /// The names of the scenarios of a folder that are met, and of those that are not.
  private static func checked(_ folder: URL) -> (met: Set<String>, failed: Set<String>, output: String) {
    let outcome = hitpath("check", folder.path)
    let met = outcome.output.matches(of: /(?m)^ok +\S*\/([^\/:]+)\.yml/)
    let failed = outcome.output.matches(of: /(?m)^\S*\/([^\/:]+)\.yml:\d+:\d+: error:/)
    return (
      Set(met.map { String($0.1) }), Set(failed.map { String($0.1) }), outcome.output + outcome.diagnostics
    )
  }
}
