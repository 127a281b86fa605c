// SPDX-License-Identifier: Apache-2.0

import Analysis
import Testing
import Trace

@MainActor
@Suite struct TouchJourneyTests {
  /// HT-29: each event goes through the application and the window.
  @Test func everyStationCountsItsCalls() throws {
    let analysis = try analysis(
      """
      window:
        id: Window
        gestureRecognizers: [{id: wide, class: UITapGestureRecognizer}]
        subviews: [{id: A, frame: [0, 0, 100, 100]}]
      touches:
        - drag: {from: [50, 50], to: [80, 50], steps: 3}
      """)
    let journey = analysis.journey(of: analysis.touch)
    #expect(journey.began == 0)
    #expect(journey.applicationEvents == 5 && journey.windowEvents == 5)
    #expect(journey.recognizers == ["wide"])
    #expect(
      journey.calls.map { "\($0.method) \($0.count)" } == [
        "touchesBegan 1", "touchesMoved 3", "touchesEnded 1",
      ])
  }

  @Test func otherTouchesDoNotCount() throws {
    let analysis = try analysis(
      """
      window:
        id: Window
        subviews: [{id: A, frame: [0, 0, 100, 100]}, {id: B, frame: [200, 0, 100, 100]}]
      touches: [{tap: [50, 50]}, {tap: [250, 50], at: 1}]
      """)
    #expect(analysis.touches.count == 2)
    for touch in analysis.touches {
      let journey = analysis.journey(of: touch)
      #expect(journey.applicationEvents == 2)
      #expect(journey.calls.map(\.count) == [1, 1])
    }
  }

  /// RC-10: each method climbs for itself.
  @Test func methodsClimbForThemselves() throws {
    let analysis = try analysis(
      """
      window:
        id: Window
        implements: [touchesEnded]
        subviews: [{id: A, frame: [0, 0, 100, 100], implements: [touchesBegan]}]
      touches: [{tap: [50, 50]}]
      """)
    let chain = analysis.touch.chain
    #expect(analysis.touch.methods == [.began, .ended])
    #expect(chain.first { $0.responder.id == "A" }?.passedOn == [.ended])
    #expect(chain.first { $0.responder.id == "Window" }?.passedOn == [])
  }

  /// RC-17, RC-18: who had the role before the touch.
  @Test func firstRespondersAreThoseBeforeTheTouch() throws {
    let analysis = try analysis(
      """
      window:
        subviews: [{id: Field, class: UITextField, frame: [0, 0, 100, 40]}]
      touches: [{tap: [50, 20]}, {tap: [50, 20], at: 2}]
      """)
    #expect(analysis.firstResponders(beforeTouch: "touch1").isEmpty)
    #expect(analysis.firstResponders(beforeTouch: "touch2") == ["Field"])
  }
}
