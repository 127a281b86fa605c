// SPDX-License-Identifier: Apache-2.0

import Testing

/// What an answer says where a framework, the system or a delegate decides otherwise than the view that is hit.
@MainActor
struct WhoDecidesTests {
  /// A native button in the wrapper that Flutter puts round native views, as the debugger prints them.
  private static let flutter = """
    <UIWindow: 0x901; frame = (0 0; 402 874); layer = <UIWindowLayer: 0x9b1>>
       | <FlutterView: 0x902; frame = (0 0; 402 874); layer = <CALayer: 0x9b4>>
       |    | <FlutterTouchInterceptingView: 0x903; frame = (300 50; 60 60); layer = <CALayer: 0x9b4>>
       |    |    | <UIButton: 0x904; frame = (0 0; 60 60); layer = <CALayer: 0x9b4>>
    """

  @Test("of a native view in Flutter's wrapper the answer says that Flutter decides (OW-81, flutter#176476)")
  func nativeViewInFlutter() throws {
    let found = try explain(Self.flutter, "--tap", "330,80", in: "screen.txt")
    #expect(
      found.hasPrefix(
        "`FlutterTouchInterceptingView` gets the tap on `UIButton`, and Flutter decides inside it what happens, because a native view in it gets a touch only if Dart does not claim the gesture.\n"
      ))
    #expect(found.contains("gestureRecognizers of its platform view"))
    let chinese = try explain(Self.flutter, "--tap", "330,80", "--lang", "zh-Hans", in: "screen.txt")
    #expect(chinese.hasPrefix("`FlutterTouchInterceptingView`收到`UIButton`上的点击，后续由Flutter在内部决定，因为Dart不占用这个手势"))
  }

  @Test(
    "a control in SwiftUI's hosting view may lose a drag to a gesture round it (OW-77, MinimizableView#11)")
  func controlInAHostingView() throws {
    func screen(_ recognizers: String) -> String {
      """
      window:
        subviews:
          - id: Host
            class: _UIHostingView<RootView>
            \(recognizers)
            subviews: [{id: Volume, class: UISlider, frame: [20, 400, 350, 30]}]
      touches: [{drag: {from: [30, 415], to: [200, 415]}}]
      """
    }
    let unless = "unless SwiftUI in `Host` takes it, which the source cannot show"
    #expect(try explain(screen("alpha: 1")).contains(unless))
    let known = "gestureRecognizers: [{id: tap, class: UITapGestureRecognizer}]"
    #expect(try !explain(screen(known)).contains(unless))
    #expect(try explain(screen("alpha: 1"), "--lang", "zh-Hans").contains("除非`Host`里的SwiftUI接收了它"))
  }

  @Test("what to look for in SwiftUI or a page is listed where a scroll view takes a drag (OW-77, OW-82)")
  func whereToLookBesideADrag() throws {
    func screen(_ around: String, _ inside: String) -> String {
      """
      window:
        subviews:
          - id: Host
            class: \(around)
            subviews:
              - {id: List, class: UIScrollView, contentSize: [390, 3000], subviews: [{id: Item, class: \(inside), frame: [0, 0, 390, 3000]}]}
      touches: [{drag: {from: [200, 600], to: [200, 300]}}]
      """
    }
    let swiftUI = "an `.onLongPressGesture` or a `DragGesture(minimumDistance: 0)`".replacing("`", with: "")
    #expect(try explain(screen("_UIHostingView<Page>", "UIView")).contains(swiftUI))
    #expect(try explain(screen("UIView", "WKContentView")).contains("listeners that call preventDefault"))
    let plain = try explain(screen("UIView", "UIView"))
    #expect(plain.hasPrefix("`List` takes the drag") && !plain.contains("Look for"))
    let chinese = try explain(screen("_UIHostingView<Page>", "UIView"), "--lang", "zh-Hans")
    #expect(chinese.contains(".onLongPressGesture，还有DragGesture(minimumDistance: 0)"))
  }

  @Test("a control in a row of SwiftUI acts beside the row's gesture before iOS 17 (OW-74, WLED-iOS#81)")
  func besideARowsGesture() throws {
    func screen(_ system: Int) -> String {
      """
      system: \(system)
      window:
        subviews:
          - id: Host
            class: _UIHostingView<Row>
            subviews: [{id: Toggle, class: UISwitch, frame: [300, 100, 51, 31], actions: [{event: valueChanged, action: changed, target: Model}]}]
      touches: [{tap: [320, 110]}]
      """
    }
    let both = ", and a gesture of SwiftUI around it may act as well."
    #expect(try explain(screen(16)).contains(both))
    #expect(try !explain(screen(17)).contains(both))
    #expect(try explain(screen(17)).contains("unless SwiftUI in `Host` takes it"))
    #expect(try explain(screen(16), "--lang", "zh-Hans").contains("，外层的SwiftUI手势也可能一起触发。"))
  }

  @Test("a row that may not be selected performs its primary action all the same (OW-43)")
  func primaryAction() throws {
    let screen = """
      window:
        subviews:
          - id: List
            class: UITableView
            willSelect: false
            performPrimaryAction: []
            subviews: [{id: Row, class: UITableViewCell, frame: [0, 100, 390, 44]}]
      touches: [{tap: [100, 120]}]
      """
    #expect(
      try explain(screen).hasPrefix(
        "`List` performs the primary action of `Row`, which is not selected, because the delegate refuses the selection"
      ))
    #expect(
      try explain(screen, "--lang", "zh-Hans").hasPrefix(
        "`List`执行`Row`的`performPrimaryAction`，但不选中它，因为代理不允许选中"))
    let before = screen + "\nsystem: 15\n"
    #expect(try explain(before).hasPrefix("`List` keeps the tap on `Row` and does nothing"))
  }

  @Test("three fingers are the app's where a responder of the first responder's chain says so (OW-6)")
  func editingTurnedOff() throws {
    func screen(_ page: String) -> String {
      """
      window:
        rootViewController:
          id: Page
          \(page)
          view:
            isMultipleTouchEnabled: true
            gestureRecognizers: [{id: three, class: UITapGestureRecognizer, numberOfTouchesRequired: 3, actions: [{action: undo, target: Page}]}]
            subviews: [{id: Note, class: UITextField, frame: [0, 0, 390, 40]}]
      touches: [{tap: [100, 400], fingers: 3}]
      """
    }
    let remark = "the system takes taps, pinches and swipes of three fingers"
    #expect(try explain(screen("editingInteractionConfiguration: default")).contains(remark))
    #expect(try !explain(screen("editingInteractionConfiguration: none")).contains(remark))
  }

  @Test("an expectation of who decides fails with who does, and knows its words")
  func expectations() throws {
    func check(_ expected: String) throws -> Outcome {
      let screen = """
        window:
          subviews: [{id: Host, class: _UIHostingView<Card>}]
        touches: [{tap: [100, 100]}]
        expect: {\(expected)}
        """
      let folder = try Folder()
      return hitpath("check", try folder.write(screen, "card.yml"))
    }
    #expect(try check("decidedBy: SwiftUI, doubts: []").code == 0)
    let wrong = try check("decidedBy: UIKit")
    #expect(wrong.code == 1)
    #expect(wrong.output.contains("decidedBy of touch 1\n  - UIKit\n  + SwiftUI\n"))
    let doubt = try check("doubts: [editingGestures]")
    #expect(doubt.output.contains("doubts of touch 1\n  - editingGestures\n"))
    let unknown = try check("decidedBy: Compose")
    #expect(unknown.code == 3)
    #expect(unknown.diagnostics.contains("UIKit, app, SwiftUI, ReactNative, Flutter, WebKit"))
  }
}
