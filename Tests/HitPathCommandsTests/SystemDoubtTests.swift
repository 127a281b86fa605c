// SPDX-License-Identifier: Apache-2.0

import Testing

/// What an answer says of the system's own gestures that the simulation leaves out, and of what is held back or moved by
/// UIKit.
@MainActor
struct SystemDoubtTests {
  /// A map behind a sheet that dims nothing, or that dims.
  private static func sheet(undimmed: Bool, _ touch: String) -> String {
    """
    window:
      rootViewController:
        id: Home
        view: {id: Map, implements: [touchesBegan, touchesMoved, touchesEnded]}
        presents:
          id: Sheet
          sheetPresentationController: {detents: [medium], \(undimmed ? "largestUndimmedDetentIdentifier: medium" : "selectedDetentIdentifier: medium")}
    touches:
      - \(touch)
    """
  }

  private static let drag = "drag: {from: [200, 200], to: [200, 320]}"

  @Test("a drag behind a sheet that dims nothing may be the sheet's (OW-21)")
  func dragBesideASheet() throws {
    let remark = "According to two reports, a sheet that dims nothing takes some drags that begin beside it"
    #expect(try explain(Self.sheet(undimmed: true, Self.drag)).contains(remark))
    #expect(try !explain(Self.sheet(undimmed: true, "tap: [200, 200]")).contains(remark))
    #expect(try !explain(Self.sheet(undimmed: false, Self.drag)).contains(remark))
    #expect(try explain(Self.sheet(undimmed: true, Self.drag)).contains(", unless the sheet takes it.\n"))
    let chinese = try explain(Self.sheet(undimmed: true, Self.drag), "--lang", "zh-Hans")
    #expect(chinese.contains("没有变暗的sheet会抢走") && chinese.contains("，除非被sheet接管。\n"))
  }

  @Test("three fingers may be the system's since iOS 13 where a text may have been edited (OW-6)")
  func threeFingers() throws {
    func screen(_ system: Double, _ view: String, fingers: Int = 3) -> String {
      """
      system: \(system)
      window:
        id: Window
        isMultipleTouchEnabled: true
        gestureRecognizers:
          - {id: three, class: UISwipeGestureRecognizer, direction: left, numberOfTouchesRequired: \(fingers), actions: [{action: undo, target: Window}]}
        subviews: [{class: \(view), frame: [0, 0, 390, 40]}]
      touches:
        - {swipe: {from: [300, 500], direction: left}, fingers: \(fingers)}
      """
    }
    let remark = "the system takes taps, pinches and swipes of three fingers"
    #expect(try explain(screen(17, "UITextView")).contains(remark))
    #expect(try explain(screen(13, "UITextField")).contains(remark))
    #expect(try !explain(screen(12, "UITextField")).contains(remark))
    #expect(try !explain(screen(17, "UILabel")).contains(remark))
    #expect(try !explain(screen(17, "UITextView", fingers: 2)).contains(remark))
  }

  @Test("the first touch after a menu opened may only close it (OW-93)")
  func touchAfterAMenu() throws {
    func screen(_ menu: String) -> String {
      """
      window:
        subviews:
          - {id: More, class: UIButton, frame: [300, 50, 44, 44], \(menu)}
          - {id: Row, frame: [0, 400, 390, 60], gestureRecognizers: [{id: open, class: UITapGestureRecognizer}]}
      touches:
        - tap: [320, 70]
        - tap: [100, 430]
      """
    }
    let remark = "A menu opened before this touch."
    let found = try explain(screen("menu: [Delete], showsMenuAsPrimaryAction: true"))
    #expect(found.ranges(of: remark).count == 1, "the second touch alone")
    // An event that code sends opens none, nor does a tap without the flag (OW-47).
    let sent = screen("menu: [Delete]").replacing(
      "tap: [320, 70]", with: "{call: sendActions, on: More, with: menuActionTriggered}")
    #expect(try !explain(sent).contains(remark))
    #expect(try !explain(screen("menu: [Delete]")).contains(remark))
  }

  @Test("the cancel button of a search bar whose field is not first responder may be disabled (OW-94)")
  func cancelButton() throws {
    func screen(_ field: String, in bar: String = "UISearchBar") -> String {
      """
      window:
        subviews:
          - id: Search
            class: \(bar)
            frame: [0, 50, 390, 56]
            subviews:
              - {id: Field, class: UISearchTextField, frame: [8, 10, 290, 36], isFirstResponder: \(field)}
              - {id: Cancel, class: UIButton, frame: [310, 10, 70, 36]}
      touches:
        - tap: [340, 78]
      """
    }
    let remark = "UIKit disables the cancel button of a search bar while its field is not first responder"
    #expect(try explain(screen("false")).contains(remark))
    #expect(try !explain(screen("true")).contains(remark))
    #expect(try !explain(screen("false", in: "UIToolbar")).contains(remark))
  }

  @Test("a map, a web view or a canvas may take a touch from what is around it (OW-95)")
  func ownRecognizers() throws {
    let tap = "gestureRecognizers: [{id: toggle, class: UITapGestureRecognizer}]"
    func screen(_ view: String, around: String? = nil) -> String {
      """
      window:
        subviews:
          - id: Page
            \(around ?? tap)
            subviews: [{id: View, \(view)}]
      touches:
        - tap: [200, 400]
      """
    }
    let remark = "unless a recognizer of `View` takes it, about which the source says nothing"
    for name in ["MKMapView", "PKCanvasView"] {
      #expect(try explain(screen("class: \(name)")).contains(remark), "\(name)")
    }
    let page = try explain(screen("class: WKWebView"))
    #expect(page.hasPrefix("`View` gets the tap, because the page's own tap goes before `toggle`"), "\(page)")
    #expect(!page.contains(remark), "\(page)")
    let document = try explain(screen("class: PDFView"))
    #expect(document.hasPrefix("The tap of the document in `View` takes the tap"), "\(document)")
    #expect(!document.contains(remark), "\(document)")
    #expect(try explain(screen("class: DrawView, baseClass: PKCanvasView")).contains(remark))
    #expect(try !explain(screen("class: UIScrollView")).contains(remark))
    let own = "gestureRecognizers: [{class: PKDrawingGestureRecognizer}]"
    #expect(try !explain(screen("class: PKCanvasView, \(own)")).contains(remark), "the file lists it")
    let mine = "gestureRecognizers: [{id: mine, class: UITapGestureRecognizer}]"
    #expect(try explain(screen("class: MKMapView, \(mine)")).contains(remark), "the app's own tap on a map")
    #expect(try !explain(screen("class: MKMapView", around: "clipsToBounds: true")).contains(remark))
  }

  @Test("a bar that is hit between its items says that it takes what shows through it (OW-15)")
  func betweenTheItemsOfABar() throws {
    func screen(_ bar: String) -> String {
      """
      window:
        subviews:
          - {id: Badge, frame: [20, 50, 100, 40], gestureRecognizers: [{class: UITapGestureRecognizer}]}
          - {id: Bar, class: \(bar), frame: [0, 47, 390, 44]}
      touches:
        - tap: [60, 70]
      """
    }
    let remark = "because a bar takes the touches between its items, also where it shows nothing."
    for bar in ["UINavigationBar", "UIToolbar", "UITabBar"] {
      #expect(try explain(screen(bar)).contains(remark), "\(bar)")
    }
    #expect(try !explain(screen("UISearchBar")).contains(remark))
  }

  @Test("a list around a map loses a drag to the map's own pan (OW-95)")
  func listAroundAMap() throws {
    func screen(_ map: String) -> String {
      """
      window:
        subviews:
          - id: List
            class: UIScrollView
            contentSize: [390, 2000]
            subviews: [{id: Map, class: MKMapView\(map), frame: [0, 100, 390, 300]}]
      touches:
        - drag: {from: [200, 300], to: [200, 200]}
      """
    }
    try expectHeadline(
      "The pan that moves `Map` takes the drag, because it recognizes before the scroll of `List`, and only one may",
      of: screen(""))
    try expectHeadline("`List` takes the drag from `Map` and scrolls", of: screen(", isScrollEnabled: false"))
  }

  @Test("before iOS 18 no recognizer of a hosting view stands for one gesture of SwiftUI (OW-74)")
  func gesturesOfOlderSwiftUI() throws {
    func screen(_ system: String) -> String {
      """
      system: \(system)
      window:
        subviews:
          - id: Popup
            class: _UIHostingView<Popup>
            gestureRecognizers: [{id: close, class: UITapGestureRecognizer}]
            subviews: [{id: Tabs, class: UISegmentedControl, frame: [40, 350, 310, 32], numberOfSegments: 3}]
      touches:
        - tap: [300, 366]
      """
    }
    let remark =
      "unless another gesture of SwiftUI acts instead or as well, as SwiftUI decides among them by itself before iOS 18"
    #expect(try explain(screen("14")).contains(remark))
    #expect(try !explain(screen("18")).contains(remark))
  }

  @Test("a swipe back at the bottom of the stack says that its transition never ends (OW-8)")
  func swipeBackAtTheBottom() throws {
    func screen(_ below: String) -> String {
      """
      window:
        rootViewController:
          id: Nav
          class: UINavigationController
          viewControllers: [\(below){id: Top, view: {id: TopView}}]
      touches:
        - set: {Nav.interactivePopGestureRecognizer: {delegate: none}}
        - drag: {from: [2, 300], to: [300, 300]}
      """
    }
    let remark =
      "because the swipe back of `Nav` began with nothing to go back to, and its transition never ends, and it has no delegate that refuses there."
    #expect(try explain(screen("")).contains(remark))
    #expect(try !explain(screen("{id: List}, ")).contains(remark))
  }

  @Test("a scroll of a trackpad names the pans that hear nothing of it (OW-62)")
  func deafPans() throws {
    func screen(_ mask: String) -> String {
      """
      window:
        subviews:
          - id: List
            class: UICollectionView
            contentSize: [390, 3000]
            gestureRecognizers:
              - {id: pull, class: UIPanGestureRecognizer, \(mask)}
              - {id: tap, class: UITapGestureRecognizer}
      touches:
        - {scroll: [200, 300], by: [0, 200]}
      """
    }
    let remark = "`pull` hears nothing of it: `allowedScrollTypesMask` is empty."
    #expect(try explain(screen("maximumNumberOfTouches: 1")).contains(remark))
    #expect(try !explain(screen("allowedScrollTypesMask: all")).contains("hears nothing"))
    #expect(try !explain(screen("isEnabled: false")).contains("hears nothing"))
  }

  @Test(
    "a recognizer that cancels nothing discards what it held back, and the answer does not say that it cancels (OW-84)"
  )
  func heldBack() throws {
    let screen = """
      window:
        gestureRecognizers:
          - {id: tap, class: UITapGestureRecognizer, cancelsTouchesInView: false, delaysTouchesBegan: true, actions: [{action: close, target: Card}]}
        subviews: [{id: Card, implements: [touchesBegan, touchesEnded]}]
      touches:
        - tap: [100, 100]
      """
    let answer = try explain(screen)
    #expect(
      answer.hasPrefix(
        "`tap` on `UIWindow` takes the tap from `Card`, because it recognizes the tap and discards what its `delaysTouchesBegan` held back.\n"
      ))
    #expect(
      answer.contains(
        "touchesBegan of Card is never called: tap recognized, and what it held back is discarded."))
    #expect(!answer.contains("cancelsTouchesInView"))
    #expect(try explain(screen, "--lang", "zh-Hans").contains("并丢弃它的`delaysTouchesBegan`延迟的触摸"))
  }

  @Test(
    "where the sheet's pan is off, a list at its top moves the sheet, and is not said to scroll (OW-19, MJRefresh#1584)"
  )
  func listMovesTheSheet() throws {
    func screen(_ offset: Int) -> String {
      """
      window:
        rootViewController:
          presents:
            id: Sheet
            view: {frame: [0, 60, 390, 784], subviews: [{id: List, class: UITableView, contentSize: [390, 3000], contentOffset: [0, \(offset)]}]}
      touches:
        - set: {Sheet.sheetPanGestureRecognizer: {isEnabled: false}}
        - drag: {from: [100, 200], to: [100, 300]}
      """
    }
    #expect(
      try explain(screen(0)).hasPrefix(
        "The drag moves the sheet around `List`, because the content of `List` is at its edge.\n"))
    #expect(try explain(screen(500)).hasPrefix("`List` scrolls with the drag, because"))
    #expect(try explain(screen(0), "--lang", "zh-Hans").contains("`List`的内容已到边缘"))
  }

  @Test("a dump that does not tell how large the content is says so of drags alone (SV-11)")
  func contentSize() throws {
    func dump(_ content: String) -> String {
      """
      <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
         | <UIScrollView: 0x3; frame = (0 0; 390 844); layer = <CALayer: 0x4>; contentOffset: {0, 0}\(content)>
      """
    }
    let remark = "Not known of UIScrollView: the contentSize; assumed to have no end"
    let drag = "drag: {from: [200, 600], to: [200, 300]}"
    func answer(_ content: String, _ touch: String) throws -> String {
      let folder = try Folder()
      let scenario = hitpath(["import", try folder.write(dump(content), "dump.txt")]).output
      return try explain(scenario + "touches:\n  - \(touch)\n")
    }
    #expect(try answer("", drag).contains(remark))
    #expect(try !answer("", "tap: [200, 600]").contains(remark))
    #expect(try !answer("; contentSize: {390, 2000}", drag).contains(remark))
  }

  @Test(
    "a pan without an action that keeps a sheet off a control is not who takes the drag (OW-18, spark-ios#888)"
  )
  func panThatKeepsOthersOff() throws {
    let answer = try explain(
      """
      window:
        rootViewController:
          presents:
            view:
              frame: [0, 60, 390, 784]
              subviews:
                - id: Dial
                  class: DialControl
                  baseClass: UIControl
                  gestureRecognizers: [{id: own, class: UIPanGestureRecognizer, cancelsTouchesInView: false}]
                  actions: [{event: touchDragOutside, action: turn, target: Page}]
      touches:
        - drag: {from: [200, 300], to: [200, 400], steps: 20}
      """)
    #expect(
      answer.hasPrefix(
        "`Dial` gets the drag and keeps it although `own` recognizes the drag too (which action it sends is unknown), because its `cancelsTouchesInView` is `false`.\n"
      ))
  }

  @Test("a hit-test view that never gets the touch, or loses it, is not said to get it (GR-23)")
  func hitInVain() throws {
    func screen(_ view: String) -> String {
      """
      window:
        gestureRecognizers: [{id: tap, class: UITapGestureRecognizer}]
        subviews: [{id: List, \(view), subviews: [{id: Row, frame: [0, 0, 390, 100]}]}]
      touches:
        - tap: [100, 50]
      """
    }
    #expect(
      try explain(screen("class: UIScrollView"), "--view", "Row").contains(
        "Row is the hit-test view, and never gets the touch: tap recognized and cancels touches in the view.")
    )
    #expect(
      try explain(screen("isMultipleTouchEnabled: true"), "--view", "Row").contains(
        "Row is the hit-test view, and loses the touch again: tap recognized and cancels touches in the view."
      ))
    #expect(
      try explain(screen("isMultipleTouchEnabled: true"), "--view", "Row", "--lang", "zh-Hans").contains(
        "Row是命中视图，但触摸随后被取消：tap识别成功，取消了视图的触摸。"))
  }
}
