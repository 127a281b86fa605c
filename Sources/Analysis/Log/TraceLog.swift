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
      guard let line = endsCall ? Self.line(for: event.kind) : Self.lineWithoutCall(for: event.kind) else {
        continue
      }
      let level = endsCall ? inside - 1 : inside
      text += String(repeating: "  ", count: level)
      text += LineText.safe(line)
      text += "\n"
    }
    return text
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
    guard case .hitTestReturned(let view, nil, let reason) = kind else { return line(for: kind) }
    return "\(view) not asked" + (reason.map { ": \($0.code)" } ?? "")
  }

  private static func line(for kind: TraceEvent.Kind) -> String? {
    switch kind {
    case .hitTestPassBegan(let touch, let pass, let location, _):
      "\(touch) hit-test pass \(pass) \(braced(location))"
    case .hitTestEntered(let view, let point, _):
      "\(view) hitTest \(braced(point))"
    case .pointInsideAnswered(let view, let point, let answer, _):
      "\(view) pointInside \(braced(point)) -> \(answer)"
    case .hitTestReturned(let view, let result, _):
      "\(view) hitTest -> \(result ?? "nil")"
    case .touchUpdated(let sample):
      "\(sample.touch) \(sample.phase) \(braced(sample.location))"
    case .recognizersCollected(let touch, let recognizers):
      recognizers.isEmpty ? nil : "\(touch) recognizers: \(recognizers.joined(separator: ", "))"
    case .responderChain(let touch, let links):
      "\(touch) chain: \(links.map(\.responder).joined(separator: " -> "))"
    case .eventSent(let receiver, _):
      "\(receiver) sendEvent"
    case .touchesDelivered(let responder, let method, _):
      "\(responder) \(method)"
    case .touchesKept(let responder, let method, let reason):
      "\(responder) \(method) kept: \(reason.code)"
    case .eventDropped(let touches, let method, let responder, let reason):
      "\(responder ?? touches.joined(separator: ", ")) \(method) dropped: \(reason.code)"
    case .hitTestPassEnded, .gatesChecked, .pointInsideAsked, .touchesForwarded:
      nil
    }
  }

  private static func braced(_ point: TracePoint) -> String {
    "{\(NumberText.plain(point.x)), \(NumberText.plain(point.y))}"
  }
}
