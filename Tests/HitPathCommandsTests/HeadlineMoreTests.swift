// SPDX-License-Identifier: Apache-2.0

import Testing

/// What a headline says of others than the one that acts: what lost the touch and acts all the same, what lets only some touches
/// through, and what the file leaves open.
@MainActor
@Suite struct HeadlineMoreTests {
  private let buy =
    "{id: Buy, class: UIButton, frame: [20, 100, 150, 44], actions: [{event: touchUpInside, action: buy, target: Page}]}"

  /// From a segmented control that switches while the table scrolls (TTSegmentedControl, pull request 17).
  @Test(
    "a view that loses a touch and runs code in touchesCancelled acts all the same (TE-5)",
    arguments: ["{command: switch}", "{set: {Segments: {tag: 1}}}"])
  func actsWhenCancelled(_ step: String) throws {
    func screen(_ steps: String) -> String {
      """
      window:
        subviews:
          - id: Table
            class: UIScrollView
            contentSize: [390, 2000]
            subviews:
              - {id: Segments, frame: [20, 200, 350, 40], implements: {touchesBegan: {}, touchesMoved: {}, touchesEnded: {}, touchesCancelled: {\(steps)}}}
      touches: [{longPress: [195, 220], to: [195, 80], hold: 0.3, steps: 20, duration: 0.4}]
      """
    }
    try expectHeadline(
      "and `Segments` acts all the same, by code in its `touchesCancelled`.",
      "但`Segments`照样会响应：它的`touchesCancelled`里有代码。", of: screen("do: [\(step)]"))
    #expect(try !explain(screen("")).contains("acts all the same"))
  }

  /// From a pager whose pages have pressables of React Native (react-native-pager-view, issue 554).
  @Test("a drag that a framework decides about says why the scroll view around it does not scroll (SV-6)")
  func leavesDrag() throws {
    func screen(_ pager: String) -> String {
      """
      window:
        subviews:
          - id: Pager
            class: UIScrollView
            isPagingEnabled: true
            contentSize: [1170, 844]
            \(pager)
            subviews: [{id: Pressable, class: RNGestureHandlerButton, frame: [0, 200, 390, 400]}]
      touches: [{drag: {from: [300, 400], to: [100, 400], steps: 10}}]
      """
    }
    try expectHeadline(
      "and `Pager` does not scroll: its `delaysContentTouches` is `false`, and it takes no touch from a control that has it.",
      "`Pager`不会滚动：它的`delaysContentTouches`为`false`，控件收到的触摸不会被取消。",
      of: screen("delaysContentTouches: false"))
    try expectHeadline("`Pager` takes the drag from `Pressable` and scrolls", of: screen(""))
  }

  /// From coach marks in a window of their own (Instructions, pull request 167).
  @Test(
    "a view or window that lets only touches on itself through is named where a view in it takes one (HT-17)")
  func letsOnlyItselfThrough() throws {
    func screen(_ overlay: String) -> String {
      """
      window:
        subviews:
          - id: Page
            subviews: [\(buy)]
          - {id: Overlay, \(overlay), subviews: [{id: Ornaments}]}
      touches: [{tap: [100, 120]}]
      """
    }
    try expectHeadline(
      "because it lies in front of `Buy`, and nobody handles it, and `Overlay` lets only touches on itself through (`hitTest`).",
      "而`Overlay`只让点在它自己身上的触摸穿透（`hitTest`）。", of: screen("hitTest: passThrough"))
    #expect(try !explain(screen("alpha: 1")).contains("lets only touches"))
  }

  /// From a circular slider that takes touches beside its handle (MSCircularSlider, issue 18).
  @Test("a view that is hit within its bounds by a `point(inside:)` of its own says so (HT-16)")
  func containsPoint() throws {
    func screen(_ shape: String) -> String {
      """
      window:
        subviews:
          - id: Page
            subviews: [{id: Dial, frame: [45, 200, 300, 300], \(shape)}]
      touches: [{tap: [195, 350]}]
      """
    }
    try expectHeadline(
      "`Dial` gets the tap, because its `point(inside:)` says yes there", "因为它的`point(inside:)`在那里返回`true`",
      of: screen("pointInside: circle"))
    for shape in ["alpha: 1", "pointInside: {outset: 10}"] {
      try expectHeadline("because it is the deepest view under the finger", of: screen(shape))
    }
  }

  /// From the options of a menu in a bar (simsaens/Menu, issue 10).
  @Test("what hangs out of a view around the one with the tap is why the tap sees nothing (HT-14)")
  func hangsOutOfBar() throws {
    func screen(_ clips: Bool) -> String {
      """
      window:
        subviews:
          - {id: Page}
          - id: Bar
            frame: [0, 47, 390, 44]
            clipsToBounds: \(clips)
            subviews:
              - id: Menu
                frame: [290, 5, 90, 34]
                gestureRecognizers: [{id: tap, class: UITapGestureRecognizer, actions: [{action: choose, target: Menu}]}]
                subviews: [{id: Options, frame: [-110, 0, 200, 180], subviews: [{id: Second, class: UILabel, text: Second, frame: [0, 84, 200, 44]}]}]
      touches: [{tap: [280, 160]}]
      """
    }
    try expectHeadline(
      "because `Bar`, in which `Second` lies, says no: the point is 69 pt below its bounds.",
      "`Second`所在的`Bar`", of: screen(false))
    #expect(try !explain(screen(true)).contains("in which `Second` lies"))
  }

  /// From the pages of a menu whose controllers nobody keeps (SwipeMenuViewController, issue 34).
  @Test(
    "the action of a controller that no other contains or presents may reach nobody (UC-18)",
    arguments: [
      ("isChild: false", true), ("isChild: true", false),
    ])
  func looseTarget(_ child: String, _ isLoose: Bool) throws {
    let screen = """
      window:
        rootViewController:
          id: Root
          view:
            id: Pages
            subviews:
              - id: First
                viewController: {id: Page, \(child)}
                subviews: [\(buy)]
      touches: [{tap: [100, 120]}]
      """
    guard isLoose else {
      #expect(try !explain(screen).contains("the target is gone"))
      return
    }
    try expectHeadline(
      "unless the target is gone, as nothing that the file shows keeps it.",
      "除非target已经被释放，因为文件里没有什么持有它。", of: screen)
    #expect(try explain(screen).contains("call `addChild`, or store it in a property") == false)
    #expect(try explain(screen).contains("call addChild, or store it in a property"))
  }

  /// From a popover whose container lets touches through (Popovers, issue 56).
  @Test("a view in front whose overrides the file leaves open may let the touch through (HT-17)")
  func openOverrides() throws {
    func screen(_ front: String) -> String {
      """
      window:
        subviews:
          - {id: Page, subviews: [\(buy)]}
          - {id: Container, \(front), subviews: [{id: Host, class: _UIHostingView<Popover>, hostingContent: [[0, 0, 390, 844]]}]}
      touches: [{tap: [100, 120]}]
      """
    }
    try expectHeadline(
      "unless what lies in front lets it through by an override that the file leaves open.",
      "除非前面的视图有文件没写明的重写，让触摸穿透。", of: screen("unknown: [overrides]"))
    #expect(try !explain(screen("unknown: [overrides]")).contains("gets nothing of this touch"))
    #expect(try explain(screen("alpha: 1")).contains("gets nothing of this touch"))
  }

  /// From a floating panel in a sheet (FloatingPanel, issue 447; OverlayContainer, issue 55).
  @Test("a sheet may follow a list at its top although its own pan waits for a recognizer (OW-19)")
  func sheetFollowsList() throws {
    func screen(_ offset: Int) -> String {
      """
      window:
        rootViewController:
          id: Home
          presents:
            id: Sheet
            modalPresentationStyle: pageSheet
            view:
              id: Panel
              gestureRecognizers: [{id: panel, class: UIPanGestureRecognizer, actions: [{action: move, target: Sheet}], delegate: {shouldRecognizeSimultaneously: {only: {recognizer: List.panGestureRecognizer}}, shouldBeRequiredToFail: {only: {recognizer: Sheet.sheetPanGestureRecognizer}}}}]
              subviews: [{id: List, class: UIScrollView, contentSize: [390, 2000], contentOffset: [0, \(offset)], subviews: [{id: Row, frame: [0, 0, 390, 2000]}]}]
      touches: [{drag: {from: [195, 480], to: [195, 780], steps: 30}}]
      """
    }
    try expectHeadline(
      "unless the sheet follows the list, whatever its own pan waits for.", "不管sheet自己的拖动手势在等什么，它都跟着列表动。",
      of: screen(0))
    #expect(try !explain(screen(400)).contains("the sheet follows the list"))
  }

  /// From a row of messages with a drag of SwiftUI (artemis-ios, issue 259).
  @Test(
    "what lies in a scroll view of a hosting view stays in it (OW-57), and a drag there is SwiftUI's (OW-74)")
  func inScrollViewOfHost() throws {
    func screen(_ system: Int) -> String {
      """
      system: \(system)
      window:
        subviews:
          - id: Host
            class: _UIHostingView<Chat>
            hostingContent: [[0, 100, 390, 600]]
            subviews:
              - id: Messages
                class: HostingScrollView
                baseClass: UIScrollView
                frame: [0, 100, 390, 600]
                contentSize: [390, 3000]
                subviews:
                  - {id: Message, class: SwiftUI.CGDrawingView, frame: [0, 300, 390, 150], gestureRecognizers: [{id: reply, class: UIPanGestureRecognizer, minimumDistance: 20, actions: [{action: reply, target: Message}]}]}
      touches: [{swipe: {from: [195, 480], direction: up, distance: 250}}]
      """
    }
    try expectHeadline("`reply` on `Message` takes the drag, because it recognizes before", of: screen(18))
    #expect(try !explain(screen(18)).contains("before iOS 18"))
    try expectHeadline(
      "unless another gesture of SwiftUI acts instead or as well, as SwiftUI decides among them by itself before iOS 18.",
      of: screen(17))
  }

  /// From a popover over a scene (arcgis-runtime-samples-ios, pull request 876).
  @Test("a recognizer without an action gets a touch that a popover leaves, which is told first (OW-22)")
  func leftByPopover() throws {
    func screen(_ popover: String) -> String {
      """
      device: {size: [1024, 768]}
      window:
        rootViewController:
          id: Page
          view: {id: Scene, gestureRecognizers: [{id: sceneTap, class: UITapGestureRecognizer}]}
          presents: {id: Options, modalPresentationStyle: popover, popoverPresentationController: {sourceView: Scene\(popover)}, view: {id: OptionsView, frame: [710, 80, 300, 150]}}
      touches: [{tap: [300, 500]}]
      """
    }
    try expectHeadline(
      "and nothing comes of it, because the popover `Options` leaves touches to its `passthroughViews`.",
      "因为popover`Options`把触摸留给它的`passthroughViews`", of: screen(", passthroughViews: [Scene]"))
    #expect(try !explain(screen("")).contains("leaves touches"))
  }

  /// From a swipe back over the content of a screen (SwipeTransition, issue 15) and a panel over a table (ISHPullUp, issue 92).
  @Test("a pan that waits for all others over a scroll view may not begin before the lift (OW-104)")
  func waitsForAll() throws {
    func screen(_ delegate: String) -> String {
      """
      window:
        subviews:
          - id: Page
            gestureRecognizers: [{id: back, class: UIPanGestureRecognizer, actions: [{action: goBack, target: Page}]\(delegate)}]
            subviews: [{id: Text, class: UIScrollView, contentSize: [390, 3000]}]
      touches: [{drag: {from: [150, 400], to: [330, 400], steps: 30}}]
      """
    }
    try expectHeadline(
      "unless a recognizer of UIKit's never fails.", of: screen(", delegate: {shouldRequireFailure: true}"))
    #expect(try !explain(screen("")).contains("never fails"))
  }

  /// From a game's view around a web view (unity-webview, issue 363).
  @Test("a web view keeps its touches from the methods of the views around it (OW-82)")
  func webViewKeeps() throws {
    func screen(_ className: String) -> String {
      """
      window:
        subviews:
          - id: Game
            implements: [touchesBegan, touchesMoved, touchesEnded, touchesCancelled]
            subviews: [{id: Inner, class: \(className)}]
      touches: [{swipe: {from: [300, 400], direction: left}}]
      """
    }
    try expectHeadline(
      "`Inner` gets the drag, and the page decides inside it what happens", of: screen("WKWebView"))
    try expectHeadline("`Game` handles the drag on `Inner`", of: screen("UIView"))
  }

  /// From a scroll view in a Touchable (react-native, issues 41753 and 24355), and the full-screen swipe of a stack
  /// (react-native-screens, issue 3302).
  @Test("what JavaScript's responder and the stack of React Native Screens may keep is told (OW-80)")
  func keptByReactNative() throws {
    func scroll(_ more: String) -> String {
      """
      window:
        subviews:
          - id: Root
            class: RCTRootContentView
            gestureRecognizers: [{class: RCTTouchHandler}]
            subviews:
              - id: Touchable
                class: RCTView
                subviews:
                  - {id: Scroll, class: RCTScrollView, subviews: [{id: Inner, class: RCTCustomScrollView, baseClass: UIScrollView, contentSize: [390, 2000], subviews: [{id: Text, class: RCTTextView, frame: [0, 0, 390, 2000]}]}]}\(more)
      touches: [{drag: {from: [195, 600], to: [195, 300], steps: 20}}]
      """
    }
    try expectHeadline(
      "`Inner` takes the drag from `Text` and scrolls, because the finger moves 15 pt, unless the component around it is JavaScript's responder, and nothing scrolls.",
      "除非外层的组件是JavaScript的responder，于是不会滚动。", of: scroll(""))
    // With more in the component it is hardly one that is pressed.
    let header = "\n            - {id: Header, class: RCTView, frame: [0, 0, 390, 40]}"
    #expect(try !explain(scroll(header)).contains("JavaScript's responder, and"))
    func stack(_ className: String) -> String {
      """
      system: 26
      window:
        rootViewController:
          id: Nav
          class: \(className)
          baseClass: UINavigationController
          viewControllers: [{id: Home, view: {id: HomeView}}, {id: Profile, view: {id: ProfileView, subviews: [{id: List, class: UIScrollView, contentSize: [390, 2000]}]}}]
      touches: [{drag: {from: [150, 450], to: [360, 455], steps: 40}}]
      """
    }
    try expectHeadline(
      "unless React Native Screens, whose stack is its delegate, keeps it.",
      "除非React Native Screens（它的代理）不让它开始。",
      of: stack("RNSNavigationController"))
    #expect(try !explain(stack("Nav")).contains("React Native Screens"))
  }

  /// From a map whose taps come late (mapbox-maps-flutter, issue 796).
  @Test("what a native view in Flutter does if Dart leaves it the touch is told (OW-81)")
  func recognizesIfLeft() throws {
    func screen(_ keys: String) -> String {
      """
      window:
        rootViewController:
          class: FlutterViewController
          view:
            id: Flutter
            class: FlutterView
            subviews:
              - class: FlutterTouchInterceptingView
                subviews: [{id: Map, gestureRecognizers: [{id: zoom, class: UITapGestureRecognizer, numberOfTapsRequired: 2}, {id: tap, class: UITapGestureRecognizer, requiresFailureOf: zoom\(keys)}]}]
      touches: [{tap: [195, 400]}]
      """
    }
    try expectHeadline(
      "and if Dart leaves it the touch, `tap` on `Map` recognizes 0.35 s after the lift, as it waits for `zoom` on `Map` to fail.",
      "如果Dart把触摸留给它，`Map`上的点击手势`tap`在手指抬起0.35秒后识别成功，因为它要等`Map`上的点击手势`zoom`失败。",
      of: screen(", actions: [{action: show, target: Map}]"))
    #expect(try !explain(screen("")).contains("if Dart leaves it the touch"))
  }

  /// From the input view of a chat (ISEmojiView, issue 21).
  @Test("a view in the keyboard's window that reaches beyond its bounds says so (HT-16, OW-52)")
  func reachesFromKeyboard() throws {
    try expectHeadline(
      "`Emoji` gets the tap, because its `point(inside:)` says yes 25 pt above its bounds, and nobody handles it.",
      of: """
        device: {size: [375, 667]}
        window:
          subviews:
            - {id: Draft, class: UITextView, frame: [50, 405, 265, 40], isFirstResponder: true, inputView: Emoji}
            - {id: Send, class: UIButton, frame: [320, 405, 50, 40], actions: [{event: touchUpInside, action: send, target: Send}]}
        views: [{id: Emoji, frame: [0, 0, 375, 216], pointInside: {outset: {top: 56}}}]
        touches: [{tap: [345, 426]}]
        """)
  }

  /// From a drop-down list behind the next field (iOSDropDown, issue 13).
  @Test("a text field in front of a row says what it lies in front of (HT-5)")
  func fieldInFront() throws {
    try expectHeadline(
      "`City` gets the tap and becomes first responder, because it lies in front of `Option`.",
      "因为它在`Option`前面",
      of: """
        window:
          rootViewController:
            view:
              subviews:
                - {id: Options, class: UITableView, frame: [40, 145, 295, 150], didSelect: [{call: removeFromSuperview, on: Options}], subviews: [{id: Option, class: UITableViewCell, frame: [0, 30, 295, 30]}]}
                - {id: City, class: UITextField, frame: [40, 160, 295, 40]}
        touches: [{tap: [150, 190]}]
        """)
  }

  /// From a receiver of touches over a text (UUMarqueeView, issue 5).
  @Test(
    "a view that implements some touches methods says what it lies in front of (HT-5)",
    arguments: [true, false])
  func receiverInFront(_ covers: Bool) throws {
    let tap =
      covers
      ? ", gestureRecognizers: [{class: UITapGestureRecognizer, actions: [{action: open, target: Label}]}]"
      : ""
    let screen = """
      window:
        subviews:
          - {id: Label, frame: [20, 100, 335, 40]\(tap)}
          - {id: Receiver, frame: [20, 100, 335, 40], implements: [touchesBegan]}
      touches: [{tap: [100, 120]}]
      """
    try expectHeadline(
      covers
        ? "because it lies in front of `Label`." : "because `Receiver` passes it on up the responder chain.",
      of: screen)
  }

  /// From a panel that locks the list in it (FloatingPanel in wallet-ios, issue 310).
  @Test("a list that takes a drag together with a pan and cannot bounce says that it stays (SV-8)")
  func companionAtEdge() throws {
    func screen(_ steps: String) -> String {
      """
      window:
        subviews:
          - id: Panel
            gestureRecognizers: [{id: pan, class: UIPanGestureRecognizer, delegate: {shouldRecognizeSimultaneously: true}, actions: [{action: move, target: Panel\(steps)}]}]
            subviews: [{id: List, class: UIScrollView, contentSize: [390, 2000], subviews: [{id: Row, frame: [0, 0, 390, 900]}]}]
      touches: [{drag: {from: [180, 250], to: [180, 650], steps: 40}}]
      """
    }
    try expectHeadline(
      "and `List` is at its edge, where it does not bounce (`bounces`).", "`List`已到边缘，又不会回弹（`bounces`）",
      of: screen(", do: {began: [{set: {List: {bounces: false}}}], ended: [{set: {List: {bounces: true}}}]}"))
    #expect(try !explain(screen("")).contains("at its edge"))
  }

  /// From the pages of a book (r2-navigator-swift, issue 82) and bars that a tap hides (PDF-Reader, issue 2).
  @Test("since iOS 13 the tap of a document goes before a tap around it, unless both may recognize (OW-95)")
  func tapOfDocument() throws {
    func screen(_ system: Int, _ delegate: String = "", on view: String = "Page") -> String {
      let tap =
        "{id: hide, class: UITapGestureRecognizer, actions: [{action: hide, target: Page}]\(delegate)}"
      return """
        system: \(system)
        window:
          subviews:
            - id: Page
              \(view == "Page" ? "gestureRecognizers: [\(tap)]" : "alpha: 1")
              subviews: [{id: Document, class: PDFView\(view == "Page" ? "" : ", gestureRecognizers: [\(tap)]")}]
        touches: [{tap: [195, 400]}]
        """
    }
    try expectHeadline(
      "The tap of the document in `Document` takes the tap, because it recognizes before `hide`, and only one may recognize.",
      "`Document`中文档的点击手势", of: screen(13))
    for own in [
      screen(12), screen(13, ", delegate: {shouldRecognizeSimultaneously: true}"), screen(13, on: "Document"),
    ] {
      #expect(try explain(own).contains("hide sends hide to Page"))
    }
  }

  /// From a picker in a popup that a tap closes (PopupView, issue 36; PartialSheet, pull request 165).
  @Test("before iOS 16 a tap of SwiftUI takes the taps on segments in it (OW-74)")
  func tapTakesSegments() throws {
    func screen(_ system: Int) -> String {
      """
      system: \(system)
      window:
        subviews:
          - id: Host
            class: _UIHostingView<Popup>
            subviews:
              - id: Popup
                frame: [35, 300, 320, 250]
                gestureRecognizers: [{id: close, class: UITapGestureRecognizer, actions: [{action: close, target: Host}]}]
                subviews: [{id: Segments, class: UISegmentedControl, frame: [20, 100, 280, 32], numberOfSegments: 2, actions: [{event: valueChanged, action: pick, target: Host}]}]
      touches: [{tap: [270, 416]}]
      """
    }
    try expectHeadline("`close` on `Popup` takes the tap from `Segments`", of: screen(15))
    try expectHeadline("`Segments` gets the tap and sends `pick`", of: screen(16))
    try expectHeadline("unless a tap of SwiftUI around it takes it.", of: screen(16))
  }

  /// From an image that is larger than its frame (mlem, pull request 369).
  @Test("a gesture on content that reaches beyond what clips it says so beside who acts (OW-117)")
  func hitBeyond() throws {
    func screen(_ y: Int) -> String {
      """
      window:
        subviews:
          - id: Host
            class: _UIHostingView<Feed>
            subviews:
              - id: Post
                frame: [0, 100, 390, 560]
                gestureRecognizers: [{id: open, class: UITapGestureRecognizer, actions: [{action: open, target: Host}]}]
                subviews:
                  - id: Frame
                    frame: [10, 60, 370, 400]
                    clipsToBounds: true
                    subviews: [{id: Image, class: SwiftUI.ImageLayerView, frame: [0, 0, 370, 480], gestureRecognizers: [{id: expand, class: UITapGestureRecognizer, actions: [{action: expand, target: Host}]}]}]
      touches: [{tap: [280, \(y)]}]
      """
    }
    try expectHeadline(
      "and only one may recognize, and it is hit beyond `Frame`, where `.clipped` or `.clipShape` hides it",
      "它在`Frame`之外也能命中，虽然那里被`.clipped`或`.clipShape`隐藏", of: screen(600))
    #expect(try !explain(screen(300)).contains("is hit beyond"))
  }

  /// From stars in a list (Cosmos, issue 170).
  @Test("a view that handles a drag and refuses the pan of the list around it is why nothing scrolls (GR-7)")
  func refusesPan() throws {
    func screen(_ key: String) -> String {
      """
      window:
        subviews:
          - id: List
            class: UIScrollView
            contentSize: [390, 2000]
            subviews: [{id: Stars, frame: [0, 200, 390, 40], implements: [touchesBegan, touchesMoved, touchesEnded, touchesCancelled]\(key)}]
      touches: [{drag: {from: [195, 220], to: [195, 60], steps: 20}}]
      """
    }
    try expectHeadline(
      "and `List` does not scroll: `gestureRecognizerShouldBegin` of `Stars` said no.",
      "`List`不会滚动：", of: screen(", gestureRecognizerShouldBegin: false"))
    try expectHeadline("`List` takes the drag from `Stars` and scrolls", of: screen(""))
  }

  /// From an animated image (Kingfisher, issue 2295; damus, issue 2370).
  @Test("since iOS 18 a gesture on a representable whose view takes no touches may get none (OW-76)")
  func gestureOnRepresentable() throws {
    func screen(_ system: Int, _ key: String = "") -> String {
      """
      system: \(system)
      window:
        subviews:
          - id: Host
            class: _UIHostingView<Page>
            subviews:
              - id: Animated
                class: PlatformViewHost<Animated>
                frame: [95, 322, 200, 200]
                gestureRecognizers: [{id: count, class: UITapGestureRecognizer, actions: [{action: count, target: Host}]}]
                subviews: [{id: Image, class: UIImageView\(key)}]
      touches: [{tap: [195, 420]}]
      """
    }
    let doubt = "the view in its representable takes no touches, and SwiftUI hits nothing there"
    try expectHeadline(doubt, "representable里的视图不接收触摸", of: screen(18))
    for other in [screen(17), screen(18, ", isUserInteractionEnabled: true")] {
      #expect(try !explain(other).contains(doubt))
    }
  }

  /// From the input bar of a chat (Messages-iOS, issue 1; SlackTextViewController, pull request 624).
  @Test("a toolbar over the keyboard has its own view in front of what the app added, too (OW-106)")
  func toolbarOfKeyboard() throws {
    func screen(_ className: String) -> String {
      """
      system: 12
      window:
        rootViewController: {id: Chat, canBecomeFirstResponder: true, isFirstResponder: true, inputAccessoryView: Bar}
      views:
        - {id: Bar, class: InputBar, baseClass: \(className), frame: [0, 0, 390, 50], subviews: [{id: Send, class: UIButton, frame: [306, 8, 61, 34], actions: [{event: touchUpInside, action: send, target: Chat}]}]}
      touches: [{tap: [336, 811]}]
      """
    }
    try expectHeadline("because it lies in front of `Send`", of: screen("UIToolbar"))
    try expectHeadline("`Send` gets the tap and sends `send`", of: screen("UIView"))
  }

  /// From the name in a profile (talk-ios, commit 95bfda0e).
  @Test("what code of a delegate does when it is asked about a touch comes of the touch (OW-107)")
  func codeOfDelegate() throws {
    func screen(_ steps: String) -> String {
      """
      window:
        rootViewController:
          id: Profile
          gestureRecognizerDelegate: {shouldReceiveTouch: {unless: {within: Page}\(steps)}}
          view:
            id: Page
            gestureRecognizers: [{id: tap, class: UITapGestureRecognizer, delegate: Profile, actions: [{action: dismissKeyboard, target: Profile}]}]
            subviews: [{id: Name, class: UITextField, text: Ivan, isFirstResponder: true, frame: [16, 120, 358, 44], subviews: [{id: Clear, class: _UITextFieldClearButton, baseClass: UIButton, frame: [334, 12, 20, 20]}]}]
      touches: [{tap: [360, 142]}]
      """
    }
    let resigns = screen(", do: [{call: resignFirstResponder, on: Name}]")
    #expect(try explain(resigns).contains("Name is no longer first responder."))
    try expectHeadline("unless editing ends first.", of: resigns)
    #expect(try !explain(screen("")).contains("no longer first responder"))
  }

  /// From a menu that opens by the touches methods of its view (SelectView, commit e25ca20).
  @Test("code in a touches method that makes a field first responder is why it is (RC-10)")
  func runsCode() throws {
    func screen(_ steps: String) -> String {
      """
      window:
        subviews:
          - id: Select
            frame: [0, 200, 390, 60]
            implements: {touchesBegan: {}, touchesMoved: {}, touchesEnded: {\(steps)}, touchesCancelled: {}}
            subviews: [{id: Name, class: UITextField, frame: [180, 15, 190, 30]}]
      touches: [{drag: {from: [60, 230], to: [60, 420], steps: 10}}]
      """
    }
    try expectHeadline(
      "`Name` becomes first responder by the drag on `Select`, because code in the `touchesEnded` of `Select` sees to it.",
      "因为`Select`的`touchesEnded`里有这样的代码", of: screen("do: [{call: becomeFirstResponder, on: Name}]"))
    #expect(try !explain(screen("")).contains("sees to it"))
  }

  /// From the rows of a paywall (purchases-ios, issue 1082).
  @Test("a transparent view in front does not hide that SwiftUI shows nothing there (OW-76)")
  func pastTransparentFront() throws {
    for front in ["", ", {id: Veil, class: SwiftUI.ShapeView, alpha: 0}"] {
      try expectHeadline(
        "because nothing shows there, where SwiftUI is hit all the same, and only a `.contentShape` or content behind it reaches so far",
        of: """
          system: 15
          window:
            subviews:
              - {id: Row, class: _UIHostingView<Row>, hostingContent: [[16, 12, 110, 24]], gestureRecognizers: [{id: select, class: UITapGestureRecognizer, actions: [{action: select, target: Row}]}]}\(front.isEmpty ? "" : "\n    - " + front.dropFirst(2))
          touches: [{tap: [240, 186]}]
          """)
    }
  }

  /// From a native field under the views of Compose (compose-multiplatform, issue 4818).
  @Test("a drag on a text field says what in front let it through (HT-16)")
  func dragOnField() throws {
    func screen(_ front: String) -> String {
      """
      window:
        subviews:
          - {id: Field, class: UITextField, frame: [20, 200, 350, 60]}
          \(front)
      touches: [{drag: {from: [195, 240], to: [195, 100], steps: 30}}]
      """
    }
    try expectHeadline(
      "`Field` gets the drag and does nothing, because `point(inside:)` of `Front` in front says no.",
      of: screen("- {id: Front, pointInside: {polygon: [[0, 0], [390, 0], [390, 150], [0, 150]]}}"))
    try expectHeadline("because it has no action.", of: screen("- {id: Front, frame: [0, 300, 390, 40]}"))
  }

  /// From a button of React Native Gesture Handler that acts although the finger slid off it (pull request 4038).
  @Test("a drag that is lifted beside a control, and near enough, says that it counts as inside (UC-8)")
  func countsAsInside() throws {
    func screen(_ end: Int) -> String {
      """
      window:
        rootViewController:
          id: Page
          view: {subviews: [\(buy)]}
      touches: [{drag: {from: [95, 120], to: [95, \(end)], steps: 10}}]
      """
    }
    try expectHeadline(
      "`Buy` gets the drag and sends `buy`, because it is the deepest view under the finger, and a lift 46 pt outside `Buy` still counts as inside (`touchUpInside`).",
      "`Buy`收到拖动，发送`buy`，因为它是包含触摸点的最深视图，抬起时手指离`Buy`还有46 pt，仍然算在里面（`touchUpInside`）。",
      of: screen(190))
    #expect(try !explain(screen(140)).contains("counts as inside"))
    #expect(try !explain(screen(240)).contains("counts as inside"))
  }

  /// From a banner with a button and a tap (TSMessages, issue 23).
  @Test("before iOS 6 a control does not go before the tap of a superview, and the answer says so (GR-38)")
  func controlGivesWay() throws {
    func screen(_ system: String) -> String {
      """
      system: \(system)
      window:
        gestureRecognizers: [{id: fade, class: UITapGestureRecognizer, actions: [{action: fade, target: Page}]}]
        rootViewController:
          id: Page
          view: {subviews: [\(buy)]}
      touches: [{tap: [95, 120]}]
      """
    }
    try expectHeadline(
      "takes the tap from `Buy`, because `Buy` is a control, which goes before it only since iOS 6.",
      "因为`Buy`是控件，从iOS 6起才先于它。", of: screen("5.1"))
    try expectHeadline("`Buy` gets the tap and sends `buy`", of: screen("6"))
  }

  /// From a row of a form beside whose label nothing is tapped (woocommerce-ios, pull request 6669).
  @Test("a tap in a scroll view of SwiftUI beside all that shows says that nothing shows there (OW-57)")
  func nothingInScroll() throws {
    func screen(_ x: Int) -> String {
      """
      window:
        rootViewController:
          class: UIHostingController
          view:
            id: Host
            subviews:
              - id: Form
                class: HostingScrollView
                baseClass: UIScrollView
                contentSize: [390, 1200]
                subviews: [{id: Add, class: SwiftUI.CGDrawingView, frame: [16, 290, 130, 44]}]
      touches: [{tap: [\(x), 312]}]
      """
    }
    try expectHeadline(
      "`Form` keeps the tap and does nothing, because nothing shows there, where SwiftUI is hit all the same,",
      of: screen(300))
    #expect(try !explain(screen(60)).contains("nothing shows there"))
  }

  /// From a label whose press takes the tap on its row (ActiveLabel, pull request 23).
  @Test("a press that waits until the lift says that it cancels the touch of the row it is in (GR-24)")
  func pressCancelsRow() throws {
    func screen(_ cancels: Bool) -> String {
      """
      window:
        subviews:
          - id: List
            class: UITableView
            frame: [0, 64, 390, 603]
            subviews:
              - id: Row
                class: UITableViewCell
                frame: [0, 0, 390, 100]
                subviews:
                  - id: Label
                    class: UILabel
                    frame: [15, 10, 360, 80]
                    isUserInteractionEnabled: true
                    gestureRecognizers:
                      - id: press
                        class: UILongPressGestureRecognizer
                        minimumPressDuration: 0
                        cancelsTouchesInView: \(cancels)
                        delegate: {shouldRequireFailure: true}
                        actions: [{action: pressed, target: Label}]
      touches: [{tap: [120, 110]}]
      """
    }
    try expectHeadline(
      "because it waits until the lift for the scroll of `List` to fail and its `cancelsTouchesInView` is `true`, and `Row` is not selected",
      of: screen(true))
    #expect(try !explain(screen(false)).contains("`cancelsTouchesInView` is `true`"))
  }
}
