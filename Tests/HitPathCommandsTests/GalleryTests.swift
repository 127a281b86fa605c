// SPDX-License-Identifier: Apache-2.0

import Foundation
import ScenarioFile
import Testing
import Trace

/// The built-in scenarios and the schemas.
@MainActor
@Suite struct GalleryTests {
  private static let names = [
    "touch-demo-subview3", "touch-demo-subview1sub1sub1", "touch-demo-gap", "touch-demo-widened",
    "round-button", "redirect-to-chat", "pass-through-overlay", "slow-button", "nested-taps", "dead-row",
    "scroll-or-press",
  ]

  @Test func theScenariosAreListed() throws {
    #expect(try output(of: "gallery", "--list") == Self.names.joined(separator: "\n") + "\n")
  }

  @Test func allPagesAndScenariosAreWritten() throws {
    let folder = try Folder()
    #expect(try output(of: "gallery", "-o", folder["out"]) == "\(folder["out"])/index.html\n")
    let expected =
      ["out/.hitpath-report.json", "out/index.html"]
      + Self.names.flatMap { ["out/\($0).html", "out/scenarios/\($0).yml"] }
    #expect(folder.files == expected.sorted())
    let index = try folder.text("out/index.html")
    let missing = Self.names.filter { !index.contains("href=\"./\($0).html\"") }
    #expect(missing == [])
  }

  @Test func everyScenarioHasTitlesAndExpectations() throws {
    let folder = try Folder()
    hitpath("gallery", "-o", folder.path)
    for name in Self.names {
      let scenario = try ScenarioReader.read(folder.text("scenarios/\(name).yml"), file: name)
      #expect(scenario.name == name)
      #expect(Set(scenario.title.keys) == ["en", "zh-Hans"], "\(name)")
      #expect(Set(scenario.summary.keys) == ["en", "zh-Hans"], "\(name)")
      #expect(!scenario.expectations.isEmpty, "\(name)")
    }
  }

  @Test func theSchemasAreJSON() throws {
    #expect(
      try output(of: "schema", "scenario").trimmingCharacters(in: .newlines)
        == ScenarioSchema.json.trimmingCharacters(in: .newlines))
    #expect(
      try output(of: "schema", "trace").trimmingCharacters(in: .newlines)
        == TraceSchema.json.trimmingCharacters(in: .newlines))
    for kind in ["scenario", "trace"] {
      let text = try output(of: "schema", kind)
      #expect(text.hasSuffix("}\n"))
      let schema = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      #expect((schema["$schema"] as? String)?.contains("json-schema.org") == true)
    }
  }
}
