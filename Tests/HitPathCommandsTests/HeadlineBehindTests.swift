// SPDX-License-Identifier: Apache-2.0

import Testing

/// The reason that the first sentence gives, where what the finger was meant for lies behind, or takes no touches.
@MainActor
@Suite struct HeadlineBehindTests {
  /// From a report of a window that was left over a web page (cordova-plugin-inappbrowser, issue 314).
  @Test("a view that nobody handles says which list, map, page or text it covers (HT-5)")
  func coversContent() throws {
    for content in ["WKWebView", "MKMapView", "UITableView", "UITextView"] {
      try expectHeadline(
        "`Cover` gets the tap, because it lies in front of `Content`, and nobody handles it.",
        of: """
          window:
            rootViewController:
              id: Home
              view: {id: HomeView, subviews: [{id: Content, class: \(content)}, {id: Cover}]}
          touches: [{tap: [100, 222]}]
          """)
    }
    try expectHeadline(
      "`Cover` gets the tap, because the window `Left` lies in front of `Page`, and nobody handles it.",
      of: """
        windows:
          - {id: Main, subviews: [{id: Page, class: WKWebView}]}
          - {id: Left, windowLevel: 10, subviews: [{id: Cover}]}
        touches: [{tap: [100, 222]}]
        """)
    try expectHeadline(
      "`Other` gets the tap, because it is the deepest view under the finger, and nobody handles it.",
      of: """
        window:
          rootViewController:
            id: Home
            view: {id: HomeView, subviews: [{id: Content, class: UITableView}]}
            presents: {id: Next, modalPresentationStyle: fullScreen, view: {id: Other}}
        touches: [{tap: [100, 222]}]
        """)
  }

  /// From reports of views of SwiftUI and React Native over a control, a list and other components (SystemNotification, issue 16;
  /// react-native-pager-view and navigation headers; an overlay without `pointerEvents`).
  @Test("a framework's view says what lies behind it, and no list behind a tap (HT-5, OW-80)")
  func behindFramework() throws {
    try expectHeadline(
      "`Overlay` gets the tap, because it lies in front of `Buy`, and SwiftUI decides inside it what happens.",
      "`Overlay`收到点击，因为它在`Buy`前面，后续由SwiftUI在内部决定。",
      of: """
        window: {subviews: [{id: Buy, class: UIButton, frame: [20, 200, 300, 44], actions: [{event: touchUpInside, action: buy, target: Buy}]}, {id: Overlay, class: _UIHostingView<Overlay>}]}
        touches: [{tap: [100, 222]}]
        """)
    func header(_ touch: String) -> String {
      """
      window:
        subviews:
          - {id: Feed, class: RCTScrollView, subviews: [{id: List, class: RCTCustomScrollView, baseClass: UIScrollView, contentSize: [390, 3000]}]}
          - {id: Header, class: RCTView, frame: [0, 0, 390, 300], subviews: [{id: Photo, class: RCTImageView}]}
      touches: [\(touch)]
      """
    }
    try expectHeadline(
      "`Photo` gets the drag, because `Header` lies in front of `List`, and React Native decides inside it what happens.",
      of: header("{drag: {from: [200, 250], to: [200, 80]}}"))
    try expectHeadline(
      "`Photo` gets the tap, and React Native decides inside it what happens, because what is pressed is found in JavaScript.",
      of: header("{tap: [200, 250]}"))
    try expectHeadline(
      "`Top` gets the tap, because it lies in front of `Red`, and React Native decides inside it what happens.",
      of: """
        window:
          subviews:
            - {id: Bottom, class: RCTView, subviews: [{id: Red, class: RCTView, frame: [20, 100, 100, 100]}]}
            - {id: Top, class: RCTView, subviews: [{id: Green, class: RCTView, frame: [200, 100, 100, 100]}]}
        touches: [{tap: [60, 150]}]
        """)
    // From react-navigation (issue 7871): the overlay of a card that is being closed.
    try expectHeadline(
      "`Overlay` gets the tap, because it lies in front of `Open`, and React Native decides inside it what happens.",
      of: """
        window:
          subviews:
            - {id: First, class: RCTView, subviews: [{id: Open, class: RCTView, frame: [95, 400, 200, 44]}]}
            - {id: Closing, class: RCTView, hitTest: {pointerEvents: box-none}, subviews: [{id: Overlay, class: RCTView}]}
        touches: [{tap: [195, 420]}]
        """)
  }

  /// From a report of a notification in a window of its own (react-native-notifier in an overlay window).
  @Test("a component in a window in front says so, also where JavaScript hears nothing of it (HT-5, OW-80)")
  func componentInWindow() throws {
    func screen(_ handler: String, class name: String) -> String {
      """
      windows:
        - {id: App, subviews: [{id: AppRoot, class: RCTRootContentView\(handler), subviews: [{id: Login, class: RCTView, frame: [40, 600, 310, 50]}]}]}
        - {id: Notices, windowLevel: 10, subviews: [{id: SafeArea, class: \(name)}]}
      touches: [{tap: [195, 625]}]
      """
    }
    let handler = ", gestureRecognizers: [{class: RCTTouchHandler}]"
    try expectHeadline(
      "Nobody handles the tap on `SafeArea`, because the window `Notices` lies in front of `Login`.",
      "没有响应者处理`SafeArea`上的点击，因为窗口`Notices`在`Login`前面。",
      of: screen(handler, class: "RNCSafeAreaView"))
    try expectHeadline(
      "`SafeArea` gets the tap, because the window `Notices` lies in front of `Login`, and React Native decides inside it what happens.",
      of: screen("", class: "RNCSafeAreaView"))
  }

  /// From reports of a disabled list (Parchment, issue 637) and of a control in a bar that was faded out (PhotoBrowser).
  @Test("a list or a control that is skipped is named where nothing else acts (HT-2)")
  func skipped() throws {
    try expectHeadline(
      "`Pages` keeps the drag on `Page` and does nothing, because the `isUserInteractionEnabled` of `Table` is `false`.",
      of: """
        window:
          subviews:
            - id: Pages
              class: UIScrollView
              isPagingEnabled: true
              contentSize: [1170, 844]
              subviews: [{id: Page, subviews: [{id: Table, class: UITableView, isUserInteractionEnabled: false}]}]
        touches: [{drag: {from: [200, 600], to: [200, 300]}}]
        """)
    try expectHeadline(
      "`Root` gets the tap, because `Bar`, in which `Like` lies, says no: its `alpha` 0 is below 0.01, and nobody handles it.",
      "`Root`收到点击，因为`Like`所在的`Bar`返回`nil`：它的`alpha`为0，小于0.01，但没有响应者处理。",
      of: """
        window: {subviews: [{id: Root, subviews: [{id: Bar, alpha: 0, frame: [0, 700, 390, 100], subviews: [{id: Like, class: UIButton, frame: [20, 20, 60, 60]}]}]}]}
        touches: [{tap: [50, 750]}]
        """)
  }

  /// From Apple's page of `contentSize`, and reports of scroll views without one.
  @Test("a scroll view whose subviews reach further than its contentSize says both (SV-8)")
  func contentTooSmall() throws {
    func screen(_ key: String, drag: String) -> String {
      """
      window: {subviews: [{id: Scroll, class: UIScrollView, \(key)subviews: [{id: Content, subviews: [{id: Text, class: UILabel, frame: [20, 420, 900, 1200]}]}]}]}
      touches: [{drag: {from: [200, 700], to: \(drag)}}]
      """
    }
    try expectHeadline(
      "does nothing, because its `contentSize` is only 0 pt high, although its subviews reach 1620 pt down.",
      "什么也不做，因为它的`contentSize`高只有0 pt，而它的子视图一直到1620 pt处。",
      of: screen("contentSize: [0, 0], ", drag: "[200, 300]"))
    try expectHeadline(
      "because its `contentSize` is only 390 pt wide, although its subviews reach 920 pt to the right.",
      of: screen("contentSize: [390, 844], ", drag: "[20, 700]"))
    try expectHeadline("scrolls, because the finger moves 80 pt.", of: screen("", drag: "[200, 300]"))
  }

  /// The scroll of a trackpad reaches scroll views, and pans whose `allowedScrollTypesMask` takes it.
  @Test("a wheel over what scrolls nothing says what is missing (OW-62)")
  func wheel() throws {
    try expectHeadline(
      "Nothing comes of it: no scroll view and no pan that takes scrolls (`allowedScrollTypesMask`) is under the pointer.",
      "没有任何效果：指针下没有滚动视图，也没有接收滚动的拖动手势（`allowedScrollTypesMask`）。",
      of: """
        window: {subviews: [{id: Canvas}]}
        touches: [{scroll: [200, 400], by: [0, -200]}]
        """)
  }

  /// From reports of MAUI and Shuffle (issue 21883; issue 23).
  @Test(
    "a layout whose hitTest keeps a drag from a list, and an overlay in front of a control on a card, are named (HT-3, HT-5)"
  )
  func refusingLayout() throws {
    try expectHeadline(
      "`Page` gets the drag meant for `List`, because `Layout`, in which it lies, says no: its override of `hitTest` says no (unless view `List`), and nobody handles it.",
      of: """
        window: {subviews: [{id: Page, subviews: [{id: Layout, hitTest: {unless: {view: List}}, subviews: [{id: List, class: UITableView}]}]}]}
        touches: [{drag: {from: [195, 600], to: [195, 300]}}]
        """)
    func card(_ colour: String) -> String {
      """
      window:
        subviews:
          - id: Card
            gestureRecognizers: [{id: cardTap, class: UITapGestureRecognizer, actions: [{action: show, target: Card}]}]
            subviews:
              - {id: Info, class: UIButton, frame: [280, 500, 50, 44], actions: [{event: touchUpInside, action: info, target: Card}]}
              - {id: Overlays, \(colour)subviews: [{id: Like, alpha: 0}]}
      touches: [{tap: [300, 520]}]
      """
    }
    try expectHeadline(
      "`cardTap` on `Card` takes the tap from `Overlays`, because `Overlays` lies in front of `Info`.",
      of: card(""))
    try expectHeadline(
      "because it recognizes the tap and `Overlays` lies in `Card`, and `Overlays` lies in front of `Info`.",
      "`Overlays`盖在`Info`前面。",
      of: card("backgroundColor: '#FFFFFF', "))
  }

  /// From a report of a map with a double tap of its own (mapbox ios-sdk-examples, issue 171).
  @Test("a tap that does not wait for a double tap says so where the second tap follows (GR-14)")
  func doesNotWait() throws {
    func screen(_ touch: String, _ requirement: String = "") -> String {
      """
      window:
        subviews:
          - id: Map
            gestureRecognizers:
              - {id: zoom, class: UITapGestureRecognizer, numberOfTapsRequired: 2, actions: [{action: zoom, target: Map}]}
              - {id: choose, class: UITapGestureRecognizer, \(requirement)actions: [{action: choose, target: Map}]}
      touches: [{\(touch): [200, 400]}]
      """
    }
    try expectHeadline(
      "`choose` on `Map` takes the tap, because it recognizes the tap and its `cancelsTouchesInView` is `true`, and it does not wait for `zoom` on `Map`, which recognizes after it.",
      "而且没有等`Map`上的点击手势`zoom`，后者随后也识别成功。", of: screen("doubleTap"))
    try expectHeadline("its `cancelsTouchesInView` is `true`.", of: screen("tap"))
    #expect(try !explain(screen("doubleTap", "requiresFailureOf: zoom, ")).contains("does not wait"))
  }

  /// From a report of a list of gesture-handler rows (react-native-gesture-handler, issue 1093).
  @Test(
    "a pan in a list names the scroll that it keeps from beginning, not React Native's touch handler (GR-17)")
  func keepsListFromScrolling() throws {
    for handler in ["RCTTouchHandler", "RCTTouchHandler, baseClass: UIGestureRecognizer"] {
      try expectHeadline(
        "`swipe` on `Row` takes the drag, because it recognizes before the scroll of `List`, and only one may recognize",
        of: """
          window:
            subviews:
              - id: Root
                class: RCTRootView
                gestureRecognizers: [{id: touches, class: \(handler)}]
                subviews:
                  - id: List
                    class: UIScrollView
                    contentSize: [390, 2400]
                    subviews: [{id: Row, class: RCTView, gestureRecognizers: [{id: swipe, class: UIPanGestureRecognizer, actions: [{action: swipe, target: Row}]}]}]
          touches: [{drag: {from: [180, 400], to: [180, 150], steps: 25}}]
          """)
    }
  }

  /// From a report of a card in a list (kickstarter ios-oss, issue 2279).
  @Test("a tap beside a button in a row of SwiftUI's own list says that all its buttons may act (OW-98)")
  func besideButtonInRow() throws {
    func row(_ tap: String) -> String {
      """
      system: 18
      window:
        subviews:
          - id: Host
            class: _UIHostingView<Screen>
            subviews:
              - id: List
                class: UICollectionView
                subviews:
                  - id: Cell
                    class: ListCollectionViewCell
                    baseClass: UICollectionViewCell
                    frame: [0, 0, 390, 300]
                    subviews:
                      - id: Card
                        class: _UIHostingView<Card>
                        subviews: [{id: Stack, frame: [16, 120, 358, 40], subviews: [{id: Send, frame: [230, 0, 128, 40]\(tap)}]}]
      touches: [{tap: [80, 140]}]
      """
    }
    try expectHeadline(
      "unless all buttons of the row act.", "除非这一行的按钮全部触发。",
      of: row(
        ", gestureRecognizers: [{class: UITapGestureRecognizer, actions: [{action: send, target: Host}]}]"))
    #expect(try !explain(row("")).contains("all buttons of the row act"))
  }

  /// From reports of React Native screens with a keyboard (availability-poc, issue 307; React Native's page of ScrollView), and of
  /// a menu that hangs out of a cell (flash-list, issue 1584).
  @Test(
    "React Native's first tap hides the keyboard, and a component that reaches beyond the hit one is named (OW-80)"
  )
  func reactNativeScrolls() throws {
    func screen(_ focus: String) -> String {
      """
      window:
        subviews:
          - id: Scroll
            class: RCTCustomScrollView
            baseClass: UIScrollView
            subviews:
              - {id: Input, class: RCTUITextField, baseClass: UITextField, frame: [20, 60, 335, 44]\(focus)}
              - {id: Tag, class: RCTView, frame: [20, 150, 120, 40]}
      touches: [{tap: [80, 170]}]
      """
    }
    try expectHeadline(
      "because what is pressed is found in JavaScript, and while the keyboard shows, `Scroll` uses a tap only to hide it unless its `keyboardShouldPersistTaps` is set.",
      "而键盘显示时，`Scroll`只用点击来收起键盘，除非设置了`keyboardShouldPersistTaps`。",
      of: screen(", isFirstResponder: true"))
    try expectHeadline("because what is pressed is found in JavaScript.", of: screen(""))
    try expectHeadline(
      "`Child1` gets the tap, because `Cell1` lies in front of `Entry`, and React Native decides inside it what happens.",
      of: """
        window:
          subviews:
            - {id: Cell0, class: RCTView, frame: [0, 0, 390, 100], subviews: [{id: Entry, class: RCTView, frame: [200, 80, 170, 60]}]}
            - {id: Cell1, class: RCTView, frame: [0, 100, 390, 100], subviews: [{id: Child1, class: RCTView}]}
        touches: [{tap: [280, 120]}]
        """)
  }

  /// From a report of rows whose gesture covers only the label (IceCubesApp, issue 11), and from Apple's page of `List`.
  @Test("a row of SwiftUI's own list is not selected without a selection (OW-98)")
  func listWithoutSelection() throws {
    func list(_ key: String) -> String {
      """
      window: {subviews: [{id: Host, class: _UIHostingView<Screen>, subviews: [{id: List, class: UICollectionView, \(key)subviews: [{id: Row, class: UICollectionViewCell, frame: [0, 100, 390, 60]}]}]}]}
      touches: [{tap: [80, 140]}]
      """
    }
    try expectHeadline(
      "`List` keeps the tap on `Row` and does nothing, because a `List` of SwiftUI selects nothing without a `selection`",
      "因为SwiftUI的`List`没有设置`selection`，不会选中任何一行", of: list(""))
    try expectHeadline("`Row` is selected, because nothing keeps", of: list("allowsSelection: true, "))
    try expectHeadline(
      "`Row` is selected",
      of: list("").replacing("60]}]", with: "60], actions: [{action: open, target: App}]}]"))
  }

  /// From an article on iOS 15 (zenn.dev/ykws, ios15-search-controller).
  @Test("a search covers what is behind by default only before iOS 15 (OW-53)")
  func searchCover() throws {
    func search(_ system: String) -> String {
      """
      system: \(system)
      window:
        rootViewController:
          id: Mail
          view: {id: MailView, subviews: [{id: Compose, class: UIButton, frame: [300, 700, 80, 44], actions: [{event: touchUpInside, action: compose, target: Mail}]}]}
          presents: {id: Search, class: UISearchController}
      touches: [{tap: [340, 720]}]
      """
    }
    try expectHeadline("The tap that dismisses", of: search("14"))
    try expectHeadline("`Compose` gets the tap and sends `compose`", of: search("15"))
  }

  /// From Apple's page of `transform`: it is relative to the centre of the bounds.
  @Test("a transform moves a view whose frame is not written")
  func transformWithoutFrame() throws {
    try expectHeadline(
      "`Behind` gets the tap",
      of: """
        window: {subviews: [{id: Behind}, {id: Moved, transform: [1, 0, 0, 1, 0, -400]}]}
        touches: [{tap: [200, 700]}]
        """)
  }

  /// From react-native-toast-notifications (issue 147) and Mijick's Popups (issue 189).
  @Test("what lies in front is what takes the touch, not the container that lets it through (OW-78)")
  func takerInContainer() throws {
    try expectHeadline(
      "because it lies in front of `Next`, and React Native decides", "因为它在`Next`前面，",
      of: """
        window: {subviews: [{id: Root, class: RCTRootView, subviews: [{id: Next, class: UIButton}, {id: Toasts, class: RCTView, hitTest: {pointerEvents: box-none}, subviews: [{id: Toast, class: RCTView, frame: [0, 700, 390, 60]}]}]}]}
        touches: [{tap: [350, 730]}]
        """)
  }

  @Test(
    "a window in front with a button under the finger is told to let the touch through to a recognizer (HT-7)"
  )
  func windowInFront() throws {
    func windows(_ frame: String) -> String {
      """
      windows:
        - {id: Main, rootViewController: {id: App, view: {id: AppView, gestureRecognizers: [{class: UITapGestureRecognizer, actions: [{action: appTapped, target: App}]}]}}}
        - id: Popup
          class: PopupWindow
          hitTest: {unless: {view: [PopupRoot, Popup]}}
          subviews: [{id: PopupRoot, isUserInteractionEnabled: false, subviews: [{id: Close, class: UIButton, frame: \(frame)}]}]
      touches: [{tap: [195, 480]}]
      """
    }
    let through = "because `Popup` in front lets this touch through"
    try expectHeadline(through, "因为这次触摸穿透前面的`Popup`", of: windows("[100, 400, 200, 200]"))
    #expect(try !explain(windows("[100, 0, 200, 200]")).contains(through))
  }

  /// From the modals of React Native, which lie in a view of UIKit's in front of the app's.
  @Test("what lies behind a presentation is no reason for what a framework decides in it (OW-80)")
  func behindModal() throws {
    let told = try explain(
      """
      window:
        rootViewController:
          id: App
          view: {id: Root, class: RCTRootView, subviews: [{id: Home, class: RCTView}]}
          presents:
            id: Modal
            class: RCTModalHostViewController
            modalPresentationStyle: overFullScreen
            view: {id: ModalView, class: RCTView, subviews: [{id: Backdrop, class: RCTView, subviews: [{id: Card, class: RCTView, frame: [20, 200, 350, 400]}]}]}
      touches: [{tap: [200, 100]}]
      """)
    #expect(told.hasPrefix("`Backdrop` gets the tap, and React Native decides inside it what happens"))
    #expect(!told.contains("lies in front of `Home`"))
  }

  /// From a round button over a tab bar.
  @Test("a bar in front of a small view with a tap names it, as it names a control (OW-15)")
  func barOverSmallView() throws {
    func tabs(_ frame: String) -> String {
      """
      window: {subviews: [{id: Host}, {id: Plus, frame: \(frame), gestureRecognizers: [{class: UITapGestureRecognizer, actions: [{action: add, target: Host}]}]}, {id: Bar, class: UITabBar, frame: [0, 761, 390, 83]}]}
      touches: [{tap: [195, 780]}]
      """
    }
    try expectHeadline("`Plus`", of: tabs("[165, 730, 60, 60]"))
    #expect(try !explain(tabs("[0, 600, 390, 244]")).prefix { $0 != "\n" }.contains("`Plus`"))
  }

  /// From a stack of cards (CollectionViewPagingLayout, issue 15).
  @Test("a row that a drag selects is told to lie in front of the text that would scroll (HT-5)")
  func rowOverText() throws {
    try expectHeadline(
      "`First` is selected, because it lies in front of `Letter`.", "因为它在`Letter`前面。",
      of: """
        window: {subviews: [{id: Cards, class: UICollectionView, contentSize: [390, 844], alwaysBounceVertical: false, subviews: [{id: Second, class: UICollectionViewCell, frame: [0, 200, 390, 400], subviews: [{id: Letter, class: UITextView, contentSize: [390, 900]}]}, {id: First, class: UICollectionViewCell}]}]}
        touches: [{drag: {from: [195, 400], to: [195, 340]}}]
        """)
  }

  /// From a card with a text in it (Wisp, issue 65).
  @Test("a drag that a list keeps names the pan whose delegate refuses, before the end of the content (GR-7)")
  func refusedPanOverList() throws {
    try expectHeadline(
      "because `close` on `Card` may not begin",
      of: """
        window: {subviews: [{id: Card, gestureRecognizers: [{id: close, class: UIPanGestureRecognizer, delegate: {shouldBegin: false}, actions: [{action: closed, target: Card}]}], subviews: [{id: Article, class: UIScrollView, bounces: false, contentSize: [390, 844]}]}]}
        touches: [{drag: {from: [195, 300], to: [195, 500]}}]
        """)
  }

  /// From Opaline (issue 118), vultisig-ios (issue 4346), and CustomModalView (issue 1).
  @Test(
    "a tap or a control that acts in front of another one says so, but not in front of another screen (HT-5)")
  func actsInFront() throws {
    let tap = "gestureRecognizers: [{class: UITapGestureRecognizer, actions: [{action: go, target: Page}]}]"
    func screen(_ behind: String, _ front: String) -> String {
      """
      window: {subviews: [{id: Page, subviews: [\(behind), \(front)]}]}
      touches: [{tap: [60, 60]}]
      """
    }
    let player = "{id: Player, frame: [0, 0, 200, 100], \(tap)}"
    try expectHeadline(
      "takes the tap, because `Player` lies in front of `Library`.",
      of: screen("{id: Library, class: UIButton, frame: [40, 40, 100, 44]}", player))
    try expectHeadline(
      "takes the tap, because `Player` lies in front of `Row`.", of: screen("{id: Row, \(tap)}", player))
    try expectHeadline(
      "`Add` gets the tap and sends `add`, because it lies in front of `Backdrop`.",
      of: screen(
        "{id: Backdrop, \(tap)}",
        "{id: Add, class: UIButton, frame: [40, 40, 100, 44], actions: [{event: touchUpInside, action: add, target: Page}]}"
      ))
    try expectHeadline(
      "takes the tap, because it recognizes the tap",
      of: """
        window:
          rootViewController:
            view: {id: Home, subviews: [{id: Buy, class: UIButton, frame: [0, 300, 390, 300]}]}
            presents: {id: Sheet, modalPresentationStyle: overFullScreen, view: {id: SheetView, \(tap)}}
        touches: [{tap: [60, 400]}]
        """)
  }

  /// From SegementSlide (issue 88).
  @Test("a scroll view that got the drag by another view's hitTest says so (HT-15)")
  func returnedFromElsewhere() throws {
    func header(_ override: String) -> String {
      """
      window:
        subviews:
          - {id: Header, frame: [0, 0, 390, 200]\(override)}
          - {id: Pages, class: UIScrollView, frame: [0, 200, 390, 600], contentSize: [1170, 600], subviews: [{id: Page, frame: [0, 0, 390, 600]}]}
      touches: [{drag: {from: [320, 150], to: [90, 152], steps: 20}}]
      """
    }
    try expectHeadline(
      "`Pages` takes the drag from `Page` and scrolls, because `hitTest` of `Header` returns `Page`.",
      of: header(", hitTest: {returns: Page}"))
    #expect(try !explain(header("")).contains("returns"))
  }

  /// From an article about pages with lists (JXCategoryView): the pages scroll, and the row's actions do not show.
  @Test("pages that scroll before the row swipe of a list in them say so (OW-38)")
  func pagesBeforeRowSwipe() throws {
    func pages(_ end: String) -> String {
      """
      system: 12.2
      window:
        subviews:
          - id: Pages
            class: UIScrollView
            contentSize: [1170, 844]
            isPagingEnabled: true
            bounces: false
            subviews:
              - {id: List, class: UITableView, frame: [0, 0, 390, 844], contentSize: [390, 2000], subviews: [{id: Row, class: UITableViewCell, frame: [0, 100, 390, 80], swipeActions: {trailing: [delete]}}]}
      touches: [{drag: {from: [300, 140], to: \(end), steps: 40}}]
      """
    }
    let first = "before the swipe for row actions of `List`, and only one may recognize."
    try expectHeadline(first, of: pages("[150, 142]"))
    #expect(try !explain(pages("[302, 400]")).contains(first))
  }

  /// From liquid-glass (issue 38) and react-native-popover-view (issue 111).
  @Test(
    "a component behind another, or in a view without touches, is named whatever is in front (HT-3, HT-5)")
  func componentNotReached() throws {
    try expectHeadline(
      "because the `isUserInteractionEnabled` of `Content`, in which `Play` lies, is `false`, and React Native decides",
      of: """
        window: {subviews: [{id: Glass, class: RCTViewComponentView, frame: [0, 0, 300, 100], subviews: [{id: Content, isUserInteractionEnabled: false, subviews: [{id: Play, class: RCTViewComponentView, frame: [8, 8, 44, 44]}]}]}]}
        touches: [{tap: [30, 30]}]
        """)
    func over(_ text: String) -> String {
      """
      window:
        subviews:
          - {id: Page, class: RCTView\(text)}
          - id: Modal
            class: RCTView
            hitTest: {pointerEvents: box-none}
            subviews:
              - {id: Area, class: RCTView}
              - {id: Container, class: RCTView, hitTest: {pointerEvents: box-none}, subviews: [{id: Bubble, class: RCTView, frame: [95, 10, 200, 100]}]}
      touches: [{tap: [195, 650]}]
      """
    }
    try expectHeadline(
      "because it lies in front of `Page`, and React Native decides", of: over(", text: Continue"))
    try expectHeadline("because `Container` in front lets touches through", of: over(""))
  }

  /// From cordova-ios (issue 364).
  @Test("a view of UIWebView's page decides inside, as one of WKWebView's does (OW-82)")
  func oldWebView() throws {
    try expectHeadline(
      "`Browser` gets the tap, and the page decides inside it what happens",
      of: """
        window: {subviews: [{class: UIWebView, subviews: [{class: _UIWebViewScrollView, baseClass: UIScrollView, contentSize: [390, 844], subviews: [{id: Browser, class: UIWebBrowserView, frame: [0, 0, 390, 844]}]}]}]}
        touches: [{tap: [195, 300]}]
        """)
  }

  /// From flutter_inappwebview (issue 1410) and flutter-navigation-sdk (issue 702).
  @Test("a native view of Flutter's that is hit behind a widget is named (OW-81)")
  func behindWidget() throws {
    func stack(_ frame: String, _ content: String = "NavigationMap") -> String {
      """
      window:
        subviews:
          - id: Widgets
            class: FlutterView
            subviews:
              - {id: Wrapper, class: FlutterTouchInterceptingView, subviews: [{id: Native, class: \(content)}]}
              - {id: Overlay, class: FlutterOverlayView, frame: \(frame), isUserInteractionEnabled: false}
      touches: [{tap: [195, 640]}]
      """
    }
    let told = "and `Native` in it may get the tap too, even behind a widget."
    try expectHeadline(told, "其中的`Native`也可能收到这次点击，即使前面有widget。", of: stack("[100, 600, 190, 80]"))
    #expect(try !explain(stack("[100, 100, 190, 80]")).contains(told))
    // From flutter, issues 30143 and 60420.
    try expectHeadline(
      "`Native` gets the tap, and the page decides inside it what happens, because a web view in Flutter gets its touches even if Dart claims them for a widget, unless Flutter holds it back until Dart decides, so that it comes late or never.",
      "因为Flutter里的网页视图照样收到触摸，即使Dart把手势给了前面的组件，除非Flutter要等Dart决定才交给它，来得太晚或者不来。",
      of: stack("[100, 600, 190, 80]", "WKWebView"))
  }

  /// From the README's screen, in which a toast that fades out lies over a button.
  @Test("a hardly visible view in front of a control names the control (HT-10)")
  func hardlyVisibleInFront() throws {
    func screen(_ y: Int) -> String {
      """
      window:
        subviews:
          - {id: Pay, class: UIButton, frame: [20, \(y), 200, 50], actions: [{event: touchUpInside, action: pay, target: App}]}
          - {id: Toast, frame: [0, 80, 390, 100], alpha: 0.02}
      touches: [{tap: [100, 125]}]
      """
    }
    try expectHeadline(
      "`Toast` gets the tap meant for `Pay`, because it lies in front, hardly seen with its `alpha` of `0.02`, and nobody handles it.",
      "，因为它的`alpha`为`0.02`，几乎看不见，却挡在前面", of: screen(100))
    try expectHeadline(
      "because its `alpha` of `0.02`, hardly seen, is enough to take touches, and nobody handles it.",
      of: screen(300))
  }

  /// From a popover's overlay (Popover, pull request 76), a menu (covidwatch-ios-tcn, pull request 67) and a side menu
  /// (ITRAirSideMenu, issue 2).
  @Test(
    "a control names what it covers: a button under one without actions, what only zPosition draws in front, a smaller row (HT-5, HT-24)"
  )
  func whatAControlCovers() throws {
    func screen(_ views: String) -> String {
      """
      window: {rootViewController: {id: Home, view: {id: HomeView, subviews: [\(views)]}}}
      touches: [{tap: [195, 322]}]
      """
    }
    let record =
      "{id: Record, class: UIButton, frame: [145, 300, 100, 44], actions: [{event: touchUpInside, action: record, target: Home}]}"
    try expectHeadline(
      "`Overlay` gets the tap and does nothing, because it lies in front of `Record`.", "因为它在`Record`前面",
      of: screen(record + ", {id: Overlay, class: UIControl}"))
    try expectHeadline("because it has no action.", of: screen("{id: Overlay, class: UIControl}"))
    let share =
      "{id: Share, class: UIButton, frame: [30, 290, 330, 80], actions: [{event: touchUpInside, action: share, target: Home}]}"
    try expectHeadline(
      "because it comes later among the subviews than `Item`, which only `zPosition` draws in front.",
      of: screen(
        "{id: Item, frame: [80, 300, 300, 56], zPosition: 2, gestureRecognizers: [{id: tap, class: UITapGestureRecognizer, actions: [{action: open, target: Home}]}]}, "
          + share))
    let list =
      "{id: List, class: UITableView, contentSize: [390, 844], subviews: [{id: Row, class: UITableViewCell, frame: [0, 300, 390, 60]}]}"
    try expectHeadline(
      "because it lies in front of `Row`.",
      of: screen(
        list
          + ", {id: Cover, class: UIButton, actions: [{event: touchUpInside, action: close, target: Home}]}"))
    try expectHeadline(
      "because it is the deepest view under the finger.",
      of: screen(
        list
          + ", {id: Round, class: UIButton, frame: [170, 300, 50, 50], actions: [{event: touchUpInside, action: add, target: Home}]}"
      ))
  }

  /// From a label in a button (FinniversKit, pull request 830) and a hidden slider (ColorSlider, issue 24).
  @Test(
    "a view that takes a touch from the control around it, and a control that is hit although it is hidden, name the property (UC-22, HT-17)"
  )
  func propertiesOfWhatIsHitInAControl() throws {
    try expectHeadline(
      "because a control tracks only touches that hit itself, and the `isUserInteractionEnabled` of `Price` is `true`.",
      "因为控件只跟踪命中它自己的触摸，而`Price`的`isUserInteractionEnabled`为`true`",
      of: """
        window: {subviews: [{id: Buy, class: UIButton, frame: [0, 100, 390, 60], subviews: [{id: Price, class: UILabel, isUserInteractionEnabled: true, frame: [10, 10, 200, 40]}]}]}
        touches: [{tap: [50, 130]}]
        """)
    try expectHeadline(
      "`Slider` gets the tap and keeps it (which action it sends is unknown), because its `hitTest` does not ask for `isHidden`, which is `true`.",
      of: """
        window: {subviews: [{id: Slider, class: ColorSlider, baseClass: UIControl, isHidden: true, hitTest: ignoresGates, actions: [{event: valueChanged, action: pick, target: App}]}]}
        touches: [{tap: [50, 130]}]
        """)
  }

  /// KRProgressHUD#37.
  @Test("a bar that lies in front of what is laid over a screen says so (HT-5)")
  func barInFrontOfOverlay() throws {
    func screen(_ last: String) -> String {
      """
      window:
        rootViewController:
          class: UITabBarController
          view:
            subviews: [{id: Bar, class: UITabBar, frame: [0, 761, 390, 83], subviews: [{id: First, class: UITabBarButton, frame: [0, 0, 195, 49]}, {id: Second, class: UITabBarButton, frame: [195, 0, 195, 49]}]}]
          viewControllers:
            - view: {id: Home, subviews: [{id: Pay, class: UIButton, frame: [100, 300, 175, 44]}, {id: HUD, \(last)}]}
            - view: {}
      touches: [{tap: [300, 780]}]
      """
    }
    try expectHeadline(
      "because `Bar` lies in front of `HUD`.", "因为`Bar`在`HUD`前面。",
      of: screen("class: ProgressHUD, frame: [0, 0, 390, 844]"))
    for other in ["class: ProgressHUD, frame: [0, 0, 390, 800]", "class: UIView, frame: [0, 0, 390, 844]"] {
      #expect(try !explain(screen(other)).contains("in front of `HUD`"))
    }
  }

  /// UPCardsCarousel, issue 3.
  @Test(
    "a button behind what only `zPosition` draws in front says so, also under a tap of a superview (HT-24)")
  func behindWhatIsDrawn() throws {
    func screen(_ zPosition: Double) -> String {
      """
      window:
        subviews:
          - id: Cards
            gestureRecognizers: [{id: tap, class: UITapGestureRecognizer, actions: [{action: open, target: App}]}]
            subviews:
              - {id: First, frame: [0, 100, 300, 300], zPosition: \(zPosition), subviews: [{id: Like1, class: UIButton, frame: [0, 0, 100, 44], actions: [{event: touchUpInside, action: like, target: App}]}]}
              - {id: Between, frame: [0, 100, 300, 300], zPosition: \(zPosition / 2), subviews: [{id: Like3, class: UIButton, frame: [0, 0, 100, 44]}]}
              - {id: Second, frame: [0, 100, 300, 300], subviews: [{id: Like2, class: UIButton, frame: [0, 0, 100, 44], actions: [{event: touchUpInside, action: like, target: App}]}]}
      touches: [{tap: [50, 120]}]
      """
    }
    try expectHeadline(
      "because `Second` comes later among the subviews than `First` with `Like1`, which only `zPosition` draws in front.",
      of: screen(1))
    try expectHeadline("because a control's own action goes before `tap` on `Cards`.", of: screen(0))
  }

  @Test("a hosting view that shows nothing at the touch keeps it, and decides nothing (OW-57)")
  func emptyHostingView() throws {
    let screen = """
      window:
        subviews:
          - {id: Buy, class: UIButton, frame: [20, 100, 120, 44]}
          - {id: Toast, class: _UIHostingView<Toast>, hostingContent: []}
      touches: [{tap: [30, 110]}]
      """
    try expectHeadline(
      "`Toast` gets the tap, because it lies in front of `Buy`, and nobody handles it.",
      "`Toast`收到点击，因为它在`Buy`前面，但没有响应者处理。", of: screen)
    let whole = try explain(screen)
    #expect(whole.contains("let touches through Toast"))
    #expect(!whole.contains("SwiftUI decides"))
  }
}
