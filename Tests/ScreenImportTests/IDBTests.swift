// SPDX-License-Identifier: Apache-2.0

import ScenarioFile
import ScreenImport
import Testing
import Trace

@Suite("Descriptions of idb and AXe")
struct IDBTests {
  static let flat = """
    [{"AXFrame": "{{0, 0}, {393, 852}}", "frame": {"x": 0, "y": 0, "width": 393, "height": 852}, "AXLabel": "Shop", "type": "Application", "enabled": true},
    {"AXFrame": "{{16, 100}, {300, 60}}", "AXLabel": "Row", "type": "Cell", "enabled": true},
    {"AXFrame": "{{20, 110}, {44, 44}}", "AXUniqueId": "buy", "AXLabel": "Buy", "type": "Button", "enabled": false},
    {"AXFrame": "{{20, 300}, {44, 44}}", "AXLabel": null, "AXValue": "1", "role": "AXCheckBox", "subrole": "AXSwitch", "type": "CheckBox", "enabled": true}]
    """

  static let nested = """
    [{"AXLabel": "Shop", "type": "Application", "frame": {"x": 0, "y": 0, "width": 393, "height": 852}, "children": [
      {"AXLabel": "Buy", "type": "Button", "frame": {"x": 16.5, "y": 20, "width": 44, "height": 44}, "enabled": true,
       "children": [{"AXLabel": "Buy", "type": "StaticText", "frame": {"x": 20, "y": 25, "width": 30, "height": 20}}],
       "interactable": [{"kind": "occluded", "by": "Toast"}, {"kind": "user_interaction_disabled"}]}]}]
    """

  @Test func aFlatListIsNestedByPlaceAndSaysSo() throws {
    let screen = try scenario(Self.flat)
    #expect(screen.source == "idb")
    #expect(screen.deviceSize == TraceSize(width: 393, height: 852))
    #expect(screen.allViews.map(\.className) == ["UITableViewCell", "UIButton", "UISwitch"])
    #expect(screen.view("UITableViewCell")?.subviews.map(\.id) == ["buy"])
    #expect(screen.view("UIButton")?.geometry == .frame(rect(4, 10, 44, 44)))
    #expect(screen.view("UIButton")?.isEnabled == false)
    #expect(screen.view("UISwitch")?.properties["isOn"] == .bool(true))
    #expect(screen.unknown.contains("hierarchy"))
    #expect(
      try warnings(Self.flat).contains {
        $0.contains("the list is flat: which element is in which is guessed from where they are")
      })
  }

  @Test func aTreeIsReadWithWhatTheToolFound() throws {
    let screen = try scenario(Self.nested)
    #expect(screen.allViews.map(\.className) == ["UIButton", "UILabel"])
    #expect(
      screen.allViews.map(\.geometry) == [.frame(rect(16.5, 20, 44, 44)), .frame(rect(3.5, 5, 30, 20))])
    #expect(screen.allViews[0].isUserInteractionEnabled == false)
    #expect(!screen.unknown.contains("hierarchy"))
    #expect(
      try warnings(Self.nested).contains(
        "screen.txt:2: error: the tool says that 'Buy' is covered by 'Toast'; compare the answer with it"))
  }

  @Test func theCompleteFormAndOneObjectOnEachLineAreRead() throws {
    let complete = """
      {"screen": {"width": 393}, "truncated": true,
       "elements": [{"label": "Buy", "identifier": "buy", "type": "Button", "frame": {"x": 1, "y": 2, "width": 3, "height": 4}}]}
      """
    #expect(try scenario(complete).allViews.map(\.id) == ["buy"])
    #expect(
      try warnings(complete)[0] == "screen.txt:1: error: the tool left elements out, since there are many")
    let lines = Self.flat.dropFirst().dropLast().replacing("},\n", with: "}\n")
    #expect(try scenario("$ idb ui describe-all\n" + lines).allViews.count == 3)
    #expect(try scenario("```json\n" + Self.nested + "\n```\n").allViews.count == 2)
  }

  @Test(arguments: [
    "[{\"AXFrame\":\"{{0, 0}, {0, 0}}\",\"type\":null}]", "{\"elements\": [], \"screen\": {}}",
  ])
  func anUnreadableScreenIsRefusedAsEmpty(_ text: String) {
    #expect(
      refusal(text).hasPrefix("screen.txt: error: the screen is empty: the tool could read no element of it"))
  }
}
