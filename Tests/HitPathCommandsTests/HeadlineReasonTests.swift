// SPDX-License-Identifier: Apache-2.0

import Testing

/// The reason that the first sentence gives, where the deepest view under the finger is not what a person asks about.
@MainActor
@Suite struct HeadlineReasonTests {
  /// From a report of pages of a cube (CubeController, issue 2, by its maintainer).
  @Test("a view that only zPosition draws behind is told to come later among the subviews (HT-24)")
  func laterSibling() throws {
    try expectHeadline(
      "`First` gets the tap, because it comes later among the subviews than `Third` with `Buy`, which only `zPosition` draws in "
        + "front, and nobody handles it.",
      "`First`收到点击，因为它在子视图中排在`Buy`所在的`Third`之后，后者只是因`zPosition`才画在前面，但没有响应者处理。",
      of: """
        window:
          subviews:
            - {id: Third, zPosition: 100, subviews: [{id: Buy, class: UIButton, frame: [100, 400, 190, 44]}]}
            - {id: First, zPosition: -100}
        touches: [{tap: [195, 420]}]
        """)
  }

  /// From a report of a swipe view in a list (maui, issue 23441).
  @Test("a scroll view that does not scroll because isScrollEnabled is false says so (SV-7)")
  func scrollingOff() throws {
    try expectHeadline(
      "`List` gets the drag, because its `isScrollEnabled` is `false`, and nobody handles it.",
      "`List`收到拖动，因为它的`isScrollEnabled`为`false`，但没有响应者处理。",
      of: """
        window:
          subviews:
            - id: List
              class: UICollectionView
              contentSize: [390, 3000]
              isScrollEnabled: false
              subviews: [{id: Item, class: UICollectionViewCell, frame: [0, 100, 390, 80]}]
        touches: [{drag: {from: [200, 500], to: [200, 300]}}]
        """)
  }

  /// From the same report: the swipe's action turns scrolling off.
  @Test("a headline of scrolling that code turned off names the method and the object (SV-7)")
  func scrollingTurnedOff() throws {
    try expectHeadline(
      "`List` gets the drag, because its `isScrollEnabled` is `false` since `lock` of `Row`, and nobody handles it.",
      "`List`收到拖动，因为从`Row`的`lock`起它的`isScrollEnabled`为`false`，但没有响应者处理。",
      of: """
        window:
          subviews:
            - id: List
              class: UIScrollView
              contentSize: [390, 3000]
              subviews:
                - {id: Row, frame: [0, 100, 390, 80], gestureRecognizers: [{class: UITapGestureRecognizer, actions: [{action: lock, target: Row, do: [{set: {List: {isScrollEnabled: false}}}]}]}]}
        touches: [{tap: [200, 140]}, {drag: {from: [200, 500], to: [200, 300]}}]
        """)
  }

  @Test("a slider that gets its touch late in a scroll view names the scroll view and how late (SV-1)")
  func delayedSlider() throws {
    func screen(_ drag: String) -> String {
      """
      window:
        subviews:
          - id: Form
            class: UIScrollView
            contentSize: [390, 2000]
            subviews: [{id: Volume, class: UISlider, frame: [20, 300, 350, 31], value: 0.5, actions: [{event: valueChanged, action: changed, target: Form}]}]
      touches: [\(drag)]
      """
    }
    try expectHeadline(
      "`Volume` gets the drag and sends `changed`, because `Form` does not scroll that way and held the touch back for 0.04 s "
        + "(`delaysContentTouches`).",
      "`Volume`收到拖动，发送`changed`，因为`Form`不朝那个方向滚动，把触摸延迟了0.04秒（`delaysContentTouches`）。",
      of: screen("{drag: {from: [195, 315], to: [260, 315], steps: 10}, duration: 0.2}"))
    try expectHeadline(
      "because the finger rests 0.15 s before `Form` could scroll.", "因为手指先停了0.15秒，`Form`还没有开始滚动。",
      of: screen("{longPress: [195, 315], hold: 0.3, to: [260, 315], steps: 10}"))
  }

  /// From a report of a popup whose pan is on a view beside its close button (LNPopupController, issue 464).
  @Test(
    "a recognizer of the touch's gesture on a view that is no superview of the hit-test view is listed (GR-3)"
  )
  func recognizerElsewhere() throws {
    let screen = """
      window:
        subviews:
          - {id: Content, gestureRecognizers: [{id: pan, class: UIPanGestureRecognizer}, {id: tap, class: UITapGestureRecognizer}]}
          - {id: Close, class: UIButton, frame: [170, 60, 50, 30], actions: [{event: touchUpInside, action: close, target: Close}]}
      touches: [TOUCH]
      """
    let drag = try explain(
      screen.replacing("TOUCH", with: "{drag: {from: [195, 75], to: [195, 300], steps: 30}}"))
    #expect(
      drag.contains(
        "\n  pan (UIPanGestureRecognizer on Content): does not see the touch: it is attached to Content, which is no superview of Close.\n"
      ), "\(drag)")
    #expect(!drag.contains("tap (UITapGestureRecognizer on Content)"), "the finger moves")
    // A touch that has its effect leaves no question.
    let tap = try explain(screen.replacing("TOUCH", with: "{tap: [195, 75]}"))
    #expect(!tap.contains("no superview"), "\(tap)")
  }

  private func popover(passthrough: String) -> String {
    """
    window:
      rootViewController:
        view: {subviews: [{id: Scene, frame: [0, 0, 390, 760]}, {id: Options, class: UIButton, frame: [150, 760, 90, 44]}]}
        presents:
          id: Table
          modalPresentationStyle: popover
          popoverPresentationController: {sourceView: Options, adaptivePresentationStyle: none\(passthrough)}
          view: {frame: [95, 500, 200, 240]}
    touches: [{tap: [200, 200]}]
    """
  }

  /// From a report of a popover that a tap on the scene does not dismiss (arcgis-runtime-samples-ios, pull request 876).
  @Test(
    "a popover that leaves touches to passthroughViews is named, and so is what a tap beside it dismisses (OW-22)"
  )
  func passthroughViews() throws {
    try expectHeadline(
      "`Scene` gets the tap, because the popover `Table` leaves touches to its `passthroughViews`, and nobody handles it.",
      "`Scene`收到点击，因为popover`Table`把触摸留给它的`passthroughViews`，但没有响应者处理。",
      of: popover(passthrough: ", passthroughViews: Scene"))
    try expectHeadline(
      "The tap that dismisses `Table` takes the tap, because the touch is beside `Table` and on none of its `passthroughViews`.",
      "点击外部收起`Table`的手势截获了点击，因为触摸点在`Table`之外，也不在它的`passthroughViews`上。",
      of: popover(passthrough: ""))
    let told = try explain(popover(passthrough: ", passthroughViews: Scene"))
    #expect(told.contains("UIDimmingView (200, 200): its hitTest, which is UIKit's, decides"))
  }

  /// From reports of a pin behind a sheet (SheeKit, issue 14; Transmission, issue 42).
  @Test("a tap beside a sheet is told with the detents that dim what is behind (OW-20, OW-21)")
  func dimmedSheet() throws {
    try expectHeadline(
      "The tap that dismisses `Place` takes the tap, because the touch is beside `Place`, and the screen behind is dimmed at "
        + "this detent (`largestUndimmedDetentIdentifier`).",
      "点击外部收起`Place`的手势截获了点击，因为触摸点在`Place`之外，而后面的屏幕此时变暗（`largestUndimmedDetentIdentifier`）。",
      of: """
        window:
          rootViewController:
            view: {subviews: [{id: Map}]}
            presents: {id: Place, sheetPresentationController: {detents: [medium]}}
        touches: [{tap: [195, 215]}]
        """)
  }

  /// From a report of an invisible button over a header (MvvmCross, issue 3574).
  @Test(
    "a control that covers the whole of another is told to lie in front of it, and no larger one behind is named"
  )
  func coveredControl() throws {
    func screen(covered frame: String) -> String {
      """
      window:
        id: Window
        subviews:
          - {id: More, class: UIButton, frame: \(frame), actions: [{event: touchUpInside, action: more, target: Window}]}
          - {id: Toggle, class: UIButton, frame: [0, 0, 390, 60], actions: [{event: touchUpInside, action: expand, target: Window}]}
      touches: [{tap: [50, 30]}]
      """
    }
    try expectHeadline(
      "because it lies in front of `More`", "因为它在`More`前面", of: screen(covered: "[20, 8, 60, 44]"))
    try expectHeadline(
      "because it is the deepest view under the finger", "因为它是包含触摸点的最深视图",
      of: screen(covered: "[0, 0, 390, 100]"))
  }

  private func overMap(delegate: String) -> String {
    """
    window:
      subviews:
        - {id: Map, class: MKMapView, gestureRecognizers: [{id: pan, class: UIPanGestureRecognizer\(delegate), actions: [{action: dragged, target: Map}]}]}
    touches: [{drag: {from: [200, 400], to: [200, 550], steps: 20}}]
    """
  }

  /// From reports of a pan on a map (react-native-maps, issue 1142; Pulley, issue 148).
  @Test("what the delegate of a pan answers decides whether the map's own pan takes the drag (OW-95)")
  func panOfAMap() throws {
    try expectHeadline(
      "The pan that moves `Map` takes the drag, because it recognizes before `pan`, and only one may recognize.",
      "`Map`移动地图的拖动手势截获了拖动，因为它先于`pan`识别成功", of: overMap(delegate: ""))
    try expectHeadline(
      "The pan that moves `Map` and `pan` on `Map` take the drag, because `pan.delegate` lets them recognize together.",
      of: overMap(delegate: ", delegate: {shouldRecognizeSimultaneously: true}"))
    try expectHeadline(
      "`pan` on `Map` takes the drag, because the pan that moves `Map` may recognize only if it fails.",
      of: overMap(delegate: ", delegate: {shouldBeRequiredToFail: true}"))
  }

  /// From a panel in a sheet (FloatingPanel, pull request 358).
  @Test("that the app's pan waits for the pan of the sheet is why the sheet takes the drag (GR-14)")
  func sheetIsWaitedFor() throws {
    func screen(_ delegate: String) -> String {
      """
      system: 13.4
      window: {rootViewController: {id: Home, view: {id: HomeView}, presents: {id: Sheet, view: {id: SheetView, frame: [0, 54, 390, 790], gestureRecognizers: [{id: pan, class: UIPanGestureRecognizer, actions: [{action: move, target: App}]\(delegate)}]}}}}
      touches: [{drag: {from: [195, 520], to: [195, 700], steps: 20}}]
      """
    }
    try expectHeadline(
      "The pan of the sheet takes the drag from `SheetView`, because `pan` may recognize only if it fails.",
      of: screen(", delegate: {shouldRequireFailure: true}"))
    try expectHeadline("`pan` on `SheetView` takes the drag", of: screen(""))
  }

  /// From a report of a tap that ends editing (RxGesture, issue 72).
  @Test("a first responder that resigned by the action of a touch is told (RC-16)")
  func resigned() throws {
    try expectHeadline(
      "Name is no longer first responder.", "Name不再是第一响应者",
      of: """
        window:
          id: Window
          gestureRecognizers: [{id: tap, class: UITapGestureRecognizer, actions: [{action: tapped, target: Window, do: [{call: endEditing, on: Window}]}]}]
          subviews: [{id: Name, class: UITextField, frame: [20, 100, 350, 44], isFirstResponder: true}]
        touches: [{tap: [100, 400]}]
        """)
  }

  /// From a report of a progress view that keeps taps (KAProgressLabel, issue 35).
  @Test("a view whose hitTest does not ask for isUserInteractionEnabled says so (HT-3)")
  func uncheckedGate() throws {
    try expectHeadline(
      "`Ring` gets the tap, because its `hitTest` does not ask for `isUserInteractionEnabled`, which is `false`, and nobody",
      "`Ring`收到点击，因为它的`hitTest`不检查`isUserInteractionEnabled`（值为`false`），但没有响应者处理。",
      of: """
        window:
          subviews:
            - {id: Play, class: UIButton, frame: [100, 100, 100, 100]}
            - {id: Ring, frame: [100, 100, 100, 100], isUserInteractionEnabled: false, hitTest: ignoresGates}
        touches: [{tap: [150, 150]}]
        """)
  }

  /// From a report of titles over the tabs of a grid (firefox-ios, issue 33520).
  @Test("a view of a list that lies in front of a cell is told where the list selects nothing (SV-10)")
  func coveredCell() throws {
    try expectHeadline(
      "`Grid` keeps the tap on `Title` and does nothing, because `Title` lies in front of `Tab`.",
      "`Grid`收到`Title`上的点击，什么也不做，因为`Title`在`Tab`前面。",
      of: """
        window:
          subviews:
            - id: Grid
              class: UICollectionView
              subviews:
                - {id: Tab, class: UICollectionViewCell, frame: [20, 100, 160, 220]}
                - {id: Title, class: UICollectionReusableView, frame: [20, 280, 160, 40]}
        touches: [{tap: [100, 300]}]
        """)
  }

  /// From a report of an index in a sheet (MYTableViewIndex, issue 31).
  @Test("a control that keeps a drag because it refuses a recognizer around it says so (GR-40)")
  func refusedRecognizer() throws {
    try expectHeadline(
      "because `gestureRecognizerShouldBegin` of `Index` said no", "`gestureRecognizerShouldBegin`",
      of: """
        window:
          rootViewController:
            view: {id: Home}
            presents:
              id: Contacts
              view:
                frame: [0, 60, 390, 784]
                subviews:
                  - {id: Index, class: IndexControl, baseClass: UIControl, frame: [350, 60, 40, 600], gestureRecognizerShouldBegin: false, implements: {touchesBegan: {callsSuper: true}, touchesMoved: {callsSuper: true}, touchesEnded: {callsSuper: true}}}
        touches: [{drag: {from: [370, 200], to: [370, 500], steps: 20}}]
        """)
  }

  /// From a report of a list that cannot be pulled (Blueprint, pull request 54).
  @Test("a scroll view that keeps a drag because its content goes no further says so (SV-8)")
  func atTheEnd() throws {
    try expectHeadline(
      "`List` keeps the drag and does nothing, because the content of `List` goes no further that way.",
      "`List`收到拖动，什么也不做，因为`List`",
      of: """
        window: {subviews: [{id: List, class: UIScrollView, contentSize: [390, 3000], bounces: false}]}
        touches: [{drag: {from: [200, 100], to: [200, 300], steps: 20}}]
        """)
  }

  /// From Apple's pages of `UISheetPresentationController` and `interactivePopGestureRecognizer`.
  @Test("a sheet's pan and a swipe back are told by what they leave, if they leave it (OW-7, OW-10, OW-20)")
  func leavesScreen() throws {
    func sheet(_ end: Int) -> String {
      """
      window: {rootViewController: {id: Home, view: {id: HomeView}, presents: {id: Note, modalPresentationStyle: pageSheet, view: {id: NoteView}}}}
      touches: [{drag: {from: [195, 200], to: [195, \(end)], steps: 20}}]
      """
    }
    try expectHeadline(
      "The pan of the sheet takes the drag from `NoteView`, because the stroke dismisses `Note`.",
      "因为这次拖动收起了`Note`", of: sheet(750))
    try expectHeadline("because it recognizes a drag", of: sheet(230))
    try expectHeadline(
      "because `List` is at its edge and has no `refreshControl`, and the stroke dismisses `Note`.",
      of: sheet(750).replacing(
        "{id: NoteView}",
        with: "{id: NoteView, subviews: [{id: List, class: UITableView, contentSize: [390, 2000]}]}"))
    func stack(_ start: Int, _ end: Int) -> String {
      """
      system: 26
      window: {rootViewController: {id: Nav, class: UINavigationController, viewControllers: [{id: Home, view: {id: HomeView}}, {id: Trip, view: {id: TripView}}]}}
      touches: [{drag: {from: [\(start), 400], to: [\(end), 400], steps: 20}}]
      """
    }
    try expectHeadline(
      "because a drag from this edge goes back, and leaves `Trip`.", "因为从这个边缘开始的拖动会返回，离开`Trip`",
      of: stack(3, 300))
    try expectHeadline(
      "because a drag to the right goes back since iOS 26, and leaves `Trip`.",
      "因为从iOS 26起，向右的拖动会返回，离开`Trip`",
      of: stack(100, 380))
  }

  /// From a report of a disabled arrow in a navigation bar with a tap (NetNewsWire, issue 1450).
  @Test("a tap that takes the touch from a disabled control names what the control lacks to go first (UC-21)")
  func disabledControlGivesWay() throws {
    func screen(_ keys: String) -> String {
      """
      window:
        subviews:
          - id: Bar
            gestureRecognizers: [{id: full, class: UITapGestureRecognizer, actions: [{action: goFullScreen, target: Page}]}]
            subviews:
              - {id: Next, frame: [20, 100, 44, 44], isEnabled: false, \(keys)}
      touches: [{tap: [30, 110]}]
      """
    }
    let action = "actions: [{event: touchUpInside, action: next, target: Page}]"
    try expectHeadline(
      "`full` on `Bar` takes the tap from `Next`, because the `isEnabled` of `Next` is `false`, and only an enabled control goes before it.",
      "因为`Next`的`isEnabled`为`false`，只有启用的控件才先于它。",
      of: screen("class: UIButton, \(action)"))
    // A control of the app's own goes before no tap, enabled or not (GR-42).
    try expectHeadline(
      "`full` on `Bar` takes the tap from `Next`, because it recognizes the tap and its `cancelsTouchesInView` is `true`.",
      of: screen("class: Arrow, baseClass: UIControl, \(action)"))
  }

  /// From a report of a card whose text field takes its taps (toggl, issue 137).
  @Test("a text that becomes first responder names the tap around it that its own tap prevents (OW-50)")
  func tapOfTextGoesFirst() throws {
    try expectHeadline(
      "`Title` gets the tap and becomes first responder, because the tap of the text itself goes before `open` on `Card`.",
      "因为文本自带的点击手势优先于`Card`上的点击手势`open`。",
      of: """
        window:
          subviews:
            - id: Card
              gestureRecognizers: [{id: open, class: UITapGestureRecognizer, actions: [{action: open, target: Page}]}]
              subviews: [{id: Title, class: UITextField, frame: [20, 100, 200, 40]}]
        touches: [{tap: [30, 110]}]
        """)
  }

  /// From a card whose background's tap dismisses it (BulletinBoard, issue 16).
  @Test(
    "a recognizer around a view that does nothing with touches has them since the view lies in its own (GR-1)"
  )
  func recognizerAround() throws {
    func screen(_ keys: String) -> String {
      """
      window:
        subviews:
          - id: Page
            gestureRecognizers: [{id: dismiss, class: UITapGestureRecognizer, actions: [{action: dismiss, target: App}]}]
            subviews: [{id: Card, frame: [20, 100, 300, 300]\(keys)}]
      touches: [{tap: [50, 150]}]
      """
    }
    try expectHeadline(
      "`dismiss` on `Page` takes the tap from `Card`, because it recognizes the tap and `Card` lies in `Page`.",
      "因为`Card`在`Page`里，而它识别成功。", of: screen(""))
    try expectHeadline(
      "`dismiss` on `Page` takes the tap from `Card`, because it recognizes the tap and its `cancelsTouchesInView` is `true`.",
      of: screen(", implements: [touchesEnded]"))
  }

  /// From an overlay in front of a camera's buttons (DKCamera, issue 9).
  @Test("what a view covers is said also where its controller handles the touch (HT-5)")
  func coveredBesideHandledTouch() throws {
    func screen(_ methods: String) -> String {
      """
      window:
        rootViewController:
          id: Camera
          implements: [\(methods)]
          view:
            id: Page
            subviews:
              - {id: Capture, class: UIButton, frame: [150, 700, 70, 70], actions: [{event: touchUpInside, action: takePicture, target: Camera}]}
              - {id: Overlay, frame: [0, 0, 390, 844]}
      touches: [{tap: [180, 730]}]
      """
    }
    let covered = "because `Overlay` lies in front of `Capture`."
    try expectHeadline(
      "`Camera` handles `touchesBegan` and nobody up to `AppDelegate` handles `touchesEnded`, \(covered)",
      "因为`Overlay`在`Capture`前面。", of: screen("touchesBegan"))
    try expectHeadline(
      "`Camera` handles the tap on `Overlay`, \(covered)", of: screen("touchesBegan, touchesEnded"))
  }

  /// From a form whose margins do not end editing (ResearchKit, pull request 250).
  @Test("a tap beside the view of the only tap recognizer there says what that sees (GR-1)")
  func recognizerBeside() throws {
    func screen(_ keys: String) -> String {
      """
      window:
        subviews:
          - id: Step
            subviews:
              - id: Container
                frame: [114, 0, 200, 844]
                subviews: [{id: Form, frame: [0, 0, 200, 844], gestureRecognizers: [\(keys)]}]
      touches: [{tap: [50, 400]}]
      """
    }
    let tap = "{id: tapOff, class: UITapGestureRecognizer, actions: [{action: tapOff, target: Form}]}"
    try expectHeadline(
      "and nobody handles it, and `tapOff` on `Form` sees touches inside that view alone.",
      "`Form`上的点击手势`tapOff`只接收那个视图里的触摸。", of: screen(tap))
    try expectHeadline("and nobody handles it.", of: screen(tap.replacing("UITap", with: "UILongPress")))
  }

  /// From a row with a text that is not selected (radar 34161354 of iOS 11).
  @Test("a text that only shows keeps a tap from the row around it (SV-9)")
  func textThatOnlyShows() throws {
    func screen(_ keys: String, width: Int = 300) -> String {
      """
      window:
        subviews:
          - class: UITableView
            contentSize: [390, 200]
            subviews: [{id: Row, class: UITableViewCell, frame: [0, 100, 390, 80], subviews: [{id: Text, class: UITextView, frame: [16, 8, \(width), 60]\(keys)}]}]
      touches: [{tap: [100, 140]}]
      """
    }
    try expectHeadline(
      "and `Row` is not selected, as a text view keeps its touches", "`Row`不会被选中，因为",
      of: screen(", isEditable: false, isScrollEnabled: false"))
    // A text to write in that is most of its row is taken for the row (SkeletonView, issue 215).
    try expectHeadline("and `Row` is not selected, as a text view keeps its touches", of: screen(""))
    #expect(try !explain(screen("", width: 120)).contains("is not selected"))
  }

  /// From a modal that dismisses itself while it presents another (react-native, issue 54856).
  @Test("a touch on a controller that stays after its dismiss says what that dismissed (OW-24)")
  func dismissedOnlyAbove() throws {
    func screen(_ above: String) -> String {
      """
      window:
        rootViewController:
          id: App
          presents:
            id: Modal
            modalPresentationStyle: overFullScreen
            view: {id: ModalView}
            \(above)
      touches: [{call: dismiss, on: Modal}, {tap: [100, 400], at: 2}]
      """
    }
    let told = "and the `dismiss` of `Modal` before it dismissed only what that presented."
    try expectHeadline(
      told, "之前对`Modal`调用的`dismiss`只收起了它present的页面。",
      of: screen("presents: {id: Login, modalPresentationStyle: fullScreen}"))
    #expect(try !explain(screen("")).contains("dismissed only"))
    // One that was dismissed and presented again is not one that stayed.
    let again = screen("").replacing(
      "{tap: [100, 400], at: 2}",
      with: "{call: present, on: App, with: Modal, at: 2}, {tap: [100, 400], at: 4}")
    #expect(try !explain(again).contains("dismissed only"))
  }

  /// From a video player whose tap waits for a double tap, above a list of languages (edx-app-ios, pull request 1377).
  @Test(
    "a tap that acts late and takes the touch says why it acts late, and why the row loses (GR-14, GR-23)")
  func lateAndCancelling() throws {
    func screen(_ keys: String) -> String {
      """
      window:
        subviews:
          - id: Controls
            gestureRecognizers:
              - {id: single, class: UITapGestureRecognizer, requiresFailureOf: [double], actions: [{action: hide, target: App}]}
              - {id: double, class: UITapGestureRecognizer, numberOfTapsRequired: 2, actions: [{action: zoom, target: App}]}
            subviews: [{id: Row, frame: [20, 100, 300, 300]\(keys)}]
      touches: [{tap: [50, 150]}]
      """
    }
    try expectHeadline(
      "because it waits for `double` to fail and its `cancelsTouchesInView` is `true`.",
      "识别失败，且`cancelsTouchesInView`为`true`。", of: screen(", implements: [touchesEnded]"))
    try expectHeadline("because it waits for `double` to fail.", of: screen(""))
  }

  /// From a callout of a map in front of another annotation (mapbox-gl-native, issue 11875).
  @Test(
    "a control in front of an annotation says what it covers before which recognizer it goes before (HT-5)")
  func annotationBehind() throws {
    try expectHeadline(
      "`Callout` gets the tap and sends `open`, because it lies in front of `Pin`.", "因为它在`Pin`前面。",
      of: """
        window:
          subviews:
            - id: Map
              class: MLNMapView
              gestureRecognizers: [{id: single, class: UITapGestureRecognizer, actions: [{action: select, target: Map}]}]
              subviews:
                - {id: Pin, class: MLNAnnotationView, frame: [90, 380, 30, 30]}
                - {id: Callout, class: UIButton, frame: [80, 330, 230, 75], actions: [{event: touchUpInside, action: open, target: App}]}
        touches: [{tap: [105, 395]}]
        """)
  }

  /// From a layout of UIKit's in front of a button of SwiftUI (Placement, issue 12).
  @Test("an empty view of UIKit in front of what SwiftUI shows says so (OW-76)")
  func viewInFrontOfHostedContent() throws {
    try expectHeadline(
      "`Layout` gets the tap, because `Wrapper` lies in front of `Host.content`, unless SwiftUI in `Host` takes it, which the source cannot show.",
      "因为`Wrapper`在`Host.content`前面，除非`Host`里的SwiftUI接收了它，来源无法显示SwiftUI的内容。",
      of: """
        window:
          rootViewController:
            class: UIHostingController
            view:
              id: Host
              hostingContent: [[95, 600, 200, 50]]
              subviews: [{id: Wrapper, class: PlatformViewHost, subviews: [{id: Layout}]}]
        touches: [{tap: [195, 625]}]
        """)
  }

  /// From a page in a paywall that has nothing to scroll (purchases-ios, issue 7283).
  @Test("a scroll view that scrolls for one inside says that this goes no further (SV-8)")
  func innerGoesNoFurther() throws {
    func screen(_ height: Int) -> String {
      """
      window:
        subviews:
          - id: Outer
            class: UIScrollView
            contentSize: [390, 3000]
            subviews: [{id: Inner, class: UIScrollView, frame: [0, 100, 390, 300], contentSize: [390, \(height)]}]
      touches: [{drag: {from: [200, 350], to: [200, 150]}}]
      """
    }
    try expectHeadline(
      "`Outer` takes the drag from `Inner` and scrolls, because the content of `Inner` goes no further that way.",
      of: screen(300))
    try expectHeadline("`Inner` scrolls with the drag", of: screen(600))
  }

  /// From an expanded cell (elongation-preview, issue 1).
  @Test("a view that `hitTest` returns is named where the sentence is about another (HT-11)")
  func returnedForAnother() throws {
    try expectHeadline(
      "`Cell` is selected, because `hitTest` of `Cell` returns `Bottom`.", "因为`Cell`的`hitTest`返回了`Bottom`。",
      of: """
        window:
          subviews:
            - class: UITableView
              contentSize: [390, 300]
              subviews:
                - id: Cell
                  class: UITableViewCell
                  frame: [0, 0, 390, 300]
                  hitTest: {inside: Bottom}
                  subviews: [{id: Bottom, frame: [0, 150, 390, 150], subviews: [{id: Book, class: UIButton, frame: [130, 50, 130, 44]}]}]
        touches: [{tap: [195, 220]}]
        """)
  }

  /// From a sheet of a date picker (ActionSheetPicker-3.0, issue 505) and a browser's bars (DuckDuckGo, pull request 57).
  @Test("an answer of the delegate that lets a recognizer act is told with it (GR-6, OW-95)")
  func delegateSettles() throws {
    func screen(_ answers: String, _ view: String) -> String {
      """
      window:
        subviews:
          - id: Sheet
            gestureRecognizers:
              - {id: dismiss, class: UITapGestureRecognizer, delegate: {\(answers)}, actions: [{action: dismiss, target: App}]}
            subviews: [{id: Back, frame: [0, 400, 390, 400], subviews: [\(view)]}]
      touches: [{tap: [50, 450]}]
      """
    }
    try expectHeadline(
      "and its delegate lets it have this touch.", "它的代理允许它接收这次触摸。",
      of: screen("shouldReceiveTouch: {unless: {view: Back}}", "{id: Day}"))
    #expect(try !explain(screen("shouldReceiveTouch: true", "{id: Day}")).contains("its delegate lets"))
    try expectHeadline(
      "and its delegate makes the recognizers of `Page` wait for it.", "它的代理让`Page`自己的手势等待它。",
      of: screen("shouldBeRequiredToFail: true", "{id: Page, class: WKWebView}"))
  }

  /// From a second tap on the same pin (maps, issue 60).
  @Test("a tap on a map says where to look (OW-95)")
  func tapOnMap() throws {
    try expectHeadline(
      "Look for an annotation that is selected already", "标注是不是已经选中",
      of: """
        window: {subviews: [{id: Map, class: MKMapView, subviews: [{id: Pin, class: MKMarkerAnnotationView, frame: [90, 380, 30, 30]}]}]}
        touches: [{tap: [100, 390]}]
        """)
  }

  /// From a field that opens a list (react-native-modal-selector, issue 4).
  @Test("a tap on a text of React Native that cannot be edited says who is JavaScript's responder (OW-80)")
  func deadTextInput() throws {
    func screen(_ keys: String) -> String {
      """
      window:
        subviews:
          - id: Root
            class: RCTRootContentView
            gestureRecognizers: [{id: handler, class: RCTTouchHandler}]
            subviews: [{id: Field, class: RCTUITextField, baseClass: UITextField, frame: [0, 100, 300, 44], \(keys)}]
      touches: [{tap: [100, 120]}]
      """
    }
    try expectHeadline(
      "Field belongs to a TextInput, which becomes JavaScript's responder", "Field属于TextInput",
      of: screen("isEnabled: false"))
    #expect(try !explain(screen("isEnabled: true")).contains("belongs to a TextInput"))
  }
}
