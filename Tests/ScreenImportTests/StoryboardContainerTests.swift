// SPDX-License-Identifier: Apache-2.0

import InputFile
import ScenarioFile
import ScreenImport
import Testing
import Trace

/// iOS shows no scene without the containers that it stands in.
@Suite("Containers round a scene of a storyboard")
struct StoryboardContainerTests {
  private func document(_ scenes: [String], device: String = "retina6_0", _ orientation: String = "portrait")
    -> String
  {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
    <device id="\(device)" orientation="\(orientation)"/><scenes>
    \(scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined(separator: "\n"))
    </scenes></document>
    """
  }

  private func controller(_ id: String, _ attributes: String = "", item: String = "", segues: String = "")
    -> String
  {
    """
    <viewController id="\(id)" customClass="\(id)" \(attributes) sceneMemberID="viewController"><view key="view">\
    <rect key="frame" x="0.0" y="0.0" width="390" height="844"/><subviews><button><rect key="frame" x="0" y="0" width="9" \
    height="9"/><connections>\(segues)</connections></button></subviews></view>\(item)</viewController>
    """
  }

  private func container(_ kind: String, _ id: String, _ destinations: [String], _ relationship: String)
    -> String
  {
    let segues = destinations.map {
      "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"\(relationship)\"/>"
    }
    return
      "<\(kind) id=\"\(id)\" sceneMemberID=\"viewController\"><connections>\(segues.joined())</connections></\(kind)>"
  }

  private func show(_ destination: String, _ kind: String = "show") -> String {
    "<segue destination=\"\(destination)\" kind=\"\(kind)\"/>"
  }

  private func read(_ text: String, _ scene: String? = nil) throws -> ImportedScreen {
    try ScreenImporter.read(text, file: "a.storyboard", scene: scene)
  }

  @Test func aSceneStandsUnderTheBarOfItsNavigationController() throws {
    let text = document([
      container("navigationController", "nav", ["Home"], "rootViewController"), controller("Home"),
    ])
    let result = try read(text, "Home")
    #expect(result.scenario.view("UINavigationBar")?.geometry == .frame(rect(0, 47, 390, 44)))
    #expect(result.scenario.view("UINavigationBar")?.subviews == [])
    #expect(result.scenario.windows[0].rootViewController?.viewControllers.map(\.className) == ["Home"])
    #expect(
      result.warnings.map(\.description) == [
        "a.storyboard:4: error: the scene is shown in its UINavigationController 'nav'"
      ])
  }

  @Test(arguments: ["show", "push"])
  func aSceneThatASeguePushesHasABackButton(_ kind: String) throws {
    let text = document([
      container("navigationController", "nav", ["Home"], "rootViewController"),
      controller(
        "Home", item: "<navigationItem key=\"navigationItem\" title=\"Start\"/>", segues: show("Detail", kind)
      ),
      controller("Detail", segues: show("Deeper", kind)), controller("Deeper"),
    ])
    let detail = try read(text, "Detail")
    let bar = try #require(detail.scenario.view("UINavigationBar"))
    #expect(bar.subviews.map(\.id) == ["Start"])
    #expect(bar.subviews[0].actions.map(\.action) == ["navigationBar(_:shouldPop:)"])
    #expect(
      detail.warnings.map(\.description) == [
        "a.storyboard:5: error: the scene is shown in its UINavigationController 'nav', pushed from 'Home' as a segue does"
      ])
    let deeper = try read(text, "Deeper")
    #expect(deeper.scenario.view("UINavigationBar")?.subviews.map(\.id) == ["Back"])
  }

  @Test(arguments: [
    ("hidesBackButton=\"YES\"", "", 0), ("", "<barButtonItem key=\"leftBarButtonItem\" title=\"Menu\"/>", 1),
    (
      "leftItemsSupplementBackButton=\"YES\"", "<barButtonItem key=\"leftBarButtonItem\" title=\"Menu\"/>", 2
    ),
  ])
  func theBackButtonGivesWay(_ attributes: String, _ items: String, _ count: Int) throws {
    let text = document([
      container("navigationController", "nav", ["Home"], "rootViewController"),
      controller("Home", segues: show("Detail")),
      controller(
        "Detail", item: "<navigationItem key=\"navigationItem\" \(attributes)>\(items)</navigationItem>"),
    ])
    #expect(try read(text, "Detail").scenario.view("UINavigationBar")?.subviews.count == count)
  }

  @Test(arguments: ["presentation", "showDetail", "modal"])
  func aSceneThatIsPresentedHasNoBar(_ kind: String) throws {
    let text = document([
      container("navigationController", "nav", ["Home"], "rootViewController"),
      controller("Home", segues: show("Detail", kind)), controller("Detail"),
    ])
    let result = try read(text, "Detail")
    #expect(result.scenario.view("UINavigationBar") == nil)
    #expect(result.warnings.isEmpty)
  }

  @Test func scenesThatLeadToEachOtherEndSomewhere() throws {
    let text = document([
      controller("A", segues: show("B")), controller("B", segues: show("A") + show("B")),
      container("navigationController", "x", ["y"], "rootViewController"),
      container("navigationController", "y", ["x"], "rootViewController"),
    ])
    #expect(try read(text, "A").scenario.view("UINavigationBar") == nil)
    _ = try read(text, "x")
  }

  @Test func aTabShowsTheSceneThatIsAskedFor() throws {
    func text(_ attributes: String) -> String {
      document([
        container("tabBarController", "tabs", ["First", "nav"], "viewControllers"), controller("First"),
        container("navigationController", "nav", ["Home"], "rootViewController"),
        controller("Home", segues: show("Detail")), controller("Detail", attributes),
      ])
    }
    let home = try read(text(""), "Home").scenario
    #expect(home.windows[0].rootViewController?.selectedIndex == 1)
    #expect(home.view("UITabBar")?.geometry == .frame(rect(0, 761, 390, 83)))
    let detail = try read(text("hidesBottomBarWhenPushed=\"YES\""), "Detail").scenario
    #expect(detail.windows[0].rootViewController?.selectedIndex == 1)
    #expect(detail.view("UITabBar") == nil)
    #expect(try read(text("hidesBottomBarWhenPushed=\"YES\""), "Home").scenario.view("UITabBar") != nil)
  }

  @Test func theTabBarOfAnIPadIsAtTheTop() throws {
    let text = document(
      [
        container("tabBarController", "tabs", ["nav", "Second"], "viewControllers"),
        container("navigationController", "nav", ["Home"], "rootViewController"), controller("Home"),
        controller("Second"),
      ], device: "ipad11_0rounded")
    let result = try read(text)
    #expect(result.scenario.view("UITabBar")?.geometry == .frame(rect(317, 24, 200, 50)))
    #expect(result.scenario.view("UINavigationBar")?.geometry == .frame(rect(0, 24, 834, 50)))
    #expect(result.scenario.view("UITabBar")?.subviews.count == 2)
    #expect(
      result.warnings.map(\.description).last
        == "a.storyboard:3: error: the tab bar stands at the top, as on an iPad since iPadOS 18; before, and in apps that were built for it, it is at the bottom"
    )
  }

  private func split(_ roles: [String]) -> String {
    let segues = roles.map {
      "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"\($0)ViewController\"/>"
    }
    return
      "<splitViewController id=\"split\" sceneMemberID=\"viewController\"><connections>\(segues.joined())</connections></splitViewController>"
  }

  @Test func columnsStandSideBySideOnAnIPadThatLies() throws {
    let text = document(
      [split(["detail", "master"]), controller("master"), controller("detail")], device: "ipad9_7",
      "landscape")
    let result = try read(text)
    let columns = try #require(result.scenario.windows[0].rootViewController?.viewControllers)
    #expect(columns.map(\.className) == ["master", "detail"])
    #expect(columns.map(\.view?.geometry) == [.frame(rect(0, 0, 320, 768)), .frame(rect(320, 0, 704, 768))])
    #expect(result.scenario.unknown.contains("columns"))
    #expect(
      result.warnings.map(\.description).contains { $0.contains("side by side, the first 320 points wide") })
    #expect(
      try read(text, "master").scenario.windows[0].rootViewController?.className == "UISplitViewController")
  }

  @Test func theFirstOfThreeColumnsIsBesideTheScreen() throws {
    let text = document(
      [
        split(["detail", "master", "supplementary"]), controller("master"), controller("supplementary"),
        controller("detail"),
      ], device: "ipad9_7", "landscape")
    let columns = try #require(read(text).scenario.windows[0].rootViewController?.viewControllers)
    #expect(columns.map(\.className) == ["master", "supplementary", "detail"])
    #expect(
      columns.map(\.view?.geometry) == [
        .frame(rect(-320, 0, 320, 768)), .frame(rect(0, 0, 320, 768)), .frame(rect(320, 0, 704, 768)),
      ])
  }

  @Test(arguments: [("retina6_0", "portrait"), ("retina6_0", "landscape"), ("ipad9_7", "portrait")])
  func elsewhereTheyAreStackedAndEachSceneStandsAlone(_ device: String, _ orientation: String) throws {
    let text = document(
      [split(["detail", "master"]), controller("master"), controller("detail")], device: device, orientation)
    let result = try read(text)
    #expect(
      result.scenario.windows[0].rootViewController?.viewControllers.map(\.className) == ["master", "detail"])
    #expect(
      result.warnings.map(\.description).contains { $0.contains("are stacked here, the last one in front") })
    #expect(try read(text, "master").scenario.windows[0].rootViewController?.className == "master")
  }
}
