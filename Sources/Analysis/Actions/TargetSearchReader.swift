// SPDX-License-Identifier: Apache-2.0

import Trace

/// Finds the searches for targets in a trace, each with the touch within whose events it happened.
struct TargetSearchReader {
  private(set) var searches: [TargetSearch] = []

  /// The touch within whose events others happen, and the control events that are being sent, by sequence number.
  private var causes: [Int: Cause] = [:]

  /// The touches that recognizers and controls with timers had last.
  private var owners: [String: String] = [:]

  private struct Cause {
    var touch: String?
    var events: [String] = []
    var search: Int?
  }

  private let index: ScreenIndex

  init(_ trace: TouchTrace, _ index: ScreenIndex) {
    self.index = index
    for event in trace.events { read(event) }
  }

  private mutating func read(_ event: TraceEvent) {
    var cause = event.parent.flatMap { causes[$0] } ?? Cause()
    if case .inputReceived = event.kind { cause = Cause() }
    followTouch(event.kind, &cause)
    if case .controlEventsSent(_, let events) = event.kind { cause.events = events }
    if case .targetSearchBegan(let action, let sender, let start, let reason) = event.kind {
      cause.search = searches.count
      searches.append(
        TargetSearch(
          action: action, sender: sender, event: self.event(of: action, sender, among: cause.events),
          touch: cause.touch, start: start, reason: reason))
    }
    if case .targetAsked(let responder, let action, let answer) = event.kind {
      change(cause.search, action) {
        $0.asked.append(TargetSearch.Question(responder: responder, answer: answer))
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
    if case .actionDropped(let action, _, let reason) = event.kind {
      change(cause.search, action) { $0.result = .dropped(reason) }
    }
    causes[event.sequence] = cause
  }

  private mutating func followTouch(_ kind: TraceEvent.Kind, _ cause: inout Cause) {
    if case .touchesDelivered(_, _, let touches) = kind { cause.touch = touches.first ?? cause.touch }
    if case .eventSent(_, let touches) = kind { cause.touch = touches.first ?? cause.touch }
    if case .recognizerReceived(let recognizer, _, let touches) = kind {
      cause.touch = touches.first ?? cause.touch
      owners[recognizer] = touches.first
    }
    if case .controlTracking(let control, _, let touch?, _) = kind {
      cause.touch = touch
      owners[control] = touch
    }
    if case .timerFired(let owner, _) = kind { cause.touch = owners[owner] ?? cause.touch }
  }

  /// The control event for which a control sends an action; nil unless the action is registered for just one
  /// of them.
  private func event(of action: String, _ sender: String?, among events: [String]) -> String? {
    guard let sender, let control = index.view(sender)?.control else { return nil }
    let registered = control.actions.filter { $0.action == action }.compactMap(\.event)
    let possible = events.filter(registered.contains)
    return possible.count == 1 ? possible[0] : nil
  }

  private mutating func change(_ search: Int?, _ action: String, _ body: (inout TargetSearch) -> Void) {
    guard let search, searches[search].action == action else { return }
    body(&searches[search])
  }
}
