// SPDX-License-Identifier: Apache-2.0

import ScreenImport
import Testing

@Suite("Format detection")
struct FormatDetectionTests {
  @Test(arguments: [
    ("<UIView: 0x1; frame = (0 0; 1 1); layer = <CALayer: 0x2>>", "recursiveDescription"),
    ("<A 0x1>, state: appeared, view: <UIView 0x2>", "controllers"),
    ("<UITapGestureRecognizer: 0x1; state = Possible; view = <UIView 0x2>>", "gestureRecognizers"),
    ("Element subtree:\n →Application, 0x1, pid: 1, label: 'A'", "xcuiTest"),
    ("Window (Main), 0x1, {{0.0, 0.0}, {390.0, 844.0}}", "xcuiTest"),
    ("<?xml version=\"1.0\"?>\n<AppiumAUT>\n</AppiumAUT>", "appium"),
    ("\"<XCUIElementTypeApplication type=\\\"XCUIElementTypeApplication\\\">\"", "appium"),
    ("{\"value\": {\"type\":\"Button\",\"rect\":{\"x\":1},\"isEnabled\":\"1\"}}", "webDriverAgent"),
    ("[{\"AXFrame\":\"{{0, 0}, {1, 1}}\",\"AXLabel\":null}]", "idb"),
    ("{\"elements\": [], \"screen\": {}}", "idb"),
    ("Running on iPhone\n{\"AXFrame\":\"{{0, 0}, {1, 1}}\"}", "idb"),
    ("{\"attributes\":{\"bounds\":\"[0,0][1,1]\"},\"children\":[]}", "maestro"),
    ("element_num,depth,attributes,parent_num\n0,0,\"\",", "maestro"),
    ("========== Window 1 ==========\n\n<UIWindow:0x1; AX=N; frame={{0, 0}, {1, 1}}; alpha=1>", "earlGrey"),
    ("<ViewHierarchy>\n <UIWindow alpha=\"1.0\"/>\n</ViewHierarchy>", "detox"),
    ("{\"rendering_system\":\"UIKIT\",\"windows\":[]}", "sentry"),
    ("•UIView:0x1\n| *UILabel:0x2- AMBIGUOUS LAYOUT", "autolayoutTrace"),
    ("[ AF  ! wLU ] h=--- v=--- NSView 0x1", "appKit"),
    (
      "<?xml version='1.0'?><hierarchy rotation=\"0\"><node class=\"android.view.View\"/></hierarchy>",
      "uiAutomator"
    ),
    ("bplist00\u{1}\u{2}", "lookin"),
    ("Button, {{16.0, 59.0}, {44.0, 44.0}}, identifier: 'back', label: 'Back'", "xcuiTest"),
    (
      "<UITouch: 0x601> phase: Began tap count: 1 force: 0.000 window: <UIWindow: 0x101; frame = (0 0; 390 844)> view: <UIButton: 0x106; frame = (1 2; 3 4)> location in window: {195, 640}",
      "touch"
    ),
    (
      "<UITouchesEvent: 0x600> timestamp: 4711.5 touches: {(\n    <UITouch: 0x601> phase: Began tap count: 1\n)}",
      "touch"
    ),
    ("(lldb) po event\n<UITouchesEvent: 0x600> timestamp: 4711.5 touches: {()}", "event"),
    ("&lt;UIView: 0x1; frame = (0 0; 1 1); layer = &lt;CALayer: 0x2&gt;&gt;", "escapedDump"),
    ("error: <user expression 0>:1:1: cannot find 'view' in scope\nview.foo\n^~~~", "debuggerError"),
    ("(lldb) po x\nerror: expression failed to parse:", "debuggerError"),
    ("nil", "nil"), ("(lldb) po [[UIWindow keyWindow] recursiveDescription]\n nil\n", "nil"),
    ("$R0 = <nil>", "nil"), ("0x0000000000000000", "nil"),
    ("UIWindow\n|\tUITransitionView\n|\t|\tUITableView, identifier: list", "accessibilityTrace"),
    ("(lldb) paltrace\nUIWindow:0x1\n|   UIView:0x2\n|   |   UILabel:0x3", "paltrace"),
    ("{\"type\": \"UIAWindow\", \"children\": []}", "uiAutomation"),
    ("RenderView#9f8a1\n └─child: RenderSemanticsAnnotations#1b2c3", "flutter"),
    ("<View style={{flex: 1}}>\n  <Text>Pay</Text>\n</View>", "react"),
    ("import UIKit\nclass Cart: UIViewController {}", "source"),
    ("#import \"Cart.h\"\n@implementation Cart", "source"),
    ("class Cart: UIView {\n  let buy = UIButton()\n}", "source"),
    // As Chisel's FBAccessibilityCommands.py and Flutter's debugDumpApp print them, and Espresso in its errors.
    ("(lldb) pa11y\nUIWindow 0x7f81\n   | (UILabel 0x7f82) Pay", "accessibilityTrace"),
    ("flutter: └MaterialApp(state: _MaterialAppState#27fa9)", "flutter"),
    ("flutter: MaterialApp\nflutter:  └ScaffoldMessenger\nflutter:   └Scaffold", "flutter"),
    ("I/flutter ( 1234): MaterialApp\nI/flutter ( 1234):  └Scaffold", "flutter"),
    ("View Hierarchy:\n+>DecorView{id=-1, visibility=VISIBLE, width=1080}", "uiAutomator"),
  ])
  func formatsAreToldApart(_ text: String, _ name: String) {
    #expect(ScreenImporter.detect(text)?.name == name)
  }

  @Test(arguments: [
    "", "   \n\n", "hello", "[1, 2]", "{}", "<html></html>",
    "# Formats\n\n`<AppiumAUT>`, `<ViewHierarchy>` and `<hierarchy rotation=\"0\">` begin page sources.",
    "mode: question\n# <UIView: 0x1; frame = (0 0; 1 1); layer = <CALayer: 0x2>>\nwindow: {}",
    "title: {en: Cards}\n# <UIView: 0x1; frame = (0 0; 1 1); layer = <CALayer: 0x2>>\nwindow: {}",
    "# made from\n# <UIView: 0x1; frame = (0 0; 1 1); layer = <CALayer: 0x2>>\ndevice: {size: [1, 1]}",
    "{\"window\": {\"isEnabled\": true, \"ignores\": {\"rect\": [0, 0, 1, 1]}}, \"touches\": []}",
    "{\"touches\": [], \"windows\": [{\"text\": \"\\\"AXFrame\\\", \\\"hitpath-capture\\\"\"}]}",
    "# flow\n{name: it's, # 'rendering_system', \"attributes\" and \"bounds\"\n 'window': {id: \"AXLabel\"}}",
    "\"window\": {id: '<UIView: 0x1; frame = (0 0; 1 1); layer = <CALayer: 0x2>>'}",
    "{\"window\": {\"text\": \"<AppiumAUT\", \"rect",
    "{\"format\":\"hitpath-trace\",\"version\":1}\n{\"rect\":1,\"isEnabled\":true}",
  ])
  func otherTextsAreNotOurs(_ text: String) {
    #expect(ScreenImporter.detect(text)?.name == nil)
    let told = refusal(text)
    #expect(told.hasPrefix("screen.txt: error: this is not a screen that HitPath knows"))
    #expect(told.hasSuffix("hint: \(ScreenImporter.titles.joinedByOr) is expected, or a scenario"))
  }

  @Test(arguments: [
    ("•UIView:0x1", "an _autolayoutTrace, which has constraints but no frames"),
    ("[ AF  ! wLU ] h=--- v=---", "a dump of AppKit views, which are macOS views, not UIKit's"),
    ("<hierarchy rotation=\"0\">", "a dump of an Android screen, and HitPath knows UIKit only"),
    ("bplist00", "a Lookin file, which is an archive of private classes"),
    ("<UITouch: 0x601> phase: Began", "the description of a touch, which tells of one view only"),
    ("error: Execution was interrupted", "an error of the debugger, which has printed no screen"),
    ("nil", "an empty answer of the debugger, which found no window or view"),
  ])
  func formatsThatAreNotReadAreRefusedByName(_ text: String, _ sentence: String) {
    #expect(
      refusal(text) == """
        screen.txt: error: this is \(sentence)
          hint: print `po [[UIWindow keyWindow] recursiveDescription]` in the debugger, in a Swift frame `expression -l objc -O -- [[UIWindow keyWindow] recursiveDescription]`, and use its output
        """)
  }

  @Test func whatIsExpectedNamesEveryFormatThatIsRead() {
    let titles = ScreenImporter.titles
    #expect(titles.prefix(2) == ["a storyboard", "a xib"] && titles.contains("an XCUITest element tree"))
    #expect(titles.allSatisfy(refusal("hello").contains))
  }

  @Test func controllersAreToStandBesideTheViewsOfTheSameRun() {
    #expect(
      refusal("<A 0x1>, state: appeared, view: <UIView 0x2>") == """
        screen.txt: error: this is a print-out of view controllers, which shows no views
          hint: put it into one text with the recursiveDescription of the same run, whose addresses tell which view is whose
        """)
  }

  @Test func recognizersAreToStandBesideTheViewsOfTheSameRun() {
    #expect(
      refusal("<UITapGestureRecognizer: 0x1; state = Possible; view = <UIView 0x2>>") == """
        screen.txt: error: this is a print-out of gesture recognizers, which shows no views
          hint: put it into one text with the recursiveDescription of the same run, whose addresses tell which view has which
        """)
  }

  @Test func anEscapedDumpIsToBeCopiedOtherwise() {
    #expect(
      refusal("&lt;UIView: 0x1; frame = (0 0; 1 1); layer = &lt;CALayer: 0x2&gt;&gt;") == """
        screen.txt: error: this is a dump with its characters escaped for HTML, where < is written as &lt;
          hint: copy the text as it is shown, or write < for &lt;, > for &gt; and & for &amp;
        """)
  }

  @Test func aDumpIsReadThoughTheDebuggerComplainedBefore() throws {
    let text = "error: no\nnil\n<UIView: 0x1; frame = (0 0; 1 1); layer = <CALayer: 0x2>>"
    #expect(try scenario(text).allViews.count == 1)
  }

  @Test func aDumpHasNoScenes() {
    #expect(
      refusal("<UIView: 0x1; frame = (0 0; 1 1)>", scene: "Home")
        == "screen.txt: error: a dump has no scenes, so 'Home' cannot be chosen")
  }
}
