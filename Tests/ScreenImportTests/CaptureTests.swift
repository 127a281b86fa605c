// SPDX-License-Identifier: Apache-2.0

import InputFile
import ScenarioFile
import Testing
import Trace

@testable import ScreenImport

/// Screens of running apps, as `hitpath lldb` writes them.
@Suite struct CaptureTests {
  /// A capture of one window with these views in it.
  private func capture(_ views: String, classes: String = "[]", more: String = "") throws -> ImportedScreen {
    try ScreenImporter.read(
      """
      {"format": "hitpath-capture", "version": 1, "classes": \(classes), \(more)
       "windows": [{"address": "0x1", "class": "UIWindow", "bounds": [0, 0, 320, 480], "center": [160, 240],
                    "subviews": [\(views)]}]}
      """, file: "screen.json")
  }

  private func scenario(_ views: String, classes: String = "[]", more: String = "") throws -> Scenario {
    var scenario = try capture(views, classes: classes, more: more).scenario
    scenario.nameEverything()
    return scenario
  }

  @Test func geometryComesFromBoundsAndCentre() throws {
    let scenario = try scenario(
      """
      {"class": "UIView", "bounds": [0, 0, 100, 50], "center": [60, 35]},
      {"class": "UIScrollView", "bounds": [0, 35, 100, 50], "center": [60, 35], "contentSize": [100, 900]},
      {"class": "UIView", "bounds": [0, 0, 10, 10], "center": [5, 5], "transform": [0, 1, -1, 0, 0, 0]},
      {"class": "UIView", "frame": [1, 2, 3, 4]}
      """)
    let views = scenario.allViews
    #expect(views[0].geometry == .frame(TraceRect(x: 10, y: 10, width: 100, height: 50)))
    #expect(
      views[1].geometry
        == .bounds(TraceRect(x: 0, y: 35, width: 100, height: 50), center: TracePoint(x: 60, y: 35)))
    #expect(views[1].properties["contentSize"] == .numbers([100, 900]))
    #expect(views[2].transform == TraceTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(views[3].geometry == .frame(TraceRect(x: 1, y: 2, width: 3, height: 4)))
    #expect(scenario.unknown.isEmpty, "a capture tells of every view what a dump leaves out")
  }

  @Test func aPictureOfTheScreenIsKeptIfItHasItsProportions() throws {
    func imported(_ picture: [UInt8]) throws -> ImportedScreen {
      let text = try TraceScreenshot(picture).base64
      return try capture("", more: "\"size\": [320, 480], \"screenshot\": \"\(text)\",")
    }
    let shot = try imported(Screenshots.jpeg(640, 960))
    #expect(shot.scenario.screenshot?.bytes == Screenshots.jpeg(640, 960))
    #expect(shot.warnings.isEmpty)
    let part = try imported(Screenshots.png(320, 240))
    #expect(part.scenario.screenshot == nil)
    #expect(
      part.warnings.map(\.message) == [
        "the picture of the screen is left out: with 320 × 240 pixels it has other proportions than the screen"
      ])
  }

  @Test func appearanceIsReadAsProgramsInTheAppTellIt() throws {
    let scenario = try scenario(
      """
      {"class": "UILabel", "text": "Total", "textColor": [1, 0.5, 0, 0.5], "fontSize": 15, "textAlignment": 1,
       "numberOfLines": 2, "backgroundColor": [1.2, 0, 0, 1], "cornerRadius": 8},
      {"class": "UIButton", "text": "Buy", "image": "<UIImage:0x6 symbol(system: cart.fill) {20, 17} baseline=1>",
       "borderWidth": 1, "borderColor": "#123", "tintColor": [0, 0, 1, 1], "backgroundColor": [0, 0, 0, 0]},
      {"class": "UITextField", "text": "Name", "placeholder": "Name", "textAlignment": "right"},
      {"class": "UIImageView", "image": "<UIImage:0x6 named(main: photo) {24, 24} renderingMode=automatic>"},
      {"class": "UIImageView", "image": "<UIImage:0x6 anonymous {100, 100}>"},
      {"class": "UIView", "fontSize": 12}
      """)
    let told = scenario.allViews.map {
      Dictionary(uniqueKeysWithValues: $0.properties.map { ($0.name, $0.value) })
    }
    #expect(
      told == [
        [
          "text": .text("Total"), "textColor": .text("#ff800080"), "fontSize": .number(15),
          "textAlignment": .text("center"), "numberOfLines": .number(2), "backgroundColor": .text("#ff0000"),
          "cornerRadius": .number(8),
        ],
        [
          "text": .text("Buy"), "image": .text("cart.fill"), "borderWidth": .number(1),
          "borderColor": .text("#112233"), "tintColor": .text("#0000ff"),
        ],
        ["text": .text("Name"), "placeholder": .text("Name"), "textAlignment": .text("right")],
        ["image": .text("photo")], ["image": .text("unnamed")], [:],
      ])
  }

  @Test(
    "Numbers of UIKit's enumerations, which key-value coding gives, are words (UIScrollView.h, UITableViewCell.h)"
  )
  func enumerations() throws {
    let scenario = try scenario(
      """
      {"class": "UIScrollView", "keyboardDismissMode": 1, "subviews": [{"class": "UIView"}]},
      {"class": "UITableViewCell", "accessoryType": 4}
      """)
    #expect(scenario.view("UIScrollView")?.properties["keyboardDismissMode"] == .text("onDrag"))
    #expect(scenario.view("UITableViewCell")?.properties["accessoryType"] == .text("detailButton"))
  }

  @Test func propertiesGoByUIKitsNames() throws {
    let view = try #require(
      try scenario(
        """
        {"class": "UISwitch", "bounds": [0, 0, 51, 31], "center": [60, 35], "isHidden": true, "alpha": 0.5,
         "isUserInteractionEnabled": false, "isMultipleTouchEnabled": 1, "isExclusiveTouch": true,
         "clipsToBounds": true, "zPosition": 3, "tag": 7, "isOn": true, "isEnabled": false, "label": "Sound"}
        """
      ).view("UISwitch"))
    #expect(
      Dictionary(uniqueKeysWithValues: view.properties.map { ($0.name, $0.value) }) == [
        "isHidden": .bool(true), "alpha": .number(0.5), "isUserInteractionEnabled": .bool(false),
        "isMultipleTouchEnabled": .bool(true), "isExclusiveTouch": .bool(true), "clipsToBounds": .bool(true),
        "zPosition": .number(3), "tag": .number(7), "isOn": .bool(true), "isEnabled": .bool(false),
        "text": .text("Sound"),
      ])
    #expect(view.responder.unknown.isEmpty)
  }

  @Test func whatOverridesDoIsUnknownAndNamesTheClass() throws {
    let classes = """
      [{"class": "Shop.Card", "base": "UIView", "overrides": [
         {"method": "hitTest:withEvent:", "class": "Shop.Card", "image": "Shop"},
         {"method": "touchesEnded:withEvent:", "class": "Shop.Base", "image": "Shop"}]},
       {"class": "Shop.Plain", "base": "UIControl"}]
      """
    let read = try capture(
      """
      {"class": "Shop.Card", "bounds": [0, 0, 9, 9], "center": [5, 5]},
      {"class": "Shop.Plain", "bounds": [0, 0, 9, 9], "center": [5, 5]},
      {"class": "Shop.Other", "bounds": [0, 0, 9, 9], "center": [5, 5]},
      {"class": "_UIBarBackground", "bounds": [0, 0, 9, 9], "center": [5, 5]}
      """, classes: classes)
    let views = read.scenario.allViews
    #expect(views.map(\.responder.unknown) == [["overrides"], [], ["overrides"], []])
    #expect(
      views[0].responder.implements == [TraceTouchesMethod(method: .touches(.ended), callsSuper: false)])
    #expect(views[1].baseClass == "UIControl")
    #expect(
      read.warnings.map(\.message) == [
        "Shop.Card overrides hitTest:withEvent:, touchesEnded:withEvent: (of Shop.Base), "
          + "and a capture does not tell what these do"
      ])
  }

  @Test(arguments: ["_UITouchPassthroughView", "_TtGC5UIKit22FloatingBarHostingViewVS_3Bar_"])
  func containersOfTheSystemLetTouchesThrough(className: String) throws {
    let view = try #require(
      try scenario(#"{"class": "\#(className)", "bounds": [0, 0, 320, 480], "center": [160, 240]}"#)
        .allViews.first)
    #expect(view.hitTestOfClass == .passThrough)
    #expect(view.responder.unknown.isEmpty)
  }

  @Test func actionsAndRecognizersNameObjectsOfTheScreen() throws {
    let scenario = try scenario(
      """
      {"address": "0xA", "class": "UIView", "bounds": [0, 0, 9, 9], "center": [5, 5],
       "gestureRecognizers": [
         {"address": "0xB", "class": "UISwipeGestureRecognizer", "direction": 3, "isEnabled": false,
          "delegate": {"address": "0xc", "class": "Shop.Home"}, "delegateMethods": [],
          "actions": [{"action": "swiped:", "target": {"address": "0xc", "class": "Shop.Home"}}]},
         {"address": "0xd", "class": "UITapGestureRecognizer", "name": "open", "numberOfTapsRequired": 2,
          "description": "<UITapGestureRecognizer: 0xd (open); must-fail = {\\n <UISwipeGestureRecognizer: 0xb; state = Possible; target= <(action=a:, target=<Shop.Home 0xc>)>>\\n }>",
          "delegate": {"class": "Shop.Helper"}},
         {"class": "UIScrollViewPanGestureRecognizer"},
         {"class": "UIPanGestureRecognizer", "maximumNumberOfTouches": 9223372036854775807}],
       "subviews": [
         {"class": "UIButton", "bounds": [0, 0, 9, 9], "center": [5, 5], "actions": [
           {"events": 65, "action": "buy", "target": {"address": "0xC", "class": "Shop.Home"}},
           {"events": ["valueChanged"], "action": "Press", "closure": true},
           {"events": ["touchUpOutside"], "action": "undo:"},
           {"events": 256, "action": "stop", "target": {"address": "0x9", "class": "Shop.Model"}}]}]}
      """, more: #""controllers": [{"address": "0xC", "class": "Shop.Home", "view": "0xa", "next": "0x1"}],"#)
    let views = scenario.allViews
    let page = views[0]
    #expect(page.viewController?.id == "Shop.Home")
    #expect(page.viewController?.responder.next == nil)
    #expect(
      page.gestureRecognizers.map(\.className) == [
        "UISwipeGestureRecognizer", "UITapGestureRecognizer", "UIPanGestureRecognizer",
      ])
    let swipe = page.gestureRecognizers[0]
    #expect(swipe.properties["direction"] == .texts(["right", "left"]))
    #expect(swipe.isEnabled == false)
    #expect(swipe.delegate == nil, "it answers nothing")
    #expect(swipe.actions == [ScenarioTargetAction(action: "swiped:", target: "Shop.Home")])
    let tap = page.gestureRecognizers[1]
    #expect(tap.id == "open")
    #expect(tap.requiresFailureOf == [swipe.id])
    #expect(tap.delegate?.id == "open.delegate")
    #expect(page.responder.unknown == ["gestureRecognizers"], "the delegate of the tap, and UIKit's own pan")
    #expect(page.gestureRecognizers[2].properties["maximumNumberOfTouches"] == nil)
    #expect(
      views[1].actions == [
        ScenarioTargetAction(action: "buy", event: "touchDown", target: "Shop.Home"),
        ScenarioTargetAction(action: "buy", event: "touchUpInside", target: "Shop.Home"),
        ScenarioTargetAction(action: "Press", event: "valueChanged", target: "UIAction"),
        ScenarioTargetAction(action: "undo:", event: "touchUpOutside"),
        ScenarioTargetAction(action: "stop", event: "touchCancel", target: "Shop.Model"),
      ])
  }

  @Test func anUnusualNextResponderIsAnOverride() throws {
    let scenario = try scenario(
      """
      {"address": "0xa", "class": "UIView", "bounds": [0, 0, 9, 9], "center": [5, 5], "next": "0x1"},
      {"address": "0xb", "class": "UIView", "bounds": [0, 0, 9, 9], "center": [5, 5], "next": "0xa"},
      {"class": "UIView", "bounds": [0, 0, 9, 9], "center": [5, 5], "next": "0x77"}
      """)
    let views = scenario.allViews
    #expect(views.map(\.responder.next) == [nil, .responder("UIView"), nil])
    #expect(views[2].responder.unknown == ["overrides"])
  }

  @Test func objectsThatClaimOneAddressAreTold() throws {
    let scenario = try scenario(
      """
      {"address": "0xa", "class": "UIView", "identifier": "card", "bounds": [0, 0, 9, 9], "center": [5, 5],
       "gestureRecognizers": [
         {"address": "0xb", "class": "UITapGestureRecognizer", "name": "tap", "delegate": {"address": "0xb", "class": "Shop.Tap"}}],
       "subviews": [{"address": "0xa", "class": "UIView", "bounds": [0, 0, 9, 9], "center": [5, 5], "next": "0xb"}]}
      """)
    #expect(scenario.allViews.map(\.id) == ["card", "UIView"])
    #expect(scenario.allViews[1].responder.next == nil, "a recognizer is no responder")
    #expect(scenario.allViews[0].gestureRecognizers[0].delegate?.id == "tap.delegate")
    let yaml = try ScenarioWriter.yaml(scenario, file: "a.json")
    #expect(throws: Never.self) { try ScenarioReader.read(yaml, file: "a.yml") }
  }

  @Test func anAddressBelongsToTheFirstObjectThatClaimsIt() throws {
    let scenario = try scenario(
      """
      {"address": "0xa", "class": "UIView", "bounds": [0, 0, 9, 9], "center": [5, 5],
       "gestureRecognizers": [
         {"address": "0xb", "class": "UITapGestureRecognizer", "delegate": {"address": "0xb", "class": "Shop.Page"}},
         {"address": "0xa", "class": "UIPanGestureRecognizer", "description": "must-fail = {<UIView: 0xa>, <X: 0xc>}"},
         {"address": "0xc", "class": "_UISystemGestureRecognizer"}]}
      """,
      more: """
        "controllers": [{"address": "0xb", "class": "Shop.Page", "view": "0xa"}],
        "application": {"address": "0xa", "class": "Shop.Application"},
        """)
    let view = try #require(scenario.allViews.first)
    #expect(view.gestureRecognizers.map(\.delegate?.id) == ["UITapGestureRecognizer.delegate", nil])
    #expect(view.gestureRecognizers.map(\.requiresFailureOf) == [[], []])
    let yaml = try ScenarioWriter.yaml(scenario, file: "a.json")
    #expect(throws: Never.self) { try ScenarioReader.read(yaml, file: "a.yml") }
  }

  @Test func nextRespondersThatLeadInACircleAreLeftOut() throws {
    let screen = try capture(
      """
      {"address": "0xa", "class": "UIView", "bounds": [0, 0, 9, 9], "center": [5, 5], "next": "0xb",
       "subviews": [{"address": "0xb", "class": "UIView", "bounds": [0, 0, 9, 9], "center": [5, 5]}]},
      {"address": "0xd", "class": "UIView", "bounds": [0, 0, 9, 9], "center": [5, 5], "next": "0xb"}
      """)
    #expect(screen.warnings.contains { $0.message == "next responders that lead in a circle are left out" })
    var scenario = screen.scenario
    scenario.nameEverything()
    #expect(scenario.allViews.map(\.responder.unknown) == [["overrides"], [], []])
    let inner = try #require(scenario.allViews[1].id)
    #expect(scenario.allViews.map(\.responder.next) == [nil, nil, .responder(inner)])
    let yaml = try ScenarioWriter.yaml(scenario, file: "a.json")
    #expect(throws: Never.self) { try ScenarioReader.read(yaml, file: "a.yml") }
  }

  @Test func theTouchIsATapWithTheViewThatUIKitFound() throws {
    let scenario = try scenario(
      #"{"address": "0xa", "class": "UIView", "identifier": "card", "bounds": [0, 0, 9, 9], "center": [5, 5]}"#,
      more: #""touch": {"phase": "began", "location": [4, 5], "view": "0xA"},"#)
    #expect(scenario.touches.count == 1)
    #expect(scenario.expectations.first?.hitView == "card")
  }

  @MainActor @Test func whatIsImportedIsAScenarioThatCanBeRead() throws {
    var scenario = try ScreenImporter.read(
      try Repository.text("Tests/Fixtures/Documents/cart.json"), file: "cart.json"
    ).scenario
    scenario.nameEverything()
    let yaml = try ScenarioWriter.yaml(scenario, file: "cart.json")
    #expect(try ScenarioReader.read(yaml, file: "cart.yml").windows == scenario.windows)
    #expect(ScenarioRun(scenario).outcome().trace.events.count > 10)
  }
}
