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
    try expectHeadline("and it begins in every direction.", of: screen("delegate: {shouldBegin: true},"))
  }

  /// From a photo whose cell is the delegate of the pan on it (AGPhotoBrowser, issue 24), and a side menu whose pan keeps rows
  /// from being swiped (SideMenu, issue 41).
  @Test(
    "also where a view around decides as the delegate, and where a row's swipe is what it keeps from beginning (GR-7, OW-38)"
  )
  func delegatesAround() throws {
    try expectHeadline(
      "and `gestureRecognizerShouldBegin` lets it begin this way.",
      of: """
        window: {subviews: [{id: Cell, gestureRecognizerShouldBegin: {only: {moves: vertically}}, subviews: [{id: Photo, class: UIScrollView, contentSize: [390, 2000], gestureRecognizers: [{id: pan, class: UIPanGestureRecognizer, delegate: Cell, actions: [{action: move, target: App}]}]}]}]}
        touches: [{drag: {from: [100, 250], to: [100, 120]}}]
        """)
    try expectHeadline(
      "because it recognizes before the swipe for row actions of `List`, and only one may recognize, and it begins in every direction.",
      of: """
        window: {subviews: [{id: Menu, gestureRecognizers: [{id: pan, class: UIPanGestureRecognizer, actions: [{action: move, target: App}]}], subviews: [{id: List, class: UITableView, contentSize: [390, 900], subviews: [{id: Row, class: UITableViewCell, frame: [0, 60, 390, 60], swipeActions: {trailing: [delete]}}]}]}]}
        touches: [{swipe: {from: [300, 90], direction: left, steps: 50}}]
        """)
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
  @Test(
    "a page control that sends an action moves its own page, which what it belongs to need not follow (UC-13)"
  )
  func dotsThatSend() throws {
    // GHWalkThrough, pull request 8.
    try expectHeadline(
      "`Dots` gets the tap and sends `show`, because it is the deepest view under the finger, and its `currentPage` becomes `1`.",
      "它的`currentPage`变为`1`。",
      of: """
        system: 17
        window:
          subviews:
            - id: Dots
              class: UIPageControl
              frame: [0, 0, 200, 40]
              numberOfPages: 3
              actions: [{event: valueChanged, action: show, target: AppDelegate}]
        touches: [{tap: [150, 20]}]
        """)
  }

  @Test("a button without an action goes before the tap around it all the same (GR-38)")
  func idleButton() throws {
    // NotificationBanner#166.
    func screen(_ actions: String) -> String {
      """
      system: 17
      window:
        subviews:
          - id: Banner
            frame: [0, 0, 200, 80]
            gestureRecognizers: [{id: onTap, class: UITapGestureRecognizer, actions: [{action: open, target: Banner}]}]
            subviews:
              - {id: Big, class: UIButton, frame: [0, 0, 200, 80]\(actions)}
      touches: [{tap: [100, 40]}]
      """
    }
    try expectHeadline(
      "`Big` gets the tap and does nothing, because it has no action, and it goes before `onTap` on `Banner` all the same.",
      "但它仍然先于`Banner`上的点击手势`onTap`。", of: screen(""))
    // Of one that acts it is the reason.
    try expectHeadline(
      "because a control's own action goes before `onTap` on `Banner`.",
      of: screen(", actions: [{event: touchUpInside, action: buy, target: Banner}]"))
  }

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

  /// From a button on a cell without an action (CustomCollectionViewLayout, issue 28).
  @Test("a control that does nothing says that its row is not selected (UC-2, SV-10)")
  func idleControlInRow() throws {
    func screen(_ actions: String) -> String {
      """
      window:
        subviews:
          - id: Grid
            class: UICollectionView
            contentSize: [390, 800]
            subviews:
              - id: Item
                class: UICollectionViewCell
                frame: [0, 0, 200, 200]
                subviews: [{id: Go, class: UIButton, frame: [20, 20, 100, 40]\(actions)}]
      touches: [{tap: [60, 40]}]
      """
    }
    try expectHeadline(
      "`Go` gets the tap and does nothing, because it has no action, and `Item` is not selected, as a control keeps its touches",
      "`Item`不会被选中，因为控件不向上传递触摸",
      of: screen(""))
    #expect(
      try !explain(screen(", actions: [{event: touchUpInside, action: go, target: App}]")).contains(
        "is not selected"))
  }

  /// From a window of a HUD that stays behind (PKHUD, issue 92).
  @Test("a window in front of a control is named before a view in it that lets the touch through (HT-31)")
  func windowBeforeViewThatLetsThrough() throws {
    try expectHeadline(
      "`HUDRoot` gets the tap, because the window `HUD` lies in front of `Pay`, and nobody handles it.",
      "`Pay`",
      of: """
        windows:
          - subviews: [{id: Pay, class: UIButton, frame: [100, 300, 100, 44], actions: [{event: touchUpInside, action: pay, target: App}]}]
          - id: HUD
            windowLevel: 500
            subviews: [{id: HUDRoot, subviews: [{id: Background, alpha: 0}]}]
        touches: [{tap: [150, 320]}]
        """)
  }

  /// From a web view in a scroll view (react-native-autoheight-webview, issue 198).
  @Test("a scroll view in another one says that it goes before it (GR-3, SV-16)")
  func innerScrollFirst() throws {
    func screen(_ height: Int) -> String {
      """
      window:
        subviews:
          - id: Outer
            class: UIScrollView
            contentSize: [390, \(height)]
            subviews: [{id: Inner, class: UIScrollView, frame: [0, 100, 390, 600], contentSize: [390, 1200]}]
      touches: [{drag: {from: [195, 600], to: [195, 350]}}]
      """
    }
    try expectHeadline(
      "`Inner` scrolls with the drag, because it recognizes before the scroll of `Outer`, and only one may recognize.",
      "`Outer`", of: screen(2400))
    #expect(try !explain(screen(844)).contains("before the scroll of `Outer`"))
  }

  /// From a label on a map (Open GPX Tracker, issue 7).
  @Test("what the app adds to a map says which control it covers (HT-5)")
  func coveredInMap() throws {
    try expectHeadline(
      "because it lies in front of `Info`.", "`Info`",
      of: """
        window:
          subviews:
            - id: Map
              class: MKMapView
              subviews:
                - {id: Info, class: UIButton, frame: [273, 19, 32, 32], actions: [{event: touchUpInside, action: open, target: App}]}
                - {id: Coords, class: UILabel, frame: [10, 16, 300, 20], isUserInteractionEnabled: true}
        touches: [{tap: [289, 30]}]
        """)
  }

  /// From a tap around a toolbar (Stack Overflow, question 21317106).
  @Test("an item of a bar that a tap around it beats says from which version on it would go first (OW-12)")
  func barItemGivesWay() throws {
    func screen(_ system: Int) -> String {
      """
      system: \(system)
      window:
        subviews:
          - id: Page
            gestureRecognizers: [{id: tap, class: UITapGestureRecognizer, actions: [{action: tapped, target: App}]}]
            subviews:
              - id: Bar
                class: UIToolbar
                frame: [0, 780, 390, 44]
                subviews: [{id: Item, class: UIToolbarTextButton, baseClass: UIControl, frame: [6, 0, 60, 44], actions: [{event: touchUpInside, action: act, target: App}]}]
      touches: [{tap: [36, 800]}]
      """
    }
    try expectHeadline(
      "because `Item` is an item of a bar, which goes before it only since iOS 13.", "从iOS 13起才先于它",
      of: screen(7))
    #expect(try !explain(screen(17)).contains("only since iOS 13"))
  }

  /// From a tap on a terminal whose content still moves (herdrup, pull request 215).
  @Test("a touch that stops content says which tap does not recognize (SV-11)")
  func stopsBeforeTap() throws {
    try expectHeadline(
      "and `focus` on `Terminal` does not recognize, as no delegate lets it.", "不会识别成功，因为没有代理允许。",
      of: """
        window:
          subviews:
            - id: Terminal
              class: UIScrollView
              contentSize: [390, 4000]
              gestureRecognizers: [{id: focus, class: UITapGestureRecognizer, actions: [{action: focus, target: App}]}]
        touches:
          - {drag: {from: [195, 600], to: [195, 200]}, duration: 0.1}
          - {tap: [195, 300], at: 0.4}
        """)
  }

  /// From a drawer around a swipe of two fingers (MIT Mobile, issue 562).
  @Test(
    "a pan or scroll that keeps a gesture of several fingers from recognizing says that it takes them too (GR-33)"
  )
  func takesSeveralFingers() throws {
    func screen(_ setting: String) -> String {
      """
      window:
        subviews:
          - id: Drawer
            gestureRecognizers: [{id: pan, class: UIPanGestureRecognizer, \(setting) actions: [{action: move, target: App}]}]
            subviews:
              - id: Settings
                frame: [0, 100, 390, 500]
                gestureRecognizers:
                  - {id: picker, class: UISwipeGestureRecognizer, direction: left, numberOfTouchesRequired: 2, actions: [{action: pick, target: App}]}
      touches: [{swipe: {from: [300, 300], direction: left, distance: 160, steps: 16}, fingers: 2}]
      """
    }
    try expectHeadline(
      "and no `maximumNumberOfTouches` keeps it to one finger.", "它没有用`maximumNumberOfTouches`限制为一根手指。",
      of: screen(""))
    let cured = try explain(screen("maximumNumberOfTouches: 1,"))
    #expect(cured.contains("`picker` on `Settings`") && !cured.contains("keeps it to one finger"))
  }

  /// From a range slider on a page with a menu (NMRangeSlider, issue 32).
  @Test(
    "a control of one's own that loses a drag to a pan around it could refuse it, as a slider does (GR-42)")
  func doesNotRefuse() throws {
    func screen(_ control: String) -> String {
      """
      window:
        subviews:
          - id: Page
            gestureRecognizers: [{id: pan, class: UIPanGestureRecognizer, actions: [{action: panned, target: App}]}]
            subviews: [{id: Range, \(control) frame: [20, 200, 280, 34]}]
      touches: [{drag: {from: [60, 217], to: [200, 217]}}]
      """
    }
    try expectHeadline(
      "and `Range` does not refuse it in `gestureRecognizerShouldBegin`.",
      "`Range`没有用`gestureRecognizerShouldBegin`拒绝它。",
      of: screen("class: RangeSlider, baseClass: UIControl,"))
    let refusing = screen(
      "class: RangeSlider, baseClass: UIControl, gestureRecognizerShouldBegin: {unless: {recognizer: pan}},"
    )
    #expect(try !explain(refusing).contains("does not refuse"))
    #expect(try !explain(screen("class: UIButton,")).contains("does not refuse"))
  }

  /// From forms whose scroll view ends editing in `touchesEnded` (TPKeyboardAvoiding, issue 109).
  @Test(
    "a button that keeps a touch from the code which hides the keyboard says so, and that code is told where it runs (UC-2, SV-9)"
  )
  func touchesMethodsOfAScrollView() throws {
    func screen(_ tap: String) -> String {
      """
      window:
        subviews:
          - id: Form
            class: FormScrollView
            baseClass: UIScrollView
            contentSize: [390, 700]
            implements: {touchesEnded: {callsSuper: true, do: [{call: endEditing, on: Form}]}}
            subviews:
              - {id: Name, class: UITextField, frame: [20, 60, 350, 40], isFirstResponder: true}
              - {id: Go, class: UIButton, frame: [20, 140, 120, 44], actions: [{event: touchUpInside, action: go, target: App}]}
      touches: [{tap: \(tap)}]
      """
    }
    try expectHeadline(
      "and `Name` keeps the keyboard: a control keeps its touches, so `touchesEnded` of `Form` is not called.",
      "`Name`的键盘不会收起：控件不向上传递触摸，`Form`的`touchesEnded`不会被调用。", of: screen("[60, 160]"))
    try expectHeadline(
      "`Form` gets the tap and handles it, because it is the deepest view under the finger and implements `touchesEnded`.",
      of: screen("[300, 600]"))
  }

  /// From a drop-down in a row (KPDropMenu, issue 8) and a drawer's list (Pulley, issue 130).
  @Test(
    "what acts behind an option that hangs out of its row, and instead of a list that does not scroll, says so (HT-11, SV-7)"
  )
  func cutOffRowsAndInnerLists() throws {
    let row =
      "{id: Row, frame: [0, 0, 390, 60], subviews: [{id: Options, class: UITableView, frame: [0, 50, 390, 132], contentSize: [390, 132], subviews: [{id: Option, class: UITableViewCell, frame: [0, 44, 390, 44]}]}]}"
    func dropDown(_ behind: String) -> String {
      """
      window: {subviews: [{id: Next, frame: [0, 60, 390, 100], \(behind)}, \(row)]}
      touches: [{tap: [150, 110]}]
      """
    }
    try expectHeadline(
      "meant for `Option`, because `Row`, in which it lies, says no: the point is 50 pt below its bounds.",
      of: dropDown(
        "gestureRecognizers: [{id: tap, class: UITapGestureRecognizer, actions: [{action: tap, target: App}]}]"
      ))
    try expectHeadline(
      "because `Row`, in which `Option` lies, says no: the point is 50 pt below its bounds.",
      of: dropDown("class: UIButton, actions: [{event: touchUpInside, action: tap, target: App}]"))
    func drawer(_ isScrollEnabled: Bool) -> String {
      """
      window:
        subviews:
          - id: Drawer
            class: UIScrollView
            contentSize: [390, 1200]
            subviews: [{id: Results, class: UITableView, frame: [0, 300, 390, 500], contentSize: [390, 2000], isScrollEnabled: \(isScrollEnabled)}]
      touches: [{drag: {from: [180, 580], to: [180, 440]}}]
      """
    }
    try expectHeadline(
      "and scrolls, because `Results` does not scroll: its `isScrollEnabled` is `false`.", of: drawer(false))
    try expectHeadline("`Results` scrolls with the drag", of: drawer(true))
  }

  /// From a pager of SwiftUI in a scroll view (BigUIPaging, issue 7).
  @Test("a pan that stands for a drag of SwiftUI says after which distance it begins (OW-77)")
  func beginsAfter() throws {
    func screen(_ distance: Int) -> String {
      """
      system: 18
      window:
        subviews:
          - id: Scroll
            class: UIScrollView
            contentSize: [390, 2000]
            subviews:
              - {id: Cards, class: _UIHostingView<Cards>, frame: [20, 200, 350, 300], gestureRecognizers: [{id: move, class: UIPanGestureRecognizer, minimumDistance: \(distance), actions: [{action: move, target: Cards}]}]}
      touches: [{drag: {from: [195, 400], to: [195, 250], steps: 50}}]
      """
    }
    try expectHeadline(
      "and it begins after 5 pt (`minimumDistance`)", "它移动5点后才开始（`minimumDistance`）", of: screen(5))
    try expectHeadline("and `move` on `Cards` begins after 25 pt (`minimumDistance`)", of: screen(25))
  }

  /// From a text in a list with a keyboard that a pan moves (DAKeyboardControl, issue 65).
  @Test("a scroll says that a pan of the app's did not see the drag, as its delegate refused (GR-6)")
  func delegateRefuses() throws {
    func screen(_ delegate: String) -> String {
      """
      window:
        subviews:
          - id: List
            class: UIScrollView
            contentSize: [390, 2000]
            gestureRecognizers: [{id: pan, class: UIPanGestureRecognizer, \(delegate) actions: [{action: move, target: App}]}]
      touches: [{drag: {from: [100, 400], to: [100, 200]}}]
      """
    }
    try expectHeadline(
      "and `pan` on `List` does not see it: its delegate refuses the touch.", "收不到这次触摸：它的代理拒绝了。",
      of: screen("delegate: {shouldReceiveTouch: false},"))
    #expect(try !explain(screen("delegate: {shouldReceiveTouch: true},")).contains("refuses the touch"))
  }

  /// RSColorPicker, issue 84.
  @Test("a touch in a corner that is only drawn round says that the corner takes touches (HT-23)")
  func cornerTakesTouches() throws {
    func screen(_ tap: String, _ keys: String = "") -> String {
      """
      window:
        subviews:
          - {id: Picker, frame: [40, 200, 300, 300], cornerRadius: 150, implements: [touchesBegan]\(keys)}
      touches: [{tap: \(tap)}]
      """
    }
    let corner = "and the corner that the `cornerRadius` of `Picker` cuts off takes touches all the same."
    try expectHeadline(corner, "`Picker`的`cornerRadius`只影响显示，被裁掉的角照样接收触摸。", of: screen("[50, 210]"))
    #expect(try !explain(screen("[190, 350]")).contains("cornerRadius"))
    #expect(try !explain(screen("[50, 210]", ", pointInside: always")).contains("cornerRadius"))
  }

  /// exyte/Chat, issue 108.
  @Test("a list that is turned around says so where it moves its sheet (OW-19)")
  func turnedList() throws {
    func screen(_ transform: String, _ drag: String) -> String {
      """
      window:
        rootViewController:
          view: {id: Home}
          presents:
            id: Chat
            modalPresentationStyle: pageSheet
            view:
              frame: [0, 60, 390, 784]
              subviews: [{id: Messages, class: UITableView, frame: [0, 60, 390, 600], contentSize: [390, 1800]\(transform)}]
      touches: [{drag: {\(drag)}}]
      """
    }
    try expectHeadline(
      "because `Messages` is at its edge and has no `refreshControl`, and the stroke dismisses `Chat`, and the `transform` of `Messages` turns the way of the finger around.",
      "`Messages`的`transform`把手指移动的方向倒了过来。",
      of: screen(", transform: [-1, 0, 0, -1, 0, 0]", "from: [195, 640], to: [195, 140]"))
    let down = try explain(screen("", "from: [195, 240], to: [195, 740]"))
    #expect(down.contains("and the stroke dismisses `Chat`.") && !down.contains("transform"), "\(down)")
  }

  /// react-native, issue 54755.
  @Test("JavaScript's touch is cancelled by a recognizer around, whatever that cancels (OW-80)")
  func scriptIsCancelled() throws {
    func screen(_ keys: String) -> String {
      """
      window:
        subviews:
          - id: Container
            gestureRecognizers: [{id: pan, class: UIPanGestureRecognizer, actions: [{action: move, target: App}]\(keys)}]
            subviews:
              - id: Surface
                class: RCTSurfaceView
                gestureRecognizers: [{id: handler, class: RCTSurfaceTouchHandler}]
                subviews: [{id: Row, class: RCTViewComponentView, frame: [20, 200, 350, 80]}]
      touches: [{drag: {from: [100, 240], to: [135, 244]}}]
      """
    }
    try expectHeadline(
      "and JavaScript's touch is cancelled, whatever the `cancelsTouchesInView` of `pan` says.",
      "而JavaScript的触摸被取消，不管`pan`的`cancelsTouchesInView`。",
      of: screen(", cancelsTouchesInView: false"))
    try expectHeadline("and JavaScript's touch is cancelled.", of: screen(""))
  }

  /// playsrg-apple, commit ff1e91ff7.
  @Test("a row whose context menu waits until the lift says for which recognizer (OW-46)")
  func menuWaits() throws {
    func screen(_ answer: String) -> String {
      """
      window:
        rootViewController:
          id: Page
          gestureRecognizerDelegate: {shouldBeRequiredToFail: \(answer)}
          view:
            id: PageView
            gestureRecognizers: [{id: scope, class: UIPanGestureRecognizer, delegate: Page}]
            subviews:
              - id: Grid
                class: UICollectionView
                contentSize: [390, 2400]
                subviews: [{id: Cell, class: UICollectionViewCell, frame: [16, 110, 343, 90], contextMenu: true}]
      touches: [{longPress: [180, 150], duration: 1.2}]
      """
    }
    try expectHeadline(
      "and no context menu opens, as it waits until the lift for `scope` on `PageView` to fail.",
      "上下文菜单不会打开，因为它要一直等到抬起手指，等`PageView`上的拖动手势`scope`识别失败。",
      of: screen("{only: {recognizerView: Grid}}"))
    try expectHeadline("The context menu of `Grid` takes the press", of: screen("false"))
  }

  /// lockbook, pull request 2306.
  @Test("a view of the app's with a text interaction loses its touch to the tap of that (OW-50)")
  func textCancels() throws {
    func screen(_ keys: String) -> String {
      """
      window:
        subviews:
          - {id: Editor, implements: [touchesBegan, touchesEnded, touchesCancelled], \(keys)}
      touches: [{tap: [30, 220]}]
      """
    }
    try expectHeadline(
      "`Editor` gets the tap and loses it again, because the text tap of `Editor` recognized and cancels touches in the view.",
      of: screen("interactions: [{class: UITextInteraction}]"))
    try expectHeadline(
      "and becomes first responder, because it is the deepest view under the finger, and the tap of its `UITextInteraction` cancels its touch (`touchesCancelled`).",
      "它的`UITextInteraction`的单击手势会取消它的触摸（`touchesCancelled`）",
      of: screen("canBecomeFirstResponder: true, interactions: [{class: UITextInteraction}]"))
    try expectHeadline("`Editor` gets the tap and handles it", of: screen("interactions: []"))
  }

  /// openradar, radar 42378576.
  @Test("a control that is disabled while it is held says that it was enabled at touch-down (UC-21)")
  func disabledMeanwhile() throws {
    func screen(_ set: String) -> String {
      """
      system: 12
      window:
        subviews: [{id: Button, class: UIButton, frame: [0, 200, 100, 44], actions: [{event: touchUpInside, action: alert, target: App}]}]
      touches: [{longPress: [50, 220], duration: 2}, {set: {Button: \(set)}, at: 1}]
      """
    }
    try expectHeadline(
      "although it was disabled meanwhile: it was enabled when the finger came down.",
      "尽管它后来被禁用了：手指按下时它是启用的。", of: screen("{isEnabled: false}"))
    #expect(try !explain(screen("{alpha: 0.9}")).contains("disabled"))
  }

  /// react-native-gesture-handler, issue 1851.
  @Test(
    "a control around the component in which React Native decides sends nothing, and is named (UC-4, OW-80)")
  func controlAroundComponent() throws {
    func screen(_ actions: String) -> String {
      """
      window:
        subviews:
          - id: Touchable
            class: RNGestureHandlerButton
            baseClass: UIControl
            frame: [0, 100, 390, 100]
            \(actions)
            subviews: [{id: Scroll, class: RCTEnhancedScrollView, baseClass: UIScrollView, contentSize: [900, 100]}]
      touches: [{tap: [100, 150]}]
      """
    }
    try expectHeadline(
      "and `Touchable` around it sends nothing, as a control gets only touches that hit itself.",
      "外层的`Touchable`什么也不发送，因为控件只接收命中它自己的触摸。",
      of: screen("actions: [{event: touchUpInside, action: press, target: App}]"))
    #expect(try !explain(screen("alpha: 1")).contains("sends nothing"))
  }

  /// Stack Overflow, question 34731687.
  @Test("a view that acts at touch-down says that it did before a swipe took its touch (GR-24)")
  func hadTouchesBegan() throws {
    func screen(_ methods: String, _ keys: String = "") -> String {
      """
      window:
        subviews:
          - id: Game
            implements: [\(methods)]
            gestureRecognizers: [{id: swipe, class: UISwipeGestureRecognizer, direction: right, actions: [{action: move, target: App}]\(keys)}]
      touches: [{swipe: {from: [100, 400], to: [300, 400]}}]
      """
    }
    let before = "and `Game` had `touchesBegan` before."
    try expectHeadline(before, "在那之前`Game`已经收到`touchesBegan`。", of: screen("touchesBegan"))
    #expect(try !explain(screen("touchesBegan, touchesCancelled")).contains(before))
    #expect(try !explain(screen("touchesBegan", ", delaysTouchesBegan: true")).contains(before))
  }

  /// blockly-ios, pull request 197.
  @Test("a view with a recognizer that an override around it drops is named, and so is the override (HT-17)")
  func droppedByOverride() throws {
    let screen = """
      window:
        subviews:
          - id: Workspace
            class: UIScrollView
            contentSize: [2000, 2000]
            subviews:
              - id: Group
                frame: [0, 0, 2000, 2000]
                hitTest: {only: {within: Front}}
                subviews:
                  - {id: Back, frame: [150, 160, 200, 60], gestureRecognizers: [{id: drag, class: UIPanGestureRecognizer, actions: [{action: move, target: App}]}]}
                  - {id: Front, frame: [0, 0, 50, 50]}
      touches: [{drag: {from: [220, 190], to: [320, 290]}}]
      """
    try expectHeadline(
      "and the `hitTest` of `Group` drops `Back`.", "`Group`的`hitTest`没有采用`Back`。", of: screen)
    let why = try explain(screen, "--view", "Back")
    #expect(why.contains("Back was asked and returned itself, and hitTest of Group dropped it."), "\(why)")
    let inChinese = try explain(screen, "--view", "Back", "--lang", "zh-Hans")
    #expect(inChinese.contains("但Group的hitTest没有采用它。"), "\(inChinese)")
  }

  /// mapbox-gl-native, issue 5539.
  @Test("of several that the view refuses to begin, one of a view around it is named (GR-42)")
  func refusesAround() throws {
    try expectHeadline(
      "because `outer` on `Map` may not begin: `gestureRecognizerShouldBegin` of `Pin` said no",
      of: """
        window:
          subviews:
            - id: Map
              gestureRecognizers: [{id: outer, class: UIPanGestureRecognizer, actions: [{action: scroll, target: Map}]}]
              subviews:
                - id: Pin
                  frame: [150, 400, 60, 60]
                  gestureRecognizerShouldBegin: false
                  gestureRecognizers: [{id: inner, class: UIPanGestureRecognizer, delegate: Pin, actions: [{action: move, target: Pin}]}]
        touches: [{drag: {from: [180, 430], to: [280, 530]}}]
        """)
  }

  /// firefox-ios, issue 1431.
  @Test("touches methods of a subclass of WKWebView are not called: the page decides (OW-82)")
  func methodsOfWebView() throws {
    try expectHeadline(
      "`Web` gets the tap, and the page decides inside it what happens",
      of: """
        window:
          subviews: [{id: Web, class: TabWebView, baseClass: WKWebView, canBecomeFirstResponder: true, implements: [touchesBegan]}]
        touches: [{tap: [180, 300]}]
        """)
  }
}
