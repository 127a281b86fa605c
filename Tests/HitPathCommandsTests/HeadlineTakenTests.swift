// SPDX-License-Identifier: Apache-2.0

import Testing

/// Headlines that name what the finger was meant for, or what takes the touch from it, as people report it.
@MainActor
@Suite struct HeadlineTakenTests {
  /// From a button without height (EAIntroView, pull request 129).
  @Test("a control that is drawn and has no height says so where the finger is on it (HT-11)")
  func controlWithoutHeight() throws {
    func screen(_ y: Int) -> String {
      """
      window:
        subviews:
          - {id: Pages, class: UIScrollView, contentSize: [1170, 844]}
          - {id: Skip, class: UIButton, text: Skip, frame: [260, 480, 50, 0], actions: [{event: touchUpInside, action: skip, target: App}]}
      touches: [{tap: [285, \(y)]}]
      """
    }
    try expectHeadline(
      "because `Skip` lets it through: its bounds are empty (50 × 0 pt).", "bounds", of: screen(482))
    #expect(try !explain(screen(600)).contains("because `Skip`"))
  }

  /// From a segment that stays highlighted (SMSegmentView, issue 28).
  @Test("a view that loses its touch and has no touchesCancelled says so (TE-5)")
  func ignoresCancel() throws {
    func screen(_ methods: String) -> String {
      """
      window:
        subviews:
          - id: Scroll
            class: UIScrollView
            contentSize: [390, 2000]
            subviews: [{id: Segment, frame: [0, 100, 390, 60], implements: [\(methods)]}]
      touches: [{drag: {from: [100, 130], to: [100, 30]}, duration: 2}]
      """
    }
    try expectHeadline(
      "and `Segment` has no `touchesCancelled`.", "`Segment`没有实现`touchesCancelled`。",
      of: screen("touchesBegan, touchesEnded"))
    #expect(
      try !explain(screen("touchesBegan, touchesEnded, touchesCancelled")).contains(
        "has no `touchesCancelled`"))
  }

  /// From a popup that is disabled during a push (STPopup, issue 63).
  @Test(
    "a control in front in a view that takes no touches is named where a recognizer behind it acts (HT-3)")
  func disabledInFront() throws {
    func screen(_ isEnabled: Bool) -> String {
      """
      window:
        subviews:
          - {id: Back, gestureRecognizers: [{id: close, class: UITapGestureRecognizer, actions: [{action: close, target: App}]}]}
          - id: Popup
            frame: [45, 250, 300, 344]
            isUserInteractionEnabled: \(isEnabled)
            subviews: [{id: Next, class: UIButton, frame: [100, 200, 100, 44], actions: [{event: touchUpInside, action: next, target: App}]}]
      touches: [{tap: [195, 470]}]
      """
    }
    try expectHeadline(
      "because the `isUserInteractionEnabled` of `Popup`, in which `Next` lies, is `false`.",
      of: screen(false))
    try expectHeadline("`Next` gets the tap", of: screen(true))
  }

  /// From a photo that a tap closes (ImageViewer, pull request 24).
  @Test("a tap that closes its page before a second tap says that it does not wait (GR-14)")
  func closesBeforeSecondTap() throws {
    func screen(_ action: String) -> String {
      """
      window:
        subviews:
          - {id: Behind}
          - id: Photo
            gestureRecognizers:
              - {id: single, class: UITapGestureRecognizer, actions: [{action: close, target: App\(action)}]}
              - {id: double, class: UITapGestureRecognizer, numberOfTapsRequired: 2, actions: [{action: zoom, target: App}]}
      touches: [{doubleTap: [200, 400]}]
      """
    }
    try expectHeadline(
      "and it does not wait for `double` on `Photo`, which fails when its view leaves the window.",
      "后者因为视图离开窗口而失败。", of: screen(", do: [{call: removeFromSuperview, on: Photo}]"))
    try expectHeadline("which recognizes after it.", of: screen(""))
  }

  /// From a page control in front of its pages (EAIntroView, pull request 103).
  @Test("a control that takes a drag says what could have scrolled behind it (HT-5)")
  func dragInFrontOfPages() throws {
    try expectHeadline(
      "`Level` gets the drag and sends `set`, because it lies in front of `Pages`", "因为它在`Pages`前面",
      of: """
        window:
          subviews:
            - {id: Pages, class: UIScrollView, contentSize: [1170, 844]}
            - {id: Level, class: UISlider, frame: [20, 300, 350, 44], actions: [{event: valueChanged, action: set, target: App}]}
        touches: [{drag: {from: [36, 320], to: [200, 320]}}]
        """)
  }

  /// From a status bar notification (JDStatusBarNotification, issue 123).
  @Test("a press of no duration says that this lets it recognize before a tap (GR-32)")
  func quickPress() throws {
    func screen(_ duration: String) -> String {
      """
      window:
        subviews:
          - id: Note
            gestureRecognizers:
              - {id: press, class: UILongPressGestureRecognizer, minimumPressDuration: \(duration), actions: [{action: highlight, target: App}]}
            subviews: [{id: Custom, frame: [0, 50, 390, 60], gestureRecognizers: [{id: tap, class: UITapGestureRecognizer, actions: [{action: open, target: App}]}]}]
      touches: [{tap: [100, 80]}]
      """
    }
    try expectHeadline(
      "because its `minimumPressDuration` of 0 s lets it recognize before `tap`, and only one may recognize.",
      "因为它的`minimumPressDuration`只有0秒，先于`tap`识别成功，而只有一个能成功。", of: screen("0"))
    try expectHeadline("`tap` on `Custom` takes the tap", of: screen("0.5"))
  }

  /// From an annotation of SwiftUI on a map (mapbox-maps-ios, issue 2433).
  @Test("a tap around a view in which a framework decides says that its delegate refused the touch (GR-5)")
  func refusedAroundFramework() throws {
    try expectHeadline(
      "because `single` on `Map` never sees the touch: ",
      of: """
        window:
          subviews:
            - id: Map
              gestureRecognizers: [{id: single, class: UITapGestureRecognizer, delegate: {shouldReceiveTouch: {only: {view: Map}}}, actions: [{action: select, target: App}]}]
              subviews: [{id: Host, class: _UIHostingView<Pin>, frame: [100, 300, 100, 60]}]
        touches: [{tap: [150, 330]}]
        """)
  }

  /// From a link in a text that is not selectable (CocoaMarkdown, issue 21).
  @Test(
    "a link that does not react names the property that keeps it from it (OW-51)",
    arguments: [
      (
        "isEditable: false, isSelectable: false", "`TextView` keeps", "`isSelectable` is `true`",
        "`isSelectable`为`true`时"
      ),
      ("isEditable: true", "becomes first responder", "`isEditable` is `false`", "`isEditable`为`false`时"),
    ])
  func linkInactive(settings: String, act: String, english: String, chinese: String) throws {
    func screen(_ x: Int) -> String {
      """
      window:
        subviews:
          - {id: TextView, class: UITextView, frame: [0, 100, 390, 200], \(settings), linkRects: [[10, 10, 120, 20]]}
      touches: [{tap: [\(x), 120]}]
      """
    }
    try expectHeadline("because the link there reacts only if its \(english).", chinese, of: screen(40))
    #expect(try explain(screen(40)).contains(act))
    #expect(try !explain(screen(300)).contains("the link there"))
  }

  /// From a pinch that does not zoom (OpenCVSwiftStitch, issue 13).
  @Test("the second finger of a pinch says that the recognizer sees it, although the view does not (TE-7)")
  func seenByRecognizer() throws {
    func screen(_ recognizer: String) -> String {
      """
      window:
        subviews:
          - {id: Photo, frame: [0, 100, 390, 400], gestureRecognizers: [{id: grow, class: \(recognizer), actions: [{action: grow, target: App}]}]}
      touches: [{pinch: {center: [195, 300], from: 80, to: 81}}]
      """
    }
    try expectHeadline(
      "but `grow` on `Photo` sees it all the same.", "但`Photo`上的捏合手势`grow`照样能收到这个触摸。",
      of: screen("UIPinchGestureRecognizer"))
    #expect(try !explain(screen("UILongPressGestureRecognizer")).contains("sees it all the same"))
  }

  /// From a HUD that SwiftUI shows over a page and not over its bar (LabImporter, pull request 24).
  @Test("an item of a bar over what SwiftUI shows says that the bar lies in front (HT-5)")
  func barOverHostedContent() throws {
    func screen(_ y: Int) -> String {
      """
      window:
        rootViewController:
          id: Nav
          class: UINavigationController
          view:
            subviews:
              - id: Bar
                class: UINavigationBar
                frame: [0, 47, 390, 44]
                subviews: [{id: Import, class: _UIButtonBarButton, frame: [330, 0, 44, 44], actions: [{event: touchUpInside, action: import, target: Page}]}]
          viewControllers:
            - id: Page
              class: UIHostingController
              view: {id: Host, class: _UIHostingView<Page>, hostingContent: [[0, \(y), 390, 300]]}
      touches: [{tap: [352, 69]}]
      """
    }
    try expectHeadline("because `Bar` lies in front of `Host.content`.", "`Bar`", of: screen(0))
    #expect(try !explain(screen(200)).contains("lies in front"))
  }

  /// From a presented view that fills the window and lets touches through (capacitor-inappbrowser, issue 599).
  @Test("what lets a touch through to UIKit's container says so, and not that the touch is beside it (HT-39)")
  func letsThroughToContainer() throws {
    func screen(_ hitTest: String) -> String {
      """
      window:
        rootViewController:
          id: Page
          view: {id: PageView}
          presents:
            id: Wrapper
            modalPresentationStyle: overFullScreen
            view:
              id: Clear
              frame: [0, 100, 390, 744]
              \(hitTest)
              subviews: [{id: Browser, frame: [0, 400, 390, 344]}]
      touches: [{tap: [195, 200]}]
      """
    }
    try expectHeadline(
      "because `Clear` lets touches through where no view in it is hit", "`Clear`",
      of: screen("hitTest: passThrough"))
    #expect(
      try explain(screen("hitTest: {returns: nil}")).contains("because `Clear` lets every touch through"))
    #expect(try !explain(screen("alpha: 1")).contains("lets touches through"))
  }

  /// From a button in a header that lets every touch through (ARSegmentPager, issue 15).
  @Test("a control in a view whose hitTest lets the touch through is named (HT-17)")
  func inViewThatLetsThrough() throws {
    try expectHeadline(
      "`Table` keeps the tap meant for `Follow` and does nothing, because `Header`, in which it lies, says no",
      "`Follow`",
      of: """
        window:
          subviews:
            - {id: Table, class: UITableView, contentSize: [390, 2000]}
            - id: Header
              frame: [0, 0, 390, 200]
              hitTest: {returns: nil}
              subviews: [{id: Follow, class: UIButton, frame: [250, 140, 120, 44], actions: [{event: touchUpInside, action: follow, target: App}]}]
        touches: [{tap: [310, 162]}]
        """)
  }

  /// From a debug window that claims a square (DebugSwift, pull request 440).
  @Test("a window in front that claims the point by its point(inside:) says so (HT-16)")
  func claimsPoint() throws {
    func screen(_ y: Int) -> String {
      """
      windows:
        - subviews: [{id: Back, class: UIButton, frame: [0, 250, 60, 44], actions: [{event: touchUpInside, action: back, target: App}]}]
        - id: Debug
          windowLevel: 2000
          \(y == 0 ? "" : "pointInside: {polygon: [[0, \(y)], [40, \(y)], [40, 293], [0, 293]]}")
          subviews: [{id: Root}]
      touches: [{tap: [20, 272]}]
      """
    }
    try expectHeadline(
      "and the `point(inside:)` of `Debug` says yes there.", "`Debug`的`point(inside:)`在那里返回`true`",
      of: screen(253))
    #expect(try !explain(screen(0)).contains("`point(inside:)` of `Debug`"))
  }

  /// From a label that opens a row and does not select it (ExpandableLabel, issue 20).
  @Test("a large part of a row that handles the touch says that the row is not selected (SV-10)")
  func rowIsNotSelected() throws {
    func screen(_ width: Int) -> String {
      """
      window:
        subviews:
          - id: Table
            class: UITableView
            contentSize: [390, 400]
            subviews:
              - id: Row
                class: UITableViewCell
                frame: [0, 0, 390, 100]
                subviews: [{id: Text, frame: [16, 10, \(width), 80], implements: [touchesBegan, touchesEnded]}]
      touches: [{tap: [40, 50]}]
      """
    }
    try expectHeadline(
      "and `Row` is not selected, as `Text` does not call `super`", "`Row`不会被选中，因为`Text`没有调用`super`",
      of: screen(358))
    #expect(try !explain(screen(60)).contains("is not selected"))
  }

  /// From a long press that waits for the scroll of its list (Rocket.Chat.iOS).
  @Test("a press that waits for a drag says that it acts at the lift (GR-14)")
  func waitsUntilLift() throws {
    try expectHeadline(
      "because it waits until the lift for the scroll of `List` to fail.",
      "因为它要一直等到抬起手指，等`List`的滚动手势识别失败。",
      of: """
        window:
          subviews:
            - id: List
              class: UIScrollView
              contentSize: [390, 2000]
              subviews:
                - id: Cell
                  frame: [0, 100, 390, 100]
                  gestureRecognizers: [{id: menu, class: UILongPressGestureRecognizer, requiresFailureOf: [List.panGestureRecognizer], actions: [{action: open, target: App}]}]
        touches: [{longPress: [100, 150], duration: 1}]
        """)
  }

  /// From a drag over a table that does not scroll (pocket-casts-ios).
  @Test("a list that does not scroll is said not to, before the property (SV-7)")
  func listDoesNotScroll() throws {
    try expectHeadline(
      "`Row` gets the drag, because `List` does not scroll: its `isScrollEnabled` is `false`, and nobody handles it.",
      "因为`List`不能滚动：它的`isScrollEnabled`为`false`",
      of: """
        window:
          subviews:
            - id: List
              class: UITableView
              isScrollEnabled: false
              contentSize: [390, 2000]
              subviews: [{id: Row, class: UITableViewCell, frame: [0, 100, 390, 100], isUserInteractionEnabled: true}]
        touches: [{drag: {from: [100, 150], to: [100, 20]}}]
        """)
  }

  /// YPDrawSignatureView#20: with the delay or without it the scroll view takes the touch.
  @Test("a scroll view takes the touches of its content, whether it delays them or not (SV-5)")
  func takesContent() throws {
    func screen(_ keys: String) -> String {
      """
      window:
        subviews:
          - id: Form
            class: UIScrollView
            contentSize: [390, 2000]
            \(keys)
            subviews: [{id: Signature, frame: [0, 200, 390, 200], implements: [touchesBegan, touchesMoved, touchesCancelled]}]
      touches: [{drag: {from: [195, 300], to: [195, 240]}}]
      """
    }
    let taken = "pt, and scrolling takes the touch of the content (`canCancelContentTouches`)"
    try expectHeadline(
      taken + ", while `Form` still holds back `touchesBegan` (`delaysContentTouches`).",
      "这时`Form`还延迟着`touchesBegan`（`delaysContentTouches`）。", of: screen(""))
    try expectHeadline(
      taken + ".", "滚动会取消内容的触摸（`canCancelContentTouches`）。",
      of: screen("delaysContentTouches: false"))
    // It would not, if it had not been so early.
    try expectHeadline(
      "which `Form` holds back (`delaysContentTouches`), too early for `canCancelContentTouches` to count.",
      of: screen("canCancelContentTouches: false"))
  }

  /// SwiftUIPager, pull request 41.
  @Test("a pan takes a drag from a pan inside that waits for it to fail (GR-14)")
  func innerWaits() throws {
    func screen(_ requires: Bool) -> String {
      """
      window:
        subviews:
          - id: Outer
            gestureRecognizers: [{id: outer, class: UIPanGestureRecognizer, actions: [{action: page, target: AppDelegate}], delegate: {shouldBeRequiredToFail: \(requires)}}]
            subviews: [{id: Inner, frame: [0, 0, 390, 300], gestureRecognizers: [{id: inner, class: UIPanGestureRecognizer}]}]
      touches: [{drag: {from: [300, 100], to: [100, 100]}}]
      """
    }
    try expectHeadline("because `inner` may recognize only if it fails", of: screen(true))
    try expectHeadline("`inner` on `Inner`", of: screen(false))
  }

  /// GR-11: a continuous recognizer sends its action in each of its states; whoever asks of none gets two calls.
  @Test("a long press says that it sends its action twice (GR-11)")
  func sendsTwice() throws {
    func screen(_ recognizer: String, _ touch: String = "longPress: [100, 100]") -> String {
      """
      window:
        gestureRecognizers: [{id: press, class: UILongPressGestureRecognizer, actions: [{action: ask, target: AppDelegate}]\(recognizer)}]
      touches: [{\(touch)}]
      """
    }
    try expectHeadline(
      "and its `cancelsTouchesInView` is `true`, and sends `ask` twice, at `began` and `ended`.",
      "在`began`和`ended`时各调用一次`ask`。", of: screen(""))
    // One that follows the finger, and one without a delay, are meant to send it more than once.
    #expect(
      try !explain(screen("", "longPress: [100, 100], to: [100, 200], hold: 0.6, duration: 0.4")).contains(
        "twice"))
    #expect(try !explain(screen(", minimumPressDuration: 0")).contains("twice"))
  }

  /// MixinNetwork/ios-app, pull request 442.
  @Test("pans that act together say that they were quicker than the swipe back (GR-18, OW-9)")
  func pansBeforeTheSwipeBack() throws {
    func screen(_ x: Int) -> String {
      """
      window:
        rootViewController:
          id: Nav
          class: UINavigationController
          gestureRecognizerDelegate: {shouldBegin: true}
          viewControllers:
            - {id: Home, view: {id: HomeView}}
            - id: Picker
              gestureRecognizerDelegate: {shouldRecognizeSimultaneously: true}
              view:
                id: Map
                class: MKMapView
                gestureRecognizers: [{id: pan, class: UIPanGestureRecognizer, delegate: Picker, actions: [{action: move, target: Picker}]}]
      touches: [{set: {Nav.interactivePopGestureRecognizer: {delegate: Nav}}}, {drag: {from: [\(x), 300], to: [\(x + 150), 300]}}]
      """
    }
    try expectHeadline(
      "take the drag, because they recognize before the swipe back of the navigation controller",
      of: screen(6))
    try expectHeadline("because `Picker` lets them recognize together", of: screen(100))
  }

  /// nextcloud/talk-ios, commit 95bfda0e.
  @Test("the button that clears a text field says so (OW-107)")
  func clearsText() throws {
    try expectHeadline(
      "`Clear` gets the tap and clears the text", "`Clear`收到点击，清空文字",
      of: """
        window:
          subviews:
            - id: Name
              class: UITextField
              frame: [20, 100, 335, 30]
              text: Ivan
              subviews: [{id: Clear, class: _UITextFieldClearButton, baseClass: UIButton, frame: [310, 5, 20, 20]}]
        touches: [{tap: [340, 115]}]
        """)
  }

  /// From a popup whose container takes no touches during a transition (STPopup, issue 63).
  @Test(
    "a view with controls that takes no touches, in front of the view whose tap acts, is the reason (HT-3)")
  func disabledContainer() throws {
    func screen(_ isEnabled: Bool, _ content: String) -> String {
      """
      window:
        rootViewController:
          id: Host
          view:
            subviews:
              - id: Background
                gestureRecognizers: [{id: close, class: UITapGestureRecognizer, actions: [{action: close, target: Host}]}]
              - {id: Popup, frame: [37, 180, 300, 300], isUserInteractionEnabled: \(isEnabled), subviews: [{id: Part, class: \(content), frame: [100, 200, 100, 44]}]}
      touches: [{tap: [187, 300]}]
      """
    }
    try expectHeadline(
      "`close` on `Background` takes the tap, because the `isUserInteractionEnabled` of `Popup` in front is `false`.",
      "因为前面的`Popup`的`isUserInteractionEnabled`为`false`。", of: screen(false, "UIButton"))
    #expect(try !explain(screen(false, "UILabel")).contains("`Popup` in front"))
    #expect(try !explain(screen(true, "UIButton")).contains("takes the tap"))
  }

  /// From a library that swipes back anywhere (SwipeBack, issue 3).
  @Test("a swipe back on the root says that no delegate refuses it (OW-8)")
  func swipeBackWithoutDelegate() throws {
    try expectHeadline(
      "began with nothing to go back to, and its transition never ends, and it has no delegate that refuses there.",
      "它没有代理来拒绝。",
      of: """
        system: 8.3
        window:
          rootViewController:
            id: Nav
            class: UINavigationController
            viewControllers: [{id: Main, view: {id: MainView}}]
        touches:
          - set: {Nav.interactivePopGestureRecognizer: {delegate: none}}
          - drag: {from: [4, 200], to: [250, 205], steps: 20}
        """)
  }

  /// From a button in a row with a press of its own (SWTableViewCell, pull request 80).
  @Test(
    "a press that takes a button's touch names what takes it, and not a tap that would give way anyway (GR-24)"
  )
  func pressOverButton() throws {
    func screen(_ content: String) -> String {
      """
      window:
        subviews:
          - id: Row
            frame: [0, 100, 390, 80]
            gestureRecognizers:
              - {id: tap, class: UITapGestureRecognizer, actions: [{action: tapped, target: App}]}
              - {id: press, class: UILongPressGestureRecognizer, minimumPressDuration: 0.1, actions: [{action: pressed, target: App}]}
            subviews: [\(content)]
      touches: [{tap: [60, 140], duration: 0.12}]
      """
    }
    try expectHeadline(
      "takes the tap from `Like`, because it recognizes a press of 0.1 s and its `cancelsTouchesInView` is `true`",
      of: screen(
        "{id: Like, class: UIButton, frame: [20, 20, 100, 44], actions: [{event: touchUpInside, action: like, target: App}]}"
      ))
    try expectHeadline("before `tap`, and only one may recognize", of: screen("{id: Text, class: UILabel}"))
  }

  /// From a fix of an interface that no longer reacts (Signal-iOS, pull request 3540).
  @Test("a swipe back on the root names the app's delegate, which lets it begin there (OW-8)")
  func swipeBackWithAnotherDelegate() throws {
    try expectHeadline(
      "began with nothing to go back to, and its transition never ends, and its delegate is `Main` and not UIKit's.",
      "它的代理是`Main`，不是UIKit自己的。",
      of: """
        window:
          rootViewController:
            id: Nav
            class: UINavigationController
            viewControllers: [{id: Main, gestureRecognizerDelegate: {shouldBegin: true}, view: {id: MainView}}]
        touches:
          - set: {Nav.interactivePopGestureRecognizer: {delegate: Main}}
          - drag: {from: [4, 200], to: [250, 205], steps: 20}
        """)
  }

  /// From a panel around React Native's root view (react-native, issues 1971, 3139 and 3280).
  @Test("before 2017 JavaScript keeps a touch that a recognizer around its root view takes (OW-80)")
  func formerTouchHandler() throws {
    func screen(_ system: String) -> String {
      """
      system: \(system)
      window:
        rootViewController:
          id: Page
          view:
            id: Panel
            gestureRecognizers: [{id: pan, class: UIPanGestureRecognizer, actions: [{action: panned, target: Page}]}]
            subviews:
              - id: Root
                class: RCTRootView
                gestureRecognizers: [{id: handler, class: RCTTouchHandler}]
                subviews: [{id: Box, class: RCTView, frame: [20, 200, 350, 100]}]
      touches: [{drag: {from: [100, 220], to: [200, 220], steps: 10}}]
      """
    }
    try expectHeadline(
      "and JavaScript's touch is cancelled, unless JavaScript keeps the touch, as in versions of React Native before 2017.",
      "除非JavaScript照样收到这次触摸，2017年以前的React Native就是这样。", of: screen("10.3"))
    try expectHeadline(
      "and JavaScript has the touch too, as nothing cancels its touch handler.", of: screen("8"))
    try expectHeadline("and JavaScript's touch is cancelled.", of: screen("15"))
  }

  /// From a menu that a tap on the page beside it should close (PBRevealViewController, issue 17).
  @Test("a page's own tap goes before a tap around the web view, and the answer names both (OW-82)")
  func pageGoesFirst() throws {
    func screen(_ delegate: String) -> String {
      """
      window:
        rootViewController:
          id: Reveal
          view:
            id: Main
            gestureRecognizers: [{id: close, class: UITapGestureRecognizer, actions: [{action: close, target: Reveal}]\(delegate)}]
            subviews: [{id: Web, class: WKWebView}]
      touches: [{tap: [195, 400]}]
      """
    }
    try expectHeadline(
      "`Web` gets the tap, because the page's own tap goes before `close` on `Main`, as no delegate lets both recognize, and the page decides inside it what happens.",
      "因为网页自己的点击手势先于`Main`上的点击手势`close`，没有代理允许两者同时识别，后续由网页在内部决定。",
      of: screen(""))
    try expectHeadline(
      "`close` on `Main` takes the tap from `Web`",
      of: screen(", delegate: {shouldRecognizeSimultaneously: true}"))
  }

  /// From messages whose shape lets touches through (SwiftMessages, pull request 98).
  @Test(
    "a control in a view that refuses by its point(inside:) is named, also in a view that lets touches through (HT-16)"
  )
  func pointRefused() throws {
    func screen(_ inside: String) -> String {
      """
      window:
        rootViewController:
          id: Main
          view:
            subviews:
              - {id: List, class: UITableView, contentSize: [390, 1800], subviews: [{id: Row, class: UITableViewCell, frame: [0, 124, 390, 60]}]}
              - id: Mask
                hitTest: passThrough
                subviews:
                  - id: Message
                    frame: [0, 0, 390, 160]
                    \(inside)
                    subviews: [{id: Confirm, class: UIButton, frame: [265, 110, 90, 44], actions: [{event: touchUpInside, action: confirm, target: Main}]}]
      touches: [{tap: [310, 135]}]
      """
    }
    try expectHeadline(
      "`Row` is selected, because `Message`, in which `Confirm` lies, says no: its `point(inside:)` says no",
      of: screen("pointInside: {polygon: [[0, 0], [390, 0], [390, 100], [0, 100]]}"))
    try expectHeadline("`Confirm` gets the tap", of: screen(""))
  }

  /// From a list whose space below the rows scrolls nothing (react-native, pull request 56747).
  @Test(
    "a scroll view whose hitTest returns the view around it does not scroll, and the answer says so (HT-17)")
  func scrollReplaced() throws {
    func screen(_ override: String) -> String {
      """
      window:
        subviews:
          - id: Wrapper
            class: RCTScrollViewComponentView
            subviews:
              - {id: Scroll, class: RCTEnhancedScrollView, baseClass: UIScrollView, \(override)contentSize: [390, 400], alwaysBounceVertical: true, subviews: [{id: Item, class: RCTViewComponentView, frame: [0, 0, 390, 400]}]}
      touches: [{drag: {from: [195, 700], to: [195, 550], steps: 20}}]
      """
    }
    try expectHeadline(
      "`Wrapper` gets the drag, because `hitTest` of `Scroll` returns it, and React Native decides inside it what happens, and `Scroll` does not scroll.",
      "`Scroll`也不会滚动。", of: screen("hitTest: {insteadOfItself: Wrapper}, "))
    #expect(try !explain(screen("")).contains("does not scroll"))
  }

  /// From popups in a window of their own (Mijick's Popups, pull request 206).
  @Test(
    "a tap in the whole of a window in front is taken from what is behind, because the window is in front (HT-28)"
  )
  func wholeWindow() throws {
    func screen(_ frame: String) -> String {
      """
      windows:
        - id: App
          subviews: [{id: Buy, frame: [20, 600, 350, 50], gestureRecognizers: [{id: buy, class: UITapGestureRecognizer, actions: [{action: buy, target: Shop}]}]}]
        - id: Popups
          subviews: [{id: Overlay, \(frame)gestureRecognizers: [{id: close, class: UITapGestureRecognizer, actions: [{action: close, target: Popup}]}]}]
      touches: [{tap: [195, 625]}]
      """
    }
    try expectHeadline(
      "`close` on `Overlay` takes the tap, because the window `Popups` lies in front of `Buy`.",
      "`Popups`", of: screen(""))
    #expect(try !explain(screen("frame: [0, 500, 390, 344], ")).contains("because the window"))
  }

  /// From messages in a window of their own, over which an alert is presented (SwiftMessages, issue 401).
  @Test(
    "an override that returns a view without asking what is presented in its window is the reason (HT-17)")
  func returnedBesidePresented() throws {
    func screen(_ override: String) -> String {
      """
      windows:
        - id: App
          rootViewController: {id: Home, view: {id: HomeView}}
        - id: Messages
          windowLevel: 1
          \(override)
          rootViewController:
            id: Host
            view:
              id: HostView
              subviews: [{id: Dim, gestureRecognizers: [{id: dismiss, class: UITapGestureRecognizer, actions: [{action: hide, target: Host}]}]}]
            presents:
              id: Alert
              class: UIAlertController
              view: {id: AlertView, frame: [60, 340, 270, 140], subviews: [{id: OK, class: UIButton, frame: [0, 96, 270, 44], actions: [{event: touchUpInside, action: ok, target: Alert}]}]}
      touches: [{tap: [195, 458]}]
      """
    }
    try expectHeadline(
      "`dismiss` on `Dim` takes the tap, because `hitTest` of `Messages` returns `Dim`.",
      of: screen("hitTest: {returns: Dim}"))
    try expectHeadline("`OK` gets the tap", of: screen("isHidden: false"))
  }

  /// From a sheet that controls do not move (FittedSheets, commit f1bf065).
  @Test("a control of the app's own that keeps a drag names the pan whose delegate refused it (GR-6)")
  func refusedForOwnControl() throws {
    func screen(_ delegate: String) -> String {
      """
      window:
        rootViewController:
          id: Sheet
          view:
            id: SheetView
            gestureRecognizers: [{id: pan, class: UIPanGestureRecognizer, actions: [{action: panned, target: Sheet}]\(delegate)}]
            subviews: [{id: Plan, class: PlanCard, baseClass: UIControl, frame: [20, 504, 350, 140], actions: [{event: touchUpInside, action: choose, target: Sheet}]}]
      touches: [{drag: {from: [195, 560], to: [195, 780], steps: 20}}]
      """
    }
    try expectHeadline(
      "because `pan` on `SheetView` never sees the touch: `pan.delegate` refused the touch",
      of: screen(", delegate: {shouldReceiveTouch: {unless: {view: {class: UIControl}}}}"))
    try expectHeadline("`pan` on `SheetView` takes the drag from `Plan`", of: screen(""))
  }
}
