// SPDX-License-Identifier: Apache-2.0

import Analysis
import Testing
import Trace

/// The views that were asked.
@MainActor
@Suite struct WalkTests {
  @Test("HT-1, HT-2, HT-5: views are asked from front to back until one answers")
  func viewsAreAskedFromFrontToBack() throws {
    let answers = try tap(
      60, 60,
      on: """
        - {id: Behind}
        - {id: Card, frame: [50, 50, 100, 100], subviews: [{id: Title, frame: [0, 50, 100, 50]}]}
        - {id: Aside, frame: [200, 0, 50, 50]}
        """)
    #expect(
      answers.walk() == """
        1 UIWindow {60, 60} passedUp Card
        2   Page {60, 60} passedUp Card
        3     Aside {-140, 60} refused, pointOutsideBounds (below 10, left 140)
        4     Card {10, 10} hit
        5       Title {10, -40} refused, pointOutsideBounds (above 40)
        """)
    #expect(answers.touch.hitPath(in: answers.index) == ["UIWindow", "Page", "Card"])
  }

  @Test func aRefusedGateIsToldWithoutAPointInside() throws {
    let step = try #require(try tap(5, 5, on: "- {id: Ghost, isHidden: true}").touch.walk.last)
    #expect(step.view == "Ghost")
    #expect(step.gates?.isUserInteractionEnabled == true)
    #expect(step.gates?.isHidden == true)
    #expect(step.gates?.alpha == nil)
    #expect(step.isInside == nil)
    #expect(step.reason?.code == .hidden)
  }

  @Test func aHitStepHasItsGatesAndWhatPointInsideSaid() throws {
    let step = try #require(try tap(5, 5, on: "- {id: Card, alpha: 0.5}").touch.walk.last)
    #expect(step.gates?.alpha == 0.5)
    #expect(step.gates?.refusal == nil)
    #expect(step.isInside == true)
    #expect(step.insideReason == nil)
    #expect(step.reason == nil)
  }

  @Test func aViewThatIsPassedOverHasNoPoint() throws {
    let answers = try tap(5, 5, on: "- {id: Flat, transform: [0, 0, 0, 0, 0, 0], subviews: [{id: Inner}]}")
    #expect(
      answers.walk() == """
        1 UIWindow {5, 5} passedUp Page
        2   Page {5, 5} hit
        3     Flat refused, nonInvertibleTransform
        """)
  }

  @Test("HT-15: a wider point(inside:) is reported with how far the point is outside")
  func aWiderPointInsideIsTold() throws {
    let answers = try tap(
      60, 30,
      on: "- {id: Wide, frame: [50, 50, 100, 100], pointInside: {outset: 25}, subviews: [{id: Inner}]}")
    #expect(
      answers.walk() == """
        1 UIWindow {60, 30} passedUp Wide
        2   Page {60, 30} passedUp Wide
        3     Wide {10, -20} hit, inside by customPointInside (above 20)
        4       Inner {10, -20} refused, pointOutsideBounds (above 20)
        """)
  }

  @Test("HT-17: a decision of an override of hitTest is reported as such")
  func overridesOfHitTestAreTold() throws {
    let answers = try tap(
      10, 10,
      on: """
        - {id: Chosen, frame: [200, 200, 50, 50]}
        - {id: Shim, hitTest: {returns: Chosen}}
        - {id: Ghost, hitTest: {returns: nil}}
        - {id: Glass, hitTest: passThrough, subviews: [{id: Close, frame: [300, 0, 20, 20]}]}
        """)
    #expect(
      answers.walk() == """
        1 UIWindow {10, 10} passedUp Chosen
        2   Page {10, 10} passedUp Chosen
        3     Glass {10, 10} refused, customHitTest
        4       Close {-290, 10} refused, pointOutsideBounds (left 290)
        5     Ghost {10, 10} refused, customHitTest
        6     Shim {10, 10} passedUp Chosen, customHitTest
        """)
  }

  @Test func gatesThatAnOverrideIgnoresAreToldByTheOverride() throws {
    let answers = try tap(10, 10, on: "- {id: Ghost, isHidden: true, hitTest: ignoresGates}")
    #expect(answers.touch.hitView == "Ghost")
    #expect(answers.touch.walk.last?.gates == nil)
    #expect(answers.touch.walk.last?.outcome == .hit)
  }

  @Test("HT-28: two equal walks; the last one counts")
  func twoEqualWalks() throws {
    let touch = try analysis("{window: {subviews: [{id: Card}]}, touches: [{tap: [10, 10]}]}").touch
    #expect(touch.passes.map(\.number) == [1, 2])
    #expect(touch.passes.map(\.hitView) == ["Card", "Card"])
    #expect(touch.passes[0].steps == touch.passes[1].steps)
    #expect(touch.walk == touch.passes[1].steps)
    #expect(!touch.passesDiffer)
  }

  @Test func walksThatDifferAreNoticed() throws {
    var touch = try analysis("{window: {subviews: [{id: Card}]}, touches: [{tap: [10, 10]}]}").touch
    touch.passes[1].steps.removeLast()
    #expect(touch.passesDiffer)
    touch.passes.removeLast()
    #expect(!touch.passesDiffer)
  }

  @Test("HT-31: windows are asked from the front; a hidden one is passed over")
  func windowsAreAskedFromTheFront() throws {
    let answers = try analysis(
      """
      device: {size: [320, 480]}
      configuration: {hitTestPasses: 1}
      windows:
        - {id: Main}
        - {id: Alert, windowLevel: 2000, isHidden: true}
        - {id: Glass, windowLevel: 1, hitTest: passThrough}
      touches:
        - tap: [10, 10]
      """)
    #expect(
      answers.walk() == """
        1 Alert refused, hidden
        2 Glass {10, 10} refused, customHitTest
        3 Main {10, 10} hit
        """)
  }

  @Test func recognizersThatSeeTheTouchAreListedFromTheHitViewOutwards() throws {
    let answers = try tap(
      10, 10,
      on: """
        - id: Card
          gestureRecognizers: [{id: tap, class: UITapGestureRecognizer}, {id: off, class: UIPanGestureRecognizer, isEnabled: false}]
        """, page: "gestureRecognizers: [{id: swipe, class: UISwipeGestureRecognizer}]")
    let recognizers = answers.touch.outcome.recognizers
    #expect(recognizers.filter { $0.passedOver == nil }.map(\.id) == ["tap", "swipe"])
    #expect(recognizers.last?.id == "off")
    #expect(recognizers.last?.passedOver == TraceReason(.recognizerDisabled))
  }
}
