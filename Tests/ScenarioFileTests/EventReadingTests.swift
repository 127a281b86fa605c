// SPDX-License-Identifier: Apache-2.0

import ScenarioFile
import Testing
import Trace
import UIKitModel

/// Responders, controls, recognizers and answers.
@Suite struct EventReadingTests {
  @Test func everySettingOfTheSimulationIsRead() throws {
    let numbers = SimulationSetting.all.map { setting in
      "\(setting.name): \(setting.isSwitch ? "false" : "3")"
    }
    let read = try scenario("configuration: {\(numbers.joined(separator: ", "))}\nwindow: {}")
    for setting in SimulationSetting.all {
      #expect(read.configuration[setting.name] == (setting.isSwitch ? 0 : 3), "\(setting.name)")
    }
  }

  @Test func whatEveryResponderCanHaveIsRead() throws {
    let keys = """
      {performs: ['save:', 'copy:', undo], canPerformAction: {'copy:': false, paste: true},
      canBecomeFirstResponder: true, canResignFirstResponder: false, becomeFirstResponder: false,
      resignFirstResponder: true, isFirstResponder: true, implements: [pressesBegan, remoteControlReceived]}
      """.replacing("\n", with: " ")
    let read = try scenario(
      """
      application: \(keys)
      scene: \(keys)
      window: {rootViewController: \(keys), subviews: [\(keys)]}
      """)
    let window = read.windows[0]
    let responders = [
      read.application.responder, read.scene, window.rootViewController?.responder,
      window.view.subviews[0].responder,
    ].compactMap { $0 }
    #expect(responders.count == 4)
    for responder in responders {
      #expect(responder.performs == ["save:", "copy:", "undo"])
      #expect(responder.canPerformAction == ["copy:": false, "paste": true])
      #expect(responder.canBecomeFirstResponder == true)
      #expect(responder.canResignFirstResponder == false)
      #expect(responder.becomeFirstResponder == false)
      #expect(responder.resignFirstResponder == true)
      #expect(responder.isFirstResponder == true)
      #expect(responder.implements.map(\.method.rawValue) == ["pressesBegan", "remoteControlReceived"])
    }
  }

  @Test func performingNothingDiffersFromSayingNothing() throws {
    let read = try scenario("window: {subviews: [{performs: []}, {}]}")
    #expect(read.windows[0].view.subviews.map(\.responder.performs) == [[], nil])
  }

  @Test func propertiesAreReadInTheOrderOfTheTable() throws {
    let read = try scenario(
      """
      window:
        subviews:
          - {class: UIStepper, wraps: true, value: 2, tag: -3, isSelected: true}
          - {class: Picker, baseClass: UICollectionView, contentSize: [10, 20], allowsSelection: false}
      """)
    #expect(
      read.windows[0].view.subviews.map { Array($0.properties) } == [
        [
          ScenarioProperty(name: "tag", value: .number(-3)),
          ScenarioProperty(name: "isSelected", value: .bool(true)),
          ScenarioProperty(name: "value", value: .number(2)),
          ScenarioProperty(name: "wraps", value: .bool(true)),
        ],
        [
          ScenarioProperty(name: "contentSize", value: .numbers([10, 20])),
          ScenarioProperty(name: "allowsSelection", value: .bool(false)),
        ],
      ])
  }

  @Test func anActionForSeveralEventsIsOneForEach() throws {
    let read = try scenario(
      "window: {subviews: [{class: UIControl, actions: [{event: [touchDown, touchUpInside], action: a, target: dead}]}]}"
    )
    #expect(
      read.windows[0].view.subviews[0].actions == [
        ScenarioTargetAction(action: "a", event: "touchDown", target: "dead"),
        ScenarioTargetAction(action: "a", event: "touchUpInside", target: "dead"),
      ])
  }

  @Test func aRecognizerIsRead() throws {
    let read = try scenario(
      """
      window:
        id: W
        gestureRecognizers:
          - id: flick
            class: Flick
            baseClass: UISwipeGestureRecognizer
            numberOfTouchesRequired: 2
            name: 7
            direction: [up, left]
            requiresFailureOf: edge
            delegate: {id: D, shouldBegin: false, shouldReceiveTouch: {unless: {within: [W], rect: [1, 2, 3, 4]}}}
            canPrevent: {only: {recognizer: [edge, flick]}}
            canBePrevented: true
            ignores: {only: {view: W}}
          - {id: edge, class: UIScreenEdgePanGestureRecognizer, edges: all, maximumNumberOfTouches: 1}
          - {class: UILongPressGestureRecognizer, numberOfTapsRequired: 0, requiresFailureOf: [edge, flick]}
      """)
    var flick = ScenarioGestureRecognizer(id: "flick", className: "Flick")
    flick.baseClass = "UISwipeGestureRecognizer"
    flick.properties.set([
      ScenarioProperty(name: "name", value: .text("7")),
      ScenarioProperty(name: "numberOfTouchesRequired", value: .number(2)),
      ScenarioProperty(name: "direction", value: .texts(["up", "left"])),
    ])
    flick.requiresFailureOf = ["edge"]
    var touch = ScenarioCondition()
    touch.within = ["W"]
    touch.rect = TraceRect(x: 1, y: 2, width: 3, height: 4)
    var delegate = ScenarioGestureDelegate()
    delegate.id = "D"
    delegate.answers.shouldBegin = ScenarioAnswer(false)
    delegate.answers.shouldReceiveTouch = ScenarioAnswer(false, when: touch)
    flick.delegate = .own(delegate)
    var others = ScenarioCondition()
    others.recognizers = ["edge", "flick"]
    flick.canPrevent = ScenarioAnswer(true, when: others)
    flick.canBePrevented = ScenarioAnswer(true)
    var ignored = ScenarioCondition()
    ignored.views = ["W"]
    flick.ignores = ScenarioAnswer(true, when: ignored)
    let recognizers = read.windows[0].view.gestureRecognizers
    #expect(recognizers[0] == flick)
    #expect(
      Array(recognizers[1].properties) == [
        ScenarioProperty(name: "maximumNumberOfTouches", value: .number(1)),
        ScenarioProperty(name: "edges", value: .text("all")),
      ])
    #expect(recognizers[2].properties["numberOfTapsRequired"] == PropertyValue.number(0))
    #expect(recognizers[2].requiresFailureOf == ["edge", "flick"])
    #expect(recognizers[2].delegate == nil)
  }

  @Test func aListOfOneWordIsTheWord() throws {
    let read = try scenario(
      "window: {gestureRecognizers: [{class: UISwipeGestureRecognizer, direction: [up]}]}")
    #expect(
      Array(read.windows[0].view.gestureRecognizers[0].properties) == [
        ScenarioProperty(name: "direction", value: .text("up"))
      ])
  }

  @Test(arguments: [
    ("UIPanGestureRecognizer", nil, "UIPanGestureRecognizer"),
    ("Draw", "UIPanGestureRecognizer", "UIPanGestureRecognizer"),
    ("MyTapGestureRecognizer", nil, "UIGestureRecognizer"),
    ("UITapGestureRecognizer", "UIPanGestureRecognizer", "UITapGestureRecognizer"),
  ])
  func aRecognizerIsBuiltAsItsOwnClassOrItsBaseClass(
    className: String, baseClass: String?, simulated: String
  ) {
    var recognizer = ScenarioGestureRecognizer(className: className)
    recognizer.baseClass = baseClass
    #expect(recognizer.simulatedClass == simulated)
  }

  @Test func recognizersThatViewsOfUIKitAttachThemselvesCanBeExpected() {
    let text = "window: {subviews: [{id: List, class: UITableView}]}\nexpect: {states: {NAME: ended}}"
    for name in ["List.panGestureRecognizer", "UIScrollViewDelayedTouchesBeganGestureRecognizer"] {
      #expect(message(text.replacing("NAME", with: name)) == "no error")
    }
    #expect(
      message(text.replacing("NAME", with: "List.panGesture")).contains(
        "'states' names 'List.panGesture', which does not exist"))
  }

  @Test func answersOfViewsAreRead() throws {
    let read = try scenario(
      """
      window:
        gestureRecognizerShouldBegin: {unless: {recognizer: List.panGestureRecognizer}}
        subviews:
          - {id: List, class: UITableView, touchesShouldBegin: true, touchesShouldCancel: {only: {view: List}}}
          - {class: UIButton, beginTracking: false, continueTracking: true}
      """)
    var pan = ScenarioCondition()
    pan.recognizers = ["List.panGestureRecognizer"]
    var list = ScenarioCondition()
    list.views = ["List"]
    let window = read.windows[0].view
    #expect(window.gestureRecognizerShouldBegin == ScenarioAnswer(false, when: pan))
    #expect(window.subviews[0].touchesShouldBegin == ScenarioAnswer(true))
    #expect(window.subviews[0].touchesShouldCancel == ScenarioAnswer(true, when: list))
    #expect(window.subviews[1].beginTracking == false)
    #expect(window.subviews[1].continueTracking == true)
  }
}
