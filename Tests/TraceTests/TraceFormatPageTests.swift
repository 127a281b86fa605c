// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Trace

/// The tables of docs/trace-format.md are written from the declarations; `HITPATH_WRITE_TABLES=1` writes them anew.
@Suite(.serialized) struct TraceFormatPageTests {
  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs/trace-format.md")

  /// Compares what stands between the markers of a name with the text, or writes it there.
  private func expect(_ name: String, is text: String) throws {
    var page = try String(contentsOf: Self.page, encoding: .utf8)
    let begin = try #require(page.range(of: "<!-- \(name): written by `make docs` -->\n"))
    let end = try #require(page.range(of: "<!-- end of \(name) -->"))
    if ProcessInfo.processInfo.environment["HITPATH_WRITE_TABLES"] == "1" {
      page.replaceSubrange(begin.upperBound..<end.lowerBound, with: text)
      try page.write(to: Self.page, atomically: true, encoding: .utf8)
    } else {
      #expect(page[begin.upperBound..<end.lowerBound] == text, "run `make docs`")
    }
  }

  @Test("The limits are those of the reader")
  func limits() throws {
    let lines = try String(contentsOf: Self.page, encoding: .utf8).components(separatedBy: "\n")
    let start = try #require(lines.firstIndex(of: "| what | at most |")) + 2
    let told = lines[start...].prefix { $0.hasPrefix("|") }.compactMap { $0.split(separator: "|").last }
      .map { $0.trimmingCharacters(in: .whitespaces).replacing(",", with: "") }
    #expect(
      told == [
        "\(InputLimits.traceBytes >> 20) MB", "\(InputLimits.views)", "\(InputLimits.records)",
        "\(JSONReader.deepest)",
      ])
  }

  @Test("Every reason stands in the table of its group")
  func reasons() throws {
    let codes = TraceReason.Code.known
    let tables = TraceReason.Code.Group.allCases.map { group in
      var lines = ["| \(group.rawValue) | because | decided by |", "| --- | --- | --- |"]
      for code in codes {
        guard let row = code.row, row.group == group else { continue }
        let rules = row.rules.isEmpty ? "" : " (\(row.rules))"
        let numbers = row.numbers.map { "`\($0.key)`" + ($0.value == .plain ? "" : " in \($0.value)") }
        let deciding = (row.subject.map { ["the \($0)"] } ?? []) + numbers
        lines.append("| `\(code)` | \(row.meaning)\(rules) | \(deciding.joined(separator: ", ")) |")
      }
      return lines.joined(separator: "\n") + "\n"
    }
    try expect("reasons", is: tables.joined(separator: "\n"))
  }

  @Test("Every kind of event stands in the table of its subject")
  func events() throws {
    let subjects: [(String, [EventType])] = [
      ("Hit test", EventType.hitTests),
      ("Touches, and the responders that get them", EventType.touches),
      ("What a view gets of its touches, if not all of it and at once", EventType.touchesOfViews),
      ("Gesture recognizers", EventType.gestures),
      ("Controls and actions", EventType.controls),
      ("First responder, and events other than touches", EventType.responders),
      ("What becomes different of the screen", EventType.screens),
    ]
    let tables = subjects.map { subject, types in
      var lines = ["\(subject):", "", "| kind | says | fields |", "| --- | --- | --- |"]
      for type in types {
        let fields = type.fields.map { "`\($0.name)`" + ($0.isRequired ? "" : "?") }
        lines.append("| `\(type.name)` | \(type.meaning) | \(fields.joined(separator: ", ")) |")
      }
      return lines.joined(separator: "\n") + "\n"
    }
    try expect("events", is: tables.joined(separator: "\n"))
  }

  @Test("Every kind has a row of its own name, and every case of it is in a list")
  func names() {
    #expect(Set(SampleEvents.kinds.map { $0.type.name }) == Set(EventType.all.map(\.name)))
    for kind in SampleEvents.kinds { #expect("\(kind)".hasPrefix(kind.type.name + "(")) }
  }
}
