// SPDX-License-Identifier: Apache-2.0

import ScenarioFile
import ScreenImport
import Testing
import Trace

@Suite("Hierarchies of EarlGrey, Sentry and Detox")
struct ToolViewTests {
  static let earlGrey = """
    ========== Window 1 ==========

    <UIWindow:0x801; AX=N; AX.frame={{0, 0}, {390, 844}}; AX.traits='UIAccessibilityTraitNone'; frame={{0, 0}, {390, 844}}; opaque; alpha=1>
      |--<Shop.ListView:0x802; AX=N; AX.frame={{0, 0}, {390, 844}}; frame={{0, 0}, {390, 844}}; alpha=0.5; UIE=N>
      |  |--<UIButton:0x803; AX=Y; AX.id='back'; AX.label='It's; a > b'; AX.frame={{16, 59}, {44, 44}}; frame={{16, 59}, {44, 44}}; alpha=1; disabled>
      |  |  |--<UIAccessibilityElement:0x804; AX=Y; AX.label='Element'>
      |--<UIScrollView:0x805; AX=N; AX.frame={{0, 100}, {390, 700}}; frame={{0, 100}, {390, 700}}; opaque; hidden; alpha=1>
      |  |--<UILabel:0x806; AX=Y; AX.label='Two
    lines'; AX.frame={{10, 90}, {100, 20}}; frame={{10, 40}, {100, 20}}; alpha=1; UIE=N>

    ========== Window 2 ==========

    <UITextEffectsWindow:0x807; isAccessible=N; frame={{0, 0}, {390, 844}}; alpha=1>
    """

  static let sentry = """
    {"rendering_system": "UIKIT", "windows": [
     {"type": "UIWindow", "x": 0, "y": 0, "width": 390, "height": 844, "alpha": 1, "visible": true, "children": [
      {"type": "Shop.HomeView", "identifier": "root", "x": 0, "y": 20, "width": 390, "height": 824, "alpha": 0.5,
       "visible": true, "view_controller": "HomeController", "children": [
        {"type": "UIButton", "x": 16, "y": 59, "width": 44, "height": 44, "alpha": 1, "visible": false},
        {"type": "SentryTruncatedViewHierarchy"}]}]}]}
    """

  static let detox = """
    <?xml version="1.0" encoding="utf-8"?>
    <ViewHierarchy>
     <UIWindow alpha="1.0" class="UIWindow" focused="false" height="844" visibility="visible" width="390">
      <Box<Int> alpha="0.5" class="Shop.Box<Int>" height="100" id="box" visibility="visible" width="390" x="0" y="10">
       <UIButton alpha="1.0" class="UIButton" height="44" label="Fish & "chips" > 3" visibility="invisible" width="44" x="16" y="5" />
      </Box<Int>>
      <WKWebView alpha="1.0" class="WKWebView" height="300" id="detox_temp_0_1" visibility="visible" width="390" x="0" y="200">
       <![CDATA[<html><body class="a">x</body></html>]]>
      </WKWebView>
     </UIWindow>
    </ViewHierarchy>
    """

  @Test func theViewsOfEarlGreyAreRead() throws {
    let screen = try scenario(Self.earlGrey)
    #expect(screen.source == "earlGrey")
    #expect(screen.windows.map(\.view.className) == ["UIWindow", "UITextEffectsWindow"])
    #expect(screen.windows[1].view.hitTestOfClass == .passThrough)
    #expect(screen.allViews.map(\.className) == ["Shop.ListView", "UIButton", "UIScrollView", "UILabel"])
    #expect(screen.allViews.map(\.text) == [nil, "It's; a > b", nil, "Two lines"])
    #expect(screen.allViews.map(\.alpha) == [0.5, nil, nil, nil])
    #expect(screen.allViews.map(\.isHidden) == [nil, nil, true, nil])
    #expect(screen.allViews.map(\.isUserInteractionEnabled) == [false, true, true, false])
    #expect(screen.allViews[1].isEnabled == false && screen.allViews[1].id == "back")
    #expect(screen.allViews[1].geometry == .frame(rect(16, 59, 44, 44)))
    #expect(screen.allViews[2].contentOffset == TracePoint(x: 0, y: 50))
    #expect(screen.allViews[0].responder.unknown == ["overrides", "baseClass"])
    #expect(screen.unknown.contains("boundsOrigin") == false && screen.unknown.contains("bounds.origin"))
    #expect(!screen.unknown.contains("elements") && screen.unknown.contains("windowLevel"))
    #expect(
      try warnings(Self.earlGrey) == [
        "screen.txt:6: error: 1 of the objects are accessibility elements and not views, the first of them here; they take no touches and are left out"
      ])
  }

  @Test func aLineOfEarlGreyThatBreaksOffKeepsWhatItHas() throws {
    let text =
      "<UIWindow:0x1; AX=N; frame={{0, 0}, {9, 9}}; alpha=1>\n  |--<UIView:0x2; AX=N; frame={{1, 1}, {2, 2}}; opaq"
    let view = try #require(try scenario(text).allViews.first)
    #expect(view.geometry == .frame(rect(1, 1, 2, 2)))
    #expect(view.responder.unknown == ["alpha", "isHidden", "isUserInteractionEnabled"])
    #expect(
      try warnings(text) == [
        "screen.txt:2: error: the line breaks off; the view is kept without what is missing"
      ])
  }

  @Test func theViewsOfSentryAreRead() throws {
    let screen = try scenario(Self.sentry)
    #expect(screen.source == "sentry")
    #expect(screen.windows.map(\.view.geometry) == [.frame(rect(0, 0, 390, 844))])
    #expect(screen.allViews.map(\.className) == ["Shop.HomeView", "UIButton"])
    #expect(screen.allViews[0].id == "root" && screen.allViews[0].alpha == 0.5)
    #expect(screen.allViews[0].viewController?.className == "HomeController")
    #expect(screen.allViews[1].geometry == .frame(rect(16, 59, 44, 44)))
    #expect(screen.allViews[1].isHidden == true)
    #expect(screen.allViews[1].responder.unknown == ["isEnabled"])
    #expect(screen.unknown.contains("isUserInteractionEnabled") && !screen.unknown.contains("viewController"))
    #expect(try warnings(Self.sentry) == ["screen.txt:6: error: Sentry left out what lies deeper here"])
  }

  @Test(arguments: ["flutter", "compose", "react"])
  func aSentryHierarchyOfAnotherPlatformIsRefusedByItsName(_ system: String) {
    #expect(
      refusal("{\"rendering_system\": \"\(system)\",\n\"windows\": []}").hasPrefix(
        "screen.txt:1: error: this is a Sentry view hierarchy of '\(system)', and HitPath knows UIKit only"))
  }

  @Test func theViewsOfDetoxAreReadThoughNothingIsEscaped() throws {
    let screen = try scenario(Self.detox)
    #expect(screen.source == "detox")
    #expect(screen.allViews.map(\.className) == ["Shop.Box<Int>", "UIButton", "WKWebView"])
    #expect(screen.allViews.map(\.id) == ["box", "Fish & \"chips\" > 3", nil])
    #expect(screen.allViews[1].isHidden == true)
    #expect(screen.allViews[1].geometry == .frame(rect(16, 5, 44, 44)))
    #expect(screen.windows[0].view.subviews.map(\.className) == ["Shop.Box<Int>", "WKWebView"])
    #expect(try warnings(Self.detox).isEmpty)
  }

  @Test func aDetoxHierarchyThatBreaksOffIsReadUpToThere() throws {
    let text = String(Self.detox.prefix { $0 != "&" })
    #expect(try scenario(text).allViews.map(\.id) == ["box"])
    #expect(
      try warnings(text) == [
        "screen.txt:5: error: the text breaks off within a tag; what stands before is read"
      ])
  }

  @Test func onlyScreensOfElementsSayThatAnswersAreLikelihoods() throws {
    #expect(try scenario(Self.sentry).summary.isEmpty)
    #expect(try scenario(XCUITestTests.shop).summary.keys.sorted() == ["en", "zh-Hans"])
  }
}
