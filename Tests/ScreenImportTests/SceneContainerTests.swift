// SPDX-License-Identifier: Apache-2.0

import InputFile
import ScenarioFile
import ScreenImport
import Testing
import Trace
import UIKitModel

@Suite("What code shows a scene in, and storyboards that refer to each other")
struct SceneContainerTests {
  private func document(_ scenes: [String], initial: String = "home") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
    initialViewController="\(initial)"><device id="retina6_12" orientation="portrait"/><scenes>
    \(scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined(separator: "\n"))
    </scenes></document>
    """
  }

  private func controller(_ id: String, _ name: String, segues: String = "", _ attributes: String = "")
    -> String
  {
    """
    <viewController id="\(id)" customClass="\(name)" \(attributes) sceneMemberID="viewController"><view key="view" id="v-\(id)">\
    <rect key="frame" x="0" y="0" width="393" height="852"/><autoresizingMask key="autoresizingMask" widthSizable="YES" \
    heightSizable="YES"/><subviews><button id="b-\(id)" userLabel="\(name) button"><rect key="frame" x="0" y="0" width="9" height="9"/>\
    <connections>\(segues)</connections></button></subviews></view><navigationItem key="navigationItem">\
    <barButtonItem key="rightBarButtonItem" systemItem="add"/></navigationItem></viewController>
    """
  }

  private func read(_ container: SceneContainer, _ device: String = "retina6_12") throws -> ImportedScreen {
    let text = document([controller("home", "HomeController")]).replacing("retina6_12", with: device)
    return try ScreenImporter.read(text, file: "Main.storyboard", in: container)
  }

  @Test func aNavigationControllerShowsTheItemsWithoutAWarning() throws {
    let read = try read(.navigation)
    #expect(read.warnings.isEmpty)
    #expect(read.scenario.view("UINavigationBar")?.geometry == .frame(rect(0, 59, 393, 44)))
    #expect(read.scenario.view("UINavigationBar")?.subviews.map(\.id) == ["Add"])
    #expect(
      read.scenario.windows[0].rootViewController?.viewControllers.map(\.className) == ["HomeController"])
  }

  @Test func aTabBarHasOneTab() throws {
    let read = try read(.tab)
    #expect(read.scenario.windows[0].rootViewController?.className == "UITabBarController")
    #expect(read.scenario.view("UITabBar")?.geometry == .frame(rect(0, 769, 393, 83)))
    #expect(read.scenario.view("UITabBar")?.subviews.count == 1)
    #expect(read.scenario.view("UINavigationBar") == nil)
  }

  @Test(arguments: [
    ("retina6_12", TraceRect(x: 0, y: 69, width: 393, height: 783)),
    ("ipad9_7", TraceRect(x: 32, y: 30, width: 704, height: 964)),
  ])
  func aSheetLeavesAPartOfWhatIsBehindFree(_ device: String, _ frame: TraceRect) throws {
    let read = try read(.sheet, device)
    let presenting = try #require(read.scenario.windows[0].rootViewController)
    #expect(presenting.presents?.className == "HomeController")
    #expect(presenting.presents?.modalPresentationStyle == .pageSheet)
    #expect(presenting.presents?.view?.geometry == .frame(frame))
    #expect(presenting.presents?.view?.responder.unknown == ["placement"])
    #expect(
      read.warnings.map(\.description) == [
        "Main.storyboard: error: what the sheet is presented from is not known, and an empty view stands for it"
      ])
  }

  /// The style of a segue goes before that of the controller, and segues that differ tell nothing.
  @Test(arguments: [
    ("", "modalPresentationStyle=\"fullScreen\"", UIModalPresentationStyle.fullScreen),
    (
      "kind=\"presentation\" modalPresentationStyle=\"formSheet\"", "modalPresentationStyle=\"fullScreen\"",
      .formSheet
    ),
    ("kind=\"popoverPresentation\"", "", .popover), ("kind=\"presentation\"", "", nil),
    ("kind=\"show\"", "", nil),
  ])
  func segueOrControllerTellsTheStyle(
    _ segue: String, _ attributes: String, _ style: UIModalPresentationStyle?
  ) throws {
    let text = document([
      controller(
        "home", "HomeController", segues: segue.isEmpty ? "" : "<segue destination=\"shop\" \(segue)/>"),
      controller("shop", "ShopController", attributes),
    ])
    let read = try ScreenImporter.read(text, file: "Main.storyboard", scene: "ShopController").scenario
    let root = try #require(read.windows[0].rootViewController)
    let shown = root.className == "ShopController" ? root : root.viewControllers.last
    #expect(shown?.modalPresentationStyle == style)
    let differing = document([
      controller(
        "home", "HomeController",
        segues: "<segue destination=\"shop\" \(segue)/><segue destination=\"shop\" kind=\"presentation\" "
          + "modalPresentationStyle=\"custom\"/>"), controller("shop", "ShopController", attributes),
    ])
    let sheet = try ScreenImporter.read(
      differing, file: "Main.storyboard", scene: "ShopController", in: .sheet)
    #expect(sheet.scenario.windows[0].rootViewController?.presents?.modalPresentationStyle == .pageSheet)
  }

  @Test func aXibIsShownWithItsOwner() throws {
    let text = xib(
      "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"480\"/><subviews><button><connections>"
        + "<action selector=\"pay\" destination=\"-1\" eventType=\"touchUpInside\"/></connections></button></subviews></view>",
      owner:
        "customClass=\"PayController\"><connections><outlet property=\"view\" destination=\"v\"/></connections>"
    )
    let screen = try ScreenImporter.read(text, file: "Pay.xib", in: .navigation).scenario
    #expect(screen.windows[0].rootViewController?.viewControllers.map(\.id) == ["PayController"])
    #expect(screen.view("UIButton")?.actions.map(\.target) == ["PayController"])
  }

  @Test func aViewWithoutAControllerAndADumpAreShownInNothing() throws {
    func refused(_ text: String, _ file: String) -> String {
      do {
        _ = try ScreenImporter.read(text, file: file, in: .tab)
        return "read"
      } catch {
        return error.description
      }
    }
    #expect(
      refused(xib("<view id=\"v\"/>", owner: ">"), "a.xib") == """
        a.xib:6: error: --in tells what a controller is shown in, and this view has no controller
          hint: the File's Owner of a controller's xib has the view as its outlet 'view'
        """)
    #expect(
      refused("<UIWindow: 0x1; frame = (0 0; 9 9)>", "a.txt") == """
        a.txt: error: a dump tells what its screen is shown in
          hint: --in is for scenes of storyboards and for the xibs of controllers
        """)
  }

  private func joined(_ files: [(name: String, text: String)], _ scene: String? = nil) throws
    -> ImportedScreen
  {
    let joined = try #require(JoinedDump.join(storyboards: files))
    return try ScreenImporter.read(joined.text, file: joined.name, scene: scene)
  }

  private func reference(_ id: String, _ attributes: String) -> String {
    "<viewControllerPlaceholder id=\"\(id)\" \(attributes) sceneMemberID=\"viewController\"/>"
  }

  private func stack(_ destination: String) -> String {
    "<navigationController id=\"home\" sceneMemberID=\"viewController\"><connections>"
      + "<segue destination=\"\(destination)\" kind=\"relationship\" relationship=\"rootViewController\"/></connections>"
      + "</navigationController>"
  }

  /// Both storyboards call their first scene `home`, as Xcode's templates do.
  @Test func aReferenceLeadsToTheSceneThatTheOtherStoryboardBeginsWith() throws {
    let screen = try joined([
      ("Main.storyboard", document([stack("r"), reference("r", "storyboardName=\"Shop\"")])),
      ("folder/Shop.storyboard", document([controller("home", "ShopController")])),
    ])
    #expect(screen.warnings.isEmpty)
    #expect(screen.scenes == ["home", "ShopController"])
    #expect(screen.scenario.windows[0].rootViewController?.className == "UINavigationController")
    #expect(screen.scenario.view("UINavigationBar")?.subviews.map(\.id) == ["Add"])
    #expect(screen.scenario.allViews.contains { $0.id == "ShopController button" })
  }

  @Test func aSceneOfTheOtherStoryboardIsPushedAsTheFirstOneTells() throws {
    let show = "<segue destination=\"r\" kind=\"show\"/>"
    let files = [
      (
        name: "Main.storyboard",
        text: document([
          stack("list"), controller("list", "ListController", segues: show),
          reference("r", "storyboardName=\"Shop\" referencedIdentifier=\"Detail\""),
        ])
      ),
      (
        name: "Shop.storyboard",
        text: document([
          controller("home", "ShopController"),
          controller("detail", "DetailController", "storyboardIdentifier=\"Detail\""),
        ])
      ),
    ]
    let detail = try joined(files, "DetailController")
    #expect(detail.scenario.view("UINavigationBar")?.subviews.map(\.id) == ["Back", "Add"])
    #expect(
      detail.warnings.map(\.description) == [
        "Shop.storyboard:3: error: the scene is shown in its UINavigationController 'home', pushed from 'ListController' as a segue does"
      ])
    let list = try joined(files, "ListController")
    #expect(
      list.scenario.allViews.first { $0.id == "ListController button" }?.actions.map(\.target)
        == [SegueName.showing("DetailController")])
  }

  @Test func whatIsWrongInTheOtherStoryboardIsToldWithItsName() throws {
    let joined = try #require(
      JoinedDump.join(storyboards: [
        ("Main.storyboard", document([stack("r"), reference("r", "storyboardName=\"Shop\"")])),
        ("Shop.storyboard", document([]).replacing("</scenes>", with: "<scene>\n</scenes>")),
      ]))
    #expect(refusal(joined.text, file: joined.name).hasPrefix("Shop.storyboard:4:"))
  }

  @Test func aReferenceToAStoryboardThatIsNotGivenStaysOne() throws {
    let screen = try joined([
      ("Main.storyboard", document([stack("r"), reference("r", "storyboardName=\"Else\"")])),
      ("Shop.storyboard", document([controller("shop", "ShopController")])),
    ])
    #expect(
      screen.warnings.map(\.description) == [
        "Main.storyboard:3: error: the controller of storyboard 'Else' is in another file and has no view here"
      ])
  }
}
