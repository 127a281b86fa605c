// SPDX-License-Identifier: Apache-2.0

import Testing

/// Headlines about touches of which several recognizers, scroll views or screens have a part.
@MainActor
@Suite struct HeadlineTogetherTests {
  /// From a tap on a pin that the map around it hears too (mapbox-maps-ios, issue 2132).
  @Test("a tap that waits for a double tap acts later beside one that acts at once (GR-14, GR-19)")
  func actsLater() throws {
    func screen(_ delegate: String) -> String {
      """
      window:
        subviews:
          - id: Map
            gestureRecognizers:
              - {id: zoomIn, class: UITapGestureRecognizer, numberOfTapsRequired: 2, actions: [{action: zoom, target: Map}]}
              - {id: single, class: UITapGestureRecognizer, requiresFailureOf: zoomIn\(delegate), actions: [{action: mapTap, target: Map}]}
            subviews:
              - id: Pin
                frame: [100, 100, 40, 40]
                gestureRecognizers: [{id: pinTap, class: UITapGestureRecognizer, actions: [{action: pin, target: Map}]}]
      touches: [{tap: [120, 120]}]
      """
    }
    try expectHeadline(
      "and `single` on `Map` acts 0.35 s after the lift, as `single.delegate` lets them recognize together.",
      "`Map`上的点击手势`single`在手指抬起0.35秒后也会响应（`single.delegate`允许它们同时识别）。",
      of: screen(", delegate: {shouldRecognizeSimultaneously: true}"))
    #expect(try !explain(screen("")).contains("after the lift, as"))
  }

  /// From sliders in a table in a pager (PagingKit, issue 58).
  @Test("all scroll views that hold a touch back when one of them takes it are named (SV-1)")
  func severalHolders() throws {
    func screen(_ pager: String, table: String = "") -> String {
      """
      window:
        subviews:
          - id: Pager
            class: UIScrollView
            contentSize: [1170, 844]
            \(pager)
            subviews:
              - id: Table
                class: UITableView
                contentSize: [390, 1200]
                \(table)
                subviews: [{id: Row, class: UITableViewCell, frame: [0, 0, 390, 44], subviews: [{id: Volume, class: UISlider, frame: [20, 6, 350, 31]}]}]
      touches: [{drag: {from: [195, 22], to: [75, 22], steps: 12}, duration: 0.2}]
      """
    }
    try expectHeadline(
      "which `Table` and `Pager` hold back (`delaysContentTouches`).", "`Table`、`Pager`延迟了`touchesBegan`",
      of: screen(""))
    try expectHeadline("which `Pager` holds back", of: screen("", table: "delaysContentTouches: false"))
    try expectHeadline("which `Table` holds back", of: screen("delaysContentTouches: false"))
  }

  /// From labels with links in items (ActiveLabel.swift, issue 233).
  @Test("a text that keeps touches in an item is why it is not selected (RC-10)")
  func textKeepsTouches() throws {
    func screen(_ size: String) -> String {
      """
      system: 13
      window:
        subviews:
          - id: Feed
            class: UICollectionView
            contentSize: [390, 1600]
            subviews:
              - id: Post
                class: UICollectionViewCell
                frame: [0, 0, 390, 120]
                subviews: [{id: Text, class: ActiveLabel, baseClass: UILabel, isUserInteractionEnabled: true, frame: [16, 16, \(size)], implements: [touchesBegan, touchesEnded]}]
      touches: [{tap: [120, 20]}]
      """
    }
    for size in ["358, 60", "358, 20"] {
      try expectHeadline(
        "and `Post` is not selected, as `Text` does not call `super`.", of: screen(size))
    }
    #expect(try !explain(screen("120, 20")).contains("is not selected"))
  }

  /// From a search whose cancel button needs two taps (xcore, pull request 65).
  @Test("a search bar disables its cancel button when its field ends editing (OW-94)")
  func cancelButton() throws {
    let screen = """
      window:
        subviews:
          - id: Search
            class: UISearchBar
            frame: [0, 50, 390, 56]
            subviews:
              - {id: Field, class: UISearchTextField, frame: [8, 10, 290, 36], isFirstResponder: true}
              - {id: Cancel, class: UINavigationButton, baseClass: UIButton, frame: [310, 10, 70, 36], actions: [{event: touchUpInside, action: cancel, target: App}]}
      application: {id: App}
      touches: [{call: resignFirstResponder, on: Field}, {tap: [340, 78]}]
      """
    try expectHeadline(
      "`Cancel` gets the tap and does nothing, because `Search` disables it while its field is not first responder (`isEnabled`).",
      "因为`Search`在输入框不是第一响应者时禁用了它（`isEnabled`为`false`）。", of: screen)
    // Its class is no former class of bar items, as in a navigation bar.
    #expect(try !explain(screen).contains("_UIButtonBarButton"))
  }

  /// From tabs without a content shape (warp-ios, pull request 137).
  @Test("a view with a gesture of SwiftUI that shows nothing under the finger says so (OW-76)")
  func nothingShows() throws {
    try expectHeadline(
      "`Tab` gets the tap, and nothing in it handles it, because nothing shows there",
      "那里没有显示内容，却照样会被点中",
      of: """
        window:
          subviews:
            - id: Tabs
              class: _UIHostingView<Tabs>
              subviews:
                - id: Tab
                  class: SwiftUI.CGDrawingView
                  frame: [250, 100, 85, 24]
                  gestureRecognizers: [{id: select, class: UITapGestureRecognizer, actions: [{action: select, target: Tabs}]}]
                  subviews: [{id: Title, class: SwiftUI.CGDrawingView, frame: [16, 0, 53, 24]}]
        touches: [{tap: [258, 112]}]
        """)
  }

  /// From clipped images in rows (oleb.net, 2022; FlowStack, pull request 23) and an image moved by an offset (brokenfang.com).
  @Test("content of SwiftUI is hit beyond what it is in (OW-117)")
  func contentBeyond() throws {
    func screen(_ clips: Bool, moved: Int = -80) -> String {
      """
      window:
        subviews:
          - id: Host
            class: _UIHostingView<Cards>
            subviews:
              - {id: First, frame: [20, 60, 350, 240], gestureRecognizers: [{id: open, class: UITapGestureRecognizer, actions: [{action: open, target: Host}]}]}
              - {id: Second, frame: [20, 320, 350, 240], clipsToBounds: \(clips), subviews: [{id: Picture, frame: [0, \(moved), 350, 400]}]}
      touches: [{tap: [195, 280]}]
      """
    }
    try expectHeadline(
      "`Picture` gets the tap, because it reaches beyond `Second`, where `.clipped` or `.clipShape` hides it, but SwiftUI hits it, and SwiftUI decides inside it what happens.",
      "因为它超出了`Second`，`.clipped`或`.clipShape`只是不显示超出的部分，SwiftUI照样会点中", of: screen(true))
    try expectHeadline(
      "because it reaches beyond `Second`, where SwiftUI hits it all the same", of: screen(false))
    // As a debugger spells the class.
    try expectHeadline(
      "because it reaches beyond `Second`",
      of: screen(true).replacing("_UIHostingView<Cards>", with: "SwiftUI._UIHostingView<Shop.Cards>"))
    try expectHeadline("`open` on `First` takes the tap", of: screen(true, moved: 0))
  }

  /// From a full-screen swipe back over a pager (NXNavigationExtension, issue 10).
  @Test("a scroll view that takes a drag at its end says that nothing moves (SV-8)")
  func atItsEnd() throws {
    try expectHeadline(
      "`Pager` keeps the drag and does nothing, because it recognizes before `back`, and only one may recognize, and it is at its edge, where it does not bounce (`bounces`).",
      "它已到边缘，又不会回弹（`bounces`）。",
      of: """
        window:
          gestureRecognizers: [{id: back, class: UIPanGestureRecognizer, actions: [{action: goBack, target: App}]}]
          subviews: [{id: Pager, class: UIScrollView, contentSize: [1170, 844], bounces: false}]
        application: {id: App}
        touches: [{drag: {from: [100, 400], to: [300, 400], steps: 10}}]
        """)
  }

  /// From a card that a pan dismisses (SPStorkController, issue 54).
  @Test("a pan that leaves a row its touch and keeps its swipe from beginning is told (OW-38)")
  func keepsRowClosed() throws {
    try expectHeadline(
      "`Row` is selected although `pan` recognizes the drag too, because its `cancelsTouchesInView` is `false`, and `pan` on `UIWindow` keeps the swipe for row actions of `Table` from recognizing.",
      "使`Table`的行侧滑手势无法识别",
      of: """
        window:
          gestureRecognizers: [{id: pan, class: UIPanGestureRecognizer, cancelsTouchesInView: false, actions: [{action: move, target: App}]}]
          subviews: [{id: Table, class: UITableView, contentSize: [390, 1200], subviews: [{id: Row, class: UITableViewCell, frame: [0, 0, 390, 44], swipeActions: {trailing: [delete]}}]}]
        application: {id: App}
        touches: [{drag: {from: [320, 20], to: [170, 20], steps: 40}, duration: 0.5}]
        """)
  }

  /// From cards that a layout puts over each other (CollectionViewPagingLayout, issue 15).
  @Test("an item that is selected in front of another one says so (HT-2)")
  func coversItem() throws {
    func items(_ frame: String) -> String {
      """
      window:
        subviews:
          - id: Cards
            class: UICollectionView
            contentSize: [390, 844]
            subviews:
              - {id: Below, class: UICollectionViewCell, frame: [0, 0, 390, 400]}
              - {id: Front, class: UICollectionViewCell, frame: \(frame)}
      touches: [{tap: [100, 100]}]
      """
    }
    try expectHeadline(
      "`Front` is selected, because nothing keeps the tap from `Cards`, which selects what is tapped, and it lies in front of `Below`.",
      "它盖在`Below`前面。", of: items("[0, 0, 390, 400]"))
    #expect(try !explain(items("[0, 400, 390, 400]")).contains("lies in front"))
  }

  /// From a pinch beside a picture (talk-ios, pull request 1801).
  @Test("gestures on a view that both fingers are beside are named (GR-1)")
  func besidePicture() throws {
    let told = try explain(
      """
      window:
        subviews:
          - id: Zoom
            subviews:
              - id: Picture
                frame: [0, 275, 390, 293]
                gestureRecognizers:
                  - {id: pinch, class: UIPinchGestureRecognizer, actions: [{action: zoom, target: Zoom}]}
                  - {id: move, class: UIPanGestureRecognizer, actions: [{action: move, target: Zoom}]}
      touches: [{pinch: {center: [195, 690], from: 80, to: 240}}]
      """)
    #expect(told.contains("and `move` on `Picture` never sees it: it is 122 pt below its bounds."))
    #expect(told.contains("and `pinch` on `Picture` never sees it: it is 122 pt below its bounds."))
  }

  /// From a button whose background stands outside of it (5calls, pull request 382).
  @Test("a gesture on the smaller text in front of what is hit is named (OW-76)")
  func besideLabel() throws {
    func screen(_ text: String) -> String {
      """
      window:
        subviews:
          - id: Host
            class: _UIHostingView<Welcome>
            subviews:
              - {id: Back, class: SwiftUI.CGDrawingView, frame: [30, 676, 330, 54]}
              - {id: Start, class: SwiftUI.CGDrawingView, frame: \(text), gestureRecognizers: [{id: press, class: UITapGestureRecognizer, actions: [{action: start, target: Host}]}]}
      touches: [{tap: [60, 703]}]
      """
    }
    try expectHeadline(
      "and `press` on `Start` never sees it: it is 90 pt left of its bounds.",
      of: screen("[150, 692, 90, 22]"))
    #expect(try !explain(screen("[150, 600, 90, 22]")).contains("never sees it"))
  }

  /// From a list with a view of its own to pull (CRRefresh, issue 44), and a list in another one (pocket-casts-ios, pull request 1041).
  @Test(
    "a sheet that takes a stroke from a list says why, and of a list in another scroll view that it may stay (OW-19)"
  )
  func strokeOnList() throws {
    func sheet(_ list: String) -> String {
      """
      window:
        rootViewController:
          id: Home
          presents: {id: Feed, modalPresentationStyle: pageSheet, view: {id: FeedView, subviews: [\(list)]}}
      touches: [{drag: {from: [195, 300], to: [195, 780], steps: 50}, duration: 0.4}]
      """
    }
    let list = "{id: List, class: UIScrollView, contentSize: [390, 2000], subviews: [{id: Row}]}"
    try expectHeadline(
      "The pan of the sheet takes the drag from `Row`, because `List` is at its edge and has no `refreshControl`, and the stroke dismisses `Feed`.",
      "因为`List`已到边缘，又没有`refreshControl`，这次拖动收起了`Feed`。", of: sheet(list))
    try expectHeadline(
      "unless the list bounces and the sheet stays, as the list lies in another scroll view.",
      "除非列表在另一个滚动视图里，于是列表回弹，sheet不动。",
      of: sheet("{id: Outer, class: UIScrollView, contentSize: [390, 900], subviews: [\(list)]}"))
  }

  /// From a list item with a menu and a tap (DIPS.Mobile.UI, pull request 301).
  @Test("a menu or press that the lift is too early for is named beside a tap (GR-32, OW-46)")
  func liftsTooSoon() throws {
    func screen(_ duration: Double) -> String {
      """
      window:
        subviews:
          - id: Item
            interactions: [{class: UIContextMenuInteraction}]
            gestureRecognizers: [{id: tap, class: UITapGestureRecognizer, actions: [{action: open, target: Item}]}]
      touches: [{longPress: [195, 230], duration: \(duration)}]
      """
    }
    try expectHeadline(
      "and the context menu of `Item` fails: the lift after 0.4 s comes too soon.", "手指0.4秒就抬起了。",
      of: screen(0.4))
    #expect(try !explain(screen(0.1)).contains("comes too soon."))
  }

  /// From an overlay of React Native Navigation (issue 6215) and a recognizer of Gesture Handler (issue 2544).
  @Test(
    "what a window does not let through, and what an unknown recognizer would take, is told (HT-17, GR-37)")
  func unknownTakers() throws {
    try expectHeadline(
      "because the window `Overlay` lies in front of `Buy`, and nobody handles it, and the `hitTest` of `Overlay` does not let `Safe` through.",
      "`Overlay`的`hitTest`不让`Safe`穿透。",
      of: """
        windows:
          - {id: Main, subviews: [{id: Buy, class: UIButton, frame: [40, 500, 300, 50]}]}
          - {id: Overlay, windowLevel: 1, hitTest: {unless: {view: {exactly: [UIWindow, UIView]}}}, subviews: [{id: Safe, class: SafeAreaView}]}
        touches: [{tap: [180, 520]}]
        """)
    func button(_ cancels: Bool) -> String {
      """
      window: {subviews: [{id: Buy, class: UIButton, actions: [{event: touchUpInside, action: buy, target: Buy}], gestureRecognizers: [{id: own, class: ManualRecognizer, baseClass: UIGestureRecognizer, cancelsTouchesInView: \(cancels), delaysTouchesEnded: \(cancels)}]}]}
      touches: [{tap: [180, 520]}]
      """
    }
    try expectHeadline(
      "unless `own` recognizes, whose gesture is not simulated, and takes the touch from `Buy` (`cancelsTouchesInView`).",
      "除非`own`识别成功，`Buy`的触摸被取消（`cancelsTouchesInView`），它的手势没有模拟。", of: button(true))
    try expectHeadline("unless `own` recognizes, whose gesture is not simulated.", of: button(false))
  }

  /// From a chart in a link (ChartView, issue 59).
  @Test("a tap in the label of a button of SwiftUI goes before the button (OW-75)")
  func tapInLabel() throws {
    func screen(_ host: String, _ label: String = "") -> String {
      """
      window:
        subviews:
          - id: Host
            class: \(host)
            subviews:
              - id: Link
                frame: [16, 100, 358, 200]
                gestureRecognizers: [{id: open, class: UITapGestureRecognizer, canBePrevented: {only: {recognizer: {class: UIPanGestureRecognizer}}}, actions: [{action: push, target: Host}]}]
                subviews: [{id: Chart, frame: [0, 0, 358, 100]\(label), gestureRecognizers: [{id: chartTap, class: UITapGestureRecognizer}]}]
      touches: [{tap: [195, 150]}]
      """
    }
    try expectHeadline(
      "`chartTap` on `Chart` takes the tap, and nothing comes of it, because it is the innermost of 2 tap recognizers",
      of: screen("_UIHostingView<Page>"))
    for other in [screen("UIView"), screen("_UIHostingView<Page>", ", class: PlatformViewHost<Chart>")] {
      try expectHeadline("`open` on `Link` takes the tap", of: other)
    }
  }

  /// From a side menu over a web page (FAPanels, issue 67).
  @Test("a page has the touch too that a recognizer of the app's takes (OW-82)")
  func pageHasTouch() throws {
    try expectHeadline(
      "and the page has the touch too", "网页也能收到这个触摸",
      of: """
        window:
          gestureRecognizers: [{id: open, class: UIPanGestureRecognizer, actions: [{action: openMenu, target: App}]}]
          subviews: [{id: Web, class: WKWebView}]
        application: {id: App}
        touches: [{drag: {from: [40, 300], to: [240, 300], steps: 20}}]
        """)
  }

  /// From a view in the canvas of a secure text field (SecureView, issue 1).
  @Test("the canvas of a text field takes no touches, unless it is told to (HT-3)")
  func canvasOfField() throws {
    func screen(_ isEnabled: String) -> String {
      """
      window:
        subviews:
          - id: Canvas
            class: _UITextLayoutCanvasView\(isEnabled)
            subviews: [{id: Buy, class: UIButton, frame: [100, 400, 100, 44], actions: [{event: touchUpInside, action: buy, target: Buy}]}]
      touches: [{tap: [150, 420]}]
      """
    }
    try expectHeadline(
      "the `isUserInteractionEnabled` of `Canvas`, in which `Buy` lies, is `false`", of: screen(""))
    try expectHeadline("`Buy` gets the tap", of: screen("\n      isUserInteractionEnabled: true"))
  }

  /// From the text size sheet of a browser (DuckDuckGo for iOS, pull request 3304).
  @Test("a sheet that dims nothing leaves the touches beside it to what is behind, by its own key (OW-21)")
  func undimmed() throws {
    func screen(_ system: Int) -> String {
      """
      system: \(system)
      window:
        rootViewController:
          view: {id: Page}
          presents:
            id: Sheet
            sheetPresentationController: {detents: [medium, large], largestUndimmedDetentIdentifier: medium}
      touches: [{tap: [195, 250]}]
      """
    }
    try expectHeadline(
      "`Page` gets the tap, because the sheet `Sheet` dims nothing at this detent (`largestUndimmedDetentIdentifier`) and leaves the touches beside it to what is behind, and nobody handles it.",
      "`Page`收到点击，因为sheet`Sheet`停在这个高度时后面不变暗（`largestUndimmedDetentIdentifier`），它旁边的触摸归后面的内容，但没有响应者处理。",
      of: screen(17))
  }

  /// From a menu button behind a title (talk-ios, pull request 2263).
  @Test("the properties of a view that the hit test did not come to are no reason (HT-5)")
  func neverAsked() throws {
    for property in ["alpha: 0", "isUserInteractionEnabled: false"] {
      try expectHeadline(
        "`Cover` gets the tap, because it is the deepest view under the finger, and nobody handles it.",
        of: """
          window:
            subviews:
              - {id: Ghost, class: UIButton, frame: [0, 100, 390, 60], \(property), actions: [{event: touchUpInside, action: go, target: Ghost}]}
              - {id: Cover, frame: [0, 90, 390, 100]}
          touches: [{tap: [195, 120]}]
          """)
    }
  }

  /// From a chat whose cells have a press of 1 s above their texts (Rocket.Chat.iOS, pull request 400).
  @Test("the press in a text of a row that keeps one of the app's from recognizing is named (OW-50)")
  func pressOfText() throws {
    func list(_ seconds: Double) -> String {
      """
      system: 10
      window: {subviews: [{id: List, class: UICollectionView, subviews: [{id: Row, class: UICollectionViewCell, frame: [0, 100, 390, 80], gestureRecognizers: [{id: hold, class: UILongPressGestureRecognizer, minimumPressDuration: \(seconds), actions: [{action: held, target: List}]}], subviews: [{id: Message, class: UITextView, isEditable: false, isScrollEnabled: false, frame: [20, 20, 300, 50]}]}]}]}
      touches: [{longPress: [150, 150], duration: 1.5}]
      """
    }
    try expectHeadline(
      "`Row` is selected, because nothing keeps the press from `List`, which selects what is tapped, and the press in the text of `Message` keeps `hold` on `Row` from recognizing.",
      "`Message`的文本长按手势使`Row`上的长按手势`hold`无法识别。", of: list(1))
    #expect(try !explain(list(0.2)).contains("from recognizing"))
  }

  /// From a page of terms with a check box without a tap in each row (element-ios, c886760).
  @Test("what is hit in a row and does nothing with touches is named, where it looks as if it did (SV-10)")
  func idleInRow() throws {
    func list(_ view: String) -> String {
      """
      window: {subviews: [{id: List, class: UITableView, subviews: [{id: Row, class: UITableViewCell, frame: [0, 100, 390, 60], subviews: [{id: Box, frame: [10, 10, 40, 40], \(view)}]}]}]}
      touches: [{tap: [30, 130]}]
      """
    }
    try expectHeadline(
      "`Row` is selected, because nothing on `Box` handles the tap, and `List` selects what is tapped.",
      "`Row`被选中，因为`Box`上没有任何东西处理这次点击，由`List`处理选中。",
      of: list("class: CheckBox"))
    try expectHeadline(
      "because nothing on `Box` handles the tap",
      of: list("class: UIImageView, isUserInteractionEnabled: true"))
    try expectHeadline("because nothing keeps the tap from `List`", of: list("class: UIView"))
    try expectHeadline(
      "because nothing keeps the tap from `List`", of: list("class: CheckBox, implements: [touchesMoved]"))
  }

  /// From an app whose bar button has a menu beside its action (NetNewsWire, issue 2777).
  @Test("a control whose menu needs a press says so of a tap (OW-47)")
  func menuNeedsPress() throws {
    func button(_ keys: String, _ touch: String = "tap: [40, 40]") -> String {
      """
      window: {subviews: [{id: More, class: UIButton, frame: [20, 20, 80, 44], menu: [Copy]\(keys)}]}
      touches: [{\(touch)}]
      """
    }
    let action = ", actions: [{event: touchUpInside, action: more, target: UIWindow}]"
    try expectHeadline(
      "`More` gets the tap and sends `more`, because its menu opens only under a finger that stays (`showsMenuAsPrimaryAction` is `false`).",
      "因为它的菜单要手指按住不动才会打开（`showsMenuAsPrimaryAction`为`false`）。", of: button(action))
    try expectHeadline(
      "`More` gets the tap and does nothing, because its menu opens only under a finger that stays",
      of: button(""))
    #expect(try !explain(button(", showsMenuAsPrimaryAction: true")).contains("under a finger that stays"))
    #expect(try !explain(button(action, "longPress: [40, 40]")).contains("under a finger that stays"))
  }

  /// From a browser's button along the top of the page (firefox-ios, issue 16611).
  @Test("a control in front of a page says so (HT-5)")
  func coveredPage() throws {
    func browser(_ frame: String) -> String {
      """
      window: {subviews: [{id: Content, frame: [0, 0, 390, 800], subviews: [{id: Web, class: WKWebView, frame: [0, 0, 390, 800]}]}, {id: Top, class: UIButton, frame: \(frame), actions: [{event: touchUpInside, action: top, target: UIWindow}]}]}
      touches: [{tap: [200, 16]}]
      """
    }
    try expectHeadline(
      "`Top` gets the tap and sends `top`, because it lies in front of `Web`.", of: browser("[0, 0, 390, 32]")
    )
  }

  /// From a toast over a button (Toaster, pull request 4).
  @Test("what is covered goes before a text in front that takes no touches (HT-2)")
  func coveredByText() throws {
    try expectHeadline(
      "`Back` gets the tap, because `Toast` lies in front of `Next`, and nobody handles it.",
      of: """
        window: {rootViewController: {view: {id: Page, subviews: [{id: Next, class: UIButton, frame: [60, 390, 200, 44], actions: [{event: touchUpInside, action: next, target: Page}]}]}}, subviews: [{id: Toast, frame: [80, 395, 160, 34], subviews: [{id: Back, frame: [0, 0, 160, 34]}, {id: Text, class: UILabel, frame: [10, 6, 140, 22]}]}]}
        touches: [{tap: [160, 412]}]
        """)
  }

  /// From a rating view that is off and lets no tap begin (HCSStarRatingView, issue 55).
  @Test("a tap that a disabled control does not let begin goes before its `isEnabled` (GR-7)")
  func refusedOnDisabled() throws {
    func stars(_ begins: String) -> String {
      """
      window: {subviews: [{id: Stars, class: Stars, baseClass: UIControl, isEnabled: false, frame: [0, 0, 200, 40]\(begins), gestureRecognizers: [{id: open, class: UITapGestureRecognizer, actions: [{action: open, target: UIWindow}]}]}]}
      touches: [{tap: [80, 20]}]
      """
    }
    try expectHeadline(
      "`Stars` gets the tap and does nothing, because `open` on `Stars` may not begin: `gestureRecognizerShouldBegin` of `Stars` said no.",
      of: stars(", gestureRecognizerShouldBegin: false"))
    try expectHeadline("`open` on `Stars` takes the tap", of: stars(""))
  }

  /// From a browser whose web view wants to become first responder by `touchesBegan` (firefox-ios, pull request 1431).
  @Test("a touches method of a subclass of `WKWebView` is said not to be called (OW-82)")
  func methodOfWebView() throws {
    func browser(_ keys: String) -> String {
      """
      window: {subviews: [{id: Web, class: BrowserWebView, baseClass: WKWebView\(keys)}]}
      touches: [{tap: [187, 200]}]
      """
    }
    try expectHeadline(
      "and `touchesBegan` of `Web` is not called: the touch is that of a view inside it.",
      "`Web`的`touchesBegan`不会被调用：触摸属于它内部的视图。", of: browser(", implements: [touchesBegan]"))
    #expect(try !explain(browser("")).contains("is not called"))
  }

  /// From a map whose recognizer of all touches held back the lift on a compass (mapbox-maps-ios, pull request 1083).
  @Test("a recognizer that is not simulated may hold back the end, unless it is told not to (GR-25)")
  func undecidedHoldsEnd() throws {
    func map(_ keys: String) -> String {
      """
      window: {subviews: [{id: Map, gestureRecognizers: [{id: any, class: AnyTouchRecognizer, cancelsTouchesInView: false\(keys)}], subviews: [{id: Compass, class: UIButton, frame: [20, 20, 44, 44], actions: [{event: touchUpInside, action: north, target: UIWindow}]}]}]}
      touches: [{tap: [40, 40]}]
      """
    }
    try expectHeadline(
      "unless `any` recognizes, whose gesture is not simulated, or holds back `touchesEnded` as long as it is undecided (`delaysTouchesEnded`).",
      "除非`any`识别成功，或在没有结果时一直推迟`touchesEnded`（`delaysTouchesEnded`），它的手势没有模拟。", of: map(""))
    #expect(try !explain(map(", delaysTouchesEnded: false")).contains("holds back"))
  }

  /// WWDC 2014, session 236; reimplementations let the touch through.
  @Test(
    "a touch on an animating view may be dropped, and so the answer about what lies behind says so (HT-27)")
  func behindAnimation() throws {
    func screen(_ keys: String) -> String {
      """
      window: {subviews: [{id: Big, class: UIButton, actions: [{event: touchUpInside, action: big, target: UIWindow}]}, {id: Blue, frame: [100, 300, 100, 100]\(keys)}]}
      touches: [{tap: [150, 350]}]
      """
    }
    try expectHeadline(
      "unless UIKit drops a touch on a view that animates.", "除非UIKit丢弃落在动画视图上的触摸。",
      of: screen(", isAnimating: true"))
    #expect(try !explain(screen(", isUserInteractionEnabled: false")).contains("unless"))
  }
}
