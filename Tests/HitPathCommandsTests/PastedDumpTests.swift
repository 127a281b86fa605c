// SPDX-License-Identifier: Apache-2.0

import Testing

/// What the command makes of dumps as people paste them.
@MainActor
@Suite struct PastedDumpTests {
  private static let keyboard = """
    <UIWindow: 0x7f01; frame = (0 0; 320 480); gestureRecognizers = <NSArray: 0x1>; layer = <UIWindowLayer: 0x2>>
       | <UIView: 0x7f02; frame = (0 0; 320 480); layer = <CALayer: 0x3>>
       |    | <UIButton: 0x7f03; frame = (10 10; 100 40); layer = <CALayer: 0x4>>
       |    | <UIButton: 0x7f04; frame = (10 60; 100 40); layer = <CALayer: 0x5>>
    <UITextEffectsWindow: 0x7f05; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x6>>
       | <UIInputSetContainerView: 0x7f06; frame = (0 0; 320 480); layer = <CALayer: 0x7>>
       |    | <UIInputSetHostView: 0x7f07; frame = (0 300; 320 180); layer = <CALayer: 0x8>>
       |    |    | <UIKBKeyView: 0x7f08; frame = (0 0; 40 40); layer = <CALayer: 0x9>>
    """

  @Test func windowsOfTheSystemLetTouchesThroughUnlessAViewInThemIsHit() throws {
    let folder = try Folder()
    let file = try folder.write(Self.keyboard, "screen.txt")
    let below = try output(of: "explain", file, "--tap", "20,20")
    #expect(below.hasPrefix("`UIButton` gets the tap and keeps it"))
    #expect(below.contains("`UITextEffectsWindow` in front"))
    let key = try output(of: "explain", file, "--tap", "20,320")
    #expect(key.hasPrefix("`UIKBKeyView` gets the tap"))
  }

  @Test func theAppsOwnOverlaysLetTouchesThroughWhenNamed() throws {
    let folder = try Folder()
    let file = try folder.write(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x2>>
         | <UIButton: 0x3; frame = (10 10; 100 40); layer = <CALayer: 0x4>>
         | <Shop.Overlay: 0x5; baseClass = UIView; frame = (0 0; 320 480); layer = <CALayer: 0x6>>
      """, "screen.txt")
    #expect(try output(of: "explain", file, "--tap", "20,20").hasPrefix("`Overlay` gets the tap"))
    let through = try output(of: "explain", file, "--tap", "20,20", "--pass-through", "Shop.Overlay")
    #expect(through.hasPrefix("`UIButton` gets the tap"))
    #expect(through.contains("`Overlay` in front"))
    let wrong = hitpath("explain", file, "--tap", "20,20", "--pass-through", "Nobody")
    #expect(wrong.code == 3)
    #expect(
      wrong.diagnostics(in: folder).hasSuffix(
        """
        screen.txt: error: there is no view 'Nobody' to let touches through
          hint: --pass-through takes the id or the class of a view or a window

        """))
  }

  @Test func viewsAreNamedByTheirAddressesToo() throws {
    let folder = try Folder()
    let file = try folder.write(Self.keyboard, "screen.txt")
    for address in ["0x7f04", "0X7F04"] {
      let text = try output(of: "explain", file, "--tap", "20,20", "--view", address)
      #expect(text.contains("UIButton#2 says no") || text.contains("UIButton#2 was asked and says no"))
    }
    let outcome = hitpath("explain", file, "--tap", "20,20", "--view", "0x9999")
    #expect(outcome.code == 3)
    #expect(outcome.diagnostics.contains("there is no view '0x9999'"))
  }

  @Test func whatIsNoScreenIsPassedOverInAFolder() throws {
    let folder = try Folder()
    try folder.write("error: it did not build\n", "build.txt")
    try folder.write("nil\n", "answer.txt")
    let file = try folder.write(Self.keyboard, "screen.txt")
    let pages = try output(of: "report", folder.path, "--tap", "20,20", "-o", folder["out"])
    #expect(pages.split(separator: "\n").count { $0.hasSuffix(".html") } == 2)
    #expect(hitpath("explain", file, "--tap", "20,20").code == 0)
    #expect(hitpath("explain", folder["answer.txt"], "--tap", "20,20").code == 3)
  }

  @Test func aTraceWithABlankFirstLineIsATrace() throws {
    let folder = try Folder()
    let dump = try folder.write(Self.keyboard, "screen.txt")
    let trace = try output(of: "trace", dump, "--tap", "20,20")
    let file = try folder.write("\n  \r\n" + trace, "screen.jsonl")
    #expect(try output(of: "explain", file) == output(of: "explain", dump, "--tap", "20,20"))
  }

  @Test func aVerdictIsHedgedWhereRecognizersAboveAreUnknown() throws {
    let folder = try Folder()
    let file = try folder.write(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480); gestureRecognizers = <NSArray: 0x2>; layer = <UIWindowLayer: 0x3>>
         | <Shop.Root: 0x4; baseClass = UIView; frame = (0 0; 320 480); gestureRecognizers = <NSArray: 0x5>; layer = <CALayer: 0x6>>
         |    | <UITableView: 0x7; frame = (0 0; 320 480); gestureRecognizers = <NSArray: 0x8>; layer = <CALayer: 0x9>; contentOffset: {0, 0}>
         |    |    | <UITableViewCell: 0xa; frame = (0 0; 320 44); layer = <CALayer: 0xb>>
      """, "screen.txt")
    #expect(
      try output(of: "explain", file, "--tap", "20,20").hasPrefix(
        "`UITableViewCell` is selected, because nothing keeps the tap from `UITableView`, which selects what is tapped, unless a "
          + "recognizer of `Root` takes it, about which the source says nothing."))
    #expect(
      try output(of: "explain", file, "--tap", "20,20", "--lang", "zh-Hans").contains(
        "除非`Root`上有手势识别成功，来源没有说明那里有哪些手势。"))
  }

  @Test func aTablesWrapperHandsTouchesOn() throws {
    let folder = try Folder()
    let file = try folder.write(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x3>>
         | <UITableView: 0x7; frame = (0 0; 320 480); layer = <CALayer: 0x9>; contentOffset: {0, 0}>
         |    | <UITableViewWrapperView: 0x8; frame = (0 0; 320 480); gestureRecognizers = <NSArray: 0x2>; layer = <CALayer: 0xb>; contentOffset: {0, 0}>
         |    |    | <UITableViewCell: 0xa; frame = (0 0; 320 44); layer = <CALayer: 0xb>>
      """, "screen.txt")
    #expect(
      try output(of: "explain", file, "--tap", "20,20").hasPrefix(
        "`UITableViewCell` is selected, because nothing keeps the tap from `UITableView`, which selects what is tapped.\n"
      ))
    #expect(
      try output(of: "explain", file, "--tap", "20,200").hasPrefix(
        "`UITableView` keeps the tap on `UITableViewWrapperView` and does nothing, because a scroll view passes no touch on."
      )
    )
  }

  @Test(arguments: [("0.02", true), ("0.0100001", true), ("0.5", false)])
  func aViewInFrontThatCanHardlyBeSeenIsPointedOut(_ alpha: String, _ isPointedOut: Bool) throws {
    let folder = try Folder()
    let file = try folder.write(
      """
      window: {subviews: [{id: Buy, class: UIButton}, {id: Veil, alpha: \(alpha), subviews: [{id: Inner}]}]}
      touches: [{tap: [20, 20]}]
      """, "veil.yml")
    let text = try output(of: "explain", file)
    #expect(text.hasPrefix("`Inner` gets the tap"))
    let pointedOut = "`Veil` lies in front, hardly seen with its `alpha` of `0.0"
    #expect(text.contains(pointedOut) == isPointedOut)
    let chinese = try output(of: "explain", file, "--lang", "zh-Hans")
    #expect(chinese.contains("`Veil`的`alpha`为`0.0") == isPointedOut)
  }

  @Test func aSegueIsSaidToShowItsController() throws {
    let folder = try Folder()
    let file = try folder.write(
      """
      window: {subviews: [{id: More, class: UIButton, actions: [
        {event: touchUpInside, action: "perform:", target: segue that shows DetailController}]}]}
      touches: [{tap: [20, 20]}]
      """, "segue.yml")
    #expect(
      try output(of: "explain", file).hasPrefix(
        "`More` gets the tap and performs the segue that shows `DetailController`, because it is the deepest "
          + "view under the finger."))
    #expect(
      try output(of: "explain", file, "--lang", "zh-Hans").contains("`More`收到点击，执行显示`DetailController`的segue")
    )
  }
}
