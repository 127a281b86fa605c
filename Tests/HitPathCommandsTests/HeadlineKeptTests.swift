// SPDX-License-Identifier: Apache-2.0

import Testing

/// The reason that the first sentence gives, where something presented stays or a delegate or a view keeps a gesture away.
@MainActor
@Suite struct HeadlineKeptTests {
  private func presented(_ keys: String, touch: String) -> String {
    """
    window:
      rootViewController:
        id: Home
        view: {id: HomeView}
        presents: {id: Lock, \(keys)}
    touches: [\(touch)]
    """
  }

  /// From Apple's pages of `isModalInPresentation` and `presentationControllerShouldDismiss`.
  @Test(
    "a tap beside a sheet that stays, and a drag in it, come to nothing, with the property or the delegate (OW-20)"
  )
  func sheetThatStays() throws {
    let view = "view: {id: Box, frame: [0, 200, 390, 644]}"
    let modal = "isModalInPresentation: true, \(view)"
    try expectHeadline(
      "The tap that dismisses `Lock` takes the tap, and nothing comes of it, because only code dismisses `Lock` (`isModalInPresentation`).",
      "点击外部收起`Lock`的手势截获了点击，但什么也没做，因为只有代码才能收起`Lock`（`isModalInPresentation`）。",
      of: presented(modal, touch: "{tap: [100, 100]}"))
    try expectHeadline(
      "The pan of the sheet takes the drag from `Box`, and nothing comes of it, because only code dismisses `Lock`",
      of: presented(modal, touch: "{drag: {from: [100, 280], to: [100, 830], steps: 8}}"))
    try expectHeadline(
      "The tap that dismisses `Lock` takes the tap, and nothing comes of it, because the delegate of `Lock` said no in `presentationControllerShouldDismiss`.",
      of: presented("presentationControllerShouldDismiss: false, \(view)", touch: "{tap: [100, 100]}"))
    try expectHeadline(
      "The tap that dismisses `Lock` takes the tap, because the touch is beside `Lock`",
      of: presented(view, touch: "{tap: [100, 100]}"))
  }

  /// From Apple's pages of `UIAlertController` and `largestUndimmedDetentIdentifier`.
  @Test("the touch beside what no touch dismisses names it, and what dismisses it (OW-21, OW-23)")
  func besideWhatStays() throws {
    try expectHeadline(
      "`UIDimmingView` gets the tap, because the touch is beside `Lock`, which only its actions dismiss, and nobody handles it.",
      "`UIDimmingView`收到点击，因为触摸点在`Lock`之外，而它只能由自己的操作收起",
      of: presented("class: UIAlertController, view: {id: Box}", touch: "{tap: [100, 100]}"))
    try expectHeadline(
      "`UITransitionView` gets the tap, because only code dismisses `Lock` (`isModalInPresentation`), and nobody handles it, unless the sheet lets it through.",
      "`UITransitionView`收到点击，因为只有代码才能收起`Lock`",
      of: presented(
        "isModalInPresentation: true, sheetPresentationController: {detents: [medium], largestUndimmedDetentIdentifier: medium}, view: {id: Box}",
        touch: "{tap: [100, 100]}"))
  }

  /// From Apple's page of `viewForZooming(in:)`.
  @Test("a pinch in a scroll view without a view to zoom says so (SV-15)")
  func nothingToZoom() throws {
    try expectHeadline(
      "`Pdf` keeps the drag and does nothing, because the delegate of `Pdf` names no view in `viewForZooming`.",
      "因为`Pdf`的代理在`viewForZooming`里没有给出视图",
      of: """
        window:
          subviews: [{id: Pdf, class: UIScrollView, contentSize: [390, 844], maximumZoomScale: 4}]
        touches: [{pinch: {center: [200, 400], from: 100, to: 300}}]
        """)
  }

  /// From Apple's page of `gestureRecognizer(_:shouldReceive:)`.
  @Test("who loses a touch because a delegate refused it is named where nobody else acts (GR-5)")
  func refusedTouch() throws {
    try expectHeadline(
      "`Card` gets the tap, because `close` on `Back` never sees the touch: `close.delegate` refused the touch, and nobody handles it.",
      "`Card`收到点击，因为`Back`上的点击手势`close`收不到这次触摸：`close.delegate`拒绝了触摸",
      of: """
        window:
          subviews:
            - id: Back
              gestureRecognizers: [{id: close, class: UITapGestureRecognizer, actions: [{action: close, target: Back}], delegate: {shouldReceiveTouch: {only: {view: Back}}}}]
              subviews: [{id: Card, frame: [0, 0, 390, 400]}]
        touches: [{tap: [100, 60]}]
        """)
    try expectHeadline(
      "`Row` is selected, because the scroll of `Table` never sees the touch: `Table.panGestureRecognizer.delegate` refused the touch.",
      "`Row`被选中，因为`Table`的滚动手势收不到这次触摸",
      of: """
        window:
          subviews:
            - id: Table
              class: UITableView
              contentSize: [390, 2000]
              subviews: [{id: Row, class: UITableViewCell, frame: [0, 0, 390, 88], subviews: [{id: Card, frame: [0, 0, 390, 88]}]}]
        touches:
          - set: {Table.panGestureRecognizer: {delegate: {shouldReceiveTouch: {unless: {view: Card}}}}}
          - drag: {from: [100, 60], to: [100, 10]}
        """)
  }

  /// From reports of an image view as `customView` of a bar item, which Apple's page of that property lets take no touches.
  @Test("a bar that is hit where an image view shows says that the image view takes no touches (OW-13)")
  func imageInBar() throws {
    try expectHeadline(
      "`Bar` gets the tap, and nothing is known to handle it, because the `isUserInteractionEnabled` of `Avatar` is `false`.",
      "`Bar`收到点击",
      of: """
        window:
          subviews: [{id: Bar, class: UINavigationBar, frame: [0, 47, 390, 44], subviews: [{id: Avatar, class: UIImageView, frame: [340, 6, 32, 32]}]}]
        touches: [{tap: [356, 69]}]
        """)
  }

  private func list(_ recognizer: String, _ inside: String, touch: String) -> String {
    """
    window:
      subviews:
        - id: Drawer
          gestureRecognizers: [{id: own, actions: [{action: own, target: Drawer}], \(recognizer)}]
          subviews:
            - {id: List, class: UITableView, contentSize: [390, 3000], subviews: [{id: Item, class: UITableViewCell, frame: [0, 0, 390, 60], \(inside)}]}
    touches: [\(touch)]
    """
  }

  /// From reports of a drawer's pan over rows that swipe and over a list (CollectionKit, swipe cells of mail apps).
  @Test(
    "what recognizes names the gesture of UIKit that it prevents: a row's swipe, a list's scroll (GR-18, SV-16, OW-38)"
  )
  func preventsGesturesOfUIKit() throws {
    try expectHeadline(
      "because it recognizes before the swipe for row actions of `List`, and only one may recognize, and it begins in every direction.",
      of: list(
        "class: UIPanGestureRecognizer", "swipeActions: {trailing: [delete]}",
        touch: "{drag: {from: [320, 30], to: [120, 32], steps: 40}}"))
    let row =
      "gestureRecognizers: [{id: cell, class: UIPanGestureRecognizer, actions: [{action: move, target: Item}]}]"
    try expectHeadline(
      "`cell` on `Item` takes the drag, because it recognizes before the scroll of `List`, and only one may recognize, and it begins in every direction.",
      "`Item`上的拖动手势`cell`截获了拖动，因为它先于`List`的滚动手势识别成功，而只有一个能成功，它在任何方向上都会开始。",
      of: list(
        "class: UITapGestureRecognizer", row, touch: "{drag: {from: [150, 40], to: [240, 110], steps: 20}}"))
  }

  /// From a report of swipes in four directions beside the swipe back (Kodi remote) and of gestures of two fingers on a canvas.
  @Test("a gesture of another direction or of more fingers is no rival (GR-20, GR-34)")
  func rivalsThatDoNotFit() throws {
    try expectHeadline(
      "because it recognizes before `right`, and only one may recognize.",
      of: """
        window:
          subviews:
            - id: Pad
              gestureRecognizers:
                - {id: right, class: UISwipeGestureRecognizer, direction: right, actions: [{action: right, target: Pad}]}
                - {id: down, class: UISwipeGestureRecognizer, direction: down, actions: [{action: down, target: Pad}]}
                - {id: pinch, class: UIPinchGestureRecognizer, actions: [{action: pinch, target: Pad}]}
                - {id: pan, class: UIPanGestureRecognizer, actions: [{action: pan, target: Pad}]}
        touches: [{drag: {from: [100, 400], to: [300, 400], steps: 40}, duration: 0.5}]
        """)
  }

  /// From a report of a press effect in a scroll view (CollectionKit, issue 72).
  @Test("a tap that recognizes while touchesBegan is still delayed says so, and not without the delay (SV-1)")
  func touchDownThatNeverComes() throws {
    func screen(_ delays: Bool) -> String {
      """
      window:
        subviews:
          - id: Scroll
            class: UIScrollView
            delaysContentTouches: \(delays)
            contentSize: [390, 2000]
            gestureRecognizers: [{id: tap, class: UITapGestureRecognizer, actions: [{action: tap, target: Scroll}]}]
            subviews: [{id: Card, frame: [20, 100, 350, 100], implements: [touchesBegan, touchesEnded]}]
      touches: [{tap: [195, 150]}]
      """
    }
    let reason =
      "and its `cancelsTouchesInView` is `true`, while `Scroll` still holds back `touchesBegan` (`delaysContentTouches`)."
    try expectHeadline(
      reason, "这时`Scroll`还延迟着`touchesBegan`（`delaysContentTouches`）。", of: screen(true))
    #expect(try !explain(screen(false)).contains(reason))
  }

  /// From reports of links in an item whose content view takes no touches (Atributika, issue 90), of a popover that stays
  /// (an ArcGIS sample, issue 876) and of two empty views around a button (DZNEmptyDataSet, issue 470).
  @Test(
    "a view with touches methods counts as aimed at; a popover's passthroughViews and the outer of two empty views are named (HT-7, HT-12, OW-22)"
  )
  func otherReasons() throws {
    try expectHeadline(
      "`Item` is selected, because the `isUserInteractionEnabled` of `Content`, in which `Text` lies, is `false`.",
      of: list(
        "class: UIPanGestureRecognizer",
        "subviews: [{id: Content, isUserInteractionEnabled: false, subviews: [{id: Text, implements: [touchesBegan]}]}]",
        touch: "{tap: [100, 30]}"))
    try expectHeadline(
      "`identify` on `Scene` takes the tap, because the popover `Options` leaves touches to its `passthroughViews`.",
      of: """
        window:
          rootViewController:
            id: Home
            view: {subviews: [{id: Scene, gestureRecognizers: [{id: identify, class: UITapGestureRecognizer, actions: [{action: identify, target: Scene}]}]}]}
            presents:
              id: Options
              modalPresentationStyle: popover
              popoverPresentationController: {passthroughViews: [Scene], sourceView: Scene, adaptivePresentationStyle: none}
              view: {frame: [45, 460, 300, 300]}
        touches: [{tap: [195, 200]}]
        """)
    try expectHeadline(
      "because `Outer`, in which `Reload` lies, says no: its bounds are empty",
      of: """
        window:
          subviews:
            - {id: Outer, frame: [0, 300, 390, 0], subviews: [{id: Inner, frame: [0, 0, 390, 0], subviews: [{id: Reload, class: UIButton, frame: [100, 20, 100, 44]}]}]}
        touches: [{tap: [150, 340]}]
        """)
  }

  /// From Apple's page of `require(toFail:)`; a report of a swipe back and a code block that wait for each other.
  @Test("recognizers that wait for each other are named where so nobody acts (GR-16)")
  func circle() throws {
    try expectHeadline(
      "`List` keeps the drag and does nothing, because `wait` on `List` may not begin: it waits in a circle of failure requirements.",
      of: """
        window:
          subviews:
            - id: List
              class: UIScrollView
              contentSize: [390, 2000]
              gestureRecognizers: [{id: wait, class: UIPanGestureRecognizer, requiresFailureOf: List.panGestureRecognizer}]
        touches:
          - {call: require, on: List.panGestureRecognizer, with: wait}
          - {drag: {from: [195, 500], to: [195, 300]}, at: 1}
        """)
  }

  /// From a report of a code block that scrolls sideways (t3code, issue 9493).
  @Test("a scroll view that scrolls names the swipe back that waited for it (OW-10)")
  func scrollsBeforeSwipeBack() throws {
    try expectHeadline(
      "`Code` scrolls with the drag, because it recognizes before the swipe back anywhere in the content of the navigation controller, and only one may recognize.",
      of: """
        window:
          rootViewController:
            id: Nav
            class: UINavigationController
            viewControllers:
              - {view: {}}
              - {view: {subviews: [{id: Code, class: UIScrollView, frame: [20, 300, 350, 200], contentSize: [900, 200]}]}}
        touches: [{drag: {from: [100, 400], to: [320, 402], steps: 30}}]
        """)
  }

  /// From reports of a card with a pan and a tap in a table (Shuffle, issue 56), of an app's edge pan over pages
  /// (GKNavigationBar, issue 56) and of a slider in pages (StepSlider, issue 31).
  @Test(
    "a drag names no tap as the loser; what scrolls names the pan that it prevents, or the touchesBegan that never comes (GR-18, SV-1)"
  )
  func losersOfDrags() throws {
    let row =
      "gestureRecognizers: [{id: pan, class: UIPanGestureRecognizer, actions: [{action: move, target: Item}]}, {id: tap, class: UITapGestureRecognizer, actions: [{action: open, target: Item}]}]"
    try expectHeadline(
      "`pan` on `Item` takes the drag, because it recognizes before the scroll of `List`, and only one may recognize, and it begins in every direction.",
      of: list(
        "class: UITapGestureRecognizer", row, touch: "{drag: {from: [150, 40], to: [150, 140], steps: 20}}"))
    func pages(_ gestures: String, _ inside: String) -> String {
      """
      window:
        subviews:
          - id: Page
            gestureRecognizers: [\(gestures)]
            subviews: [{id: Pages, class: UIScrollView, contentSize: [1170, 844], contentOffset: [390, 0], subviews: [\(inside)]}]
      touches: [{drag: {from: [4, 450], to: [250, 450], steps: 20}, duration: 0.1}]
      """
    }
    try expectHeadline(
      "`Pages` scrolls with the drag, because it recognizes before `edge`, and only one may recognize.",
      of: pages(
        "{id: edge, class: UIScreenEdgePanGestureRecognizer, edges: left, actions: [{action: back, target: Page}]}",
        ""))
    try expectHeadline(
      "`Pages` takes the drag from `Steps` and scrolls, because it recognizes before `touchesBegan` comes, which `Pages` holds back (`delaysContentTouches`).",
      of: pages("", "{id: Steps, class: StepSlider, baseClass: UIControl, frame: [390, 400, 390, 100]}"))
  }

  /// From a report of a day of a calendar whose methods call super (HorizonCalendar, issue 291).
  @Test(
    "a view whose touches methods call super runs its own code, whoever keeps the touch behind it (RC-10)")
  func runsItsOwnCode() throws {
    func screen(_ list: String) -> String {
      """
      window:
        subviews:
          - \(list)
            subviews: [{id: Day, frame: [100, 100, 100, 100], implements: {touchesBegan: {callsSuper: true}, touchesEnded: {callsSuper: true}}}]
      touches: [{tap: [150, 150]}]
      """
    }
    try expectHeadline(
      "`Day` gets the tap, because it is the deepest view under the finger, and `Day` runs its own `touchesBegan` and passes it on to nobody who handles it.",
      "`Day`执行自己的`touchesBegan`后向上传递，没有响应者处理。", of: screen("id: Month"))
    try expectHeadline(
      "`Month` keeps the tap on `Day` and does nothing, because a scroll view passes no touch on, but `Day` runs its own `touchesBegan` before it passes it on.",
      "但`Day`会先执行自己的`touchesBegan`，再向上传递。",
      of: screen("id: Month\n      class: UIScrollView\n      contentSize: [390, 2000]"))
    try expectHeadline(
      "`Row` is selected, because nothing keeps the tap from `Month`, which selects what is tapped, but `Day` runs its own `touchesBegan` before it passes it on.",
      "但`Day`会先执行自己的`touchesBegan`，再向上传递。",
      of: """
        window:
          subviews:
            - id: Month
              class: UITableView
              subviews:
                - id: Row
                  class: UITableViewCell
                  frame: [0, 0, 390, 200]
                  subviews: [{id: Day, frame: [100, 100, 100, 80], implements: {touchesBegan: {callsSuper: true}}}]
        touches: [{tap: [150, 150]}]
        """)
  }

  /// From a report of a range slider without height in a scroll view (RangeUISlider, issue 50).
  @Test("a drag on a knob that shows outside its control names the control that ends before (HT-11)")
  func dragOnAKnobOutside() throws {
    func screen(way: String) -> String {
      """
      window:
        subviews:
          - id: Page
            class: UIScrollView
            contentSize: [390, 2000]
            subviews:
              - id: Range
                frame: [20, 200, 350, 0]
                subviews:
                  - id: Knob
                    frame: [10, -20, 40, 40]
                    gestureRecognizers: [{id: move, class: UIPanGestureRecognizer, actions: [{action: move, target: Range}]}]
      touches: [{drag: {from: [50, 200], to: \(way)}}]
      """
    }
    try expectHeadline(
      "`Page` keeps the drag meant for `Knob` and does nothing, because `Range`, in which it lies, says no: its bounds are empty (350 × 0 pt).",
      of: screen(way: "[150, 200]"))
    try expectHeadline(
      "`Page` scrolls with the drag, because `Range`, in which `Knob` lies, says no: its bounds are empty (350 × 0 pt).",
      of: screen(way: "[50, 150]"))
  }

  /// From Apple's page of `isExclusiveTouch`.
  @Test("a control that acts while another one has a touch says that neither is exclusive (TE-8)")
  func twoControlsAtOnce() throws {
    func screen(_ keys: String, behind: String = "") -> String {
      """
      window:
        subviews:
          - {id: Page\(behind)}
          - {id: Pay, class: UIButton, frame: [20, 200, 350, 44], actions: [{event: touchUpInside, action: pay, target: Pay}]}
          - {id: Cancel, class: UIButton\(keys), frame: [20, 300, 350, 44], actions: [{event: touchUpInside, action: cancel, target: Cancel}]}
      touches:
        - {began: [100, 222], finger: thumb}
        - {began: [100, 322], finger: index}
        - {ended: [100, 322], finger: index}
        - {ended: [100, 222], finger: thumb}
      """
    }
    try expectHeadline(
      "`Cancel` gets the tap and sends `cancel`, because `isExclusiveTouch` is `false` on it and on `Pay`, which had a touch too.",
      "`Cancel`收到点击，发送`cancel`，因为`Pay`当时也有触摸，而两者的`isExclusiveTouch`都为`false`。", of: screen(""))
    try expectHeadline(
      "`Cancel` is hit and never gets the tap, because its `isExclusiveTouch` is `true` and `Pay` has a touch.",
      of: screen(", isExclusiveTouch: true"))
    let tapped =
      ", gestureRecognizers: [{class: UITapGestureRecognizer, actions: [{action: end, target: Page}]}]"
    try expectHeadline(
      "because `isExclusiveTouch` is `false` on it and on `Pay`", of: screen("", behind: tapped))
  }

  /// From Apple's page of `touchesShouldCancel(in:)`: it is asked about touches that the content has.
  @Test("a quick drag scrolls before touchesShouldCancel or canCancelContentTouches counts (SV-5, SV-6)")
  func quickDrag() throws {
    func screen(_ keys: String) -> String {
      """
      window:
        subviews:
          - id: Scroll
            class: UIScrollView
            contentSize: [390, 2000]
            \(keys)
            subviews: [{id: Buy, class: UIButton, frame: [20, 200, 300, 44]}]
      touches: [{drag: {from: [100, 222], to: [100, 120]}, duration: 0.2}]
      """
    }
    try expectHeadline(
      "`Scroll` takes the drag from `Buy` and scrolls, because it recognizes before `touchesBegan` comes, which `Scroll` holds back (`delaysContentTouches`), too early for `touchesShouldCancel` to count.",
      "这时`touchesShouldCancel`还不起作用。", of: screen("touchesShouldCancel: false"))
    try expectHeadline(
      "too early for `canCancelContentTouches` to count.", of: screen("canCancelContentTouches: false"))
    try expectHeadline("because the finger moves", of: screen("touchesShouldCancel: true"))
  }

  /// From reports of buttons that show their pressed state late (charcoal-ios, issue 111; MessageKit, issue 890).
  @Test("a control that gets touchesBegan at the lift says who held it back (SV-1, GR-24)")
  func touchDownAtTheLift() throws {
    func screen(_ list: String, event: String = "touchDown", duration: Double = 0.1) -> String {
      """
      window:
        subviews:
          - {id: List, \(list), subviews: [{id: Play, class: UIButton, frame: [20, 200, 300, 44], actions: [{event: \(event), action: play, target: Play}]}]}
      touches: [{tap: [100, 222], duration: \(duration)}]
      """
    }
    let scroll = "class: UIScrollView, contentSize: [390, 2000]"
    try expectHeadline(
      "`Play` gets the tap and sends `play`, because `List` held `touchesBegan` back until the lift (`delaysContentTouches`).",
      "因为`List`把`touchesBegan`延迟到手指抬起（`delaysContentTouches`）。", of: screen(scroll))
    try expectHeadline("because it is the deepest view", of: screen(scroll, event: "touchUpInside"))
    try expectHeadline("because it is the deepest view", of: screen(scroll, duration: 0.4))
    try expectHeadline(
      "because `tap` held `touchesBegan` back until the lift (`delaysTouchesBegan`).",
      of: screen(
        "gestureRecognizers: [{id: tap, class: UITapGestureRecognizer, delaysTouchesBegan: true}]",
        event: "touchUpInside"))
  }

  /// From reports of a strip of tabs and a chart (CarbonKit, issue 245; Charts, issue 4831) and of a swipe back in React Native
  /// (react-native-screens, issue 1510).
  @Test(
    "a scroll view that a control, an action or another recognizer keeps from scrolling says so (GR-42, GR-14)"
  )
  func keptFromScrolling() throws {
    func screen(_ inside: String, to end: String = "[100, 110]", _ keys: String = "") -> String {
      """
      window:
        subviews:
          - id: Outer
            \(keys)
            subviews:
              - id: Scroll
                class: UIScrollView
                contentSize: [900, 2000]
                subviews: [{id: Inner, frame: [0, 88, 900, 44], \(inside)}]
      touches: [{drag: {from: [300, 110], to: \(end), steps: 40}}]
      """
    }
    try expectHeadline(
      "`Inner` gets the drag and its `selectedSegmentIndex` becomes `1`, because the scroll of `Scroll` may not begin: `Inner` is a system control and goes first.",
      of: screen("class: UISegmentedControl, numberOfSegments: 9"))
    try expectHeadline(
      "`pan` on `Inner` takes the drag, because `Scroll` does not scroll: its `isScrollEnabled` is `false` since `panned` of `Inner`.",
      of: screen(
        "gestureRecognizers: [{id: pan, class: UIPanGestureRecognizer, delegate: {shouldRecognizeSimultaneously: true}, actions: [{action: panned, target: Inner, do: {began: [{set: {Scroll: {isScrollEnabled: false}}}]}}]}]"
      ))
    try expectHeadline(
      "because the scroll of `Scroll` may recognize only if it fails.", "要等它失败才能识别。",
      of: screen(
        "clipsToBounds: true",
        "gestureRecognizers: [{id: pan, class: UIPanGestureRecognizer, delegate: {shouldBeRequiredToFail: true}, actions: [{action: panned, target: Outer}]}]"
      ))
  }

  /// From reports of a panel, of a sheet whose view was removed, and of Flutter (FloatingPanel, issue 648; FittedSheets,
  /// issue 151; flutter, issue 32866).
  @Test("what is presented and shows nothing, and a swipe back that may not begin, are named (OW-8, OW-25)")
  func presentedWithoutAView() throws {
    let panel =
      "modalPresentationStyle: custom, view: {id: PanelView, hitTest: passThrough, subviews: [{id: Backdrop, alpha: 0, gestureRecognizers: [{class: UITapGestureRecognizer, actions: [{action: close, target: Home}]}]}]}"
    try expectHeadline(
      "Nobody handles the tap on `UITransitionView`, because the `alpha` of `Backdrop` is `0`.",
      of: presented(panel, touch: "{tap: [100, 100]}"))
    try expectHeadline(
      "`UITransitionView` gets the tap, because `Lock` is still presented, although its view is gone, and nobody handles it.",
      "因为`Lock`的视图已经移除，但它还没有收起",
      of: presented(
        "modalPresentationStyle: custom, view: {id: Box}",
        touch: "{call: removeFromSuperview, on: Box}, {tap: [100, 100], at: 1}"))
    try expectHeadline(
      "because the swipe back begins only while the navigation bar shows, and Flutter decides inside it what happens, unless the route goes back.",
      of: """
        window:
          rootViewController:
            class: UINavigationController
            isNavigationBarHidden: true
            viewControllers:
              - {id: Home, view: {id: HomeView}}
              - {id: Page, view: {id: Page.view, class: FlutterView}}
        touches: [{drag: {from: [3, 400], to: [200, 400]}}]
        """)
  }

  /// From a report of a swipe back that a cell's pan takes (stream-chat-swift, issue 3000).
  @Test("a circle of requirements with a recognizer of UIKit's is a doubt (GR-16)")
  func circleWithUIKit() throws {
    try expectHeadline(
      "unless UIKit breaks the circle in which its gesture and the app's wait for each other.",
      "而UIKit打破了这个循环。",
      of: """
        window:
          rootViewController:
            class: UINavigationController
            viewControllers:
              - {id: Home, view: {id: HomeView}}
              - id: Page
                view:
                  id: PageView
                  gestureRecognizers: [{id: pan, class: UIPanGestureRecognizer, delegate: {shouldBeRequiredToFail: true}, actions: [{action: panned, target: Page}]}]
        touches: [{drag: {from: [3, 400], to: [200, 400]}}]
        """)
  }

  /// From Apple's page of `contentShape`, and a report of a row of SwiftUI (foam, issue 827).
  @Test("a gesture of SwiftUI gets no tap beside the content that a file gives (OW-76)")
  func besideHostedContent() throws {
    func screen(_ content: String, cell: String) -> String {
      """
      window:
        subviews:
          - id: Form
            class: \(cell == "UIView" ? "UIView" : "UICollectionView")
            subviews:
              - id: Cell
                class: \(cell)
                frame: [0, 200, 390, 52]
                subviews:
                  - id: Row
                    class: _UIHostingView<Row>
                    hostingContent: \(content)
                    gestureRecognizers: [{id: open, class: UITapGestureRecognizer, actions: [{action: open, target: Row}]}]
      touches: [{tap: [240, 226]}]
      """
    }
    try expectHeadline(
      "`Cell` is selected, because `open` on `Row` never sees the touch: SwiftUI shows nothing of `Row` there",
      "`open`收不到这次触摸：SwiftUI在`Row`的这个位置什么也没有显示",
      of: screen("[[20, 15, 110, 22]]", cell: "UICollectionViewCell"))
    try expectHeadline(
      "because nothing shows there, where SwiftUI is hit all the same",
      of: screen("[[20, 15, 110, 22]]", cell: "UIView"))
    try expectHeadline("`open` on `Row` takes the tap", of: screen("[[0, 0, 390, 52]]", cell: "UIView"))
  }

  /// From reports of a menu and of nested lists (simsaens/Menu, issue 9; JXPagingView, issue 236).
  @Test("a recognizer for another gesture, and what lets two lists scroll, are named (GR-32, GR-18)")
  func anotherGesture() throws {
    func screen(_ recognizer: String, _ touch: String, view: String = "UIView") -> String {
      """
      window:
        subviews:
          - id: Menu
            gestureRecognizers: [{id: press, \(recognizer), actions: [{action: choose, target: Menu}]}]
            subviews: [{id: Item, class: \(view), frame: [0, 100, 390, 400]}]
      touches: [\(touch)]
      """
    }
    let press = "class: UILongPressGestureRecognizer, minimumPressDuration: 0.07"
    try expectHeadline(
      "`Item` gets the tap, because `press` on `Menu` fails: the lift came too soon, and nobody handles it.",
      "识别失败：", of: screen(press, "{tap: [100, 180], duration: 0.05}"))
    try expectHeadline(
      "`Item` keeps the tap and does nothing, because `press` on `Menu` fails: the lift came too soon.",
      of: screen(press, "{tap: [100, 180], duration: 0.05}", view: "UIScrollView"))
    try expectHeadline(
      "`Item` gets the tap, because it is the deepest view under the finger, and nobody handles it.",
      of: screen("class: UIPanGestureRecognizer", "{tap: [100, 180]}"))
    try expectHeadline(
      "scroll with the drag, because `Main` lets them recognize together.",
      of: """
        window:
          subviews:
            - id: Main
              class: UITableView
              contentSize: [390, 2000]
              gestureRecognizerDelegate: {shouldRecognizeSimultaneously: true}
              subviews: [{id: Strip, class: UICollectionView, frame: [0, 200, 390, 200], contentSize: [900, 200]}]
        touches: [{drag: {from: [300, 300], to: [200, 250], steps: 20}}]
        """)
  }

  /// From reports of a presented view and of a pan around React Native (BubbleTransition, issue 59; react-native, issue 54755).
  @Test("a presented view that takes no touches, and a touch that JavaScript loses, are told (HT-3, OW-80)")
  func lostInside() throws {
    try expectHeadline(
      "because the `isUserInteractionEnabled` of `Box` is `false`",
      of: presented(
        "modalPresentationStyle: custom, view: {id: Box, isUserInteractionEnabled: false}",
        touch: "{tap: [100, 120]}"))
    try expectHeadline(
      ", and JavaScript's touch is cancelled, whatever the `cancelsTouchesInView` of `pan` says.",
      "，而JavaScript的触摸被取消，不管`pan`的`cancelsTouchesInView`。",
      of: """
        window:
          gestureRecognizers: [{id: pan, class: UIPanGestureRecognizer, cancelsTouchesInView: false, actions: [{action: panned, target: Root}]}]
          subviews:
            - id: Root
              class: RCTSurfaceHostingView
              baseClass: UIView
              gestureRecognizers: [{class: RCTSurfaceTouchHandler}]
              subviews: [{id: Pressable, class: RCTViewComponentView, frame: [20, 100, 350, 200]}]
        touches: [{drag: {from: [60, 200], to: [260, 210], steps: 20}}]
        """)
  }

  /// From reports of buttons that are pressed late, of a sheet and of a panel (DolphiniOS, issue 21; react-native-true-sheet,
  /// issue 585; FloatingPanel, issue 99).
  @Test(
    "a late action, a sheet that grows first and a transparent backdrop are in the headline (GR-25, OW-19, HT-8)"
  )
  func lateAndTransparent() throws {
    try expectHeadline(
      "`A` gets the tap and sends `press` and `release` 0.35 s after the lift, because `twice` on `UIWindow` waits for another tap and its `delaysTouchesEnded` is `true`.",
      of: """
        window:
          gestureRecognizers: [{id: twice, class: UITapGestureRecognizer, numberOfTapsRequired: 2}]
          subviews: [{id: A, class: UIButton, frame: [20, 200, 80, 80], actions: [{event: touchDown, action: press, target: A}, {event: touchUpInside, action: release, target: A}]}]
        touches: [{tap: [60, 240]}]
        """)
    try expectHeadline(
      "The pan of the sheet takes the drag from `List`, because the sheet grows before `List` scrolls (`prefersScrollingExpandsWhenScrolledToEdge`).",
      "因为sheet先变高，然后`List`才滚动（`prefersScrollingExpandsWhenScrolledToEdge`）。",
      of: presented(
        "sheetPresentationController: {detents: [{identifier: small, fraction: 0.4}, large], selectedDetentIdentifier: small}, view: {id: Box, subviews: [{id: List, class: UIScrollView, frame: [0, 40, 390, 760], contentSize: [390, 3000]}]}",
        touch: "{drag: {from: [195, 750], to: [195, 560], steps: 20}}"))
    try expectHeadline(
      "because the `alpha` of `Backdrop` is `0`",
      of: """
        window:
          subviews:
            - {id: Table, class: UITableView, contentSize: [390, 2000]}
            - id: Panel
              hitTest: passThrough
              subviews: [{id: Backdrop, alpha: 0, gestureRecognizers: [{class: UITapGestureRecognizer, actions: [{action: close, target: Panel}]}]}]
        touches: [{tap: [60, 240]}]
        """)
  }

  /// From reports of a list and of a tab (Blueprint, issue 132; Floaty, issue 206).
  @Test("a control with the touch at once and UIKit's own are told (SV-6, OW-12)")
  func controlsInSpecialPlaces() throws {
    let buy =
      "{id: Buy, class: UIButton, frame: [20, 200, 300, 44], actions: [{event: touchUpInside, action: buy, target: Buy}]}"
    try expectHeadline(
      "because the `delaysContentTouches` of `List` is `false`, and a scroll view takes no touch from a control that has it.",
      "因为`List`的`delaysContentTouches`为`false`，而滚动视图不会取消控件已有的触摸。",
      of: """
        window: {subviews: [{id: List, class: UIScrollView, contentSize: [390, 2000], delaysContentTouches: false, subviews: [\(buy)]}]}
        touches: [{drag: {from: [100, 222], to: [100, 100]}}]
        """)
    try expectHeadline(
      "`Tab` gets the tap and selects its tab, because it is the deepest view under the finger.",
      of: """
        window: {subviews: [{id: Bar, class: UITabBar, frame: [0, 760, 390, 84], subviews: [{id: Tab, class: UITabBarButton, frame: [0, 0, 195, 84]}]}]}
        touches: [{tap: [100, 800]}]
        """)
  }

  /// From react-native-bottom-sheet (issue 19): the list does not scroll on purpose, and the sheet's pan is refused in it.
  @Test(
    "over a list that does not scroll, a pan whose delegate refuses by the place is named, one that goes by the way is not (GR-7)"
  )
  func refusedOverStillList() throws {
    func sheet(_ condition: String) -> String {
      """
      window:
        subviews:
          - id: Sheet
            gestureRecognizers: [{id: pan, class: UIPanGestureRecognizer, delegate: {shouldBegin: {only: \(condition)}}, actions: [{action: move, target: Sheet}]}]
            subviews: [{id: List, class: UIScrollView, contentSize: [390, 2000], isScrollEnabled: false}]
      touches: [{drag: {from: [195, 650], to: [195, 450], steps: 20}}]
      """
    }
    try expectHeadline("because `pan` on `Sheet` may not begin", of: sheet("{not: {within: List}}"))
    try expectHeadline("because its `isScrollEnabled` is `false`", of: sheet("{moves: horizontally}"))
  }
}
