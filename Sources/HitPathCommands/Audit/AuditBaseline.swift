// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import Foundation
import InputFile
import ScenarioFile
import Trace

/// The findings that were there when a baseline was written: they do not fail a build.
struct AuditBaseline {
  static let format = "hitpath-baseline"
  private static let version = 1

  /// A finding by what stays the same when lines move.
  struct Entry: Hashable, Codable, Comparable {
    var file: String
    var finding: String

    static func < (a: Entry, b: Entry) -> Bool { (a.file, a.finding) < (b.file, b.finding) }
  }

  private(set) var entries: Set<Entry> = []

  private struct Document: Codable {
    var format: String
    var version: Int
    var findings: [Entry]
  }

  init() {}

  init(_ text: String, file: String) throws(InputError) {
    let document: Document
    do {
      document = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
    } catch {
      throw InputError(
        file: file, message: "this is no baseline of an audit", hint: "--write-baseline writes one")
    }
    guard document.format == Self.format, document.version == Self.version else {
      throw InputError(
        file: file,
        message: "this is a '\(LineText.safe(document.format))' of version \(document.version), "
          + "expected a '\(Self.format)' of version \(Self.version)",
        hint: "--write-baseline writes one")
    }
    entries = Set(document.findings)
  }

  func has(_ finding: Finding, of file: String) -> Bool { entries.contains(Self.entry(finding, of: file)) }

  /// The same baseline with the findings of one file in place of those that it had of it.
  func replacing(_ findings: [Finding], of file: String) -> AuditBaseline {
    var new = self
    let name = AuditSettings.plain(file)
    new.entries = entries.filter { $0.file != name }
    new.entries.formUnion(findings.map { Self.entry($0, of: file) })
    return new
  }

  /// How many findings of a file it has that are there no more.
  func gone(from findings: [Finding], of file: String) -> Int {
    let present = Set(findings.map { Self.entry($0, of: file) })
    return entries.count { $0.file == AuditSettings.plain(file) && !present.contains($0) }
  }

  /// A file for version control: sorted, each finding on lines of its own.
  func text() throws -> String {
    let findings = entries.sorted().map { ["file": $0.file, "finding": $0.finding] as JSONObject }
    return try (["format": Self.format, "version": Self.version, "findings": findings] as JSONObject).text()
  }

  private static func entry(_ finding: Finding, of file: String) -> Entry {
    Entry(file: AuditSettings.plain(file), finding: finding.fingerprint)
  }
}

extension Finding {
  /// What stays the same when lines move: code, view and cause.
  var fingerprint: String { [rule.rawValue, subject, culprit ?? ""].joined(separator: "/") }
}
