// SPDX-License-Identifier: Apache-2.0

import ScenarioFile
import ScreenImport
import Testing
import Trace

@Suite("Maestro hierarchies")
struct MaestroTests {
  static let tree = """
    Running on iPhone 16
    {"attributes": {"bounds": "[0,0][0,0]", "resource-id": ""}, "children": [
      {"attributes": {"accessibilityText": "Shop", "bounds": "[0,0][390,844]", "enabled": "true"}, "children": [
        {"attributes": {"accessibilityText": "Back", "resource-id": "back", "bounds": "[16,59][60,103]", "enabled": "false"},
         "children": []}]},
      {"attributes": {"accessibilityText": "12:00", "bounds": "[0,0][100,20]"}, "children": []}]}
    """

  @Test func elementsAreReadByTheirCorners() throws {
    let screen = try scenario(Self.tree)
    #expect(screen.source == "maestro")
    #expect(screen.deviceSize == TraceSize(width: 390, height: 844))
    #expect(screen.windows.count == 1)
    #expect(screen.allViews.map(\.id) == ["Shop", "back", "12:00"])
    #expect(screen.allViews[1].geometry == .frame(rect(16, 59, 44, 44)))
    #expect(screen.allViews[1].text == "Back")
  }

  @Test func contentThatScrollsMakesTheScreenNoTaller() throws {
    let long = Self.tree.replacing("[16,59][60,103]", with: "[0,59][390,1884]")
    #expect(try scenario(long).deviceSize == TraceSize(width: 390, height: 844))
  }

  @Test func whatFollowsTheAppIsTheSystems() throws {
    #expect(try scenario(Self.tree).allViews.map(\.isUserInteractionEnabled) == [nil, nil, false])
    #expect(
      try warnings(Self.tree).contains {
        $0.contains("what follows the app's elements is the system's, such as the status bar")
      })
  }

  @Test func theCompactTableIsRead() throws {
    let table = """
      Running on iPhone 16
      element_num,depth,attributes,parent_num
      0,0,"bounds=[0,0][390,844]; accessibilityText=Shop",
      1,1,"accessibilityText=Fish; chips, ""both""; resource-id=dish; bounds=[10,20][30,60]; enabled=true",0
      2,2,"bounds=[12,22][20,30]",1
      3,1,"bounds=[1,
      """
    let screen = try scenario(table)
    #expect(screen.allViews.map(\.id) == ["Shop", "dish", nil])
    #expect(screen.allViews[1].text == "Fish; chips, \"both\"")
    #expect(screen.allViews[2].geometry == .frame(rect(2, 2, 8, 8)))
    #expect(try warnings(table).first == "screen.txt:6: error: the row is incomplete and is left out")
  }

  @Test(arguments: [
    #"{"attributes": {"bounds": "[0,0][1,1]", "class": "android.widget.Button", "clickable": "true"}}"#,
    "element_num,depth,attributes,parent_num\n0,0,\"class=android.view.View; bounds=[0,0][1,1]\",",
  ])
  func aHierarchyOfAndroidIsRefusedByItsPlatform(_ text: String) {
    #expect(
      refusal(text).hasPrefix(
        "screen.txt: error: this is a dump of an Android screen, and HitPath knows UIKit only"))
  }
}
