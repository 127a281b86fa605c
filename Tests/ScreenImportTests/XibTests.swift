// SPDX-License-Identifier: Apache-2.0

import InputFile
import ScenarioFile
import ScreenImport
import Testing
import Trace

@Suite("Xibs")
struct XibTests {
  private static let badge = """
    <view id="v" customClass="Badge"><rect key="frame" x="50" y="60" width="70" height="80"/>
    <subviews><button><connections><action selector="close:" destination="-1" eventType="touchUpInside" id="1"/>
    <action selector="copy:" destination="-2" eventType="touchDown" id="2"/></connections></button></subviews></view>
    """

  @Test func aLoneViewIsPutInAWindowOfItsSize() throws {
    let screen = try scenario(xib(Self.badge, owner: ">"), file: "Badge.xib")
    #expect(screen.source == "xib")
    #expect(screen.deviceSize == TraceSize(width: 70, height: 80))
    let window = try #require(screen.windows.first)
    #expect(window.rootViewController == nil)
    #expect(window.view.responder.unknown == ["window"])
    #expect(window.view.subviews.map(\.geometry) == [.frame(rect(0, 0, 70, 80))])
    #expect(screen.view("UIButton")?.actions.map(\.target) == [nil, nil])
  }

  @Test func theFilesOwnerIsTheControllerOfItsView() throws {
    let owner =
      "customClass=\"BadgeController\"><connections><outlet property=\"view\" destination=\"v\"/></connections>"
    let screen = try scenario(xib(Self.badge, owner: owner), file: "Badge.xib")
    let controller = try #require(screen.windows.first?.rootViewController)
    #expect(controller.className == "BadgeController")
    #expect(controller.id == "BadgeController")
    #expect(controller.baseClass == "UIViewController")
    #expect(controller.view?.className == "Badge")
    #expect(screen.view("UIButton")?.actions.map(\.target) == ["BadgeController", nil])
  }

  @Test(.enabled(if: Samples.arePresent, "\(Samples.absence)"))
  func aControllersXibIsLaidOutAsItsScene() throws {
    func geometries(_ name: String) throws -> [ScenarioGeometry] {
      try scenario(Samples.text("fresh", name), file: name).allViews.map(\.geometry)
    }
    // The status bar and the notch take 59 points of the device, and the constraint keeps 10 more.
    #expect(try geometries("controller.xib").last == .frame(rect(20, 69, 100, 44)))
    #expect(try geometries("controller.xib") == geometries("controller-right.storyboard"))
  }

  @Test func anOwnerThatIsCalledAControllerOwnsTheView() throws {
    func text(_ owner: String, _ element: String = "view") -> String {
      xib(Self.badge.replacing("view", with: element), owner: owner).replacing(
        "<objects>", with: "<device id=\"retina4_7\" orientation=\"portrait\"/><objects>")
    }
    let screen = try scenario(text("customClass=\"BadgeController\">"), file: "Badge.xib")
    #expect(screen.windows.first?.rootViewController?.className == "BadgeController")
    #expect(screen.view("Badge")?.geometry == .frame(rect(0, 0, 375, 667)))
    #expect(screen.deviceSize == TraceSize(width: 375, height: 667))
    for (owner, element) in [("Badge", "view"), ("BadgeController", "collectionViewCell")] {
      let other = try scenario(text("customClass=\"\(owner)\">", element), file: "Badge.xib")
      #expect(other.windows.first?.rootViewController == nil)
      #expect(other.view("Badge")?.geometry == .frame(rect(0, 0, 70, 80)))
    }
  }

  /// The canvas of a view of its own has a status bar that the view may never get.
  @Test func theMarginsOfAViewOfItsOwnAreThoseOfItsCanvas() throws {
    let text = xib(
      """
      <view id="v" customClass="Badge"><rect key="frame" x="0" y="0" width="600" height="96"/><subviews>
      <label id="l" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="20" y="44" width="560" height="18"/>
      </label></subviews><constraints>
      <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="topMargin"/>
      <constraint firstAttribute="bottomMargin" secondItem="l" secondAttribute="bottom"/>
      <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin"/>
      <constraint firstAttribute="trailingMargin" secondItem="l" secondAttribute="trailing"/></constraints></view>
      """, owner: ">")
    #expect(try scenario(text, file: "a.xib").view("UILabel")?.geometry == .frame(rect(20, 44, 560, 18)))
  }

  @Test func oneOfSeveralViewsIsShown() throws {
    let text = xib(Self.badge + "<view id=\"w\" userLabel=\"Other\"/><label id=\"l\"/>", owner: ">")
    let first = try ScreenImporter.read(text, file: "a.xib")
    #expect(first.scenes == ["Badge", "Other", "UILabel"])
    #expect(first.scenario.allViews.map(\.className) == ["Badge", "UIButton"])
    #expect(
      first.warnings.map(\.description) == [
        """
        a.xib: error: the xib has several views; the first one, Badge, is shown
          hint: choose another with --scene: Other, UILabel
        """
      ])
    #expect(try scenario(text, file: "a.xib", scene: "other").allViews.map(\.id) == ["Other"])
    #expect(
      try scenario(text, file: "a.xib", scene: "uilabel").deviceSize == TraceSize(width: 375, height: 667))
  }

  @Test func aWindowIsTheWindow() throws {
    let text = xib(
      "<window customClass=\"MainWindow\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"480\"/><subviews><view/></subviews></window>",
      owner: ">")
    let window = try #require(try scenario(text, file: "a.xib").windows.first?.view)
    #expect(window.className == "MainWindow")
    #expect(window.baseClass == "UIWindow")
    #expect(window.subviews.count == 1)
  }
}
