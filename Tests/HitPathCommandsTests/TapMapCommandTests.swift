// SPDX-License-Identifier: Apache-2.0

import Testing
import Trace

/// `hitpath trace --tap-map`.
@MainActor
@Suite struct TapMapCommandTests {
  private func map(_ text: String) throws -> TraceTapMap? { try TouchTrace(jsonLines: text).tapMap }

  @Test func theTapMapIsAddedOnRequest() throws {
    let folder = try Folder()
    let file = try folder.write(Screens.card, "card.yml")
    let plain = try output(of: "trace", file)
    #expect(try map(plain) == nil)
    let mapped = try output(of: "trace", file, "--tap-map")
    #expect(mapped.hasPrefix(plain))
    #expect(try #require(try map(mapped)).regions.count > 1)
    #expect(
      try output(of: "trace", file, "--tap-map", "--format", "log")
        == output(of: "trace", file, "--format", "log"))
  }

  @Test func aTraceGetsItsTapMapFromItsScenario() throws {
    let folder = try Folder()
    let file = try folder.write(Screens.card, "card.yml")
    let mapped = try output(of: "trace", file, "--tap-map")
    try folder.write(output(of: "trace", file), "plain.jsonl")
    #expect(try map(output(of: "trace", folder["plain.jsonl"], "--tap-map")) == map(mapped))
    // What a trace holds is kept, whatever its scenario says.
    let lines =
      mapped.split(separator: "\n").dropLast().map(String.init) + [#"{"kind":"tapMap","regions":[]}"#]
    try folder.write(lines.joined(separator: "\n"), "mapped.jsonl")
    #expect(try map(output(of: "trace", folder["mapped.jsonl"], "--tap-map"))?.regions == [])
  }

  @Test func aTraceFromCodeKeepsWhatItHas() throws {
    let folder = try Folder()
    let file = try folder.write(Screens.card, "card.yml")
    let lines = try output(of: "trace", file).split(separator: "\n", maxSplits: 1)
    let header = lines[0].replacing(/,"scenario":"(\\.|[^"\\])*"/, with: "")
    try folder.write("\(header)\n\(lines[1])", "code.jsonl")
    let outcome = hitpath("trace", folder["code.jsonl"], "--tap-map")
    #expect(outcome.code == 3)
    #expect(
      outcome.diagnostics(in: folder) == """
        code.jsonl: error: this trace does not carry its scenario, so its tap map cannot be made
          hint: give --tap-map when the trace is made

        """)
  }
}
