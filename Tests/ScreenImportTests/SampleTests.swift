// SPDX-License-Identifier: Apache-2.0

import Foundation
import ScenarioFile
import ScreenImport
import Testing
import Trace
import XML

@Suite("Real dumps and documents", .enabled(if: Samples.arePresent, "\(Samples.absence)"))
struct SampleTests {
  private static let dumps = "hierarchy-dumps"
  private static let documents = "storyboards"

  /// All twelve recognizers are UIKit's own; what the simulation lacks of them is named.
  @Test func theRecognizersOfACollectionViewAreUIKitsOwn() throws {
    let view =
      "<UICollectionView: 0x120818c00; frame = (0 0; 320 480); gestureRecognizers = <NSArray: 0x1>; layer = <CALayer: 0x2>; "
      + "contentOffset: {0, 0}>"
    let text = try view + "\n" + Samples.text(Self.dumps, "gestures-collection-view.txt")
    #expect(try scenario(text).allViews.map(\.gestureRecognizers) == [[]])
    #expect(
      try warnings(text).first
        == "screen.txt:4: error: what UIKit itself attaches to the UICollectionView is left out where the simulation does "
        + "not have it: UIScrollViewKnobLongPressGestureRecognizer, _UIDragAutoScrollGestureRecognizer, "
        + "_UIMultiSelectOneFingerPanGesture, UITapGestureRecognizer, UIPanGestureRecognizer, "
        + "_UISingleFingerTapExtensionGesture")
  }

  @Test(arguments: Samples.names(in: dumps) { $0.hasPrefix("recursive-") })
  func everyViewOfADumpIsRead(_ name: String) throws {
    let text = try Samples.text(Self.dumps, name)
    let lines = text.split(whereSeparator: \.isNewline)
    let views = lines.filter { $0.contains("<") && $0.contains("frame = (") && !$0.hasSuffix("> (layer)") }
    let screen = try ScreenImporter.read(text, file: name).scenario
    let windows = screen.windows.count { !$0.view.responder.unknown.contains("window") }
    #expect(screen.allViews.count + windows == views.count)
    #expect(screen.source == "recursiveDescription")
  }

  @Test(arguments: [
    ("recursive-componentkit-elided.txt", 16), ("recursive-cycript-verify-form.txt", 9),
    ("recursive-episodes-table.txt", 41), ("recursive-labels-iphone-x.txt", 5),
    ("recursive-popup-demo-truncated.txt", 6), ("recursive-rotated-window.txt", 1),
    ("recursive-uisearchbar-dimming.txt", 32), ("recursive-with-ivar-names.txt", 8),
  ])
  func theCountsOfTheDumpsStayTheSame(_ name: String, _ count: Int) throws {
    #expect(try scenario(Samples.text(Self.dumps, name), file: name).allViews.count == count)
  }

  @Test func theRotatedRootViewHasItsBoundsBack() throws {
    let screen = try scenario(Samples.text(Self.dumps, "recursive-rotated-window.txt"))
    let root = try #require(screen.allViews.first)
    #expect(screen.deviceSize == TraceSize(width: 768, height: 1024))
    #expect(root.geometry == .bounds(rect(0, 0, 1024, 748), center: TracePoint(x: 374, y: 512)))
  }

  @Test(
    arguments: Samples.names(in: dumps) { name in
      ["controllers-", "gestures-"].contains(where: name.hasPrefix)
    })
  func otherDumpsAreRefusedByName(_ name: String) throws {
    let titles = [
      "controllers": "a print-out of view controllers",
      "gestures": "a print-out of gesture recognizers",
    ]
    let title = try #require(titles[String(name.prefix { $0 != "-" })])
    let message = try refusal(Samples.text(Self.dumps, name), file: name)
    let isPart = name.hasPrefix("controllers-") || name.hasPrefix("gestures-")
    let reason = isPart ? "shows no views" : "HitPath does not read yet"
    #expect(message.hasPrefix("\(name): error: this is \(title), which \(reason)\n"))
  }

  /// Counts the view elements under a controller's element by their names.
  private struct ViewCounter {
    static let names: Set<String> = [
      "view", "label", "button", "imageView", "textField", "textView", "switch", "slider", "stepper",
      "segmentedControl", "pageControl", "activityIndicatorView", "progressView", "datePicker", "pickerView",
      "scrollView", "tableView", "tableViewCell", "tableViewCellContentView", "collectionView",
      "collectionViewCell", "collectionViewCellContentView", "collectionReusableView", "stackView",
      "visualEffectView", "containerView", "navigationBar", "toolbar", "tabBar", "searchBar", "mapView",
      "wkWebView", "webView", "glkView", "mtkView", "skView", "arskView", "arscnView", "sceneKitView",
    ]
    private(set) var counts: [String: Int] = [:]

    /// The elements of the controllers.
    private(set) var kinds: [String: String] = [:]
    private var controller: String?
    private var controllerName = ""

    init(_ text: String) throws {
      try XMLReader.read(Array(text.utf8)) { event, _ in
        take(event)
        return true
      }
    }

    private mutating func take(_ event: XMLReader.Event) {
      switch event {
      case .start(let name, let attributes):
        let attributes = Dictionary(uniqueKeysWithValues: attributes)
        if attributes["sceneMemberID"] == "viewController" {
          controller = attributes["id"]
          controllerName = name
          kinds[controller ?? ""] = name
          counts[controller ?? ""] = 0
        } else if let controller, Self.names.contains(name) {
          counts[controller, default: 0] += 1
        }
      case .end(let name):
        if controller != nil, name == controllerName { controller = nil }
      case .text, .comment, .documentType: break
      }
    }
  }

  @Test(
    arguments: Samples.names(in: documents) {
      $0.hasSuffix(".storyboard") && !["empty", "macos-not-supported"].contains($0.dropLast(11))
    })
  func everyViewOfEverySceneIsRead(_ name: String) throws {
    let text = try Samples.text(Self.documents, name)
    let counter = try ViewCounter(text)
    #expect(!counter.counts.isEmpty)
    for (id, count) in counter.counts where count > 0 {
      let root = try #require(try scenario(text, file: name, scene: id).windows.first?.rootViewController)
      let isContainer = ["navigationController", "tabBarController"].contains(counter.kinds[id])
      #expect(ownViews(of: isContainer ? root : shown(by: root)) == count, "scene \(id)")
    }
  }

  /// The controller that containers show.
  private func shown(by controller: ScenarioController) -> ScenarioController {
    let contained = controller.viewControllers
    guard controller.view?.className == "UILayoutContainerView", let last = contained.last else {
      return controller
    }
    return shown(by: controller.selectedIndex.map { contained[$0] } ?? last)
  }

  /// The views of a controller's own scene: without contained and embedded controllers', UIKit's own container, the
  /// buttons that UIKit makes of a bar's items, and the fields of search bars.
  private func ownViews(of controller: ScenarioController) -> Int {
    guard let root = controller.view else { return 0 }
    var count = root.className == "UILayoutContainerView" ? -1 : 0
    var open = [root]
    while let view = open.popLast() {
      guard view.viewController == nil else { continue }
      let isMade = ["_UIButtonBarButton", "UITabBarButton", "UISearchTextField"].contains(view.className)
      if !isMade { count += 1 }
      open += view.subviews
    }
    return count
  }

  @Test func theTouchDemoHasItsViewsByClass() throws {
    let screen = try scenario(
      Samples.text(Self.documents, "touch-demo-main.storyboard"), file: "Main.storyboard")
    #expect(screen.deviceSize == TraceSize(width: 600, height: 600))
    #expect(screen.windows.first?.rootViewController?.className == "ViewController")
    #expect(
      screen.allViews.map(\.className) == [
        "UIView", "TopView", "SubView1", "SubView1Sub1", "SubView1Sub1Sub1", "SubView2", "SubView2Sub1",
        "SubView3",
        "SubView4",
      ])
    #expect(screen.allViews.allSatisfy { $0.id == nil })
    #expect(screen.view("TopView")?.geometry == .frame(rect(10, 20, 300, 515)))
    #expect(screen.view("SubView1Sub1Sub1")?.geometry == .frame(rect(8, 8, 90, 72)))
  }

  @Test func actionsAndRecognizersOfTheSamplesAreRead() throws {
    let form = try scenario(Samples.text(Self.documents, "connections.storyboard"), file: "c.storyboard")
    let buttons = form.allViews.filter { $0.className == "UIButton" }
    #expect(
      buttons.map(\.actions)
        == [
          [
            ScenarioTargetAction(action: "cut:", event: "touchUpInside"),
            ScenarioTargetAction(
              action: "perform:", event: "touchUpInside", target: "segue that shows UIViewController"),
          ], [ScenarioTargetAction(action: "cut:", event: "touchUpInside")],
        ])
    let pinch = try scenario(
      Samples.text(Self.documents, "connections.storyboard"), file: "c.storyboard", scene: "3Lv-op-8QZ")
    #expect(pinch.allViews.flatMap(\.gestureRecognizers).map(\.className) == ["UIPinchGestureRecognizer"])
    let sliders = try scenario(
      Samples.text(Self.documents, "kg-hit-testing-views.storyboard"), file: "k.storyboard")
    #expect(sliders.allViews.flatMap(\.actions).map(\.target) == ["ViewController", "ViewController"])
    #expect(sliders.windows.first?.rootViewController?.id == "ViewController")
  }

  /// Every scene of a document as a scenario that has a tap in its middle.
  private func screens(_ name: String) throws -> [Scenario] {
    let text = try Samples.text(Self.documents, name)
    let scenes = try ScreenImporter.read(text, file: name, scene: nil).scenes
    var screens = try scenes.compactMap { scene -> Scenario? in
      if refusal(text, file: name, scene: scene).contains("refers to another storyboard") { return nil }
      return try scenario(text, file: name, scene: scene)
    }
    if screens.isEmpty { screens = [try scenario(text, file: name)] }
    return screens
  }

  @MainActor
  @Test(
    arguments: Samples.names(in: documents) {
      !["README.md", "empty.storyboard", "macos-not-supported.storyboard"].contains($0)
    })
  func everySceneOfADocumentIsReadAgainAndCanBeTouched(_ name: String) throws {
    for screen in try screens(name) {
      #expect(try isReadAgain(screen), "\(screen.name)")
      var touched = screen
      let middle = TracePoint(x: screen.deviceSize.width / 2, y: screen.deviceSize.height / 2)
      touched.touches = [ScenarioTouch(.tap(middle, duration: 0.1, count: 1, interval: 0.1))]
      let hits = ScenarioRun(touched).trace().events.filter {
        if case .hitTestPassEnded = $0.kind { true } else { false }
      }
      #expect(!hits.isEmpty)
    }
  }

  @Test func theSettingsOfTheSamplesAreRead() throws {
    let screen = try scenario(
      Samples.text(Self.documents, "kg-hit-testing-views.storyboard"), file: "k.storyboard")
    let sliders = screen.allViews.filter { $0.className == "UISlider" }
    #expect(sliders.map(\.settings.count) == [3, 3])
    #expect(
      sliders.first.map { Set($0.settings) } == [
        ScenarioProperty(name: "value", value: .number(1)),
        ScenarioProperty(name: "minimumValue", value: .number(1)),
        ScenarioProperty(name: "maximumValue", value: .number(100)),
      ])
  }

  @Test func documentsThatCannotBeShownAreRefused() throws {
    #expect(
      try refusal(Samples.text(Self.documents, "empty.storyboard"), file: "empty.storyboard")
        == "empty.storyboard: error: the storyboard has no scenes")
    #expect(
      try refusal(Samples.text(Self.documents, "macos-not-supported.storyboard"), file: "m.storyboard")
        == "m.storyboard: error: this is a macOS document, whose views are AppKit's, not UIKit's")
  }

  @Test(arguments: [
    ("button.xib", ["UIButton"]), ("collection-view-cell.xib", ["UICollectionViewCell", "UIView"]),
  ])
  func xibsAreRead(_ name: String, _ classes: [String]) throws {
    #expect(try scenario(Samples.text(Self.documents, name), file: name).allViews.map(\.className) == classes)
  }
}
