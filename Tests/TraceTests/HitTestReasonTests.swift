// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Trace

/// Why calls of `hitTest` answered so, where the event that ends them does not say it.
@Suite struct HitTestReasonTests {
  private static let point = TracePoint(x: 1, y: 2)
  private static let outside = TraceReason(.pointOutsideBounds, numbers: [.left: 3])

  private func entered(_ view: String, in parent: Int? = nil, seq: Int) -> TraceEvent {
    event(seq, parent, .hitTestEntered(.init(view: view, point: Self.point, isDirect: false)))
  }

  private func event(_ sequence: Int, _ parent: Int?, _ kind: TraceEvent.Kind) -> TraceEvent {
    TraceEvent(sequence: sequence, time: 0, parent: parent, kind: kind)
  }

  private func returned(
    _ view: String, _ result: String? = nil, in parent: Int, seq: Int, _ reason: TraceReason? = nil
  ) -> TraceEvent {
    event(seq, parent, .hitTestReturned(.init(view: view, result: result, reason: reason)))
  }

  private func gates(_ view: String, in parent: Int, seq: Int, hidden: Bool) -> TraceEvent {
    let gates = GateChecks(checking: true, isAnimating: false, isHidden: hidden, alpha: 1)
    return event(seq, parent, .gatesChecked(.init(view: view, gates: gates)))
  }

  private func answered(
    _ view: String, in parent: Int, seq: Int, at point: TracePoint = Self.point, _ answer: Bool
  ) -> [TraceEvent] {
    [
      event(seq, parent, .pointInsideAsked(.init(view: view, point: point))),
      event(
        seq + 1, seq,
        .pointInsideAnswered(
          .init(view: view, point: point, answer: answer, reason: answer ? nil : Self.outside))),
    ]
  }

  private func reasons(_ events: [TraceEvent]) -> [TraceReason?] {
    var reasons = HitTestReasons()
    return events.compactMap { event -> TraceReason?? in
      let reason = reasons.reason(of: event)
      guard case .hitTestReturned = event.kind else {
        #expect(reason == nil)
        return nil
      }
      return .some(reason)
    }
  }

  @Test func aClosedGateIsTheReason() {
    #expect(
      reasons([entered("A", seq: 1), gates("A", in: 1, seq: 2, hidden: true), returned("A", in: 1, seq: 3)])
        == [TraceReason(.hidden)])
  }

  @Test func aRefusedPointIsTheReasonOfItsOwnCallAlone() {
    let inner =
      [entered("B", in: 1, seq: 5), gates("B", in: 5, seq: 6, hidden: false)]
      + answered("B", in: 5, seq: 7, false) + [returned("B", in: 5, seq: 9)]
    let outer =
      [entered("A", seq: 1), gates("A", in: 1, seq: 2, hidden: false)] + answered("A", in: 1, seq: 3, true)
      + inner + [returned("A", "A", in: 1, seq: 10)]
    #expect(reasons(outer) == [Self.outside, nil])
  }

  @Test func whatTheEventSaysItselfGoesFirst() {
    let override = TraceReason(.customHitTest)
    #expect(
      reasons([
        entered("A", seq: 1), gates("A", in: 1, seq: 2, hidden: true), returned("A", in: 1, seq: 3, override),
      ]) == [override])
  }

  @Test("An override that asks about another point is refused there, and not for its call's point")
  func anotherPoint() {
    let events =
      [entered("A", seq: 1)] + answered("A", in: 1, seq: 2, at: TracePoint(x: 90, y: 90), false)
      + [returned("A", in: 1, seq: 4)]
    #expect(reasons(events) == [nil])
  }

  @Test func aViewThatReturnsAnotherIsNotRefused() {
    #expect(
      reasons([
        entered("A", seq: 1), gates("A", in: 1, seq: 2, hidden: true), returned("A", "B", in: 1, seq: 3),
      ]) == [nil])
  }

  @Test func aSkippedViewDoesNotEndTheCallAroundIt() {
    let skipped = TraceReason(.nonInvertibleTransform)
    #expect(
      reasons([
        entered("A", seq: 1), returned("Flat", in: 1, seq: 2, skipped),
        gates("A", in: 1, seq: 3, hidden: true), returned("A", in: 1, seq: 4),
      ]) == [skipped, TraceReason(.hidden)])
  }

  @Test func aClosedGateIsTheReasonOfItsEvent() {
    #expect(gates("A", in: 1, seq: 2, hidden: true).kind.reason == TraceReason(.hidden))
    #expect(gates("A", in: 1, seq: 2, hidden: false).kind.reason == nil)
  }
}
