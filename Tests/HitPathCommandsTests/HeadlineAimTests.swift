// SPDX-License-Identifier: Apache-2.0

import Testing

/// The reason that the first sentence gives, where the finger was aimed at something that did not get the touch.
@MainActor
@Suite struct HeadlineAimTests {
  /// From a report of buttons in a cell (penn-mobile-ios, pull request 358).
  @Test("a selected row says that a button of it lies behind another view of the row (HT-5)")
  func buttonBehindContent() throws {
    try expectHeadline(
      "`Cell` is selected, because `Content` lies in front of `Open`.", "`Cell`被选中，因为`Content`在`Open`前面。",
      of: """
        window:
          subviews:
            - id: Table
              class: UITableView
              subviews:
                - id: Cell
                  class: UITableViewCell
                  frame: [0, 0, 390, 120]
                  subviews:
                    - {id: Open, class: UIButton, frame: [20, 40, 120, 44]}
                    - {id: Content, class: UITableViewCellContentView, frame: [0, 0, 390, 120]}
        touches: [{tap: [60, 60]}]
        """)
  }

  private func raisedButton(bar: String, list: String) -> String {
    """
    window:
      subviews:
    \(bar.isEmpty ? "" : "    - \(bar)\n")    - {id: List, class: UITableView, frame: [0, 0, 390, 760], contentSize: [390, 2000], subviews: [{id: Row, class: UITableViewCell, frame: [0, 700, 390, 60]}]}
    \(list.isEmpty ? "" : "    - \(list)\n")touches: [{tap: [195, 745]}]
    """
  }

  /// From a report of a round button on a toolbar (Slide-iOS, issue 1099).
  @Test(
    "a selected row says that a button in front sticks out of its superview, and not of one behind (HT-11)")
  func raisedButton() throws {
    let bar =
      "{id: Bar, frame: [0, 760, 390, 50], subviews: [{id: Compose, class: UIButton, frame: [165, -30, 60, 60]}]}"
    try expectHeadline(
      "`Row` is selected, because `Bar`, in which `Compose` lies, says no: the point is 15 pt above its bounds.",
      "`Row`被选中，因为`Compose`所在的`Bar`返回`nil`：触摸点在`bounds`上方15点处。",
      of: raisedButton(bar: "", list: bar))
    try expectHeadline(
      "`Row` is selected, because nothing keeps the tap from `List`, which selects what is tapped.",
      "`Row`被选中，因为",
      of: raisedButton(bar: bar, list: ""))
  }

  /// From reports of a button in the background of slides (Presentation, issue 89) and of an empty state over a table
  /// (DZNEmptyDataSet, pull request 172).
  @Test("a scroll view that keeps a tap names a button behind it, or in a view that refuses (HT-5, HT-14)")
  func buttonsAndAScrollView() throws {
    try expectHeadline(
      "`Pages` keeps the tap on `Slide` and does nothing, because it lies in front of `Skip`.",
      "`Pages`收到`Slide`上的点击，什么也不做，因为它在`Skip`前面。",
      of: """
        window:
          subviews:
            - {id: Skip, class: UIButton, frame: [300, 760, 70, 44]}
            - {id: Pages, class: UIScrollView, contentSize: [1170, 844], subviews: [{id: Slide, frame: [0, 0, 390, 844]}]}
        touches: [{tap: [330, 780]}]
        """)
    try expectHeadline(
      "`Table` keeps the tap meant for `Retry` and does nothing, because `Content`, in which it lies, says no: its bounds are empty (390 × 0 pt).",
      "因为`Retry`所在的`Content`返回`nil`：它的`bounds`为空",
      of: """
        window:
          subviews:
            - id: Table
              class: UITableView
              subviews:
                - {id: Content, frame: [0, 350, 390, 0], subviews: [{id: Retry, class: UIButton, frame: [120, 0, 150, 44]}]}
        touches: [{tap: [195, 370]}]
        """)
  }

  private func barOverList(presented: Bool) -> String {
    let bar = "{id: Bar, frame: [0, 750, 390, 70]}"
    let list =
      "{id: Table, class: UITableView, contentSize: [390, 844], subviews: [{id: Row, class: UITableViewCell, frame: [0, 760, 390, 60]}]}"
    return """
      window:
        rootViewController:
          view: {subviews: [\(list)\(presented ? "" : ", \(bar)")]}
      \(presented ? "    presents: {modalPresentationStyle: overFullScreen, view: {id: Cover, subviews: [\(bar)]}}\n" : "")touches: [{tap: [60, 790]}]
      """
  }

  /// From a report of a folded tab bar over a table (FoldingTabBar.iOS, issue 16).
  @Test(
    "a view that nobody handles touches of names the row behind it, but none behind what is presented (SV-10)"
  )
  func rowBehindABar() throws {
    try expectHeadline(
      "`Bar` gets the tap, because it lies in front of `Row`, and nobody handles it.",
      "`Bar`收到点击，因为它在`Row`前面，但没有响应者处理。", of: barOverList(presented: false))
    try expectHeadline(
      "`Bar` gets the tap, because it is the deepest view under the finger, and nobody handles it.",
      "`Bar`收到点击",
      of: barOverList(presented: true))
  }

  /// From a report of a tap on the messages of a chat (MessageKit, issue 1624).
  @Test("a recognizer whose delegate says no when its gesture was made is named (GR-7)")
  func delegateRefuses() throws {
    try expectHeadline(
      "`List` keeps the tap and does nothing, because `tap` on `List` may not begin: `gestureRecognizerShouldBegin` of its "
        + "delegate `Messages` said no.",
      "`List`收到点击，什么也不做，因为`List`上的点击手势`tap`不能开始：它的代理`Messages`的`gestureRecognizerShouldBegin`返回`false`。",
      of: """
        window:
          rootViewController:
            id: Messages
            gestureRecognizerDelegate: {shouldBegin: {only: {gestureRecognizer: {class: UIPanGestureRecognizer}}}}
            view:
              subviews:
                - id: List
                  class: UICollectionView
                  gestureRecognizers: [{id: tap, class: UITapGestureRecognizer, delegate: Messages, actions: [{action: hide, target: Messages}]}]
        touches: [{tap: [200, 400]}]
        """)
  }

  /// From a report of a toast that a tap around it moves away (ecosia/ios-browser, pull request 320).
  @Test("a button that an action moves from under the finger is said to be no longer there (UC-8)")
  func buttonMovedAway() throws {
    try expectHeadline(
      "and `Undo` is no longer under the finger at the lift (`touchUpOutside`).",
      "但手指抬起时，`Undo`已经不在手指下面（`touchUpOutside`）。",
      of: """
        window:
          id: Window
          gestureRecognizers:
            - {id: dismiss, class: UITapGestureRecognizer, cancelsTouchesInView: false, actions: [{action: slide, target: Window, do: [{set: {Toast: {center: [195, 900]}}}]}]}
          subviews:
            - id: Toast
              bounds: [0, 0, 350, 60]
              center: [195, 770]
              subviews: [{id: Undo, class: UIButton, frame: [240, 8, 80, 44], actions: [{event: touchUpInside, action: undo, target: Window}]}]
        touches: [{tap: [300, 770]}]
        """)
  }

  private func overlay(system: String, at point: String) -> String {
    """
    system: \(system)
    window:
      subviews:
        - {id: Map}
        - id: Overlay
          hitTest: {unless: {view: Host}}
          subviews: [{id: Host, class: _UIHostingView<Controls>, hostingContent: [[20, 700, 350, 60]]}]
    touches: [{tap: \(point)}]
    """
  }

  @Test("a clear button acts through its text field, and passes no touch on (OW-114)")
  func clearButton() throws {
    try expectHeadline(
      "`Name` gets the tap on `Clear` and sends `changed`.", "`Name`收到`Clear`上的点击，发送`changed`。",
      of: """
        window:
          subviews:
            - id: Name
              class: UITextField
              frame: [20, 100, 200, 44]
              actions: [{event: editingChanged, action: changed, target: Page}]
              subviews: [{id: Clear, class: _UITextFieldClearButton, baseClass: UIButton, frame: [170, 12, 20, 20]}]
        touches: [{tap: [200, 122]}]
        """)
  }

  /// From a report of an overlay of SwiftUI (HostingPassthrough, issue 8).
  @Test(
    "an override that leaves out a hosting view is told where SwiftUI shows something, and not elsewhere (OW-57)"
  )
  func hostLeftOut() throws {
    try expectHeadline(
      "`Map` gets the tap, because the `hitTest` of `Overlay` in front returns `nil` for `Host`, a hosting view, which since "
        + "iOS 18 answers itself where SwiftUI shows something",
      "`Map`收到点击，因为前面的`Overlay`的`hitTest`对`Host`返回`nil`；它是SwiftUI的宿主视图",
      of: overlay(system: "26", at: "[100, 730]"))
    try expectHeadline(
      "`Map` gets the tap, because `Overlay` in front lets this touch through",
      "`Map`收到点击，因为这次触摸穿透前面的`Overlay`",
      of: overlay(system: "26", at: "[100, 300]"))
    try expectHeadline(
      "`Host.content` gets the tap", "`Host.content`收到点击", of: overlay(system: "17", at: "[100, 730]"))
  }

  private func bareButton(at point: String) -> String {
    """
    window: {subviews: [{id: Share, class: _UIHostingView<Share>, frame: [330, 50, 44, 44], hostingContent: [[13, 13, 18, 18]]}]}
    touches: [{tap: \(point)}]
    """
  }

  /// From a report of buttons in a toolbar (MacMagazine/app-iOS, pull request 319).
  @Test("a hosting view that shows nothing under the finger, by the file, says so (OW-57)")
  func nothingShown() throws {
    try expectHeadline(
      "because nothing shows there, where SwiftUI is hit all the same, and only a `.contentShape` or content behind it reaches so far.",
      "因为那里没有显示内容，却照样会被点中，而只有`.contentShape`或背后的内容才够得到那里。", of: bareButton(at: "[337, 58]"))
    try expectHeadline(
      "because its buttons and gestures are not views.", "因为它的按钮和手势都不是UIKit视图。",
      of: bareButton(at: "[352, 74]"))
  }

  /// From a report of annotations on a map (mapbox-gl-native, pull request 5813).
  @Test(
    "a view that keeps a recognizer around it from beginning is named where nobody handles the drag (GR-40)")
  func viewRefusesAPan() throws {
    try expectHeadline(
      "because `pan` on `Map` may not begin: `gestureRecognizerShouldBegin` of `Pin` said no, and nobody handles it.",
      "因为`Map`上的拖动手势`pan`不能开始：`Pin`的`gestureRecognizerShouldBegin`返回`false`",
      of: """
        window:
          subviews:
            - id: Map
              gestureRecognizers: [{id: pan, class: UIPanGestureRecognizer, actions: [{action: move, target: Map}]}]
              subviews:
                - id: Pin
                  frame: [100, 100, 60, 60]
                  gestureRecognizerShouldBegin: {unless: {recognizer: {class: UIPanGestureRecognizer}}}
                  gestureRecognizers: [{id: own, class: UIPanGestureRecognizer, actions: [{action: drag, target: Pin}]}]
        touches: [{drag: {from: [130, 130], to: [130, 300]}}]
        """)
  }

  /// From a report of links in a label (RDSActionLabel, issue 3).
  @Test("a view that keeps the scroll view around it from scrolling is named (GR-40)")
  func viewRefusesAScroll() throws {
    try expectHeadline(
      "because the scroll of `Scroll` may not begin: `gestureRecognizerShouldBegin` of `Label` said no.",
      "`Label`的`gestureRecognizerShouldBegin`返回`false`",
      of: """
        window:
          subviews:
            - id: Scroll
              class: UIScrollView
              contentSize: [390, 3000]
              subviews:
                - id: Label
                  class: UILabel
                  isUserInteractionEnabled: true
                  frame: [20, 100, 350, 300]
                  gestureRecognizerShouldBegin: {only: {rect: [0, 0, 100, 20]}}
        touches: [{drag: {from: [195, 350], to: [195, 150]}}]
        """)
  }

  /// From a report of a header of React Native (react-native-screens, pull request 1157).
  @Test("a view that ends before the larger area of a button in it is named (HT-6, HT-14)")
  func widenedButtonCutOff() throws {
    func screen(at x: Int) -> String {
      """
      window:
        subviews:
          - id: Item
            frame: [100, 100, 30, 30]
            subviews: [{id: Heart, class: UIButton, frame: [0, 0, 30, 30], pointInside: {outset: 15}}]
      touches: [{tap: [\(x), 110]}]
      """
    }
    try expectHeadline(
      "because `Item`, in which `Heart` lies, says no: the point is 8 pt left of its bounds.",
      "因为`Heart`所在的`Item`返回`nil`", of: screen(at: 92))
    try expectHeadline("because the finger is beside `Item`", "`Item`", of: screen(at: 70))
  }

  /// From a report of buttons in animated views (Spring, issue 66).
  @Test("a view that is animated around a button is named, not the button (HT-27)")
  func animatedCard() throws {
    try expectHeadline(
      "because `Card`, in which `Buy` lies, says no: an animation without `allowUserInteraction` is running.",
      "因为`Buy`所在的`Card`返回`nil`",
      of: """
        window:
          subviews:
            - {id: Card, isAnimating: true, frame: [20, 200, 350, 200], subviews: [{id: Buy, class: UIButton, frame: [20, 20, 120, 44]}]}
        touches: [{tap: [60, 240]}]
        """)
  }

  private func listed(_ subviews: String, of list: String = "UICollectionView") -> String {
    """
    window: {subviews: [{id: List, class: \(list), contentSize: [390, 844], subviews: [\(subviews)]}]}
    touches: [{tap: [60, 60]}]
    """
  }

  /// From reports of cells in one place (CollectionViewPagingLayout, issue 36) and of headers below cells.
  @Test("a selected item says that a button of an item or header in the same place lies behind it (HT-5)")
  func itemsInOnePlace() throws {
    for (behind, color) in [
      ("UICollectionViewCell", ""), ("UICollectionReusableView", ""), ("UICollectionViewCell", "'#fff'"),
    ] {
      let screen = listed(
        "{class: \(behind), frame: [0, 0, 390, 200], subviews: [{id: Buy, class: UIButton, frame: [20, 40, 120, 44]}]},"
          + " {id: Front, class: UICollectionViewCell, frame: [0, 0, 390, 200]\(color.isEmpty ? "" : ", backgroundColor: \(color)")}"
      )
      let cause =
        color.isEmpty
        ? ("because it lies in front of `Buy`.", "因为它在`Buy`前面。")
        : (
          "because nothing keeps the tap from `List`, which selects what is tapped, and it lies in front of `UICollectionViewCell`.",
          "因为这次点击一路传到了"
        )
      try expectHeadline("`Front` is selected, \(cause.0)", "`Front`被选中，\(cause.1)", of: screen)
    }
  }

  @Test(
    "a selected row says that a button or a label with a tap in it lies in a view that takes no touches (HT-3)"
  )
  func disabledInRow() throws {
    try expectHeadline(
      "`Row` is selected, because the `isUserInteractionEnabled` of `Photo`, in which `Like` lies, is `false`.",
      "因为`Like`所在的`Photo`的`isUserInteractionEnabled`为`false`。",
      of: listed(
        "{id: Row, class: UITableViewCell, frame: [0, 0, 390, 200], subviews: [{id: Photo, class: UIImageView, subviews: [{id: Like, class: UIButton, frame: [20, 40, 120, 44]}]}]}",
        of: "UITableView"))
    try expectHeadline(
      "`Row` is selected, because the `isUserInteractionEnabled` of `Name` is `false`.",
      "因为`Name`的`isUserInteractionEnabled`为`false`。",
      of: listed(
        "{id: Row, class: UITableViewCell, frame: [0, 0, 390, 200], subviews: [{id: Name, class: UILabel, gestureRecognizers: [{class: UITapGestureRecognizer}]}]}",
        of: "UITableView"))
  }

  /// From a report of items that get no taps (Family, pull request 192).
  @Test("a tap on a row that takes no touches, or lies in a view that takes none, says so (HT-3)")
  func disabledRow() throws {
    try expectHeadline(
      "`List` keeps the tap and does nothing, because the `isUserInteractionEnabled` of `Row` is `false`.",
      "因为`Row`的`isUserInteractionEnabled`为`false`。",
      of: listed(
        "{id: Row, class: UITableViewCell, isUserInteractionEnabled: false, frame: [0, 0, 390, 100]}",
        of: "UITableView"))
    let grid =
      "{id: Grid, class: UICollectionView, isUserInteractionEnabled: false, frame: [0, 0, 390, 300], subviews: [{id: Item, class: UICollectionViewCell, frame: [0, 0, 100, 100]}]}"
    try expectHeadline(
      "`List` keeps the tap and does nothing, because the `isUserInteractionEnabled` of `Grid`, in which `Item` lies, is `false`.",
      "因为`Item`所在的`Grid`的`isUserInteractionEnabled`为`false`。", of: listed(grid, of: "UIScrollView"))
    try expectHeadline(
      "`Page` gets the tap, because the `isUserInteractionEnabled` of `Grid`, in which `Item` lies, is `false`, and nobody handles it.",
      "因为`Item`所在的`Grid`的`isUserInteractionEnabled`为`false`",
      of: "window: {subviews: [{id: Page, subviews: [\(grid)]}]}\ntouches: [{tap: [60, 60]}]\n")
    // Beside the item nothing was meant.
    try expectHeadline(
      "because a scroll view passes no touch on.", "因为滚动视图不会把触摸向上传递。",
      of: listed(grid, of: "UIScrollView").replacing("[60, 60]", with: "[200, 60]"))
  }

  private func collapsed(around: String = "", behind: String = "") -> String {
    """
    window:
      subviews:
        - id: Page
          \(around.isEmpty ? "" : "\(around)\n      ")subviews:
            \(behind.isEmpty ? "" : "- \(behind)\n        ")- {id: Box, frame: [0, 100, 390, 0], subviews: [{id: Filter, class: UIButton, frame: [100, 0, 190, 44]}]}
    touches: [{tap: [195, 120]}]
    """
  }

  /// From a report of a button over a map (wikipedia-ios, pull request 1831).
  @Test(
    "a button in a view without a height is named in front of a map, a tap recognizer and a view with methods (HT-14)"
  )
  func collapsedView() throws {
    let chinese = "因为`Filter`所在的`Box`返回`nil`"
    try expectHeadline(
      "because `Box`, in which `Filter` lies, says no: its bounds are empty (390 × 0 pt).", chinese,
      of: collapsed(behind: "{id: Map, class: MKMapView}"))
    try expectHeadline(
      "`hide` on `Page` takes the tap meant for `Filter`, because `Box`, in which it lies, says no: its bounds are empty (390 × 0 pt).",
      "因为",
      of: collapsed(
        around:
          "gestureRecognizers: [{id: hide, class: UITapGestureRecognizer, actions: [{action: hide, target: Page}]}]"
      ))
    try expectHeadline(
      "`Page` gets the tap meant for `Filter` and handles it, because `Box`, in which it lies, says no", "因为",
      of: collapsed(around: "implements: [touchesBegan, touchesEnded]"))
  }

  private func overridden(_ hitTest: String) -> String {
    """
    window: {subviews: [{id: Box, hitTest: \(hitTest), frame: [0, 0, 390, 200], subviews: [{id: Buy, class: UIButton, frame: [20, 40, 120, 44]}]}]}
    touches: [{tap: [60, 60]}]
    """
  }

  @Test(
    "an override of hitTest that returns nil or the view itself is named with the button in the view (HT-17)")
  func overrideAroundButton() throws {
    try expectHeadline(
      "because `Box`, in which `Buy` lies, says no: its override of `hitTest` says no (returns `nil`).",
      "因为`Buy`所在的`Box`返回`nil`", of: overridden("{returns: nil}"))
    try expectHeadline(
      "`Box` gets the tap, because its `hitTest` returns the view itself and asks no subview, such as `Buy`, and nobody handles it.",
      "因为它的`hitTest`直接返回自身，不询问子视图，包括`Buy`", of: overridden("{returns: self}"))
  }

  private func bar(_ settings: String) -> String {
    """
    window:
      subviews:
        - {id: Share, class: UIButton, frame: [300, 50, 60, 36]}
        - {id: Bar, class: ClearBar, baseClass: UINavigationBar, frame: [0, 47, 390, 44]\(settings)}
    touches: [{tap: [330, 68]}]
    """
  }

  /// From reports of clear bars (WRNavigationBar, issue 163, and HBDNavigationBar, issue 119).
  @Test(
    "a bar that is hit says which button lies behind it, or that its hitTest lets only others through (HT-17)"
  )
  func clearBar() throws {
    try expectHeadline(
      "because a bar takes the touches between its items, also where it shows nothing, and `Share` lies behind it.",
      "看上去空白的地方也一样，而`Share`在它后面。", of: bar(""))
    try expectHeadline(
      "because its `hitTest` does not let this touch through: unless `type(of: view) == OwnBar`.",
      "因为它的`hitTest`没有让这次触摸穿透：符合以下条件时返回`nil`", of: bar(", hitTest: {unless: {view: {exactly: OwnBar}}}"))
  }

  @Test("the content of a visual effect view in front of a button is a plain view (HT-5)")
  func visualEffect() throws {
    try expectHeadline(
      "`Content` gets the tap, because `Blur` lies in front of `Buy`, and nobody handles it.",
      "因为`Blur`在`Buy`前面",
      of: """
        window:
          subviews:
            - {id: Buy, class: UIButton, frame: [20, 40, 120, 44]}
            - {id: Blur, class: UIVisualEffectView, subviews: [{id: Content, class: _UIVisualEffectContentView}]}
        touches: [{tap: [60, 60]}]
        """)
  }

  /// From reports of buttons in callouts (calloutview, issues 33 and 109, and its sample).
  @Test("a control in an annotation view of a map may lose the tap to the map (OW-95)")
  func buttonInCallout() throws {
    func map(_ around: String) -> String {
      """
      window: {subviews: [{id: Map, class: MKMapView, subviews: [{class: \(around), frame: [100, 300, 200, 150], subviews: [{id: Info, class: UIButton, actions: [{event: touchUpInside, action: info, target: Page}]}]}]}]}
      touches: [{tap: [150, 350]}]
      """
    }
    try expectHeadline(
      "unless a recognizer of `Map` takes it, about which the source says nothing.", "`Map`",
      of: map("MKPinAnnotationView"))
    try expectHeadline(
      "`Info` gets the tap and sends `info`, because it is the deepest view under the finger.", "`Info`",
      of: map("UIView"))
  }

  @Test(
    "a label that sticks out of a view with a tap is named with that view, and so is one in a bar (HT-14)")
  func overhang() throws {
    let title =
      "{id: Title, frame: [100, 60, 0, 0], gestureRecognizers: [{class: UITapGestureRecognizer, actions: [{action: open, target: Page}]}], subviews: [{id: Name, class: UILabel, frame: [-60, -15, 120, 30]}]}"
    let english = "because `Title`, in which `Name` lies, says no: its bounds are empty (0 × 0 pt)."
    let chinese = "因为`Name`所在的`Title`返回`nil`"
    try expectHeadline(
      english, chinese,
      of: "window: {subviews: [{id: Page, subviews: [\(title)]}]}\ntouches: [{tap: [100, 60]}]\n")
    try expectHeadline(
      english, chinese,
      of:
        "window: {subviews: [{id: Bar, class: UINavigationBar, frame: [0, 0, 390, 90], subviews: [\(title)]}]}\ntouches: [{tap: [100, 60]}]\n"
    )
  }

  /// From react-native-screens (issue 1981): the header's subview ends before the area of its button does.
  @Test("in a bar, what ends before the area of a button in it is named (HT-6)")
  func cutOffInBar() throws {
    try expectHeadline(
      "because `Wrapper`, in which `Settings` lies, says no: the point is 12 pt left of its bounds.",
      of: """
        window: {subviews: [{id: Bar, class: UINavigationBar, frame: [0, 47, 390, 44], subviews: [{id: Content, class: _UINavigationBarContentView, subviews: [{id: Wrapper, frame: [350, 10, 24, 24], subviews: [{id: Settings, class: RCTViewComponentView, pointInside: {outset: 24}}]}]}]}]}
        touches: [{tap: [338, 69]}]
        """)
  }

  /// From lemonade (issue 368), measured on an iPhone: the live view of a round button is narrower than the button.
  @Test("a small view with a tap that the finger just misses is named, a large one is not")
  func missesSmallView() throws {
    func item(_ size: String) -> String {
      """
      window: {subviews: [{id: Bar, class: UINavigationBar, frame: [0, 50, 390, 54], subviews: [{id: Item, frame: [257, 0, 116, 54], subviews: [{id: Icon, frame: \(size), gestureRecognizers: [{class: UITapGestureRecognizer, actions: [{action: close, target: Page}]}]}]}]}]}
      touches: [{tap: [259, 82]}]
      """
    }
    try expectHeadline(
      "because the tap misses `Icon`: it is 4 pt left of its bounds.", "因为点击没有落在`Icon`上：触摸点在`bounds`左侧4点处。",
      of: item("[6, 0, 24, 54]"))
    #expect(try !explain(item("[6, 0, 100, 54]")).contains("misses"))
  }

  /// From wire-ios (issue 4871): a button is as wide as its title, and people tapped at the right of its row.
  @Test("the only button of a low row is named, however far beside it the finger is")
  func besideOnlyButtonOfRow() throws {
    func row(_ height: Int, _ more: String = "") -> String {
      """
      window: {subviews: [{id: Screen, subviews: [{id: Row, frame: [0, 300, 390, \(height)], subviews: [{id: Stack, subviews: [{id: Certificate, class: UIButton, frame: [16, 12, 130, 24], actions: [{event: touchUpInside, action: show, target: Page}]}\(more)]}]}]}]}
      touches: [{tap: [280, 324]}]
      """
    }
    try expectHeadline(
      "because the tap misses `Certificate`: it is 134 pt right of its bounds.",
      "因为点击没有落在`Certificate`上：触摸点在`bounds`右侧134点处。", of: row(48))
    #expect(try !explain(row(300)).contains("misses"))
    let second = ", {id: Help, class: UIButton, frame: [330, 12, 40, 24]}"
    #expect(try !explain(row(48, second)).contains("misses `Certificate`"))
  }

  /// MTZRadialMenu, issue 11: with the text view behind it, the menu would not be asked either.
  @Test("what only `zPosition` draws in front would refuse the point too, and says so (HT-11, HT-24)")
  func outsideWhatIsDrawnInFront() throws {
    func screen(_ x: Int) -> String {
      """
      window:
        subviews:
          - id: Bar
            frame: [0, 600, 390, 44]
            subviews:
              - {id: Menu, frame: [320, 7, 42, 30], subviews: [{id: X, class: UIButton, frame: [-80, 0, 42, 30]}]}
              - {id: Text, class: UITextView, frame: [46, 7, 316, 30], zPosition: -99}
      touches: [{tap: [\(x), 620]}]
      """
    }
    try expectHeadline(
      "because `Menu`, in which `X` lies, says no: the point is 60 pt left of its bounds.",
      "因为`X`所在的`Menu`返回`nil`：触摸点在`bounds`左侧60点处。", of: screen(260))
  }

  /// ICGVideoTrimmer, issue 17.
  @Test("a view with a larger `point(inside:)` says which view around it refuses the point (HT-11, HT-13)")
  func largerThanItsSuperview() throws {
    func screen(_ thumb: String) -> String {
      """
      window:
        subviews:
          - {id: Scroll, class: UIScrollView, frame: [0, 500, 390, 100], contentSize: [390, 100]}
          - id: Overlay
            frame: [380, 500, 300, 100]
            gestureRecognizers: [{id: pan, class: UIPanGestureRecognizer, actions: [{action: trim, target: App}]}]
            subviews: [{id: Thumb, frame: [0, 0, 10, 100]\(thumb)}]
      touches: [{drag: {from: [370, 550], to: [270, 550]}}]
      """
    }
    try expectHeadline(
      "`Scroll` keeps the drag meant for `Thumb` and does nothing, because `Overlay`, in which it lies, says no: the point is 10 pt left of its bounds.",
      of: screen(", pointInside: {outset: {left: 30, right: 30}}"))
    #expect(try !explain(screen("")).contains("meant for `Thumb`"))
  }

  /// ImpressionKit, pull request 10.
  @Test("a view of UIKit in front of what SwiftUI shows gets the tap, which nobody behind hears of (OW-76)")
  func coversContentOfSwiftUI() throws {
    func screen(_ contentTop: Int) -> String {
      """
      system: 15.4
      window:
        rootViewController:
          class: UIHostingController
          view:
            id: Host
            class: _UIHostingView<Rows>
            hostingContent: [[0, \(contentTop), 390, 100]]
            subviews: [{id: Overlay, class: UIView, frame: [0, 100, 390, 100]}]
      touches: [{tap: [195, 150]}]
      """
    }
    try expectHeadline(
      "`Overlay` gets the tap, because it lies in front of `Host.content`, unless SwiftUI in `Host` takes it, which the source cannot show.",
      of: screen(100))
    try expectHeadline("and SwiftUI decides inside it what happens", of: screen(400))
  }

  /// react-native-keyboard-input, issue 12.
  @Test(
    "a component of React Native above the edge of what holds it is what a tap behind it was meant for (HT-11, OW-80)"
  )
  func componentAboveItsSuperview() throws {
    func screen(_ frame: String) -> String {
      """
      window:
        subviews:
          - {id: Message, class: RCTView, frame: [0, 500, 390, 100]}
          - {id: Accessory, class: TrackingView, frame: [0, 617, 390, 50], subviews: [{id: Slideout, class: RCTView, frame: \(frame)}]}
      touches: [{tap: [180, 585]}]
      """
    }
    try expectHeadline(
      "`Message` gets the tap meant for `Slideout`, because `Accessory`, in which it lies, says no: the point is 32 pt above its bounds, and React Native decides inside it what happens.",
      of: screen("[10, -60, 355, 60]"))
    #expect(try !explain(screen("[10, 0, 355, 50]")).contains("meant for"))
  }

  /// mastodon-ios, commit cd9e013a4.
  @Test("a control that an override returns from elsewhere says so, and was never under the finger (HT-17)")
  func returnedControl() throws {
    func screen(_ hitTest: String) -> String {
      """
      window:
        subviews:
          - id: Overlay
            \(hitTest)
            subviews: [{id: Alt, class: UIButton, frame: [300, 700, 60, 44], actions: [{event: touchUpInside, action: show, target: App}]}]
      touches: [{tap: [100, 100]}]
      """
    }
    let told = try explain(screen("hitTest: {returns: Alt}"))
    #expect(
      told.contains(
        "`Alt` gets the tap and does nothing, because `hitTest` of `Overlay` returns it, and the finger is beside `Alt` (`touchUpOutside`)."
      ),
      "\(told)")
    #expect(!told.contains("no longer under the finger"))
  }
}
