// SPDX-License-Identifier: Apache-2.0

import Analysis
import Testing
import Trace

@MainActor
@Suite struct GesturesTests {
  private func card(_ recognizers: String, touches: String) throws -> TraceAnalysis {
    try analysis(
      """
      window:
        subviews:
          - id: Card
            frame: [0, 0, 100, 100]
            gestureRecognizers: \(recognizers)
      touches: \(touches)
      """)
  }

  @Test("GR-10: an attempt goes from its first touch to the reset")
  func anAttemptIsOneGesture() throws {
    let analysis = try card(
      "[{id: tap, class: UITapGestureRecognizer}]", touches: "[{tap: [50, 50]}, {tap: [50, 50], at: 2}]")
    let attempts = analysis.touches.compactMap { analysis.gestures(of: $0).attempts["tap"] }
    #expect(attempts.map(\.touches) == [["touch1"], ["touch2"]])
    #expect(attempts.map(\.start) == [0, 2])
    #expect(attempts.map { $0.changes.map(\.to) } == [[.ended, .possible], [.ended, .possible]])
  }

  @Test("GR-23: a finger that joins shares the whole gesture")
  func aFingerThatJoinsSharesTheGesture() throws {
    let analysis = try card(
      "[{id: pan, class: UIPanGestureRecognizer}]",
      touches: """
        [{began: [50, 50], finger: a}, {moved: [70, 50], finger: a}, {began: [90, 90], finger: b},
         {moved: [80, 50], finger: a}, {ended: [80, 50], finger: a}, {ended: [90, 90], finger: b}]
        """)
    let states = analysis.touches.map { touch in
      analysis.gestures(of: touch).recognizers.flatMap { $0.changes.map(\.state) }
    }
    #expect(states == [[.began, .changed, .ended], [.began, .changed, .ended]])
  }
}
