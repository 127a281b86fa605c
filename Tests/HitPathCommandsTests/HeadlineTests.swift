// SPDX-License-Identifier: Apache-2.0

import Testing

/// What the first sentence says beside who acts: who has the touch as well, when it comes, and whom it was meant for.
@MainActor
@Suite struct HeadlineTests {
  private func pan(over view: String) -> String {
    """
    window:
      rootViewController:
        id: Panel
        view:
          id: Sliding
          gestureRecognizers:
            - {id: panelPan, class: UIPanGestureRecognizer, cancelsTouchesInView: false, actions: [{action: slide, target: Panel}]}
          subviews: [\(view)]
    touches: [{drag: {from: [60, 315], to: [300, 315], steps: 20}}]
    """
  }

  /// From a report of a scrubber in a panel with a pan: both move (ASPVideoPlayer, issue 44, by its maintainer).
  @Test(
    "a control that follows the finger beside a recognizer that spares it is in the headline (GR-23)",
    arguments: [
      (
        "en",
        "`panelPan` on `Sliding` gets the drag and sends `slide`, because it recognizes a drag of 12 pt and leaves the touch to "
          + "`Scrubber` too: its `cancelsTouchesInView` is `false`."
      ),
      (
        "zh-Hans",
        "`Sliding`上的拖动手势`panelPan`收到拖动，发送`slide`，因为它识别到12点的拖动，而`cancelsTouchesInView`为`false`，"
          + "`Scrubber`也处理这次触摸。"
      ),
    ])
  func followingControl(language: String, words: String) throws {
    let scrubber =
      "{id: Scrubber, class: Scrubber, baseClass: UIControl, frame: [20, 300, 350, 30], beginTracking: true}"
    #expect(try headlines(pan(over: scrubber), language) == [words])
  }

  @Test("so is a view with touch methods, but not a view that only passes the touch on (GR-23)")
  func handlingView() throws {
    let canvas = "{id: Canvas, frame: [20, 300, 350, 30], implements: [touchesBegan, touchesMoved]}"
    #expect(
      try headlines(pan(over: canvas), "en").first?.contains("leaves the touch to `Canvas` too") == true)
    let plain = "{id: Plain, frame: [20, 300, 350, 30]}"
    #expect(
      try headlines(pan(over: plain), "en") == [
        "`panelPan` on `Sliding` gets the drag and sends `slide`, because it recognizes a drag of 12 pt and `Plain` lies in "
          + "`Sliding`."
      ])
  }

  /// From a report of a drawing in a zooming scroll view: its lines begin late (ACEDrawingView, issue 13).
  private func drawing(delays: Bool, _ touch: String) -> String {
    """
    window:
      subviews:
        - id: Zoom
          class: UIScrollView
          frame: [0, 0, 390, 800]
          contentSize: [390, 2000]
          delaysContentTouches: \(delays)
          subviews: [{id: Drawing, frame: [0, 0, 390, 2000], implements: [touchesBegan, touchesMoved, touchesEnded]}]
    touches: [{set: {Zoom.panGestureRecognizer: {minimumNumberOfTouches: 2}}}, {\(touch)}]
    """
  }

  @Test(
    "a view whose touchesBegan a scroll view delays has that in the headline, with how long (SV-1, SV-2)",
    arguments: [
      (
        "en", "drag: {from: [100, 300], to: [200, 300], steps: 20}",
        "`Drawing` gets the drag and handles it, because it is the deepest view under the finger and implements "
          + "`touchesBegan`, which `Zoom` holds back for 0.15 s (`delaysContentTouches`)."
      ),
      (
        "en", "tap: [100, 300]",
        "`Drawing` gets the tap and handles it, because it is the deepest view under the finger and implements "
          + "`touchesBegan`, which `Zoom` holds back until the lift (`delaysContentTouches`)."
      ),
      (
        "zh-Hans", "tap: [100, 300]",
        "`Drawing`收到点击并处理它，因为它是包含触摸点的最深视图，并实现了`touchesBegan`，而`Zoom`把它延迟到手指抬起"
          + "（`delaysContentTouches`）。"
      ),
    ])
  func delayedContent(language: String, touch: String, words: String) throws {
    #expect(try headlines(drawing(delays: true, touch), language) == [words])
  }

  @Test("without the delay the headline has no time (SV-1)")
  func noDelay() throws {
    #expect(
      try headlines(drawing(delays: false, "tap: [100, 300]"), "en") == [
        "`Drawing` gets the tap and handles it, because it is the deepest view under the finger and implements `touchesBegan`."
      ])
  }

  /// From a report of a form whose field has the keyboard (payjp-ios, issue 110): a tap in it places the caret.
  @Test(
    "a tap in a text that is first responder moves its caret, although it has no action (RC-18)",
    arguments: [
      (
        "en", "UITextField",
        "`Email` gets the tap and moves its caret or selection, because it is first responder already."
      ),
      (
        "en", "UITextView",
        "`Email` gets the tap and moves its caret or selection, because it is first responder already."
      ),
      ("zh-Hans", "UITextField", "`Email`收到点击，移动光标或选区，因为它已经是第一响应者。"),
    ])
  func caret(language: String, text: String, words: String) throws {
    let screen = """
      window:
        rootViewController:
          view: {subviews: [{id: Email, class: \(text), frame: [20, 100, 300, 44], isFirstResponder: true}]}
      touches: [{tap: [60, 122]}]
      """
    #expect(try headlines(screen, language) == [words])
  }

  /// From reports of a scroll view's container without React Native's own hit test (Fabric) and of a native module without a
  /// size.
  @Test(
    "a component of React Native that a view around it cuts off is whom the touch was meant for (OW-80, HT-6)",
    arguments: [
      (
        "en",
        "`Scroll` gets the tap meant for `Touchable`, because `Container`, in "
          + "which it lies, says no: the point is 40 pt below its bounds, and React Native decides inside it what happens."
      ),
      (
        "zh-Hans",
        "`Scroll`收到本应由`Touchable`接收的点击，因为`Touchable`所在的`Container`返回`nil`："
          + "触摸点在`bounds`下方40点处，后续由React Native在内部决定。"
      ),
    ])
  func cutOffComponent(language: String, words: String) throws {
    let screen = """
      window:
        rootViewController:
          view:
            id: Surface
            class: RCTSurfaceHostingProxyRootView
            gestureRecognizers: [{class: RCTSurfaceTouchHandler}]
            subviews:
              - id: Scroll
                class: RCTScrollViewComponentView
                subviews:
                  - id: Container
                    frame: [0, 0, 390, 100]
                    subviews: [{id: Touchable, class: RCTViewComponentView, frame: [20, 60, 200, 100]}]
      touches: [{tap: [100, 140]}]
      """
    #expect(try headlines(screen, language) == [words])
  }

  /// From a report of a drawer whose pan disables itself as it begins (DrawerController, issue 59).
  @Test(
    "a recognizer that its own action ends at once is told to be cancelled, with who did it (GR-4)",
    arguments: [
      ("en", ", but is cancelled at once: `Drawer` disabled it in `panned` at 0.01 s."),
      ("zh-Hans", "，但它随即被取消：`Drawer`在0.01秒时在`panned`里禁用了它。"),
    ])
  func endsAtOnce(language: String, end: String) throws {
    let screen = """
      window:
        rootViewController:
          id: Drawer
          view:
            id: Root
            gestureRecognizers:
              - id: pan
                class: UIPanGestureRecognizer
                actions: [{action: panned, target: Drawer, do: {began: [{set: {pan: {isEnabled: false}}}]}}]
      touches: [{drag: {from: [20, 300], to: [300, 300], steps: 20}}]
      """
    let told = try #require(try headlines(screen, language).first)
    #expect(told.hasSuffix(end), "\(told)")
  }

  /// From a report of a scroll bar with a recognizer of its own class (TOScrollBar).
  @Test("a recognizer whose gesture is not simulated is a condition of the headline (GR-1)")
  func unsimulatedRecognizer() throws {
    let screen = """
      window:
        subviews:
          - id: Scroll
            class: UIScrollView
            frame: [0, 0, 390, 800]
            contentSize: [390, 2000]
            subviews:
              - {id: Bar, frame: [350, 0, 40, 800], gestureRecognizers: [{id: grab, class: BarGestureRecognizer}]}
      touches: [{tap: [370, 300]}]
      """
    #expect(
      try headlines(screen, "en") == [
        "`Scroll` keeps the tap on `Bar` and does nothing, because a scroll view passes no touch on, unless `grab` "
          + "recognizes, whose gesture is not simulated."
      ])
  }

  private static let touchDown = """
    window:
      subviews:
        - id: List
          class: UIScrollView
          contentSize: [390, 4000]
          subviews:
            - id: Ad
              frame: [0, 300, 390, 250]
              gestureRecognizers: [{id: touchDown, class: TouchDownRecognizer, baseClass: UITapGestureRecognizer}]
    touches: [{drag: {from: [195, 420], to: [195, 200], steps: 20}}]
    """

  /// From a report of a tap recognizer of the app's that recognizes at touch-down (prebid-mobile-ios, issue 1289).
  @Test(
    "a recognizer of a class of the app's that fails as UIKit's would is a condition of the headline (GR-37)",
    arguments: [
      ("en", ", unless touches methods of the class of `touchDown` decide otherwise."),
      ("zh-Hans", "，除非`touchDown`的类用自己的touches方法另作决定。"),
    ])
  func ownRecognizerClass(language: String, end: String) throws {
    let told = try #require(try headlines(Self.touchDown, language).first)
    #expect(told.hasSuffix(end), "\(told)")
    let remark =
      language == "en"
      ? "HitPath assumes that a recognizer of the app's own class recognizes like the UIKit class above it: touchDown."
      : "这里假定touchDown像它的UIKit父类一样识别"
    #expect(try explain(Self.touchDown, "--lang", language).contains(remark))
    // UIKit's own class has no other methods, and a tap is far from the drag of a subclass.
    let plain = Self.touchDown.replacing(
      "TouchDownRecognizer, baseClass: UITapGestureRecognizer", with: "UITapGestureRecognizer")
    #expect(try headlines(plain, language).allSatisfy { !$0.contains("touchDown") })
    let pan = Self.touchDown.replacing("UITapGestureRecognizer", with: "UIPanGestureRecognizer")
      .replacing("{drag: {from: [195, 420], to: [195, 200], steps: 20}}", with: "{tap: [195, 420]}")
    #expect(try headlines(pan, language).allSatisfy { !$0.contains("touchDown") })
  }

  @Test(
    "two doubts that end in different ways are both in the headline, and two that end alike are one (OW-93, OW-31)",
    arguments: [
      ("en", ", unless a menu is still open, or it scrolls to the top."), ("zh-Hans", "，除非菜单还开着，或列表滚到顶部。"),
    ])
  func twoDoubts(language: String, end: String) throws {
    let screen = """
      device: {size: [1024, 768]}
      window:
        subviews:
          - {id: List, class: UIScrollView, frame: [0, 100, 1024, 668], contentSize: [1024, 4000], contentOffset: [0, 300]}
          - {id: Title, frame: [400, 30, 200, 40], gestureRecognizers: [{id: open, class: UITapGestureRecognizer, actions: [{action: open, target: Title}]}]}
          - {id: More, class: UIButton, frame: [900, 30, 44, 44], menu: [Delete], showsMenuAsPrimaryAction: true}
      touches:
        - tap: [920, 50]
        - tap: [500, 50]
      """
    let told = try #require(try headlines(screen, language).last)
    #expect(told.hasSuffix(end), "\(told)")
  }

  @Test("a doubt is told beside a view whose recognizers the source does not show (OW-95, OW-93)")
  func doubtBesideUnknownRecognizers() throws {
    let screen = """
      window:
        subviews:
          - id: Page
            gestureRecognizers: [{id: toggle, class: UITapGestureRecognizer, actions: [{action: toggle, target: Page}]}]
            subviews:
              - {id: Map, class: MKMapView, frame: [0, 200, 390, 400]}
              - {id: More, class: UIButton, frame: [300, 30, 44, 44], menu: [Delete], showsMenuAsPrimaryAction: true}
      touches:
        - tap: [320, 50]
        - tap: [200, 400]
      """
    let told = try #require(try headlines(screen, "en").last)
    #expect(
      told.hasSuffix(
        ", unless a recognizer of `Map` takes it, about which the source says nothing, or a menu is still open."
      ), "\(told)")
  }

  /// From a report of a swipe back whose press in JavaScript goes on (react-native-screens, issue 2118).
  @Test(
    "a touch that UIKit's recognizer takes and JavaScript keeps is told of both (OW-80)",
    arguments: [
      ("en", ", and JavaScript has the touch too, as nothing cancels its touch handler."),
      ("zh-Hans", "，同时JavaScript也收到这次触摸，因为没有什么取消它的触摸手势。"),
    ])
  func scriptHasTouch(language: String, end: String) throws {
    let screen = """
      window:
        rootViewController:
          view:
            id: Surface
            class: RCTSurfaceHostingProxyRootView
            gestureRecognizers: [{class: RCTSurfaceTouchHandler}]
            subviews:
              - id: Row
                class: RCTViewComponentView
                frame: [0, 100, 390, 100]
                gestureRecognizers: [{id: slide, class: UIPanGestureRecognizer, delegate: {shouldRecognizeSimultaneously: true}, actions: [{action: slide, target: Surface}]}]
      touches: [{drag: {from: [20, 150], to: [300, 150], steps: 20}}]
      """
    let told = try explain(screen, "--lang", language)
    #expect(told.contains(end), "\(told)")
  }
}
