// SPDX-License-Identifier: Apache-2.0

package import Trace

/// A line of a log in parts.
package struct LogText: Hashable, Sendable {
  /// How many calls it lies within.
  package var level: Int

  /// What a log prints.
  package var text: String

  /// Why, where the line does not say it, and whom the reason is about.
  package var reason: TraceReason?
  package var subject: String?

  /// Whether its view was passed over without a call.
  package var isPassedOver = false
}

/// How calls nest in the events of a trace.
struct CallLevels {
  /// By position, the calls around an event, or around the call that it ends.
  private var levels: [Int] = []

  /// The events of views that were passed over without a call.
  private var passedOver: Set<Int> = []

  init(_ events: [TraceEvent]) {
    var calls: [Int: (level: Int, view: String?)] = [:]
    levels.reserveCapacity(events.count)
    for (position, event) in events.enumerated() {
      let outer = event.parent.flatMap { calls[$0] }
      let inside = (outer?.level ?? -1) + 1
      var view: String?
      var level = inside
      if case .hitTestEntered(let record) = event.kind { view = record.view }
      if case .pointInsideAsked(let record) = event.kind { view = record.view }
      if case .pointInsideAnswered(let record) = event.kind, outer?.view == record.view { level -= 1 }
      if case .hitTestReturned(let record) = event.kind {
        if outer?.view == record.view {
          level -= 1
        } else if record.result == nil {
          passedOver.insert(position)
        }
      }
      calls[event.sequence] = (inside, view)
      levels.append(level)
    }
  }

  /// The line of an event in the words of a language; nil if the events around it say it all.
  func line(_ position: Int, _ events: [TraceEvent], _ words: (LogPhrase) -> String) -> LogText? {
    let kind = events[position].kind
    guard let text = LogLine(kind)?.text(words) else { return nil }
    var line = LogText(level: levels[position], text: text)
    if case .hitTestReturned(let record) = kind {
      line.isPassedOver = passedOver.contains(position)
      if line.isPassedOver { line.text = words(.notAsked(view: record.view, reason: nil)) }
      line.reason = record.reason
      line.subject = record.view
    }
    if case .pointInsideAnswered(let record) = kind, record.answer, let reason = record.reason {
      line.reason = reason
      line.subject = record.view
    }
    return line
  }
}
