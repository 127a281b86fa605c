// SPDX-License-Identifier: Apache-2.0

import InputFile
import ScenarioFile
import ScreenImport
import Testing
import Trace

@Suite("What a storyboard installs for some sizes, and what it moves when it is loaded")
struct StoryboardVariationTests {
  /// A controller whose view holds a bar that is pinned to the top, and an extra one, for other devices than all.
  private func document(_ device: String, orientation: String = "portrait") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
    initialViewController="vc"><device id="\(device)" orientation="\(orientation)"/><scenes><scene><objects>
    <viewController id="vc" sceneMemberID="viewController">
    <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="300" height="300"/><subviews>
    <view userLabel="bar" id="b" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="0.0" y="5" width="300" height="40"/></view>
    <view userLabel="extra" id="x"><rect key="frame" x="0.0" y="90" width="10" height="10"/></view></subviews>
    <constraints>
    <constraint firstItem="b" firstAttribute="top" secondItem="root" secondAttribute="top" constant="5" id="c1">
    <variation key="heightClass=compact" constant="2"/></constraint>
    <constraint firstItem="b" firstAttribute="height" constant="40" id="c2"/>
    <constraint firstItem="b" firstAttribute="top" secondItem="root" secondAttribute="top" constant="77" id="c3"/>
    </constraints>
    <variation key="heightClass=regular-widthClass=regular"><mask key="subviews"><include reference="x"/></mask>
    <mask key="constraints"><exclude reference="c1"/><include reference="c3"/></mask></variation>
    <variation key="default"><mask key="subviews"><exclude reference="x"/></mask>
    <mask key="constraints"><exclude reference="c3"/></mask></variation></view>
    </viewController></objects></scene></scenes></document>
    """
  }

  private func tops(_ text: String) throws -> [String: Double] {
    var tops: [String: Double] = [:]
    for view in try scenario(text, file: "a.storyboard").allViews {
      if let id = view.id, case .frame(let frame) = view.geometry { tops[id] = frame.minY }
    }
    tops["UIView"] = nil
    return tops
  }

  @Test func onlyWhatIsInstalledForTheDeviceIsThere() throws {
    #expect(try tops(document("retina5_9")) == ["bar": 5])
    #expect(try tops(document("retina5_9", orientation: "landscape")) == ["bar": 2])
    #expect(try tops(document("ipad9_7"))["bar"] == 77)
    #expect(try tops(document("ipad9_7")).keys.sorted() == ["bar", "extra"])
    // A device that is not known is of any size, as the canvas was.
    #expect(try tops(document("?")) == ["bar": 5])
  }

  @Test func viewsForOtherDevicesAreMentioned() throws {
    let warnings = { (device: String) in
      try ScreenImporter.read(document(device), file: "a.storyboard").warnings.map(\.message)
    }
    let sentence = "views that are installed for other size classes than those of this device are left out"
    #expect(try warnings("retina5_9") == [sentence])
    #expect(try warnings("ipad9_7") == [])
  }

  @Test func aXibOfTheCanvasSizeStandsAsOnTheCanvas() throws {
    let text = xib(
      """
      <view id="v" userLabel="root"><rect key="frame" x="0" y="0" width="375" height="812"/><subviews>
      <view userLabel="list" id="l" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="44" width="375" height="734"/></view></subviews>
      <viewLayoutGuide key="safeArea" id="safe"/><constraints>
      <constraint firstItem="l" firstAttribute="top" secondItem="safe" secondAttribute="top" id="1"/>
      <constraint firstItem="safe" firstAttribute="bottom" secondItem="l" secondAttribute="bottom" id="2"/>
      <constraint firstItem="l" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="3"/>
      <constraint firstItem="safe" firstAttribute="trailing" secondItem="l" secondAttribute="trailing" id="4"/>
      </constraints></view>
      """, owner: ">")
    let list = try #require(try scenario(text, file: "a.xib").allViews.last)
    #expect(list.geometry == .frame(rect(0, 44, 375, 734)))
  }

  /// A table with a static cell, whose accessory is a switch that stands in its content view or beside the controller.
  private func table(inside: String, beside: String = "", accessory: String = "s") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
    initialViewController="vc"><device id="retina5_9" orientation="portrait"/><scenes><scene><objects>
    <tableViewController id="vc" sceneMemberID="viewController"><tableView key="view" id="t">
    <rect key="frame" x="0.0" y="0.0" width="320" height="480"/><sections><tableViewSection id="sec"><cells>
    <tableViewCell userLabel="cell" id="cell"><rect key="frame" x="0" y="20" width="320" height="51"/>
    <tableViewCellContentView key="contentView" userLabel="content" tableViewCell="cell" id="cc">
    <rect key="frame" x="0" y="0" width="320" height="51"/><subviews>\(inside)</subviews></tableViewCellContentView>
    <connections><outlet property="accessoryView" destination="\(accessory)" id="o"/></connections></tableViewCell>
    </cells></tableViewSection></sections></tableView></tableViewController>\(beside)
    </objects></scene></scenes></document>
    """
  }

  private let toggle = """
    <switch userLabel="toggle" id="s"><rect key="frame" x="163" y="6" width="49" height="31"/></switch>
    """

  @Test func theAccessoryOfACellStandsAtItsTrailingEdge() throws {
    for text in [table(inside: toggle), table(inside: "", beside: toggle)] {
      let imported = try ScreenImporter.read(text, file: "a.storyboard")
      #expect(imported.warnings.isEmpty)
      let cell = try #require(imported.scenario.allViews.first { $0.id == "cell" })
      #expect(cell.subviews.map(\.id) == ["content", "toggle"])
      // The phone is 375 points wide, the canvas was 320.
      #expect(cell.subviews.last?.geometry == .frame(rect(310, 10, 49, 31)))
      #expect(cell.subviews.last?.responder.unknown == ["placement"])
    }
  }

  @Test("An accessory that contains its cell stays where it is", arguments: ["t", "cell", "vc", "?"])
  func noCellIsInsideItself(_ accessory: String) throws {
    let views = try scenario(table(inside: toggle, accessory: accessory), file: "a.storyboard").allViews
    #expect(views.compactMap(\.id).contains("toggle"))
  }
}
