// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace

extension TouchTrace {
  /// Hit testing as a log, two spaces a level, with the reason of every answer that has one.
  ///
  /// ```text
  /// UIWindow hitTest {5, 5}
  ///   UIWindow pointInside {5, 5} -> true
  ///   Button hitTest {-5, 5}
  ///     Button pointInside {-5, 5} -> false
  ///   Button hitTest -> nil
  /// UIWindow hitTest -> UIWindow
  /// ```
  func hitTestLog(pass: Int? = nil, reasons: Bool = false) -> String {
    var depths: [Int: Int] = [:]
    var lines: [String] = []
    var isWanted = pass == nil
    var hitTests = HitTestReasons()
    for event in events {
      let reason = hitTests.reason(of: event)
      let depth = event.parent.flatMap { depths[$0] } ?? 0
      let indent = String(repeating: "  ", count: depth)
      switch event.kind {
      case .hitTestPassBegan(let record):
        if let pass { isWanted = record.pass == pass }
      case .hitTestPassEnded:
        isWanted = pass == nil
      case .hitTestEntered(let record):
        depths[event.sequence] = depth + 1
        if isWanted {
          lines.append(
            "\(indent)\(record.view) hitTest \(record.point.text)\(record.isDirect ? " (direct)" : "")")
        }
      case .pointInsideAsked(let record):
        depths[event.sequence] = depth + 1
        guard isWanted, let (answer, reason) = answer(to: event) else { continue }
        lines.append(
          "\(indent)\(record.view) pointInside \(record.point.text) -> \(answer)\(text(reason, if: reasons))")
      case .hitTestReturned(let record):
        let isSkipped = !isReturn(event, of: record.view)
        let indent = String(repeating: "  ", count: isSkipped ? depth : depth - 1)
        guard isWanted else { continue }
        let verb = isSkipped ? "skipped" : "hitTest -> \(record.result ?? "nil")"
        lines.append("\(indent)\(record.view) \(verb)\(text(reason, if: reasons || isSkipped))")
      default:
        break
      }
    }
    return lines.joined(separator: "\n")
  }

  private func answer(to asked: TraceEvent) -> (Bool, TraceReason?)? {
    for event in events where event.parent == asked.sequence {
      if case .pointInsideAnswered(let record) = event.kind { return (record.answer, record.reason) }
    }
    return nil
  }

  /// Whether the event returns from the call that is its parent.
  private func isReturn(_ event: TraceEvent, of view: String) -> Bool {
    guard let parent = event.parent, case .hitTestEntered(let record) = events[parent - 1].kind,
      record.view == view
    else {
      return false
    }
    return true
  }

  private func text(_ reason: TraceReason?, if isWanted: Bool) -> String {
    guard isWanted, let reason else { return "" }
    return " [\(reason.text)]"
  }

  /// Delivery as a log: what `sendEvent` and the touches methods did.
  var deliveryLog: String {
    var depths: [Int: Int] = [:]
    var lines: [String] = []
    for event in events {
      let depth = event.parent.flatMap { depths[$0] } ?? 0
      let indent = String(repeating: "  ", count: depth)
      switch event.kind {
      case .eventSent(let record):
        depths[event.sequence] = depth + 1
        lines.append("\(indent)\(record.receiver) sendEvent \(record.touches.joined(separator: ", "))")
      case .touchesDelivered(let record):
        depths[event.sequence] = depth + 1
        lines.append(
          "\(indent)\(record.responder) \(record.method) \(record.touches.joined(separator: ", "))")
      case .touchesForwarded(let record):
        lines.append("\(indent)to \(record.next)")
      case .touchesKept(let record):
        lines.append("\(indent)kept [\(record.reason.text)]")
      case .eventDropped(let record):
        lines.append("\(indent)dropped \(record.touches.joined(separator: ", ")) [\(record.reason.text)]")
      default:
        break
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The state of touches, one line for each change.
  var touchLog: [String] {
    events.compactMap { event in
      guard case .touchUpdated(let sample) = event.kind else { return nil }
      return "\(sample.touch) \(sample.phase) \(sample.location.text) \(sample.view ?? "no view")"
        + (sample.tapCount == 1 ? "" : " tap \(sample.tapCount)")
    }
  }

  /// The responders that got a method, in order, such as `Button touchesBegan`.
  var deliveries: [String] {
    events.compactMap { event in
      guard case .touchesDelivered(let record) = event.kind else { return nil }
      return "\(record.responder) \(record.method)"
    }
  }

  /// The responder chain of a touch as `Button superview`, `UIWindow application`, `UIApplication end`.
  func chain(of touch: String = "touch1") -> [String] {
    for event in events {
      if case .responderChain(let record) = event.kind, record.touch == touch {
        return record.links.map { "\($0.responder) \($0.rule.rawValue)" }
      }
    }
    return []
  }

  /// The view that a touch hit.
  func hitView(of touch: String = "touch1") -> String? {
    for event in events {
      if case .touchUpdated(let sample) = event.kind, sample.touch == touch { return sample.view }
    }
    return nil
  }

  /// The reason that hit testing gave for a view, the last one if there are several.
  func reason(of view: String) -> TraceReason? {
    var hitTests = HitTestReasons()
    var last: TraceReason?
    for event in events {
      let reason = hitTests.reason(of: event)
      if case .hitTestReturned(let record) = event.kind, record.view == view { last = reason }
    }
    return last
  }
}

extension TracePoint {
  var text: String { "{\(Self.text(x)), \(Self.text(y))}" }

  private static func text(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }
}

extension TraceReason {
  /// The code, and the numbers in the order of their names.
  var text: String {
    let values = numbers.sorted { $0.key < $1.key }.map { " \($0.key) \($0.value)" }
    return code.rawValue + values.joined()
  }
}
