// SPDX-License-Identifier: Apache-2.0

import ScenarioFile
import ScenarioSupport
import Testing
import Trace

@Suite struct WritingTests {
  @Test func aScenarioIsWrittenAsAPersonWouldWriteIt() throws {
    let text = """
      name: sample
      title: Plain
      summary:
        en: One
        zh-Hans: 一
      source: storyboard
      device: {size: [320, 568.5]}
      configuration:
        tapInterval: 0.35
      application:
        class: MyApplication
        delegate:
          id: delegate
          isResponder: false
        next: nil
      scene: none
      window:
        class: Main
        alpha: 0.5
        windowLevel: 1
        implements: [touchesBegan]
        rootViewController:
          class: Page
          next: nil
          view:
            id: page
            frame: [0, 20, 320, 548]
            subviews:
            - class: UIButton
              text: 'No'
              bounds: [0, 0, 100, 44]
              center: [160, 0.1]
              transform: [0, 1, -1, 0, 0, 0]
              isHidden: false
              backgroundColor: '#3366ff'
              actions:
              - {event: touchUpInside, action: 'save:', target: 'nil'}
              - {event: touchDown, action: press}
              gestureRecognizers:
              - class: UITapGestureRecognizer
                cancelsTouchesInView: false
                actions:
                - {action: tapped}
              hitTest: {redirect: page}
              pointInside: {union: [bounds, {circle: {radius: 30}}]}
              next: page
              implements: {touchesBegan: {callsSuper: true}, touchesEnded: {}}
              unknown: [isExclusiveTouch]
              viewController:
                isChild: false
      touches:
      - tap: [100, 200]
      - drag: {from: [1, 2], to: [3, 4], steps: 2}
        duration: 1
        finger: thumb
        at: 3
      - began: [1, 1]
      expect:
      - hitView: page
        hitOrder: [Main, page]
      - touch: 2
        hitView: nil

      """
    #expect(try ScenarioWriter.yaml(scenario(text)) == text)
  }

  @Test func eventsAreWrittenAsAPersonWouldWriteThem() throws {
    let text = """
      name: sample
      configuration:
        sendsActionBeforeCancelling: false
        tapInterval: 0.3
      window:
        id: W
        gestureRecognizers:
        - id: flick
          class: Flick
          baseClass: UISwipeGestureRecognizer
          isEnabled: false
          numberOfTouchesRequired: 2
          direction: [up, left]
          requiresFailureOf: edge
          delegate:
            id: D
            shouldReceiveTouch: {unless: {within: [W, List], rect: [1, 2, 3, 4]}}
            shouldBegin: false
          canPrevent: {only: {recognizer: edge}}
        - id: edge
          class: UIScreenEdgePanGestureRecognizer
          edges: all
          delegate: {}
        gestureRecognizerShouldBegin: true
        implements: [pressesBegan, motionEnded]
        performs: ['save:', undo]
        canPerformAction: {'copy:': false, paste: true}
        canBecomeFirstResponder: true
        isFirstResponder: true
        subviews:
        - id: List
          class: UITableView
          contentOffset: [0, 10]
          contentSize: [320, 2000]
          isScrollEnabled: true
          touchesShouldCancel: {only: {view: List}}
          performs: []
        - id: Volume
          class: UISlider
          tag: 3
          value: 0.5
          actions:
          - {event: valueChanged, action: change, target: dead}
          continueTracking: false
      touches:
      - doubleTap: [1, 2]
        fingers: 2
      - tap: [1, 2]
        count: 4
        interval: 0.2
      - longPress: [1, 2]
      - longPress: [1, 2]
        to: [1, 9]
        hold: 0.6
      - swipe: {from: [1, 2], to: [1, 90]}
      - pinch: {center: [1, 2], from: 10, to: 20}
        duration: 1
      - rotate: {center: [1, 2], by: 1.5}
      - hover: none
      - interrupt: call
      - press: select
        cancelled: true
      - motion: shake
      - remote: play
      - command: 'copy:'
      - menu: ['cut:', copy]
      - set: {flick: {isEnabled: true, direction: up}}
      - call: setContentOffset
        on: List
        with: [0, 9]
      - wait: 0.5
        at: 30
      expect:
        calls:
          of: [touches]
          exactly: []
          never:
          - W.touchesBegan
        actions:
        - Volume.change -> W
        - {action: 'copy:', at: 0.5}
        states:
          flick: [began, ended]
          edge: {at: {0.25: began}, because: controlVetoed}
        received:
          W: [motionEnded]
          List: []
        firstResponder: nil
        properties:
          Volume: {value: 1, backgroundColor: 'none'}
        at: 0.5
        cycles: [[flick, edge]]

      """
    #expect(try ScenarioWriter.yaml(scenario(text)) == text)
  }

  @Test func theDepthCountsViewsAndControllers() throws {
    #expect(try scenario("window: {}").depth == 0)
    #expect(try scenario("window: {rootViewController: {presents: {view: {subviews: [{}]}}}}").depth == 4)
    #expect(try scenario("window: {subviews: [{viewController: {viewControllers: [{}]}}, {}]}").depth == 3)
  }

  @Test func theSmallestScenarioIsWrittenInTwoLines() throws {
    #expect(
      try ScenarioWriter.yaml(scenario("window: {}")) == """
        name: a
        window: {}

        """)
  }

  @Test func whatIsWrittenReadsTheSame() throws {
    var maker = ScenarioMaker(seed: 1)
    for round in 0..<200 {
      let made = maker.scenario()
      let text = try ScenarioWriter.yaml(made)
      let read: Scenario
      do {
        read = try scenario(text)
      } catch {
        Issue.record("round \(round): \(error)\n\(text)")
        return
      }
      let again = try ScenarioWriter.yaml(read)
      #expect(again == text)
      let isSame = read.withoutLines() == made
      #expect(isSame, "round \(round)")
    }
  }

  @Test(arguments: ScenarioMaker.hostileTexts)
  func hostileTextsSurvive(text: String) throws {
    var made = Scenario(name: "a")
    made.windows = [ScenarioWindow()]
    made.title = ["en": text, "zh-Hans": text + text]
    made.windows[0].view.text = text
    var action = ScenarioTargetAction(action: "x", event: "touchDown")
    let isName = !text.unicodeScalars.contains { scalar in
      (scalar.properties.isWhitespace && scalar != " ") || scalar.properties.generalCategory == .control
    }
    if isName, !text.isEmpty, text.count <= 200, !text.contains("\u{202E}") {
      action.target = text
      made.windows[0].view.className = text
      if !["nil", "self", "none"].contains(text) { made.windows[0].view.id = text }
    }
    var control = ScenarioView(className: "UIControl", geometry: .fill)
    control.actions = [action]
    made.windows[0].view.subviews = [control]
    let yaml = try ScenarioWriter.yaml(made)
    #expect(try scenario(yaml) == made, "\(yaml)")
  }
}
