// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// What is not known is said where it counts, and what is known of a real screen is not hidden by names.
@MainActor
struct UnknownSaidTests {
  private func run(_ text: String, _ name: String, _ arguments: [String]) throws -> String {
    let folder = try Folder()
    return hitpath([arguments[0], try folder.write(text, name)] + arguments.dropFirst()).output
  }

  private static let sheet = """
    <UIWindow: 0x1; frame = (0 0; 402 874); layer = <UIWindowLayer: 0x2>>
       | <UITransitionView: 0x3; frame = (0 0; 402 874); layer = <CALayer: 0x4>>
       |    | <UIDimmingView: 0x5; frame = (0 0; 402 874); gestureRecognizers = <NSArray: 0x6>; layer = <CALayer: 0x7>>
       |    | <UIDropShadowView: 0x8; frame = (0 400; 402 474); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0xa>>
       |    |    | <UIButton: 0xb; frame = (20 100; 362 100); layer = <CALayer: 0xc>>
    """

  @Test("the tap beside a sheet is likely, though the dump does not show its recognizer (OW-20)")
  func likelyTap() throws {
    let beside = try run(Self.sheet, "sheet.txt", ["explain", "--tap", "200,200"])
    #expect(
      beside.hasPrefix(
        "`UIDimmingView` gets the tap, and nothing is known to handle it, unless the tap that dismisses what is "
          + "presented takes it, which UIKit likely has there and the source does not show."))
    let on = try run(Self.sheet, "sheet.txt", ["explain", "--tap", "200,550"])
    #expect(on.hasPrefix("`UIButton` gets the tap") && !on.contains("likely"))
  }

  @Test("an action to First Responder says which of the app's classes may perform it (RC-20)")
  func firstResponder() throws {
    func document(_ customClass: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc">
      <device id="retina4_7" orientation="portrait"/><scenes><scene sceneID="s"><objects>
      <viewController id="vc"\(customClass) sceneMemberID="viewController"><view key="view" id="root">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews><button id="pay" userLabel="Pay">
      <rect key="frame" x="20" y="100" width="200" height="44"/><connections>
      <action selector="pay:" destination="fr" eventType="touchUpInside" id="a"/></connections></button></subviews></view>
      </viewController><placeholder placeholderIdentifier="IBFirstResponder" id="fr"/></objects></scene></scenes></document>
      """
    }
    let own = try run(document(" customClass=\"Cart\""), "a.storyboard", ["explain", "--tap", "120,122"])
    #expect(own.hasPrefix("`Pay` gets the tap and sends `pay:` (who performs it is unknown)"))
    #expect(own.contains("whether Cart performs it, the source does not tell."))
    let plain = try run(document(""), "a.storyboard", ["explain", "--tap", "120,122"])
    #expect(plain.hasPrefix("`Pay` gets the tap and does nothing"))
  }

  @Test("beside the cells of a list the answer says that rows come from the data source")
  func unknownRows() throws {
    func document(_ list: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc">
      <device id="retina4_7" orientation="portrait"/><scenes><scene sceneID="s"><objects>
      <viewController id="vc" sceneMemberID="viewController"><view key="view" id="root">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>\(list)</subviews></view>
      </viewController></objects></scene></scenes></document>
      """
    }
    let frame = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"375\" height=\"667\"/>"
    func told(_ list: String) throws -> String {
      try run(document(list), "a.storyboard", ["explain", "--tap", "180,400"])
    }
    let table = try told("<tableView id=\"t\" dataMode=\"prototypes\">\(frame)</tableView>")
    #expect(
      table.hasPrefix(
        "`UITableView` gets the tap, and nothing is known to handle it, because only its data source knows which row "
          + "is there."))
    #expect(table.contains("Not known of UITableView: the rows or items, which come from the data source"))
    #expect(
      try told("<collectionView id=\"t\">\(frame)</collectionView>").contains(
        "because only its data source knows which item is there."))
    #expect(
      try told("<tableView id=\"t\" dataMode=\"static\">\(frame)</tableView>").hasPrefix(
        "`UITableView` keeps the tap and does nothing"))
  }

  @Test("a search bar of a storyboard has its field")
  func searchBar() throws {
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc">
      <device id="retina4_7" orientation="portrait"/><scenes><scene sceneID="s"><objects>
      <viewController id="vc" sceneMemberID="viewController"><view key="view" id="root">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <searchBar id="b" placeholder="Find"><rect key="frame" x="0.0" y="100" width="375" height="56"/></searchBar>
      </subviews></view></viewController></objects></scene></scenes></document>
      """
    let told = try run(document, "a.storyboard", ["explain", "--tap", "180,128"])
    #expect(told.hasPrefix("`UISearchTextField` gets the tap and becomes first responder"))
    let edge = try run(document, "a.storyboard", ["explain", "--tap", "4,128"])
    #expect(edge.hasPrefix("`UISearchBar` (Find) gets the tap"))
  }

  @Test("audit finds what lies beside a window that is narrower than the screen (HT-1)")
  func narrowWindow() throws {
    let screen = """
      device: {size: [1024, 768]}
      window:
        id: Window
        frame: [0, 0, 768, 1024]
        subviews: [{id: Right, class: UIButton, frame: [850, 280, 100, 44]}, {id: Left, class: UIButton, frame: [50, 280, 100, 44]}]
      """
    let found = try run(screen, "a.yml", ["audit"])
    #expect(found.contains("No part of Right can be touched: it lies outside the bounds of Window."))
    #expect(found.contains("Change: Window.frame: [0, 0, 1024, 768]") && !found.contains("of Left"))
  }

  @Test("windows that all are called invisible are not taken to be hidden")
  func allInvisible() throws {
    let source = """
      <AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Bank" visible="false" x="0" y="0" width="390" height="844">
      <XCUIElementTypeWindow type="XCUIElementTypeWindow" visible="false" x="0" y="0" width="390" height="844">
      <XCUIElementTypeButton type="XCUIElementTypeButton" name="login" visible="false" x="20" y="630" width="350" height="50"/>
      </XCUIElementTypeWindow></XCUIElementTypeApplication></AppiumAUT>
      """
    let answer = try run(source, "a.xml", ["explain", "--tap", "100,650"])
    #expect(answer.hasPrefix("Likely `login` gets the tap"))
  }

  /// Views in each other, as deep as asked, the innermost with many buttons.
  private static func screen(depth: Int, buttons: Int) -> String {
    var lines = ["window:", "  id: Window"]
    var indent = "  "
    for level in 0..<depth {
      lines += ["\(indent)subviews:", "\(indent)  - id: Level\(level)"]
      indent += "    "
    }
    lines.append("\(indent)subviews:")
    for number in 0..<buttons {
      lines.append(
        "\(indent)  - {id: Button\(number), class: UIButton, frame: [10, \(10 + 20 * number), 200, 18]}")
    }
    return (lines + ["touches: [{tap: [100, 115]}]"]).joined(separator: "\n") + "\n"
  }

  @Test(
    "the page of a screen of many views names twelve at most")
  func namesOfManyViews() throws {
    func page(_ depth: Int, _ buttons: Int) throws -> Int {
      let folder = try Folder()
      let file = try folder.write(Self.screen(depth: depth, buttons: buttons), "many.yml")
      try #require(hitpath("report", file, "-o", folder["out"]).code == 0)
      let html = try String(contentsOfFile: folder["out/many.html"], encoding: .utf8)
      let stage = html.split(separator: "</svg>")[0]
      let labels = stage.split(separator: "class=\"label ").count - 1
      return labels
    }
    let many = try page(10, 30)
    // One is the place of the touch.
    #expect((2...13).contains(many))
    let few = try page(2, 5)
    #expect(few == 7)
  }
}
