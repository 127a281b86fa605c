// SPDX-License-Identifier: Apache-2.0

import Testing

/// What a headline adds about others than the one that acts, as people report it.
@MainActor
@Suite struct HeadlineBesideTests {
  /// From a card that is swiped in a row (Koloda, issue 429) and a swipe cell (SwipeCellKit, issue 418).
  @Test(
    "a pan that keeps a list from scrolling says that it begins in every direction, or which question let it (GR-33)"
  )
  func beginsInEveryDirection() throws {
    func screen(_ delegate: String) -> String {
      """
      window:
        subviews:
          - id: List
            class: UIScrollView
            contentSize: [390, 2000]
            subviews:
              - id: Card
                frame: [0, 100, 390, 200]
                gestureRecognizers: [{id: pan, class: UIPanGestureRecognizer, \(delegate) actions: [{action: move, target: App}]}]
      touches: [{drag: {from: [100, 250], to: [100, 120]}}]
      """
    }
    try expectHeadline("and it begins in every direction.", "它在任何方向上都会开始。", of: screen(""))
    try expectHeadline(
      "and `gestureRecognizerShouldBegin` lets it begin this way.",
      "`gestureRecognizerShouldBegin`允许它在这个方向上开始。",
      of: screen("delegate: {shouldBegin: {only: {moves: vertically}}},"))
    #expect(try !explain(screen("delegate: {shouldBegin: true},")).contains("every direction"))
  }

  /// From a header of a list with a pan that does nothing (NetNewsWire, issue 1760).
  @Test("a pan without an action says which list it keeps from scrolling (GR-18)")
  func keepsFromScrolling() throws {
    func screen(_ y: Int) -> String {
      """
      window:
        subviews:
          - id: List
            class: UIScrollView
            contentSize: [390, \(y)]
            subviews: [{id: Header, frame: [0, 100, 390, 200], gestureRecognizers: [{id: pan, class: UIPanGestureRecognizer}]}]
      touches: [{drag: {from: [100, 250], to: [100, 120]}}]
      """
    }
    try expectHeadline(
      "and nothing comes of it, because it has no action, and `List` does not scroll.", "`List`也不会滚动。",
      of: screen(2000))
    #expect(try !explain(screen(400)).contains("does not scroll."))
  }

  /// From a slider in a sheet whose thumb is small (material-components-ios, issue 5830).
  @Test("a pan beside the finger that would have kept the touch is named (GR-1)")
  func missesRecognizer() throws {
    func screen(_ y: Int) -> String {
      """
      window:
        subviews:
          - id: Sheet
            frame: [0, 300, 390, 500]
            gestureRecognizers: [{id: sheetPan, class: UIPanGestureRecognizer, actions: [{action: move, target: App}]}]
            subviews:
              - id: Track
                frame: [30, 100, 300, 100]
                subviews: [{id: Thumb, frame: [100, 20, 12, 12], gestureRecognizers: [{id: thumbPan, class: UIPanGestureRecognizer}]}]
      touches: [{drag: {from: [135, \(y)], to: [235, \(y)]}}]
      """
    }
    try expectHeadline(
      "and `thumbPan` on `Thumb` never sees it: it is 8 pt below its bounds.", "`thumbPan`收不到这次触摸",
      of: screen(440))
    #expect(try !explain(screen(480)).contains("never sees it"))
  }

  /// From dots that change while the page stays (react-native-pager-view, issue 71).
  @Test("a page control without an action says so (UC-13)")
  func pageControlWithoutAction() throws {
    func screen(_ actions: String) -> String {
      """
      window:
        subviews: [{id: Dots, class: UIPageControl, frame: [0, 500, 390, 37], numberOfPages: 4, currentPage: 0\(actions)}]
      touches: [{tap: [300, 518]}]
      """
    }
    try expectHeadline(
      "and it has no action for `valueChanged`.", "它没有为`valueChanged`设置action。", of: screen(""))
    #expect(
      try !explain(screen(", actions: [{event: valueChanged, action: turn, target: App}]")).contains(
        "has no action"))
  }

  /// From a close button above a sheet that only code dismisses (gini-mobile-ios, pull request 1126).
  @Test("a control behind the dimmed screen around a modal sheet is named (OW-21)")
  func behindDimming() throws {
    func screen(_ x: Int) -> String {
      """
      system: 16
      window:
        rootViewController:
          id: Page
          view:
            subviews: [{id: Close, class: UIButton, frame: [330, 60, 44, 44], actions: [{event: touchUpInside, action: close, target: Page}]}]
          presents:
            id: Sheet
            isModalInPresentation: true
            sheetPresentationController: {detents: [medium]}
            view: {id: SheetView}
      touches: [{tap: [\(x), 80]}]
      """
    }
    try expectHeadline(
      "(`isModalInPresentation`), and `Close` lies behind the dimmed screen (`largestUndimmedDetentIdentifier`).",
      "`Close`在变暗的屏幕后面", of: screen(350))
    #expect(try !explain(screen(100)).contains("dimmed screen"))
  }

  /// From results of a search that cannot be tapped (alpha-wallet-ios, issue 3681).
  @Test("what an active search covers says so (OW-53)")
  func searchCovers() throws {
    try expectHeadline(
      "because `Search` is active and covers what is behind it (`obscuresBackgroundDuringPresentation`).",
      "因为`Search`处于激活状态，盖住了后面的内容",
      of: """
        system: 13
        window:
          rootViewController:
            id: Nav
            class: UINavigationController
            viewControllers:
              - id: Wallet
                definesPresentationContext: true
                view:
                  subviews: [{id: Tokens, class: UITableView, frame: [0, 143, 390, 701]}]
                presents: {id: Search, class: UISearchController}
        touches: [{tap: [200, 300]}]
        """)
  }

  /// From a swipe from the edge in a full screen article (NetNewsWire, issue 5098).
  @Test("a pager says why the swipe back at the edge does not begin, before what it goes before (OW-8)")
  func edgeBeforeContent() throws {
    try expectHeadline(
      "`Pager` scrolls with the drag, because the swipe back begins only while the navigation bar shows.",
      "`Pager`",
      of: """
        window:
          rootViewController:
            id: Nav
            class: UINavigationController
            isNavigationBarHidden: true
            viewControllers:
              - {id: First, view: {}}
              - id: Second
                view: {subviews: [{id: Pager, class: UIScrollView, contentSize: [1170, 844], contentOffset: [390, 0], isPagingEnabled: true}]}
        touches: [{drag: {from: [4, 420], to: [320, 420]}}]
        """)
  }
}
