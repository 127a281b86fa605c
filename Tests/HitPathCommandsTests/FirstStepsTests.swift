// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import HitPathCommands

/// What the command says to somebody who does not know it yet.
@MainActor
@Suite(.serialized) struct FirstStepsTests {
  /// Runs in a folder, as its own.
  private func within<Result>(_ folder: Folder, _ body: () throws -> Result) throws -> Result {
    let before = FileManager.default.currentDirectoryPath
    try #require(FileManager.default.changeCurrentDirectoryPath(folder.path))
    defer { _ = FileManager.default.changeCurrentDirectoryPath(before) }
    return try body()
  }

  @Test func inAnEmptyFolderThreeThingsAreShownThatWorkThere() throws {
    let folder = try Folder()
    try within(folder) {
      let outcome = hitpath([])
      #expect(outcome.code == 0)
      #expect(
        outcome.output == """
          HitPath explains who gets a touch on an iOS screen, and why. Three things to try:

            hitpath gallery round-button --print > round-button.yml   a scenario to start from
            hitpath explain round-button.yml                          who gets the touch, and why
            hitpath gallery --open                                    the course, in the browser

          hitpath --help lists all commands.

          """)
      try folder.write(hitpath("gallery", "round-button", "--print").output, "round-button.yml")
      #expect(hitpath("explain", "round-button.yml").code == 0)
    }
  }

  @Test func aFileThatIsThereIsTaken() throws {
    let folder = try Folder()
    try folder.write("services: {web: {image: nginx}}\n", "compose.yml")
    try folder.write(Screens.card, "App/It's here/card.yml")
    try folder.write(Screens.dump, "App/deeper/still/screen.txt")
    try within(folder) {
      let lines = hitpath([]).output.split(separator: "\n")
      #expect(
        lines[1...3] == [
          "  hitpath explain 'App/It'\\''s here/card.yml'         who gets the touch, and why",
          "  hitpath audit 'App/It'\\''s here/card.yml'           what makes controls and gestures dead",
          "  hitpath report 'App/It'\\''s here/card.yml' --open   a page that plays it, in the browser",
        ])
    }
  }

  @Test func inACopyOfTheProjectTheExampleOfReadmeIsTaken() throws {
    let folder = try Folder()
    try folder.write(Screens.card, "Tests/Browser/hostile.yml")
    try folder.write(Screens.card, "Tests/Fixtures/Documents/card.yml")
    try within(folder) {
      #expect(hitpath([]).output.contains("\n  hitpath explain Tests/Fixtures/Documents/card.yml   "))
    }
    #expect(FileManager.default.fileExists(atPath: "Tests/Fixtures/Documents/card.yml"), "it is still there")
  }

  @Test func aScreenWithoutTouchesIsAskedForItsControls() throws {
    let folder = try Folder()
    try folder.write(Screens.dump, "screen.txt")
    try within(folder) {
      #expect(hitpath([]).output.contains("\n  hitpath explain screen.txt --all-controls   what taps on"))
      #expect(hitpath("explain", "screen.txt", "--all-controls").code == 0)
      #expect(hitpath("audit", "screen.txt").code == 0)
    }
  }

  @Test(arguments: [
    (["explian", "x.yml"], "There is no command 'explian'; did you mean 'explain'?"),
    (["Report"], "There is no command 'Report'; did you mean 'report'?"),
    (["help", "chek"], "There is no command 'chek'; did you mean 'check'?"),
    (["nonsense"], "There is no command 'nonsense'."),
  ])
  func aMisspeltCommandGetsTheNearest(_ arguments: [String], _ message: String) {
    let outcome = hitpath(arguments)
    #expect(outcome.code == 2)
    #expect(outcome.output == "")
    #expect(outcome.diagnostics == "Error: \(message)\n  See 'hitpath --help' for all commands.\n")
  }

  @Test func aFileWithoutACommandIsTold() throws {
    let folder = try Folder()
    try folder.write(Screens.card, "my card.yml")
    try within(folder) {
      #expect(
        hitpath("my card.yml").diagnostics.hasPrefix(
          "Error: 'my card.yml' is a file, and a command comes first: hitpath explain 'my card.yml'\n"))
    }
  }

  @Test func aMisspeltOptionGetsTheNearest() {
    #expect(
      hitpath("explain", "--fromat", "json", "card.yml").diagnostics
        .hasPrefix("Error: Unknown option '--fromat'. Did you mean '--format'?\n"))
  }

  @Test func theVersionSaysWhichGraphvizThereIs() throws {
    let version = try output(of: "--version")
    #expect(
      version.wholeMatch(of: /0\.1\.0(, commit [0-9a-f]{12}(-dirty)?)?, Graphviz \d+\.\d+\.\d+\n/) != nil,
      "\(version)")
    #expect(try output(of: "explain", "--version") == version)
  }

  @Test(
    arguments: [
      ([:], true, true), ([:], false, false), (["NO_COLOR": "1"], true, false),
      (["NO_COLOR": ""], true, true),
      (["TERM": "dumb"], true, false), (["CLICOLOR": "0"], true, false),
      (["CLICOLOR_FORCE": "1"], false, true),
      (["CLICOLOR_FORCE": "0"], false, false), (["CLICOLOR_FORCE": ""], false, false),
      (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], true, false),
      (["CLICOLOR_FORCE": "1", "CLICOLOR": "0"], false, true),
    ] as [([String: String], Bool, Bool)])
  func theEnvironmentDecidesAboutColour(_ environment: [String: String], isScreen: Bool, isColored: Bool) {
    #expect(Terminal.isColored(environment, isScreen: isScreen) == isColored)
  }

  @Test func aLongRunTellsHowLongTheRestTakes() {
    var drawn: [String] = []
    let terminal = Terminal(isDiagnosticScreen: true, output: { _ in }, diagnostics: { drawn.append($0) })
    var time = ContinuousClock.now
    var progress = ProgressLine(of: 100, on: terminal, now: { time })
    progress.show(1, "quick.yml")
    #expect(drawn == [])
    time += .milliseconds(500)
    progress.show(10, "a.yml")
    time += .seconds(3)
    progress.show(50, "b.yml")
    time += .seconds(600)
    progress.show(51, "c.yml")
    progress.clear()
    #expect(
      drawn == [
        "\r10 of 100  a.yml\u{1B}[K", "\r50 of 100, about 4 s left  b.yml\u{1B}[K",
        "\r51 of 100, about 10 min left  c.yml\u{1B}[K", "\r\u{1B}[K",
      ])
  }

  @Test func whereNobodyLooksThereIsNoProgress() {
    var drawn: [String] = []
    let terminal = Terminal(output: { _ in }, diagnostics: { drawn.append($0) })
    var time = ContinuousClock.now
    var progress = ProgressLine(of: 100, on: terminal, now: { time })
    time += .seconds(10)
    progress.show(50, "b.yml")
    progress.clear()
    #expect(drawn == [])
  }

  // MARK: The browser

  /// Runs with a program in the place of the browser that notes what it is to open; what it noted.
  private func opened(_ arguments: [String], in folder: Folder) throws -> (noted: String, outcome: Outcome) {
    try folder.write(
      "#!/bin/sh\nprintf '%s' \"$1\" > '\(folder["noted"]).part'\nmv '\(folder["noted"]).part' '\(folder["noted"])'\n",
      "browser")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder["browser"])
    var outcome = Outcome(code: 0, output: "", diagnostics: "")
    let terminal = Terminal(
      environment: ["BROWSER": folder["browser"]],
      output: { outcome.output += String(decoding: $0, as: UTF8.self) },
      diagnostics: { outcome.diagnostics += $0 })
    outcome.code = CommandMain.run(arguments, terminal: terminal)
    for _ in 1...200 where !folder.files.contains("noted") { usleep(20_000) }
    return (try folder.text("noted"), outcome)
  }

  @Test func theFirstPageIsOpened() throws {
    let folder = try Folder()
    let file = try folder.write(Screens.card, "card.yml")
    let (noted, outcome) = try opened(["report", file, "-o", folder["out"], "--open"], in: folder)
    #expect(outcome.code == 0)
    #expect(noted == "\(folder["out"])/card.html")
  }

  @Test func theIndexOfFindingsIsOpened() throws {
    let folder = try Folder()
    let file = try folder.write(Screens.card, "card.yml")
    let (noted, _) = try opened(["audit", file, "-o", folder["out"], "--open"], in: folder)
    #expect(noted == "\(folder["out"])/index.html")
  }

  @Test func withoutABrowserThePageIsNamed() throws {
    let folder = try Folder()
    let file = try folder.write(Screens.card, "card.yml")
    let outcome = hitpath("report", file, "-o", folder["out"], "--open")
    #expect(outcome.code == 0)
    #expect(
      outcome.diagnostics
        == "the page is not opened, since \(Browser.system.name) is not found; open it yourself: \(folder["out"])/card.html\n"
    )
  }

  // MARK: The doctor

  @Test func theDoctorTellsWhatIsMissingAndHowToGetIt() throws {
    let outcome = hitpath("doctor")
    #expect(outcome.code == 0)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("ok       hitpath 0.1.0"))
    #expect(
      lines[1].wholeMatch(of: /ok       Graphviz \d+\.\d+\.\d+ lays out pictures/) != nil, "\(lines[1])")
    // In an environment without a path nothing is found.
    #expect(
      lines[2...3] == [
        "missing  rsvg-convert for PNG and PDF; SVG does not need it",
        "         apt-get install librsvg2-bin, or brew install librsvg",
      ])
    #expect(lines.contains("missing  \(Browser.system.name) for --open; without it open pages yourself"))
  }
}
