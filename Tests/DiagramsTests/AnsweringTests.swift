// SPDX-License-Identifier: Apache-2.0

import Analysis
import Testing
import Trace

@testable import Diagrams

@MainActor
@Suite struct AnsweringTests {
  private func kinds(_ trace: TouchTrace) -> [DiagramKind] {
    Diagrams.answering(to: TraceAnalysis(trace)).filter { $0.place == .touch }
  }

  @Test func aTapThatAButtonKeepsIsToldByPathAndCalls() throws {
    let trace = try Scenarios.trace(
      """
      device: {size: [320, 480]}
      window: {subviews: [{id: Buy, class: UIButton, frame: [0, 0, 100, 50]}]}
      touches: [{tap: [50, 25]}]
      """)
    #expect(kinds(trace) == [.hitPath, .sequence])
  }

  @Test func aRefusalIsOpenedAndAChainWithSeveralRespondersShown() throws {
    let trace = try Scenarios.trace(
      """
      device: {size: [320, 480]}
      window:
        rootViewController:
          view: {id: Page, subviews: [{id: Card, frame: [0, 0, 100, 50]}, {id: Low, frame: [0, 200, 100, 50]}]}
      touches: [{tap: [50, 25]}]
      """)
    #expect(kinds(trace) == [.hitPath, .hitTestFlow, .responderChain, .sequence])
  }

  @Test func recognizersAreShownOverTime() throws {
    let trace = try GestureScenario.card(
      "[{id: tap, class: UITapGestureRecognizer}]", touches: GestureScenario.tap)
    #expect(kinds(trace).contains(.gestureLanes))
  }
}
