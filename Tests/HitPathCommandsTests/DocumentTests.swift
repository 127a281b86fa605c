// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import HitPathCommands

/// `hitpath report --format markdown` and `--format docc`.
@MainActor
@Suite struct DocumentTests {
  private func report(_ folder: Folder, _ input: String, _ arguments: String...) -> Outcome {
    hitpath(["report", folder[input], "-o", folder["out"]] + arguments)
  }

  @Test func aDocumentStandsBesideItsPictures() throws {
    let folder = try Folder()
    try folder.write(Screens.card, "card.yml")
    let outcome = report(folder, "card.yml", "--format", "markdown")
    #expect(outcome.code == 0, "\(outcome.diagnostics)")
    #expect(outcome.output.replacing("\(folder.path)/", with: "") == "out/card.md\n")
    let text = try folder.text("out/card.md")
    #expect(
      text.hasPrefix("# card\n\nClose gets the tap and does nothing, because it has no action.\n"))
    let named = text.matches(of: /(?:src|srcset)="([^"]+)"/).map { "out/" + $0.1 }
    #expect(Set(named + ["out/card.md", "card.yml"]) == Set(folder.files))
    #expect(named.contains("out/card-touch2-screen~dark.svg"))
    #expect(named.contains("out/card-hierarchy.svg"))
    #expect(try folder.text("out/card-touch1-screen.svg").contains("{background:#ffffff}"))
    #expect(try folder.text("out/card-touch1-screen~dark.svg").contains("{background:#111318}"))
  }

  @Test func aSetHasAnIndexAndDocCFindsItsPicturesInResources() throws {
    let folder = try Folder()
    try folder.write(Screens.tap(on: "A"), "in/a.b.yml")
    try folder.write(Screens.tap(on: "B"), "in/scenarios.yml")
    let outcome = report(folder, "in", "--format", "docc")
    #expect(outcome.code == 0, "\(outcome.diagnostics)")
    #expect(
      outcome.output.replacing("\(folder.path)/", with: "")
        == "out/Scenarios.md\nout/a-b.md\nout/scenarios-2.md\n")
    #expect(
      try folder.text("out/Scenarios.md").hasSuffix("### Scenarios\n\n- <doc:a-b>\n- <doc:scenarios-2>\n"))
    let pictures = folder.files.filter { $0.hasPrefix("out/Resources/") }
    let named = try ["out/a-b.md", "out/scenarios-2.md"].flatMap { file in
      try folder.text(file).matches(of: /!\[.*\]\(([^)]+)\)/).map { String($0.1) }
    }
    #expect(named.contains("a-b-screen"))
    #expect(
      Set(pictures) == Set(named.flatMap { ["out/Resources/\($0).svg", "out/Resources/\($0)~dark.svg"] }))
  }

  @Test func severalLanguagesHaveDocumentsThatLeadToEachOther() throws {
    let folder = try Folder()
    try folder.write(Screens.tap(on: "A"), "in/a.yml")
    let outcome = report(folder, "in", "--format", "markdown", "--lang", "en,zh-Hans")
    #expect(
      outcome.output.replacing("\(folder.path)/", with: "")
        == "out/README.md\nout/README.zh-Hans.md\nout/a.md\nout/a.zh-Hans.md\n")
    #expect(try folder.text("out/a.md").contains("\n- [中文](a.zh-Hans.md)\n"))
    #expect(try folder.text("out/a.zh-Hans.md").contains("\n- [English](a.md)\n"))
    #expect(try folder.text("out/a.zh-Hans.md").contains("src=\"a.zh-Hans-screen.svg\""))
    #expect(folder.files.contains("out/a.zh-Hans-screen~dark.svg"))
    #expect(try folder.text("out/README.md").contains("\n- [中文](README.zh-Hans.md)\n"))
    #expect(report(folder, "in", "--format", "docc", "--lang", "en,zh-Hans").code == 0)
    #expect(try folder.text("out/a.md").contains("\n- <doc:a-zh-Hans>\n"))
  }

  @Test func theSameInputGivesTheSameBytes() throws {
    let folder = try Folder()
    try folder.write(Screens.card, "card.yml")
    #expect(report(folder, "card.yml", "--format", "markdown").code == 0)
    let first = try folder.files.map(folder.text)
    #expect(report(folder, "card.yml", "--format", "markdown").code == 0)
    #expect(try folder.files.map(folder.text) == first)
  }

  @Test func ofAWrongInputNothingIsWritten() throws {
    let folder = try Folder()
    try folder.write(Screens.tap(on: "A"), "in/a.yml")
    try folder.write("window: {nonsense: 1}\n", "in/b.yml")
    let outcome = report(folder, "in", "--format", "markdown")
    #expect(outcome.code == 3)
    #expect(outcome.diagnostics(in: folder).hasPrefix("in/b.yml:1"))
    #expect(folder.files == ["in/a.yml", "in/b.yml"])
  }

  @Test(arguments: [["--embed"], ["--assets", "separate"], ["--templates", "x"]])
  func whatIsForPagesIsNotForDocuments(option: [String]) throws {
    let folder = try Folder()
    try folder.write(Screens.card, "card.yml")
    let outcome = hitpath(["report", folder["card.yml"], "--format", "docc"] + option)
    #expect(outcome.code == 2)
    #expect(outcome.diagnostics.hasPrefix("Error: \(option[0]) is for HTML pages, not for docc.\n"))
  }

  /// DocC would take articles whose names differ in such letters alone for one.
  @Test func articlesAreNamedInASCIIAndOtherDocumentsAreNot() throws {
    let folder = try Folder()
    for name in ["卡片", "列表"] {
      try folder.write(Screens.card.replacing("name: card", with: "name: \(name)"), "in/\(name).yml")
    }
    for (form, files) in [
      ("docc", ["Scenarios.md", "screen-2.md", "screen.md"]), ("markdown", ["README.md", "列表.md", "卡片.md"]),
    ] {
      let outcome = hitpath("report", folder["in"], "--format", form, "-o", folder[form])
      #expect(outcome.code == 0, "\(outcome.diagnostics)")
      #expect(
        folder.files.filter { $0.hasPrefix(form) && $0.hasSuffix(".md") } == files.map { "\(form)/\($0)" })
    }
  }

  @Test func aWalkOfABuiltInScenarioIsLight() throws {
    let folder = try Folder()
    for file in BuiltInScenarios.files {
      let input = try folder.write(file.text, "\(file.name).yml")
      #expect(try output(of: "render", input, "-d", "walk").utf8.count <= 40_000, "\(file.name)")
    }
  }
}
