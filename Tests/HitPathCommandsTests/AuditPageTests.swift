// SPDX-License-Identifier: Apache-2.0

import Analysis
import Foundation
import Narration
import TestSupport
import Testing

/// `docs/audit.md`; `HITPATH_WRITE_TABLES=1` writes its table anew.
@Suite struct AuditPageTests {
  @Test func theTableHasEveryRule() throws {
    let head = "| code | severity | what is found |\n| --- | --- | --- |\n"
    let rows = FindingRule.allCases.map { rule in
      "| `\(rule.rawValue)` | \(rule.severity.rawValue) | \(Language.english.say(FindingText.rule(rule)).plain) |\n"
    }
    let table = head + rows.joined()
    let page = Repository.url("docs/audit.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let start = try #require(text.range(of: head)).lowerBound
    let end = try #require(text[start...].range(of: "\n\n")).lowerBound
    let isNewTable = ProcessInfo.processInfo.environment["HITPATH_WRITE_TABLES"] == "1"
    guard !isNewTable else {
      let old = text[start..<end]
      try text.replacingOccurrences(of: old, with: table.dropLast()).write(
        to: page, atomically: true, encoding: .utf8)
      return
    }
    #expect(text.contains(table))
  }
}
