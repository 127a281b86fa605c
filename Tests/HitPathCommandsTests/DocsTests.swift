// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `hitpath docs`: pictures of documents are drawn, shown and kept fresh.
@MainActor
@Suite struct DocsTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(Screens.card, "card.yml")
  }

  private static let marker = "<!-- hitpath card.yml --touch 2 -->"
  private nonisolated static let end = "<!-- /hitpath -->"
  private nonisolated static let claim =
    "Page is hit, and Close is not asked, since Card says no: the touch is 10 pt above its bounds"

  /// Runs the command on files of the folder, with its path left out of what it says.
  @discardableResult
  private func docs(_ arguments: String...) -> Outcome {
    var outcome = hitpath(["docs"] + arguments.map { $0.hasPrefix("-") || $0 == "mermaid" ? $0 : folder[$0] })
    outcome.output = outcome.output.replacing("\(folder.path)/", with: "")
    outcome.diagnostics = outcome.diagnostics(in: folder)
    return outcome
  }

  private func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder[name])))
  }

  // MARK: - Writing

  @Test func aPictureStandsBelowItsMarkerLightAndDark() throws {
    try folder.write("# Taps\n\n\(Self.marker)\n\(Self.end)\n\nmore\n", "guide.md")
    let outcome = docs("guide.md")
    #expect(outcome.code == 0, "\(outcome.diagnostics)")
    #expect(outcome.output == "card-touch2-hit-path.svg\ncard-touch2-hit-path~dark.svg\nguide.md\n")
    #expect(
      try folder.text("guide.md") == """
        # Taps

        \(Self.marker)
        <picture>
          <source media="(prefers-color-scheme: dark)" srcset="card-touch2-hit-path~dark.svg">
          <img alt="\(Self.claim)" src="card-touch2-hit-path.svg">
        </picture>
        \(Self.end)

        more

        """)
    let drawn = try output(of: "render", folder["card.yml"], "--touch", "2", "--theme", "dark")
    #expect(
      try folder.text("card-touch2-hit-path~dark.svg").replacing(" data-by=\"hitpath docs\"", with: "")
        == drawn)
    let again = docs("guide.md")
    #expect(again.code == 0 && again.output == "" && again.diagnostics == "")
    #expect(docs("--check", "guide.md").code == 0)
  }

  /// A byte order mark, carriage returns, tabs, a byte that is no text, and no final line end.
  @Test func everyOtherByteStays() throws {
    let before = Array("\u{FEFF}# Taps\r\n\t\u{1F680}  \r\n".utf8) + [0xFF, 0x0D, 0x0A]
    let text = before + Array("  \(Self.marker)\r\n  old\r\n  \(Self.end)\t \r\nlast".utf8)
    try Data(text).write(to: URL(fileURLWithPath: folder["guide.md"]))
    #expect(docs("guide.md").code == 0)
    let lines = [
      "<picture>",
      "  <source media=\"(prefers-color-scheme: dark)\" srcset=\"card-touch2-hit-path~dark.svg\">",
      "  <img alt=\"\(Self.claim)\" src=\"card-touch2-hit-path.svg\">", "</picture>",
    ]
    let wanted = lines.map { "  \($0)\r\n" }.joined()
    #expect(
      try bytes("guide.md") == before
        + Array("  \(Self.marker)\r\n\(wanted)  \(Self.end)\t \r\nlast".utf8))
  }

  @Test func aBlockHoldsTheScenarioItself() throws {
    let block = """
      - item

        ```hitpath -d screen
        name: one card
        window: {subviews: [{id: Card, frame: [20, 20, 200, 100]}]}
        touches: [{tap: [60, 60]}]
        ```
      """
    try folder.write(block, "guide.md")
    #expect(docs("guide.md").output == "one-card-screen.svg\none-card-screen~dark.svg\nguide.md\n")
    #expect(
      try folder.text("guide.md") == """
        \(block)

          <!-- hitpath -->
          <picture>
            <source media="(prefers-color-scheme: dark)" srcset="one-card-screen~dark.svg">
            <img alt="Card is hit, and nobody handles the tap" src="one-card-screen.svg">
          </picture>
          <!-- /hitpath -->
        """)
    #expect(docs("guide.md").output == "")
    try folder.write(try folder.text("guide.md").replacing("id: Card", with: "id: Cart"), "guide.md")
    #expect(docs("guide.md").output == "one-card-screen.svg\none-card-screen~dark.svg\nguide.md\n")
    #expect(try folder.text("guide.md").contains("Cart is hit"))
  }

  @Test func theAlternativeTextCanBeTheAuthors() throws {
    try folder.write("<!-- hitpath card.yml -d screen --alt \"It's <dead>\" -->\n\(Self.end)\n", "guide.md")
    #expect(docs("guide.md").code == 0)
    #expect(
      try folder.text("guide.md").contains("<img alt=\"It&#39;s &lt;dead&gt;\" src=\"card-screen.svg\">"))
  }

  @Test func markersInOtherCodeAreTexts() throws {
    let text = """
      ````md
      <!-- hitpath nothing.yml -->
      ```hitpath
      bogus
      ```
      ````
      ~~~
      \(Self.end)
      ~~~
      """
    try folder.write(text, "guide.md")
    let outcome = docs("guide.md")
    #expect(outcome.code == 0 && outcome.output == "")
    #expect(
      outcome.diagnostics
        == "no document here has a marker: write <!-- hitpath SCENARIO --> and <!-- /hitpath -->\n")
    #expect(try folder.text("guide.md") == text)
  }

  @Test func aMarkerShowsSeveralPicturesOnceDrawn() throws {
    let text = "<!-- hitpath '../card.yml' -d screen -d hierarchy --pictures 'my pics' -->\n\(Self.end)\n"
    try folder.write(text, "docs/a.md")
    try folder.write(text, "docs/b.markdown")
    let outcome = docs("docs")
    #expect(
      outcome.output == """
        docs/my pics/card-hierarchy.svg
        docs/my pics/card-hierarchy~dark.svg
        docs/my pics/card-screen.svg
        docs/my pics/card-screen~dark.svg
        docs/a.md
        docs/b.markdown

        """)
    #expect(try folder.text("docs/a.md") == folder.text("docs/b.markdown"))
    #expect(try folder.text("docs/a.md").contains("</picture>\n\n<picture>"))
    #expect(try folder.text("docs/a.md").contains("src=\"my%20pics/card-screen.svg\""))
  }

  @Test func aComparisonIsAPictureToo() throws {
    try folder.write(Screens.card.replacing("[250, -20, 44, 44]", with: "[200, 20, 44, 44]"), "after.yml")
    try folder.write("<!-- hitpath card.yml --against after.yml -->\n\(Self.end)\n", "guide.md")
    #expect(
      docs("guide.md").output
        == "card-against-after.svg\ncard-against-after~dark.svg\nguide.md\n")
    let before = FileManager.default.currentDirectoryPath
    try #require(FileManager.default.changeCurrentDirectoryPath(folder.path))
    defer { _ = FileManager.default.changeCurrentDirectoryPath(before) }
    let drawn = hitpath("diff", "card.yml", "after.yml", "--format", "svg", "--theme", "light").output
    #expect(
      try folder.text("card-against-after.svg").replacing(" data-by=\"hitpath docs\"", with: "") == drawn)
  }

  // MARK: - Forms

  @Test(arguments: [
    ("Shop.docc/Articles/Taps.md", "../../card.yml", "![\(claim)](card-touch2-hit-path)"),
    (
      "site/docs/taps.md", "../../card.yml",
      "![\(claim)](card-touch2-hit-path.svg#only-light)\n![\(claim)](card-touch2-hit-path~dark.svg#only-dark)"
    ),
    ("site/README.md", "../card.yml", "<picture>"), ("other/text/taps.md", "../../card.yml", "![\(claim)]"),
  ])
  func thePlaceSaysHowAPictureIsShown(_ file: String, _ scenario: String, _ shown: String) throws {
    try folder.write("site_name: x\n", "site/mkdocs.yml")
    try folder.write("docs_dir: 'text' # not docs\n", "other/mkdocs.yaml")
    try folder.write("<!-- hitpath \(scenario) --touch 2 -->\n\(Self.end)\n", file)
    #expect(docs(file).code == 0)
    let lines = try folder.text(file).split(separator: "\n", omittingEmptySubsequences: false)
    let isMarkdown = !shown.hasPrefix("<")
    #expect((lines[1] == "") == isMarkdown && (lines[lines.count - 3] == "") == isMarkdown)
    #expect(try folder.text(file).contains("\n\(shown)"))
    #expect(docs("--check", file).code == 0)
  }

  @Test func mermaidIsTextAndNeedsNoFiles() throws {
    try folder.write("<!-- hitpath card.yml -d responder-chain -d sequence -->\n\(Self.end)\n", "guide.md")
    #expect(docs("--form", "mermaid", "guide.md").output == "guide.md\n")
    let text = try folder.text("guide.md")
    for kind in ["responder-chain", "sequence"] {
      let mermaid = try output(of: "render", folder["card.yml"], "-d", kind, "-T", "mermaid")
      #expect(text.contains("\n\n```mermaid\n\(mermaid)```\n\n"))
    }
    #expect(folder.files == ["card.yml", "guide.md"])
    #expect(docs("--check", "--form", "mermaid", "guide.md").code == 0)
  }

  // MARK: - Names

  @Test(arguments: [
    ("card.yml", "card-hit-path"), ("card.yml -d hit-test-flow --view Close", "card-hit-test-flow-Close"),
    ("card.yml -d screen --step 2 --focus Card --depth 1", "card-screen-step2-in-Card-depth1"),
    ("card.yml -d outline --no-fold --lang zh-Hans", "card-outline-all-zh-Hans"),
    ("card.yml -d responder-chain --width 360", "card-responder-chain-narrow"),
    ("card.yml --name 你好", "你好"), ("'卡片 é.v2.yml'", "卡片-é-v2-hit-path"),
  ])
  func filesAreNamedByScenarioAndChoice(_ marker: String, _ name: String) throws {
    try folder.write(Screens.card, "卡片 é.v2.yml")
    try folder.write("<!-- hitpath \(marker) -->\n\(Self.end)\n", "guide.md")
    let outcome = docs("guide.md")
    #expect(outcome.output == "\(name).svg\n\(name)~dark.svg\nguide.md\n", "\(outcome.diagnostics)")
    #expect(try folder.text("guide.md").contains("src=\"\(name).svg\""))
  }
}
