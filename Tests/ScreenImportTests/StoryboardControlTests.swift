// SPDX-License-Identifier: Apache-2.0

import ScenarioFile
import ScreenImport
import Testing
import Trace

@Suite("Controls and scroll views of Interface Builder")
struct StoryboardControlTests {
  private func view(_ element: String) throws -> ScenarioView {
    let screen = try scenario(storyboard(subviews: element), file: "a.storyboard")
    #expect(try isReadAgain(screen))
    return try #require(screen.allViews.last)
  }

  private func settings(_ element: String) throws -> [String: PropertyValue] {
    Dictionary(uniqueKeysWithValues: try view(element).settings.map { ($0.name, $0.value) })
  }

  @Test func controlsHaveTheirValues() throws {
    #expect(
      try settings("<slider value=\"30\" minValue=\"10\" maxValue=\"240.5\" continuous=\"NO\"/>") == [
        "value": .number(30), "minimumValue": .number(10), "maximumValue": .number(240.5),
        "isContinuous": .bool(false),
      ])
    #expect(
      try settings(
        "<stepper value=\"2\" minimumValue=\"-5\" maximumValue=\"9\" stepValue=\"0.5\" wraps=\"YES\"/>") == [
          "value": .number(2), "minimumValue": .number(-5), "maximumValue": .number(9),
          "stepValue": .number(0.5), "wraps": .bool(true),
        ])
    #expect(try settings("<switch on=\"YES\"/>") == ["isOn": .bool(true)])
    #expect(
      try settings("<pageControl numberOfPages=\"3\" currentPage=\"1\"/>")
        == ["numberOfPages": .number(3), "currentPage": .number(1)])
    #expect(
      try settings(
        "<segmentedControl selectedSegmentIndex=\"1\" momentary=\"YES\"><segments><segment title=\"One\"/>"
          + "<segment title=\"Two\"/></segments></segmentedControl>") == [
          "numberOfSegments": .number(2), "selectedSegmentIndex": .number(1), "isMomentary": .bool(true),
        ])
  }

  @Test func controlsHaveTheirFlags() throws {
    let button = try view(
      "<button enabled=\"NO\" selected=\"YES\" highlighted=\"YES\" exclusiveTouch=\"YES\" multipleTouchEnabled=\"YES\"/>"
    )
    #expect(button.isEnabled == false)
    #expect(button.isExclusiveTouch == true)
    #expect(button.isMultipleTouchEnabled == true)
    #expect(
      button.settings == [
        ScenarioProperty(name: "isSelected", value: .bool(true)),
        ScenarioProperty(name: "isHighlighted", value: .bool(true)),
      ])
    #expect(try settings("<label highlighted=\"YES\"/>").isEmpty)
  }

  @Test func scrollViewsHaveTheirFlags() throws {
    #expect(
      try settings(
        "<scrollView scrollEnabled=\"NO\" delaysContentTouches=\"NO\" canCancelContentTouches=\"NO\"/>") == [
          "isScrollEnabled": .bool(false), "delaysContentTouches": .bool(false),
          "canCancelContentTouches": .bool(false),
        ])
    #expect(try settings("<tableView allowsSelection=\"NO\"/>") == ["allowsSelection": .bool(false)])
    #expect(
      try settings("<collectionView allowsSelection=\"NO\" scrollEnabled=\"NO\"/>")
        == ["allowsSelection": .bool(false), "isScrollEnabled": .bool(false)])
    #expect(try settings("<textView editable=\"NO\"/>") == ["isEditable": .bool(false)])
  }

  @Test func aSubclassHasTheSettingsOfItsBase() throws {
    let dial = try view("<slider value=\"0.5\" customClass=\"VolumeSlider\"/>")
    #expect(dial.baseClass == "UISlider")
    #expect(dial.settings == [ScenarioProperty(name: "value", value: .number(0.5))])
  }

  @Test func runtimeAttributesSetWhatTheClassHas() throws {
    let text = storyboard(
      subviews: """
        <scrollView><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="boolean" keyPath="delaysContentTouches" value="NO"/>
          <userDefinedRuntimeAttribute type="number" keyPath="value"><real key="value" value="3"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes></scrollView>
        """)
    let scrollView = try #require(try scenario(text, file: "a.storyboard").view("UIScrollView"))
    #expect(scrollView.settings == [ScenarioProperty(name: "delaysContentTouches", value: .bool(false))])
    #expect(
      try warnings(text, file: "a.storyboard") == [
        "a.storyboard:6: error: runtime attributes that only the app's code knows are not kept: value"
      ])
  }

  @Test func whatAScenarioCannotHoldIsLeftOutAndTold() throws {
    let text = storyboard(
      subviews: """
        <stepper value="1" maximumValue="5000000" stepValue="-1"/>
        <pageControl numberOfPages="many"/>
        <switch on="maybe"/>
        <segmentedControl><segments><segment enabled="NO"/><segment/></segments></segmentedControl>
        """)
    let screen = try scenario(text, file: "a.storyboard")
    #expect(try isReadAgain(screen))
    #expect(
      screen.allViews.dropFirst().map(\.settings) == [
        [ScenarioProperty(name: "value", value: .number(1))], [], [],
        [ScenarioProperty(name: "numberOfSegments", value: .number(2))],
      ])
    #expect(
      try warnings(text, file: "a.storyboard") == [
        "a.storyboard:6: error: maximumValue, stepValue of the UIStepper cannot be kept",
        "a.storyboard:7: error: numberOfPages of the UIPageControl cannot be kept",
        "a.storyboard:8: error: on of the UISwitch cannot be kept",
        "a.storyboard:9: error: enabled of segments of the UISegmentedControl cannot be kept",
      ])
  }

  @Test func aConnectionMayNameSeveralEvents() throws {
    let button = try view(
      "<button><connections><action selector=\"press:\" eventType=\"touchDown touchDragEnter\" destination=\"vc\"/>"
        + "<action selector=\"press:\" eventType=\"primaryActionTriggered\" destination=\"vc\"/></connections></button>"
    )
    #expect(button.actions.map(\.event) == ["touchDown", "touchDragEnter", "primaryActionTriggered"])
    #expect(Set(button.actions.map(\.target)) == ["UIViewController"])
  }

  @Test func aViewThatSendsActionsForEventsIsAControl() throws {
    let dial = try view(
      "<view customClass=\"Dial\" highlighted=\"YES\" enabled=\"NO\"><connections>"
        + "<action selector=\"turn:\" eventType=\"valueChanged\" destination=\"vc\"/></connections></view>")
    #expect(dial.baseClass == "UIControl")
    #expect(dial.isEnabled == false)
    #expect(dial.settings == [ScenarioProperty(name: "isHighlighted", value: .bool(true))])
    #expect(
      dial.actions == [
        ScenarioTargetAction(action: "turn:", event: "valueChanged", target: "UIViewController")
      ])
  }

  @Test func actionsThatCannotBeSentAreLeftOutAndTold() throws {
    let text = storyboard(
      subviews: """
        <view customClass="Card"><connections>
        <action selector="flip:" destination="vc"/></connections></view>
        <button><connections>
        <action selector="buy:" destination="vc"/>
        <action selector="sell:" eventType="touchTwice" destination="vc"/>
        <action selector="keep:" eventType="touchDown" destination="vc"/></connections></button>
        """)
    let screen = try scenario(text, file: "a.storyboard")
    #expect(try isReadAgain(screen))
    #expect(screen.allViews.flatMap(\.actions).map(\.action) == ["keep:"])
    #expect(
      try warnings(text, file: "a.storyboard") == [
        "a.storyboard:7: error: only controls send actions, and the action 'flip:' of the Card is left out",
        "a.storyboard:9: error: the action 'buy:' names no event and is left out",
        "a.storyboard:10: error: the action 'sell:' is for 'touchTwice', which is no event of UIKit's, and is left out",
      ])
  }
}
