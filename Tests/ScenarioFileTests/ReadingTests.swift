// SPDX-License-Identifier: Apache-2.0

import Foundation
import ScenarioFile
import Testing
import Trace
import UIKitModel

@Suite struct ReadingTests {
  @Test func tagsThatOnlySayWhatIsThereAreFine() throws {
    let read = try scenario("window: !!map {text: !!str 007, subviews: !!seq [{}]}")
    #expect(read.windows.map(\.view.text) == ["007"])
    #expect(read.windows.map(\.view.subviews.count) == [1])
  }

  /// JSON has no words without quotes.
  @Test func wordsMayStandInQuotes() throws {
    let text = """
      {"window": {
        "id": "W", "hitTest": {"answers": "default", "do": [{"command": "save"}]}, "gestureRecognizerShouldBegin": "default",
        "pointInside": "never", "next": null,
        "gestureRecognizers": [
          {"class": "UITapGestureRecognizer", "delegate": "none", "canPrevent": "default",
           "actions": [{"action": "save", "target": null}]}]}}
      """
    let plain = """
      window:
        id: W
        hitTest: {answers: default, do: [{command: save}]}
        gestureRecognizerShouldBegin: default
        pointInside: never
        next: nil
        gestureRecognizers:
          - {class: UITapGestureRecognizer, delegate: none, canPrevent: default, actions: [{action: save, target: nil}]}
      """
    #expect(try scenario(text) == scenario(plain))
  }

  @Test func theSmallestScenarioHasOneWindow() throws {
    let smallest = try scenario("window: {}", file: "some/folder/round-button.v2.yml")
    var expected = Scenario(name: "round-button.v2")
    expected.windows = [ScenarioWindow()]
    #expect(smallest == expected)
    #expect(smallest.windows[0].view.geometry == .fill)
    #expect(smallest.windows[0].view.className == "UIWindow")
  }

  @Test(arguments: [
    ("a.yml", "a"), ("-", "scenario"), ("", "scenario"), (".hidden.yml", "hidden"), ("C:\\x\\b.yaml", "b"),
    ("noextension", "noextension"), ("按钮.yml", "按钮"),
  ])
  func aScenarioWithoutANameIsNamedAfterItsFile(file: String, name: String) throws {
    #expect(try scenario("window: {}", file: file).name == name)
  }

  @Test func theDocumentIsRead() throws {
    let read = try scenario(
      """
      name: sample
      title: A title
      summary: {zh-Hans: 摘要, en: "No: quotes"}
      source: xib
      device: {size: [320, 568.5]}
      configuration: {hitTestPasses: 3, tapInterval: 0.5, tapMovement: 40, insertsPrivateContainerViews: true}
      application:
        id: app
        class: MyApplication
        delegate: {class: Delegate, isResponder: false}
      scene: none
      windows: [{}, {windowLevel: 10000000, isKeyWindow: true}]
      unknown: [isExclusiveTouch]
      """)
    #expect(read.name == "sample")
    #expect(read.title == ["en": "A title"])
    #expect(read.summary == ["zh-Hans": "摘要", "en": "No: quotes"])
    #expect(read.source == "xib")
    #expect(read.deviceSize == TraceSize(width: 320, height: 568.5))
    #expect(
      read.configuration == [
        "hitTestPasses": 3, "tapInterval": 0.5, "tapMovement": 40, "insertsPrivateContainerViews": 1,
      ])
    #expect(read.application.responder.id == "app")
    #expect(read.application.responder.className == "MyApplication")
    #expect(read.application.delegate?.className == "Delegate")
    #expect(!read.application.delegateIsResponder)
    #expect(read.scene == nil)
    #expect(read.windows.map(\.windowLevel) == [0, 10_000_000])
    #expect(read.windows[1].isKeyWindow == true)
    #expect(read.unknown == ["isExclusiveTouch"])
  }

  @Test func aViewIsRead() throws {
    let read = try scenario(
      """
      window:
        subviews:
          - id: v
            class: SaveButton
            baseClass: UIButton
            text: Save
            bounds: [1, 2, 3, 4]
            center: [-5, 6.25]
            transform: [0.5, 0, 0, 1e-2, .5, +7]
            anchorPoint: [0, 1]
            contentOffset: [1, 2]
            isHidden: true
            alpha: 0.01
            isUserInteractionEnabled: false
            isMultipleTouchEnabled: true
            isExclusiveTouch: true
            clipsToBounds: true
            isAnimating: false
            zPosition: -1
            backgroundColor: '#33aaFF80'
            isEnabled: false
            actions: [{event: touchUpInside, action: save, target: someone}, {event: touchDown, action: x, target: nil}]
            gestureRecognizers:
              - {id: tap, class: UITapGestureRecognizer, isEnabled: true, cancelsTouchesInView: false,
                 delaysTouchesBegan: true, delaysTouchesEnded: false, actions: [{action: tapped, target: v}]}
            next: nil
            implements: {touchesBegan: {callsSuper: true}, touchesEnded: {}}
            unknown: [alpha]
            viewController: {class: Child, isChild: false}
      """)
    var view = ScenarioView(
      id: "v", className: "SaveButton", baseClass: "UIButton",
      geometry: .bounds(TraceRect(x: 1, y: 2, width: 3, height: 4), center: TracePoint(x: -5, y: 6.25)))
    view.text = "Save"
    view.transform = TraceTransform(a: 0.5, b: 0, c: 0, d: 0.01, tx: 0.5, ty: 7)
    view.anchorPoint = TracePoint(x: 0, y: 1)
    view.contentOffset = TracePoint(x: 1, y: 2)
    view.isHidden = true
    view.alpha = 0.01
    view.isUserInteractionEnabled = false
    view.isMultipleTouchEnabled = true
    view.isExclusiveTouch = true
    view.clipsToBounds = true
    view.properties["isAnimating"] = PropertyValue.bool(false)
    view.zPosition = -1
    view.backgroundColor = "#33aaFF80"
    view.isEnabled = false
    view.actions = [
      ScenarioTargetAction(action: "save", event: "touchUpInside", target: "someone"),
      ScenarioTargetAction(action: "x", event: "touchDown"),
    ]
    var recognizer = ScenarioGestureRecognizer(id: "tap", className: "UITapGestureRecognizer")
    recognizer.isEnabled = true
    recognizer.cancelsTouchesInView = false
    recognizer.delaysTouchesBegan = true
    recognizer.delaysTouchesEnded = false
    recognizer.actions = [ScenarioTargetAction(action: "tapped", target: "v")]
    view.gestureRecognizers = [recognizer]
    view.responder.next = ScenarioNext.none
    view.responder.implements = [
      TraceTouchesMethod(method: .touches(.began), callsSuper: true),
      TraceTouchesMethod(method: .touches(.ended), callsSuper: false),
    ]
    view.responder.unknown = ["alpha"]
    var child = ScenarioController(className: "Child")
    child.isChild = false
    view.viewController = child
    #expect(read.windows[0].view.subviews == [view])
  }

  @Test(arguments: [
    ("passThrough", ScenarioHitTest.passThrough), ("ignoresGates", .ignoresGates),
    ("{redirect: w}", .redirect(to: "w")), ("{returns: nil}", .returnsNil), ("{returns: null}", .returnsNil),
    ("{returns: self}", .returnsSelf), ("{returns: w}", .returns("w")),
  ])
  func anOverrideOfHitTestIsRead(text: String, override: ScenarioHitTest) throws {
    let read = try scenario("window: {id: w, subviews: [{hitTest: \(text)}]}")
    #expect(read.windows[0].view.subviews[0].hitTest == override)
  }

  @Test(arguments: [
    ("always", DeclaredPointInside.always), ("never", .never), ("bounds", .bounds),
    ("{outset: -4}", .outset(UIEdgeInsets(top: -4, left: -4, bottom: -4, right: -4))),
    ("{outset: {top: 50, right: 1}}", .outset(UIEdgeInsets(top: 50, right: 1))),
    ("circle", .circle(center: nil, radius: nil)),
    ("{circle: {}}", .circle(center: nil, radius: nil)),
    ("{circle: {center: [1, 2], radius: 3}}", .circle(center: CGPoint(x: 1, y: 2), radius: 3)),
    ("{roundedRect: {cornerRadius: 8}}", .roundedRect(cornerRadius: 8)),
    (
      "{polygon: [[0, 0], [1, 0], [0, 1]]}",
      .polygon([CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)])
    ),
    ("{union: [bounds, {union: [circle]}]}", .union([.bounds, .union([.circle(center: nil, radius: nil)])])),
  ])
  func anOverrideOfPointInsideIsRead(text: String, shape: DeclaredPointInside) throws {
    let read = try scenario("window: {pointInside: \(text)}")
    #expect(read.windows[0].view.pointInside == shape)
  }

  @Test func touchesAndExpectationsAreRead() throws {
    let read = try scenario(
      """
      window: {id: w}
      touches:
        - tap: [1, 2]
        - {drag: {from: [1, 2], to: [3, 4]}, finger: thumb, at: 2}
        - {drag: {from: [1, 2], to: [3, 4], steps: 9}, duration: 1}
        - began: [5, 6]
        - cancelled: [5, 6]
      expect:
        - {hitView: w, hitOrder: [w], chain: [w, UIWindowScene, UIApplication, AppDelegate]}
        - {touch: 4, hitView: nil}
        - {touch: 2, hitView: ~}
      """)
    let (one, three) = (TracePoint(x: 1, y: 2), TracePoint(x: 3, y: 4))
    #expect(
      read.touches.map(\.action) == [
        .tap(one, duration: 0.05, count: 1, interval: 0.1),
        .drag(from: one, to: three, steps: 5, duration: 0.3),
        .drag(from: one, to: three, steps: 9, duration: 1),
        .sample(phase: .began, location: TracePoint(x: 5, y: 6)),
        .sample(phase: .cancelled, location: TracePoint(x: 5, y: 6)),
      ])
    #expect(read.touches.map(\.finger) == ["finger", "thumb", "finger", "finger", "finger"])
    #expect(read.touches.map(\.at) == [nil, 2, nil, nil, nil])
    #expect(read.touches.map(\.line) == [3, 4, 5, 6, 7])
    #expect(read.expectations.map(\.touch) == [1, 4, 2])
    #expect(read.expectations.map(\.hitView) == [.some("w"), .some(nil), .some(nil)])
    #expect(read.expectations[0].chain == ["w", "UIWindowScene", "UIApplication", "AppDelegate"])
    #expect(read.expectations.map(\.line) == [9, 10, 11])
  }

  @Test func whatLooksLikeSomethingElseIsTextWhereTextBelongs() throws {
    let read = try scenario("window: {id: 007, class: No, text: 1e3, subviews: [{id: yes, text: 'null'}]}")
    let view = read.windows[0].view
    #expect(view.id == "007")
    #expect(view.className == "No")
    #expect(view.text == "1e3")
    #expect(view.subviews[0].id == "yes")
    #expect(view.subviews[0].text == "null")
  }

  @Test func aByteOrderMarkAndForeignLineBreaksAreFine() throws {
    let read = try scenario("\u{FEFF}window:\r\n  id: w\r\n")
    #expect(read.windows[0].view.id == "w")
  }

  @Test func anAliasGivesAWholeValue() throws {
    let read = try scenario("window: {frame: &f [0, 0, 1, 2], subviews: [{frame: *f}, {frame: *f}]}")
    #expect(
      read.windows[0].view.subviews.map(\.geometry) == [
        read.windows[0].view.geometry, read.windows[0].view.geometry,
      ])
  }

  @Test func aNameThatIsMadeCanBeReferredTo() throws {
    #expect(message("window: {subviews: [{}, {hitTest: {redirect: UIView}}]}") == "no error")
    #expect(message("window: {subviews: [{}, {next: UIWindow}]}") == "no error")
  }

  @Test func viewsOfTheSimulationCanBeExpected() throws {
    let text = "window: {rootViewController: {class: UINavigationController}}\ntouches: [{tap: [1, 1]}]\n"
    #expect(message(text + "expect: {hitView: UILayoutContainerView}") == "no error")
  }

  /// YAML makes a space of a line break, and Chinese is written without.
  @Test func aLineBreakBetweenChineseCharactersIsNoSpace() throws {
    let read = try scenario(
      """
      title: {zh-Hans: 一二
        三}
      summary:
        zh-Hans: >-
          第一行，
          第二行。
          Button 与
          Card
          视图
        en: >-
          One
          two
      question:
        zh-Hans: "哪个
          视图？"
      mode: question
      window: {}
      """)
    #expect(read.title == ["zh-Hans": "一二三"])
    #expect(read.summary == ["zh-Hans": "第一行，第二行。Button与Card视图", "en": "One two"])
    #expect(read.question == ["zh-Hans": "哪个视图？"])
  }
}
