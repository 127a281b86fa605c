// SPDX-License-Identifier: Apache-2.0

import ScenarioFile
import ScreenImport
import Testing
import Trace

@Suite("XCUITest element trees")
struct XCUITestTests {
  static let shop = """
    Attributes: Application, 0x701, pid: 4242, label: 'Shop'
    Element subtree:
     →Application, 0x701, pid: 4242, label: 'Shop'
        Window (Main), 0x702, {{0.0, 0.0}, {390.0, 844.0}}
          Other, 0x703, {{10.0, 20.0}, {370.0, 800.0}}
            Button, 0x704, {{16.0, 59.0}, {44.0, 44.0}}, identifier: 'back', label: 'It's, well, 'back'', Selected
            Switch, 0x705, {{300.0, 59.0}, {51.0, 31.0}}, label: 'Wi-Fi', Disabled, value: 1
            Table, 0x706, {{10.0, 120.0}, {370.0, 300.5}}
              Cell, 0x707, {{10.0, 120.0}, {370.0, 44.0}}, Disabled
                StaticText, 0x708, {{20.0, 130.0}, {100.0, 20.3}}, label: 'Two
    lines'
            Frobnicator, 0x709, {{0.0, 0.0}, {1.0, 1.0}}
    Path to element:
     →Application, 0x701, pid: 4242, label: 'Shop'
    Query chain:
     →Find: Target Application 'com.example.shop'
      Output: {
        Button, 0x704, {{16.0, 59.0}, {44.0, 44.0}}
      }
    """

  @Test func elementsBecomeViewsInTheirParents() throws {
    let screen = try scenario(Self.shop)
    #expect(screen.source == "xcuiTest")
    #expect(screen.deviceSize == TraceSize(width: 390, height: 844))
    #expect(screen.windows.map(\.isKeyWindow) == [true])
    #expect(
      screen.allViews.map(\.className) == [
        "UIView", "UIButton", "UISwitch", "UITableView", "UITableViewCell", "UILabel", "UIView",
      ])
    #expect(screen.allViews.map(\.id) == [nil, "back", "Wi-Fi", nil, nil, "Two lines", nil])
    #expect(
      screen.allViews.map(\.geometry) == [
        .frame(rect(10, 20, 370, 800)), .frame(rect(6, 39, 44, 44)), .frame(rect(290, 39, 51, 31)),
        .frame(rect(0, 100, 370, 300.5)), .frame(rect(0, 0, 370, 44)), .frame(rect(10, 10, 100, 20.3)),
        .frame(rect(-10, -20, 1, 1)),
      ])
    #expect(try warnings(Self.shop).isEmpty)
  }

  @Test func statesAndTextsAreRead() throws {
    let views = try scenario(Self.shop).allViews
    #expect(views[1].text == "It's, well, 'back'")
    #expect(views[1].properties["isSelected"] == .bool(true))
    #expect(views[2].isEnabled == false)
    #expect(views[2].properties["isOn"] == .bool(true))
    #expect(views[1].isEnabled == nil && !views[1].responder.unknown.contains("isEnabled"))
    #expect(views[4].responder.unknown == ["isUserInteractionEnabled"])
  }

  @Test func placeholdersAreThoseOfFields() throws {
    let text = """
      Element subtree:
       →Application, 0x701, pid: 4242, label: 'Shop'
          Window (Main), 0x702, {{0.0, 0.0}, {390.0, 844.0}}
            TextField, 0x703, {{10.0, 20.0}, {300.0, 44.0}}, placeholderValue: 'Name', value: Ann
            SearchField, 0x704, {{10.0, 80.0}, {300.0, 44.0}}, label: 'Search', placeholderValue: 'Find'
            TextView, 0x705, {{10.0, 140.0}, {300.0, 44.0}}, placeholderValue: 'Notes'
          Path to element:
      """
    let views = try scenario(text).allViews
    #expect(views.map { $0.properties["placeholder"] } == [.text("Name"), .text("Find"), nil])
    #expect(views.map(\.text) == ["Name", "Search", "Notes"])
  }

  @Test func whatNoElementTellsIsUnknown() throws {
    #expect(
      try scenario(Self.shop).unknown == [
        "elements", "alpha", "isUserInteractionEnabled", "viewController", "gestureRecognizers", "transform",
        "clipsToBounds", "isMultipleTouchEnabled", "isExclusiveTouch", "zPosition",
      ])
  }

  @Test func addressesAreKept() throws {
    var read = try scenario(Self.shop)
    read.nameEverything()
    #expect(
      read.addresses.keys.sorted() == [
        "0x702", "0x703", "0x704", "0x705", "0x706", "0x707", "0x708", "0x709",
      ])
  }

  @Test(arguments: [
    shop.replacing("\n", with: "\r\n"), "\u{FEFF}" + shop, "```\n(lldb) po app\n\(shop)\n```",
    shop.split(separator: "\n").map { "// \($0)" }.joined(separator: "\n"),
    "\"" + shop.replacing("\n", with: "\\n") + "\"",
    "{\"value\": \"" + shop.replacing("\n", with: "\\n") + "\", \"sessionId\": \"x\"}",
    shop.split(separator: "\n").dropFirst(2).joined(separator: "\n"),
  ])
  func theTreeIsFoundInWhatStandsRoundIt(_ text: String) throws {
    let views = try scenario(text).allViews
    #expect(views.count == 7)
    #expect(views[5].geometry == .frame(rect(10, 10, 100, 20.3)))
  }

  @Test func aLineThatBreaksOffIsKeptWithAWarning() throws {
    let text = "Window, 0x1, {{0.0, 0.0}, {10.0, 10.0}}\n  Button, 0x2, {{1.0, 1.0}, {2."
    let screen = try scenario(text)
    #expect(screen.allViews.map(\.geometry) == [.fill])
    #expect(screen.allViews[0].responder.unknown == ["frame", "isEnabled"])
    #expect(
      try warnings(text) == [
        "screen.txt:2: error: the line breaks off; the element is kept without what is missing"
      ])
  }

  @Test func otherLinesAndASecondTreeAreSkippedWithAWarning() throws {
    let text = """
      Element subtree:
      Window, 0x1, {{0.0, 0.0}, {10.0, 10.0}}
      snapshot took 3 s
      Path to element:
      Element subtree:
      """
    #expect(
      try warnings(text) == [
        "screen.txt:3: error: this line is not an element and is skipped",
        "screen.txt:5: error: another element tree begins here, and is left out",
      ])
  }

  @Test func aTreeWithoutItsEndIsReadWithAWarning() throws {
    let text = "Element subtree:\nWindow, 0x1, {{0.0, 0.0}, {10.0, 10.0}}\n"
    #expect(
      try warnings(text) == [
        "screen.txt:2: error: the text ends before 'Path to element:', so the end of the tree may be missing"
      ])
  }

  @Test func elementsWithoutAWindowGetOne() throws {
    let text =
      "Button, 0x1, {{16.0, 59.0}, {44.0, 44.0}}, label: 'A'\nButton, 0x2, {{16.0, 159.0}, {44.0, 44.0}}"
    let screen = try scenario(text)
    #expect(screen.windows.map(\.view.geometry) == [.frame(rect(0, 0, 60, 203))])
    #expect(screen.windows[0].view.responder.unknown == ["window"])
    #expect(screen.allViews.map(\.geometry) == [.frame(rect(16, 59, 44, 44)), .frame(rect(16, 159, 44, 44))])
  }

  @Test func anEmptyScreenIsRefused() {
    #expect(
      refusal("Element subtree:\n →Application, 0x1, pid: 1, label: 'A'\n") == """
        screen.txt: error: the screen is empty: nothing in it has a size
          hint: wait until the app shows something, and print it again
        """)
    #expect(refusal("Element subtree:\n").hasPrefix("screen.txt: error: there is no line of an element tree"))
  }

  @Test func treesThatAreTooDeepAreRefused() {
    let text = (0..<600).map { String(repeating: " ", count: $0) + "Other, 0x1, {{0.0, 0.0}, {1.0, 1.0}}" }
    #expect(
      refusal(text.joined(separator: "\n"))
        == "screen.txt:501: error: the elements are nested more than 500 levels deep")
  }
}
