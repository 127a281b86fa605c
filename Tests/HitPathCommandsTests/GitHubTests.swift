// SPDX-License-Identifier: Apache-2.0

import Foundation
import HitPath
import Testing

@testable import HitPathCommands

/// What a pull request shows of checks and audits: annotations and the summary of the job.
@MainActor
@Suite struct GitHubTests {
  private func run(_ arguments: [String], in folder: Folder) -> Outcome {
    var outcome = Outcome(code: 0, output: "", diagnostics: "")
    let terminal = Terminal(
      isAnnotating: true, environment: ["GITHUB_STEP_SUMMARY": folder["summary.md"]],
      output: { outcome.output += String(decoding: $0, as: UTF8.self) },
      diagnostics: { outcome.diagnostics += $0 })
    outcome.code = CommandMain.run(arguments, terminal: terminal)
    outcome.output = outcome.output(in: folder)
    return outcome
  }

  private static let card = """
    window:
      subviews:
        - id: Card
          frame: [20, 100, 200, 100]
          subviews: [{id: Close, class: UIButton, frame: [180, -20, 40, 40]}]
    touches: [{tap: [225, 90]}]
    expect: {hitView: Close}
    """

  /// The words are those of `hitpath explain card.yml --view Close`.
  private static let why =
    "Close was never asked: the touch is outside its superview Card, 5 pt right of and 10 pt above its bounds. "
    + "In its own coordinates the touch is at (25, 10), inside its bounds."

  @Test func anAnnotationSaysWhyAndWhatShowsThePage() throws {
    let folder = try Folder()
    let file = try folder.write(Self.card, "my card.yml")
    #expect(hitpath("explain", file, "--view", "Close").output.contains(Self.why))
    let outcome = run(["check", file], in: folder)
    #expect(outcome.code == 1)
    #expect(
      outcome.output == """
        my card.yml:7:9: error: hitView of touch 1
          - Close
          + UIWindow
          why: \(Self.why)
          see: hitpath report 'my card.yml' --open
        ::error file=my card.yml,line=7,col=9,title=hitView of touch 1::- Close%0A+ UIWindow%0Awhy: \(Self.why)%0A\
        see: hitpath report 'my card.yml' --open
        0 passed, 1 failed

        """)
  }

  @Test func ofManyFailuresTheFirstOfEachScenarioAreAnnotatedAndTheRestAreCounted() throws {
    let folder = try Folder()
    for name in ["a", "b", "c"] {
      try folder.write(
        Self.card.replacing(
          "expect: {hitView: Close}", with: "expect:\n" + String(repeating: "  - {hitView: Card}\n", count: 6)
        ),
        "set/\(name).yml")
    }
    let lines = run(["check", "--quiet", folder["set"]], in: folder).output.split(separator: "\n")
    let annotations = lines.filter { $0.hasPrefix("::") }
    let places = annotations.map {
      $0.prefix { $0 != ":" || false } == "" ? String($0.dropFirst(2).prefix { $0 != ":" }) : ""
    }
    #expect(
      places.prefix(10).map { $0.replacing(",col=5,title=hitView of touch 1", with: "") } == [
        "error file=set/a.yml,line=8", "error file=set/b.yml,line=8", "error file=set/c.yml,line=8",
        "error file=set/a.yml,line=9", "error file=set/a.yml,line=10", "error file=set/a.yml,line=11",
        "error file=set/a.yml,line=12", "error file=set/a.yml,line=13", "error file=set/b.yml,line=9",
        "error file=set/b.yml,line=10",
      ])
    #expect(
      annotations.dropFirst(10) == [
        "::notice title=hitpath check::8 more annotations are left out, since GitHub shows ten of a kind. "
          + "The log and the summary have all."
      ])
  }

  @Test func theCountIsShownThoughThereAreTenNoticesAlready() {
    var list = AnnotationList()
    list.add((1...12).map { "::notice file=\($0)::x\n" })
    let lines = list.lines(of: "hitpath audit")
    #expect(lines.count == 10)
    #expect(lines[8] == "::notice file=9::x\n")
    #expect(lines[9].hasPrefix("::notice title=hitpath audit::3 more annotations are left out"))
  }

  @Test func theSummaryHasTheVerdictAndAPictureAndNothingOfWhatPasses() throws {
    let folder = try Folder()
    try folder.write("# before\n", "summary.md")
    let bad = try folder.write(Self.card, "bad.yml")
    let good = try folder.write(Self.card.replacing("hitView: Close", with: "hitView: UIWindow"), "good.yml")
    #expect(run(["check", bad, good], in: folder).code == 1)
    let summary = try folder.text("summary.md").replacing("\(folder.path)/", with: "")
    #expect(
      summary.hasPrefix(
        """
        # before
        ## HitPath: 1 passed, 1 failed

        """))
    #expect(!summary.contains("good.yml"))
    #expect(
      summary.contains(
        "\n\n**line 7: hitView of touch 1**\n\n```diff\n- Close\n+ UIWindow\n```\n\nClose was never asked: "))
    #expect(summary.contains("<summary>What called what?</summary>\n\n```mermaid\nsequenceDiagram\n"))
    #expect(summary.hasSuffix("\n```sh\nhitpath report bad.yml --open\n```\n\n"))
  }

  @Test func namesCannotEndABlockOfTheSummary() {
    let fenced = CheckSummary.fenced(["  ```` <b>", "x"], as: "diff")
    #expect(fenced == "`````diff\n  ```` <b>\nx\n`````")
  }

  @Test func aSummaryThatIsFullStaysAsItIs() throws {
    let folder = try Folder()
    let full = String(repeating: "x", count: JobSummary.mostBytes - 3)
    try folder.write(full, "summary.md")
    try JobSummary(path: folder["summary.md"]).append("four")
    #expect(try folder.text("summary.md") == full)
  }

  @Test func anAuditHasATableInTheSummary() throws {
    let folder = try Folder()
    let file = try folder.write(
      "window:\n  subviews:\n    - {id: '|', class: UIButton, frame: [20, 20, 100, 44]}\n    - {id: Veil, frame: [0, 0, 320, 100]}\n",
      "a.yml")
    #expect(run(["audit", file], in: folder).code == 1)
    let summary = try folder.text("summary.md").replacing("\(folder.path)/", with: "")
    #expect(
      summary.hasPrefix(
        "## HitPath: 1 error, 0 warnings, 0 notes\n\n| | | |\n| --- | --- | --- |\n| error | "))
    #expect(summary.contains("No part of \\| can be touched: Veil lies in front"), "\(summary)")
  }
}
