// SPDX-License-Identifier: Apache-2.0

import Trace

/// Finds the searches for targets in a trace, each with the touch within whose events it happened.
struct TargetSearchReader {
  private(set) var searches: [TargetSearch] = []

  /// The control events that are being sent and the search that goes on within an event, by sequence number.
  private var causes: [Int: Cause] = [:]

  private struct Cause {
    var events: [ControlEvent] = []
    var search: Int?
  }

  private let analysis: TraceAnalysis

  init(_ analysis: TraceAnalysis) {
    self.analysis = analysis
    for event in analysis.trace.events { read(event) }
  }

  private mutating func read(_ event: TraceEvent) {
    var cause = event.parent.flatMap { causes[$0] } ?? Cause()
    if case .inputReceived = event.kind { cause = Cause() }
    if case .controlEventsSent(let record) = event.kind { cause.events = record.events }
    if case .targetSearchBegan(let record) = event.kind {
      cause.search = searches.count
      searches.append(
        TargetSearch(
          action: record.action, sender: record.sender,
          event: self.event(of: record.action, record.sender, among: cause.events),
          touch: analysis.causes[event.sequence]?.first, start: record.start, reason: record.reason))
    }
    if case .targetAsked(let record) = event.kind {
      change(cause.search, record.action) {
        $0.asked.append(TargetSearch.Question(responder: record.responder, answer: record.answer))
      }
    }
    if let record = event.kind.action {
      change(cause.search, record.action) {
        $0.result = .sent(target: record.target)
        $0.event = record.event ?? $0.event
      }
      // What the target does is a matter of its own.
      cause.search = nil
    }
    if case .actionDropped(let record) = event.kind {
      change(cause.search, record.action) { $0.result = .dropped(record.reason) }
    }
    causes[event.sequence] = cause
  }

  /// The control event for which a control sends an action; nil unless the action is registered for just one
  /// of them.
  private func event(of action: String, _ sender: String?, among events: [ControlEvent]) -> ControlEvent? {
    guard let sender, let control = analysis.index.view(sender)?.control else { return nil }
    let registered = control.actions.filter { $0.action == action }.compactMap(\.event)
    let possible = events.filter(registered.contains)
    return possible.count == 1 ? possible[0] : nil
  }

  private mutating func change(_ search: Int?, _ action: String, _ body: (inout TargetSearch) -> Void) {
    guard let search, searches[search].action == action else { return }
    body(&searches[search])
  }
}
