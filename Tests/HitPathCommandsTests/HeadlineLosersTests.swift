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
      "只有UIKit自带的控件优先于这样的点击手势。", of: screen("class: LGButton, baseClass: UIControl"))
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
      "and `Row` is not selected, as a text view keeps its touches, since iOS 11 also where it does not scroll",
      "`Row`不会被选中，因为从iOS 11起，不滚动的文本视图也不向上传递触摸",
      of: screen("class: UITextView, isScrollEnabled: false, isEditable: false"))
    try expectHeadline(
      "and `Row` is not selected, as a text view keeps its touches, unless",
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

  /// From a tab bar that is hidden (MCTabBarController, issue 1).
  @Test("an override that answers for a hidden view says what it does not ask for (HT-17)")
  func hiddenOverride() throws {
    func screen(_ keys: String) -> String {
      """
      window:
        subviews:
          - {id: Buy, class: UIButton, frame: [0, 700, 390, 100], actions: [{event: touchUpInside, action: buy, target: App}]}
          - id: Bar
            frame: [0, 761, 390, 83]
            hitTest: {redirect: Center}
            \(keys)
            subviews: [{id: Center, class: UIButton, frame: [160, -20, 70, 70], actions: [{event: touchUpInside, action: center, target: App}]}]
      touches: [{tap: [195, 775]}]
      """
    }
    try expectHeadline(
      "because `hitTest` of `Bar` returns it, without asking for `isHidden`, which is `true`.",
      "没有先看`isHidden`（值为`true`）。",
      of: screen("isHidden: true"))
    #expect(try !explain(screen("isHidden: false")).contains("without asking"))
  }

  /// From a view that is tapped while it moves (Stack Overflow 66085294).
  @Test("a view that animates elsewhere is named where nobody handles the tap (HT-27)")
  func animatedElsewhere() throws {
    func screen(_ keys: String) -> String {
      """
      window:
        rootViewController:
          view:
            id: Root
            subviews: [{id: Box, frame: [400, 100, 100, 100], \(keys)gestureRecognizers: [{id: tap, class: UITapGestureRecognizer, actions: [{action: tapped, target: App}]}]}]
      touches: [{tap: [200, 150]}]
      """
    }
    try expectHeadline(
      "and nobody handles it, and `Box`, which may be drawn there still, takes no touches while it animates.",
      "`Box`可能还画在那里，但它在动画期间不接收触摸。", of: screen("isAnimating: true, "))
    #expect(try !explain(screen("")).contains("while it animates"))
  }

  /// From a map and a stack that set the delegate of the swipe back (OsmAnd-iOS, commit d795dca43c).
  @Test("a swipe back says that its delegate is the app's (OW-8)")
  func otherDelegate() throws {
    func screen(_ step: String) -> String {
      """
      system: 18
      window: {rootViewController: {id: Nav, class: UINavigationController, viewControllers: [{view: {id: List}}, {id: Page, view: {id: PageView}}]}}
      touches: [\(step){drag: {from: [3, 400], to: [300, 400]}}]
      """
    }
    try expectHeadline(
      "and leaves `Page`, and its delegate is `Page` and not UIKit's.", "它的代理是`Page`，不是UIKit自己的。",
      of: screen("{set: {Nav.interactivePopGestureRecognizer: {delegate: Page}}}, "))
    #expect(try !explain(screen("")).contains("and not UIKit's"))
  }

  /// From a signature in a table (SwiftSignatureView, issue 45).
  @Test("a scroll view that takes the stroke names the drawing that it goes before (OW-95)")
  func drawingLoses() throws {
    try expectHeadline(
      "`Form` takes the drag from `Canvas` and scrolls, because it recognizes before the drawing of `Canvas`",
      of: """
        window:
          subviews:
            - id: Form
              class: UITableView
              contentSize: [390, 1600]
              subviews: [{id: Canvas, class: PKCanvasView, frame: [20, 200, 350, 200], gestureRecognizers: [{id: drawing, class: PKDrawingGestureRecognizer}]}]
        touches: [{drag: {from: [100, 350], to: [120, 470], steps: 20}}]
        """)
  }

  /// From a list in a sheet that only code dismisses (MJRefresh, issue 1584).
  @Test("a list whose drag moves its sheet is the reason, and does not scroll (OW-19)")
  func listMovesSheet() throws {
    func screen(_ end: Int) -> String {
      """
      window:
        rootViewController:
          view: {id: Home}
          presents:
            id: Notes
            sheetPresentationController: {}
            view: {subviews: [{id: List, class: UITableView, contentSize: [390, 3000], subviews: [{id: Row, class: UITableViewCell, frame: [0, 0, 390, 60]}]}]}
      touches: [{drag: {from: [195, 150], to: [195, \(end)]}, duration: 2}]
      """
    }
    try expectHeadline(
      "The pan of the sheet takes the drag from `List`, because the content of `List` is at its edge.",
      "`List`的内容已到边缘。", of: screen(250))
    try expectHeadline(
      "The pan of the sheet takes the drag from `List`, because `List` is at its edge and has no `refreshControl`, and the stroke dismisses `Notes`.",
      of: screen(830)
    )
  }

  /// From a quest button on a map (GoMap, commit 0e27d6eb).
  @Test("a drag on a control without effect names the pan that refused the touch (GR-6)")
  func refusedPan() throws {
    try expectHeadline(
      "`Quest` gets the drag and does nothing, because `pan` on `Map` never sees the touch: `Map` refused the touch.",
      of: """
        window:
          subviews:
            - id: Map
              gestureRecognizerDelegate: {shouldReceiveTouch: {unless: {view: {class: UIControl}}}}
              gestureRecognizers: [{id: pan, class: UIPanGestureRecognizer, delegate: Map, actions: [{action: move, target: App}]}]
              subviews: [{id: Quest, class: UIButton, frame: [100, 300, 60, 60], actions: [{event: touchUpInside, action: quest, target: App}]}]
        touches: [{drag: {from: [130, 330], to: [250, 330]}}]
        """)
  }

  /// From a reader's page with a tap of its own (KMReader, issue 423).
  @Test("the page controller may turn the page beside a tap that allows others (OW-111)")
  func pageTurnBeside() throws {
    func screen(_ delegate: String) -> String {
      """
      window:
        rootViewController:
          class: UIPageViewController
          view: {subviews: [{id: Page, gestureRecognizers: [{id: zone, class: UITapGestureRecognizer\(delegate), actions: [{action: tapped, target: App}]}]}]}
      touches: [{tap: [20, 400]}]
      """
    }
    try expectHeadline(
      "unless the page controller turns the page.",
      of: screen(", delegate: {shouldRecognizeSimultaneously: true}"))
    #expect(try !explain(screen("")).contains("turns the page"))
  }

  /// From a story whose button is only its label (subconscious, pull request 556).
  @Test("a gesture of SwiftUI may not be on a background that encloses the rest (OW-76)")
  func backgroundAroundGesture() throws {
    func screen(_ content: String) -> String {
      """
      window:
        rootViewController:
          view:
            subviews:
              - id: Story
                class: _UIHostingView<Story>
                frame: [0, 100, 390, 200]
                hostingContent: \(content)
                gestureRecognizers: [{id: open, class: UITapGestureRecognizer, actions: [{action: open, target: App}]}]
      touches: [{tap: [350, 280]}]
      """
    }
    try expectHeadline(
      "unless the view of the SwiftUI gesture is not hit there.",
      of: screen("[[0, 0, 390, 200], [20, 20, 200, 40]]"))
    #expect(try !explain(screen("[[0, 0, 390, 200]]")).contains("is not hit there"))
  }

  /// From the cell of a chat (Messenger, issue 18).
  @Test("a control right in a cell may be behind the content view since iOS 14 (OW-42)")
  func addedToCell() throws {
    let screen = """
      window:
        subviews:
          - class: UITableView
            subviews: [{class: ChatCell, baseClass: UITableViewCell, frame: [0, 100, 390, 60], subviews: [{id: Accept, class: UIButton, frame: [300, 10, 80, 40], actions: [{event: touchUpInside, action: accept, target: App}]}]}]
      touches: [{tap: [340, 130]}]
      """
    try expectHeadline(
      "unless it lies in the cell itself and not in its `contentView`.",
      "除非它在cell本身上，而不在`contentView`里。",
      of: screen)
    // The same for what lies in a view that was added (penn-mobile-ios, issue 358).
    try expectHeadline(
      "unless it lies in the cell itself and not in its `contentView`.",
      of: screen.replacing(
        "subviews: [{id: Accept", with: "subviews: [{id: Card, subviews: [{id: Accept"
      ).replacing("]}]}]\n", with: "]}]}]}]\n"))
    // The same for a text field (ELCTextFieldCell, issue 9).
    try expectHeadline(
      "unless it lies in the cell itself and not in its `contentView`.",
      of: screen.replacing("class: UIButton", with: "class: UITextField"))
    #expect(try !explain("system: 13\n" + screen).contains("contentView"))
  }

  /// From a chat whose tap to hide the keyboard never fires (MessageKit, issue 1624).
  @Test("a tap whose delegate keeps it from beginning is named beside the tap that acts (GR-7)")
  func delegateKeepsFromBeginning() throws {
    try expectHeadline(
      "`open` on `Page` takes the tap, because it recognizes the tap and its `cancelsTouchesInView` is `true`, and `hide` on `Page` fails: `gestureRecognizerShouldBegin` of its delegate says no.",
      "而`Page`上的点击手势`hide`失败了：它的代理的`gestureRecognizerShouldBegin`返回`false`。",
      of: """
        window:
          subviews:
            - id: Page
              gestureRecognizers:
                - {id: open, class: UITapGestureRecognizer, actions: [{action: open, target: App}]}
                - {id: hide, class: UITapGestureRecognizer, delegate: {shouldBegin: {only: {moves: horizontally}}, shouldRecognizeSimultaneously: true}, actions: [{action: hide, target: App}]}
        application: {id: App}
        touches: [{tap: [100, 100]}]
        """)
  }

  /// From two buttons in a row of a `List`, which both act (swiftui-flow-layout, issue 3).
  @Test("a tap in a row of SwiftUI names the buttons that act too (OW-98)")
  func rowPerforms() throws {
    func screen(_ x: Double) -> String {
      """
      window:
        rootViewController:
          class: UIHostingController
          view:
            id: Host
            hostingContent: [[0, 0, 390, 400]]
            subviews:
              - id: List
                class: UpdateCoalescingCollectionView
                baseClass: UICollectionView
                contentSize: [390, 400]
                subviews:
                  - id: Row
                    class: ListCollectionViewCell
                    baseClass: UICollectionViewCell
                    frame: [0, 100, 390, 60]
                    subviews:
                      - id: Content
                        class: _UIHostingView<Row>
                        hostingContent: [[0, 0, 390, 60]]
                        subviews:
                          - {id: Edit, class: CGDrawingView, frame: [20, 10, 80, 40], gestureRecognizers: [{id: edit, class: UITapGestureRecognizer, actions: [{action: edit, target: Host}], canBePrevented: {only: {recognizer: {class: UIPanGestureRecognizer}}}}]}
                          - {id: Delete, class: CGDrawingView, frame: [220, 10, 80, 40], gestureRecognizers: [{id: delete, class: UITapGestureRecognizer, actions: [{action: delete, target: Host}], canBePrevented: {only: {recognizer: {class: UIPanGestureRecognizer}}}}]}
      touches: [{tap: [\(x), 130]}]
      """
    }
    let why =
      "too unless each button has a `buttonStyle`, as a tap in a row of a `List` performs all its buttons"
    try expectHeadline(
      "and `delete` acts \(why)",
      "`delete`也会触发（除非每个按钮都设置了`buttonStyle`）：点击`List`的一行会触发其中所有按钮", of: screen(60))
    try expectHeadline("and `edit` and `delete` act \(why)", of: screen(160))
  }

  /// From a button that shows no highlight in a collection view (CollectionKit, issue 72).
  @Test("a button that a scroll view holds back lights up at the lift (SV-1)")
  func highlightsLate() throws {
    func screen(_ keys: String) -> String {
      """
      window:
        subviews:
          - id: List
            class: UIScrollView
            contentSize: [390, 2000]
            \(keys)
            subviews: [{id: Buy, class: UIButton, frame: [100, 100, 100, 40], actions: [{event: touchUpInside, action: buy, target: App}]}]
      application: {id: App}
      touches: [{tap: [150, 120]}]
      """
    }
    try expectHeadline(
      "`Buy` gets the tap and sends `buy`, because it is the deepest view under the finger, and it lights up only at the lift, as `List` held back `touchesBegan` (`delaysContentTouches`).",
      "而且到手指抬起时才高亮：`List`延迟了`touchesBegan`（`delaysContentTouches`）。", of: screen(""))
    try expectHeadline(
      "`Buy` gets the tap and sends `buy`, because it is the deepest view under the finger.",
      of: screen("delaysContentTouches: false"))
  }

  /// From a notification whose tap never fires (JDStatusBarNotification, issue 123).
  @Test("a recognizer without an action that keeps others from recognizing says by what (GR-18)")
  func takerWithoutAction() throws {
    try expectHeadline(
      "`press` on `Page` takes the tap from `Card`, and nothing comes of it, because its `minimumPressDuration` of 0 s lets it recognize before `open`, and only one may recognize, and it has no action.",
      "而它没有action。",
      of: """
        window:
          subviews:
            - id: Page
              gestureRecognizers: [{id: press, class: UILongPressGestureRecognizer, minimumPressDuration: 0}]
              subviews: [{id: Card, frame: [0, 0, 200, 200], gestureRecognizers: [{id: open, class: UITapGestureRecognizer, actions: [{action: open, target: App}]}]}]
        application: {id: App}
        touches: [{tap: [100, 100]}]
        """)
  }

  /// From a hosting view that lets touches through since iOS 26 (HostingPassthrough, issue 8).
  @Test("a hosting view whose own override returns nil instead of the view drops what SwiftUI shows (OW-57)")
  func overrideOfHost() throws {
    func screen(_ system: Int) -> String {
      """
      system: \(system)
      window:
        subviews:
          - {id: Behind, class: UIButton, frame: [0, 300, 390, 300], actions: [{event: touchUpInside, action: behind, target: App}]}
          - {id: Host, class: _UIHostingView<Overlay>, hitTest: passThrough, hostingContent: [[100, 400, 190, 50]]}
      application: {id: App}
      touches: [{tap: [195, 425]}]
      """
    }
    try expectHeadline(
      "`Behind` gets the tap and sends `behind`, because the `hitTest` of `Host` in front returns `nil` instead of the view, a hosting view, which since iOS 18 answers itself where SwiftUI shows something.",
      "从iOS 18起，有内容的位置返回的就是它自己", of: screen(26))
    try expectHeadline("which since iOS 18 answers itself", of: screen(18))
    #expect(try !explain(screen(17)).contains("`Behind` gets"))
  }

  /// From an image over a button (a page about `.offset` in SwiftUI).
  @Test("content of SwiftUI in front may take what is beyond its superview (OW-117)")
  func contentBeyond() throws {
    func screen(_ className: String) -> String {
      """
      window:
        subviews:
          - id: Host
            class: _UIHostingView<Mission>
            subviews:
              - {id: Button, frame: [100, 200, 100, 100], gestureRecognizers: [{id: press, class: UITapGestureRecognizer, actions: [{action: press, target: Host}]}]}
              - {id: Panel, class: "\(className)", frame: [0, 100, 390, 90], subviews: [{id: Image, class: CGDrawingView, frame: [50, 0, 300, 300]}]}
      touches: [{tap: [150, 250]}]
      """
    }
    try expectHeadline(
      "or content in front that reaches beyond its superview takes it.", "前面有超出父视图的内容，触摸给了它。",
      of: screen("CGDrawingView"))
    #expect(try !explain(screen("PlatformViewHost<Panel>")).contains("reaches beyond"))
  }

  /// From a switch in a row whose tap refuses touches on controls (AloeStackView, issue 64).
  @Test("a delegate that refuses touches on a switch is asked about a view in it (OW-112)")
  func switchUnderDelegate() throws {
    func screen(_ condition: String) -> String {
      """
      window:
        subviews:
          - id: Row
            frame: [0, 100, 390, 60]
            gestureRecognizers: [{id: tap, class: UITapGestureRecognizer, delegate: {shouldReceiveTouch: {unless: {\(condition)}}}, actions: [{action: open, target: App}]}]
            subviews: [{id: Switch, class: UISwitch, frame: [324, 14, 51, 31], actions: [{event: valueChanged, action: changed, target: App}]}]
      application: {id: App}
      touches: [{tap: [350, 130]}]
      """
    }
    let doubt = "unless the tap around the switch takes it."
    try expectHeadline(doubt, of: screen("view: {class: UIControl}"))
    try expectHeadline(doubt, of: screen("view: Switch"))
    #expect(try !explain(screen("within: Switch")).contains("around the switch"))
  }

  /// From a bottom sheet over a scroll view whose content fits (UBottomSheet, issue 50).
  @Test("a pan that waits for a scroll view which cannot bounce may not move (OW-19)")
  func waitsForIdleList() throws {
    func screen(_ keys: String) -> String {
      """
      window:
        subviews:
          - id: Sheet
            frame: [0, 400, 390, 444]
            gestureRecognizers: [{id: pan, class: UIPanGestureRecognizer, requiresFailureOf: Scroll.panGestureRecognizer, actions: [{action: pan, target: App}]}]
            subviews: [{id: Scroll, class: UIScrollView, frame: [0, 40, 390, 404], contentSize: [390, 250]\(keys)}]
      application: {id: App}
      touches: [{drag: {from: [195, 650], to: [195, 450], steps: 20}}]
      """
    }
    try expectHeadline(
      "unless nothing moves, as over a list that cannot bounce.", "除非什么都不动，因为手指下的列表不能回弹。", of: screen(""))
    #expect(try !explain(screen(", alwaysBounceVertical: true")).contains("cannot bounce"))
  }

  /// From a slider in a form sheet (GradientSlider, issue 13).
  @Test("a control of the app's own in a sheet may lose a level drag (OW-18)")
  func driftOnOwnControl() throws {
    func screen(_ className: String) -> String {
      """
      window:
        rootViewController:
          view: {id: Home}
          presents:
            id: Picker
            view:
              id: PickerView
              subviews: [{id: Hue, class: \(className), baseClass: UISlider, frame: [40, 100, 300, 30], actions: [{event: touchUpInside, action: picked, target: Picker}]}]
      touches: [{drag: {from: [55, 115], to: [250, 119], steps: 10}}]
      """
    }
    try expectHeadline(
      "unless the finger drifts and the sheet takes it.",
      of: screen("HueControl").replacing("baseClass: UISlider", with: "baseClass: UIControl"))
    #expect(try !explain(screen("UISlider").replacing(", baseClass: UISlider", with: "")).contains("drifts"))
  }

  /// From a button under a transparent navigation bar (WRNavigationBar, issue 163).
  @Test("what UIKit puts into a bar is not why the bar takes a touch (OW-13)")
  func backgroundOfBar() throws {
    try expectHeadline(
      "because a bar takes the touches between its items, also where it shows nothing, and `Buy` lies behind it",
      of: """
        window:
          subviews:
            - {id: Buy, class: UIButton, frame: [240, 46, 120, 40], actions: [{event: touchUpInside, action: buy, target: App}]}
            - id: Bar
              class: UINavigationBar
              frame: [0, 44, 390, 44]
              subviews: [{class: _UIBarBackground, frame: [0, -44, 390, 88], isUserInteractionEnabled: false}]
        application: {id: App}
        touches: [{tap: [300, 66]}]
        """)
  }

  /// From messages whose links do not open (stream-chat-swift, issue 671).
  @Test("a text with links that takes no touches is why its row is selected (OW-51)")
  func disabledLinks() throws {
    func screen(_ keys: String) -> String {
      """
      window:
        subviews:
          - id: List
            class: UITableView
            contentSize: [390, 900]
            subviews: [{id: Row, class: UITableViewCell, frame: [0, 100, 390, 80], subviews: [{id: Text, class: UITextView, isEditable: false, frame: [16, 8, 300, 60], linkRects: [[0, 0, 300, 60]]\(keys)}]}]
      touches: [{tap: [100, 140]}]
      """
    }
    try expectHeadline(
      "`Row` is selected, because the `isUserInteractionEnabled` of `Text` is `false`.",
      of: screen(", isUserInteractionEnabled: false"))
  }

  /// From a settings screen whose row flips a switch (deltachat-ios, issue 638).
  @Test("what the code of a touch sets of another control is told with it")
  func setsAnotherControl() throws {
    func screen(_ code: String) -> String {
      """
      window:
        subviews:
          - id: List
            class: UITableView
            contentSize: [390, 700]
            didSelect: [\(code)]
            subviews: [{id: Row, class: UITableViewCell, frame: [0, 100, 390, 44], subviews: [{id: Switch, class: UISwitch, frame: [320, 6, 51, 31]}, {id: Name, class: UILabel, frame: [16, 10, 200, 24]}]}]
      touches: [{tap: [80, 122]}]
      """
    }
    try expectHeadline(
      "`Row` is selected, because nothing keeps the tap from `List`, which selects what is tapped, and the `isOn` of `Switch` becomes `true`.",
      "`Switch`的`isOn`变为`true`", of: screen("{set: {Switch: {isOn: true}}}"))
    #expect(
      try !explain(screen("{set: {Switch: {isOn: false}}}, {set: {Name: {alpha: 0.5}}}")).contains("becomes"))
  }

  /// From a swipe back on a root controller, after which nothing is pushed (Signal-iOS, pull request 3540).
  @Test("a push during a transition that never ends is told as refused (OW-8)")
  func refusedPush() throws {
    try expectHeadline(
      "`Row` is selected, because nothing keeps the tap from `List`, which selects what is tapped, but `Chat` is not pushed: the swipe back of `Nav` began with nothing to go back to, and its transition never ends",
      "但`Chat`没有push出来：",
      of: """
        window:
          rootViewController:
            id: Nav
            class: UINavigationController
            gestureRecognizerDelegate: {shouldBegin: true}
            viewControllers:
              - id: Home
                view: {subviews: [{id: List, class: UITableView, contentSize: [390, 900], didSelect: [{call: pushViewController, on: Nav, with: Chat}], subviews: [{id: Row, class: UITableViewCell, frame: [0, 100, 390, 72]}]}]}
        viewControllers: [{id: Chat, view: {id: ChatView}}]
        touches:
          - set: {Nav.interactivePopGestureRecognizer: {delegate: Nav}}
          - swipe: {from: [3, 400], to: [250, 400], steps: 20}
          - {tap: [195, 140], at: 2}
        """)
  }

  /// From panels that wait for the scroll view in them (FloatingPanel, issue 446).
  @Test("a pan that waits for a scroll is told as waiting, whatever delegates allow (GR-14)")
  func waitsForScroll() throws {
    func screen(_ answer: Bool) -> String {
      """
      window:
        subviews:
          - id: Panel
            gestureRecognizers: [{id: pan, class: UIPanGestureRecognizer, delegate: {shouldRequireFailure: {only: {recognizer: List.panGestureRecognizer}}, shouldRecognizeSimultaneously: \(answer)}, actions: [{action: pan, target: App}]}]
            subviews: [{id: List, class: UICollectionView, contentSize: [390, 3000]}]
      application: {id: App}
      touches: [{drag: {from: [195, 600], to: [195, 300], steps: 20}}]
      """
    }
    for answer in [true, false] {
      try expectHeadline(
        "`List` scrolls with the drag, because `pan` on `Panel` fails: the scroll of `List`, which must fail first, recognized.",
        of: screen(answer))
    }
  }

  /// From a window named like UIKit's (PopupView, issue 254).
  @Test("an override of a class that UIKit does not have is the app's")
  func classNamedLikeUIKits() throws {
    try expectHeadline(
      "because `Popups` in front lets touches through where no view in it is hit: its `hitTest` returns `nil` instead of the view",
      of: """
        windows:
          - {id: Main, subviews: [{id: Buy, class: UIButton, frame: [0, 100, 390, 44], actions: [{event: touchUpInside, action: buy, target: App}]}]}
          - {id: Popups, class: UIPassthroughWindow, hitTest: passThrough, subviews: [{id: Toast, frame: [0, 700, 390, 60]}]}
        application: {id: App}
        touches: [{tap: [100, 120]}]
        """)
  }

  /// From a list whose swipe on a header opens a row (NetNewsWire, issue 1661), and two fingers that select (deltachat-ios).
  @Test("a gesture of a list says which row it opens elsewhere, and who lets it begin (OW-38, OW-39)")
  func gesturesOfLists() throws {
    try expectHeadline(
      "and opens `Row`, which the list finds by its place, whatever lies in front.",
      "打开的是`Row`：列表按位置找到这一行，不管前面盖着什么。",
      of: """
        window:
          subviews:
            - id: List
              class: UITableView
              contentSize: [390, 900]
              subviews:
                - {id: Row, class: UITableViewCell, frame: [0, 100, 390, 44], swipeActions: {trailing: [delete]}}
                - {id: Header, class: UITableViewHeaderFooterView, frame: [0, 100, 390, 44]}
        touches: [{swipe: {from: [320, 120], direction: left, steps: 50}}]
        """)
    try expectHeadline(
      "and `shouldBeginMultipleSelectionInteraction` of its delegate lets it begin.",
      "它的代理的`shouldBeginMultipleSelectionInteraction`允许它开始。",
      of: """
        window: {subviews: [{id: List, class: UITableView, contentSize: [390, 900], allowsMultipleSelectionDuringEditing: true, shouldBeginMultipleSelectionInteraction: true, subviews: [{id: Row, class: UITableViewCell, frame: [0, 100, 390, 76]}, {id: Next, class: UITableViewCell, frame: [0, 176, 390, 76]}]}]}
        touches: [{drag: {from: [150, 130], to: [155, 240], steps: 20}, fingers: 2}]
        """)
  }
}
