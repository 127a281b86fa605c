// SPDX-License-Identifier: Apache-2.0

import Testing

@MainActor
@Suite("What an answer says beside who acts")
struct HeadlineAlsoTests {
  /// From an empty state in front of the header of its list (TBEmptyDataSet, issue 3).
  @Test(
    "a tap on a clear view that fills the window names a control behind it, not one in front of a dimming (HT-5)"
  )
  func controlBehindClearView() throws {
    func screen(_ color: String) -> String {
      """
      window: {subviews: [{id: Filter, class: UIButton, frame: [20, 80, 120, 44], actions: [{event: touchUpInside, action: filter, target: UIWindow}]}, {id: Empty, \(color)gestureRecognizers: [{id: retry, class: UITapGestureRecognizer, actions: [{action: retry, target: UIWindow}]}]}]}
      touches: [{tap: [60, 100]}]
      """
    }
    try expectHeadline(
      "`retry` on `Empty` takes the tap, because `Empty` lies in front of `Filter`.", of: screen(""))
    #expect(try !explain(screen("backgroundColor: '#00000080', ")).contains("because `Empty` lies"))
  }

  /// From a row of a form whose view is selected wherever the finger is lifted (iZettle's Form, pull request 12).
  @Test("a view that handles a touch has it to its end, and a lift outside of it is told (TE-2)")
  func liftsOutside() throws {
    func screen(_ end: Int) -> String {
      """
      window: {subviews: [{id: Row, frame: [0, 100, 390, 50], implements: [touchesBegan, touchesEnded]}]}
      touches: [{drag: {from: [100, 125], to: [100, \(end)]}}]
      """
    }
    try expectHeadline(
      "and `Row` has the touch to its end, although the finger is lifted 250 pt outside of it.",
      "手指在`Row`外面250点处抬起，触摸仍然归它。", of: screen(400))
    #expect(try !explain(screen(140)).contains("to its end"))
  }

  /// From maps whose own tap another tap requires to fail (maplibre-navigation-ios, pull request 56; flutter-maplibre-gl, issue 602).
  @Test("a tap that requires the failure of the one that acts is named (GR-14)")
  func failsAsRequired() throws {
    func screen(_ taps: Int) -> String {
      """
      window:
        subviews:
          - id: Map
            gestureRecognizers:
              - {id: mapTap, class: UITapGestureRecognizer, numberOfTapsRequired: \(taps), actions: [{action: mapTapped, target: Map}]}
              - {id: appTap, class: UITapGestureRecognizer, requiresFailureOf: [mapTap], actions: [{action: appTapped, target: UIWindow}]}
      touches: [{tap: [195, 400], count: \(taps)}]
      """
    }
    try expectHeadline(
      "and `appTap` on `Map`, which requires it to fail, does not recognize.",
      "`Map`上的点击手势`appTap`要求它失败，因此没有识别。",
      of: screen(1))
    #expect(try !explain(screen(2)).contains("which requires it to fail"))
  }

  /// From a tip whose tap does nothing while it appears (AMPopTip, pull request 83).
  @Test("a view with a tap that animates in front of the one whose tap acts is why (HT-27)")
  func animatesInFront() throws {
    try expectHeadline(
      "`remove` on `Container` takes the tap, because `Tip` in front lets it through: an animation without `allowUserInteraction` is running",
      of: """
        window: {subviews: [{id: Container, gestureRecognizers: [{id: remove, class: UITapGestureRecognizer, actions: [{action: remove, target: UIWindow}]}], subviews: [{id: Tip, frame: [90, 335, 195, 60], isAnimating: true, gestureRecognizers: [{id: tipTap, class: UITapGestureRecognizer, actions: [{action: tapped, target: UIWindow}]}]}]}]}
        touches: [{tap: [187, 365]}]
        """)
  }

  /// From a knob in a row, with which the finger strays (RangeSliderView, issue 2).
  @Test("a scroll that begins when the finger strays says in which direction (SV-8)")
  func strays() throws {
    func list(_ end: String) -> String {
      """
      window: {subviews: [{id: List, class: UIScrollView, contentSize: [390, 3000]}]}
      touches: [{drag: {from: [100, 300], to: \(end), steps: 40}}]
      """
    }
    try expectHeadline(" pt up or down.", "手指竖直移动了", of: list("[220, 360]"))
    #expect(try !explain(list("[110, 360]")).contains("up or down"))
  }

  /// From a carousel in front of a feed (iCarousel, issue 842).
  @Test("a drag that a recognizer in front refuses names the list behind (HT-5)")
  func listBehindRefusing() throws {
    try expectHeadline(
      "and nobody handles it, and it lies in front of `Feed`.", "它盖在`Feed`前面。",
      of: """
        window: {subviews: [{id: Feed, class: UICollectionView, contentSize: [390, 3000]}, {id: Carousel, frame: [0, 200, 390, 200], gestureRecognizers: [{id: pan, class: UIPanGestureRecognizer, delegate: {shouldBegin: {only: {moves: horizontally}}}, actions: [{action: panned, target: UIWindow}]}]}]}
        touches: [{drag: {from: [100, 380], to: [100, 220], steps: 20}}]
        """)
  }

  /// From a view that lets touches on its hosting view through (HostingPassthrough, issue 5).
  @Test("a view in the one that is hit, which passes over its hosting view, is named (OW-57)")
  func passesOverHost() throws {
    try expectHeadline(
      "because the `hitTest` of `Parent` in front returns `nil` for `Host`, a hosting view, which since iOS 18 answers itself where SwiftUI shows something",
      of: """
        system: 18
        window: {subviews: [{id: Page, subviews: [{id: Parent, hitTest: {unless: {view: Host}}, subviews: [{id: Host, class: _UIHostingView<Buttons>, hostingContent: [[145, 400, 100, 44]]}]}]}]}
        touches: [{tap: [195, 420]}]
        """)
  }

  /// From a clear colour in front of a button (PositiveWordsCollection, pull request 108).
  @Test("content with gestures of its own gets touches beside `hostingContent` since iOS 18 (OW-57)")
  func contentWithGestures() throws {
    try expectHeadline(
      "`unfocus` on `Clear` takes the tap",
      of: """
        system: 18.6
        window: {subviews: [{id: Host, class: _UIHostingView<Profile>, hostingContent: [[0, 0, 390, 844]], subviews: [{id: Clear, class: SwiftUI.CGDrawingView, gestureRecognizers: [{id: unfocus, class: UITapGestureRecognizer, actions: [{action: unfocus, target: Host}]}]}]}]}
        touches: [{tap: [195, 222]}]
        """)
  }

  /// From a high-priority drag on a list (awesome-apple-bugs, pull request 14).
  @Test(
    "a drag around a scroll view that others are to wait for may keep it from scrolling since iOS 18 (OW-115)"
  )
  func highPriorityDrag() throws {
    func screen(_ system: Int, _ delegate: String) -> String {
      """
      system: \(system)
      window: {subviews: [{id: Host, class: _UIHostingView<Page>, gestureRecognizers: [{id: drag, class: UIPanGestureRecognizer, actions: [{action: changed, target: Host}]\(delegate)}], subviews: [{id: Scroll, class: HostingScrollView, baseClass: UIScrollView, contentSize: [390, 3000]}]}]}
      touches: [{drag: {from: [195, 600], to: [195, 300], steps: 40}}]
      """
    }
    let exception = ", delegate: {shouldBeRequiredToFail: {unless: {recognizerView: {class: UIScrollView}}}}"
    try expectHeadline("unless the drag in SwiftUI keeps it from scrolling.", of: screen(18, exception))
    #expect(try !explain(screen(18, "")).contains("keeps it from scrolling"))
    try expectHeadline(
      "`drag` on `Host` takes the drag", of: screen(18, ", delegate: {shouldBeRequiredToFail: true}"))
  }

  /// From a stack whose delegate disables the touch handler as it refuses (react-native-screens, issue 1022).
  @Test("that code disabled the touch handler of React Native is why JavaScript's touch is cancelled (OW-80)")
  func disabledHandler() throws {
    try expectHeadline(
      "and JavaScript's touch is cancelled, as its touch handler was disabled.",
      "JavaScript的触摸被取消，因为它的触摸手势被设为不可用。",
      of: """
        window: {subviews: [{id: Root, class: RCTRootView, gestureRecognizers: [{id: handler, class: RCTTouchHandler}], subviews: [{id: Box, class: RCTView}]}]}
        touches: [{began: [100, 100], at: 0}, {set: {handler: {isEnabled: false}}, at: 0.1}, {ended: [100, 100], at: 0.3}]
        """)
  }

  /// From an activity bar over the people picker (ZAActivityBar, issue 22).
  @Test("on a screen that another process shows, that process may have the touch (OW-16)")
  func otherProcess() throws {
    func screen(_ name: String) -> String {
      """
      window: {rootViewController: {id: People, class: \(name), view: {id: Page, subviews: [{id: Done, class: UIButton, frame: [300, 50, 80, 44], actions: [{event: touchUpInside, action: done, target: People}]}]}}}
      touches: [{tap: [320, 70]}]
      """
    }
    try expectHeadline(
      "unless another process, which shows what is there, has the touch.", "除非那里的内容由另一个进程显示，触摸归它。",
      of: screen("CNContactPickerViewController"))
    #expect(try !explain(screen("PeopleViewController")).contains("unless"))
  }

  /// From a scroll view of UIKit's around React Native's root view (react-native, issue 12049).
  @Test("before 2017 JavaScript has the touch with which a scroll view around its root scrolls (OW-80)")
  func scrollAroundRoot() throws {
    func screen(_ system: String) -> String {
      """
      system: \(system)
      window: {subviews: [{id: Scroll, class: UIScrollView, contentSize: [390, 3000], subviews: [{id: Root, class: RCTRootView, frame: [0, 0, 390, 3000], gestureRecognizers: [{id: handler, class: RCTTouchHandler}], subviews: [{id: Box, class: RCTView, frame: [20, 200, 350, 100]}]}]}]}
      touches: [{drag: {from: [100, 290], to: [100, 200], steps: 10}}]
      """
    }
    try expectHeadline(
      "and JavaScript has the touch too, as nothing cancels its touch handler.", of: screen("10"))
    try expectHeadline(
      "unless JavaScript keeps the touch, as in versions of React Native before 2017.", of: screen("10.3"))
    #expect(try !explain(screen("15")).contains("JavaScript has the touch too, as"))
  }

  /// From a presentation whose container lets some touches through (Presentr, issue 105).
  @Test("what is hit in UIKit's container of a presentation is what lies in front (HT-5)")
  func inContainer() throws {
    try expectHeadline(
      "`Chrome` gets the drag, because it lies in front of `Table`, and nobody handles it.",
      of: """
        window: {rootViewController: {view: {id: Page, subviews: [{id: Table, class: UITableView, contentSize: [390, 2000]}]}}, subviews: [{id: Container, class: UITransitionView, subviews: [{id: Chrome, frame: [0, 0, 390, 200]}]}]}
        touches: [{drag: {from: [187, 160], to: [187, 60]}}]
        """)
  }

  /// From a sheet whose tap handler has a component in it (react-native-gesture-handler, pull request 537).
  @Test("a gesture of Gesture Handler cancels JavaScript's touch by its root recognizer (OW-80)")
  func rootOfGestureHandler() throws {
    func screen(_ root: String) -> String {
      """
      window: {subviews: [{id: Root, class: RCTRootView, gestureRecognizers: [{id: handler, class: RCTTouchHandler}\(root)], subviews: [{id: Sheet, class: RCTView, gestureRecognizers: [{id: tap, class: UITapGestureRecognizer, actions: [{action: handle, target: Sheet}]}]}]}]}
      touches: [{tap: [195, 465]}]
      """
    }
    try expectHeadline(
      "and JavaScript's touch is cancelled by the root recognizer of Gesture Handler.",
      "JavaScript的触摸被Gesture Handler根视图上的手势取消。",
      of: screen(", {id: root, class: RNRootViewGestureRecognizer}"))
    try expectHeadline(
      "and JavaScript has the touch too, as nothing cancels its touch handler.", of: screen(""))
    // The library adds the root recognizer with its own ones (react-native-gesture-handler, issue 1933).
    let own = screen("").replacing(
      "UITapGestureRecognizer", with: "RNBetterTapGestureRecognizer, baseClass: UITapGestureRecognizer")
    try expectHeadline(
      "and JavaScript's touch is cancelled by the root recognizer of Gesture Handler.", of: own)
    let remark = try explain(own)
    #expect(remark.contains("HitPath does not simulate that one."), "\(remark)")
    #expect(!remark.contains("goes on until the lift"), "\(remark)")
  }

  /// From a grid that hides the keyboard by its own `touchesBegan` (firefox-ios, commit 0642d2c9).
  @Test("a list that handles a tap by methods of its own says why it selects nothing (OW-36)")
  func selectsNothing() throws {
    func grid(_ allows: Bool) -> String {
      """
      window: {subviews: [{id: Grid, class: Grid, baseClass: UICollectionView, allowsSelection: \(allows), implements: {touchesBegan: {callsSuper: true}}, subviews: [{id: Thumb, class: UICollectionViewCell, frame: [0, 100, 100, 100]}]}]}
      touches: [{tap: [50, 150]}]
      """
    }
    try expectHeadline(
      "and selects nothing: its `allowsSelection` is `false`.", "但不选中任何单元格：它的`allowsSelection`为`false`。",
      of: grid(false))
    #expect(try !explain(grid(true)).contains("selects nothing"))
  }

  /// From a pager whose pages have buttons (SwiftUIPager, issue 55).
  @Test(
    "before iOS 18 a button of SwiftUI keeps a drag around it from the touch, unless that is simultaneous (OW-74)"
  )
  func buttonOfSwiftUI() throws {
    func screen(_ keys: String = "", system: Int = 13) -> String {
      """
      system: \(system)
      window: {rootViewController: {class: UIHostingController, view: {id: Host, subviews: [{id: Pages, class: SwiftUI.CGDrawingView, frame: [0, 100, 390, 500], gestureRecognizers: [{id: swipe, class: UIPanGestureRecognizer, actions: [{action: turn, target: App}]\(keys)}], subviews: [{id: Page, class: SwiftUI.CGDrawingView, frame: [100, 200, 190, 60], gestureRecognizers: [{id: button, class: UITapGestureRecognizer, canBePrevented: {only: {recognizer: {class: UIPanGestureRecognizer}}}}]}]}]}}}
      touches: [{drag: {from: [250, 330], to: [120, 330]}}]
      """
    }
    try expectHeadline(
      "`Page` gets the drag, because `swipe` on `Pages` never sees the touch: `button`, a button of SwiftUI, keeps the touch from the gestures around it before iOS 18, and SwiftUI decides inside it what happens",
      "因为`Pages`上的拖动手势`swipe`收不到这次触摸：iOS 18之前，SwiftUI的按钮`button`不让外层的手势收到它上面的触摸",
      of: screen())
    for other in [screen(", canPrevent: false, canBePrevented: false"), screen(system: 18)] {
      try expectHeadline("`swipe` on `Pages` takes the drag", of: other)
    }
  }

  /// From a popup whose tap hides the keyboard (miscavage/Popup, issue 1).
  @Test("a text that becomes first responder is named beside the tap that takes its touch (RC-15)")
  func becomesFirstResponder() throws {
    func screen(_ code: String) -> String {
      """
      window: {rootViewController: {view: {id: Popup, gestureRecognizerDelegate: {shouldRecognizeSimultaneously: true}, gestureRecognizers: [{id: tap, class: UITapGestureRecognizer, delegate: Popup, actions: [{action: dismissKeyboard, target: App\(code)}]}], subviews: [{id: Email, class: UITextField, frame: [20, 100, 300, 40]}]}}}
      touches: [{tap: [180, 120]}]
      """
    }
    try expectHeadline(
      "its `cancelsTouchesInView` is `true`, and `Email` becomes first responder and at once is not any more.",
      "而`Email`刚成为第一响应者，就又不再是了。",
      of: screen(", do: [{call: endEditing, on: Popup}]"))
    try expectHeadline(
      "its `cancelsTouchesInView` is `true`, and `Email` becomes first responder all the same.",
      "而`Email`仍会成为第一响应者。", of: screen(""))
  }

  /// From a row whose label had taken no touches before a change of the xib (WordPress for iOS, pull request 11393).
  @Test("the text field that is alone in a row is named where a tap beside it selects the row (SV-10)")
  func textBesideInRow() throws {
    func screen(_ kind: String) -> String {
      """
      window: {subviews: [{id: Table, class: UITableView, contentSize: [375, 300], subviews: [{id: Cell, class: UITableViewCell, frame: [0, 140, 375, 46], subviews: [{id: Name, class: UILabel, frame: [16, 0, 120, 45]}, {id: Value, class: \(kind), frame: [144, 0, 215, 45]}]}]}]}
      touches: [{tap: [60, 162]}]
      """
    }
    try expectHeadline(
      "`Cell` is selected, because nothing keeps the tap from `Table`, which selects what is tapped, and the touch misses `Value`: it is 84 pt left of its bounds.",
      "没有点到`Value`：在`bounds`左侧84点处。", of: screen("UITextField"))
    #expect(try !explain(screen("UISwitch")).contains("the touch misses"))
  }

  /// From a button of Gesture Handler whose `hitSlop` does not reach the native view (react-native-gesture-handler#3398), and
  /// one of SwiftUI whose background is clear (apple-browsers, pull request 4539).
  @Test("a control that the tap misses is named where a framework decides inside the view (HT-9)")
  func missInFramework() throws {
    try expectHeadline(
      "`Container` gets the tap, because the tap misses `Press`: it is 10 pt right of its bounds, and React Native decides inside it what happens.",
      of: """
        window: {subviews: [{id: Container, class: RCTView, subviews: [{id: Press, class: RNGestureHandlerButton, baseClass: UIControl, frame: [170, 397, 50, 50]}]}]}
        touches: [{tap: [230, 422]}]
        """)
    func hosting(_ y: Double) -> String {
      """
      window: {subviews: [{id: Fire, class: _UIHostingView, subviews: [{id: Delete, class: SwiftUI.CGDrawingView, frame: [135, 135, 120, 20], gestureRecognizers: [{class: UITapGestureRecognizer, actions: [{action: delete, target: App}]}]}]}]}
      touches: [{tap: [40, \(y)]}]
      """
    }
    try expectHeadline(
      "because the tap misses `Delete`: it is 95 pt left of its bounds, and SwiftUI decides inside it what happens.",
      of: hosting(145))
    #expect(try !explain(hosting(300)).contains("misses"))
  }

  /// From a menu that a press adds to the window (GHContextMenu, pull request 11).
  @Test("a view that code adds or removes is among what is different then")
  func addedViews() throws {
    let screen = """
      window: {id: Window, subviews: [{id: Page, gestureRecognizers: [{class: UILongPressGestureRecognizer, actions: [{action: show, target: App, do: {began: [{call: addSubview, on: Window, with: Menu}], ended: [{call: removeFromSuperview, on: Hint}]}}]}]}, {id: Hint, frame: [0, 0, 10, 10]}]}
      views: [{id: Menu, frame: [0, 20, 300, 500]}]
      touches: [{longPress: [200, 480], duration: 0.8}]
      """
    let answer = try explain(screen)
    #expect(answer.contains("Menu is in Window."))
    #expect(answer.contains("Hint is in no superview."))
  }

  /// From a bar whose small buttons are missed (brave-ios, pull request 1297), and a note with a tap on its text alone (talk-ios,
  /// pull request 2263).
  @Test("what a tap narrowly misses is named where a view around it takes the tap, or nobody (UC-8, GR-1)")
  func narrowMiss() throws {
    func bar(_ y: Double) -> String {
      """
      window: {subviews: [{id: Bar, frame: [40, 48, 280, 40], gestureRecognizers: [{id: edit, class: UITapGestureRecognizer, actions: [{action: edit, target: App}]}], subviews: [{id: Buttons, class: UIStackView, frame: [200, 4, 70, 32], subviews: [{id: Shield, class: UIButton, frame: [0, 0, 34, 32], actions: [{event: touchUpInside, action: show, target: App}]}]}]}]}
      touches: [{tap: [255, \(y)]}]
      """
    }
    try expectHeadline(
      "and the touch misses `Shield`: it is 2 pt above its bounds.",
      "没有点到`Shield`：在`bounds`上方2点处。", of: bar(50))
    #expect(
      try !explain(bar(50).replacing("frame: [0, 0, 34", with: "frame: [0, 6, 34")).contains("misses"))
    try expectHeadline(
      "`Note` gets the tap, because it lies in front of `List`, and nobody handles it, and `tap` on `Texts` never sees it: it is 7 pt below its bounds.",
      of: """
        window: {subviews: [{id: List, class: UITableView, contentSize: [390, 2000]}, {id: Note, frame: [0, 100, 390, 114], subviews: [{id: Texts, class: UIStackView, frame: [18, 12, 354, 90], gestureRecognizers: [{id: tap, class: UITapGestureRecognizer, actions: [{action: open, target: App}]}]}]}]}
        touches: [{tap: [200, 209]}]
        """)
  }

  /// From a toast in front of a game (PlayTools, pull request 7).
  @Test("a view with touches methods of its own behind the one that takes the tap is named (HT-5)")
  func coveredMethods() throws {
    func screen(_ keys: String) -> String {
      """
      window: {subviews: [{id: Game, frame: [0, 0, 390, 844]\(keys)}, {id: Toast, frame: [20, 700, 350, 50]}]}
      touches: [{tap: [200, 720]}]
      """
    }
    try expectHeadline(
      "`Toast` gets the tap, because it lies in front of `Game`, and nobody handles it.",
      of: screen(", implements: [touchesBegan, touchesEnded]"))
    try expectHeadline(
      "`Toast` gets the tap, because it is the deepest view under the finger, and nobody handles it.",
      of: screen(""))
  }

  /// From a cell whose own long press acts beside its button (SWTableViewCell, pull request 140).
  @Test("a long press that a control's action does without is not said to recognize a tap")
  func pressBeside() throws {
    try expectHeadline(
      "`Like` gets the tap and sends `like` although `press` recognizes too, because its `cancelsTouchesInView` is `false`.",
      of: """
        window: {subviews: [{id: Cell, frame: [0, 100, 390, 80], gestureRecognizers: [{id: press, class: UILongPressGestureRecognizer, minimumPressDuration: 0.16, cancelsTouchesInView: false, actions: [{action: open, target: App}]}], subviews: [{id: Like, class: UIButton, frame: [300, 20, 60, 40], actions: [{event: touchUpInside, action: like, target: App}]}]}]}
        touches: [{longPress: [330, 140], duration: 0.3}]
        """)
  }

  @Test("a page control may follow a finger that stays or moves, since iOS 14 (UC-13)")
  func scrubbedPages() throws {
    func screen(_ touch: String, _ system: Int = 17) -> String {
      """
      system: \(system)
      window: {subviews: [{id: Dots, class: UIPageControl, frame: [100, 400, 190, 40], numberOfPages: 5, actions: [{event: valueChanged, action: turn, target: App}]}]}
      touches: [{\(touch)}]
      """
    }
    let drag = "drag: {from: [120, 420], to: [270, 420]}"
    try expectHeadline(
      "unless it follows the finger from page to page (`allowsContinuousInteraction`).",
      "除非它跟着手指一页一页地翻（`allowsContinuousInteraction`）。", of: screen(drag))
    for other in [screen(drag, 13), screen("tap: [270, 420]")] {
      #expect(try !explain(other).contains("follows the finger"))
    }
  }

  @Test("what SwiftUI shows in a cell of its own is not said to lie beside the content view (OW-98)")
  func cellOfSwiftUI() throws {
    let screen = """
      window: {subviews: [{id: List, class: UICollectionView, contentSize: [390, 1000], subviews: [{id: Row, class: UICollectionViewCell, frame: [0, 200, 390, 60], subviews: [{id: Label, class: SwiftUI.CGDrawingView, frame: [20, 10, 100, 40], gestureRecognizers: [{id: buy, class: UITapGestureRecognizer, actions: [{action: buy, target: App}]}]}]}]}]}
      touches: [{tap: [70, 230]}]
      """
    #expect(try !explain(screen).contains("contentView"))
    #expect(try explain(screen.replacing("SwiftUI.CGDrawingView", with: "UIView")).contains("contentView"))
  }

  /// From a background behind messages (MessageKit, pull request 922).
  @Test("what lies behind the view whose tap acts is named once (HT-5)")
  func covers() throws {
    try expectHeadline(
      "and `Cell` lies in front of `Background`, and `Cell` is not selected.", "`Cell`盖在`Background`前面",
      of: """
        window: {subviews: [{id: Messages, class: UICollectionView, contentSize: [390, 844], gestureRecognizers: [{id: tap, class: UITapGestureRecognizer, actions: [{action: send, target: App}]}], subviews: [{id: Background, frame: [0, 0, 390, 844], gestureRecognizers: [{id: hide, class: UITapGestureRecognizer, actions: [{action: hide, target: App}]}]}, {id: Cell, class: UICollectionViewCell, frame: [0, 100, 390, 60]}]}]}
        touches: [{tap: [320, 130]}]
        """)
    try expectHeadline(
      "`close` on `Toast` takes the tap, because `Toast` lies in front of `Show`.",
      of: """
        window: {subviews: [{id: Show, class: UIButton, frame: [0, 100, 390, 50]}, {id: Toast, frame: [0, 90, 390, 60], gestureRecognizers: [{id: close, class: UITapGestureRecognizer, actions: [{action: close, target: App}]}], subviews: [{id: Text, class: UILabel, frame: [0, 0, 390, 60]}]}]}
        touches: [{tap: [180, 120]}]
        """)
  }

  /// From a carousel whose side items take no touches (iCarousel, issue 815), and a side menu whose pan leaves rows alone
  /// (MFSideMenu, issue 24).
  @Test("a drag names the view with a pan that takes no touches, and the delegate that refuses (HT-3, GR-6)")
  func refusedDrags() throws {
    try expectHeadline(
      "`carouselPan` on `Content` takes the drag, because the `isUserInteractionEnabled` of `Container`, in which `Item` lies, is `false`.",
      of: """
        window: {subviews: [{id: Content, gestureRecognizers: [{id: carouselPan, class: UIPanGestureRecognizer, actions: [{action: turn, target: App}]}], subviews: [{id: Container, isUserInteractionEnabled: false, frame: [200, 50, 150, 200], subviews: [{id: Item, gestureRecognizers: [{id: itemPan, class: UIPanGestureRecognizer, actions: [{action: move, target: App}]}]}]}]}]}
        touches: [{drag: {from: [300, 150], to: [200, 155]}}]
        """)
    try expectHeadline(
      "`Row` is selected, because `pan` on `Page` never sees the touch: `Menu` refused the touch.",
      of: """
        window: {subviews: [{id: Page, gestureRecognizers: [{id: pan, class: UIPanGestureRecognizer, actions: [{action: open, target: App}], delegate: {id: Menu, shouldReceiveTouch: {unless: {within: {class: UITableViewCell}}}}}], subviews: [{id: Table, class: UITableView, contentSize: [390, 1000], subviews: [{id: Row, class: UITableViewCell, frame: [0, 100, 390, 44]}]}]}]}
        touches: [{drag: {from: [60, 120], to: [260, 120]}}]
        """)
  }

  @Test("a disabled control in front of another control may be passed over (UC-21)")
  func disabledInFront() throws {
    func screen(_ behind: String) -> String {
      """
      window: {subviews: [{id: Behind, class: \(behind), frame: [100, 100, 100, 50]}, {id: Front, class: UIButton, isEnabled: false, frame: [100, 100, 100, 50]}]}
      touches: [{tap: [150, 125]}]
      """
    }
    try expectHeadline(
      "unless UIKit passes over a disabled control, and what lies behind it acts.",
      "除非UIKit跳过被禁用的控件，由它后面的视图响应。", of: screen("UIButton"))
    #expect(try !explain(screen("UIView")).contains("passes over"))
  }

  /// From a chat whose buttons light up late (MessageKit, issue 1865).
  @Test("a button that a recognizer holds back lights up when that fails (GR-24)")
  func lightsUpLate() throws {
    func screen(_ touch: String, _ keys: String = "delaysTouchesBegan: true, ") -> String {
      """
      window: {subviews: [{id: Messages, class: UIScrollView, delaysContentTouches: false, gestureRecognizers: [{id: tap, class: UITapGestureRecognizer, \(keys)actions: [{action: tapped, target: App}]}], subviews: [{id: Retry, class: UIButton, frame: [100, 100, 100, 50], actions: [{event: touchUpInside, action: retry, target: App}]}]}]}
      application: {id: App}
      touches: [\(touch)]
      """
    }
    let hold = "{longPress: [150, 125], duration: 1}"
    try expectHeadline(
      "`Retry` gets the press and sends `retry`, because it is the deepest view under the finger, and it lights up only after 0.75 s, as `tap` held back `touchesBegan` (`delaysTouchesBegan`).",
      "而且0.75秒后才高亮：`tap`延迟了`touchesBegan`（`delaysTouchesBegan`）。", of: screen(hold))
    try expectHeadline(
      "`Retry` gets the press and sends `retry`, because it is the deepest view under the finger.",
      of: screen(hold, ""))
    // What a scroll view holds back for 0.15 s is not seen to be late.
    #expect(
      try !explain(screen(hold, "").replacing("delaysContentTouches: false, ", with: "")).contains(
        "lights up"))
  }

  /// From a bar of segments whose items are dead since iOS 11 (Segmentio, issue 71).
  @Test("a row that lies behind the own view of a toolbar is named (OW-106)")
  func rowInToolbar() throws {
    try expectHeadline(
      "`_UIToolbarContentView` gets the tap, and nothing is known to handle it, because it lies in front of `Item`",
      of: """
        window: {subviews: [{id: Bar, class: UIToolbar, frame: [0, 700, 390, 50], subviews: [{id: Items, class: UICollectionView, frame: [0, 0, 390, 50], subviews: [{id: Item, class: UICollectionViewCell, frame: [0, 0, 130, 50]}]}]}]}
        touches: [{tap: [60, 720]}]
        """)
  }

  @Test(
    "a view that is transparent or takes no touches hides no other reason unless something lies in it (HT-8)")
  func transparentInFront() throws {
    func screen(_ hidden: String, cover: String = "") -> String {
      """
      window: {subviews: [{id: Buy, class: UIButton, frame: [20, 100, 100, 44]}, {id: Cover, frame: [0, 0, 390, 844]\(cover)}, {id: Hidden, frame: [0, 0, 390, 844], \(hidden)}]}
      touches: [{tap: [60, 120]}]
      """
    }
    for hidden in ["alpha: 0", "isHidden: true", "isUserInteractionEnabled: false"] {
      try expectHeadline(
        "`Cover` gets the tap, because it lies in front of `Buy`, and nobody handles it.", of: screen(hidden))
    }
    try expectHeadline(
      "hardly seen with its `alpha` of `0.02`", of: screen("alpha: 0", cover: ", alpha: 0.02"))
    try expectHeadline(
      "because the `alpha` of `Hidden` in front is `0`",
      of: screen("alpha: 0, subviews: [{class: UIButton, frame: [20, 100, 100, 44]}]"))
  }

  @Test("a menu that opens at once names the action that is never sent (OW-47)")
  func menuInsteadOfAction() throws {
    func screen(_ touch: String, _ keys: String) -> String {
      """
      window: {subviews: [{id: More, class: UIButton, frame: [20, 100, 100, 44], menu: [Rename], \(keys)actions: [{event: touchUpInside, action: more, target: App}]}]}
      application: {id: App}
      touches: [{\(touch)}]
      """
    }
    try expectHeadline(
      "and `more` is never sent (`showsMenuAsPrimaryAction`).", "而且不会发送`more`（`showsMenuAsPrimaryAction`）。",
      of: screen("tap: [40, 120]", "showsMenuAsPrimaryAction: true, "))
    try expectHeadline("`More` gets the tap and sends `more`", of: screen("tap: [40, 120]", ""))
  }

  /// From a card that does not follow a second drag (mozilla-mobile/prox, issue 169).
  @Test("a view that is animated under the finger is the reason why nothing scrolls or acts (HT-27)")
  func animatedUnderFinger() throws {
    func screen(_ list: String, _ card: String) -> String {
      """
      window: {subviews: [{id: Page, \(list)subviews: [{id: Card, frame: [20, 100, 300, 300], \(card)}]}]}
      touches: [{drag: {from: [200, 200], to: [60, 200]}}]
      """
    }
    let (list, still) = ("class: UIScrollView, contentSize: [390, 844], ", "tag: 1")
    for page in [list, ""] {
      try expectHeadline(
        "because `Card` in front lets it through: an animation without `allowUserInteraction` is running",
        of: screen(page, "isAnimating: true"))
    }
    #expect(try !explain(screen(list, still)).contains("in front"))
  }

  /// From a row whose menu never opens (MCSwipeTableViewCell, issue 5).
  @Test("a press that selects a row names the press of the app's that its view did not let begin (GR-42)")
  func refusedPress() throws {
    func screen(_ cell: String) -> String {
      """
      window: {subviews: [{id: List, class: UITableView, contentSize: [390, 1000], subviews: [{id: Cell, class: UITableViewCell, frame: [0, 100, 390, 44], \(cell)gestureRecognizers: [{id: menu, class: UILongPressGestureRecognizer, actions: [{action: show, target: App}]}]}]}]}
      application: {id: App}
      touches: [{longPress: [100, 120], duration: 1}]
      """
    }
    try expectHeadline(
      "`Cell` is selected, because `menu` on `Cell` may not begin: `gestureRecognizerShouldBegin` of `Cell` said no.",
      of: screen("gestureRecognizerShouldBegin: false, "))
    try expectHeadline("`menu` on `Cell` takes the press", of: screen(""))
  }

  /// From a picture whose viewer is dragged away (NYTPhotoViewer, pull request 20).
  @Test("a drag is not explained by a long press that the finger would have had to wait for (GR-18)")
  func pressIsNoRivalOfADrag() throws {
    try expectHeadline(
      "`pan` on `Page` takes the drag from `Photo`, because it recognizes a drag of 10 pt and `Photo` lies in `Page`.",
      of: """
        window: {subviews: [{id: Page, gestureRecognizers: [{id: pan, class: UIPanGestureRecognizer, actions: [{action: drag, target: App}]}], subviews: [{id: Photo, gestureRecognizers: [{id: press, class: UILongPressGestureRecognizer, actions: [{action: show, target: App}]}]}]}]}
        application: {id: App}
        touches: [{drag: {from: [200, 200], to: [200, 300], steps: 10}}]
        """)
  }

  /// An app would crash; found by random scenarios.
  @Test("what UIKit answers with an exception changes nothing, and the trace says so")
  func exceptions() throws {
    let folder = try Folder()
    for (number, screen) in [
      "window: {id: W, rootViewController: {id: R}}\nviewControllers: [{id: N, class: UINavigationController}]\ntouches: [{call: pushViewController, on: N, with: N}, {tap: [10, 10]}]",
      "window: {rootViewController: {id: N, class: UINavigationController, view: {id: NV}, viewControllers: [{id: P, view: {id: PV}}, {id: Q}]}}\ntouches: [{call: addSubview, on: PV, with: NV}, {call: popViewController, on: N}, {tap: [10, 10]}]",
      "window: {id: W, rootViewController: {id: N}}\nviewControllers: [{id: S, modalPresentationStyle: overFullScreen, view: {id: SV}}]\ntouches: [{call: addSubview, on: SV, with: W}, {call: present, on: N, with: S}, {tap: [10, 10]}]",
      "window: {rootViewController: {id: N, class: UINavigationController, viewControllers: [{id: P}]}}\ntouches: [{call: pushViewController, on: N, with: P}, {tap: [10, 10]}]",
    ].enumerated() {
      let file = try folder.write(screen, "\(number).yml")
      #expect(hitpath("explain", file).code == 0, "\(screen)")
      #expect(try output(of: "trace", file).contains("raisesException"), "\(screen)")
    }
  }

  /// Found by random scenarios.
  @Test("code that removes the view when one of two delayed calls comes ends the other (TE-13)")
  func removedBetweenDelayedCalls() throws {
    let told = try explain(
      """
      window: {subviews: [{id: V, gestureRecognizers: [{class: UITapGestureRecognizer, numberOfTapsRequired: 3}], implements: {touchesEnded: {do: [{call: removeFromSuperview, on: V}]}}}]}
      touches: [{doubleTap: [30, 260]}]
      """)
    #expect(told.contains("`V` handles `touchesEnded`"))
  }

  /// From a side menu whose pan takes the swipe back (LGSideMenuController, issue 45).
  @Test("that the swipe back may not begin is told where the app's pan takes the drag (OW-8)")
  func popsNothing() throws {
    func screen(_ item: String) -> String {
      """
      window:
        rootViewController:
          id: SideMenu
          view:
            id: MenuRoot
            gestureRecognizers: [{id: pan, class: UIPanGestureRecognizer}]
            subviews:
              - id: NavView
                viewController:
                  id: Nav
                  class: UINavigationController
                  viewControllers:
                    - {id: First, view: {id: FirstView}}
                    - {id: Second, view: {id: SecondView}\(item)}
      touches: [{drag: {from: [5, 350], to: [200, 352], steps: 20}}]
      """
    }
    try expectHeadline(
      "and nothing is popped: the swipe back begins only where the system's back button shows",
      "不会返回上一页：", of: screen(", navigationItem: {leftBarButtonItem: true}"))
    #expect(try !explain(screen("")).contains("nothing is popped"))
  }

  /// From a sheet with a date picker (DeckTransition, issue 58).
  @Test("that a picker may scroll too is due to the delegate of the pan that acts (OW-95)")
  func pickerBesidePan() throws {
    func screen(_ delegate: String) -> String {
      """
      window:
        subviews:
          - id: Sheet
            gestureRecognizers: [{id: pan, class: UIPanGestureRecognizer\(delegate)}]
            subviews: [{id: Date, class: UIDatePicker, frame: [0, 200, 375, 216]}]
      touches: [{drag: {from: [187, 310], to: [187, 420], steps: 20}}]
      """
    }
    try expectHeadline(
      "and a recognizer of `Date` itself may recognize too, as the delegate lets both",
      "代理允许同时识别，`Date`自己的手势也可能识别成功", of: screen(", delegate: {shouldRecognizeSimultaneously: true}"))
    #expect(try !explain(screen("")).contains("may recognize too"))
  }
}
