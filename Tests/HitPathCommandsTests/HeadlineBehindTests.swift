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
      "`Overlay` gets the tap, and SwiftUI decides inside it what happens, because it lies in front of `Buy`.",
      "`Overlay`收到点击，后续由SwiftUI在内部决定，因为它在`Buy`前面。",
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
      "`Photo` gets the drag, and React Native decides inside it what happens, because `Header` lies in front of `List`.",
      of: header("{drag: {from: [200, 250], to: [200, 80]}}"))
    try expectHeadline(
      "`Photo` gets the tap, and React Native decides inside it what happens, because what is pressed is found in JavaScript.",
      of: header("{tap: [200, 250]}"))
    try expectHeadline(
      "`Top` gets the tap, and React Native decides inside it what happens, because it lies in front of `Red`.",
      of: """
        window:
          subviews:
            - {id: Bottom, class: RCTView, subviews: [{id: Red, class: RCTView, frame: [20, 100, 100, 100]}]}
            - {id: Top, class: RCTView, subviews: [{id: Green, class: RCTView, frame: [200, 100, 100, 100]}]}
        touches: [{tap: [60, 150]}]
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
      "`SafeArea` gets the tap, and React Native decides inside it what happens, because the window `Notices` lies in front of `Login`.",
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
      "`Scroll` keeps the drag and does nothing, because the `contentSize` of `Scroll` is only 0 pt high, although its subviews reach 1620 pt down.",
      "`Scroll`收到拖动，什么也不做，因为`Scroll`的`contentSize`高只有0 pt，而它的子视图一直到1620 pt处。",
      of: screen("contentSize: [0, 0], ", drag: "[200, 300]"))
    try expectHeadline(
      "because the `contentSize` of `Scroll` is only 390 pt wide, although its subviews reach 920 pt to the right.",
      of: screen("contentSize: [390, 844], ", drag: "[20, 700]"))
    try expectHeadline("`Scroll` scrolls with the drag", of: screen("", drag: "[200, 300]"))
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
}
