// SPDX-License-Identifier: Apache-2.0

import Testing

/// Headlines that say why a view, a row or a recognizer gets nothing where people expect it to.
@MainActor
@Suite struct HeadlineLosersTests {
  /// From toolbars whose buttons are dead since iOS 11 (V2ex-Swift, commit 541bcb5).
  @Test("what an app has put into a toolbar lies behind the toolbar's own view (OW-106)")
  func viewInToolbar() throws {
    func screen(_ keys: String = "", page: String = "") -> String {
      """
      \(keys)
      window:
        rootViewController:
          id: Page
          view:
            \(page)
            subviews:
              - id: Bar
                class: UIToolbar
                frame: [0, 700, 390, 44]
                subviews: [{id: Send, class: UIButton, frame: [300, 0, 80, 44], actions: [{event: touchUpInside, action: send, target: Page}]}]
      touches: [{tap: [340, 720]}]
      """
    }
    let reason =
      "because it lies in front of `Send`, unless that is an item of the toolbar, or was added after the first layout."
    try expectHeadline(
      "`_UIToolbarContentView` gets the tap, and nothing is known to handle it, \(reason)",
      "除非它是工具栏的按钮项，或是第一次布局之后才添加的。",
      of: screen())
    try expectHeadline(
      "`close` on `UIView` takes the tap from `_UIToolbarContentView`, because `_UIToolbarContentView` lies in front of `Send`",
      of: screen(
        page:
          "gestureRecognizers: [{id: close, class: UITapGestureRecognizer, actions: [{action: close, target: Page}]}]"
      ))
    try expectHeadline("`Send` gets the tap and sends `send`", of: screen("system: 10.3"))
    try expectHeadline(
      "`Send` gets the tap and sends `send`", of: screen("configuration: {toolbarsInsertContentView: false}"))
  }

  /// From a table that is hit behind a header (material-components-ios, issue 3648).
  @Test("the row at the place of a touch on the list itself is selected (SV-10)")
  func listItself() throws {
    func screen(_ row: String) -> String {
      """
      window:
        subviews:
          - {id: List, class: UITableView, contentSize: [390, 2000], subviews: [{id: Row, class: UITableViewCell, frame: [0, 0, 390, 60]\(row)}]}
          - {id: Header, frame: [0, 0, 390, 120], hitTest: {inside: List}}
      touches: [{tap: [195, 30]}]
      """
    }
    try expectHeadline(
      "`Row` is selected, because `hitTest` of `Header` returns `List`.", "`Row`被选中", of: screen(""))
    try expectHeadline(
      "`List` keeps the tap and does nothing, because `hitTest` of `Header` returns it.",
      of: screen(", isUserInteractionEnabled: false"))
  }

  /// From a stack of cells (TGLStackedViewController, issue 38).
  @Test("a row that only zPosition draws in front is named where the other one is selected (HT-24)")
  func drawnRow() throws {
    func screen(_ position: Int) -> String {
      """
      window:
        subviews:
          - id: Stack
            class: UICollectionView
            subviews:
              - {id: Red, class: UICollectionViewCell, frame: [20, 160, 350, 400], zPosition: \(position)}
              - {id: Blue, class: UICollectionViewCell, frame: [20, 100, 350, 400], zPosition: 1}
      touches: [{tap: [195, 300]}]
      """
    }
    try expectHeadline(
      "`Blue` is selected, because it comes later among the subviews than `Red`, which only `zPosition` draws in front.",
      "`Blue`被选中，因为它在子视图中排在`Red`之后", of: screen(2))
    try expectHeadline("because nothing keeps the tap from `Stack`", of: screen(0))
  }

  /// From a hosting view that an override drops (SwiftMessages, issue 561).
  @Test("a view with a recognizer that an override drops is named where nobody handles the tap (HT-17)")
  func droppedView() throws {
    let screen = """
      window:
        rootViewController:
          view:
            id: Page
            subviews:
              - id: Message
                frame: [0, 0, 390, 200]
                hitTest: {unless: {view: [Message, Host]}}
                subviews: [{id: Host, gestureRecognizers: [{id: hide, class: UITapGestureRecognizer, actions: [{action: hide, target: App}]}]}]
      touches: [{tap: [195, 140]}]
      """
    try expectHeadline(
      "and nobody handles it, and the `hitTest` of `Message` drops `Host`.", "`Message`的`hitTest`没有采用`Host`。",
      of: screen)
  }

  /// From a map whose double tap delays the end of touches (mapbox-gl-native, issue 11875).
  @Test("a control that acts late says before which recognizer it goes (GR-38)")
  func lateControl() throws {
    func screen(_ others: String) -> String {
      """
      window:
        subviews:
          - id: Map
            gestureRecognizers: [{id: twice, class: UITapGestureRecognizer, numberOfTapsRequired: 2}\(others)]
            subviews: [{id: Callout, class: UIButton, frame: [0, 300, 200, 70], actions: [{event: touchUpInside, action: call, target: App}]}]
      touches: [{tap: [110, 330]}]
      """
    }
    let late = "because `twice` on `Map` waits for another tap and its `delaysTouchesEnded` is `true`"
    try expectHeadline(
      "\(late), and it goes before `once` on `Map`.", "并且它先于`Map`上的点击手势`once`。",
      of: screen(
        ", {id: once, class: UITapGestureRecognizer, requiresFailureOf: twice, actions: [{action: tapped, target: App}]}"
      ))
    try expectHeadline("\(late).", of: screen(""))
  }

  /// From a custom button under a tap that closes the keyboard (LGButton, issue 37).
  @Test("a tap around a control of the app's own says that only UIKit's controls go before it (GR-38)")
  func ownControl() throws {
    func screen(_ control: String) -> String {
      """
      window:
        subviews:
          - id: Page
            gestureRecognizers: [{id: close, class: UITapGestureRecognizer, actions: [{action: close, target: App}]}]
            subviews: [{id: Login, \(control), frame: [20, 300, 200, 50], actions: [{event: touchUpInside, action: login, target: App}]}]
      touches: [{tap: [100, 320]}]
      """
    }
    try expectHeadline(
      "`close` on `Page` takes the tap from `Login`, because it recognizes the tap and its `cancelsTouchesInView` is `true`, and only UIKit's own controls go before such a tap.",
      "只有UIKit自己的控件先于这样的点击手势。", of: screen("class: LGButton, baseClass: UIControl"))
    try expectHeadline(
      "`Login` gets the tap and sends `login`", of: screen("class: LGButton, baseClass: UIButton"))
  }

  /// From a pan on what lies beside a button (LNPopupController, issue 464).
  @Test("a drag that nobody acts on names the only pan under the finger, which does not see it (GR-1)")
  func unseenPan() throws {
    func screen(_ touch: String) -> String {
      """
      window:
        subviews:
          - {id: Player, gestureRecognizers: [{id: pull, class: PullRecognizer, baseClass: UIPanGestureRecognizer, actions: [{action: pull, target: App}]}]}
          - {id: Close, class: UIButton, frame: [12, 56, 40, 40], actions: [{event: touchUpInside, action: close, target: App}]}
      touches: [\(touch)]
      """
    }
    try expectHeadline(
      "and `pull` on `Player` does not see it, as that is not around `Close`.",
      "`pull`收不到它，因为那个视图不在`Close`外层。",
      of: screen("{drag: {from: [32, 76], to: [34, 420], steps: 30}}"))
    #expect(
      try !explain(screen("{drag: {from: [32, 76], to: [34, 420]}}")).contains("touches methods of the class")
    )
    #expect(try !explain(screen("{tap: [32, 76]}")).contains("does not see it, as"))
  }

  /// From a label with a menu's delegate that gives none (maui, issue 10464).
  @Test("a click that nobody handles says that the view's context menu is not given (OW-46)")
  func menuNotGiven() throws {
    func screen(_ configuration: String) -> String {
      """
      system: 15
      device: {size: [1024, 768]}
      window: {subviews: [{id: Label, frame: [100, 100, 200, 44], interactions: [{class: UIContextMenuInteraction\(configuration)}]}]}
      touches: [{tap: [150, 120], buttonMask: secondary}]
      """
    }
    try expectHeadline(
      "and nobody handles it, and its context menu does not open, as the delegate gives none.",
      "它的上下文菜单没有打开，因为代理没有给出菜单。",
      of: screen(", configuration: false"))
    try expectHeadline("The context menu of `Label` takes the tap", of: screen(""))
  }

  /// From a text in a row (openradar 33477233).
  @Test("a row around a text says why it is not selected (SV-9)")
  func rowAroundText() throws {
    func screen(_ text: String) -> String {
      """
      window:
        subviews:
          - id: List
            class: UITableView
            subviews: [{id: Row, class: UITableViewCell, frame: [0, 100, 390, 60], subviews: [{id: Text, \(text)}]}]
      touches: [{tap: [100, 130]}]
      """
    }
    try expectHeadline(
      "and `Row` is not selected, as a text view keeps its touches, since iOS 11 also where it does not scroll.",
      "`Row`不会被选中，因为从iOS 11起，不滚动的文本视图也不向上传递触摸。",
      of: screen("class: UITextView, isScrollEnabled: false, isEditable: false"))
    try expectHeadline(
      "and `Row` is not selected, as a text view keeps its touches.",
      of: screen("class: UITextView, isEditable: false"))
  }

  /// From a slider of the app's own (ColorSlider, issue 24).
  @Test("what a control of the app's own sends by its own code is unknown (UC-11)")
  func ownAction() throws {
    func screen(_ event: String) -> String {
      """
      window: {subviews: [{id: Slider, class: ColorSlider, baseClass: UIControl, frame: [0, 100, 200, 50], actions: [{event: \(event), action: pick, target: App}]}]}
      touches: [{tap: [100, 120]}]
      """
    }
    try expectHeadline("keeps it (which action it sends is unknown)", of: screen("valueChanged"))
    try expectHeadline("`Slider` gets the tap and does nothing", of: screen("touchDragExit"))
  }

  /// From a remote control on an iPad (Official-Kodi-Remote-iOS, issue 606), and a game behind a swipe back (Gearboy, issue 75).
  @Test(
    "what no touch dismisses before iOS 13, and a drag that begins at the edge, are said so (OW-20, OW-7)")
  func versionAndEdge() throws {
    func presented(_ system: String) -> String {
      """
      system: \(system)
      device: {size: [1024, 768]}
      window:
        rootViewController:
          view: {id: Root}
          presents: {id: Remote, modalPresentationStyle: formSheet, view: {frame: [242, 84, 540, 600]}}
      touches: [{tap: [50, 720]}]
      """
    }
    try expectHeadline(
      "because the touch is beside `Remote`, which no touch there dismisses before iOS 13, and nobody handles it.",
      "iOS 13之前点那里不会收起它", of: presented("12.4"))
    try expectHeadline("The tap that dismisses `Remote` takes the tap", of: presented("13"))
    let stack = """
      system: 18
      window: {rootViewController: {class: UINavigationController, viewControllers: [{view: {id: List}}, {view: {id: Game}}]}}
      touches: [{drag: {from: [4, 400], to: [40, 400]}, duration: 2}]
      """
    try expectHeadline(
      "because it recognizes a drag that begins at the edge of the screen", "识别到从屏幕边缘开始的拖动", of: stack)
  }
}
