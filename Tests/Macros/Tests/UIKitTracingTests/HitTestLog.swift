// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace

/// An event as the published format has it.
struct EventRecord: Decodable {
  var kind: String
  var view: String?
  var result: String?
  var responder: String?
  var recognizer: String?
  var control: String?
  var method: String?
  var point: [Double]?
  var answer: Bool?
  var from: String?
  var to: String?
  var events: [String]?
  var reason: Reason?

  struct Reason: Decodable {
    var code: String
    var subject: String?
  }
}

extension TraceEvent {
  /// What the event's line in a trace says.
  var record: EventRecord {
    // swift-format-ignore: NeverUseForceTry
    try! JSONDecoder().decode(EventRecord.self, from: Data(json.utf8))
  }
}

extension TouchTrace {
  /// The first walk of hit testing, a line for each call of `hitTest` and each answer of `point(inside:)`.
  var firstWalk: String {
    var levels: [Int: Int] = [:]
    var lines: [String] = []
    for event in events {
      let level = event.parent.flatMap { levels[$0] } ?? 0
      levels[event.sequence] = level
      func add(_ text: String, at level: Int) { lines.append(String(repeating: "  ", count: level) + text) }
      let record = event.record
      let view = record.view ?? ""
      let point = (record.point ?? []).map(text).joined(separator: ", ")
      switch record.kind {
      case "hitTestEntered":
        levels[event.sequence] = level + 1
        add("\(view) hitTest {\(point)}", at: level)
      case "pointInsideAsked":
        levels[event.sequence] = level + 1
      case "pointInsideAnswered":
        add("\(view) pointInside {\(point)} -> \(record.answer ?? false)", at: level - 1)
      case "hitTestReturned":
        add("\(view) hitTest -> \(record.result ?? "nil")", at: level - 1)
      case "hitTestPassEnded":
        return lines.joined(separator: "\n")
      default:
        break
      }
    }
    return lines.joined(separator: "\n")
  }

  private func text(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }

  /// The responders that got a touches method, in order.
  var deliveries: [String] { methods(of: "touchesDelivered") }

  /// The responders and methods of the events of a kind, in order.
  func methods(of kind: String) -> [String] {
    events.map(\.record).filter { $0.kind == kind }.map { "\($0.responder ?? "") \($0.method ?? "")" }
  }
}
