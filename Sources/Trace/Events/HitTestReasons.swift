// SPDX-License-Identifier: Apache-2.0

/// Finds why calls of `hitTest(_:with:)` answered so. A refusal is recorded once, by the gate that was closed or by
/// `point(inside:)`; the event that ends the call has a reason of its own only where nothing within the call says it.
package struct HitTestReasons {
  /// The calls that go on, by the events that entered them.
  private var calls: [Int: Call] = [:]

  /// The call that asked `point(inside:)`, by the event of the question.
  private var askers: [Int: Int] = [:]

  private struct Call {
    var view: String
    var point: TracePoint
    var refusal: TraceReason?
  }

  package init() {}

  /// Takes the next event of a trace.
  ///
  /// - Returns: For `hitTestReturned`, why; nil for another event, and where a view simply answered.
  package mutating func reason(of event: TraceEvent) -> TraceReason? {
    let refusal = refusal(endedBy: event)
    guard case .hitTestReturned(let record) = event.kind else { return nil }
    return record.reason ?? refusal
  }

  /// Takes the next event of a trace.
  ///
  /// - Returns: For `hitTestReturned` with nil, the refusal that was recorded within the call; nil for other events.
  mutating func refusal(endedBy event: TraceEvent) -> TraceReason? {
    switch event.kind {
    case .hitTestEntered(let record):
      calls[event.sequence] = Call(view: record.view, point: record.point)
    case .pointInsideAsked:
      askers[event.sequence] = event.parent
    case .gatesChecked(let record):
      guard let refusal = record.gates.refusal, let entered = event.parent else { break }
      refuse(entered, record.view, refusal)
    case .pointInsideAnswered(let record):
      guard let asked = event.parent, let entered = askers.removeValue(forKey: asked), !record.answer,
        calls[entered]?.point == record.point
      else { break }
      refuse(entered, record.view, record.reason)
    case .hitTestReturned(let record):
      guard let entered = event.parent, let call = calls[entered], call.view == record.view else { break }
      calls[entered] = nil
      return record.result == nil ? call.refusal : nil
    default: break
    }
    return nil
  }

  private mutating func refuse(_ entered: Int, _ view: String, _ reason: TraceReason?) {
    if calls[entered]?.view == view { calls[entered]?.refusal = reason }
  }
}
