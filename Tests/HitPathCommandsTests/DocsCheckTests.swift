// SPDX-License-Identifier: Apache-2.0

import Foundation
import HitPathCommands
import Testing

/// What `hitpath docs` says of pictures that are out of date, of leftovers, and of documents that are wrong.
@MainActor
@Suite struct DocsCheckTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(Screens.card, "card.yml")
    try folder.write("# Taps\n\n<!-- hitpath card.yml -d screen -->\n<!-- /hitpath -->\n", "guide.md")
  }

  @discardableResult
  private func docs(_ arguments: String...) -> Outcome {
    var outcome = hitpath(["docs"] + arguments.map { $0.hasPrefix("-") ? $0 : folder[$0] })
    outcome.output = outcome.output.replacing("\(folder.path)/", with: "")
    outcome.diagnostics = outcome.diagnostics(in: folder)
    return outcome
  }

  private static let mend = "To bring this up to date: hitpath docs guide.md\n"

  @Test func whatIsMissingIsNamedAndNothingIsWritten() throws {
    let outcome = docs("--check", "guide.md")
    #expect(outcome.code == 1)
    #expect(
      outcome.output == """
        guide.md:3:1: error: card-screen.svg is missing
        guide.md:3:1: error: card-screen~dark.svg is missing
        guide.md:3:1: error: what shows the picture is out of date
        \(Self.mend)
        """)
    #expect(folder.files == ["card.yml", "guide.md"])
  }

  @Test func whatIsOutOfDateIsNamed() throws {
    docs("guide.md")
    try folder.write(try folder.text("card-screen.svg") + " ", "card-screen.svg")
    #expect(
      docs("--check", "guide.md").output
        == "guide.md:3:1: error: card-screen.svg is out of date\n\(Self.mend)")
    try folder.write(Screens.card.replacing("290, 110", with: "30, 300"), "card.yml")
    let before = try folder.text("guide.md")
    let outcome = docs("--check", "guide.md")
    #expect(outcome.code == 1)
    #expect(
      outcome.output == """
        guide.md:3:1: error: card-screen.svg is out of date
        guide.md:3:1: error: card-screen~dark.svg is out of date
        guide.md:3:1: error: what shows the picture is out of date
        \(Self.mend)
        """)
    #expect(try folder.text("guide.md") == before)
    docs("guide.md")
    #expect(docs("--check", "guide.md").code == 0)
  }

  @Test func aBlockWithoutItsPictureIsNamed() throws {
    try folder.write("```hitpath\n\(Screens.card)\n```\n", "block.md")
    #expect(docs("--check", "block.md").output.contains("block.md:1:1: error: the picture is missing\n"))
  }

  /// Another version of Graphviz puts boxes elsewhere; a drawing is compared to the byte.
  @Test func aGraphIsComparedWithoutCoordinates() throws {
    try folder.write("<!-- hitpath card.yml -d hit-path -->\n<!-- /hitpath -->\n", "guide.md")
    docs("guide.md")
    let kept = try folder.text("card-hit-path.svg")
    let moved = kept.replacing(#/ (x|y|d|width|viewBox)="[^"]*"/#) { " \($0.1)=\"1\"" }
    #expect(moved != kept)
    try folder.write(moved, "card-hit-path.svg")
    #expect(docs("--check", "guide.md").code == 0)
    try folder.write(kept.replacing(">Card<", with: ">Cart<"), "card-hit-path.svg")
    #expect(docs("--check", "guide.md").code == 1)
    docs("guide.md")
    #expect(try folder.text("card-hit-path.svg") == kept)
  }

  @Test func gitHubGetsAnnotations() throws {
    var output = ""
    let terminal = Terminal(
      isAnnotating: true, output: { output += String(decoding: $0, as: UTF8.self) }, diagnostics: { _ in })
    #expect(CommandMain.run(["docs", "--check", folder["guide.md"]], terminal: terminal) == 1)
    #expect(
      output.replacing("\(folder.path)/", with: "").contains(
        "::error file=guide.md,line=3,col=1,title=picture::card-screen.svg is missing%0Ahint: run `hitpath docs "
      ))
  }

  // MARK: - Leftovers

  @Test func picturesThatNobodyRefersToAreNamedAndPruned() throws {
    try FileManager.default.createDirectory(atPath: folder[".git"], withIntermediateDirectories: true)
    try folder.write("<!-- hitpath ../card.yml -d screen -->\n<!-- /hitpath -->\n", "docs/guide.md")
    docs("docs")
    hitpath("render", folder["card.yml"], "-o", folder["docs/own.svg"])
    try folder.write("<!-- hitpath ../card.yml -d hierarchy -->\n<!-- /hitpath -->\n", "docs/guide.md")
    let words = ["docs/card-screen.svg", "docs/card-screen~dark.svg"]
    let outcome = docs("docs")
    #expect(
      outcome.diagnostics
        == words.map { "\($0): nobody refers to this picture; `hitpath docs --prune` removes it\n" }.joined())
    #expect(docs("--check", "docs").code == 0)
    // Whoever names a document means it alone.
    #expect(docs("--prune", "docs/guide.md").diagnostics == "")
    // A page elsewhere in the repository shows one of the two, so both stay.
    try folder.write("<img src='docs/card-screen.svg'>", "site/index.html")
    #expect(docs("--prune", "docs").diagnostics == "")
    try folder.write("", "site/index.html")
    #expect(docs("--prune", "docs").diagnostics == words.map { "removed \($0)\n" }.joined())
    #expect(
      folder.files.filter { $0.hasPrefix("docs") } == [
        "docs/card-hierarchy.svg", "docs/card-hierarchy~dark.svg", "docs/guide.md", "docs/own.svg",
      ])
  }

  // MARK: - Parts

  /// Two machines write what one does: `ShardOption` decides who has which document, and the first has what both show.
  @Test func partsOfTheDocumentsMakeTheWhole() throws {
    func lay(_ top: String) throws {
      try folder.write(Screens.card, "\(top)/card.yml")
      try folder.write("<!-- hitpath card.yml -d screen -->\n<!-- /hitpath -->\n", "\(top)/a.md")
      try folder.write(
        "<!-- hitpath card.yml -d screen -d hierarchy -->\n<!-- /hitpath -->\n", "\(top)/b.md")
    }
    try lay("whole")
    #expect(docs("whole").code == 0)
    try lay("parts")
    let second = docs("parts", "--shard=2/2")
    #expect(
      second.output == "parts/card-hierarchy.svg\nparts/card-hierarchy~dark.svg\nparts/b.md\n",
      "\(second.diagnostics)")
    #expect(second.diagnostics == "shard 2/2: 1 of 2 documents\n")
    #expect(docs("parts", "--check", "--shard=2/2").code == 0)
    let first = docs("parts", "--check", "--shard=1/2")
    #expect(
      first.code == 1 && first.output.contains("parts/a.md:1:1: error: parts/card-screen.svg is missing"))
    #expect(!first.output.contains("b.md"))
    #expect(
      docs("parts", "--shard=1/2").output == "parts/card-screen.svg\nparts/card-screen~dark.svg\nparts/a.md\n"
    )
    for file in folder.files where file.hasPrefix("whole") {
      #expect(try folder.text(file) == folder.text(file.replacing("whole", with: "parts")), "\(file)")
    }
  }

  /// What is left over is nobody's part, so that one machine alone tells and removes it.
  @Test func theFirstPartAloneLooksForLeftovers() throws {
    for name in ["a", "b"] {
      try folder.write(
        "<!-- hitpath ../card.yml -d screen --name \(name) -->\n<!-- /hitpath -->\n", "docs/\(name).md")
    }
    docs("docs")
    try folder.write("<!-- hitpath ../card.yml -d screen --name c -->\n<!-- /hitpath -->\n", "docs/b.md")
    #expect(docs("docs", "--prune", "--shard=2/2").diagnostics == "shard 2/2: 1 of 2 documents\n")
    #expect(folder.files.contains("docs/b.svg"))
    #expect(
      docs("docs", "--prune", "--shard=1/2").diagnostics
        == "shard 1/2: 1 of 2 documents\nremoved docs/b.svg\nremoved docs/b~dark.svg\n")
  }

  // MARK: - What is wrong

  @Test(arguments: [
    ("<!-- hitpath card.yml -->\ntext\n", "3:1: error: this picture has no end"),
    (
      "<!-- hitpath card.yml -->\n<!-- hitpath card.yml -->\n<!-- /hitpath -->\n",
      "3:1: error: this picture has no end"
    ),
    ("<!-- hitpath card.yml -->\n```\n<!-- /hitpath -->\n```\n", "3:1: error: this picture has no end"),
    (" <!-- /hitpath -->\n", "3:2: error: no picture begins above this end"),
    ("<!-- hitpath -->\n<!-- /hitpath -->\n", "3:1: error: this marker names no scenario"),
    ("<!-- hitpath: card.yml -->\n", "3:1: error: there is a colon behind 'hitpath'"),
    ("<!-- hitpath card.yml\n-->\n", "3:1: error: a marker ends on its line, with -->"),
    ("```hitpath\nwindow: {}\n", "3:1: error: this block of code has no end"),
    ("<!-- hitpath gone.yml -->\n<!-- /hitpath -->\n", "3:1: error: gone.yml: there is no such file"),
    (
      "<!-- hitpath card.yml -d map -->\n<!-- /hitpath -->\n",
      "3:1: error: The value 'map' is invalid for '-d <diagram>'"
    ),
    (
      "<!-- hitpath card.yml --step 1 -d hierarchy -->\n<!-- /hitpath -->\n",
      "3:1: error: --step is not for hierarchy"
    ),
    ("<!-- hitpath card.yml 'x -->\n<!-- /hitpath -->\n", "3:1: error: a quotation mark is not closed"),
    ("<!-- hitpath card.yml --touch 9 -->\n<!-- /hitpath -->\n", "3:1: error: There is no touch 9"),
    ("<!-- hitpath card.yml -d hit-test-flow --view Nobody -->\n<!-- /hitpath -->\n", "3:1: error: "),
    (
      "<!-- hitpath card.yml -d screen --form mermaid -->\n<!-- /hitpath -->\n",
      "3:1: error: There is Mermaid text of the"
    ),
    ("<!-- hitpath card.yml --name a/b -->\n<!-- /hitpath -->\n", "3:1: error: --name has letters"),
    ("<!-- hitpath - -->\n<!-- /hitpath -->\n", "3:1: error: a marker names a file"),
    (
      "```hitpath card.yml\nwindow: {}\n```\n",
      "3:1: error: a block of code holds the scenario, and this names another"
    ),
    ("```hitpath\nname: x\nwindow: {sub: 1}\n```\n", "5:10: error: "),
  ])
  func anErrorHasItsPlaceInTheDocument(_ text: String, _ message: String) throws {
    try folder.write("# Taps\n\n\(text)", "wrong.md")
    for mode in [[], ["--check"]] {
      let outcome = hitpath(["docs"] + mode + [folder["guide.md"], folder["wrong.md"]])
      #expect(outcome.code == 3)
      #expect(outcome.diagnostics(in: folder).hasPrefix("wrong.md:\(message)"), "\(outcome.diagnostics)")
      #expect(outcome.output == "")
    }
    #expect(folder.files == ["card.yml", "guide.md", "wrong.md"])
  }

  @Test func twoPicturesOfOneNameAreRefused() throws {
    try folder.write(Screens.card.replacing("Banner", with: "Flag"), "other/card.yml")
    try folder.write(
      "<!-- hitpath card.yml -->\n<!-- /hitpath -->\n\n<!-- hitpath other/card.yml -->\n<!-- /hitpath -->\n",
      "guide.md")
    let outcome = docs("guide.md")
    #expect(outcome.code == 3)
    #expect(
      outcome.diagnostics == """
        guide.md:4:1: error: card-hit-path.svg would be another picture than that of line 1 in guide.md
          hint: give one of them a name of its own with --name

        """)
  }

  @Test func allThatIsWrongIsTold() throws {
    try folder.write(
      "<!-- hitpath gone.yml -->\n<!-- /hitpath -->\n<!-- hitpath lost.yml -->\n<!-- /hitpath -->\n", "a.md")
    let lines = docs("a.md", "b.md").diagnostics.split(separator: "\n")
    #expect(lines.count { $0.contains(": error: ") } == 3)
  }

  /// The hooks that other repositories use: they name commands that there are.
  @Test func theHooksRun() throws {
    let text = try Repository.text(".pre-commit-hooks.yaml")
    let entries = text.matches(of: #/entry: hitpath (.*)/#).map {
      $0.1.split(separator: " ").map(String.init)
    }
    #expect(entries == [["docs"], ["docs", "--check"]])
    #expect(text.matches(of: #/args: \["\."\]/#).count == 2)
    let before = FileManager.default.currentDirectoryPath
    try #require(FileManager.default.changeCurrentDirectoryPath(folder.path))
    defer { _ = FileManager.default.changeCurrentDirectoryPath(before) }
    #expect(hitpath(entries[1] + ["."]).code == 1)
    #expect(hitpath(entries[0] + ["."]).output == "card-screen.svg\ncard-screen~dark.svg\nguide.md\n")
    #expect(hitpath(entries[1] + ["."]).code == 0)
  }
}
