// SPDX-License-Identifier: Apache-2.0

import Testing

/// What HitPath says of touches on views in which another framework decides. A screen cannot tell more (OW-72, OW-81).
@MainActor
struct InnerFrameworkTests {
  /// A hosting view below a button that it covers, as the debugger prints them.
  private static func dump(_ className: String) -> String {
    """
    <UIWindow: 0x901; frame = (0 0; 402 874); layer = <UIWindowLayer: 0x9b1>>
       | <UIButton: 0x905; frame = (20 700; 362 100); opaque = NO; layer = <CALayer: 0x9b5>>
       | <\(className): 0x911; frame = (0 0; 402 874); autoresize = W+H; gestureRecognizers = <NSArray: 0x9a2>; layer = <CALayer: 0x9b4>>
    """
  }

  @Test(
    "a framework that decides within its view is named, with what to look for (OW-72, OW-80, OW-81, OW-82)",
    arguments: [
      (
        "_TtGC7SwiftUI14_UIHostingViewV4Demo9ToastHost_",
        "`SwiftUI._UIHostingView<Demo.ToastHost>` gets the tap, and SwiftUI decides inside it what happens, because its buttons and gestures are not views.",
        ".allowsHitTesting"
      ),
      (
        "RCTRootView",
        "`RCTRootView` gets the tap, and React Native decides inside it what happens, because what is pressed is found in JavaScript.",
        "pointerEvents"
      ),
      (
        "FlutterView",
        "`FlutterView` gets the tap, and Flutter decides inside it what happens, because its widgets are not views.",
        "AbsorbPointer"
      ),
      (
        "WKWebView",
        "`WKWebView` gets the tap, and the page decides inside it what happens, because the elements of a page are not views.",
        "preventDefault"
      ),
    ])
  func decides(_ className: String, _ verdict: String, _ hint: String) throws {
    let found = try explain(Self.dump(className), "--tap", "200,300")
    #expect(found.hasPrefix(verdict + "\n"))
    #expect(found.contains(hint))
  }

  @Test(
    "JavaScript hears nothing of a component without a touch handler around it (OW-80, react-native-screens#1872)"
  )
  func noTouchHandler() throws {
    func screen(_ overlay: String, unknown: String = "") -> String {
      """
      \(unknown)window:
        subviews:
          - {id: Root, class: RCTRootView, gestureRecognizers: [{class: RCTTouchHandler}]}
          - {id: Overlay, frame: [0, 60, 390, 200], \(overlay)subviews: [{id: Press, class: RCTView}]}
      touches:
        - tap: [100, 140]
      """
    }
    let verdict =
      "Nobody handles the tap on `Press`, because JavaScript does not get the touch: no touch handler of React Native is on it or around it."
    #expect(try explain(screen("")).hasPrefix(verdict + "\n"))
    #expect(try explain(screen(""), "--lang", "zh-Hans").contains("JavaScript得不到这次触摸"))
    let own = "gestureRecognizers: [{class: RCTSurfaceTouchHandler}], "
    #expect(try explain(screen(own)).hasPrefix("`Press` gets the tap, and React Native decides"))
    #expect(try !explain(screen("", unknown: "unknown: [gestureRecognizers]\n")).contains("hears nothing"))
  }

  /// Views of a framework in a scroll view, as the debugger prints them: the innermost one stands last.
  private static func scrolling(_ root: String, _ scrollView: String, _ content: String) -> String {
    """
    <UIWindow: 0x901; frame = (0 0; 402 874); layer = <UIWindowLayer: 0x9b1>>
       | <\(root): 0x902; frame = (0 0; 402 874); layer = <CALayer: 0x9b4>>
       |    | <\(scrollView): 0x904; baseClass = UIScrollView; frame = (0 0; 402 874); clipsToBounds = YES; layer = <CALayer: 0x1>; contentOffset: {0, 0}; contentSize: {402, 2000}>
       |    |    | <\(content): 0x906; frame = (20 100; 300 60); layer = <CALayer: 0x9b4>>
    """
  }

  @Test(
    "a scroll view around a framework's view does not answer for it (OW-72, OW-80, OW-82)",
    arguments: [
      (
        "RCTRootView", "RCTCustomScrollView", "RCTView",
        "`RCTView` gets the tap, and React Native decides inside"
      ),
      (
        "_TtGC7SwiftUI14_UIHostingViewV4Demo9ToastHost_", "SwiftUI.HostingScrollView", "_UIGraphicsView",
        "`_UIGraphicsView` gets the tap, and SwiftUI decides inside"
      ),
      (
        "WKWebView", "WKScrollView", "WKContentView",
        "`WKContentView` gets the tap, and the page decides inside"
      ),
      ("UIView", "UIScrollView", "UIView", "`UIScrollView` keeps the tap on `UIView#2` and does nothing"),
    ])
  func scrollViewsAround(_ root: String, _ scrollView: String, _ content: String, _ verdict: String) throws {
    let found = try explain(Self.scrolling(root, scrollView, content), "--tap", "100,120")
    #expect(found.hasPrefix(verdict), "\(found)")
  }

  /// WebKit's taps are nearer than an app's around them (OW-82).
  @Test("an app's tap around a web view recognizes for certain only beside others", arguments: [true, false])
  func tapAroundAPage(_ isSimultaneous: Bool) throws {
    let screen = """
      window:
        subviews:
          - id: Web
            class: WKWebView
            gestureRecognizers:
              - {id: tap, class: UITapGestureRecognizer, actions: [{action: toggleBars, target: Web}]\(isSimultaneous ? ", delegate: {shouldRecognizeSimultaneously: true}" : "")}
            subviews: [{id: Page, class: WKContentView}]
      touches: [{tap: [100, 100]}]
      """
    let folder = try Folder()
    let found = hitpath("explain", try folder.write(screen, "web.yml")).output
    let acts =
      isSimultaneous
      ? "`tap` on `Web` takes the tap from `Page`"
      : "`Page` gets the tap, because the page's own tap goes before `tap` on `Web`"
    #expect(found.hasPrefix(acts), "\(found)")
    #expect(!found.contains("unless a tap of the page's"), "\(found)")
  }

  @Test(
    "the view of a hosting controller is SwiftUI's, also where the file does not name its class (OW-72)",
    arguments: [
      ("{class: UIHostingController}", "_UIHostingView"),
      ("{class: UIHostingController<Toast>}", "_UIHostingView"),
      ("{class: ToastController, baseClass: UIHostingController, view: {id: Host}}", "Host"),
      (
        "{class: UIHostingController, view: {class: _UIHostingView<Toast>}}", "_UIHostingView"
      ),
      (
        "{view: {subviews: [{id: Card, frame: [0, 0, 200, 200], viewController: {class: UIHostingController}}]}}",
        "Card"
      ),
    ])
  func viewOfAHostingController(_ controller: String, _ view: String) throws {
    let screen = "window: {rootViewController: \(controller)}\ntouches: [{tap: [100, 100]}]"
    let folder = try Folder()
    let found = hitpath("explain", try folder.write(screen, "host.yml")).output
    #expect(found.hasPrefix("`\(view)` gets the tap, and SwiftUI decides inside it what happens"), "\(found)")
  }

  @Test("an app's own view is not taken for a framework's")
  func ownView() throws {
    let found = try explain(Self.dump("Flutterby"), "--tap", "200,300")
    #expect(found.contains("nothing is known to handle it"))
  }

  @Test("a view in which a framework decides is no dead cover (OW-72)")
  func noDeadCover() throws {
    #expect(
      try audit(Self.dump("_TtGC7SwiftUI14_UIHostingViewV4Demo9ToastHost_")).hasPrefix("Nothing found."))
    #expect(try audit(Self.dump("UIView")).contains("covered"))
  }

  @Test("of a view whose class may override touches methods a note says that it covers something")
  func unknownCover() throws {
    #expect(try audit(Self.dump("Shop.Overlay")).contains("note: covered-by-own-class"))
  }

  private func explain(_ dump: String, _ arguments: String...) throws -> String {
    let folder = try Folder()
    return hitpath(["explain", try folder.write(dump, "screen.txt")] + arguments).output
  }

  private func audit(_ dump: String) throws -> String {
    let folder = try Folder()
    return hitpath("audit", try folder.write(dump, "screen.txt")).output
  }
}
