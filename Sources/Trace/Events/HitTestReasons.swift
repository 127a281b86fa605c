// SPDX-License-Identifier: Apache-2.0

/// Finds the reason for each result of `hitTest(_:with:)`. The closed gate or `point(inside:)` records a refusal, once;
/// the event that ends the call has its own reason only if no event inside the call has it.
package struct HitTestReasons {
  /// The calls that have not returned, by the sequence number of the event that entered them.
  private var calls: [Int: Call] = [:]

  /// The `hitTest` call that asked `point(inside:)`, by the sequence number of that question.
  private var askers: [Int: Int] = [:]

  private struct Call {
    var view: String
    var point: TracePoint
    var refusal: TraceReason?
  }

  package init() {}

  /// Reads the next event of a trace.
  ///
  /// - Returns: The reason for the result, for `hitTestReturned`; nil for other events, and if the view simply
  ///   answered.
  package mutating func reason(of event: TraceEvent) -> TraceReason? {
    let refusal = refusal(endedBy: event)
    guard case .hitTestReturned(let record) = event.kind else { return nil }
    return record.reason ?? refusal
  }

  /// Reads the next event of a trace.
  ///
  /// - Returns: The refusal recorded inside the call, for a `hitTestReturned` with nil; nil for other events.
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
