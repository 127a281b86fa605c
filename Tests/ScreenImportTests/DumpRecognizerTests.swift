// SPDX-License-Identifier: Apache-2.0

import ScenarioFile
import ScreenImport
import Testing
import Trace

/// Gesture recognizers from `po view.gestureRecognizers` in one text with the views of the same run.
@Suite("Recognizers beside a dump") struct DumpRecognizerTests {
  private static let views = """
    <UIWindow: 0x101; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x2>>
       | <Shop.CardView: 0x103; frame = (0 0; 320 480); gestureRecognizers = <NSArray: 0x4>; layer = <CALayer: 0x5>>
       |    | <UIScrollView: 0x104; frame = (0 0; 320 200); gestureRecognizers = <NSArray: 0x6>; layer = <CALayer: 0x7>; contentOffset: {0, 0}; contentSize: {320, 900}>
    <HomeController 0x203>, state: appeared, view: <Shop.CardView 0x103>
    """

  private static let open = """
    <UITapGestureRecognizer: 0x501 (open-card); state = Possible; cancelsTouchesInView = NO; view = <Shop.CardView 0x103>; target= <(action=open:, target=<HomeController 0x203>)>; numberOfTapsRequired = 2; must-fail = {
            <UILongPressGestureRecognizer: 0x502; state = Possible; view = <Shop.CardView 0x103>; target= <(action=peek:, target=<HomeController 0x203>)>>
        }>
    """

  private static let peek = """
    <UILongPressGestureRecognizer: 0x502; state = Possible; enabled = NO; view = <Shop.CardView 0x103>; target= <(action=peek:, target=<HomeController 0x203>), (action=log:, target=(null))>; minimumPressDuration = 0.25; numberOfTapsRequired = 0; must-fail-for = {
            <UITapGestureRecognizer: 0x501 (open-card); state = Possible; view = <Shop.CardView 0x103>>
        }>
    """

  /// The recognizers of the card, and what the screen tells of them.
  private func card(_ text: String) throws -> ScenarioView {
    let screen = try scenario(text)
    #expect(try isReadAgain(screen))
    return try #require(screen.view("Shop.CardView"))
  }

  private static let quoted =
    "\"" + [open, peek].joined(separator: "\",\n\"").replacing("\n    ", with: "\\n    ") + "\""

  @Test(arguments: [
    "\(views)\n<__NSArrayM 0x600>(\n\(open),\n\(peek)\n)", "(\n\(open),\n\(peek)\n)\n\(views)",
    "\(views)\n(lldb) po view.gestureRecognizers\n\(quoted)",
  ])
  func eachViewGetsItsRecognizers(_ text: String) throws {
    #expect(try warnings(text) == [])
    let card = try card(text)
    #expect(card.viewController?.id == "HomeController")
    #expect(!card.responder.unknown.contains("gestureRecognizers"))
    let recognizers = card.gestureRecognizers
    try #require(recognizers.map(\.className) == ["UITapGestureRecognizer", "UILongPressGestureRecognizer"])
    #expect(recognizers.map(\.id) == ["open-card", "UILongPressGestureRecognizer"])
    #expect(recognizers.map(\.requiresFailureOf) == [["UILongPressGestureRecognizer"], []])
    #expect(recognizers[0].cancelsTouchesInView == false)
    #expect(recognizers[0].properties["numberOfTapsRequired"] == 2.0)
    #expect(recognizers[0].properties["name"] == "open-card")
    #expect(recognizers[1].isEnabled == false)
    #expect(recognizers[1].properties["minimumPressDuration"] == 0.25)
    #expect(recognizers[0].actions == [ScenarioTargetAction(action: "open:", target: "HomeController")])
    #expect(
      recognizers[1].actions == [
        ScenarioTargetAction(action: "peek:", target: "HomeController"),
        ScenarioTargetAction(action: "log:", target: "dead"),
      ])
    let screen = try scenario(text)
    #expect(screen.unknown.contains("delegate"))
  }

  @Test func oneRecognizerAloneDoesNotTellOfTheOthers() throws {
    let card = try card("\(Self.views)\n\(Self.open)")
    #expect(card.gestureRecognizers.count == 2)
    #expect(card.responder.unknown.contains("gestureRecognizers"))
  }

  /// A target that is not on the screen is not taken for an object of the same class on the screen.
  @Test(arguments: [("<Store 0x999>", "Store"), ("<HomeController 0x999>", "another HomeController")])
  func otherTargetsAreCalledByTheirClass(_ printed: String, _ name: String) throws {
    let tap =
      "<UITapGestureRecognizer: 0x1; state = Possible; view = <A 0x103>; target= <(action=go, target=\(printed))>>"
    #expect(try card("\(Self.views)\n\(tap)").gestureRecognizers[0].actions[0].target == name)
  }

  @Test(arguments: [
    ("UISwipeGestureRecognizer", "direction = left", "direction", PropertyValue.text("left")),
    ("UISwipeGestureRecognizer", "direction = up, down", "direction", .texts(["up", "down"])),
    ("UISwipeGestureRecognizer", "direction = 2", "direction", .text("left")),
    ("UITapGestureRecognizer", "numberOfTouchesRequired = 2", "numberOfTouchesRequired", .number(2)),
    ("UIPanGestureRecognizer", "delaysTouchesBegan = YES", "delaysTouchesBegan", .bool(true)),
    ("UIPanGestureRecognizer", "delaysTouchesEnded = NO", "delaysTouchesEnded", .bool(false)),
  ])
  func settingsAreKept(_ name: String, _ field: String, _ key: String, _ value: PropertyValue) throws {
    let text = "\(Self.views)\n<\(name): 0x1; state = Possible; view = <A 0x103>; \(field)>"
    let recognizer = try #require(try card(text).gestureRecognizers.first)
    #expect(recognizer.className == name)
    #expect(recognizer.properties[key] == value)
  }

  /// A scroll view's own recognizers are not added again; other recognizers may wait for them.
  @Test func uikitsOwnAreNotDoubled() throws {
    let text = """
      \(Self.views)
      (
      <UIScrollViewDelayedTouchesBeganGestureRecognizer: 0x601; state = Possible; delaysTouchesBegan = YES; view = <UIScrollView 0x104>; target= <(action=delayed:, target=<UIScrollView 0x104>)>>,
      <UIScrollViewPanGestureRecognizer: 0x602; state = Possible; enabled = NO; delaysTouchesEnded = NO; view = <UIScrollView 0x104>; target= <(action=handlePan:, target=<UIScrollView 0x104>)>>,
      <UIHoverGestureRecognizer: 0x604; state = Possible; view = <UIScrollView 0x104>; target= <(action=_hover:, target=<UIScrollView 0x104>)>>,
      <UISwipeGestureRecognizer: 0x603; state = Possible; view = <UIScrollView 0x104>; target= <(action=flick, target=<HomeController 0x203>)>; must-fail = {
          <UIScrollViewPanGestureRecognizer: 0x602; state = Possible; view = <UIScrollView 0x104>>
      }>
      )
      """
    let scroll = try #require(try scenario(text).view("UIScrollView"))
    #expect(scroll.gestureRecognizers.map(\.className) == ["UISwipeGestureRecognizer"])
    #expect(scroll.gestureRecognizers[0].requiresFailureOf == ["UIScrollView.panGestureRecognizer"])
    #expect(scroll.properties["isScrollEnabled"] == false)
    #expect(!scroll.responder.unknown.contains("gestureRecognizers"))
    #expect(try isReadAgain(scenario(text)))
    #expect(try warnings(text) == [])
  }

  /// What a scroll view's own recognizers say of it (OW-34).
  @Test func whatUIKitsOwnTellOfTheirScrollView() throws {
    let text = """
      \(Self.views)
      (
      <UIScrollViewDelayedTouchesBeganGestureRecognizer: 0x601; state = Possible; enabled = NO; delaysTouchesBegan = YES; view = <UIScrollView 0x104>; target= <(action=delayed:, target=<UIScrollView 0x104>)>>,
      <UIScrollViewPanGestureRecognizer: 0x602; state = Possible; delaysTouchesEnded = NO; view = <UIScrollView 0x104>; target= <(action=handlePan:, target=<UIScrollView 0x104>)>>,
      <UIScrollViewPagingSwipeGestureRecognizer: 0x603; state = Possible; view = <UIScrollView 0x104>; target= <(action=_handleSwipe:, target=<UIScrollView 0x104>)>>
      )
      """
    let scroll = try #require(try scenario(text).view("UIScrollView"))
    #expect(scroll.properties["isPagingEnabled"] == true)
    #expect(scroll.properties["delaysContentTouches"] == false)
    #expect(scroll.properties["isScrollEnabled"] == nil)
    #expect(scroll.gestureRecognizers.isEmpty)
    #expect(try warnings(text) == [])
  }

  /// The recognizers of an interaction say that the view has it (OW-45).
  @Test func whatInteractionsAttachTellsOfThem() throws {
    let text = """
      \(Self.views)
      (
      <_UITouchDurationObservingGestureRecognizer: 0x601 (com.apple.UIKit.longPressClickDriverPrimary); state = Possible; delaysTouchesEnded = NO; view = <A 0x103>>,
      <_UIRelationshipGestureRecognizer: 0x602 (com.apple.UIKit.clickPresentationExclusion); state = Possible; view = <A 0x103>>,
      <_UIDragLiftGestureRecognizer: 0x603 (com.apple.UIKit.dragInitiation); state = Possible; enabled = NO; view = <A 0x103>>
      )
      """
    let card = try card(text)
    #expect(card.interactions.map { String(describing: $0.interactionClass) } == ["contextMenu", "drag"])
    #expect(card.interactions.map(\.isEnabled) == [nil, false])
    #expect(card.gestureRecognizers.isEmpty)
    #expect(!card.responder.unknown.contains("gestureRecognizers"))
    #expect(try scenario(text).unknown.contains("delegate"))
    #expect(try isReadAgain(scenario(text)))
    #expect(try warnings(text) == [])
  }

  /// A text has such recognizers for its own selection and menu.
  @Test func whatATextAttachesIsNoInteraction() throws {
    let text = """
      <UIWindow: 0x101; frame = (0 0; 320 568); layer = <UIWindowLayer: 0xa>>
         | <UITextView: 0x103; frame = (0 0; 320 44); gestureRecognizers = <NSArray: 0xb>; layer = <CALayer: 0xc>>
      <UITextTapRecognizer: 0x600; state = Possible; view = <UITextView 0x103>>
      <_UIDragLiftGestureRecognizer: 0x601; state = Possible; view = <UITextView 0x103>>
      """
    #expect(try scenario(text).view("UITextView")?.interactions == [])
  }

  @Test func whatUIKitAttachesAndTheSimulationLacksIsNamed() throws {
    let text = """
      \(Self.views)
      "<_UIDragAutoScrollGestureRecognizer: 0x601; state = Possible; view = <UIScrollView 0x104>; target= <(action=_scroll:, target=<UIScrollView 0x104>)>>",
      """
    let scroll = try #require(try scenario(text).view("UIScrollView"))
    #expect(scroll.gestureRecognizers.isEmpty)
    #expect(scroll.responder.unknown.contains("gestureRecognizers"))
    #expect(
      try warnings(text) == [
        "screen.txt:5: error: what UIKit itself attaches to the UIScrollView is left out where the simulation does not have it: _UIDragAutoScrollGestureRecognizer"
      ])
  }

  @Test(arguments: [
    ("Shop.Flick", "direction = left", "UISwipeGestureRecognizer"),
    ("Shop.Hold", "minimumPressDuration = 1", "UILongPressGestureRecognizer"),
    ("Shop.CardPanGestureRecognizer", "enabled = NO", "UIPanGestureRecognizer"),
    ("Shop.Poke", "baseClass = UIPinchGestureRecognizer", "UIPinchGestureRecognizer"),
    ("Shop.Poke", "enabled = NO", nil),
  ])
  func theAppsOwnClassesNameUIKits(_ name: String, _ field: String, _ base: String?) throws {
    let text = "\(Self.views)\n\"<\(name): 0x1; \(field); state = Possible; view = <A 0x103>>\","
    let card = try card(text)
    #expect(card.gestureRecognizers.map(\.baseClass) == [base])
    #expect(card.responder.unknown.contains("gestureRecognizers"))
  }

  @Test func recognizersOfAnotherRunAreLeftOut() throws {
    let text = "\(Self.views)\n<UITapGestureRecognizer: 0x1; state = Possible; view = <A 0x9>>"
    #expect(try scenario(text) == scenario(Self.views))
    #expect(
      try warnings(text) == [
        "screen.txt:5: error: no gesture recognizer's view is among the views, so the recognizers are of another run or screen, and are left out"
      ])
  }

  @Test(arguments: [
    (
      "<UITapGestureRecognizer: 0x1; state = Possible; view = <A 0x103>; target= <(action=op",
      "the line breaks off; the UITapGestureRecognizer is kept without what is missing"
    ),
    (
      "<UITapGestureRecognizer: 0x1; state = Possible; view = <A 0x999>>\n<UITapGestureRecognizer: 0x2; state = Possible; view = <A 0x103>>",
      "the UITapGestureRecognizer is left out: its view is not among the views"
    ),
  ])
  func whatIsLostIsTold(_ printed: String, _ warning: String) throws {
    let text = "\(Self.views)\n\(printed)"
    #expect(try warnings(text) == ["screen.txt:5: error: \(warning)"])
    #expect(try card(text).gestureRecognizers.count == 1)
  }
}
