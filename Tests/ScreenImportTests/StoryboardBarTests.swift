// SPDX-License-Identifier: Apache-2.0

import InputFile
import ScenarioFile
import ScreenImport
import Testing
import Trace

@Suite("Bars of a storyboard")
struct StoryboardBarTests {
  /// A navigation controller with these attributes and bars round a controller, on a device.
  private func document(
    device: String = "retina6_12", navigation: String = "", bar: String = "",
    content: String = "", inside: String = "", subviews: String = ""
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
    useAutolayout="YES" initialViewController="nav"><device id="\(device)" orientation="portrait"/><scenes>
    <scene><objects><navigationController id="nav" \(navigation) sceneMemberID="viewController">\(bar)
    <connections><segue destination="home" kind="relationship" relationship="rootViewController"/></connections>
    </navigationController></objects></scene>
    <scene><objects><viewController id="home" customClass="HomeController" \(content) sceneMemberID="viewController">
    <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
    <viewLayoutGuide key="safeArea" id="safe"/><subviews>\(subviews)</subviews></view>\(inside)
    </viewController></objects></scene>
    <scene><objects><viewController id="detail" customClass="DetailController" sceneMemberID="viewController">
    <view key="view"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/></view></viewController>
    </objects></scene></scenes></document>
    """
  }

  private func bar(_ attributes: String = "", _ y: Int = 7) -> String {
    "<navigationBar key=\"navigationBar\" \(attributes)><rect key=\"frame\" x=\"0.0\" y=\"\(y)\" width=\"9\" height=\"9\"/></navigationBar>"
  }

  private func home(_ screen: Scenario) throws -> ScenarioController {
    try #require(screen.windows.first?.rootViewController?.viewControllers.first)
  }

  @Test(arguments: ["<navigationBar key=\"navigationBar\"/>", "", "with a frame"])
  func aNavigationBarStandsBelowTheStatusBarWhateverTheDocumentSays(_ written: String) throws {
    let text = document(bar: written == "with a frame" ? bar("", -20) : written)
    let screen = try scenario(text, file: "a.storyboard")
    let found = try #require(screen.view("UINavigationBar"))
    #expect(found.geometry == .frame(rect(0, 59, 393, 44)))
    #expect(found.responder.unknown.contains("placement"))
    #expect(!found.responder.unknown.contains("frame"))
    #expect(screen.deviceSize == TraceSize(width: 393, height: 852))
    #expect(try home(screen).view?.geometry == .frame(rect(0, 0, 393, 852)))
  }

  @Test(arguments: [
    ("retina4_7", 20.0, 44.0, 375.0), ("retina5_9", 44, 44, 375), ("retina6_1", 48, 44, 414),
    ("ipad11_0rounded", 24, 50, 834),
  ])
  func theDeviceDecidesWhereItIs(_ device: String, _ y: Double, _ height: Double, _ width: Double) throws {
    let screen = try scenario(document(device: device), file: "a.storyboard")
    #expect(screen.view("UINavigationBar")?.geometry == .frame(rect(0, y, width, height)))
  }

  @Test func largeTitlesAndPromptsMakeItTaller() throws {
    let large = document(bar: bar("largeTitles=\"YES\""))
    #expect(
      try scenario(large, file: "a.storyboard").view("UINavigationBar")?.geometry
        == .frame(rect(0, 59, 393, 96)))
    let never = document(
      bar: bar("largeTitles=\"YES\""),
      inside: "<navigationItem key=\"navigationItem\" largeTitleDisplayMode=\"never\" prompt=\"Now\"/>")
    #expect(
      try scenario(never, file: "a.storyboard").view("UINavigationBar")?.geometry
        == .frame(rect(0, 59, 393, 74)))
  }

  /// Code that shows the scene decides about its bar.
  @Test(.enabled(if: Samples.arePresent, "\(Samples.absence)"))
  func aBarIsAssumedForItemsWhoseStackIsNotTold() throws {
    let name = "bar-item-without-stack.storyboard"
    let read = try ScreenImporter.read(Samples.text("fresh", name), file: name)
    #expect(
      read.warnings.map(\.description) == [
        "bar-item-without-stack.storyboard:5: error: the document does not tell which navigation bar shows 'Add'; a bar of the usual height is assumed, with nothing else in it"
      ])
    let bar = try #require(read.scenario.view("UINavigationBar"))
    #expect(bar.geometry == .frame(rect(0, 20, 375, 44)))
    #expect(bar.subviews.map(\.id) == ["Add"])
    #expect(bar.subviews[0].actions.map(\.target) == ["CartController"])
    #expect(bar.subviews[0].responder.unknown == ["placement"])
    #expect(try home(read.scenario).className == "CartController")
  }

  @Test func aSceneThatASeguePresentsGetsNoBarForItsItems() throws {
    let text = document(
      content: "",
      subviews:
        "<button><connections><segue destination=\"detail\" kind=\"presentation\"/></connections></button>"
    ).replacing(
      "height=\"568\"/></view></viewController>",
      with:
        "height=\"568\"/></view><navigationItem key=\"navigationItem\"><barButtonItem key=\"rightBarButtonItem\" "
        + "systemItem=\"add\"/></navigationItem></viewController>")
    let read = try ScreenImporter.read(text, file: "a.storyboard", scene: "DetailController")
    #expect(read.scenario.view("UINavigationBar") == nil)
    #expect(
      read.warnings.map(\.description) == [
        "a.storyboard:10: error: a segue presents the scene without a navigation bar, and 'Add' is not on the screen"
      ])
  }

  @Test func aHiddenBarIsNotThere() throws {
    let screen = try scenario(
      document(navigation: "navigationBarHidden=\"YES\"", bar: bar()), file: "a.storyboard")
    #expect(screen.view("UINavigationBar") == nil)
    #expect(try home(screen).view?.responder.unknown.contains("placement") == false)
  }

  @Test(arguments: [
    ("", "", 0.0), ("translucent=\"NO\"", "", 103), ("translucent=\"YES\"", "", 0),
    ("translucent=\"NO\"", "extendedLayoutIncludesOpaqueBars=\"YES\"", 0),
  ])
  func contentUnderAnOpaqueBarBeginsBelowIt(_ attributes: String, _ content: String, _ y: Double) throws {
    let screen = try scenario(document(bar: bar(attributes), content: content), file: "a.storyboard")
    #expect(try home(screen).view?.geometry == .frame(rect(0, y, 393, 852 - y)))
  }

  @Test func edgesThatDoNotExtendBeginBelowATranslucentBarToo() throws {
    let text = document(inside: "<extendedEdge key=\"edgesForExtendedLayout\" bottom=\"YES\"/>")
    #expect(try home(scenario(text, file: "a.storyboard")).view?.geometry == .frame(rect(0, 103, 393, 749)))
  }

  @Test func aScrollViewUnderABarIsScrolledToItsInset() throws {
    func table(_ attributes: String) -> String {
      "<tableView id=\"t\" \(attributes)><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"320\" height=\"568\"/>"
        + "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/></tableView>"
    }
    let screen = try scenario(document(subviews: table("")), file: "a.storyboard")
    #expect(screen.view("UITableView")?.contentOffset == TracePoint(x: 0, y: -103))
    #expect(screen.view("UITableView")?.geometry == .frame(rect(0, 0, 393, 852)))
    let opaque = try scenario(
      document(bar: bar("translucent=\"NO\""), subviews: table("")), file: "a.storyboard")
    #expect(opaque.view("UITableView")?.contentOffset == nil)
    let never = document(subviews: table("contentInsetAdjustmentBehavior=\"never\""))
    #expect(try scenario(never, file: "a.storyboard").view("UITableView")?.contentOffset == nil)
  }

  @Test func aListEmbeddedUnderABarGetsItsInsetToo() throws {
    let container =
      "<containerView id=\"c\"><rect key=\"frame\" x=\"0.0\" y=\"40\" width=\"320\" height=\"528\"/><connections>"
      + "<segue destination=\"list\" kind=\"embed\"/></connections></containerView>"
    let list =
      "<scene><objects><tableViewController id=\"list\" sceneMemberID=\"viewController\"><tableView key=\"view\">"
      + "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"320\" height=\"528\"/></tableView></tableViewController></objects></scene></scenes>"
    let text = document(subviews: container).replacing("</scenes>", with: list)
    #expect(
      try scenario(text, file: "a.storyboard").view("UITableView")?.contentOffset == TracePoint(x: 0, y: -63))
  }

  @Test func itemsAreButtonsWithTheirNamesAndActions() throws {
    let item = """
      <navigationItem key="navigationItem" title="Home">
      <barButtonItem key="leftBarButtonItem" title="Menu" id="m"><connections>
      <segue destination="detail" kind="show" id="s"/></connections></barButtonItem>
      <barButtonItem key="rightBarButtonItem" systemItem="save" enabled="NO" id="r"><connections>
      <action selector="save:" destination="home" id="a"/></connections></barButtonItem></navigationItem>
      """
    let buttons = try scenario(document(inside: item), file: "a.storyboard").allViews
      .filter { $0.className == "_UIButtonBarButton" }
    #expect(buttons.map(\.id) == ["Menu", "Save"])
    #expect(buttons.map(\.isEnabled) == [nil, false])
    #expect(
      buttons.map(\.actions) == [
        [
          ScenarioTargetAction(
            action: "perform:", event: "touchUpInside", target: "segue that shows DetailController")
        ], [ScenarioTargetAction(action: "save:", event: "touchUpInside", target: "HomeController")],
      ])
    #expect(buttons.map(\.geometry) == [.frame(rect(8, 0, 50, 44)), .frame(rect(335, 0, 50, 44))])
  }

  @Test func customViewsOfItemsStandInTheBar() throws {
    let item = """
      <navigationItem key="navigationItem"><segmentedControl key="titleView" id="t">\
      <rect key="frame" x="0.0" y="0.0" width="93" height="32"/></segmentedControl>
      <barButtonItem key="rightBarButtonItem"><button key="customView" id="b"><rect key="frame" x="9" y="9" width="30" \
      height="24"/></button></barButtonItem></navigationItem>
      """
    let bar = try #require(scenario(document(inside: item), file: "a.storyboard").view("UINavigationBar"))
    #expect(bar.subviews.map(\.className) == ["UISegmentedControl", "UIButton"])
    #expect(bar.subviews.map(\.geometry) == [.frame(rect(150, 6, 93, 32)), .frame(rect(355, 10, 30, 24))])
  }

  @Test(
    "the custom view of an item lies in a toolbar's own view, by which that is known to be an item (OW-106)")
  func customViewInToolbar() throws {
    let items = """
      <toolbarItems><barButtonItem id="i"><button key="customView" id="b"><rect key="frame" x="9" y="9" width="30" \
      height="24"/></button></barButtonItem></toolbarItems>
      """
    let screen = try scenario(
      document(navigation: "toolbarHidden=\"NO\"", inside: items), file: "a.storyboard")
    let item = try #require(screen.view("UIToolbar")?.subviews.first)
    #expect(item.className == "_UITAMICAdaptorView")
    #expect(item.geometry == .frame(rect(8, 10, 30, 24)))
    #expect(item.subviews.map(\.className) == ["UIButton"])
    #expect(item.subviews.map(\.geometry) == [.frame(rect(0, 0, 30, 24))])
  }

  @Test func aToolbarShowsIfItIsNotHiddenAndSharesItsRoom() throws {
    let items = """
      <toolbarItems><barButtonItem systemItem="add" id="a"/><barButtonItem style="plain" systemItem="flexibleSpace"/>\
      <barButtonItem title="Edit" id="e"/></toolbarItems>
      """
    #expect(try scenario(document(inside: items), file: "a.storyboard").view("UIToolbar") == nil)
    let screen = try scenario(
      document(navigation: "toolbarHidden=\"NO\"", inside: items), file: "a.storyboard")
    let toolbar = try #require(screen.view("UIToolbar"))
    #expect(toolbar.geometry == .frame(rect(0, 774, 393, 78)))
    #expect(toolbar.subviews.map(\.id) == ["Add", "Edit"])
    #expect(toolbar.subviews.map(\.geometry) == [.frame(rect(8, 0, 44, 44)), .frame(rect(335, 0, 50, 44))])
  }

  @Test func aTabBarStandsAtTheBottomEdgeWithAButtonForEachController() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
      initialViewController="tabs"><device id="retina6_0" orientation="portrait"/><scenes>
      <scene><objects><tabBarController id="tabs" sceneMemberID="viewController"><tabBar key="tabBar"/><connections>
      <segue destination="nav" kind="relationship" relationship="viewControllers"/>
      <segue destination="b" kind="relationship" relationship="viewControllers"/></connections></tabBarController></objects></scene>
      <scene><objects><navigationController id="nav" toolbarHidden="NO" sceneMemberID="viewController">
      <tabBarItem key="tabBarItem" title="Home"/><connections>
      <segue destination="a" kind="relationship" relationship="rootViewController"/></connections></navigationController></objects></scene>
      <scene><objects><viewController id="a" sceneMemberID="viewController"><view key="view"/></viewController></objects></scene>
      <scene><objects><viewController id="b" sceneMemberID="viewController"><view key="view"/>
      <tabBarItem key="tabBarItem" systemItem="search"/></viewController></objects></scene></scenes></document>
      """
    let screen = try scenario(text, file: "a.storyboard")
    let tabBar = try #require(screen.view("UITabBar"))
    #expect(tabBar.geometry == .frame(rect(0, 761, 390, 83)))
    #expect(tabBar.subviews.map(\.id) == ["tab Home", "tab Search"])
    #expect(tabBar.subviews.map(\.geometry) == [.frame(rect(2, 1, 191, 48)), .frame(rect(197, 1, 191, 48))])
    #expect(
      tabBar.subviews[1].actions == [
        ScenarioTargetAction(
          action: "tabBar(_:didSelect:)", event: "touchUpInside", target: "UITabBarController")
      ])
    // A toolbar of the navigation controller inside stands on the tab bar.
    #expect(screen.view("UIToolbar")?.geometry == .frame(rect(0, 717, 390, 44)))
  }

  @Test func selectingACellPerformsItsSegue() throws {
    func cell(_ text: String, _ destination: String) -> String {
      "<tableViewCell><tableViewCellContentView key=\"contentView\"><subviews><label text=\"\(text)\"/></subviews>"
        + "</tableViewCellContentView><connections><segue destination=\"\(destination)\" kind=\"show\"/></connections>"
        + "</tableViewCell>"
    }
    let table =
      "<tableView id=\"t\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"320\" height=\"568\"/><sections>"
      + "<tableViewSection><cells>\(cell("More", "detail"))\(cell("Start", "nav"))</cells></tableViewSection></sections></tableView>"
    let screen = try scenario(document(subviews: table), file: "a.storyboard")
    #expect(
      screen.allViews.filter { $0.className == "UITableViewCell" }.map(\.actions) == [
        [ScenarioTargetAction(action: "perform:", target: "segue that shows DetailController")],
        [ScenarioTargetAction(action: "perform:", target: "segue that shows HomeController")],
      ])
    #expect(try warnings(document(subviews: table), file: "a.storyboard") == [])
    #expect(try isReadAgain(screen))
  }

  @Test func theColumnsOfASplitViewAreSaidToBeStacked() throws {
    let text = document()
      .replacing("<navigationController id=\"nav\"", with: "<splitViewController id=\"nav\"")
      .replacing("</navigationController>", with: "</splitViewController>")
      .replacing(
        "</connections>\n</splitViewController>",
        with:
          "<segue destination=\"detail\" kind=\"relationship\" relationship=\"detailViewController\"/></connections></splitViewController>"
      )
    #expect(try scenario(text, file: "a.storyboard").unknown.contains("columns"))
    #expect(
      try warnings(text, file: "a.storyboard") == [
        "a.storyboard:2: error: the columns of the split view are stacked here, the last one in front; iOS lays them side by side or shows one of them"
      ])
  }
}
