// SPDX-License-Identifier: Apache-2.0

import Testing

/// Command lines that are wrong: exit code 2, and nothing on standard output.
@MainActor
@Suite struct UsageTests {
  @Test(arguments: [
    ["bogus"], ["explain"], ["report"], ["check"], ["render"], ["trace"], ["import"], ["schema"],
    ["schema", "nonsense"], ["explain", "FILE", "--format", "xml"], ["explain", "FILE", "--lang", "fr"],
    ["explain", "FILE", "--view"], ["explain", "FILE", "extra"], ["explain", "FILE", "--touch", "one"],
    ["explain", "FILE", "--touch", "3"], ["explain", "FILE", "--touch", "0"],
    ["explain", "FILE", "--touch", "-1"],
    ["render", "FILE", "-d", "map"], ["render", "FILE", "-T", "gif"],
    ["render", "FILE", "-d", "screen", "-T", "dot"], ["render", "FILE", "-T", "mermaid"],
    ["render", "FILE", "-d", "hierarchy", "--step", "1"], ["render", "FILE", "--step", "0"],
    ["render", "FILE", "--view", "Card"], ["render", "FILE", "-d", "delivery", "--focus", "Card"],
    ["render", "FILE", "-d", "sequence", "--depth", "2"], ["render", "FILE", "--depth", "0"],
    ["render", "FILE", "--theme", "pink"], ["render", "FILE", "--scale", "0"], ["render", "FILE", "--all"],
    ["render", "FILE", "--all", "-o", "-"], ["render", "FILE", "--all", "-o", "out", "--view", "Card"],
    ["render", "FILE", "--touch", "9"], ["trace", "FILE", "--format", "text"], ["import", "FILE", "FILE"],
    ["gallery", "extra"], ["--nonsense"],
  ])
  func wrongUsage(_ arguments: [String]) throws {
    let folder = try Folder()
    let file = try folder.write(Screens.card, "card.yml")
    let outcome = hitpath(arguments.map { $0 == "FILE" ? file : $0 })
    #expect(outcome.code == 2)
    #expect(outcome.output == "")
    #expect(outcome.diagnostics.hasPrefix("Error: "))
    #expect(folder.files == ["card.yml"])
  }

  @Test func theMessagesSayWhatIsMeant() throws {
    let folder = try Folder()
    let file = try folder.write(Screens.card, "card.yml")
    #expect(
      hitpath("explain", file, "--touch", "3").diagnostics
        == "Error: There is no touch 3: the input has 2, counted from 1.\n")
    #expect(
      hitpath("render", file, "-d", "screen", "-T", "dot").diagnostics
        .hasPrefix("Error: screen is not a graph, so there is no DOT text of it.\n"))
    #expect(
      hitpath("render", file, "--view", "Card").diagnostics
        .hasPrefix("Error: --view is not for hit-path, but for hit-test-flow, gesture-states.\n"))
    #expect(
      hitpath("import", file, file).diagnostics.hasPrefix(
        "Error: Name a folder with -o for several inputs.\n"))
    #expect(
      hitpath("explain", file, "--lang", "fr").diagnostics
        .hasPrefix(
          "Error: The value 'fr' is invalid for '--lang <lang>'. Please provide one of 'en' and 'zh-Hans'.\n")
    )
  }
}
