// SPDX-License-Identifier: Apache-2.0

import Foundation
import ScenarioFile
import TestSupport
import Testing
import Trace

@Suite struct DocumentationTests {
  private static func text() throws -> String {
    try String(contentsOf: Repository.folder.appending(path: "docs/scenario-file.md"), encoding: .utf8)
  }

  /// The complete scenarios of the documentation.
  static func scenarios() throws -> [String] {
    try text().split(separator: "```yaml\n").dropFirst()
      .compactMap { $0.split(separator: "```").first.map(String.init) }
      .filter { $0.contains("window") }
  }

  @Test func everyScenarioOfTheDocumentationIsRight() throws {
    let scenarios = try Self.scenarios()
    #expect(scenarios.count >= 10)
    for text in scenarios { #expect(message(text) == "no error", "\(text)") }
  }

  @Test @MainActor func everyScenarioOfTheDocumentationRuns() throws {
    for text in try Self.scenarios() {
      var read = try scenario(text)
      read.nameEverything()
      let trace = ScenarioRun(read).trace()
      #expect(trace.events.isEmpty == read.touches.isEmpty, "\(text)")
    }
  }

  @Test func theErrorsOfTheDocumentationAreReal() throws {
    let told = message(
      """
      window:
        subviews:
          - id: Button
            isHiden: yes
            frame: [0, 0, 100]
      """, file: "settings.yml")
    #expect(try Self.text().contains("```text\n\(told)\n```"))
  }

  @Test func everyKeyIsInTheDocumentation() throws {
    // As code writes a key: alone, or with its value.
    let written = Set(try Self.text().matches(of: /(\w+)(?:`|:)/).map { String($0.1) })
    let schema = try #require(
      try JSONSerialization.jsonObject(with: Data(ScenarioSchema.json.utf8)) as? [String: Any])
    let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    for definition in [schema] + definitions.values {
      for key in (definition["properties"] as? [String: Any] ?? [:]).keys {
        #expect(written.contains(key), "\(key)")
      }
    }
  }
}
