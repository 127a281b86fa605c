// SPDX-License-Identifier: Apache-2.0

import ScenarioFile
import ScreenImport
import Testing
import Trace

@Suite("recursiveDescription")
struct RecursiveDescriptionTests {
  static let cards = """
    <UIWindow: 0x101; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x1a1>; layer = <UIWindowLayer: 0x1b1>>
       | <UIView: 0x102; frame = (0 0; 390 844); autoresize = W+H; layer = <CALayer: 0x1b2>>
       |    | <MyApp.CardView: 0x103; baseClass = UIControl; frame = (16 120; 358 200); alpha = 0.5; layer = <CALayer: 0x1b3>>
       |    |    | <UILabel: 0x104; frame = (12 12; 200 20.3333); text = 'It's 5; maybe...'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x1b4>>
       |    |    |    | <_UILabelContentLayer: 0x1b5> (layer)
       |    | <UITableView: 0x105; frame = (0 400; 390 444); clipsToBounds = YES; hidden = YES; layer = <CALayer: 0x1b6>; contentOffset: {0, 120}; contentSize: {390, 2040}>
    """

  @Test func everyViewIsReadWithItsPropertiesInItsPlace() throws {
    let screen = try scenario(Self.cards, file: "dumps/cards.txt")
    #expect(screen.name == "cards")
    #expect(screen.source == "recursiveDescription")
    #expect(screen.deviceSize == TraceSize(width: 390, height: 844))
    let window = try #require(screen.windows.first?.view)
    #expect(screen.windows.count == 1)
    #expect(window.geometry == .frame(rect(0, 0, 390, 844)))
    #expect(window.responder.unknown == ["gestureRecognizers"])
    let root = try #require(window.subviews.first)
    #expect(root.subviews.map(\.className) == ["MyApp.CardView", "UITableView"])
    let card = root.subviews[0]
    #expect(card.baseClass == "UIControl")
    #expect(card.alpha == 0.5)
    #expect(card.responder.unknown == ["isEnabled", "overrides"])
    let label = try #require(card.subviews.first)
    #expect(label.text == "It's 5; maybe...")
    #expect(label.isUserInteractionEnabled == false)
    #expect(label.subviews.isEmpty)
    let table = root.subviews[1]
    #expect(table.contentOffset == TracePoint(x: 0, y: 120))
    #expect(table.isHidden == true)
    #expect(table.clipsToBounds == true)
    #expect(table.isUserInteractionEnabled == nil)
    #expect(try warnings(Self.cards).isEmpty)
  }

  @Test func coloursPlaceholdersAndPicturesArePrinted() throws {
    let screen = try scenario(
      """
      <UIWindow: 0x101; frame = (0 0; 390 844); backgroundColor = <UIDynamicSystemColor: 0x6; name = systemBackgroundColor>; layer = <UIWindowLayer: 0x1b1>>
         | <UIView: 0x102; frame = (0 0; 9 9); backgroundColor = [UIColor redColor]; tintColor = UIExtendedSRGBColorSpace 1 0.5 0 1; layer = <CALayer: 0x1b2>>
         | <UITextField: 0x103; frame = (0 0; 9 9); text = ''; borderStyle = RoundedRect; placeholder = Your name; layer = <CALayer: 0x1b3>>
         | <UIImageView: 0x104; frame = (0 0; 9 9); userInteractionEnabled = NO; image = <UIImage:0x6 named(main: photo) {24, 24} renderingMode=automatic>; layer = <CALayer: 0x1b4>>
         | <UIView: 0x105; frame = (0 0; 9 9); backgroundColor = <UIDynamicProviderColor: 0x6; provider = <__NSMallocBlock__: 0x7>>; placeholder = (null); layer = <CALayer: 0x1b5>>
         | <UITextField: 0x106; frame = (0 0; 9 9); placeholder = (null); backgroundColor = <UIDynamicCatalogColor: 0x6; name = Brand>; layer = <CALayer: 0x1b6>>
      """)
    let views = try #require(screen.windows.first?.view)
    #expect(views.backgroundColor == "#ffffff")
    #expect(views.subviews.map(\.backgroundColor) == ["#ff0000", nil, nil, nil, nil])
    #expect(
      views.subviews.map { view in ["tintColor", "placeholder", "image"].map { view.properties[$0] } } == [
        [.text("#ff8000"), nil, nil], [nil, .text("Your name"), nil], [nil, nil, .text("photo")],
        [nil, nil, nil], [nil, nil, nil],
      ])
  }

  @Test func whatTheFormatCannotSayIsUnknown() throws {
    #expect(
      try scenario(Self.cards).unknown == [
        "viewController", "isMultipleTouchEnabled", "isExclusiveTouch", "bounds.origin", "zPosition",
      ])
  }

  @Test func aLabelWithoutTheFlagTakesTouches() throws {
    let screen = try scenario(
      """
      <UIView: 0x1; frame = (0 0; 100 100); layer = <CALayer: 0x2>>
         | <UILabel: 0x3; frame = (0 0; 10 10); layer = <_UILabelLayer: 0x4>>
         | <UIButtonLabel: 0x5; frame = (0 0; 10 10); layer = <_UILabelLayer: 0x6>>
         | <UIImageView: 0x7; frame = (0 0; 10 10); userInteractionEnabled = NO; layer = <CALayer: 0x8>>
         | <UIScrollView: 0x9; frame = (0 0; 10 10); layer = <CALayer: 0xa>; contentOffset: {0, 0}; contentSize: {1, 1}>
      """)
    #expect(screen.view("UILabel")?.isUserInteractionEnabled == true)
    #expect(screen.view("UIButtonLabel")?.isUserInteractionEnabled == true)
    #expect(screen.view("UIButtonLabel")?.baseClass == "UILabel")
    #expect(screen.view("UIImageView")?.isUserInteractionEnabled == false)
    #expect(screen.view("UIScrollView")?.clipsToBounds == false)
  }

  @Test func aViewThatPrintsAnOffsetIsAScrollView() throws {
    let screen = try scenario(
      """
      <_UIWebViewScroller: 0x1; frame = (0 0; 10 10); layer = <CALayer: 0x2>; contentOffset: {0, -64}>
         | <UITableViewWrapperView: 0x3; frame = (0 0; 10 10); layer = <CALayer: 0x4>>
         | <FancyThing: 0x5; baseClass = UIView; frame = (0 0; 10 10); layer = <CALayer: 0x6>; contentOffset: {1, 2}>
      <UITableViewWrapperView: 0x7; frame = (0 0; 10 10); layer = <CALayer: 0x8>; contentOffset: {0, 0}>
      """)
    #expect(screen.allViews.map(\.baseClass) == ["UIScrollView", "UIView", "UIScrollView", "UIView"])
    #expect(screen.allViews[0].contentOffset == TracePoint(x: 0, y: -64))
  }

  @Test func runningAnimationsAreUnknown() throws {
    let screen = try scenario(
      """
      <UIView: 0x1; frame = (0 0; 9 9); animations = { position=<CABasicAnimation: 0x2>; opacity=<CABasicAnimation: 0x3>; }; layer = <CALayer: 0x4>>
      """)
    #expect(screen.allViews.map(\.responder.unknown) == [["animations"]])
  }

  @Test func aRootThatIsNoWindowGetsOneOfItsOwnSize() throws {
    let text = "<MyApp.Badge: 0x1; frame = (16 120; 40 20); layer = <CALayer: 0x2>>"
    let screen = try scenario(text)
    let window = try #require(screen.windows.first?.view)
    #expect(window.className == "UIWindow")
    #expect(window.geometry == .frame(rect(16, 120, 40, 20)))
    #expect(window.responder.unknown == ["window"])
    #expect(window.subviews.first?.geometry == .frame(rect(0, 0, 40, 20)))
    #expect(screen.deviceSize == TraceSize(width: 56, height: 140))
    #expect(
      try warnings(text) == [
        "screen.txt:1: error: the MyApp.Badge has no window in the dump; one of its size is assumed around it"
      ])
  }

  /// What was printed for itself beside a whole window is no window in front of it.
  @Test func viewsBesideWindowsAreLeftOut() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 414 736); layer = <UIWindowLayer: 0x2>>
         | <UIButton: 0x3; frame = (164 318; 46 30); layer = <CALayer: 0x4>>
      <UITableView: 0x5; frame = (0 0; 414 736); layer = <CALayer: 0x6>; contentOffset: {0, -20}>
         | <UITableViewCell: 0x7; frame = (0 0; 414 44); layer = <CALayer: 0x8>>
      <MyApp.Overlay: 0x9; baseClass = UIWindow; frame = (0 0; 414 736); layer = <UIWindowLayer: 0xa>>
      """
    #expect(try scenario(text).windows.map(\.view.className) == ["UIWindow", "MyApp.Overlay"])
    #expect(
      try warnings(text) == [
        "screen.txt:3: error: the UITableView stands beside the windows and in none of them; it is left out"
      ])
  }

  @Test func severalRootsAreSeveralWindows() throws {
    let screen = try scenario(
      """
      <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
         | <UIView: 0x3; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
      <UITextEffectsWindow: 0x5; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x6>>
      <ToastWindow: 0x7; baseClass = UIWindow; frame = (0 0; 390 100); layer = <UIWindowLayer: 0x8>>
      """)
    #expect(screen.windows.map(\.view.className) == ["UIWindow", "UITextEffectsWindow", "ToastWindow"])
    #expect(screen.windows.map(\.view.baseClass) == ["UIWindow", "UIWindow", "UIWindow"])
    #expect(screen.windows.map(\.view.subviews.count) == [1, 0, 0])
    #expect(screen.unknown.contains("windowLevel"))
  }

  @Test func annotationsNameViewsAndControllers() throws {
    let screen = try scenario(
      """
      <UIWindow: 0x1; frame = (0 0; 320 568); layer = <UIWindowLayer: 0x2>>
      | 'HomeController:0x3' <UIView: 0x4; frame = (0 0; 320 568); layer = <CALayer: 0x5>>
      |    | _save, _button <UIButton: 0x6; frame = (46 295; 246 44); opaque = NO; layer = <CALayer: 0x7>>
      |    |    | _title <UIButtonLabel: 0x8; frame = (33 13; 179 18); text = 'Save'; layer = <CALayer: 0x9>>-><UIImage: 0xa size:{171, 68}> - (null)
      |    | _save <UIButton: 0xb; frame = (0 0; 1 1); layer = <CALayer: 0xc>>
      """)
    let root = try #require(screen.windows.first?.view.subviews.first)
    #expect(root.viewController?.className == "HomeController")
    #expect(root.viewController?.responder.unknown == ["overrides"])
    #expect(screen.allViews.map(\.id) == [nil, "_save", "_title", "_save#2"])
    #expect(!screen.unknown.contains("viewController"))
  }

  @Test func classNamesMayHaveModulesAndGenericArguments() throws {
    let screen = try scenario(
      """
      <_TtGC7SwiftUI14_UIHostingView<Text, Int>: 0x1; frame = (0 0; 9 9); layer = <CALayer: 0x2>>
         | <App.List<App.Row<Swift.Int>>; frame = (0 0; 9 9); layer = <CALayer>>
         | <App.Hidden<App.Row>: 0x5> (layer)
      """)
    #expect(
      screen.allViews.map(\.className) == [
        "_TtGC7SwiftUI14_UIHostingView<Text, Int>", "App.List<App.Row<Swift.Int>>",
      ])
  }
}
