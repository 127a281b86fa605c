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
}
