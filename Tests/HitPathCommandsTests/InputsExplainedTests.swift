// SPDX-License-Identifier: Apache-2.0

import Testing

/// What `explain` tells of keys, scrolls and the status bar, which have no touch.
@MainActor
struct InputsExplainedTests {
  private func output(_ text: String, _ arguments: String...) throws -> String {
    let folder = try Folder()
    let run = hitpath(["explain", try folder.write(text, "inputs.yml")] + arguments)
    #expect(run.code == 0, "\(run.diagnostics)")
    return run.output
  }

  @Test("a key, a scroll and a tap on the status bar are told with what comes of them (OW-31, OW-62, OW-64)")
  func inputsWithoutTouches() throws {
    let screen = """
      window:
        rootViewController:
          id: Home
          keyCommands: [{input: "\\t", action: next}]
          view:
            id: HomeView
            canBecomeFirstResponder: true
            isFirstResponder: true
            subviews: [{id: List, class: UITableView, frame: [0, 100, 390, 300], contentSize: [390, 3000]}]
      touches:
        - press: "\\t"
        - press: x
        - {scroll: [100, 200], by: [0, -60], steps: 3, at: 1}
        - {statusBar: tap, at: 2}
        - {statusBar: tap, at: 3}
      """
    #expect(
      try output(screen) == """
        Without a touch
          At 0 s `tab` is pressed.
            `next` is sent to `Home`.
          At 0.15 s `x` is pressed.
            `pressesBegan` ends at `AppDelegate`: there is no next responder.
          At 1 s a trackpad or a wheel scrolls at (100, 200).
            The scroll of `List` recognizes that its gesture begins: a trackpad or a wheel scrolled.
            The scroll of `List` lets `List` scroll (`began`).
            `contentOffset` of `List` is now `0, 20`.
          At 2 s the status bar is tapped: it is the status bar's, where a tap scrolls `List` to its top (`scrollsToTop`).
            `contentOffset` of `List` is now `0, 0`.
          At 3 s the status bar is tapped: no scroll view on screen may scroll to its top.

        """)
    #expect(
      try output(screen, "--format", "brief", "--lang", "zh-Hans").hasSuffix(
        "3秒：点击状态栏，没有任何效果：屏幕上没有可以滚到顶部的滚动视图。\n"))
    #expect(
      try output(screen, "--format", "json").contains(
        "\"sentence\" : \"At 3 s the status bar is tapped: no scroll view on screen may scroll to its top.\"")
    )
  }

  /// From a report of key commands for the arrow keys (organicmaps, issue 6305).
  @Test("a key that the system takes before a command without priority is told so, with the command (OW-64)")
  func systemTakesKey() throws {
    let screen = """
      window:
        rootViewController:
          id: Map
          canBecomeFirstResponder: true
          isFirstResponder: true
          keyCommands: [{input: UIKeyInputDownArrow, action: zoomOut}, {input: UIKeyInputUpArrow, action: zoomIn, wantsPriorityOverSystemBehavior: true}]
      touches:
        - press: UIKeyInputDownArrow
        - press: UIKeyInputUpArrow
        - press: UIKeyInputLeftArrow
      """
    #expect(
      try output(screen) == """
        Without a touch
          At 0 s `UIKeyInputDownArrow` is pressed.
            `zoomOut` of `Map` is not sent: the system takes the key before a command without `wantsPriorityOverSystemBehavior`.
          At 0.15 s `UIKeyInputUpArrow` is pressed.
            `zoomIn` is sent to `Map`.
          At 0.3 s `UIKeyInputLeftArrow` is pressed.
            `pressesBegan` ends at `AppDelegate`: there is no next responder.

        """)
    #expect(
      try output(screen, "--lang", "zh-Hans").contains(
        "`Map`的`zoomOut`没有发送：命令没有设置`wantsPriorityOverSystemBehavior`，系统先用掉了这个键。\n"))
  }

  /// Since iOS 15 text goes before key commands (NetNewsWire, issue 2437).
  @Test("a key that no command takes is typed into the text that is first responder (OW-64, RC-19)")
  func typedKeys() throws {
    func screen(_ text: String, _ press: String) -> String {
      """
      window:
        rootViewController:
          id: Feeds
          keyCommands: [{input: k, action: markAllAsRead}]
          view: {subviews: [{id: Search, \(text), frame: [20, 60, 300, 36], isFirstResponder: true}]}
      touches: [{\(press)}]
      """
    }
    let typed = "`Search` is first responder, so `k` is typed into it."
    for text in ["class: UISearchTextField", "class: UITextView"] {
      let told = try output(screen(text, "press: k"))
      #expect(told.contains(typed))
      #expect(!told.contains("no next responder"))
    }
    #expect(
      try output(screen("class: UITextField", "press: k"), "--lang", "zh-Hans").contains(
        "`Search`是第一响应者，`k`输入到其中。"))
    let field = "class: UITextField, actions: [{event: editingChanged, action: find, target: Feeds}]"
    let changed = try output(screen(field, "press: k"))
    #expect(changed.contains(typed) && changed.contains("`Search` sends `find` to `Feeds`"))
    #expect(!changed.contains("`text` of"))
    #expect(!(try output(screen("class: UITextField", "press: upArrow")).contains("typed")))
    #expect(
      !(try output(screen("class: UITextField", "press: k, modifierFlags: command")).contains("typed")))
  }

  @Test("a log tells why a tap on the status bar scrolls nothing (OW-31)")
  func reasonInTheLog() throws {
    let folder = try Folder()
    let file = try folder.write("window: {id: W}\ntouches: [{statusBar: tap}]", "bar.yml")
    #expect(hitpath("trace", file, "--format", "log").output == "statusBar tap: nothingScrollsToTop\n")
  }

  @Test("brief answers have their sentences in a row, without semicolons after full stops")
  func sentencesInARow() throws {
    let screen = """
      window:
        subviews:
          - {id: List, class: UITableView, frame: [0, 0, 200, 400], subviews: [{id: Row, class: UITableViewCell, frame: [0, 0, 200, 44]}], gestureRecognizers: [{id: tap, class: UITapGestureRecognizer, cancelsTouchesInView: false, actions: [{action: tapped, target: List}]}]}
          - {id: Far, frame: [300, 0, 20, 20]}
          - {id: Farther, frame: [330, 0, 20, 20]}
      touches: [{tap: [100, 20]}]
      """
    let brief = try output(screen, "--format", "brief")
    #expect(
      brief.contains(
        "Actions: tap sends tapped to List (recognized). didSelectRow of List is called for Row.\n"))
    #expect(!brief.contains(".;"))
    #expect(!(try output(screen, "--format", "brief", "--lang", "zh-Hans")).contains("。；"))
  }

  @Test("UIKit's own recognizers act beside others because UIKit lets them (OW-46)")
  func ownRecognizersBesideOthers() throws {
    let screen = """
      window:
        subviews:
          - {id: Photo, frame: [0, 0, 100, 100], interactions: [{class: UIContextMenuInteraction}], gestureRecognizers: [{id: quick, class: UILongPressGestureRecognizer, minimumPressDuration: 0.2, actions: [{action: pressed, target: Photo}]}]}
      touches: [{longPress: [50, 50]}]
      """
    #expect(
      try output(screen).hasPrefix(
        "`quick` on `Photo` and the context menu of `Photo` take the press, because UIKit lets the context menu of `Photo` recognize beside others."
      ))
  }

  /// owncloud/ios-app, pull request 933.
  @Test("a key that a command takes before iOS 15 is not typed into the text that is first responder (OW-64)")
  func commandBeforeTyping() throws {
    func screen(_ system: Int) -> String {
      """
      system: \(system)
      window:
        rootViewController:
          id: Home
          keyCommands: [{input: m, action: select}]
          view: {subviews: [{id: Search, class: UITextField, frame: [16, 60, 300, 36], isFirstResponder: true}]}
      touches: [{press: m}]
      """
    }
    let before = try output(screen(14))
    let sentence = "Nothing is typed into `Search`, which is first responder: the key command comes first."
    #expect(before.contains(sentence), "\(before)")
    let since = try output(screen(15))
    #expect(since.contains("`Search` is first responder, so `m` is typed into it."), "\(since)")
    #expect(try output(screen(14), "--lang", "zh-Hans").contains("`Search`是第一响应者，但没有输入到其中：快捷键优先。"))
  }
}
