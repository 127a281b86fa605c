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

  @Test("GR-14: requirements of code, of a delegate and of a subclass")
  func requirementsSayWhereTheyComeFrom() throws {
    let analysis = try card(
      """
      [{id: a, class: UITapGestureRecognizer, requiresFailureOf: b},
       {id: b, class: UITapGestureRecognizer, numberOfTapsRequired: 2,
        delegate: {id: Judge, shouldRequireFailure: {only: {recognizer: c}}, shouldBeRequiredToFail: false}},
       {id: c, class: UITapGestureRecognizer, numberOfTapsRequired: 3}]
      """, touches: "[{tap: [50, 50]}]")
    let relations = analysis.gestures(of: analysis.touch).relations
    let words = relations.filter { $0.kind == .requires }.map { relation in
      "\(relation.recognizer) \(relation.other) \(relation.hasWaited) \(relation.question?.asked ?? "code")"
    }
    #expect(words == ["a b true code", "b c false Judge"])
  }

  @Test("GR-21: a relation belongs to the touches that both recognizers had in one attempt")
  func relationsBelongToTheirAttempts() throws {
    let analysis = try card(
      """
      [{id: single, class: UITapGestureRecognizer},
       {id: double, class: UITapGestureRecognizer, numberOfTapsRequired: 2}]
      """, touches: "[{doubleTap: [50, 50]}]")
    let relations = analysis.touches.map { touch in
      analysis.gestures(of: touch).relations.map { "\($0.recognizer) \($0.other) \($0.kind == .prevents)" }
    }
    #expect(relations == [["single double false"], ["double single true"]])
  }

  @Test("GR-5: questions come in the order of asking, each once")
  func questionsAreInOrder() throws {
    let analysis = try card(
      """
      [{id: pan, class: UIPanGestureRecognizer,
        delegate: {id: Judge, shouldReceiveEvent: true, shouldReceiveTouch: true, shouldBegin: true}}]
      """, touches: "[{began: [50, 50]}, {moved: [70, 50]}, {ended: [70, 50]}]")
    let questions = analysis.gestures(of: analysis.touch).questions["pan"] ?? []
    #expect(questions.map(\.question) == [.shouldReceiveEvent, .shouldReceiveTouch, .shouldBegin])
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
