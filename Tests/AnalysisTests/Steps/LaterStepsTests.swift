// SPDX-License-Identifier: Apache-2.0

import Analysis
import Testing
import Trace

/// What happens because of a touch after its hit test, step by step.
@MainActor
@Suite("The steps after the hit test")
struct LaterStepsTests {
  /// The steps of a touch after its hit test, with their numbers.
  private func later(_ yaml: String, touch: Int = 0) throws -> String {
    let steps = try analysis("device: {size: [320, 480]}\nconfiguration: {hitTestPasses: 1}\n" + yaml)
      .steps(of: touch)
    return steps.steps.filter { $0.phase != .hitTest }.map(\.words).joined(separator: "\n")
  }

  @Test("UC-1, GR-40: a button with a tap recognizer above it")
  func buttonBelowATap() throws {
    let steps = try later(
      """
      window:
        gestureRecognizers: [{id: tap, class: UITapGestureRecognizer}]
        subviews:
          - {id: Buy, class: UIButton, actions: [{event: touchUpInside, action: buy, target: UIWindow}]}
      touches: [{tap: [10, 10]}]
      """)
    #expect(
      steps == """
        4 began touchUpdated: Buy; phase – → began
        5 began recognizersCollected: Buy
        6 began responderChain: Buy
        7 began eventSent: Buy
        8 began recognizerReceived: tap
        9 began touchesDelivered touchesKept: Buy
        10 began controlTracking: Buy; Buy.isTouchInside false → true; \
        Buy.isTracking false → true; Buy.isHighlighted false → true
        11 began controlEventsSent: Buy
        12 ended touchUpdated: Buy; phase began → ended
        13 ended recognizerReceived: tap
        14 ended questionAnswered: Buy
        15 ended recognizerStateChanged: tap; tap.state possible → failed
        16 ended touchesDelivered touchesKept: Buy
        17 ended controlTracking: Buy
        18 ended actionSent: UIWindow
        19 ended propertyChanged: Buy; Buy.isTracking true → false; \
        Buy.isTouchInside true → false; Buy.isHighlighted true → false
        20 ended recognizerStateChanged: tap; tap.state failed → possible
        """)
  }

  @Test("SV-1, SV-3: a scroll view withholds the touch and takes it over")
  func scrolling() throws {
    let steps = try later(
      """
      window:
        subviews:
          - id: Scroller
            class: UIScrollView
            contentSize: [320, 1000]
            subviews: [{id: Button, class: UIButton, frame: [0, 0, 200, 300]}]
      touches: [{drag: {from: [50, 200], to: [50, 100]}}]
      """)
    #expect(
      steps == """
        5 began touchUpdated: Button; phase – → began
        6 began recognizersCollected: Button
        7 began responderChain: Button
        8 began eventSent: Button
        9 began recognizerReceived: Scroller.panGestureRecognizer
        10 began touchesHeld: Button
        11 moved touchUpdated: Button; phase began → moved; location 50, 200 → 50, 180
        12 moved recognizerReceived: Scroller.panGestureRecognizer
        13 moved questionAnswered: Scroller
        14 moved recognizerStateChanged: Scroller.panGestureRecognizer; \
        Scroller.panGestureRecognizer.state possible → began
        15 moved exclusionDecided recognizerStateChanged: Scroller.panGestureRecognizer; \
        UIScrollViewDelayedTouchesBeganGestureRecognizer.state possible → failed
        16 moved actionSent: Scroller; Scroller.contentOffset 0, 0 → 0, 10
        17 moved touchesDiscarded: Button
        18 moved touchUpdated: Button; location 50, 180 → 50, 160
        19 moved recognizerReceived: Scroller.panGestureRecognizer
        20 moved recognizerStateChanged: Scroller.panGestureRecognizer; \
        Scroller.panGestureRecognizer.state began → changed
        21 moved actionSent: Scroller; Scroller.contentOffset 0, 10 → 0, 30
        22 moved repeated × 3 moved: Button; location 50, 160 → 50, 100; Scroller.contentOffset 0, 30 → 0, 90
        23 ended touchUpdated: Button; phase moved → ended
        24 ended recognizerReceived: Scroller.panGestureRecognizer
        25 ended recognizerStateChanged: Scroller.panGestureRecognizer; \
        Scroller.panGestureRecognizer.state changed → ended
        26 ended actionSent: Scroller
        27 ended recognizerStateChanged: Scroller.panGestureRecognizer; \
        Scroller.panGestureRecognizer.state ended → possible; \
        UIScrollViewDelayedTouchesBeganGestureRecognizer.state failed → possible
        """)
  }

  private static let doubleTap = """
    window:
      subviews:
        - id: Card
          frame: [0, 0, 200, 100]
          implements: [touchesBegan, touchesEnded]
          gestureRecognizers:
            - {id: twice, class: UITapGestureRecognizer, numberOfTapsRequired: 2}
            - {id: once, class: UITapGestureRecognizer, requiresFailureOf: [twice],
               actions: [{action: open, target: Card}]}

    """

  @Test("GR-14, GR-15, GR-25: a tap that waits for a double tap, until a timer falls due")
  func waiting() throws {
    let steps = try later(Self.doubleTap + "touches: [{tap: [10, 10]}]\n")
    #expect(
      steps == """
        4 began touchUpdated: Card; phase – → began
        5 began recognizersCollected: Card
        6 began responderChain: Card
        7 began eventSent: Card
        8 began recognizerReceived: once
        9 began touchesDelivered touchesKept: Card
        10 ended touchUpdated: Card; phase began → ended
        11 ended recognizerReceived: once
        12 ended recognizerWaits: once
        13 ended touchesHeld: Card
        14 later timerFired: twice
        15 later recognizerStateChanged: twice; twice.state possible → failed
        16 later recognizerStateChanged: once; once.state possible → ended
        17 later actionSent: Card
        18 later touchesTaken: Card
        19 later touchesDelivered touchesForwarded eventDropped: Card
        20 later recognizerStateChanged: once; once.state ended → possible; \
        twice.state failed → possible
        """)
  }

  @Test("GR-31: the first tap also reports what the second tap decides")
  func secondTap() throws {
    let steps = try later(Self.doubleTap + "touches: [{doubleTap: [10, 10]}]\n")
    #expect(
      steps == """
        4 began touchUpdated: Card; phase – → began
        5 began recognizersCollected: Card
        6 began responderChain: Card
        7 began eventSent: Card
        8 began recognizerReceived: once
        9 began touchesDelivered touchesKept: Card
        10 ended touchUpdated: Card; phase began → ended
        11 ended recognizerReceived: once
        12 ended recognizerWaits: once
        13 ended touchesHeld: Card
        14 later touchUpdated: Card
        15 later recognizerStateChanged: twice; twice.state possible → ended
        16 later recognizerStateChanged: once; once.state possible → failed
        17 later touchesTaken: Card
        18 later touchesDelivered touchesForwarded eventDropped: Card
        19 later recognizerStateChanged: once; once.state failed → possible; \
        twice.state ended → possible
        """)
  }

  @Test("TE-14: an interruption, and the touch that it cancels")
  func interruption() throws {
    let steps = try later(
      """
      window: {subviews: [{id: Card, implements: [touchesBegan, touchesCancelled]}]}
      touches:
        - {began: [10, 10], at: 0}
        - {interrupt: call, at: 0.2}
      """)
    #expect(
      steps == """
        4 began touchUpdated: Card; phase – → began
        5 began recognizersCollected: Card
        6 began responderChain: Card
        7 began eventSent: Card
        8 began touchesDelivered touchesKept: Card
        9 cancelled inputReceived: UIApplication
        10 cancelled touchUpdated: Card; phase began → cancelled
        11 cancelled touchesTaken: Card
        12 cancelled touchesDelivered touchesKept: Card
        """)
  }

  @Test("GR-35: two fingers that move together, each reported with its own moves")
  func twoFingers() throws {
    let steps = try later(
      """
      window:
        subviews:
          - id: Photo
            isMultipleTouchEnabled: true
            gestureRecognizers: [{id: pinch, class: UIPinchGestureRecognizer}]
      touches:
        - pinch: {center: [160, 240], from: 100, to: 200}
      """)
    #expect(
      steps == """
        4 began touchUpdated: Photo; phase – → began
        5 began recognizersCollected: Photo
        6 began responderChain: Photo
        7 began eventSent: Photo
        8 began recognizerReceived: pinch
        9 began touchesDelivered touchesForwarded: Photo
        10 began touchesDelivered touchesForwarded: UIWindow
        11 began touchesDelivered touchesForwarded: UIWindowScene
        12 began touchesDelivered touchesForwarded: UIApplication
        13 began touchesDelivered eventDropped: AppDelegate
        14 moved touchUpdated: Photo; phase began → moved; location 110, 240 → 101.67, 240
        15 moved recognizerReceived: pinch
        16 moved recognizerStateChanged: pinch; pinch.state possible → began
        17 moved touchesTaken: Photo
        18 moved touchesDelivered touchesForwarded eventDropped: Photo
        19 moved touchUpdated: Photo; location 101.67, 240 → 93.33, 240
        20 moved recognizerReceived: pinch
        21 moved recognizerStateChanged: pinch; pinch.state began → changed
        22 moved repeated × 4 moved: Photo; location 93.33, 240 → 60, 240
        23 ended touchUpdated: Photo; phase moved → ended
        24 ended recognizerReceived: pinch
        25 ended recognizerStateChanged: pinch; pinch.state changed → ended
        26 ended recognizerStateChanged: pinch; pinch.state ended → possible
        """)
  }

  @Test("RC-9: each hop of the first method is a step, those of the next are one")
  func hops() throws {
    let steps = try later("window: {subviews: [{id: Card}]}\ntouches: [{tap: [10, 10]}]\n")
    #expect(
      steps == """
        4 began touchUpdated: Card; phase – → began
        5 began recognizersCollected: Card
        6 began responderChain: Card
        7 began eventSent: Card
        8 began touchesDelivered touchesForwarded: Card
        9 began touchesDelivered touchesForwarded: UIWindow
        10 began touchesDelivered touchesForwarded: UIWindowScene
        11 began touchesDelivered touchesForwarded: UIApplication
        12 began touchesDelivered eventDropped: AppDelegate
        13 ended touchUpdated: Card; phase began → ended
        14 ended touchesDelivered touchesForwarded eventDropped: Card
        """)
  }
}
