// SPDX-License-Identifier: Apache-2.0

import ScenarioFile
import ScreenImport
import Testing
import Trace

@Suite("Recognizers of Interface Builder")
struct StoryboardGestureTests {
  /// A storyboard with these recognizers on a view of the class `Pad`.
  private func text(_ recognizers: String, on view: String = "<view customClass=\"Pad\">") -> String {
    let ids = recognizers.split(separator: "id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    let outlets = ids.map {
      "<outletCollection property=\"gestureRecognizers\" destination=\"\($0)\" appends=\"YES\"/>"
    }
    return storyboard(
      subviews: "\(view)<connections>\(outlets.joined())</connections></view>", objects: "\n" + recognizers)
  }

  private func pad(_ recognizers: String) throws -> ScenarioView {
    let screen = try scenario(text(recognizers), file: "a.storyboard")
    #expect(try isReadAgain(screen))
    return try #require(screen.view("Pad"))
  }

  /// The settings of the only recognizer.
  private func settings(_ recognizer: String) throws -> [String: PropertyValue] {
    let settings = try #require(try pad(recognizer).gestureRecognizers.first).settings
    return Dictionary(uniqueKeysWithValues: settings.map { ($0.name, $0.value) })
  }

  @Test func theNumbersOfARecognizerAreKept() throws {
    #expect(
      try settings(
        "<tapGestureRecognizer numberOfTapsRequired=\"2\" numberOfTouchesRequired=\"3\" id=\"g\"/>")
        == ["numberOfTapsRequired": .number(2), "numberOfTouchesRequired": .number(3)])
    #expect(
      try settings(
        "<pongPressGestureRecognizer allowableMovement=\"12.5\" minimumPressDuration=\"0.25\" "
          + "numberOfTapsRequired=\"1\" numberOfTouchesRequired=\"2\" id=\"g\"/>") == [
          "allowableMovement": .number(12.5), "minimumPressDuration": .number(0.25),
          "numberOfTapsRequired": .number(1), "numberOfTouchesRequired": .number(2),
        ])
    #expect(
      try settings(
        "<panGestureRecognizer minimumNumberOfTouches=\"2\" maximumNumberOfTouches=\"3\" id=\"g\"/>")
        == ["minimumNumberOfTouches": .number(2), "maximumNumberOfTouches": .number(3)])
    #expect(try settings("<rotationGestureRecognizer rotation=\"0\" id=\"g\"/>").isEmpty)
  }

  @Test(arguments: [
    ("<swipeGestureRecognizer id=\"g\"/>", nil),
    ("<swipeGestureRecognizer direction=\"up\" id=\"g\"/>", PropertyValue.text("up")),
    ("<swipeGestureRecognizer direction=\"2\" id=\"g\"/>", .text("left")),
    ("<swipeGestureRecognizer direction=\"12\" id=\"g\"/>", .texts(["up", "down"])),
    (
      "<swipeGestureRecognizer id=\"g\"><swipeDirection key=\"direction\" left=\"YES\" down=\"NO\" right=\"YES\"/>"
        + "</swipeGestureRecognizer>", .texts(["right", "left"])
    ),
  ])
  func aSwipeHasItsDirections(_ recognizer: String, _ direction: PropertyValue?) throws {
    #expect(try settings(recognizer)["direction"] == direction)
  }

  @Test(arguments: [
    ("<rectEdge key=\"edges\"/>", nil),
    ("<rectEdge key=\"edges\" left=\"YES\"/>", PropertyValue.text("left")),
    ("<rectEdge key=\"edges\" right=\"YES\" top=\"YES\"/>", .texts(["top", "right"])),
    ("<rectEdge key=\"edges\" top=\"YES\" left=\"YES\" bottom=\"YES\" right=\"YES\"/>", .text("all")),
  ])
  func aPanFromTheEdgeHasItsEdges(_ child: String, _ edges: PropertyValue?) throws {
    let element = "<screenEdgePanGestureRecognizer minimumNumberOfTouches=\"1\" id=\"g\">"
    let settings = try settings("\(element)\(child)</screenEdgePanGestureRecognizer>")
    #expect(settings["edges"] == edges)
    #expect(settings["minimumNumberOfTouches"] == .number(1))
  }

  @Test func aRecognizerOfTheAppsOwnClassNamesUIKitsClass() throws {
    let pad = try pad(
      "<tapGestureRecognizer numberOfTapsRequired=\"2\" id=\"g\" customClass=\"DoubleTap\" customModule=\"App\"/>"
    )
    let tap = try #require(pad.gestureRecognizers.first)
    #expect(tap.className == "DoubleTap")
    #expect(tap.baseClass == "UITapGestureRecognizer")
    #expect(tap.settings == [ScenarioProperty(name: "numberOfTapsRequired", value: .number(2))])
    #expect(pad.responder.unknown.contains("gestureRecognizers"))
  }

  @Test func aRecognizerSendsAllItsActions() throws {
    let screen = try scenario(
      text(
        """
        <tapGestureRecognizer id="g"><connections>
        <action selector="open:" destination="vc" id="1"/><action selector="copy:" destination="fr" id="2"/>
        </connections></tapGestureRecognizer>
        """), file: "a.storyboard")
    #expect(
      screen.view("Pad")?.gestureRecognizers.first?.actions == [
        ScenarioTargetAction(action: "open:", target: "UIViewController"),
        ScenarioTargetAction(action: "copy:", target: nil),
      ])
    #expect(try isReadAgain(screen))
  }

  @Test func whatARecognizerIsMadeToTakeAtRunTimeIsKept() throws {
    let pad = try pad(
      """
      <pongPressGestureRecognizer minimumPressDuration="0.5" id="g"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="minimumPressDuration"><real key="value" value="2"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="string" keyPath="name" value="hold"/>
      <userDefinedRuntimeAttribute type="boolean" keyPath="delaysTouchesBegan" value="YES"/>
      </userDefinedRuntimeAttributes></pongPressGestureRecognizer>
      """)
    let press = try #require(pad.gestureRecognizers.first)
    #expect(
      press.settings == [
        ScenarioProperty(name: "name", value: .text("hold")),
        ScenarioProperty(name: "minimumPressDuration", value: .number(2)),
      ])
    #expect(press.delaysTouchesBegan == true)
  }

  @Test func whatAScenarioCannotHoldIsLeftOutAndTold() throws {
    let recognizers = """
      <tapGestureRecognizer numberOfTapsRequired="0" numberOfTouchesRequired="two" id="a"/>
      <pongPressGestureRecognizer minimumPressDuration="-1" numberOfTapsRequired="0" id="b"/>
      <panGestureRecognizer minimumNumberOfTouches="1.5" maximumNumberOfTouches="4294967295" id="c"/>
      <swipeGestureRecognizer direction="askew" id="d"/>
      <pinchGestureRecognizer scale="2" id="e"/>
      """
    let pad = try pad(recognizers)
    #expect(
      pad.gestureRecognizers.map(\.settings) == [
        [], [ScenarioProperty(name: "numberOfTapsRequired", value: .number(0))], [], [], [],
      ])
    #expect(pad.responder.unknown.contains("gestureRecognizers"))
    #expect(
      try warnings(text(recognizers), file: "a.storyboard") == [
        "a.storyboard:9: error: numberOfTapsRequired, numberOfTouchesRequired of the UITapGestureRecognizer cannot be kept",
        "a.storyboard:10: error: minimumPressDuration of the UILongPressGestureRecognizer cannot be kept",
        "a.storyboard:11: error: minimumNumberOfTouches of the UIPanGestureRecognizer cannot be kept",
        "a.storyboard:12: error: direction of the UISwipeGestureRecognizer cannot be kept",
        "a.storyboard:13: error: scale of the UIPinchGestureRecognizer cannot be kept",
      ])
  }

  @Test func aDelegateLeavesTheAnswersUnknown() throws {
    let pad = try pad(
      "<tapGestureRecognizer id=\"g\"><connections><outlet property=\"delegate\" destination=\"vc\"/></connections>"
        + "</tapGestureRecognizer>")
    #expect(pad.gestureRecognizers.first?.delegate == nil)
    #expect(pad.responder.unknown == ["frame", "overrides", "gestureRecognizers"])
  }
}
