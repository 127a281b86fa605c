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
    #expect(covered.contains("<h1>Buy: behind a view that does nothing with touches</h1>"))
    #expect(
      try Self.words(covered, "verdict")
        == "No part of Buy can be touched: Veil lies in front, takes all touches and does nothing with them.")
    #expect(
      try Self.words(covered, "cure")
        == "Set Veil.isUserInteractionEnabled = false: then Buy gets the tap and sends buy. See variant 1")
    #expect(
      try Self.words(covered, "tap-shown")
        == "The tap shown: Veil gets the tap, because it lies in front of Buy, and nobody handles it.")
    // The one that was meant is marked as such in headline and outline.
    #expect(covered.contains("<code class=\"mark lost\" data-v=\"Buy\">"))
    #expect(covered.contains("meant, but never asked"))
    #expect(covered.contains("class=\"multiples\""))
    // The middle of a small button works: the tap that shows the finding is beside it.
    let small = try folder.text("pages/2-small-control-Back.html")
    #expect(small.contains("(32, 308)"))
    #expect(small.contains("class=\"multiples\""))
  }

  /// The words of the first paragraph of a class.
  private static func words(_ page: String, _ name: String) throws -> String {
    let start = try #require(page.firstRange(of: "<p class=\"\(name)\">")).upperBound
    let end = try #require(page[start...].firstRange(of: "</p>")).lowerBound
    return String(page[start..<end]).replacing(#/<[^>]*>/#, with: "")
  }

  /// The note stands first among the codes, and an error behind it.
  private static let mixed = """
    device: {size: [320, 480]}
    window:
      subviews:
        - id: Hidden
          isHidden: true
          frame: [0, 0, 320, 60]
          subviews: [{id: Off, class: UIButton, frame: [20, 8, 100, 44]}]
        - {id: Buy, class: UIButton, frame: [20, 100, 100, 44]}
        - {id: Veil, frame: [0, 80, 320, 100]}
        - {id: Low, class: UIButton, frame: [20, 300, 100, 44], isAnimating: true}
    """

  @Test func theWorstComesFirstInTextAndPagesAndTheIndexFiltersBySeverity() throws {
    let folder = try Folder()
    let file = try folder.write(Self.mixed, "screen.yml")
    let outcome = hitpath("audit", file, "-o", folder["pages"])
    let found = outcome.output.split(separator: "\n").filter { $0.contains("screen.yml:") }
    #expect(found.map { $0.split(separator: ": ").last } == ["covered", "under-animation", "under-hidden"])
    #expect(
      folder.files.filter { $0.hasSuffix(".html") } == [
        "pages/1-covered-Buy.html", "pages/2-under-animation-Low.html", "pages/3-under-hidden-Off.html",
        "pages/index.html",
      ])
    let index = try folder.text("pages/index.html")
    let severities = index.matches(of: #/<li class="card"[^>]* data-severity="([a-z]+)"/#).map {
      String($0.output.1)
    }
    #expect(severities == ["error", "warning", "note"])
    #expect(
      index.contains("<p class=\"status error\"><span class=\"sign\" aria-hidden=\"true\">✗</span> Error</p>")
    )
    #expect(index.contains("<input type=\"radio\" name=\"severity\" value=\"warning\">"))
    #expect(!index.contains("No expectations"))
    let title = try #require(index.firstMatch(of: #/<h2><a href="./1-covered-Buy.html">([^<]*)</#)?.output.1)
    #expect(
      title
        == "No part of Buy can be touched: Veil lies in front, takes all touches and does nothing with them.")
    #expect(index.contains("<p class=\"verdict\">The tap shown: Veil gets the tap"))
    // Programs get the findings in the order of the codes.
    let json = hitpath("audit", file, "--format", "json").output
    let codes = json.matches(of: #/"code"\s*:\s*"([a-z-]+)"/#).map { String($0.output.1) }
    #expect(codes == ["under-hidden", "under-animation", "covered"])
  }

  @Test func aCureThatChangesNothingForTheTapIsSaidAllTheSame() throws {
    let folder = try Folder()
    let text = """
      device: {size: [320, 480]}
      window:
        subviews:
          - id: Page
            frame: [0, 0, 320, 480]
            gestureRecognizers:
              - {id: Double, class: UITapGestureRecognizer, numberOfTapsRequired: 2}
              - {id: Pinch, class: UIPinchGestureRecognizer}
              - {id: Turn, class: UIRotationGestureRecognizer, actions: [{action: turn, target: Page}]}
      """
    let file = try folder.write(text, "screen.yml")
    hitpath("audit", file, "-o", folder["pages"])
    let page = try folder.text("pages/1-gestures-exclude-Pinch.html")
    #expect(
      try Self.words(page, "cure")
        == "Set Pinch.delegate = {shouldRecognizeSimultaneously: {only: {recognizer: Turn}}}: then the finding is gone, and the tap shown comes to the same."
    )
    hitpath("audit", file, "-o", folder["pages"], "--lang", "zh-Hans")
    let chinese = try folder.text("pages/1-gestures-exclude-Pinch.html")
    #expect(try Self.words(chinese, "tap-shown").hasPrefix("展示的点击："))
    #expect(try Self.words(chinese, "cure").hasSuffix("问题消失，这次点击的结果不变。"))
  }

  @Test func whereNothingIsFoundTheIndexSaysSo() throws {
    let folder = try Folder()
    let clean = try folder.write("window: {}\n", "clean.yml")
    let words = [
      "en": "<p>Nothing was found that keeps a control or a gesture of this screen from its touches.</p>",
      "zh-Hans": "<p>没有发现使这个屏幕上的控件或手势收不到触摸的问题。</p>",
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
