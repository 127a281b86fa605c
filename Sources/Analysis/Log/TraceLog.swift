// SPDX-License-Identifier: Apache-2.0

package import Trace

/// A trace as the log that people print from overridden methods, indented two spaces a call.
///
/// ```text
/// TopView hitTest {220, 193}
///   TopView pointInside {220, 193} -> true
///   SubView4 hitTest {212, -185}
///     SubView4 pointInside {212, -185} -> false
///   SubView4 hitTest -> nil
/// TopView hitTest -> TopView
/// ```
package struct TraceLog {
  private let trace: TouchTrace

  package init(_ trace: TouchTrace) {
    self.trace = trace
  }

  /// The log, every line ended.
  package var text: String {
    var text = ""
    for line in lines {
      text += String(repeating: "  ", count: line.level)
      text += line.text
      text += "\n"
    }
    return text
  }

  /// One line of the log.
  package struct Line: Hashable, Sendable {
    /// The event that it tells of.
    package var event: TraceEvent

    /// How many calls it lies within.
    package var level: Int

    /// The words, without indentation.
    package var text: String
  }

  /// The lines, in order. Not every event has one.
  package var lines: [Line] {
    var lines: [Line] = []
    var calls: [Int: Call] = [:]
    for event in trace.events {
      let outer = event.parent.flatMap { calls[$0] }
      let inside = (outer?.level ?? -1) + 1
      switch event.kind {
      case .hitTestEntered(let view, _, _): calls[event.sequence] = Call(level: inside, view: view)
      case .pointInsideAsked(let view, _): calls[event.sequence] = Call(level: inside, view: view)
      default: calls[event.sequence] = Call(level: inside)
      }
      let endsCall = Self.endsCall(event.kind, outer)
      guard let line = endsCall ? LogLine.text(for: event.kind) : Self.lineWithoutCall(for: event.kind) else {
        continue
      }
      let level = endsCall ? inside - 1 : inside
      lines.append(Line(event: event, level: level, text: LineText.safe(line)))
    }
    return lines
  }

  private struct Call {
    var level: Int
    var view: String?
  }

  /// Whether the event tells the end of the call within which it was recorded, and so stands where the call does.
  private static func endsCall(_ kind: TraceEvent.Kind, _ call: Call?) -> Bool {
    switch kind {
    case .hitTestReturned(let view, _, _): call?.view == view
    case .pointInsideAnswered(let view, _, _, _): call?.view == view
    case .hitTestPassEnded: true
    default: false
    }
  }

  /// The line of an event that ends no call: of a view that was passed over there is nothing else.
  private static func lineWithoutCall(for kind: TraceEvent.Kind) -> String? {
    guard case .hitTestReturned(let view, nil, let reason) = kind else {
      return LogLine.text(for: kind)
    }
    return "\(view) not asked" + (reason.map { ": \($0.name)" } ?? "")
  }
}
