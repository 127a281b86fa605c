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
      "`Show` gets the tap and sends `show`, because it is the deepest view under the finger, but `Root` does not present `Card`: it presents `Sheet` already.",
      "`Show`收到点击，发送`show`，因为它是包含触摸点的最深视图，但`Root`没有present `Card`：它已经present了`Sheet`。",
      of: screen("Root"))
    try expectHeadline(
      "but `Other` does not present `Card`: its view is in no window.", "但`Other`没有present `Card`：它的视图不在窗口中。",
      of: screen("Other"))
    #expect(try !explain(screen("Sheet")).contains("does not present"))
  }

  /// From a sheet of React Native whose library turns the pan of its scroll view off (true-sheet, issue 282).
  @Test(
    "a drag says that the pan of its scroll view is disabled, which `isScrollEnabled` does not show (GR-5)")
  func disabledPan() throws {
    for name in ["", "baseClass: UIScrollView, class: RCTCustomScrollView, "] {
      try expectHeadline(
        "because the scroll of `List` never sees the touch: it was disabled at 0 s.",
        "因为`List`的滚动手势收不到这次触摸：它在0秒时被禁用。",
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
      window: {subviews: [{id: Host, class: _UIHostingView<Screen>, subviews: [{id: List, class: UICollectionView, subviews: [{id: Row, class: UICollectionViewCell, frame: [0, 100, 390, 60], subviews: [{id: Content, class: _UIHostingView<Row>, frame: [0, 0, 390, 60]\(gestures)}]}]}]}]}
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
      "`Item` is selected, because it gets the touch and `Grid` selects what is tapped.",
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
}
