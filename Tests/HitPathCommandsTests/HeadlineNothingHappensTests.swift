// SPDX-License-Identifier: Apache-2.0

import Testing

/// Headlines of touches whose code ran, or whose gesture was made, and after which nothing happens all the same.
@MainActor
@Suite struct HeadlineNothingHappensTests {
  /// From reports of a card over a sheet (SlideOverCard, issue 6) and modals over modals (react-native, issue 52790).
  @Test(
    "an action that presents in vain says which controller presents already, or that its view shows nowhere (OW-116)"
  )
  func presentsNothing() throws {
    func screen(_ presenter: String) -> String {
      """
      window:
        rootViewController:
          id: Root
          view: {id: RootView}
          presents:
            id: Sheet
            view:
              id: SheetView
              frame: [0, 54, 390, 790]
              subviews:
                - {id: Show, class: UIButton, frame: [120, 200, 150, 44], actions: [{event: touchUpInside, action: show, target: Sheet, do: [{call: present, on: \(presenter), with: Card}]}]}
      viewControllers: [{id: Card, view: {id: CardView}}, {id: Other, view: {id: OtherView}}]
      touches: [{tap: [195, 275]}]
      """
    }
    try expectHeadline(
      "`Show` gets the tap and sends `show`, but `Root` does not present `Card`: it presents `Sheet` already.",
      "`Show`收到点击，发送`show`，但`Root`没有present `Card`：它已经present了`Sheet`。",
      of: screen("Root"))
    try expectHeadline(
      "but `Other` does not present `Card`: its view is in no window.", "但`Other`没有present `Card`：它的视图不在窗口中。",
      of: screen("Other"))
    #expect(try !explain(screen("Sheet")).contains("does not present"))
  }

  /// From an error that comes back from a server (owncloud ios-app, issue 125).
  @Test("what an action schedules is told as its effect (OW-116)")
  func presentsLater() throws {
    func screen(_ presenter: String) -> String {
      """
      window:
        rootViewController:
          id: Root
          view: {id: RootView}
          presents:
            id: Picker
            view:
              id: PickerView
              subviews:
                - {id: Create, class: UIButton, frame: [20, 700, 160, 44], actions: [{event: touchUpInside, action: create, target: Picker, do: [{call: present, on: \(presenter), with: Alert, after: 0.5}]}]}
      viewControllers: [{id: Alert, view: {id: AlertView}}]
      touches: [{tap: [100, 720]}]
      """
    }
    try expectHeadline(
      "but `Root` does not present `Alert`: it presents `Picker` already.", of: screen("Root"))
    #expect(try explain(screen("Picker")).contains("Alert is on the screen"))
  }

  /// From a sheet of React Native whose library turns the pan of its scroll view off (true-sheet, issue 282).
  @Test(
    "a drag says that the pan of its scroll view is disabled, which `isScrollEnabled` does not show (GR-5)")
  func disabledPan() throws {
    for name in ["", "baseClass: UIScrollView, class: RCTCustomScrollView, "] {
      try expectHeadline(
        "because the scroll of `List` never sees the touch: it was disabled at 0 s",
        "因为`List`的滚动手势收不到这次触摸：它在0秒时被禁用",
        of: """
          window: {subviews: [{id: List, \(name.isEmpty ? "class: UIScrollView, " : name)contentSize: [390, 2000]}]}
          touches:
            - {set: {List.panGestureRecognizer: {isEnabled: false}}}
            - {drag: {from: [195, 500], to: [195, 300]}}
          """)
    }
  }

  /// From a row whose swipe view is disabled (Xamarin.Forms, issue 11968).
  @Test("a view of a row that takes no touches comes before the list's `allowsSelection` (HT-2)")
  func disabledInRow() throws {
    try expectHeadline(
      "`List` keeps the tap on `Row` and does nothing, because the `isUserInteractionEnabled` of `Swipe`, in which `Content` lies, is `false`.",
      of: """
        window:
          subviews:
            - id: List
              class: UICollectionView
              allowsSelection: false
              subviews:
                - id: Row
                  class: UICollectionViewCell
                  frame: [0, 100, 390, 80]
                  subviews:
                    - {id: Swipe, isUserInteractionEnabled: false, subviews: [{id: Content, gestureRecognizers: [{id: tapped, class: UITapGestureRecognizer, actions: [{action: open, target: List}]}]}]}
        touches: [{tap: [195, 140]}]
        """)
  }

  /// From a list of cards with clipped images (FlowStack, issue 23).
  @Test("clipped content of SwiftUI in front may take the tap (OW-117)")
  func clippedContent() throws {
    func cards(_ clip: Bool) -> String {
      """
      window:
        subviews:
          - id: Host
            class: _UIHostingView<Cards>
            subviews:
              - {id: Open, class: UIButton, frame: [20, 60, 350, 240], actions: [{event: touchUpInside, action: open, target: Host}]}
              - {id: Next, frame: [20, 320, 350, 240], clipsToBounds: \(clip), subviews: [{id: Picture, class: UIImageView, frame: [0, -80, 350, 400]}]}
      touches: [{tap: [195, 280]}]
      """
    }
    try expectHeadline(
      "or content that `.clipped` or `.clipShape` hides there takes it.",
      "或那里被`.clipped`或`.clipShape`裁掉的内容收到这次触摸。",
      of: cards(true))
    #expect(try !explain(cards(false)).contains("hides there takes it"))
  }

  /// From a list of profiles with a long press to copy (sealvault, issue 90).
  @Test("a gesture on the content of a row may keep the row from acting (OW-98)")
  func gestureInRow() throws {
    func list(_ gestures: String) -> String {
      """
      system: 16
      window: {subviews: [{id: Host, class: _UIHostingView<Screen>, subviews: [{id: List, class: UICollectionView, allowsSelection: true, subviews: [{id: Row, class: UICollectionViewCell, frame: [0, 100, 390, 60], subviews: [{id: Content, class: _UIHostingView<Row>, frame: [0, 0, 390, 60]\(gestures)}]}]}]}]}
      touches: [{tap: [80, 140]}]
      """
    }
    try expectHeadline(
      "unless the gesture on the row's content keeps the row from acting, or all buttons of the row act.",
      "除非行内容上的手势让这一行没有反应，或这一行的按钮全部触发。",
      of: list(
        ", gestureRecognizers: [{id: copy, class: UILongPressGestureRecognizer, actions: [{action: copy, target: Host}]}]"
      ))
    #expect(try !explain(list("")).contains("keeps the row from acting"))
  }

  /// From a collection that does not scroll in a scroll view (Family, issue 192).
  @Test(
    "the list that selects is that of the row, also where it does not scroll and passes the touch on (SV-10)")
  func innerList() throws {
    try expectHeadline(
      "`Item` is selected, because nothing keeps the tap from `Grid`, which selects what is tapped.",
      of: """
        window: {subviews: [{id: Scroll, class: UIScrollView, contentSize: [390, 1500], subviews: [{id: Grid, class: UICollectionView, isScrollEnabled: false, subviews: [{id: Item, class: UICollectionViewCell, frame: [0, 0, 190, 190]}]}]}]}
        touches: [{tap: [90, 90]}]
        """)
  }

  /// From an invisible button over the items of a bar (cachly, issue 5797).
  @Test("a button that shows nothing says which control it covers (HT-5)")
  func invisibleButton() throws {
    func bar(_ text: String) -> String {
      """
      window:
        subviews:
          - {id: More, class: UIButton, text: More, frame: [212, 0, 44, 44], actions: [{event: touchUpInside, action: more, target: More}]}
          - {id: Copy, class: UIButton, \(text)frame: [90, 0, 140, 44], actions: [{event: touchUpInside, action: copy, target: Copy}]}
      touches: [{tap: [222, 22]}]
      """
    }
    try expectHeadline(
      "`Copy` gets the tap and sends `copy`, because it lies in front of `More`.", of: bar(""))
    try expectHeadline("because it is the deepest view under the finger.", of: bar("text: Copy, "))
  }

  /// From a close button under the status bar (BarcodeScanner, issue 79).
  @Test("a status bar without a height takes no touches before iOS 13 (OW-31)")
  func hiddenStatusBar() throws {
    func screen(_ setting: String) -> String {
      """
      system: 11
      \(setting)window: {subviews: [{id: Close, class: UIButton, frame: [10, 0, 44, 44], actions: [{event: touchUpInside, action: close, target: Close}]}]}
      touches: [{tap: [30, 12]}]
      """
    }
    try expectHeadline("unless the status bar takes it.", of: screen(""))
    #expect(try !explain(screen("configuration: {statusBarHeight: 0}\n")).contains("status bar"))
  }

  /// From a collection view that was added to the cell (SkeletonView, issue 331).
  @Test("a list that the content view of its row covers is named, by taps and drags (HT-5)")
  func coveredList() throws {
    for touch in ["{tap: [100, 300]}", "{drag: {from: [300, 300], to: [100, 300]}}"] {
      try expectHeadline(
        "because `Content` lies in front of `Cards`.",
        of: """
          window:
            subviews:
              - id: Feed
                class: UITableView
                contentSize: [390, 600]
                subviews:
                  - id: Row
                    class: UITableViewCell
                    frame: [0, 200, 390, 200]
                    subviews:
                      - {id: Cards, class: UICollectionView, contentSize: [1200, 200]}
                      - {id: Content, class: UITableViewCellContentView}
          touches: [\(touch)]
          """)
    }
  }

  /// From a browser's button outside of its bar (DuckDuckGo apple-browsers, issue 3838).
  @Test("a button that hangs out of its superview is named also over a web page (HT-11)")
  func overWebPage() throws {
    try expectHeadline(
      "`Page` gets the tap meant for `Send`, because `Bar`, in which it lies, says no: the point is 30 pt below its bounds, and the page decides inside it what happens.",
      of: """
        window:
          subviews:
            - {id: Page, class: WKWebView}
            - {id: Bar, frame: [0, 40, 390, 60], subviews: [{id: Send, class: UIButton, frame: [300, 70, 60, 44], actions: [{event: touchUpInside, action: send, target: Send}]}]}
        touches: [{tap: [320, 130]}]
        """)
  }

  /// From an app of web pages (Capacitor, issue 8100).
  @Test("a drag from the edge of a web view says that its property for going back is off (OW-108)")
  func webSwipe() throws {
    func web(_ from: Int) -> String {
      """
      window: {subviews: [{id: Web, class: WKWebView}]}
      touches: [{drag: {from: [\(from), 400], to: [350, 400], steps: 20}}]
      """
    }
    try expectHeadline(
      "because its `allowsBackForwardNavigationGestures` is `false`, and the page decides",
      "因为它的`allowsBackForwardNavigationGestures`为`false`，", of: web(3))
    #expect(try !explain(web(100)).contains("allowsBackForwardNavigationGestures"))
  }

  /// From a row of photos that also moves up and down (BSWInterfaceKit, issue 64).
  @Test("a scroll view that only bounces names the property by which it does (SV-8)")
  func alwaysBounces() throws {
    func photos(_ height: Int) -> String {
      """
      window: {subviews: [{id: Photos, class: UIScrollView, contentSize: [1200, \(height)], alwaysBounceVertical: true}]}
      touches: [{drag: {from: [200, 300], to: [200, 400], steps: 20}}]
      """
    }
    try expectHeadline(
      "because its `alwaysBounceVertical` is `true`, although its content is not larger than it.",
      "因为它的`alwaysBounceVertical`为`true`，虽然内容并不比它大。", of: photos(200))
    try expectHeadline("because the finger moves", of: photos(2000))
  }

  /// From a bubble with swipe actions of a high priority (damus, issue 2590).
  @Test("a press that waits for a drag names it (GR-14)")
  func latePress() throws {
    try expectHeadline(
      "`reactions` on `Bubble` takes the press, because it waits until the lift for `swipe` to fail.",
      of: """
        window:
          subviews:
            - id: Bubble
              gestureRecognizers:
                - {id: swipe, class: UIPanGestureRecognizer, delegate: {shouldBeRequiredToFail: true}, actions: [{action: swiped, target: Bubble}]}
                - {id: reactions, class: UILongPressGestureRecognizer, actions: [{action: show, target: Bubble}]}
        touches: [{longPress: [150, 340], duration: 1.5}]
        """)
  }

  /// From tabs of a web app below a status bar's background (cordova-plugin-googlemaps, issue 2409).
  @Test("a view in front is named before the gate at the screen's edge (HT-5, OW-3)")
  func inFrontAtEdge() throws {
    try expectHeadline(
      "`Background` gets the tap, because it lies in front of `Web`, and nobody handles it.",
      of: """
        device: {size: [375, 667]}
        window: {subviews: [{id: Web, class: WKWebView}, {id: Background, frame: [0, 647, 375, 20]}]}
        touches: [{tap: [60, 655]}]
        """)
  }

  /// From a view of a session replay over what SwiftUI shows (sentry-cocoa, issue 9006).
  @Test("a gesture of SwiftUI may not act where another view of the hosting view is hit (OW-76)")
  func viewInFrontOfGesture() throws {
    func host(_ subviews: String) -> String {
      """
      window: {subviews: [{id: Host, class: _UIHostingView<Feed>, hostingContent: [[0, 100, 390, 700]], gestureRecognizers: [{id: card, class: UITapGestureRecognizer, actions: [{action: open, target: Host}]}]\(subviews)}]}
      touches: [{tap: [195, 300]}]
      """
    }
    try expectHeadline(
      "unless the gesture is on content behind the view that is hit.", "除非手势加在被命中的视图后面的内容上。",
      of: host(", subviews: [{id: Replay, class: ReplayView, frame: [0, 100, 390, 700]}]"))
    #expect(try !explain(host("")).contains("behind the view that is hit"))
  }

  /// From a chat (scarf, issue 51).
  @Test("a scroll or a touch that nobody handles says whose keyboard stays (OW-30)")
  func keyboardStays() throws {
    func chat(_ touch: String, _ list: String = "", _ field: String = "isFirstResponder: true") -> String {
      """
      window:
        subviews:
          - {id: Messages, class: UIScrollView, frame: [0, 100, 390, 340], contentSize: [390, 1500]\(list)}
          - {id: Composer, class: UITextView, frame: [12, 456, 320, 44], \(field)}
      touches: [\(touch)]
      """
    }
    let drag = "{drag: {from: [195, 400], to: [195, 200]}}"
    try expectHeadline(
      "`Messages` scrolls with the drag, because the finger moves 40 pt, and `Composer` keeps the keyboard: the `keyboardDismissMode` of `Messages` is `none`.",
      "`Messages`的`keyboardDismissMode`为`none`，`Composer`的键盘不会收起。", of: chat(drag))
    try expectHeadline("and `Composer` keeps the keyboard.", of: chat("{tap: [195, 50]}"))
    for other in [
      chat(drag, ", keyboardDismissMode: onDrag"), chat(drag, "", "text: Hi"), chat("{tap: [100, 470]}"),
    ] {
      #expect(try !explain(other).contains("keeps the keyboard"))
    }
  }

  @Test("the return key is typed into a text view, and not into a text field (OW-114)")
  func returnKey() throws {
    func screen(_ className: String) -> String {
      """
      window: {subviews: [{id: Text, class: \(className), frame: [12, 456, 320, 44], isFirstResponder: true}]}
      touches: [{press: "\\r"}]
      """
    }
    let typed = "so `return` is typed into it"
    #expect(try explain(screen("UITextView")).contains(typed))
    #expect(try !explain(screen("UITextField")).contains(typed))
  }

  /// From a comment with code in it (GitHawk, issue 2108).
  @Test("a scroll view in a row that keeps the tap is told to keep the row from being selected (SV-9)")
  func notSelected() throws {
    func list(_ selects: String) -> String {
      """
      window: {subviews: [{id: Comments, class: UITableView, \(selects)subviews: [{id: Comment, class: UITableViewCell, frame: [0, 100, 390, 200], subviews: [{id: Code, class: UIScrollView, frame: [20, 20, 350, 160], contentSize: [800, 160]}]}]}]}
      touches: [{tap: [100, 200]}]
      """
    }
    try expectHeadline("`Code` keeps the tap and does nothing", "，`Comment`不会被选中。", of: list(""))
    #expect(try explain(list("")).contains(", and `Comment` is not selected."))
    #expect(try !explain(list("allowsSelection: false, ")).contains("is not selected"))
  }

  /// From Apple's page of `keyCommands`: UIKit calls the method on the first object of the chain that implements it.
  @Test("a key command is performed further up if its responder says that it performs no such action (OW-64)")
  func keyCommandFurtherUp() throws {
    func screen(_ performs: String) -> String {
      """
      window: {rootViewController: {id: Home, view: {id: Card, performs: ['newPage:'], subviews: [{id: Pad, canBecomeFirstResponder: true, isFirstResponder: true, \(performs)keyCommands: [{input: n, modifierFlags: command, action: 'newPage:'}]}]}}}
      touches: [{press: n, modifierFlags: command}]
      """
    }
    #expect(try explain(screen("performs: [], ")).contains("`newPage:` is sent to `Card`."))
    #expect(try explain(screen("")).contains("`newPage:` is sent to `Pad`."))
  }

  /// From a report of a player in a cell that takes the taps (MMPlayerView, issue 35).
  @Test("a tap that takes the touch from all of a cell says that the cell is not selected (SV-10)")
  func cellNotSelected() throws {
    func screen(_ frame: String) -> String {
      """
      window:
        subviews:
          - id: List
            class: UICollectionView
            subviews:
              - id: Cell
                class: UICollectionViewCell
                frame: [0, 20, 375, 240]
                subviews:
                  - id: Player
                    frame: \(frame)
                    gestureRecognizers: [{id: play, class: UITapGestureRecognizer, actions: [{action: play, target: Page}]}]
                    subviews: [{id: Video}]
      touches: [{tap: [20, 40]}]
      """
    }
    let head =
      "`play` on `Player` takes the tap from `Video`, because it recognizes the tap and its `cancelsTouchesInView` is `true`"
    try expectHeadline(
      head + ", and `Cell` is not selected.", "`Cell`不会被选中。", of: screen("[0, 0, 375, 200]"))
    // That a small part of a cell has a tap of its own is no news.
    try expectHeadline(head + ".", of: screen("[0, 0, 44, 44]"))
  }

  /// From a report of a reader whose pages do not turn (KMReader, issue 655).
  @Test("a drag on a page whose scroll view has nowhere to go says so (SV-8, OW-82)")
  func pageAtItsEnd() throws {
    func screen(_ way: String) -> String {
      """
      window:
        subviews:
          - id: Web
            class: WKWebView
            subviews:
              - id: Scroll
                class: WKScrollView
                baseClass: UIScrollView
                contentSize: [390, 2400]
                subviews: [{id: Content, class: WKContentView, frame: [0, 0, 390, 2400]}]
      touches: [{drag: {from: [200, 400], to: \(way)}}]
      """
    }
    try expectHeadline(
      "`Content` gets the drag, because the content of `Scroll` goes no further that way, and the page decides inside it what happens.",
      of: screen("[100, 400]"))
    try expectHeadline(
      "`Scroll` takes the drag from `Content` and scrolls, because the finger moves 20 pt, unless a recognizer of `Content` takes it, about which the source says nothing.",
      of: screen("[200, 300]"))
  }

  /// From a report of a list with few items that cannot be pulled to refresh (CRRefresh, issue 33).
  @Test("a list that is larger than its content and does not bounce says so (SV-8)")
  func listThatDoesNotBounce() throws {
    func screen(_ keys: String) -> String {
      """
      window:
        subviews:
          - {id: Grid, class: UICollectionView, contentSize: [390, 200]\(keys)}
      touches: [{drag: {from: [200, 300], to: [200, 500]}}]
      """
    }
    try expectHeadline(
      "`Grid` keeps the drag and does nothing, because its content is no larger than itself, and its `alwaysBounceVertical` is `false`.",
      "因为它的内容并不比自己大，且`alwaysBounceVertical`为`false`。", of: screen(""))
    try expectHeadline(
      "`Grid` scrolls with the drag, because its `alwaysBounceVertical` is `true`, although its content is not larger than it.",
      of: screen(", alwaysBounceVertical: true"))
    // Where a dump lists no recognizers, it does not tell either how the list bounces.
    try expectHeadline(
      "`Grid` keeps the drag and does nothing, because the content of `Grid` goes no further that way.",
      of: screen(", unknown: [gestureRecognizers]"))
  }

  /// From an About screen that could not be swiped down on iOS 12 (FreeOTP, issue 182).
  @Test("a stroke down on a controller that is no sheet says so (OW-16, OW-17)")
  func noSheet() throws {
    func screen(_ system: String, _ style: String) -> String {
      """
      system: \(system)
      window:
        rootViewController:
          id: Tokens
          view: {id: TokensView}
          presents: {id: About, \(style) view: {id: AboutView}}
      touches: [{drag: {from: [160, 100], to: [160, 500]}}]
      """
    }
    try expectHeadline(
      "`AboutView` gets the drag, because before iOS 13 no swipe down dismisses `About`, and nobody handles it.",
      "因为在iOS 13之前，`About`不能下滑收起", of: screen("12.4", ""))
    try expectHeadline(
      "because `About` is not presented as a sheet, which a swipe down would dismiss, and nobody handles it.",
      "因为`About`不是以sheet形式present的，不能下滑收起", of: screen("17", "modalPresentationStyle: fullScreen,"))
    let sheet = try explain(screen("17", "modalPresentationStyle: pageSheet,"))
    #expect(sheet.contains("The pan of the sheet") && !sheet.contains("as a sheet, which"))
  }

  /// From an app whose lists have controllers of their own (gsy_github_app_flutter, issue 138).
  @Test("a tap on the status bar over Flutter says which list scrolls (OW-81)")
  func statusBarOverFlutter() throws {
    func screen(_ className: String) -> String {
      """
      window: {subviews: [{id: Widgets, class: \(className)}]}
      touches: [{statusBar: tap}]
      """
    }
    let said =
      "Flutter hears of it: its `Scaffold` scrolls the list with the `PrimaryScrollController` to the top"
    #expect(try explain(screen("FlutterView")).contains(said))
    #expect(try !explain(screen("UIView")).contains(said))
  }

  /// SKPhotoBrowser#134.
  @Test("two fingers do not zoom between scales of which none is larger (SV-15)")
  func nothingToZoom() throws {
    func screen(_ most: Double) -> String {
      """
      window:
        subviews:
          - id: Zoom
            class: UIScrollView
            minimumZoomScale: 0.5
            maximumZoomScale: \(most)
            viewForZooming: Photo
            subviews: [{id: Photo, class: UIImageView, isUserInteractionEnabled: true, frame: [0, 0, 390, 844]}]
      touches: [{pinch: {center: [195, 400], from: 100, to: 300}}]
      """
    }
    let reason = "`maximumZoomScale` is no more than the `minimumZoomScale`."
    try expectHeadline(reason, "因为它的`maximumZoomScale`不大于`minimumZoomScale`。", of: screen(0.5))
    try expectHeadline(
      "because the `maximumZoomScale` of `Zoom` is no more than the `minimumZoomScale`.", of: screen(0.5))
    #expect(try !explain(screen(2)).contains(reason))
  }

  /// WordPress-iOS, pull request 911.
  @Test("a second scroll view that keeps the status bar from scrolling is named (OW-31)")
  func secondScrollsToTop() throws {
    let screen = """
      window:
        subviews:
          - {id: List, class: UITableView, contentSize: [390, 2000], contentOffset: [0, 300]}
          - {id: Strip, class: UIScrollView, frame: [0, 100, 390, 80], contentSize: [900, 80]}
      touches: [{statusBar: tap}]
      """
    #expect(
      try explain(screen).contains(
        "scrolls nothing: `List` is not the only one with `scrollsToTop`, `Strip` has it too."))
    #expect(try explain(screen, "--lang", "zh-Hans").contains("`scrollsToTop`为`true`的不止`List`，还有`Strip`"))
  }

  /// MapViewPlus#18.
  @Test("what an app's hitTest finds in a map is in the map, whose own recognizers may act (OW-95)")
  func returnedInMap() throws {
    try expectHeadline(
      "because `hitTest` of `Map` returns it, and nothing is known to handle it, and a recognizer of `Map` itself may recognize too.",
      "同时`Map`自己的手势也可能识别成功。",
      of: """
        window:
          subviews:
            - id: Map
              class: MyMap
              baseClass: MKMapView
              hitTest: {redirect: Callout}
              subviews: [{id: Pin, class: MKAnnotationView, frame: [100, 100, 40, 40], subviews: [{id: Callout, frame: [-50, -60, 140, 50]}]}]
        touches: [{tap: [120, 60]}]
        """)
  }

  /// vlc-ios, commit f505f5035.
  @Test("a list whose pan code has removed says so (SV-7)")
  func panRemoved() throws {
    func screen(_ recognizer: String) -> String {
      """
      window:
        subviews: [{id: Grid, class: UICollectionView, contentSize: [390, 2400], gestureRecognizers: [{id: reorder, class: UILongPressGestureRecognizer}]}]
      touches:
        - {call: removeGestureRecognizer, on: Grid, with: \(recognizer)}
        - {drag: {from: [200, 700], to: [200, 400]}, at: 1}
      """
    }
    try expectHeadline(
      "`Grid` keeps the drag and does nothing, because its `panGestureRecognizer` was removed.",
      "因为它的`panGestureRecognizer`已经被移除。", of: screen("Grid.panGestureRecognizer"))
    try expectHeadline("`Grid` scrolls with the drag", of: screen("reorder"))
  }
}
