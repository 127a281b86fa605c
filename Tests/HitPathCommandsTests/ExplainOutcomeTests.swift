// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// What `explain` tells of gestures, actions, and touches that views do not get.
@MainActor
@Suite struct ExplainOutcomeTests {
  private func touch(_ text: String) throws -> [String: Any] {
    let data = Data(try explain(text, "--format", "json").utf8)
    let record = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    return try #require((record["touches"] as? [[String: Any]])?.first)
  }

  /// A card with a double tap and a tap that waits for it.
  static let card = """
    device: {size: [320, 480]}
    configuration: {tapInterval: 0.35}
    window:
      rootViewController:
        id: Editor
        performs: [open]
        view:
          id: Page
          subviews:
            - id: Card
              frame: [0, 0, 200, 100]
              gestureRecognizers:
                - {id: twice, class: UITapGestureRecognizer, numberOfTapsRequired: 2}
                - id: once
                  class: UITapGestureRecognizer
                  requiresFailureOf: [twice]
                  actions: [{action: open, target: Editor}]
    touches: [{tap: [10, 10]}]
    """

  @Test(
    "a control that lies in a view without size is told with that size (HT-1, HT-14)",
    arguments: [("en", "says no: its bounds are empty (0 × 0 pt)"), ("zh-Hans", "它的`bounds`为空（0 × 0点）")])
  func aContainerWithoutSizeIsTold(language: String, words: String) throws {
    let screen = """
      device: {size: [320, 480]}
      window:
        subviews:
          - id: Bar
            frame: [60, 300, 0, 0]
            subviews: [{id: Play, class: UIButton, frame: [0, 0, 80, 44]}]
      touches: [{tap: [100, 322]}]
      """
    let verdict = try explain(screen, "--lang", language).prefix { $0 != "◉" }
    #expect(verdict.contains(words), "\(verdict)")
  }

  @Test("the recognizers, the actions and what the view loses have sections (GR-14, GR-15, GR-23)")
  func sections() throws {
    let text = try explain(Self.card)
    #expect(
      text.hasPrefix(
        "`once` on `Card` takes the tap 0.35 s after the lift, because it waits for `twice` to fail.\n"
      ))
    #expect(
      text.hasSuffix(
        """

        Gesture recognizers
          once (UITapGestureRecognizer on Card): waited for twice, then recognized: the tap was made.
          twice (UITapGestureRecognizer on Card): failed: the next tap did not come within 0.35 s.

        Actions
          once sends open to Editor (recognized), 0.35 s after the lift.

        Held back or taken away
          touchesEnded of Card waits: twice delays it while undecided (delaysTouchesEnded).
          Card loses the touch and gets touchesCancelled: once recognized and cancels touches in the view.

        """))
  }

  @Test func theSectionsAreInChinese() throws {
    #expect(
      try explain(Self.card, "--lang", "zh-Hans").hasSuffix(
        """

        手势识别器
          once（Card上的UITapGestureRecognizer）：先等待twice，然后识别成功：完成了1次点击。
          twice（Card上的UITapGestureRecognizer）：识别失败：0.35秒内没有下一次点击。

        发送的action
          once向Editor发送open（识别成功），在手指抬起0.35秒之后。

        被延迟或取消的触摸
          Card的touchesEnded被延迟：twice还没有识别结果（delaysTouchesEnded）。
          Card的触摸被取消，收到touchesCancelled：once识别成功，取消了视图的触摸。

        """))
  }

  @Test func recognizersAreObjectsForScripts() throws {
    let touch = try touch(Self.card)
    let verdict = try #require(touch["verdict"] as? [String: Any])
    #expect(verdict["code"] as? String == "recognized")
    #expect(verdict["recognizer"] as? String == "once")
    #expect(verdict["subject"] is NSNull)
    let recognizers = try #require(touch["recognizers"] as? [[String: Any]])
    #expect(recognizers.map { $0["id"] as? String } == ["once", "twice"])
    #expect(
      recognizers.map { $0["class"] as? String } == Array(repeating: "UITapGestureRecognizer", count: 2))
    #expect(recognizers.map { $0["view"] as? String } == ["Card", "Card"])
    #expect(recognizers.map { $0["states"] as? [String] } == [["ended"], ["failed"]])
    #expect(recognizers.map { $0["waitedFor"] as? [String] } == [["twice"], []])
    #expect(recognizers.map { $0["isWaiting"] as? Bool } == [false, false])
    #expect(recognizers.map { $0["isSimulated"] as? Bool } == [true, true])
    let reasons = recognizers.map { ($0["reason"] as? [String: Any])?["code"] as? String }
    #expect(reasons == ["tapsCompleted", "nextTapLate"])
  }

  @Test func actionsAndWithholdingsAreObjectsForScripts() throws {
    let touch = try touch(Self.card)
    let action = try #require((touch["actions"] as? [[String: Any]])?.first)
    #expect(action["kind"] as? String == "action")
    #expect(action["name"] as? String == "open")
    #expect(action["sender"] as? String == "once")
    #expect(action["target"] as? String == "Editor")
    #expect(action["states"] as? [String] == ["ended"])
    #expect(action["count"] as? Int == 1)
    #expect(action["event"] is NSNull)
    #expect(action["subject"] is NSNull)
    #expect(action["reason"] is NSNull)
    let withholdings = try #require(touch["withholdings"] as? [[String: Any]])
    #expect(withholdings.map { $0["kind"] as? String } == ["held", "taken"])
    #expect(withholdings.map { $0["view"] as? String } == ["Card", "Card"])
    #expect(withholdings.map { $0["method"] as? String } == ["touchesEnded", nil])
    #expect((touch["firstResponders"] as? [String])?.isEmpty == true)
    #expect((touch["remarks"] as? [Any])?.isEmpty == true)
  }

  /// A tap beside a sheet dismisses it, and the field in it is no longer first responder: OW-20, RC-16.
  private static let sheet = """
    window:
      rootViewController:
        id: Home
        presents: {id: Sheet, view: {id: Page, frame: [0, 400, 390, 444], subviews: [{id: Name, class: UITextField, frame: [20, 20, 200, 40], isFirstResponder: true}]}}
    touches: [{tap: [100, 30]}]
    """

  @Test func whatIsDifferentThenIsTold() throws {
    #expect(
      try explain(Self.sheet).contains(
        """
        What is different then
          Sheet is off the screen.
          Name is no longer first responder.

        """))
    let changes = try #require(touch(Self.sheet)["screenChanges"] as? [[String: Any]])
    #expect(changes.map { $0["kind"] as? String } == ["disappeared", "firstResponder"])
    #expect(changes.first?["controller"] as? String == "Sheet")
    #expect(changes.last?["from"] as? String == "Name")
    #expect(changes.last?["to"] is NSNull)
  }

  /// A swipe back that the finger does not finish leaves the screen as it was: OW-7.
  @Test(arguments: [
    (80, ["appeared List", "disappeared Detail"]), (4, []),
  ])
  func aSwipeBackShowsTheControllerBelow(to x: Int, changes: [String]) throws {
    let file = """
      window:
        rootViewController:
          class: UINavigationController
          viewControllers: [{id: List}, {id: Detail}]
      touches: [{drag: {from: [2, 400], to: [\(x * 4), 400]}}]
      """
    let told = try #require(touch(file)["screenChanges"] as? [[String: Any]])
    #expect(told.map { "\($0["kind"] ?? "") \($0["controller"] ?? "")" }.sorted() == changes)
  }

  @Test func whatAControlSendsAndBecomesIsThereForScripts() throws {
    let touch = try touch(
      """
      window: {subviews: [{id: Night, class: UISwitch, frame: [0, 0, 51, 31]}]}
      touches: [{tap: [10, 10]}]
      """)
    let control = try #require((touch["controlEvents"] as? [[String: Any]])?.first)
    #expect(control["control"] as? String == "Night")
    #expect((control["events"] as? [String])?.contains("valueChanged") == true)
    let value = try #require((control["values"] as? [[String: String]])?.first)
    #expect(value == ["property": "isOn", "value": "true"])
  }

  @Test("a view that is hit without getting the touch is reported with the reason (TE-7)")
  func withheld() throws {
    let text = try explain(
      """
      window: {subviews: [{id: Card, frame: [0, 0, 100, 100]}]}
      touches: [{began: [10, 10], finger: a}, {began: [20, 20], finger: b}]
      """, "--touch", "2")
    #expect(
      text.hasPrefix(
        "`Card` is hit and never gets the touch, because it has a touch already and its `isMultipleTouchEnabled` "
          + "is `false`.\n"))
  }

  @Test func aRecognizerThatIsNotSimulatedIsRemarkedOn() throws {
    let screen = """
      window: {subviews: [{id: Card, gestureRecognizers: [{id: circle, class: CircleRecognizer}]}]}
      touches: [{tap: [10, 10]}]
      """
    #expect(
      try explain(screen).hasSuffix(
        """
        What this answer rests on
          - HitPath does not simulate the gesture of circle. It may send actions, and delay or cancel what is said here.

        """))
    let touch = try touch(screen)
    let verdict = try #require(touch["verdict"] as? [String: Any])
    #expect(verdict["code"] as? String == "undecided")
    #expect(verdict["unsimulated"] as? [String] == ["circle"])
    #expect((touch["remarks"] as? [[String: Any]])?.first?["about"] as? String == "recognizers")
  }

  @Test("a scroll view's pan on another view is named as what it is, and scrolls its own scroll view (SV-7)")
  func aPanThatTheAppMoved() throws {
    let text = try explain(
      """
      window:
        rootViewController:
          view:
            id: Container
            subviews:
              - {id: Hidden, class: UIScrollView, contentSize: [1170, 844]}
              - {id: Front}
      touches:
        - {call: addGestureRecognizer, on: Container, with: Hidden.panGestureRecognizer}
        - drag: {from: [300, 400], to: [100, 400]}
      """)
    #expect(text.contains("Hidden.panGestureRecognizer on Container: began"), "\(text)")
    #expect(text.contains("touchesCancelled: Hidden scrolls with the touch"), "\(text)")
  }

  @Test("what an edit menu offers is told, and that it offers nothing (RC-20)", arguments: ["en", "zh-Hans"])
  func anEditMenuOffers(language: String) throws {
    let text = try explain(
      """
      window:
        rootViewController:
          id: Page
          view: {subviews: [{id: Label, class: UILabel, canBecomeFirstResponder: true, performs: ['copy:'], frame: [0, 0, 100, 50]}]}
      touches:
        - {menu: ['copy:']}
        - {call: becomeFirstResponder, on: Label, at: 1}
        - {menu: ['copy:'], at: 2}
      """, "--lang", language)
    #expect(
      text.contains(language == "en" ? "`Label` performs it, so the menu offers it." : "`Label`能执行它"),
      "\(text)")
    #expect(text.contains(language == "en" ? "Nothing comes of it." : "没有任何效果。"), "\(text)")
  }

  @Test("what becomes of a touch in JavaScript that UIKit takes is told (OW-80)", arguments: [false, true])
  func javaScriptHasTheTouchToo(isCancelled: Bool) throws {
    let cure = ", do: [{set: {handler: {isEnabled: false}}}, {set: {handler: {isEnabled: true}}}]"
    let text = try explain(
      """
      window:
        rootViewController:
          view:
            id: Surface
            class: RCTSurfaceView
            gestureRecognizers:
              - {id: handler, class: RCTSurfaceTouchHandler}
              - {id: pan, class: UIPanGestureRecognizer, delegate: {shouldRecognizeSimultaneously: true}, actions: [{action: go, target: Surface\(isCancelled ? cure : "")}]}
            subviews: [{id: Pressable, class: RCTViewComponentView, frame: [0, 300, 390, 100]}]
      touches:
        - drag: {from: [100, 350], to: [200, 350]}
      """)
    #expect(text.contains("JavaScript has this touch too") == !isCancelled, "\(text)")
    #expect(text.contains("hears that it is cancelled") == isCancelled, "\(text)")
  }

  @Test("a target that is gone is the reason why nothing comes of an action (UC-14)")
  func aTargetThatIsGone() throws {
    let text = try explain(
      """
      window:
        rootViewController:
          id: Menu
          view: {subviews: [{id: Buy, class: UIButton, frame: [0, 100, 100, 50], actions: [{event: touchUpInside, action: buy, target: dead}]}]}
      touches: [{tap: [50, 120]}]
      """)
    #expect(
      text.hasPrefix(
        "`Buy` gets the tap and does nothing, because the target of `buy` is gone, and no responder from `Buy` upwards performs it.\n"
      ), "\(text)")
  }

  @Test(
    "a scroll view whose scrolling code switches off as it begins does not take the drag",
    arguments: [true, false])
  func aScrollThatIsSwitchedOff(isSwitchedOff: Bool) throws {
    let text = try explain(
      """
      window:
        rootViewController:
          id: Page
          view:
            subviews:
              - id: List
                class: UIScrollView
                contentSize: [390, 2000]
                subviews:
                  - id: Chart
                    frame: [0, 100, 390, 300]
                    gestureRecognizers:
                      - id: chartPan
                        class: UIPanGestureRecognizer
                        delegate: {shouldRecognizeSimultaneously: true}
                        actions: [{action: panned, target: Page\(isSwitchedOff ? ", do: {began: [{set: {List: {isScrollEnabled: false}}}]}" : "")}]
      touches: [{drag: {from: [200, 300], to: [200, 150]}}]
      """)
    let first = try #require(text.split(separator: "\n").first)
    #expect(first.contains("the scroll of `List`") == !isSwitchedOff, "\(first)")
  }
}
