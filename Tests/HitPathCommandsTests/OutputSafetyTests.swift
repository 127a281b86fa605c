// SPDX-License-Identifier: Apache-2.0

import Foundation
import HitPathCommands
import Testing

/// Where results must not be written, and what remains after an interruption.
@MainActor
@Suite struct OutputSafetyTests {
  private func link(_ folder: Folder, _ name: String, to target: String) throws {
    let url = URL(fileURLWithPath: folder[name])
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: target)
  }

  @Test(arguments: [
    ["render", "card.yml", "-o", ""], ["render", "card.yml", "--all", "-o", ""],
    ["trace", "card.yml", "-o", ""],
    ["import", "card.yml", "-o", ""], ["report", "card.yml", "-o", ""],
    ["report", "card.yml", "--output", ""],
    ["gallery", "-o", ""], ["diff", "card.yml", "card.yml", "-o", ""], ["check", "card.yml", "--junit", ""],
    ["report", "card.yml", "--templates", ""],
  ])
  func anEmptyNameIsWrongUsage(_ arguments: [String]) throws {
    let folder = try Folder()
    let card = try folder.write(Screens.card, "card.yml")
    let outcome = hitpath(arguments.map { $0 == "card.yml" ? card : $0 })
    #expect(outcome.code == 2)
    #expect(outcome.output == "")
    #expect(outcome.diagnostics.contains("name a file or folder"))
    #expect(folder.files == ["card.yml"])
  }

  @Test(arguments: [
    ("render CARD -o LINK", "out/a.svg"), ("trace CARD -o LINK", "out/a.jsonl"),
    ("check CARD --junit LINK", "out/a.xml"),
    ("report CARD -o OUT", "out/card.html"), ("report CARD -o LINK", "out"),
    ("report CARD CARD -o OUT", "out/index.html"),
    ("report CARD CARD -o OUT", "out/.hitpath-report.json"), ("gallery -o OUT", "out/scenarios"),
    ("render CARD --all -o OUT", "out/hierarchy.svg"),
    ("report CARD --format markdown -o OUT", "out/card.md"),
    ("report CARD --format docc -o OUT", "out/Resources"), ("import CARD CARD -o OUT", "out/card.yml"),
  ])
  func aSymbolicLinkIsNotWrittenThrough(_ command: String, _ name: String) throws {
    let folder = try Folder()
    let card = try folder.write(Screens.card, "card.yml")
    for target in ["kept/file", command.hasPrefix("report") ? "kept/folder" : "kept/missing"] {
      try folder.write("kept", "kept/file")
      try folder.write("kept", "kept/folder/file")
      try? FileManager.default.removeItem(atPath: folder["out"])
      try link(folder, name, to: folder[target])
      let words = command.split(separator: " ").map { word in
        ["CARD": card, "OUT": folder["out"], "LINK": folder[name]][word] ?? String(word)
      }
      let outcome = hitpath(words)
      #expect(outcome.code == 3, "\(command) \(target)")
      #expect(outcome.diagnostics.contains(" is a symbolic link\n"), "\(outcome.diagnostics)")
      #expect(try folder.text("kept/file") == "kept")
      #expect(folder.files.filter { $0.hasPrefix("kept/") } == ["kept/file", "kept/folder/file"])
    }
  }

  @Test func aFolderThatCannotBeMadeIsToldWithTheReason() throws {
    let folder = try Folder()
    let card = try folder.write(Screens.card, "card.yml")
    let long = folder[String(repeating: "a", count: 300)]
    for command in [["report", card], ["report", card, card], ["audit", card], ["render", card, "--all"]] {
      let outcome = hitpath(command + ["-o", "\(long)/b"])
      #expect(outcome.code == 3)
      #expect(
        outcome.diagnostics.hasSuffix(
          ": error: cannot be written: the folder '\(long)/b' cannot be made: File name too long\n"),
        "\(outcome.diagnostics)")
      let behindFile = hitpath(command + ["-o", "\(card)/b"])
      #expect(behindFile.diagnostics.hasSuffix("'card.yml' is a file, not a folder\n"))
    }
    #expect(folder.files == ["card.yml"])
  }

  @Test(arguments: [
    "render CARD -T svg -o CARD", "trace CARD -o CARD", "import CARD -o CARD", "check CARD --junit CARD",
    "render CARD -T json -o FOLDER/./card.yml", "diff CARD CARD -o CARD --format json",
    "import OTHER CARD -o FOLDER",
  ])
  func noInputIsLost(_ command: String) throws {
    let folder = try Folder()
    let card = try folder.write(Screens.card, "card.yml")
    let other = try folder.write(Screens.tap(on: "A"), "other.yml")
    let words = ["CARD": card, "OTHER": other, "FOLDER": folder.path]
    let outcome = hitpath(
      command.split(separator: " ").map { word in
        words.reduce(String(word)) { $0.replacing($1.key, with: $1.value) }
      })
    #expect(outcome.code == 3)
    #expect(outcome.diagnostics.contains(".yml: error: cannot be written: it is the input\n"))
    #expect(try folder.text("card.yml") == Screens.card)
    #expect(folder.files == ["card.yml", "other.yml"])
  }

  @Test func devicesThatAreLinksAreWrittenTo() throws {
    let folder = try Folder()
    try folder.write(Screens.card, "card.yml")
    let outcome = try Binary.run(["trace", "card.yml", "-o", "/dev/stdout"], in: folder)
    #expect(outcome.code == 0)
    #expect(outcome.output == (try Binary.run(["trace", "card.yml"], in: folder).output))
  }

  @Test func aFolderAboveTheNamedOneMayBeALink() throws {
    let folder = try Folder()
    let card = try folder.write(Screens.card, "card.yml")
    try folder.write("", "real/keep")
    try link(folder, "linked", to: folder["real"])
    #expect(hitpath("report", card, "-o", folder["linked/out"]).code == 0)
    #expect(folder.files.contains("real/out/card.html"))
  }

  @Test func whatAnInterruptedRunLeftIsCleared() throws {
    let folder = try Folder()
    let card = try folder.write(Screens.card, "card.yml")
    // No process has such a number.
    try folder.write("half", "out/.hitpath-2147483646-3.tmp")
    try folder.write("another's", "out/.hitpath-\(getppid())-0.tmp")
    try folder.write("own", "out/.hitpath-notes.tmp")
    try folder.write("own", "out/.hitpath-2147483646-3.txt")
    #expect(hitpath("render", card, "-o", folder["out/card.svg"]).code == 0)
    #expect(
      folder.files
        == [
          "card.yml", "out/.hitpath-\(getppid())-0.tmp", "out/.hitpath-2147483646-3.txt",
          "out/.hitpath-notes.tmp",
          "out/card.svg",
        ].sorted())
  }

  @Test func allPicturesAreWrittenOrNone() throws {
    let folder = try Folder()
    let card = try folder.write(Screens.card, "card.yml")
    try folder.write("", "out/tap-map.svg/keep")
    let before = folder.files
    let outcome = hitpath("render", card, "--all", "-o", folder["out"])
    #expect(outcome.code == 3)
    #expect(outcome.output == "")
    #expect(folder.files == before)
  }

  /// Runs the command and ends it as soon as a file appears.
  private func interrupt(_ arguments: [String], in folder: Folder, when name: String) throws {
    let process = Process()
    process.executableURL = Binary.url
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    while process.isRunning, !FileManager.default.fileExists(atPath: folder[name]) { usleep(50) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  @Test("Whenever a run is ended, what an index links to is there", .enabled(if: Binary.isBuilt))
  func interruptedRuns() throws {
    let folder = try Folder()
    for number in 0..<8 { try folder.write(Screens.card, "in/card\(number).yml") }
    for name in ["card.html", "card-5.html", "index.html"] {
      try? FileManager.default.removeItem(atPath: folder["out"])
      try interrupt(["report", "in", "-o", "out"], in: folder, when: "out/\(name)")
      let files = Set(folder.files)
      if files.contains("out/index.html") {
        for link in try folder.text("out/index.html").matches(of: /href="(?:\.\/)?([^"#:]+\.html)/) {
          #expect(files.contains("out/\(link.1)"), "\(link.1) after \(name)")
        }
      }
      #expect(try Binary.run(["report", "in", "-o", "out"], in: folder).code == 0)
      #expect(folder.files.allSatisfy { !$0.hasSuffix(".tmp") }, "\(folder.files)")
    }
  }

  @Test func noLineOfOutputIsACommandOfAWorkflow() throws {
    let folder = try Folder()
    let names = ["::error::a.yml", " ::set-env name=A::b.yml", "a\n::error::b.yml", "tag\u{E0041}.yml"]
    for name in names {
      try folder.write("window: {", name)
      try folder.write(Screens.card, "ok/\(name)")
    }
    var said = ""
    for name in names {
      for arguments in [
        ["explain", name], ["check", name], ["report", name], ["check", "ok"],
        ["report", "ok/\(name)", "-o", name + "d"],
        ["explain", "--\n::error::x", name], ["render", name], ["diff", name, "ok/\(name)"],
      ] {
        let outcome = try Binary.run(arguments, in: folder)
        said += outcome.output + "\n" + outcome.diagnostics + "\n"
      }
    }
    for line in said.split(whereSeparator: \.isNewline) {
      #expect(!line.drop(while: \.isWhitespace).hasPrefix("::"), "\(line)")
    }
    #expect(said.contains("a\\n::error::b.yml:1:10: error: "))
    #expect(said.contains("tag\\u{E0041}.yml:1:10: error: "))
    #expect(!said.unicodeScalars.contains("\u{E0041}"))
  }
}
