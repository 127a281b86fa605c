// SPDX-License-Identifier: Apache-2.0

import Testing

/// What an answer says about a swipe back, or a modal sheet, of which reports tell more than one thing.
@MainActor
struct SwipeBackDoubtTests {
  private func stack(_ pan: String, _ view: String = "class: UIView", drag: String) -> String {
    """
    system: 26
    window:
      rootViewController:
        id: Nav
        class: UINavigationController
        viewControllers:
          - {id: Home, view: {id: HomeView}}
          - id: Detail
            view:
              id: DetailView
              subviews:
                - {id: Pager, \(view)\(pan)}
    touches: [\(drag)]
    """
  }

  private let across = "{drag: {from: [40, 400], to: [320, 405], steps: 20}}"

  /// From ARMSX2 (issue 472), whose pan switches tabs, and react-native-pager-view (issue 982), whose stack sets a delegate.
  @Test("a pan that may recognize with others, or is React Native's, may not wait for the swipe back (OW-10)")
  func delegateOfSwipeBack() throws {
    func pan(_ answer: Bool) -> String {
      """
      , gestureRecognizerDelegate: {shouldRecognizeSimultaneously: \(answer)}, gestureRecognizers: [{id: turn, class: UIPanGestureRecognizer, delegate: Pager}]
      """
    }
    let doubt = "unless the app's pan does not wait for it."
    try expectHeadline(doubt, "除非App的拖动手势不等它失败。", of: stack(pan(true), drag: across))
    #expect(try explain(stack(pan(false), "class: RNCPagerView", drag: across)).contains(doubt))
    #expect(try !explain(stack(pan(false), drag: across)).contains(doubt))
    #expect(try !explain(stack("", "class: RNCPagerView", drag: across)).contains(doubt))
  }

  /// From react-native-screens (issue 3302).
  @Test("nothing comes of a swipe back that waits until the lift (OW-10)")
  func lateSwipeBack() throws {
    func waiting(_ drag: String, _ answer: Bool = true) -> String {
      stack(
        """
        , gestureRecognizerDelegate: {shouldRequireFailure: \(answer)}, subviews: [{id: List, class: UIScrollView, contentSize: [390, 2400]}]
        """,
        drag: "{set: {Nav.interactiveContentPopGestureRecognizer: {delegate: Pager}}}, \(drag)")
    }
    let nothing = "and nothing is popped, as it begins only at the lift"
    try expectHeadline(nothing, "什么都不会弹出：它在手指抬起时才开始", of: waiting(across))
    #expect(try !explain(waiting(across, false)).contains(nothing))
    #expect(try !explain(waiting("{drag: {from: [120, 400], to: [150, 600]}}")).contains(nothing))
  }

  /// From mapbox-maps-ios (issue 1799), against react-native-true-sheet (issue 547).
  @Test("a modal sheet that dims nothing may let touches through (OW-21)")
  func modalSheet() throws {
    func sheet(_ undimmed: String, modal: Bool = true) -> String {
      """
      window:
        rootViewController:
          id: Root
          view: {id: Map, subviews: [{id: Info, class: UIButton, frame: [340, 300, 44, 44], actions: [{event: touchUpInside, action: info, target: Root}]}]}
          presents:
            id: Places
            isModalInPresentation: \(modal)
            sheetPresentationController: {detents: [medium, large], selectedDetentIdentifier: medium\(undimmed)}
      touches: [{tap: [360, 320]}]
      """
    }
    let undimmed = ", largestUndimmedDetentIdentifier: medium"
    try expectHeadline("unless the sheet lets it through.", "除非sheet没有拦下这次触摸。", of: sheet(undimmed))
    #expect(try !explain(sheet("")).contains("lets it through"))
    #expect(try !explain(sheet(undimmed, modal: false)).contains("lets it through"))
  }

  /// From two reports of screens that UIKit presents without a style, on iOS 13 and later.
  @Test("what is presented without a style is a sheet since iOS 13 (OW-16)")
  func sheetByDefault() throws {
    func presented(_ style: String, _ drag: String = "[195, 250], to: [195, 750]") -> String {
      """
      window: {rootViewController: {id: Shop, view: {id: ShopView}, presents: {id: Payment, \(style)view: {id: PaymentView}}}}
      touches: [{drag: {from: \(drag)}}]
      """
    }
    for style in ["modalPresentationStyle: automatic, ", ""] {
      try expectHeadline("The pan of the sheet takes the drag from `PaymentView`", of: presented(style))
    }
    for other in [
      presented("modalPresentationStyle: fullScreen, "), presented("", "[195, 750], to: [195, 250]"),
      "system: 12\n" + presented(""),
    ] {
      #expect(try !explain(other).contains("The pan of the sheet takes"))
    }
  }

  /// From a navigation controller that is the delegate of its own swipe back.
  @Test(
    "a swipe back whose delegate refuses the touch or its begin is the reason for what nobody handles (OW-9)")
  func refusedSwipeBack() throws {
    func refusing(_ answer: String, _ drag: String = "[3, 400], to: [300, 400]") -> String {
      """
      system: 17
      window:
        rootViewController:
          id: Nav
          class: UINavigationController
          gestureRecognizerDelegate: {\(answer): false}
          viewControllers: [{id: Feed, view: {id: FeedView}}, {id: Article, view: {id: ArticleView}}]
      touches: [{set: {Nav.interactivePopGestureRecognizer: {delegate: Nav}}}, {drag: {from: \(drag)}}]
      """
    }
    try expectHeadline(
      "because the swipe back of the navigation controller never sees the touch: `Nav` refused the touch.",
      of: refusing("shouldReceiveTouch"))
    try expectHeadline(
      "because the swipe back of the navigation controller may not begin: `gestureRecognizerShouldBegin` of its delegate `Nav` said no.",
      of: refusing("shouldBegin"))
    // From an app whose filters switch it off (charcoal-ios, issue 269).
    try expectHeadline(
      "because the swipe back of the navigation controller never sees the touch: it was disabled at 0 s.",
      of: refusing("shouldBegin").replacing("{delegate: Nav}", with: "{isEnabled: false}"))
    #expect(
      try !explain(refusing("shouldReceiveTouch", "[200, 400], to: [350, 400]")).contains(
        "because the swipe back"))
  }

  /// From Tabman (issue 266) and Pageboy (issue 270), against OW-9.
  @Test("a view at the edge that scrolls sideways may scroll, unless it is told to wait (OW-9)")
  func scrollAtEdge() throws {
    func pager(_ size: String, _ first: String = "") -> String {
      stack(
        ", contentSize: \(size)", "class: UIScrollView",
        drag: first + "{drag: {from: [4, 400], to: [300, 404], steps: 20}}")
    }
    let doubt = "unless a scroll view under the finger scrolls instead."
    try expectHeadline(doubt, "除非手指下的滚动视图抢先滚动。", of: pager("[1170, 844], isPagingEnabled: true"))
    try expectHeadline(doubt, of: pager("[1170, 844]"))
    #expect(try !explain(pager("[390, 3000]")).contains(doubt))
    let told = "{call: require, on: Pager.panGestureRecognizer, with: Nav.interactivePopGestureRecognizer}, "
    #expect(try !explain(pager("[1170, 844]", told)).contains(doubt))
  }

  /// From a horizontal scroll view under a hidden bar (AHKNavigationController, issue 3).
  @Test(
    "a scroll at the edge says why the swipe back does not begin, or why nothing waits for it (OW-8, OW-9)")
  func scrollsAtTheEdge() throws {
    func screen(_ first: String) -> String {
      """
      system: 17
      window:
        rootViewController:
          id: Nav
          class: UINavigationController
          isNavigationBarHidden: true
          gestureRecognizerDelegate: {shouldBegin: {only: {canPop: Nav}}}
          viewControllers:
            - {id: Home, view: {id: HomeView}}
            - {id: Trip, view: {subviews: [{id: Photos, class: UIScrollView, frame: [0, 100, 390, 300], contentSize: [1500, 300]}]}}
      touches: [\(first){drag: {from: [3, 250], to: [300, 252], steps: 40}}]
      """
    }
    try expectHeadline(
      "`Photos` scrolls with the drag, because the swipe back begins only while the navigation bar shows.",
      of: screen(""))
    try expectHeadline(
      "`Photos` scrolls with the drag, because the delegate of the swipe back of the navigation controller is `Nav` and not UIKit's, and so nothing waits for it.",
      "的代理换成了`Nav`，不再是UIKit自己的，其他手势不会等待它。",
      of: screen("{set: {Nav.interactivePopGestureRecognizer: {delegate: Nav}}}, "))
  }
}
