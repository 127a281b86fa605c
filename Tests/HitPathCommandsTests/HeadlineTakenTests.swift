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
}
