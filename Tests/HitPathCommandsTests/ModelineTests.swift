// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Scenarios that are printed begin with the line by which editors find their schema, and are read as before.
@MainActor
@Suite struct ModelineTests {
  private static let line = "# yaml-language-server: $schema=scenario.schema.json\n"

  @Test(arguments: [[], ["--anonymize"]]) func anImportedScreenHasIt(_ options: [String]) throws {
    let folder = try Folder()
    let dump = try folder.write(Screens.dump, "screen.txt")
    let scenario = try output(of: ["import", dump] + options)
    #expect(scenario.hasPrefix(Self.line))
    #expect(scenario.components(separatedBy: "yaml-language-server").count == 2)
    let file = try folder.write(scenario, "screen.yml")
    #expect(hitpath("explain", file, "--tap", "30,30").code == 0)
  }

  @Test func aBuiltInScenarioHasIt() throws {
    let folder = try Folder()
    let scenario = try output(of: ["gallery", "round-button", "--print"])
    #expect(scenario.hasPrefix(Self.line))
    #expect(hitpath("check", try folder.write(scenario, "round-button.yml")).code == 0)
  }

  @Test func aPageWithoutAScenarioPrintsNothing() throws {
    let pages = try output(of: ["gallery", "--list", "--topic", "notes"]).split(separator: "\n").map(
      String.init)
    for page in pages {
      let text = try output(of: ["gallery", page, "--print"])
      #expect(text.isEmpty || text.hasPrefix(Self.line) && text.count > Self.line.count, "\(page)")
    }
  }

  private func output(of arguments: [String]) throws -> String {
    let outcome = hitpath(arguments)
    try #require(outcome.code == 0, "\(outcome.diagnostics)")
    return outcome.output
  }
}
