// SPDX-License-Identifier: Apache-2.0

import Testing

@Suite("Pages about a view, or about all controls")
@MainActor
struct AskedPageTests {
  private static let screen = """
    device: {size: [320, 480]}
    window:
      subviews:
        - {id: Free, class: UIButton, frame: [20, 20, 100, 44], actions: [{event: touchUpInside, target: Desk, action: free}]}
        - {id: Under, class: UIButton, frame: [20, 200, 100, 44]}
        - {id: Away, class: UIButton, frame: [20, 600, 100, 44]}
        - {id: Pane, frame: [0, 190, 320, 100]}
    """

  /// The page of the screen with some options.
  private func page(_ arguments: String..., screen: String = screen) throws -> String {
    let folder = try Folder()
    let file = try folder.write(screen, "screen.yml")
    let outcome = hitpath(["report", file, "-o", folder["out"]] + arguments)
    #expect(outcome.code == 0, "\(outcome.diagnostics)")
    return try folder.text("out/screen.html")
  }

  @Test(
    "a page about a view has a tap in its middle, the words of `explain --view`, and the mark of who was meant"
  )
  func aView() throws {
    let html = try page("--view", "Under")
    #expect(html.contains("Touch 1: tap at (70, 222)"))
    #expect(html.contains("<p class=\"asked-view\"><code data-v=\"Under\">Under</code> was never asked: "))
    #expect(html.contains("No tap on the screen reaches it.</p>"))
    #expect(try page("--view", "Under", "--lang", "zh-Hans").contains("在屏幕上任何位置点击都无法命中它。</p>"))
  }

  @Test("a view is asked about beside the touches of the file, and nothing is added to these")
  func aViewBesideATouch() throws {
    let html = try page("--view", "Free", screen: Self.screen + "\ntouches: [{tap: [60, 400]}]")
    #expect(html.contains("Touch 1: tap at (60, 400)"))
    #expect(html.contains("A tap at (70, 42) would reach it.</p>"))
    #expect(html.contains("<li class=\"mark lost\" data-v=\"Free\">"))
  }

  @Test("all controls stand in a table, with the words of `explain --all-controls`, and a link to each tap")
  func allControls() throws {
    let html = try page("--all-controls")
    #expect(html.contains("<p>3 controls; no tap reaches 2 of them.</p>"))
    #expect(html.contains("<td>0 % reachable, taken by Pane (100 %)</td>"))
    #expect(html.contains("<td><a href=\"#tap=70,42\">(70, 42)</a> "))
    #expect(html.contains("<td>its middle is off the screen</td>"))
    // The page is of the first control that no tap reaches.
    #expect(html.contains("Touch 1: tap at (70, 222)"))
    #expect(try page("--all-controls", "--lang", "zh-Hans").contains("共3个控件，其中2个在任何位置都点不到。"))
    #expect(try page("--all-controls", screen: "window: {}").contains("<p>The screen has no controls.</p>"))
  }

  @Test func aPageThatNobodyAsksHasNeither() throws {
    let html = try page("--tap", "70,222")
    #expect(!html.contains("asked-view\""))
    #expect(!html.contains("id=\"controls\""))
  }

  @Test func aViewIsOneOfOneScreen() throws {
    let folder = try Folder()
    let file = try folder.write(Self.screen, "screen.yml")
    #expect(hitpath("report", file, file, "--view", "Under", "-o", folder["out"]).code == 2)
    for option in [["--view", "Under"], ["--all-controls"]] {
      let outcome = hitpath(["report", file, "--format", "markdown", "-o", folder["out"]] + option)
      #expect(outcome.code == 2)
      #expect(outcome.diagnostics.contains("\(option[0]) is for HTML pages, not for markdown."))
    }
    let unknown = hitpath("report", file, "--view", "Undr", "-o", folder["out"])
    #expect(unknown.code == 3)
    #expect(unknown.diagnostics.contains("did you mean 'Under'?"))
  }
}
