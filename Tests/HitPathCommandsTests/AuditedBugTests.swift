// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// The faults that people report most, as far as a screen shows them; their scenarios lie beside the package.
@MainActor
@Suite struct AuditedBugTests {
  private nonisolated static let folder = Repository.url("../shared/reference/reported-bugs").standardized

  private nonisolated static let codes: [(scenario: String, code: String?)] = [
    ("01-tap-above-table", "tap-stops-selection"), ("02-button-outside-parent", "outside-ancestor"),
    ("03-clear-overlay", "covered"), ("03b-pass-through-overlay", nil),
    ("04-label-and-image-view", "interaction-off"), ("05-disabled-ancestor", "under-disabled"),
    ("06-keyboard-tap", "tap-stops-control"), ("07-container-without-size", "empty-container"),
    ("08-cell-content-view", "covered"), ("09-custom-control-under-tap", "tap-stops-control"),
    ("11b-pinch-and-rotate-cured", nil), ("13b-edge-swipe-cured", nil),
    ("16-double-tap-delay", "double-tap-delays"), ("17-gesture-on-a-control", "tap-stops-control"),
    ("20-overlay-window", "covered-by-window"), ("20b-pass-through-window", nil),
    ("26-title-view", "empty-container"), ("28-section-header", "outside-ancestor"),
    ("28b-section-index", "overlapping-controls"), ("32-touch-area-too-large", "overlapping-controls"),
    ("33-keyboard-window", "outside-ancestor"), ("34-stack-view-background", "covered"),
    ("40b-requires-itself", "waits-in-circle"),
  ]

  @Test(
    "A fault that people report is found, and its cured twin is clean",
    .enabled(
      if: FileManager.default.fileExists(atPath: folder.path),
      "the reports are not beside the package, in ../shared/reference"))
  func findsWhatPeopleReport() throws {
    for (scenario, code) in Self.codes {
      let file = Self.folder.appendingPathComponent("\(scenario).yml").path
      let outcome = hitpath("audit", file, "--format", "json", "--fail-on", "none")
      let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
      let findings = try #require(object?["findings"] as? [[String: Any]])
      let found = findings.compactMap { $0["code"] as? String }
      #expect(code.map(found.contains) ?? found.isEmpty, "\(scenario): \(found)")
    }
  }
}
