// SPDX-License-Identifier: Apache-2.0

import ScenarioFile
import ScreenImport
import Testing
import Trace

/// Text around a dump that people paste along with it.
@Suite("Noise round a dump")
struct DumpNoiseTests {
  private static let plain = """
    <UIWindow: 0x1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x2>>
       | <UIView: 0x3; frame = (0 0; 320 480); layer = <CALayer: 0x4>>
       |    | <UIButton: 0x5; frame = (10 10; 30 30); layer = <CALayer: 0x6>>
       | <UIView: 0x7; frame = (1 2; 3 4); layer = <CALayer: 0x8>>
    """

  private static var lines: [Substring] { plain.split(separator: "\n") }

  static let wrapped: [(String, String)] = [
    ("plain", plain),
    ("prompt", "(lldb) po [window recursiveDescription]\n" + plain),
    ("back-quotes", "cy# [[UIApp keyWindow] recursiveDescription].toString()\n`" + plain + "`"),
    ("Objective-C string", "$3 = 0x0001 @\"" + plain + "\""),
    ("log prefix", "2026-01-02 10:20:30.123 MyApp[123:456] " + plain),
    (
      "log prefix on every line",
      lines.map { "2026-01-02 10:20:30.123 MyApp[123:456] " + $0 }.joined(separator: "\n")
    ),
    ("Markdown fence", "Look:\n```\n" + plain + "\n```\n"),
    ("Markdown quotation", lines.map { "> " + $0 }.joined(separator: "\n")),
    ("line comments", lines.map { "    // " + $0 }.joined(separator: "\n")),
    ("block comment", "/*\n" + lines.map { " * " + $0 }.joined(separator: "\n") + "\n */"),
    ("literal line breaks", "\"" + lines.joined(separator: "\\n") + "\""),
    ("line breaks lost", lines.joined(separator: " ")),
    (
      "line breaks and blanks lost",
      lines.joined(separator: " ").replacing("   |", with: "|").replacing("    |", with: "|")
    ),
    (
      "line breaks lost after a prompt",
      "(gdb) po [window recursiveDescription] " + lines.joined(separator: " ")
    ),
    ("pictures without a name, line breaks lost", lines.joined(separator: " - (null) ")),
    ("CRLF", lines.joined(separator: "\r\n") + "\r\n"),
    ("CR", lines.joined(separator: "\r")),
    ("tabs", lines.map { $0.replacing("   |", with: "\t|") }.joined(separator: "\n")),
    (
      "no-break spaces",
      lines.map { $0.replacing("   |", with: "\u{A0}\u{A0}\u{A0}|") }.joined(separator: "\n")
    ),
    ("byte order mark", "\u{FEFF}" + plain),
    ("no addresses", plain.replacing(/: 0x\d/, with: "")),
    ("starts below the root", lines.map { "   |" + $0 }.joined(separator: "\n")),
  ]

  /// As a published log has it, of a function that prints one view after the other.
  @Test func viewsThatALogPrintsInALoopAreRefusedAsAList() {
    let lines = [
      ("UINavigationBar", "(0 20; 375 44)"), ("UIView", "(0 0; 375 120)"),
    ].map {
      "2016-07-31 10:13:54.150 Shop[1487:33958] <!>,<\($0): 0x7fef; frame = \($1); layer = <CALayer: 0x7f>>"
    }
    #expect(
      refusal(lines.joined(separator: "\n")).hasPrefix(
        "screen.txt:1: error: this is a list of 2 views, which does not tell which of them is in which"))
  }

  @Test(arguments: wrapped.map(\.0))
  func readsTheSameScreen(_ kind: String) throws {
    let text = try #require(Self.wrapped.first { $0.0 == kind }?.1)
    #expect(ScreenImporter.detect(text)?.name == "recursiveDescription")
    let expected = try scenario(Self.plain)
    #expect(try scenario(text) == expected)
    #expect(try warnings(text) == [])
  }

  @Test func aTextWithLineBreaksBelongsToOneView() throws {
    let text = """
      <UILabel: 0x1; frame = (0 0; 9 9); text = 'Dear Sir,
      it's | fine; bye...'; userInteractionEnabled = NO; layer = <CALayer: 0x2>>
         | <UIView: 0x3; frame = (0 0; 1 1); layer = <CALayer: 0x4>>
      """
    let screen = try scenario(text)
    #expect(screen.allViews.map(\.text) == ["Dear Sir, it's | fine; bye...", nil])
    #expect(screen.allViews[0].isUserInteractionEnabled == false)
  }

  @Test(arguments: [
    ("a> | <UIView: 0x9; frame = (0 0; 1 1)>> | b", "a> | <UIView: 0x9; frame = (0 0; 1 1)>> | b"),
    ("'quoted'", "'quoted'"), ("a'; b", "a'; b"), ("a'>b", "a'>b"), ("x' = y", "x' = y"), ("{<[(", "{<[("),
    ("搜索 🎉", "搜索 🎉"), ("\u{202E}evil\u{7}", "evil"), ("", nil),
  ])
  func textsKeepWhatBelongsToThem(_ printed: String, _ read: String?) throws {
    let text = "<UILabel: 0x1; frame = (0 0; 9 9); text = '\(printed)'; alpha = 0.25; layer = <CALayer: 0x2>>"
    let view = try #require(try scenario(text).allViews.first)
    #expect(view.text == read)
    #expect(view.alpha == 0.25)
  }

  @Test(arguments: [
    // An array of subviews.
    """
    <__NSArrayM 0x600000c5d3b0>(
    <UIView: 0x1; frame = (0 0; 375 667); autoresize = W+H; layer = <CALayer: 0x2>>,
    <UIButton: 0x3; frame = (20 20; 335 627); hidden = YES; layer = <CALayer: 0x4>>
    )
    """,
    // A responder chain.
    """
    <Shop.CartView: 0x1; frame = (90 50; 50 50); layer = <CALayer: 0x2>>
    <UIView: 0x3; frame = (0 0; 414 736); autoresize = W+H; layer = <CALayer: 0x4>>
    <Shop.CartController: 0x5>
    <UIWindow: 0x6; frame = (0 0; 414 736); layer = <UIWindowLayer: 0x7>>
    <UIApplication: 0x8>
    """,
    // A hierarchy whose bars were lost.
    """
    <UIWindow: 0x6; frame = (0 0; 414 736); layer = <UIWindowLayer: 0x7>>
        <UIView: 0x3; frame = (0 0; 414 736); autoresize = W+H; layer = <CALayer: 0x4>>
            <UIButton: 0x1; frame = (90 50; 50 50); layer = <CALayer: 0x2>>
    """,
  ])
  func viewsInARowAreNoHierarchy(_ text: String) {
    #expect(refusal(text).contains("which does not tell which of them is in which"))
    #expect(refusal(text).contains("recursiveDescription"))
  }

  @Test func severalWindowsInARowAreAScreen() throws {
    let text = """
      [<UIWindow: 0x1; frame = (0 0; 320 568); layer = <UIWindowLayer: 0x2>>,
      <AlertWindow: 0x3; baseClass = UIWindow; frame = (0 0; 320 568); layer = <UIWindowLayer: 0x4>>]
      """
    #expect(try scenario(text).windows.map(\.view.className) == ["UIWindow", "AlertWindow"])
  }

  @Test func aRowOfDotsAndAJumpInDepthAreReported() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x2>>
      .....................
         |    |    | <UIButton: 0x5; frame = (10 10; 30 30); layer = <CALayer: 0x6>>
      """
    #expect(
      try warnings(text) == [
        "screen.txt:2: error: a row of dots stands for views that are not in the dump",
        "screen.txt:3: error: the view is 3 levels below line 1, and is taken for its subview",
      ])
  }

  @Test func otherPrintOutsInTheSameTextAreReadOrNamed() throws {
    let text =
      Self.plain + """

        (lldb) po [UIViewController _printHierarchy]
        <HomeController 0x201>, state: appeared, view: (view not loaded)
        (lldb) po view.gestureRecognizers
        <UITapGestureRecognizer: 0x501; state = Possible; view = <UIView 0x3>; target= <(action=open:, target=<HomeController 0x201>)>>
        have a nice day
        """
    let views = try scenario(text).allViews
    #expect(views.map(\.className) == (try scenario(Self.plain).allViews.map(\.className)))
    #expect(views.flatMap(\.gestureRecognizers).flatMap(\.actions).map(\.target) == ["HomeController"])
    #expect(try warnings(text) == ["screen.txt:9: error: this line is not a view and is skipped"])
  }

  @Test func aLineThatBreaksOffKeepsTheViewWithoutTheBrokenField() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x2>>
         | <UIView: 0x3; frame = (0 0; 10 10); alpha = 0.5; clipsToBounds = YES; hidd
         | <UIView: 0x3; frame = (0 0; 10 10
         | <UIView: 0x3; frame = (0 0; 10 10)
         | <UIView: 0x3; frame = (0 0; 10 10); alpha = 0.2
      """
    let views = try scenario(text).allViews
    #expect(views.map(\.alpha) == [0.5, nil, nil, nil])
    #expect(
      views.map(\.geometry) == [
        .frame(rect(0, 0, 10, 10)), .fill, .frame(rect(0, 0, 10, 10)), .frame(rect(0, 0, 10, 10)),
      ])
    #expect(
      views[0].responder.unknown == [
        "isHidden", "isUserInteractionEnabled", "gestureRecognizers", "animations",
      ])
    #expect(views[1].responder.unknown.prefix(4) == ["frame", "bounds", "alpha", "clipsToBounds"])
    #expect(
      try warnings(text) == [
        "screen.txt:2: error: the line breaks off in 'hidd'; the view is kept without what is missing",
        "screen.txt:3: error: the line breaks off in 'frame'; the view is kept without what is missing",
        "screen.txt:4: error: the line breaks off; the view is kept without what is missing",
        "screen.txt:5: error: the line breaks off in 'alpha'; the view is kept without what is missing",
      ])
  }
}
