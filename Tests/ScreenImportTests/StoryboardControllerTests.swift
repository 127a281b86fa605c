// SPDX-License-Identifier: Apache-2.0

import InputFile
import ScenarioFile
import ScreenImport
import Testing
import Trace

@Suite("Controllers of a storyboard")
struct StoryboardControllerTests {
  /// A storyboard with these scenes, each the contents of its `objects`.
  private func document(_ scenes: [String], initial: String? = nil) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"\
    \(initial.map { " initialViewController=\"\($0)\"" } ?? "")><device id="retina4_0" orientation="landscape"/>
    <scenes>
    \(scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined(separator: "\n"))
    </scenes></document>
    """
  }

  private func scene(_ id: String, _ attributes: String = "", subviews: String = "") -> String {
    """
    <viewController id="\(id)" \(attributes) sceneMemberID="viewController"><view key="view">\
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>\(subviews)</subviews></view></viewController>
    """
  }

  private func segue(_ destination: String, _ relationship: String) -> String {
    "<segue destination=\"\(destination)\" kind=\"relationship\" relationship=\"\(relationship)\"/>"
  }

  private func container(_ id: String) -> String {
    "<containerView><rect key=\"frame\" x=\"1\" y=\"2\" width=\"30\" height=\"40\"/><connections>"
      + "<segue destination=\"\(id)\" kind=\"embed\"/></connections></containerView>"
  }

  /// SwiftUI makes the view of its controllers at run time (OW-72).
  @Test func hostingControllersHaveAHostingView() throws {
    let text = document(
      [
        """
        <hostingController id="list" customClass="DownloadsController" sceneMemberID="viewController"/>
        """
      ], initial: "list")
    let screen = try scenario(text, file: "Downloads.storyboard")
    let controller = try #require(screen.windows[0].rootViewController)
    #expect(controller.className == "DownloadsController")
    #expect(controller.view?.className == "_UIHostingView")
  }

  @Test func tabsHoldNavigationControllersWithTheirBars() throws {
    let text = document(
      [
        """
        <tabBarController id="tabs" sceneMemberID="viewController"><tabBar key="tabBar"><rect key="frame" x="0" y="431" width="9" height="49"/></tabBar>
        <connections>\(segue("nav", "viewControllers"))\(segue("other", "viewControllers"))</connections></tabBarController>
        """,
        """
        <navigationController id="nav" sceneMemberID="viewController"><navigationBar key="navigationBar"><rect key="frame" x="0" y="20" width="9" height="44"/></navigationBar>
        <connections>\(segue("home", "rootViewController"))</connections></navigationController>
        """,
        scene("home", "customClass=\"HomeController\""), scene("other", "customClass=\"OtherController\""),
      ], initial: "tabs")
    let screen = try scenario(text, file: "a.storyboard")
    #expect(screen.deviceSize == TraceSize(width: 568, height: 320))
    let tabs = try #require(screen.windows.first?.rootViewController)
    #expect(tabs.className == "UITabBarController")
    #expect(tabs.baseClass == nil)
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.view?.className == "UILayoutContainerView")
    #expect(tabs.view?.responder.unknown == ["overrides"])
    #expect(tabs.view?.subviews.map(\.className) == ["UITabBar"])
    #expect(tabs.viewControllers.map(\.className) == ["UINavigationController", "OtherController"])
    let navigation = tabs.viewControllers[0]
    #expect(navigation.view?.subviews.map(\.className) == ["UINavigationBar"])
    let home = try #require(navigation.viewControllers.first)
    #expect(home.className == "HomeController")
    #expect(home.baseClass == "UIViewController")
    #expect(home.responder.unknown == ["overrides"])
    #expect(home.view?.geometry == .frame(rect(0, 0, 568, 320)))
  }

  @Test func anEmbeddedControllerFillsItsContainer() throws {
    let text = document(
      [
        scene("outer", subviews: container("inner")),
        scene("inner", "customClass=\"InnerController\"", subviews: "<switch/>"),
      ],
      initial: "outer")
    let screen = try scenario(text, file: "a.storyboard")
    let container = try #require(screen.windows.first?.rootViewController?.view?.subviews.first)
    #expect(container.geometry == .frame(rect(1, 2, 30, 40)))
    let inner = try #require(container.subviews.first)
    #expect(inner.geometry == .fill)
    #expect(inner.viewController?.className == "InnerController")
    #expect(inner.viewController?.view == nil)
    #expect(inner.subviews.map(\.className) == ["UISwitch"])
  }

  @Test func aSegueBackToAContainingControllerIsNotFollowed() throws {
    let text = document(
      [scene("a", subviews: container("b")), scene("b", subviews: container("a"))], initial: "a")
    #expect(try scenario(text, file: "a.storyboard").allViews.count == 4)
    #expect(
      try warnings(text, file: "a.storyboard") == [
        "a.storyboard:4: error: the segue leads back to a controller that contains it and is not followed"
      ])
  }

  @Test func controllersThatMultiplyAreRefused() {
    let scenes = (0..<9).map { scene("c\($0)", subviews: container("c\($0 + 1)") + container("c\($0 + 1)")) }
    let doubled = document(scenes + [scene("c9")], initial: "c0")
    InputLimits.$views.withValue(500) {
      #expect(
        refusal(doubled, file: "a.storyboard").hasSuffix("error: the screen has more than 500 views"))
    }
    let chain = (0..<30).map { scene("c\($0)", subviews: container("c\($0 + 1)")) }
    #expect(
      refusal(document(chain + [scene("c30")], initial: "c0"), file: "a.storyboard")
        == "a.storyboard:22: error: controllers contain each other more than 20 levels deep")
  }

  @Test func aReferenceToAnotherStoryboardHasNoView() throws {
    let text = document(
      [
        "<navigationController id=\"nav\" sceneMemberID=\"viewController\"><connections>\(segue("far", "rootViewController"))</connections></navigationController>",
        "<viewControllerPlaceholder storyboardName=\"Other\" id=\"far\" sceneMemberID=\"viewController\"/>",
        scene("near"),
      ], initial: "nav")
    let screen = try scenario(text, file: "a.storyboard")
    #expect(screen.windows.first?.rootViewController?.viewControllers.map(\.view) == [nil])
    #expect(screen.deviceSize == TraceSize(width: 568, height: 320))
    #expect(
      try warnings(text, file: "a.storyboard") == [
        "a.storyboard:4: error: the controller of storyboard 'Other' is in another file and has no view here"
      ])
    #expect(
      refusal(text, file: "a.storyboard", scene: "Other") == """
        a.storyboard:4: error: the scene refers to another storyboard and has no views
          hint: read that storyboard instead, or both: hitpath explain A.storyboard B.storyboard
        """)
  }

  @Test func scenesAreChosenByAnyOfTheirNames() throws {
    let text = document([
      scene("first", "title=\"Start\""),
      scene("second", "customClass=\"DetailController\" storyboardIdentifier=\"Detail\""),
      scene("third", "customClass=\"DetailController\" userLabel=\"Third One\""),
    ])
    let result = try ScreenImporter.read(text, file: "a.storyboard")
    #expect(result.scenes == ["Start", "Detail", "Third One"])
    #expect(
      result.warnings.map(\.description) == [
        """
        a.storyboard: error: no initial view controller is marked; the first one, Start, is shown
          hint: choose another with --scene: Detail, Third One
        """
      ])
    for name in ["second", "detail", "DETAIL"] {
      let chosen = try scenario(text, file: "a.storyboard", scene: name)
      #expect(chosen.windows.first?.rootViewController?.className == "DetailController")
    }
    #expect(
      refusal(text, file: "a.storyboard", scene: "DetailController") == """
        a.storyboard: error: 'DetailController' names 2 scenes
          hint: the scenes are Start, Detail, Third One
        """)
    #expect(
      refusal(text, file: "a.storyboard", scene: "Nowhere") == """
        a.storyboard: error: there is no scene 'Nowhere'
          hint: the scenes are Start, Detail, Third One
        """)
  }

  @Test func theTitleInTheCommentChoosesASceneIfNoOtherHasIt() throws {
    let text = document([scene("a", "title=\"Home\""), scene("b"), scene("c")])
      .replacing(
        "<scene><objects><viewController id=\"a\"",
        with: "<!--Start--><scene><objects><viewController id=\"a\""
      )
      .replacing(
        "<scene><objects><viewController id=\"b\"",
        with: "<!--Home--><scene><objects><viewController id=\"b\""
      )
      .replacing(
        "<scene><objects><viewController id=\"c\"",
        with: "<!--List--><scene><objects><viewController id=\"c\"")
    #expect(try ScreenImporter.read(text, file: "a.storyboard").scenes == ["Home", "b", "List"])
    #expect(try scenario(text, file: "a.storyboard", scene: "list").allViews.count == 1)
  }

  @Test func theTableOfATableControllerHoldsItsRefreshControl() throws {
    let text = document([
      "<tableViewController id=\"t\" sceneMemberID=\"viewController\"><tableView key=\"view\"><prototypes><tableViewCell/></prototypes></tableView>"
        + "<refreshControl key=\"refreshControl\"/></tableViewController>"
    ])
    let root = try #require(try scenario(text, file: "a.storyboard").windows.first?.rootViewController)
    #expect(root.className == "UITableViewController")
    #expect(root.view?.subviews.map(\.className) == ["UIRefreshControl", "UITableViewCell"])
  }
}
