// SPDX-License-Identifier: Apache-2.0

import Testing

/// Command lines that are wrong: exit code 2, and nothing on standard output.
@MainActor
@Suite struct UsageTests {
  @Test(arguments: [
    ["bogus"], ["explain"], ["report"], ["check"], ["render"], ["trace"], ["import"], ["schema"],
    ["schema", "nonsense"], ["explain", "FILE", "--format", "xml"], ["explain", "FILE", "--lang", "fr"],
    ["explain", "FILE", "--view"], ["explain", "FILE", "FILE"], ["explain", "FILE", "--touch", "one"],
    ["explain", "FILE", "--touch", "3"], ["explain", "FILE", "--touch", "0"],
    ["explain", "FILE", "--touch", "-1"],
    ["render", "FILE", "-d", "map"], ["render", "FILE", "-T", "gif"],
    ["render", "FILE", "-d", "screen", "-T", "dot"], ["render", "FILE", "-d", "screen", "-T", "mermaid"],
    ["render", "FILE", "-d", "hierarchy", "--step", "1"], ["render", "FILE", "--step", "0"],
    ["render", "FILE", "-d", "screen", "--view", "Card"],
    ["render", "FILE", "-d", "delivery", "--focus", "Card"],
    ["render", "FILE", "-d", "sequence", "--depth", "2"], ["render", "FILE", "--depth", "0"],
    ["render", "FILE", "--theme", "pink"], ["render", "FILE", "--scale", "0"], ["render", "FILE", "--all"],
    ["render", "FILE", "--all", "-o", "-"], ["render", "FILE", "--all", "-o", "out", "--view", "Card"],
    ["render", "FILE", "--touch", "9"], ["trace", "FILE", "--format", "text"], ["import", "FILE", "FILE"],
    ["gallery", "extra"], ["--nonsense"], ["render", "FILE", "-o", "out.webp"],
    ["render", "FILE", "-o", "a.b/x.html"],
    ["render", "FILE", "--id-prefix", "a b"], ["render", "FILE", "--id-prefix", "1a"],
    ["render", "FILE", "--id-prefix", ""], ["render", "FILE", "--id-prefix", "a", "-T", "dot"],
    ["render", "FILE", "--id-prefix", "a", "--all", "-o", "out"], ["docs"],
    ["docs", "FILE", "--check", "--prune"], ["diff", "FILE", "FILE", "-o", "out.webp"],
    ["docs", "FILE", "--form", "pdf"],
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
      hitpath("render", file, "-o", folder["card.webp"]).diagnostics.hasPrefix(
        "Error: There is no form of pictures for '.webp': name a file that ends in .svg, .png, .pdf, .dot, .json, .txt, .mmd, "
          + "or the form with -T.\n"))
    #expect(
      hitpath("render", file, "-d", "screen", "--view", "Card").diagnostics
        .hasPrefix("Error: --view is not for screen, but for hit-path, hit-test-flow, gesture-states.\n"))
    #expect(
      hitpath("import", file, file).diagnostics.hasPrefix(
        "Error: Name a folder with -o for several inputs.\n"))
    #expect(
      hitpath("explain", file, "--lang", "fr").diagnostics
        .hasPrefix(
          "Error: The value 'fr' is invalid for '--lang <lang>'. Please provide one of 'en' and 'zh-Hans'.\n")
    )
  }

  /// The options are of one type, so that each wrong value is given to one command, and one to all.
  private nonisolated static func inTurn<Option>(
    _ values: [String], _ options: [Option]
  ) -> [(String, Option)] {
    values.enumerated().map { ($0.element, options[$0.offset % options.count]) }
      + options.map { (values[0], $0) }
  }

  @Test(
    arguments: inTurn(
      [
        "0x10,5", "5,0x10", "inf,1", "1,nan", "1e999,1", "1e2,1", "1,2,3", ",5", "5,", ",", "", "5", "1;2",
        "+1,2", "1.,2",
        "1 ,2", "\u{661},2",
      ], ["explain", "render", "trace", "report"]))
  func aPlaceIsTwoDecimalNumbers(_ place: String, _ command: String) throws {
    let folder = try Folder()
    let file = try folder.write(Screens.card, "card.yml")
    let outcome = hitpath(command, file, "--tap", place)
    #expect(outcome.code == 2)
    #expect(
      outcome.diagnostics.hasPrefix(
        "Error: The value '\(place)' is invalid for '--tap <x,y>': two decimal numbers with a comma between them "
          + "are meant, such as 120,64.5\n"), "\(command) \(outcome.diagnostics)")
    #expect(folder.files == ["card.yml"])
  }

  @Test func aViewInThePlaceOfAPlaceIsForAnotherOption() throws {
    let file = try Folder().write(Screens.card, "card.yml")
    #expect(
      hitpath("explain", file, "--tap", "Close").diagnostics.hasPrefix(
        "Error: The value 'Close' is invalid for '--tap <x,y>': two decimal numbers with a comma between them "
          + "are meant, such as 120,64.5; --view Close explains a view\n"))
  }

  @Test func aPlaceMayBeNegativeOrHaveDecimals() throws {
    let folder = try Folder()
    let file = try folder.write(Screens.card, "card.yml")
    for place in ["1,2", "-1,-2.5", ".5,0", "1, 2", "-1000000,1000000"] {
      #expect(hitpath("trace", file, "--tap", place).code == 0, "\(place)")
    }
    #expect(
      hitpath("trace", file, "--tap", "1000001,2").diagnostics.hasPrefix(
        "Error: The value '1000001,2' is invalid for '--tap <x,y>': coordinates go from -1000000 to 1000000\n"
      ))
  }

  private nonisolated static let numbers = [
    "0x2", "1e1", "inf", "nan", "1e999", "", "2.0", "two", "+2", "99999999999999999999",
  ]

  @Test(
    arguments: inTurn(
      numbers,
      [
        ["explain", "--touch"], ["render", "--touch"], ["render", "--step"],
        ["render", "-d", "hierarchy", "--depth"],
      ]))
  func countsAreWholeDecimalNumbers(_ number: String, _ options: [String]) throws {
    let folder = try Folder()
    let file = try folder.write(Screens.card, "card.yml")
    let outcome = hitpath([options[0], file] + options.dropFirst() + [number])
    #expect(outcome.code == 2)
    #expect(
      outcome.diagnostics.hasPrefix(
        "Error: The value '\(number)' is invalid for '\(options.last ?? "") <n>': a whole number is meant, such as 2\n"
      ),
      "\(outcome.diagnostics)")
  }

  @Test(arguments: numbers) func aPortIsAWholeNumber(_ number: String) throws {
    let folder = try Folder()
    let file = try folder.write(Screens.card, "card.yml")
    let port = hitpath("serve", file, "--port", number)
    #expect(port.code == 2)
    #expect(port.diagnostics.contains(": a whole number from 0 to 65535 is meant\n"), "\(port.diagnostics)")
  }

  @Test(arguments: ["0x2", "1e1", "inf", "nan", "1e999", "", "two", "+2", "2."])
  func factorsAreDecimalNumbers(_ number: String) throws {
    let folder = try Folder()
    let file = try folder.write(Screens.card, "card.yml")
    let outcome = hitpath("render", file, "-T", "png", "--scale", number, "-o", folder["a.png"])
    #expect(outcome.code == 2)
    #expect(
      outcome.diagnostics.hasPrefix(
        "Error: The value '\(number)' is invalid for '--scale <factor>': a decimal number is meant, such as 2 or "
          + "1.5\n"), "\(outcome.diagnostics)")
  }
}
