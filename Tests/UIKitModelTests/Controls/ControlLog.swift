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
    case .touchesDelivered(let record):
      return "\(record.responder) \(record.method.rawValue)"
    case .controlTracking(let record):
      return "\(record.control) \(record.hook.rawValue)" + (record.answer.map { " -> \($0)" } ?? "")
    case .controlEventsSent(let record):
      return "\(record.control) sends \(record.events.map(\.rawValue).joined(separator: ", "))"
    case .actionSent(let record):
      let detail = record.event?.rawValue ?? record.state?.rawValue ?? "-"
      return "\(record.action) from \(record.sender ?? "nobody") to \(record.target) for \(detail)"
    case .actionDropped(let record):
      return "\(record.action) dropped [\(record.reason.code.rawValue)]"
    case .propertyChanged(let record) where properties:
      return "\(record.object).\(record.property) = \(record.value)"
    case .recognizerReceived(let record):
      return "\(record.recognizer) \(record.method)"
    case .recognizerStateChanged(let record) where record.to != .possible:
      return "\(record.recognizer) \(record.from) -> \(record.to) [\(record.reason.code.rawValue)]"
    case .questionAnswered(let record):
      return "\(record.asked) \(record.question) \(record.recognizer ?? "-") -> \(record.answer)"
    default:
      return nil
    }
  }

  /// The control events in the order of sending.
  var controlEvents: [String] {
    events.flatMap { event -> [String] in
      guard case .controlEventsSent(let record) = event.kind else { return [] }
      return record.events.map(\.rawValue)
    }
  }

  /// The changes of properties, such as `Save.isHighlighted = true`.
  var propertyChanges: [String] {
    events.compactMap { event in
      guard case .propertyChanged(let record) = event.kind else { return nil }
      return "\(record.object).\(record.property) = \(record.value)"
    }
  }

  /// The actions that were sent, such as `save: to Page for touchUpInside`.
  var sentActions: [String] {
    events.compactMap { event in
      guard case .actionSent(let record) = event.kind else { return nil }
      return
        "\(record.action) to \(record.target) for \(record.event?.rawValue ?? record.state?.rawValue ?? "-")"
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
