// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

/// The pages that `hitpath audit -o` writes.
@MainActor
@Suite struct AuditPagesTests {
  private static let screen = """
    device: {size: [320, 480]}
    window:
      subviews:
        - {id: Buy, class: UIButton, frame: [20, 20, 100, 44], actions: [{event: touchUpInside, action: buy, target: Shop}]}
        - {id: Veil, frame: [0, 0, 320, 200]}
        - id: Bar
          frame: [0, 300, 320, 52]
          subviews:
            - {id: Back, class: UIButton, frame: [20, 14, 24, 24], actions: [{event: touchUpInside, action: back, target: Shop}]}
    """

  @Test func eachFindingHasAPageWithTheTapBeforeAndAfterItsCure() throws {
    let folder = try Folder()
    let file = try folder.write(Self.screen, "screen.yml")
    let outcome = hitpath("audit", file, "-o", folder["pages"])
    #expect(outcome.code == 1)
    #expect(outcome.output.hasSuffix("1 error, 0 warnings, 1 note\n\(folder["pages"])/index.html\n"))
    #expect(
      folder.files.filter { $0.hasSuffix(".html") }
        == ["pages/1-covered-Buy.html", "pages/2-small-control-Back.html", "pages/index.html"])
    let covered = try folder.text("pages/1-covered-Buy.html")
    #expect(covered.contains("Veil lies in front, takes the rest and does nothing with it."))
    #expect(covered.contains("Veil.isUserInteractionEnabled = false"))
    #expect(covered.contains("class=\"multiples\""))
    // The middle of a small button works: the tap that shows the finding is beside it.
    let small = try folder.text("pages/2-small-control-Back.html")
    #expect(small.contains("(32, 308)"))
    #expect(small.contains("class=\"multiples\""))
  }

  @Test func whereNothingIsFoundTheIndexSaysSo() throws {
    let folder = try Folder()
    let clean = try folder.write("window: {}\n", "clean.yml")
    let words = [
      "en": "<p>Nothing was found that keeps a control or a gesture of this screen from its touches.</p>",
      "zh-Hans": "<p>没有发现会让这个屏幕上的控件或手势收不到触摸的问题。</p>",
    ]
    for (language, words) in words {
      let outcome = hitpath("audit", clean, "-o", folder["pages"], "--lang", language)
      #expect(outcome.code == 0)
      #expect(outcome.output.hasSuffix("\(folder["pages"])/index.html\n"))
      #expect(outcome.diagnostics == "0 pages rendered\n")
      #expect(try folder.text("pages/index.html").contains(words))
      #expect(try !folder.text("pages/index.html").contains("<script>"))
    }
  }

  @Test func pagesOfFindingsThatNoLongerCountGoAwayAndTheIndexSaysWhy() throws {
    let folder = try Folder()
    let file = try folder.write(Self.screen, "screen.yml")
    hitpath("audit", file, "-o", folder["pages"])
    #expect(folder.files.contains("pages/1-covered-Buy.html"))
    hitpath("audit", file, "--write-baseline", folder["known.json"])
    let settings = try folder.write(
      "suppress:\n  - {code: small-control, reason: drawn so}\n", "settings.yml")
    let outcome = hitpath(
      "audit", file, "-o", folder["pages"], "--baseline", folder["known.json"], "--settings", settings)
    #expect(outcome.code == 0, "\(outcome.diagnostics)")
    #expect(folder.files.filter { $0.hasSuffix(".html") } == ["pages/index.html"])
    let index = try folder.text("pages/index.html")
    #expect(index.contains("<p>Nothing new was found on this screen.</p>"))
    #expect(
      index.contains(
        "<p>Left out: 1 finding that the settings suppress, 1 finding that the baseline has.</p>"))
  }

  @Test func aFolderThatCannotTakeThemIsToldAndNothingIsWritten() throws {
    let folder = try Folder()
    let file = try folder.write(Self.screen, "screen.yml")
    let outcome = hitpath("audit", file, "-o", file)
    #expect(outcome.code == 3)
    #expect(folder.files == ["screen.yml"])
  }
}
