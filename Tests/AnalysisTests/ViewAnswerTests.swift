// SPDX-License-Identifier: Apache-2.0

import Analysis
import Testing
import Trace

/// Why a view that was asked did not get the touch.
@MainActor
@Suite struct ViewAnswerTests {
  @Test func theHitViewAndThoseAboveIt() throws {
    let answers = try tap(10, 10, on: "- {id: Card, frame: [5, 5, 50, 50]}")
    #expect(answers.why("Card") == "hit; {5, 5} is inside")
    #expect(answers.why("Page") == "passedUp; {10, 10} is inside")
    #expect(answers.why("UIWindow") == "passedUp; {10, 10} is inside")
  }

  @Test("HT-3: a hidden view")
  func hidden() throws {
    let answers = try tap(10, 10, on: "- {id: Ghost, isHidden: true}")
    #expect(answers.why("Ghost") == "refused, hidden; {10, 10} is inside")
  }

  @Test("HT-8: an alpha below the threshold, with the alpha that the layer keeps")
  func alphaBelowThreshold() throws {
    let answers = try tap(10, 10, on: "- {id: Faint, alpha: 0.005}")
    #expect(
      answers.why("Faint") == "refused, alphaBelowThreshold (alpha 0.005, threshold 0.01); {10, 10} is inside"
    )
    let edge = try tap(10, 10, on: "- {id: Faint, alpha: 0.01}").touch.walk.last?.reason
    #expect(edge?.numbers[.alpha] == Double(Float(0.01)))
  }

  @Test("HT-3: interaction disabled")
  func interactionDisabled() throws {
    let answers = try tap(10, 10, on: "- {id: Label, class: UILabel}")
    #expect(answers.why("Label") == "refused, interactionDisabled; {10, 10} is inside")
  }

  @Test(
    "HT-11, HT-12: a point outside the bounds, with the distance beyond each edge",
    arguments: [
      (49, 149, "refused, pointOutsideBounds (above 1, left 1); {-1, -1} is outside"),
      (70, 120.5, "refused, pointOutsideBounds (above 29.5); {20, -29.5} is outside"),
      (160, 160, "refused, pointOutsideBounds (right 10); {110, 10} is outside"),
      (150, 200, "refused, pointOutsideBounds (below 0, right 0); {100, 50} is outside"),
      (49, 300, "refused, pointOutsideBounds (below 100, left 1); {-1, 150} is outside"),
      (50, 150, "hit; {0, 0} is inside"),
      (149.99, 199.99, "hit; {99.99, 49.99} is inside"),
    ])
  func pointOutsideBounds(_ x: Double, _ y: Double, _ answer: String) throws {
    #expect(try tap(x, y, on: "- {id: Card, frame: [50, 150, 100, 50]}").why("Card") == answer)
  }

  @Test("HT-14: bounds without height")
  func zeroSize() throws {
    let answers = try tap(
      10, 10, on: "- {id: Flat, frame: [0, 0, 100, 0], subviews: [{id: Inner, frame: [0, 0, 100, 50]}]}")
    #expect(answers.why("Flat") == "refused, zeroSize (height 0, width 100); {10, 10} is outside")
    #expect(
      answers.why("Inner") == "notAsked, outsideAncestor Flat (height 0, width 100); {10, 10} is inside")
  }

  @Test("HT-16: an override of point(inside:) says no")
  func customPointInside() throws {
    let answers = try tap(
      2, 2, on: "- {id: Round, frame: [0, 0, 100, 100], pointInside: circle, subviews: [{id: Inner}]}")
    #expect(answers.why("Round") == "refused, customPointInside; {2, 2} is inside")
    #expect(answers.why("Inner") == "notAsked, outsideAncestor Round; {2, 2} is inside")
  }

  @Test("HT-17: an override of hitTest says nil")
  func customHitTest() throws {
    let answers = try tap(2, 2, on: "- {id: Shim, hitTest: {returns: nil}, subviews: [{id: Inner}]}")
    #expect(answers.why("Shim") == "refused, customHitTest; {2, 2} is inside")
    #expect(answers.why("Inner") == "notAsked, notReached Shim; {2, 2} is inside")
  }

  @Test("HT-21: a transform without an inverse")
  func nonInvertibleTransform() throws {
    let answers = try tap(2, 2, on: "- {id: Flat, transform: [0, 0, 0, 1, 0, 0], subviews: [{id: Inner}]}")
    #expect(answers.why("Flat") == "passedOver, nonInvertibleTransform")
    #expect(answers.why("Inner") == "notAsked, outsideAncestor Flat")
  }

  @Test("HT-27: a running animation covers the view and what is in it")
  func animating() throws {
    let answers = try tap(2, 2, on: "- {id: Moving, isAnimating: true, subviews: [{id: Inner}]}")
    #expect(answers.why("Moving") == "refused, animating; {2, 2} is inside")
    #expect(answers.why("Inner") == "notAsked, animating Moving; {2, 2} is inside")
  }

  @Test func aViewOfATransformedOneIsAnsweredInItsOwnCoordinates() throws {
    let answers = try tap(
      100, 100,
      on: "- {id: Small, bounds: [0, 0, 200, 200], center: [100, 100], transform: [0.5, 0, 0, 0.5, 0, 0]}")
    #expect(answers.why("Small") == "hit; {100, 100} is inside")
    let turned = try tap(
      90, 100,
      on: "- {id: Turned, bounds: [0, 0, 100, 20], center: [100, 100], transform: [0, 1, -1, 0, 0, 0]}")
    #expect(turned.why("Turned") == "refused, pointOutsideBounds (below 0); {50, 20} is outside")
  }

  @Test func aScrolledViewIsAnsweredInItsOwnCoordinates() throws {
    let answers = try tap(
      10, 10,
      on:
        "- {id: List, class: UIScrollView, contentOffset: [0, 300], subviews: [{id: Row, frame: [0, 300, 320, 44]}]}"
    )
    #expect(answers.why("List") == "passedUp; {10, 310} is inside")
    #expect(answers.why("Row") == "hit; {10, 10} is inside")
  }

  @Test func aWindowThatDoesNotFillTheScreenIsAnsweredInItsOwnCoordinates() throws {
    let answers = try analysis(
      """
      device: {size: [320, 480]}
      windows:
        - {id: Main}
        - {id: Bar, frame: [0, 400, 320, 80], subviews: [{id: Button, frame: [10, 10, 100, 44]}]}
      touches: [{tap: [20, 430]}]
      """)
    #expect(answers.why("Button") == "hit; {10, 20} is inside")
    #expect(answers.why("Main") == "notAsked, windowInFront Bar; {20, 430} is inside")
  }
}
