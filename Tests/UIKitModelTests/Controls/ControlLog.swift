// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace
import UIKitModel

extension TouchTrace {
  /// What controls, recognizers and actions did, two spaces a level.
  ///
  /// ```text
  /// Save touchesBegan
  ///   Save beginTracking -> true
  ///   Save sends touchDown
  /// ```
  func controlLog(properties: Bool = false) -> String {
    var depths: [Int: Int] = [:]
    var lines: [String] = []
    for event in events {
      let depth = event.parent.flatMap { depths[$0] } ?? 0
      depths[event.sequence] = depth
      guard let line = controlLine(event, properties) else { continue }
      depths[event.sequence] = depth + 1
      lines.append(String(repeating: "  ", count: depth) + line)
    }
    return lines.joined(separator: "\n")
  }

  private func controlLine(_ event: TraceEvent, _ properties: Bool) -> String? {
    switch event.kind {
    case .touchesDelivered(let responder, let method, _):
      return "\(responder) \(method)"
    case .controlTracking(let control, let hook, _, let answer):
      return "\(control) \(hook)" + (answer.map { " -> \($0)" } ?? "")
    case .controlEventsSent(let control, let events):
      return "\(control) sends \(events.joined(separator: ", "))"
    case .actionSent(let record):
      let detail = record.event ?? record.state ?? "-"
      return "\(record.action) from \(record.sender ?? "nobody") to \(record.target) for \(detail)"
    case .actionDropped(let action, _, let reason):
      return "\(action) dropped [\(reason.code.rawValue)]"
    case .propertyChanged(let object, let property, let value) where properties:
      return "\(object).\(property) = \(value)"
    case .recognizerReceived(let recognizer, let method, _):
      return "\(recognizer) \(method)"
    case .recognizerStateChanged(let recognizer, let from, let to, let cause) where to != "possible":
      return "\(recognizer) \(from) -> \(to) [\(cause.code.rawValue)]"
    case .questionAnswered(let record):
      return "\(record.asked) \(record.question) \(record.recognizer ?? "-") -> \(record.answer)"
    default:
      return nil
    }
  }

  /// The control events in the order of sending.
  var controlEvents: [String] {
    events.flatMap { event -> [String] in
      guard case .controlEventsSent(_, let names) = event.kind else { return [] }
      return names
    }
  }

  /// The changes of properties, such as `Save.isHighlighted = true`.
  var propertyChanges: [String] {
    events.compactMap { event in
      guard case .propertyChanged(let object, let property, let value) = event.kind else { return nil }
      return "\(object).\(property) = \(value)"
    }
  }

  /// The actions that were sent, such as `save: to Page for touchUpInside`.
  var sentActions: [String] {
    events.compactMap { event in
      guard case .actionSent(let record) = event.kind else { return nil }
      return "\(record.action) to \(record.target) for \(record.event ?? record.state ?? "-")"
    }
  }
}

extension Screen {
  /// The trace of one finger that goes down a second from now and on through points, a tenth of a second
  /// each; the last one is the lift.
  func drag(_ points: (x: CGFloat, y: CGFloat)...) -> TouchTrace { drag(points) }

  func drag(_ points: [(x: CGFloat, y: CGFloat)]) -> TouchTrace {
    let start = application.clock.now + 1
    return trace(
      points.enumerated().map { index, point in
        let phase: UITouch.Phase = index == 0 ? .began : index == points.count - 1 ? .ended : .moved
        return TouchInput("finger", phase, point.x, point.y, at: start + Double(index) / 10)
      })
  }
}
