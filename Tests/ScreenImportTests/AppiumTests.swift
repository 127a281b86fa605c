// SPDX-License-Identifier: Apache-2.0

import ScenarioFile
import ScreenImport
import Testing
import Trace

@Suite("Page sources of Appium and WebDriverAgent")
struct AppiumTests {
  static let source = """
    <?xml version="1.0" encoding="UTF-8"?>
    <AppiumAUT>
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Shop" label="Shop" enabled="true" visible="true" x="0" y="0" width="390" height="844">
        <XCUIElementTypeWindow enabled="true" visible="true" x="0" y="0" width="390" height="844">
          <XCUIElementTypeOther enabled="true" visible="true" x="0" y="47" width="390" height="700">
            <XCUIElementTypeButton name="back" label="Back &lt;1&gt;" enabled="false" visible="true" x="16" y="59" width="44" height="44"/>
            <XCUIElementTypeStaticText name="Hi" label="Hi" value="Hi" enabled="true" visible="false" x="20" y="100" width="10" height="10"/>
          </XCUIElementTypeOther>
        </XCUIElementTypeWindow>
        <XCUIElementTypeWindow enabled="true" visible="false" x="0" y="0" width="390" height="844">
          <XCUIElementTypeOther enabled="true" visible="false" x="0" y="0" width="390" height="844"/>
        </XCUIElementTypeWindow>
      </XCUIElementTypeApplication>
    </AppiumAUT>
    """

  static let json = """
    {"value": {"type": "Application", "rect": {"x": 0, "y": 0, "width": 390, "height": 844}, "isEnabled": "1",
      "children": [
        {"type": "Window", "rect": {"x": 0, "y": 0, "width": 390, "height": 844}, "isEnabled": true, "children": [
          {"type": "Button", "rawIdentifier": "back", "name": "back", "label": "Back", "value": null,
           "rect": {"x": 16, "y": 59, "width": 44, "height": 44}, "isEnabled": "0", "isVisible": "1"},
          {"type": "Cell", "rect": {"x": null}, "frame": "{{0, 100}, {390, 44}}", "label": "Row"},
          {"type": "Image", "rect": {}}]}]},
     "sessionId": "x"}
    """

  @Test func elementsOfThePageSourceAreRead() throws {
    let screen = try scenario(Self.source)
    #expect(screen.source == "appium")
    #expect(screen.allViews.map(\.className) == ["UIView", "UIButton", "UILabel", "UIView"])
    #expect(screen.allViews.map(\.id) == [nil, "back", "Hi", nil])
    #expect(screen.allViews.map(\.text) == [nil, "Back <1>", "Hi", nil])
    #expect(screen.allViews[1].geometry == .frame(rect(16, 12, 44, 44)))
    #expect(screen.allViews[1].isEnabled == false)
    #expect(screen.allViews[2].responder.unknown == ["isHidden"])
  }

  @Test func placeholdersAreThoseOfFields() throws {
    let field = "type=\"XCUIElementTypeTextField\" placeholderValue=\"Name\" enabled=\"true\""
    let frame = "x=\"0\" y=\"47\" width=\"390\" height=\"44\""
    let source = "<AppiumAUT><XCUIElementTypeTextField \(field) \(frame)/></AppiumAUT>"
    #expect(try scenario(source).allViews.map { $0.properties["placeholder"] } == [.text("Name")])
    let json = Self.json.replacing(
      "\"type\": \"Cell\"", with: "\"type\": \"TextField\", \"placeholderValue\": \"City\"")
    let views = try scenario(json, file: "screen.json").allViews
    #expect(views.map { $0.properties["placeholder"] } == [nil, .text("City"), nil])
  }

  @Test func aWindowOfWhichNothingIsVisibleIsHidden() throws {
    #expect(try scenario(Self.source).windows.map(\.view.isHidden) == [nil, true])
    #expect(
      try warnings(Self.source) == [
        "screen.txt:10: error: the window and everything in it is called invisible; the window is assumed to be hidden"
      ])
  }

  /// Sources list a bar before the content that lies below it. In recursiveDescription, which has UIKit's order, it comes
  /// after: `UINavigationTransitionView`, then `UINavigationBar`.
  @Test func barsLieInFrontOfTheContentThatIsListedAfterThem() throws {
    let source = """
      <AppiumAUT><XCUIElementTypeWindow x="0" y="0" width="390" height="844">
        <XCUIElementTypeNavigationBar name="Keyboards" x="0" y="47" width="390" height="44">
          <XCUIElementTypeButton name="General" x="0" y="47" width="89" height="44"/>
        </XCUIElementTypeNavigationBar>
        <XCUIElementTypeTable x="0" y="0" width="390" height="844"/>
      </XCUIElementTypeWindow></AppiumAUT>
      """
    let subviews = try scenario(source).windows[0].view.subviews
    #expect(subviews.map(\.className) == ["UITableView", "UINavigationBar"])
    #expect(subviews[1].subviews.map(\.id) == ["General"])
  }

  /// As a page source of iOS 12 has it (shirates-core, XmlDataIos.kt): the status bar's window covers the screen.
  @Test func aWindowWithNothingButTheStatusBarLetsTouchesThrough() throws {
    let bar = """
      <XCUIElementTypeWindow enabled="true" visible="true" x="0" y="0" width="390" height="844">
        <XCUIElementTypeOther enabled="true" visible="true" x="0" y="0" width="390" height="844">
          <XCUIElementTypeStatusBar enabled="true" visible="true" x="0" y="0" width="390" height="47">
            <XCUIElementTypeOther label="9:41" enabled="true" visible="true" x="20" y="10" width="60" height="20"/>
          </XCUIElementTypeStatusBar>
        </XCUIElementTypeOther>
      </XCUIElementTypeWindow>
      </XCUIElementTypeApplication>
      """
    let source = Self.source.replacing("</XCUIElementTypeApplication>", with: bar)
    let screen = try scenario(source)
    #expect(screen.windows.map(\.view.hitTest) == [nil, nil, .passThrough])
    #expect(screen.allViews.suffix(3).map(\.isUserInteractionEnabled) == [nil, false, nil])
    #expect(
      try warnings(source).last
        == "screen.txt:13: error: this window holds nothing but the status bar; it is the system's and lets touches through to the app"
    )
  }

  @Test(arguments: [
    source.replacing("\n", with: "\r\n"), "\u{FEFF}" + source, "(driver) page_source\n" + source,
    "{\"value\": \"" + source.replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\"}",
    "\"" + source.replacing("\"", with: "\\\"").replacing("/", with: "\\/").replacing("\n", with: "\\n"),
  ])
  func theSourceIsFoundInWhatStandsRoundIt(_ text: String) throws {
    #expect(try scenario(text).allViews.count == 4)
  }

  @Test func aSourceThatBreaksOffIsReadUpToThere() throws {
    let text = String(Self.source.prefix { $0 != "H" })
    #expect(try scenario(text).allViews.map(\.id) == [nil, "back"])
    #expect(try warnings(text).count == 1)
    #expect(try warnings(text)[0].hasSuffix("what stands before this is read"))
  }

  @Test func theJSONOfWebDriverAgentIsRead() throws {
    let screen = try scenario(Self.json)
    #expect(screen.source == "webDriverAgent")
    #expect(screen.allViews.map(\.className) == ["UIButton", "UITableViewCell", "UIImageView"])
    #expect(screen.allViews.map(\.id) == ["back", "Row", nil])
    #expect(
      screen.allViews.map(\.geometry) == [.frame(rect(16, 59, 44, 44)), .frame(rect(0, 100, 390, 44)), .fill])
    #expect(screen.allViews[0].isEnabled == false && screen.allViews[0].text == "Back")
    #expect(try warnings(Self.json) == ["screen.txt:7: error: the element has no frame that can be read"])
  }

  @Test func jsonThatBreaksOffIsReadUpToThere() throws {
    let text = String(Self.json.prefix(while: { $0 != "R" }))
    #expect(try scenario(text).allViews.map(\.id) == ["back", nil])
    #expect(try warnings(text) == ["screen.txt:6: error: the JSON breaks off; what stands before is read"])
  }

  @Test func jsonThatIsNoneIsRefusedWithItsPlace() {
    #expect(
      refusal("{\"rect\": {}, \"isEnabled\": \"1\",\n \"x\": nothing}").hasPrefix(
        "screen.txt:2:7: error: this is no JSON")
    )
  }

  @Test func aTreeWithoutAnyFrameIsRefused() {
    let text = """
      <AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Pay">
      <XCUIElementTypeButton type="XCUIElementTypeButton" name="Login" enabled="true"/>
      </XCUIElementTypeApplication></AppiumAUT>
      """
    #expect(
      refusal(text) == """
        screen.txt: error: none of its elements has a frame that can be read
          hint: print it with frames: without them nobody can tell what lies under a finger
        """)
  }
}
