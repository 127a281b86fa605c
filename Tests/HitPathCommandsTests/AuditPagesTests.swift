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

  @Test func aFolderThatCannotTakeThemIsToldAndNothingIsWritten() throws {
    let folder = try Folder()
    let file = try folder.write(Self.screen, "screen.yml")
    let outcome = hitpath("audit", file, "-o", file)
    #expect(outcome.code == 3)
    #expect(folder.files == ["screen.yml"])
  }
}
