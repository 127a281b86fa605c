// SPDX-License-Identifier: Apache-2.0

import Testing

/// The answer in the terminal.
@MainActor
@Suite struct ExplainTextTests {
  @Test func aTapOnAStoryboardIsExplained() throws {
    let folder = try Folder()
    let file = try folder.write(Screens.storyboard, "Main.storyboard")
    #expect(
      try output(of: "explain", file, "--tap", "40,60", "--view", "Box") == """
        `UIButton` (Go) gets the tap and keeps it (which action it sends is unknown), because a control passes no touch on.
        Box was asked and returned another view. In its own coordinates the touch is at (20, 20), inside its bounds.

        →   1  UIWindow (40, 60)
        →   2    UIView (40, 60)
        →   3      Box (20, 20)
        ◉   4        UIButton (10, 10)

        Who could handle it
          UIButton (control): keeps it
          Box, UIView, MenuController, UIWindow, UIWindowScene, UIApplication and AppDelegate: not reached

        What this answer rests on
          - Not known: the origin of the bounds of views that do not scroll; assumed to be (0, 0).
          - Not known: the transforms of views; assumed to be none.
          - Not known: what the app's code adds, moves, hides or sets after the views are loaded; assumed to be \
        nothing.
          - Not known of Box, MenuController: whether there are overrides of hitTest, point(inside:), next or the \
        touches methods; assumed to be none beyond those shown.

        """)
  }

  @Test func aTapOnAPastedDumpIsExplained() throws {
    let folder = try Folder()
    let file = try folder.write(Screens.dump, "screen.txt")
    #expect(
      try output(of: "explain", file, "--tap", "30,30") == """
        `UIButton` gets the tap and keeps it (which action it sends is unknown), because the `isUserInteractionEnabled` \
        of `Confetti` in front is `false`.

        →   1  UIWindow (30, 30)
        →   2    UIView (30, 30)
        ✗   3      Confetti (30, 30): user interaction disabled
        ✗   4      UIButton#2 (-170, 10): 170 pt left of its bounds
        ◉   5      UIButton (10, 10)

        Who could handle it
          UIButton (control): keeps it
          UIView, UIWindow, UIWindowScene, UIApplication and AppDelegate: not reached

        What this answer rests on
          - Not known: which view controllers there are; assumed to be none beyond those shown.
          - Not known: the origin of the bounds of views that do not scroll; assumed to be (0, 0).
          - Not known of Confetti: whether there are overrides of hitTest, point(inside:), next or the touches \
        methods; assumed to be none beyond those shown.
          - Not known of UIButton#2, UIButton: isEnabled; assumed to be true.

        """)
  }

  @Test func severalTouchesHaveHeadings() throws {
    let folder = try Folder()
    let file = try folder.write(Screens.card, "card.yml")
    let text = try output(of: "explain", file)
    #expect(
      text == """
        Touch 1: tap at (290, 110)
        `Close` gets the tap and does nothing, because it has no action.

        →   1  UIWindow (290, 110)
        →   2    Page (290, 110)
        ✗   3      Banner (290, 110): hidden
        →   4      Card (270, 10)
        ◉   5        Close (20, 30)

        Who could handle it
          Close (control): keeps it
          Card, Page, CardController, UIWindow, UIWindowScene, UIApplication and AppDelegate: not reached

        Touch 2: tap at (290, 90)
        \(try output(of: "explain", file, "--touch", "2"))
        """)
  }

  @Test func whyNotThisView() throws {
    let folder = try Folder()
    let file = try folder.write(Screens.card, "card.yml")
    #expect(
      try output(of: "explain", file, "--touch", "2", "--view", "Close") == """
        `CardController` handles `touchesBegan` and nobody up to `AppDelegate` handles `touchesEnded`, because `Card`, in which \
        `Close` lies, says no: the point is 10 pt above its bounds.
        Close was never asked: the touch is outside its superview Card, 10 pt above its bounds. \
        In its own coordinates the touch is at (20, 10), inside its bounds. A tap at (285, 112) would reach it.

        →   1  UIWindow (290, 90)
        ◉   2    Page (290, 90)
        ✗   3      Banner (290, 90): hidden
        ✗   4      Card (270, -10): 10 pt above its bounds

        Who could handle it
          Page (view): passes it on
          CardController (view controller): handles touchesBegan
          UIWindow (window): passes it on
          UIWindowScene (window scene): passes it on
          UIApplication (application): passes it on
          AppDelegate (application delegate): touchesEnded ends here

        """)
  }

  @Test(arguments: ["Close", "UIButton"])
  func aViewIsNamedByIdentifierClassOrText(_ name: String) throws {
    let folder = try Folder()
    let file = try folder.write(Screens.card, "card.yml")
    let text = try output(of: "explain", file, "--touch", "1", "--view", name)
    #expect(text.contains("Close is the hit-test view"))
  }

  @Test func aNameOfSeveralViewsIsNotGuessed() throws {
    let folder = try Folder()
    try folder.write("window: {subviews: [{id: a, class: Row}, {id: b, class: Row}]}\n", "rows.yml")
    let outcome = hitpath("explain", folder["rows.yml"], "--tap", "1,1", "--view", "Row")
    #expect(outcome.code == 3)
    #expect(
      outcome.diagnostics(in: folder) == """
        rows.yml: error: 'Row' could be any of 2 views: a, b
          hint: name one by its id

        """)
  }

  @Test func anIdentifierThatIsAClassOfSeveralViewsIsTakenWithAWarning() throws {
    let folder = try Folder()
    try folder.write(
      """
      window: {subviews: [{class: UIButton, text: Pay}, {class: UIButton, text: Skip, frame: [0, 100, 44, 44]}]}
      """, "two.yml")
    let outcome = hitpath("explain", folder["two.yml"], "--view", "UIButton")
    #expect(
      outcome.diagnostics(in: folder) == """
        two.yml: warning: 'UIButton' is taken as the view with this id; the screen has 2 of this class
          hint: the other is UIButton#2 (Skip)

        """)
    #expect(outcome.code == 0)
  }

  @Test func aMisspeltViewIsSuggested() throws {
    let folder = try Folder()
    try folder.write(Screens.card, "card.yml")
    let outcome = hitpath("explain", folder["card.yml"], "--view", "Bannr")
    #expect(outcome.code == 3)
    #expect(outcome.output == "")
    #expect(
      outcome.diagnostics(in: folder) == """
        card.yml: error: there is no view 'Bannr'
          hint: did you mean 'Banner'?

        """)
  }

  @Test func viewsBehindTheHitAreToldInOneRow() throws {
    let folder = try Folder()
    let file = try folder.write(
      "window: {subviews: [{id: a}, {id: b}, {id: c}, {id: Front}]}\ntouches: [{tap: [1, 1]}]\n", "a.yml")
    let text = try output(of: "explain", file)
    #expect(
      text.contains("\n◉   2    Front (1, 1)\n·        c +2: never asked, Front in front took the touch\n"))
  }

  @Test func coloursAreEscapeSequencesAndNothingElse() throws {
    let folder = try Folder()
    let file = try folder.write(Screens.card, "card.yml")
    let plain = hitpath("explain", file)
    let colored = hitpath("explain", file, isColored: true)
    #expect(!plain.output.contains("\u{1B}"))
    #expect(colored.output.contains("\u{1B}[1;32m◉   5        Close (20, 30)\u{1B}[0m"))
    #expect(colored.output.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain.output)
  }
}
