// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Trace

/// What docs/trace-format.md says besides the tables that `make tables` writes.
@Suite struct TraceFormatPageTests {
  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs/trace-format.md")

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

  @Test("Every kind has a row of its own name, and every case of it is in a list")
  func names() {
    #expect(Set(SampleEvents.kinds.map { $0.name }) == Set(EventType.all.map(\.name)))
    for kind in SampleEvents.kinds { #expect("\(kind)".hasPrefix(kind.name + "(")) }
  }
}
