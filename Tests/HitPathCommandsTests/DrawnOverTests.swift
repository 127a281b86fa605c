// SPDX-License-Identifier: Apache-2.0

import Testing

/// What the first sentence says of what shows under the finger and got nothing, and of a swipe back that did not begin.
@MainActor
@Suite struct DrawnOverTests {
  /// From reports of drop-down lists that hang out of their row, and of a menu in a toolbar (iOSDropDown, issue 19;
  /// MTZRadialMenu, issue 6).
  @Test(
    "what shows in front of the view that acts, and got nothing, is in the headline with the view that kept the touch from it (HT-6, HT-24)",
    arguments: [
      (
        "en", "",
        "`Submit` gets the tap and sends `submit`, because `Line`, in which `Two` lies, says no: the point is 20 pt below its bounds."
      ),
      ("zh-Hans", "", "`Submit`收到点击，发送`submit`，因为`Two`所在的`Line`返回`nil`：触摸点在`bounds`下方20点处。"),
      (
        "en", "clipsToBounds: true,",
        "`Submit` gets the tap and sends `submit`, because it is the deepest view under the finger."
      ),
    ])
  func rowThatHangsOut(language: String, clips: String, words: String) throws {
    let screen = """
      window:
        rootViewController:
          id: Form
          view:
            subviews:
              - {id: Submit, class: UIButton, frame: [20, 195, 350, 44], actions: [{event: touchUpInside, action: submit, target: Form}]}
              - id: Line
                \(clips.isEmpty ? "" : "clipsToBounds: true")
                frame: [20, 100, 350, 90]
                subviews:
                  - id: Choices
                    class: UITableView
                    frame: [0, 44, 350, 132]
                    subviews:
                      - {id: One, class: UITableViewCell, frame: [0, 0, 350, 44]}
                      - {id: Two, class: UITableViewCell, frame: [0, 44, 350, 44]}
      touches: [{tap: [100, 210]}]
      """
    #expect(try headlines(screen, language) == [words])
  }

  @Test("a text that only `zPosition` draws behind a button says so (HT-24)")
  func textDrawnBehind() throws {
    let screen = """
      window:
        subviews:
          - {id: Close, class: UIButton, frame: [270, 790, 44, 44], actions: [{event: touchUpInside, action: close, target: Menu}]}
          - {id: Text, class: UITextView, frame: [10, 790, 315, 44], zPosition: -99}
      touches: [{tap: [290, 810]}]
      """
    #expect(
      try headlines(screen, "en") == [
        "`Text` gets the tap and becomes first responder, because it comes later among the subviews than `Close`, which only "
          + "`zPosition` draws in front."
      ])
  }

  /// From a report of a bar button in a view without a size (WordPress-iOS, pull request 7913).
  @Test("a bar whose item lies in a view without a size names it (HT-6, OW-15)")
  func itemInEmptyView() throws {
    let screen = """
      window:
        subviews:
          - id: Bar
            class: UINavigationBar
            frame: [0, 47, 390, 44]
            subviews:
              - id: Custom
                frame: [340, 22, 0, 0]
                subviews: [{id: Help, class: UIButton, frame: [-30, -22, 60, 44]}]
      touches: [{tap: [345, 69]}]
      """
    #expect(
      try headlines(screen, "en") == [
        "`Bar` gets the tap, and nothing is known to handle it, because `Custom`, in which `Help` lies, says no: its bounds are "
          + "empty (0 × 0 pt)."
      ])
  }

  /// From a report of a page with a back button of its own (WordPress-iOS, pull request 14860).
  @Test(
    "a drag from the edge that does not go back says which condition of the swipe back fails (OW-8)",
    arguments: [
      (
        "en", "navigationItem: {leftBarButtonItem: true}", "",
        "Nobody handles the drag on `DetailView`, because the swipe back begins only where the system's back button shows."
      ),
      (
        "en", "navigationItem: {}", "isNavigationBarHidden: true",
        "Nobody handles the drag on `DetailView`, because the swipe back begins only while the navigation bar shows."
      ),
      (
        "zh-Hans", "navigationItem: {hidesBackButton: true}", "",
        "没有响应者处理`DetailView`上的拖动，因为只有显示系统的返回按钮时，侧滑返回才会开始。"
      ),
    ])
  func popThatDoesNotBegin(language: String, item: String, bar: String, words: String) throws {
    let screen = """
      window:
        rootViewController:
          id: Nav
          class: UINavigationController
          \(bar)
          viewControllers:
            - {id: List, view: {id: ListView}}
            - {id: Detail, \(item), view: {id: DetailView}}
      system: 18
      touches: [{drag: {from: [2, 400], to: [300, 400], steps: 20}}]
      """
    #expect(try explain(screen, "--lang", language).split(separator: "\n").first.map(String.init) == words)
  }

  /// From a fix of a button whose wrapper forwards touches at any opacity (react-native-gesture-handler, pull request 4512).
  @Test("a view inside of one that is asked although it does not show says so (HT-3)")
  func insideOfUnseenView() throws {
    let screen = """
      window:
        subviews:
          - id: Overlay
            alpha: 0
            hitTest: ignoresGates
            frame: [20, 100, 200, 60]
            subviews: [{id: Inner, class: RNGestureHandlerButton, baseClass: UIControl, frame: [0, 0, 200, 60]}]
      touches: [{tap: [100, 120]}]
      """
    #expect(
      try headlines(screen, "en") == [
        "`Inner` gets the tap, because the `hitTest` of `Overlay` does not ask "
          + "for `alpha`, which is `0`, and React Native decides inside it what happens."
      ])
  }

  /// From a report of buttons that were added to a cell itself (penn-mobile-ios, pull request 358).
  @Test(
    "a row that gets the tap in place of a button says that its content view lies in front of the button (HT-5)",
    arguments: [
      ("en", "true", "`Row` is selected, because `contentView` lies in front of `Book`."),
      (
        "en", "false",
        "`List` keeps the tap on `contentView` and does nothing, because `contentView` lies in front of `Book`."
      ),
      ("zh-Hans", "true", "`Row`被选中，因为`contentView`在`Book`前面。"),
    ])
  func buttonBehindContentView(language: String, selects: String, words: String) throws {
    let screen = """
      window:
        subviews:
          - id: List
            class: UITableView
            allowsSelection: \(selects)
            subviews:
              - id: Row
                class: UITableViewCell
                frame: [0, 100, 390, 120]
                subviews:
                  - {id: Book, class: UIButton, frame: [20, 20, 100, 44]}
                  - {id: contentView, frame: [0, 0, 390, 120]}
      touches: [{tap: [40, 140]}]
      """
    #expect(try headlines(screen, language) == [words])
  }
}
