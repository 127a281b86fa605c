// SPDX-License-Identifier: Apache-2.0

import ScenarioFile
import ScreenImport
import Testing
import Trace

@Suite("Storyboards")
struct StoryboardTests {
  @Test func viewsKeepClassFrameFlagsAndText() throws {
    let screen = try scenario(
      storyboard(
        subviews: """
          <view hidden="YES" alpha="0.25" multipleTouchEnabled="YES" clipsSubviews="YES" id="a" customClass="CardView" customModule="Shop">
            <rect key="frame" x="16" y="20.5" width="100" height="50"/>
            <color key="backgroundColor" red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          </view>
          <button enabled="NO" id="b"><rect key="frame" x="0.0" y="0.0" width="44" height="44"/>
            <state key="normal" title="Buy"/><color key="backgroundColor" systemColor="systemRedColor" red="1" green="0" blue="0" alpha="1"/></button>
          <label userInteractionEnabled="NO" text="Hi" id="c"><rect key="frame" x="0.0" y="0.0" width="1" height="1"/></label>
          <label id="d"><rect key="frame" x="0.0" y="0.0" width="1" height="1"/><string key="text">Two
          lines</string></label>
          <segmentedControl id="e"><rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
            <segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
          <textView id="f" text="Long"/>
          """), file: "Main.storyboard")
    #expect(screen.name == "Main")
    #expect(screen.source == "storyboard")
    #expect(screen.deviceSize == TraceSize(width: 320, height: 480))
    #expect(screen.unknown == ["bounds.origin", "transform", "code"])
    let card = try #require(screen.view("CardView"))
    #expect(card.baseClass == "UIView")
    #expect(card.geometry == .frame(rect(16, 20.5, 100, 50)))
    #expect(card.isHidden == true)
    #expect(card.alpha == 0.25)
    #expect(card.isMultipleTouchEnabled == true)
    #expect(card.clipsToBounds == true)
    #expect(card.backgroundColor == "#ff8000")
    #expect(card.responder.unknown == ["overrides"])
    let button = try #require(screen.view("UIButton"))
    #expect(button.isEnabled == false)
    #expect(button.text == "Buy")
    // The system's red in a light appearance (Human Interface Guidelines, Color).
    #expect(button.backgroundColor == "#ff3b30")
    let labels = screen.allViews.filter { $0.className == "UILabel" }
    #expect(labels.map(\.isUserInteractionEnabled) == [false, true])
    #expect(labels.map(\.text) == ["Hi", "Two lines"])
    #expect(screen.view("UISegmentedControl")?.text == "One, Two")
    let text = try #require(screen.view("UITextView"))
    #expect(text.geometry == .fill)
    #expect(text.responder.unknown == ["frame"])
    #expect(text.clipsToBounds == false)
  }

  @Test func everyKindOfViewBelowAViewIsFound() throws {
    let screen = try scenario(
      storyboard(
        subviews: """
          <tableView id="t"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
            <view key="tableHeaderView" customClass="Header"/>
            <prototypes><tableViewCell><tableViewCellContentView key="contentView"><subviews><label/></subviews></tableViewCellContentView></tableViewCell></prototypes>
            <sections><tableViewSection><cells><tableViewCell customClass="Row"/></cells></tableViewSection></sections></tableView>
          <collectionView><collectionViewFlowLayout key="collectionViewLayout"/><cells><collectionViewCell><view key="contentView"/></collectionViewCell></cells>
            <collectionReusableView key="sectionHeaderView"/></collectionView>
          <visualEffectView><view key="contentView"><subviews><switch/></subviews></view><blurEffect style="light"/></visualEffectView>
          <stackView><subviews><slider/><stepper/></subviews></stackView>
          <navigationBar><items><navigationItem><view key="titleView" customClass="Title"/><barButtonItem key="leftBarButtonItem"><button key="customView"/></barButtonItem></navigationItem></items></navigationBar>
          <toolbar><items><barButtonItem title="Plain"/></items></toolbar>
          <mysteryView customClass="Mystery"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/></mysteryView>
          <arskView/><mapView/><wkWebView/>
          """), file: "a.storyboard")
    #expect(
      screen.allViews.dropFirst().map(\.className) == [
        "UITableView", "Header", "UITableViewCell", "UITableViewCellContentView", "UILabel", "Row",
        "UICollectionView", "UICollectionViewCell", "UIView", "UICollectionReusableView",
        "UIVisualEffectView", "UIView", "UISwitch", "UIStackView", "UISlider", "UIStepper",
        "UINavigationBar", "UIButton", "Title", "UIToolbar", "_UIButtonBarButton", "Mystery", "ARSKView",
        "MKMapView", "WKWebView",
      ])
    #expect(screen.view("Row")?.baseClass == "UITableViewCell")
    #expect(screen.view("UICollectionReusableView")?.baseClass == nil)
  }

  @Test func labelsOfTheUserBecomeUniqueIdentifiers() throws {
    let screen = try scenario(
      storyboard(
        subviews: """
          <view userLabel="Card"/><view userLabel="Card"/><view userLabel="self"/><view customClass="Other"/>
          """), file: "a.storyboard")
    #expect(screen.allViews.map(\.id) == [nil, "Card", "Card#2", "self#2", nil])
  }

  @Test func actionsNameTheirTargets() throws {
    let screen = try scenario(
      storyboard(
        subviews: """
          <button><connections>
            <action selector="buy:" destination="vc" eventType="touchUpInside" id="1"/>
            <action selector="copy:" destination="fr" eventType="touchDown" id="2"/>
            <action selector="log:" destination="logger" eventType="touchDown" id="3"/>
            <action selector="flash:" destination="later" eventType="touchDown" id="4"/>
          </connections></button>
          <view id="later" customClass="Lamp"/>
          """,
        objects: "<customObject id=\"logger\" customClass=\"Logger\"/>"), file: "a.storyboard")
    #expect(
      screen.view("UIButton")?.actions == [
        ScenarioTargetAction(action: "buy:", event: "touchUpInside", target: "UIViewController"),
        ScenarioTargetAction(action: "copy:", event: "touchDown", target: nil),
        ScenarioTargetAction(action: "log:", event: "touchDown", target: "Logger"),
        ScenarioTargetAction(action: "flash:", event: "touchDown", target: "Lamp"),
      ])
    #expect(screen.windows.first?.rootViewController?.id == "UIViewController")
    #expect(screen.view("Lamp")?.id == "Lamp")
  }

  @Test func gestureRecognizersAreAttached() throws {
    let text = storyboard(
      subviews: """
        <view customClass="Pad"><gestureRecognizers/><connections>
          <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="1"/>
          <outletCollection property="gestureRecognizers" destination="press" appends="YES" id="2"/>
        </connections></view>
        """,
      objects: """
        <tapGestureRecognizer cancelsTouchesInView="NO" delaysTouchesBegan="YES" delaysTouchesEnded="NO" enabled="NO" id="tap" userLabel="double">
          <connections><action selector="tapped:" destination="vc" id="3"/></connections></tapGestureRecognizer>
        <pongPressGestureRecognizer minimumPressDuration="2" allowableMovement="10" id="press"/>
        """)
    let pad = try #require(try scenario(text, file: "a.storyboard").view("Pad"))
    #expect(
      pad.gestureRecognizers.map(\.className) == ["UITapGestureRecognizer", "UILongPressGestureRecognizer"])
    let tap = pad.gestureRecognizers[0]
    #expect(tap.id == "double")
    #expect(tap.cancelsTouchesInView == false)
    #expect(tap.delaysTouchesBegan == true)
    #expect(tap.delaysTouchesEnded == false)
    #expect(tap.isEnabled == false)
    #expect(tap.actions == [ScenarioTargetAction(action: "tapped:", target: "UIViewController")])
    #expect(
      pad.gestureRecognizers[1].settings == [
        ScenarioProperty(name: "minimumPressDuration", value: .number(2)),
        ScenarioProperty(name: "allowableMovement", value: .number(10)),
      ])
    #expect(pad.responder.unknown == ["frame", "overrides"])
    #expect(try warnings(text, file: "a.storyboard").isEmpty)
  }

  @Test func knownRuntimeAttributesAreAppliedAndOthersNamed() throws {
    let text = storyboard(
      subviews: """
        <view><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="boolean" keyPath="exclusiveTouch" value="YES"/>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.zPosition"><real key="value" value="3"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="4"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="number" keyPath="hitMargin"><integer key="value" value="10"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes></view>
        """)
    let view = try #require(try scenario(text, file: "a.storyboard").allViews.last)
    #expect(view.isExclusiveTouch == true)
    #expect(view.zPosition == 3)
    #expect(
      try warnings(text, file: "a.storyboard") == [
        "a.storyboard:6: error: runtime attributes that only the app's code knows are not kept: hitMargin"
      ])
  }

  @Test func autoLayoutLeavesTheLayoutUnknown() throws {
    let text = storyboard(subviews: "", root: "useAutolayout=\"YES\" initialViewController=\"vc\"")
    #expect(
      try scenario(text, file: "a.storyboard").unknown == ["layout", "bounds.origin", "transform", "code"])
  }

  @Test func framesThatAScenarioCannotHoldAreMended() throws {
    let text = storyboard(
      subviews: """
        <view><rect key="frame" x="10" y="10" width="-10" height="10"/></view>
        <view><rect key="frame" x="0" y="-2000000" width="10" height="2000000"/></view>
        """)
    let views = try scenario(text, file: "a.storyboard").allViews
    #expect(
      views.dropFirst().map(\.geometry) == [
        .frame(rect(0, 10, 10, 10)), .frame(rect(0, -1_000_000, 10, 1_000_000)),
      ])
    #expect(views.last?.responder.unknown == ["frame"])
    #expect(
      try warnings(text, file: "a.storyboard") == [
        "a.storyboard:6: error: the frame has a negative width or height; "
          + "the same rectangle with positive ones is taken",
        "a.storyboard:7: error: the view lies beyond a million points and is moved to there, or cut",
      ])
  }
}
